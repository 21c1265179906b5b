//! Games: those of a build, the options of a new one, and saves.

use std::sync::Arc;

use super::{Action, Script, Table};
use crate::collections::dict::Dict;
use crate::side::Side;

shape! {
    /// A game of this build, for a set-up screen. What its set-ups may contain is in its book: see `SetupSchema`.
    pub struct GameInfo {
        /// Its id.
        pub id: String,
        /// The decks, warbands or armies to choose from.
        pub decks: Vec<String>,
        /// The maps to choose from.
        pub maps: Vec<String>,
        /// The number of players.
        pub seats: u8,
        /// Whether players may have custom decks.
        pub builds: bool,
    }
}

shape! {
    /// The options of a new game.
    pub struct Options {
        /// Which game.
        pub game: String,
        /// Any text: the same seed and actions make the same game. Left out, it is the empty text, and so always the same;
        /// a caller who wants chance must supply one.
        pub seed: String,
        /// A map of the game; left out, chance picks it as the rules say.
        pub map: Option<String> = None,
        /// Who begins, by agreement; left out, the rules decide.
        pub first: Option<Side> = None,
        /// The players, in order of seats.
        pub players: Vec<Seat>,
        /// A position to begin from, in place of a new game.
        pub setup: Option<Table> = None,
        /// The first dice and draws; what it does not give comes from the seed.
        pub script: Option<Script> = None,
    }
}

shape! {
    /// One player: a deck, and a bot or a person.
    pub struct Seat {
        /// The deck, warband or army.
        pub deck: Option<String> = None,
        /// A custom deck, in place of `deck`.
        pub list: Option<DeckList> = None,
        /// The bot that plays this side; left out, a person does. The engine stores it in the save, and plays no bot
        /// unless it is asked.
        pub bot: Option<String> = None,
        /// How well the bot plays: `easy`, `normal`, `hard`.
        pub level: Option<String> = None,
    }
}

shape! {
    /// A custom deck, in games whose `builds` is true.
    pub struct DeckList {
        /// The id of its leader, such as a General.
        pub leader: Option<String> = None,
        /// The number of copies of each card, by the id of the card.
        pub cards: Dict<u8>,
    }
}

shape! {
    /// A saved game. It replays exactly.
    pub struct Save {
        /// The version of this form: 1.
        pub version: u32,
        /// Which game.
        pub game: String,
        /// The options it began with, the seed included.
        pub options: Arc<Options>,
        /// Every action, in order.
        pub actions: Vec<Action>,
    }
}
