//! What a viewer cannot see, dealt again (`pox:house.hidden.*`): the order of the stacks, which of the other side's unknown runes
//! are revealed, its Stealthed units, its traps, its hidden spells, and what its hidden abilities have done.

use crate::Pox;
use crate::chapters::units::makes_stealthed;
use crate::content::data::{AVATAR, STEALTHED};
use crate::content::language::{Kind, RuneId, When, is};
use crate::content::map::Tiles;
use crate::state::{
    Condition, Dock, EVER, Form, Global, MAX_CONDITIONS, MAX_RUNES, MAX_UNITS, NO_SLOT, Order, Place, RuneState, State,
    Unit, UnitId, mark,
};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;
use rulewright_engine::side::Side;

/// Places of runes in a dock.
type Slots = Pile<u8, MAX_RUNES>;

impl Pox {
    /// A state that is the same in all that a viewer sees, with the rest drawn again.
    pub(crate) fn resample<C: Chance>(&self, s: &State, viewer: Side, chance: &mut C) -> State {
        covers!("pox:house.hidden.1", "pox:house.hidden.2", "pox:house.hidden.4", "pox:house.hidden.7");
        let mut out = *s;
        let other = viewer.other();
        shuffle(&mut out, viewer, chance);
        forget_hidden(&mut out, viewer);
        let last = out.units.iter().map(|unit| unit.id.0 + 1).max().unwrap_or(0);
        out.next_unit = last.max(self.names.len() as u16);
        for n in 0..out.units.len() {
            let id = out.units[n].id;
            self.refresh_unit(&mut out, id);
        }
        renumber(&mut out);
        self.deal_runes(&mut out, other, chance);
        self.hide_units(&mut out, other, chance);
        out
    }

    /// Units that the viewer knows to be in play and does not see stand anywhere they can.
    fn hide_units<C: Chance>(&self, out: &mut State, side: Side, chance: &mut C) {
        let runes = out.docks[side].runes;
        for (slot, rune) in (0..).zip(runes.iter()) {
            let champion = rune.is.rune().kind == Kind::Champion;
            let there = out.units.iter().any(|unit| unit.owner == side && unit.rune == slot);
            if rune.place == Place::Play && rune.unseen && champion && !there && out.units.len() < MAX_UNITS {
                self.hide_unit(out, side, (slot, rune.is), chance);
            }
        }
        // A side that still plays has a shrine or an avatar: one that is not seen is an avatar.
        if out.outcome.is_none() && !out.units.iter().any(|unit| unit.owner == side && unit.is_heart()) {
            self.hide_unit(out, side, (NO_SLOT, AVATAR), chance);
            if let Some(avatar) = out.units.last_mut().filter(|unit| unit.is == AVATAR) {
                avatar.marks |= mark::AVATAR;
            }
        }
    }

    /// A unit of a rune stands somewhere, Stealthed.
    fn hide_unit<C: Chance>(&self, out: &mut State, side: Side, (slot, rune): (u8, RuneId), chance: &mut C) {
        let id = UnitId(out.next_unit);
        let fresh = Unit { id, rune: slot, ..Unit::printed(rune, side, Order(out.next_order)) };
        let mut free = [0_u16; 256];
        let mut count = 0;
        for cell in self.room_for(out, &fresh).iter() {
            free[count] = cell.0.into();
            count += 1;
        }
        if count == 0 || out.conditions.len() == MAX_CONDITIONS {
            return;
        }
        let at = Cell(free[chance.draw(&free[..count])] as u8);
        let (order, bonus, ap) = (out.take_order(), out.bonus(side), fresh.speed);
        out.next_unit += 1;
        out.units.push(Unit { at, order, bonus, ap, ..fresh });
        let order = out.take_order();
        let turns = if self.comes_hidden(rune) { EVER } else { 1 };
        out.conditions.push(Condition { on: id, is: STEALTHED, value: 0, turns, order });
        self.refresh_unit(out, id);
    }

    /// The tiles where a unit could stand now.
    fn room_for(&self, s: &State, unit: &Unit) -> Tiles {
        let free = self.map.grid.all & !self.taken(s, None, None) & !self.barred_to(s, unit.flies());
        self.anchors(free & !self.map.chasms, unit.size)
    }
}

/// The order of both stacks is nobody's to know; which runes are in the other's is dealt later.
fn shuffle<C: Chance>(out: &mut State, viewer: Side, chance: &mut C) {
    let mut left = out.docks[viewer].stack;
    left.sort();
    let mut stack = Slots::default();
    while !left.is_empty() {
        let runes = out.docks[viewer].runes;
        let kinds: Pile<u16, MAX_RUNES> = left.iter().map(|slot| runes[usize::from(*slot)].is.0.into()).collect();
        stack.push(left.take(chance.draw(&kinds)));
    }
    out.docks[viewer].stack = stack;
}

/// What the viewer does not see of the other side is not there.
fn forget_hidden(out: &mut State, viewer: Side) {
    let other = viewer.other();
    // Who shows by what it gives to others stays.
    let is_lost = |unit: &Unit| unit.is_hidden_from(viewer) && !unit.is(is::AURA);
    while let Some(at) = out.units.iter().position(is_lost) {
        let gone = out.units.take(at).id;
        while let Some(at) = out.conditions.iter().position(|condition| condition.on == gone) {
            out.conditions.take(at);
        }
    }
    while let Some(at) = out.layers.iter().position(|layer| layer.is.is_trap() && layer.side == other) {
        out.layers.take(at);
    }
    for at in (0..out.conditions.len()).rev() {
        let condition = out.conditions[at];
        let theirs = out.find(condition.on).is_some_and(|unit| unit.side == other);
        if theirs && condition.is.condition().hidden {
            out.conditions.take(at);
        }
    }
    for unit in out.units.iter_mut().filter(|unit| unit.side == other) {
        for slot in unit.abilities.iter_mut().filter(|slot| slot.id().ability().hidden) {
            slot.cooldown = 0;
        }
    }
    for n in 0..out.units.len() {
        if out.find(out.units[n].slayer).is_none() {
            out.units[n].slayer = UnitId::NONE;
        }
    }
}

/// Places in the array count only what is seen (`pox:house.hidden.7`): each is replaced by the number of places before it
/// that are taken.
fn renumber(out: &mut State) {
    let mut taken = [0u64; WORDS];
    each_order(out, &mut |Order(place)| taken[usize::from(*place) / 64] |= 1 << (*place % 64));
    let mut before = [0u16; WORDS];
    let mut count = 0;
    for (word, sum) in taken.iter().zip(&mut before) {
        *sum = count;
        count += word.count_ones() as u16;
    }
    each_order(out, &mut |Order(place)| {
        let word = usize::from(*place) / 64;
        let lower = taken[word] & ((1 << (*place % 64)) - 1);
        *place = before[word] + lower.count_ones() as u16;
    });
    out.next_order = count;
}

/// One bit for each place that a number can name.
const WORDS: usize = (u16::MAX as usize + 1) / 64;

/// Every place in the array that something has.
fn each_order(out: &mut State, see: &mut impl FnMut(&mut Order)) {
    for unit in out.units.iter_mut() {
        see(&mut unit.order);
        unit.abilities.iter_mut().for_each(|slot| see(&mut slot.order));
    }
    out.conditions.iter_mut().for_each(|condition| see(&mut condition.order));
    out.layers.iter_mut().for_each(|layer| see(&mut layer.order));
    out.changes.iter_mut().for_each(|change| see(&mut change.order));
    out.globals.iter_mut().for_each(|global| see(&mut global.order));
}

impl Pox {
    /// The runes of a side of which the viewer does not know where they are go to where so many of them are. A rune that the
    /// viewer knows is in no stack (`pox:house.hidden.2`).
    fn deal_runes<C: Chance>(&self, out: &mut State, side: Side, chance: &mut C) {
        let mut deal = Deal::of(out, side);
        for n in 0..out.globals.len() {
            if out.globals[n].side == side && out.globals[n].spell.rune().hidden {
                deal.wait(out, n, chance);
            }
        }
        let hides = |rune: &RuneState| {
            let fades = rune.known && rune.is.rune().abilities.iter().any(|printed| makes_stealthed(*printed));
            rune.is.rune().kind == Kind::Champion && (fades || self.comes_hidden(rune.is))
        };
        while deal.away > 0 {
            match deal.pick(&hides, chance).or_else(|| deal.pick(&|_| true, chance)) {
                Some(slot) if hides(&deal.runes[usize::from(slot)]) => deal.put_away(slot, Place::Play),
                Some(slot) => {
                    let turns = deal.runes[usize::from(slot)].is.rune().cooldown.max(1);
                    deal.put_away(slot, Place::Cooldown(turns));
                }
                None => break,
            }
        }
        deal.end(&mut out.docks[side], chance);
    }
}

/// A dock while the runes that the viewer cannot place are dealt.
struct Deal {
    side: Side,
    runes: Pile<RuneState, MAX_RUNES>,
    /// Those that are dealt and have no place yet.
    left: Slots,
    /// How many are unrevealed, and how many are out of sight: in play unseen, or on cooldown unseen.
    stacked: usize,
    away: usize,
}

impl Deal {
    fn of(out: &State, side: Side) -> Deal {
        let runes = out.docks[side].runes;
        let stands = |slot: u8| out.units.iter().any(|unit| unit.runes().contains(&(side, slot)));
        let loose = |slot: u8, rune: &RuneState| (!rune.known || rune.is_about()) && !stands(slot);
        let slots = (0..).zip(runes.iter()).filter(|(slot, rune)| loose(*slot, rune));
        let left: Slots = slots.map(|(slot, _)| slot).collect();
        let placed = |place: Place| left.iter().filter(|slot| runes[usize::from(**slot)].place == place).count();
        let (stacked, ready) = (placed(Place::Stack), placed(Place::Ready));
        Deal { side, runes, stacked, away: left.len() - stacked - ready, left }
    }

    /// A hidden spell that waits becomes one that may wait there.
    fn wait<C: Chance>(&mut self, out: &mut State, n: usize, chance: &mut C) {
        let old = out.globals[n];
        if old.rune == NO_SLOT {
            return;
        }
        let waits = |rune: &RuneState| rune.is.rune().hidden && rune.is.rune().waits != When::Used;
        let Some(slot) = self.pick(&waits, chance) else { return };
        self.put_away(slot, Place::Play);
        let spell = self.runes[usize::from(slot)].is;
        let named = if spell.rune().waits == When::NamedDies { name_one(out, self.side, chance) } else { UnitId::NONE };
        out.globals[n] = Global { spell, rune: slot, named, ..old };
    }

    /// One of those that may leave the dock; copies of a rune are alike. As many must stay as are unrevealed.
    fn pick<C: Chance>(&self, fits: &dyn Fn(&RuneState) -> bool, chance: &mut C) -> Option<u8> {
        let rune = |slot: &u8| &self.runes[usize::from(*slot)];
        let spare = self.left.iter().filter(|slot| !rune(slot).known).count() > self.stacked;
        let fitting: Slots =
            self.left.iter().copied().filter(|slot| (spare || rune(slot).known) && fits(rune(slot))).collect();
        self.draw(&fitting, chance)
    }

    fn draw<C: Chance>(&self, from: &Slots, chance: &mut C) -> Option<u8> {
        let kinds: Pile<u16, MAX_RUNES> = from.iter().map(|slot| self.runes[usize::from(*slot)].is.0.into()).collect();
        if from.is_empty() {
            return None;
        }
        let drawn = kinds[chance.draw(&kinds)];
        // Of copies, the first of the list comes first.
        kinds.iter().position(|kind| *kind == drawn).map(|at| from[at])
    }

    fn put_away(&mut self, slot: u8, place: Place) {
        self.left.remove(slot);
        self.away = self.away.saturating_sub(1);
        let rune = &mut self.runes[usize::from(slot)];
        (rune.place, rune.unseen) = (place, true);
    }

    /// The stack is drawn from what is unknown; what is left over is ready.
    fn end<C: Chance>(mut self, dock: &mut Dock, chance: &mut C) {
        dock.stack.clear();
        for _ in 0..self.stacked {
            let unknown: Slots =
                self.left.iter().copied().filter(|slot| !self.runes[usize::from(*slot)].known).collect();
            let Some(drawn) = self.draw(&unknown, chance) else { break };
            // Of copies, the last of the list waits longest.
            let is = self.runes[usize::from(drawn)].is;
            let alike = unknown.iter().rev().find(|slot| self.runes[usize::from(**slot)].is == is);
            let slot = alike.copied().unwrap_or(drawn);
            self.left.remove(slot);
            let rune = &mut self.runes[usize::from(slot)];
            (rune.place, rune.unseen) = (Place::Stack, false);
            dock.stack.push(slot);
        }
        for slot in self.left.iter() {
            let rune = &mut self.runes[usize::from(*slot)];
            (rune.place, rune.unseen) = (Place::Ready, false);
        }
        dock.runes = self.runes;
    }
}

/// A champion that a hidden spell may have named.
fn name_one<C: Chance>(out: &State, side: Side, chance: &mut C) -> UnitId {
    let fits = |unit: &&Unit| unit.form != Form::Illusion;
    let named: Pile<u16, MAX_UNITS> = out.champions(side).filter(fits).map(|unit| unit.id.0).collect();
    if named.is_empty() { UnitId::NONE } else { UnitId(named[chance.draw(&named)]) }
}
