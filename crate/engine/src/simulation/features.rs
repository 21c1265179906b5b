//! Features: a position, or an action, as a fixed number of numbers, which a game writes in a fixed order. What each of them means
//! stands beside the code that writes it and is listed in the same order, so the two cannot differ.

use crate::board::cells::Cell;
use crate::side::Side;
use crate::wire::Feature;

/// The name of a number, and what it means.
pub type Field = (&'static str, &'static str);

/// A square: 0 is off the board; the others count from 1, row by row from the top left.
#[inline]
#[must_use]
pub fn square(at: Cell) -> i32 {
    if at.is_on() { i32::from(at.0) + 1 } else { 0 }
}

/// Whose something is, as `side` sees it: 0 nobody's, 1 its own, 2 the other side's.
#[inline]
#[must_use]
pub fn whose(owner: Side, side: Side) -> i32 {
    match owner {
        Side::NEUTRAL => 0,
        own if own == side => 1,
        _ => 2,
    }
}

/// Where a game tells its features.
pub trait Features {
    /// The numbers of something that is always there.
    fn row<const N: usize>(&mut self, name: &str, fields: &[Field; N], values: [i32; N]);

    /// The numbers of each of `count` places. Places without anything come last, and have zeros.
    fn rows<const N: usize>(
        &mut self,
        name: &str,
        count: usize,
        fields: &[Field; N],
        values: impl Iterator<Item = [i32; N]>,
    );
}

/// The numbers alone.
pub struct Numbers<'a>(pub &'a mut Vec<i32>);

impl Features for Numbers<'_> {
    #[inline]
    fn row<const N: usize>(&mut self, _: &str, _: &[Field; N], values: [i32; N]) {
        self.0.extend_from_slice(&values);
    }

    #[inline]
    fn rows<const N: usize>(&mut self, _: &str, count: usize, _: &[Field; N], values: impl Iterator<Item = [i32; N]>) {
        let end = self.0.len() + count * N;
        values.take(count).for_each(|row| self.0.extend_from_slice(&row));
        self.0.resize(end, 0);
    }
}

/// The meanings alone: `mine.mana`, `unit[3].health`.
#[derive(Default)]
pub struct Meanings(pub Vec<Feature>);

impl Features for Meanings {
    fn row<const N: usize>(&mut self, name: &str, fields: &[Field; N], _: [i32; N]) {
        for (field, means) in fields {
            self.0.push(Feature { name: format!("{name}.{field}"), means: (*means).to_owned() });
        }
    }

    fn rows<const N: usize>(
        &mut self,
        name: &str,
        count: usize,
        fields: &[Field; N],
        _: impl Iterator<Item = [i32; N]>,
    ) {
        (0..count).for_each(|n| self.row(&format!("{name}[{n}]"), fields, [0; N]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: [Field; 2] = [("owner", "whose"), ("health", "how much is left")];

    fn tell(out: &mut impl Features) {
        out.row("mine", &[("gold", "to spend")], [7]);
        out.rows("unit", 3, &UNIT, [[1, 5], [2, 4]].into_iter());
    }

    #[test]
    fn there_are_as_many_numbers_as_meanings() {
        let (mut numbers, mut meanings) = (Vec::new(), Meanings::default());
        tell(&mut Numbers(&mut numbers));
        tell(&mut meanings);
        assert_eq!(numbers, [7, 1, 5, 2, 4, 0, 0]);
        let names: Vec<_> = meanings.0.iter().map(|feature| feature.name.as_str()).collect();
        let rest =
            ["unit[0].owner", "unit[0].health", "unit[1].owner", "unit[1].health", "unit[2].owner", "unit[2].health"];
        assert_eq!((names[0], &names[1..]), ("mine.gold", &rest[..]));
    }

    #[test]
    fn what_has_no_place_left_is_not_told() {
        let mut numbers = Vec::new();
        Numbers(&mut numbers).rows("unit", 1, &UNIT, [[1, 5], [2, 4]].into_iter());
        assert_eq!(numbers, [1, 5]);
    }
}
