//! The board of a position: its map, and what is on tiles.

use crate::Pox;
use crate::content::data::MapRow;
use crate::content::language::{Ground, Object};
use crate::content::layout;
use crate::content::map::{MAX_FONTS, Map};
use crate::position::names::{FONT, LEAST_SIDE, MOST, MOST_NORA, SIDE, TERRAIN_TURNS, seated, stat, way, within};
use crate::state::{Layer, MAX_CHANGES, MAX_LAYERS, State, TerrainChange};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;
use rulewright_engine::wire::Word;

/// The map of a board: one of the set, rows, or open ground.
pub(crate) fn map(board: &wire::Board) -> Result<Map, Error> {
    let known = board.map.as_deref().map(|id| {
        let unknown = || Error::field("map", format!("no map is called `{id}`"));
        MapRow::named(id).ok_or_else(unknown)
    });
    let known = known.transpose()?;
    match known {
        Some(row) if board.rows.is_empty() => Ok(Map::of(row)),
        _ if board.rows.is_empty() => laid_out(None, board, vec![".".repeat(SIDE.into()).into(); SIDE.into()]),
        _ => laid_out(known, board, board.rows.clone()),
    }
}

/// The board of a position that says nothing.
pub(crate) fn open_ground() -> Result<Map, Error> {
    map(&wire::Board::default())
}

/// A board of rows, with its fonts.
fn laid_out(known: Option<&MapRow>, board: &wire::Board, rows: Vec<Word>) -> Result<Map, Error> {
    let sides = usize::from(LEAST_SIDE)..=usize::from(SIDE);
    let width = rows[0].chars().count();
    let mut faults = Faults::default();
    let fits = sides.contains(&width) && sides.contains(&rows.len());
    faults.must(fits, "rows", &format!("a board has {LEAST_SIDE} to {SIDE} tiles a side"));
    let even = rows.iter().all(|row| row.chars().count() == width);
    faults.must(even, "rows", "all rows are as long as the first");
    let mut tiles = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for sign in row.chars() {
            tiles.extend(faults.note(tile(&board.legend, sign).map_err(|e| e.inside(&format!("rows[{y}]")))));
        }
    }
    faults.end(())?;
    let (width, height) = (width as u8, rows.len() as u8);
    let cell = |(x, y): (u8, u8)| (x <= width && y <= height).then(|| Cell((y - 1) * width + x - 1));
    let middle = height.div_ceil(2);
    let own = known.map_or([(1, middle), (width, middle)], |row| row.shrines);
    let shrines = own.map(|at| cell(at).unwrap_or(Cell(0)));
    let fonts = board.cards.iter().filter(|card| is_font(card)).filter_map(|card| square(width, height, card.at?));
    let fonts: Vec<Cell> = fonts.take(MAX_FONTS).collect();
    let (ground, level) = tiles.into_iter().unzip();
    let id = known.map(|row| Word::from(row.id));
    Ok(Map::new(id, width, ground, level, &fonts, shrines))
}

/// What a sign stands for: what the legend says, else what it always does.
fn tile(legend: &Dict<Word>, sign: char) -> Result<(Ground, u8), Error> {
    match legend.get(&sign.to_string()) {
        Some(name) => {
            layout::named(name).ok_or_else(|| Error::new("field", format!("the legend knows no terrain `{name}`")))
        }
        None => layout::of_sign(sign).ok_or_else(|| Error::new("field", format!("nothing is drawn as `{sign}`"))),
    }
}

fn square(width: u8, height: u8, [x, y]: wire::Square) -> Option<Cell> {
    let (x, y) = (u8::try_from(x.checked_sub(1)?).ok()?, u8::try_from(y.checked_sub(1)?).ok()?);
    (x < width && y < height).then(|| Cell(y * width + x))
}

fn is_font(card: &wire::CardInPlay) -> bool {
    card.is == FONT && matches!(card.kind.as_str(), "" | way::FONT)
}

/// What is on tiles, and who controls the fonts.
pub(crate) fn cards(rules: &Pox, s: &mut State, board: &wire::Board) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, card) in board.cards.iter().enumerate() {
        faults.note_in(&format!("cards[{n}]"), put(rules, s, card));
    }
    faults.end(())
}

fn put(rules: &Pox, s: &mut State, card: &wire::CardInPlay) -> Result<(), Error> {
    let at = card.at.and_then(|at| rules.cell(at));
    let at = at.ok_or_else(|| Error::field("at", "it lies on no tile of this board"))?;
    let bare = card.about.is_none() && card.until.is_none();
    if !bare {
        return Err(Error::new("field", "what lies on a tile has no `about` and no `until`"));
    }
    if is_font(card) {
        return font(rules, s, card, at);
    }
    match (Object::named(&card.is), Ground::named(&card.is), card.kind.as_str()) {
        (Some(_), _, "" | way::LAYER) if !rules.holds_layer(at) => Err(Error::field("at", "nothing lies on a chasm")),
        (Some(object), _, "" | way::LAYER) => layer(s, card, object, at),
        (_, Some(_), "" | way::TERRAIN) if !rules.may_change(at) => {
            Err(Error::field("at", "the terrain type of this tile never changes"))
        }
        (_, Some(ground @ (Ground::Plain | Ground::Water | Ground::Lava)), "" | way::TERRAIN) => {
            change(s, card, ground, at)
        }
        (None, None, _) => Err(Error::field("is", format!("nothing on a tile is called `{}`", card.is))),
        _ => Err(Error::field("kind", format!("`{}` does not lie on a tile as `{}`", card.is, card.kind))),
    }
}

fn font(rules: &Pox, s: &mut State, card: &wire::CardInPlay, at: Cell) -> Result<(), Error> {
    let n = rules.map.fonts.iter().position(|font| *font == at);
    let n = n.ok_or_else(|| Error::field("at", format!("the map has its own fonts, at most {MAX_FONTS}")))?;
    if rules.map.fonts[n + 1..].contains(&at) {
        return Err(Error::field("at", "there are two fonts on this tile"));
    }
    if card.counters.is_some() || !card.stats.is_empty() {
        return Err(Error::field("counters", "a font has no numbers"));
    }
    if s.on(at, rules.map.grid.width).is_some() {
        return Err(Error::field("at", "a unit stands there"));
    }
    s.fonts[n] = owner(card, None)?;
    Ok(())
}

fn owner(card: &wire::CardInPlay, none: Option<Side>) -> Result<Option<Side>, Error> {
    match card.owner {
        None => Ok(none),
        Some(side) if seated(Some(side)).is_some() => Ok(Some(side)),
        Some(_) => Err(Error::field("owner", "it belongs to p1 or p2")),
    }
}

fn layer(s: &mut State, card: &wire::CardInPlay, is: Object, at: Cell) -> Result<(), Error> {
    if s.layers.len() == MAX_LAYERS {
        return Err(Error::new("field", format!("at most {MAX_LAYERS} objects lie on a board")));
    }
    let (side, nora) = if is == Object::NoraGlobe { globe(card)? } else { (made_by(card)?, 0) };
    let lasts = !is.is_trap() && is != Object::NoraGlobe;
    if card.counters.is_some() && !lasts {
        return Err(Error::field("counters", format!("`{}` stays until it is used up", card.is)));
    }
    let turns = counters(card)?.unwrap_or(0);
    let order = s.take_order();
    s.layers.push(Layer { is, at, side, turns, nora, order });
    Ok(())
}

/// A globe belongs to nobody.
fn globe(card: &wire::CardInPlay) -> Result<(Side, u16), Error> {
    if card.owner.is_some() {
        return Err(Error::field("owner", "a globe belongs to nobody"));
    }
    let mut nora = 1;
    for (name, value) in &card.stats {
        if name != stat::NORA {
            return Err(Error::field(format!("stats.{name}"), "a globe has `nora`"));
        }
        nora = within(*value, 1..=MOST_NORA.into(), "stats.nora")? as u16;
    }
    Ok((Side::NEUTRAL, nora))
}

/// Whose an object is that somebody has made.
fn made_by(card: &wire::CardInPlay) -> Result<Side, Error> {
    if !card.stats.is_empty() {
        return Err(Error::field("stats", "it has no numbers"));
    }
    owner(card, None)?.ok_or_else(|| Error::field("owner", "it belongs to p1 or p2"))
}

fn change(s: &mut State, card: &wire::CardInPlay, is: Ground, at: Cell) -> Result<(), Error> {
    if s.changes.len() == MAX_CHANGES {
        return Err(Error::new("field", format!("at most {MAX_CHANGES} terrain types lie over others")));
    }
    if card.owner.is_some() || !card.stats.is_empty() {
        return Err(Error::field("owner", "terrain belongs to nobody and has no numbers"));
    }
    let turns = counters(card)?.unwrap_or(TERRAIN_TURNS);
    let order = s.take_order();
    s.changes.push(TerrainChange { at, is, turns, order });
    Ok(())
}

/// Turns left, if the card says so.
pub(crate) fn counters(card: &wire::CardInPlay) -> Result<Option<u8>, Error> {
    let said = card.counters.map(|n| within(n.into(), 1..=MOST.into(), "counters").map(|n| n as u8));
    said.transpose()
}
