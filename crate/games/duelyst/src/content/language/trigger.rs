//! When something is done, and what must hold for it.

use super::card::Tile;
use super::select::{Is, Ref, Whose};
use rulewright_list::List;

/// What sets an ability off.
///
/// Lists of [`Is`] say whom it watches. The first list of a trigger is its **subject**: left empty, it is the bearer
/// alone. The second is its **object**: left empty, it is anybody. What [`Ref::That`] and [`Count::That`](super::Count::That) mean stands
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
    /// It enters play or is cast, for the `n`th time ([`Count::Uses`](super::Count::Uses); `duelyst:keyword.intensify.1`).
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
    TurnStart(Whose),
    /// A turn ends.
    TurnEnd(Whose),
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
    Spell(Whose),
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
    Draw(Whose),
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
