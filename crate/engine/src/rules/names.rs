//! Names of pieces: those that a position gives, and those that a game gives to pieces that come later.

use crate::wire::Word;

/// Larger numbers at the end of a name are not counted: no game comes so far.
const MOST: u16 = 9_999;

/// The largest number that one of these names ends with, after a hyphen: a game that numbers its new pieces goes on from
/// there, so that none is called like a piece of the position it began from.
#[must_use]
pub fn last_number(names: &[Word]) -> u16 {
    let number = |name: &Word| name.rsplit_once('-')?.1.parse().ok().filter(|n| *n <= MOST);
    names.iter().filter_map(number).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_number_behind_a_hyphen_counts() {
        let last = |names: &[&str]| last_number(&names.iter().map(|name| Word::copied(name)).collect::<Vec<_>>());
        assert_eq!(last(&["unit-3", "carcynus-12", "g1", "ash-brenna", "9"]), 12);
        assert_eq!(last(&["unit-65536", "unit-20000", "unit--7", "unit-"]), 7);
        assert_eq!(last(&[]), 0);
    }
}
