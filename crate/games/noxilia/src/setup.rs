//! A fresh game up to its first decision, and a position as a scenario writes it.

use std::ops::RangeInclusive;

use super::begin;
use super::board::{Board, PLACE_COUNT, Spot};
use super::content::NO_CARD;
use super::content::language::{CardId, Kind};
use super::decks::{self, Deck};
use super::fact::Fact;
use super::play::is_unit;
use super::powers::{KEYS, NAMES};
use super::state::{
    COLOURS, EndStep, FLEETING, Frame, MAX_CARDS, MAX_DESTINY, Player, Queued, SetUpStep, Stage, StartStep, State,
    Unit, UnitId, mark,
};
use super::takes::{self, MOST_PIECES, aside, stat, state};
use super::{Noxilia, Resolver, laid};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::event::Log;
use rulewright_engine::faults::{self, Faults};
use rulewright_engine::names::last_number;
use rulewright_engine::piles::Pile;
use rulewright_engine::refusal::{self, Error};
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// Maps of a game for two: the board, with the compensation of the source or without it.
pub(super) const MAPS: [&str; 2] = ["source", "even"];

/// What tables call having won the lot, a stat of a player.
pub(super) const LOT: &str = "lot";

/// The names of colours, as tables write them.
pub(super) const COLOUR_NAMES: [&str; COLOURS] =
    ["light", "infernal", "corruption", "death", "nature", "psionic", "pure"];

fn rules(decks: &[Deck; 2], map: Option<&str>) -> Noxilia {
    let mut zones = [NO_CARD; PLACE_COUNT];
    for (side, deck) in Side::BOTH.into_iter().zip(decks) {
        for (at, card) in begin::in_order(side).iter().zip(deck.clanship().zones.iter()) {
            zones[at.n()] = *card;
        }
    }
    let decks = [decks[0].name.clone(), decks[1].name.clone()];
    Noxilia { board: Board::new(), zones, even: map == Some(MAPS[1]), names: Vec::new(), decks }
}

/// A fresh game.
pub(super) fn open<C: Chance, L: Log<Fact, State>>(
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
    let deck = |n: usize| decks::of(&options.players[n]).map_err(|e| e.inside(&format!("players[{n}]")));
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

/// The seats as the lot draws them. Their numbers begin where those of cards end.
pub(super) const LOTS: [u16; 2] = [0x8000, 0x8001];

/// noxilia:setup.2
fn by_lot<C: Chance>(chance: &mut C) -> Side {
    Side(chance.draw(&LOTS) as u8)
}

fn begin<C: Chance, L: Log<Fact, State>>(
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

/// Carries a position on from something half done, up to the first decision.
fn begin_with<C: Chance, L: Log<Fact, State>>(
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
fn hold_own_zones(s: &mut State) {
    for at in Spot::all() {
        s.zones[at.n()].holder = at.site().owner.map(Side);
    }
}

/// The position of a table.
pub(super) fn set_up<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Noxilia, State), Error> {
    let mut faults = Faults::default();
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
    let turn = u16::try_from(table.round).unwrap_or(u16::MAX).clamp(1, super::turn::MOST_TURNS);
    let first = table.first.filter(seated).unwrap_or(active);
    let lot = lot.unwrap_or(Side::P1);
    let mut state = State { lot, first, active, turn, stage: Stage::Act, ..State::default() };
    for (side, deck) in Side::BOTH.into_iter().zip(&decks) {
        state.players[side].clan = deck.clan;
    }
    hold_own_zones(&mut state);
    faults.note(places(&mut state, table));
    faults.note(pieces(&mut rules, &mut state, table));
    faults.note(laid::in_places(&mut state, &table.board.cards));
    for side in Side::BOTH {
        if let Some(player) = table.players.get(&side.to_string()) {
            faults.note_in(&format!("players.{side}"), set_player(&mut state, side, player));
        }
    }
    faults.end(())?;
    super::capacity::is_enough(&state)?;
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

/// Who won the lot, where a table says it (`noxilia:setup.2`): whose destiny deck comes first depends on it.
fn lot_of(table: &wire::Table) -> Result<Option<Side>, Error> {
    let won = |side: &Side| table.players.get(&side.to_string()).is_some_and(|p| p.stats.get(LOT) == Some(&1));
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
        let player = table.players.get(&side.to_string());
        let deck = player.and_then(|player| player.deck.clone());
        let list = player.filter(|_| table.phase == "set-up").and_then(|player| player.list.clone());
        let brought = (deck.is_some() || list.is_some()).then(|| {
            let seat = wire::Seat { deck, list, ..wire::Seat::default() };
            faults.note_in(&format!("players.{side}"), decks::of(&seat))
        });
        brought.flatten().map_or_else(|| decks::starter(default), Ok)
    };
    Ok([deck(Side::P1, "brightvale")?, deck(Side::P2, "ashgrave")?])
}

pub(super) fn card_named(id: &str) -> Result<CardId, Error> {
    CardId::of(id).ok_or_else(|| Error::field("is", format!("no card is called `{id}`")))
}

pub(super) fn place_named(id: Option<&str>) -> Result<Spot, Error> {
    let id = id.ok_or_else(|| Error::field("place", "it is somewhere: a name of a place"))?;
    Spot::named(id).ok_or_else(|| Error::field("place", format!("no place is called `{id}`")))
}

/// Who controls places, and which are flooded.
fn places(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, place) in table.board.places.iter().enumerate() {
        faults.note_in(&format!("board.places[{n}]"), set_place(s, place));
    }
    faults.end(())
}

fn set_place(s: &mut State, place: &wire::Place) -> Result<(), Error> {
    let mut faults = Faults::default();
    let at = Spot::named(&place.id);
    let at = at.ok_or_else(|| Error::field("id", format!("no place is called `{}`", place.id)))?;
    let zone = &mut s.zones[at.n()];
    if let Some(holder) = place.holder {
        let known = Side::BOTH.contains(&holder) || holder == Side::NEUTRAL;
        faults.must(known, "holder", &format!("{holder} has no seat at this table"));
        zone.holder = Some(holder).filter(|side| Side::BOTH.contains(side));
    }
    for (stat, value) in &place.stats {
        let mut few = || faults.note(within(*value, 0..=takes::MARKERS.into(), stat)).unwrap_or_default() as u8;
        match stat.as_str() {
            stat::FLOOD => zone.flood = few(),
            // What the place's card says is told, not set up.
            stat::DRAW | stat::GOLD => {}
            other if stat::AURAS.contains(&other) => {
                zone.aura[if other == stat::AURAS[0] { Side::P1 } else { Side::P2 }] = few()
            }
            _ => faults.must(false, &format!("stats.{stat}"), "a place has `flood`, `aura-p1` and `aura-p2`"),
        }
    }
    faults.end(())
}

fn within(value: i32, range: RangeInclusive<i32>, stat: &str) -> Result<i32, Error> {
    refusal::within(value, range).map_err(|e| e.inside(&format!("stats.{stat}")))
}

fn pieces(rules: &mut Noxilia, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    if table.pieces.len() > MOST_PIECES {
        let text = format!("a table holds at most {MOST_PIECES} units, not {}", table.pieces.len());
        faults.must(false, "pieces", &text);
    }
    for (name, piece) in table.pieces.iter().take(MOST_PIECES) {
        faults.note_in(&format!("pieces.{name}"), put(s, piece));
        rules.names.push(name.clone());
    }
    // Whoever comes later has a name that nobody has.
    s.next = s.next.max(last_number(&rules.names));
    // Numbers hang on what a unit bears, so they come last.
    for (n, (name, piece)) in table.pieces.iter().enumerate() {
        let (id, field) = (UnitId(n as u16), format!("pieces.{name}"));
        faults.note_in(&field, abilities(rules, s, id, piece));
        faults.note_in(&field, number(rules, s, id, piece));
    }
    faults.end(())
}

fn unit_named(name: &str) -> Result<CardId, Error> {
    let card = card_named(name)?;
    if is_unit(card) { Ok(card) } else { Err(Error::field("is", format!("`{name}` is no unit"))) }
}

/// One unit, and what lies on it, which is judged even where the unit itself is wrong.
fn put(s: &mut State, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    let known = faults.note(unit_named(&piece.is));
    let owned = |side: Option<Side>| side.filter(|side| Side::BOTH.contains(side));
    let side = owned(piece.owner).ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2"));
    let side = faults.note(side).unwrap_or_default();
    let away = piece.stats.get(stat::TIME).is_some();
    let nowhere = !away || piece.place.is_none();
    faults.must(nowhere, "place", "a unit with `time` is away, and in no place");
    let at = if away { Ok(Spot::OFF) } else { place_named(piece.place.as_deref()) };
    let at = faults.note(at).unwrap_or(Spot::OFF);
    let id = UnitId(s.next);
    s.next += 1;
    let card = known.unwrap_or(NO_CARD);
    let mut unit = Unit { id, card, owner: side, side, at, marks: mark::SHOWN, ..Unit::default() };
    if known.is_some_and(|card| card.card().kind == Kind::Monarch) {
        let first = s.players[side].monarch == UnitId::NONE;
        faults.must(first, "is", &format!("{side} has a monarch already"));
        s.players[side].monarch = id;
    }
    for name in &piece.traits {
        match name.as_str() {
            state::FACE_DOWN => unit.marks &= !mark::SHOWN,
            state::ENGAGED => unit.marks |= mark::ENGAGED,
            state::DODGED => unit.marks |= mark::DODGED,
            state::RECRUIT => unit.marks |= mark::RECRUIT,
            state::SLOW => unit.marks |= mark::SLOW,
            // Somebody else's card, until the end of the turn.
            state::LENT => {
                unit.marks |= mark::LENT;
                unit.owner = side.other();
            }
            other if NAMES.contains(&other) => {}
            other => faults.must(false, "traits", &format!("nothing is called `{other}`")),
        }
    }
    if known.is_some() {
        s.units.push(unit);
    }
    for (n, card) in piece.cards.iter().enumerate() {
        faults.note_in(&format!("cards[{n}]"), laid::on_unit(s, id, side, card));
    }
    faults.end(())
}

/// Abilities said of a unit are those it has, by its card or by what it bears: they are told, and no position gives others.
fn abilities(rules: &Noxilia, s: &State, id: UnitId, piece: &wire::Piece) -> Result<(), Error> {
    let Some(unit) = s.find(id) else { return Ok(()) };
    let mut faults = Faults::default();
    for name in &piece.traits {
        let key = NAMES.iter().position(|ability| ability == name).map(|at| KEYS[at]);
        let has = key.is_none_or(|key| rules.has(s, unit, key));
        faults.must(has, "traits", &format!("`{}` has no ability `{name}`", piece.is));
    }
    faults.end(())
}

/// Numbers of a unit: `life`, `armour`, `poison`, `time`, and what the turn lends to its melee.
fn number(rules: &Noxilia, s: &mut State, id: UnitId, piece: &wire::Piece) -> Result<(), Error> {
    let Some(unit) = s.find(id).copied() else { return Ok(()) };
    let armour = rules.armour::<()>(s, &unit).value;
    let Some(unit) = s.find_mut(id) else { return Ok(()) };
    let mut faults = Faults::default();
    for (stat, value) in &piece.stats {
        faults.note(set_number(unit, armour, stat, *value));
    }
    faults.end(())
}

fn set_number(unit: &mut Unit, armour: i32, stat: &str, value: i32) -> Result<(), Error> {
    let most = i32::from(unit.card.card().life);
    match stat {
        stat::LIFE => unit.wounds = (most - within(value, 1..=most, stat)?) as u8,
        stat::ARMOUR => unit.worn = (within(value, (-takes::FAR).into()..=takes::FAR.into(), stat)? - armour) as i8,
        stat::POISON => unit.poison = within(value, 0..=takes::MARKERS.into(), stat)? as u8,
        stat::TIME => unit.time = within(value, 0..=takes::MARKERS.into(), stat)? as u8,
        // What is made of the others is told, not set up.
        stat::MELEE | stat::RANGED => {}
        _ => lend_melee(unit, stat, value)?,
    }
    Ok(())
}

/// What the turn lends to a unit's melee.
fn lend_melee(unit: &mut Unit, stat: &str, value: i32) -> Result<(), Error> {
    let n = FLEETING.iter().position(|name| *name == stat).ok_or_else(|| {
        let known = format!("a unit has life, armour, poison, time, and of the turn {}", FLEETING.join(", "));
        Error::field(format!("stats.{stat}"), known)
    })?;
    let mut fleeting = unit.fleeting();
    fleeting[n] = within(value, takes::lends(stat), stat)? as i8;
    unit.set_fleeting(fleeting);
    Ok(())
}

fn set_player(s: &mut State, side: Side, player: &wire::Player) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (stat, value) in &player.stats {
        faults.note(set_stat(s, side, stat, *value));
    }
    let own = &mut s.players[side];
    own.hand = faults.note_in("hand", pile(&player.hand)).unwrap_or_default();
    own.library = faults.note_in("draw", pile(&player.draw)).unwrap_or_default();
    own.library.sort();
    own.graveyard = faults.note_in("discard", pile(&player.discard)).unwrap_or_default();
    for (n, card) in player.cards.iter().enumerate() {
        faults.note_in(&format!("cards[{n}]"), set_aside(own, card));
    }
    own.destiny.sort();
    faults.end(())
}

fn set_stat(s: &mut State, side: Side, stat: &str, value: i32) -> Result<(), Error> {
    let own = &mut s.players[side];
    match stat {
        stat::PASSED => {
            let passed = within(value, 0..=1, stat)? == 1;
            // noxilia:end.pass.2: a second pass ends the phase.
            if passed && s.passed.replace(side).is_some() {
                return Err(Error::field("stats.passed", "both have passed: the turn is over"));
            }
        }
        // Who won it has been read before: a game is drawn up with it.
        LOT => _ = within(value, 0..=1, stat)?,
        stat::GOLD => own.gold = within(value, 0..=takes::MOST_GOLD.into(), stat)? as u16,
        stat::BUDGET => {}
        other => {
            let known = || format!("a player has gold and mana: {}", COLOUR_NAMES.join(", "));
            let n = COLOUR_NAMES.iter().position(|name| *name == other);
            let n = n.ok_or_else(|| Error::field(format!("stats.{stat}"), known()))?;
            own.pool[n] = within(value, 0..=takes::MOST_MANA.into(), stat)? as u8;
        }
    }
    Ok(())
}

/// Cards of a player that are in no hand and no pile of their own: the queue, exile, the destiny deck.
fn set_aside(own: &mut Player, card: &wire::CardInPlay) -> Result<(), Error> {
    let is = card_named(&card.is)?;
    let kind = card.kind.as_str();
    if !lies_aside(is, kind) {
        let known = "queue (units), exile, destiny or spent (destiny cards)";
        return Err(Error::field("kind", format!("a card of a player is in {known}, not `{kind}`")));
    }
    let room = room_aside(kind);
    let fits = match kind {
        aside::QUEUE => {
            own.queue.len() < room && own.queue.push(Queued { card: is, turns: card.counters.unwrap_or(1).max(1) })
        }
        aside::EXILE => own.exile.len() < room && own.exile.push(is),
        aside::DESTINY => own.destiny.len() < room && own.destiny.push(is),
        _ => own.spent.len() < room && own.spent.push(is),
    };
    if fits { Ok(()) } else { Err(Error::field("is", "there is no room for more")) }
}

/// Whether a card may lie so before its player.
pub(super) fn lies_aside(card: CardId, kind: &str) -> bool {
    match kind {
        aside::QUEUE => is_unit(card) && takes::is_piled(card),
        aside::EXILE => true,
        aside::DESTINY | aside::SPENT => card.card().kind == Kind::Destiny,
        _ => false,
    }
}

/// How many cards may lie so before a player.
pub(super) fn room_aside(kind: &str) -> usize {
    if matches!(kind, aside::DESTINY | aside::SPENT) { MAX_DESTINY } else { MAX_CARDS }
}

/// Cards of a hand, a library or a graveyard.
fn pile(pile: &wire::Pile) -> Result<Pile<CardId, MAX_CARDS>, Error> {
    let ids = pile.cards.as_deref().unwrap_or(&[]);
    let mut faults = Faults::default();
    let cards = faults.note(faults::cards(ids, ["cards", ""], CardId::of)).unwrap_or_default();
    for (n, card) in cards.iter().enumerate() {
        faults.must(takes::is_piled(*card), &format!("cards[{n}]"), "a monarch is on the table, in no pile");
    }
    faults.end(cards)
}
