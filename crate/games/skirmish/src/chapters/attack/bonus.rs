//! Dice of an attack: bonuses (`skirmish:bonus.*`), what counts as a hit, a crit and a block.

use super::keywords::is_crit;
use crate::content::notation::DIE;
use crate::fact::{Fact, Throw};
use crate::resolver::Resolver;
use crate::state::State;
use rulewright_engine::chance::{Chance, Dice};
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// What an attack roll comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Dice that hit, or block.
    pub hits: u8,
    /// Of these, critical ones.
    pub crits: u8,
}

impl Tally {
    /// What a set is worth when the best of several is kept (`skirmish:notation.8`).
    #[must_use]
    pub fn score(self) -> u8 {
        self.hits + 2 * self.crits
    }
}

/// Puts a bonus on the dice, not on the damage. Nobody chooses (`skirmish:bonus.4`): it goes to the highest failing die
/// until that succeeds, then to the next-highest.
#[inline]
#[must_use]
pub fn raised(mut dice: Dice, mark: u8, mut bonus: u8) -> Dice {
    covers!("skirmish:bonus.1");
    while bonus > 0 {
        covers!("skirmish:bonus.2", "skirmish:bonus.4");
        // The highest that fails; of equal ones the leftmost.
        let failing = (0..dice.len()).filter(|n| dice[*n] < mark).max_by_key(|n| (dice[*n], std::cmp::Reverse(*n)));
        covers!("skirmish:bonus.3.r1");
        // What is left when all succeed is lost.
        let Some(die) = failing else { break };
        // A rest too small to finish a die stays on it.
        let needed = (mark - dice[die]).min(bonus);
        dice[die] += needed;
        covers!("skirmish:bonus.3");
        // The rest goes to the next-highest.
        bonus -= needed;
    }
    dice
}

/// Counts dice. Hits and blocks read the adjusted values, crits the natural faces.
#[inline]
#[must_use]
pub fn tally(throw: Throw, natural: &[u8], adjusted: &[u8]) -> Tally {
    let mut tally = Tally::default();
    for (face, value) in natural.iter().zip(adjusted) {
        covers!("skirmish:bonus.6", "skirmish:attack.3", "skirmish:attack.7");
        // A hit is 4 or better, a block 5 or better.
        let counts = *value >= throw.mark;
        tally.hits += u8::from(counts);
        covers!("skirmish:bonus.5");
        tally.crits += u8::from(counts && is_crit(throw, *face));
    }
    tally
}

/// The score of a natural roll once its bonus is on it, for enumeration: all that matters of an attack roll.
#[inline]
#[must_use]
pub fn score(throw: Throw, natural: &[u8], bonus: u8) -> u16 {
    let adjusted = raised(Dice::from_faces(natural.iter().copied()), throw.mark, bonus);
    let tally = tally(throw, natural, &adjusted);
    u16::from(tally.score())
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Rolls, then puts the bonus on.
    pub fn throw(&mut self, throw: Throw, count: Calc<L::Trace>, bonus: Calc<L::Trace>) -> (Dice, Dice) {
        let points = bonus.value as u8;
        let natural = self.chance.dice(count.value as usize, DIE, |faces| score(throw, faces, points));
        covers!("skirmish:attack.2", "skirmish:attack.6");
        let adjusted = raised(natural, throw.mark, points);
        let rolled = if throw.is_attack() { rule!("skirmish:attack.1") } else { rule!("skirmish:attack.5") };
        self.tell_calc(rolled, Fact::Roll { throw, dice: natural }, count);
        if points > 0 {
            self.tell_calc(rule!("skirmish:bonus.2"), Fact::Bonus { throw, natural, adjusted, amount: points }, bonus);
        }
        (natural, adjusted)
    }
}
