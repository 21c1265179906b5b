//! The resolver carries actions out: what the chapters work with. Each chapter adds its part to it.

use crate::Pox;
use crate::action::Action;
use crate::fact::{Fact, Who};
use crate::state::{Stage, State, Unit, UnitId};
use rulewright_engine::rule;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::{Ask, Flow, Next, Parts, Resolve};
use std::convert::Infallible;

/// Carries out the rules.
pub(crate) struct Resolver<'a, L> {
    pub(crate) rules: &'a Pox,
    pub(crate) s: &'a mut State,
    pub(crate) log: &'a mut L,
    /// The event that caused what happens now.
    pub(crate) cause: EventId,
    /// The last death.
    pub(crate) fell: EventId,
}

/// Nobody is ever asked anything in the middle of an action (`pox:house.turn.7`).
impl Flow for Pox {
    type Question = Infallible;
    type Frame = Infallible;

    fn next(&self, _: &State) -> Option<Next<Infallible, Infallible>> {
        None
    }

    fn answers(&self, _: &State, ask: &Ask<Infallible>, _: &mut dyn FnMut(Action)) {
        match ask.question {}
    }
}

impl<'a, L: Log<Fact, State>> Resolver<'a, L> {
    pub(crate) fn new(rules: &'a Pox, s: &'a mut State, log: &'a mut L) -> Self {
        Resolver { rules, s, log, cause: EventId::NONE, fell: EventId::NONE }
    }
}

impl<L: Log<Fact, State>> Resolve for Resolver<'_, L> {
    type Rules = Pox;
    type Log = L;

    fn parts(&mut self) -> Parts<'_, Pox, L> {
        Parts { rules: self.rules, state: self.s, log: self.log, cause: &mut self.cause }
    }

    fn carry(&mut self, frame: Infallible) {
        match frame {}
    }

    fn answer(&mut self, ask: Ask<Infallible>, _: Action) {
        match ask.question {}
    }

    fn unanswered(&mut self, ask: Ask<Infallible>) {
        match ask.question {}
    }

    fn overrun(&mut self, frame: Infallible) {
        match frame {}
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// An action, to its end.
    pub(crate) fn act(&mut self, action: Action) {
        match action {
            Action::End => self.end_turn(),
            Action::Timeout => {
                let side = self.s.active;
                let timeout = self.tell(rule!("pox:6.3.4"), Fact::Timeout { side });
                self.because(timeout, Self::end_turn);
            }
            Action::Concede => self.concede(),
            Action::Transfigure => self.transfigure(),
            Action::Move(id, to) => self.walk(id, to),
            Action::Use(id, printed, aim) => self.use_ability(id, printed, aim),
            Action::Deploy(rune, at) => self.deploy(rune, at),
            Action::Cast(rune, aim) => self.cast(rune, aim),
            Action::Equip(rune, id) => self.equip(rune, id),
        }
        // pox:house.end.1: when a whole step or action is over.
        self.test_end();
    }

    /// A unit for an event.
    pub(crate) fn who(&self, id: UnitId) -> Who {
        self.s.find(id).map_or(Who::NOBODY, Unit::who)
    }

    /// Whether HP are summed at the end of a step (`pox:6.3`).
    pub(crate) fn is_step(&self) -> bool {
        self.s.stage == Stage::Step
    }

    /// What a unit is now is worked out again, after its abilities or conditions changed.
    pub(crate) fn refresh(&mut self, id: UnitId) {
        self.rules.refresh_unit(self.s, id);
    }
}

impl Who {
    /// Nobody: for a unit that is gone.
    pub const NOBODY: Who = Who {
        id: UnitId::NONE,
        is: crate::content::language::NO_RUNE,
        owner: rulewright_engine::side::Side::P1,
        side: rulewright_engine::side::Side::P1,
        form: crate::state::Form::Real,
        serial: 0,
        hidden_from: None,
    };
}

impl Unit {
    /// It for an event.
    #[must_use]
    pub fn who(&self) -> Who {
        let stealthed = self.is(crate::content::language::is::STEALTHED);
        Who {
            id: self.id,
            is: self.is,
            owner: self.owner,
            side: self.side,
            form: self.form,
            serial: if self.rune == crate::state::NO_SLOT { self.serial } else { self.rune },
            hidden_from: stealthed.then(|| self.side.other()),
        }
    }
}
