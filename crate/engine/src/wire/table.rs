//! The table: all that can be seen of a game, and all that one is set up from.

use super::{Calc, DeckList, OutputOnly, ReadByGame, Square};
use crate::collections::dict::Dict;
use crate::side::Side;

shape! {
    /// What can be seen: drawn by a page, set up from by a scenario (what is not said takes the game's default), and
    /// expected by one (as a subset).
    pub struct Table {
        /// Which game.
        pub game: String,
        /// Whose eyes: `p1`, `p2`, `all`.
        pub viewer: String,
        /// How many actions led here.
        pub step: u32,
        /// The round, from 1.
        pub round: u32,
        /// What is going on: `set-up`, `deploy`, `act`, `over`.
        pub phase: String,
        /// Whose turn it is.
        pub active: Option<Side>,
        /// Who takes the first turn of a round.
        pub first: Option<Side>,
        /// Whose decision it is; nobody's once the game is over.
        pub to_act as "toAct": Option<Side>,
        /// A decision in the middle of something.
        pub decision: Option<Decision>,
        /// The board.
        pub board: Board,
        /// The pieces on the board, by name. In the order of set-up, or of entering where effects go by that.
        pub pieces: Dict<Piece>,
        /// The players, by side.
        pub players: Dict<Player>,
        /// Piles that belong to nobody, by name: `draw`, `discard` of a deck that all share.
        #[cfg_attr(test, ts(as = "Option<Dict<Pile>>", optional))]
        pub piles: ReadByGame<Dict<Pile>> | empty,
        /// The pieces that have a turn in this round, by name, in order: where turns belong to pieces, the first of them has
        /// its turn now.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub turns: ReadByGame<Vec<String>> | empty,
        /// How it ended.
        pub result: Option<GameResult>,
        /// In a set-up: units and cards of its own, in the form of the game's data files.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub content: Option<serde_json::Value> = None,
    }
}

shape! {
    /// A decision that rules ask for in the middle of something.
    pub struct Decision {
        /// What is asked: `on-fire`, `slide`.
        pub kind: String,
        /// Who decides.
        pub of: Option<Side>,
        /// The piece that acts.
        pub piece: Option<String> = None,
        /// The piece it is about.
        pub target: Option<String> = None,
        /// The card it is about.
        pub card: Option<String> = None,
        /// The clause that asks.
        pub cites: String,
    }
}

shape! {
    /// A board of squares.
    pub struct Board {
        /// The map, when it is one of the game's.
        pub map: Option<String> = None,
        /// One text a row, one character a square.
        pub rows: Vec<String>,
        /// What the characters mean.
        pub legend: Dict<String>,
        /// Cards lying on squares.
        pub cards: Vec<CardInPlay>,
        /// What is between squares and not on one: walls, hedges, cliffs.
        #[cfg_attr(test, ts(as = "Option<Vec<Edge>>", optional))]
        pub edges: ReadByGame<Vec<Edge>> | empty,
        /// The places, where it is a board of places and not of squares.
        #[cfg_attr(test, ts(as = "Option<Vec<Place>>", optional))]
        pub places: Vec<Place> | empty,
    }
}

shape! {
    /// An edge that two squares share.
    pub struct Edge {
        /// What is there.
        pub is: String,
        /// The two squares.
        pub between: [Square; 2],
    }
}

shape! {
    /// A place of a board that has no squares.
    pub struct Place {
        /// Its name.
        pub id: String,
        /// What kind of place: `command`, `rampart`.
        pub kind: String,
        /// The row it lies in, from 1, seen from the first seat's edge upwards.
        pub row: u8,
        /// In whose camp it lies.
        pub owner: Option<Side> = None,
        /// Who controls it.
        pub holder: Option<Side> = None,
        /// The card that says what it does.
        pub is: Option<String> = None,
        /// The places beside it.
        pub beside: Vec<String>,
        /// What it gives and what lies on it: `draw`, `gold`, `flood`.
        pub stats: Dict<i32>,
    }
}

shape! {
    /// A piece on the board.
    pub struct Piece {
        /// The unit it is.
        pub is: String,
        /// Whose it is.
        pub owner: Option<Side>,
        /// Where it stands; of a piece that covers several squares the one at the top left.
        pub at: Option<Square>,
        /// How many columns and rows it covers, where it is more than one square. The unit says it, not the set-up.
        pub size: Option<[u8; 2]> = None,
        /// The place it stands in, by name, where the board is one of places.
        pub place: Option<String> = None,
        /// What it has now: `health`, `ap`, `mp`.
        pub stats: Dict<i32>,
        /// What its card prints.
        pub max: Dict<i32>,
        /// Its traits.
        pub traits: Vec<String>,
        /// The cards in front of it, in the order they were laid.
        pub cards: Vec<CardInPlay>,
        /// The attacks, abilities and basic actions it has used this turn.
        pub used: Vec<String>,
        /// Whether its loss counts for more.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub captain: bool | empty,
        /// The square it looks at, on the board or just off it, where it matters which way a piece looks. Told, not set
        /// up.
        pub facing: Option<Square> = None,
        /// How those of its stats were made that are not as printed. Told, not set up.
        #[cfg_attr(test, ts(as = "Option<Dict<Calc>>", optional))]
        pub calcs: OutputOnly<Dict<Calc>> | empty,
        /// Squares that matter to it: where it can go, what it can strike. Told, not set up.
        #[cfg_attr(test, ts(as = "Option<Vec<Zone>>", optional))]
        pub zones: OutputOnly<Vec<Zone>> | empty,
    }
}

shape! {
    /// Squares that matter to a piece, whoever's turn it is.
    pub struct Zone {
        /// In which way: `move`, `strike`, `threat`.
        pub kind: String,
        /// The clause that says so.
        pub cites: String,
        /// The squares.
        pub squares: Vec<Square>,
    }
}

shape! {
    /// A player.
    pub struct Player {
        /// The deck, warband or army chosen.
        pub deck: Option<String> = None,
        /// In the set-up of a whole game: a deck of one's own, in place of `deck`.
        pub list: Option<DeckList> = None,
        /// Points and resources: `victory`.
        pub stats: Dict<i32>,
        /// Cards lying in front of the player.
        pub cards: Vec<CardInPlay>,
        /// Cards in hand.
        pub hand: Pile,
        /// The draw pile; it has no order to see.
        pub draw: Pile,
        /// The discard pile.
        pub discard: Pile,
        /// What the player has done that rules still ask about.
        #[cfg_attr(test, ts(as = "Option<Vec<PastDeed>>", optional))]
        pub past: Vec<PastDeed> | empty,
    }
}

shape! {
    /// Something that a player has done, and that rules still ask about.
    pub struct PastDeed {
        /// What was done, by game: `played`.
        pub what: String,
        /// With which card.
        pub card: Option<String> = None,
        /// How often, or how much; once, where it does not say.
        pub count: Option<u32> = None,
    }
}

shape! {
    /// A pile of cards.
    pub struct Pile {
        /// How many.
        pub count: u32,
        /// Which, for those who may see.
        pub cards: Option<Vec<String>> = None,
        /// The same one by one, where more is to be said of them than what they are. In a set-up: what was done to them.
        #[cfg_attr(test, ts(as = "Option<Vec<Held>>", optional))]
        pub held: ReadByGame<Vec<Held>> | empty,
    }
}

shape! {
    /// A card in a hand or a draw pile.
    pub struct Held {
        /// Which card.
        pub is: String,
        /// What actions call it: alike cards have one name.
        pub name: String,
        /// What it costs and is worth now, as far as that is not as printed.
        pub calcs: Dict<Calc>,
        /// What was done to the card itself, wherever it goes: so much more, or less, `mana`, `attack`, `health`.
        #[cfg_attr(test, ts(as = "Option<Dict<i32>>", optional))]
        pub stats: Dict<i32> | empty,
        /// What has become of it: `marked`, `kept`, `building`.
        pub traits: Vec<String>,
    }
}

shape! {
    /// A card lying on the table.
    pub struct CardInPlay {
        /// Which card or status.
        pub is: String,
        /// Whose discard pile it goes to; nobody's for status cards.
        pub owner: Option<Side>,
        /// How it lies: `status`, `lasting`, and others by game.
        pub kind: String,
        /// Counters on it.
        pub counters: Option<u8> = None,
        /// When it ends, if not by counters: `bearer-next-turn`, `turn-end`, `p1-turn-start`, `p1-turn-end`; `p1-turn`
        /// is that whole turn, and no more.
        pub until: Option<String> = None,
        /// What it does to the numbers of the piece it lies on: `attack`, `health`. Of a lasting effect, which of its
        /// card's it is: `ability`, `effect`.
        #[cfg_attr(test, ts(as = "Option<Dict<i32>>", optional))]
        pub stats: Dict<i32> | empty,
        /// What it is about besides: the trait it gives or takes, the minion that comes back, the piece that a lasting
        /// effect is about, by name (one that is gone by the card it was).
        pub about: Option<String> = None,
        /// The square it lies on.
        pub at: Option<Square> = None,
        /// The place it lies in.
        pub place: Option<String> = None,
        /// What actions call it.
        pub name: Option<String> = None,
    }
}

shape! {
    /// How a game ended.
    pub struct GameResult {
        /// Who won; nobody in a draw.
        pub winner: Option<Side>,
        /// The clause that ended it.
        pub cites: String,
    }
}
