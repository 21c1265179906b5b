//! Actions: every decision that a player can make.

use crate::content::board::Spot;
use crate::content::language::CardId;
use crate::state::{Aim, TableCardId, UnitId};
use rulewright_engine::print::pack;

/// One way to pay mana (`noxilia:cast.2`, `noxilia:cast.3`): who is engaged for it, and what is left in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bill {
    /// Producers, one bit each, in the order in which the rules count them.
    pub engage: u32,
    /// Mana left, four bits for each colour.
    pub left: u32,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Pass (`noxilia:action.pass.1`).
    Pass,
    /// Take the first step of a move, or the next one (`noxilia:action.move.1`, `noxilia:house.step.1`).
    Move(UnitId, Spot),
    /// Retreat (`noxilia:action.retreat.1`).
    Retreat(UnitId, Spot),
    /// Charge a unit, over a place or straight (`noxilia:action.charge.1`).
    Charge(UnitId, Spot, UnitId),
    /// Attack in melee (`noxilia:action.melee.1`).
    Attack(UnitId, UnitId),
    /// Shoot (`noxilia:action.ranged.1`).
    Shoot(UnitId, UnitId),
    /// Cast a spell (`noxilia:action.cast.1`).
    Cast(CardId, UnitId, Aim),
    /// Set a latent spell (`noxilia:spell.latent.1`).
    Set(CardId, UnitId, Aim),
    /// Play a unit, an event or an equipment.
    Play(CardId, Aim),
    /// Take equipment, after a step or without one (`noxilia:action.moveequip.1`).
    Equip(UnitId, Spot, TableCardId),
    /// Heal, after a step or without one (`noxilia:action.moveheal.1`).
    Heal(UnitId, Spot, UnitId),
    /// Purify, after a step or without one.
    Purify(UnitId, Spot, UnitId),
    /// Go adventuring (`noxilia:ability.adventure.1`).
    Adventure(UnitId),
    /// Put a starting unit somewhere (`noxilia:setup.4`, `noxilia:setup.5`).
    Deploy(CardId, Spot),
    /// Take the suggested line-up (`noxilia:house.suggest.1`).
    Suggested,
    /// Answer with this.
    Choose(Aim),
    /// Pay in this way (`noxilia:house.pay.1`).
    Pay(Bill),
    /// Answer with nothing, or no more.
    Decline,
}

impl Action {
    /// All of it in one number: [`Rules::key`](rulewright_engine::rules::Rules::key).
    #[inline]
    #[must_use]
    pub fn key(self) -> u64 {
        let none = [0; 3];
        match self {
            Action::Pass => pack(1, none, 0),
            Action::Move(unit, to) => pack(2, [unit.0, 0, 0], to.0),
            Action::Retreat(unit, to) => pack(3, [unit.0, 0, 0], to.0),
            Action::Charge(unit, over, target) => pack(4, [unit.0, target.0, 0], over.0),
            Action::Attack(unit, target) => pack(5, [unit.0, target.0, 0], 0),
            Action::Shoot(unit, target) => pack(6, [unit.0, target.0, 0], 0),
            Action::Equip(unit, over, item) => pack(7, [unit.0, item.0, 0], over.0),
            Action::Heal(unit, over, target) => pack(8, [unit.0, target.0, 0], over.0),
            Action::Purify(unit, over, target) => pack(9, [unit.0, target.0, 0], over.0),
            Action::Adventure(unit) => pack(10, [unit.0, 0, 0], 0),
            Action::Deploy(card, at) => pack(11, [card.0.into(), 0, 0], at.0),
            Action::Suggested => pack(12, none, 0),
            Action::Decline => pack(13, none, 0),
            Action::Pay(bill) => bill.key(14),
            Action::Cast(card, caster, aim) => aimed(15, card.0, caster.0, aim),
            Action::Set(card, caster, aim) => aimed(20, card.0, caster.0, aim),
            Action::Play(card, aim) => aimed(25, card.0, 0, aim),
            Action::Choose(aim) => aimed(30, 0, 0, aim),
        }
    }
}

/// The key of an action with an aim: five kinds, one for each kind of aim.
#[inline]
fn aimed(kind: u8, card: u8, unit: u16, aim: Aim) -> u64 {
    let (of_aim, at) = match aim {
        Aim::None => (0, 0),
        Aim::Unit(unit) => (1, unit.0),
        Aim::Place(spot) => (2, spot.0.into()),
        Aim::Card(card) => (3, card.0.into()),
        Aim::Item(item) => (4, item.0),
    };
    pack(kind + of_aim, [unit, at, 0], card)
}

impl Bill {
    #[inline]
    fn key(self, kind: u8) -> u64 {
        // There is no room for all of the seventh colour and thirty-two producers: it is laid over the last four of them.
        let [one, two, three, seventh] = self.left.to_le_bytes();
        let engage = self.engage ^ u32::from(seventh) << 28;
        pack(kind, [engage as u16, (engage >> 16) as u16, u16::from_le_bytes([one, two])], three)
    }
}

const _: () = assert!(size_of::<Action>() <= 12, "lists of actions are the hot path");
