//! What the set-ups of a game accept: everything they may state of pieces, players, places and cards, with its bounds. An
//! editor of positions offers what is listed here and need not try anything. A page that draws pieces finds here which of
//! their numbers matter.

use super::{DrawSchema, Plate, Sign};
use crate::collections::dict::Dict;
use crate::side::Side;

shape! {
    /// What the set-ups of a game may contain. All of it is accepted. Anything else is refused, or the resulting table does
    /// not have it.
    pub struct SetupSchema {
        /// Whether a set-up may have custom units and cards, in `content`. The lists here have only those of the game;
        /// custom ones are accepted where their rows allow it.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub content: bool | empty,
        /// Lists of ids that several fields use. If an id in another list is a key here, it stands for this whole list.
        pub groups: Dict<Vec<String>>,
        /// The board of squares; left out for a board of places.
        pub board: Option<BoardSchema> = None,
        /// The side that begins every new game; left out, `first` of the options may name any.
        pub first: Option<Side> = None,
        /// The rounds that a set-up may state; left out if the round follows from other numbers.
        pub round: Option<Range> = None,
        /// The dice whose faces a script may state, each by its number of sides.
        pub dice: Vec<u8>,
        /// What a set-up may state of pieces.
        pub pieces: PieceSchema,
        /// What a set-up may state of players.
        pub players: PlayerSchema,
        /// The numbers of places, on a board of places.
        #[cfg_attr(test, ts(as = "Option<Vec<StatSchema>>", optional))]
        pub places: Vec<StatSchema> | empty,
        /// What a set-up may state of a card in a hand or a draw pile.
        pub held: HeldSchema,
        /// The piles that belong to nobody.
        #[cfg_attr(test, ts(as = "Option<Vec<PileSchema>>", optional))]
        pub piles: Vec<PileSchema> | empty,
        /// Whether a set-up may name the pieces that have a turn in the round, in order.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub turns: bool | empty,
        /// The positions that cards may have on the table.
        pub ways: Vec<WaySchema>,
        /// The most cards on pieces and in places together; left out, only the limits of the positions hold.
        pub lying: Option<u32> = None,
        /// What is drawn for the game's own words; left out, they all have the plain drawing.
        pub draws: Option<DrawSchema> = None,
    }
}

shape! {
    /// Whole numbers from `min` to `max`.
    #[derive(Copy, Eq)]
    pub struct Range {
        /// The least.
        pub min: i32,
        /// The most. Left out, it is what the card prints: its health, or the number of its abilities.
        pub max: Option<i32> = None,
    }
}

impl Range {
    /// The range from `min` to `max`.
    #[must_use]
    pub fn of(min: impl Into<i32>, max: impl Into<i32>) -> Range {
        Range { min: min.into(), max: Some(max.into()) }
    }

    /// The range from `min` to what the card prints.
    #[must_use]
    pub fn printed(min: impl Into<i32>) -> Range {
        Range { min: min.into(), max: None }
    }
}

shape! {
    /// The board of squares.
    pub struct BoardSchema {
        /// Its width in squares.
        pub wide: Range,
        /// Its height in squares.
        pub high: Range,
        /// The most squares, which can be fewer than the greatest width times the greatest height.
        pub squares: u32,
        /// The edges that may be between two squares.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub edges: Vec<String> | empty,
    }
}

shape! {
    /// What a set-up may state of pieces.
    pub struct PieceSchema {
        /// The most pieces.
        pub most: u32,
        /// Their numbers, in the order in which a page lists them.
        pub stats: Vec<StatSchema>,
        /// States that a set-up names among their traits.
        pub states: Vec<StateSchema>,
        /// The units whose pieces nobody owns; a player may not have them. Left out, every piece belongs to a player.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub neutral: Vec<String> | empty,
        /// Traits that a set-up may give beyond what a card prints.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub traits: Vec<String> | empty,
        /// Whether a piece may be on no square and in no place: it is in another one, or still to come.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub away: bool | empty,
    }
}

shape! {
    /// What a set-up may state of players.
    pub struct PlayerSchema {
        /// Their numbers, in the order in which a page lists them.
        pub stats: Vec<StatSchema>,
        /// Their piles.
        pub piles: Vec<PileSchema>,
        /// The most cards of a player, wherever they are; left out, only the limits of the piles hold.
        pub cards: Option<u32> = None,
    }
}

shape! {
    /// A number of a piece, a player, a place or a card.
    pub struct StatSchema {
        /// Its name: a key of `stats`.
        pub id: String,
        /// The values that a set-up may state. Left out, a set-up may not state the number: only tables have it, and it
        /// follows from others.
        pub range: Option<Range> = None,
        /// Whether a card prints it. Other numbers come and go in play.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub printed: bool | empty,
        /// Whether it keeps a piece alive, as health does.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub vital: bool | empty,
        /// Its rank among the numbers that are drawn on a piece, from 1: where only one number has room, the lowest rank is
        /// drawn. Left out, the number is not drawn.
        pub rank: Option<u8> = None,
        /// Its outline where it is drawn on a piece; left out, its rank decides.
        pub plate: Option<Plate> = None,
        /// The sign that it stands on, of a counter or of a number of a place; left out, a plain one.
        pub sign: Option<Sign> = None,
        /// Whose it is, of a number that a place has for each player: `p1`.
        pub side: Option<String> = None,
        /// Of what was done to a piece that is not known: the number that it lessens, in whose place it is drawn.
        pub lessens: Option<String> = None,
        /// Of a number without what other things add to it: that number. A set-up states it as this one, and the rest follows
        /// from those things.
        pub base: Option<String> = None,
        /// Whether a piece moves by it: a square that can be reached shows how much of it the way there costs.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub moves: bool | empty,
        /// Whether it counts markers, or what was done to a piece that the viewer does not know. A page states it unless it
        /// is 0.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub counter: bool | empty,
        /// Whether a piece with it is away from the board, on no square and in no place.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub away: bool | empty,
        /// Who has it: `acts`, only the player whose turn it is. Left out, every player.
        pub when: Option<String> = None,
        /// The cards that it belongs to: only one of these has it, or a player who has one of them. Left out, all do.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub only: Vec<String> | empty,
        /// The units that have no more of it than their cards print, even if a set-up states more.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub capped: Vec<String> | empty,
    }
}

shape! {
    /// A state of a piece, or of a card that is held.
    pub struct StateSchema {
        /// Its name: one of `traits`.
        pub id: String,
        /// When it is so in any case, and a set-up need not state it: `rests`, while it is not the turn of the owner.
        pub implied: Option<String> = None,
        /// The cards that may be in it; left out, all may.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub only: Vec<String> | empty,
        /// Whether only a piece that stands next to others is in it: one alone is not, whatever a set-up states.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub beside: bool | empty,
    }
}

shape! {
    /// What a set-up may state of a card in a hand or a draw pile.
    pub struct HeldSchema {
        /// The differences of its numbers from the printed ones.
        pub stats: Vec<StatSchema>,
        /// The states that it may be in.
        pub states: Vec<StateSchema>,
    }
}

shape! {
    /// A pile of a player, or one that belongs to nobody.
    pub struct PileSchema {
        /// Its name: `hand`, `draw`, `discard`.
        pub id: String,
        /// The most cards in it.
        pub most: u32,
        /// The cards that may be in it; left out, every unit and card of the game except those in `except`.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub things: Vec<String> | empty,
        /// The cards that may not be in it.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub except: Vec<String> | empty,
    }
}

shape! {
    /// A position that cards may have on the table.
    pub struct WaySchema {
        /// Where the cards are: `piece`, `player`, `square`, `place`, or `board` for cards on no square and in no place.
        pub on: String,
        /// The `kind` of these cards on a Table.
        pub kind: String,
        /// Whether a set-up must state the kind. If not, these cards have this kind in any case.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub said: bool | empty,
        /// The cards that may have this position; left out, every unit and card of the game except those in `except`.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub things: Vec<String> | empty,
        /// The cards that may not have it.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub except: Vec<String> | empty,
        /// The units whose pieces contain such a card: each of them must contain one, and no other piece may.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub holders: Vec<String> | empty,
        /// Whether a set-up `may` or `must` state the owner. Left out, the card belongs to nobody, or to the owner of its
        /// place.
        pub owner: Option<String> = None,
        /// The counters that a set-up may state; left out, the card has none.
        pub counters: Option<Range> = None,
        /// The most cards with this position on the same piece, player, square, place or board. One more is refused, or
        /// replaces another. Left out, it has no limit of its own.
        pub most: Option<u32> = None,
        /// The numbers of the card, which state what it does. The id `about` stands for the number of what the card is
        /// about; its key in `stats` is the id of that.
        #[cfg_attr(test, ts(as = "Option<Vec<StatSchema>>", optional))]
        pub stats: Vec<StatSchema> | empty,
        /// What the `about` of the card names: a `trait`, a `unit`, or a `piece` of the table. Left out, it has none.
        pub about: Option<String> = None,
        /// The values of `until` that a set-up may state; a card without one stays for good.
        #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
        pub until: Vec<String> | empty,
    }
}

impl StatSchema {
    /// A number that a set-up may state.
    #[must_use]
    pub fn set(id: &str, range: Range) -> StatSchema {
        StatSchema { id: id.to_owned(), range: Some(range), ..StatSchema::default() }
    }

    /// A number that only tables have.
    #[must_use]
    pub fn told(id: &str) -> StatSchema {
        StatSchema { id: id.to_owned(), ..StatSchema::default() }
    }
}

impl StateSchema {
    /// A state that is never implied.
    #[must_use]
    pub fn of(id: &str) -> StateSchema {
        StateSchema { id: id.to_owned(), ..StateSchema::default() }
    }
}

impl WaySchema {
    /// A position that these cards may have.
    #[must_use]
    pub fn of(on: &str, kind: &str, things: Vec<String>) -> WaySchema {
        WaySchema { on: on.to_owned(), kind: kind.to_owned(), things, ..WaySchema::default() }
    }
}
