//! A position, read from the JSON of a Table. Every fault is reported with its field.

use crate::Pox;
use crate::fact::Fact;
use crate::position::docks::Docks;
use crate::position::names::{ROUND, seated};
use crate::position::pieces::Engagements;
use crate::setup;
use crate::setup::LIMIT;
use crate::state::{MAX_PAIRS, State, Unit};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::wire;

pub(crate) mod board;
pub(crate) mod docks;
pub(crate) mod names;
pub(crate) mod numbers;
pub(crate) mod on_piece;
pub(crate) mod pieces;
#[cfg(test)]
mod tests;

/// The position of a table.
pub(crate) fn set_up<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Pox, State), Error> {
    let mut faults = Faults::default();
    check_frame(table, &mut faults);
    if table.phase == "set-up" {
        faults.end(())?;
        return fresh(table, chance, log);
    }
    let map = faults.note_in("board", board::map(&table.board));
    let on_board = map.is_some();
    let map = map.map_or_else(board::open_ground, Ok)?;
    let mut rules = Pox { map, limit: LIMIT, names: Vec::new(), decks: Default::default(), numbers: BySide::default() };
    let mut s = State { turn: turn(table, &mut faults), ..State::default() };
    s.active = active(table);
    let mut docks = Docks::default();
    faults.note(docks.read(&mut rules, &mut s, table));
    faults.note(pieces::read(&mut rules, &mut s, &mut docks, table, on_board));
    if on_board {
        faults.note_in("board", board::cards(&rules, &mut s, &table.board));
    }
    docks::hide_stealthed(&rules, &mut s);
    faults.note(docks.before_players(&rules, &mut s, table));
    faults.end(())?;
    docks.stack(&mut s);
    rules.numbers = BySide(s.docks.0.map(|dock| dock.numbers()));
    rules.settle_position(&mut s);
    rules.engage_all(&mut s, &pieces::engagements(table));
    Ok((rules, s))
}

/// What a position must be before its parts are read: its sides, its players and its phase.
fn check_frame(table: &wire::Table, faults: &mut Faults) {
    faults.must(table.content.is_none(), "content", "Pox takes no custom content");
    let settled = table.decision.is_none() && table.result.is_none();
    faults.must(settled, "decision", "a position begins with nothing pending and without a result");
    for (field, side) in [("active", table.active), ("toAct", table.to_act)] {
        if let Some(side) = side.filter(|side| seated(Some(*side)).is_none()) {
            faults.must(false, field, &format!("{side} has no seat at this table"));
        }
    }
    faults.must(table.first.is_none_or(|first| first == Side::P1), "first", "p1 has the first turn of a round");
    for name in table.players.keys() {
        let player = seated(Side::named(name)).is_some();
        faults.must(player, &format!("players.{name}"), "players are p1 and p2");
    }
    let known = matches!(table.phase.as_str(), "" | "act" | "set-up");
    faults.must(known, "phase", &format!("a position is in phase `act` or `set-up`, not `{}`", table.phase));
}

fn active(table: &wire::Table) -> Side {
    seated(table.active.or(table.to_act)).unwrap_or(Side::P1)
}

/// The number of the turn: a round is a turn of each player.
fn turn(table: &wire::Table, faults: &mut Faults) -> u8 {
    let most = u32::from(LIMIT / 2);
    let round = if table.round == 0 { u32::from(ROUND) } else { table.round };
    faults.must(round <= most, "round", &format!("a game has {most} rounds, not {round}"));
    (2 * round.min(most)) as u8 - u8::from(active(table) == Side::P1)
}

/// A whole game, with the battlegroups and the map of the table.
fn fresh<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Pox, State), Error> {
    let mut faults = Faults::default();
    let empty = table.pieces.is_empty() && table.board.rows.is_empty() && table.board.cards.is_empty();
    faults.must(empty, "phase", "a whole game begins with nothing on the board but what its map has");
    let seat = |side: &Side| {
        let player = table.players.get(&side.word());
        wire::Seat {
            deck: player.and_then(|player| player.deck.clone().map(String::from)),
            list: player.and_then(|player| player.list.clone()),
            ..wire::Seat::default()
        }
    };
    faults.end(())?;
    let options = wire::Options {
        game: (&*table.game).into(),
        map: table.board.map.clone().map(String::from),
        players: Side::BOTH.iter().map(seat).collect(),
        ..wire::Options::default()
    };
    let opened = setup::open(&options, chance, log);
    opened.map_err(|e| {
        e.renamed("players[0]", "players.p1").renamed("players[1]", "players.p2").renamed("map", "board.map")
    })
}

impl Pox {
    /// What follows from what was placed: what each unit is, and the board as it is now.
    pub(crate) fn settle_position(&self, s: &mut State) {
        for n in 0..s.units.len() {
            self.refresh_unit(s, s.units[n].id);
        }
        self.lay_terrain(s);
        self.raise_barriers(s);
    }

    /// Opposing champions that are next to each other are engaged, except those that begin free, and those that name others
    /// with whom they are: who has left an engagement and stays where it is is without it (`pox:5.1.2.1`).
    fn engage_all(&self, s: &mut State, engagements: &[Engagements]) {
        let may = |unit: &Unit, other: &Unit| engagements.iter().all(|said| said.allow(unit.id, other.id));
        for (n, unit) in s.units.iter().enumerate() {
            for other in &s.units[n + 1..] {
                let bound = may(unit, other) && may(other, unit);
                if bound && self.engages(unit, other) && s.engaged.len() < MAX_PAIRS {
                    s.engaged.push((unit.id, other.id));
                }
            }
        }
    }
}
