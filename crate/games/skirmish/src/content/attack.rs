//! Attacks as cards print them: notation, range, keywords; and whom a card or an ability aims at.

use super::notation::Notation;
use rulewright_engine::wire::Word;

/// An attack, printed on a unit or on a card.
#[derive(Clone, Debug)]
pub struct Attack {
    /// Its id; a card's attack has the card's.
    pub id: Word,
    /// Dice, type and bonus.
    pub notation: Notation,
    /// How far it goes.
    pub range: Range,
    /// What else it does.
    pub keywords: Keywords,
    /// What it costs.
    pub ap: u8,
}

/// The five kinds of range (`skirmish:range.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Range {
    /// Adjacent squares.
    Melee,
    /// Adjacent squares, or exactly two away in a row or column.
    Reach,
    /// So many moves, with sight.
    Range(u8),
    /// So many squares, walls or not.
    Distance(u8),
    /// As far as a creature walks for so many MP.
    Minion(u8),
}

impl Range {
    /// Its kind's bit in [`Kinds`].
    #[must_use]
    pub fn kind(self) -> Kinds {
        Kinds(match self {
            Range::Melee => 1,
            Range::Reach => 2,
            Range::Range(_) => 4,
            Range::Distance(_) => 8,
            Range::Minion(_) => 16,
        })
    }
}

/// A set of kinds of range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(pub(super) u8);

impl Kinds {
    /// All five.
    pub const ANY: Kinds = Kinds(31);

    /// Whether a range is of one of these kinds.
    #[must_use]
    pub fn covers(self, range: Range) -> bool {
        self.0 & range.kind().0 != 0
    }
}

/// A set of keywords (`skirmish:keyword.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keywords(pub(super) u8);

impl Keywords {
    /// `skirmish:keyword.knock-back.1`.
    pub const KNOCK_BACK: Keywords = Keywords(1);
    /// `skirmish:keyword.crushing.1`.
    pub const CRUSHING: Keywords = Keywords(2);
    /// `skirmish:keyword.poisoned.1`.
    pub const POISONED: Keywords = Keywords(4);
    /// `skirmish:keyword.penetrating.1`.
    pub const PENETRATING: Keywords = Keywords(8);
    /// `skirmish:keyword.focused.1`.
    pub const FOCUSED: Keywords = Keywords(16);
    /// `skirmish:keyword.flaming.1`.
    pub const FLAMING: Keywords = Keywords(32);

    /// What rows call them, bit by bit.
    pub(super) const NAMES: [&'static str; 6] =
        ["knock-back", "crushing", "poisoned", "penetrating", "focused", "flaming"];

    /// Both sets.
    #[must_use]
    pub fn and(self, other: Keywords) -> Keywords {
        Keywords(self.0 | other.0)
    }

    /// Whether all of `other` are in it.
    #[must_use]
    pub fn has(self, other: Keywords) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Whom or what a card or ability aims at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The acting unit; nothing is chosen.
    Oneself,
    /// An enemy in range; a boost's range is its attack's.
    Enemy(Option<Range>),
    /// The acting unit or an ally in range.
    Ally(Range),
    /// Allies in range, chosen later.
    Allies(Range),
    /// The acting player; nothing is chosen.
    Player,
    /// A square in range.
    Square(Range),
}

impl Target {
    /// Its range, if it has one of its own.
    #[must_use]
    pub fn range(self) -> Option<Range> {
        match self {
            Target::Enemy(range) => range,
            Target::Ally(range) | Target::Allies(range) | Target::Square(range) => Some(range),
            Target::Oneself | Target::Player => None,
        }
    }
}
