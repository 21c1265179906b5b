//! Transforming (`duelyst:keyword.transform.*`): a unit becomes another one, for good or for a time.

use crate::content::{self, CardId, Form, NO_CARD};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Change, Shell, State, Unit, UnitId, Until, What, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// What a unit is: its card, and what is inside of it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Body {
    is: CardId,
    holds: CardId,
    counter: u8,
    held: (i8, i8),
}

impl Body {
    /// A card in the form in which it appears.
    pub(crate) fn new(card: CardId, form: Form) -> Body {
        let shell = match form {
            Form::Itself => Shell::None,
            Form::Egg => Shell::Egg,
            Form::Building(turns) => Shell::Building(turns.max(1)),
        };
        Body::inside(card, shell, (0, 0))
    }

    /// A card inside of something, with what it will have more.
    fn inside(card: CardId, shell: Shell, held: (i8, i8)) -> Body {
        let known = content::known();
        let (is, counter) = match shell {
            Shell::None => return Body { is: card, holds: NO_CARD, ..Body::default() },
            Shell::Egg => (known.egg, 0),
            Shell::Building(counter) => (known.building, counter),
            Shell::Sentinel => (known.sentinel, 0),
        };
        Body { is, holds: card, counter, held }
    }

    /// What the end of a temporary form gives back.
    fn given_back(change: &Change) -> Option<Body> {
        let What::Form(card, shell) = change.what else { return None };
        Some(Body::inside(card, shell, (change.a as i8, change.h as i8)))
    }
}

impl Unit {
    /// The change that gives its present form back, with all that is inside, when it ends.
    fn gives_back(&self, from: CardId, until: Until) -> Change {
        let known = content::known();
        let (card, shell) = match self.holds {
            NO_CARD => (self.is, Shell::None),
            held if self.is == known.building => (held, Shell::Building(self.counter)),
            held if self.is == known.sentinel => (held, Shell::Sentinel),
            held => (held, Shell::Egg),
        };
        let (a, h) = (self.held.0.into(), self.held.1.into());
        Change { on: self.who.id, from, what: What::Form(card, shell), a, h, until }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:keyword.transform.1`: it becomes another minion; controller, place and exhaustion stay, damage and
    /// changes go, and stun with them (`duelyst:keyword.transform.2`).
    ///
    /// Nobody dies of it (`duelyst:keyword.transform.3`, `duelyst:keyword.dying-wish.2`), and nobody is summoned
    /// (`duelyst:keyword.sentinel.6`).
    pub(crate) fn transform(&mut self, id: UnitId, into: Body, clause: Clause) -> bool {
        covers!("duelyst:keyword.transform.3", "duelyst:keyword.dying-wish.2");
        let Some(unit) = self.still_minion(id) else { return false };
        self.drop_changes(id, |change| !change.is_control());
        self.become_card(&unit, into, clause);
        true
    }

    /// The unit, unless it has become a General since it was chosen (`duelyst:card.general.1`).
    fn still_minion(&self, id: UnitId) -> Option<Unit> {
        self.s.find(id).copied().filter(|unit| !self.rules.is_general(self.s, unit))
    }

    /// `duelyst:keyword.transform.1.r1`: the same for a time. What it was for a time before, it was only until that ends.
    pub(crate) fn transform_until(&mut self, id: UnitId, into: Body, until: Until, from: CardId) -> bool {
        let clause = rule!("duelyst:keyword.transform.1");
        let Some(unit) = self.still_minion(id) else { return false };
        self.drop_changes(id, |change| !change.is_control() && !change.is_form());
        self.become_card(&unit, into, clause);
        self.change(unit.gives_back(from, until));
        true
    }

    /// Its new card takes the old one's place. It counts as entering after all who are there
    /// (`duelyst:tribe.battle-pet.special.2`).
    fn become_card(&mut self, unit: &Unit, into: Body, clause: Clause) -> EventId {
        let Some(n) = self.s.units.iter().position(|u| u.who.id == unit.who.id) else { return self.cause };
        let Body { is, holds, counter, held } = into;
        self.s.units.take(n);
        self.outdate();
        let marks = unit.marks & (mark::EXHAUSTED | mark::FRESH);
        let Unit { who, side, owner, at, moves, attacks, .. } = *unit;
        covers!("duelyst:keyword.transform.2");
        let body = Unit { who, is, holds, held, counter, ..Unit::default() };
        covers!("duelyst:tribe.battle-pet.special.2");
        self.s.units.push(Unit { side, owner, at, marks, moves, attacks, ..body });
        let changed = self.tell(clause, Fact::Transform { target: who, is });
        self.because(changed, |resolver| {
            resolver.update_units();
            if let Some(unit) = resolver.s.find(who.id).copied() {
                covers!("duelyst:keyword.transform.4", "duelyst:keyword.bond.3", "duelyst:keyword.sentinel.6");
                // It stands there now, and nobody was summoned.
                resolver.stand(&unit);
            }
        });
        changed
    }

    /// The minion inside takes the place of what it came in, with what was done to it there and to its card in hand.
    pub(crate) fn come_out(&mut self, unit: &Unit, clause: Clause, buffed: Clause) -> EventId {
        let out = self.become_card(unit, Body::new(unit.holds, Form::Itself), clause);
        let (a, h) = unit.held;
        self.because(out, |resolver| {
            resolver.buff(unit.who.id, unit.holds, [a.into(), h.into()], Until::Ever, buffed);
        });
        out
    }

    pub(crate) fn wake(&mut self, id: UnitId) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.activate();
        }
    }

    /// `duelyst:keyword.transform.1.r1`: the time of a transformation is over; all that was inside is there again. What it is
    /// then may be for a time, too.
    pub(crate) fn revert(&mut self, id: UnitId) {
        let over = |change: &&Change| change.on == id && change.until == Until::Over;
        let was = self.s.changes.iter().filter(over).find_map(Body::given_back);
        if let (Some(was), Some(unit)) = (was, self.s.find(id).copied()) {
            self.drop_changes(id, |change| !change.is_control() && (!change.is_form() || change.until == Until::Over));
            self.become_card(&unit, was, rule!("duelyst:keyword.transform.1.r1"));
        }
    }
}
