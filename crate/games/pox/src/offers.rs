//! What a player can do: every legal action, in a fixed order.

use crate::Pox;
use crate::action::{Action, Aim};
use crate::chapters::movement::Near;
use crate::chapters::selection::{Aimer, wants_tile};
use crate::content::language::{Aimed, Class, Kind, Printed, RuneId, is};
use crate::content::map::Tiles;
use crate::state::{MAX_UNITS, Slot, State, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

/// What a side sees of the board, worked out once for a list.
struct Seen {
    /// Tiles with a unit that it sees.
    units: Tiles,
    /// The same, and tiles with a font.
    taken: Tiles,
    /// Tiles on which a small champion of it would be engaged.
    near: Near,
    /// Its spell presence.
    presence: Tiles,
    /// Tiles under a Dead Magic Zone of the other side.
    zones: Tiles,
}

impl Pox {
    /// Every legal action.
    pub(crate) fn legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        if s.outcome.is_some() {
            return;
        }
        let side = s.active;
        let units = self.taken(s, Some(side), None);
        let taken = units | self.map.solid;
        let near = self.beside_opponents(s, &Unit { side, ..Unit::default() });
        let presence = self.presence(s, side);
        let seen = Seen { units, taken, near, presence, zones: self.zones(s, side.other()) };
        for unit in s.of(side) {
            self.offer_moves(s, unit, &seen, out);
            self.offer_uses(s, unit, &seen, out);
        }
        for rune in s.docks[side].different() {
            // Those that are ready and can be paid for.
            if u16::from(rune.rune().nora) <= s.bank[side] {
                self.offer_rune(s, side, rune, &seen, out);
            }
        }
        if self.may_transfigure(s, side).is_ok() {
            out.push(Action::Transfigure);
        }
        out.push(Action::End);
    }

    fn offer_rune(&self, s: &State, side: Side, rune: RuneId, seen: &Seen, out: &mut Vec<Action>) {
        match rune.rune().kind {
            Kind::Champion | Kind::Relic if s.units.len() < MAX_UNITS => {
                let tiles = self.deploy_tiles(s, side, rune, seen);
                out.extend(tiles.iter().map(|at| Action::Deploy(rune, at)));
            }
            Kind::Equipment => {
                let bearers = s.of(side).filter(|unit| self.may_equip(s, side, rune, unit.id).is_ok());
                out.extend(bearers.map(|unit| Action::Equip(rune, unit.id)));
            }
            // Places for one more spell that waits, or one more unit, are the same wherever it is aimed.
            Kind::Spell if self.may_hold(s, rune).is_ok() => {
                let aimer = self.spell_aimer_in(side, rune, seen.presence, seen.zones);
                self.offer_aims(s, &aimer, seen, &mut |aim| out.push(Action::Cast(rune, aim)));
            }
            _ => {}
        }
    }

    /// Where a champion or a relic can be deployed.
    fn deploy_tiles(&self, s: &State, side: Side, rune: RuneId, seen: &Seen) -> Tiles {
        let unit = self.newcomer(rune, side);
        let champion = rune.rune().kind == Kind::Champion;
        let open = self.open_tiles(s, &unit, seen.taken, !champion);
        if champion {
            return self.anchors(open & self.deploy_zone(s, side), unit.size);
        }
        use crate::state::Can;
        let hosts = s.of(side).filter(|unit| unit.can(Can::DeployRelics));
        open & hosts.fold(Tiles::NONE, |all, host| all | self.map.beside(self.covered(host)))
    }

    /// The tiles that are open to a unit that comes.
    fn open_tiles(&self, s: &State, unit: &Unit, taken: Tiles, enclosed: bool) -> Tiles {
        let barred = if enclosed { s.barriers } else { s.barred };
        let open = self.map.grid.all & !(taken | self.map.inaccessible | barred);
        if unit.flies() { open } else { open & !(self.map.chasms | self.map.impassable) }
    }

    fn offer_moves(&self, s: &State, unit: &Unit, seen: &Seen, out: &mut Vec<Action>) {
        if unit.ap > 0 && self.may_walk(s, unit).is_ok() {
            let others = seen.units & !self.covered(unit);
            let own = (unit.size > 1 || unit.is(is::STEALTHED)).then(|| self.beside_opponents(s, unit));
            let near = own.as_ref().unwrap_or(&seen.near);
            let mut tiles = self.reached(s, unit, others, near);
            tiles.remove(unit.at);
            out.extend(tiles.iter().map(|at| Action::Move(unit.id, at)));
        }
    }

    fn offer_uses(&self, s: &State, unit: &Unit, seen: &Seen, out: &mut Vec<Action>) {
        for printed in usable(unit) {
            if self.may_use(unit, printed).is_ok() {
                let aimer = self.aimer(unit, printed);
                self.offer_aims(s, &aimer, seen, &mut |aim| {
                    if aimer.aimed != Aimed::OtherFriend || self.may_use_on(s, unit, printed, aim).is_ok() {
                        out.push(Action::Use(unit.id, printed, aim));
                    }
                });
            }
        }
    }

    /// Everything that can be aimed at.
    fn offer_aims(&self, s: &State, by: &Aimer, seen: &Seen, each: &mut dyn FnMut(Aim)) {
        match by.aimed {
            Aimed::Nothing => each(Aim::None),
            Aimed::LineTile => {
                let tiles = self.tiles_in_reach(by);
                tiles.iter().for_each(|at| [Aim::Row(at), Aim::Column(at)].into_iter().for_each(&mut *each));
            }
            aimed if wants_tile(aimed) => {
                let tiles = self.tiles_in_reach(by) & self.tiles_that_fit(s, by, seen);
                tiles.iter().for_each(|at| each(Aim::Tile(at)));
            }
            Aimed::TwinTile | Aimed::OpposingAbility | Aimed::AnyAbility => self.each_unit(s, by, &mut |aim| {
                if self.may_aim(s, by, aim).is_ok() {
                    each(aim);
                }
            }),
            _ => {
                for unit in s.units.iter().filter(|unit| !unit.is_hidden_from(by.side)) {
                    self.each_tile(by, unit, &mut |tile| {
                        if self.can_pick(s, by, unit, tile) {
                            each(Aim::Unit(unit.id, tile));
                        }
                    });
                }
            }
        }
    }

    /// The tiles that an ability reaches, or a spell.
    pub(crate) fn tiles_in_reach(&self, by: &Aimer) -> Tiles {
        let (Some((least, most)), Some(base)) = (by.reach, self.map.base(by.from.0, by.from.1)) else {
            return by.presence.unwrap_or(self.map.grid.all) & !by.barred;
        };
        let near = if least == 0 { Tiles::NONE } else { self.map.within(base, least - 1) };
        self.map.within(base, most) & !near
    }

    /// The tiles that are what the text asks for.
    fn tiles_that_fit(&self, s: &State, by: &Aimer, seen: &Seen) -> Tiles {
        let all = self.map.grid.all;
        match by.aimed {
            Aimed::LayerTile => all & !(seen.taken | self.map.chasms),
            Aimed::TrapTile => {
                let traps = s.layers.iter().filter(|layer| layer.is.is_trap() && layer.side == by.side);
                all & !(seen.taken | self.map.chasms | traps.map(|layer| layer.at).collect())
            }
            Aimed::GroundTile => all & !(self.map.chasms | self.map.impassable | self.map.inaccessible),
            Aimed::OpenTile => by.brings.map_or(all, |rune| {
                let unit = self.newcomer(rune, by.side);
                self.anchors(self.open_tiles(s, &unit, seen.taken, by.user == UnitId::NONE), unit.size)
            }),
            Aimed::Tile if by.attack => {
                let barred = |unit: &&Unit| {
                    unit.side != by.side
                        && unit.is(is::UNTARGETABLE)
                        && !unit.is_marked(mark::AVATAR)
                        && !unit.is_hidden_from(by.side)
                };
                s.units.iter().filter(barred).fold(all, |all, unit| all & !self.covered(unit))
            }
            _ => all,
        }
    }

    /// Every unit that could be aimed at, legal or not.
    fn each_unit(&self, s: &State, by: &Aimer, each: &mut dyn FnMut(Aim)) {
        for unit in s.units.iter().filter(|unit| !unit.is_hidden_from(by.side)) {
            match by.aimed {
                Aimed::TwinTile => {
                    let near = self.map.within(self.covered(unit), 2);
                    near.iter().for_each(|at| each(Aim::Beside(unit.id, at)));
                }
                Aimed::OpposingAbility | Aimed::AnyAbility => {
                    for slot in distinct(unit) {
                        self.each_tile(by, unit, &mut |tile| each(Aim::Named(unit.id, tile, slot.printed)));
                    }
                }
                _ => self.each_tile(by, unit, &mut |tile| each(Aim::Unit(unit.id, tile))),
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

    /// Everything that could be aimed at, legal or not.
    fn each_aim(&self, s: &State, by: &Aimer, each: &mut dyn FnMut(Aim)) {
        let tiles = self.map.grid.all;
        match by.aimed {
            Aimed::Nothing => each(Aim::None),
            Aimed::LineTile => tiles.iter().flat_map(|at| [Aim::Row(at), Aim::Column(at)]).for_each(each),
            aimed if wants_tile(aimed) => tiles.iter().for_each(|at| each(Aim::Tile(at))),
            _ => self.each_unit(s, by, each),
        }
    }

    /// Every action that could be written down, legal or not; giving up and running out of time are no choices of a turn.
    pub(crate) fn every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend([Action::End, Action::Transfigure]);
        let (side, tiles) = (s.active, self.map.grid.all);
        for unit in s.units.iter().filter(|unit| !unit.is_hidden_from(side)) {
            out.extend(tiles.iter().map(|at| Action::Move(unit.id, at)));
            for printed in usable(unit) {
                let aimer = self.aimer(unit, printed);
                self.each_aim(s, &aimer, &mut |aim| out.push(Action::Use(unit.id, printed, aim)));
            }
        }
        let runes = &s.docks[side].runes;
        let first = |n: usize| runes.iter().position(|other| other.is == runes[n].is) == Some(n);
        for rune in (0..runes.len()).filter(|n| first(*n)).map(|n| runes[n].is) {
            match rune.rune().kind {
                Kind::Champion | Kind::Relic => out.extend(tiles.iter().map(|at| Action::Deploy(rune, at))),
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

/// The abilities of a unit, each once.
fn distinct(unit: &Unit) -> impl Iterator<Item = &Slot> {
    let there = unit.abilities.iter().enumerate().filter(|(_, slot)| slot.is_there());
    there.filter(|(n, slot)| unit.slot(slot.printed) == Some(*n as u8)).map(|(_, slot)| slot)
}

/// Those that can be used.
fn usable(unit: &Unit) -> impl Iterator<Item = Printed> {
    distinct(unit).map(|slot| slot.printed).filter(|printed| printed.ability.ability().class != Class::Passive)
}
