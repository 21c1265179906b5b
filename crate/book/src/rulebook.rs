//! Rulebook: `rulebook.toml` as it is written. Unknown fields are errors.

use serde::{Deserialize, Serialize};

use crate::clause_id::is_clause_id;
use crate::words::{Both, Lang};

/// A rulebook.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// The name of the game.
    pub title: Prose,
    /// The headings.
    #[serde(default)]
    pub chapter: Vec<Chapter>,
    /// The rules, in order.
    pub clause: Vec<Clause>,
    /// The words that open a clause.
    #[serde(default)]
    pub term: Vec<Term>,
}

/// A heading.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// What its clauses name it by.
    pub id: String,
    /// How it reads.
    pub title: Prose,
}

/// One rule.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// `skirmish:bonus.2`.
    pub id: String,
    /// The heading under which it stands.
    pub chapter: Option<String>,
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub origin: Origin,
    /// Its name.
    pub title: Prose,
    /// What it says.
    pub text: Prose,
    /// What we ruled where the source is unclear.
    pub ruling: Option<Prose>,
    /// Clauses to read beside it.
    #[serde(default)]
    pub see: Vec<String>,
}

/// A word of the game, and the clause that says what it means. The words are those of the thing with this id, unless
/// others are given.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The id of a thing, a stat or a phase, or a name of its own.
    pub id: String,
    /// The clause it opens.
    pub clause: String,
    /// Its words are too common to be found in running text.
    #[serde(default)]
    pub alone: bool,
    /// How it is written in English.
    #[serde(default)]
    pub en: Vec<String>,
    /// How it is written in French.
    #[serde(default)]
    pub fr: Vec<String>,
}

/// What a clause is.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What a word means.
    Definition,
    /// What there is.
    Structure,
    /// Something that happens or is forbidden: it has a scenario and a place in the code.
    Mechanic,
}

impl Kind {
    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            Kind::Definition => "definition",
            Kind::Structure => "structure",
            Kind::Mechanic => "mechanic",
        }
    }
}

/// Whose a clause is.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The source says so.
    Source,
    /// The source is unclear, and this is how it is read here.
    Ruling,
    /// The source is silent.
    House,
}

/// Prose in English, and in French where it is given.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub struct Prose {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: Option<String>,
}

impl Prose {
    /// In both languages; what is not given in French is in English.
    pub fn both(&self) -> Both<String> {
        Both::each(|lang| match (lang, &self.fr) {
            (Lang::Fr, Some(fr)) => fr.clone(),
            _ => self.en.clone(),
        })
    }
}

/// Reads a rulebook.
///
/// # Errors
/// The line that is wrong, or the id.
pub fn read(text: &str) -> Result<Rulebook, String> {
    let book: Rulebook = toml::from_str(text).map_err(|e| e.to_string())?;
    match book.clause.iter().find(|clause| !is_clause_id(&clause.id)) {
        Some(clause) => Err(format!("`{}` is not written as the id of a clause is", clause.id)),
        None => Ok(book),
    }
}
