//! A list of effects, one after the other.

use super::Deed;
use crate::chapters::damage::Blow;
use crate::content::data::POSSESSED;
use crate::content::language::{Amount, Effect, Element, Lasts, List, Need, Object, Printed, Tiles, When, Whom};
use crate::content::map;
use crate::fact::{Fact, result};
use crate::resolver::Resolver;
use crate::state::{EVER, OWN_START, Origin, State, UnitId};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// Carries out effects in order.
    pub(crate) fn effects(&mut self, deed: &Deed, then: &'static List<Effect>) {
        covers!("pox:A.b", "pox:house.turn.6");
        for effect in then.iter() {
            self.effect(deed, effect);
        }
    }

    /// The passives of a unit that act at this moment, in printed order (`pox:gl.trigger`).
    pub(crate) fn set_off(&mut self, id: UnitId, when: When) {
        let Some(unit) = self.s.find(id).copied() else { return };
        for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
            let ability = slot.id().ability();
            if ability.when == when {
                self.passive(id, slot.printed, &ability.then);
            }
        }
    }

    /// A passive that acts by itself.
    pub(crate) fn passive(&mut self, id: UnitId, printed: Printed, then: &'static List<Effect>) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let deed = Deed::of(&unit, printed, rule!("pox:gl.trigger"));
        self.effects(&deed, then);
    }

    /// One effect.
    pub(crate) fn effect(&mut self, deed: &Deed, effect: &'static Effect) {
        match *effect {
            Effect::Damage { to, amount, element, defense, relics } => {
                let element = element.unwrap_or_else(|| self.element(deed));
                let blow = Blow { defense, relics: relics.into(), ..self.blow(deed, amount, element, to) };
                self.damage_all(deed, to, &blow);
            }
            Effect::LoseLife { to, amount, .. } => {
                let amount = self.amount(deed, amount);
                let clause = if deed.results == 0 { rule!("pox:2.2.2") } else { rule!("pox:2.2.2.1") };
                for id in self.whom(deed, to).iter() {
                    self.lose_life(*id, amount, clause);
                    self.settle();
                }
            }
            Effect::Heal { to, amount } => {
                let amount = self.amount(deed, amount);
                self.whom(deed, to).iter().for_each(|id| self.heal(*id, amount, deed.clause));
            }
            Effect::Ap { to, amount, over, needs } if meets(deed, needs) => {
                self.whom(deed, to).iter().for_each(|id| self.gain_ap(*id, amount.into(), over, deed.clause));
            }
            Effect::GainDamage(to, by) => {
                self.whom(deed, to).iter().for_each(|id| self.gain_damage(*id, by.into(), deed.clause));
            }
            Effect::Steal(most) => self.steal(deed.side, most),
            Effect::FreeAttack(_) => self.free_attack(deed.user, deed.target),
            Effect::Condition { to, is, value, lasts } => {
                let (value, turns) = (self.amount(deed, value).max(0) as u8, turns(lasts));
                for id in self.whom(deed, to).iter() {
                    match is {
                        POSSESSED => self.possess(*id, deed.side, turns),
                        _ => self.add_condition(*id, is, value, turns),
                    }
                }
            }
            Effect::Grant(ability, with) => self.grant(deed.target, Printed { ability, with }, Origin::Granted),
            Effect::Remove => self.remove_ability(deed.target, deed.named),
            Effect::Cleanse => self.cleanse(deed.target),
            Effect::Dispel => self.dispel(deed.target),
            Effect::Countdown => self.count_down(deed.user, deed.printed.ability),
            _ => self.effect_on_board(deed, effect),
        }
    }

    /// Effects that move, make or destroy something.
    fn effect_on_board(&mut self, deed: &Deed, effect: &'static Effect) {
        match *effect {
            Effect::Shift { to, amount, way } => {
                let tiles = self.amount(deed, amount).max(0) as u8;
                // The subset is fixed when the trigger begins (pox:3.1.2).
                self.whom(deed, to).iter().for_each(|id| self.shift(deed, *id, tiles, way));
            }
            Effect::Knockback { to, amount } => {
                let tiles = self.amount(deed, amount).max(0) as u8;
                let whom = self.whom(deed, to);
                let user = self.s.find(deed.user).filter(|_| !deed.is_spell());
                let source = user.map_or((deed.tile, 1), |user| user.base());
                self.knock_back(source, &whom, tiles);
            }
            Effect::Pull { amount, small, needs } if meets(deed, needs) => {
                let tiles = self.amount(deed, amount).max(0) as u8;
                if !small || self.s.find(deed.target).is_some_and(|unit| unit.size == 1 && unit.is_champion()) {
                    self.pull(deed, deed.target, tiles);
                }
            }
            Effect::Relocate => {
                if let Some(user) = self.s.find(deed.user) {
                    let star = user.base();
                    self.relocate(deed.target, star);
                }
            }
            Effect::Swap => self.swap(deed.user, deed.target),
            Effect::Recall => self.recall(deed.target),
            Effect::Destroy(to) => {
                self.whom(deed, to).iter().for_each(|id| self.destroy(*id, deed.clause));
            }
            Effect::Summon { unit, at } => {
                let at = if at == Tiles::Fallen { deed.beside } else { deed.tile };
                let rune = unit.unwrap_or(crate::content::language::RuneId(deed.printed.with));
                self.summon_or_meet(rune, deed.side, at);
            }
            Effect::Illusion => self.make_illusion(deed.user, deed.tile),
            Effect::Clone => self.make_clone(deed.target, deed.side, deed.beside),
            Effect::Place { object, at, rounds } => {
                let (own, turns) = (object != Object::NoraGlobe, rounds * 2);
                for tile in self.tiles(deed, object, at).iter() {
                    self.place(object, tile, if own { deed.side } else { Side::NEUTRAL }, turns);
                }
            }
            Effect::Terrain { ground, rounds } => self.lay_ground(deed.tile, ground, rounds * 2),
            _ => {}
        }
    }

    /// Damage to all of a group, one after the other; those gone meanwhile are skipped (`pox:house.turn.6`).
    fn damage_all(&mut self, deed: &Deed, to: Whom, blow: &Blow) {
        for id in self.whom(deed, to).iter() {
            if self.s.find(*id).is_none() {
                continue;
            }
            let dealt = self.deal(*id, blow);
            if blow.attack {
                self.blame(dealt.to, deed.user, dealt.amount);
                if dealt.amount > 0 {
                    let (unit, target) = (self.who(deed.user), self.who(dealt.to));
                    self.tell(rule!("pox:1.2.1.4"), Fact::Outcome { unit, target, results: result::DAMAGING });
                    self.after_area(deed, dealt.to, dealt.deflected);
                }
            }
            self.settle();
        }
    }

    /// The damage of an effect before its target is looked at.
    pub(crate) fn blow(&self, deed: &Deed, amount: Amount, element: Element, to: Whom) -> Blow {
        let ability = (!deed.is_spell() && deed.printed.ability.0 != u8::MAX).then(|| deed.printed.ability.ability());
        let attack = ability.is_some_and(|ability| ability.class.is_attack());
        Blow {
            base: self.amount(deed, amount),
            clause: if attack || deed.is_spell() { rule!("pox:2.1.1") } else { deed.clause },
            element,
            source: if deed.is_spell() || !attack { UnitId::NONE } else { deed.user },
            attack,
            aoe: attack && matches!(to, Whom::Area(..) | Whom::Near(..)),
            defense: false,
            spell: deed.is_spell(),
            life: false,
            distance: deed.distance,
            relics: 0,
        }
    }

    /// How much an amount is now.
    pub(crate) fn amount(&self, deed: &Deed, amount: Amount) -> i16 {
        let damage = || self.s.find(deed.user).map_or(0, |unit| self.rules.damage(self.s, unit));
        match amount {
            Amount::Just(n) => n.into(),
            Amount::Rank(times) => i16::from(times) * i16::from(deed.printed.with),
            Amount::Value => deed.value.into(),
            Amount::Damage(more) => damage() + i16::from(more),
            Amount::DamageBy(part) => damage() / i16::from(part.max(1)),
        }
    }

    /// The element of an attack: its own, or that of the first basic attack of its user.
    pub(crate) fn element(&self, deed: &Deed) -> Element {
        use crate::content::language::Parameter;
        if deed.printed.ability.ability().parameter == Parameter::Element {
            return deed.printed.element();
        }
        let basic = self.s.find(deed.user).and_then(crate::chapters::attacks::first_basic);
        basic.map_or(Element::Physical, |slot| match slot.id().ability().parameter {
            Parameter::Element => slot.printed.element(),
            _ => Element::Physical,
        })
    }

    /// The tiles that get an object.
    fn tiles(&self, deed: &Deed, object: Object, at: Tiles) -> map::Tiles {
        let map = &self.rules.map;
        let one = map::Tiles::one(deed.tile);
        let tiles = match at {
            Tiles::Chosen | Tiles::Fallen => one,
            Tiles::Within(radius) => map.within(one, radius),
            Tiles::Line => {
                let row = map.grid.beside(one);
                one | if deed.row { row } else { map.grid.over_and_under(one) }
            }
            Tiles::Beside => map.beside(one),
        };
        // pox:house.barrier.1: barriers need tiles without an object that their player sees.
        let taken = self.rules.taken(self.s, Some(deed.side), None) | map.solid;
        if object == Object::ForceBarrier { tiles & !taken } else { tiles }
    }
}

/// Whether what an effect needs was reached.
fn meets(deed: &Deed, needs: Need) -> bool {
    needs == Need::Nothing || deed.results & result::SUCCESSFUL != 0
}

/// So many turns, the one at hand included (`pox:gl.round`).
fn turns(lasts: Lasts) -> u8 {
    match lasts {
        Lasts::Turns(n) => n,
        Lasts::Rounds(n) => 2 * n,
        Lasts::OwnStart => OWN_START,
        Lasts::Value | Lasts::Ever => EVER,
    }
}
