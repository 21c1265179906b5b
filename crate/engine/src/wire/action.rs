//! Actions: the decisions of players, and the legal ones on offer.

use super::{Click, Square, Word};
use crate::collections::dict::Dict;
use crate::refusal::Error;
use crate::side::Side;

shape! {
    /// One decision by one player: what a click makes, what a bot returns, what a save stores.
    pub struct Action {
        /// The kind of action: `move`, `attack`, `end`.
        pub kind as "type": Word,
        /// The side that acts. If it is given, it must be the side that decides.
        pub by: Option<Side> = None,
        /// The step it was made for: that of the Table of the player who performs it. If it is given and the game is at another
        /// step, the action is refused as stale.
        pub at: Option<u32> = None,
        /// The piece that acts.
        pub piece: Option<Word> = None,
        /// The printed attack it makes.
        pub attack: Option<Word> = None,
        /// The printed ability it uses.
        pub ability: Option<Word> = None,
        /// The card it plays.
        pub card: Option<Word> = None,
        /// The piece it aims at.
        pub target: Option<Word> = None,
        /// The square it goes to or aims at.
        pub to: Option<Square> = None,
        /// The id of the place it goes to or aims at, on a board of places.
        pub place: Option<Word> = None,
        /// The answer to a pending decision.
        pub answer: Option<Word> = None,
    }
}

impl Action {
    /// The value of a field that this action needs.
    ///
    /// # Errors
    /// If it is not given; the error names the field.
    pub fn needed<'t, T>(&self, field: &str, value: &'t Option<T>) -> Result<&'t T, Error> {
        value.as_ref().ok_or_else(|| Error::field(field, format!("an action `{}` needs `{field}`", self.kind)))
    }

    /// Checks that only these fields are given. Any other field is a mistake of the caller, so it is not ignored.
    ///
    /// # Errors
    /// If another field is given; the error names the first one.
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
    /// A legal action, with the clicks that choose it and its cost.
    pub struct Offer {
        /// The action.
        pub action: Action,
        /// The things to click, in order: `piece:ash-brenna`, `cell:4,3`, `card:ash-bash`, `attack:longsword`,
        /// `button:end`, `answer:burn`.
        #[cfg_attr(test, ts(as = "Vec<String>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
        pub path: Vec<Click>,
        /// Its cost, by stat: `ap`, `mp`.
        pub cost: Dict<i32>,
        /// The clause that allows it.
        pub cites: Word,
    }
}
