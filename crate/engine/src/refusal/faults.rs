//! Faults: all that is wrong with a request. A reader notes one, goes on with what it can still judge, and ends with all.

use crate::collections::piles::Pile;
use crate::refusal::Error;
use crate::wire::Word;

/// What has been found wrong so far.
#[derive(Default)]
pub struct Faults(Option<Error>);

impl Faults {
    /// Notes a fault.
    pub fn add(&mut self, fault: Error) {
        self.0 = Some(match self.0.take() {
            Some(first) => first.and(fault),
            None => fault,
        });
    }

    /// The value, if it could be read; what is wrong with it is noted.
    pub fn note<T>(&mut self, read: Result<T, Error>) -> Option<T> {
        read.map_err(|fault| self.add(fault)).ok()
    }

    /// The same, further inside the request.
    pub fn note_in<T>(&mut self, outer: &str, read: Result<T, Error>) -> Option<T> {
        self.note(read.map_err(|fault| fault.inside(outer)))
    }

    /// Notes a fault in one field where something that must be so is not.
    pub fn must(&mut self, so: bool, field: &str, message: &str) {
        if !so {
            self.add(Error::field(field, message));
        }
    }

    /// The value that was read, if nothing was wrong with it.
    ///
    /// # Errors
    /// All that was noted.
    pub fn end<T>(self, value: T) -> Result<T, Error> {
        self.0.map_or(Ok(value), Err)
    }

    /// The same of a value that is there unless something was noted.
    ///
    /// # Errors
    /// All that was noted.
    pub fn end_with<T>(self, value: Option<T>) -> Result<T, Error> {
        match (self.0, value) {
            (None, Some(value)) => Ok(value),
            (Some(all), _) => Err(all),
            (None, None) => Err(Error::new("field", "it cannot be read")),
        }
    }
}

/// Cards by their ids, in a pile with room for `N`. An id stands at `list[n]`, in `field` there (`.is`) if it has one.
///
/// # Errors
/// More ids than there is room for; each id that `find` does not know.
pub fn cards<T: Copy + Default, const N: usize>(
    ids: &[Word],
    [list, field]: [&str; 2],
    find: impl Fn(&str) -> Option<T>,
) -> Result<Pile<T, N>, Error> {
    if ids.len() > N {
        return Err(Error::field(list, format!("there is room for {N} cards, not for {}", ids.len())));
    }
    let mut faults = Faults::default();
    let mut out = Pile::default();
    for (n, id) in ids.iter().enumerate() {
        let unknown = || Error::field(format!("{list}[{n}]{field}"), format!("no card is called `{id}`"));
        if let Some(card) = faults.note(find(id).ok_or_else(unknown)) {
            out.push(card);
        }
    }
    faults.end(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(error: &Error) -> Vec<&str> {
        error.all().iter().filter_map(|fault| fault.field.as_deref()).collect()
    }

    #[test]
    fn each_fault_keeps_its_own_field() {
        let mut inner = Faults::default();
        assert_eq!(inner.note(Ok(7)), Some(7));
        inner.must(true, "is", "it is so");
        inner.must(false, "is", "no unit is called `dragon`");
        assert_eq!(inner.note::<u8>(Err(Error::field("stats.health", "too much"))), None);
        let mut outer = Faults::default();
        outer.add(Error::field("toAct", "p1 or p2 acts"));
        outer.note_in("pieces.a", inner.end(()));
        let all = outer.end(()).unwrap_err().inside("setup");
        assert_eq!(fields(&all), ["setup.toAct", "setup.pieces.a.is", "setup.pieces.a.stats.health"]);
        assert_eq!(all.field.as_deref(), Some("setup.toAct"), "the first is the error itself");
        let lines = [
            "setup.toAct: p1 or p2 acts",
            "setup.pieces.a.is: no unit is called `dragon`",
            "setup.pieces.a.stats.health: too much",
        ];
        assert_eq!(all.to_string(), lines.join("\n"));
    }

    #[test]
    fn a_single_fault_is_written_once() {
        let mut faults = Faults::default();
        faults.must(false, "round", "a game has no round 100");
        let one = faults.end(()).unwrap_err();
        let value = serde_json::to_value(&one).expect("an error is JSON");
        assert!(value.get("faults").is_none(), "{value}");
        assert_eq!(fields(&one), ["round"]);
        let two = serde_json::to_value(one.and(Error::field("phase", "no such phase"))).expect("an error is JSON");
        assert_eq!(two["field"], "round");
        assert_eq!(two["faults"].as_array().map(Vec::len), Some(2), "{two}");
        assert_eq!(two["faults"][1]["field"], "phase");
    }
}
