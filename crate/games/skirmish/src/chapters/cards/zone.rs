//! Zones (`skirmish:house.zone.*`): cards on squares, and how far a card in play reaches.

use crate::Skirmish;
use crate::content::Range;
use crate::content::board::Squares;
use crate::state::{CardInPlay, CardZone, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::{covers, rule};

impl Skirmish {
    /// `skirmish:house.zone.1`: any square in range that can be entered, even an occupied one.
    pub(crate) fn may_put_zone(&self, s: &State, u: &Unit, range: Range, to: Cell) -> Check {
        ensure(!self.board.grid.blocked.has(to), "blocked", rule!("skirmish:house.zone.1"))?;
        if to == u.at { Ok(()) } else { self.in_range(s, range, u.at, to, u.side) }
    }

    /// The squares that [`may_put_zone`](Skirmish::may_put_zone) allows.
    pub(crate) fn zone_squares(&self, s: &State, u: &Unit, range: Range) -> Squares {
        self.near(s, u, range) & self.board.grid.all & !self.board.grid.blocked
    }

    /// Whether the effects of a card in play reach a unit: its bearer, allies of the bearer within a radius, every unit
    /// of a player, or the units within a radius of a square.
    #[inline]
    pub(crate) fn reaches(&self, state: &State, it: &CardInPlay, radius: u8, id: UnitId) -> bool {
        covers!("skirmish:house.zone.2");
        let unit = state.unit(id);
        match it.zone {
            CardZone::Unit(bearer) if bearer == id => true,
            CardZone::Unit(bearer) => {
                let bearer = state.unit(bearer);
                bearer.side == unit.side && self.board.area(bearer.at, radius).has(unit.at)
            }
            CardZone::Player(side) => side == unit.side,
            CardZone::Square(square) => self.board.area(square, radius).has(unit.at),
        }
    }
}
