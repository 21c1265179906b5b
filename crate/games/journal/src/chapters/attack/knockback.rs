//! Step 8: knockback (`journal:action.8`, `journal:knockback.*`, `journal:house.knockback.1`).

use crate::Journal;
use crate::content::language::{Effect, Status, Terrain, Whom};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Pushed, State, UnitId, bit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// The direction from one panel to another: the axis with the larger offset, columns on a tie (`journal:knockback.2.r1`).
    pub(crate) fn direction(&self, from: Cell, to: Cell) -> Heading {
        let ((x0, y0), (x1, y1)) = (self.map.grid.xy(from), self.map.grid.xy(to));
        let (dx, dy) = (x1 - x0, y1 - y0);
        if dx.abs() >= dy.abs() { (dx.signum(), 0) } else { (0, dy.signum()) }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The knockback of the attack, in the order of its targets, then that of triggers.
    pub(crate) fn knock_back(&mut self) {
        rulewright_engine::covers!("journal:action.8");
        covers!("journal:knockback.1");
        let pushes = self.s.deed.pushes;
        for push in pushes.iter() {
            self.push_back(*push, rule!("journal:knockback.2"));
        }
        self.s.deed.pushes.clear();
        let stances = std::mem::take(&mut self.s.deed.stances);
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            if stances & bit(id) != 0 {
                self.throw_back(id);
            }
        }
    }

    /// A defensive skill throws back the enemies next to its user, in reading order (`journal:trigger.defense`).
    pub(crate) fn throw_back(&mut self, id: UnitId) {
        if !self.s.unit(id).is_on() {
            return;
        }
        let skills = self.s.unit(id).skills;
        for effect in skills.iter().flat_map(|(skill, _)| skill.skill().then.iter()) {
            let Effect::Knockback { whom: Whom::Enemies(most), panels } = *effect else { continue };
            let at = self.s.unit(id).at;
            let mut enemies: Pile<(Cell, UnitId), { crate::state::MAX_UNITS }> = Pile::default();
            let near = self
                .s
                .standing()
                .filter(|(other, unit)| self.s.are_enemies(id, *other) && self.rules.map.distance(at, unit.at) <= most);
            enemies.extend(near.map(|(other, unit)| (unit.at, other)));
            enemies.sort();
            for (cell, unit) in enemies.iter() {
                let heading = self.rules.direction(at, *cell);
                self.push_back(Pushed { unit: *unit, heading, panels }, rule!("journal:trigger.defense"));
            }
        }
    }

    /// A unit is moved back, panel by panel, until something stops it. A defeated one is not moved (`journal:knockback.1`).
    fn push_back(&mut self, Pushed { unit, heading, panels }: Pushed, clause: Clause) {
        covers!("journal:house.knockback.1");
        for panel in 0..panels {
            if !self.s.unit(unit).is_on() {
                return;
            }
            let from = self.s.unit(unit).at;
            let to = self.rules.map.grid.shifted(from, heading);
            let to = to.filter(|to| !self.rules.solid(self.s).has(*to) && self.s.on(*to).is_none());
            let Some(to) = to else {
                self.tell(rule!("journal:knockback.2.r1"), Fact::Blocked { unit, panels: panels - panel.min(panels) });
                return;
            };
            if self.rules.terrain(self.s, to) == Terrain::Sky && !self.s.unit(unit).flies() {
                self.climb(unit, to);
                return;
            }
            self.s.unit_mut(unit).at = to;
            let moved = self.tell(clause, Fact::Push { unit, from, to });
            self.because(moved, |resolver| resolver.arrive(unit, false));
        }
    }

    /// Down onto the sky: back on the last solid panel, Paralyzed 1 (`journal:terrain.sky.2`).
    fn climb(&mut self, unit: UnitId, sky: Cell) {
        let at = self.s.unit(unit).at;
        let told = self.tell(rule!("journal:terrain.sky.2"), Fact::Climb { unit, at: sky, to: at });
        self.because(told, |resolver| {
            resolver.give(unit, Status::Paralyzed, 1, rule!("journal:terrain.sky.2"));
        });
    }
}
