//! The words of attacks: ranges, keywords, types, notation.

use crate::content::attack::{Keywords, Kinds, Range};
use crate::content::notation::{Against, Notation, NotationError, Roll};
use rulewright_engine::json::shape::record;
use rulewright_engine::refusal::Error;

record! {
    #[derive(Default)]
    pub(super) struct RangeRow {
        kind: String,
        x: Option<u8>,
    }
}

/// A range as rows write it: `{ "kind": "range", "x": 4 }`.
pub(super) fn range(row: &RangeRow) -> Result<Range, Error> {
    match (row.kind.as_str(), row.x) {
        ("melee", None) => Ok(Range::Melee),
        ("reach", None) => Ok(Range::Reach),
        ("range", Some(x @ 1..=16)) => Ok(Range::Range(x)),
        ("distance", Some(x @ 1..=16)) => Ok(Range::Distance(x)),
        ("minion", Some(x @ 1..=16)) => Ok(Range::Minion(x)),
        _ => {
            let text = "an attack has one range: melee, reach, or range, distance or minion with an x from 1 to 16";
            Err(Error::field("range", text).by("skirmish:range.1"))
        }
    }
}

pub(super) fn kinds(names: &Option<Vec<String>>) -> Result<Kinds, Error> {
    let Some(names) = names else { return Ok(Kinds::ANY) };
    let bit = |name: &String| match name.as_str() {
        "melee" => Ok(1),
        "reach" => Ok(2),
        "range" => Ok(4),
        "distance" => Ok(8),
        "minion" => Ok(16),
        other => Err(Error::field("range", format!("`{other}` is no kind of range"))),
    };
    names.iter().map(bit).try_fold(Kinds(0), |all, bit| Ok(Kinds(all.0 | bit?)))
}

pub(super) fn keywords(names: &[String]) -> Result<Keywords, Error> {
    let bit = |name: &String| -> Result<Keywords, Error> {
        let at = Keywords::NAMES.iter().position(|n| n == name).ok_or_else(|| {
            let text = format!("`{name}` is no keyword; keywords are {}", Keywords::NAMES.join(", "));
            Error::field("keywords", text).by("skirmish:keyword.1")
        })?;
        Ok(Keywords(1 << at))
    };
    names.iter().try_fold(Keywords::default(), |all, name| Ok(all.and(bit(name)?)))
}

pub(super) fn against(names: &Option<Vec<String>>) -> Result<Against, Error> {
    let Some(names) = names else { return Ok(Against::ANY) };
    let one = |name: &String| {
        Against::named(name).ok_or_else(|| Error::field("against", format!("`{name}` is no type of attack")))
    };
    let mut all: Option<Against> = None;
    for name in names {
        let next = one(name)?;
        all = Some(all.map_or(next, |a| a.or(next)));
    }
    all.ok_or_else(|| Error::field("against", "it names nothing"))
}

pub(super) fn notation(text: &str) -> Result<Notation, Error> {
    let wrong = |e: NotationError| Error::field("notation", e.to_string()).by("skirmish:notation.1");
    text.parse().map_err(wrong)
}

pub(super) fn roll(text: &str) -> Result<Roll, Error> {
    text.parse().map_err(|e: NotationError| Error::field("roll", e.to_string()))
}
