//! Statuses (`skirmish:status.*`): conditions with cards of their own, from a common supply.

use super::effects::doing::Doing;
use super::turn::affords;
use crate::Skirmish;
use crate::action::Answer;
use crate::content::{Amount, CardId, DAZED, DEFENSELESS, ON_FIRE, POISONED, STUNNED, Upkeep};
use crate::fact::{Fact, Points};
use crate::resolver::Resolver;
use crate::state::{CardInPlay, CardZone, Question, State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::Check;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// The AP that putting a fire out costs.
const FIRE_AP: u8 = 3;
/// The MP that putting a fire out costs.
const FIRE_MP: u8 = 2;

/// The clause that a status's roll, loss or damage goes by.
pub fn status_clause(card: CardId, value: u8) -> Clause {
    match (card, value) {
        (POISONED, 1) => rule!("skirmish:status.poisoned.2"),
        (POISONED, 2..=4) => rule!("skirmish:status.poisoned.3"),
        (POISONED, 5) => rule!("skirmish:status.poisoned.5"),
        (POISONED, 6) => rule!("skirmish:status.poisoned.4"),
        (POISONED, _) => rule!("skirmish:status.poisoned.1"),
        (STUNNED, 2..=7) => rule!("skirmish:status.stunned.3"),
        (STUNNED, 8..=10) => rule!("skirmish:status.stunned.2"),
        (STUNNED, _) => rule!("skirmish:status.stunned.1"),
        (DAZED, _) => rule!("skirmish:status.dazed.1"),
        (DEFENSELESS, _) => rule!("skirmish:status.defenseless.1"),
        (ON_FIRE, _) => rule!("skirmish:status.on-fire.1"),
        _ => rule!("skirmish:house.card.1"),
    }
}

impl Skirmish {
    /// `skirmish:status.on-fire.1`: a price, so it must be payable in full. The refusal names what is lacking.
    pub(crate) fn may_put_out(&self, u: &Unit) -> Check {
        let clause = rule!("skirmish:status.on-fire.1");
        affords(u, FIRE_AP, clause)?;
        if u.mp >= FIRE_MP {
            Ok(())
        } else {
            Err(Refusal::new("not-enough-mp", clause).with("needs", FIRE_MP).with("has", u.mp))
        }
    }

    pub(crate) fn offer_fire(&self, u: &Unit, offer: &mut impl FnMut(Answer)) {
        if self.may_put_out(u).is_ok() {
            offer(Answer::PutOut);
        }
        offer(Answer::Burn);
    }

    /// The clause of the status by which a unit does not defend.
    pub(crate) fn status_denies_defence(&self, s: &State, unit: UnitId) -> Option<Clause> {
        s.is_in_play(DEFENSELESS, CardZone::Unit(unit)).then_some(rule!("skirmish:status.defenseless.1"))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The matching card is put in front of the unit.
    pub fn give_status(&mut self, unit: UnitId, card: CardId, clause: Clause) {
        let u = *self.s.unit(unit);
        // skirmish:house.defeat.2: the defeated receive nothing more.
        if u.hp == 0 {
            return;
        }
        // skirmish:house.trait.immune: that status is never received.
        if self.rules.content.printed_unit(u.is).immune >> card & 1 == 1 {
            self.tell(rule!("skirmish:house.trait.immune"), Fact::StatusImmune { unit, card });
            return;
        }
        let zone = CardZone::Unit(unit);
        if self.s.is_in_play(card, zone) {
            return self.keep_status(unit, card);
        }
        // skirmish:house.turn.3: one that arrives while its bearer's turn start is being resolved acts in it, last.
        let due = self.s.upkeep == unit.0 && !matches!(self.rules.content.printed_card(card).upkeep, Upkeep::None);
        let counters = self.rules.counters(card);
        covers!("skirmish:status.2");
        self.s.in_play.push(CardInPlay { card, by: None, zone, counters, due });
        self.tell(clause, Fact::Status { unit, card });
    }

    /// `skirmish:status.2.r1`: a second card changes nothing, but Defenseless gets its counter back.
    fn keep_status(&mut self, unit: UnitId, card: CardId) {
        if card == DEFENSELESS {
            let counters = self.rules.counters(card);
            let kept = self.s.in_play.iter_mut().find(|l| l.card == card && l.zone == CardZone::Unit(unit));
            kept.into_iter().for_each(|l| l.counters = counters);
        }
        self.tell(rule!("skirmish:status.2.r1"), Fact::StatusKept { unit, card });
    }

    /// Discards one status of this kind, or the oldest so many.
    pub fn clear_statuses(&mut self, unit: UnitId, status: Option<CardId>, count: u8) {
        for _ in 0..count {
            let kinds = &self.rules.content.cards;
            let wanted = |l: &&CardInPlay| status.map_or(kinds[usize::from(l.card)].status, |s| l.card == s);
            let Some(card) = self.s.before(unit).find(wanted).map(|l| l.card) else { return };
            self.remove_status(unit, card, rule!("skirmish:house.heal.1"));
        }
    }

    /// Takes a status card back to the supply.
    pub fn remove_status(&mut self, unit: UnitId, card: CardId, clause: Clause) {
        if let Some(at) = self.s.in_play.iter().position(|l| l.card == card && l.zone == CardZone::Unit(unit)) {
            self.s.in_play.take(at);
            self.tell(clause, Fact::StatusClear { unit, card });
        }
    }

    pub fn resolve_status(&mut self, unit: UnitId, card: CardId, upkeep: &Upkeep) {
        let clause = status_clause(card, 0);
        let on = Doing { unit, target: unit, attacker: unit, card: Some(card), clause };
        let discard = match upkeep {
            Upkeep::None => false,
            Upkeep::Choice => {
                self.s.question = Question::Burn(unit);
                false
            }
            Upkeep::Effects(effects, discard) => {
                let trigger = self.tell(clause, Fact::Trigger { card, unit });
                self.because(trigger, |resolver| resolver.effects(effects, on));
                *discard
            }
            Upkeep::Table(table, discard) => {
                let (value, roll) = self.read(table, unit, Some(card));
                if let Some((.., effects)) = table.rows.iter().find(|(min, max, _)| (*min..=*max).contains(&value)) {
                    let on = Doing { clause: status_clause(card, value), ..on };
                    self.because(roll, |resolver| resolver.effects(effects, on));
                }
                *discard
            }
        };
        if discard {
            self.remove_status(unit, card, clause);
        }
    }

    /// `skirmish:status.on-fire.2`: 3 AP and 2 MP, and the fire is out.
    pub fn put_out(&mut self, unit: UnitId) {
        let clause = rule!("skirmish:status.on-fire.2");
        self.lose(unit, Points::Ap, Amount::Fixed(FIRE_AP), clause);
        self.lose(unit, Points::Mp, Amount::Fixed(FIRE_MP), clause);
        self.remove_status(unit, ON_FIRE, clause);
    }

    /// `skirmish:status.on-fire.3`: 1 damage, and it burns on.
    pub fn burn(&mut self, unit: UnitId) {
        self.damage(unit, 1, rule!("skirmish:status.on-fire.3"));
    }
}
