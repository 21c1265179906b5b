//! State: all that changes in play. Flat, small, copied in nanoseconds.

use super::content::{CardId, GUARD, Lasts};
use super::{Skirmish, board::Squares};
use rulewright_engine::covers;
use rulewright_engine::event::EventId;
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::side::{BySide, Side};

/// The most units a table holds: five a side in a game, more in a scenario.
pub const MAX_UNITS: usize = 12;
/// The most cards a hand holds; the rules stop at six.
pub const MAX_HAND: usize = 12;
/// The most cards a draw or discard pile holds.
pub const MAX_PILE: usize = 40;
/// The most cards that lie on the table at once: five statuses and Guard for every unit, and every card of both players.
pub const MAX_LAID: usize = 6 * MAX_UNITS + 2 * MAX_PILE;

/// A unit, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitId(pub u8);

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Its card, by place in the content.
    pub is: u8,
    /// Whose it is.
    pub side: Side,
    /// Where it stands; off the board before deployment and after defeat.
    pub at: Cell,
    /// Health left; 0 is defeated.
    pub hp: u8,
    /// Action points left this turn.
    pub ap: u8,
    /// Movement points left this turn.
    pub mp: u8,
    /// What it has used this turn, one bit each: see [`Use`].
    pub used: u8,
}

/// What can be used once a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A printed attack, by place.
    Attack(u8),
    /// A printed ability, by place.
    Ability(u8),
    /// The basic action Dash.
    Dash,
    /// The basic action Guard.
    Guard,
}

impl Use {
    /// Its bit.
    #[must_use]
    pub fn bit(self) -> u8 {
        match self {
            Use::Attack(n) => 1 << n,
            Use::Ability(n) => 16 << n,
            Use::Dash => 64,
            Use::Guard => 128,
        }
    }
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// In front of a unit.
    Unit(UnitId),
    /// In front of a player.
    Player(Side),
    /// On a square.
    Square(Cell),
}

/// A card lying on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// Which card.
    pub card: CardId,
    /// Who played it; statuses and Guard are nobody's.
    pub by: Option<Side>,
    /// Where it lies.
    pub place: Place,
    /// Counters on it.
    pub counters: u8,
    /// It has still to act in this turn's start.
    pub due: bool,
}

impl Default for Laid {
    fn default() -> Self {
        Laid { card: GUARD, by: None, place: Place::Square(Cell::OFF), counters: 0, due: false }
    }
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Warbands and first player are being settled.
    SetUp,
    /// Units are being placed.
    Deploy,
    /// A turn: its start, or its actions.
    Act,
    /// The game is over.
    Over,
}

/// A decision in the middle of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// Nothing is asked.
    None,
    /// This side lost the roll for the warband both want (`skirmish:house.setup.1`).
    Warband(Side),
    /// This side won the roll for who is first (`skirmish:house.setup.3`).
    First(Side),
    /// This unit burns (`skirmish:status.on-fire.1`).
    Burn(UnitId),
    /// The attacker may slide the target away (`skirmish:keyword.knock-back.1`), or towards itself
    /// (`skirmish:house.slide.1`), onto this square.
    Slide(Cell, bool),
    /// The acting player names allies (`skirmish:house.gain.2`).
    Allies(Rally),
}

/// Allies that still may gain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rally {
    /// Who rallies.
    pub unit: UnitId,
    /// How far, in squares.
    pub distance: u8,
    /// AP for each.
    pub ap: u8,
    /// MP for each.
    pub mp: u8,
    /// How many more.
    pub left: u8,
    /// Who has gained already, one bit each.
    pub chosen: u16,
}

/// No card.
pub const NO_CARD: CardId = CardId::MAX;
/// No printed attack.
pub const NO_ATTACK: u8 = u8::MAX;

/// What is being resolved: an attack, or a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Resolving {
    /// Who acts.
    pub unit: UnitId,
    /// On whom.
    pub target: UnitId,
    /// The card played, or [`NO_CARD`].
    pub card: CardId,
    /// The printed attack made, or [`NO_ATTACK`].
    pub attack: u8,
    /// How far it has come.
    pub stage: u8,
    /// Whether it is under way at all.
    pub active: bool,
    /// The event that played the card.
    pub played: EventId,
    /// The event whose consequences are being resolved: the attack, or the card where it is no attack.
    pub cause: EventId,
}

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The units, in roster order.
    pub units: Pile<Unit, MAX_UNITS>,
    /// Cards lying on the table, in the order they were laid.
    pub laid: Pile<Laid, MAX_LAID>,
    /// Hands.
    pub hand: BySide<Pile<CardId, MAX_HAND>>,
    /// Draw piles. Kept without order: a draw takes any card, which is what a shuffle is for.
    pub draw: BySide<Pile<CardId, MAX_PILE>>,
    /// Discard piles.
    pub discard: BySide<Pile<CardId, MAX_PILE>>,
    /// Warbands, by place in the content.
    pub warband: BySide<u8>,
    /// Victory points.
    pub victory: BySide<u8>,
    /// The round, from 1.
    pub round: u8,
    /// Who takes the first turn of a round.
    pub first: Side,
    /// Whose turn it is.
    pub active: Side,
    /// What is going on.
    pub phase: Phase,
    /// What is asked.
    pub pending: Pending,
    /// What is being resolved.
    pub resolving: Resolving,
    /// The unit whose turn start is being resolved, by roster; past the last when none is.
    pub upkeep: u8,
    /// The event by which the turn began, as long as its start is being resolved.
    pub turn: EventId,
    /// How it ended.
    pub outcome: Option<GameResult>,
}

const _: () = assert!(size_of::<State>() <= 2048, "a state stays small: search copies it all the time");

impl Default for Unit {
    fn default() -> Self {
        Unit { is: 0, side: Side::P1, at: Cell::OFF, hp: 0, ap: 0, mp: 0, used: 0 }
    }
}

impl Default for Resolving {
    fn default() -> Self {
        Resolving {
            unit: UnitId(0),
            target: UnitId(0),
            card: NO_CARD,
            attack: NO_ATTACK,
            stage: 0,
            active: false,
            played: EventId::NONE,
            cause: EventId::NONE,
        }
    }
}

impl Default for State {
    fn default() -> Self {
        State {
            units: Pile::default(),
            laid: Pile::default(),
            hand: BySide::default(),
            draw: BySide::default(),
            discard: BySide::default(),
            warband: BySide::default(),
            victory: BySide::default(),
            round: 1,
            first: Side::P1,
            active: Side::P1,
            phase: Phase::SetUp,
            pending: Pending::None,
            resolving: Resolving::default(),
            upkeep: u8::MAX,
            turn: EventId::NONE,
            outcome: None,
        }
    }
}

impl State {
    /// A unit.
    #[inline]
    #[must_use]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id.0)]
    }

    /// A unit, to change.
    #[inline]
    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[usize::from(id.0)]
    }

    /// All units with their ids, defeated ones included.
    #[inline]
    pub fn roster(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.units.iter().enumerate().map(|(n, unit)| (UnitId(n as u8), unit))
    }

    /// Units on the board, of one side.
    #[inline]
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.roster().filter(move |(_, u)| u.side == side && u.at.is_on())
    }

    /// The squares where units of a side stand.
    #[inline]
    #[must_use]
    pub fn squares(&self, side: Side) -> Squares {
        self.standing(side).map(|(_, u)| u.at).collect()
    }

    /// The squares where units of each side stand.
    #[inline]
    #[must_use]
    pub fn all_squares(&self) -> BySide<Squares> {
        let mut squares = BySide([Squares::NONE; 2]);
        // Who is off the board stands nowhere, and nowhere is in no set.
        self.units.iter().for_each(|unit| squares[unit.side].insert(unit.at));
        squares
    }

    /// Who stands on a square.
    #[inline]
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<UnitId> {
        let found = self.units.iter().position(|u| u.at == cell).filter(|_| cell.is_on());
        found.map(|n| UnitId(n as u8))
    }

    /// Whether such a card lies there.
    #[inline]
    #[must_use]
    pub fn lies(&self, card: CardId, place: Place) -> bool {
        self.laid.iter().any(|l| l.card == card && l.place == place)
    }

    /// The squares such a card lies on.
    #[must_use]
    pub fn squares_under(&self, card: CardId) -> Squares {
        let on_square = |laid: &Laid| match laid.place {
            Place::Square(cell) if laid.card == card => Some(cell),
            _ => None,
        };
        self.laid.iter().filter_map(on_square).collect()
    }

    /// Cards in front of a unit, in the order they were laid.
    pub fn before(&self, unit: UnitId) -> impl Iterator<Item = &Laid> {
        self.laid.iter().filter(move |l| l.place == Place::Unit(unit))
    }
}

impl Skirmish {
    /// Whether a card's effects on what it covers reach a unit: its bearer, allies within a radius, every unit of a
    /// player, or whoever is near a square.
    #[inline]
    #[must_use]
    pub fn reaches(&self, state: &State, laid: &Laid, radius: u8, id: UnitId) -> bool {
        covers!("skirmish:house.zone.2");
        let unit = state.unit(id);
        match laid.place {
            Place::Unit(bearer) if bearer == id => true,
            Place::Unit(bearer) => {
                let bearer = state.unit(bearer);
                bearer.side == unit.side && self.board.area(bearer.at, radius).has(unit.at)
            }
            Place::Player(side) => side == unit.side,
            Place::Square(square) => self.board.area(square, radius).has(unit.at),
        }
    }

    /// Counters a card comes with.
    #[must_use]
    pub fn counters(&self, card: CardId) -> u8 {
        match self.content.cards[usize::from(card)].lasts {
            Lasts::Turns(n) | Lasts::Rounds(n) => n,
            Lasts::No | Lasts::Open | Lasts::NextTurn => 0,
        }
    }
}
