//! Terrain (`skirmish:house.terrain.*`): what a square does to a unit that enters it or stands on it. What blocks and what
//! costs more is known of a board at once: see [`Board`](crate::content::board::Board).

use crate::Skirmish;
use crate::content::board::Terrain;
use crate::content::{ON_FIRE, Range};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::calc::{Calc, Source, Trace};
use rulewright_engine::rules::event::Log;

/// The first code of terrain as a [`Source`]; the codes of cards are below.
pub const TERRAIN_SOURCE: u16 = 0x100;

impl Skirmish {
    /// What standing on a square gives against an attack of a range: 1 in a thicket against Range.
    fn cover(&self, at: Cell, range: Range) -> i32 {
        i32::from(at.is_on() && self.board.terrain[at.index()] == Terrain::Thicket && matches!(range, Range::Range(_)))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// What entering a square does.
    pub fn enter(&mut self, id: UnitId, cell: Cell) {
        match self.rules.board.terrain[cell.index()] {
            // skirmish:house.terrain.water: entering discards On Fire.
            Terrain::Water => self.remove_status(id, ON_FIRE, rule!("skirmish:house.terrain.water")),
            // skirmish:house.terrain.thorns: entering deals 1 damage, however one enters.
            Terrain::Thorns => self.damage(id, 1, rule!("skirmish:house.terrain.thorns")),
            _ => {}
        }
    }

    /// `skirmish:house.terrain.thicket`: +1 to the defence bonus against Range attacks.
    pub fn thicket<T: Trace>(&self, bonus: &mut Calc<T>, unit: UnitId, range: Range) {
        let cover = self.rules.cover(self.s.unit(unit).at, range);
        bonus.plus(cover, rule!("skirmish:house.terrain.thicket"), Source(TERRAIN_SOURCE + Terrain::Thicket as u16));
    }
}
