//! A turn (`duelyst:turn.*`), its mana (`duelyst:gap.mana.*`) and its stages.

use super::Judge;
use super::content::{self, Tile, touch};
use super::fact::Fact;
use super::moments::Moment;
use super::powers::Powers;
use super::select::Subject;
use super::state::{Serial, Stage, State, Task, Unit, Until, mark};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::piles::Pile;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// `duelyst:turn.begin.1`: mana capacity grows no further.
pub const MOST_MANA: u8 = 9;
/// `duelyst:gap.mana.1`: the capacity both begin with.
pub const FIRST_MANA: u8 = 2;
/// `duelyst:house.limit.1`: turns of both together.
pub const MOST_TURNS: u8 = 100;

/// Serials of units that something is done with one after the other.
type Order = Pile<Serial, { super::state::MAX_UNITS }>;

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `duelyst:house.turn.1`: the main phase is over.
    pub(super) fn end_turn(&mut self) -> EventId {
        self.s.stage = Stage::Ending;
        self.s.since = EventId::NONE;
        EventId::NONE
    }

    /// The next stage of the turn; whatever it sets off is done before the one after it.
    pub(super) fn next_stage(&mut self) {
        match self.s.stage {
            Stage::Ending => {
                self.s.since = self.tell(rule!("duelyst:house.turn.1"), Fact::TurnEnd { side: self.s.active });
                self.s.stage = Stage::Creep;
                self.because(self.s.since, |judge| judge.raise(&Moment::TurnEnd(judge.s.active)));
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
                self.hatch_all();
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
                covers!("duelyst:tribe.battle-pet.move.5");
                // duelyst:tribe.battle-pet.1: one by one, in the order they entered.
                let rules = self.rules;
                let pets = self.each(|u| rules.is_wild(u));
                for id in pets.iter() {
                    // duelyst:keyword.celerity.1
                    let times = self.s.find(*id).map_or(0, |u| rules.turns_of(u));
                    (0..times).for_each(|_| self.wait_unit(Task::Pet, *id));
                }
            }
            Stage::Main | Stage::Mulligan(_) | Stage::Over => {}
        }
    }

    /// Units of the side whose turn it is, in the order they entered the board.
    fn each(&self, fits: impl Fn(&Unit) -> bool) -> Order {
        let mut order = Order::default();
        self.s.of(self.s.active).filter(|u| fits(u)).for_each(|u| {
            order.push(u.who.id);
        });
        order
    }

    /// The begin phase.
    pub(super) fn begin_turn(&mut self) {
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
        self.because(self.s.since, |judge| {
            judge.refill(side);
            judge.make_ready(side, turn);
            judge.activate_all(side);
        });
    }

    fn refill(&mut self, side: Side) {
        let player = &mut self.s.players[side];
        covers!("duelyst:gap.mana.1");
        // The very first turn of the game skips the growth.
        let grows = self.s.turn > 1;
        // duelyst:turn.begin.1
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
        covers!("duelyst:keyword.stun.1.r1");
        // duelyst:keyword.stun.1: what its caster's turn ends, whoever's turn it began in.
        for n in 0..self.s.units.len() {
            if self.s.units[n].stunned == Some(side) {
                self.s.units[n].stunned = None;
                let target = self.s.units[n].who;
                self.tell(rule!("duelyst:keyword.stun.1"), Fact::Recover { target });
            }
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

    /// `duelyst:gap.tile.shadow-creep.1`: at the end of its owner's turn it harms enemies that stand on it.
    fn creep(&mut self) {
        let side = self.s.active;
        let creep = self.s.creep[side];
        if creep.is_empty() {
            return;
        }
        let mut standing = Order::default();
        self.s.of(side.other()).filter(|u| creep.has(u.at)).for_each(|u| {
            standing.push(u.who.id);
        });
        let source = Subject::tile(side, Tile::ShadowCreep);
        for id in standing.iter() {
            let clause = rule!("duelyst:gap.tile.shadow-creep.1");
            self.hurt(*id, Calc::traced(1, clause, self.log.trace()), &source, clause);
        }
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

    /// `duelyst:keyword.rebirth.1`: eggs hatch as the opponent's turn ends; then it is the other side's turn.
    fn hatch_all(&mut self) {
        // Some things hold in one side's turn only.
        self.s.active = self.s.active.other();
        self.outdate_auras(touch::TURN | touch::MORE);
        covers!("duelyst:keyword.dispel.9");
        // A dispelled one never does.
        let egg = content::known().egg;
        for id in self.each(|u| u.is == egg && !u.is_marked(mark::DISPELLED)).iter() {
            self.wait_unit(Task::Hatch, *id);
        }
    }

    /// `duelyst:keyword.grow.1`
    pub(super) fn grow(&mut self, id: Serial) {
        let Some(unit) = self.s.find(id).copied() else { return };
        self.buff(id, unit.is, [unit.grow.into(), unit.grow.into()], Until::Ever, rule!("duelyst:keyword.grow.1"));
    }
}

impl Unit {
    /// `duelyst:status.activated.1`: it may move and attack.
    pub(super) fn activate(&mut self) {
        covers!("duelyst:status.activated.1");
        self.marks &= !mark::EXHAUSTED;
        (self.moves, self.attacks) = (0, 0);
    }
}
