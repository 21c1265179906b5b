//! Casting a spell, step by step (`pox:house.cast.1`).

use crate::Pox;
use crate::action::Aim;
use crate::chapters::attacks::aimed;
use crate::chapters::effects::Deed;
use crate::content::language::{Aimed, Kind, NO_ABILITY, Printed, RuneId, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{MAX_GLOBALS, MAX_UNITS, Place, State, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Pox {
    /// Whether a spell can be cast there.
    pub(crate) fn may_cast(&self, s: &State, side: Side, spell: RuneId, aim: Aim) -> Check {
        self.may_pay(s, side, spell)?;
        ensure(spell.rune().kind == Kind::Spell, "not-a-spell", rule!("pox:gl.spell"))?;
        self.may_hold(s, spell)?;
        covers!("pox:3.3.2", "pox:3.3.3");
        self.may_aim(s, &self.spell_aimer(s, side, spell), aim)
    }

    /// Whether there is room for what a spell leaves.
    pub(crate) fn may_hold(&self, s: &State, spell: RuneId) -> Check {
        let (waits, makes) = (spell.rune().waits != When::Used, spell.rune().aimed);
        let clause = rule!("pox:house.limit.1");
        ensure(!waits || s.globals.len() < MAX_GLOBALS, "globals-full", clause)?;
        let brings = matches!(makes, Aimed::TwinTile | Aimed::OpenTile);
        ensure(!brings || s.units.len() < MAX_UNITS, "board-full", clause)
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A spell is cast.
    pub(crate) fn cast(&mut self, spell: RuneId, aim: Aim) {
        let side = self.s.active;
        let Some(slot) = self.s.docks[side].ready(spell) else { return };
        let row = spell.rune();
        self.s.bank[side] -= u16::from(row.nora);
        if !row.hidden {
            self.s.docks[side].show(slot);
        }
        let state = &mut self.s.docks[side].runes[usize::from(slot)];
        (state.place, state.unseen) = (Place::Play, row.hidden);
        let order = self.s.take_order();
        let deed = self.spell_deed(side, spell, aim, order);
        // A named champion is not targeted (pox:house.spellthief.1).
        let named = row.aimed == Aimed::Named;
        let target = aim.unit().filter(|_| !named).map(|id| self.who(id));
        let to = if target.is_some() && deed.beside == Cell::OFF { Cell::OFF } else { deed.tile };
        let clause = if row.waits == When::Used { rule!("pox:3.3") } else { rule!("pox:3.3.3") };
        let cast = self.tell(clause, Fact::Cast { side, spell, target, to, cost: row.nora });
        self.because(cast, |resolver| {
            if resolver.is_countered(side, spell) {
                return resolver.cool(side, slot, row.cooldown, true);
            }
            if row.waits == When::Used {
                resolver.resolve_spell(deed, slot);
            } else {
                resolver.wait(side, spell, slot, aim.unit().unwrap_or_default(), order);
            }
        });
    }

    fn spell_deed(&self, side: Side, spell: RuneId, aim: Aim, order: crate::state::Order) -> Deed {
        let nobody = Unit { side, order, ..Unit::default() };
        let base = Deed::of(&nobody, Printed { ability: NO_ABILITY, with: 0 }, rule!("pox:gl.resolves"));
        self.on_target(aimed(Deed { spell, user: UnitId::NONE, ..base }, aim))
    }

    /// The unit that a spell is cast on is its source where equals are chosen between (`pox:3.1.1`).
    fn on_target(&self, deed: Deed) -> Deed {
        match self.s.find(deed.target) {
            Some(unit) => Deed { user: unit.id, order: unit.order, ..deed },
            None => deed,
        }
    }

    /// The spell goes to its target, or to another one, and does what it says.
    fn resolve_spell(&mut self, deed: Deed, slot: u8) {
        let (side, row) = (deed.side, deed.spell.rune());
        let deed = if row.single { self.redirected(deed) } else { deed };
        if deed.target == UnitId::NONE || !self.breaks_illusion(deed.target) {
            self.answered(&deed);
            self.note_target(&deed);
            self.spell_effects(&deed);
        }
        self.cool(side, slot, row.cooldown, true);
        self.settle();
    }

    fn spell_effects(&mut self, deed: &Deed) {
        use crate::content::language::Effect;
        let cost = self.s.find(deed.target).map_or(0, |unit| i16::from(unit.nora));
        for effect in deed.spell.rune().then.iter() {
            match effect {
                // The target is gone by now.
                Effect::GainCost(part) => self.gain_nora(deed.side, cost / i16::from((*part).max(1)), deed.clause),
                _ => self.effect(deed, effect),
            }
            if matches!(effect, Effect::Destroy(_)) {
                self.settle();
            }
        }
    }

    /// Spellthief asks whether an opposing single-target spell targeted a champion this turn.
    fn note_target(&mut self, deed: &Deed) {
        let single = deed.spell.rune().single;
        if let Some(unit) = self.s.find_mut(deed.target)
            && single
            && unit.side != deed.side
        {
            unit.marks |= mark::SPELLED;
        }
    }

    /// `pox:house.cast.3`: the oldest Snowblind of the opponent moves a single-target spell.
    fn redirected(&mut self, deed: Deed) -> Deed {
        let waits = |global: &crate::state::Global| {
            global.side != deed.side && global.spell.rune().waits == When::OpponentTargets
        };
        let Some(at) = self.s.globals.iter().position(waits) else { return deed };
        let Some(target) = self.other_target(&deed) else { return deed };
        let global = self.take_global(at, true);
        let who = self.who(target);
        let fact = Fact::Redirect { side: global.side, spell: global.spell, target: who };
        self.tell(rule!("pox:house.cast.3"), fact);
        let tile = self.s.find(target).map_or(Cell::OFF, |unit| unit.at);
        let beside = if deed.beside.is_on() { self.twin_place(target) } else { Cell::OFF };
        self.on_target(Deed { target, tile, beside, ..deed })
    }

    /// The nearest champion to the original target that the spell's own words allow for its caster.
    fn other_target(&self, deed: &Deed) -> Option<UnitId> {
        let original = self.s.find(deed.target)?;
        let caster = self.rules.spell_aimer(self.s, deed.side, deed.spell);
        // Presence is not asked again.
        let caster = crate::chapters::selection::Aimer { presence: None, ..caster };
        let fits = |unit: &Unit| {
            unit.is_champion()
                && unit.id != deed.target
                && self.rules.may_choose(self.s, &caster, unit.id, Cell::OFF).is_ok()
        };
        let from = if deed.tile.is_on() { (deed.tile, 1) } else { (original.at, 1) };
        let distance = |unit: &Unit| i16::from(self.rules.map.proximity(unit.at, from.0));
        self.rules.least_of(self.s, original.order, &fits, &distance)
    }

    /// Where the twin of a new target comes (`pox:house.cast.3`).
    fn twin_place(&self, target: UnitId) -> Cell {
        let Some(unit) = self.s.find(target) else { return Cell::OFF };
        let twin = Unit { id: UnitId::NONE, side: unit.side, ..*unit };
        match self.rules.place_next_to(self.s, unit.base(), &twin) {
            crate::chapters::movement::Place::At(at) => at,
            _ => Cell::OFF,
        }
    }
}
