//! What a sentence of the card language is read by, and whom it finds.

use crate::content::{self, AbilityId, CardId, NO_ABILITY, NO_CARD, Tile, Whose};
use crate::state::{Cause, Job, MAX_UNITS, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;

/// Somebody the last effect was about, and where they stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Met {
    pub id: UnitId,
    pub at: Cell,
}

impl Default for Met {
    fn default() -> Self {
        Met { id: UnitId::NONE, at: Cell::OFF }
    }
}

/// Those whom an effect is about.
pub(crate) type Group = Pile<Met, { MAX_UNITS }>;

/// What a sentence of the card language is read by: whose it is, and what it already knows. Auras and moments are read by
/// thousands of them, so that what only a sentence under way knows is kept by who carries it out.
#[derive(Clone, Copy)]
pub(crate) struct Ctx<'a> {
    /// Whose effect it is.
    pub side: Side,
    /// The unit that bears the ability; none for a spell.
    pub bearer: UnitId,
    /// Where that unit stands or stood.
    pub at: Cell,
    /// The card whose ability it is.
    pub card: CardId,
    /// The ability.
    pub ability: AbilityId,
    /// What set it off.
    pub cause: Cause,
    /// The unit chosen first.
    pub chosen: UnitId,
    /// The unit chosen second.
    pub second: UnitId,
    /// The unit chosen first as it was before anything was done.
    pub was: Option<Unit>,
    /// Whom the effect before was about, where there are effects before.
    pub it: Option<&'a std::cell::Cell<Group>>,
    /// To how many of them it did something.
    pub done: u8,
    /// The card that something takes the place of.
    pub instead: CardId,
}

impl Ctx<'_> {
    #[inline]
    pub(crate) fn of(side: Side, bearer: UnitId, at: Cell, card: CardId, ability: AbilityId) -> Self {
        Ctx {
            side,
            bearer,
            at,
            card,
            ability,
            cause: Cause::NONE,
            chosen: UnitId::NONE,
            second: UnitId::NONE,
            was: None,
            it: None,
            done: 0,
            instead: NO_CARD,
        }
    }

    pub(crate) fn job(job: &Job, ability: AbilityId) -> Self {
        Ctx { cause: job.cause, ..Ctx::of(job.side, job.unit, job.at, job.card, ability) }
    }

    /// A reader of a side that bears nothing.
    pub(crate) fn plain(side: Side) -> Self {
        Ctx::of(side, UnitId::NONE, Cell::OFF, NO_CARD, NO_ABILITY)
    }

    /// The next effect calls these it.
    pub(crate) fn remember(&mut self, group: Group) {
        if let Some(it) = self.it {
            it.set(group);
        }
    }
}

/// What deals damage or kills: a unit, a spell, a tile.
#[derive(Clone, Copy)]
pub(crate) struct Subject {
    /// Whose.
    pub side: Side,
    /// The unit, as it was.
    pub who: Option<Unit>,
    /// The card whose effect it is, when it is no blow of the unit itself.
    pub card: CardId,
    /// The ability whose effect it is.
    pub ability: AbilityId,
    /// The tile.
    pub tile: Option<Tile>,
}

impl Subject {
    /// A blow of a unit.
    pub(crate) fn blow(unit: &Unit) -> Subject {
        Subject { side: unit.side, who: Some(*unit), card: NO_CARD, ability: NO_ABILITY, tile: None }
    }

    /// An effect of a card.
    pub(crate) fn effect(side: Side, who: Option<Unit>, card: CardId, ability: AbilityId) -> Subject {
        Subject { side, who, card, ability, tile: None }
    }

    /// A tile of a side.
    pub(crate) fn tile(side: Side, tile: Tile) -> Subject {
        Subject { side, who: None, card: NO_CARD, ability: NO_ABILITY, tile: Some(tile) }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        self.who.map(|u| u.who.id)
    }

    pub(crate) fn is_spell(&self) -> bool {
        self.card != NO_CARD && content::card(self.card).is_spell()
    }

    pub(crate) fn cause(&self) -> Cause {
        match self.who {
            Some(unit) => Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 },
            None => Cause { card: self.card, ..Cause::NONE },
        }
    }
}

impl Ctx<'_> {
    /// Whether a player of the language is this side.
    pub(crate) fn means(&self, whose: Whose, side: Side) -> bool {
        match whose {
            Whose::You => side == self.side,
            Whose::Enemy => side != self.side,
            Whose::Both | Whose::Theirs => true,
        }
    }
}
