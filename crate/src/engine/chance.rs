//! Chance: every die, shuffle and random pick, seeded, scripted or enumerated. Rules ask, they never own a generator.

use std::ops::Deref;
use std::sync::Arc;

use rand_core::{RngCore, SeedableRng};
use rand_pcg::Pcg32;

use super::print::print_text;

/// The most dice that are rolled at once.
pub const MAX_DICE: usize = 16;

/// Dice in the order they were rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dice {
    len: u8,
    faces: [u8; MAX_DICE],
}

impl Dice {
    /// As many dice as the iterator has, at most [`MAX_DICE`].
    pub fn from_faces(faces: impl IntoIterator<Item = u8>) -> Dice {
        let mut dice = Dice::default();
        for face in faces.into_iter().take(MAX_DICE) {
            dice.faces[usize::from(dice.len)] = face;
            dice.len += 1;
        }
        dice
    }

    /// The sum of the faces.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.iter().sum()
    }
}

impl std::ops::Deref for Dice {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }
}

impl std::ops::DerefMut for Dice {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.faces[..usize::from(self.len)]
    }
}

/// Where rules get their dice and draws from.
pub trait Chance {
    /// Rolls `count` dice of `sides` sides.
    ///
    /// `fold` tells what the rule will read off the dice (a score, a sum). Seeded chance ignores it; enumeration walks
    /// one branch for each value of it instead of one for each of the `sides ^ count` sequences, so it must say
    /// everything that matters.
    fn dice(&mut self, count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Dice;

    /// Draws one of these cards, each as likely as the others; answers its place in the list. Anything that has a
    /// number can be drawn: a card, a card with what was done to it, a square.
    ///
    /// # Panics
    /// When there is no card: the rule must have looked.
    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize;
}

/// What can be drawn: equal values are alike, and a script names a value by its number.
pub trait Drawn: Copy + Eq + Into<u16> {}

impl<T: Copy + Eq + Into<u16>> Drawn for T {}

/// A generator that gives the same values for the same seed on every machine and after every release.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeded(Pcg32);

impl Seeded {
    /// Starts from a number.
    #[must_use]
    pub fn new(seed: u64) -> Seeded {
        Seeded(Pcg32::seed_from_u64(seed))
    }

    /// Starts from a text, as saves write their seed.
    #[must_use]
    pub fn from_text(seed: &str) -> Seeded {
        Seeded::new(print_text(seed))
    }

    /// A number below `end`, each as likely as the others (Lemire's multiplication, the biased rest thrown again).
    ///
    /// # Panics
    /// When `end` is 0.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        // Not rand's own sampling, which may give other values after an upgrade: saves must replay for ever.
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(end);
            if wide as u32 >= end.wrapping_neg() % end || end.is_power_of_two() {
                return (wide >> 32) as u32;
            }
        }
    }
}

impl Chance for Seeded {
    #[inline]
    fn dice(&mut self, count: usize, sides: u8, _: impl Fn(&[u8]) -> u16) -> Dice {
        Dice::from_faces((0..count.min(MAX_DICE)).map(|_| self.below(u32::from(sides)) as u8 + 1))
    }

    #[inline]
    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        self.below(cards.len() as u32) as usize
    }
}

/// Seeded chance that takes a script's dice and draws first: what a session and a scenario use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scripted {
    seeded: Seeded,
    dice: Rest<u8>,
    draws: Rest<u16>,
}

/// What is still to come of a script. The script itself is shared: every moment of a history holds its rest.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Rest<T> {
    script: Arc<[T]>,
    taken: usize,
}

impl<T> Rest<T> {
    fn of(script: Vec<T>) -> Rest<T> {
        Rest { script: script.into(), taken: 0 }
    }
}

impl<T> Deref for Rest<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.script[self.taken..]
    }
}

impl Scripted {
    /// Nothing scripted: all comes from the seed.
    #[must_use]
    pub fn seeded(seed: &str) -> Scripted {
        Scripted { seeded: Seeded::from_text(seed), dice: Rest::of(Vec::new()), draws: Rest::of(Vec::new()) }
    }

    /// These faces and cards come next, in order.
    #[must_use]
    pub fn with_script(mut self, dice: Vec<u8>, draws: Vec<u16>) -> Scripted {
        self.dice = Rest::of(dice);
        self.draws = Rest::of(draws);
        self
    }

    /// What it has in store, as far as a fingerprint needs to know: the script, and what the seed gives next.
    #[must_use]
    pub fn foretell(&self) -> (&[u8], &[u16], [u32; 2]) {
        let mut next = self.seeded.0.clone();
        (&self.dice, &self.draws, [next.next_u32(), next.next_u32()])
    }

    /// Scripted dice and cards that nobody has asked for yet.
    #[must_use]
    pub fn left(&self) -> (usize, usize) {
        (self.dice.len(), self.draws.len())
    }
}

impl Chance for Scripted {
    fn dice(&mut self, count: usize, sides: u8, _: impl Fn(&[u8]) -> u16) -> Dice {
        // A face that no such die has stays in the script, and is reported as left over.
        let next = |_| match self.dice.first() {
            Some(face) if *face <= sides => {
                let face = *face;
                self.dice.taken += 1;
                face
            }
            _ => self.seeded.below(u32::from(sides)) as u8 + 1,
        };
        Dice::from_faces((0..count.min(MAX_DICE)).map(next))
    }

    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        // A scripted card that is not there to be drawn stays in the script, and is reported as left over.
        let scripted = self.draws.first().and_then(|card| cards.iter().position(|c| (*c).into() == *card));
        if scripted.is_some() {
            self.draws.taken += 1;
        }
        scripted.unwrap_or_else(|| self.seeded.draw(cards))
    }
}

/// An exact probability: a reduced fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Ways it happens.
    pub of: u128,
    /// Ways there are.
    pub ways: u128,
}

impl Odds {
    /// Certain.
    pub const ONE: Odds = Odds { of: 1, ways: 1 };
    /// Impossible.
    pub const ZERO: Odds = Odds { of: 0, ways: 1 };

    fn reduced(of: u128, ways: u128) -> Odds {
        let divisor = gcd(of, ways).max(1);
        Odds { of: of / divisor, ways: ways / divisor }
    }

    /// Both, where one does not sway the other; `None` when the numbers grow beyond 128 bits.
    #[must_use]
    pub fn and(self, of: u64, ways: u64) -> Option<Odds> {
        Some(Odds::reduced(self.of.checked_mul(u128::from(of))?, self.ways.checked_mul(u128::from(ways))?))
    }

    /// Either, where both cannot be; `None` when the numbers grow beyond 128 bits.
    #[must_use]
    pub fn or(self, other: Odds) -> Option<Odds> {
        let shared = gcd(self.ways, other.ways);
        let here = self.of.checked_mul(other.ways / shared)?;
        let there = other.of.checked_mul(self.ways / shared)?;
        Some(Odds::reduced(here.checked_add(there)?, (self.ways / shared).checked_mul(other.ways)?))
    }

    /// As a decimal, for bars and sorting; the fraction is the truth.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        self.of as f64 / self.ways as f64
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Chance that walks every outcome, with its exact odds.
///
/// ```
/// use rulewright::engine::chance::{Chance, Enumerated, Odds};
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
    /// [`TooMany`] once there are more than `limit` outcomes, or odds too fine to be told exactly.
    pub fn each<T>(limit: usize, mut game: impl FnMut(&mut Enumerated) -> T) -> Result<Vec<(T, Odds)>, TooMany> {
        let mut chance = Enumerated::default();
        let mut outcomes = Vec::new();
        loop {
            chance.asked = 0;
            let result = game(&mut chance);
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

impl Chance for Enumerated {
    fn dice(&mut self, count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Dice {
        let count = count.min(MAX_DICE);
        match self.fork(|| folded_pools(count, sides, fold)) {
            Branch::Dice(dice) => dice,
            Branch::Card(_) => unreachable!("the same rule asks the same questions in the same order"),
        }
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
fn folded_pools(count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Vec<(Branch, u64)> {
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

/// The chance of a session: scripted while it is played, enumerated while it is previewed. One type, so that rules
/// are compiled once for both.
#[derive(Debug)]
pub enum Luck<'a> {
    /// Play.
    Scripted(&'a mut Scripted),
    /// Preview.
    Enumerated(&'a mut Enumerated),
}

impl Chance for Luck<'_> {
    fn dice(&mut self, count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Dice {
        match self {
            Luck::Scripted(chance) => chance.dice(count, sides, fold),
            Luck::Enumerated(chance) => chance.dice(count, sides, fold),
        }
    }

    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        match self {
            Luck::Scripted(chance) => chance.draw(cards),
            Luck::Enumerated(chance) => chance.draw(cards),
        }
    }
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
    fn odds_of_all_outcomes_sum_to_one() {
        let outcomes = Enumerated::each(10_000, |chance| {
            let first = chance.dice(3, 6, |d| d.iter().filter(|f| **f >= 4).count() as u16);
            let hits = first.iter().filter(|f| **f >= 4).count();
            (hits, chance.dice(hits, 6, |d| d.iter().map(|f| u16::from(*f)).sum()).sum(), chance.draw(&[1u8, 1, 2]))
        });
        let sum = outcomes.unwrap().into_iter().try_fold(Odds::ZERO, |sum, (_, odds)| sum.or(odds));
        assert_eq!(sum, Some(Odds::ONE));
    }

    #[test]
    fn dice_of_a_seed_stay_the_same_for_ever() {
        let mut chance = Seeded::from_text("7");
        assert_eq!(chance.dice(10, 6, |_| 0).to_vec(), SEED_SEVEN);
    }

    const SEED_SEVEN: [u8; 10] = [3, 3, 3, 3, 3, 1, 6, 6, 2, 5];

    #[test]
    fn a_script_is_consumed_in_order_and_the_rest_is_left() {
        let mut chance = Scripted::seeded("1").with_script(vec![2, 5, 4, 1, 6], vec![9]);
        assert_eq!(chance.dice(3, 6, |_| 0).to_vec(), [2, 5, 4]);
        assert_eq!(chance.left(), (2, 1));
        assert_eq!(chance.draw(&[7u8, 9]), 1);
        assert_eq!(chance.left(), (2, 0));
    }
}
