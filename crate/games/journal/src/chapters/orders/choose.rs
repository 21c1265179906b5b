//! Choosing one of several units by a measure: the least, then the nearest, then at random (`journal:convention.3`).

use crate::Journal;
use crate::content::language::{Condition, Orders};
use crate::fact::{Fact, Measure};
use crate::resolver::Resolver;
use crate::state::{MAX_UNITS, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// Units to choose from.
pub(crate) type Candidates = Pile<UnitId, MAX_UNITS>;

/// What a choice goes by.
#[derive(Clone, Copy)]
pub(crate) struct By {
    /// What is compared first.
    pub(crate) measure: Measure,
    /// The order that is followed, if it is one.
    pub(crate) orders: Option<Orders>,
    /// The clause that says so.
    pub(crate) clause: Clause,
}

impl Journal {
    /// The units that orders choose foes among (`journal:house.order.2`): those of the other side; in fog those that are seen, if
    /// any is.
    pub(crate) fn foes(&self, s: &State, id: UnitId) -> Candidates {
        covers!("journal:house.order.2");
        let side = s.unit(id).side;
        let foe = |(_, unit): &(UnitId, &crate::state::Unit)| unit.side != side && !unit.is_neutral();
        self.seen_first(s, id, s.standing().filter(foe).map(|(other, _)| other).collect())
    }

    /// In fog, those of the candidates that are seen, if any is.
    pub(crate) fn seen_first(&self, s: &State, id: UnitId, all: Candidates) -> Candidates {
        if s.condition != Condition::FogOfWar {
            return all;
        }
        let from = s.unit(id).at;
        let seen: Candidates = all.iter().copied().filter(|other| self.sees(s, from, *other)).collect();
        if seen.is_empty() { all } else { seen }
    }

    /// The friends of a unit that stand on the board.
    pub(crate) fn friends(&self, s: &State, id: UnitId) -> Candidates {
        s.standing().map(|(other, _)| other).filter(|other| s.are_friends(id, *other)).collect()
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The candidate with the least key; equals are events, and a card picks among them in reading order. The first number of the key
    /// is what the measure says.
    pub(crate) fn choose<K: Ord + Copy>(
        &mut self,
        id: UnitId,
        candidates: &Candidates,
        by: By,
        key: impl Fn(&Journal, &State, UnitId) -> (i16, K),
    ) -> Option<UnitId> {
        let keyed = |other: &UnitId| key(self.rules, self.s, *other);
        let least = candidates.iter().map(keyed).min()?;
        let mut equals: Pile<(Cell, UnitId), MAX_UNITS> = Pile::default();
        let best = candidates.iter().filter(|other| keyed(other) == least);
        equals.extend(best.map(|other| (self.s.unit(*other).at, *other)));
        equals.sort();
        covers!("journal:order.attack-at-will.2");
        if equals.len() > 1 {
            for (place, (_, target)) in (1..).zip(equals.iter()) {
                self.tell(rule!("journal:convention.3"), Fact::Equal { unit: id, target: *target, place });
            }
        }
        let (_, target) = equals[self.pick(id, equals.len())];
        let By { measure, orders, clause } = by;
        self.tell(clause, Fact::Pick { unit: id, target, orders, measure, value: least.0 });
        Some(target)
    }

    /// A unit that is named, and not chosen.
    pub(crate) fn is_named(&mut self, id: UnitId, target: UnitId, orders: Option<Orders>, clause: Clause) {
        self.tell(clause, Fact::Pick { unit: id, target, orders, measure: Measure::Named, value: 0 });
    }
}

impl Journal {
    /// The distance of two units, where they are looked for.
    pub(crate) fn apart(&self, s: &State, a: UnitId, b: UnitId) -> i16 {
        self.map.distance(s.whereabouts(a), s.whereabouts(b)).into()
    }
}
