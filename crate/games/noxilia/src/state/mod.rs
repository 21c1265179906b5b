//! State: all that changes, flat and small.

pub mod aim;
pub(crate) mod board_index;
mod frame;
mod step;
mod table_card;
mod unit;

use crate::content::board::{PLACE_COUNT, Spot};
use crate::content::language::CardId;
use crate::content::mana::COLOURS;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::frames::Frames;
use rulewright_engine::side::{BySide, Side};

pub use aim::Aim;
pub use frame::{Cast, Frame, How, MAX_TARGETS, Question, Strike, Volley};
pub use step::{ArriveStep, ChargeStep, EndStep, SetUpStep, StartStep, StrikeStep};
pub use table_card::{TableCard, TableCardId, card_mark};
pub use unit::{FLEETING, Unit, UnitId, mark};

/// The most units in play.
pub const MAX_UNITS: usize = 128;
/// The most cards on the table: equipment, treasures, latents, curses.
pub const MAX_TABLE_CARDS: usize = 96;
/// The most cards of a hand, a library, a graveyard, a queue.
pub const MAX_CARDS: usize = 72;
/// The most cards of a destiny deck.
pub const MAX_DESTINY: usize = 12;
/// The most things half done at once.
pub const MAX_FRAMES: usize = 24;
/// A unit in the reinforcement queue (`noxilia:board.back.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Queued {
    /// Which card.
    pub card: CardId,
    /// Turns left.
    pub turns: u8,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Gold in reserve.
    pub gold: u16,
    /// Gold left for starting units.
    pub budget: u8,
    /// Which clan, by its place among the clans.
    pub clan: u8,
    /// The monarch's number.
    pub monarch: UnitId,
    /// Cards in hand, in the order they came.
    pub hand: Pile<CardId, MAX_CARDS>,
    /// The library. Kept without order: a draw takes any card, which is what a shuffle is for.
    pub library: Pile<CardId, MAX_CARDS>,
    /// Cards under the library, in order (`noxilia:setup.12`).
    pub bottom: Pile<CardId, MAX_CARDS>,
    /// The graveyard, in the order the cards came.
    pub graveyard: Pile<CardId, MAX_CARDS>,
    /// Cards exiled.
    pub exile: Pile<CardId, MAX_CARDS>,
    /// The reinforcement queue, in the order the cards came.
    pub queue: Pile<Queued, MAX_CARDS>,
    /// Mana afloat, by colour.
    pub pool: [u8; COLOURS],
    /// The destiny deck, without order.
    pub destiny: Pile<CardId, MAX_DESTINY>,
    /// Destiny cards used.
    pub spent: Pile<CardId, MAX_DESTINY>,
}

/// What is true of a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Zone {
    /// Who controls it.
    pub holder: Option<Side>,
    /// Time markers of a flood.
    pub flood: u8,
    /// The highest attack aura of each side that took effect there this turn (`noxilia:action.charge.5`).
    pub aura: BySide<u8>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stage {
    /// Setting up.
    #[default]
    SetUp,
    /// The start of a turn.
    Start,
    /// The actions phase.
    Act,
    /// The end of a turn.
    End,
    /// The game is over.
    Over,
}

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// Units in play, in the order they came.
    pub units: Pile<Unit, MAX_UNITS>,
    /// Cards on the table, the oldest first.
    pub table_cards: Pile<TableCard, MAX_TABLE_CARDS>,
    /// The players.
    pub players: BySide<Player>,
    /// The places.
    pub zones: [Zone; PLACE_COUNT],
    /// What is half done.
    pub frames: Frames<Frame, MAX_FRAMES>,
    /// Treasures that nobody has seen, without order.
    pub treasures: Pile<CardId, 8>,
    /// The destiny card of the turn.
    pub destiny: CardId,
    /// Turns begun.
    pub turn: u16,
    /// Who was first by lot (`noxilia:setup.2`).
    pub lot: Side,
    /// The first player of the turn.
    pub first: Side,
    /// Who acts in the actions phase.
    pub active: Side,
    /// The first to have passed, since somebody acted (`noxilia:end.pass.3`).
    pub passed: Option<Side>,
    /// Where the game stands.
    pub stage: Stage,
    /// Places where a treasure was captured this turn, one bit each (`noxilia:capture.treasure.4`).
    pub captured: u16,
    /// The number of the next unit.
    pub next: u16,
    /// The number of the next card item on the table.
    pub next_item: u16,
    /// How it ended.
    pub outcome: Option<GameResult>,
}

const _: () = assert!(size_of::<State>() <= 8192, "a state stays small: search copies it all the time");

impl State {
    /// The unit of a number, if it is in play.
    #[inline]
    #[must_use]
    pub fn find(&self, id: UnitId) -> Option<&Unit> {
        self.index(id).map(|n| &self.units[n])
    }

    /// The same, to change.
    #[inline]
    pub fn find_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.index(id).map(|n| &mut self.units[n])
    }

    /// Where among the units one is. Numbers ascend, so nobody stands further back than its number says.
    #[inline]
    fn index(&self, id: UnitId) -> Option<usize> {
        let last = usize::from(id.0).min(self.units.len().checked_sub(1)?);
        let at = self.units[..=last].iter().rposition(|u| u.id <= id)?;
        (self.units[at].id == id).then_some(at)
    }

    /// A card on the table.
    #[inline]
    #[must_use]
    pub fn item(&self, item_id: TableCardId) -> Option<&TableCard> {
        self.table_cards.iter().find(|g| g.id == item_id)
    }

    /// The same, to change.
    #[inline]
    pub fn item_mut(&mut self, item_id: TableCardId) -> Option<&mut TableCard> {
        self.table_cards.iter_mut().find(|g| g.id == item_id)
    }

    /// Units of a side on the board.
    #[inline]
    pub fn of(&self, side: Side) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.side == side && u.at.is_on())
    }

    /// Units in a place.
    #[inline]
    pub fn inside(&self, at: Spot) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.at == at)
    }

    /// Whether a side has a unit in a place.
    #[inline]
    #[must_use]
    pub fn holds(&self, side: Side, at: Spot) -> bool {
        self.units.iter().any(|u| u.at == at && u.side == side)
    }

    /// Whether a place is under water (`noxilia:turn.start.time.2`).
    #[inline]
    #[must_use]
    pub fn is_flooded(&self, at: Spot) -> bool {
        self.zones[at.n()].flood > 0
    }

    /// Cards on a unit, the oldest first.
    #[inline]
    pub fn worn(&self, id: UnitId) -> impl Iterator<Item = &TableCard> {
        self.table_cards.iter().filter(move |g| g.on == id)
    }

    /// What is carried on next.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<Frame> {
        self.frames.top().map(|pending| pending.frame)
    }

    /// What waits for an answer.
    #[inline]
    #[must_use]
    pub fn asked(&self) -> Option<(Question, Side, u8)> {
        match self.top() {
            Some(Frame::Ask(question, side, n)) => Some((question, side, n)),
            _ => None,
        }
    }

    /// What the question at hand is about.
    #[inline]
    #[must_use]
    pub fn about(&self) -> Frame {
        self.frames.below().unwrap_or_default()
    }
}
