//! Charges (`noxilia:action.charge.*`): a unit comes to its target and strikes, straight or over one place.

use crate::Noxilia;
use crate::action::Action;
use crate::content::abilities::Key;
use crate::content::board::{Spot, Spots, beside};
use crate::content::language::Always;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{ChargeStep, Frame, How, State, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::Check;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Noxilia {
    /// Whether a unit may charge a target, over a place or straight.
    pub(crate) fn may_charge(&self, s: &State, id: UnitId, via: Spot, target: UnitId) -> Check {
        let unit = self.actor(s, id)?;
        self.may_fight(s, unit)?;
        let (index, foe) = (BoardIndex::of(s), self.foe(s, unit.side, target)?);
        self.may_set_off(&index, unit)?;
        self.may_charge_over(&index, unit, via, foe.at)
    }

    /// Whether a unit may charge at all, from where it stands.
    pub(crate) fn may_set_off(&self, s: &BoardIndex, unit: &Unit) -> Result<(), Refusal> {
        if s.is_hostile(unit.side, unit.at) {
            return Err(Refusal::new("among-enemies", rule!("noxilia:action.charge.3")));
        }
        if self.of_the_turn(s).any(|a| matches!(a, Always::NoCharge)) {
            return Err(Refusal::new("truce", rule!("noxilia:turn.start.destiny.1")));
        }
        if unit.is(mark::SLOW) {
            return Err(Refusal::new("just-arrived", rule!("noxilia:zone.command.2")));
        }
        Ok(())
    }

    /// Whether a charge may go over a place to the target's, or straight there where that is the same.
    pub(crate) fn may_charge_over(&self, s: &BoardIndex, unit: &Unit, via: Spot, goal: Spot) -> Result<(), Refusal> {
        let clause = rule!("noxilia:combat.declare.2");
        if via == goal {
            if !beside(unit.at, via) {
                return Err(Refusal::new("not-adjacent", clause));
            }
        } else {
            // noxilia:action.charge.4
            if !self.has(s, unit, Key::QuickMarch) || !beside(via, goal) || via == unit.at {
                return Err(Refusal::new("too-far", rule!("noxilia:action.charge.1")));
            }
            self.may_step(s, unit, via, 1)?;
            let there = Unit { at: via, ..*unit };
            return self.may_step(s, &there, goal, 0);
        }
        self.may_step(s, unit, via, 0)
    }

    /// Charges of a unit that may fight; `long` ones too, over one place.
    pub(crate) fn offer_charges(&self, s: &BoardIndex, unit: &Unit, long: bool, out: &mut Vec<Action>) {
        if self.may_set_off(s, unit).is_err() {
            return;
        }
        let foe = unit.side.other();
        let goals = if long { s.held(foe) } else { s.held(foe).both(unit.at.beside()) };
        for goal in goals.iter() {
            for via in self.charge_ways(s, unit, long, goal) {
                out.extend(s.there(foe, goal).map(|t| Action::Charge(unit.id, via, t.id)));
            }
        }
    }

    /// The places over which a unit may charge to a goal, which itself is the straight way; `long` ones too.
    fn charge_ways(&self, s: &BoardIndex, unit: &Unit, long: bool, goal: Spot) -> impl Iterator<Item = Spot> {
        let ways = unit.at.beside().iter().filter(move |via| long || *via == goal);
        ways.filter(move |via| self.may_charge_over(s, unit, *via, goal).is_ok())
    }

    /// Where a charge could lead, if an enemy stood there.
    pub(crate) fn charges(&self, s: &BoardIndex, unit: &Unit) -> Spots {
        if self.may_set_off(s, unit).is_err() {
            return Spots::default();
        }
        let long = self.quick_steps(s, unit) > 0;
        let met = |goal: &Spot| {
            let s = s.and_held(unit.side.other(), *goal);
            *goal != unit.at && self.charge_ways(&s, unit, long, *goal).next().is_some()
        };
        Spot::all().filter(met).fold(Spots::default(), Spots::with)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A charge is declared (`noxilia:action.charge.1`).
    pub(crate) fn charge(&mut self, id: UnitId, via: Spot, target: UnitId) {
        let engaged = self.engage(id, rule!("noxilia:action.charge.1"));
        self.because(engaged, |resolver| resolver.set_off(id, via, target));
    }

    fn set_off(&mut self, id: UnitId, via: Spot, target: UnitId) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let goal = self.s.find(target).map_or(via, |u| u.at);
        self.show(id);
        // noxilia:action.charge.2
        self.wear(id, -1, rule!("noxilia:action.charge.2"));
        let long = via != goal;
        if long {
            covers!("noxilia:ability.quick_march.2");
            self.wear(id, -1, rule!("noxilia:action.charge.4"));
        }
        self.push(Frame::Rush(id, target, unit.at, if long { ChargeStep::Onward } else { ChargeStep::Blow }));
        self.step(id, via);
    }

    /// A charge goes on: over the next place, to the blow, to its end.
    pub(crate) fn rush(&mut self, id: UnitId, target: UnitId, start: Spot, step: ChargeStep) {
        let there = self.s.find(target).map(|u| u.at);
        let (Some(unit), Some(goal)) = (self.s.find(id).copied(), there) else {
            self.pop();
            return;
        };
        match step {
            ChargeStep::Onward => {
                self.replace(Frame::Rush(id, target, start, step.next()));
                if self.rules.may_step(&BoardIndex::of(self.s), &unit, goal, 0).is_ok() {
                    self.step(id, goal);
                } else {
                    self.halt(id);
                }
            }
            ChargeStep::Blow if unit.at == goal => {
                self.replace(Frame::Rush(id, target, start, step.next()));
                self.aim_at(id, target, How::Charge);
            }
            ChargeStep::Blow | ChargeStep::Over => self.pop(),
        }
    }
}
