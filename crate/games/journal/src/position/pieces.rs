//! The units of a position, in roster order (`journal:house.words.3`).

use crate::Journal;
use crate::chapters::movement::arrive::RING;
use crate::content::language::{ActionType, CharacterId, Gear, Kind, Terrain, Trait};
use crate::position::board::at_of;
use crate::position::names::{actions, seated, state, unit_named, way};
use crate::position::{numbers, requests};
use crate::state::{Drop, MAX_RINGS, MAX_UNITS, Place, State, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;
use std::borrow::Cow;

/// The pieces of a table in roster order, and the heroes that only a request names.
pub(crate) struct Roster<'a> {
    /// Name and piece of each unit.
    pub entries: Vec<(wire::Word, Cow<'a, wire::Piece>)>,
    /// The pieces for which there is no room.
    pub beyond: usize,
}

impl<'a> Roster<'a> {
    /// The roster of a table: the first side's heroes, its allies, the heroes and the allies of the other side, neutral units
    /// in reading order of their spawn points. Otherwise it is in the order of the table.
    pub fn of(table: &'a wire::Table, first: Side) -> Roster<'a> {
        let mut entries: Vec<_> =
            table.pieces.iter().map(|(name, piece)| (name.clone(), Cow::Borrowed(piece))).collect();
        for (side, is) in requests::unplaced_heroes(table) {
            let taken: Vec<&str> = entries.iter().map(|(name, _)| name.as_str()).collect();
            let name = free_name(&taken, &own_name(side, is));
            let piece = wire::Piece { is: is.id().into(), owner: Some(side), ..wire::Piece::default() };
            entries.push((name.into(), Cow::Owned(piece)));
        }
        order_by(&mut entries, |(_, piece)| rank(piece, first));
        let beyond = entries.len().saturating_sub(MAX_UNITS);
        entries.truncate(MAX_UNITS);
        Roster { entries, beyond }
    }

    /// Each piece with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (UnitId, &str, &wire::Piece)> {
        (0..).map(UnitId).zip(&self.entries).map(|(id, (name, piece))| (id, name.as_str(), piece.as_ref()))
    }
}

/// Where a piece stands in the roster: its group, and of neutral units their spawn point.
fn rank(piece: &wire::Piece, first: Side) -> (u8, i16, i16) {
    let Some(side) = seated(piece.owner) else {
        let [x, y] = at_of(piece, way::SPAWN).or(piece.at).unwrap_or_default();
        return (4, y, x);
    };
    let hero = CharacterId::named(&piece.is).is_some_and(|is| is.character().kind == Kind::Hero);
    (2 * u8::from(side != first) + u8::from(!hero), 0, 0)
}

/// What a unit is called that nothing names: its owner and its character; a neutral unit, its character alone.
pub(crate) fn own_name(side: Side, is: CharacterId) -> wire::Word {
    if side == Side::NEUTRAL { is.id().into() } else { wire::Word::joined(&[&side.word(), "-", is.id()]) }
}

/// The first name of a kind that nobody has: `p1-pikeman`, `p1-pikeman-2`.
pub(crate) fn free_name(taken: &[&str], base: &str) -> String {
    let nth = |n: usize| if n == 1 { base.to_owned() } else { format!("{base}-{n}") };
    (1..).map(nth).find(|name| !taken.contains(&name.as_str())).unwrap_or_default()
}

/// The units without what is on them.
pub(crate) fn read(rules: &mut Journal, s: &mut State, roster: &Roster, on_board: bool) -> Result<(), Error> {
    let mut faults = Faults::default();
    let text = format!("a table holds at most {MAX_UNITS} units, not {}", MAX_UNITS + roster.beyond);
    faults.must(roster.beyond == 0, "pieces", &text);
    for (_, name, piece) in roster.numbered() {
        faults.note_in(&format!("pieces.{name}"), put(rules, s, piece, on_board));
        rules.names.push(wire::Word::copied(name));
    }
    faults.end(())
}

/// One unit. What can be read of it is put down even where something is wrong, so that the rest is judged beside it.
fn put(rules: &Journal, s: &mut State, piece: &wire::Piece, on_board: bool) -> Result<(), Error> {
    let mut faults = Faults::default();
    let known = faults.note(unit_named(&piece.is));
    let is = known.unwrap_or(CharacterId(0));
    let side = faults.note(owner(known, piece)).unwrap_or_default();
    let mut unit = Unit { left: actions(is), ..Unit::printed(is, side) };
    if let (Some(square), true) = (piece.at, on_board && known.is_some()) {
        unit.at = faults.note(stand(rules, s, &unit, square)).unwrap_or(Cell::OFF);
        unit.place = if unit.at.is_on() { Place::Board } else { Place::Waiting };
        unit.spawn = if side == Side::NEUTRAL { unit.at } else { Cell::OFF };
    }
    faults.note(traits(&mut unit, piece));
    if known.is_some() {
        faults.note(numbers::read(&mut unit, piece));
    }
    s.units.push(unit);
    faults.end(())
}

/// Whose a piece is: a neutral unit is nobody's, any other a player's.
fn owner(known: Option<CharacterId>, piece: &wire::Piece) -> Result<Side, Error> {
    let neutral = known.is_some_and(|is| is.character().kind == Kind::Neutral);
    match (seated(piece.owner), piece.owner) {
        (None, None | Some(Side::NEUTRAL)) if neutral => Ok(Side::NEUTRAL),
        (Some(side), _) if !neutral => Ok(side),
        _ if neutral => Err(Error::field("owner", "a neutral unit belongs to nobody")),
        _ => Err(Error::field("owner", "a hero or an ally belongs to p1 or p2")),
    }
}

/// Where a piece stands.
fn stand(rules: &Journal, s: &State, unit: &Unit, [x, y]: wire::Square) -> Result<Cell, Error> {
    let at = rules.cell([x, y]).ok_or_else(|| Error::field("at", format!("[{x}, {y}] is off the board")))?;
    let flies = unit.is.character().race.has(Trait::Flight);
    let terrain = rules.map.terrain[at.index()];
    if rules.map.walls.has(at) || (terrain == Terrain::Sky && !flies) {
        return Err(Error::field("at", format!("`{}` cannot stand on {}", unit.is.id(), terrain.id())));
    }
    if s.on(at).is_some() {
        return Err(Error::field("at", "somebody stands there already"));
    }
    Ok(at)
}

/// What it has done this round, and how it acts if it is neutral.
fn traits(unit: &mut Unit, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    for name in &piece.traits {
        match name.as_str() {
            state::MOVED => unit.marks |= mark::MOVED,
            state::FREED => unit.marks |= mark::FREED,
            state::FOLLOWED => unit.marks |= mark::LAWFUL,
            other => match ActionType::named(other) {
                Some(acts) => unit.acts = acts,
                None => faults.must(false, "traits", &format!("nothing is called `{other}`")),
            },
        }
    }
    faults.end(())
}

/// Whether everybody is somewhere: on a free panel, in a carrier with room, waiting as a drop, or yet to be placed.
pub(crate) fn all_somewhere(rules: &Journal, s: &State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    let asked = |id: UnitId| s.requests.iter().any(|request| request.drop == Drop::Hero(id));
    for (id, unit) in s.numbered() {
        let name = rules.name(s, id);
        let field = format!("pieces.{name}.at");
        // Where a panel is wrong, that has been said.
        let said = table.pieces.get(&name).is_some_and(|piece| piece.at.is_some());
        let waits = said || table.phase == "place" || asked(id);
        let somewhere = unit.place != Place::Waiting || waits;
        faults.must(somewhere, &field, "it stands somewhere, it is carried, or a request asks for it");
        faults.must(!unit.is_on() || !s.shut().has(unit.at), &field, "a door is shut there");
        let room = usize::from(unit.gear(Gear::Capacity));
        let carried = s.carried(id).count();
        let text = format!("it carries at most {room}, not {carried}");
        faults.must(carried <= room, &format!("pieces.{name}"), &text);
    }
    rings(rules, s, &mut faults);
    faults.end(())
}

/// Whether those that a position puts within a ring are there.
fn rings(rules: &Journal, s: &State, faults: &mut Faults) {
    let owners = s.units.iter().filter(|unit| unit.is_neutral() && unit.acts == ActionType::Territorial).count();
    faults.must(owners <= MAX_RINGS, "pieces", &format!("at most {MAX_RINGS} units are territorial, not {owners}"));
    for inside in s.inside.iter() {
        let (spawn, unit) = (s.unit(inside.ring).spawn, s.unit(inside.unit));
        let near = spawn.is_on() && unit.is_on() && rules.map.distance(spawn, unit.at) <= RING;
        let field = format!("pieces.{}.cards", rules.name(s, inside.ring));
        faults.must(near, &field, &format!("`{}` is not within its ring", rules.name(s, inside.unit)));
    }
}
