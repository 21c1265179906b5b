//! The board of a position: its map, and the seals and doors that cards add to it.

use crate::content::data::MAPS;
use crate::content::language::Door;
use crate::content::layout::{self, Sign};
use crate::content::map::Map;
use crate::position::names::{DOOR, SEAL, SIDE, USUAL_SIDE, way};
use crate::position::sides;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::wire;
use rulewright_engine::wire::Word;

/// The map of a board: one of the set, rows, or open ground.
pub(crate) fn map(board: &wire::Board) -> Result<Map, Error> {
    let known = board.map.as_deref().map(|id| {
        let unknown = || Error::field("map", format!("no map is called `{id}`"));
        MAPS.iter().find(|row| row.id == id).ok_or_else(unknown)
    });
    let known = known.transpose()?;
    let mut map = match known {
        Some(row) if board.rows.is_empty() => Map::of(row),
        _ if board.rows.is_empty() => {
            laid_out(None, board, &vec![".".repeat(USUAL_SIDE).into(); USUAL_SIDE], Door::Locked)?
        }
        _ => laid_out(board.map.clone(), board, &board.rows, known.map_or(Door::Locked, |row| row.doors))?,
    };
    add_features(&mut map, board);
    Ok(map)
}

/// The board of a position that says nothing.
pub(crate) fn open_ground() -> Result<Map, Error> {
    map(&wire::Board::default())
}

/// A board of rows.
fn laid_out(id: Option<Word>, board: &wire::Board, rows: &[Word], doors: Door) -> Result<Map, Error> {
    let width = rows[0].chars().count();
    let fits = |panels: usize| u8::try_from(panels).is_ok_and(|panels| SIDE.contains(&panels));
    let mut faults = Faults::default();
    faults.must(fits(width) && fits(rows.len()), "rows", &sides());
    let even = rows.iter().all(|row| row.chars().count() == width);
    faults.must(even, "rows", "all rows are as long as the first");
    let mut signs = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for letter in row.chars() {
            signs.extend(faults.note(sign(&board.legend, letter).map_err(|e| e.inside(&format!("rows[{y}]")))));
        }
    }
    faults.end(())?;
    Ok(Map::laid_out(id, width as u8, &signs, doors))
}

/// What a letter stands for: what the legend says, else what it always does.
fn sign(legend: &Dict<Word>, letter: char) -> Result<Sign, Error> {
    match legend.get(&letter.to_string()) {
        Some(name) => {
            layout::named(name).ok_or_else(|| Error::new("field", format!("the legend knows no terrain `{name}`")))
        }
        None => layout::of_letter(letter).ok_or_else(|| Error::new("field", format!("nothing is drawn as `{letter}`"))),
    }
}

/// Seals and doors are where cards say that they are, too.
fn add_features(map: &mut Map, board: &wire::Board) {
    for card in &board.cards {
        let Some(at) = card.at.and_then(|[x, y]| panel(map, x, y)) else { continue };
        if is_seal(card) {
            map.seals.insert(at);
        } else if is_door(card) && map.doors.iter().all(|(door, _)| *door != at) {
            map.doors.push((at, Door::Locked));
            // In reading order, as a map has them.
            order_by(&mut map.doors, |(door, _)| *door);
        }
    }
}

fn panel(map: &Map, x: i16, y: i16) -> Option<Cell> {
    let index = |n: i16| i8::try_from(n.checked_sub(1)?).ok();
    map.grid.at(index(x)?, index(y)?)
}

/// Whether a card is a seal.
pub(crate) fn is_seal(card: &wire::CardInPlay) -> bool {
    card.is == SEAL && matches!(card.kind.as_str(), "" | way::SEAL)
}

/// Whether a card is a door.
pub(crate) fn is_door(card: &wire::CardInPlay) -> bool {
    card.is == DOOR && (card.kind.is_empty() || Door::named(&card.kind).is_some())
}

/// The panel that a card of a kind on a piece names.
pub(crate) fn at_of(piece: &wire::Piece, kind: &str) -> Option<wire::Square> {
    piece.cards.iter().find(|card| card.is == kind || card.kind == kind)?.at
}
