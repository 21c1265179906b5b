//! State: all that changes in play. Flat, small, copied in nanoseconds.

mod card;
mod change;
mod job;
mod player;
mod unit;

use super::board::Squares;
use super::content::{AbilityId, CardId};
pub use card::{Artifact, Grave, Held, Tally, slip};
pub use change::{Change, Shell, Until, Watch, What};
pub use job::{Cause, Fight, Job, Task};
pub use player::Player;
use rulewright_engine::event::EventId;
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::side::{BySide, Side};
pub use unit::{Serial, Unit, Who, mark};

/// No card.
pub const NO_CARD: CardId = CardId(u16::MAX);
/// No ability.
pub const NO_ABILITY: AbilityId = AbilityId(u16::MAX);
/// The most units: one a tile.
pub const MAX_UNITS: usize = super::board::TILES;
/// The most cards a hand holds (`duelyst:keyword.draw.3`).
pub const MAX_HAND: usize = 6;
/// The most cards a deck holds (`duelyst:house.table.1`).
pub const MAX_DECK: usize = 60;
/// The most cards a graveyard keeps (`duelyst:house.table.1`).
pub const MAX_GRAVE: usize = 96;
/// The most changes that lie on units at once.
pub const MAX_CHANGES: usize = 160;
/// The most cards of a turn that are remembered.
pub const MAX_PLAYED: usize = 12;
/// The most different Mechs that are counted: there are no more.
pub const MAX_SUMMONED: usize = 20;
/// The most effects that wait at once.
pub const MAX_JOBS: usize = 64;
/// The most lasting effects that are no unit's.
pub const MAX_WATCHES: usize = 16;
/// The most targets one effect is given.
pub const MAX_CHOSEN: usize = 6;
/// `duelyst:card.general.3`: how many artifacts a General carries.
pub const MAX_ARTIFACTS: usize = 3;

/// Where the turn stands. What a stage sets off is done before the next one begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A side chooses which cards of its opening hand to replace (`duelyst:start.2`).
    Mulligan(Side),
    /// The main phase.
    Main,
    /// The end phase has begun: what happens at the end of the turn is set off.
    Ending,
    /// Shadow Creep harms.
    Creep,
    /// Units are exhausted, a card is drawn, what lasts for the turn ends.
    Resting,
    /// Eggs of the other side hatch.
    Hatching,
    /// The next turn begins: mana, activation.
    Beginning,
    /// Units grow.
    Growing,
    /// Buildings count down.
    Building,
    /// Wind Dervishes appear.
    Dervishes,
    /// What happens at the start of the turn is set off.
    Starting,
    /// Battle Pets act.
    Pets,
    /// The game is over.
    Over,
}

/// Which units have to be made anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stale {
    /// None.
    None,
    /// This one alone.
    One(Serial),
    /// All.
    All,
}

/// What the last layering found on the table, so that most questions need not go to every unit; `layers.rs` alone
/// renews it. It holds at least what is there: what has left the table since may still be in it.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Who has to be made anew: something they are made from has changed since they were made.
    pub stale: Stale,
    /// What abilities of units wait for: see `moments.rs`.
    pub hears: u32,
    /// What auras have a part in: see [`touch`](super::content::touch).
    pub touches: u8,
    /// Somebody may be about to die.
    pub dying: bool,
}

/// It follows from the rest of a state, and is no part of what a state is.
impl PartialEq for Found {
    fn eq(&self, _: &Found) -> bool {
        true
    }
}

impl Eq for Found {}

impl std::hash::Hash for Found {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Units on the board, in the order they entered it.
    pub units: Pile<Unit, MAX_UNITS>,
    /// Changes that lie on units, in the order they came.
    pub changes: Pile<Change, MAX_CHANGES>,
    /// The players.
    pub players: BySide<Player>,
    /// Effects that wait, the next one first (`duelyst:house.queue.1`).
    pub jobs: Pile<Job, MAX_JOBS>,
    /// Targets chosen so far for the next effect (`duelyst:house.choose.1`).
    pub chosen: Pile<Cell, MAX_CHOSEN>,
    /// Lasting effects that are no unit's.
    pub watches: Pile<Watch, MAX_WATCHES>,
    /// Tiles with a Mana Tile.
    pub mana: Squares,
    /// Tiles with Shadow Creep, by owner.
    pub creep: BySide<Squares>,
    /// Tiles of Hallowed Ground, by owner.
    pub hallowed: BySide<Squares>,
    /// The attack under way.
    pub fight: Option<Fight>,
    /// Whose turn it is.
    pub active: Side,
    /// Where the turn stands.
    pub stage: Stage,
    /// What the stages of the turn follow from: its beginning, its end, or the mulligan.
    pub since: EventId,
    /// Turns begun by both together.
    pub turn: u8,
    /// The number of the next unit.
    pub next: u16,
    /// Effects done since the last decision (`duelyst:house.queue.2`).
    pub done: u16,
    /// The spell that anybody cast last, and who.
    pub last_spell: Option<(Side, CardId)>,
    /// How it ended.
    pub outcome: Option<GameResult>,
    /// What the last layering found.
    pub found: Found,
}

impl Default for State {
    fn default() -> Self {
        State {
            units: Pile::default(),
            changes: Pile::default(),
            players: BySide::default(),
            jobs: Pile::default(),
            chosen: Pile::default(),
            watches: Pile::default(),
            mana: Squares::NONE,
            creep: BySide::default(),
            hallowed: BySide::default(),
            fight: None,
            active: Side::P1,
            stage: Stage::Main,
            since: EventId::NONE,
            turn: 0,
            next: 0,
            done: 0,
            last_spell: None,
            outcome: None,
            found: Found { stale: Stale::All, hears: 0, touches: 0, dying: false },
        }
    }
}

impl State {
    /// The unit of a number, if it is on the board.
    #[inline]
    #[must_use]
    pub fn find(&self, id: Serial) -> Option<&Unit> {
        self.units.iter().find(|u| u.who.id == id)
    }

    /// The same, to change.
    #[inline]
    pub fn find_mut(&mut self, id: Serial) -> Option<&mut Unit> {
        self.units.iter_mut().find(|u| u.who.id == id)
    }

    /// Who stands on a tile.
    #[inline]
    #[must_use]
    pub fn on(&self, at: Cell) -> Option<&Unit> {
        self.units.iter().find(|u| u.at == at)
    }

    /// Units of a side, in the order they entered the board.
    #[inline]
    pub fn of(&self, side: Side) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.side == side)
    }

    /// The tiles where units of each side stand.
    #[inline]
    #[must_use]
    pub fn squares(&self) -> BySide<Squares> {
        let mut squares = BySide([Squares::NONE; 2]);
        self.units.iter().for_each(|u| squares[u.side].insert(u.at));
        squares
    }

    /// The tiles where anybody stands.
    #[inline]
    #[must_use]
    pub fn taken(&self) -> Squares {
        self.units.iter().map(|u| u.at).collect()
    }
}

const _: () = assert!(size_of::<State>() <= 8256, "a state stays small: search copies it all the time");
