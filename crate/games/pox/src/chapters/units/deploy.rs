//! Deployment from the dock (`pox:house.deploy.*`), and equipment (`pox:house.equipment.*`).

use crate::Pox;
use crate::content::language::{Kind, NO_RUNE, RuneId, When};
use crate::content::map::Tiles;
use crate::fact::{Entry, Fact};
use crate::resolver::Resolver;
use crate::state::Can;
use crate::state::{Form, MAX_UNITS, Place, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The deploy zone reaches so far around the place of the shrine.
const ZONE: u8 = 4;

/// The zone of a font (`pox:6.3.2`).
const FONT_ZONE: u8 = 2;

impl Pox {
    /// `pox:house.deploy.1`: where a side deploys champions.
    #[must_use]
    pub fn deploy_zone(&self, s: &State, side: Side) -> Tiles {
        let fonts = self.map.fonts.iter().zip(s.fonts).filter(|(_, holder)| *holder == Some(side));
        let start = self.map.near((self.map.shrines[usize::from(side.0)], 1), ZONE);
        fonts.fold(start, |all, (at, _)| all | self.font_zone(*at))
    }

    /// The tiles of the zone of a font.
    #[must_use]
    pub fn font_zone(&self, at: Cell) -> Tiles {
        self.map.near((at, 1), FONT_ZONE) & !Tiles::one(at)
    }

    /// Whether a side can pay for a rune that is ready.
    pub(crate) fn may_pay(&self, s: &State, side: Side, rune: RuneId) -> Check {
        let price = match rune.rune().kind {
            Kind::Champion => rule!("pox:house.deploy.1"),
            Kind::Relic => rule!("pox:house.deploy.3"),
            Kind::Equipment => rule!("pox:house.equipment.1"),
            _ => rule!("pox:house.cast.1"),
        };
        let there = s.docks[side].runes.iter().any(|state| state.is == rune);
        ensure(there, "no-such-rune", rule!("pox:gl.rune"))?;
        if s.docks[side].ready(rune).is_none() {
            let waits = s.docks[side].runes.iter().find_map(|state| match state.place {
                Place::Cooldown(turns) if state.is == rune => Some(turns),
                _ => None,
            });
            return Err(match waits {
                Some(turns) => Refusal::new("rune-on-cooldown", rule!("pox:house.cooldown.1")).with("turns", turns),
                None => Refusal::new("rune-not-ready", rule!("pox:house.reveal.1")),
            });
        }
        let (needs, has) = (u16::from(rune.rune().nora), s.bank[side]);
        if needs > has {
            let (needs, has) = (needs as i16, has.min(9999) as i16);
            return Err(Refusal::new("too-little-nora", price).with("needs", needs).with("has", has));
        }
        Ok(())
    }

    /// Whether a rune can be deployed there.
    pub(crate) fn may_deploy(&self, s: &State, side: Side, rune: RuneId, at: Cell) -> Check {
        self.may_pay(s, side, rune)?;
        ensure(s.units.len() < MAX_UNITS, "board-full", rule!("pox:house.limit.1"))?;
        let unit = self.newcomer(rune, side);
        let base = self.map.base(at, unit.size);
        ensure(base.is_some(), "off-board", rule!("pox:gl.tile"))?;
        match rune.rune().kind {
            Kind::Champion => {
                let zone = self.deploy_zone(s, side);
                let inside = (base.unwrap_or_default() & !zone).is_empty();
                ensure(inside, "out-of-zone", rule!("pox:house.deploy.1"))?;
                self.may_stand_open(s, &unit, at, side, false)
            }
            Kind::Relic => {
                self.may_stand_open(s, &unit, at, side, true)?;
                let beside =
                    s.of(side).any(|near| near.can(Can::DeployRelics) && self.map.apart(near.base(), (at, 1)) == 1);
                ensure(beside, "no-champion-beside", rule!("pox:house.deploy.3"))
            }
            _ => Err(Refusal::new("not-deployed", rule!("pox:gl.rune"))),
        }
    }

    /// Whether a tile is open to a unit that comes (`pox:gl.open`), by what a side sees; `enclosed` where a tile that barriers
    /// merely enclose is open too (`pox:house.deploy.4`).
    pub(crate) fn may_stand_open(&self, s: &State, unit: &Unit, at: Cell, viewer: Side, enclosed: bool) -> Check {
        covers!("pox:house.deploy.2", "pox:house.deploy.4");
        covers!("pox:gl.open", "pox:gl.occupied");
        let base = self.map.base(at, unit.size);
        ensure(base.is_some(), "off-board", rule!("pox:gl.tile"))?;
        let base = base.unwrap_or_default();
        let taken = self.taken(s, Some(viewer), None) | self.map.solid;
        ensure((base & taken).is_empty(), "occupied", rule!("pox:gl.object"))?;
        ensure((base & self.map.inaccessible).is_empty(), "inaccessible", rule!("pox:8.1.2.3"))?;
        let barred = if enclosed { s.barriers } else { s.barred };
        ensure((base & barred).is_empty(), "barrier", rule!("pox:8.1.3.1"))?;
        let flies = unit.flies();
        ensure(flies || (base & self.map.chasms).is_empty(), "chasm", rule!("pox:gl.open"))?;
        ensure(flies || (base & self.map.impassable).is_empty(), "impassable", rule!("pox:gl.occupied"))
    }

    /// Whether a rune's unit could really come to a tile.
    pub(crate) fn is_open(&self, s: &State, at: Cell, rune: RuneId) -> bool {
        let unit = self.newcomer(rune, Side::P1);
        let Some(base) = self.map.base(at, unit.size) else { return false };
        (base & self.taken(s, None, None)).is_empty()
            && self.may_stand_open(s, &unit, at, Side::P1, true).is_ok()
            && s.units.len() < MAX_UNITS
    }

    /// Whether equipment can be placed on a champion.
    pub(crate) fn may_equip(&self, s: &State, side: Side, rune: RuneId, id: UnitId) -> Check {
        self.may_equip_in(s, side, (rune, id), self.presence(s, side))
    }

    /// The same, with a presence that is known.
    pub(crate) fn may_equip_in(&self, s: &State, side: Side, (rune, id): (RuneId, UnitId), presence: Tiles) -> Check {
        self.may_pay(s, side, rune)?;
        ensure(rune.rune().kind == Kind::Equipment, "not-equipment", rule!("pox:gl.equipment"))?;
        let unit = s.find(id).filter(|unit| !unit.is_hidden_from(side));
        let unit = unit.ok_or(Refusal::new("not-there", rule!("pox:gl.play")))?;
        let clause = rule!("pox:house.equipment.1");
        ensure(unit.is_champion(), "not-a-champion", clause)?;
        ensure(unit.side == side, "not-yours", clause)?;
        ensure(unit.equipment == NO_RUNE, "already-equipped", clause)?;
        ensure(self.is_on(unit, presence), "no-presence", clause)
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A rune is deployed.
    pub(crate) fn deploy(&mut self, rune: RuneId, at: Cell) {
        let side = self.s.active;
        let Some(slot) = self.s.docks[side].ready(rune) else { return };
        let unit = self.rules.newcomer(rune, side);
        if self.hides(&unit, at, side) {
            // pox:5.1.2.2: it stays in the dock, at no cost.
            return self.meet_hidden(&unit, at, side, rule!("pox:5.1.2.2"));
        }
        let cost = rune.rune().nora;
        self.s.bank[side] -= u16::from(cost);
        self.s.docks[side].runes[usize::from(slot)].place = Place::Play;
        let id = self.enter(rune, side, at, Form::Real, slot);
        let entered = self.come(id, Entry::Deploy, at, cost);
        self.because(entered, |resolver| {
            resolver.meet_arrival(id);
            resolver.on_deploy(side, id);
        });
    }

    /// Spells that wait for a champion to be deployed, in the order in which they were cast (`pox:7.2`).
    fn on_deploy(&mut self, side: Side, id: UnitId) {
        if !self.s.find(id).is_some_and(Unit::is_champion) {
            return;
        }
        while let Some(at) =
            self.s.globals.iter().position(|global| global.side == side && global.spell.rune().waits == When::YouDeploy)
        {
            let global = self.take_global(at, true);
            let fired = self.tell(rule!("pox:7.2"), Fact::Trigger { side, spell: global.spell });
            self.because(fired, |resolver| resolver.global_on(&global, id));
        }
    }

    /// Equipment is placed.
    pub(crate) fn equip(&mut self, rune: RuneId, id: UnitId) {
        covers!("pox:house.equipment.2");
        let side = self.s.active;
        let Some(slot) = self.s.docks[side].ready(rune) else { return };
        let row = rune.rune();
        self.s.bank[side] -= u16::from(row.nora);
        let unseen = self.s.find(id).is_some_and(|unit| unit.is_hidden_from(side.other()));
        self.s.docks[side].show(slot);
        let state = &mut self.s.docks[side].runes[usize::from(slot)];
        (state.place, state.unseen) = (Place::Play, unseen);
        let illusion = self.s.find(id).is_some_and(|unit| unit.form == Form::Illusion);
        if let Some(unit) = self.s.find_mut(id)
            && !illusion
        {
            (unit.worn, unit.worn_of, unit.equipment) = (slot, side, rune);
        }
        let unit = self.who(id);
        let placed = self.tell(rule!("pox:house.equipment.1"), Fact::Equip { side, rune, unit, cost: row.nora });
        self.because(placed, |resolver| {
            if illusion {
                // pox:house.illusion.2: it was targeted.
                resolver.cool(side, slot, row.cooldown, true);
                resolver.destroy(id, rule!("pox:house.illusion.2"));
            } else {
                resolver.grant_gifts(id, &row.grants);
                resolver.refresh(id);
            }
        });
    }
}
