//! Things of a game's book: all that has a name, decks, and what decks are built from.

use indexmap::IndexMap;
use serde::Serialize;
use serde_json::Value;

use crate::words::Both;

/// What players build decks from, where they bring their own. It says what is offered; whether a list is a deck is the
/// rules' to say.
#[derive(Serialize)]
pub struct Builds {
    /// Cards in a deck beside its leader, at most.
    pub size: u8,
    /// The fewest that are enough, where that is fewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<u8>,
    /// Copies of one card, at most.
    pub copies: u8,
    /// Of those cards of which there may be fewer: how many.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub fewer: IndexMap<String, u8>,
    /// The stat that cards are paid in, by which the curve is drawn; none where nothing is paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
    /// Who may lead a deck.
    pub leaders: Vec<String>,
    /// What may be in one.
    pub cards: Vec<String>,
    /// What cards can be filtered by, in the order it is offered.
    pub facets: Vec<Facet>,
    /// Whose cards a leader is offered; without leaders, by what the cards of a deck are counted first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kin: Option<Kin>,
    /// The facet by which the cards of a deck are counted.
    pub sorts: String,
    /// The facets in a card's summary.
    pub glance: Vec<String>,
}

/// What cards are told apart by, and its values.
#[derive(Serialize)]
pub struct Facet {
    /// Its id.
    pub id: String,
    /// Its values, in the order they are offered.
    pub values: Vec<String>,
}

/// A leader is offered the cards that are as it is in this facet, and those that are one of `common`, except for some.
#[derive(Serialize)]
pub struct Kin {
    /// The facet.
    pub facet: String,
    /// Values that every leader is offered.
    pub common: Vec<String>,
    /// What the rules refuse a leader all the same, by its id.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub except: IndexMap<String, Vec<String>>,
}

/// A deck, warband or army.
#[derive(Serialize, Default)]
pub struct Deck {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Both<String>,
    /// What it is like.
    pub text: Both<String>,
    /// Who leads it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// What stands on the board at the start.
    pub pieces: Vec<String>,
    /// Its cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Copies>,
}

/// A card of a deck, and how often it is there.
#[derive(Serialize)]
pub struct Copies {
    /// The card.
    pub card: String,
    /// How often.
    pub copies: u8,
}

/// Anything that has a name: a unit, a card, an attack, a status, a terrain, a term.
#[derive(PartialEq, Serialize, Default)]
#[serde(rename_all = "camelCase")]
pub struct Thing {
    /// What it is: `unit`, `card`, `attack`, `status`, `terrain`, …
    pub kind: String,
    /// Its name.
    pub name: Both<String>,
    /// What it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Both<String>>,
    /// What else there is to know, by name.
    #[serde(flatten)]
    pub more: IndexMap<String, Value>,
}
