//! What a viewer cannot see, dealt again (`pox:house.hidden.*`): the order of the stacks, which of the other side's unknown runes
//! are revealed, its Stealthed units, its traps, its hidden spells, and what its hidden abilities have done.

use crate::Pox;
use crate::content::data::STEALTHED;
use crate::content::language::{Kind, When};
use crate::content::map::Tiles;
use crate::state::{Condition, EVER, Form, Global, MAX_RUNES, MAX_UNITS, Order, Place, State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;

/// Places of runes in a dock.
type Slots = Pile<u8, MAX_RUNES>;

impl Pox {
    /// A state that is the same in all that a viewer sees, with the rest drawn again.
    pub(crate) fn resample<C: Chance>(&self, s: &State, viewer: Side, chance: &mut C) -> State {
        let mut out = *s;
        let other = viewer.other();
        shuffle(&mut out, viewer, chance);
        forget_hidden(&mut out, viewer);
        let ids: Pile<UnitId, MAX_UNITS> = out.units.iter().map(|unit| unit.id).collect();
        ids.iter().for_each(|id| self.refresh_unit(&mut out, *id));
        let hidden_spells = take_hidden_spells(&mut out, other);
        renumber(&mut out);
        deal_runes(self, &mut out, other, hidden_spells, chance);
        self.hide_units(&mut out, other, chance);
        out
    }

    /// Units that the viewer knows to be in play and does not see stand anywhere they can.
    fn hide_units<C: Chance>(&self, out: &mut State, side: Side, chance: &mut C) {
        let runes = out.docks[side].runes;
        for (slot, rune) in (0..).zip(runes.iter()) {
            let champion = rune.is.rune().kind == Kind::Champion;
            let there = out.units.iter().any(|unit| unit.owner == side && unit.rune == slot);
            if rune.place != Place::Play || !champion || there {
                continue;
            }
            let order = out.take_order();
            let id = UnitId(out.next_unit);
            let fresh = Unit { id, rune: slot, ..Unit::printed(rune.is, side, order) };
            let free = self.room_for(out, &fresh);
            let cells: Vec<u16> = free.iter().map(|cell| cell.0.into()).collect();
            if cells.is_empty() {
                continue;
            }
            let at = rulewright_engine::board::cells::Cell(cells[chance.draw(&cells)] as u8);
            let (bonus, ap) = (out.bonus(side), fresh.speed);
            out.next_unit += 1;
            out.units.push(Unit { at, bonus, ap, ..fresh });
            let order = out.take_order();
            out.conditions.push(Condition { on: id, is: STEALTHED, value: 0, turns: EVER, order });
            self.refresh_unit(out, id);
        }
    }

    /// The tiles where a unit could stand now.
    fn room_for(&self, s: &State, unit: &Unit) -> Tiles {
        let free = self.map.grid.all & !self.taken(s, None, None) & !self.barred_to(s, unit.flies());
        self.anchors(free & !self.map.chasms, unit.size)
    }

    /// What a unit is now, after its conditions changed.
    pub(crate) fn refresh_unit(&self, s: &mut State, id: UnitId) {
        let conditions = s.conditions_of(id).fold(0, |all, condition| all | condition.is.condition().is);
        if let Some(unit) = s.find_mut(id) {
            let there = unit.abilities.iter().filter(|slot| slot.is_there());
            let abilities = there.fold(unit.is.rune().is, |all, slot| all | slot.id().ability().is);
            unit.traits = abilities | conditions;
        }
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
    while let Some(at) = out.units.iter().position(|unit| unit.is_hidden_from(viewer)) {
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
        // AP spent on hidden abilities look unspent (pox:house.hidden.4).
        unit.ap += std::mem::take(&mut unit.unseen_ap);
        for slot in unit.abilities.iter_mut().filter(|slot| slot.id().ability().hidden) {
            slot.cooldown = 0;
        }
    }
    let last = out.units.iter().map(|unit| unit.id.0).max().unwrap_or(0);
    out.next_unit = last + 1;
}

/// The hidden spells of a side that wait: how many there are is seen.
fn take_hidden_spells(out: &mut State, side: Side) -> usize {
    let mut count = 0;
    while let Some(at) = out.globals.iter().position(|global| global.side == side && global.spell.rune().hidden) {
        out.globals.take(at);
        count += 1;
    }
    count
}

/// Places in the array count only what is seen (`pox:house.hidden.7`).
fn renumber(out: &mut State) {
    let mut orders: Vec<Order> = Vec::new();
    orders.extend(out.units.iter().flat_map(|unit| unit.abilities.iter().map(|slot| slot.order).chain([unit.order])));
    orders.extend(out.conditions.iter().map(|condition| condition.order));
    orders.extend(out.layers.iter().map(|layer| layer.order));
    orders.extend(out.changes.iter().map(|change| change.order));
    orders.extend(out.globals.iter().map(|global| global.order));
    orders.sort_unstable();
    orders.dedup();
    let place = |order: Order| Order(orders.binary_search(&order).unwrap_or(0) as u16);
    for unit in out.units.iter_mut() {
        unit.order = place(unit.order);
        unit.abilities.iter_mut().for_each(|slot| slot.order = place(slot.order));
    }
    out.conditions.iter_mut().for_each(|condition| condition.order = place(condition.order));
    out.layers.iter_mut().for_each(|layer| layer.order = place(layer.order));
    out.changes.iter_mut().for_each(|change| change.order = place(change.order));
    out.globals.iter_mut().for_each(|global| global.order = place(global.order));
    out.next_order = orders.len() as u16;
}

/// The runes of a side that the viewer does not know are dealt to where so many of them are.
fn deal_runes<C: Chance>(rules: &Pox, out: &mut State, side: Side, spells: usize, chance: &mut C) {
    let dock = &mut out.docks[side];
    let (stacked, mut ready) = (dock.stack.len(), 0);
    let mut unknown = Slots::default();
    for (slot, rune) in (0..).zip(dock.runes.iter()) {
        if !rune.known {
            unknown.push(slot);
            ready += usize::from(rune.place == Place::Ready);
        }
    }
    let out_of_sight = unknown.len().saturating_sub(stacked + ready);
    for slot in unknown.iter() {
        dock.runes[usize::from(*slot)].place = Place::Stack;
    }
    let mut waiting = Slots::default();
    for n in 0..out_of_sight {
        let rune_of = |slot: &u8| dock.runes[usize::from(*slot)].is;
        let fits = |slot: &u8| {
            let rune = rune_of(slot);
            if n < spells { rune.rune().hidden && rune.rune().waits != When::Used } else { rules.comes_hidden(rune) }
        };
        let Some(slot) = pick(&unknown, &fits, &rune_of, chance) else { continue };
        unknown.remove(slot);
        dock.runes[usize::from(slot)].place = Place::Play;
        if n < spells {
            waiting.push(slot);
        }
    }
    let runes = dock.runes;
    let rune_of = |slot: &u8| runes[usize::from(*slot)].is;
    for _ in 0..ready {
        if let Some(slot) = pick(&unknown, &|_| true, &rune_of, chance) {
            unknown.remove(slot);
            dock.runes[usize::from(slot)].place = Place::Ready;
        }
    }
    dock.stack.clear();
    while let Some(slot) = pick(&unknown, &|_| true, &rune_of, chance) {
        unknown.remove(slot);
        dock.stack.push(slot);
    }
    for slot in waiting.iter() {
        let spell = rune_of(slot);
        let named = if spell.rune().waits == When::NamedDies { name_one(out, side, chance) } else { UnitId::NONE };
        let order = out.take_order();
        out.globals.push(Global { spell, side, rune: *slot, named, order });
    }
}

/// A champion that a hidden spell may have named.
fn name_one<C: Chance>(out: &State, side: Side, chance: &mut C) -> UnitId {
    let named: Pile<u16, 48> =
        out.champions(side).filter(|unit| unit.form != Form::Illusion).map(|unit| unit.id.0).collect();
    if named.is_empty() { UnitId::NONE } else { UnitId(named[chance.draw(&named)]) }
}

/// One of the places that fit; copies of a rune are alike.
fn pick<C: Chance>(
    from: &Slots,
    fits: &dyn Fn(&u8) -> bool,
    rune_of: &dyn Fn(&u8) -> crate::content::language::RuneId,
    chance: &mut C,
) -> Option<u8> {
    let fitting: Slots = from.iter().copied().filter(|slot| fits(slot)).collect();
    if fitting.is_empty() {
        return None;
    }
    let kinds: Pile<u16, MAX_RUNES> = fitting.iter().map(|slot| rune_of(slot).0.into()).collect();
    Some(fitting[chance.draw(&kinds)])
}
