//! A position, read from the JSON of a Table. Every fault is reported with its field.

use crate::Noxilia;
use crate::chapters::deck;
use crate::chapters::deck::Deck;
use crate::chapters::turn::start::MOST_TURNS;
use crate::fact::Fact;
use crate::position::names::LOT;
use crate::position::players::set_player;
use crate::position::table_cards::in_places;
use crate::setup::{begin, begin_with, by_lot, hold_own_zones, rules};
use crate::state::{EndStep, Frame, Stage, StartStep, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

pub(crate) mod capacity;
pub(crate) mod names;
pub(crate) mod places;
pub(crate) mod players;
pub(crate) mod table_cards;
pub(crate) mod units;

/// The position of a table.
pub(crate) fn set_up<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Noxilia, State), Error> {
    let mut faults = Faults::default();
    check_frame(table, &mut faults);
    let seated = |side: &Side| Side::BOTH.contains(side);
    let decks = clans(table, &mut faults)?;
    let map = table.board.map.as_deref();
    let lot = faults.note(lot_of(table)).flatten();
    if table.phase == "set-up" {
        faults.end(())?;
        let first = lot.or(table.first).or(table.active).unwrap_or_else(|| by_lot(chance));
        return Ok(begin(&decks, map, first, chance, log));
    }
    let mut rules = rules(&decks, map);
    let active = table.active.or(table.to_act).filter(seated).unwrap_or(Side::P1);
    let turn = u16::try_from(table.round).unwrap_or(u16::MAX).clamp(1, MOST_TURNS);
    let first = table.first.filter(seated).unwrap_or(active);
    let lot = lot.unwrap_or(Side::P1);
    let mut state = State { lot, first, active, turn, stage: Stage::Act, ..State::default() };
    for (side, deck) in Side::BOTH.into_iter().zip(&decks) {
        state.players[side].clan = deck.clan;
    }
    hold_own_zones(&mut state);
    faults.note(places::read(&mut state, table));
    faults.note(units::read(&mut rules, &mut state, table));
    faults.note(in_places(&mut state, &table.board.cards));
    for side in Side::BOTH {
        if let Some(player) = table.players.get(&side.word()) {
            faults.note_in(&format!("players.{side}"), set_player(&mut state, side, player));
        }
    }
    faults.end(())?;
    capacity::is_enough(&state)?;
    match table.phase.as_str() {
        // The turn that is said has yet to begin.
        "start" => {
            state.turn -= 1;
            begin_with(&rules, &mut state, Frame::Start(StartStep::Turn), chance, log);
        }
        "end" => {
            state.stage = Stage::End;
            begin_with(&rules, &mut state, Frame::End(EndStep::Turn), chance, log);
        }
        _ => {}
    }
    Ok((rules, state))
}

/// What a position must be before its parts are read: its sides, its players and its phase.
fn check_frame(table: &wire::Table, faults: &mut Faults) {
    faults.must(table.content.is_none(), "content", "Noxilia takes no custom content");
    let settled = table.decision.is_none() && table.result.is_none();
    faults.must(settled, "decision", "a position begins with nothing pending");
    let seated = |side: &Side| Side::BOTH.contains(side);
    for (field, side) in [("first", table.first), ("active", table.active), ("toAct", table.to_act)] {
        if let Some(side) = side.filter(|side| !seated(side)) {
            faults.must(false, field, &format!("{side} has no seat at this table"));
        }
    }
    for name in table.players.keys() {
        let player = Side::named(name).is_some_and(|side| seated(&side));
        faults.must(player, &format!("players.{name}"), "players are p1 and p2");
    }
    let phases = "act, start, end or set-up";
    let known = matches!(table.phase.as_str(), "" | "act" | "start" | "end" | "set-up");
    faults.must(known, "phase", &format!("a position is in phase {phases}, not `{}`", table.phase));
}

/// Who won the lot, where a table says it (`noxilia:setup.2`): whose destiny deck comes first depends on it.
fn lot_of(table: &wire::Table) -> Result<Option<Side>, Error> {
    let won = |side: &Side| table.players.get(&side.word()).is_some_and(|p| p.stats.get(LOT) == Some(&1));
    let mut winners = Side::BOTH.into_iter().filter(won);
    match (winners.next(), winners.next()) {
        (_, Some(second)) => {
            Err(Error::field(format!("players.{second}.stats.{LOT}"), "one player wins the lot, not both"))
        }
        (first, None) => Ok(first),
    }
}

/// The clans of a table: Brightvale and Ashgrave where it does not say, or names none that there is. A list is brought to a
/// whole game.
fn clans(table: &wire::Table, faults: &mut Faults) -> Result<[Deck; 2], Error> {
    let mut deck = |side: Side, default: &str| {
        let player = table.players.get(&side.word());
        let deck = player.and_then(|player| player.deck.clone().map(String::from));
        let list = player.filter(|_| table.phase == "set-up").and_then(|player| player.list.clone());
        let brought = (deck.is_some() || list.is_some()).then(|| {
            let seat = wire::Seat { deck, list, ..wire::Seat::default() };
            faults.note_in(&format!("players.{side}"), deck::of(&seat))
        });
        brought.flatten().map_or_else(|| deck::starter(default), Ok)
    };
    Ok([deck(Side::P1, "brightvale")?, deck(Side::P2, "ashgrave")?])
}
