//! Squares and places as JSON writes them. Knows no game.

use super::cells::Cells;
use crate::json::write::{Write, close};

/// The texts of all squares or places of a board, made once. Sets of them are most of a Table, and their squares are next to
/// each other, so that those of a row are added at once.
#[derive(Debug)]
pub struct Texts {
    /// One behind the other, each with a comma before it.
    all: Vec<u8>,
    /// Where each of them begins, and where the last one ends.
    begin: Vec<u16>,
    /// Whether they are of places.
    places: bool,
}

impl Texts {
    /// The squares of a board of this size, row by row.
    #[must_use]
    pub fn squares(width: u8, height: u8) -> Texts {
        let rows = 1..=i16::from(height);
        Texts::of(false, rows.flat_map(|y| (1..=i16::from(width)).map(move |x| [x, y])))
    }

    /// Places with these ids.
    pub fn places(ids: impl Iterator<Item = &'static str>) -> Texts {
        Texts::of(true, ids)
    }

    fn of<T: Write>(places: bool, spots: impl Iterator<Item = T>) -> Texts {
        let mut texts = Texts { all: Vec::new(), begin: vec![0], places };
        for spot in spots {
            spot.write_next(&mut texts.all);
            texts.begin.push(texts.all.len() as u16);
        }
        texts
    }

    /// Whether they are of places, and not of squares.
    #[must_use]
    pub fn are_places(&self) -> bool {
        self.places
    }
}

/// A set of squares or places, as a list.
pub struct Spots<'a> {
    /// The texts of all.
    pub texts: &'a Texts,
    /// Those that are in the list.
    pub cells: Cells<4>,
}

impl Write for Spots<'_> {
    fn write(&self, out: &mut Vec<u8>) {
        let (begin, texts) = (out.len(), self.texts);
        self.cells.runs(|first, last| {
            let (from, to) = (texts.begin[first.index()], texts.begin[last.index() + 1]);
            out.extend_from_slice(&texts.all[usize::from(from)..usize::from(to)]);
        });
        close(begin, b"[]", out);
    }

    fn is_nothing(&self) -> bool {
        self.cells.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::super::cells::Cell;
    use super::*;
    use crate::json;

    #[test]
    fn a_set_is_written_square_by_square() {
        let (width, height) = (16, 12);
        let texts = Texts::squares(width, height);
        let all = (0..width * height).map(Cell).collect();
        let some = [0, 1, 2, 15, 16, 62, 63, 64, 65, 127, 129, 191].map(Cell).into_iter().collect();
        for cells in [Cells::NONE, all, some] {
            let square = |Cell(n): Cell| [i16::from(n % width) + 1, i16::from(n / width) + 1];
            let squares: Vec<[i16; 2]> = cells.iter().map(square).collect();
            assert_eq!(json::write(&Spots { texts: &texts, cells }), json::write(&squares));
        }
    }

    #[test]
    fn a_set_of_places_is_written_by_their_ids() {
        let texts = Texts::places(["gate", "hall", "yard"].into_iter());
        let cells = [0, 2].map(Cell).into_iter().collect();
        assert_eq!(json::write(&Spots { texts: &texts, cells }), r#"["gate","yard"]"#);
    }
}
