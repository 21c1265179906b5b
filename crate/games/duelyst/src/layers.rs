//! Layers: what a unit is, made from all that touches it. The one place that writes attack, greatest health, steps and
//! powers, and which Bloodbound Spell a player has.
//!
//! In this order: what its card prints, unless that is dispelled; the changes that lie on it, as they came; auras of
//! units, artifacts and lasting effects, in the order of `duelyst:house.queue.1`; then what a Structure may not have.
//!
//! A unit whose powers leave it no attack is also exhausted here.
//!
//! What was found on the table while units were made is kept beside them ([`Found`](super::state::Found)): it is renewed
//! here and nowhere else.

use std::ops::Range;

use super::Duelyst;
use super::aura::{Aura, Auras};
use super::board::STRIDE;
use super::content::{self, Card, Trait, Tribe, touch};
use super::powers::{Powers, of_trait};
use super::state::{Change, NO_CARD, Serial, Stale, State, Unit, What, mark};
use rulewright_engine::calc::{Calc, Source, Trace};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Attack and greatest health of a unit, and how they were made.
pub(super) struct Stats<T> {
    pub attack: Calc<T>,
    pub health: Calc<T>,
}

impl Duelyst {
    /// Makes every unit anew from what touches it.
    pub(super) fn layer(&self, s: &mut State) {
        (s.found.hears, s.found.touches) = (0, 0);
        for artifact in s.players.0.iter().flat_map(|player| player.artifacts.iter()) {
            s.found.touches |= content::sheet(artifact.card).touches;
        }
        for watch in s.watches.iter().filter(|w| w.effect == 0) {
            s.found.touches |= content::touches(content::ability(watch.ability));
        }
        let changed = changed(s);
        self.make(s, 0..s.units.len(), changed);
    }

    /// Makes one unit anew, where nothing else can have changed by what changed in it.
    pub(super) fn layer_one(&self, s: &mut State, id: Serial) {
        if let Some(n) = s.units.iter().position(|u| u.who.id == id) {
            self.make(s, n..n + 1, changed(s));
        }
        s.found.stale = Stale::None;
    }

    /// Makes these units anew; `changed` tells on which of them changes lie.
    fn make(&self, s: &mut State, units: Range<usize>, changed: u64) {
        for n in units.clone() {
            print(s, n, changed);
        }
        s.found.stale = Stale::None;
        let mut auras = if s.found.touches & touch::UNITS == 0 { Auras::default() } else { self.auras(s) };
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
            s.found.dying |= unit.health() <= 0;
        }
    }

    fn empower_all(&self, s: &mut State, units: Range<usize>, auras: &Auras) {
        for n in units {
            let mut unit = s.units[n];
            self.empower(s, auras, &mut unit);
            s.found.hears |= unit.hears;
            s.units[n] = unit;
        }
    }

    /// How the attack of a unit is made, as it stands.
    pub(super) fn attack_calc<T: Trace>(&self, s: &State, unit: &Unit, trace: T) -> Calc<T> {
        if s.found.stale == Stale::None && s.found.touches & touch::UNITS == 0 {
            return self.stats(s, unit, &[], trace).attack;
        }
        self.stats(s, unit, &self.auras(s), trace).attack
    }

    /// Attack and greatest health.
    pub(super) fn stats<T: Trace>(&self, s: &State, unit: &Unit, auras: &[Aura], trace: T) -> Stats<T> {
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

/// Gives a unit the powers of its card and of the changes that lie on it, and remembers what it waits for and touches.
fn print(s: &mut State, n: usize, changed: u64) {
    let State { units, changes, found, .. } = s;
    let unit = &mut units[n];
    unit.print();
    if !unit.is_marked(mark::DISPELLED) {
        found.touches |= content::sheet(unit.is).touches;
    }
    if unit.holds != NO_CARD {
        found.touches |= content::sheet(unit.holds).touches;
    }
    if changed & bit(unit.who.id) != 0 {
        let id = unit.who.id;
        for change in changes.iter().filter(|c| c.on == id) {
            found.touches |= unit.alter(change);
        }
    }
    found.hears |= unit.hears;
}

/// Units that changes lie on, by the lowest bits of their numbers: of two that share a bit, both are looked at.
fn changed(s: &State) -> u64 {
    s.changes.iter().fold(0, |all, change| all | bit(change.on))
}

#[inline]
fn bit(id: Serial) -> u64 {
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
            (self.powers, self.hears) = (Powers::NONE, 0);
            (self.backstab, self.grow, self.dervishes) = (0, 0, 0);
        } else {
            (self.powers, self.hears) = (sheet.powers, sheet.hears);
            (self.backstab, self.grow, self.dervishes) = (sheet.backstab, sheet.grow, sheet.dervishes);
            self.stride += sheet.swift;
            self.stride = self.stride.min(sheet.slow.unwrap_or(u8::MAX));
        }
    }

    /// Gives it or takes from it the powers of a change that lies on it; answers what the change has a part in.
    fn alter(&mut self, change: &Change) -> u8 {
        match change.what {
            What::Trait(of) => self.gain(of),
            What::Without(of) => self.powers = self.powers.without(of_trait(of)),
            What::Ability(id) => {
                let ability = content::ability(id);
                self.hears |= super::moments::class(&ability.when);
                return content::touches(ability);
            }
            _ => {}
        }
        0
    }

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
