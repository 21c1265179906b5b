//! Units, docks and bonuses as they are when they are made.

use super::{Bonus, Dock, MAX_ABILITIES, MAX_RUNES, Origin, Place, RuneState, Slot, State, Unit, UnitId, mark};
use crate::content::data::AVATAR;
use crate::content::language::{Faction, RuneId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

impl Unit {
    /// A unit as its rune prints it: real, with full HP and without AP. [`State::put`] numbers it.
    #[must_use]
    pub fn of(is: RuneId, owner: Side, at: Cell) -> Unit {
        let rune = is.rune();
        let slot = |printed: &_| Slot { printed: *printed, ..Slot::default() };
        let by_abilities = rune.abilities.iter().map(|printed| printed.ability.ability().is);
        Unit {
            is,
            kind: rune.kind,
            owner,
            side: owner,
            at,
            size: rune.size.max(1),
            race: rune.race,
            damage: rune.damage.into(),
            hp: rune.hp.into(),
            most: rune.hp.into(),
            speed: rune.speed,
            range: rune.range,
            defense: rune.defense,
            nora: rune.nora,
            marks: if is == AVATAR { mark::AVATAR } else { 0 },
            traits: by_abilities.fold(rune.is, |all, bits| all | bits),
            abilities: rune.abilities.iter().map(slot).collect(),
            ..Unit::default()
        }
    }

    /// A new ability at the end, unless it has no room for one more.
    pub fn gain(&mut self, slot: Slot) -> bool {
        self.abilities.len() < MAX_ABILITIES && self.abilities.push(slot)
    }
}

impl State {
    /// A unit enters: it has the next number and the next place in the universal array, and so have its abilities.
    pub fn put(&mut self, mut unit: Unit) -> UnitId {
        unit.id = UnitId(self.next_unit);
        unit.order = self.take_order();
        self.next_unit = self.next_unit.saturating_add(1);
        let order = unit.order;
        let printed = unit.abilities.iter_mut().filter(|slot| slot.origin == Origin::Printed);
        printed.for_each(|slot| slot.order = order);
        let id = unit.id;
        self.units.push(unit);
        id
    }
}

impl Dock {
    /// These runes, of which none is revealed: the first is revealed first.
    #[must_use]
    pub fn of(runes: &[RuneId]) -> Dock {
        let runes = &runes[..runes.len().min(MAX_RUNES)];
        let state = |is: &RuneId| RuneState { is: *is, place: Place::Stack, known: false };
        Dock { runes: runes.iter().map(state).collect(), stack: (0..runes.len() as u8).rev().collect() }
    }

    /// Where among its equals a rune stands, from 1: the second Warbanner of the list is 2.
    #[must_use]
    pub fn copy(&self, at: u8) -> usize {
        let end = usize::from(at).min(self.runes.len().saturating_sub(1));
        let is = self.runes.get(end).map(|rune| rune.is);
        self.runes.iter().take(end + 1).filter(|rune| Some(rune.is) == is).count()
    }
}

impl Bonus {
    /// The bonus of a battlegroup (`pox:house.bonus.1`): all of a faction's for runes of one faction, half of both for two.
    #[must_use]
    pub fn of(runes: impl Iterator<Item = RuneId>) -> Bonus {
        let (mut ironfist, mut sundered) = (0, 0);
        for rune in runes {
            match rune.rune().faction {
                Faction::IronfistStronghold => ironfist += 1,
                Faction::SunderedLands => sundered += 1,
                Faction::None => {}
            }
        }
        match (ironfist, sundered) {
            (0, 0) => Bonus::default(),
            (_, 0) => Bonus { ironfist: 6, sundered: 0 },
            (0, _) => Bonus { ironfist: 0, sundered: 5 },
            _ => Bonus { ironfist: 3, sundered: 10 },
        }
    }
}
