//! Set-up (`yardstick:setup.*`): a fresh game, and a position as a scenario writes it.

use serde::Deserialize;

use super::state::{Fact, MAX_UNITS, State, Unit};
use super::turn::start_turn;
use super::{ACTIONS, Kind, ROUNDS, SIZE, Yardstick};
use crate::engine::event::Log;
use crate::engine::grid::Cell;
use crate::engine::refusal::{Error, within};
use crate::engine::side::Side;
use crate::engine::wire;
use crate::rule;

/// `yardstick:setup.1`: what stands on a side's rows, from the left, by place in the list of kinds; in the second row
/// the three brutes, behind them the two runners.
const ROSTER: [(u8, u8, u8); 5] = [(1, 2, 1), (1, 4, 1), (1, 6, 1), (0, 3, 0), (0, 5, 0)];

#[derive(Deserialize)]
struct Data {
    units: Vec<Kind>,
}

fn kinds() -> Vec<Kind> {
    let text = include_str!(concat!(env!("OUT_DIR"), "/yardstick.units.json"));
    let data: Data = serde_json::from_str(text).expect("the crate's own data is well formed");
    data.units
}

/// A fresh game.
pub(super) fn open<L: Log<Fact>>(options: &wire::Options, log: &mut L) -> Result<(Yardstick, State), Error> {
    if options.players.len() != 2 {
        return Err(Error::field("players", format!("Yardstick is played by 2, not {}", options.players.len())));
    }
    if options.map.is_some() {
        return Err(Error::field("map", "Yardstick has one board and no map to choose"));
    }
    if let Some(n) = options.players.iter().position(|seat| seat.deck.is_some()) {
        return Err(Error::field(format!("players[{n}].deck"), "Yardstick has no decks"));
    }
    // yardstick:setup.2: by agreement; without one the first seat begins.
    let first = options.first.unwrap_or(Side::P1);
    if !Side::BOTH.contains(&first) {
        return Err(Error::field("first", format!("{first} has no seat at this table")));
    }
    let names = Side::BOTH.iter().flat_map(|side| (1..=ROSTER.len()).map(move |n| format!("{side}-{n}")));
    let rules = Yardstick::new(kinds(), names.collect());
    let mut state = State::empty(first);
    for side in Side::BOTH {
        for (kind, x, y) in ROSTER {
            // The second side mirrors the first through the middle of the board.
            let (x, y) = if side == Side::P1 { (x, y) } else { (SIZE - 1 - x, SIZE - 1 - y) };
            let health = rules.kinds[usize::from(kind)].hp;
            state.join(Unit { kind, side, at: Cell(y * SIZE + x), health });
        }
    }
    log.tell(rule!("yardstick:setup.1"), Fact::GameStart);
    start_turn(&mut state, log);
    Ok((rules, state))
}

/// The position of a table.
pub(super) fn set_up<L: Log<Fact>>(table: &wire::Table, log: &mut L) -> Result<(Yardstick, State), Error> {
    if table.content.is_some() {
        return Err(Error::field("content", "Yardstick has the units it has"));
    }
    if table.phase == "set-up" {
        let players = vec![wire::Seat::default(); 2];
        return open(
            &wire::Options {
                players,
                first: table.first.or(table.active).or(table.to_act),
                ..wire::Options::default()
            },
            log,
        );
    }
    let rows = vec![".".repeat(SIZE.into()); SIZE.into()];
    if !table.board.rows.is_empty() && table.board.rows != rows {
        return Err(Error::field("board.rows", "the board is ten rows of ten open squares"));
    }
    if table.pieces.len() > MAX_UNITS {
        let text = format!("a table holds at most {MAX_UNITS} units, not {}", table.pieces.len());
        return Err(Error::field("pieces", text));
    }
    let active = table.active.or(table.to_act).unwrap_or(Side::P1);
    if !Side::BOTH.contains(&active) {
        return Err(Error::field("toAct", "p1 or p2 acts"));
    }
    if table.decision.is_some() || table.result.is_some() {
        return Err(Error::field("decision", "a position begins with nothing pending"));
    }
    if !matches!(table.phase.as_str(), "" | "act") {
        return Err(Error::field("phase", format!("a position is in phase `act`, not `{}`", table.phase)));
    }
    let rules = Yardstick::new(kinds(), table.pieces.keys().cloned().collect());
    let mut state = State::empty(Side::P1);
    (state.active, state.round) = (active, 2);
    if table.round > 0 {
        state.round = number(i32::try_from(table.round).unwrap_or(i32::MAX), ROUNDS).map_err(|e| e.inside("round"))?;
    }
    players(&mut state, table)?;
    for (name, piece) in &table.pieces {
        let unit = unit(&rules, &state, piece).map_err(|e| e.inside(&format!("pieces.{name}")))?;
        state.join(unit);
    }
    Ok((rules, state))
}

fn players(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    for (name, player) in &table.players {
        let side = Side::named(name).filter(|side| Side::BOTH.contains(side));
        let side = side.ok_or_else(|| Error::field(format!("players.{name}"), "players are p1 and p2"))?;
        for (stat, value) in &player.stats {
            let field = format!("players.{name}.stats.{stat}");
            match stat.as_str() {
                "victory" => s.points[side] = number(*value, 99).map_err(|e| e.inside(&field))?,
                "actions" if side == s.active => {
                    s.left = number(*value, ACTIONS).map_err(|e| e.inside(&field))?.max(1);
                }
                "actions" => {}
                _ => return Err(Error::field(field, "a player has `victory` and `actions`")),
            }
        }
    }
    Ok(())
}

fn unit(rules: &Yardstick, s: &State, piece: &wire::Piece) -> Result<Unit, Error> {
    let kind = rules.kinds.iter().position(|kind| kind.id == piece.is);
    let kind = kind.ok_or_else(|| Error::field("is", format!("no unit is called `{}`", piece.is)))?;
    let side = piece.owner.filter(|side| Side::BOTH.contains(side));
    let side = side.ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2"))?;
    let square = piece.at.ok_or_else(|| Error::field("at", "a piece stands somewhere: [x, y]"))?;
    let at = rules.square(square);
    let at = at.ok_or_else(|| Error::field("at", format!("[{}, {}] is off the board", square[0], square[1])))?;
    if s.roster().any(|(_, other)| other.at == at) {
        return Err(Error::field("at", "somebody stands there already"));
    }
    let most = rules.kinds[kind].hp;
    let health = match piece.stats.get("health") {
        Some(value) => number(*value, most).map_err(|e| e.inside("stats.health"))?.max(1),
        None => most,
    };
    if let Some(stat) = piece.stats.keys().find(|stat| *stat != "health") {
        return Err(Error::field(format!("stats.{stat}"), "a piece has health"));
    }
    Ok(Unit { kind: kind as u8, side, at, health })
}

fn number(value: i32, most: u8) -> Result<u8, Error> {
    within(value, 0..=most.into()).map(|n| n as u8)
}
