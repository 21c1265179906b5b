//! Changes of a unit and lasting effects of a player, written to a Table and read from one. Both directions are here, so
//! that what is written can be read again.

use crate::Duelyst;
use crate::chapters::layers::lasting;
use crate::content::powers::{named_trait, trait_named};
use crate::content::{self, AbilityId, CardId, NO_CARD};
use crate::state::{Change, Shell, State, Unit, UnitId, Until, Watch, What};
use crate::view::schema::{self, stat};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

/// The changes of a unit, in the order in which they came.
pub(crate) fn on(s: &State, unit: &Unit, viewer: Viewer) -> Vec<wire::CardInPlay> {
    let changes = s.changes.iter().filter(|change| change.on == unit.who.id);
    let mut written: Vec<_> = changes.map(|change| write(change, unit, viewer)).collect();
    // Who controls it for good is not whose card it is (duelyst:gap.control.1).
    if unit.owner != unit.side && written.iter().all(|card| card.kind != schema::CONTROL) {
        let change = Change { on: unit.who.id, from: unit.is, what: What::Control, ..Change::default() };
        written.push(write(&change, unit, viewer));
    }
    written
}

/// A change: what gave it, what it does, and until when.
fn write(change: &Change, unit: &Unit, viewer: Viewer) -> wire::CardInPlay {
    let (a, h) = (change.a.into(), change.h.into());
    let (stats, about) = match change.what {
        What::Stats | What::Spears => (Dict::of(&[(stat::ATTACK, a), (stat::HEALTH, h)]), None),
        What::SetAttack => (Dict::of(&[(stat::ATTACK, a)]), None),
        What::SetHealth => (Dict::of(&[(stat::HEALTH, h)]), None),
        What::Trait(one) | What::Without(one) => {
            let (name, number) = named_trait(one);
            (number.map(|n| Dict::of(&[(name, n.into())])).unwrap_or_default(), Some(name.into()))
        }
        What::Ability(id) => (Dict::of(&[(schema::ABILITY, content::ability_number(change.from, id))]), None),
        What::Control => (Dict::default(), None),
        What::Form(card, shell) => {
            // One that came masked may not have shown itself (duelyst:keyword.sentinel.1).
            let seen = shell != Shell::Sentinel || viewer.sees(unit.side);
            (write_shell(shell, (change.a as i8, change.h as i8)), seen.then(|| content::id(card).into()))
        }
    };
    wire::CardInPlay {
        is: content::id(change.from).into(),
        owner: (change.what == What::Control).then_some(unit.owner),
        kind: kind_of(change.what).into(),
        until: write_until(change.until),
        stats,
        about,
        ..wire::CardInPlay::default()
    }
}

/// The kind of a change, as a Table names it.
fn kind_of(what: What) -> &'static str {
    match what {
        What::Stats => schema::CHANGE,
        What::Spears => schema::SPEARS,
        What::SetAttack | What::SetHealth => schema::BECOMES,
        What::Trait(_) => schema::TRAIT,
        What::Without(_) => schema::WITHOUT,
        What::Ability(_) => schema::ABILITY,
        What::Control => schema::CONTROL,
        What::Form(..) => schema::FORM,
    }
}

/// What a minion was inside of, with what it will have more.
fn write_shell(shell: Shell, held: (i8, i8)) -> Dict<i32> {
    let mut stats = more(held);
    match shell {
        Shell::None => {}
        Shell::Egg => stats.add("egg", 1),
        Shell::Building(counter) => stats.add("building", counter.into()),
        Shell::Sentinel => stats.add("watchful-sentinel", 1),
    }
    stats
}

/// The same, as a set-up says it: a Watchful Sentinel hides only who can show itself.
fn read_shell(card: &wire::CardInPlay, inside: CardId) -> Result<Shell, Error> {
    let counter = number(card, "building")?.clamp(0, 99) as u8;
    let sentinel = number(card, "watchful-sentinel")? > 0;
    if sentinel && !content::hides(inside) {
        return Err(Error::field("stats.watchful-sentinel", "this minion does not hide in one"));
    }
    Ok(match (counter, sentinel, number(card, "egg")? > 0) {
        (0, false, false) => Shell::None,
        (0, false, true) => Shell::Egg,
        (0, true, _) => Shell::Sentinel,
        (counter, ..) => Shell::Building(counter),
    })
}

/// What a held minion will have more (`duelyst:keyword.build.9`).
pub(crate) fn more((attack, health): (i8, i8)) -> Dict<i32> {
    if (attack, health) == (0, 0) {
        return Dict::default();
    }
    Dict::of(&[(stat::ATTACK, attack.into()), (stat::HEALTH, health.into())])
}

/// The same, as a set-up says it.
pub(crate) fn read_more(inside: &wire::CardInPlay) -> Result<(i8, i8), Error> {
    let small = |stat: &str| number(inside, stat).map(|n| n.clamp((-schema::FAR).into(), schema::FAR.into()) as i8);
    Ok((small(stat::ATTACK)?, small(stat::HEALTH)?))
}

fn write_until(until: Until) -> Option<wire::Word> {
    schema::UNTIL.iter().find(|(_, known)| *known == until).map(|(name, _)| (*name).into())
}

fn read_until(until: Option<&str>) -> Result<Until, Error> {
    let Some(said) = until else { return Ok(Until::Ever) };
    let found = schema::UNTIL.iter().find(|(name, _)| *name == said);
    found.map(|(_, until)| *until).ok_or_else(|| unknown("until", said))
}

/// A field with a name that nothing has.
pub(crate) fn unknown(field: &str, called: &str) -> Error {
    Error::field(field, format!("nothing is called `{called}`"))
}

/// The change that is written so.
pub(crate) fn read(card: &wire::CardInPlay, on: UnitId) -> Result<Change, Error> {
    let from = content::named(&card.is)?;
    let about = card.about.as_deref().unwrap_or_default();
    let (what, a, h) = match card.kind.as_str() {
        schema::CHANGE => (What::Stats, number(card, stat::ATTACK)?, number(card, stat::HEALTH)?),
        schema::SPEARS => (What::Spears, number(card, stat::ATTACK)?, number(card, stat::HEALTH)?),
        schema::BECOMES if card.stats.get(stat::HEALTH).is_some() => (What::SetHealth, 0, number(card, stat::HEALTH)?),
        schema::BECOMES => (What::SetAttack, number(card, stat::ATTACK)?, 0),
        schema::TRAIT | schema::WITHOUT => {
            let one = trait_named(about, number(card, about)?.clamp(1, schema::MOST_OF_TRAIT.into()) as u8);
            let one = one.ok_or_else(|| unknown("about", about))?;
            (if card.kind == schema::TRAIT { What::Trait(one) } else { What::Without(one) }, 0, 0)
        }
        schema::ABILITY => (What::Ability(ability(card, from)?), 0, 0),
        schema::CONTROL => (What::Control, 0, 0),
        schema::FORM => {
            let was = content::find(about).filter(|id| content::is_held(*id));
            let was = was.ok_or_else(|| unknown("about", about))?;
            let (a, h) = read_more(card)?;
            (What::Form(was, read_shell(card, was)?), a.into(), h.into())
        }
        kind => return Err(unknown("kind", kind)),
    };
    Ok(Change { on, from, what, a, h, until: read_until(card.until.as_deref())? })
}

/// Which of its card's abilities it is.
fn ability(card: &wire::CardInPlay, of: CardId) -> Result<AbilityId, Error> {
    let found = content::ability_numbered(of, number(card, schema::ABILITY)?.into());
    found.ok_or_else(|| Error::field("stats.ability", "the card has no such ability"))
}

fn number(card: &wire::CardInPlay, stat: &str) -> Result<i16, Error> {
    let value = card.stats.get(stat).copied().unwrap_or(0);
    within(value, -schema::MOST..=schema::MOST).map(|n| n as i16).map_err(|e| e.inside(&format!("stats.{stat}")))
}

impl Duelyst {
    /// A lasting effect: which of its card's it is, whom it is about, and until when.
    pub(crate) fn write_watch(&self, s: &State, watch: &Watch) -> wire::CardInPlay {
        let ability = content::ability_number(watch.card, watch.ability);
        let which = [(schema::ABILITY, ability), ("effect", watch.effect.into())];
        let gone = || (watch.is != NO_CARD).then(|| content::id(watch.is).into());
        wire::CardInPlay {
            is: content::id(watch.card).into(),
            owner: Some(watch.side),
            kind: if watch.once { schema::ONCE } else { schema::LASTING }.into(),
            until: write_until(watch.until),
            stats: Dict::of(&which[..if watch.effect == 0 { 1 } else { 2 }]),
            about: s.find(watch.unit).map(|unit| self.name(unit.who)).or_else(gone),
            at: (watch.at != Cell::OFF).then(|| self.board.square(watch.at)),
            ..wire::CardInPlay::default()
        }
    }

    /// The lasting effect that is written so.
    pub(crate) fn read_watch(&self, s: &State, side: Side, written: &wire::CardInPlay) -> Result<Watch, Error> {
        let card = content::named(&written.is)?;
        let watch = Watch {
            side,
            card,
            ability: ability(written, card)?,
            effect: number(written, "effect")?.clamp(0, 255) as u8,
            once: written.kind == schema::ONCE,
            until: read_until(written.until.as_deref())?,
            ..Watch::default()
        };
        if watch.effect > 0 && lasting::find(&watch).is_none() {
            return Err(Error::field("stats.effect", "the ability has no such lasting effect"));
        }
        let at = written.at.map(|at| self.board.cell(at).ok_or_else(|| Error::field("at", "it is off the board")));
        let watch = Watch { at: at.transpose()?.unwrap_or(Cell::OFF), ..watch };
        let Some(about) = written.about.as_deref() else { return Ok(watch) };
        let unit = s.units.iter().find(|unit| self.name(unit.who) == about);
        let is = unit.map(|unit| unit.is).or_else(|| content::find(about));
        let is = is.ok_or_else(|| unknown("about", about))?;
        Ok(Watch { unit: unit.map_or(UnitId::NONE, |unit| unit.who.id), is, ..watch })
    }
}
