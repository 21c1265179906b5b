//! Rulebook: `rulebooks/<game>.toml` as it is written. Unknown fields are errors.

use serde::{Deserialize, Serialize};

use crate::words::{Both, Lang};

/// A rulebook.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    pub title: Prose,
    #[serde(default)]
    pub chapter: Vec<Chapter>,
    pub clause: Vec<Clause>,
    #[serde(default)]
    pub term: Vec<Term>,
}

/// A heading.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub id: String,
    pub title: Prose,
}

/// One rule.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    pub id: String,
    pub chapter: Option<String>,
    pub kind: Kind,
    pub origin: Origin,
    pub title: Prose,
    pub text: Prose,
    pub ruling: Option<Prose>,
    #[serde(default)]
    pub see: Vec<String>,
}

/// A word of the game, and the clause that says what it means. The words are those of the thing with this id, unless
/// others are given.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    pub id: String,
    pub clause: String,
    /// Its words are too common to be found in running text.
    #[serde(default)]
    pub alone: bool,
    #[serde(default)]
    pub en: Vec<String>,
    #[serde(default)]
    pub fr: Vec<String>,
}

/// What a clause is.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Definition,
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
    Source,
    Ruling,
    House,
}

/// Prose in English, and in French where it is given.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub struct Prose {
    pub en: String,
    pub fr: Option<String>,
}

impl Prose {
    /// In both languages; what is not given in French is said in English.
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
/// The line that is wrong.
pub fn read(text: &str) -> Result<Rulebook, String> {
    toml::from_str(text).map_err(|e| e.to_string())
}
