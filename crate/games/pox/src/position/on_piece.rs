//! What is on a unit of a position: conditions, equipment, and what became of its abilities.

use crate::content::data::DEFAULTS;
use crate::content::language::{ConditionId, Gift, Kind, NO_RUNE, Printed, RuneId};
use crate::position::board::counters;
use crate::position::docks::Docks;
use crate::position::names::{MOST, OWN_START as UNTIL_OWN_START, may_have, no_room, rune_named, stat, way, within};
use crate::state::{Condition, EVER, MAX_CONDITIONS, NO_SLOT, OWN_START, Origin, Slot, State, Unit, UnitId};
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

pub(crate) fn read(s: &mut State, docks: &mut Docks, id: UnitId, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, card) in piece.cards.iter().enumerate() {
        faults.note_in(&format!("cards[{n}]"), put(s, docks, id, card));
    }
    faults.end(())
}

fn put(s: &mut State, docks: &mut Docks, id: UnitId, card: &wire::CardInPlay) -> Result<(), Error> {
    match card.kind.as_str() {
        // These follow from the rest of the table.
        way::ENGAGED | way::CONSTANT => return Ok(()),
        way::COOLDOWN => return cool(s, id, card),
        way::GRANTED => return grant(s, id, card),
        way::LOST => return lose(s, id, card),
        _ => {}
    }
    match (ConditionId::named(&card.is), rune_named(&card.is), card.kind.as_str()) {
        (Some(is), _, "" | way::CONDITION) => condition(s, id, is, card),
        (_, Some(rune), "" | way::EQUIPMENT) if rune.rune().kind == Kind::Equipment => wear(s, docks, id, rune, card),
        (None, None, "" | way::CONDITION | way::EQUIPMENT) => {
            Err(Error::field("is", format!("nothing on a piece is called `{}`", card.is)))
        }
        _ => Err(Error::field("kind", format!("`{}` is on no piece as `{}`", card.is, card.kind))),
    }
}

fn condition(s: &mut State, id: UnitId, is: ConditionId, card: &wire::CardInPlay) -> Result<(), Error> {
    let mut faults = Faults::default();
    let sheet = is.condition();
    faults.must(!sheet.persistent, "is", &format!("`{}` follows from what gives it", card.is));
    faults.must(card.owner.is_none(), "owner", "a condition belongs to nobody");
    faults.must(card.about.is_none(), "about", "a condition is about nothing");
    let turns = faults.note(turns(card)).unwrap_or(EVER);
    let mut value = if sheet.has_value { DEFAULTS[usize::from(is.0)].max(1) } else { 0 };
    for (name, said) in &card.stats {
        let field = format!("stats.{name}");
        if name == stat::VALUE && sheet.has_value {
            value = faults.note(within(*said, 1..=MOST.into(), &field)).unwrap_or(1) as u8;
        } else {
            faults.must(false, &field, &format!("`{}` has no such number", card.is));
        }
    }
    let room = s.conditions.len() < MAX_CONDITIONS;
    faults.must(room, "is", &format!("there are at most {MAX_CONDITIONS} conditions"));
    faults.end(())?;
    let order = s.take_order();
    s.conditions.push(Condition { on: id, is, value, turns, order });
    Ok(())
}

/// How long a condition stays: so many turns, until the next own turn, or for good.
fn turns(card: &wire::CardInPlay) -> Result<u8, Error> {
    match (counters(card)?, card.until.as_deref()) {
        (Some(_), Some(_)) => Err(Error::field("counters", "it has turns left, or it lasts `until` a time")),
        (Some(turns), None) => Ok(turns),
        (None, None) => Ok(EVER),
        (None, Some(UNTIL_OWN_START)) => Ok(OWN_START),
        (None, Some(_)) => Err(Error::field("until", format!("a condition lasts until `{UNTIL_OWN_START}`"))),
    }
}

/// The ability that a card names, and no more than that.
fn named(card: &wire::CardInPlay) -> Result<Printed, Error> {
    let bare = card.owner.is_none() && card.about.is_none() && card.until.is_none() && card.stats.is_empty();
    if !bare {
        return Err(Error::new("field", "an ability only says what it is"));
    }
    let printed = Printed::named(&card.is).filter(|printed| may_have(*printed));
    printed.ok_or_else(|| Error::field("is", format!("no ability is called `{}`", card.is)))
}

fn uncounted(card: &wire::CardInPlay) -> Result<(), Error> {
    match card.counters {
        Some(_) => Err(Error::field("counters", "it has none")),
        None => Ok(()),
    }
}

fn unit(s: &mut State, id: UnitId) -> Result<&mut Unit, Error> {
    s.find_mut(id).ok_or_else(|| Error::field("is", "there is no unit"))
}

fn cool(s: &mut State, id: UnitId, card: &wire::CardInPlay) -> Result<(), Error> {
    let printed = named(card)?;
    let turns = counters(card)?.ok_or_else(|| Error::field("counters", "turns are left: so many"))?;
    let unit = unit(s, id)?;
    let slot = unit.slot(printed);
    let slot = slot.ok_or_else(|| Error::field("is", format!("it has no ability `{}`", card.is)))?;
    unit.abilities[usize::from(slot)].cooldown = turns;
    Ok(())
}

fn grant(s: &mut State, id: UnitId, card: &wire::CardInPlay) -> Result<(), Error> {
    uncounted(card)?;
    let slot = Slot { printed: named(card)?, order: s.take_order(), cooldown: 0, origin: Origin::Granted };
    if unit(s, id)?.gain(slot) { Ok(()) } else { Err(no_room()) }
}

/// An ability that was removed: one that it has, or one that it had.
fn lose(s: &mut State, id: UnitId, card: &wire::CardInPlay) -> Result<(), Error> {
    uncounted(card)?;
    let printed = named(card)?;
    let unit = unit(s, id)?;
    match unit.slot(printed) {
        Some(slot) => unit.lose(slot.into()),
        None if unit.gain(Slot { printed, origin: Origin::Removed, ..Slot::default() }) => {}
        None => return Err(no_room()),
    }
    Ok(())
}

/// Equipment, and the abilities that it grants.
fn wear(s: &mut State, docks: &mut Docks, id: UnitId, rune: RuneId, card: &wire::CardInPlay) -> Result<(), Error> {
    uncounted(card)?;
    let order = s.take_order();
    let bearer = *unit(s, id)?;
    if bearer.equipment != NO_RUNE {
        return Err(Error::field("is", "it wears something already"));
    }
    let owner = card.owner.unwrap_or(bearer.owner);
    if !Side::BOTH.contains(&owner) {
        return Err(Error::field("owner", "equipment belongs to a player"));
    }
    let worn = docks.in_play(s, owner, rune).unwrap_or(NO_SLOT);
    let unit = unit(s, id)?;
    (unit.worn, unit.worn_of, unit.equipment) = (worn, owner, rune);
    for gift in rune.rune().grants.iter() {
        if let Gift::Ability(printed) = gift
            && !unit.gain(Slot { printed: *printed, order, cooldown: 0, origin: Origin::Worn })
        {
            return Err(no_room());
        }
    }
    Ok(())
}
