//! The resolver: carries out actions and answers, and what is half done until somebody is asked. Each chapter adds its part
//! to it.

use super::Skirmish;
use super::action::{Action, Answer};
use super::fact::Fact;
use super::state::{Frame, NO_CARD, Phase, Question, Resolving, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::{Ask, Next, Parts, Resolve};
use rulewright_engine::rules::frames::Pending;
use rulewright_engine::side::Side;

/// Carries out the rules: the rules, and what they work on.
pub(super) struct Resolver<'a, C, L> {
    pub rules: &'a Skirmish,
    pub s: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
    /// The flow of the engine has room for a cause; here every event names its own.
    cause: EventId,
}

/// Who decides next.
#[inline]
pub(super) fn to_act(s: &State) -> Option<Side> {
    (s.phase != Phase::Over).then(|| decider(s))
}

/// Who answers the question at hand, or acts freely.
#[inline]
fn decider(s: &State) -> Side {
    match s.question {
        Question::Warband(side) | Question::First(side) => side,
        // The player of the burning unit decides about the fire; slides and allies are the acting player's. That is one
        // and the same player.
        _ => s.active,
    }
}

/// The question at hand.
pub(super) fn asked(s: &State) -> Option<Ask<Question>> {
    let clause = match s.question {
        Question::None => return None,
        Question::Warband(_) => rule!("skirmish:house.setup.1"),
        Question::First(_) => rule!("skirmish:house.setup.3"),
        Question::Burn(_) => rule!("skirmish:status.on-fire.1"),
        Question::Slide(_, false) => rule!("skirmish:keyword.knock-back.1"),
        Question::Slide(_, true) => rule!("skirmish:house.slide.1"),
        Question::Allies(_) => rule!("skirmish:house.gain.2"),
    };
    Some(Ask { side: decider(s), question: s.question, clause })
}

/// What is half done and comes next.
#[inline]
pub(super) fn next(s: &State) -> Option<Next<Question, Frame>> {
    if s.question != Question::None {
        return asked(s).map(Next::Ask);
    }
    let (frame, cause) = if s.phase == Phase::Over {
        return None;
    } else if s.resolving.active {
        (Frame::Aftermath, s.resolving.cause)
    } else if s.resolving.card != NO_CARD {
        (Frame::Card, s.resolving.cause)
    } else if s.upkeep != u8::MAX {
        (Frame::TurnStart, s.turn)
    } else {
        return None;
    };
    Some(Next::Frame(Pending { frame, cause }))
}

impl<'a, C: Chance, L: Log<Fact, State>> Resolver<'a, C, L> {
    pub fn new(rules: &'a Skirmish, s: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Self {
        Resolver { rules, s, chance, log, cause: EventId::NONE }
    }

    /// Does an action, and what follows until somebody is asked.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Choose(_) => {
                if let Some(ask) = asked(self.s) {
                    self.answer(ask, action);
                }
            }
            Action::Deploy(unit, to) => self.deploy(unit, to),
            Action::Move(unit, to) => self.walk(unit, to),
            Action::Attack(unit, attack, target) => self.printed_attack(unit, attack, target),
            Action::Ability(unit, ability, target) => self.ability(unit, ability, target),
            Action::Dash(unit) => self.dash(unit),
            Action::Guard(unit) => self.guard(unit),
            Action::Card(played) => self.play(played),
            Action::End => self.end_turn(),
        }
        self.run();
    }

    fn choose(&mut self, ask: Ask<Question>, answer: Answer) {
        let Ask { side, question, clause } = ask;
        let (unit, clause) = match question {
            Question::Burn(unit) => (Some(unit), clause),
            Question::Slide(_, false) => (Some(self.s.resolving.target), rule!("skirmish:keyword.knock-back.2")),
            Question::Slide(_, true) => (Some(self.s.resolving.target), clause),
            Question::Allies(rally) => (Some(rally.unit), clause),
            Question::Warband(_) | Question::First(_) | Question::None => (None, clause),
        };
        let choice = self.tell(clause, Fact::Choice { side, unit, answer });
        self.because(choice, |resolver| match (question, answer) {
            (Question::Warband(side), Answer::Warband(warband)) => resolver.take_warband(side, warband),
            (Question::First(side), Answer::First(first)) => resolver.begin(if first { side } else { side.other() }),
            (Question::Burn(unit), Answer::PutOut) => resolver.put_out(unit),
            (Question::Burn(unit), _) => resolver.burn(unit),
            (Question::Slide(to, towards), Answer::Slide(true)) => resolver.slide(to, towards),
            (Question::Allies(rally), Answer::Ally(ally)) => resolver.name_ally(ally, rally),
            _ => {}
        });
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolve for Resolver<'_, C, L> {
    type Rules = Skirmish;
    type Log = L;

    fn parts(&mut self) -> Parts<'_, Skirmish, L> {
        Parts { rules: self.rules, state: self.s, log: self.log, cause: &mut self.cause }
    }

    // Every event names its cause here, so there is none to fall back to; without that the module is smaller.
    #[inline]
    fn because<T>(&mut self, cause: EventId, then: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.log.because_of(cause);
        let done = then(self);
        self.log.because_of(before);
        done
    }

    fn carry(&mut self, frame: Frame) {
        match frame {
            Frame::Aftermath => self.aftermath(),
            Frame::Card => self.finish_card(),
            Frame::TurnStart => self.upkeep(),
        }
    }

    fn answer(&mut self, ask: Ask<Question>, action: Action) {
        self.s.question = Question::None;
        if let Action::Choose(answer) = action {
            self.choose(ask, answer);
        }
    }

    fn unanswered(&mut self, _: Ask<Question>) {
        self.s.question = Question::None;
    }

    fn overrun(&mut self, frame: Frame) {
        match frame {
            Frame::Aftermath | Frame::Card => self.s.resolving = Resolving::default(),
            Frame::TurnStart => self.s.upkeep = u8::MAX,
        }
    }
}
