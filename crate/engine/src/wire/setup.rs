//! What the table of a game takes: all that a set-up may say of pieces, players, places and cards, with its bounds. An
//! editor of positions offers what is written here and needs to try nothing; whoever draws pieces learns here which of
//! their numbers matters.

use crate::collections::dict::Dict;

shape! {
    /// What set-ups of a game may say. All of it is taken; what lies beyond it is refused, or the table that comes of it
    /// does not say it.
    pub struct SetupSchema {
        /// Whether a set-up may bring units and cards of its own, in `content`. The lists here are of the game's own; what
        /// a set-up brings is taken where its rows say.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub content: bool | empty,
        /// Lists of things that several fields name. An id in another list that is a key here stands for all of its list.
        pub groups: Dict<Vec<String>>,
        /// The board of squares; none where the board is one of places.
        pub board: Option<BoardSchema> = None,
        /// The rounds that a position may be in; none where the round follows from other numbers.
        pub round: Option<Range> = None,
        /// The dice that a script may name faces of, each by its number of sides.
        pub dice: Vec<u8>,
        /// Pieces.
        pub pieces: PieceSchema,
        /// Players.
        pub players: PlayerSchema,
        /// Numbers of places, on a board of places.
        #[cfg_attr(test, ts(as = "Option<Vec<StatSchema>>", optional))]
        pub places: Vec<StatSchema> | empty,
        /// What may be said of a card in a hand or a draw pile.
        pub held: HeldSchema,
        /// Piles that belong to nobody.
        #[cfg_attr(test, ts(as = "Option<Vec<PileSchema>>", optional))]
        pub piles: Vec<PileSchema> | empty,
        /// Whether a set-up may name the pieces that have a turn in the round, in order.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub turns: bool | empty,
        /// The ways in which cards lie on the table.
        pub ways: Vec<WaySchema>,
        /// How many cards may lie on pieces and in places at most, together; left out, no more is said than each way says.
        pub lying: Option<u32> = None,
    }
}

shape! {
    /// Whole numbers from `min` to `max`.
    #[derive(Copy, Eq)]
    pub struct Range {
        /// The least.
        pub min: i32,
        /// The most. Left out, it is what the card prints: of health how much, of abilities how many.
        pub max: Option<i32> = None,
    }
}

impl Range {
    /// From the least to the most.
    #[must_use]
    pub fn of(min: impl Into<i32>, max: impl Into<i32>) -> Range {
        Range { min: min.into(), max: Some(max.into()) }
    }

    /// From the least to what the card prints.
    #[must_use]
    pub fn printed(min: impl Into<i32>) -> Range {
        Range { min: min.into(), max: None }
    }
}

shape! {
    /// The board of squares.
    pub struct BoardSchema {
        /// How many squares it is wide.
        pub wide: Range,
        /// How many squares it is high.
        pub high: Range,
        /// How many squares it has at most.
        pub squares: u32,
        /// What may be between two squares.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub edges: Vec<String> | empty,
    }
}

shape! {
    /// Pieces.
    pub struct PieceSchema {
        /// How many there may be at most.
        pub most: u32,
        /// Their numbers, in the order in which they are said.
        pub stats: Vec<StatSchema>,
        /// States that a set-up names among their traits.
        pub states: Vec<StateSchema>,
        /// Pieces that nobody owns, and that a player may not have; left out, every piece belongs to a player.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub neutral: Vec<String> | empty,
        /// Traits that a set-up may give beyond what a card prints.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub traits: Vec<String> | empty,
    }
}

shape! {
    /// Players.
    pub struct PlayerSchema {
        /// Their numbers, in the order in which they are said.
        pub stats: Vec<StatSchema>,
        /// Their piles.
        pub piles: Vec<PileSchema>,
        /// How many cards are a player's at most, wherever they are; left out, no more is said than each pile says.
        pub cards: Option<u32> = None,
    }
}

shape! {
    /// A number of a piece, a player, a place or a card.
    pub struct StatSchema {
        /// Its name: a key of `stats`.
        pub id: String,
        /// What a set-up may say; left out, the number is only told: it follows from others.
        pub range: Option<Range> = None,
        /// Whether a card prints it. Any other comes and goes in play.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub printed: bool | empty,
        /// Whether it is what a piece lives by.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub vital: bool | empty,
        /// Of the numbers that are drawn on a piece: how much it matters where one alone has room, from 1, which matters
        /// most.
        pub rank: Option<u8> = None,
        /// Whether it counts markers, or what was done to a piece that is not known: it is said where there are some.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub counter: bool | empty,
        /// Whether a piece with it is away from the board, and stands nowhere.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub away: bool | empty,
        /// Of whom alone it is: `acts`, the player whose turn it is.
        pub when: Option<String> = None,
        /// What it is about: only a card that is one of these has it, or a player who has one of them. Left out, all do.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub only: Vec<String> | empty,
        /// Pieces that have no more of it than their cards print, whatever is said.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub capped: Vec<String> | empty,
    }
}

shape! {
    /// A state of a piece, or of a card that is held.
    pub struct StateSchema {
        /// Its name: one of `traits`.
        pub id: String,
        /// When it need not be said, because it is so in any case: `rests`, while the turn is somebody else's.
        pub implied: Option<String> = None,
        /// Which cards may be in it; left out, all may.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub only: Vec<String> | empty,
    }
}

shape! {
    /// What may be said of a card in a hand or a draw pile.
    pub struct HeldSchema {
        /// By how much its numbers are more or less than printed.
        pub stats: Vec<StatSchema>,
        /// What may have become of it.
        pub states: Vec<StateSchema>,
    }
}

shape! {
    /// A pile of a player.
    pub struct PileSchema {
        /// Which: `hand`, `draw`, `discard`.
        pub id: String,
        /// How many cards it holds at most.
        pub most: u32,
        /// What may be in it; left out, whatever the game has as a unit or a card, `except` aside.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub things: Vec<String> | empty,
        /// What may not.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub except: Vec<String> | empty,
    }
}

shape! {
    /// A way in which cards lie on the table.
    pub struct WaySchema {
        /// Where: `piece`, `player`, `square`, `place`, or `board` for what lies on no square and in no place.
        pub on: String,
        /// How such a card lies, as a Table tells it: its `kind`.
        pub kind: String,
        /// Whether a set-up must say the kind. Where it need not, a card lies so in any case.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub said: bool | empty,
        /// What may lie so; left out, whatever the game has as a unit or a card, `except` aside.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub things: Vec<String> | empty,
        /// What may not.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub except: Vec<String> | empty,
        /// The pieces that hold it: each of them must hold one, and no other may.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub holders: Vec<String> | empty,
        /// Whether a set-up `may` or `must` say whose it is; left out, it is nobody's, or whose the place is where it lies.
        pub owner: Option<String> = None,
        /// The counters that a set-up may say; left out, it has none.
        pub counters: Option<Range> = None,
        /// How many may lie so at the same place at most; one more takes the place of the last where it is 1 and says so.
        pub most: Option<u32> = None,
        /// The numbers that it has, which say what it does; `about` is the number of what it is about, under the name of
        /// that.
        #[cfg_attr(test, ts(as = "Option<Vec<StatSchema>>", optional))]
        pub stats: Vec<StatSchema> | empty,
        /// What it is about besides: a `trait`, a `unit`, a `piece` of the table.
        pub about: Option<String> = None,
        /// Until when it may lie there; one that says nothing lies there for good.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub until: Vec<String> | empty,
    }
}

impl StatSchema {
    /// A number that a set-up may say.
    #[must_use]
    pub fn set(id: &str, range: Range) -> StatSchema {
        StatSchema { id: id.to_owned(), range: Some(range), ..StatSchema::default() }
    }

    /// A number that is only told.
    #[must_use]
    pub fn told(id: &str) -> StatSchema {
        StatSchema { id: id.to_owned(), ..StatSchema::default() }
    }
}

impl StateSchema {
    /// A state that has to be said.
    #[must_use]
    pub fn of(id: &str) -> StateSchema {
        StateSchema { id: id.to_owned(), ..StateSchema::default() }
    }
}

impl WaySchema {
    /// A way in which these lie.
    #[must_use]
    pub fn of(on: &str, kind: &str, things: Vec<String>) -> WaySchema {
        WaySchema { on: on.to_owned(), kind: kind.to_owned(), things, ..WaySchema::default() }
    }
}
