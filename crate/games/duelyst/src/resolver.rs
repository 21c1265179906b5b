//! The resolver carries out the rules: what it works with, and which chapter carries out an action.

use crate::Duelyst;
use crate::action::Action;
use crate::fact::Fact;
use crate::state::board::Squares;
use crate::state::{Frame, MAX_UNITS, Number, Question, Spot, State};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::{Ask, Flow, Parts, Resolve};

/// Carries out the rules. Each chapter adds its part.
pub(crate) struct Resolver<'a, C, L> {
    pub rules: &'a Duelyst,
    pub s: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
    /// The event that everything done now follows from.
    pub cause: EventId,
}

impl Duelyst {
    /// Carries out a legal action, and everything that follows before somebody has to decide.
    pub(crate) fn apply<C: Chance, L: Log<Fact, State>>(
        &self,
        s: &mut State,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) {
        let asked = self.asked(s);
        s.done = 0;
        let mut resolver = Resolver { rules: self, s, chance, log, cause: EventId::NONE };
        match asked {
            Some(ask) => resolver.answer(ask, action),
            None => resolver.carry_out(action),
        }
        resolver.run();
        if resolver.s.outcome.is_some() {
            resolver.stop();
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolve for Resolver<'_, C, L> {
    type Rules = Duelyst;
    type Log = L;

    /// `duelyst:house.queue.2`: how many effects one action may lead to.
    const MOST_FRAMES: u32 = 500;

    #[inline]
    fn parts(&mut self) -> Parts<'_, Duelyst, L> {
        Parts { rules: self.rules, state: self.s, log: self.log, cause: &mut self.cause }
    }

    /// The first target of a spell is named with its card.
    fn prepare(&mut self) {
        self.aim();
    }

    fn carry(&mut self, frame: Frame) {
        match frame {
            Frame::Effect => self.next_job(),
            Frame::Fight => self.next_of_fight(),
            Frame::Stage => {
                self.next_stage();
                self.because(self.s.since, Self::settle);
            }
        }
    }

    fn answer(&mut self, ask: Ask<Question>, action: Action) {
        let done = match action {
            Action::Mark(held) => self.mark(held),
            Action::Keep => self.keep(),
            Action::Choose(at) => self.choose(ask.side, at),
            _ => self.decline(ask.side),
        };
        self.because(done, Self::settle);
    }

    /// A side answers every question by hand, and an effect without a target asks none.
    fn unanswered(&mut self, _: Ask<Question>) {}

    /// Effects that wait are dropped; the attack and the turn go on.
    fn overrun(&mut self, frame: Frame) {
        match frame {
            Frame::Effect => self.drop_all(),
            Frame::Fight | Frame::Stage => self.carry(frame),
        }
    }

    /// Everything waits with its cause here, so that the cause is taken as it is: there is no need to ask whether there is
    /// one, which costs the module 330 bytes over all chapters.
    fn because<T>(&mut self, cause: EventId, then: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.cause, cause);
        let told = self.log.because_of(cause);
        let done = then(self);
        self.log.because_of(told);
        self.cause = before;
        done
    }

    fn counts(frame: &Frame) -> bool {
        *frame == Frame::Effect
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Carries out an action of a player who acts freely.
    fn carry_out(&mut self, action: Action) {
        let done = match action {
            Action::Move(unit, to) => self.walk(unit, to),
            Action::Attack(unit, target) => self.attack(unit, target),
            Action::Play(held, at) => self.play(held, at),
            Action::Bloodbound(at) => self.cast_bloodbound(at),
            Action::Replace(held) => self.replace(held),
            _ => self.end_turn(),
        };
        self.because(done, Self::settle);
    }

    /// One of these tiles; chance is asked only where there is a choice.
    pub(crate) fn pick(&mut self, of: Squares) -> Option<Cell> {
        let mut list: Pile<Spot, MAX_UNITS> = Pile::default();
        of.iter().for_each(|cell| {
            list.push(Spot(cell.0));
        });
        list.sort();
        let at = match list.len() {
            0 => return None,
            1 => 0,
            _ => self.chance.draw::<Spot>(&list),
        };
        Some(Cell(list[at].0))
    }

    /// One of so many; chance is asked only where there is a choice.
    pub(crate) fn roll(&mut self, sides: usize) -> Option<usize> {
        match sides {
            0 | 1 => sides.checked_sub(1),
            _ => {
                let numbers: [Number; 16] = std::array::from_fn(|n| Number(n as u8));
                Some(self.chance.draw::<Number>(&numbers[..sides.min(16)]))
            }
        }
    }
}
