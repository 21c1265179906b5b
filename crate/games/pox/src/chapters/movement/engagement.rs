//! Engagement (`pox:gl.engaged`): a stored set of pairs.

use crate::Pox;
use crate::content::language::is;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{MAX_PAIRS, State, Unit, UnitId};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The most opponents of one champion: a Large one has eight tiles around it.
type Opponents = Pile<UnitId, MOST_OPPONENTS>;

const MOST_OPPONENTS: usize = 8;

/// Whether a unit can engage and be engaged: a champion that is not Stealthed (`pox:house.stealth.3`).
fn is_open(unit: &Unit) -> bool {
    unit.is_champion() && !unit.is(is::STEALTHED)
}

/// AP that leaving a tile costs more, away from so many opponents (`pox:gl.engaged`).
pub(crate) fn leaving(opponents: usize) -> u8 {
    if opponents == 0 { 0 } else { opponents as u8 + 1 }
}

impl Pox {
    /// Whether two units engage each other where they stand.
    #[must_use]
    pub(crate) fn engages(&self, a: &Unit, b: &Unit) -> bool {
        a.side != b.side && is_open(a) && is_open(b) && self.map.apart(a.base(), b.base()) == 1
    }

    fn opponents(&self, s: &State, id: UnitId) -> Opponents {
        let Some(unit) = s.find(id).filter(|unit| is_open(unit)) else { return Opponents::default() };
        let beside = self.map.around(unit.base());
        let there = |other: &&Unit| other.side != unit.side && is_open(other) && self.is_on(other, beside);
        s.units.iter().filter(there).take(MOST_OPPONENTS).map(|other| other.id).collect()
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// The engagements of a unit as they follow from where it stands now.
    pub(crate) fn engage(&mut self, id: UnitId) {
        let now = self.rules.opponents(self.s, id);
        let before: Opponents = self.s.engaged_with(id).take(MOST_OPPONENTS).collect();
        if now.is_empty() && before.is_empty() {
            return;
        }
        if before.iter().any(|other| !now.contains(other)) {
            self.disengage(id, rule!("pox:gl.engaged"));
        }
        let unit = self.who(id);
        for other in now.iter() {
            let is_new = !before.contains(other);
            self.pair(id, *other);
            if is_new {
                let target = self.who(*other);
                self.tell(rule!("pox:gl.engaged"), Fact::Engage { unit, target });
            }
        }
    }

    /// Stores a pair; `false` if it is there already.
    pub(super) fn pair(&mut self, a: UnitId, b: UnitId) -> bool {
        let known = self.s.engaged.iter().any(|pair| *pair == (a, b) || *pair == (b, a));
        let fits = !known && self.s.engaged.len() < MAX_PAIRS;
        if fits {
            self.s.engaged.push((a, b));
        }
        fits
    }

    /// A unit is no longer engaged.
    pub(crate) fn disengage(&mut self, id: UnitId, clause: Clause) {
        let mut was = false;
        while let Some(at) = self.s.engaged.iter().position(|(a, b)| *a == id || *b == id) {
            self.s.engaged.take(at);
            was = true;
        }
        if was {
            let unit = self.who(id);
            self.tell(clause, Fact::Disengage { unit });
        }
    }
}
