//! A fresh game up to its first decision, and a position as a scenario writes it.

use std::ops::RangeInclusive;

use super::action::Aim;
use super::begin;
use super::board::{Board, PLACE_COUNT, Spot};
use super::cards::NO_CARD;
use super::cards::language::{CardId, Kind};
use super::decks::{self, Deck};
use super::fact::Fact;
use super::play::is_unit;
use super::state::{
    COLOURS, FLEETING, Frame, MAX_CARDS, MAX_DESTINY, MAX_GEAR, MAX_UNITS, Player, Queued, Serial, Stage, State, Unit,
    gear, mark,
};
use super::{Judge, Noxilia};
use crate::engine::chance::Chance;
use crate::engine::event::Log;
use crate::engine::piles::Pile;
use crate::engine::refusal::{self, Error};
use crate::engine::side::Side;
use crate::engine::wire;

/// Maps of a game for two: the board, with the compensation of the source or without it.
pub(super) const MAPS: [&str; 2] = ["source", "even"];

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
pub(super) fn open<C: Chance, L: Log<Fact>>(
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

fn begin<C: Chance, L: Log<Fact>>(
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
        // noxilia:turn.start.destiny.2
        deck.clanship().destiny.iter().for_each(|card| {
            player.destiny.push(*card);
        });
        player.destiny.sort();
    }
    state.frames.push(Frame::SetUp(0));
    Judge { rules: &rules, s: &mut state, chance, log }.run();
    (rules, state)
}

/// Each player controls the zones of its camp (`noxilia:setup.1`).
fn hold_own_zones(s: &mut State) {
    for at in Spot::all() {
        s.zones[at.n()].holder = at.site().owner.map(Side);
    }
}

/// The position of a table.
pub(super) fn set_up<C: Chance, L: Log<Fact>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Noxilia, State), Error> {
    if table.content.is_some() {
        return Err(Error::field("content", "Noxilia has the cards it has"));
    }
    if table.decision.is_some() || table.result.is_some() {
        return Err(Error::field("decision", "a position begins with nothing pending"));
    }
    let seated = |side: &Side| Side::BOTH.contains(side);
    for (field, side) in [("first", table.first), ("active", table.active), ("toAct", table.to_act)] {
        if let Some(side) = side.filter(|side| !seated(side)) {
            return Err(Error::field(field, format!("{side} has no seat at this table")));
        }
    }
    if let Some((name, _)) = table.players.iter().find(|(name, _)| !Side::named(name).is_some_and(|side| seated(&side)))
    {
        return Err(Error::field(format!("players.{name}"), "players are p1 and p2"));
    }
    let decks = clans(table)?;
    let map = table.board.map.as_deref();
    if table.phase == "set-up" {
        let first = table.first.or(table.active).unwrap_or_else(|| by_lot(chance));
        return Ok(begin(&decks, map, first, chance, log));
    }
    let mut rules = rules(&decks, map);
    let active = table.active.or(table.to_act).unwrap_or(Side::P1);
    let turn = u16::try_from(table.round).unwrap_or(u16::MAX).clamp(1, super::turn::MOST_TURNS);
    let first = table.first.unwrap_or(active);
    let mut state = State { lot: Side::P1, first, active, turn, stage: Stage::Act, ..State::default() };
    for (side, deck) in Side::BOTH.into_iter().zip(&decks) {
        state.players[side].clan = deck.clan;
    }
    hold_own_zones(&mut state);
    places(&mut state, table)?;
    pieces(&mut rules, &mut state, table)?;
    lying(&mut state, &table.board.cards)?;
    for side in Side::BOTH {
        if let Some(player) = table.players.get(&side.to_string()) {
            set_player(&mut state, side, player).map_err(|e| e.inside(&format!("players.{side}")))?;
        }
    }
    super::room::is_enough(&state)?;
    match table.phase.as_str() {
        "" | "act" => {}
        // The turn that is said has yet to begin.
        "start" => {
            state.turn -= 1;
            state.frames.push(Frame::Dawn(0));
            Judge { rules: &rules, s: &mut state, chance, log }.run();
        }
        "end" => {
            state.stage = Stage::End;
            state.frames.push(Frame::Dusk(0));
            Judge { rules: &rules, s: &mut state, chance, log }.run();
        }
        other => {
            let known = "act, start, end or set-up";
            return Err(Error::field("phase", format!("a position is in phase {known}, not `{other}`")));
        }
    }
    Ok((rules, state))
}

/// The clans of a table: Brightvale and Ashgrave where it does not say.
fn clans(table: &wire::Table) -> Result<[Deck; 2], Error> {
    let deck = |side: Side, default: &str| {
        let player = table.players.get(&side.to_string());
        let (deck, list) = player.map_or((None, None), |p| (p.deck.clone(), p.list.clone()));
        let deck = deck.or_else(|| list.is_none().then(|| default.to_owned()));
        let seat = wire::Seat { deck, list, ..wire::Seat::default() };
        decks::of(&seat).map_err(|e| e.inside(&format!("players.{side}")))
    };
    Ok([deck(Side::P1, "brightvale")?, deck(Side::P2, "ashgrave")?])
}

fn card_named(id: &str) -> Result<CardId, Error> {
    CardId::of(id).ok_or_else(|| Error::field("is", format!("no card is called `{id}`")))
}

fn place_named(id: Option<&str>) -> Result<Spot, Error> {
    let id = id.ok_or_else(|| Error::field("place", "it is somewhere: a name of a place"))?;
    Spot::named(id).ok_or_else(|| Error::field("place", format!("no place is called `{id}`")))
}

/// Who controls places, and which are flooded.
fn places(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    for (n, place) in table.board.places.iter().enumerate() {
        let wrong = |e: Error| e.inside(&format!("board.places[{n}]"));
        let at = Spot::named(&place.id)
            .ok_or_else(|| wrong(Error::field("id", format!("no place is called `{}`", place.id))))?;
        if let Some(holder) = place.holder {
            s.zones[at.n()].holder = Some(holder).filter(|side| Side::BOTH.contains(side));
        }
        for (stat, value) in &place.stats {
            match stat.as_str() {
                "flood" => s.zones[at.n()].flood = within(*value, 0..=9, stat).map_err(wrong)? as u8,
                // What the place's card says is told, not set up.
                "draw" | "gold" => {}
                "aura-p1" => s.zones[at.n()].aura[Side::P1] = within(*value, 0..=9, stat).map_err(wrong)? as u8,
                "aura-p2" => s.zones[at.n()].aura[Side::P2] = within(*value, 0..=9, stat).map_err(wrong)? as u8,
                _ => {
                    let known = "a place has `flood`, `aura-p1` and `aura-p2`";
                    return Err(wrong(Error::field(format!("stats.{stat}"), known)));
                }
            }
        }
    }
    Ok(())
}

fn within(value: i32, range: RangeInclusive<i32>, stat: &str) -> Result<i32, Error> {
    refusal::within(value, range).map_err(|e| e.inside(&format!("stats.{stat}")))
}

fn pieces(rules: &mut Noxilia, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    if table.pieces.len() > MAX_UNITS / 2 {
        let text = format!("a table holds at most {} units, not {}", MAX_UNITS / 2, table.pieces.len());
        return Err(Error::field("pieces", text));
    }
    for (name, piece) in &table.pieces {
        put(s, piece).map_err(|e| e.inside(&format!("pieces.{name}")))?;
        rules.names.push(name.clone());
    }
    // Numbers hang on what a unit bears, so they come last.
    for (n, (name, piece)) in table.pieces.iter().enumerate() {
        number(rules, s, Serial(n as u16), piece).map_err(|e| e.inside(&format!("pieces.{name}")))?;
    }
    Ok(())
}

/// One unit, and what lies on it.
fn put(s: &mut State, piece: &wire::Piece) -> Result<(), Error> {
    let card = card_named(&piece.is)?;
    if !is_unit(card) {
        return Err(Error::field("is", format!("`{}` is no unit", piece.is)));
    }
    let owned = |side: Option<Side>| side.filter(|side| Side::BOTH.contains(side));
    let side = owned(piece.owner).ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2"))?;
    let away = piece.stats.get("time").is_some();
    if away && piece.place.is_some() {
        return Err(Error::field("place", "a unit with `time` is away, and in no place"));
    }
    let at = if away { Spot::OFF } else { place_named(piece.place.as_deref())? };
    let id = Serial(s.next);
    s.next += 1;
    let mut unit = Unit { id, card, owner: side, side, at, marks: mark::SHOWN, ..Unit::default() };
    if card.card().kind == Kind::Monarch {
        if s.players[side].monarch != Serial::NONE {
            return Err(Error::field("is", format!("{side} has a monarch already")));
        }
        s.players[side].monarch = id;
    }
    for name in &piece.traits {
        match name.as_str() {
            "face-down" => unit.marks &= !mark::SHOWN,
            "engaged" => unit.marks |= mark::ENGAGED,
            "dodged" => unit.marks |= mark::DODGED,
            "recruit" => unit.marks |= mark::RECRUIT,
            "slow" => unit.marks |= mark::SLOW,
            // Somebody else's card, until the end of the turn.
            "lent" => {
                unit.marks |= mark::LENT;
                unit.owner = side.other();
            }
            other if super::powers::NAMES.contains(&other) => {}
            other => return Err(Error::field("traits", format!("nothing is called `{other}`"))),
        }
    }
    s.units.push(unit);
    for (n, card) in piece.cards.iter().enumerate() {
        lay_on(s, id, side, card).map_err(|e| e.inside(&format!("cards[{n}]")))?;
    }
    Ok(())
}

/// A card that lies on a unit or under it.
fn lay_on(s: &mut State, id: Serial, side: Side, card: &wire::CardInPlay) -> Result<(), Error> {
    let is = card_named(&card.is)?;
    let sheet = is.card();
    let fits = match sheet.kind {
        Kind::Equipment | Kind::Treasure => true,
        Kind::Spell => sheet.latent.is_some() || super::values::is_curse(is),
        _ => false,
    };
    if !fits {
        return Err(Error::field("is", format!("`{}` lies on no unit", card.is)));
    }
    let owner = card.owner.unwrap_or(if super::values::is_curse(is) { side.other() } else { side });
    lay(s, is, owner, Aim::Unit(id), &card.kind)
}

fn lay(s: &mut State, is: CardId, owner: Side, aim: Aim, kind: &str) -> Result<(), Error> {
    if s.gear.len() == MAX_GEAR / 2 {
        return Err(Error::new("field", format!("at most {} cards lie on a table", MAX_GEAR / 2)));
    }
    if !Side::BOTH.contains(&owner) && owner != Side::NEUTRAL {
        return Err(Error::field("owner", format!("{owner} has no seat at this table")));
    }
    let marks = lies_as(is, kind, matches!(aim, Aim::Place(_)))?;
    let tag = super::state::Tag(s.tags);
    s.tags += 1;
    let (on, at) = match aim {
        Aim::Unit(id) => (id, Spot::OFF),
        Aim::Place(at) => (Serial::NONE, at),
        _ => (Serial::NONE, Spot::OFF),
    };
    s.gear.push(super::state::Gear { tag, card: is, owner, on, at, marks });
    Ok(())
}

/// How a card lies there, as tables call it: on a unit, or in a place.
fn lies_as(is: CardId, kind: &str, in_place: bool) -> Result<u8, Error> {
    let sheet = is.card();
    Ok(match (sheet.kind, kind) {
        (Kind::Spell, "" | "latent") if sheet.latent.is_some() => 0,
        (Kind::Spell, "" | "curse") if sheet.latent.is_none() => gear::SHOWN,
        (Kind::Treasure | Kind::Decoy, "primo") if in_place => gear::PRIMO | gear::UNCLAIMED,
        (Kind::Treasure | Kind::Decoy, "face-down") if in_place => gear::UNCLAIMED,
        (Kind::Treasure, "treasure") if in_place => gear::UNCLAIMED | gear::SHOWN,
        (Kind::Equipment | Kind::Treasure, "" | "equipment") => gear::SHOWN,
        (Kind::Equipment | Kind::Treasure, "engaged") => gear::SHOWN | gear::ENGAGED,
        _ => return Err(Error::field("kind", format!("`{}` does not lie there as `{kind}`", is.id()))),
    })
}

/// Cards that lie in places, and the destiny card of the turn.
fn lying(s: &mut State, cards: &[wire::CardInPlay]) -> Result<(), Error> {
    for (n, card) in cards.iter().enumerate() {
        let wrong = |e: Error| e.inside(&format!("board.cards[{n}]"));
        let is = card_named(&card.is).map_err(wrong)?;
        match is.card().kind {
            Kind::Destiny => {
                s.destiny = is;
                continue;
            }
            Kind::Treasure if card.kind == "deck" => {
                if s.treasures.len() == 6 {
                    return Err(wrong(Error::field("is", "the treasure deck has six cards")));
                }
                s.treasures.push(is);
                continue;
            }
            Kind::Equipment | Kind::Treasure | Kind::Decoy => {}
            Kind::Spell if is.card().latent.is_some() => {}
            _ => return Err(wrong(Error::field("is", format!("`{}` lies in no place", card.is)))),
        }
        let at = place_named(card.place.as_deref()).map_err(wrong)?;
        let holder = s.zones[at.n()].holder;
        let owner = card.owner.or(holder).unwrap_or(Side::NEUTRAL);
        lay(s, is, owner, Aim::Place(at), &card.kind).map_err(wrong)?;
    }
    s.treasures.sort();
    Ok(())
}

/// Numbers of a unit: `life`, `armour`, `poison`, `time`, and what the turn lends to its melee.
fn number(rules: &Noxilia, s: &mut State, id: Serial, piece: &wire::Piece) -> Result<(), Error> {
    let Some(unit) = s.find(id).copied() else { return Ok(()) };
    let armour = rules.armour::<()>(s, &unit).value;
    let Some(unit) = s.find_mut(id) else { return Ok(()) };
    let most = i32::from(unit.card.card().life);
    for (stat, value) in &piece.stats {
        match stat.as_str() {
            "life" => {
                if *value < 1 {
                    return Err(Error::field("stats.life", format!("a unit in play has life, not {value}")));
                }
                unit.hurt = (most - within(*value, 0..=most, stat)?) as u8;
            }
            "armour" => {
                unit.worn = (within(*value, -99..=99, stat)? - armour) as i8;
            }
            "poison" => unit.poison = within(*value, 0..=9, stat)? as u8,
            "time" => unit.time = within(*value, 0..=9, stat)? as u8,
            // What is made of the others is told, not set up.
            "melee" | "ranged" => {}
            _ => lend_melee(unit, stat, *value)?,
        }
    }
    Ok(())
}

/// What the turn lends to a unit's melee.
fn lend_melee(unit: &mut Unit, stat: &str, value: i32) -> Result<(), Error> {
    let n = FLEETING.iter().position(|name| *name == stat).ok_or_else(|| {
        let known = format!("a unit has life, armour, poison, time, and of the turn {}", FLEETING.join(", "));
        Error::field(format!("stats.{stat}"), known)
    })?;
    // Newcomers lose melee, and what events give may be a loss.
    let least = if matches!(stat, "rally" | "green") { -99 } else { 0 };
    let mut fleeting = unit.fleeting();
    fleeting[n] = within(value, least..=99, stat)? as i8;
    unit.set_fleeting(fleeting);
    Ok(())
}

fn set_player(s: &mut State, side: Side, player: &wire::Player) -> Result<(), Error> {
    for (stat, value) in &player.stats {
        let own = &mut s.players[side];
        match stat.as_str() {
            "passed" => {
                let passed = within(*value, 0..=1, stat)? == 1;
                // noxilia:end.pass.2: a second pass ends the phase.
                if passed && s.passed.replace(side).is_some() {
                    return Err(Error::field("stats.passed", "both have passed: the turn is over"));
                }
            }
            "gold" => own.gold = within(*value, 0..=999, stat)? as u16,
            "budget" => {}
            other => {
                let n = COLOUR_NAMES.iter().position(|name| *name == other).ok_or_else(|| {
                    Error::field(
                        format!("stats.{stat}"),
                        format!("a player has gold and mana: {}", COLOUR_NAMES.join(", ")),
                    )
                })?;
                own.pool[n] = within(*value, 0..=15, stat)? as u8;
            }
        }
    }
    let own = &mut s.players[side];
    own.hand = pile(&player.hand).map_err(|e| e.inside("hand"))?;
    own.library = pile(&player.draw).map_err(|e| e.inside("draw"))?;
    own.library.sort();
    own.graveyard = pile(&player.discard).map_err(|e| e.inside("discard"))?;
    for (n, card) in player.cards.iter().enumerate() {
        set_aside(own, card).map_err(|e| e.inside(&format!("cards[{n}]")))?;
    }
    own.destiny.sort();
    Ok(())
}

/// Cards of a player that are in no hand and no pile of their own: the queue, exile, the destiny deck.
fn set_aside(own: &mut Player, card: &wire::CardInPlay) -> Result<(), Error> {
    let is = card_named(&card.is)?;
    let full = || Error::field("is", "there is no room for more");
    let fits = match card.kind.as_str() {
        "queue" if is_unit(is) => {
            own.queue.len() < MAX_CARDS && own.queue.push(Queued { card: is, turns: card.counters.unwrap_or(1).max(1) })
        }
        "exile" => own.exile.len() < MAX_CARDS && own.exile.push(is),
        "destiny" if is.card().kind == Kind::Destiny => own.destiny.len() < MAX_DESTINY && own.destiny.push(is),
        "spent" if is.card().kind == Kind::Destiny => own.spent.len() < MAX_DESTINY && own.spent.push(is),
        other => {
            let known = "queue (units), exile, destiny or spent (destiny cards)";
            return Err(Error::field("kind", format!("a card of a player is in {known}, not `{other}`")));
        }
    };
    if fits { Ok(()) } else { Err(full()) }
}

fn pile(pile: &wire::Pile) -> Result<Pile<CardId, MAX_CARDS>, Error> {
    let ids = pile.cards.as_deref().unwrap_or(&[]);
    if ids.len() > MAX_CARDS {
        return Err(Error::field("cards", format!("there is room for {MAX_CARDS} cards, not for {}", ids.len())));
    }
    let mut out = Pile::default();
    for (n, id) in ids.iter().enumerate() {
        let card = CardId::of(id);
        let card = card.ok_or_else(|| Error::field(format!("cards[{n}]"), format!("no card is called `{id}`")))?;
        out.push(card);
    }
    Ok(out)
}
