//! Declaring an attack (`journal:action.2`, `journal:house.action.3`, `journal:house.action.4`).

use super::Blow;
use crate::Journal;
use crate::content::language::Gear;
use crate::fact::{Deeds, Fact};
use crate::resolver::Resolver;
use crate::state::{Aim, Means, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// Whether a unit may attack with a weapon.
    pub(crate) fn may_attack(&self, s: &State, id: UnitId, slot: u8, target: UnitId) -> Check {
        armed(s.unit(id), slot)?;
        self.may_name(s, s.unit(id).at, id, target)
    }

    /// Whether a unit may attack with a weapon by itself (`journal:gear.body.turrets`).
    pub(crate) fn may_use_turret(&self, s: &State, id: UnitId, slot: u8, target: UnitId) -> Check {
        ensure(s.unit(id).gear(Gear::Turrets) > 0, "no-turrets", rule!("journal:gear.body.turrets"))?;
        self.may_attack(s, id, slot, target)
    }

    /// Whether a single unit may be named as the target of an attack: a foe that is seen, however far.
    pub(crate) fn may_name(&self, s: &State, from: Cell, by: UnitId, target: UnitId) -> Check {
        let there = s.find(target).filter(|unit| unit.is_on());
        let there = there.ok_or(Refusal::new("not-there", rule!("journal:house.action.4")))?;
        ensure(s.are_enemies(by, target), "no-foe", rule!("journal:house.action.4"))?;
        ensure(self.is_clear(s, from, there.at), "no-sight", rule!("journal:house.sight.1"))?;
        ensure(self.sees(s, from, target), "unseen", rule!("journal:fog.2"))
    }

    /// Whether a panel may be named as the target of an attack on an area: no unseen foe stands there.
    pub(crate) fn may_name_panel(&self, s: &State, blow: &Blow, at: Cell) -> Check {
        self.may_strike_panel(s, blow, at)?;
        let unseen = s.on(at).is_some_and(|id| s.are_enemies(blow.by, id) && !self.sees(s, blow.stands(s), id));
        ensure(!unseen, "unseen", rule!("journal:house.action.4"))
    }

    /// Whether a panel is in range and sight of an attack on an area.
    pub(crate) fn may_strike_panel(&self, s: &State, blow: &Blow, at: Cell) -> Check {
        let from = blow.stands(s);
        ensure(self.map.grid.all.has(at), "off-board", rule!("journal:convention.1"))?;
        ensure(!self.map.walls.has(at), "wall", rule!("journal:house.action.4"))?;
        ensure(self.is_within(s, blow, from, at), "out-of-range", rule!("journal:house.action.3"))?;
        ensure(self.is_clear(s, from, at), "no-sight", rule!("journal:house.sight.1"))?;
        // Friends, seals, doors and the user's own panel are always seen (`journal:house.sight.2`).
        let friend = s.on(at).is_some_and(|id| s.are_friends(blow.by, id));
        let shown = friend || s.seal(at).is_some() || s.door(at).is_some();
        ensure(shown || self.sees_panel(s, from, at), "unseen", rule!("journal:fog.2"))
    }

    /// The foes that may be named from a panel, in roster order.
    pub(crate) fn nameable<'s>(&'s self, s: &'s State, from: Cell, by: UnitId) -> impl Iterator<Item = UnitId> + 's {
        s.standing().map(|(id, _)| id).filter(move |id| s.are_enemies(by, *id) && self.sees(s, from, *id))
    }
}

/// Whether a unit has a weapon in a slot.
fn armed(unit: &Unit, slot: u8) -> Check {
    let weapon = unit.weapons.get(usize::from(slot)).is_some_and(|item| item.is_some());
    ensure(weapon, "no-weapon", rule!("journal:house.basic.attack"))
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// An attack with a weapon is declared.
    pub(crate) fn declare_attack(&mut self, id: UnitId, means: Means, target: UnitId) {
        let to = self.s.unit(target).at;
        let clause = match means {
            Means::Turret(_) => rule!("journal:gear.body.turrets"),
            _ => rule!("journal:action.2"),
        };
        let declared = self.tell(clause, Fact::Declare { unit: id, deed: Deeds::Attack(means), target, to });
        self.because(declared, |resolver| resolver.begin_attack(id, means, Aim::Unit(target), None));
    }
}
