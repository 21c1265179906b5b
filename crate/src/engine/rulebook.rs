//! Clauses: the numbered rules that events and refusals cite.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

/// One numbered rule of one rulebook, such as `skirmish:bonus.2`. Two bytes wide: its prose lives outside the engine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Clause(u16);

impl Clause {
    /// The id as the rulebook writes it.
    #[must_use]
    pub fn id(self) -> &'static str {
        IDS[usize::from(self.0)]
    }

    /// The clause of that id, if a rulebook of this build has it.
    #[must_use]
    pub fn named(id: &str) -> Option<Clause> {
        IDS.iter().position(|known| *known == id).map(|n| Clause(n as u16))
    }
}

/// By its id: the number of a clause hangs on which games a build has, and fingerprints must not.
impl Hash for Clause {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.id().hash(hasher);
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Finds a clause while the crate compiles. Use it through [`rule!`](crate::rule).
///
/// # Panics
/// When no rulebook has the id: inside `const`, that is a compile error.
#[must_use]
pub const fn find(id: &str) -> Clause {
    let mut n = 0;
    while n < IDS.len() {
        if same(IDS[n].as_bytes(), id.as_bytes()) {
            return Clause(n as u16);
        }
        n += 1;
    }
    panic!("no rulebook has a clause of this id")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    // From the end: ids of one game share their beginnings.
    let mut n = a.len();
    while n > 0 {
        n -= 1;
        if a[n] != b[n] {
            return false;
        }
    }
    true
}

/// The [`Clause`] of an id; an id that no rulebook has does not compile.
///
/// ```
/// # #[cfg(feature = "skirmish")] {
/// use rulewright::rule;
/// assert_eq!(rule!("skirmish:bonus.2").id(), "skirmish:bonus.2");
/// # }
/// ```
/// ```compile_fail
/// use rulewright::rule;
/// rule!("skirmish:bonus.99");
/// ```
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const { $crate::engine::rulebook::find($id) }
    };
}

/// Says that what stands here carries out a clause that it does not name to anybody: nothing is done, or the shape of the
/// data does it. It compiles to nothing, and an id that no rulebook has does not compile. It may stand among statements and
/// among items.
///
/// ```
/// # #[cfg(feature = "skirmish")] {
/// use rulewright::covers;
/// covers!("skirmish:bonus.2");
/// # }
/// ```
/// ```compile_fail
/// use rulewright::covers;
/// covers!("skirmish:bonus.99");
/// ```
#[macro_export]
macro_rules! covers {
    ($($id:literal),+ $(,)?) => {
        const _: () = {
            $(let _ = $crate::engine::rulebook::find($id);)+
        };
    };
}
