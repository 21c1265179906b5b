//! The End of Turn (`pox:6.3.1`, `pox:house.turn.3`, `pox:house.turn.4`) and the change of turns (`pox:6.3`).

use super::walk::Item;
use crate::chapters::damage::{Blow, is_outranked};
use crate::chapters::effects::Deed;
use crate::content::language::{Effect, Element, Object, Way, When, Whom, is};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{EVER, OWN_START, Order, Slot, State, Unit, UnitId, mark};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// The turn ends: End of Turn, Font Check, then the other player's Start of Turn.
    pub(crate) fn end_turn(&mut self) {
        covers!("pox:6.3", "pox:6.3.4");
        let side = self.s.active;
        let end = self.tell(rule!("pox:6.3.1"), Fact::TurnEnd { side });
        self.because(end, |resolver| {
            resolver.in_step(|resolver| resolver.walk_end(side));
            resolver.test_end();
            if resolver.s.outcome.is_none() {
                resolver.pass_turn(side);
            }
        });
    }

    /// Font Check and Start of Turn.
    fn pass_turn(&mut self, side: Side) {
        self.check_fonts();
        self.forget_turn();
        if self.s.turn >= self.rules.limit {
            return self.finish(None, rule!("pox:house.end.4"));
        }
        self.s.turn += 1;
        self.s.active = side.other();
        self.start_turn();
    }

    /// What is kept for one turn (`pox:gl.turn`).
    fn forget_turn(&mut self) {
        for unit in self.s.units.iter_mut() {
            unit.attacks = 0;
            unit.slayer = UnitId::NONE;
            unit.marks &= !mark::SPELLED;
        }
    }

    /// The array as it is when the step begins is walked once.
    fn walk_end(&mut self, side: Side) {
        covers!("pox:house.turn.3", "pox:house.turn.7");
        for (order, item) in self.array().iter() {
            match item {
                Item::Unit(id) => self.unit_at_end(*id, side),
                Item::Condition(_) => self.condition_at_end(*order, side),
                Item::Layer(_) => self.layer_at_end(*order),
                Item::Terrain(_) => self.terrain_at_end(*order),
                Item::None => {}
            }
        }
    }

    fn unit_at_end(&mut self, id: UnitId, side: Side) {
        let Some(unit) = self.s.find(id).copied() else { return };
        if unit.side != side || !unit.is(is::ENDS) {
            return;
        }
        for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
            let ability = slot.id().ability();
            if ability.when != When::OwnEnd || is_outranked(&unit, slot) {
                continue;
            }
            let hunts = ability.then.iter().any(|e| matches!(e, Effect::Shift { way: Way::TowardsNearest, .. }));
            if hunts {
                self.hunt(id, slot);
            } else if let Some(unit) = self.s.find(id).copied() {
                self.drain_or_mend(&unit, slot);
            }
        }
    }

    /// `pox:house.attack.5`: Manic chooses once, shifts until it is adjacent, and attacks that target alone.
    fn hunt(&mut self, id: UnitId, slot: &Slot) {
        covers!("pox:house.attack.5");
        let Some(unit) = self.s.find(id).copied() else { return };
        // pox:3.2.2: a Large unit looks from its uppermost tile.
        let fits = |other: &Unit| other.is_champion() && other.side != unit.side;
        let Some(target) = self.rules.nearest(self.s, unit.side, (unit.at, 1), unit.order, &fits) else { return };
        let deed = Deed { target, ..Deed::of(&unit, slot.printed, rule!("pox:6.3.1")) };
        for effect in slot.id().ability().then.iter() {
            match effect {
                Effect::FreeAttack(_) if self.is_beside(id, target) => self.free_attack(id, target),
                Effect::Shift { .. } => self.effect(&deed, effect),
                _ => {}
            }
        }
    }

    fn is_beside(&self, a: UnitId, b: UnitId) -> bool {
        let (Some(a), Some(b)) = (self.s.find(a), self.s.find(b)) else { return false };
        self.rules.map.apart(a.base(), b.base()) == 1
    }

    /// Life taken and HP regained at the end of a turn: what heals the user only if somebody was found.
    fn drain_or_mend(&mut self, unit: &Unit, slot: &Slot) {
        let deed = Deed::of(unit, slot.printed, rule!("pox:6.3.1"));
        let then = &slot.id().ability().then;
        let mut found = true;
        for effect in then.iter() {
            match effect {
                Effect::LoseLife { to, .. } => found = !self.whom(&deed, *to).is_empty(),
                Effect::Heal { to: Whom::User, .. } if !found => continue,
                _ => {}
            }
            self.effect(&deed, effect);
        }
    }

    /// A condition acts first; then its count of turns drops.
    fn condition_at_end(&mut self, order: Order, side: Side) {
        covers!("pox:house.turn.4");
        let Some(condition) = self.s.conditions.iter().find(|condition| condition.order == order).copied() else {
            return;
        };
        let Some(unit) = self.s.find(condition.on).copied() else { return };
        let row = condition.is.condition();
        if row.when == When::OwnEnd && unit.side == side {
            for effect in row.then.iter() {
                self.condition_acts(&unit, condition.value, order, effect);
            }
        }
        let Some(condition) = self.s.conditions.iter_mut().find(|condition| condition.order == order) else { return };
        if condition.turns == EVER || condition.turns == OWN_START {
            return;
        }
        condition.turns -= 1;
        if condition.turns == 0 {
            self.end_condition(order);
        }
    }

    fn condition_acts(&mut self, unit: &Unit, value: u8, order: Order, effect: &Effect) {
        match *effect {
            Effect::Damage { element, .. } => {
                covers!("pox:gl.dot");
                let element = element.unwrap_or(Element::Physical);
                let blow = Blow::effect(element, rule!("pox:gl.dot"), value.into());
                self.deal(unit.id, &blow);
            }
            Effect::GainDamage(_, by) => self.gain_damage(unit.id, by.into(), rule!("pox:7.1")),
            Effect::Wane(by) => self.wane(order, by),
            _ => {}
        }
    }

    fn layer_at_end(&mut self, order: Order) {
        let Some(layer) = self.s.layers.iter_mut().find(|layer| layer.order == order) else { return };
        layer.turns -= 1;
        let (object, at, side, turns): (Object, _, _, _) = (layer.is, layer.at, layer.side, layer.turns);
        if turns == 0 {
            self.take_layer(order);
            self.tell(rule!("pox:8.1.3"), Fact::Fade { object, at, side });
        }
    }

    fn terrain_at_end(&mut self, order: Order) {
        let Some(at) = self.s.changes.iter().position(|change| change.order == order) else { return };
        self.s.changes[at].turns -= 1;
        if self.s.changes[at].turns == 0 {
            let gone = self.s.changes.take(at);
            self.rules.lay_terrain(self.s);
            let ground = self.rules.ground(self.s, gone.at);
            self.tell(rule!("pox:8.1.1"), Fact::Ground { at: gone.at, ground, lasts: false });
        }
    }
}
