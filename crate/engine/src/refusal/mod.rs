//! Refusals: the clause that forbids an action, and why, as data; and every other way a request can be wrong.

pub mod faults;
mod reason;

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::collections::dict::Dict;
use crate::json::write::{self, Write};
use crate::rulebook::Clause;
use crate::wire::Action;

/// Why an action may not be done. Small and without text: a game may make many and throw them away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The clause that forbids it.
    pub clause: Clause,
    /// The reason, the id of a sentence: `too-far` is `refusal-too-far` of the game's words. The build looks for it there,
    /// so it is written out where it is handed over.
    pub why: &'static str,
    args: [(&'static str, i16); 2],
}

impl Refusal {
    /// A refusal by this clause, for this reason.
    #[must_use]
    pub fn new(why: &'static str, clause: Clause) -> Refusal {
        Refusal { clause, why, args: [("", 0); 2] }
    }

    /// A number for the sentence, such as how far is too far. At most two.
    #[must_use]
    pub fn with(mut self, name: &'static str, number: impl Into<i16>) -> Refusal {
        let free = self.args.iter().position(|(n, _)| n.is_empty());
        if let Some(slot) = free {
            self.args[slot] = (name, number.into());
        }
        self
    }

    /// The numbers for the sentence, by name.
    pub fn args(&self) -> impl Iterator<Item = (&'static str, i16)> {
        self.args.into_iter().filter(|(name, _)| !name.is_empty())
    }
}

/// What is wrong with a request: a [`Fault`], boxed, since every `?` on its way out moves it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Error(Box<Fault>);

/// What is wrong with a request, as JSON tells it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ErrorValue"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Error"))]
pub struct Fault {
    /// What kind of wrong: `refused`, `json`, `field`, `wrong-player`, `stale`, `version`, `too-large`,
    /// `unknown-clause`, `unknown-game`, `over`.
    pub code: &'static str,
    /// The clause that forbids it, when rules do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clause: Option<String>,
    /// The id of the sentence that says why, when rules do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub why: Option<String>,
    /// The numbers of that sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub args: Option<Box<Dict<i16>>>,
    /// The field of the request at fault: `pieces.runner.at`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub field: Option<String>,
    /// The action that the rules forbid, where clicks were asked about: what a scenario writes as `refuse`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub action: Option<Box<Action>>,
    /// A sentence in English; of a refusal, with its clause in brackets. Pages make their own from `why` and `args`.
    pub message: String,
    /// Where several things are wrong: each of them, this one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Fault>>", optional))]
    pub faults: Vec<Fault>,
}

impl Write for Fault {
    fn write(&self, out: &mut Vec<u8>) {
        const FIELDS: &[write::Field] = &[
            write::Field::new(",\"code\":", false),
            write::Field::new(",\"clause\":", true),
            write::Field::new(",\"why\":", true),
            write::Field::new(",\"args\":", true),
            write::Field::new(",\"field\":", true),
            write::Field::new(",\"action\":", true),
            write::Field::new(",\"message\":", false),
            write::Field::new(",\"faults\":", true),
        ];
        let values: [&dyn Write; 8] =
            [&self.code, &self.clause, &self.why, &self.args, &self.field, &self.action, &self.message, &self.faults];
        write::fields(FIELDS, &values, out);
    }
}

impl Fault {
    /// The same fault, further inside the request.
    fn go_inside(&mut self, outer: &str) {
        self.field = Some(match &self.field {
            Some(inner) if inner.starts_with('[') => format!("{outer}{inner}"),
            Some(inner) => format!("{outer}.{inner}"),
            None => outer.to_owned(),
        });
    }
}

impl Error {
    /// An error of a kind, with its sentence.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error(Box::new(Fault { code, message: message.into(), ..Fault::default() }))
    }

    /// A fault in one field of the request.
    #[must_use]
    pub fn field(field: impl Into<String>, message: impl Into<String>) -> Error {
        Error::new("field", message).at(field)
    }

    /// The same, in this field of the request.
    #[must_use]
    pub fn at(mut self, field: impl Into<String>) -> Error {
        self.field = Some(field.into());
        self
    }

    /// The same, by this clause.
    #[must_use]
    pub fn by(mut self, clause: impl Into<String>) -> Error {
        self.clause = Some(clause.into());
        self
    }

    /// The same, of another kind.
    #[must_use]
    pub fn coded(mut self, code: &'static str) -> Error {
        self.code = code;
        self
    }

    /// The same faults, further inside the request.
    #[must_use]
    pub fn inside(mut self, outer: &str) -> Error {
        self.go_inside(outer);
        self.faults.iter_mut().for_each(|fault| fault.go_inside(outer));
        self
    }

    /// Each thing that is wrong; the first is what the error itself says.
    #[must_use]
    pub fn all(&self) -> &[Fault] {
        if self.faults.is_empty() { std::slice::from_ref(&*self.0) } else { &self.faults }
    }

    /// The same faults, where the request calls one of its parts otherwise.
    #[must_use]
    pub fn renamed(mut self, from: &str, to: &str) -> Error {
        let rename = |fault: &mut Fault| {
            let rest = fault.field.as_deref().and_then(|field| field.strip_prefix(from));
            if let Some(rest) = rest {
                fault.field = Some(format!("{to}{rest}"));
            }
        };
        rename(&mut self);
        self.faults.iter_mut().for_each(rename);
        self
    }

    /// This error, and whatever else is wrong in parts of the request that could be read. Of a part that could not, nothing
    /// is to be believed: it was judged as if it said nothing.
    #[must_use]
    pub fn and_elsewhere(self, other: &Error) -> Error {
        let unread: Vec<String> = self.all().iter().map(|fault| fault.field.clone().unwrap_or_default()).collect();
        let elsewhere = |fault: &&Fault| {
            fault.field.as_deref().is_some_and(|field| !unread.iter().any(|part| overlap(part, field)))
        };
        let others: Vec<Fault> = other.all().iter().filter(elsewhere).cloned().collect();
        others.into_iter().fold(self, |all, fault| all.and(Error(Box::new(Fault { faults: Vec::new(), ..fault }))))
    }

    /// This error, and another one that is wrong as well.
    #[must_use]
    pub fn and(mut self, other: Error) -> Error {
        if self.faults.is_empty() {
            let first = Fault::clone(&self.0);
            self.faults.push(first);
        }
        self.faults.extend_from_slice(other.all());
        self
    }
}

/// Whether one field is the other, or inside it.
fn overlap(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let rest = long.strip_prefix(short);
    rest.is_some_and(|rest| short.is_empty() || rest.is_empty() || rest.starts_with(['.', '[']))
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        let message = format!("{} ({})", reason::said(&refusal), refusal.clause);
        let mut error = Error::new("refused", message).by(refusal.clause.id());
        error.why = Some(refusal.why.to_owned());
        error.args = Some(Box::new(refusal.args().map(|(name, n)| (name.to_owned(), n)).collect()));
        error
    }
}

impl std::ops::Deref for Error {
    type Target = Fault;

    fn deref(&self) -> &Fault {
        &self.0
    }
}

impl std::ops::DerefMut for Error {
    fn deref_mut(&mut self) -> &mut Fault {
        &mut self.0
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (n, fault) in self.all().iter().enumerate() {
            let line = if n > 0 { "\n" } else { "" };
            match &fault.field {
                Some(field) => write!(f, "{line}{field}: {}", fault.message)?,
                None => write!(f, "{line}{}", fault.message)?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Error {}

/// A number of a set-up, if it can be one.
///
/// # Errors
/// It is out of range. The error names no field yet: see [`Error::inside`].
pub fn within(value: i32, range: RangeInclusive<i32>) -> Result<i32, Error> {
    if range.contains(&value) {
        return Ok(value);
    }
    Err(Error::new("field", format!("it is from {} to {}, not {value}", range.start(), range.end())))
}
