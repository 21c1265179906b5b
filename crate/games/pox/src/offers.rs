//! What a player can do: every legal action, in a fixed order.

use crate::Pox;
use crate::action::{Action, Aim};
use crate::chapters::selection::Aimer;
use crate::content::language::{Aimed, Class, Kind, Printed};
use crate::state::{State, Unit};
use rulewright_engine::board::cells::Cell;

impl Pox {
    /// Every legal action.
    pub(crate) fn legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        if s.outcome.is_some() {
            return;
        }
        let side = s.active;
        for unit in s.of(side) {
            self.offer_moves(s, unit, out);
            self.offer_uses(s, unit, out);
        }
        for rune in s.docks[side].different() {
            if self.may_pay(s, side, rune).is_err() {
                continue;
            }
            match rune.rune().kind {
                Kind::Champion | Kind::Relic => {
                    let tiles = self.map.grid.all.iter().filter(|at| self.may_deploy(s, side, rune, *at).is_ok());
                    out.extend(tiles.map(|at| Action::Deploy(rune, at)));
                }
                Kind::Equipment => {
                    let bearers = s.of(side).filter(|unit| self.may_equip(s, side, rune, unit.id).is_ok());
                    out.extend(bearers.map(|unit| Action::Equip(rune, unit.id)));
                }
                Kind::Spell => {
                    let aimer = self.spell_aimer(s, side, rune);
                    self.each_aim(s, &aimer, &mut |aim| {
                        if self.may_cast(s, side, rune, aim).is_ok() {
                            out.push(Action::Cast(rune, aim));
                        }
                    });
                }
                Kind::Shrine => {}
            }
        }
        if self.may_transfigure(s, side).is_ok() {
            out.push(Action::Transfigure);
        }
        out.push(Action::End);
    }

    fn offer_moves(&self, s: &State, unit: &Unit, out: &mut Vec<Action>) {
        if unit.ap > 0 && self.may_walk(s, unit).is_ok() {
            let reach = self.reach(s, unit);
            let tiles = reach.tiles().iter().filter(|at| *at != unit.at);
            out.extend(tiles.map(|at| Action::Move(unit.id, at)));
        }
    }

    fn offer_uses(&self, s: &State, unit: &Unit, out: &mut Vec<Action>) {
        for printed in usable(unit) {
            if self.may_use(unit, printed).is_err() {
                continue;
            }
            let aimer = self.aimer(unit, printed);
            self.each_aim(s, &aimer, &mut |aim| {
                if self.may_use_on(s, unit, printed, aim).is_ok() {
                    out.push(Action::Use(unit.id, printed, aim));
                }
            });
        }
    }

    /// Everything that could be aimed at, legal or not.
    fn each_aim(&self, s: &State, by: &Aimer, each: &mut dyn FnMut(Aim)) {
        use crate::chapters::selection::{wants_tile, wants_unit};
        if by.aimed == Aimed::Nothing {
            return each(Aim::None);
        }
        let tiles = self.map.grid.all;
        if wants_tile(by.aimed) {
            return tiles.iter().for_each(|at| each(Aim::Tile(at)));
        }
        if by.aimed == Aimed::LineTile {
            return tiles.iter().for_each(|at| [Aim::Row(at), Aim::Column(at)].into_iter().for_each(&mut *each));
        }
        for unit in s.units.iter().filter(|unit| !unit.is_hidden_from(by.side)) {
            match by.aimed {
                Aimed::TwinTile => {
                    let near = self.map.within(self.covered(unit), 2);
                    near.iter().for_each(|at| each(Aim::Beside(unit.id, at)));
                }
                Aimed::OpposingAbility | Aimed::AnyAbility => {
                    let there = unit.abilities.iter().enumerate().filter(|(_, slot)| slot.is_there());
                    for (_, slot) in there.filter(|(n, slot)| unit.slot(slot.printed) == Some(*n as u8)) {
                        self.each_tile(by, unit, &mut |tile| each(Aim::Named(unit.id, tile, slot.printed)));
                    }
                }
                aimed => {
                    debug_assert!(wants_unit(aimed));
                    self.each_tile(by, unit, &mut |tile| each(Aim::Unit(unit.id, tile)));
                }
            }
        }
    }

    /// The tiles of a unit that can be chosen: only the uppermost one where that makes no difference.
    fn each_tile(&self, by: &Aimer, unit: &Unit, each: &mut dyn FnMut(Cell)) {
        if by.attack || unit.size == 1 || by.aimed == Aimed::Named {
            each(unit.at);
        } else {
            self.covered(unit).iter().for_each(each);
        }
    }

    /// Every action that could be written down, legal or not.
    pub(crate) fn every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend([Action::End, Action::Transfigure]);
        let side = s.active;
        for unit in s.units.iter().filter(|unit| !unit.is_hidden_from(side)) {
            out.extend(self.map.grid.all.iter().map(|at| Action::Move(unit.id, at)));
            for printed in usable(unit) {
                let aimer = self.aimer(unit, printed);
                self.each_aim(s, &aimer, &mut |aim| out.push(Action::Use(unit.id, printed, aim)));
            }
        }
        for state in s.docks[side].runes.iter().enumerate().filter(|(n, state)| {
            s.docks[side].runes.iter().position(|other| other.is == state.is) == Some(*n)
        }) {
            let rune = state.1.is;
            match rune.rune().kind {
                Kind::Champion | Kind::Relic => out.extend(self.map.grid.all.iter().map(|at| Action::Deploy(rune, at))),
                Kind::Equipment => out.extend(s.units.iter().map(|unit| Action::Equip(rune, unit.id))),
                Kind::Spell => {
                    let aimer = self.spell_aimer(s, side, rune);
                    self.each_aim(s, &aimer, &mut |aim| out.push(Action::Cast(rune, aim)));
                }
                Kind::Shrine => {}
            }
        }
    }
}

/// The abilities of a unit that can be used, each once.
fn usable(unit: &Unit) -> impl Iterator<Item = Printed> {
    let there = unit.abilities.iter().enumerate().filter(|(_, slot)| slot.is_there());
    let active = there.filter(|(_, slot)| slot.id().ability().class != Class::Passive);
    let first = move |(n, slot): &(usize, &crate::state::Slot)| unit.slot(slot.printed) == Some(*n as u8);
    active.filter(first).map(|(_, slot)| slot.printed)
}
