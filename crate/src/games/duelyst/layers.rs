//! Layers: what a unit is, made from all that touches it. The one place that writes attack, greatest health, steps and
//! powers.
//!
//! In this order: what its card prints, unless that is dispelled; the changes that lie on it, as they came; auras of
//! units, artifacts and lasting effects, in the order of `duelyst:house.queue.1`; then what a Structure may not have.

use super::Duelyst;
use super::aura::Auras;
use super::board::STRIDE;
use super::content::{self, Card, Trait, Tribe};
use super::moments::PASSIVE;
use super::powers::{Powers, of_trait};
use super::state::{Change, MAX_UNITS, State, Unit, What, mark};
use crate::engine::calc::{Calc, Source, Trace};
use crate::engine::rulebook::Clause;
use crate::engine::side::Side;
use crate::rule;

/// Attack and greatest health of a unit, and how they were made.
pub(super) struct Stats<T> {
    pub attack: Calc<T>,
    pub health: Calc<T>,
}

impl Duelyst {
    /// Makes every unit anew from what touches it.
    pub(super) fn layer(&self, s: &mut State) {
        // Most units are just what their cards print, and most tables have few auras.
        let mut plain = [false; MAX_UNITS];
        let mut auras = Side::BOTH.iter().any(|side| !s.players[*side].artifacts.is_empty()) || !s.watches.is_empty();
        for (n, plain) in plain.iter_mut().enumerate().take(s.units.len()) {
            let (unit, changed) = powered(s, s.units[n]);
            *plain = !changed;
            auras |= unit.hears & 1 << PASSIVE != 0 || unit.counter > 0;
            s.units[n] = unit;
        }
        let auras = if auras { self.auras(s) } else { Auras::default() };
        // Powers first: numbers may ask for them.
        if auras.empower {
            for n in 0..s.units.len() {
                let mut unit = s.units[n];
                self.empower(s, &auras, &mut unit);
                s.units[n] = unit;
            }
        }
        for (n, plain) in plain.iter().enumerate().take(s.units.len()) {
            let unit = s.units[n];
            (s.units[n].attack, s.units[n].most) = if *plain && auras.is_empty() {
                let card = content::card(unit.is);
                (card.attack.into(), card.health.into())
            } else {
                let Stats { attack, health } = self.stats::<()>(s, &unit, &auras);
                (small(attack.value), small(health.value))
            };
        }
    }

    /// How the attack of a unit is made, as it stands.
    pub(super) fn attack_calc<T: Trace>(&self, s: &State, unit: &Unit) -> Calc<T> {
        self.stats::<T>(s, unit, &self.auras(s)).attack
    }

    /// Attack and greatest health.
    pub(super) fn stats<T: Trace>(&self, s: &State, unit: &Unit, auras: &Auras) -> Stats<T> {
        let card = content::card(unit.is);
        let clause = base_clause(card);
        let mut stats =
            Stats { attack: Calc::new(card.attack.into(), clause), health: Calc::new(card.health.into(), clause) };
        let mut spears = 0;
        for change in s.changes.iter().filter(|c| c.on == unit.who.id) {
            if change.what == What::Spears {
                spears += i32::from(change.a);
            }
            stats.apply(change);
        }
        self.enhance(s, auras, unit, &mut stats);
        // duelyst:tribe.structure.1, duelyst:tribe.structure.3: only Stone to Spears arms a Structure.
        if self.is_tribe(unit, Tribe::Structure) {
            stats.attack.at_most(i32::from(card.attack) + spears, rule!("duelyst:tribe.structure.1"));
        }
        stats.attack.at_least(0, rule!("duelyst:gap.attack.zero.1"));
        stats
    }
}

impl<T: Trace> Stats<T> {
    fn apply(&mut self, change: &Change) {
        let (a, h, from) = (i32::from(change.a), i32::from(change.h), Source(change.from.0));
        let clause = rule!("duelyst:house.layer.1");
        match change.what {
            What::Stats | What::Spears => {
                self.attack.plus(a, clause, from);
                self.health.plus(h, clause, from);
            }
            What::SetAttack => self.set(Some(a), None, from),
            What::SetHealth => self.set(None, Some(h), from),
            _ => {}
        }
    }

    /// `duelyst:keyword.dispel.cannot.5`: "becomes" is a change like others.
    fn set(&mut self, attack: Option<i32>, health: Option<i32>, from: Source) {
        let clause = rule!("duelyst:keyword.dispel.cannot.5");
        if let Some(value) = attack {
            self.attack.plus(value - self.attack.value, clause, from);
        }
        if let Some(value) = health {
            self.health.plus(value - self.health.value, clause, from);
        }
    }
}

/// The clause that gives a card its numbers.
fn base_clause(card: &Card) -> Clause {
    if card.is_general() { rule!("duelyst:gap.general.1") } else { rule!("duelyst:card.unit.1") }
}

/// Powers that the card and the changes give, and what its abilities wait for; and whether any change lies on it.
fn powered(s: &State, mut unit: Unit) -> (Unit, bool) {
    let sheet = content::sheet(unit.is);
    unit.stride = STRIDE;
    unit.marks &= !mark::LENT;
    // duelyst:keyword.dispel.1: what is printed no longer counts.
    if unit.is_marked(mark::DISPELLED) {
        (unit.powers, unit.hears) = (Powers::NONE, 0);
        (unit.backstab, unit.grow, unit.dervishes) = (0, 0, 0);
    } else {
        (unit.powers, unit.hears) = (sheet.powers, sheet.hears);
        (unit.backstab, unit.grow, unit.dervishes) = (sheet.backstab, sheet.grow, sheet.dervishes);
        unit.stride += sheet.swift;
        unit.stride = unit.stride.min(sheet.slow.unwrap_or(u8::MAX));
    }
    let id = unit.who.id;
    let mut changed = false;
    for change in s.changes.iter().filter(|c| c.on == id) {
        changed = true;
        match change.what {
            What::Trait(of) => unit.gain(of),
            What::Without(of) => unit.powers = unit.powers.without(of_trait(of)),
            What::Ability(id) => unit.hears |= super::moments::class(&content::ability(id).when),
            _ => {}
        }
    }
    (unit, changed)
}

impl Unit {
    /// It has this trait too; of numbered ones each counts (`duelyst:keyword.grow.1`).
    pub(super) fn gain(&mut self, of: Trait) {
        self.powers |= of_trait(of);
        match of {
            Trait::Backstab(n) => self.backstab = self.backstab.saturating_add(n),
            Trait::Grow(n) => self.grow = self.grow.saturating_add(n),
            Trait::SummonDervish(n) => self.dervishes = self.dervishes.saturating_add(n),
            Trait::Swift(n) => self.stride = self.stride.saturating_add(n).min(9),
            Trait::Slow(n) => self.stride = self.stride.min(n),
            _ => {}
        }
    }
}

/// Numbers on the table stay small enough for two bytes, whatever is added to them.
fn small(n: i32) -> i16 {
    n.clamp(-9_999, 9_999) as i16
}
