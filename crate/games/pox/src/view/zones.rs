//! Which tiles matter to a unit: for eyes alone, no rule asks for it.

use crate::Pox;
use crate::content::map::Tiles;
use crate::state::{State, Unit};
use rulewright_engine::rule;
use rulewright_engine::side::Viewer;
use rulewright_engine::wire;

impl Pox {
    /// The tiles that matter to a unit, as it stands. How far it can go depends on what its own player sees and knows, so
    /// nobody else is shown that.
    pub(crate) fn zones_of(&self, s: &State, unit: &Unit, viewer: Viewer) -> wire::Zones {
        let base = self.covered(unit);
        let mut zones = wire::Zones::on(&self.map.grid.texts);
        if viewer.sees(unit.side) && unit.ap > 0 && self.may_walk(s, unit).is_ok() {
            zones.add("move", rule!("pox:4"), self.reach(s, unit).tiles() & !base);
        }
        zones.add("strike", rule!("pox:gl.proximity"), self.strikes(unit) & !base);
        // What the unit alone gives its side, so nothing else gives any.
        let alone = State { units: [*unit].into_iter().collect(), fonts: Default::default(), ..*s };
        zones.add("presence", rule!("pox:3.3.1"), self.presence(&alone, unit.side));
        zones
    }

    /// What it can strike from where it stands.
    fn strikes(&self, unit: &Unit) -> Tiles {
        let there = unit.abilities.iter().filter(|slot| slot.is_there() && slot.id().ability().class.is_basic());
        there.fold(Tiles::NONE, |all, slot| all | self.tiles_in_reach(&self.aimer(unit, slot.printed)))
    }
}
