//! What is done.

use super::{AbilityId, Amount, At, CardId, Condition, Is, List, Ref, Side, Tile, Trait, What, Who};

/// One thing that is done. Those that can be meant to last say until when; a passive ability's hold as long as it does.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Effect {
    // ---- numbers of units
    /// More attack and health; negative numbers take away.
    Buff {
        /// Whose: units, or minion cards in hand.
        who: Who,
        /// More attack.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        attack: Amount,
        /// More health, the most it can have as well.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        health: Amount,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Until,
        /// A Structure's attack rises too (`duelyst:tribe.structure.3`).
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        even_structures: bool,
    },
    /// Attack or health become so much; damage is healed first where health does.
    Become {
        /// Whose.
        who: Who,
        /// The new attack.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        attack: Option<u8>,
        /// The new health.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        health: Option<u8>,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Until,
    },
    /// Attack and health change places.
    SwapStats(Who),
    /// Damage.
    Damage {
        /// To whom, all at the same time.
        who: Who,
        /// How much.
        amount: Amount,
    },
    /// Healing (`duelyst:keyword.heal.1`).
    Heal {
        /// Whom.
        who: Who,
        /// How much.
        amount: Amount,
    },
    /// Healing of all damage.
    Restore(Who),
    /// The enemy General takes this damage and yours is healed by as much.
    Drain(Amount),
    /// Damage that is dealt is doubled, raised, lowered or prevented.
    Alter {
        /// Damage by what: units, spells or tiles; an empty list is anything.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        by: List<Is>,
        /// Damage to whom; an empty list is anybody.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        to: List<Is>,
        /// What becomes of it.
        change: Change,
        /// Only the first time each turn.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        first: bool,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Until,
    },

    // ---- what becomes of units
    /// They are destroyed: they die.
    Destroy(Who),
    /// They are stunned (`duelyst:keyword.stun.1`).
    Stun(Who),
    /// They are dispelled, and their spaces (`duelyst:keyword.dispel.1`).
    Dispel(Who),
    /// These spaces are dispelled, and who stands there.
    DispelSpaces(At),
    /// They are no longer exhausted (`duelyst:keyword.reactivate.1`).
    Reactivate(Who),
    /// They go to their owners' hands.
    Bounce(Who),
    /// You control them; exhausted, unless something reactivates them (`duelyst:gap.control.1`).
    TakeControl {
        /// Whom.
        who: Who,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Until,
    },
    /// They go to another space.
    Teleport {
        /// Who.
        who: Who,
        /// To where; who finds no free space stays.
        to: At,
    },
    /// These two change places.
    Swap(Ref, Ref),
    /// They become something else (`duelyst:keyword.transform.1`).
    Transform {
        /// Who.
        who: Who,
        /// What.
        into: What,
        /// In this form.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        form: Form,
        /// How long; then they are again what they were.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Until,
    },
    /// They have these traits.
    Grant {
        /// Who: units, or minion cards in hand.
        who: Who,
        /// Which.
        traits: List<Trait>,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Until,
    },
    /// They have this ability.
    Give {
        /// Who.
        who: Who,
        /// Which.
        ability: AbilityId,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Until,
    },
    /// They have one keyword more; the seed picks of those that need no ability.
    GrantRandom(Who),
    /// Each of these has all keyword traits of the others.
    ShareKeywords(List<Is>),
    /// They lose this trait.
    Remove(Who, Trait),
    /// A Battle Pet acts at once as in its turn (`duelyst:tribe.battle-pet.1`).
    Activate(Who),
    /// Eggs hatch at once.
    Hatch(Who),
    /// Units grow at once, as at the start of their turn.
    Grow(Who),
    /// Your buildings' counters drop by one.
    Hasten,
    /// The bearer becomes your General; the game goes on.
    BecomeGeneral,

    // ---- new things
    /// Minions are summoned.
    Summon {
        /// What.
        what: What,
        /// How many on random spaces; on chosen ones, or on every space of a place, it is one each.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "super::read::one"))]
        count: Amount,
        /// Where.
        at: At,
        /// In this form.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        form: Form,
        /// For whom.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        side: Side,
        /// With so much more attack and health.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        more: (i8, i8),
    },
    /// Spaces are turned into this tile.
    Lay {
        /// Which tile.
        tile: Tile,
        /// How many.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "super::read::one"))]
        count: Amount,
        /// Where.
        at: At,
    },
    /// This tile is gone.
    RemoveTile,

    // ---- cards
    /// Cards are drawn (`duelyst:keyword.draw.1`).
    Draw {
        /// How many.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "super::read::one"))]
        count: Amount,
        /// By whom.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        side: Side,
        /// Random ones that are so; an empty list is the top of the deck.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        of: List<Is>,
    },
    /// Cards come into your hand from nowhere (`duelyst:keyword.draw.2`).
    AddCard {
        /// What.
        what: What,
        /// How many.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "super::read::one"))]
        count: Amount,
        /// They cost so much more.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        cost: i8,
        /// They cannot be replaced.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        fixed: bool,
    },
    /// A card is shuffled into your deck.
    Shuffle(What),
    /// Cards cost more, less, or just so much (`duelyst:gap.mana.3`).
    Cost {
        /// Which cards. A passive one of the bearer itself holds while that is in hand.
        of: Who,
        /// How.
        change: CostChange,
        /// How many of them.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        limit: Limit,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Until,
    },
    /// You may replace so many cards more each turn.
    Replaces(u8),

    // ---- artifacts, mana and what is a player's
    /// Your General equips artifacts.
    Equip {
        /// What.
        what: What,
        /// How many.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "super::read::one"))]
        count: Amount,
    },
    /// Artifacts are destroyed: all of that player, or one that the seed picks.
    DestroyArtifacts {
        /// Whose.
        side: Side,
        /// One alone.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        one: bool,
    },
    /// Your artifacts are as new (`duelyst:card.artifact.2`).
    Repair,
    /// More mana this turn.
    Mana {
        /// How much.
        amount: u8,
        /// Whose.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        side: Side,
    },
    /// More mana capacity, at most to the limit; negative takes away.
    Capacity {
        /// How much.
        amount: i8,
        /// Whose.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        side: Side,
    },
    /// MECHAZ0R! is so many hundredths nearer (`duelyst:tribe.mech.1`).
    Mechaz0r(u8),
    /// Your Bloodbound Spell becomes this one.
    SetBloodbound(CardId),
    /// Your Bloodbound Spell becomes its stronger form.
    UpgradeBloodbound,
    /// Your Bloodbound Spell is available again.
    RefreshBloodbound,

    // ---- sentences
    /// Nothing; but these are whom the next effect calls it.
    Pick(Who),
    /// If this holds, these things; otherwise those.
    If {
        /// What must hold.
        cond: Condition,
        /// Then.
        then: List<Effect>,
        /// Otherwise.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        other: List<Effect>,
    },
    /// One of these, the seed picks.
    OneOf(List<List<Effect>>),
    /// An ability without a bearer lies in wait for its caster. It knows whom the caster chose; what left it does not
    /// set it off.
    Watch {
        /// What lies in wait.
        ability: AbilityId,
        /// How long.
        until: Until,
        /// It is over when it has happened once.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        once: bool,
    },
}

/// How long something lasts. On a unit, dispel ends it, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Until {
    /// For good: as long as that to which it was done is in play, or the card in hand.
    #[default]
    Ever,
    /// Even in hand and deck.
    Always,
    /// To the end of this turn.
    ThisTurn,
    /// To the beginning of your next turn.
    OwnNextTurn,
    /// From the beginning to the end of the opponent's next turn.
    EnemyNextTurn,
    /// To the end of the opponent's next turn.
    EnemyTurnEnd,
}

/// What becomes of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Change {
    /// Twice as much.
    Double,
    /// So much more.
    More(u8),
    /// So much less, not below 0.
    Less(u8),
    /// None.
    Nothing,
}

/// What becomes of a cost.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum CostChange {
    /// So much more; negative is less.
    Add(Amount),
    /// Just so much.
    Set(u8),
}

/// To how many cards a change of cost applies. All, for good, are those in hand when it is done; with a number or a time
/// it is the player's, and counts for cards that come later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Limit {
    /// All.
    #[default]
    All,
    /// The first of them that is played; then it is over.
    Next,
    /// The first card that is played, if it is one of them; then it is over.
    NextCard,
    /// The first of them that is played each turn.
    FirstEachTurn,
}

/// The form in which a minion appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Form {
    /// Itself.
    #[default]
    Itself,
    /// The egg it hatches from (`duelyst:keyword.rebirth.1`).
    Egg,
    /// The building it is made in, with this counter (`duelyst:keyword.build.1`).
    Building(u8),
}
