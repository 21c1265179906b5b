//! Steps: what kind each one is, and that it says neither too little nor too much.

use serde_json::Value;

use crate::json;
use crate::json::shape::Read;
use crate::refusal::Error;
use crate::side::Viewer;
use crate::wire::{Action, Event, PreviewOutcome, ScenarioStep, Table};

/// One step of a scenario, read.
#[derive(Debug)]
pub enum Step<'a> {
    /// Must be legal, and is done.
    Do(&'a Action),
    /// Takes back so many actions.
    Undo(u32),
    /// Must be refused by the rules.
    Refuse(Refused<'a>),
    /// The table has at least this.
    Expect(&'a Value, Viewer),
    /// These happened since the last `do`.
    Events(&'a [Value], Viewer),
    /// These are the legal actions, or some of them.
    Offers(Offered<'a>, Viewer),
    /// These are all possible results of an action.
    Preview(&'a Action, &'a [Value], Viewer),
}

/// What must be refused, and how.
#[derive(Debug)]
pub struct Refused<'a> {
    /// What is tried.
    pub action: &'a Action,
    /// By this clause, if one is named.
    pub cites: Option<&'a str>,
    /// For this reason, if one is named.
    pub why: Option<&'a str>,
    /// Who tries it.
    pub viewer: Viewer,
}

/// Which legal actions there must be.
#[derive(Debug)]
pub struct Offered<'a> {
    /// What picks the actions that are looked at.
    pub filter: &'a Value,
    /// Which of them there must be.
    pub listed: &'a [Value],
    /// Whether there may be no others.
    pub all: bool,
}

/// The kinds of step, each with the fields that may stand beside it.
const KINDS: [(&str, &[&str]); 7] = [
    ("do", &[]),
    ("undo", &[]),
    ("refuse", &["cites", "why", "viewer"]),
    ("expect", &["viewer"]),
    ("events", &["viewer"]),
    ("offers", &["are", "include", "viewer"]),
    ("preview", &["odds", "viewer"]),
];

impl<'a> Step<'a> {
    /// Reads a step, where `known` says whether the game has a clause.
    ///
    /// # Errors
    /// It is of no kind or of several, has a field too many or too few, or says what no table, event or action has.
    pub fn of(step: &'a ScenarioStep, known: &dyn Fn(&str) -> Result<(), Error>) -> Result<Step<'a>, Error> {
        one_kind(step)?;
        let viewer = viewer(step)?;
        Ok(match step {
            ScenarioStep { act: Some(action), .. } => Step::Do(action),
            ScenarioStep { undo: Some(0), .. } => {
                return Err(Error::field("undo", "it takes back at least one action"));
            }
            ScenarioStep { undo: Some(count), .. } => Step::Undo(*count),
            ScenarioStep { refuse: Some(action), cites, why, .. } => {
                cites.as_deref().map_or(Ok(()), |id| known(id).map_err(|e| e.inside("cites")))?;
                Step::Refuse(Refused { action, cites: cites.as_deref(), why: why.as_deref(), viewer })
            }
            ScenarioStep { expect: Some(table), .. } => {
                is_part_of::<Table>("expect", table)?;
                Step::Expect(table, viewer)
            }
            ScenarioStep { events: Some(events), .. } => {
                are_parts_of::<Event>("events", events)?;
                Step::Events(events, viewer)
            }
            ScenarioStep { offers: Some(filter), are, include, .. } => {
                Step::Offers(offered(filter, are, include)?, viewer)
            }
            ScenarioStep { preview: Some(action), odds: Some(odds), .. } => {
                are_parts_of::<PreviewOutcome>("odds", odds)?;
                Step::Preview(action, odds, viewer)
            }
            _ => return Err(Error::new("field", "`preview` says in `odds` what may come of it")),
        })
    }
}

fn one_kind(step: &ScenarioStep) -> Result<(), Error> {
    let given = given(step);
    let kinds: Vec<_> = KINDS.iter().filter(|(kind, _)| given.contains(kind)).collect();
    let [(kind, beside)] = kinds[..] else {
        let kinds = KINDS.map(|(kind, _)| format!("`{kind}`")).join(", ");
        return Err(Error::new("field", format!("a step has one of {kinds}")));
    };
    match given.iter().find(|field| *field != kind && !beside.contains(field)) {
        Some(odd) => Err(Error::field(*odd, format!("a step with `{kind}` has no `{odd}`"))),
        None => Ok(()),
    }
}

/// The fields that a step has.
fn given(step: &ScenarioStep) -> Vec<&'static str> {
    let fields = [
        ("do", step.act.is_some()),
        ("undo", step.undo.is_some()),
        ("refuse", step.refuse.is_some()),
        ("cites", step.cites.is_some()),
        ("why", step.why.is_some()),
        ("expect", step.expect.is_some()),
        ("events", step.events.is_some()),
        ("offers", step.offers.is_some()),
        ("are", step.are.is_some()),
        ("include", step.include.is_some()),
        ("preview", step.preview.is_some()),
        ("odds", step.odds.is_some()),
        ("viewer", step.viewer.is_some()),
    ];
    fields.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect()
}

/// Through whose eyes a step looks, or who tries what it says is refused.
///
/// # Errors
/// Nobody is called so.
pub fn viewer(step: &ScenarioStep) -> Result<Viewer, Error> {
    let Some(name) = &step.viewer else { return Ok(Viewer::All) };
    Viewer::named(name).ok_or_else(|| Error::field("viewer", format!("`{name}` is no viewer; viewers are p1, p2, all")))
}

fn offered<'a>(
    filter: &'a Value,
    are: &'a Option<Vec<Value>>,
    include: &'a Option<Vec<Value>>,
) -> Result<Offered<'a>, Error> {
    is_part_of::<Action>("offers", filter)?;
    match (are, include) {
        (Some(listed), None) => {
            are_parts_of::<Action>("are", listed)?;
            Ok(Offered { filter, listed, all: true })
        }
        (None, Some(listed)) => {
            are_parts_of::<Action>("include", listed)?;
            Ok(Offered { filter, listed, all: false })
        }
        _ => Err(Error::new("field", "`offers` has either `are`, which lists all, or `include`, which lists some")),
    }
}

fn are_parts_of<T: Read + Default>(field: &str, values: &[Value]) -> Result<(), Error> {
    values.iter().enumerate().try_for_each(|(n, value)| is_part_of::<T>(&format!("{field}[{n}]"), value))
}

/// A field that nothing of the kind has would never be found, or never be missed. What must be absent cannot be wrong in form.
fn is_part_of<T: Read + Default>(field: &str, value: &Value) -> Result<(), Error> {
    T::read(json::without(value, &|_, part| part.is_null())).map(drop).map_err(|e| e.inside(field))
}
