//! Actions as JSON writes them.

use crate::Journal;
use crate::action::Action;
use crate::position::names::way;
use crate::state::{Aim, Question, State, UnitId};
use rulewright_engine::rules::flow::Flow;
use rulewright_engine::wire;

/// What a second weapon of the same kind is called after its id.
pub(crate) const SECOND: &str = "-2";

impl Journal {
    pub(crate) fn write(&self, s: &State, action: Action) -> wire::Action {
        let mut a = wire::Action::default();
        let actor = self.actor(s);
        let by = |a: &mut wire::Action| a.piece = actor.map(|id| self.name(s, id));
        let kind = match action {
            Action::Wait => "wait",
            Action::Concede => "concede",
            Action::Stop => "stop",
            Action::Pass => "pass",
            Action::Place(id, to) => {
                (a.piece, a.to) = (Some(self.name(s, id)), Some(self.square(to)));
                "place"
            }
            Action::Move(to) => {
                by(&mut a);
                a.to = Some(self.square(to));
                "move"
            }
            Action::Attack(slot, target) => {
                by(&mut a);
                (a.attack, a.target) = (Some(self.weapon_id(s, slot)), Some(self.name(s, target)));
                "attack"
            }
            Action::Turret(slot, target) => {
                by(&mut a);
                (a.attack, a.target) = (Some(self.weapon_id(s, slot)), Some(self.name(s, target)));
                "turret"
            }
            Action::Use(id, skill, aim) => {
                (a.piece, a.ability) = (Some(self.name(s, id)), Some(skill.id().into()));
                self.write_aim(s, &mut a, aim);
                "use"
            }
            Action::Call(skill, aim) => {
                a.ability = Some(skill.id().into());
                self.write_aim(s, &mut a, aim);
                "call"
            }
            Action::Defend => {
                by(&mut a);
                "defend"
            }
            Action::Order(ally, orders, focus) => {
                (a.piece, a.answer) = (Some(self.name(s, ally)), Some(orders.id().into()));
                a.target = (focus != UnitId::NONE).then(|| self.name(s, focus));
                "order"
            }
            Action::Interact(to) => {
                by(&mut a);
                a.to = Some(self.square(to));
                "interact"
            }
            Action::Force(to) => {
                by(&mut a);
                a.to = Some(self.square(to));
                "force"
            }
            Action::Board(carrier) => {
                by(&mut a);
                a.target = Some(self.name(s, carrier));
                "board"
            }
            Action::Leave(to) => {
                by(&mut a);
                a.to = Some(self.square(to));
                "leave"
            }
            Action::Clear(status) => {
                a.answer = Some(status.id().into());
                "clear"
            }
        };
        a.kind = kind.into();
        a
    }

    fn write_aim(&self, s: &State, a: &mut wire::Action, aim: Aim) {
        match aim {
            Aim::None => {}
            Aim::Unit(id) => a.target = Some(self.name(s, id)),
            Aim::Panel(to) => a.to = Some(self.square(to)),
            Aim::Call(called, to) => (a.card, a.to) = (Some(called.id().into()), Some(self.square(to))),
        }
    }

    /// The unit that acts, or that is asked: an action need not name it.
    pub(crate) fn actor(&self, s: &State) -> Option<UnitId> {
        let unit = match self.asked(s)?.question {
            Question::Act(unit)
            | Question::After(unit)
            | Question::Preflex(unit, _)
            | Question::Call(unit, ..)
            | Question::Turret(unit, _)
            | Question::Clear(unit, ..) => unit,
            Question::Walk(walk) => walk.unit,
            Question::Place | Question::Reflex(_) => return None,
        };
        Some(unit)
    }

    /// A weapon of the unit that acts, by its slot: its id, the second of two equal ones with a number. A slot without a weapon
    /// has its own name.
    pub(crate) fn weapon_id(&self, s: &State, slot: u8) -> wire::Word {
        let at = usize::from(slot);
        let unit = self.actor(s).and_then(|id| s.find(id));
        match unit.map(|unit| unit.weapons) {
            Some(weapons) if weapons[at].is_some() => {
                let second = slot == 1 && weapons[0] == weapons[1];
                if second { wire::Word::joined(&[weapons[at].id(), SECOND]) } else { weapons[at].id().into() }
            }
            _ => way::WEAPONS[at].into(),
        }
    }
}
