//! Clauses: the numbered rules that events and refusals cite, and the rulebook they stand in.
//!
//! A game's crate has its rulebook as `crate::RULEBOOK`, which its build makes of `rulebook.toml`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ptr;

use serde::{Serialize, Serializer};

/// What the engine knows of a game's rulebook: which clauses there are, and the sentences of refusals. Its prose is the page's.
pub struct Rulebook {
    /// The game's id: `skirmish`.
    pub game: &'static str,
    /// Every clause, in the order of the book.
    pub clauses: &'static [ClauseEntry],
    /// The English reasons of refusal: see [`Reason`].
    pub reasons: &'static [Reason],
}

/// A clause as its rulebook lists it.
pub struct ClauseEntry {
    /// Its id, as the rulebook writes it.
    pub id: &'static str,
    /// The rulebook.
    pub of: &'static Rulebook,
}

/// A reason of refusal in English, from the game's own `words.en.ftl`: its id, the number that must be given for this text,
/// and the text. A reason with several texts has several of these, one after the other; the first that fits is taken.
pub type Reason = (&'static str, &'static str, &'static str);

impl Rulebook {
    /// The clause of that id, if the book has it.
    #[must_use]
    pub fn clause(&'static self, id: &str) -> Option<Clause> {
        self.clauses.iter().find(|entry| entry.id == id).map(Clause)
    }
}

/// One numbered rule of one rulebook, such as `skirmish:bonus.2`. As wide as a pointer: its prose lives outside the engine.
#[derive(Clone, Copy)]
pub struct Clause(&'static ClauseEntry);

impl Clause {
    /// The id as the rulebook writes it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The rulebook it stands in.
    #[must_use]
    pub const fn rulebook(self) -> &'static Rulebook {
        self.0.of
    }
}

impl PartialEq for Clause {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for Clause {}

/// By its id: the address of a clause depends on the build, and fingerprints must not.
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

/// Finds a clause while a crate compiles. Use it through [`rule!`](crate::rule).
///
/// # Panics
/// When the rulebook has no such id: inside `const`, that is a compile error.
#[must_use]
pub const fn find(book: &'static Rulebook, id: &str) -> Clause {
    let mut n = 0;
    while n < book.clauses.len() {
        if same(book.clauses[n].id.as_bytes(), id.as_bytes()) {
            return Clause(&book.clauses[n]);
        }
        n += 1;
    }
    panic!("the rulebook has no clause of this id")
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

/// The [`Clause`] of an id in the rulebook of the crate that calls this, its `RULEBOOK`; an id that the rulebook has not does
/// not compile.
///
/// ```
#[doc = include_str!("example.rs")]
/// use rulewright_engine::rule;
/// # fn main() {
/// assert_eq!(rule!("toy:move.1").id(), "toy:move.1");
/// # }
/// ```
/// ```compile_fail
#[doc = include_str!("example.rs")]
/// use rulewright_engine::rule;
/// # fn main() {
/// rule!("toy:move.99");
/// # }
/// ```
#[allow(clippy::crate_in_macro_def, reason = "the rulebook is that of the game which cites")]
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const { $crate::rulebook::find(&crate::RULEBOOK, $id) }
    };
}

/// Says that what stands here carries out a clause that it does not name to anybody: nothing is done, or the shape of the
/// data does it. It compiles to nothing, and an id that the rulebook has not does not compile. It may stand among statements
/// and among items.
///
/// ```
#[doc = include_str!("example.rs")]
/// use rulewright_engine::covers;
/// # fn main() {
/// covers!("toy:move.1");
/// # }
/// ```
/// ```compile_fail
#[doc = include_str!("example.rs")]
/// use rulewright_engine::covers;
/// # fn main() {
/// covers!("toy:move.99");
/// # }
/// ```
#[allow(clippy::crate_in_macro_def, reason = "the rulebook is that of the game which cites")]
#[macro_export]
macro_rules! covers {
    ($($id:literal),+ $(,)?) => {
        const _: () = {
            $(let _ = $crate::rulebook::find(&crate::RULEBOOK, $id);)+
        };
    };
}
