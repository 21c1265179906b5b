//! A unit: a hero, an ordered ally or a neutral unit.

use crate::content::language::{ActionType, CharacterId, Gear, ItemId, Kind, Orders, SkillId, Status};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;
use rulewright_engine::side::Side;

/// A unit, by its place in the roster (`journal:house.words.3`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId(pub u8);

impl UnitId {
    /// No unit.
    pub const NONE: UnitId = UnitId(u8::MAX);

    /// For indexing.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Default for UnitId {
    fn default() -> Self {
        UnitId::NONE
    }
}

/// The most skills of a unit.
pub const MAX_SKILLS: usize = 10;

/// The number of different statuses.
pub const MAX_STATUSES: usize = 13;

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Place {
    /// On its panel.
    #[default]
    Board,
    /// In a carrier (`journal:gear.body.capacity`).
    Carried(UnitId),
    /// Not placed yet, or a drop that has not come.
    Waiting,
    /// Defeated.
    Fallen,
}

/// A status of a unit, and for how long.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Held {
    /// The status.
    pub is: Status,
    /// Its duration.
    pub lasts: i8,
}

/// What a unit has done, one bit each.
pub mod mark {
    /// It has left a panel this round (`journal:house.number.2`).
    pub const MOVED: u8 = 1;
    /// It may leave the mud that it stands on (`journal:house.move.2`).
    pub const FREED: u8 = 1 << 1;
    /// It has followed the law this round (`journal:law.2`).
    pub const LAWFUL: u8 = 1 << 2;
}

/// A unit. Units stay where they are in the roster, defeated ones too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Unit {
    /// The character that it is.
    pub is: CharacterId,
    /// Its side.
    pub side: Side,
    /// Where it is.
    pub place: Place,
    /// Its panel, if it has one.
    pub at: Cell,
    /// HP left.
    pub hp: u8,
    /// MP left.
    pub mp: u8,
    /// Weapon 1 and weapon 2.
    pub weapons: [ItemId; 2],
    /// Its armour.
    pub armour: ItemId,
    /// Its helm.
    pub helm: ItemId,
    /// What it wears on its feet.
    pub foot: ItemId,
    /// Its gear with its levels, by slot; level 0 is none.
    pub gear: [(Gear, u8); 4],
    /// Its skills with their levels, in printed order.
    pub skills: Pile<(SkillId, u8), MAX_SKILLS>,
    /// Which of them have been used this round, one bit each.
    pub used: u16,
    /// Its statuses, the oldest first.
    pub statuses: Pile<Held, MAX_STATUSES>,
    /// The attacks made on it this round (`journal:flanking.1`).
    pub attacks: u8,
    /// The actions that it has left this round.
    pub left: u8,
    /// What it has done, one bit each of [`mark`].
    pub marks: u8,
    /// What its next attack adds as second skill (`journal:trigger.movement`).
    pub stride: u8,
    /// Its order.
    pub orders: Orders,
    /// The hero who told it.
    pub orderer: UnitId,
    /// The unit that its order names.
    pub focus: UnitId,
    /// Experience points in all.
    pub xp: u16,
    /// How it acts, if it is neutral.
    pub acts: ActionType,
    /// Where it came from, if it is neutral.
    pub spawn: Cell,
    /// Its last attacker, if it is neutral.
    pub attacker: UnitId,
}

impl Unit {
    /// A character as printed, with full HP and MP.
    #[must_use]
    pub fn printed(is: CharacterId, side: Side) -> Unit {
        let row = is.character();
        let mut unit = Unit {
            is,
            side,
            place: Place::Waiting,
            hp: row.hp,
            mp: row.mp,
            weapons: row.weapons,
            armour: row.armour,
            helm: row.helm,
            foot: row.foot,
            skills: row.skills.iter().copied().collect(),
            orders: row.orders,
            ..Unit::default()
        };
        for (gear, level) in row.gear.iter() {
            unit.gear[gear.slot()] = (*gear, *level);
        }
        unit
    }

    /// What kind of unit it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.is.character().kind
    }

    /// Whether it is a hero.
    #[must_use]
    pub fn is_hero(&self) -> bool {
        self.kind() == Kind::Hero
    }

    /// Whether it belongs to nobody.
    #[must_use]
    pub fn is_neutral(&self) -> bool {
        self.side == Side::NEUTRAL
    }

    /// Whether it stands on a panel.
    #[inline]
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.place == Place::Board
    }

    /// Whether it is in the battle: on a panel, or in a carrier.
    #[must_use]
    pub fn is_in(&self) -> bool {
        matches!(self.place, Place::Board | Place::Carried(_))
    }

    /// The level of a piece of gear, 0 if it has none.
    #[must_use]
    pub fn gear(&self, gear: Gear) -> u8 {
        let (is, level) = self.gear[gear.slot()];
        if is == gear { level } else { 0 }
    }

    /// Whether its player chooses its actions: heroes, and units with Control. A neutral unit has no player.
    #[must_use]
    pub fn chooses(&self) -> bool {
        covers!("journal:gear.final.control");
        self.is_hero() || (!self.is_neutral() && self.gear(Gear::Control) > 0)
    }

    /// Its level of a skill, if it has it.
    #[must_use]
    pub fn level(&self, skill: SkillId) -> Option<u8> {
        self.skills.iter().find(|(is, _)| *is == skill).map(|(_, level)| *level)
    }

    /// Whether it has used a skill this round.
    #[must_use]
    pub fn has_used(&self, skill: SkillId) -> bool {
        let at = self.skills.iter().position(|(is, _)| *is == skill);
        at.is_some_and(|at| self.used >> at & 1 == 1)
    }

    /// Notes that it has used a skill this round.
    pub fn use_up(&mut self, skill: SkillId) {
        if let Some(at) = self.skills.iter().position(|(is, _)| *is == skill) {
            self.used |= 1 << at;
        }
    }

    /// Whether it has a status.
    #[inline]
    #[must_use]
    pub fn has(&self, status: Status) -> bool {
        self.statuses.iter().any(|held| held.is == status)
    }

    /// Whether a mark is on it.
    #[must_use]
    pub fn is_marked(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// The weapons that it has, with their slots.
    pub fn arms(&self) -> impl Iterator<Item = (u8, ItemId)> + '_ {
        (0..).zip(self.weapons).filter(|(_, item)| item.is_some())
    }

    /// Its full HP.
    #[must_use]
    pub fn full_hp(&self) -> u8 {
        self.is.character().hp
    }

    /// Its full MP.
    #[must_use]
    pub fn full_mp(&self) -> u8 {
        self.is.character().mp
    }
}
