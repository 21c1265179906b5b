//! Zones: the squares or places that matter to a piece.

use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::{Square, Word};
use crate::board::cells::Cells;
use crate::board::texts::{Spots, Texts};
use crate::json;
use crate::json::shape::Read;
use crate::json::write::{Write, close, fields};
use crate::refusal::Error;
use crate::rulebook::Clause;

shape! {
    /// The squares or places that a piece can go to, strike or affect, no matter whose turn it is.
    pub struct Zone {
        /// The kind of zone: `move`, `strike`, `threat`, and others by game.
        pub kind: Word,
        /// The id of the clause behind it.
        pub cites: Word,
        /// The squares; left out on a board of places.
        #[cfg_attr(test, ts(as = "Option<Vec<Square>>", optional))]
        pub squares: Vec<Square> | empty,
        /// The ids of the places; left out on a board of squares.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub places: Vec<Word> | empty,
    }
}

/// The zones of a piece: a list of [`Zone`], which is made as it is written. If a table with them is used as a set-up, they are
/// ignored.
#[derive(Clone, Debug, Default)]
pub struct Zones {
    /// How JSON writes the squares or places; nothing without a zone.
    texts: Option<Arc<Texts>>,
    all: Vec<(&'static str, Clause, Cells<4>)>,
}

impl Zones {
    /// No zones yet, on a board with these texts.
    #[must_use]
    pub fn on(texts: &Arc<Texts>) -> Zones {
        Zones { texts: Some(texts.clone()), all: Vec::new() }
    }

    /// Adds a zone. One without squares or places is none.
    pub fn add<const W: usize>(&mut self, kind: &'static str, clause: Clause, cells: Cells<W>) {
        if !cells.is_empty() {
            self.all.push((kind, clause, cells.widened()));
        }
    }
}

/// On one board.
impl PartialEq for Zones {
    fn eq(&self, other: &Zones) -> bool {
        self.all == other.all
    }
}

impl Write for Zones {
    fn write(&self, out: &mut Vec<u8>) {
        let begin = out.len();
        for (kind, clause, cells) in &self.all {
            let (kind, cites) = (Word::fixed(kind), Word::fixed(clause.id()));
            let spots = self.texts.as_deref().map(|texts| Spots { texts, cells: *cells });
            let places = self.texts.as_deref().is_some_and(Texts::are_places);
            let [squares, places] = if places { [None, spots] } else { [spots, None] };
            out.push(b',');
            fields(Zone::WRITTEN, &[&kind, &cites, &squares, &places], out);
        }
        close(begin, b"[]", out);
    }

    fn is_nothing(&self) -> bool {
        self.all.is_empty()
    }
}

impl Serialize for Zones {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        json::value(self).serialize(serializer)
    }
}

impl Read for Zones {
    fn fill(&mut self, _: serde_json::Value) -> Result<(), Error> {
        Ok(())
    }
}
