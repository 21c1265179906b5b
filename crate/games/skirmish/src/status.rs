//! Statuses (`skirmish:status.*`): conditions with cards of their own, from a common supply.

use super::content::{CardId, DEFENSELESS, Effect, ON_FIRE, Upkeep, When, status_clause};
use super::effects::Doing;
use super::fact::{Fact, Points};
use super::state::{Laid, Pending, Phase, Place, State, UnitId};
use super::{Judge, Skirmish};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `skirmish:status.2`: the matching card is laid in front of the unit.
    pub(super) fn give_status(&mut self, unit: UnitId, card: CardId, clause: Clause) {
        let u = *self.s.unit(unit);
        // skirmish:house.defeat.2: the defeated receive nothing more.
        if u.hp == 0 {
            return;
        }
        // skirmish:house.trait.immune: that status is never received.
        if self.rules.content.units[usize::from(u.is)].immune >> card & 1 == 1 {
            self.tell(rule!("skirmish:house.trait.immune"), Fact::StatusImmune { unit, card });
            return;
        }
        let place = Place::Unit(unit);
        if self.s.lies(card, place) {
            return self.keep_status(unit, card);
        }
        // skirmish:house.turn.3: one that arrives while its bearer's turn start is being resolved acts in it, last.
        let due =
            self.s.upkeep == unit.0 && !matches!(self.rules.content.cards[usize::from(card)].upkeep, Upkeep::None);
        let counters = self.rules.counters(card);
        self.s.laid.push(Laid { card, by: None, place, counters, due });
        self.tell(clause, Fact::Status { unit, card });
    }

    /// `skirmish:status.2.r1`: a second card changes nothing, but Defenseless gets its counter back.
    fn keep_status(&mut self, unit: UnitId, card: CardId) {
        if card == DEFENSELESS {
            let counters = self.rules.counters(card);
            let laid = self.s.laid.iter_mut().find(|l| l.card == card && l.place == Place::Unit(unit));
            laid.into_iter().for_each(|l| l.counters = counters);
        }
        self.tell(rule!("skirmish:status.2.r1"), Fact::StatusKept { unit, card });
    }

    /// Discards one status of this kind, or the oldest so many.
    pub(super) fn clear_statuses(&mut self, unit: UnitId, status: Option<CardId>, count: u8) {
        for _ in 0..count {
            let kinds = &self.rules.content.cards;
            let wanted = |l: &&Laid| status.map_or(kinds[usize::from(l.card)].status, |s| l.card == s);
            let Some(card) = self.s.before(unit).find(wanted).map(|l| l.card) else { return };
            self.remove_status(unit, card, rule!("skirmish:house.heal.1"));
        }
    }

    /// Takes a status card back to the supply.
    pub(super) fn remove_status(&mut self, unit: UnitId, card: CardId, clause: Clause) {
        if let Some(at) = self.s.laid.iter().position(|l| l.card == card && l.place == Place::Unit(unit)) {
            self.s.laid.take(at);
            self.tell(clause, Fact::StatusClear { unit, card });
        }
    }

    /// `skirmish:house.turn.3`: the start of the turn, unit by unit in roster order. Goes on from where it is until
    /// all is done, or until somebody has to choose.
    pub(super) fn upkeep(&mut self) {
        self.because(self.s.turn, Self::resolve_upkeep);
    }

    fn resolve_upkeep(&mut self) {
        while usize::from(self.s.upkeep) < self.s.units.len() {
            let unit = UnitId(self.s.upkeep);
            while let Some(at) = self.next_due(unit) {
                self.s.laid[at].due = false;
                self.resolve_due(unit, at);
                if self.s.pending != Pending::None || self.s.phase == Phase::Over {
                    return;
                }
            }
            self.s.upkeep += 1;
            self.mark_due();
        }
        self.s.upkeep = u8::MAX;
        self.after_upkeep();
        self.s.turn = EventId::NONE;
    }

    /// Marks what has to act for the unit whose turn start it is.
    pub(super) fn mark_due(&mut self) {
        let unit = UnitId(self.s.upkeep);
        let ours = self.s.units.get(usize::from(unit.0)).is_some_and(|u| u.side == self.s.active && u.at.is_on());
        for n in 0..self.s.laid.len() {
            let due = ours && self.rules.acts_at_start(self.s, &self.s.laid[n], unit);
            self.s.laid[n].due = due;
        }
    }

    /// Cards and zones in the order they were laid, then statuses in theirs.
    fn next_due(&self, unit: UnitId) -> Option<usize> {
        covers!("skirmish:status.2.r2");
        if self.s.unit(unit).hp == 0 {
            return None;
        }
        let find = |status: bool| {
            let kinds = &self.rules.content.cards;
            self.s.laid.iter().position(|l| l.due && kinds[usize::from(l.card)].status == status)
        };
        find(false).or_else(|| find(true))
    }

    fn resolve_due(&mut self, unit: UnitId, at: usize) {
        let rules = self.rules;
        let card = self.s.laid[at].card;
        let entry = &rules.content.cards[usize::from(card)];
        if entry.status {
            return self.resolve_status(unit, card, &entry.upkeep);
        }
        for effect in &entry.effects {
            if let Effect::Trigger(When::TurnStart, _, _, effects) = effect {
                let trigger = self.tell(rule!("skirmish:house.turn.3"), Fact::Trigger { card, unit });
                let clause = rule!("skirmish:house.damage.2");
                let on = Doing { unit, target: unit, attacker: unit, card: None, clause };
                self.because(trigger, |judge| judge.effects(effects, on));
            }
        }
    }

    fn resolve_status(&mut self, unit: UnitId, card: CardId, upkeep: &Upkeep) {
        let clause = status_clause(card, 0);
        let on = Doing { unit, target: unit, attacker: unit, card: Some(card), clause };
        let discard = match upkeep {
            Upkeep::None => false,
            Upkeep::Choice => {
                self.s.pending = Pending::Burn(unit);
                false
            }
            Upkeep::Effects(effects, discard) => {
                let trigger = self.tell(clause, Fact::Trigger { card, unit });
                self.because(trigger, |judge| judge.effects(effects, on));
                *discard
            }
            Upkeep::Table(table, discard) => {
                let (value, roll) = self.read(table, unit, Some(card));
                if let Some((.., effects)) = table.rows.iter().find(|(min, max, _)| (*min..=*max).contains(&value)) {
                    let on = Doing { clause: status_clause(card, value), ..on };
                    self.because(roll, |judge| judge.effects(effects, on));
                }
                *discard
            }
        };
        if discard {
            self.remove_status(unit, card, clause);
        }
    }

    /// `skirmish:status.on-fire.2`: 3 AP and 2 MP, and the fire is out.
    pub(super) fn put_out(&mut self, unit: UnitId) {
        let clause = rule!("skirmish:status.on-fire.2");
        self.lose(unit, Points::Ap, super::content::Amount::Fixed(FIRE_AP), clause);
        self.lose(unit, Points::Mp, super::content::Amount::Fixed(FIRE_MP), clause);
        self.remove_status(unit, ON_FIRE, clause);
    }

    /// `skirmish:status.on-fire.3`: 1 damage, and it burns on.
    pub(super) fn burn(&mut self, unit: UnitId) {
        self.damage(unit, 1, rule!("skirmish:status.on-fire.3"));
    }
}

/// What putting a fire out costs.
pub(super) const FIRE_AP: u8 = 3;
/// See [`FIRE_AP`].
pub(super) const FIRE_MP: u8 = 2;

impl Skirmish {
    /// Whether a card has something to do at the start of a unit's turn.
    fn acts_at_start(&self, s: &super::state::State, laid: &Laid, unit: UnitId) -> bool {
        let card = &self.content.cards[usize::from(laid.card)];
        if card.status {
            return laid.place == Place::Unit(unit) && !matches!(card.upkeep, Upkeep::None);
        }
        let reaches = |effect: &Effect| match effect {
            Effect::Trigger(When::TurnStart, _, radius, _) => match laid.place {
                // A card in front of a unit acts in its bearer's turn only.
                Place::Unit(bearer) => bearer == unit,
                _ => self.reaches(s, laid, *radius, unit),
            },
            _ => false,
        };
        card.effects.iter().any(reaches)
    }
}
