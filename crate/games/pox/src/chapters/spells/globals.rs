//! Spells that wait (`pox:3.3.3`), and counters (`pox:gl.check`).

use crate::chapters::effects::Deed;
use crate::content::charts::ring;
use crate::content::language::{Effect, NO_ABILITY, Printed, RuneId, When, Whom};
use crate::fact::{Entry, Fact};
use crate::resolver::Resolver;
use crate::state::{Global, NO_SLOT, Order, Place, State, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A spell waits among the globals.
    pub(crate) fn wait(&mut self, side: Side, spell: RuneId, rune: u8, named: UnitId, order: Order) {
        self.s.globals.push(Global { spell, side, rune, named, order });
        let hidden = spell.rune().hidden;
        self.tell(rule!("pox:3.3.3"), Fact::Wait { side, spell, hidden });
    }

    /// A spell waits no longer and goes on cooldown; its opponent knows it if it worked, or if it was open.
    pub(crate) fn take_global(&mut self, at: usize, worked: bool) -> Global {
        let global = self.s.globals.take(at);
        let row = global.spell.rune();
        self.cool(global.side, global.rune, row.cooldown, worked || !row.hidden);
        global
    }

    /// `pox:gl.check`: the oldest counter of the opponent stops any spell, counters included.
    pub(crate) fn is_countered(&mut self, side: Side, spell: RuneId) -> bool {
        covers!("pox:gl.check", "pox:gl.resolves");
        let waits = |global: &Global| global.side != side && global.spell.rune().waits == When::OpponentCasts;
        let Some(at) = self.s.globals.iter().position(waits) else { return false };
        let counter = self.take_global(at, true);
        let fired = self.tell(rule!("pox:gl.check"), Fact::Trigger { side: counter.side, spell: counter.spell });
        self.because(fired, |resolver| resolver.tell(rule!("pox:gl.resolves"), Fact::Counter { side, spell }));
        true
    }

    /// What a spell that waited does to the champion that set it off.
    pub(crate) fn global_on(&mut self, global: &Global, id: UnitId) {
        let nobody = Unit { side: global.side, order: global.order, ..Unit::default() };
        let printed = Printed { ability: NO_ABILITY, with: 0 };
        let deed = Deed { cause: id, spell: global.spell, ..Deed::of(&nobody, printed, rule!("pox:7.2")) };
        for effect in global.spell.rune().then.iter() {
            if matches!(effect, Effect::Condition { to: Whom::Cause, .. }) {
                self.effect(&deed, effect);
            }
        }
    }

    /// `pox:gl.trigger`: whether a spell brings a dying champion back.
    pub(crate) fn is_brought_back(&mut self, unit: &Unit) -> bool {
        let waits = |global: &Global| global.named == unit.id && global.spell.rune().waits == When::NamedDies;
        if !unit.is_marked(mark::SPELLED) {
            return false;
        }
        let Some(at) = self.s.globals.iter().position(waits) else { return false };
        let global = self.take_global(at, true);
        let fired = self.tell(rule!("pox:gl.trigger"), Fact::Trigger { side: global.side, spell: global.spell });
        self.because(fired, |resolver| resolver.bring_back(unit));
        true
    }

    /// `pox:house.spellthief.2`: half its printed HP, no AP, no conditions, on its tile or the nearest open one.
    fn bring_back(&mut self, unit: &Unit) {
        self.remove(unit.id);
        if unit.rune != NO_SLOT {
            self.s.docks[unit.owner].runes[usize::from(unit.rune)].place = Place::Play;
        }
        let order = self.s.take_order();
        let fresh = Unit::printed(unit.is, unit.owner, order);
        let half = fresh.most / 2;
        let Some(at) = self.place_to_return(&Unit { at: unit.at, ..fresh }) else { return };
        let back = Unit { form: unit.form, rune: unit.rune, serial: unit.serial, at, hp: half, ..fresh };
        self.bring(back, Entry::Return, at);
    }

    fn place_to_return(&self, unit: &Unit) -> Option<Cell> {
        let open = |at| {
            let twin = Unit { id: UnitId::NONE, ..*unit };
            self.rules.has_room(self.s, at, &twin, None)
                && self.rules.may_stand_open(self.s, &twin, at, unit.side, false).is_ok()
        };
        if open(unit.at) {
            return Some(unit.at);
        }
        let (x, y) = self.rules.map.grid.xy(unit.at);
        (1..2 * self.rules.map.grid.width.get()).find_map(|distance| {
            ring(unit.size, unit.size, distance)
                .filter_map(|(dx, dy)| self.rules.map.grid.at(x + dx, y + dy))
                .find(|at| open(*at))
        })
    }

    /// `pox:house.spellthief.1`: the champion that a spell names has left play without it.
    pub(crate) fn lapse_named(&mut self, id: UnitId) {
        while let Some(at) = self.s.globals.iter().position(|global| global.named == id && id != UnitId::NONE) {
            let Global { side, spell, .. } = self.take_global(at, false);
            let fact = Fact::Lapse { side, spell, hidden: spell.rune().hidden };
            self.tell(rule!("pox:house.spellthief.1"), fact);
        }
    }
}
