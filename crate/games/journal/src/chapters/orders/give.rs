//! The action Order (`journal:order.order`, `journal:house.order.12`).

use crate::Journal;
use crate::action::Action;
use crate::chapters::orders::choose::Candidates;
use crate::content::language::{Kind, Orders};
use crate::fact::{Deeds, Fact};
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// Whether a unit may tell an ally to do this: an ally that follows orders, at any distance. Only Attack Focus names a foe.
    pub(crate) fn may_order(&self, s: &State, id: UnitId, ally: UnitId, orders: Orders, focus: UnitId) -> Check {
        let clause = rule!("journal:house.order.12");
        let there = s.find(ally).filter(|unit| unit.is_in()).ok_or(Refusal::new("not-there", clause))?;
        ensure(s.are_friends(id, ally), "no-friend", rule!("journal:order.order"))?;
        ensure(there.kind() == Kind::Ally && !there.chooses(), "follows-no-orders", clause)?;
        if orders != Orders::AttackFocus {
            return ensure(focus == UnitId::NONE, "names-nobody", clause);
        }
        let named = s.find(focus).filter(|unit| unit.is_on());
        ensure(named.is_some() && s.are_enemies(id, focus), "no-foe", clause)
    }

    /// Everything that a unit may tell its allies. To tell them what they do already is allowed, and not offered twice.
    pub(crate) fn offer_orders(&self, s: &State, id: UnitId, offer: &mut dyn FnMut(Action)) {
        let side = s.unit(id).side;
        let own = s.numbered().filter(|(_, unit)| unit.side == side && unit.kind() == Kind::Ally);
        let mut allies =
            own.filter(|(ally, _)| self.may_order(s, id, *ally, Orders::DefendMe, UnitId::NONE).is_ok()).peekable();
        if allies.peek().is_none() {
            return;
        }
        let foes: Candidates = s.standing().filter(|(_, unit)| unit.side != side).map(|(foe, _)| foe).collect();
        for (ally, _) in allies {
            for orders in Orders::ALL.iter().copied().filter(|orders| *orders != Orders::AttackFocus) {
                offer(Action::Order(ally, orders, UnitId::NONE));
            }
            foes.iter().for_each(|foe| offer(Action::Order(ally, Orders::AttackFocus, *foe)));
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit tells an ally what to do from now on.
    pub(crate) fn give_order(&mut self, id: UnitId, ally: UnitId, orders: Orders, focus: UnitId) {
        let to = self.s.whereabouts(ally);
        let declared = Fact::Declare { unit: id, deed: Deeds::Order(orders), target: ally, to };
        let declared = self.tell(rule!("journal:order.order"), declared);
        let unit = self.s.unit_mut(ally);
        (unit.orders, unit.orderer, unit.focus) = (orders, id, focus);
        self.because(declared, |resolver| {
            resolver.tell(rule!("journal:order.order"), Fact::Ordered { unit: ally, orders, focus });
        });
    }
}
