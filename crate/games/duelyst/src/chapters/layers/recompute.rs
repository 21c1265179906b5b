//! Layers: what a unit is, computed from all that affects it. The one place that writes attack, greatest health, steps and
//! powers, and which Bloodbound Spell a player has.
//!
//! In this order: what its card prints, unless that is dispelled; the changes on it, as they came; auras of
//! units, artifacts and lasting effects, in the order of `duelyst:house.queue.1`; then what a Structure may not have.
//!
//! A unit whose powers leave it no attack is also exhausted here.
//!
//! What was found on the table while units were computed is kept in [`Derived`](crate::state::Derived), which is written
//! here and nowhere else.

use crate::Duelyst;
use crate::chapters::layers::aura::{Aura, Auras};
use crate::chapters::layers::stats::Stats;
use crate::content::powers::{Powers, of_trait};
use crate::content::{self, Card, NO_CARD, Trait, Tribe, touch};
use crate::state::board::STRIDE;
use crate::state::{Change, Dirty, State, Unit, UnitId, What, mark};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Trace};
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};
use std::ops::Range;

impl Duelyst {
    /// Recomputes every unit from what affects it.
    pub(crate) fn recompute(&self, s: &mut State) {
        (s.derived.listeners, s.derived.aura_reads) = (0, 0);
        for artifact in s.players.0.iter().flat_map(|player| player.artifacts.iter()) {
            s.derived.aura_reads |= content::sheet(artifact.card).touches;
        }
        for watch in s.watches.iter().filter(|w| w.effect == 0) {
            s.derived.aura_reads |= content::touches(content::ability(watch.ability));
        }
        let changed = changed(s);
        self.recompute_these(s, 0..s.units.len(), changed);
    }

    /// Recomputes one unit, if nothing else can have changed by what changed in it.
    pub(crate) fn recompute_one(&self, s: &mut State, id: UnitId) {
        if let Some(n) = s.units.iter().position(|u| u.who.id == id) {
            self.recompute_these(s, n..n + 1, changed(s));
        }
        s.derived.dirty = Dirty::None;
    }

    /// Recomputes these units; `changed` has those with changes.
    fn recompute_these(&self, s: &mut State, units: Range<usize>, changed: u64) {
        for n in units.clone() {
            print(s, n, changed);
        }
        s.derived.dirty = Dirty::None;
        let mut auras = if s.derived.aura_reads & touch::UNITS == 0 { Auras::default() } else { self.auras(s) };
        // Powers first: numbers may ask for them.
        if auras.iter().any(Aura::empowers) {
            self.empower_all(s, units.clone(), &auras);
            // Who has a power now may bear an aura more: one that infiltrates everywhere (duelyst:keyword.infiltrate.1).
            let now = self.auras(s);
            if now.len() != auras.len() {
                for n in units.clone() {
                    print(s, n, changed);
                }
                self.empower_all(s, units.clone(), &now);
                auras = now;
            }
        }
        for side in Side::BOTH {
            // duelyst:bbs.1: an aura may put another spell in the place of the General's own; of several, the last.
            let lent = auras.iter().rev().filter(|aura| aura.side == side).find_map(Aura::bloodbound);
            let player = &mut s.players[side];
            player.bloodbound = lent.unwrap_or(player.own_bloodbound);
        }
        for n in units {
            let unit = &s.units[n];
            let (attack, most) = if changed & bit(unit.who.id) != 0 || self.is_enhanced(s, &auras, unit) {
                let Stats { attack, health } = self.stats(s, unit, &auras, ());
                (small(attack.value), small(health.value))
            } else {
                // Most units are just what their cards print.
                let card = content::card(unit.is);
                (card.attack.into(), card.health.into())
            };
            let unit = &mut s.units[n];
            (unit.attack, unit.most) = (attack, most);
            self.tire(unit);
            s.derived.dying |= unit.health() <= 0;
        }
    }

    fn empower_all(&self, s: &mut State, units: Range<usize>, auras: &Auras) {
        for n in units {
            let mut unit = s.units[n];
            self.empower(s, auras, &mut unit);
            s.derived.listeners |= unit.listens;
            s.units[n] = unit;
        }
    }

    /// How the attack of a unit is made, as it stands.
    pub(crate) fn attack_calc<T: Trace>(&self, s: &State, unit: &Unit, trace: T) -> Calc<T> {
        if s.derived.dirty == Dirty::None && s.derived.aura_reads & touch::UNITS == 0 {
            return self.stats(s, unit, &[], trace).attack;
        }
        self.stats(s, unit, &self.auras(s), trace).attack
    }

    /// Attack and greatest health.
    pub(crate) fn stats<T: Trace>(&self, s: &State, unit: &Unit, auras: &[Aura], trace: T) -> Stats<T> {
        let card = content::card(unit.is);
        let clause = base_clause(card);
        let health = Calc::traced(card.health.into(), clause, trace.clone());
        let mut stats = Stats { attack: Calc::traced(card.attack.into(), clause, trace), health };
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

/// Gives a unit the powers of its card and of the changes on it, and remembers what it waits for and touches.
fn print(s: &mut State, n: usize, changed: u64) {
    let State { units, changes, derived, .. } = s;
    let unit = &mut units[n];
    unit.print();
    if !unit.is_marked(mark::DISPELLED) {
        derived.aura_reads |= content::sheet(unit.is).touches;
    }
    if unit.holds != NO_CARD {
        derived.aura_reads |= content::sheet(unit.holds).touches;
    }
    if changed & bit(unit.who.id) != 0 {
        let id = unit.who.id;
        for change in changes.iter().filter(|c| c.on == id) {
            derived.aura_reads |= unit.alter(change);
        }
    }
    derived.listeners |= unit.listens;
}

/// Units with changes, by the lowest bits of their numbers: of two that share a bit, both are looked at.
fn changed(s: &State) -> u64 {
    s.changes.iter().fold(0, |all, change| all | bit(change.on))
}

#[inline]
fn bit(id: UnitId) -> u64 {
    1 << (id.0 % 64)
}

impl Unit {
    /// Gives it the powers of its card, and what that waits for.
    #[inline]
    fn print(&mut self) {
        let sheet = content::sheet(self.is);
        self.stride = STRIDE;
        self.marks &= !mark::LENT;
        // duelyst:keyword.dispel.1: what is printed no longer counts.
        if self.is_marked(mark::DISPELLED) {
            covers!("duelyst:keyword.dispel.10", "duelyst:keyword.dispel.11");
            // Who flew walks, and who summoned Wind Dervishes has none to summon.
            (self.powers, self.listens) = (Powers::NONE, 0);
            (self.backstab, self.grow, self.dervishes) = (0, 0, 0);
        } else {
            (self.powers, self.listens) = (sheet.powers, sheet.listens);
            (self.backstab, self.grow, self.dervishes) = (sheet.backstab, sheet.grow, sheet.dervishes);
            self.stride += sheet.swift;
            self.stride = self.stride.min(sheet.slow.unwrap_or(u8::MAX));
        }
    }

    /// Gives it or takes from it the powers of a change on it; answers what the change has a part in.
    fn alter(&mut self, change: &Change) -> u8 {
        match change.what {
            What::Trait(of) => self.gain(of),
            What::Without(of) => self.powers = self.powers.without(of_trait(of)),
            What::Ability(id) => {
                let ability = content::ability(id);
                self.listens |= crate::content::listen::class(&ability.when);
                return content::touches(ability);
            }
            _ => {}
        }
        0
    }

    /// It has this trait too; of numbered ones each counts (`duelyst:keyword.grow.1`).
    pub(crate) fn gain(&mut self, of: Trait) {
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

/// The clause that gives a card its numbers.
fn base_clause(card: &Card) -> Clause {
    if card.is_general() { rule!("duelyst:gap.general.1") } else { rule!("duelyst:card.unit.1") }
}
