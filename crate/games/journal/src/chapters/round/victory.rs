//! Victory, once at the end of each round (`journal:house.win.*`), and conceding.

use crate::Journal;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Place, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use std::cmp::Ordering;

impl Journal {
    /// Whether a side has a hero in the battle; one that waits as a drop is not.
    pub(crate) fn has_hero(&self, s: &State, side: Side) -> bool {
        s.units.iter().any(|unit| unit.side == side && unit.is_hero() && unit.is_in())
    }

    /// The seals of a side.
    pub(crate) fn seals(&self, s: &State, side: Side) -> usize {
        s.seals.iter().filter(|(_, owner)| *owner == side).count()
    }

    /// How the HP of both sides compare, as sums of HP left by full HP, exactly: fallen units count 0.
    pub(crate) fn compare_hp(&self, s: &State) -> Ordering {
        let (one, two) = (hp_sum(s, Side::P1), hp_sum(s, Side::P2));
        (one.0 * two.1).cmp(&(two.0 * one.1))
    }
}

/// The sum of HP left by full HP over a side's units, as a fraction. Every full HP is small, so the denominator, a common
/// multiple of at most seven of them, is too.
fn hp_sum(s: &State, side: Side) -> (u128, u128) {
    let units =
        s.units.iter().filter(|unit| unit.side == side && matches!(unit.place, Place::Board | Place::Carried(_)));
    units.fold((0, 1), |(of, ways), unit| {
        let full = u128::from(unit.full_hp().max(1));
        let common = ways / gcd(ways, full) * full;
        (of * (common / ways) + u128::from(unit.hp) * (common / full), common)
    })
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The end of a round is judged: heroes first, then seals, and after the last round all there is.
    pub(crate) fn judge(&mut self) {
        let heroes = Side::BOTH.map(|side| self.rules.has_hero(self.s, side));
        covers!("journal:house.win.3");
        match heroes {
            [false, false] => return self.win(None, rule!("journal:house.win.1")),
            [true, false] => return self.win(Some(Side::P1), rule!("journal:house.win.1")),
            [false, true] => return self.win(Some(Side::P2), rule!("journal:house.win.1")),
            [true, true] => {}
        }
        let all = self.s.seals.len();
        let owner = Side::BOTH.into_iter().find(|side| all > 0 && self.rules.seals(self.s, *side) == all);
        if owner.is_some() {
            return self.win(owner, rule!("journal:house.win.1"));
        }
        if self.s.round >= self.s.limit {
            self.judge_last();
        }
    }

    /// After the last round: more seals, then more HP, then nobody.
    fn judge_last(&mut self) {
        let clause = rule!("journal:house.win.2");
        let [one, two] = Side::BOTH.map(|side| self.rules.seals(self.s, side));
        let winner = match one.cmp(&two).then_with(|| self.rules.compare_hp(self.s)) {
            Ordering::Greater => Some(Side::P1),
            Ordering::Less => Some(Side::P2),
            Ordering::Equal => None,
        };
        self.win(winner, clause);
    }

    /// The battle is over.
    pub(crate) fn win(&mut self, winner: Option<Side>, clause: Clause) {
        self.s.outcome = Some(GameResult { winner, clause });
        self.tell(clause, Fact::GameOver { winner });
    }

    /// A side gives up (`journal:house.concede.1`).
    pub(crate) fn concede(&mut self, side: Side) {
        let clause = rule!("journal:house.concede.1");
        let told = self.tell(clause, Fact::Concede { side });
        self.because(told, |resolver| resolver.win(Some(side.other()), clause));
    }
}
