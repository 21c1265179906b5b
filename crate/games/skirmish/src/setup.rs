//! A new game, up to its first decision.

use super::Skirmish;
use super::content::board::Board;
use super::content::notation::DIE;
use super::content::{Content, embedded};
use super::fact::Fact;
use super::resolver::Resolver;
use super::state::State;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::wire;

/// A fresh game.
pub(super) fn open<C: Chance, L: Log<Fact, State>>(
    options: &wire::Options,
    chance: &mut C,
    log: &mut L,
) -> Result<(Skirmish, State), Error> {
    let content = embedded();
    if options.players.len() != 2 {
        return Err(Error::field("players", format!("Skirmish is played by 2, not {}", options.players.len())));
    }
    let mut warband = BySide([0, 0]);
    for (n, side) in Side::BOTH.into_iter().enumerate() {
        let deck = options.players[n].deck.as_deref().unwrap_or("");
        warband[side] =
            content.warband(deck).ok_or_else(|| no_warband(format!("players[{n}].deck"), deck, &content))?;
    }
    if let Some(first) = options.first.filter(|side| !Side::BOTH.contains(side)) {
        return Err(Error::field("first", format!("{first} has no seat at this table")));
    }
    let map = pick_map(options.map.as_deref(), &content, chance)?;
    let board = on_map(&content, map)?;
    let rules = Skirmish { content, board, names: Vec::new(), agreed: options.first };
    let mut state = State { warband, ..State::default() };
    let start = log.tell(&state, rule!("skirmish:house.setup.2"), Fact::GameStart { map: Some(map as u8) });
    Resolver::new(&rules, &mut state, chance, log).because(start, |resolver| resolver.settle_warbands());
    Ok((rules, state))
}

/// No warband has this id.
pub(super) fn no_warband(field: String, deck: &str, content: &Content) -> Error {
    let known: Vec<&str> = content.warbands.iter().map(|w| w.id.as_str()).collect();
    Error::field(field, format!("no warband is called `{deck}`; choose one of {}", known.join(", ")))
}

/// `skirmish:house.setup.2`: by agreement, or by one die.
pub(super) fn pick_map<C: Chance>(agreed: Option<&str>, content: &Content, chance: &mut C) -> Result<usize, Error> {
    if let Some(id) = agreed {
        let known: Vec<&str> = content.maps.iter().map(|m| m.id.as_str()).collect();
        let text = || format!("no map is called `{id}`; choose one of {}", known.join(", "));
        return content.maps.iter().position(|m| m.id == id).ok_or_else(|| Error::field("map", text()));
    }
    const BY_DIE: [usize; 6] = [0, 0, 1, 2, 2, 3];
    let die = chance.dice(1, DIE, |d| BY_DIE[usize::from(d[0] - 1)] as u16);
    Ok(BY_DIE[usize::from(die[0] - 1)])
}

/// The board of a map of the content.
pub(super) fn on_map(content: &Content, map: usize) -> Result<Board, Error> {
    Board::new(&content.maps[map].id, &content.maps[map].rows)
}
