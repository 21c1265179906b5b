//! Players: what they hold, what they have, and what is counted for them.

use super::card::{Artifact, Grave, Held, Tally};
use super::limits::{MAX_ARTIFACTS, MAX_DECK, MAX_GRAVE, MAX_HAND, MAX_PLAYED, MAX_SUMMONED};
use super::unit::UnitId;
use crate::content::{CardId, NO_CARD};
use rulewright_engine::collections::piles::Pile;

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The General's number.
    pub general: UnitId,
    /// Cards in hand, in the order they came.
    pub hand: Pile<Held, MAX_HAND>,
    /// The deck. Kept without order: a draw takes any card, which is what a shuffle is for.
    pub deck: Pile<Held, MAX_DECK>,
    /// The graveyard, in the order the cards came.
    pub graveyard: Pile<Grave, MAX_GRAVE>,
    /// Artifacts, the oldest first.
    pub artifacts: Pile<Artifact, MAX_ARTIFACTS>,
    /// Mana left.
    pub mana: u8,
    /// Mana that a turn begins with.
    pub capacity: u8,
    /// Own turns begun.
    pub turns: u8,
    /// Cards replaced this turn.
    pub replaced: u8,
    /// The Bloodbound Spell, as it is now; only `chapters/layers/recompute.rs` writes it.
    pub bloodbound: CardId,
    /// The Bloodbound Spell where no aura gives another.
    pub own_bloodbound: CardId,
    /// Whether it is available.
    pub ready: bool,
    /// Progress of MECHAZ0R!, in percent.
    pub mechazor: u8,
    /// How often cards that intensify were used, by card.
    pub uses: Pile<Tally, 8>,
    /// The Trial card that is not in the deck (`duelyst:keyword.trial.2`).
    pub trial: CardId,
    /// How far the Trial has come: a count, or one bit for each cost.
    pub tried: u16,
    /// Whether the Trial is met (`duelyst:keyword.trial.6`).
    pub unlocked: bool,
    /// Whether the Destiny has been set off (`duelyst:keyword.trial.8`).
    pub destined: bool,
    /// Cards played this turn, Bloodbound Spells too: what the cost of a first one asks about.
    pub played: Pile<CardId, MAX_PLAYED>,
    /// Whether damage has been dealt to the General this turn, however little of it was left in the end.
    pub hurt: bool,
    /// How often this player healed anything in this game.
    pub heals: u8,
    /// Whether this player healed anything this turn.
    pub healed: bool,
    /// Minions this player played from hand in this game.
    pub minions: u8,
    /// Mechs this player summoned in this game, by card: what a card may count.
    pub summoned: Pile<Tally, MAX_SUMMONED>,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            general: UnitId::NONE,
            hand: Pile::default(),
            deck: Pile::default(),
            graveyard: Pile::default(),
            artifacts: Pile::default(),
            mana: 0,
            capacity: 0,
            turns: 0,
            replaced: 0,
            bloodbound: NO_CARD,
            own_bloodbound: NO_CARD,
            ready: false,
            mechazor: 0,
            uses: Pile::default(),
            trial: NO_CARD,
            tried: 0,
            unlocked: false,
            destined: false,
            played: Pile::default(),
            hurt: false,
            heals: 0,
            healed: false,
            minions: 0,
            summoned: Pile::default(),
        }
    }
}
