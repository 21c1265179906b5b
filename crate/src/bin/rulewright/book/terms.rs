//! Terms: the words of a game that open a clause wherever they stand on screen.

use indexmap::IndexMap;
use serde::Serialize;

use rulewright_book::rulebook::{self, Rulebook};
use rulewright_book::thing::Thing;
use rulewright_book::words::{Both, Lang};

/// A term: the id of a thing, a stat or a phase, or a name of its own.
#[derive(Serialize)]
pub struct Term {
    pub id: String,
    pub clause: String,
    /// How it is written in running text; none where it stands only by itself.
    pub words: Both<Vec<String>>,
}

/// The terms of a rulebook.
///
/// # Errors
/// A clause that is not in the book, or a term there twice.
pub fn of(rulebook: &Rulebook, things: &IndexMap<String, Thing>) -> Result<Vec<Term>, String> {
    let mut terms: Vec<Term> = Vec::new();
    for row in &rulebook.term {
        if !rulebook.clause.iter().any(|clause| clause.id == row.clause) {
            return Err(format!("term `{}`: no clause is called `{}`", row.id, row.clause));
        }
        if terms.iter().any(|term| term.id == row.id) {
            return Err(format!("term `{}` is there twice", row.id));
        }
        let words = Both::each(|lang| written(row, things.get(&row.id), lang));
        terms.push(Term { id: row.id.clone(), clause: row.clause.clone(), words });
    }
    Ok(terms)
}

/// As the row says, or as the thing is called: "Range(X)" is written with a number in place of the X.
fn written(row: &rulebook::Term, thing: Option<&Thing>, lang: Lang) -> Vec<String> {
    let given = match lang {
        Lang::En => &row.en,
        Lang::Fr => &row.fr,
    };
    if row.alone {
        return Vec::new();
    }
    match thing {
        Some(thing) if given.is_empty() => vec![thing.name.of(lang).replace("(X)", "")],
        _ => given.clone(),
    }
}
