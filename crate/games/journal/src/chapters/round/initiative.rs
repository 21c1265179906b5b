//! Steps 2 and 3: a card for everybody, and more of them for ties (`journal:round.2`, `journal:round.3`,
//! `journal:house.round.4`).

use crate::content::language::{Kind, Stat};
use crate::fact::{Fact, Why};
use crate::resolver::Resolver;
use crate::state::{Card, Frame, Initiative, RoundStep, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::rule;
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The actions of a hero in one round; every other unit has one (`journal:house.round.7`).
const HERO_ACTIONS: u8 = 2;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Everybody in the battle draws, in roster order.
    pub(crate) fn draw_initiative(&mut self) {
        rulewright_engine::covers!("journal:house.round.7");
        self.s.order.clear();
        for n in 0..self.s.units.len() {
            let id = UnitId(n as u8);
            let unit = self.s.unit_mut(id);
            let actions = if unit.kind() == Kind::Hero { HERO_ACTIONS } else { 1 };
            unit.left = if unit.is_in() { actions } else { 0 };
            if unit.is_in() {
                let card = self.draw(Why::Initiative, id);
                self.take_place(id, card);
            }
        }
        let order = &mut self.s.order;
        order_by(order, |initiative| std::cmp::Reverse(initiative.value));
        self.break_ties();
        (self.s.turn, self.s.pass) = (0, 1);
        self.replace(Frame::Round(RoundStep::Turns));
    }

    /// Card plus twice the speed. The order stays for the round, whatever becomes of the speed.
    fn take_place(&mut self, id: UnitId, card: Card) {
        let clause = rule!("journal:round.2");
        let speed = self.rules.stat(self.s, id, Stat::Speed);
        let mut value = Calc::traced(card.value().into(), clause, self.log.trace());
        value.plus(2 * i32::from(speed), clause, Source::RULE);
        let total = value.value.clamp(0, 255) as u8;
        self.s.order.push(Initiative { unit: id, card, value: total, tie: Card::NONE });
        self.tell_calc(clause, Fact::Initiative { unit: id, value: total }, value);
    }

    /// Ties are broken one by one from the highest.
    fn break_ties(&mut self) {
        rulewright_engine::covers!("journal:house.round.4");
        let mut at = 0;
        while at < self.s.order.len() {
            let value = self.s.order[at].value;
            let end = at + self.s.order[at..].iter().take_while(|other| other.value == value).count();
            self.break_tie(at, end);
            at = end;
        }
    }

    /// Each of the tied draws one card in roster order; those still tied draw again.
    fn break_tie(&mut self, start: usize, end: usize) {
        if end - start < 2 {
            return;
        }
        order_by(&mut self.s.order[start..end], |initiative| initiative.unit);
        for at in start..end {
            let unit = self.s.order[at].unit;
            let card = self.draw(Why::Tie, unit);
            self.s.order[at].tie = card;
            self.tell(rule!("journal:round.3"), Fact::Tie { unit, card });
        }
        order_by(&mut self.s.order[start..end], |initiative| std::cmp::Reverse(initiative.tie.value()));
        let mut at = start;
        while at < end {
            let card = self.s.order[at].tie.value();
            let next = at + self.s.order[at..end].iter().take_while(|other| other.tie.value() == card).count();
            self.break_tie(at, next);
            at = next;
        }
    }
}
