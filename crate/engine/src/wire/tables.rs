//! Tables as JSON, one after the other. Most of a Table is as it was on the one before: such a part keeps its text.

use std::mem;

use super::{Board, Piece, Player, Table, Word};
use crate::collections::dict::Dict;
use crate::json;
use crate::json::write::{Write, add_fields, finished};

/// Room for most Tables.
const LONG: usize = 16 << 10;

/// The fields of a [`Table`] before its board, which are short, and those behind its players.
const BEFORE: usize = 9;
const BEHIND: usize = 12;

/// The parts of the Table that was written last, with their texts.
#[derive(Default)]
pub struct Tables {
    board: Part<Board>,
    pieces: Vec<Named<Piece>>,
    players: Vec<Named<Player>>,
}

impl Tables {
    /// The text of a Table.
    #[must_use]
    pub fn text(&mut self, table: Table) -> String {
        let Table { game, viewer, step, round, phase, active, first, to_act, decision, .. } = &table;
        let short: [&dyn Write; BEFORE] = [game, viewer, step, round, phase, active, first, to_act, decision];
        let mut out = Vec::with_capacity(LONG);
        add_fields(&Table::WRITTEN[..BEFORE], &short, &mut out);
        out[0] = b'{';
        let mut out = finished(out);
        out.push_str(r#","board":"#);
        out.push_str(self.board.text(table.board));
        out.push_str(r#","pieces":"#);
        add_parts(&mut self.pieces, table.pieces, &mut out);
        out.push_str(r#","players":"#);
        add_parts(&mut self.players, table.players, &mut out);
        let mut last = Vec::new();
        let behind = [&table.piles as &dyn Write, &table.turns, &table.result, &table.content];
        add_fields(&Table::WRITTEN[BEHIND..], &behind, &mut last);
        out.push_str(&finished(last));
        out.push('}');
        out
    }
}

/// A part of a Table, and its text.
struct Part<T> {
    value: T,
    text: String,
}

impl<T: Default> Default for Part<T> {
    fn default() -> Self {
        Part { value: T::default(), text: String::new() }
    }
}

impl<T: Write + PartialEq> Part<T> {
    /// The text of this part as it is now.
    fn text(&mut self, now: T) -> &str {
        if self.text.is_empty() || self.value != now {
            self.value = now;
            let mut out = mem::take(&mut self.text).into_bytes();
            out.clear();
            self.value.write(&mut out);
            self.text = finished(out);
        }
        &self.text
    }
}

/// Adds parts by their names. They come in the same order each time; where one is gone or new, those behind it are written again.
fn add_parts<T: Write + PartialEq + Default>(kept: &mut Vec<Named<T>>, now: Dict<T>, out: &mut String) {
    let count = now.len();
    out.push('{');
    for (n, (name, value)) in now.into_iter().enumerate() {
        if kept.get(n).is_none_or(|named| named.name != name) {
            kept.truncate(n);
            kept.push(Named::new(name));
        }
        if n > 0 {
            out.push(',');
        }
        if let Some(Named { key, part, .. }) = kept.get_mut(n) {
            out.push_str(key);
            out.push_str(part.text(value));
        }
    }
    kept.truncate(count);
    out.push('}');
}

/// A part by its name.
struct Named<T> {
    name: Word,
    /// The name with a colon behind it.
    key: String,
    part: Part<T>,
}

impl<T: Default> Named<T> {
    fn new(name: Word) -> Self {
        Named { key: format!("{}:", json::write(&name)), name, part: Part::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::ReadByGame;

    fn piece(is: &'static str, health: i32) -> Piece {
        Piece { is: is.into(), stats: Dict::of(&[("health", health)]), ..Piece::default() }
    }

    fn table(pieces: &[(&'static str, i32)]) -> Table {
        let pieces = pieces.iter().map(|(name, health)| (*name, piece("wolf", *health))).collect();
        Table { game: "game".into(), pieces, ..Table::default() }
    }

    #[test]
    fn a_table_is_written_the_same_whatever_came_before_it() {
        let changed = |change: &dyn Fn(&mut Table)| {
            let mut table = table(&[("a", 1), ("b", 2)]);
            change(&mut table);
            table
        };
        let tables = [
            Table::default(),
            table(&[]),
            table(&[("a", 1), ("b", 2)]),
            table(&[("a", 1), ("b", 3)]),
            table(&[("b", 2), ("a", 1)]),
            table(&[("c", 1), ("a", 1), ("d", 1), ("b", 2)]),
            table(&[("b", 2)]),
            changed(&|table| table.pieces.insert(Word::copied("a \"quoted\" name"), piece("wolf", 1))),
            changed(&|table| table.step = 7),
            changed(&|table| table.board.rows = vec!["..".into()]),
            changed(&|table| table.players = [("p1", Player::default())].into()),
            changed(&|table| table.piles = ReadByGame::new(&Dict::default())),
            changed(&|table| table.turns = ReadByGame::new(&vec!["a".into()])),
            changed(&|table| table.content = Some(serde_json::json!({ "cards": [] }))),
        ];
        for first in &tables {
            for second in &tables {
                let mut texts = Tables::default();
                for table in [first, second, first] {
                    assert_eq!(texts.text(table.clone()), json::write(table));
                }
            }
        }
    }
}
