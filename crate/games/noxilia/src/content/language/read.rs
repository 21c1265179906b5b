//! Reading the language from rows: native only, for the build, the tests and the command line.

use std::cell::RefCell;
use std::collections::HashMap;

use serde::{Deserialize, Deserializer, de::Error};

use super::card_id::CardId;

thread_local! {
    /// The cards that rows may speak of, while they are read.
    static CARDS: RefCell<HashMap<String, CardId>> = RefCell::default();
}

/// These are the cards that rows may speak of from here on.
pub fn know(cards: HashMap<String, CardId>) {
    CARDS.set(cards);
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        let card = CARDS.with_borrow(|cards| cards.get(&id).copied());
        card.ok_or_else(|| D::Error::custom(format!("no card is called `{id}`")))
    }
}
