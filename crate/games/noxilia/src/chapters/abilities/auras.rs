//! Auras and brotherhoods (`noxilia:ability.attack_aura.*`, `noxilia:ability.blood_brother.1`): melee that lasts for the turn.

use crate::content::abilities::{Key, prints};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// noxilia:ability.attack_aura.1; the zone remembers it (`noxilia:action.charge.5`).
    pub(crate) fn spread_aura(&mut self, id: UnitId) {
        let Some(bearer) = self.s.find(id).copied() else { return };
        let amount = self.rules.power(self.s, &bearer, Key::AttackAura).unwrap_or(0);
        let zone = &mut self.s.zones[bearer.at.n()].aura[bearer.side];
        *zone = (*zone).max(amount);
        for n in 0..self.s.units.len() {
            let unit = &mut self.s.units[n];
            covers!("noxilia:ability.attack_aura.2");
            if unit.at == bearer.at && unit.side == bearer.side && unit.aura < amount {
                unit.aura = amount;
                let id = unit.id;
                let unit = self.who(id);
                self.tell(rule!("noxilia:ability.attack_aura.1"), Fact::Aura { unit, amount });
            }
        }
    }

    /// noxilia:ability.blood_brother.1: those of its side that live on beside it.
    pub(crate) fn enrage(&mut self, dead: &Unit) {
        if !self.is_brother(dead) {
            return;
        }
        for n in 0..self.s.units.len() {
            let unit = self.s.units[n];
            if unit.at == dead.at && unit.side == dead.side && self.is_brother(&unit) && unit.life() > 0 {
                self.s.units[n].rage = unit.rage.saturating_add(2);
                self.s.units[n].worn = unit.worn.saturating_sub(1);
                let unit = self.who(unit.id);
                self.tell(rule!("noxilia:ability.blood_brother.1"), Fact::Rage { unit, amount: 2 });
            }
        }
    }

    fn is_brother(&self, unit: &Unit) -> bool {
        unit.is(mark::SHOWN) && prints(unit.card, Key::BloodBrother)
    }
}
