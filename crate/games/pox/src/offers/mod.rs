//! What a player can do: every legal action, in a fixed order.

mod aims;
mod every;
mod seen;

use self::aims::{Aims, Of};
use self::seen::Seen;
use crate::Pox;
use crate::action::Action;
use crate::chapters::map::terrain::climbs;
use crate::content::language::{Class, Kind, Printed, RuneId, is};
use crate::content::map::Tiles;
use crate::state::{Can, MAX_UNITS, State, Unit};
use rulewright_engine::side::Side;

impl Pox {
    /// Every legal action.
    pub(crate) fn legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        if s.outcome.is_some() {
            return;
        }
        let side = s.active;
        let seen = self.seen(s, side);
        for unit in s.of(side) {
            self.offer_moves(s, unit, &seen, out);
            self.offer_uses(s, unit, &seen, out);
        }
        for rune in s.docks[side].different(s.bank[side]) {
            self.offer_rune(s, side, rune, &seen, out);
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
                let (presence, _) = seen.magic(self, s);
                let may_equip = |unit: &&Unit| self.may_equip_in(s, side, (rune, unit.id), presence).is_ok();
                let bearers = s.of(side).filter(may_equip);
                out.extend(bearers.map(|unit| Action::Equip(rune, unit.id)));
            }
            // Places for one more spell that waits, or one more unit, are the same wherever it is aimed.
            Kind::Spell if self.may_hold(s, rune).is_ok() => {
                let (presence, zones) = seen.magic(self, s);
                let aimer = self.spell_aimer_in(side, rune, presence, zones);
                self.offer_aims(s, &aimer, seen, &mut Aims { of: Of::Spell(rune), out });
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
        let hosts = s.of(side).filter(|unit| unit.can(Can::DeployRelics));
        open & hosts.fold(Tiles::NONE, |all, host| all | self.map.around(host.base()))
    }

    /// The tiles that are open to a unit that comes.
    fn open_tiles(&self, s: &State, unit: &Unit, taken: Tiles, enclosed: bool) -> Tiles {
        let barred = if enclosed { s.barriers } else { s.barred };
        let open = self.map.grid.all & !(taken | self.map.inaccessible | barred);
        if unit.flies() { open } else { open & !(self.map.chasms | self.map.impassable) }
    }

    fn offer_moves(&self, s: &State, unit: &Unit, seen: &Seen, out: &mut Vec<Action>) {
        if unit.ap > 0 && self.may_walk(s, unit).is_ok() {
            let own = (unit.size > 1 || unit.is(is::STEALTHED)).then(|| self.beside_opponents(s, unit));
            let near = own.as_ref().unwrap_or(&seen.near);
            let own = (unit.size > 1 || climbs(unit)).then(|| self.steps(s, unit, seen.units & !self.covered(unit)));
            // Nobody comes back to where a walk began: a champion of one tile may be in its own way.
            let steps = own.as_ref().unwrap_or_else(|| seen.steps.get_or_init(|| self.steps(s, unit, seen.units)));
            let mut tiles = self.reached(s, unit, steps, near);
            tiles.remove(unit.at);
            tiles.iter().for_each(|at| out.push(Action::Move(unit.id, at)));
        }
    }

    fn offer_uses(&self, s: &State, unit: &Unit, seen: &Seen, out: &mut Vec<Action>) {
        for slot in unit.usable() {
            if self.may_use_slot(unit, slot).is_ok() {
                let printed = slot.printed;
                let aimer = self.aimer(unit, printed);
                self.offer_aims(s, &aimer, seen, &mut Aims { of: Of::Ability(unit.id, printed), out });
            }
        }
    }
}

/// The abilities of a unit that are of such a class, each once.
fn distinct(unit: &Unit, fits: impl Fn(Class) -> bool) -> impl Iterator<Item = Printed> {
    let there = unit.abilities.iter().enumerate().filter(|(_, slot)| slot.is_there());
    let fitting = there.filter(move |(_, slot)| fits(slot.id().ability().class));
    fitting.filter(|(n, slot)| unit.slot(slot.printed) == Some(*n as u8)).map(|(_, slot)| slot.printed)
}
