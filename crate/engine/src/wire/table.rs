//! The table: everything that can be seen of a game, and everything that a set-up can state.

use super::{Calc, DeckList, Event, OutputOnly, ReadByGame, Square, Word, Zones};
use crate::collections::dict::Dict;
use crate::side::Side;

shape! {
    /// What one viewer sees of a position. A page draws it. A scenario sets a position up from a partial one, in which a
    /// missing field has the game's default, and expects a subset of one.
    pub struct Table {
        /// Which game.
        pub game: Word,
        /// The viewer: `p1`, `p2`, or `all`.
        pub viewer: Word,
        /// The number of actions that led here. A side counts only those that it notices.
        pub step: u32,
        /// The round, from 1.
        pub round: u32,
        /// The phase: `set-up`, `deploy`, `act`, `over`.
        pub phase: Word,
        /// The side whose turn it is.
        pub active: Option<Side>,
        /// The side that takes the first turn of a round.
        pub first: Option<Side>,
        /// The side that decides; null once the game is over.
        pub to_act as "toAct": Option<Side>,
        /// The question that a rule asks during an action, if there is one.
        pub decision: Option<Decision>,
        /// The board.
        pub board: Board,
        /// The pieces on the board, by name: in the order of set-up, or of entering if effects depend on that.
        pub pieces: Dict<Piece>,
        /// The players, by side.
        pub players: Dict<Player>,
        /// The piles that belong to nobody, by name: `draw`, `discard` of a deck that all share.
        #[cfg_attr(test, ts(as = "Option<Dict<Pile>>", optional))]
        pub piles: ReadByGame<Dict<Pile>> | empty,
        /// If turns belong to pieces: the names of the pieces that have a turn in this round, in order. It is the turn of
        /// the first.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub turns: ReadByGame<Vec<Word>> | empty,
        /// The result; null until the game is over.
        pub result: Option<GameResult>,
        /// In a set-up: custom units and cards, in the form of the game's data files.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub content: Option<serde_json::Value> = None,
    }
}

shape! {
    /// A question that a rule asks a side during an action.
    pub struct Decision {
        /// The kind of question, by game: `on-fire`, `slide`.
        pub kind: Word,
        /// The side that decides.
        pub of: Option<Side>,
        /// The piece that acts.
        pub piece: Option<Word> = None,
        /// The piece it is about.
        pub target: Option<Word> = None,
        /// The card it is about.
        pub card: Option<Word> = None,
        /// The clause that asks.
        pub cites: Word,
    }
}

shape! {
    /// What a piece that nobody decides for may do next.
    pub struct Foretold {
        /// The odds as a reduced fraction: `1/2`.
        pub odds: Word,
        /// The odds as a number from 0 to 1.
        pub p: f64,
        /// How it comes to that, and at last what it declares. The ids of these events count from 0.
        pub events: Vec<Event>,
    }
}

shape! {
    /// A board, of squares or of places.
    pub struct Board {
        /// The map, if it is one of the game's.
        pub map: Option<Word> = None,
        /// The rows of a board of squares: a text for each row, a character for each square.
        pub rows: Vec<Word>,
        /// The terrain of each character.
        pub legend: Dict<Word>,
        /// The cards on squares, in places, or on the board as a whole.
        pub cards: Vec<CardInPlay>,
        /// What is between squares and not on one: walls, hedges, cliffs.
        #[cfg_attr(test, ts(as = "Option<Vec<Edge>>", optional))]
        pub edges: ReadByGame<Vec<Edge>> | empty,
        /// The places of a board of places; left out on a board of squares.
        #[cfg_attr(test, ts(as = "Option<Vec<Place>>", optional))]
        pub places: Vec<Place> | empty,
    }
}

shape! {
    /// An edge that two squares share.
    pub struct Edge {
        /// The kind of edge: a wall, a hedge.
        pub is: Word,
        /// The two squares, in any order.
        pub between: [Square; 2],
    }
}

shape! {
    /// A place of a board that has no squares.
    pub struct Place {
        /// Its id.
        pub id: Word,
        /// The kind of place: `command`, `rampart`.
        pub kind: Word,
        /// Its row, from 1, counted from the edge of the first player.
        pub row: u8,
        /// The side in whose camp it is.
        pub owner: Option<Side> = None,
        /// The side that controls it.
        pub holder: Option<Side> = None,
        /// The card that states what it does.
        pub is: Option<Word> = None,
        /// The ids of the places that have a door to it.
        pub beside: Vec<Word>,
        /// What it yields, and what affects it: `draw`, `gold`, `flood`.
        pub stats: Dict<i32>,
    }
}

shape! {
    /// A piece on the board.
    pub struct Piece {
        /// The unit it is.
        pub is: Word,
        /// Its owner.
        pub owner: Option<Side>,
        /// Its square; of a piece that covers several squares, the one at the top left. Null if it is on no square.
        pub at: Option<Square>,
        /// The columns and rows that it covers, if it is more than one square. The unit determines it; a set-up does not
        /// state it.
        pub size: Option<[u8; 2]> = None,
        /// The id of its place, on a board of places.
        pub place: Option<Word> = None,
        /// Its numbers now: `health`, `ap`, `mp`.
        pub stats: Dict<i32>,
        /// The numbers that its card prints.
        pub max: Dict<i32>,
        /// Its traits and states.
        pub traits: Vec<Word>,
        /// The cards in front of it, in the order in which they were placed.
        pub cards: Vec<CardInPlay>,
        /// The attacks, abilities and basic actions it has used this turn.
        pub used: Vec<Word>,
        /// Whether its loss counts for more.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub captain: bool | empty,
        /// The square that it faces, on the board or just outside it, in games where the direction of a piece matters. A
        /// set-up does not state it.
        pub facing: Option<Square> = None,
        /// The steps of those stats that are not simply the printed ones. A set-up does not state them.
        #[cfg_attr(test, ts(as = "Option<Dict<Calc>>", optional))]
        pub calcs: OutputOnly<Dict<Calc>> | empty,
        /// The squares or places that it can go to, strike or affect. A set-up does not state them.
        #[cfg_attr(test, ts(as = "Option<Vec<super::Zone>>", optional))]
        #[cfg_attr(feature = "schema", schemars(with = "OutputOnly<Vec<super::Zone>>"))]
        pub zones: Zones | empty,
        /// If nobody decides for it: what it would do if its turn were now, the likeliest first. A set-up does not state it.
        #[cfg_attr(test, ts(as = "Option<Vec<Foretold>>", optional))]
        pub foretold: OutputOnly<Vec<Foretold>> | empty,
    }
}

shape! {
    /// A player.
    pub struct Player {
        /// The chosen deck, warband or army.
        pub deck: Option<Word> = None,
        /// In the set-up of a whole game: a custom deck, in place of `deck`.
        pub list: Option<DeckList> = None,
        /// Points and resources: `victory`.
        pub stats: Dict<i32>,
        /// The cards in front of the player.
        pub cards: Vec<CardInPlay>,
        /// The cards in hand.
        pub hand: Pile,
        /// The draw pile; its order is not shown.
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
        pub what: Word,
        /// The card with which it was done.
        pub card: Option<Word> = None,
        /// How often, or how much; left out, once.
        pub count: Option<u32> = None,
    }
}

shape! {
    /// A pile of cards.
    pub struct Pile {
        /// The number of cards.
        pub count: u32,
        /// The cards; left out if the viewer may not see them.
        pub cards: Option<Vec<Word>> = None,
        /// The same cards one by one, if more is known of them than what they are. In a set-up: what was done to them.
        #[cfg_attr(test, ts(as = "Option<Vec<Held>>", optional))]
        pub held: ReadByGame<Vec<Held>> | empty,
    }
}

shape! {
    /// A card in a hand or a draw pile.
    pub struct Held {
        /// Which card.
        pub is: Word,
        /// Its name in actions; equal cards have one name.
        pub name: Word,
        /// The steps of its cost and its other numbers now, for those that are not as printed.
        pub calcs: Dict<Calc>,
        /// What was done to the card itself, which it keeps wherever it goes: the difference in `mana`, `attack`, `health`.
        #[cfg_attr(test, ts(as = "Option<Dict<i32>>", optional))]
        pub stats: Dict<i32> | empty,
        /// Its states: `marked`, `kept`, `building`.
        pub traits: Vec<Word>,
    }
}

shape! {
    /// A card on the table: on a piece, in a place, or in front of a player.
    pub struct CardInPlay {
        /// Which card or status.
        pub is: Word,
        /// The side whose discard pile it goes to; null for status cards.
        pub owner: Option<Side>,
        /// Its position: `status`, `lasting`, and others by game.
        pub kind: Word,
        /// The counters on it.
        pub counters: Option<u8> = None,
        /// When it ends, if not by counters: `bearer-next-turn`, `turn-end`, `p1-turn-start`, `p1-turn-end`; `p1-turn`
        /// means during that whole turn only.
        pub until: Option<Word> = None,
        /// Its effect on the numbers of its piece: `attack`, `health`. Of a lasting effect, which effect of its card it is:
        /// `ability`, `effect`.
        #[cfg_attr(test, ts(as = "Option<Dict<i32>>", optional))]
        pub stats: Dict<i32> | empty,
        /// What else it is about: the trait that it gives or takes, the minion that comes back, or the piece that a lasting
        /// effect is about, by its name; by the card it was, if the piece is gone.
        pub about: Option<Word> = None,
        /// Its square.
        pub at: Option<Square> = None,
        /// The id of its place.
        pub place: Option<Word> = None,
        /// Its name in actions, if actions can name it.
        pub name: Option<Word> = None,
    }
}

shape! {
    /// How a game ended.
    pub struct GameResult {
        /// The side that won; null in a draw.
        pub winner: Option<Side>,
        /// The clause that ended it.
        pub cites: Word,
    }
}
