//! Keywords of an attack (`skirmish:keyword.*`), Knock-back excepted: that is a slide.

use super::blow::Blow;
use crate::content::{Keywords, ON_FIRE, POISONED};
use crate::fact::{Fact, Throw};
use crate::resolver::Resolver;
use crate::state::{Resolving, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;

/// Whether a die that hits is critical: a natural six (`skirmish:attack.4`), a natural five too with Crushing
/// (`skirmish:keyword.crushing.1`), every hit with Focused (`skirmish:keyword.focused.1`). At most once a die.
#[inline]
#[must_use]
pub fn is_crit(throw: Throw, natural: u8) -> bool {
    throw.focused || natural >= throw.crit
}

/// The clause that makes so many dice critical: a keyword only where there would be fewer without it.
#[must_use]
pub fn crit_clause(throw: Throw, natural: &[u8], adjusted: &[u8]) -> Clause {
    let dice = || natural.iter().zip(adjusted);
    let crits = |throw: Throw| dice().filter(|(face, value)| **value >= throw.mark && is_crit(throw, **face)).count();
    let all = crits(throw);
    let unfocused = Throw { focused: false, ..throw };
    if crits(Throw { crit: 6, ..unfocused }) == all {
        rule!("skirmish:attack.4")
    } else if crits(unfocused) == all {
        rule!("skirmish:keyword.crushing.1")
    } else {
        rule!("skirmish:keyword.focused.1")
    }
}

/// The clause of the keyword by which the target does not defend.
pub fn denies_defence(blow: &Blow) -> Option<Clause> {
    blow.keywords.has(Keywords::PENETRATING).then_some(rule!("skirmish:keyword.penetrating.1"))
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    pub fn keyword_statuses(&mut self, r: &Resolving) {
        let Some(blow) = self.rules.blow(r, self.s.unit(r.unit).is) else { return };
        if blow.keywords.has(Keywords::POISONED) {
            self.give_status(r.target, POISONED, rule!("skirmish:keyword.poisoned.1"));
        }
        if blow.keywords.has(Keywords::FLAMING) {
            self.give_status(r.target, ON_FIRE, rule!("skirmish:keyword.flaming.1"));
        }
    }
}
