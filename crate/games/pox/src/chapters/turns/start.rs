//! The Start of Turn (`pox:6.3.3`, `pox:house.turn.1`).

use super::walk::Item;
use crate::chapters::damage::is_outranked;
use crate::chapters::effects::Deed;
use crate::content::language::{Effect, Kind, List, When, is};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{OWN_START, Order, Place, Slot, State, Unit, UnitId, mark};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A player's turn begins.
    pub(crate) fn start_turn(&mut self) {
        covers!("pox:house.turn.1");
        let side = self.s.active;
        let start = self.tell(rule!("pox:6.3.3"), Fact::TurnStart { side, turn: self.s.turn });
        self.s.since = start;
        self.because(start, |resolver| {
            resolver.in_step(|resolver| {
                resolver.end_until_start(side);
                resolver.reveals(side);
                resolver.income(side);
                resolver.rest(side);
                resolver.cool_down(side);
                resolver.walk_start(side);
            });
            resolver.test_end();
        });
    }

    /// Conditions that last until this Start of Turn end first.
    fn end_until_start(&mut self, side: Side) {
        let ends = |c: &&crate::state::Condition| {
            c.turns == OWN_START && self.s.find(c.on).is_some_and(|unit| unit.side == side)
        };
        let orders: Pile<Order, 64> = self.s.conditions.iter().filter(ends).take(64).map(|c| c.order).collect();
        orders.iter().for_each(|order| self.end_condition(*order));
    }

    /// `pox:house.reveal.1`.
    fn reveals(&mut self, side: Side) {
        covers!("pox:house.reveal.2");
        let count = match self.s.turn {
            1 => 3,
            2 => 4,
            _ => 2,
        };
        for _ in 0..count {
            let Some(last) = self.s.docks[side].stack.len().checked_sub(1) else { return };
            let rune = self.s.docks[side].reveal(last);
            self.tell(rule!("pox:house.reveal.1"), Fact::Reveal { side, rune });
        }
    }

    /// `pox:house.ap.1`: champions gain AP.
    fn rest(&mut self, side: Side) {
        let ids: Pile<UnitId, 48> = self.s.champions(side).map(|unit| unit.id).collect();
        for id in ids.iter() {
            let Some(unit) = self.s.find_mut(*id) else { continue };
            unit.unseen_ap = 0;
            let speed = unit.speed;
            self.gain_ap(*id, speed.into(), false, rule!("pox:house.ap.1"));
        }
    }

    /// `pox:house.ap.2`: no gain goes beyond Speed + 3, unless it says so; none goes below 0.
    pub(crate) fn gain_ap(&mut self, id: UnitId, by: i16, over: bool, clause: Clause) {
        covers!("pox:house.ap.2");
        let Some(unit) = self.s.find_mut(id) else { return };
        if !unit.is_champion() {
            return;
        }
        let had = i16::from(unit.ap);
        let most = if over { i16::from(u8::MAX) } else { had.max(unit.ap_cap().into()) };
        let now = (had + by).clamp(0, most);
        unit.ap = now as u8;
        if now != had {
            let unit = unit.who();
            self.tell(clause, Fact::Ap { unit, amount: now - had });
        }
    }

    /// `pox:house.cooldown.1`: the cooldowns of a player's runes and of abilities of champions under control drop.
    fn cool_down(&mut self, side: Side) {
        let mut dropped = false;
        for rune in self.s.docks[side].runes.iter_mut() {
            if let Place::Cooldown(turns) = rune.place {
                rune.place = if turns <= 1 { Place::Ready } else { Place::Cooldown(turns - 1) };
                dropped = true;
            }
        }
        for unit in self.s.units.iter_mut().filter(|unit| unit.side == side) {
            for slot in unit.abilities.iter_mut().filter(|slot| slot.cooldown > 0) {
                slot.cooldown -= 1;
                dropped = true;
            }
        }
        if dropped {
            self.tell(rule!("pox:house.cooldown.1"), Fact::Cool { side });
        }
    }

    /// `pox:house.turn.2`: each entry of the array does what it does at the start of the turn.
    fn walk_start(&mut self, side: Side) {
        covers!("pox:house.turn.2");
        for (_, item) in self.array().iter() {
            let Item::Unit(id) = item else { continue };
            let Some(unit) = self.s.find(*id).copied() else { continue };
            self.stand_on_lava(&unit, side);
            if !unit.is(is::STARTS) {
                continue;
            }
            let when = if unit.side == side { When::OwnStart } else { When::OpposingStart };
            for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
                if slot.id().ability().when == when && !is_outranked(&unit, slot) {
                    self.at_start(&unit, slot, when);
                }
            }
            if unit.kind == Kind::Relic && when == When::OpposingStart {
                self.timed(&unit, Slot::default(), &unit.is.rune().then);
            }
        }
    }

    /// Damaging terrain hurts at the start of each turn of a unit's controller (`pox:8.1.1`).
    fn stand_on_lava(&mut self, unit: &Unit, side: Side) {
        let on_lava = self.rules.is_on(unit, self.s.lava);
        if unit.side == side && on_lava && !unit.flies() && !unit.is_marked(mark::DOOMED) {
            self.burn(unit.id);
        }
    }

    fn at_start(&mut self, unit: &Unit, slot: &Slot, when: When) {
        if when == When::OpposingStart {
            return self.aura_at_start(unit, slot);
        }
        self.timed(unit, *slot, &slot.id().ability().then);
    }

    /// Of auras of one name only the highest reaches a unit, once (`pox:house.condition.2`).
    fn aura_at_start(&mut self, unit: &Unit, slot: &Slot) {
        for effect in slot.id().ability().then.iter() {
            let Effect::Damage { to, amount, element, .. } = *effect else { continue };
            let deed = Deed::of(unit, slot.printed, rule!("pox:6.3.3"));
            let element = element.unwrap_or_default();
            let blow = self.blow(&deed, amount, element, to);
            for id in self.whom(&deed, to).iter() {
                if !self.is_outshone(unit, slot, *id) {
                    self.deal(*id, &blow);
                }
            }
        }
    }

    /// Whether a higher aura of the same name, or an equal one before it in the array, reaches the unit too.
    fn is_outshone(&self, unit: &Unit, slot: &Slot, id: UnitId) -> bool {
        covers!("pox:house.condition.2");
        let Some(target) = self.s.find(id) else { return false };
        let rank = |other: &Unit| {
            let same = other.abilities.iter().filter(|s| s.is_there() && s.id() == slot.id());
            same.map(|s| s.printed.with).max()
        };
        self.s.of(unit.side).filter(|other| other.id != unit.id).any(|other| {
            let near = self.rules.map.apart(other.base(), target.base()) <= 2;
            near && rank(other)
                .is_some_and(|with| with > slot.printed.with || (with == slot.printed.with && other.order < unit.order))
        })
    }

    /// What a unit does at this moment of a turn.
    pub(crate) fn timed(&mut self, unit: &Unit, slot: Slot, then: &'static List<Effect>) {
        let clause = if self.s.active == unit.side { rule!("pox:6.3.1") } else { rule!("pox:6.3.3") };
        let deed = Deed::of(unit, slot.printed, clause);
        self.effects(&deed, then);
    }
}
