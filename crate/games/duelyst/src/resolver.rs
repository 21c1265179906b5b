//! The resolver carries out the rules: what it works with, and which chapter carries out an action.

use crate::Duelyst;
use crate::action::Action;
use crate::fact::Fact;
use crate::state::board::Squares;
use crate::state::{MAX_UNITS, Number, Spot, State};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::rulebook::Clause;

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
        Resolver { rules: self, s, chance, log, cause: EventId::NONE }.carry_out(action);
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    fn carry_out(&mut self, action: Action) {
        let done = match action {
            Action::Mark(held) => self.mark(held),
            Action::Keep => self.keep(),
            Action::Move(unit, to) => self.walk(unit, to),
            Action::Attack(unit, target) => self.attack(unit, target),
            Action::Play(held, at) => self.play(held, at),
            Action::Bloodbound(at) => self.cast_bloodbound(at),
            Action::Replace(held) => self.replace(held),
            Action::Choose(at) => self.choose(at),
            Action::Decline => self.decline(),
            Action::End => self.end_turn(),
        };
        self.because(done, Self::settle);
        self.go_on();
    }

    /// Everything that happens in `run` follows from this event, and so does everything that is set off in it and waits.
    pub(crate) fn because<R>(&mut self, cause: EventId, run: impl FnOnce(&mut Self) -> R) -> R {
        let before = std::mem::replace(&mut self.cause, cause);
        self.log.because_of(cause);
        let result = run(self);
        self.log.leave();
        self.cause = before;
        result
    }

    /// Tells the log what has just been done, after the change is made. The answer is the event, for what follows from it.
    pub(crate) fn tell(&mut self, clause: Clause, fact: Fact) -> EventId {
        self.log.tell(self.s, clause, fact)
    }

    /// The same, with the calculation of its number.
    pub(crate) fn tell_calc(&mut self, clause: Clause, fact: Fact, calc: Calc<L::Trace>) -> EventId {
        self.log.tell_calc(self.s, clause, fact, calc)
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
