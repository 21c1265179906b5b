//! What lies on a unit, and the lasting effects that are a player's, in the words of a table: as one tells it, and as a
//! set-up lays it. Both directions stand side by side, so that what is told can be laid again.

use super::content::{self, AbilityId, CardId};
use super::powers::{named_trait, trait_named};
use super::state::{Change, NO_CARD, Serial, State, Unit, Until, Watch, What};
use super::{Duelyst, lasting};
use crate::engine::dict::Dict;
use crate::engine::grid::Cell;
use crate::engine::refusal::Error;
use crate::engine::side::{Side, Viewer};
use crate::engine::wire;

/// All that lies on a unit, in the order in which it came.
pub(super) fn on(s: &State, unit: &Unit, viewer: Viewer) -> Vec<wire::CardInPlay> {
    let changes = s.changes.iter().filter(|change| change.on == unit.who.id);
    let mut told: Vec<_> = changes.map(|change| tell(change, unit, viewer)).collect();
    // Who controls it for good is not whose card it is (duelyst:gap.control.1).
    if unit.owner != unit.side && told.iter().all(|card| card.kind != CONTROL) {
        let change = Change { on: unit.who.id, from: unit.is, what: What::Control, ..Change::default() };
        told.push(tell(&change, unit, viewer));
    }
    told
}

/// How a change of control lies: its owner is whose card the unit is.
pub(super) const CONTROL: &str = "control";

/// A change: what gave it, what it does, and until when.
fn tell(change: &Change, unit: &Unit, viewer: Viewer) -> wire::CardInPlay {
    let (a, h) = (change.a.into(), change.h.into());
    let (kind, stats, gives) = match change.what {
        What::Stats => ("change", numbers(&[("attack", a), ("health", h)]), None),
        What::Spears => ("spears", numbers(&[("attack", a), ("health", h)]), None),
        What::SetAttack => ("becomes", numbers(&[("attack", a)]), None),
        What::SetHealth => ("becomes", numbers(&[("health", h)]), None),
        What::Trait(one) => {
            let (name, number) = named_trait(one);
            ("trait", number.map(|n| numbers(&[(name, n.into())])).unwrap_or_default(), Some(name.to_owned()))
        }
        What::Without(one) => ("without", Dict::default(), Some(named_trait(one).0.to_owned())),
        What::Ability(id) => ("ability", Dict::default(), Some(content::ability_number(change.from, id).to_string())),
        What::Control => (CONTROL, Dict::default(), None),
        What::Form => ("form", Dict::default(), was(CardId(change.a as u16), viewer.sees(unit.side))),
    };
    wire::CardInPlay {
        is: content::id(change.from).to_owned(),
        owner: (change.what == What::Control).then_some(unit.owner),
        kind: kind.into(),
        until: told_until(change.until),
        stats,
        gives,
        ..wire::CardInPlay::default()
    }
}

/// The minion that a unit was. One that came masked may not have shown itself (`duelyst:keyword.sentinel.1`).
fn was(card: CardId, seen: bool) -> Option<String> {
    (seen || content::sheet(card).reveal.is_none()).then(|| content::id(card).to_owned())
}

/// What a held minion will have more (`duelyst:keyword.build.9`).
pub(super) fn more((attack, health): (i8, i8)) -> Dict<i32> {
    if (attack, health) == (0, 0) {
        return Dict::default();
    }
    numbers(&[("attack", attack.into()), ("health", health.into())])
}

/// The same, as a set-up says it.
pub(super) fn read_more(inside: &wire::CardInPlay) -> Result<(i8, i8), Error> {
    let small = |stat: &str| number(inside, stat).map(|n| n.clamp(-99, 99) as i8);
    Ok((small("attack")?, small("health")?))
}

fn numbers(of: &[(&str, i32)]) -> Dict<i32> {
    of.iter().map(|(stat, value)| ((*stat).to_owned(), *value)).collect()
}

fn told_until(until: Until) -> Option<String> {
    match until {
        Until::Ever => None,
        Until::TurnEnd => Some("turn-end".to_owned()),
        Until::TurnOf(side) => Some(format!("{side}-turn-start")),
        Until::EndOf(side) => Some(format!("{side}-turn-end")),
        Until::During(side) => Some(format!("{side}-turn")),
    }
}

/// The change that is told so.
pub(super) fn read(card: &wire::CardInPlay, on: Serial) -> Result<Change, Error> {
    let from = content::named(&card.is)?;
    let gives = card.gives.as_deref().unwrap_or_default();
    let (what, a, h) = match card.kind.as_str() {
        "change" => (What::Stats, number(card, "attack")?, number(card, "health")?),
        "spears" => (What::Spears, number(card, "attack")?, number(card, "health")?),
        "becomes" if card.stats.get("health").is_some() => (What::SetHealth, 0, number(card, "health")?),
        "becomes" => (What::SetAttack, number(card, "attack")?, 0),
        "trait" | "without" => {
            let one = trait_named(gives, number(card, gives)?.clamp(1, 9) as u8);
            let one = one.ok_or_else(|| Error::field("gives", format!("nothing is called `{gives}`")))?;
            (if card.kind == "trait" { What::Trait(one) } else { What::Without(one) }, 0, 0)
        }
        "ability" => (What::Ability(ability(from, gives)?), 0, 0),
        CONTROL => (What::Control, 0, 0),
        "form" => {
            let was = content::find(gives).filter(|id| content::card(*id).is_minion());
            let was = was.ok_or_else(|| Error::field("gives", format!("no minion is called `{gives}`")))?;
            (What::Form, was.0 as i16, 0)
        }
        kind => {
            let known = "inside, change, spears, becomes, trait, without, ability, control, form";
            return Err(Error::field("kind", format!("on a unit lies one of {known}, not `{kind}`")));
        }
    };
    Ok(Change { on, from, what, a, h, until: read_until(card.until.as_deref())? })
}

fn ability(of: CardId, number: &str) -> Result<AbilityId, Error> {
    let found = number.parse().ok().and_then(|n| content::ability_numbered(of, n));
    found.ok_or_else(|| Error::field("gives", format!("`{}` has no ability `{number}`", content::id(of))))
}

fn number(card: &wire::CardInPlay, stat: &str) -> Result<i16, Error> {
    let value = card.stats.get(stat).copied().unwrap_or(0);
    if (-999..=999).contains(&value) {
        return Ok(value as i16);
    }
    Err(Error::field(format!("stats.{stat}"), format!("it is from -999 to 999, not {value}")))
}

fn read_until(until: Option<&str>) -> Result<Until, Error> {
    let Some(name) = until else { return Ok(Until::Ever) };
    if name == "turn-end" {
        return Ok(Until::TurnEnd);
    }
    let (whose, when) = name.split_once('-').unwrap_or_default();
    let side = Side::named(whose).filter(|side| Side::BOTH.contains(side));
    match (side, when) {
        (Some(side), "turn-start") => Ok(Until::TurnOf(side)),
        (Some(side), "turn-end") => Ok(Until::EndOf(side)),
        (Some(side), "turn") => Ok(Until::During(side)),
        _ => Err(Error::field("until", format!("turn-end, p1-turn-start, p1-turn-end or p1-turn, not `{name}`"))),
    }
}

/// How a lasting effect lies before the player whose it is.
pub(super) const LASTING: &str = "lasting";
/// The same of one that is over once it has happened.
pub(super) const ONCE: &str = "once";

impl Duelyst {
    /// A lasting effect: which of its card's it is, whom it is about, and until when.
    pub(super) fn tell_watch(&self, s: &State, watch: &Watch) -> wire::CardInPlay {
        let ability = content::ability_number(watch.card, watch.ability);
        let gone = || (watch.is != NO_CARD).then(|| content::id(watch.is).to_owned());
        wire::CardInPlay {
            is: content::id(watch.card).to_owned(),
            owner: Some(watch.side),
            kind: if watch.once { ONCE } else { LASTING }.into(),
            until: told_until(watch.until),
            gives: Some(if watch.effect == 0 { ability.to_string() } else { format!("{ability}:{}", watch.effect) }),
            about: s.find(watch.unit).map(|unit| self.name(unit.who)).or_else(gone),
            at: (watch.at != Cell::OFF).then(|| self.board.square(watch.at)),
            ..wire::CardInPlay::default()
        }
    }

    /// The lasting effect that is told so.
    pub(super) fn read_watch(&self, s: &State, side: Side, told: &wire::CardInPlay) -> Result<Watch, Error> {
        let card = content::named(&told.is)?;
        let gives = told.gives.as_deref().unwrap_or_default();
        let (number, effect) = gives.split_once(':').unwrap_or((gives, "0"));
        let watch = Watch {
            side,
            card,
            ability: ability(card, number)?,
            effect: effect.parse().unwrap_or(u8::MAX),
            once: told.kind == ONCE,
            until: read_until(told.until.as_deref())?,
            ..Watch::default()
        };
        if watch.effect > 0 && lasting::find(&watch).is_none() {
            return Err(Error::field("gives", format!("`{}` has no lasting effect `{gives}`", told.is)));
        }
        let at = told.at.map(|at| self.board.cell(at).ok_or_else(|| Error::field("at", "it is off the board")));
        let watch = Watch { at: at.transpose()?.unwrap_or(Cell::OFF), ..watch };
        let Some(about) = told.about.as_deref() else { return Ok(watch) };
        let unit = s.units.iter().find(|unit| self.name(unit.who) == about);
        let is = unit.map(|unit| unit.is).or_else(|| content::find(about));
        let is = is.ok_or_else(|| Error::field("about", format!("no unit and no card is called `{about}`")))?;
        Ok(Watch { unit: unit.map_or(Serial::NONE, |unit| unit.who.id), is, ..watch })
    }
}
