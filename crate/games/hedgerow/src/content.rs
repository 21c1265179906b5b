//! Units, cards and the map.

use serde::Deserialize;

use super::{Hedgerow, Squares};
use rulewright_engine::board::edges::Edges;
use rulewright_engine::board::grid::Grid;
use rulewright_engine::wire::Word;

/// Columns of the board.
pub const WIDE: u8 = 9;
/// Rows of the board.
pub const HIGH: u8 = 7;
/// Cards of the deck.
pub const DECK: usize = 24;
/// How many cards there are of each value.
pub const EACH: usize = 4;
/// Actions that a turn has.
pub const ACTIONS: u8 = 2;
/// The last round.
pub const ROUNDS: u8 = 12;

/// The hedges of the map, each by the two squares that it parts, from 0.
const HEDGES: [[(i8, i8); 2]; 8] = [
    [(2, 1), (3, 1)],
    [(2, 2), (3, 2)],
    [(2, 5), (3, 5)],
    [(3, 3), (3, 4)],
    [(6, 5), (5, 5)],
    [(6, 4), (5, 4)],
    [(6, 1), (5, 1)],
    [(5, 3), (5, 2)],
];

/// What a kind of unit is, as `data/hedgerow.json` says.
#[derive(Clone, Debug, Deserialize)]
pub struct Kind {
    /// Its id.
    pub id: String,
    /// Health it begins with.
    pub hp: u8,
    /// Columns and rows that it covers.
    pub size: [u8; 2],
    /// Whether it belongs to nobody.
    #[serde(default)]
    pub neutral: bool,
}

#[derive(Deserialize)]
struct Data {
    units: Vec<Kind>,
    cards: Vec<CardRow>,
}

/// A card of the deck.
#[derive(Clone, Debug, Deserialize)]
pub struct CardRow {
    /// Its id.
    pub id: String,
    /// Its value.
    pub value: u8,
}

fn data() -> Data {
    let text = include_str!(concat!(env!("OUT_DIR"), "/hedgerow.json"));
    serde_json::from_str(text).expect("the crate's own data is well formed")
}

/// A card, by its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(pub u8);

impl From<Card> for u16 {
    fn from(card: Card) -> u16 {
        card.0.into()
    }
}

impl Hedgerow {
    /// The rules with the hedges of the map.
    pub(super) fn new(names: Vec<Word>) -> Hedgerow {
        let grid = Grid::new(WIDE, HIGH, Squares::NONE);
        let mut hedges = Edges::default();
        for [a, b] in HEDGES {
            if let (Some(a), Some(b)) = (grid.at(a.0, a.1), grid.at(b.0, b.1)) {
                hedges.close(&grid, a, b);
            }
        }
        let Data { units, cards } = data();
        Hedgerow { kinds: units, cards, grid, hedges, names }
    }

    /// The card of an id.
    pub(super) fn card_named(&self, id: &str) -> Option<Card> {
        self.cards.iter().find(|row| row.id == id).map(|row| Card(row.value))
    }

    /// The id of a card.
    pub(super) fn card_id(&self, card: Card) -> Word {
        self.cards.iter().find(|row| row.value == card.0).map_or_else(Word::default, |row| (&row.id).into())
    }

    /// Every card of a whole deck, from the lowest.
    pub(super) fn whole_deck(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().flat_map(|row| [Card(row.value); EACH])
    }
}
