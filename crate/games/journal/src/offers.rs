//! The list of legal actions, in a fixed order. Each chapter lists its own. [`Journal::every`] lists all actions that can be
//! written, legal or not.

use crate::Journal;
use crate::action::Action;
use crate::check::may_pass;
use crate::content::language::{CharacterId, Kind, Orders, SkillId, Status};
use crate::state::{Aim, Question, State, UnitId};
use rulewright_engine::rules::flow::{Ask, Flow};

impl Journal {
    /// Every legal action.
    pub(crate) fn legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        if let Some(ask) = self.asked(s) {
            self.offer_answers(s, &ask, &mut |action| out.push(action));
        }
    }

    /// Every legal answer to a question.
    pub(crate) fn offer_answers(&self, s: &State, ask: &Ask<Question>, offer: &mut dyn FnMut(Action)) {
        match ask.question {
            Question::Place => self.offer_places(s, ask.side, offer),
            Question::Act(id) => self.offer_actions(s, id, offer),
            Question::Walk(walk) => {
                if self.frees(s, &walk) {
                    offer(Action::Move(s.unit(walk.unit).at));
                } else {
                    self.steps(s, walk.unit, walk.left - 1).for_each(|to| offer(Action::Move(to)));
                }
                if self.may_stop(s, &walk).is_ok() {
                    offer(Action::Stop);
                }
            }
            Question::Preflex(id, attack) => {
                let preflexes = self.preflexes(s, &attack, id);
                preflexes.for_each(|(skill, to)| offer(Action::Use(id, skill, Aim::Panel(to))));
            }
            Question::Reflex(attack) => {
                let reflexes = self.reflexes(s, &attack, ask.side);
                reflexes.for_each(|(id, skill, target)| offer(Action::Use(id, skill, Aim::Unit(target))));
            }
            Question::Call(id, called, at) => {
                self.offer_abilities(s, (id, called, at), &mut |skill, aim| offer(Action::Call(skill, aim)));
            }
            Question::Turret(id, used) => {
                self.seconds(s, id, used).for_each(|(slot, target)| offer(Action::Turret(slot, target)));
            }
            Question::Clear(_, target, _) => s.unit(target).ills().for_each(|ill| offer(Action::Clear(ill))),
            Question::After(id) => self.offer_after(s, id, offer),
        }
        if may_pass(ask.question) {
            offer(Action::Pass);
        }
    }

    /// Every action that could be written down, legal or not.
    pub(crate) fn every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend([Action::Wait, Action::Stop, Action::Defend, Action::Pass]);
        out.extend(Status::ALL.iter().map(|status| Action::Clear(*status)));
        for at in self.map.grid.all.iter() {
            out.extend([Action::Move(at), Action::Interact(at), Action::Force(at), Action::Leave(at)]);
        }
        let units: Vec<UnitId> = s.numbered().map(|(id, _)| id).collect();
        let aims = self.every_aim(s);
        for id in units.iter().copied() {
            out.extend(self.map.grid.all.iter().map(|at| Action::Place(id, at)));
            out.push(Action::Board(id));
            for slot in 0..2 {
                out.extend([Action::Attack(slot, id), Action::Turret(slot, id)]);
            }
            for orders in Orders::ALL.iter().copied() {
                out.push(Action::Order(id, orders, UnitId::NONE));
                out.extend(units.iter().map(|focus| Action::Order(id, orders, *focus)));
            }
            for (skill, _) in s.unit(id).skills.iter() {
                out.extend(aims.iter().map(|aim| Action::Use(id, *skill, *aim)));
            }
        }
        let called = CharacterId::all().filter(|called| called.character().kind == Kind::Called);
        let abilities: Vec<SkillId> =
            called.flat_map(|called| called.character().skills.iter().map(|(skill, _)| *skill)).collect();
        for skill in abilities {
            out.extend(aims.iter().map(|aim| Action::Call(skill, *aim)));
        }
    }

    /// Everything that something may be aimed at.
    fn every_aim(&self, s: &State) -> Vec<Aim> {
        let units = s.numbered().map(|(id, _)| Aim::Unit(id));
        let panels = self.map.grid.all.iter().map(Aim::Panel);
        let called = CharacterId::all().filter(|called| called.character().kind == Kind::Called);
        let calls = called.flat_map(|called| self.map.grid.all.iter().map(move |at| Aim::Call(called, at)));
        [Aim::None].into_iter().chain(units).chain(panels).chain(calls).collect()
    }
}
