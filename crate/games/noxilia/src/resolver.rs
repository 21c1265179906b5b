//! The resolver carries actions out. It hands each one to its chapter, and continues what is half done until somebody is
//! asked or nothing is left.

use crate::Noxilia;
use crate::action::Action;
use crate::fact::Fact;
use crate::state::How;
use crate::state::{Aim, Frame, Pending, Question, State, UnitId};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Carries out the rules: what the chapters work with. Each chapter adds its part.
pub(crate) struct Resolver<'a, C, L> {
    pub(crate) rules: &'a Noxilia,
    pub(crate) s: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) log: &'a mut L,
    /// The event that caused what happens now.
    pub(crate) cause: EventId,
    /// Units without life, each with the blow that took the last of it: all deaths are found together.
    pub(crate) fallen: Pile<(UnitId, EventId), MAX_FALLEN>,
}

/// The most units without life that are kept with their blow.
pub(crate) const MAX_FALLEN: usize = 32;

impl Noxilia {
    /// Does an action, and what follows from it.
    pub(crate) fn apply<C: Chance, L: Log<Fact, State>>(
        &self,
        state: &mut State,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) {
        Resolver::new(self, state, chance, log).carry_out(action);
    }
}

impl<'a, C: Chance, L: Log<Fact, State>> Resolver<'a, C, L> {
    pub(crate) fn new(rules: &'a Noxilia, s: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Self {
        Resolver { rules, s, chance, log, cause: EventId::NONE, fallen: Pile::default() }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// What `then` does follows from this event; where it is none, because no event was reported, from what came before.
    pub(crate) fn because<R>(&mut self, cause: EventId, then: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.cause;
        if cause != EventId::NONE {
            self.cause = cause;
        }
        self.log.because_of(self.cause);
        let done = then(self);
        self.log.leave();
        self.cause = before;
        done
    }

    /// Tells what has just been done: what it changes has been changed. The answer names it, for what follows from it.
    pub(crate) fn tell(&mut self, clause: Clause, fact: Fact) -> EventId {
        self.log.tell(self.s, clause, fact)
    }

    /// The same, with the number it is about.
    pub(crate) fn tell_calc(&mut self, clause: Clause, fact: Fact, calc: Calc<L::Trace>) -> EventId {
        self.log.tell_calc(self.s, clause, fact, calc)
    }

    fn carry_out(&mut self, action: Action) {
        if self.s.asked().is_some() {
            self.answer(action);
        } else {
            self.act(action);
        }
        self.run();
    }

    /// An action of one's own (`noxilia:action.1`): when it is done, it is the other player's turn to act.
    fn act(&mut self, action: Action) {
        let side = self.s.active;
        if action == Action::Pass {
            self.pass(side);
            return;
        }
        covers!("noxilia:end.pass.4");
        if self.s.passed == Some(side) {
            self.s.passed = None;
        }
        self.push(Frame::Handover);
        // Each tells first what the player did: all the rest follows from that.
        match action {
            Action::Move(id, to) => self.walk(id, to),
            Action::Retreat(id, to) => self.retreat(id, to),
            Action::Charge(id, via, target) => self.charge(id, via, target),
            Action::Attack(id, target) => self.declare(id, target, How::Melee),
            Action::Shoot(id, target) => self.declare(id, target, How::Ranged),
            Action::Cast(card, caster, aim) => self.cast(side, card, caster, aim),
            Action::Set(card, caster, aim) => self.set(side, card, caster, aim),
            Action::Play(card, aim) => self.play(side, card, aim),
            Action::Equip(id, at, item_id) => self.errand(id, at, Frame::Fetch(id, item_id)),
            Action::Heal(id, at, whom) => self.errand(id, at, Frame::Tend(id, whom, false)),
            Action::Purify(id, at, whom) => self.errand(id, at, Frame::Tend(id, whom, true)),
            Action::Adventure(id) => self.set_out(id),
            _ => {}
        }
    }

    /// Carries on what is half done, until somebody is asked or nothing is left.
    pub(crate) fn run(&mut self) {
        while self.s.outcome.is_none() {
            let Some(Pending { frame, cause }) = self.s.frames.last().copied() else { return };
            match frame {
                Frame::Ask(question, side, _) => {
                    if !self.answers_itself(question, side) {
                        return;
                    }
                }
                frame => self.because(cause, |resolver| resolver.carry(frame)),
            }
        }
    }

    fn carry(&mut self, frame: Frame) {
        match frame {
            Frame::None | Frame::Ask(..) => self.pop(),
            Frame::SetUp(step) => self.set_up(step),
            Frame::Start(step) => self.start_turn(step),
            Frame::End(step) => self.end_turn(step),
            Frame::StartEffects(side, done) => self.start_effects(side, done),
            Frame::Handover => {
                self.pop();
                self.s.active = self.s.active.other();
            }
            Frame::March(id, taken, _) => self.march(id, taken),
            Frame::Rush(id, target, start, stage) => self.rush(id, target, start, stage),
            Frame::Fetch(id, item_id) => self.fetch(id, item_id),
            Frame::Tend(id, whom, purify) => self.tend(id, whom, purify),
            Frame::Arrive(id, price, step) => self.arrive(id, price, step),
            Frame::Naming(volley) => self.name(volley),
            Frame::Volley(volley) => self.volley(volley),
            Frame::Strike(strike) => self.strike(strike),
            Frame::Play(cast) => self.resolve(cast),
            Frame::Due(cast, caster) => self.collect(cast, caster),
            Frame::Turned(cast, cancelled) => self.turned(cast, cancelled),
            Frame::Effects(cast) => self.carry_on(cast),
            Frame::Capture(side, item_id) => self.capture(side, item_id),
            Frame::Return(id) => self.come_back(id),
        }
    }

    /// A question with but one answer answers itself, where that gives nothing away.
    fn answers_itself(&mut self, question: Question, side: Side) -> bool {
        if self.rules.may_decline(self.s, question) || self.rules.is_secret(self.s, question, side) {
            return false;
        }
        let mut only = None;
        let mut count = 0;
        self.rules.answers(self.s, question, side, &mut |action| {
            only = Some(action);
            count += 1;
        });
        // As many as are asked for: they all pay, whoever is named first.
        let all = question == Question::CostEngage && self.s.asked().is_some_and(|(_, _, left)| count <= left.into());
        match (count, only) {
            (0, _) => {
                self.pop();
                true
            }
            (n, Some(action)) if n == 1 || all => {
                self.answer(action);
                true
            }
            _ => false,
        }
    }

    /// Carries an answer out. The question is taken off first, so that what it is about is on top.
    pub(crate) fn answer(&mut self, action: Action) {
        let Some(Pending { frame: Frame::Ask(question, side, left), cause }) = self.s.frames.last().copied() else {
            return;
        };
        self.pop();
        self.because(cause, |resolver| resolver.answered(question, side, left, action));
    }

    fn answered(&mut self, question: Question, side: Side, left: u8, action: Action) {
        match (question, action) {
            (_, Action::Decline) => self.decline(question, side),
            (_, Action::Pay(bill)) => self.paid(bill),
            (_, Action::Move(_, to)) => self.walk_on(to),
            (_, Action::Deploy(card, at)) => self.deploy(side, card, at),
            (_, Action::Suggested) => self.deploy_suggested(side),
            (_, Action::Choose(aim)) => self.chosen(question, side, left, aim),
            _ => {}
        }
    }

    fn chosen(&mut self, question: Question, side: Side, left: u8, aim: Aim) {
        match (question, aim) {
            (Question::OpeningGraveyard, Aim::Card(card)) => self.seed(side, card, left),
            (Question::Mulligan, Aim::Card(card)) => self.put_under(side, card),
            (Question::Order, aim) => self.chosen_effect(side, aim),
            (Question::ExileForGold, Aim::Card(card)) => self.exile_for_gold(side, card),
            (Question::Discard, Aim::Card(card)) => {
                self.discard_held(side, card, rule!("noxilia:turn.start.destiny.1"))
            }
            (Question::Recover, Aim::Card(card)) => self.recover(side, card),
            (Question::Search, Aim::Card(card)) => self.find(side, card),
            (Question::Straighten, Aim::Unit(id)) => self.straighten_one(side, id, left),
            (Question::Treasure, Aim::Item(item)) => self.replace(Frame::Capture(side, item)),
            (Question::Bearer, Aim::Unit(id)) => self.bear_chosen(side, id),
            (Question::Name, Aim::Unit(id)) => self.add_name(id),
            (Question::Guardian, Aim::Unit(id)) => self.guard(id),
            (Question::Attacked | Question::Entered | Question::Answer, Aim::Item(item)) => self.turn_up_latent(item),
            (Question::Dodge, _) => self.dodge(),
            (Question::Lightning, _) => self.riposte(true),
            (Question::Riposte, _) => self.riposte(false),
            (Question::CostEngage | Question::CostHarm | Question::CostExile | Question::CostDiscard, aim) => {
                self.pay_extra(question, side, left, aim);
            }
            _ => {}
        }
    }

    fn decline(&mut self, question: Question, side: Side) {
        match question {
            Question::Step => self.pop(),
            Question::Name => self.no_more_targets(),
            Question::Attacked => self.strike_on(),
            Question::Entered => self.nothing_springs(),
            Question::Answer => self.nothing_answers(),
            Question::Search => self.shuffle(side, rule!("noxilia:general.search.1")),
            _ => {}
        }
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.s.frames.push(Pending { frame, cause: self.cause });
    }

    pub(crate) fn pop(&mut self) {
        let len = self.s.frames.len();
        if len > 0 {
            self.s.frames.take(len - 1);
        }
    }

    pub(crate) fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.s.frames.last_mut() {
            top.frame = frame;
        }
    }

    /// What is half done follows from this event from here on.
    pub(crate) fn goes_on_from(&mut self, cause: EventId) {
        if let Some(top) = self.s.frames.last_mut() {
            top.cause = cause;
        }
    }

    pub(crate) fn ask(&mut self, question: Question, side: Side, n: u8) {
        self.push(Frame::Ask(question, side, n));
    }
}
