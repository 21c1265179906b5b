//! The language that cards are written in: a few orthogonal words, read from rows and carried out by the rules.
//!
//! A card has traits (what it is) and abilities (what it does). An [`Ability`] is a sentence: **when** something
//! happens ([`Trigger`]), **only** if something holds ([`Condition`]), the player **choose**s ([`Choice`]) and **then**
//! things are done in order ([`Effect`]) to somebody ([`Who`]) or somewhere ([`Place`]).
//!
//! ```json
//! { "when": "gambit", "choose": [{ "unit": ["enemy"] }], "then": [{ "damage": { "who": "chosen", "amount": 1 } }] }
//! ```
//!
//! Everything is seen by the **bearer**: the unit that has the ability, the General that wears the artifact, or the
//! player who casts the spell. `friendly` and `enemy` are the bearer's controller's. What is granted to a unit is seen
//! by that unit; what a spell leaves for the rest of the turn ([`Effect::Watch`]) is seen by its caster.
//!
//! The words are `Copy` and flat: a list is a slice of static data, a card or an ability is a number. So the rules walk
//! them without a heap, and a state remembers an ability by its number. People write them as JSON
//! (`crate/games/duelyst/data/cards/`); the build reads and validates the rows and writes them as Rust, so that the module
//! carries no reader. The build script compiles this folder too, which is why it knows nothing of the rest of the crate.

mod card;
mod effect;
#[cfg(not(target_family = "wasm"))]
mod read;
mod select;

pub use card::{Card, Faction, Group, Keyword, Keywords, Kind, Rarity, Reveal, Tile, Trait, Tribe};
pub use effect::{Change, CostChange, Effect, Form, Limit, Until};
#[cfg(not(target_family = "wasm"))]
pub use read::{Names, reading};
pub use rulewright_list::List;
pub use select::{Amount, At, Choice, Count, Is, Place, Ref, Side, Since, What, Who};

/// A card, by its place among all cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct CardId(pub u16);

/// An ability, by its place among all abilities: those printed on cards, and those that cards give or leave behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct AbilityId(pub u16);

/// One thing a card does.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub struct Ability {
    /// What sets it off.
    pub when: Trigger,
    /// It works only while, or if, this holds.
    #[cfg_attr(not(target_family = "wasm"), serde(default))]
    pub only: Option<Condition>,
    /// What the player chooses before anything is done, in this order; at most five units or spaces in all.
    #[cfg_attr(not(target_family = "wasm"), serde(default))]
    pub choose: List<Choice>,
    /// What is done, in this order. Who dies leaves the board at once, so that the next effect finds the space free; what
    /// is set off by it waits until the last effect is done.
    #[cfg_attr(not(target_family = "wasm"), serde(default))]
    pub then: List<Effect>,
}

/// What sets an ability off.
///
/// Lists of [`Is`] say whom it watches. The first list of a trigger is its **subject**: left empty, it is the bearer
/// alone. The second is its **object**: left empty, it is anybody. What [`Ref::That`] and [`Count::That`] mean stands
/// with each word. A bearer does not watch its own arrival, unless the list says [`Is::OrSelf`].
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Trigger {
    /// The spell is cast (`duelyst:card.spell.1`).
    Cast,
    /// Nothing sets it off: it holds as long as the bearer is in play, a zeal or infiltrate as long as that holds too.
    Passive,
    /// The minion is played from hand (`duelyst:keyword.opening-gambit.1`).
    Gambit,
    /// The minion dies (`duelyst:keyword.dying-wish.1`).
    DyingWish,
    /// It enters play beside one of its tribe (`duelyst:keyword.bond.1`).
    Bond,
    /// You have cast your Bloodbound Spell (`duelyst:keyword.blood-surge.1`).
    BloodSurge,
    /// It enters play or is cast, for the `n`th time ([`Count::Uses`]; `duelyst:keyword.intensify.1`).
    Intensify,
    /// Another minion died, anybody's (`duelyst:keyword.deathwatch.1`). That: the minion.
    Deathwatch,
    /// The bearer enters play in any way; for a tile, a unit comes to stand on it. That: the unit.
    Enters,
    /// A building of these became its minion (`duelyst:keyword.build.3`). That: the minion.
    Built {
        /// Whose or which.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        of: List<Is>,
    },
    /// The building is finished: its counter reached zero.
    Finished,
    /// The egg hatches (`duelyst:keyword.rebirth.1`).
    Hatch,
    /// The Watchful Sentinel's condition is met (`duelyst:keyword.sentinel.2`). That: the minion or spell that met it.
    Reveal,
    /// A turn begins.
    TurnStart(Side),
    /// A turn ends.
    TurnEnd(Side),
    /// One of these is summoned, in any way but by transforming. That: the minion.
    Summon {
        /// Whose and which.
        of: List<Is>,
    },
    /// Somebody plays one of these cards from hand: a minion that stands now, or another card before it does anything. That:
    /// the card.
    Play {
        /// Whose and which.
        of: List<Is>,
    },
    /// Somebody casts a spell, a Bloodbound Spell too, before it does anything (`duelyst:card.spell.1.r1`). That: the
    /// spell.
    Spell(Side),
    /// You turned a space into this. That: the space.
    Laid(Tile),
    /// The subject takes damage. That: who dealt it; the amount: so much.
    Damaged {
        /// Who takes it.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        who: List<Is>,
        /// Who deals it.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        by: List<Is>,
        /// Only if the subject lives on.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        survives: bool,
    },
    /// The subject deals damage: a unit by attacking, by striking back or by an ability other than this one
    /// (`duelyst:combat.resolve.1.r1`), a spell by its effect, once however often (`duelyst:card.spell.1.r2`). That: who
    /// takes it; the amount: so much.
    Deals {
        /// Who deals it.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        who: List<Is>,
        /// Who takes it.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        to: List<Is>,
    },
    /// The subject fights, before damage is dealt. That: the other one.
    Fight {
        /// Who fights.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        who: List<Is>,
        /// Against whom.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        with: List<Is>,
        /// It attacks.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        attacks: bool,
        /// It strikes back.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        strikes_back: bool,
        /// It is attacked.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        attacked: bool,
        /// Instead, when all damage of the fight has been dealt, the strike back too.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        after: bool,
    },
    /// The bearer attacks from behind (`duelyst:keyword.backstab.1`). That: the target.
    Backstab,
    /// The subject kills. That: who died, whose space can still be named.
    Kill {
        /// Who kills.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        who: List<Is>,
        /// Who dies.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        of: List<Is>,
    },
    /// The subject dies. That: itself.
    Death {
        /// Who dies.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        who: List<Is>,
    },
    /// The subject is healed by 1 or more (`duelyst:keyword.heal.2`). That: itself.
    Healed {
        /// Who is healed.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        who: List<Is>,
    },
    /// The subject changes its space, by moving or by being moved. That: itself.
    Moved {
        /// Who moves.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        who: List<Is>,
    },
    /// A player draws a card.
    Draw(Side),
    /// You replace a card (`duelyst:replace.1`).
    Replace,
    /// You replace this very card.
    Replaced,
    /// The Trial is passed, and the card may be played (`duelyst:keyword.trial.5`).
    Trial(Trial),
}

/// What a Trial asks for.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Trial {
    /// That you summon so many of these in the game.
    Summon(u8, List<Is>),
    /// That you play minions of so many different costs from your hand in the game.
    PlayCosts(u8),
    /// That you have so many of these in play at once, no two of one name.
    Control(u8, List<Is>),
}

/// What must hold.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Condition {
    /// The bearer is near its General (`duelyst:keyword.zeal.1`).
    Zeal,
    /// The bearer is on the opponent's starting side (`duelyst:keyword.infiltrate.1`).
    Infiltrate,
    /// It was played from hand and is the first of its name this game; then for the rest of the game, whatever happens
    /// to the bearer (`duelyst:keyword.trial.7` to `duelyst:keyword.trial.9`).
    Destiny,
    /// It is your turn.
    OwnTurn,
    /// It is your opponent's turn.
    EnemyTurn,
    /// Always, even while the bearer is still being built.
    BuildingToo,
    /// Anything has been healed this turn.
    HealedThisTurn,
    /// The effect before this one did something to somebody.
    Did,
    /// This one is all of that.
    Is(Ref, List<Is>),
    /// There are at least so many of these in play.
    AtLeast(u8, List<Is>),
}
