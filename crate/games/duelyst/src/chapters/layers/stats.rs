//! Attack and greatest health of a unit, and how they were made.

use crate::state::{Change, What};
use rulewright_engine::rule;
use rulewright_engine::rules::calc::{Calc, Source, Trace};

/// Attack and greatest health of a unit, and how they were made.
pub(crate) struct Stats<T> {
    pub attack: Calc<T>,
    pub health: Calc<T>,
}

impl<T: Trace> Stats<T> {
    pub(crate) fn apply(&mut self, change: &Change) {
        let (a, h, from) = (i32::from(change.a), i32::from(change.h), Source(change.from.0));
        let clause = rule!("duelyst:house.layer.1");
        match change.what {
            What::Stats | What::Spears => {
                self.attack.plus(a, clause, from);
                self.health.plus(h, clause, from);
            }
            What::SetAttack => self.set(Some(a), None, from),
            What::SetHealth => self.set(None, Some(h), from),
            _ => {}
        }
    }

    /// `duelyst:keyword.dispel.cannot.5`: "becomes" is a change like others.
    fn set(&mut self, attack: Option<i32>, health: Option<i32>, from: Source) {
        let clause = rule!("duelyst:keyword.dispel.cannot.5");
        if let Some(value) = attack {
            self.attack.plus(value - self.attack.value, clause, from);
        }
        if let Some(value) = health {
            self.health.plus(value - self.health.value, clause, from);
        }
    }
}
