//! All that changes in play: flat, and copied in nanoseconds.

mod deck;
mod frame;
mod unit;

pub use deck::{CARDS, Card, Deck, Suit};
pub use frame::{Aim, Attack, Frame, MAX_ROUTE, Means, Question, RoundStep, Route, Step, Walk};
pub use unit::{Held, MAX_SKILLS, MAX_STATUSES, Place, Unit, UnitId, mark};

use crate::content::language::{Bonus, Condition, Door, Element, Energy, Gear, ItemId, Period, SkillId, Trigger};
use crate::content::map::Panels;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::frames::Frames;
use rulewright_engine::side::{BySide, Side};

/// The most units of a battle.
pub const MAX_UNITS: usize = 20;
/// The most seals, and the most doors, of a board.
pub const MAX_FEATURES: usize = 8;
/// The most items on the board when a position begins.
pub const MAX_ITEMS: usize = 8;
/// The most drop requests.
pub const MAX_REQUESTS: usize = 4;
/// The most territorial units.
pub const MAX_RINGS: usize = 4;
/// The most units that are inside rings of territorial units: a ring has 13 panels.
pub const MAX_INSIDE: usize = 13 * MAX_RINGS;
/// The most frames that wait for each other.
pub const MAX_FRAMES: usize = 8;
/// The most units that one attack knocks back.
pub const MAX_PUSHES: usize = 20;

/// What a drop brings (`journal:drop.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drop {
    /// An item.
    Item(ItemId),
    /// A hero of the party.
    Hero(UnitId),
}

impl Default for Drop {
    fn default() -> Self {
        Drop::Item(ItemId::NONE)
    }
}

/// A drop request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Request {
    /// Who may call it (`journal:drop.9`).
    pub holder: UnitId,
    /// What comes.
    pub drop: Drop,
}

/// A unit inside the ring of a territorial unit, and since when (`journal:neutral.territorial`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Inside {
    /// The territorial unit.
    pub ring: UnitId,
    /// Who is inside.
    pub unit: UnitId,
    /// The moment of its entry.
    pub since: u16,
}

/// A drawn initiative, and the unit's place in the order of the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Initiative {
    /// Who.
    pub unit: UnitId,
    /// Its card.
    pub card: Card,
    /// Card plus twice the speed.
    pub value: u8,
    /// The card by which its last tie was broken.
    pub tie: Card,
}

/// A knockback that waits for step 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pushed {
    /// Who is knocked back.
    pub unit: UnitId,
    /// Where to.
    pub heading: Heading,
    /// How far.
    pub panels: u8,
}

/// A protection of this action (`journal:house.skill.3`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cover {
    /// Who is protected.
    pub unit: UnitId,
    /// By which skill.
    pub skill: SkillId,
    /// What it adds to Defence Value.
    pub bonus: i8,
}

/// What has to be kept while one action lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deed {
    /// Who acts.
    pub unit: UnitId,
    /// An immediate skill was used at step 1.
    pub before: bool,
    /// A preflex was used.
    pub preflex: bool,
    /// A reflex was used, by side.
    pub reflex: BySide<bool>,
    /// It succeeded (`journal:xp.1`).
    pub occurred: bool,
    /// A card of it was a joker (`journal:xp.2`).
    pub joker: bool,
    /// Its user made a close-combat attack (`journal:trigger.close-combat`).
    pub close: bool,
    /// What the user's attacks have more (`journal:house.skill.4`).
    pub boost: i8,
    /// The HP that the user loses after step 8.
    pub toll: u8,
    /// An attack is between its steps 2 and 8.
    pub attacking: bool,
    /// What each unit has taken from the environment (`journal:house.action.5`).
    pub taken: [u8; MAX_UNITS],
    /// Who is protected.
    pub covers: Pile<Cover, 2>,
    /// Who is knocked back at step 8.
    pub pushes: Pile<Pushed, MAX_PUSHES>,
    /// Whose triggers knock back at step 8, one bit each.
    pub stances: u32,
}

/// What changes in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// The units, in roster order (`journal:house.words.3`).
    pub units: Pile<Unit, MAX_UNITS>,
    /// The deck.
    pub deck: Deck,
    /// Side A.
    pub first: Side,
    /// The round; 0 before the first.
    pub round: u8,
    /// The round after which the battle ends (`journal:house.win.2`).
    pub limit: u8,
    /// MP in the environment.
    pub environment: u8,
    /// The field condition.
    pub condition: Condition,
    /// The energy condition.
    pub energy: Energy,
    /// The period.
    pub period: Period,
    /// The trigger that the law names.
    pub law: Trigger,
    /// The element, if it names Element.
    pub element: Element,
    /// What following it brings.
    pub bonus: Bonus,
    /// Who owns the seals; nobody's are neutral.
    pub seals: Pile<(Cell, Side), MAX_FEATURES>,
    /// How the doors are.
    pub doors: Pile<(Cell, Door), MAX_FEATURES>,
    /// Relics that were placed.
    pub relics: Panels,
    /// Items on the board.
    pub items: Pile<(Cell, ItemId), { MAX_ITEMS + MAX_REQUESTS }>,
    /// The drop requests that are still to come.
    pub requests: Pile<Request, MAX_REQUESTS>,
    /// The order of the round.
    pub order: Pile<Initiative, MAX_UNITS>,
    /// How many of it have had their chance in this pass.
    pub turn: u8,
    /// The pass.
    pub pass: u8,
    /// The action under way.
    pub deed: Deed,
    /// What is half done.
    pub frames: Frames<Frame, MAX_FRAMES>,
    /// Who is inside the rings of territorial units.
    pub inside: Pile<Inside, MAX_INSIDE>,
    /// The moments of entries so far.
    pub moment: u16,
    /// Who is asked what: kept, because it takes a while to find out.
    pub asked: Option<(Side, Question)>,
    /// How it ended.
    pub outcome: Option<GameResult>,
}

impl State {
    /// A unit. The number is one of this battle's.
    #[inline]
    #[must_use]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    /// The same, to be changed.
    #[inline]
    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[id.index()]
    }

    /// A unit, if there is one of this number.
    #[must_use]
    pub fn find(&self, id: UnitId) -> Option<&Unit> {
        self.units.get(id.index())
    }

    /// The units with their numbers, in roster order.
    pub fn numbered(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        (0..).map(UnitId).zip(self.units.iter())
    }

    /// Those that stand on panels.
    pub fn standing(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.numbered().filter(|(_, unit)| unit.is_on())
    }

    /// Who stands on a panel.
    #[inline]
    #[must_use]
    pub fn on(&self, at: Cell) -> Option<UnitId> {
        let found = self.units.iter().position(|unit| unit.at == at && unit.is_on())?;
        Some(UnitId(found as u8))
    }

    /// The panels that are taken.
    #[must_use]
    pub fn taken(&self) -> Panels {
        self.units.iter().filter(|unit| unit.is_on()).map(|unit| unit.at).collect()
    }

    /// Whether two different units are of one side (`journal:house.words.1`). Neutral units have no friends.
    #[inline]
    #[must_use]
    pub fn are_friends(&self, a: UnitId, b: UnitId) -> bool {
        let (side, other) = (self.unit(a).side, self.unit(b).side);
        a != b && side == other && side != Side::NEUTRAL
    }

    /// Whether two units are enemies: of different sides, or one of them neutral.
    #[inline]
    #[must_use]
    pub fn are_enemies(&self, a: UnitId, b: UnitId) -> bool {
        a != b && !self.are_friends(a, b)
    }

    /// How the door of a panel is, if it has one.
    #[must_use]
    pub fn door(&self, at: Cell) -> Option<Door> {
        self.doors.iter().find(|(cell, _)| *cell == at).map(|(_, door)| *door)
    }

    /// Who owns the seal of a panel, if it has one.
    #[must_use]
    pub fn seal(&self, at: Cell) -> Option<Side> {
        self.seals.iter().find(|(cell, _)| *cell == at).map(|(_, side)| *side)
    }

    /// The doors that bar the way.
    #[must_use]
    pub fn shut(&self) -> Panels {
        self.doors.iter().filter(|(_, door)| *door != Door::Open).map(|(cell, _)| *cell).collect()
    }

    /// The characters that a carrier holds.
    pub fn carried(&self, carrier: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.numbered().filter(move |(_, unit)| unit.place == Place::Carried(carrier)).map(|(id, _)| id)
    }

    /// The room that a carrier has left.
    #[must_use]
    pub fn room(&self, carrier: UnitId) -> usize {
        usize::from(self.unit(carrier).gear(Gear::Capacity)).saturating_sub(self.carried(carrier).count())
    }

    /// The panel where a unit is looked for: its own, or that of its carrier (`journal:house.order.2`).
    #[must_use]
    pub fn whereabouts(&self, id: UnitId) -> Cell {
        match self.unit(id).place {
            Place::Carried(carrier) => self.unit(carrier).at,
            _ => self.unit(id).at,
        }
    }

    /// The first hero of a side in the battle, in roster order.
    #[must_use]
    pub fn first_hero(&self, side: Side) -> UnitId {
        let found = self.numbered().find(|(_, unit)| unit.side == side && unit.is_hero() && unit.is_in());
        found.map_or(UnitId::NONE, |(id, _)| id)
    }
}

/// The bit of a unit in a set.
#[must_use]
pub fn bit(id: UnitId) -> u32 {
    1 << id.0
}
