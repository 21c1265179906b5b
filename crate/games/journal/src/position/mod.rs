//! A position, read from the JSON of a Table. Every fault is reported with its field.

use crate::Journal;
use crate::chapters::skills::costs::environment;
use crate::content::language::{Energy, Trigger};
use crate::fact::Fact;
use crate::position::names::{ROUNDS, SIDE, seated, within};
use crate::position::pieces::Roster;
use crate::resolver::Resolver;
use crate::setup;
use crate::state::{Frame, RoundStep, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

pub(crate) mod board;
pub(crate) mod levels;
pub(crate) mod names;
pub(crate) mod numbers;
pub(crate) mod on_board;
pub(crate) mod on_piece;
pub(crate) mod pieces;
pub(crate) mod piles;
pub(crate) mod requests;
#[cfg(test)]
mod tests;
pub(crate) mod turns;

/// The phases of a position.
const PHASES: [&str; 4] = ["", "act", "place", "set-up"];

/// The position of a table.
pub(crate) fn set_up<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Journal, State), Error> {
    let mut faults = Faults::default();
    check_frame(table, &mut faults);
    if table.phase == "set-up" {
        faults.end(())?;
        return fresh(table, chance, log);
    }
    let map = faults.note_in("board", board::map(&table.board));
    let on_board = map.is_some();
    let map = map.map_or_else(board::open_ground, Ok)?;
    let mut rules = Journal { map, names: Vec::new(), decks: decks(table), said: Vec::new() };
    let mut s = blank(table);
    s.round = faults.note(round(table)).unwrap_or(1);
    on_board::features(&rules, &mut s);
    faults.note_in("board", on_board::as_a_whole(&mut s, &table.board));
    let roster = Roster::of(table, s.first);
    faults.note(pieces::read(&mut rules, &mut s, &roster, on_board));
    if on_board {
        faults.note_in("board", on_board::on_panels(&rules, &mut s, &table.board));
    }
    faults.note(on_piece::read(&mut rules, &mut s, &roster));
    faults.note(requests::read(&mut rules, &mut s, table));
    if table.phase == "place" {
        faults.note(levels::are_paid(&s, &roster));
    }
    faults.note(pieces::all_somewhere(&rules, &s, table));
    faults.note_in("turns", turns::read(&rules, &mut s, table));
    faults.note_in("piles", piles::read(&mut s, table));
    let mut begun = faults.end((rules, s))?;
    begin(&begun.0, &mut begun.1, table);
    Resolver::new(&begun.0, &mut begun.1, chance, log).run();
    Ok(begun)
}

/// What is half done: a side places its units, or the round is at its turns.
fn begin(rules: &Journal, s: &mut State, table: &wire::Table) {
    if table.phase == "place" {
        // Before the first round nobody has an action.
        s.round = 0;
        s.units.iter_mut().for_each(|unit| unit.left = 0);
        s.order.clear();
        let side = seated(table.to_act.or(table.active)).unwrap_or(s.first);
        s.frames.push(Frame::Placing(side), EventId::NONE);
    } else {
        rules.enter_rings(s);
        s.frames.push(Frame::Round(RoundStep::Turns), EventId::NONE);
    }
}

/// A state in which nothing is but what a position has that says nothing.
fn blank(table: &wire::Table) -> State {
    State {
        first: seated(table.first).unwrap_or(Side::P1),
        round: 1,
        limit: ROUNDS,
        pass: 1,
        environment: environment(Energy::Normal).0,
        law: Trigger::CloseCombat,
        ..State::default()
    }
}

/// What a position must be before its parts are read: its sides, its players and its phase.
fn check_frame(table: &wire::Table, faults: &mut Faults) {
    faults.must(table.content.is_none(), "content", "Journal takes no custom content");
    let settled = table.decision.is_none() && table.result.is_none();
    faults.must(settled, "decision", "a position begins with nothing pending and without a result");
    for (field, side) in [("first", table.first), ("active", table.active), ("toAct", table.to_act)] {
        if let Some(side) = side.filter(|side| seated(Some(*side)).is_none()) {
            faults.must(false, field, &format!("{side} has no seat at this table"));
        }
    }
    for name in table.players.keys() {
        let player = seated(Side::named(name)).is_some();
        faults.must(player, &format!("players.{name}"), "players are p1 and p2");
    }
    let known = PHASES.contains(&table.phase.as_str());
    faults.must(known, "phase", &format!("a position is in phase act, place or set-up, not `{}`", table.phase));
}

fn round(table: &wire::Table) -> Result<u8, Error> {
    match i32::try_from(table.round).unwrap_or(i32::MAX) {
        0 => Ok(1),
        round => within(round, 1..=ROUNDS.into(), "round").map(|n| n as u8),
    }
}

/// The parties that a table names.
fn decks(table: &wire::Table) -> [wire::Word; 2] {
    let deck = |side: Side| table.players.get(&side.word()).and_then(|player| player.deck.clone());
    Side::BOTH.map(|side| deck(side).unwrap_or_default())
}

/// A whole game, with the parties and the map of the table.
fn fresh<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Journal, State), Error> {
    let mut faults = Faults::default();
    let empty = table.pieces.is_empty() && table.board.rows.is_empty() && table.board.cards.is_empty();
    faults.must(empty, "phase", "a whole game begins with nothing on the board but what its map has");
    faults.end(())?;
    let seat = |side: &Side| {
        let player = table.players.get(&side.word());
        let deck = player.and_then(|player| player.deck.clone().map(String::from));
        wire::Seat { deck, list: player.and_then(|player| player.list.clone()), ..wire::Seat::default() }
    };
    let options = wire::Options {
        game: (&*table.game).into(),
        map: table.board.map.clone().map(String::from),
        first: table.first,
        players: Side::BOTH.iter().map(seat).collect(),
        ..wire::Options::default()
    };
    let opened = setup::open(&options, chance, log);
    opened.map_err(|e| {
        e.renamed("players[0]", "players.p1").renamed("players[1]", "players.p2").renamed("map", "board.map")
    })
}

/// The bounds of the sides of a board, as a text.
fn sides() -> String {
    format!("a board has {} to {} panels a side", SIDE.start(), SIDE.end())
}
