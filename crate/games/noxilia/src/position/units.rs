//! Units of a position, with their states and numbers.

use crate::Noxilia;
use crate::content::abilities::{KEYS, NAMES};
use crate::content::board::Spot;
use crate::content::cards::{NO_CARD, is_unit};
use crate::content::language::{CardId, Kind};
use crate::position::names::{FAR, MARKERS, MOST_PIECES, card_named, lends, place_named, stat, state, within};
use crate::position::table_cards::on_unit;
use crate::state::{FLEETING, State, Unit, UnitId, mark};
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::rules::names::last_number;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

pub(crate) fn read(rules: &mut Noxilia, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    if table.pieces.len() > MOST_PIECES {
        let text = format!("a table holds at most {MOST_PIECES} units, not {}", table.pieces.len());
        faults.must(false, "pieces", &text);
    }
    for (name, piece) in table.pieces.iter().take(MOST_PIECES) {
        faults.note_in(&format!("pieces.{name}"), put_unit(s, piece));
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

/// One unit, and the cards on it, which are checked even where the unit itself is wrong.
fn put_unit(s: &mut State, piece: &wire::Piece) -> Result<(), Error> {
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
        faults.note_in(&format!("cards[{n}]"), on_unit(s, id, side, card));
    }
    faults.end(())
}

/// Abilities that a position lists must be those that the unit has by its card or by what it bears.
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
        stat::ARMOUR => unit.worn = (within(value, (-FAR).into()..=FAR.into(), stat)? - armour) as i8,
        stat::POISON => unit.poison = within(value, 0..=MARKERS.into(), stat)? as u8,
        stat::TIME => unit.time = within(value, 0..=MARKERS.into(), stat)? as u8,
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
    fleeting[n] = within(value, lends(stat), stat)? as i8;
    unit.set_fleeting(fleeting);
    Ok(())
}
