//! The resolver carries actions out. It hands each one to its chapter, and continues what is half done until somebody is
//! asked or nothing is left.

use crate::Journal;
use crate::action::Action;
use crate::content::language::SkillId;
use crate::fact::Fact;
use crate::state::{Aim, Attack, Frame, Question, RoundStep, State, Step, UnitId, bit};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::{Ask, Flow, Next, Parts, Resolve};
use rulewright_engine::side::Side;

/// Carries out the rules: what the chapters work with. Each chapter adds its part.
pub(crate) struct Resolver<'a, C, L> {
    pub(crate) rules: &'a Journal,
    pub(crate) s: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) log: &'a mut L,
    /// The event that caused what happens now.
    pub(crate) cause: EventId,
}

impl<'a, C: Chance, L: Log<Fact, State>> Resolver<'a, C, L> {
    pub(crate) fn new(rules: &'a Journal, s: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Self {
        Resolver { rules, s, chance, log, cause: EventId::NONE }
    }
}

impl Flow for Journal {
    type Question = Question;
    type Frame = Frame;

    fn next(&self, s: &State) -> Option<Next<Question, Frame>> {
        if s.outcome.is_some() {
            return None;
        }
        let top = s.frames.top()?;
        let asked = self.question(s, top.frame);
        Some(asked.map_or(Next::Frame(top), |(side, question)| Next::Ask(ask(side, question))))
    }

    fn asked(&self, s: &State) -> Option<Ask<Question>> {
        s.asked.map(|(side, question)| ask(side, question))
    }

    fn answers(&self, s: &State, ask: &Ask<Question>, offer: &mut dyn FnMut(Action)) {
        self.offer_answers(s, ask, offer);
    }

    /// Only the pick among negative statuses leaves no choice where there is one.
    fn is_by_hand(&self, _: &State, ask: &Ask<Question>) -> bool {
        !matches!(ask.question, Question::Clear(..))
    }
}

/// A question with the clause that asks it.
fn ask(side: Side, question: Question) -> Ask<Question> {
    let clause = match question {
        Question::Place => rule!("journal:house.setup.10"),
        Question::Act(_) => rule!("journal:round.4"),
        Question::Walk(_) => rule!("journal:house.move.1"),
        Question::Preflex(..) => rule!("journal:action.3"),
        Question::Reflex(_) => rule!("journal:action.5"),
        Question::Call(..) => rule!("journal:house.call.1"),
        Question::Turret(..) => rule!("journal:gear.body.turrets"),
        Question::Clear(..) => rule!("journal:house.skill.2"),
        Question::After(_) => rule!("journal:action.9"),
    };
    Ask { side, question, clause }
}

impl Journal {
    /// What a frame asks whom, if somebody has anything to say in it (`journal:house.action.1`).
    fn question(&self, s: &State, frame: Frame) -> Option<(Side, Question)> {
        let asks = |id: UnitId, question| Some((s.unit(id).side, question));
        match frame {
            Frame::Placing(side) if self.to_place(s, side).next().is_some() => Some((side, Question::Place)),
            Frame::Act(id) if s.unit(id).is_in() && s.unit(id).chooses() => asks(id, Question::Act(id)),
            Frame::After(id) if self.has_after(s, id) => asks(id, Question::After(id)),
            Frame::Walk(walk) if self.can_go_on(s, &walk) => asks(walk.unit, Question::Walk(walk)),
            Frame::Attack(attack) => self.window(s, &attack),
            Frame::Call(id, called, at, left) if left > 0 && s.unit(id).is_in() => {
                let mut any = false;
                self.offer_abilities(s, (id, called, at), &mut |_, _| any = true);
                any.then_some((s.unit(id).side, Question::Call(id, called, at)))
            }
            Frame::Turret(id, used) if self.seconds(s, id, used).next().is_some() => {
                asks(id, Question::Turret(id, used))
            }
            Frame::Clear(id, target, skill) => asks(id, Question::Clear(id, target, skill)),
            _ => None,
        }
    }

    /// The window of an attack that is open for somebody who can use something in it.
    fn window(&self, s: &State, attack: &Attack) -> Option<(Side, Question)> {
        match attack.step {
            Step::Preflex => {
                let id = self.next_preflex(s, attack)?;
                Some((s.unit(id).side, Question::Preflex(id, *attack)))
            }
            Step::Reflex => self.next_reflex(s, attack).map(|side| (side, Question::Reflex(*attack))),
            _ => None,
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolve for Resolver<'_, C, L> {
    type Rules = Journal;
    type Log = L;

    fn parts(&mut self) -> Parts<'_, Journal, L> {
        Parts { rules: self.rules, state: self.s, log: self.log, cause: &mut self.cause }
    }

    fn carry(&mut self, frame: Frame) {
        match frame {
            Frame::Placing(side) => self.placed(side),
            Frame::Round(RoundStep::Start) => self.start_round(),
            Frame::Round(RoundStep::Initiative) => self.draw_initiative(),
            Frame::Round(RoundStep::Turns) => self.next_turn(),
            Frame::Round(RoundStep::End) => self.end_round(),
            Frame::Act(id) => self.act_by_itself(id),
            Frame::After(id) => self.settle(id),
            Frame::Walk(walk) => self.end_walk(walk),
            Frame::March(walk, route) => self.march(walk, route),
            Frame::Attack(attack) => self.attack(attack),
            Frame::Call(id, called, ..) => self.send_away(id, called),
            Frame::None | Frame::Turret(..) | Frame::Clear(..) => self.pop(),
        }
    }

    fn answer(&mut self, ask: Ask<Question>, action: Action) {
        let cause = self.s.frames.top().map_or(EventId::NONE, |top| top.cause);
        self.because(cause, |resolver| resolver.answered(ask, action));
    }

    fn wait_for(&mut self, ask: Ask<Question>) {
        self.s.asked = Some((ask.side, ask.question));
    }

    fn unanswered(&mut self, _: Ask<Question>) {
        self.pop();
    }

    fn overrun(&mut self, _: Frame) {
        self.pop();
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A player has decided.
    pub(crate) fn carry_out(&mut self, action: Action) {
        let asked = self.rules.asked(self.s);
        self.s.asked = None;
        if let Some(ask) = asked {
            if action == Action::Concede {
                self.concede(ask.side);
            } else {
                self.answer(ask, action);
            }
        }
        self.run();
    }

    fn answered(&mut self, ask: Ask<Question>, action: Action) {
        match (ask.question, action) {
            (Question::Place, Action::Place(id, at)) => self.place(id, at),
            (Question::Act(id), action) => self.act(id, action),
            (Question::Walk(walk), Action::Move(to)) => {
                let walk = self.walk_on(walk, to);
                self.replace(Frame::Walk(walk));
            }
            (Question::Walk(walk), _) => self.end_walk(walk),
            (Question::Preflex(_, attack), Action::Use(id, skill, Aim::Panel(to))) => {
                self.s.deed.preflex = true;
                self.go_on(Attack { step: Step::Range, done: 0, ..attack });
                self.step_by(id, skill, to, rule!("journal:action.3"));
            }
            (Question::Preflex(id, attack), _) => {
                self.go_on(Attack { done: attack.done | bit(id), ..attack });
                self.declined(ask.side);
            }
            (Question::Reflex(attack), Action::Use(id, skill, aim)) => self.use_reflex(attack, (id, skill, aim)),
            (Question::Reflex(attack), _) => {
                self.pass_reflex(ask.side, attack);
                self.declined(ask.side);
            }
            (Question::Call(id, called, at), Action::Call(skill, aim)) => {
                let Some(Frame::Call(.., left)) = self.s.frames.top().map(|top| top.frame) else { return };
                self.do_ability((id, called, at, left), skill, aim);
            }
            (Question::Call(id, called, _), _) => self.send_away(id, called),
            (Question::Turret(id, _), Action::Turret(slot, target)) => self.second_turret(id, slot, target),
            (Question::Turret(..), _) => {
                self.pop();
                self.declined(ask.side);
            }
            (Question::Clear(_, target, _), Action::Clear(status)) => {
                self.pop();
                self.cleared(target, status);
            }
            (Question::After(id), Action::Use(_, skill, aim)) => self.use_after(id, skill, aim),
            (Question::After(id), _) => {
                self.end_action(id);
                self.declined(ask.side);
            }
            _ => {}
        }
    }

    /// A side uses a reflex: one for each side in an action.
    fn use_reflex(&mut self, attack: Attack, (id, skill, aim): (UnitId, SkillId, Aim)) {
        let (target, to) = self.named(aim);
        self.go_on(attack);
        let used = self.tell(rule!("journal:action.5"), Fact::Use { unit: id, skill, target, to });
        self.because(used, |resolver| {
            resolver.pay_for(id, skill);
            resolver.used(id, skill);
            resolver.protect(id, skill, target);
            resolver.occurred(id, skill);
        });
    }

    // These three are called in many places.
    #[inline(never)]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.s.frames.push(frame, self.cause);
    }

    #[inline(never)]
    pub(crate) fn pop(&mut self) {
        self.s.frames.pop();
    }

    #[inline(never)]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.s.frames.replace(frame);
    }
}
