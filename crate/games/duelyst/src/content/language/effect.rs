//! What is done.

use super::card::{Tile, Trait};
use super::id::{AbilityId, CardId};
use super::manner::{CostChange, DamageChange, Form, Lasts, Limit};
use super::select::{Amount, At, Is, Made, Ref, Whom, Whose};
use super::trigger::Condition;
use rulewright_list::List;

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
        who: Whom,
        /// More attack.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        attack: Amount,
        /// More health, the most it can have as well.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        health: Amount,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Lasts,
        /// A Structure's attack rises too (`duelyst:tribe.structure.3`).
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        even_structures: bool,
    },
    /// Attack or health become so much; damage is healed first where health does.
    Become {
        /// Whose.
        who: Whom,
        /// The new attack.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        attack: Option<u8>,
        /// The new health.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        health: Option<u8>,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Lasts,
    },
    /// Attack and health change places.
    SwapStats(Whom),
    /// Damage.
    Damage {
        /// To whom, all at the same time.
        who: Whom,
        /// How much.
        amount: Amount,
    },
    /// Healing (`duelyst:keyword.heal.1`).
    Heal {
        /// Whom.
        who: Whom,
        /// How much.
        amount: Amount,
    },
    /// Healing of all damage.
    Restore(Whom),
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
        change: DamageChange,
        /// Only the first time each turn.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        first: bool,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Lasts,
    },

    // ---- what becomes of units
    /// They are destroyed: they die.
    Destroy(Whom),
    /// They are stunned (`duelyst:keyword.stun.1`).
    Stun(Whom),
    /// They are dispelled, and their spaces (`duelyst:keyword.dispel.1`).
    Dispel(Whom),
    /// These spaces are dispelled, and who stands there.
    DispelSpaces(At),
    /// They are no longer exhausted (`duelyst:keyword.reactivate.1`).
    Reactivate(Whom),
    /// They go to their owners' hands.
    Bounce(Whom),
    /// You control them; exhausted, unless something reactivates them (`duelyst:gap.control.1`).
    TakeControl {
        /// Whom.
        who: Whom,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Lasts,
    },
    /// They go to another space.
    Teleport {
        /// Who.
        who: Whom,
        /// To where; who finds no free space stays.
        to: At,
    },
    /// These two change places.
    Swap(Ref, Ref),
    /// They become something else (`duelyst:keyword.transform.1`).
    Transform {
        /// Who.
        who: Whom,
        /// What.
        into: Made,
        /// In this form.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        form: Form,
        /// How long; then they are again what they were.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Lasts,
    },
    /// They have these traits.
    Grant {
        /// Who: units, or minion cards in hand.
        who: Whom,
        /// Which.
        traits: List<Trait>,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Lasts,
    },
    /// They have this ability.
    Give {
        /// Who.
        who: Whom,
        /// Which.
        ability: AbilityId,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Lasts,
    },
    /// They have one keyword more; the seed picks of those that need no ability.
    GrantRandom(Whom),
    /// Each of these has all keyword traits of the others.
    ShareKeywords(List<Is>),
    /// They lose this trait.
    Remove(Whom, Trait),
    /// A Battle Pet acts at once as in its turn (`duelyst:tribe.battle-pet.1`).
    Activate(Whom),
    /// Eggs hatch at once.
    Hatch(Whom),
    /// Units grow at once, as at the start of their turn.
    Grow(Whom),
    /// Your buildings' counters drop by one.
    Hasten,
    /// The bearer becomes your General; the game goes on.
    BecomeGeneral,

    // ---- new things
    /// Minions are summoned.
    Summon {
        /// What.
        what: Made,
        /// How many on random spaces; on chosen ones, or on every space of a place, it is one each.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "Amount::one"))]
        count: Amount,
        /// Where.
        at: At,
        /// In this form.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        form: Form,
        /// For whom.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        side: Whose,
        /// With so much more attack and health.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        more: (i8, i8),
    },
    /// Spaces are turned into this tile.
    Lay {
        /// Which tile.
        tile: Tile,
        /// How many.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "Amount::one"))]
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
        #[cfg_attr(not(target_family = "wasm"), serde(default = "Amount::one"))]
        count: Amount,
        /// By whom.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        side: Whose,
        /// Random ones that are so; an empty list is the top of the deck.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        of: List<Is>,
    },
    /// Cards come into your hand from nowhere (`duelyst:keyword.draw.2`).
    AddCard {
        /// What.
        what: Made,
        /// How many.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "Amount::one"))]
        count: Amount,
        /// They cost so much more.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        cost: i8,
        /// They cannot be replaced.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        fixed: bool,
    },
    /// A card is shuffled into your deck.
    Shuffle(Made),
    /// Cards cost more, less, or just so much (`duelyst:gap.mana.3`).
    Cost {
        /// Which cards. A passive one of the bearer itself holds while that is in hand.
        of: Whom,
        /// How.
        change: CostChange,
        /// How many of them.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        limit: Limit,
        /// How long.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        until: Lasts,
    },
    /// You may replace so many cards more each turn.
    Replaces(u8),

    // ---- artifacts, mana and what is a player's
    /// Your General equips artifacts.
    Equip {
        /// What.
        what: Made,
        /// How many.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "Amount::one"))]
        count: Amount,
    },
    /// Artifacts are destroyed: all of that player, or one that the seed picks.
    DestroyArtifacts {
        /// Whose.
        side: Whose,
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
        side: Whose,
    },
    /// More mana capacity, at most to the limit; negative takes away.
    Capacity {
        /// How much.
        amount: i8,
        /// Whose.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        side: Whose,
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
    Pick(Whom),
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
    /// An ability without a bearer waits for its caster. It knows whom the caster chose; what left it does not
    /// set it off.
    Watch {
        /// What waits.
        ability: AbilityId,
        /// How long.
        until: Lasts,
        /// It is over when it has happened once.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        once: bool,
    },
}
