//! Conditions that something else gives all the time (`pox:7.2.1`): they follow from the table and are not kept.

use crate::Pox;
use crate::content::language::{ConditionId, Effect, Gift, Group, Kind, NO_RUNE, Spread, is};
use crate::state::{Order, State, Unit, UnitId};

impl Pox {
    /// What a unit is now, after its abilities or conditions changed.
    pub(crate) fn refresh_unit(&self, s: &mut State, id: UnitId) {
        let conditions = s.conditions_of(id).fold(0, |all, condition| all | condition.is.condition().is);
        if let Some(unit) = s.find_mut(id) {
            let there = unit.abilities.iter().filter(|slot| slot.is_there());
            let abilities = there.fold(unit.is.rune().is, |all, slot| all | slot.id().ability().is);
            unit.traits = abilities | conditions;
            unit.find_usable();
        }
    }

    /// Each condition that a unit has because of something else, once, with its place in the array.
    pub(crate) fn each_constant(&self, s: &State, unit: &Unit, each: &mut dyn FnMut(ConditionId, Order)) {
        if !unit.is_champion() {
            return;
        }
        if unit.equipment != NO_RUNE {
            for gift in unit.equipment.rune().grants.iter() {
                if let Gift::Condition(id) = gift {
                    each(*id, unit.order);
                }
            }
        }
        let mut given = 0u64;
        for giver in s.units.iter().filter(|giver| giver.is(is::AURA)) {
            let own = (giver.kind == Kind::Relic).then(|| giver.is.rune().then);
            let by_abilities =
                giver.abilities.iter().filter(|slot| slot.is_there()).map(|slot| slot.id().ability().then);
            for effect in own.into_iter().chain(by_abilities).flat_map(|then| then.0.iter()) {
                if let Effect::Constant(id, spread) = effect
                    && given >> id.0 & 1 == 0
                    && self.reaches(*spread, giver, unit)
                    && !(unit.is(is::BRAVE) && id.condition().sign == crate::content::language::Sign::Negative)
                {
                    given |= 1 << id.0;
                    each(*id, giver.order);
                }
            }
        }
    }

    /// Whether what one unit has all the time reaches another.
    pub(crate) fn reaches(&self, spread: Spread, from: &Unit, to: &Unit) -> bool {
        match spread {
            Spread::Bearer => from.id == to.id,
            Spread::Near(radius, group) => {
                self.is_of(group, from, to) && self.map.apart(from.base(), to.base()) <= radius
            }
            Spread::All(group) => self.is_of(group, from, to),
        }
    }

    /// Whether a unit is of a group, as another one sees it (`pox:house.target.3`).
    pub(crate) fn is_of(&self, group: Group, from: &Unit, to: &Unit) -> bool {
        match group {
            Group::Units => true,
            Group::OtherUnits => to.id != from.id,
            Group::Champions => to.is_champion(),
            Group::FriendlyChampions => to.is_champion() && to.side == from.side,
            Group::OtherFriendlyChampions => to.is_champion() && to.side == from.side && to.id != from.id,
            Group::OpposingChampions => to.is_champion() && to.side != from.side,
        }
    }
}
