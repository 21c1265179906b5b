//! What is on a unit of a position: statuses, skills, what it wears, its order, and other units that matter to it.

use core::ops::RangeInclusive;

use crate::Journal;
use crate::chapters::movement::arrive::RING;
use crate::content::language::{ActionType, ItemId, ItemKind, Orders, SkillId, Status};
use crate::position::names::{LASTS, Said, has_focus, has_orderer, piece_named, skill_named, way, within, worn_named};
use crate::position::on_board::says_only;
use crate::position::pieces::Roster;
use crate::state::{Held, Inside, MAX_INSIDE, MAX_SKILLS, Place, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// What is on the units, and what they have used.
pub(crate) fn read(rules: &mut Journal, s: &mut State, roster: &Roster) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (id, name, piece) in roster.numbered() {
        for (n, card) in piece.cards.iter().enumerate() {
            faults.note_in(&format!("pieces.{name}.cards[{n}]"), put(rules, s, id, card));
        }
        faults.note_in(&format!("pieces.{name}"), used(s.unit_mut(id), piece));
    }
    take_orders(s);
    faults.end(())
}

fn put(rules: &mut Journal, s: &mut State, id: UnitId, card: &wire::CardInPlay) -> Result<(), Error> {
    let of_units = [way::CARRIED, way::PASSENGER, way::SPAWN, way::INSIDE, way::ATTACKER];
    if let Some(kind) = of_units.iter().find(|kind| card.kind == **kind || (card.kind.is_empty() && card.is == **kind))
    {
        return beside(rules, s, id, card, kind);
    }
    let slot = way::WEAPONS.iter().position(|kind| card.kind == *kind);
    let kind = card.kind.as_str();
    if [way::INITIATIVE, way::TIE].contains(&kind) {
        // It belongs to the order of the round.
        return says_only(card, &["counters"]);
    }
    match (Status::named(&card.is), skill_named(&card.is), worn_named(&card.is), Orders::named(&card.is)) {
        (Some(is), ..) if matches!(kind, "" | way::STATUS) => status(s.unit_mut(id), is, card),
        (_, Some(skill), ..) if matches!(kind, "" | way::SKILL) => learn(rules, s, id, skill, card),
        (.., Some(item), _) if item.item().kind == ItemKind::Weapon && (kind.is_empty() || slot.is_some()) => {
            arm(rules, s, id, item, slot.unwrap_or(0), card)
        }
        (.., Some(item), _) if item.item().kind != ItemKind::Weapon && matches!(kind, "" | way::WORN) => {
            wear(rules, s, id, item, card)
        }
        (.., Some(orders)) if matches!(kind, "" | way::ORDER) => order(rules, s, id, orders, card),
        (None, None, None, None) => Err(Error::field("is", format!("nothing on a piece is called `{}`", card.is))),
        _ => Err(Error::field("kind", format!("`{}` is on no piece as `{kind}`", card.is))),
    }
}

fn status(unit: &mut Unit, is: Status, card: &wire::CardInPlay) -> Result<(), Error> {
    says_only(card, &["counters"])?;
    if unit.has(is) {
        return Err(Error::field("is", "it has this status already"));
    }
    let lasts = within(card.counters.unwrap_or(0).into(), 0..=LASTS.into(), "counters")? as i8;
    unit.statuses.push(Held { is, lasts });
    Ok(())
}

/// A level: what the card says, else the one given.
fn level(card: &wire::CardInPlay, usual: u8, levels: RangeInclusive<u8>) -> Result<u8, Error> {
    let levels = (*levels.start()).into()..=(*levels.end()).into();
    within(card.counters.unwrap_or(usual).into(), levels, "counters").map(|n| n as u8)
}

/// A skill at a level: a printed one at another, or one that is not printed. At level 0 it does not have the skill.
fn learn(rules: &mut Journal, s: &mut State, id: UnitId, skill: SkillId, card: &wire::CardInPlay) -> Result<(), Error> {
    says_only(card, &["counters"])?;
    let unit = s.unit_mut(id);
    let usual = unit.level(skill).unwrap_or(1);
    let level = level(card, usual, 0..=skill.skill().max_level)?;
    if level == 0 {
        unit.skills.remove((skill, usual));
    } else if let Some((_, known)) = unit.skills.iter_mut().find(|(is, _)| *is == skill) {
        *known = level;
    } else if !unit.skills.push((skill, level)) {
        return Err(Error::new("field", format!("a unit has at most {MAX_SKILLS} skills")));
    }
    rules.said.push((id, Said::Skill(skill)));
    Ok(())
}

fn arm(
    rules: &mut Journal,
    s: &mut State,
    id: UnitId,
    item: ItemId,
    slot: usize,
    card: &wire::CardInPlay,
) -> Result<(), Error> {
    says_only(card, &[])?;
    s.unit_mut(id).weapons[slot] = item;
    rules.said.push((id, Said::Weapon(slot)));
    Ok(())
}

/// Armour, helm, boots and gear: in place of what it has there.
fn wear(rules: &mut Journal, s: &mut State, id: UnitId, item: ItemId, card: &wire::CardInPlay) -> Result<(), Error> {
    let row = item.item();
    let is_gear = row.kind == ItemKind::Gear;
    says_only(card, if is_gear { &["counters"] } else { &[] })?;
    let unit = s.unit_mut(id);
    match row.kind {
        ItemKind::Armour => unit.armour = item,
        ItemKind::Helm => unit.helm = item,
        ItemKind::Foot => unit.foot = item,
        _ => unit.gear[row.gear.slot()] = (row.gear, level(card, 1, 1..=row.max_level)?),
    }
    rules.said.push((id, if is_gear { Said::Gear(row.gear.slot()) } else { Said::Worn(row.kind) }));
    Ok(())
}

/// An order, with the unit that it is about.
fn order(rules: &mut Journal, s: &mut State, id: UnitId, orders: Orders, card: &wire::CardInPlay) -> Result<(), Error> {
    let about = has_focus(orders) || has_orderer(orders);
    says_only(card, if about { &["about"] } else { &[] })?;
    if s.unit(id).is_neutral() {
        return Err(Error::field("is", "a neutral unit follows no orders"));
    }
    let about = card.about.as_ref().map(|name| piece_named(rules, name)).transpose()?.unwrap_or(UnitId::NONE);
    let unit = s.unit_mut(id);
    unit.orders = orders;
    if has_focus(orders) {
        unit.focus = about;
    } else {
        unit.orderer = about;
    }
    rules.said.push((id, Said::Order));
    Ok(())
}

/// What is about another unit, or about where a neutral unit came from.
fn beside(rules: &Journal, s: &mut State, id: UnitId, card: &wire::CardInPlay, kind: &str) -> Result<(), Error> {
    // The passengers say themselves where they are.
    if kind == way::PASSENGER {
        return Ok(());
    }
    says_only(
        card,
        match kind {
            way::SPAWN => &["at"],
            way::INSIDE => &["about", "counters"],
            _ => &["about"],
        },
    )?;
    if card.is != kind {
        return Err(Error::field("is", format!("a card that is there as `{kind}` is `{kind}`")));
    }
    if kind == way::SPAWN {
        return spawn(rules, s.unit_mut(id), card);
    }
    let name = card.about.as_ref().ok_or_else(|| Error::field("about", "it is about a piece: its name"))?;
    let about = piece_named(rules, name)?;
    match kind {
        way::CARRIED => return carry(s, id, about),
        way::INSIDE => return inside(s, id, about, card.counters),
        _ => s.unit_mut(id).attacker = about,
    }
    Ok(())
}

fn spawn(rules: &Journal, unit: &mut Unit, card: &wire::CardInPlay) -> Result<(), Error> {
    if !unit.is_neutral() {
        return Err(Error::field("is", "only a neutral unit has a spawn point"));
    }
    let at = card.at.and_then(|at| rules.cell(at));
    unit.spawn = at.ok_or_else(|| Error::field("at", "this is no panel of the board"))?;
    Ok(())
}

/// A passenger. Whether there is room for it is asked once everybody is read.
fn carry(s: &mut State, id: UnitId, carrier: UnitId) -> Result<(), Error> {
    let (unit, other) = (s.unit(id), s.unit(carrier));
    let fits = id != carrier && unit.side == other.side && unit.chooses() && other.is_on();
    if !fits {
        return Err(Error::field("about", "a hero, or a unit with Control, is in a carrier of its side"));
    }
    if unit.is_on() {
        return Err(Error::field("about", "a passenger has no panel: leave out its `at`"));
    }
    s.unit_mut(id).place = Place::Carried(carrier);
    Ok(())
}

/// Who is within the ring of a territorial unit: the first that is named has been there longest.
fn inside(s: &mut State, ring: UnitId, unit: UnitId, place: Option<u8>) -> Result<(), Error> {
    let owner = s.unit(ring);
    if !owner.is_neutral() || owner.acts != ActionType::Territorial {
        return Err(Error::field("is", "only a territorial unit has a ring"));
    }
    let twice = s.inside.iter().any(|inside| inside.ring == ring && inside.unit == unit);
    if ring == unit || twice || s.inside.len() == MAX_INSIDE {
        return Err(Error::field("about", "another unit that is inside, once"));
    }
    let since = place.map_or(s.moment, u16::from);
    s.inside.push(Inside { ring, unit, since });
    s.moment = s.moment.max(since + 1);
    Ok(())
}

/// The skills that it has used this round.
fn used(unit: &mut Unit, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, name) in piece.used.iter().enumerate() {
        let skill = skill_named(name).filter(|skill| unit.level(*skill).is_some());
        faults.must(skill.is_some(), &format!("used[{n}]"), &format!("it has no skill `{name}`"));
        if let Some(skill) = skill {
            unit.use_up(skill);
        }
    }
    faults.end(())
}

/// The first hero of a side: one that is in the battle, else one that is yet to be placed.
fn lead(s: &State, side: Side) -> UnitId {
    let there = s.first_hero(side);
    let first = || s.numbered().find(|(_, unit)| unit.side == side && unit.is_hero()).map(|(id, _)| id);
    if there == UnitId::NONE { first().unwrap_or(there) } else { there }
}

/// Who gave an order, and whom it names, where the set-up does not state it (`journal:house.setup.5`).
fn take_orders(s: &mut State) {
    let heroes = Side::BOTH.map(|side| lead(s, side));
    let hero = |side: Side| heroes[usize::from(side.0)];
    for unit in s.units.iter_mut().filter(|unit| !unit.is_neutral()) {
        if unit.orderer == UnitId::NONE {
            unit.orderer = hero(unit.side);
        }
        if has_focus(unit.orders) && unit.focus == UnitId::NONE {
            unit.focus = hero(unit.side.other());
        }
    }
}

impl Journal {
    /// Those who are within the ring of a territorial unit came at the same moment, unless the set-up lists them.
    pub(crate) fn enter_rings(&self, s: &mut State) {
        let rings: Vec<(UnitId, Cell)> = s
            .standing()
            .filter(|(_, unit)| unit.is_neutral() && unit.acts == ActionType::Territorial && unit.spawn.is_on())
            .map(|(id, unit)| (id, unit.spawn))
            .collect();
        for (ring, spawn) in rings {
            let near = self.map.within(spawn, RING);
            let known = |id: UnitId| s.inside.iter().any(|inside| inside.ring == ring && inside.unit == id);
            let new: Vec<UnitId> = s
                .standing()
                .filter(|(id, unit)| *id != ring && near.has(unit.at) && !known(*id))
                .map(|(id, _)| id)
                .collect();
            for unit in new {
                s.inside.push(Inside { ring, unit, since: s.moment });
            }
        }
        s.moment += 1;
    }
}
