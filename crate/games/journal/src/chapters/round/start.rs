//! Step 1: statuses, dangerous terrain, the environment, what counts by the round, and a storm (`journal:house.round.1`).

use crate::chapters::skills::costs::environment;
use crate::content::language::{Condition, Skill, Stat, Terrain, Timing};
use crate::fact::{Fact, Why};
use crate::resolver::Resolver;
use crate::state::{Frame, RoundStep, State, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The HP that a storm takes.
const STORM: u8 = 2;

/// The sectors that a card can name.
const SECTORS: u8 = 9;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A round begins.
    pub(crate) fn start_round(&mut self) {
        rulewright_engine::covers!("journal:house.round.1");
        self.s.round += 1;
        let round = self.s.round;
        let begun = self.tell(rule!("journal:round.0"), Fact::Round { round });
        self.because(begun, |resolver| {
            resolver.statuses_act();
            resolver.dangers();
            resolver.refill();
            resolver.clear_marks();
            if resolver.s.condition == Condition::Storm {
                resolver.storm();
            }
        });
        self.replace(Frame::Round(RoundStep::Initiative));
        self.s.frames.goes_on_from(begun);
    }

    /// Dangerous terrain under each unit that stands on it, flyers too.
    fn dangers(&mut self) {
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            let unit = self.s.unit(id);
            if unit.is_on() && self.rules.terrain(self.s, unit.at) == Terrain::Dangerous {
                self.hurt(id, 1, rule!("journal:terrain.dangerous"));
            }
        }
    }

    /// The environment is set, not added to.
    fn refill(&mut self) {
        let (mp, clause) = environment(self.s.energy);
        self.s.environment = mp;
        self.tell(clause, Fact::Refill { mp });
    }

    /// What is counted by the round begins at 0 again. The mark of a unit freed of mud stays.
    fn clear_marks(&mut self) {
        rulewright_engine::covers!("journal:house.skill.1");
        for unit in self.s.units.iter_mut() {
            (unit.attacks, unit.used, unit.stride) = (0, 0, 0);
            unit.marks &= !(mark::MOVED | mark::LAWFUL);
        }
        self.s.deed = Default::default();
    }

    /// A storm strikes one sector with the highest attack value on the board: no card, no element, no flanking, no reaction
    /// (`journal:condition.storm`, `journal:house.round.3`).
    fn storm(&mut self) {
        let card = self.draw_until(Why::Storm, UnitId::NONE, |card| (1..=SECTORS).contains(&card.rank()));
        let (sector, value) = (card.rank(), self.storm_value());
        let clause = rule!("journal:condition.storm");
        let struck = self.tell(clause, Fact::Storm { sector, value });
        let mut units: Pile<(Cell, UnitId), { crate::state::MAX_UNITS }> = Pile::default();
        let inside = self.s.standing().filter(|(_, unit)| self.rules.map.sector(unit.at) == sector);
        units.extend(inside.map(|(id, unit)| (unit.at, id)));
        units.sort();
        self.because(struck, |resolver| {
            for (_, id) in units.iter() {
                let defence = resolver.rules.defence_value(resolver.s, *id, resolver.log.trace());
                let hit = i32::from(value) > defence.value;
                let amount = defence.value as i16;
                let told = resolver.tell_calc(
                    rule!("journal:house.round.3"),
                    Fact::Defence { target: *id, value: amount },
                    defence,
                );
                if hit {
                    resolver.because(told, |resolver| resolver.hurt(*id, STORM, clause));
                }
            }
        });
    }

    /// The highest of twice the strength, both weapons, and the best attack among the action skills of a unit.
    fn storm_value(&self) -> i16 {
        let value = |(id, unit): (UnitId, &crate::state::Unit)| {
            let strength = 2 * self.rules.stat(self.s, id, Stat::Strength);
            let weapons: i16 = unit.arms().map(|(_, item)| i16::from(item.item().attack)).sum();
            let attacks =
                unit.skills.iter().filter(|(skill, _)| skill.skill().attack && skill.skill().timing == Timing::Action);
            let best = attacks.map(|(skill, level)| Skill::at(&skill.skill().bonus, *level)).max().unwrap_or(0);
            strength + weapons + i16::from(best)
        };
        self.s.standing().map(value).max().unwrap_or(0)
    }
}
