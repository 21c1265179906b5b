//! Changes on units: how they are put there, and how they end (`duelyst:house.layer.1`).

use crate::content::powers::Powers;
use crate::content::{CardId, touch};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Change, MAX_CHANGES, State, Task, UnitId, Until, What};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Puts a change of attack and health on a unit.
    pub(crate) fn buff(&mut self, on: UnitId, from: CardId, [a, h]: [i32; 2], until: Until, clause: Clause) {
        let Some(unit) = self.s.find(on).copied() else { return };
        if a == 0 && h == 0 || unit.has(Powers::INVULNERABLE) {
            return;
        }
        let small = |n: i32| n.clamp(-999, 999) as i16;
        self.change(Change { on, from, what: What::Stats, a: small(a), h: small(h), until });
        self.tell(clause, Fact::Stats { target: unit.who, attack: small(a), health: small(h) });
    }

    /// Puts a change on a unit. Two alike of one card become one, so that few are kept.
    pub(crate) fn change(&mut self, change: Change) {
        if matches!(change.what, What::Ability(_)) {
            // An ability may be an aura.
            self.outdate();
        } else {
            self.outdate_unit(change.on);
        }
        let counts = matches!(change.what, What::Stats | What::Spears);
        let mut later = self.s.changes.iter_mut().rev().filter(|c| c.on == change.on).take_while(|c| !sets(c.what));
        let alike = |c: &&mut Change| (c.from, c.what, c.until) == (change.from, change.what, change.until);
        if let Some(old) = later.find(alike).filter(|_| counts) {
            old.add(change);
            return;
        }
        if self.s.changes.len() == MAX_CHANGES {
            self.make_room();
        }
        if self.s.changes.len() < MAX_CHANGES {
            self.s.changes.push(change);
        } else if let Some(unit) = self.s.find(change.on) {
            self.dropped(unit.side, change.from);
        }
    }

    /// Makes one change of two that do the same on one unit, whatever card they came from. Only a table full of much
    /// changed units comes here.
    fn make_room(&mut self) {
        for n in (1..self.s.changes.len()).rev() {
            let change = self.s.changes[n];
            if change.what != What::Stats {
                continue;
            }
            let mut before = self.s.changes[..n].iter_mut().rev().filter(|c| c.on == change.on);
            let mut before = before.by_ref().take_while(|c| !sets(c.what));
            if let Some(old) = before.find(|c| (c.what, c.until) == (change.what, change.until)) {
                old.add(change);
                self.s.changes.take(n);
                return;
            }
        }
    }

    /// Ends changes on a unit.
    pub(crate) fn drop_changes(&mut self, id: UnitId, ends: impl Fn(&Change) -> bool) {
        self.outdate();
        let mut n = 0;
        while n < self.s.changes.len() {
            let change = self.s.changes[n];
            if change.on == id && ends(&change) {
                self.s.changes.take(n);
            } else {
                n += 1;
            }
        }
    }

    /// Ends what lasts until now.
    pub(crate) fn lapse(&mut self, ends: impl Fn(Until) -> bool) {
        self.outdate_auras(touch::MORE);
        let mut n = 0;
        while n < self.s.watches.len() {
            if ends(self.s.watches[n].until) {
                self.outdate();
                self.s.watches.take(n);
            } else {
                n += 1;
            }
        }
        let mut n = 0;
        while n < self.s.changes.len() {
            if !ends(self.s.changes[n].until) {
                n += 1;
                continue;
            }
            self.outdate();
            let gone = self.end_change(n);
            n += usize::from(!gone);
        }
    }

    /// The time of a change is over. Control and form are given back in their turn; of a form that another one covers,
    /// that other one gives back what this one would have.
    pub(crate) fn end_change(&mut self, n: usize) -> bool {
        let change = self.s.changes[n];
        let task = match change.what {
            What::Control => Task::Return,
            What::Form(..) => {
                let mut later = self.s.changes[n + 1..].iter_mut().filter(|c| c.on == change.on);
                if let Some(above) = later.find(|c| c.is_form()) {
                    (above.what, above.a, above.h) = (change.what, change.a, change.h);
                    self.s.changes.take(n);
                    return true;
                }
                Task::Revert
            }
            _ => {
                self.s.changes.take(n);
                return true;
            }
        };
        self.s.changes[n].until = Until::Over;
        self.wait_unit(task, change.on);
        false
    }
}

/// Whether a change makes a number another one: what came before it counts no longer.
fn sets(what: What) -> bool {
    matches!(what, What::SetAttack | What::SetHealth)
}

impl Change {
    /// As much more.
    fn add(&mut self, other: Change) {
        (self.a, self.h) = (self.a.saturating_add(other.a), self.h.saturating_add(other.h));
    }
}
