//! The resolver carries actions out. It hands each one to its chapter, and continues what is half done until somebody is
//! asked or nothing is left.

use crate::Noxilia;
use crate::action::Action;
use crate::fact::Fact;
use crate::state::{Aim, Frame, How, Question, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::{Ask, Flow, Parts, Resolve};
use rulewright_engine::rules::frames::Pending;
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

impl<C: Chance, L: Log<Fact, State>> Resolve for Resolver<'_, C, L> {
    type Rules = Noxilia;
    type Log = L;

    fn parts(&mut self) -> Parts<'_, Noxilia, L> {
        Parts { rules: self.rules, state: self.s, log: self.log, cause: &mut self.cause }
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
            Frame::Rush(id, target, start, step) => self.rush(id, target, start, step),
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

    fn answer(&mut self, ask: Ask<Question>, action: Action) {
        let Some(Pending { frame: Frame::Ask(_, _, left), cause }) = self.s.frames.pop() else { return };
        self.because(cause, |resolver| resolver.answered(ask.question, ask.side, left, action));
    }

    fn unanswered(&mut self, _: Ask<Question>) {
        self.pop();
    }

    fn overrun(&mut self, _: Frame) {
        self.pop();
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    fn carry_out(&mut self, action: Action) {
        match self.rules.asked(self.s) {
            Some(ask) => self.answer(ask, action),
            None => self.act(action),
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

    // These four are called in a hundred places: inlined there, the module is 1.5 kB larger.
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

    #[inline(never)]
    pub(crate) fn ask(&mut self, question: Question, side: Side, n: u8) {
        self.push(Frame::Ask(question, side, n));
    }
}
