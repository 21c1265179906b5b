//! A new game, up to its first decision.

use crate::Noxilia;
use crate::chapters::deck;
use crate::chapters::deck::Deck;
use crate::chapters::setup::in_order;
use crate::content::board::{Board, PLACE_COUNT, Spot};
use crate::content::cards::NO_CARD;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Frame, SetUpStep, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, wire};

/// Maps of a game for two: the board, with the compensation of the source or without it.
pub(crate) const MAPS: [&str; 2] = ["source", "even"];

/// The seats as the lot draws them. Their numbers begin where those of cards end.
pub(crate) const LOTS: [u16; 2] = [0x8000, 0x8001];

/// A fresh game.
pub(crate) fn open<C: Chance, L: Log<Fact, State>>(
    options: &wire::Options,
    chance: &mut C,
    log: &mut L,
) -> Result<(Noxilia, State), Error> {
    if options.players.len() != 2 {
        return Err(Error::field("players", format!("Noxilia is played by 2, not {}", options.players.len())));
    }
    let map = options.map.as_deref();
    if let Some(map) = map.filter(|map| !MAPS.contains(map)) {
        return Err(Error::field("map", format!("no start is called `{map}`; there are {}", MAPS.join(", "))));
    }
    let deck = |n: usize| deck::of(&options.players[n]).map_err(|e| e.inside(&format!("players[{n}]")));
    let decks = [deck(0)?, deck(1)?];
    let first = match options.first {
        Some(side) if !Side::BOTH.contains(&side) => {
            return Err(Error::field("first", format!("{side} has no seat at this table")));
        }
        Some(side) => side,
        None => by_lot(chance),
    };
    Ok(begin(&decks, map, first, chance, log))
}

/// noxilia:setup.2
pub(crate) fn by_lot<C: Chance>(chance: &mut C) -> Side {
    Side(chance.draw(&LOTS) as u8)
}

pub(crate) fn begin<C: Chance, L: Log<Fact, State>>(
    decks: &[Deck; 2],
    map: Option<&str>,
    first: Side,
    chance: &mut C,
    log: &mut L,
) -> (Noxilia, State) {
    let rules = rules(decks, map);
    let mut state = State { lot: first, first, active: first, ..State::default() };
    hold_own_zones(&mut state);
    for (side, deck) in Side::BOTH.into_iter().zip(decks) {
        let player = &mut state.players[side];
        player.clan = deck.clan;
        for (card, copies) in &deck.cards {
            (0..*copies).for_each(|_| {
                player.library.push(*card);
            });
        }
        player.library.sort();
        covers!("noxilia:turn.start.destiny.2");
        deck.clanship().destiny.iter().for_each(|card| {
            player.destiny.push(*card);
        });
        player.destiny.sort();
    }
    begin_with(&rules, &mut state, Frame::SetUp(SetUpStep::Lot), chance, log);
    (rules, state)
}

pub(crate) fn rules(decks: &[Deck; 2], map: Option<&str>) -> Noxilia {
    let mut zones = [NO_CARD; PLACE_COUNT];
    for (side, deck) in Side::BOTH.into_iter().zip(decks) {
        for (at, card) in in_order(side).iter().zip(deck.clanship().zones.iter()) {
            zones[at.n()] = *card;
        }
    }
    let decks = [&decks[0].name, &decks[1].name].map(wire::Word::from);
    Noxilia { board: Board::new(), zones, even: map == Some(MAPS[1]), names: Vec::new(), decks }
}

/// Carries a position on from something half done, up to the first decision.
pub(crate) fn begin_with<C: Chance, L: Log<Fact, State>>(
    rules: &Noxilia,
    s: &mut State,
    frame: Frame,
    chance: &mut C,
    log: &mut L,
) {
    let mut resolver = Resolver::new(rules, s, chance, log);
    resolver.push(frame);
    resolver.run();
}

/// Each player controls the zones of its camp (`noxilia:setup.1`).
pub(crate) fn hold_own_zones(s: &mut State) {
    for at in Spot::all() {
        s.zones[at.n()].holder = at.site().owner.map(Side);
    }
}
