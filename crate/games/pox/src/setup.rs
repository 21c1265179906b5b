//! A new game (`pox:house.setup.*`).

use crate::Pox;
use crate::content::data::{BATTLEGROUPS, MAPS, MapRow, SHRINE};
use crate::content::language::{Ground, RuneId};
use crate::content::map::Map;
use crate::fact::{Entry, Fact};
use crate::resolver::Resolver;
use crate::state::{Dock, Form, MAX_RUNES, NO_SLOT, Place, RuneState, State};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::refusal::Error;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::{covers, rule, wire};

/// Nora before the first turn (`pox:6.2.1`).
const STARTING_NORA: [u16; 2] = [60, 80];

/// HP that each shrine has beyond those printed (`pox:house.setup.4`).
const MORE_HP: [i16; 2] = [0, 10];

/// Turns after which a game is a draw, if nothing else is agreed (`pox:house.end.4`).
pub(crate) const LIMIT: u8 = 120;

impl Map {
    /// A map of the set.
    #[must_use]
    pub fn of(row: &MapRow) -> Map {
        covers!("pox:6.1");
        let width = row.terrain[0].len() as u8;
        let cell = |(x, y): (u8, u8)| Cell((y - 1) * width + x - 1);
        let ground = row.terrain.iter().flat_map(|line| line.bytes()).map(ground_of).collect();
        let level = row.elevation.iter().flat_map(|line| line.bytes()).map(|digit| digit - b'0').collect();
        let fonts: Vec<Cell> = row.fonts.iter().map(|at| cell(*at)).collect();
        Map::new(Some(row.id.into()), width, ground, level, &fonts, row.shrines.map(cell))
    }
}

/// The terrain of a character of a map.
fn ground_of(character: u8) -> Ground {
    match character {
        b'~' => Ground::Water,
        b'^' => Ground::Lava,
        b'C' => Ground::Chasm,
        b'#' => Ground::Impassable,
        b'X' => Ground::Inaccessible,
        _ => Ground::Plain,
    }
}

/// A new game, up to the first decision.
pub(crate) fn open<C: Chance, L: Log<Fact, State>>(
    options: &wire::Options,
    chance: &mut C,
    log: &mut L,
) -> Result<(Pox, State), Error> {
    covers!("pox:6.2.1", "pox:house.setup.1", "pox:house.setup.2", "pox:house.setup.4");
    if options.first.is_some_and(|first| first != Side::P1) {
        return Err(Error::field("first", "player 1 always takes the first turn (pox:6.1)"));
    }
    // Without any, battlegroups of the set play.
    if !matches!(options.players.len(), 0 | 2) {
        return Err(Error::field("players", format!("Pox is played by 2, not {}", options.players.len())));
    }
    let map = map_of(options, chance)?;
    let mut decks = [String::new(), String::new()];
    let mut lists = [Vec::new(), Vec::new()];
    for side in Side::BOTH {
        let n = usize::from(side.0);
        let seat = options.players.get(n);
        (decks[n], lists[n]) = battlegroup(seat, side).map_err(|e| e.inside(&format!("players[{n}]")))?;
    }
    let mut rules =
        Pox { map, limit: LIMIT, names: Vec::new(), decks: decks.map(wire::Word::from), numbers: BySide::default() };
    let mut s = State { bank: BySide(STARTING_NORA), ..State::default() };
    rules.lay_terrain(&mut s);
    for (side, list) in Side::BOTH.into_iter().zip(&lists) {
        s.docks[side] = shuffled(list, chance);
    }
    for side in Side::BOTH {
        rules.numbers[side] = rules.numbered(&s.docks[side], chance);
    }
    let mut first = EventId::NONE;
    let mut resolver = Resolver::new(&rules, &mut s, log);
    for side in Side::BOTH {
        let at = rules.map.shrines[usize::from(side.0)];
        let id = resolver.enter(SHRINE, side, at, Form::Real, NO_SLOT);
        debug_assert!(resolver.s.find(id).is_some(), "pox:house.setup.2: shrines come first");
        if let Some(shrine) = resolver.s.find_mut(id) {
            shrine.most += MORE_HP[usize::from(side.0)];
            shrine.hp = shrine.most;
        }
        let unit = resolver.who(id);
        // All that follows goes back to the first event.
        let enter = Fact::Enter { unit, how: Entry::Deploy, at, cost: 0 };
        let entered = resolver.because(first, |resolver| resolver.tell(rule!("pox:house.setup.3"), enter));
        first = if first == EventId::NONE { entered } else { first };
    }
    // The fonts have the next places of the array.
    for _ in 0..rules.map.fonts.len() {
        resolver.s.take_order();
    }
    resolver.because(first, Resolver::start_turn);
    Ok((rules, s))
}

fn map_of<C: Chance>(options: &wire::Options, chance: &mut C) -> Result<Map, Error> {
    let row = match &options.map {
        Some(id) => MAPS.iter().find(|row| row.id == id),
        None => {
            let numbers: Vec<u16> = (0..MAPS.len() as u16).collect();
            MAPS.get(chance.draw(&numbers))
        }
    };
    row.map(Map::of).ok_or_else(|| Error::field("map", "there is no map of that name"))
}

/// The runes of a player: a battlegroup of the set, or one of the player's own.
fn battlegroup(seat: Option<&wire::Seat>, side: Side) -> Result<(String, Vec<RuneId>), Error> {
    if let Some(list) = seat.and_then(|seat| seat.list.as_ref()) {
        let mut runes = Vec::new();
        for (id, copies) in list.cards.iter() {
            let rune =
                RuneId::named(id).ok_or_else(|| Error::field(format!("list.cards.{id}"), "no rune is called so"))?;
            runes.extend((0..*copies).map(|_| rune));
        }
        order_by(&mut runes, |rune| *rune);
        runes.truncate(MAX_RUNES);
        return Ok((String::new(), runes));
    }
    let id = seat.and_then(|seat| seat.deck.as_deref()).unwrap_or(BATTLEGROUPS[usize::from(side.0)].id);
    let row = BATTLEGROUPS.iter().find(|row| row.id == id);
    let row = row.ok_or_else(|| Error::field("deck", format!("there is no battlegroup `{id}`")))?;
    Ok((id.to_owned(), row.runes.to_vec()))
}

impl Pox {
    /// The number of each rune among its copies. Of champions that come unseen it is drawn: in the order of the list, the second
    /// would show that the first is somewhere (`pox:house.hidden.7`).
    fn numbered<C: Chance>(&self, dock: &Dock, chance: &mut C) -> Vec<u8> {
        let mut numbers = dock.numbers();
        for (at, rune) in dock.runes.iter().enumerate().filter(|(_, rune)| self.comes_hidden(rune.is)) {
            let left: Vec<usize> = (at..numbers.len()).filter(|other| dock.runes[*other].is == rune.is).collect();
            if left.len() > 1 {
                let drawn = chance.draw(&left.iter().map(|other| numbers[*other].into()).collect::<Vec<u16>>());
                numbers.swap(at, left[drawn]);
            }
        }
        numbers
    }
}

/// A dock whose stack is shuffled (`pox:house.setup.1`).
fn shuffled<C: Chance>(list: &[RuneId], chance: &mut C) -> Dock {
    let state = |rune: &RuneId| RuneState { is: *rune, place: Place::Stack, known: false, unseen: false };
    let mut dock = Dock { runes: list.iter().map(state).collect(), ..Dock::default() };
    let mut left: Vec<u8> = (0..list.len() as u8).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        // What is drawn is a rune: two copies are alike.
        let runes: Vec<u16> = left.iter().map(|slot| list[usize::from(*slot)].0.into()).collect();
        order.push(left.remove(chance.draw(&runes)));
    }
    dock.stack = order.into_iter().rev().collect();
    dock
}
