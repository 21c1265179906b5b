//! What lies on a unit, and the lasting effects that are a player's, in the words of a table: as one tells it, and as a
//! set-up lays it. Both directions stand side by side, so that what is told can be laid again.

use super::content::{self, AbilityId, CardId};
use super::powers::{named_trait, trait_named};
use super::state::{Change, NO_CARD, Serial, Shell, State, Unit, Until, Watch, What};
use super::takes::stat;
use super::{Duelyst, lasting, takes};
use rulewright_engine::dict::Dict;
use rulewright_engine::grid::Cell;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

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

/// How a card lies that a unit holds.
pub(super) const INSIDE: &str = "inside";
/// How a change of control lies: its owner is whose card the unit is.
pub(super) const CONTROL: &str = "control";
/// How a change lies that gives attack and health, or takes them.
pub(super) const CHANGE: &str = "change";
/// The same of one that is made of attack.
pub(super) const SPEARS: &str = "spears";
/// How a change lies that sets attack or health.
pub(super) const BECOMES: &str = "becomes";
/// How a trait lies that is given.
pub(super) const TRAIT: &str = "trait";
/// How a trait lies that is taken.
pub(super) const WITHOUT: &str = "without";
/// How an ability lies that is given, and its number.
pub(super) const ABILITY: &str = "ability";
/// How the minion lies that a unit was.
pub(super) const FORM: &str = "form";
/// The most of a trait that has a number.
pub(super) const MOST_OF_TRAIT: u8 = 9;

/// A change: what gave it, what it does, and until when.
fn tell(change: &Change, unit: &Unit, viewer: Viewer) -> wire::CardInPlay {
    let (a, h) = (change.a.into(), change.h.into());
    let (stats, about) = match change.what {
        What::Stats | What::Spears => (Dict::of(&[(stat::ATTACK, a), (stat::HEALTH, h)]), None),
        What::SetAttack => (Dict::of(&[(stat::ATTACK, a)]), None),
        What::SetHealth => (Dict::of(&[(stat::HEALTH, h)]), None),
        What::Trait(one) | What::Without(one) => {
            let (name, number) = named_trait(one);
            (number.map(|n| Dict::of(&[(name, n.into())])).unwrap_or_default(), Some(name.to_owned()))
        }
        What::Ability(id) => (Dict::of(&[(ABILITY, content::ability_number(change.from, id))]), None),
        What::Control => (Dict::default(), None),
        What::Form(card, shell) => {
            // One that came masked may not have shown itself (duelyst:keyword.sentinel.1).
            let seen = shell != Shell::Sentinel || viewer.sees(unit.side);
            (tell_shell(shell, (change.a as i8, change.h as i8)), seen.then(|| content::id(card).to_owned()))
        }
    };
    wire::CardInPlay {
        is: content::id(change.from).to_owned(),
        owner: (change.what == What::Control).then_some(unit.owner),
        kind: kind_of(change.what).into(),
        until: told_until(change.until),
        stats,
        about,
        ..wire::CardInPlay::default()
    }
}

/// How a change lies, as a table says it.
fn kind_of(what: What) -> &'static str {
    match what {
        What::Stats => CHANGE,
        What::Spears => SPEARS,
        What::SetAttack | What::SetHealth => BECOMES,
        What::Trait(_) => TRAIT,
        What::Without(_) => WITHOUT,
        What::Ability(_) => ABILITY,
        What::Control => CONTROL,
        What::Form(..) => FORM,
    }
}

/// What a minion was inside of, with what it will have more.
fn tell_shell(shell: Shell, held: (i8, i8)) -> Dict<i32> {
    let mut stats = more(held);
    match shell {
        Shell::None => {}
        Shell::Egg => stats.set("egg", 1),
        Shell::Building(counter) => stats.set("building", counter.into()),
        Shell::Sentinel => stats.set("watchful-sentinel", 1),
    }
    stats
}

/// The same, as a set-up says it: a Watchful Sentinel hides only who can show itself.
fn read_shell(card: &wire::CardInPlay, inside: CardId) -> Result<Shell, Error> {
    let counter = number(card, "building")?.clamp(0, 99) as u8;
    let sentinel = number(card, "watchful-sentinel")? > 0;
    if sentinel && !takes::hides(inside) {
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
pub(super) fn more((attack, health): (i8, i8)) -> Dict<i32> {
    if (attack, health) == (0, 0) {
        return Dict::default();
    }
    Dict::of(&[(stat::ATTACK, attack.into()), (stat::HEALTH, health.into())])
}

/// The same, as a set-up says it.
pub(super) fn read_more(inside: &wire::CardInPlay) -> Result<(i8, i8), Error> {
    let small = |stat: &str| number(inside, stat).map(|n| n.clamp((-takes::FAR).into(), takes::FAR.into()) as i8);
    Ok((small(stat::ATTACK)?, small(stat::HEALTH)?))
}

/// When something ends, as a table says it; what never ends says nothing.
pub(super) const UNTIL: [(&str, Until); 7] = [
    ("turn-end", Until::TurnEnd),
    ("p1-turn-start", Until::TurnOf(Side::P1)),
    ("p2-turn-start", Until::TurnOf(Side::P2)),
    ("p1-turn-end", Until::EndOf(Side::P1)),
    ("p2-turn-end", Until::EndOf(Side::P2)),
    ("p1-turn", Until::During(Side::P1)),
    ("p2-turn", Until::During(Side::P2)),
];

fn told_until(until: Until) -> Option<String> {
    UNTIL.iter().find(|(_, known)| *known == until).map(|(name, _)| (*name).to_owned())
}

fn read_until(until: Option<&str>) -> Result<Until, Error> {
    let Some(said) = until else { return Ok(Until::Ever) };
    let found = UNTIL.iter().find(|(name, _)| *name == said);
    found.map(|(_, until)| *until).ok_or_else(|| nothing("until", said))
}

/// A field with a name that nothing has.
pub(super) fn nothing(field: &str, called: &str) -> Error {
    Error::field(field, format!("nothing is called `{called}`"))
}

/// The change that is told so.
pub(super) fn read(card: &wire::CardInPlay, on: Serial) -> Result<Change, Error> {
    let from = content::named(&card.is)?;
    let about = card.about.as_deref().unwrap_or_default();
    let (what, a, h) = match card.kind.as_str() {
        CHANGE => (What::Stats, number(card, stat::ATTACK)?, number(card, stat::HEALTH)?),
        SPEARS => (What::Spears, number(card, stat::ATTACK)?, number(card, stat::HEALTH)?),
        BECOMES if card.stats.get(stat::HEALTH).is_some() => (What::SetHealth, 0, number(card, stat::HEALTH)?),
        BECOMES => (What::SetAttack, number(card, stat::ATTACK)?, 0),
        TRAIT | WITHOUT => {
            let one = trait_named(about, number(card, about)?.clamp(1, MOST_OF_TRAIT.into()) as u8);
            let one = one.ok_or_else(|| nothing("about", about))?;
            (if card.kind == TRAIT { What::Trait(one) } else { What::Without(one) }, 0, 0)
        }
        ABILITY => (What::Ability(ability(card, from)?), 0, 0),
        CONTROL => (What::Control, 0, 0),
        FORM => {
            let was = content::find(about).filter(|id| takes::is_held(*id));
            let was = was.ok_or_else(|| nothing("about", about))?;
            let (a, h) = read_more(card)?;
            (What::Form(was, read_shell(card, was)?), a.into(), h.into())
        }
        kind => return Err(nothing("kind", kind)),
    };
    Ok(Change { on, from, what, a, h, until: read_until(card.until.as_deref())? })
}

/// Which of its card's abilities it is.
fn ability(card: &wire::CardInPlay, of: CardId) -> Result<AbilityId, Error> {
    let found = content::ability_numbered(of, number(card, ABILITY)?.into());
    found.ok_or_else(|| Error::field("stats.ability", "the card has no such ability"))
}

fn number(card: &wire::CardInPlay, stat: &str) -> Result<i16, Error> {
    let value = card.stats.get(stat).copied().unwrap_or(0);
    within(value, -takes::MOST..=takes::MOST).map(|n| n as i16).map_err(|e| e.inside(&format!("stats.{stat}")))
}

/// How a lasting effect lies before the player whose it is.
pub(super) const LASTING: &str = "lasting";
/// The same of one that is over once it has happened.
pub(super) const ONCE: &str = "once";

impl Duelyst {
    /// A lasting effect: which of its card's it is, whom it is about, and until when.
    pub(super) fn tell_watch(&self, s: &State, watch: &Watch) -> wire::CardInPlay {
        let ability = content::ability_number(watch.card, watch.ability);
        let which = [(ABILITY, ability), ("effect", watch.effect.into())];
        let gone = || (watch.is != NO_CARD).then(|| content::id(watch.is).to_owned());
        wire::CardInPlay {
            is: content::id(watch.card).to_owned(),
            owner: Some(watch.side),
            kind: if watch.once { ONCE } else { LASTING }.into(),
            until: told_until(watch.until),
            stats: Dict::of(&which[..if watch.effect == 0 { 1 } else { 2 }]),
            about: s.find(watch.unit).map(|unit| self.name(unit.who)).or_else(gone),
            at: (watch.at != Cell::OFF).then(|| self.board.square(watch.at)),
            ..wire::CardInPlay::default()
        }
    }

    /// The lasting effect that is told so.
    pub(super) fn read_watch(&self, s: &State, side: Side, told: &wire::CardInPlay) -> Result<Watch, Error> {
        let card = content::named(&told.is)?;
        let watch = Watch {
            side,
            card,
            ability: ability(told, card)?,
            effect: number(told, "effect")?.clamp(0, 255) as u8,
            once: told.kind == ONCE,
            until: read_until(told.until.as_deref())?,
            ..Watch::default()
        };
        if watch.effect > 0 && lasting::find(&watch).is_none() {
            return Err(Error::field("stats.effect", "the ability has no such lasting effect"));
        }
        let at = told.at.map(|at| self.board.cell(at).ok_or_else(|| Error::field("at", "it is off the board")));
        let watch = Watch { at: at.transpose()?.unwrap_or(Cell::OFF), ..watch };
        let Some(about) = told.about.as_deref() else { return Ok(watch) };
        let unit = s.units.iter().find(|unit| self.name(unit.who) == about);
        let is = unit.map(|unit| unit.is).or_else(|| content::find(about));
        let is = is.ok_or_else(|| nothing("about", about))?;
        Ok(Watch { unit: unit.map_or(Serial::NONE, |unit| unit.who.id), is, ..watch })
    }
}
