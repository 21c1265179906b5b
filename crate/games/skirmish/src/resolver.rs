//! The resolver: carries out actions and answers. Each chapter adds its part to it.

use super::Skirmish;
use super::action::{Action, Answer};
use super::fact::Fact;
use super::state::{Pending, Phase, State};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;

/// Carries out the rules: the rules, and what they work on.
pub(super) struct Resolver<'a, C, L> {
    pub rules: &'a Skirmish,
    pub s: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Does something of which every event follows from `cause`.
    pub fn because<T>(&mut self, cause: EventId, then: impl FnOnce(&mut Self) -> T) -> T {
        self.log.because_of(cause);
        let done = then(self);
        self.log.leave();
        done
    }

    /// Reports what has just been done: what it changes has been changed. The answer names it, for what follows from it.
    pub fn tell(&mut self, clause: Clause, fact: Fact) -> EventId {
        self.log.tell(self.s, clause, fact)
    }

    /// The same, with the number it is about.
    pub fn tell_calc(&mut self, clause: Clause, fact: Fact, calc: Calc<L::Trace>) -> EventId {
        self.log.tell_calc(self.s, clause, fact, calc)
    }

    pub fn carry_out(&mut self, action: Action) {
        match action {
            Action::Choose(answer) => self.choose(answer),
            Action::Deploy(unit, to) => self.deploy(unit, to),
            Action::Move(unit, to) => self.walk(unit, to),
            Action::Attack(unit, attack, target) => self.printed_attack(unit, attack, target),
            Action::Ability(unit, ability, target) => self.ability(unit, ability, target),
            Action::Dash(unit) => self.dash(unit),
            Action::Guard(unit) => self.guard(unit),
            Action::Card(played) => self.play(played),
            Action::End => self.end_turn(),
        }
    }

    /// An answer to what is pending, and on with what it interrupted.
    fn choose(&mut self, answer: Answer) {
        let pending = std::mem::replace(&mut self.s.pending, Pending::None);
        let (side, unit, clause) = match pending {
            Pending::Warband(side) => (side, None, rule!("skirmish:house.setup.1")),
            Pending::First(side) => (side, None, rule!("skirmish:house.setup.3")),
            Pending::Burn(unit) => (self.s.active, Some(unit), rule!("skirmish:status.on-fire.1")),
            Pending::Slide(_, false) => {
                (self.s.active, Some(self.s.resolving.target), rule!("skirmish:keyword.knock-back.2"))
            }
            Pending::Slide(_, true) => (self.s.active, Some(self.s.resolving.target), rule!("skirmish:house.slide.1")),
            Pending::Allies(rally) => (self.s.active, Some(rally.unit), rule!("skirmish:house.gain.2")),
            Pending::None => return,
        };
        let choice = self.tell(clause, Fact::Choice { side, unit, answer });
        self.because(choice, |resolver| match (pending, answer) {
            (Pending::Warband(side), Answer::Warband(warband)) => resolver.take_warband(side, warband),
            (Pending::First(side), Answer::First(first)) => resolver.begin(if first { side } else { side.other() }),
            (Pending::Burn(unit), Answer::PutOut) => resolver.put_out(unit),
            (Pending::Burn(unit), _) => resolver.burn(unit),
            (Pending::Slide(to, towards), Answer::Slide(true)) => resolver.slide(to, towards),
            (Pending::Allies(rally), Answer::Ally(ally)) => resolver.name_ally(ally, rally),
            _ => {}
        });
        self.go_on(pending);
    }

    fn go_on(&mut self, answered: Pending) {
        if self.s.phase == Phase::Over {
            return;
        }
        match answered {
            Pending::Burn(_) => self.upkeep(),
            Pending::Slide(..) => self.aftermath(),
            Pending::Allies(_) => self.finish_card(),
            Pending::Warband(_) | Pending::First(_) | Pending::None => {}
        }
    }
}
