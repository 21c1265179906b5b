//! Cleansing and Dispelling (`pox:7.1.1`, `pox:7.2.1`).

use crate::content::language::{Sign, is};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Condition, Order, Origin, State, UnitId};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;
use rulewright_engine::rules::event::Log;

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// Negative conditions end; granted abilities stay.
    pub(crate) fn cleanse(&mut self, id: UnitId) {
        covers!("pox:7.1.1", "pox:7.2.1", "pox:ex.2");
        // A Defiled champion cannot be Cleansed, not even of that.
        if !self.s.find(id).is_some_and(|unit| unit.is(is::DEFILED)) {
            self.end_all(id, Sign::Negative);
        }
    }

    /// Positive conditions end, and positive granted abilities.
    pub(crate) fn dispel(&mut self, id: UnitId) {
        self.end_all(id, Sign::Positive);
        while let Some(printed) = self.s.find(id).and_then(|unit| {
            let granted = |slot: &&crate::state::Slot| slot.origin == Origin::Granted && slot.id().ability().good;
            unit.abilities.iter().find(granted).map(|slot| slot.printed)
        }) {
            self.remove_ability(id, printed);
        }
    }

    fn end_all(&mut self, id: UnitId, sign: Sign) {
        let ends = |condition: &&Condition| {
            // pox:7.2.1: what its own ability supplies without a trigger is persistent.
            condition.is.condition().sign == sign && !self.is_own(condition)
        };
        let orders: Pile<Order, 32> = self.s.conditions_of(id).filter(ends).take(32).map(|c| c.order).collect();
        for order in orders.iter() {
            self.end_condition(*order);
        }
    }

    /// Whether an ability of the unit itself supplies the condition, as Intensify does Intensified.
    fn is_own(&self, condition: &Condition) -> bool {
        use crate::content::language::{Effect, When};
        let Some(unit) = self.s.find(condition.on) else { return false };
        unit.abilities.iter().filter(|slot| slot.is_there()).any(|slot| {
            let ability = slot.id().ability();
            let gives = |effect: &Effect| matches!(effect, Effect::Condition { is, .. } if *is == condition.is);
            ability.when == When::Enters && ability.then.iter().any(gives)
        })
    }
}
