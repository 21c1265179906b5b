//! A turn (`duelyst:turn.*`), its mana (`duelyst:gap.mana.*`) and its stages.

use crate::Duelyst;
use crate::chapters::queue::moments::Moment;
use crate::content::powers::Powers;
use crate::content::touch;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Stage, State, Task, Unit, UnitId, Until, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// `duelyst:turn.begin.1`: mana capacity grows no further.
pub const MOST_MANA: u8 = 9;
/// `duelyst:gap.mana.1`: the capacity both begin with.
pub const FIRST_MANA: u8 = 2;
/// `duelyst:house.limit.1`: turns of both together.
pub const MOST_TURNS: u8 = 100;

/// Serials of units that something is done with one after the other.
pub(crate) type Order = Pile<UnitId, { crate::state::MAX_UNITS }>;

impl Duelyst {
    /// How many moves and attacks an activation has: `duelyst:move.2`, `duelyst:combat.1`, and twice as many with
    /// Celerity (`duelyst:keyword.celerity.1`).
    #[inline]
    pub(crate) fn turns_of(&self, unit: &Unit) -> u8 {
        covers!("duelyst:keyword.celerity.1");
        if unit.has(Powers::CELERITY) { 2 } else { 1 }
    }

    /// `duelyst:status.exhausted.1`: a unit that has made every attack it has is exhausted. This is checked after each
    /// attack and whenever powers are computed again: a unit that loses Celerity may have no attack left.
    #[inline]
    pub(crate) fn tire(&self, unit: &mut Unit) {
        covers!("duelyst:status.exhausted.1");
        if unit.attacks >= self.turns_of(unit) {
            unit.marks |= mark::EXHAUSTED;
        }
    }
}

impl Duelyst {
    /// A unit of one's own that may be given orders.
    pub(crate) fn actor<'s>(&self, s: &'s State, id: UnitId) -> Result<&'s Unit, Refusal> {
        let unit = s.find(id).ok_or(Refusal::new("gone", rule!("duelyst:card.unit.1")))?;
        ensure(unit.side == s.active, "not-yours", rule!("duelyst:gap.turn.1"))?;
        self.is_obedient(unit)?;
        ensure(unit.stunned.is_none(), "stunned", rule!("duelyst:keyword.stun.1"))?;
        Ok(unit)
    }

    /// `duelyst:status.exhausted.2`: one that is exhausted neither moves nor attacks.
    pub(crate) fn is_rested(&self, unit: &Unit) -> Check {
        ensure(!unit.is_marked(mark::EXHAUSTED), "exhausted", rule!("duelyst:status.exhausted.2"))
    }

    /// Whether a unit may be given any order: as [`actor`](Duelyst::actor) says it, and a unit that is exhausted does
    /// nothing (`duelyst:status.exhausted.2`).
    pub(crate) fn takes_orders(&self, unit: &Unit) -> bool {
        !unit.is_marked(mark::EXHAUSTED) && unit.stunned.is_none() && !self.is_wild(unit)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:house.turn.1`: the main phase is over.
    pub(crate) fn end_turn(&mut self) -> EventId {
        self.s.stage = Stage::Ending;
        self.s.since = EventId::NONE;
        EventId::NONE
    }

    /// The next stage of the turn; whatever it sets off is done before the one after it.
    pub(crate) fn next_stage(&mut self) {
        match self.s.stage {
            Stage::Ending => {
                self.s.since = self.tell(rule!("duelyst:house.turn.1"), Fact::TurnEnd { side: self.s.active });
                self.s.stage = Stage::Creep;
                self.because(self.s.since, |resolver| resolver.raise(&Moment::TurnEnd(resolver.s.active)));
            }
            Stage::Creep => {
                self.s.stage = Stage::Resting;
                self.creep();
            }
            Stage::Resting => {
                self.s.stage = Stage::Hatching;
                self.rest();
            }
            Stage::Hatching => {
                self.s.stage = Stage::Beginning;
                self.pass_turn();
            }
            Stage::Beginning => {
                self.s.stage = Stage::Growing;
                self.begin_turn();
            }
            Stage::Growing => {
                self.s.stage = Stage::Building;
                self.each(|u| u.grow > 0).iter().for_each(|id| self.wait_unit(Task::Grow, *id));
            }
            Stage::Building => {
                self.s.stage = Stage::Dervishes;
                self.each(|u| u.counter > 0).iter().for_each(|id| self.wait_unit(Task::Build, *id));
            }
            Stage::Dervishes => {
                self.s.stage = Stage::Starting;
                for id in self.each(|u| u.dervishes > 0).iter() {
                    let times = self.s.find(*id).map_or(0, |u| u.dervishes);
                    (0..times).for_each(|_| self.wait_unit(Task::Dervish, *id));
                }
            }
            Stage::Starting => {
                self.s.stage = Stage::Pets;
                self.raise(&Moment::TurnStart(self.s.active));
            }
            Stage::Pets => {
                self.s.stage = Stage::Main;
                self.send_pets();
            }
            Stage::Main | Stage::Mulligan(_) | Stage::Over => {}
        }
    }

    /// Units of the side whose turn it is, in the order they entered the board.
    pub(crate) fn each(&self, fits: impl Fn(&Unit) -> bool) -> Order {
        let mut order = Order::default();
        self.s.of(self.s.active).filter(|u| fits(u)).for_each(|u| {
            order.push(u.who.id);
        });
        order
    }

    /// `duelyst:house.limit.1`
    pub(crate) fn too_long(&mut self) -> bool {
        let over = self.s.turn >= crate::chapters::turn::MOST_TURNS;
        if over {
            self.finish(None, rule!("duelyst:house.limit.1"));
        }
        over
    }

    /// The begin phase.
    pub(crate) fn begin_turn(&mut self) {
        if self.too_long() {
            return;
        }
        let side = self.s.active;
        self.s.turn = self.s.turn.saturating_add(1);
        let player = &mut self.s.players[side];
        player.turns = player.turns.saturating_add(1);
        player.replaced = 0;
        for side in Side::BOTH {
            let player = &mut self.s.players[side];
            player.played.clear();
            // duelyst:card.artifact.3: each turn has its first damage, whoever's turn it is.
            player.hurt = false;
            player.healed = false;
        }
        self.outdate_auras(touch::MORE);
        let turn = self.s.players[side].turns;
        self.s.since = self.tell(rule!("duelyst:gap.turn.1"), Fact::TurnStart { side, turn });
        self.because(self.s.since, |resolver| {
            resolver.refill(side);
            resolver.make_ready(side, turn);
            resolver.activate_all(side);
        });
    }

    fn refill(&mut self, side: Side) {
        let player = &mut self.s.players[side];
        covers!("duelyst:gap.mana.1");
        // The very first turn of the game skips the growth.
        let grows = self.s.turn > 1;
        covers!("duelyst:turn.begin.1");
        if grows && player.capacity < MOST_MANA {
            player.capacity += 1;
        }
        // duelyst:gap.mana.2: what was left is lost.
        player.mana = player.capacity;
        let total = player.mana;
        self.tell(rule!("duelyst:gap.mana.2"), Fact::Mana { side, amount: total, total });
    }

    /// `duelyst:turn.begin.2`
    fn activate_all(&mut self, side: Side) {
        for n in 0..self.s.units.len() {
            self.recover(n, side);
            // duelyst:keyword.forcefield.1: it renews at the start of each turn, whoever's it is.
            self.s.units[n].marks &= !(mark::SHIELD_SPENT | mark::FRESH);
        }
        self.lapse(|until| until == Until::TurnOf(side));
        for watch in self.s.watches.iter_mut().filter(|w| w.until == Until::During(side)) {
            watch.until = Until::TurnEnd;
        }
        for change in self.s.changes.iter_mut().filter(|c| c.until == Until::During(side)) {
            change.until = Until::TurnEnd;
        }
        self.s.units.iter_mut().filter(|u| u.side == side).for_each(Unit::activate);
        self.tell(rule!("duelyst:turn.begin.2"), Fact::Activate { side });
    }

    /// The end phase: units are exhausted, a card is drawn, what lasts for the turn ends.
    fn rest(&mut self) {
        let side = self.s.active;
        covers!("duelyst:turn.end.1");
        self.s.units.iter_mut().filter(|u| u.side == side).for_each(|u| u.marks |= mark::EXHAUSTED);
        // duelyst:turn.end.2
        self.draw(side, rule!("duelyst:turn.end.2"));
        self.fade(side);
        self.lapse(|until| matches!(until, Until::TurnEnd) || until == Until::EndOf(side));
        // What outlasts this turn of the other side ends with their own next one.
    }

    /// `duelyst:gap.ephemeral.1`
    fn fade(&mut self, side: Side) {
        for id in self.each(|u| u.side == side && u.has(Powers::EPHEMERAL)).iter() {
            self.vanish(*id, rule!("duelyst:gap.ephemeral.1"));
        }
    }

    /// It is the other side's turn now, whose eggs hatch.
    fn pass_turn(&mut self) {
        // Some things hold in one side's turn only.
        self.s.active = self.s.active.other();
        self.outdate_auras(touch::TURN | touch::MORE);
        self.hatch_all();
    }
}

impl Unit {
    /// `duelyst:status.activated.1`: it may move and attack.
    pub(crate) fn activate(&mut self) {
        covers!("duelyst:status.activated.1");
        self.marks &= !mark::EXHAUSTED;
        (self.moves, self.attacks) = (0, 0);
    }
}
