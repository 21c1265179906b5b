//! Dice of an attack: bonuses (`skirmish:bonus.*`), what counts as a hit, a crit and a block.

use super::fact::Throw;
use rulewright_engine::chance::Dice;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::{covers, rule};

/// The sides of a die.
pub const DIE: u8 = 6;

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
        // skirmish:bonus.2: the highest that fails; of equal ones the leftmost.
        let failing = (0..dice.len()).filter(|n| dice[*n] < mark).max_by_key(|n| (dice[*n], std::cmp::Reverse(*n)));
        // skirmish:bonus.3.r1: what is left when all succeed is lost.
        let Some(die) = failing else { break };
        // skirmish:bonus.3.r1: a rest too small to finish a die stays on it.
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
        covers!("skirmish:bonus.6");
        // skirmish:attack.3: a hit is 4 or better; skirmish:attack.7: a block is 5 or better.
        let counts = *value >= throw.mark;
        tally.hits += u8::from(counts);
        covers!("skirmish:bonus.5");
        tally.crits += u8::from(counts && is_crit(throw, *face));
    }
    tally
}

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
    let crits = |throw| tally(throw, natural, adjusted).crits;
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

/// The score of a natural roll once its bonus is on it, for enumeration: all that matters of an attack roll.
#[inline]
#[must_use]
pub fn score(throw: Throw, natural: &[u8], bonus: u8) -> u16 {
    let adjusted = raised(Dice::from_faces(natural.iter().copied()), throw.mark, bonus);
    let tally = tally(throw, natural, &adjusted);
    u16::from(tally.score())
}
