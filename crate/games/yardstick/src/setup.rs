//! A new game (`yardstick:setup.*`).

use serde::Deserialize;

use super::chapters::{because, start_turn};
use super::state::{Fact, State, Unit};
use super::{Kind, SIZE, Yardstick};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Error;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;
use rulewright_engine::wire;
use rulewright_engine::{covers, rule};

/// `yardstick:setup.1`: what stands on a side's rows, from the left, by place in the list of kinds; in the second row
/// the three brutes, behind them the two runners.
const ROSTER: [(u8, u8, u8); 5] = [(1, 2, 1), (1, 4, 1), (1, 6, 1), (0, 3, 0), (0, 5, 0)];

#[derive(Deserialize)]
struct Data {
    units: Vec<Kind>,
}

pub(super) fn kinds() -> Vec<Kind> {
    let text = include_str!(concat!(env!("OUT_DIR"), "/units.json"));
    let data: Data = serde_json::from_str(text).expect("the crate's own data is well formed");
    data.units
}

/// A fresh game.
pub(super) fn open<L: Log<Fact, State>>(options: &wire::Options, log: &mut L) -> Result<(Yardstick, State), Error> {
    if options.players.len() != 2 {
        return Err(Error::field("players", format!("Yardstick is played by 2, not {}", options.players.len())));
    }
    if options.map.is_some() {
        return Err(Error::field("map", "Yardstick has one board and no map to choose"));
    }
    if let Some(n) = options.players.iter().position(|seat| seat.deck.is_some()) {
        return Err(Error::field(format!("players[{n}].deck"), "Yardstick has no decks"));
    }
    covers!("yardstick:setup.2");
    // By agreement; without one the first seat begins.
    let first = options.first.unwrap_or(Side::P1);
    if !Side::BOTH.contains(&first) {
        return Err(Error::field("first", format!("{first} has no seat at this table")));
    }
    let names = Side::BOTH.iter().flat_map(|side| (1..=ROSTER.len()).map(move |n| format!("{side}-{n}").into()));
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
    let start = log.tell(&state, rule!("yardstick:setup.1"), Fact::GameStart);
    because(log, start, |log| start_turn(&mut state, log));
    Ok((rules, state))
}
