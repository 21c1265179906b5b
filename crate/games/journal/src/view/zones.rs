//! Which panels matter to a unit: for eyes alone, no rule asks for it.

use crate::Journal;
use crate::chapters::movement::arrive::RING;
use crate::content::language::{ActionType, When};
use crate::content::map::Panels;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::{rule, wire};

impl Journal {
    /// The panels that matter to a unit as it stands.
    pub(crate) fn zones_of(&self, s: &State, id: UnitId) -> wire::Zones {
        let unit = s.unit(id);
        let mut zones = wire::Zones::on(&self.map.grid.texts);
        if unit.is_on() {
            zones.add("move", rule!("journal:house.basic.move"), self.ends(s, id));
            zones.add("strike", rule!("journal:house.basic.attack"), self.strikes(s, unit));
            zones.add("fence", rule!("journal:trigger.fence"), self.fence(unit));
        }
        if unit.is_on() && unit.is_neutral() && unit.acts == ActionType::Territorial && unit.spawn.is_on() {
            zones.add("ring", rule!("journal:neutral.territorial"), self.map.within(unit.spawn, RING));
        }
        zones
    }

    /// Where one movement action can end, if nothing stops it on the way.
    fn ends(&self, s: &State, id: UnitId) -> Panels {
        let unit = s.unit(id);
        if self.may_move(s, id).is_err() || self.is_stuck(s, id) {
            return Panels::NONE;
        }
        let open = self.open_to(s, unit);
        let (mut ends, mut seen, mut edge) = (Panels::NONE, Panels::one(unit.at), Panels::one(unit.at));
        for _ in 0..unit.is.character().movement {
            let mut next = Panels::NONE;
            for (at, to) in edge.iter().flat_map(|at| (self.map.near(at) & open).iter().map(move |to| (at, to))) {
                let Some(end) = self.end_of_step(s, id, at, to) else { continue };
                if s.on(end).is_none() {
                    ends.insert(end);
                }
                if !seen.has(end) && !self.stops(s, unit, end) {
                    next.insert(end);
                }
                seen.insert(end);
            }
            edge = next;
        }
        ends
    }

    /// Where a step onto an open panel leads, if it can be entered.
    fn end_of_step(&self, s: &State, id: UnitId, at: Cell, to: Cell) -> Option<Cell> {
        let unit = s.unit(id);
        let passable = s.on(to).is_none_or(|other| other == id || s.are_friends(id, other));
        if !passable {
            return None;
        }
        let (first, second) = self.landing_from(s, unit, at, to)?;
        Some(second.unwrap_or(first))
    }

    /// What its weapons reach, and what it sees.
    fn strikes(&self, s: &State, unit: &Unit) -> Panels {
        let ranges = unit.arms().map(|(_, item)| self.map.in_range(unit.at, item.item().range));
        let reached = ranges.fold(Panels::NONE, |all, panels| all | panels) & !Panels::one(unit.at);
        reached.iter().filter(|at| self.sees_panel(s, unit.at, *at)).collect()
    }

    /// Where an enemy that moves sets off its Fence skills.
    fn fence(&self, unit: &Unit) -> Panels {
        let radius = |when: When| if let When::Fence(radius) = when { Some(radius) } else { None };
        let all = unit.skills.iter().filter_map(|(skill, _)| radius(skill.skill().when));
        all.max().map_or(Panels::NONE, |most| self.map.within(unit.at, most) & !Panels::one(unit.at))
    }
}
