//! What a unit gains, loses and heals (`skirmish:house.gain.*`, `skirmish:house.heal.1`).

use super::doing::Doing;
use crate::Skirmish;
use crate::action::Answer;
use crate::content::notation::DIE;
use crate::content::{Amount, Range, Target};
use crate::fact::{Fact, Points};
use crate::resolver::Resolver;
use crate::state::{Question, Rally, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Skirmish {
    /// Allies that may still be named: other, distinct, in range (`skirmish:house.gain.2`).
    fn rallied<'a>(&'a self, s: &'a State, rally: &Rally) -> impl Iterator<Item = UnitId> + 'a {
        let captain = *s.unit(rally.unit);
        let rally = *rally;
        let area = self.board.area(captain.at, rally.distance);
        let free = move |id: &UnitId| *id != rally.unit && rally.chosen >> id.0 & 1 == 0;
        s.standing(captain.side).filter(move |(id, u)| free(id) && area.has(u.at)).map(|(id, _)| id)
    }

    pub(crate) fn may_name_ally(&self, s: &State, rally: &Rally, ally: UnitId) -> Check {
        let named = self.rallied(s, rally).any(|id| id == ally);
        ensure(named, "not-offered", rule!("skirmish:house.gain.2"))
    }

    pub(crate) fn offer_allies(&self, s: &State, rally: &Rally, offer: &mut impl FnMut(Answer)) {
        self.rallied(s, rally).for_each(|ally| offer(Answer::Ally(ally)));
        offer(Answer::Done);
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:house.gain.1`: more than is printed is fine; it is gone when the turn ends.
    pub fn gain(&mut self, unit: UnitId, points: Points, amount: Amount) {
        match amount {
            Amount::Fixed(n) => self.add(unit, points, n),
            Amount::All => {}
            Amount::Roll(roll) => {
                let dice = self.chance.dice(usize::from(roll.dice), DIE, |faces| u16::from(roll.value(faces)));
                let told = Fact::TableRoll { unit, card: None, roll, dice };
                let rolled = self.tell(rule!("skirmish:notation.10"), told);
                self.because(rolled, |resolver| resolver.add(unit, points, roll.value(&dice)));
            }
        }
    }

    fn add(&mut self, unit: UnitId, points: Points, amount: u8) {
        if amount == 0 || self.s.unit(unit).hp == 0 {
            return;
        }
        let u = self.s.unit_mut(unit);
        let pool = if points == Points::Ap { &mut u.ap } else { &mut u.mp };
        *pool = pool.saturating_add(amount).min(99);
        self.tell(rule!("skirmish:house.gain.1"), Fact::Gain { unit, points, amount });
    }

    /// `skirmish:status.2.r3`: a loss takes what is there and leaves no debt.
    pub fn lose(&mut self, unit: UnitId, points: Points, amount: Amount, clause: Clause) {
        let u = self.s.unit_mut(unit);
        let pool = if points == Points::Ap { &mut u.ap } else { &mut u.mp };
        if amount == Amount::Fixed(0) {
            return;
        }
        let mut loss = Calc::traced(i32::from(amount.of(*pool)), clause, self.log.trace());
        loss.at_most(i32::from(*pool), rule!("skirmish:status.2.r3"));
        let amount = loss.value as u8;
        *pool -= amount;
        self.tell_calc(clause, Fact::Lose { unit, points, amount }, loss);
    }

    /// `skirmish:house.heal.1`: never above the printed HP.
    pub fn heal(&mut self, unit: UnitId, amount: u8) {
        let u = *self.s.unit(unit);
        if u.hp == 0 {
            return;
        }
        let printed = self.rules.content.printed_unit(u.is).hp;
        let mut healing = Calc::traced(i32::from(amount), rule!("skirmish:house.card.1"), self.log.trace());
        healing.at_most(i32::from(printed.saturating_sub(u.hp)), rule!("skirmish:house.heal.1"));
        let amount = healing.value as u8;
        self.s.unit_mut(unit).hp += amount;
        self.tell_calc(rule!("skirmish:house.heal.1"), Fact::Heal { unit, amount }, healing);
    }

    /// `skirmish:house.gain.2`: allies are named after the roll, one by one.
    pub fn rally(&mut self, on: Doing, count: u8, ap: u8, mp: u8) {
        let distance = match on.card.map(|c| self.rules.content.printed_card(c).target) {
            Some(Target::Allies(Range::Distance(x))) => x,
            _ => return,
        };
        let rally = Rally { unit: on.unit, distance, ap, mp, left: count, chosen: 0 };
        if self.rules.rallied(self.s, &rally).next().is_some() {
            self.s.question = Question::Allies(rally);
        }
    }

    /// An ally is named.
    pub fn name_ally(&mut self, ally: UnitId, mut rally: Rally) {
        self.gain(ally, Points::Ap, Amount::Fixed(rally.ap));
        self.gain(ally, Points::Mp, Amount::Fixed(rally.mp));
        rally.chosen |= 1 << ally.0;
        rally.left -= 1;
        if rally.left > 0 && self.rules.rallied(self.s, &rally).next().is_some() {
            self.s.question = Question::Allies(rally);
        }
    }
}
