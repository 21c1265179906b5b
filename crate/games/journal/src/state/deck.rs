//! The deck: one for everybody, and everybody knows what is left in it (`journal:convention.2`).

use rulewright_engine::chance::Chance;
use rulewright_engine::wire::Word;

/// A card: 13 of each suit, then the joker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

/// The suits, in the order of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

/// The number of cards, the two jokers among them.
pub const CARDS: u8 = 54;

impl Card {
    /// A joker.
    pub const JOKER: Card = Card(52);

    /// No card.
    pub const NONE: Card = Card(u8::MAX);

    /// Whether it is a joker.
    #[must_use]
    pub fn is_joker(self) -> bool {
        self == Card::JOKER
    }

    /// The suit; a joker has none.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        Some(match self.0 / 13 {
            0 => Suit::Spades,
            1 => Suit::Hearts,
            2 => Suit::Diamonds,
            3 => Suit::Clubs,
            _ => return None,
        })
    }

    /// The number that is printed, from 1 to 13; 0 for a joker.
    #[must_use]
    pub fn rank(self) -> u8 {
        if self.0 < 52 { self.0 % 13 + 1 } else { 0 }
    }

    /// What it counts: 1 to 13, a joker 15.
    #[must_use]
    pub fn value(self) -> u8 {
        if self.is_joker() { 15 } else { self.rank() }
    }

    /// J, Q and K.
    #[must_use]
    pub fn is_royal(self) -> bool {
        self.rank() > 10
    }

    /// As scripts and tables write it: `7S`, `10D`, `QH`, `JOKER`.
    #[must_use]
    pub fn id(self) -> Word {
        const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
        const SUITS: [&str; 4] = ["S", "H", "D", "C"];
        match self.suit() {
            Some(suit) => Word::joined(&[RANKS[usize::from(self.rank()) - 1], SUITS[suit as usize]]),
            None => "JOKER".into(),
        }
    }

    /// The card of an id.
    #[must_use]
    pub fn named(id: &str) -> Option<Card> {
        (0..=52).map(Card).find(|card| card.id() == id)
    }
}

impl Default for Card {
    fn default() -> Self {
        Card::NONE
    }
}

impl From<Card> for u16 {
    fn from(card: Card) -> u16 {
        card.0.into()
    }
}

/// What is left to draw. The order of a deck is nobody's to know, so a card is drawn among all that are left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// One bit for each card; the last two are jokers.
    left: u64,
    /// Whether a joker was drawn since the last shuffle.
    pub joker: bool,
}

impl Default for Deck {
    fn default() -> Self {
        Deck { left: (1 << CARDS) - 1, joker: false }
    }
}

impl Deck {
    /// A deck of these cards.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Deck {
        let mut deck = Deck { left: 0, joker: false };
        for card in cards {
            let second = card.is_joker() && deck.left >> 52 & 1 == 1;
            deck.left |= 1 << (card.0 + u8::from(second));
        }
        deck
    }

    /// The cards that are left, in the order of the cards.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        (0..CARDS).filter(|at| self.left >> at & 1 == 1).map(|at| Card(at.min(52)))
    }

    /// The cards that were drawn, in the order of the cards.
    pub fn discarded(&self) -> impl Iterator<Item = Card> + '_ {
        (0..CARDS).filter(|at| self.left >> at & 1 == 0).map(|at| Card(at.min(52)))
    }

    /// How many are left.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.left.count_ones()
    }

    /// All cards are in it again.
    pub fn shuffle(&mut self) {
        *self = Deck::default();
    }

    /// Takes one out. The caller has made sure that there is one.
    pub fn draw<C: Chance>(&mut self, chance: &mut C) -> Card {
        let mut cards = [0_u16; CARDS as usize];
        let mut count = 0;
        let mut left = self.left;
        while left != 0 {
            cards[count] = left.trailing_zeros().min(52) as u16;
            count += 1;
            left &= left - 1;
        }
        let drawn = cards[chance.draw(&cards[..count])] as u8;
        // Of the two jokers, the second goes last.
        let bit = if drawn == 52 && self.left >> 52 & 1 == 0 { 53 } else { drawn };
        self.left &= !(1 << bit);
        self.joker |= drawn == 52;
        Card(drawn)
    }
}
