//! The units of a position.

use crate::Pox;
use crate::content::data::{AVATAR, POSSESSED, SHORT_LIVED, SHRINE};
use crate::content::language::{Gift, Kind, Printed, Race, RuneId};
use crate::position::docks::Docks;
use crate::position::names::{AP, form_named, may_have, no_room, seated, shrine_name, state, unit_named, way};
use crate::position::{numbers, on_piece};
use crate::state::{Form, MAX_UNITS, NO_SLOT, Order, Slot, State, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

pub(crate) fn read(
    rules: &mut Pox,
    s: &mut State,
    docks: &mut Docks,
    table: &wire::Table,
    on_board: bool,
) -> Result<(), Error> {
    let mut faults = Faults::default();
    for side in Side::BOTH.into_iter().filter(|side| !has_shrine(table, *side)) {
        let name = shrine_name(side);
        let free = table.pieces.get(&name).is_none();
        faults.must(free, &format!("pieces.{name}"), "this is what the shrine is called, and it is none");
        let at = rules.map.shrines[usize::from(side.0)];
        let shrine = Unit { at, ..Unit::printed(SHRINE, side, s.take_order()) };
        stand(s, shrine);
        rules.names.push(name);
    }
    let most = MAX_UNITS - s.units.len();
    if table.pieces.len() > most {
        let text = format!("a table holds at most {MAX_UNITS} units, shrines among them, not {}", table.pieces.len());
        faults.must(false, "pieces", &text);
    }
    // What is on a unit came after it, and most of it after the other units too.
    let orders: Vec<Order> = table.pieces.iter().take(most).map(|_| s.take_order()).collect();
    for ((name, piece), order) in table.pieces.iter().zip(orders) {
        faults.note_in(&format!("pieces.{name}"), put(rules, s, docks, piece, order, on_board));
        rules.names.push(name.clone());
    }
    faults.end(())
}

/// What a piece says of its engagements.
pub(crate) struct Engagements {
    of: UnitId,
    with: Vec<UnitId>,
}

impl Engagements {
    /// Whether a unit may be engaged with another as far as this says it.
    pub fn allow(&self, unit: UnitId, other: UnitId) -> bool {
        self.of != unit || self.with.contains(&other)
    }
}

/// The units that begin free of engagements, and those that say with whom they are engaged. The others say nothing of it.
pub(crate) fn engagements(table: &wire::Table) -> Vec<Engagements> {
    let implied = Side::BOTH.into_iter().filter(|side| !has_shrine(table, *side)).count();
    let id = |n: usize| UnitId((n + implied) as u16);
    let named = |name: &wire::Word| table.pieces.keys().position(|known| known == name).map(id);
    let said = |(n, piece): (usize, &wire::Piece)| {
        let free = piece.traits.iter().any(|name| name == state::DISENGAGED);
        let engaged = piece.cards.iter().filter(|card| card.kind == way::ENGAGED && !free);
        let with: Vec<UnitId> = engaged.filter_map(|card| named(card.about.as_ref()?)).collect();
        (free || !with.is_empty()).then(|| Engagements { of: id(n), with })
    };
    table.pieces.values().enumerate().filter_map(said).collect()
}

/// Whether a table lists the shrine of a side, or its avatar.
fn has_shrine(table: &wire::Table, side: Side) -> bool {
    let is = |piece: &wire::Piece| RuneId::named(&piece.is).is_some_and(|is| matches!(is, SHRINE | AVATAR));
    table.pieces.values().any(|piece| is(piece) && piece.owner == Some(side))
}

/// One unit. What can be read of it is put down even where something is wrong, so that the rest is judged beside it.
fn put(
    rules: &Pox,
    s: &mut State,
    docks: &mut Docks,
    piece: &wire::Piece,
    order: Order,
    on_board: bool,
) -> Result<(), Error> {
    let mut faults = Faults::default();
    let known = faults.note(unit_named(&piece.is));
    let side = seated(piece.owner).ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2"));
    let side = faults.note(side).unwrap_or_default();
    let mut unit = Unit { side, ..Unit::printed(known.unwrap_or(SHRINE), owner(side, piece), order) };
    if on_board && known.is_some() {
        unit.at = faults.note(square(rules, s, &unit, piece)).unwrap_or(Cell::OFF);
    }
    if unit.is_champion() {
        unit.ap = AP;
    }
    if known.is_some_and(|is| matches!(is, SHRINE | AVATAR)) {
        unit.marks |= if unit.is == AVATAR { mark::AVATAR } else { 0 };
        let first = s.units.iter().all(|other| !is_shrine(other) || other.side != side);
        faults.must(first, "is", &format!("{side} has a shrine or an avatar already"));
    }
    faults.note(traits(&mut unit, piece));
    unit.bonus = rules.usual_bonus(s, &unit);
    faults.note(numbers::read(&mut unit, piece));
    if unit.form == Form::Real && known.is_some_and(|is| !is.rune().token) {
        unit.rune = docks.in_play(s, unit.owner, unit.is).unwrap_or(NO_SLOT);
    }
    let id = stand(s, unit);
    faults.note(on_piece::read(s, docks, id, piece));
    faults.must(piece.used.is_empty(), "used", "what a unit has used is told by its cooldowns and its `attacks`");
    faults.must(!falls(rules, s, id), "at", "only who flies can be over a chasm");
    faults.end(())
}

/// Whether a unit would fall there (`pox:8.1.2.1`): what it wears and what is on it is known by now.
fn falls(rules: &Pox, s: &mut State, id: UnitId) -> bool {
    rules.refresh_unit(s, id);
    s.find(id).is_some_and(|unit| !unit.flies() && rules.is_on(unit, rules.map.chasms))
}

/// It is there, with the next number. Of those without a rune only the shrine is counted: the others have names.
fn stand(s: &mut State, unit: Unit) -> UnitId {
    let id = UnitId(s.next_unit);
    s.next_unit += 1;
    s.serials[unit.owner] = s.serials[unit.owner].max(u8::from(is_shrine(&unit)));
    s.units.push(Unit { id, ..unit });
    id
}

fn is_shrine(unit: &Unit) -> bool {
    unit.kind == Kind::Shrine || unit.is_marked(mark::AVATAR)
}

/// Whose a piece is that a side controls: the other side's, if it is Possessed (`pox:gl.controlled`).
fn owner(side: Side, piece: &wire::Piece) -> Side {
    let possessed = piece.cards.iter().any(|card| card.is == POSSESSED.id());
    if possessed { side.other() } else { side }
}

/// Where a piece stands.
fn square(rules: &Pox, s: &State, unit: &Unit, piece: &wire::Piece) -> Result<Cell, Error> {
    let [x, y] = piece.at.ok_or_else(|| Error::field("at", "a piece stands somewhere: [x, y]"))?;
    let at = rules.cell([x, y]);
    let at = at.ok_or_else(|| Error::field("at", format!("[{x}, {y}] is off the board")))?;
    let base = rules.map.base(at, unit.size);
    let base = base.ok_or_else(|| Error::field("at", "not all of its tiles are on the board"))?;
    // On inaccessible terrain a unit may be, and not leave (pox:8.1.2.3).
    if !(base & rules.map.solid).is_empty() {
        return Err(Error::field("at", "nobody can stand there: it is a font"));
    }
    let width = rules.map.grid.width;
    if base.iter().any(|tile| s.on(tile, width).is_some()) {
        return Err(Error::field("at", "somebody stands there already"));
    }
    Ok(at)
}

/// Race, macro type, states, and abilities beyond those that are printed: they come after these.
fn traits(unit: &mut Unit, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    for name in &piece.traits {
        match name.as_str() {
            state::DISENGAGED => {}
            state::SPELLED => unit.marks |= mark::SPELLED,
            state::STRANDED => unit.marks |= mark::STRANDED,
            state::AVATAR if unit.is == AVATAR => {}
            other => {
                faults.note(quality(unit, piece, other));
            }
        }
    }
    faults.end(())
}

fn quality(unit: &mut Unit, piece: &wire::Piece, name: &str) -> Result<(), Error> {
    if let Some(form) = form_named(name) {
        unit.form = form;
        // pox:9.1.1, pox:9.2: it costs nothing.
        unit.nora = 0;
        return Ok(());
    }
    if let Some(race) = Race::named(name).filter(|race| *race != Race::None) {
        unit.race = race;
        return Ok(());
    }
    let printed = Printed::named(name).filter(|printed| may_have(*printed));
    let printed = printed.ok_or_else(|| Error::field("traits", format!("nothing is called `{name}`")))?;
    if unit.slot(printed).is_some() || is_given(piece, printed) {
        return Ok(());
    }
    // Of one that counts down the number is what is left.
    let counting = |slot: &&mut Slot| slot.id() == SHORT_LIVED && printed.ability == SHORT_LIVED;
    if let Some(slot) = unit.abilities.iter_mut().find(counting) {
        slot.printed = printed;
        return Ok(());
    }
    if unit.gain(Slot { printed, ..Slot::default() }) { Ok(()) } else { Err(no_room()) }
}

/// Whether a card on the piece gives it an ability.
fn is_given(piece: &wire::Piece, printed: Printed) -> bool {
    piece.cards.iter().any(|card| match card.kind.as_str() {
        way::GRANTED => Printed::named(&card.is) == Some(printed),
        "" | way::EQUIPMENT => {
            let grants = RuneId::named(&card.is).map(|rune| rune.rune().grants);
            grants.is_some_and(|grants| grants.contains(&Gift::Ability(printed)))
        }
        _ => false,
    })
}
