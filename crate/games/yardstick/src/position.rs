//! A position, as a scenario writes it.

use super::setup::{kinds, open};
use super::state::{Fact, MAX_UNITS, State, Unit};
use super::view::schema::{MOST_VICTORY, stat};
use super::{ACTIONS, ROUNDS, SIZE, Yardstick};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// The position of a table. All that is wrong with it is reported at once.
pub(super) fn set_up<L: Log<Fact, State>>(table: &wire::Table, log: &mut L) -> Result<(Yardstick, State), Error> {
    let mut faults = Faults::default();
    faults.must(table.content.is_none(), "content", "Yardstick has the units it has");
    let begun = if table.phase == "set-up" {
        let players = vec![wire::Seat::default(); 2];
        let first = table.first.or(table.active).or(table.to_act);
        open(&wire::Options { players, first, ..wire::Options::default() }, log)
    } else {
        position(table)
    };
    let begun = faults.note(begun);
    faults.end_with(begun)
}

fn position(table: &wire::Table) -> Result<(Yardstick, State), Error> {
    let mut faults = Faults::default();
    let rows = vec![".".repeat(SIZE.into()); SIZE.into()];
    let known = table.board.rows.is_empty() || table.board.rows == rows;
    faults.must(known, "board.rows", "the board is ten rows of ten open squares");
    let active = table.active.or(table.to_act).unwrap_or(Side::P1);
    faults.must(Side::BOTH.contains(&active), "toAct", "p1 or p2 acts");
    let settled = table.decision.is_none() && table.result.is_none();
    faults.must(settled, "decision", "a position begins with nothing pending");
    let known = matches!(table.phase.as_str(), "" | "act");
    faults.must(known, "phase", &format!("a position is in phase `act`, not `{}`", table.phase));
    let rules = Yardstick::new(kinds(), table.pieces.keys().cloned().collect());
    let mut state = State::empty(Side::P1);
    (state.active, state.round) = (active, 2);
    if table.round > 0 {
        let round = number(i32::try_from(table.round).unwrap_or(i32::MAX), ROUNDS);
        state.round = faults.note_in("round", round).unwrap_or_default();
    }
    faults.note(players(&mut state, table));
    faults.note(pieces(&rules, &mut state, table));
    faults.end((rules, state))
}

fn players(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (name, player) in &table.players {
        let Some(side) = Side::named(name).filter(|side| Side::BOTH.contains(side)) else {
            faults.must(false, &format!("players.{name}"), "players are p1 and p2");
            continue;
        };
        for (stat, value) in &player.stats {
            let field = format!("players.{name}.stats.{stat}");
            match stat.as_str() {
                stat::VICTORY => {
                    s.points[side] = faults.note_in(&field, number(*value, MOST_VICTORY)).unwrap_or_default()
                }
                stat::LEFT if side == s.active => {
                    s.left = faults.note_in(&field, number(*value, ACTIONS)).unwrap_or_default().max(1);
                }
                stat::LEFT => {}
                _ => faults.must(false, &field, "a player has `victory` and `actions`"),
            }
        }
    }
    faults.end(())
}

fn pieces(rules: &Yardstick, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    if table.pieces.len() > MAX_UNITS {
        let text = format!("a table holds at most {MAX_UNITS} units, not {}", table.pieces.len());
        faults.must(false, "pieces", &text);
    }
    for (name, piece) in table.pieces.iter().take(MAX_UNITS) {
        let unit = unit(rules, s, piece);
        faults.note_in(&format!("pieces.{name}"), unit).into_iter().for_each(|unit| s.join(unit));
    }
    faults.end(())
}

fn unit(rules: &Yardstick, s: &State, piece: &wire::Piece) -> Result<Unit, Error> {
    let mut faults = Faults::default();
    let kind = rules.kinds.iter().position(|kind| kind.id == piece.is);
    let kind = faults.note(kind.ok_or_else(|| Error::field("is", format!("no unit is called `{}`", piece.is))));
    let side = piece.owner.filter(|side| Side::BOTH.contains(side));
    let side = faults.note(side.ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2")));
    let at = faults.note(square(rules, s, piece));
    let most = kind.map_or(u8::MAX, |kind| rules.kinds[kind].hp);
    let mut health = most;
    for (stat, value) in &piece.stats {
        let field = format!("stats.{stat}");
        match stat.as_str() {
            stat::HEALTH => health = faults.note_in(&field, number(*value, most)).unwrap_or_default().max(1),
            _ => faults.must(false, &field, "a piece has health"),
        }
    }
    faults.must(piece.traits.is_empty(), "traits", "a piece has no traits");
    faults.must(piece.cards.is_empty(), "cards", "no cards lie on a piece");
    faults.must(piece.used.is_empty(), "used", "a piece uses nothing up");
    let unit = kind.zip(side).zip(at);
    faults.end_with(unit.map(|((kind, side), at)| Unit { kind: kind as u8, side, at, health }))
}

/// Where a piece stands.
fn square(rules: &Yardstick, s: &State, piece: &wire::Piece) -> Result<Cell, Error> {
    let square = piece.at.ok_or_else(|| Error::field("at", "a piece stands somewhere: [x, y]"))?;
    let at = rules.square(square);
    let at = at.ok_or_else(|| Error::field("at", format!("[{}, {}] is off the board", square[0], square[1])))?;
    if s.roster().any(|(_, other)| other.at == at) {
        return Err(Error::field("at", "somebody stands there already"));
    }
    Ok(at)
}

fn number(value: i32, most: u8) -> Result<u8, Error> {
    within(value, 0..=most.into()).map(|n| n as u8)
}
