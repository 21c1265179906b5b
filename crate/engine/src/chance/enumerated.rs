//! Enumerated chance: every outcome there is, with its exact odds.

use super::{Chance, Dice, Drawn, MAX_DICE, Odds};

/// Chance that walks every outcome, with its exact odds.
///
/// ```
/// use rulewright_engine::chance::{Chance, Enumerated, Odds};
///
/// let sums = Enumerated::each(100, |chance| chance.dice(2, 6, |d| u16::from(d[0] + d[1])).sum()).unwrap();
/// assert_eq!(sums.len(), 11);
/// assert!(sums.contains(&(7, Odds { of: 1, ways: 6 })));
/// ```
#[derive(Debug, Default)]
pub struct Enumerated {
    path: Vec<Fork>,
    asked: usize,
}

#[derive(Debug)]
struct Fork {
    /// What may come, and in how many ways.
    branches: Vec<(Branch, u64)>,
    taken: usize,
}

#[derive(Clone, Copy, Debug)]
enum Branch {
    Dice(Dice),
    Card(usize),
}

/// There are more outcomes than the caller wants to hear of, or than 128 bits can count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

impl Enumerated {
    /// Runs `game` once for every outcome and gives each result with its odds, in the order of first appearance.
    /// Equal neighbours are not merged: callers know what equal means to them.
    ///
    /// # Errors
    /// [`TooMany`] once there are more than `limit` outcomes, or odds too fine to be exact.
    pub fn each<T>(limit: usize, mut game: impl FnMut(&mut Enumerated) -> T) -> Result<Vec<(T, Odds)>, TooMany> {
        Enumerated::try_each(limit, |chance| Ok(game(chance)))
    }

    /// The same, for as long as `game` does not say that there are too many.
    ///
    /// # Errors
    /// As [`Enumerated::each`], or what `game` says.
    pub fn try_each<T>(
        limit: usize,
        mut game: impl FnMut(&mut Enumerated) -> Result<T, TooMany>,
    ) -> Result<Vec<(T, Odds)>, TooMany> {
        let mut chance = Enumerated::default();
        let mut outcomes = Vec::new();
        loop {
            chance.asked = 0;
            let result = game(&mut chance)?;
            outcomes.push((result, chance.odds().ok_or(TooMany)?));
            if !chance.advance() {
                return Ok(outcomes);
            }
            if outcomes.len() >= limit {
                return Err(TooMany);
            }
        }
    }

    fn odds(&self) -> Option<Odds> {
        self.path.iter().try_fold(Odds::ONE, |odds, fork| {
            odds.and(fork.branches[fork.taken].1, fork.branches.iter().map(|(_, ways)| ways).sum())
        })
    }

    fn advance(&mut self) -> bool {
        while let Some(fork) = self.path.last_mut() {
            fork.taken += 1;
            if fork.taken < fork.branches.len() {
                return true;
            }
            self.path.pop();
        }
        false
    }

    fn fork(&mut self, branches: impl FnOnce() -> Vec<(Branch, u64)>) -> Branch {
        if self.asked == self.path.len() {
            self.path.push(Fork { branches: branches(), taken: 0 });
        }
        let fork = &self.path[self.asked];
        self.asked += 1;
        fork.branches[fork.taken].0
    }
}

impl Enumerated {
    /// Rolls: one branch for each value of `fold`.
    pub(super) fn roll(&mut self, count: usize, sides: u8, fold: &dyn Fn(&[u8]) -> u16) -> Dice {
        let count = count.min(MAX_DICE);
        match self.fork(|| folded_pools(count, sides, fold)) {
            Branch::Dice(dice) => dice,
            Branch::Card(_) => unreachable!("the same rule asks the same questions in the same order"),
        }
    }
}

impl Chance for Enumerated {
    fn dice(&mut self, count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Dice {
        self.roll(count, sides, &fold)
    }

    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        let branches = || {
            let mut kinds: Vec<(Branch, u64)> = Vec::new();
            for (at, card) in cards.iter().enumerate() {
                let known = kinds.iter_mut().find(|(b, _)| matches!(b, Branch::Card(first) if cards[*first] == *card));
                match known {
                    Some((_, ways)) => *ways += 1,
                    None => kinds.push((Branch::Card(at), 1)),
                }
            }
            kinds
        };
        match self.fork(branches) {
            Branch::Card(at) => at,
            Branch::Dice(_) => unreachable!("the same rule asks the same questions in the same order"),
        }
    }
}

/// The multisets of `count` dice, those of equal `fold` taken together, with the number of sequences of each.
fn folded_pools(count: usize, sides: u8, fold: &dyn Fn(&[u8]) -> u16) -> Vec<(Branch, u64)> {
    let mut groups: Vec<(u16, Dice, u64)> = Vec::new();
    multisets(count, sides, &mut |dice, ways| {
        let key = fold(&dice);
        match groups.iter_mut().find(|(known, ..)| *known == key) {
            Some((.., sum)) => *sum += ways,
            None => groups.push((key, dice, ways)),
        }
    });
    groups.into_iter().map(|(_, dice, ways)| (Branch::Dice(dice), ways)).collect()
}

/// Calls `tell` with every multiset of dice (highest first) and how many sequences show it.
fn multisets(count: usize, sides: u8, tell: &mut impl FnMut(Dice, u64)) {
    fn extend(left: usize, top: u8, dice: Dice, run: u64, ways: u64, tell: &mut impl FnMut(Dice, u64)) {
        if left == 0 {
            return tell(dice, ways);
        }
        for face in (1..=top).rev() {
            // One more die: the sequences so far times the places it can stand in, over the length of its run.
            let run = if dice.last() == Some(&face) { run + 1 } else { 1 };
            let dice = Dice::from_faces(dice.iter().copied().chain([face]));
            extend(left - 1, face, dice, run, ways * dice.len() as u64 / run, tell);
        }
    }
    extend(count, sides, Dice::default(), 0, 1, tell);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multisets_count_every_sequence_once() {
        for count in 0..=6 {
            let (mut sets, mut sequences) = (0, 0);
            multisets(count, 6, &mut |_, ways| {
                sets += 1;
                sequences += ways;
            });
            assert_eq!(sequences, 6u64.pow(count as u32));
            assert_eq!(sets, (1..=5).fold(1, |n, k| n * (count + k) / k), "multisets of {count} dice");
        }
    }

    #[test]
    fn cards_that_are_alike_are_one_outcome_as_likely_as_there_are_of_them() {
        let drawn = Enumerated::each(10, |chance| chance.draw(&[1u8, 2, 1, 1]));
        assert_eq!(drawn, Ok(vec![(0, Odds { of: 3, ways: 4 }), (1, Odds { of: 1, ways: 4 })]));
    }

    #[test]
    fn dice_that_come_to_the_same_are_one_outcome() {
        let sums = Enumerated::each(100, |chance| chance.dice(2, 6, |d| u16::from(d[0] + d[1])).sum());
        let sums = sums.expect("there are eleven");
        assert_eq!(sums.len(), 11);
        assert!(
            sums.contains(&(7, Odds { of: 1, ways: 6 })) && sums.contains(&(12, Odds { of: 1, ways: 36 })),
            "{sums:?}"
        );
    }

    #[test]
    fn odds_of_all_outcomes_sum_to_one() {
        let outcomes = Enumerated::each(10_000, |chance| {
            let first = chance.dice(3, 6, |d| d.iter().filter(|f| **f >= 4).count() as u16);
            let hits = first.iter().filter(|f| **f >= 4).count();
            (hits, chance.dice(hits, 6, |d| d.iter().map(|f| u16::from(*f)).sum()).sum(), chance.draw(&[1u8, 1, 2]))
        });
        let sum = outcomes.unwrap().into_iter().try_fold(Odds::ZERO, |sum, (_, odds)| sum.or(odds));
        assert_eq!(sum, Some(Odds::ONE));
    }
}
