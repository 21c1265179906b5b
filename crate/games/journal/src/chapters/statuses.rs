//! Statuses: how units get them, keep them and lose them (`journal:house.status.*`, `journal:round.7`, `journal:round.8`).

use crate::content::language::{Bars, Status};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Held, State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Unit {
    /// Whether a status of it forbids this, or more.
    #[inline]
    pub(crate) fn is_barred(&self, bars: Bars) -> bool {
        self.statuses.iter().any(|held| held.is.rule().bars == bars)
    }

    /// Paralyzed: no action and no reaction (`journal:house.status.paralyzed`).
    #[inline]
    pub(crate) fn is_paralyzed(&self) -> bool {
        self.is_barred(Bars::All)
    }

    /// Whether it cannot get a status: its race, or a status that it has, keeps it off.
    pub(crate) fn is_immune(&self, status: Status) -> bool {
        covers!("journal:house.trait.mechanical", "journal:house.trait.unhushed");
        let race = self.is.character().race.rule().immune;
        race == Some(status) || self.statuses.iter().any(|held| held.is.rule().immune == Some(status))
    }

    /// The negative statuses that it has.
    pub(crate) fn ills(&self) -> impl Iterator<Item = Status> + '_ {
        self.statuses.iter().map(|held| held.is).filter(|status| status.rule().negative)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit gets a status. One that it has already keeps its age and the longer duration.
    pub(crate) fn give(&mut self, id: UnitId, is: Status, lasts: i8, clause: Clause) {
        let unit = self.s.unit_mut(id);
        if !unit.is_in() {
            return;
        }
        let immune = unit.is_immune(is);
        match unit.statuses.iter_mut().find(|held| held.is == is) {
            Some(held) => {
                held.lasts = held.lasts.max(lasts);
                let lasts = held.lasts;
                self.tell(rule!("journal:house.round.2"), Fact::Renew { unit: id, is, lasts });
            }
            None if immune => {
                self.tell(rule!("journal:house.round.2"), Fact::Immune { unit: id, is });
            }
            None => {
                unit.statuses.push(Held { is, lasts });
                self.tell(clause, Fact::Gain { unit: id, is, lasts });
            }
        }
    }

    /// A unit loses a status.
    pub(crate) fn clear(&mut self, id: UnitId, is: Status, clause: Clause) {
        let statuses = &mut self.s.unit_mut(id).statuses;
        if let Some(at) = statuses.iter().position(|held| held.is == is) {
            statuses.take(at);
            self.tell(clause, Fact::Clear { unit: id, is });
        }
    }

    /// Step 1 of a round: what the statuses of everybody do, the oldest first (`journal:house.round.1`).
    pub(crate) fn statuses_act(&mut self) {
        rulewright_engine::covers!("journal:round.1", "journal:house.xp.5");
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            let statuses = self.s.unit(id).statuses;
            for held in statuses.iter() {
                let each = held.is.rule().each_round;
                let unit = self.s.unit(id);
                if !unit.is_in() || each == 0 {
                    continue;
                }
                let clause = match held.is {
                    Status::Burning => rule!("journal:house.status.burning"),
                    Status::Poisoned => rule!("journal:house.status.poisoned"),
                    _ => rule!("journal:house.status.regrowing"),
                };
                if each < 0 {
                    self.hurt(id, each.unsigned_abs(), clause);
                } else {
                    self.heal(id, each.unsigned_abs(), clause);
                }
            }
        }
    }

    /// Steps 7 and 8: durations fall, and what is below 0 goes.
    pub(crate) fn statuses_wane(&mut self) {
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            for at in 0..self.s.unit(id).statuses.len() {
                let held = &mut self.s.unit_mut(id).statuses[at];
                held.lasts -= 1;
                let (is, lasts) = (held.is, held.lasts);
                self.tell(rule!("journal:round.7"), Fact::Wane { unit: id, is, lasts });
            }
        }
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            while let Some(at) = self.s.unit(id).statuses.iter().position(|held| held.lasts < 0) {
                let gone = self.s.unit_mut(id).statuses.take(at);
                self.tell(rule!("journal:round.8"), Fact::End { unit: id, is: gone.is });
            }
        }
    }
}
