//! Units: champions, relics and shrines on the board (`pox:gl.unit`).

use super::{MAX_ABILITIES, Order};
use crate::content::language::{AbilityId, Class, Kind, NO_RUNE, Printed, Race, RuneId, is};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;

/// A unit's number: units are numbered as they enter play, and no number comes twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId(pub u16);

impl UnitId {
    /// No unit.
    pub const NONE: UnitId = UnitId(u16::MAX);
}

impl Default for UnitId {
    fn default() -> Self {
        UnitId::NONE
    }
}

/// The macro types (`pox:9.1`, `pox:9.2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Form {
    /// Deployed by name from the dock, an avatar, or a shrine.
    #[default]
    Real,
    /// `pox:9.1.1`.
    Clone,
    /// `pox:9.2.1.1`.
    Summoned,
    /// `pox:9.2.1.2`.
    Illusion,
}

/// An ability as a unit has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Slot {
    /// Which.
    pub printed: Printed,
    /// When it was gained; printed ones when the unit entered.
    pub order: Order,
    /// Turns until it is ready.
    pub cooldown: u8,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where an ability comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Origin {
    /// The rune prints it.
    #[default]
    Printed,
    /// It was granted (`pox:7.1.1`).
    Granted,
    /// Equipment grants it (`pox:house.equipment.2`).
    Worn,
    /// It was removed for good (`pox:7.1.1`).
    Removed,
}

impl Slot {
    /// Its ability.
    #[inline]
    #[must_use]
    pub fn id(&self) -> AbilityId {
        self.printed.ability
    }

    /// Whether its unit has it.
    #[inline]
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.origin != Origin::Removed
    }
}

/// The half or the whole of a faction's bonus: what it takes off spell damage, and for how many points of attack damage it takes
/// one off; 0 where there is none (`pox:house.bonus.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bonus {
    /// Off spell damage.
    pub ironfist: u8,
    /// One off for so many points of attack damage.
    pub sundered: u8,
}

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Its number.
    pub id: UnitId,
    /// Its place in the universal array (`pox:gl.universal-array`).
    pub order: Order,
    /// The rune or token it is.
    pub is: RuneId,
    /// What kind of unit.
    pub kind: Kind,
    /// Its macro type.
    pub form: Form,
    /// Whose it is (`pox:gl.owned`).
    pub owner: Side,
    /// Who decides for it (`pox:gl.controlled`).
    pub side: Side,
    /// Its place in its owner's dock, or none.
    pub rune: u8,
    /// The count of units of its owner that came without a rune, when it came as one of them.
    pub serial: u8,
    /// Its uppermost tile.
    pub at: Cell,
    /// Tiles a side.
    pub size: u8,
    /// Its race.
    pub race: Race,
    /// Damage, without what its qualities add.
    pub damage: i16,
    /// HP.
    pub hp: i16,
    /// The most HP.
    pub most: i16,
    /// HP that a step still owes it (`pox:6.3`).
    pub owed: i16,
    /// AP.
    pub ap: u8,
    /// AP spent on hidden abilities since its controller's last Start of Turn (`pox:house.hidden.4`).
    pub unseen_ap: u8,
    /// Attacks in this turn (`pox:1.1`).
    pub attacks: u8,
    /// Speed.
    pub speed: u8,
    /// Minimum and maximum Range.
    pub range: (u8, u8),
    /// Defense.
    pub defense: u8,
    /// Its nora cost.
    pub nora: u8,
    /// Its faction bonus.
    pub bonus: Bonus,
    /// The equipment it wears, by its place in the dock of the one whose it is.
    pub worn: u8,
    /// Whose equipment that is: who has taken control of a champion may equip it.
    pub worn_of: Side,
    /// Which equipment that is.
    pub equipment: RuneId,
    /// Something happened to it: see [`mark`].
    pub marks: u8,
    /// Who dealt it attack damage last, in this step or event.
    pub slayer: UnitId,
    /// What its abilities and conditions make it: see [`is`].
    pub traits: u32,
    /// Its abilities, printed ones first.
    pub abilities: Pile<Slot, MAX_ABILITIES>,
    /// Which of them can be used, one bit each: of equals the first.
    pub usable: u16,
}

/// Something that happened to a unit, one bit each.
pub mod mark {
    /// A single-target spell of the opponent targeted it this turn (`pox:gl.trigger`).
    pub const SPELLED: u8 = 1;
    /// It is destroyed when the step ends.
    pub const DOOMED: u8 = 2;
    /// Immobile because it lost Flying over impassable terrain (`pox:8.1.2.2`).
    pub const STRANDED: u8 = 4;
    /// It is a shrine that became an avatar.
    pub const AVATAR: u8 = 8;
}

/// No place in a dock.
pub const NO_SLOT: u8 = u8::MAX;

impl Default for Unit {
    fn default() -> Self {
        Unit {
            id: UnitId::NONE,
            order: Order(0),
            is: NO_RUNE,
            kind: Kind::Champion,
            form: Form::Real,
            owner: Side::P1,
            side: Side::P1,
            rune: NO_SLOT,
            serial: 0,
            at: Cell::OFF,
            size: 1,
            race: Race::None,
            damage: 0,
            hp: 0,
            most: 0,
            owed: 0,
            ap: 0,
            unseen_ap: 0,
            attacks: 0,
            speed: 0,
            range: (0, 0),
            defense: 0,
            nora: 0,
            bonus: Bonus::default(),
            worn: NO_SLOT,
            worn_of: Side::P1,
            equipment: NO_RUNE,
            marks: 0,
            slayer: UnitId::NONE,
            traits: 0,
            usable: 0,
            abilities: Pile::default(),
        }
    }
}

impl Unit {
    /// Whether it is this: see [`is`].
    #[inline]
    #[must_use]
    pub fn is(&self, what: u32) -> bool {
        self.traits & what != 0
    }

    /// Whether this happened to it: see [`mark`].
    #[inline]
    #[must_use]
    pub fn is_marked(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// Whether it is a champion: an avatar is one.
    #[inline]
    #[must_use]
    pub fn is_champion(&self) -> bool {
        self.kind == Kind::Champion
    }

    /// Whether it flies.
    #[inline]
    #[must_use]
    pub fn flies(&self) -> bool {
        self.traits & (is::FLYING | is::GROUNDED) == is::FLYING
    }

    /// Whether it cannot be moved.
    #[inline]
    #[must_use]
    pub fn is_immobile(&self) -> bool {
        self.is(is::IMMOBILE) || self.is_marked(mark::STRANDED)
    }

    /// Whether a side sees nothing of it (`pox:5.0`).
    #[inline]
    #[must_use]
    pub fn is_hidden_from(&self, viewer: Side) -> bool {
        self.is(is::STEALTHED) && self.side != viewer
    }

    /// HP as changed so far in a step.
    #[inline]
    #[must_use]
    pub fn present_hp(&self) -> i16 {
        self.hp + self.owed
    }

    /// The runes that it is and that it wears, each with its owner and its place in that dock.
    #[must_use]
    pub fn runes(&self) -> [(Side, u8); 2] {
        [(self.owner, self.rune), (self.worn_of, self.worn)]
    }

    /// Its uppermost tile and its tiles a side.
    #[inline]
    #[must_use]
    pub fn base(&self) -> (Cell, u8) {
        (self.at, self.size)
    }

    /// The most AP that it can gain (`pox:house.ap.2`).
    #[inline]
    #[must_use]
    pub fn ap_cap(&self) -> u8 {
        self.speed + 3
    }

    /// Real in the sense of effects that ask for a real champion (`pox:9.1.1`).
    #[inline]
    #[must_use]
    pub fn is_real(&self) -> bool {
        matches!(self.form, Form::Real | Form::Clone)
    }

    /// A shrine or an avatar: what its owner must not lose (`pox:house.end.1`).
    #[must_use]
    pub fn is_heart(&self) -> bool {
        self.kind == Kind::Shrine || self.is_marked(mark::AVATAR)
    }

    /// The place of an ability among its own, if it has it.
    #[must_use]
    pub fn slot(&self, printed: Printed) -> Option<u8> {
        self.abilities.iter().position(|slot| slot.printed == printed && slot.is_there()).map(|at| at as u8)
    }

    /// The abilities of such a class, each once, with their places.
    pub fn distinct(&self, fits: impl Fn(Class) -> bool) -> impl Iterator<Item = (usize, &Slot)> {
        let there = self.abilities.iter().enumerate().filter(|(_, slot)| slot.is_there());
        let fitting = there.filter(move |(_, slot)| fits(slot.id().ability().class));
        fitting.filter(|(at, slot)| self.slot(slot.printed) == Some(*at as u8))
    }

    /// Finds out which abilities can be used, after they changed.
    pub fn find_usable(&mut self) {
        self.usable = self.distinct(|class| class != Class::Passive).fold(0, |all, (at, _)| all | 1 << at);
    }

    /// The abilities that can be used, each once.
    #[inline]
    pub fn usable(&self) -> impl Iterator<Item = &Slot> {
        let mut left = self.usable;
        std::iter::from_fn(move || {
            let slot = (left != 0).then(|| &self.abilities[left.trailing_zeros() as usize])?;
            left &= left - 1;
            Some(slot)
        })
    }

    /// Whether it has an ability of this kind, of whatever rank.
    #[must_use]
    pub fn has(&self, id: AbilityId) -> bool {
        self.abilities.iter().any(|slot| slot.id() == id && slot.is_there())
    }

    /// An ability more at the end; a unit that has no room for it stays as it is and answers `false`.
    pub fn gain(&mut self, slot: Slot) -> bool {
        self.abilities.len() < MAX_ABILITIES && self.abilities.push(slot)
    }

    /// The ability there is lost: what came later is gone, what is printed stays lost (`pox:7.1.1`).
    pub fn lose(&mut self, at: usize) {
        if self.abilities[at].origin == Origin::Printed {
            self.abilities[at].origin = Origin::Removed;
        } else {
            self.abilities.take(at);
        }
    }
}
