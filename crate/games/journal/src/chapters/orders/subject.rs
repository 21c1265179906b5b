//! Whom an order is about (`journal:order.*`, `journal:house.order.2`, `journal:house.order.5` to `journal:house.order.10`).

use super::choose::{By, Candidates};
use crate::content::language::Orders;
use crate::fact::{Fact, Measure};
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// An order that can no longer be followed becomes another, for good.
    pub(crate) fn renew_order(&mut self, id: UnitId) {
        let unit = *self.s.unit(id);
        match unit.orders {
            Orders::AttackFocus if !self.is_there(unit.focus) => self.revert(id, rule!("journal:order.attack-focus.2")),
            Orders::DefendMe | Orders::HealMe if !self.is_there(unit.orderer) => {
                let hero = self.s.first_hero(unit.side);
                let clause = rule!("journal:house.order.10");
                if hero == UnitId::NONE {
                    self.revert(id, clause);
                } else {
                    self.s.unit_mut(id).orderer = hero;
                    self.tell(clause, Fact::Ordered { unit: id, orders: unit.orders, focus: hero });
                }
            }
            _ => {}
        }
    }

    fn is_there(&self, id: UnitId) -> bool {
        self.s.find(id).is_some_and(|unit| unit.is_in())
    }

    fn revert(&mut self, id: UnitId, clause: rulewright_engine::rulebook::Clause) {
        let orders = Orders::AttackAtWill;
        let unit = self.s.unit_mut(id);
        (unit.orders, unit.focus) = (orders, UnitId::NONE);
        self.tell(clause, Fact::Ordered { unit: id, orders, focus: UnitId::NONE });
    }

    /// The foe that an order to attack names.
    pub(crate) fn foe(&mut self, id: UnitId) -> Option<UnitId> {
        let unit = self.s.unit(id);
        let (orders, focus) = (unit.orders, unit.focus);
        let foes = self.rules.foes(self.s, id);
        match orders {
            Orders::AttackFocus => {
                self.is_named(id, focus, Some(orders), rule!("journal:order.attack-focus.1"));
                Some(focus)
            }
            Orders::AttackTheWeak => self.weakest(id, &foes, orders, rule!("journal:order.attack-the-weak")),
            _ => self.nearest(id, &foes, Some(orders), rule!("journal:order.attack-at-will.1")),
        }
    }

    /// The nearest of these units.
    pub(crate) fn nearest(
        &mut self,
        id: UnitId,
        among: &Candidates,
        orders: Option<Orders>,
        clause: rulewright_engine::rulebook::Clause,
    ) -> Option<UnitId> {
        let by = By { measure: Measure::Distance, orders, clause };
        self.choose(id, among, by, |rules, s, other| (rules.apart(s, id, other), ()))
    }

    /// The one with the least HP, then the nearest.
    fn weakest(
        &mut self,
        id: UnitId,
        among: &Candidates,
        orders: Orders,
        clause: rulewright_engine::rulebook::Clause,
    ) -> Option<UnitId> {
        let by = By { measure: Measure::Hp, orders: Some(orders), clause };
        self.choose(id, among, by, |rules, s, other| (s.unit(other).hp.into(), rules.apart(s, id, other)))
    }

    /// Whom an order to stand by somebody names: the hero who gave it, or the friend with the least HP.
    pub(crate) fn ward(&mut self, id: UnitId) -> Option<UnitId> {
        let unit = self.s.unit(id);
        let (orders, orderer) = (unit.orders, unit.orderer);
        if orders == Orders::DefendMe {
            self.is_named(id, orderer, Some(orders), rule!("journal:order.defend-me"));
            return Some(orderer);
        }
        covers!("journal:house.order.7");
        let friends = self.rules.friends(self.s, id);
        self.weakest(id, &friends, orders, rule!("journal:order.defend-lowest"))
    }

    /// Whom an order to heal names: somebody wounded, itself only if no friend is (`journal:house.order.8`).
    pub(crate) fn patient(&mut self, id: UnitId, reaches_itself: bool) -> Option<UnitId> {
        let unit = self.s.unit(id);
        let (orders, orderer) = (unit.orders, unit.orderer);
        let friends = self.rules.friends(self.s, id);
        let wounded: Candidates = friends.iter().copied().filter(|other| self.is_wounded(*other)).collect();
        covers!("journal:house.order.8");
        if wounded.is_empty() {
            return Some(id).filter(|_| reaches_itself && self.is_wounded(id));
        }
        match orders {
            Orders::HealMe => {
                let hurt = self.is_wounded(orderer);
                if hurt {
                    self.is_named(id, orderer, Some(orders), rule!("journal:order.heal-me"));
                }
                hurt.then_some(orderer)
            }
            Orders::HealLowest => self.weakest(id, &wounded, orders, rule!("journal:order.heal-lowest")),
            _ => self.nearest(id, &wounded, Some(orders), rule!("journal:order.heal-team")),
        }
    }

    fn is_wounded(&self, id: UnitId) -> bool {
        self.s.find(id).is_some_and(|unit| unit.is_on() && unit.hp < unit.full_hp())
    }
}
