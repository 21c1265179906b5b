//! Actions: what a player decides, and what there is to decide.

use super::Square;
use crate::collections::dict::Dict;
use crate::refusal::Error;
use crate::side::Side;

shape! {
    /// One decision by one player: what a click makes, what a bot returns, what a save stores.
    pub struct Action {
        /// What is done: `move`, `attack`, `end`.
        pub kind as "type": String,
        /// Who does it; when given, it must be the player whose decision it is.
        pub by: Option<Side> = None,
        /// The step it was made for; when given and the game has moved on, the action is stale and refused.
        pub at: Option<u32> = None,
        /// The piece that acts.
        pub piece: Option<String> = None,
        /// The printed attack it makes.
        pub attack: Option<String> = None,
        /// The printed ability it uses.
        pub ability: Option<String> = None,
        /// The card it plays.
        pub card: Option<String> = None,
        /// The piece it aims at.
        pub target: Option<String> = None,
        /// The square it goes to or aims at.
        pub to: Option<Square> = None,
        /// The place it goes to or aims at, by name, where the board is one of places.
        pub place: Option<String> = None,
        /// The answer to a pending decision.
        pub answer: Option<String> = None,
    }
}

impl Action {
    /// A field that this action cannot do without.
    ///
    /// # Errors
    /// When it is not given, by its name.
    pub fn needed<'t, T>(&self, field: &str, value: &'t Option<T>) -> Result<&'t T, Error> {
        value.as_ref().ok_or_else(|| Error::field(field, format!("an action `{}` needs `{field}`", self.kind)))
    }

    /// Makes sure that nothing is given but these fields: any other is a mistake, not a decoration.
    ///
    /// # Errors
    /// The first other field.
    pub fn has_only(&self, fields: &[&str]) -> Result<(), Error> {
        let given = [
            ("piece", self.piece.is_some()),
            ("attack", self.attack.is_some()),
            ("ability", self.ability.is_some()),
            ("card", self.card.is_some()),
            ("target", self.target.is_some()),
            ("to", self.to.is_some()),
            ("place", self.place.is_some()),
            ("answer", self.answer.is_some()),
        ];
        match given.iter().find(|(name, is)| *is && !fields.contains(name)) {
            Some((name, _)) => Err(Error::field(*name, format!("an action `{}` has no `{name}`", self.kind))),
            None => Ok(()),
        }
    }
}

shape! {
    /// A legal action, and how a person clicks it.
    pub struct Offer {
        /// The action.
        pub action: Action,
        /// What to click, in order: `piece:ash-brenna`, `cell:4,3`, `card:ash-bash`, `attack:longsword`, `button:end`,
        /// `answer:burn`.
        pub path: Vec<String>,
        /// What it costs: `ap`, `mp`.
        pub cost: Dict<i32>,
        /// The clause that allows it.
        pub cites: String,
    }
}
