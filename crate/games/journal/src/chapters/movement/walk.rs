//! A movement action of a unit: its steps, and what ends it.

use crate::Journal;
use crate::content::language::{Skill, Trigger, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Frame, Route, State, UnitId, Walk, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// Whether a unit may begin a movement action with this panel: its own, if mud holds it.
    pub(crate) fn may_set_out(&self, s: &State, id: UnitId, to: Cell, movement: u8) -> Check {
        self.may_move(s, id)?;
        if to == s.unit(id).at {
            return ensure(self.is_stuck(s, id), "not-stuck", rule!("journal:house.move.2"));
        }
        ensure(movement > 0, "cannot-move", rule!("journal:house.basic.move"))?;
        self.may_step(s, id, to, movement - 1)
    }

    /// Whether a movement may end here.
    pub(crate) fn may_stop(&self, s: &State, walk: &Walk) -> Check {
        let unit = s.unit(walk.unit);
        let alone = !s.standing().any(|(id, other)| id != walk.unit && other.at == unit.at);
        ensure(alone, "no-room", rule!("journal:house.move.4"))
    }

    /// Whether a movement can go on.
    pub(crate) fn can_go_on(&self, s: &State, walk: &Walk) -> bool {
        let goes = walk.left > 0 && s.unit(walk.unit).is_on() && self.may_move(s, walk.unit).is_ok();
        goes && (self.frees(s, walk) || self.steps(s, walk.unit, walk.left - 1).next().is_some())
    }

    /// Whether the movement would free its unit of the mud: it has not yet moved, and mud holds it.
    pub(crate) fn frees(&self, s: &State, walk: &Walk) -> bool {
        walk.entered == 0 && self.is_stuck(s, walk.unit)
    }

    /// Whether a movement may go on to a panel.
    pub(crate) fn may_go_on(&self, s: &State, walk: &Walk, to: Cell) -> Check {
        if to == s.unit(walk.unit).at {
            return ensure(self.frees(s, walk), "not-stuck", rule!("journal:house.move.2"));
        }
        self.may_step(s, walk.unit, to, walk.left.saturating_sub(1))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A movement action of so many panels begins. It goes on when its player, or its route, says where.
    pub(crate) fn set_out(&mut self, id: UnitId, movement: u8) -> Walk {
        Walk { unit: id, left: movement, entered: 0, free: self.s.unit(id).at }
    }

    /// The next panel of a movement.
    pub(crate) fn walk_on(&mut self, mut walk: Walk, to: Cell) -> Walk {
        if to == self.s.unit(walk.unit).at {
            self.get_free(walk.unit);
            walk.left = 0;
        } else {
            self.step(&mut walk, to);
        }
        walk
    }

    /// A unit stays and is freed of the mud (`journal:terrain.encumbering`).
    pub(crate) fn get_free(&mut self, id: UnitId) {
        self.s.unit_mut(id).marks |= mark::FREED;
        self.tell(rule!("journal:terrain.encumbering"), Fact::Free { unit: id });
    }

    /// One step: a panel, and from ice the next one as well.
    pub(crate) fn step(&mut self, walk: &mut Walk, to: Cell) {
        let unit = *self.s.unit(walk.unit);
        if self.rules.may_stop(self.s, walk).is_ok() {
            walk.free = unit.at;
        }
        walk.left = walk.left.saturating_sub(1);
        let Some((first, second)) = self.rules.landing(self.s, &unit, to) else { return };
        let goes_on = self.enter(walk, first, false);
        if let Some(second) = second.filter(|_| goes_on) {
            self.enter(walk, second, true);
        }
    }

    /// A panel is entered by own movement. Answers whether the movement can go on from there.
    fn enter(&mut self, walk: &mut Walk, to: Cell, slid: bool) -> bool {
        let id = walk.unit;
        let from = self.s.unit(id).at;
        self.s.unit_mut(id).at = to;
        walk.entered += 1;
        let told = if slid {
            self.tell(rule!("journal:terrain.slick"), Fact::Slide { unit: id, from, to })
        } else {
            self.tell(rule!("journal:house.move.1"), Fact::Step { unit: id, from, to })
        };
        let free = walk.free;
        let stopped = self.because(told, |resolver| {
            resolver.follow(id, Trigger::Movement, None);
            resolver.arrive(id, true);
            resolver.cross_fences(id, free)
        });
        let unit = self.s.unit(id);
        let stopped = stopped || !unit.is_on() || self.rules.stops(self.s, unit, to);
        if stopped {
            walk.left = 0;
            if self.s.unit(id).is_on() && self.rules.stops(self.s, self.s.unit(id), to) {
                self.tell(rule!("journal:house.move.2"), Fact::Stop { unit: id, at: to });
            }
        }
        !stopped
    }

    /// A movement action is over: what it was long enough for (`journal:trigger.movement`, `journal:house.skill.5`).
    pub(crate) fn end_walk(&mut self, walk: Walk) {
        rulewright_engine::covers!("journal:house.skill.5");
        self.pop();
        let id = walk.unit;
        if !self.s.unit(id).is_on() {
            return;
        }
        let skills = self.s.unit(id).skills;
        for (skill, level) in skills.iter().copied() {
            let When::Movement(panels) = skill.skill().when else { continue };
            if walk.entered >= panels && self.rules.may_use_skill(self.s, id, skill).is_ok() {
                let amount = Skill::at(&skill.skill().bonus, level);
                self.pay_for(id, skill);
                self.s.unit_mut(id).stride = amount.unsigned_abs();
                self.tell(rule!("journal:trigger.movement"), Fact::Stride { unit: id, amount: amount.unsigned_abs() });
                self.used(id, skill);
            }
        }
    }

    /// The next step of a unit that walks by orders.
    pub(crate) fn march(&mut self, mut walk: Walk, mut route: Route) {
        let goes = walk.left > 0 && !route.is_empty() && self.s.unit(walk.unit).is_on();
        if !goes {
            self.end_walk(walk);
            return;
        }
        let to = route.take(0);
        let may = self.rules.may_go_on(self.s, &walk, to).is_ok();
        if may {
            walk = self.walk_on(walk, to);
        } else {
            walk.left = 0;
        }
        self.replace(Frame::March(walk, route));
    }
}
