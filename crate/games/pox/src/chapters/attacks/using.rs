//! Using an ability, attacks included: whether it may be used, its price, and what comes before its effects.

use crate::Pox;
use crate::action::Aim;
use crate::chapters::effects::Deed;
use crate::content::language::{Class, Printed, is};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Form, Slot, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Pox {
    /// Whether a unit can use an ability at all now.
    pub(crate) fn may_use(&self, unit: &Unit, printed: Printed) -> Check {
        covers!("pox:gl.activate");
        let slot = unit.abilities.iter().find(|slot| slot.printed == printed && slot.is_there());
        let none = || Refusal::new("no-such-ability", rule!("pox:7.1"));
        self.may_use_slot(unit, slot.ok_or_else(none)?)
    }

    /// The same, of an ability that it has.
    pub(crate) fn may_use_slot(&self, unit: &Unit, slot: &Slot) -> Check {
        let ability = slot.id().ability();
        ensure(ability.class != Class::Passive, "passive", rule!("pox:gl.activate"))?;
        if unit.is(is::CONFUSED) && ability.class != Class::Basic {
            return Err(Refusal::new("confused", rule!("pox:house.confused.1")));
        }
        if unit.is(is::PACIFIED) && ability.class.is_attack() {
            return Err(Refusal::new("pacified", rule!("pox:ex.2")));
        }
        if slot.cooldown > 0 {
            return Err(Refusal::new("on-cooldown", rule!("pox:house.cooldown.1")).with("turns", slot.cooldown));
        }
        let cost = self.cost(unit, slot.printed, ()).value as i16;
        if cost > i16::from(unit.ap) {
            let clause = if ability.class.is_attack() { rule!("pox:1.1") } else { rule!("pox:gl.activate") };
            return Err(Refusal::new("too-few-ap", clause).with("needs", cost).with("has", unit.ap));
        }
        Ok(())
    }

    /// Whether it can be aimed there.
    pub(crate) fn may_use_on(&self, s: &State, unit: &Unit, printed: Printed, aim: Aim) -> Check {
        self.may_use(unit, printed)?;
        self.may_aim(s, &self.aimer(unit, printed), aim)
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A unit uses an ability (`pox:house.attack.1` for attacks).
    pub(crate) fn use_ability(&mut self, id: UnitId, printed: Printed, aim: Aim) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let ability = printed.ability.ability();
        let mut deed = self.deed(&unit, printed, aim);
        let price = self.rules.cost(&unit, printed, self.log.trace());
        let cost = price.value as u8;
        self.pay(id, printed, cost);
        let target = aim.unit().map(|id| self.who(id));
        let to = if target.is_none() { deed.tile } else { Cell::OFF };
        let clause = match ability.class {
            Class::Basic => rule!("pox:1.2.1.1"),
            Class::ModifiedBasic => rule!("pox:1.2.1.3"),
            Class::NonBasic => rule!("pox:1.2.1.2"),
            Class::Aoe => rule!("pox:1.2.1.4"),
            _ => rule!("pox:gl.activate"),
        };
        deed.clause = clause;
        let used = self.tell_calc(clause, Fact::Use { unit: unit.who(), ability: printed, target, to, cost }, price);
        self.because(used, |resolver| {
            if !ability.hidden && !ability.keeps_stealth {
                resolver.reveal(id, rule!("pox:5.1.3"));
            }
            // pox:9.2.1.2: an illusion that does anything is gone, and nothing comes of it.
            if unit.form == Form::Illusion {
                return resolver.destroy(id, rule!("pox:9.2.1.2"));
            }
            resolver.aimed_at(&deed, ability.class.is_attack());
        });
    }

    /// What being aimed at sets off, then the effects themselves.
    fn aimed_at(&mut self, deed: &Deed, attack: bool) {
        if self.breaks_illusion(deed.target) {
            return;
        }
        self.answered(deed);
        if attack {
            if let Some(unit) = self.s.find_mut(deed.user) {
                unit.attacks = unit.attacks.saturating_add(1);
            }
            self.attack(deed);
        } else {
            self.effects(deed, &deed.printed.ability.ability().then);
            self.settle();
        }
    }

    /// `pox:9.2.1.2`: an illusion that is targeted is destroyed. Answers whether one was.
    pub(crate) fn breaks_illusion(&mut self, target: UnitId) -> bool {
        let illusion = self.s.find(target).is_some_and(|unit| unit.form == Form::Illusion);
        if illusion {
            self.destroy(target, rule!("pox:9.2.1.2"));
        }
        illusion
    }

    /// Abilities of a unit that answer when an opponent chooses it (`pox:house.target.2`).
    pub(crate) fn answered(&mut self, deed: &Deed) {
        use crate::content::language::When;
        let chosen = if deed.target == UnitId::NONE && deed.tile.is_on() && self.is_area(deed) {
            // Whoever stands on the centre (pox:1.2.1.4.1).
            let there = self.s.on(deed.tile, self.rules.map.grid.width);
            there.filter(|unit| !unit.is_hidden_from(deed.side)).copied()
        } else {
            self.s.find(deed.target).copied()
        };
        let Some(unit) = chosen.filter(|unit| unit.side != deed.side && unit.is(is::ANSWERS)) else { return };
        for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
            let ability = slot.id().ability();
            if ability.when == When::ChosenByOpponent {
                let answer =
                    self.tell(rule!("pox:house.target.2"), Fact::Answer { unit: unit.who(), ability: slot.printed });
                self.because(answer, |resolver| resolver.passive(unit.id, slot.printed, &ability.then));
            }
        }
    }

    fn is_area(&self, deed: &Deed) -> bool {
        !deed.is_spell() && deed.printed.ability.ability().class == Class::Aoe
    }

    /// AP and cooldown are spent when the action is committed (`pox:house.cooldown.2`).
    fn pay(&mut self, id: UnitId, printed: Printed, cost: u8) {
        covers!("pox:house.cooldown.2");
        let ability = printed.ability.ability();
        let Some(unit) = self.s.find_mut(id) else { return };
        unit.ap -= cost.min(unit.ap);
        if ability.hidden {
            unit.unseen_ap += cost;
        }
        if let Some(slot) = unit.abilities.iter_mut().find(|slot| slot.printed == printed && slot.is_there()) {
            slot.cooldown = ability.cooldown;
        }
    }

    /// What effects work with.
    fn deed(&self, unit: &Unit, printed: Printed, aim: Aim) -> Deed {
        covers!("pox:house.attack.3");
        let deed = aimed(Deed::of(unit, printed, rule!("pox:gl.activate")), aim);
        let distance = match self.s.find(deed.target) {
            Some(target) => self.rules.map.apart(unit.base(), target.base()),
            None if deed.tile.is_on() => self.rules.map.apart(unit.base(), (deed.tile, 1)),
            None => 0,
        };
        Deed { distance, ..deed }
    }
}

/// A deed with what was aimed at.
pub(crate) fn aimed(deed: Deed, aim: Aim) -> Deed {
    match aim {
        Aim::None => deed,
        Aim::Unit(target, tile) => Deed { target, tile, ..deed },
        Aim::Named(target, tile, named) => Deed { target, tile, named, ..deed },
        Aim::Beside(target, beside) => Deed { target, beside, ..deed },
        Aim::Tile(tile) | Aim::Column(tile) => Deed { tile, ..deed },
        Aim::Row(tile) => Deed { tile, row: true, ..deed },
    }
}
