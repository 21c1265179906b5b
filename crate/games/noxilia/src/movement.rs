//! Movement (`noxilia:action.move.*`, `noxilia:action.retreat.*`) and arrivals.

use super::board::{Spot, Spots, beside, command};
use super::board_index::BoardIndex;
use super::content::language::{Always, Harm, Kind};
use super::damage::Blow;
use super::fact::Fact;
use super::powers::Key;
use super::state::{ArriveStep, Frame, Question, State, Unit, UnitId, card_mark, mark};
use super::{Noxilia, Resolver};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Steps of an ordinary move.
const STEPS: u8 = 2;

impl Noxilia {
    /// Steps that cost no armour.
    pub(super) fn free_steps(&self, s: &State) -> u8 {
        let more = |always: &'static Always| if let Always::Steps(n) = always { *n } else { 0 };
        STEPS + self.of_the_turn(s).map(more).sum::<u8>()
    }

    /// The most steps a unit takes in one move (`noxilia:action.move.1`).
    pub(super) fn most_steps(&self, s: &State, unit: &Unit) -> u8 {
        covers!("noxilia:action.move.2");
        self.free_steps(s) + self.quick_steps(s, unit)
    }

    /// Steps that cost armour (`noxilia:ability.quick_march.1`).
    pub(super) fn quick_steps(&self, s: &State, unit: &Unit) -> u8 {
        u8::from(self.has(s, unit, Key::QuickMarch))
    }

    /// Everywhere a unit may step, with so many steps left once it is there.
    pub(super) fn steps(&self, s: &BoardIndex, unit: &Unit, left: u8) -> Spots {
        unit.at.beside().but(self.shut(unit)).but(self.water(s, unit, left)).but(self.guarded(s, unit))
    }

    /// Where a unit that is on a move may step next, so many steps taken.
    pub(super) fn next_steps(&self, s: &State, unit: &Unit, taken: u8) -> Spots {
        match self.most_steps(s, unit).saturating_sub(taken) {
            0 => Spots::default(),
            left => self.steps(&BoardIndex::of(s), unit, left - 1),
        }
    }

    /// Whether a unit may step to a place, with so many steps left once it is there.
    pub(super) fn may_step(&self, s: &BoardIndex, unit: &Unit, to: Spot, left: u8) -> Result<(), Refusal> {
        if !beside(unit.at, to) {
            return Err(Refusal::new("not-adjacent", rule!("noxilia:board.adjacency.1")));
        }
        self.may_enter(s, unit, to, left)?;
        if self.guarded(s, unit).has(to) {
            return Err(Refusal::new("caught", rule!("noxilia:action.move.3")));
        }
        Ok(())
    }

    /// Whether a place beside takes a unit in at all: however many are there.
    fn may_enter(&self, s: &BoardIndex, unit: &Unit, to: Spot, left: u8) -> Result<(), Refusal> {
        covers!("noxilia:general.capacity.1");
        if self.shut(unit).has(to) {
            return Err(Refusal::new("no-monarchs", rule!("noxilia:zone.room.2")));
        }
        if self.water(s, unit, left).has(to) {
            return Err(Refusal::new("flooded", rule!("noxilia:ability.aquatic.1")));
        }
        Ok(())
    }

    /// The places beside that take no monarch in (`noxilia:zone.room.2`), for a monarch.
    fn shut(&self, unit: &Unit) -> Spots {
        let monarch = unit.card.card().kind == Kind::Monarch;
        let shut = |at: &Spot| self.zone_says(*at, |a| matches!(a, Always::NoMonarchs));
        if monarch {
            unit.at.beside().iter().filter(shut).fold(Spots::default(), Spots::with)
        } else {
            Spots::default()
        }
    }

    /// The water beside, for whoever may not go in with so many steps left once it is there.
    fn water(&self, s: &BoardIndex, unit: &Unit, left: u8) -> Spots {
        let water = s.flooded().both(unit.at.beside());
        // noxilia:ability.aquatic.1: who flies may cross water, not stop there.
        let crosses = || self.has(s, unit, Key::Aquatic) || (left > 0 && self.flies(s, unit));
        if water.is_empty() || crosses() { Spots::default() } else { water }
    }

    /// The places beside where enemies stand, for a unit that is caught among enemies (`noxilia:action.move.3`).
    fn guarded(&self, s: &BoardIndex, unit: &Unit) -> Spots {
        let held = s.held(unit.side.other());
        let guarded = if held.has(unit.at) { held.both(unit.at.beside()) } else { Spots::default() };
        covers!("noxilia:action.move.4");
        let slips = || self.slips_through(s, unit) || self.power(s, unit, Key::ForcePassage).is_some();
        if guarded.is_empty() || slips() { Spots::default() } else { guarded }
    }

    /// Whether it goes from enemies to enemies unharmed.
    pub(super) fn slips_through(&self, s: &State, unit: &Unit) -> bool {
        covers!("noxilia:ability.infiltrator.1", "noxilia:ability.flying.1");
        self.infiltrates(s, unit) || self.flies(s, unit)
    }

    /// Whether a unit may retreat to a place (`noxilia:action.retreat.1`).
    pub(super) fn may_retreat(&self, s: &BoardIndex, unit: &Unit, to: Spot) -> Result<(), Refusal> {
        let clause = rule!("noxilia:action.retreat.1");
        if self.has(s, unit, Key::BrotherInArms) {
            return Err(Refusal::new("holds-the-line", rule!("noxilia:ability.brother_in_arms.1")));
        }
        if !beside(unit.at, to) {
            // noxilia:action.retreat.3: one step, marching or not
            return Err(Refusal::new("one-step", rule!("noxilia:action.retreat.3")));
        }
        if !s.is_hostile(unit.side, unit.at) || !s.is_hostile(unit.side, to) {
            return Err(Refusal::new("way-is-open", clause));
        }
        // noxilia:action.retreat.4: Force Passage spares nobody the retreat, for its way through does harm.
        if self.slips_through(s, unit) {
            return Err(Refusal::new("just-moves", rule!("noxilia:action.retreat.4")));
        }
        let home = command(unit.side);
        if self.board.steps(to, home) >= self.board.steps(unit.at, home) {
            return Err(Refusal::new("not-homewards", clause));
        }
        self.may_enter(s, unit, to, 0)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The first step of a move.
    pub(super) fn walk(&mut self, id: UnitId, to: Spot) {
        let engaged = self.engage(id, rule!("noxilia:action.move.1"));
        self.because(engaged, |resolver| {
            resolver.push(Frame::March(id, 1, false));
            resolver.step(id, to);
        });
    }

    /// The next one (`noxilia:house.step.1`).
    pub(super) fn walk_on(&mut self, to: Spot) {
        if let Some(Frame::March(id, taken, marched)) = self.s.top() {
            let hurries = taken >= self.rules.free_steps(self.s) && !marched;
            self.replace(Frame::March(id, taken + 1, marched || hurries));
            if hurries {
                // noxilia:ability.quick_march.1
                self.wear(id, -1, rule!("noxilia:ability.quick_march.1"));
            }
            self.step(id, to);
        }
    }

    /// Whether the move goes on is its player's decision, if there is anywhere to go.
    pub(super) fn march(&mut self, id: UnitId, taken: u8) {
        let Some(unit) = self.s.find(id).filter(|u| u.at.is_on()).copied() else {
            self.pop();
            return;
        };
        let goes = || !self.rules.next_steps(self.s, &unit, taken).is_empty();
        // noxilia:house.window.1: nobody can tell how far a unit goes that is face down.
        let unknown = !unit.is(mark::SHOWN) && taken <= self.rules.free_steps(self.s);
        if unknown || goes() {
            self.ask(Question::Step, unit.side, 0);
        } else {
            self.pop();
        }
    }

    /// Retreat (`noxilia:action.retreat.1`, `noxilia:action.retreat.2`).
    pub(super) fn retreat(&mut self, id: UnitId, to: Spot) {
        let engaged = self.engage(id, rule!("noxilia:action.retreat.1"));
        self.because(engaged, |resolver| {
            resolver.wear(id, -1, rule!("noxilia:action.retreat.2"));
            resolver.put(id, to, 0);
        });
    }

    /// One step: forced, where it leads from enemies to enemies (`noxilia:ability.force_passage.2`).
    pub(super) fn step(&mut self, id: UnitId, to: Spot) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let foe = unit.side.other();
        let caught = self.s.holds(foe, unit.at) && self.s.holds(foe, to);
        let forced = caught && !self.rules.slips_through(self.s, &unit);
        let price = if forced { self.rules.power(self.s, &unit, Key::ForcePassage).unwrap_or(0) } else { 0 };
        self.put(id, to, price);
    }

    /// A unit comes to a place; what follows from that waits on top.
    pub(super) fn put(&mut self, id: UnitId, to: Spot, price: u8) {
        let unit = self.who(id);
        let Some(moved) = self.s.find_mut(id) else { return };
        let from = std::mem::replace(&mut moved.at, to);
        let clause = if price > 0 { rule!("noxilia:ability.force_passage.1") } else { rule!("noxilia:action.move.1") };
        let came = self.tell(clause, Fact::Move { unit, from, to });
        self.because(came, |resolver| resolver.push(Frame::Arrive(id, price, ArriveStep::Price)));
    }

    /// The arrival, step by step.
    pub(super) fn arrive(&mut self, id: UnitId, price: u8, step: ArriveStep) {
        let Some(unit) = self.s.find(id).filter(|u| u.at.is_on()).copied() else {
            self.pop();
            return;
        };
        self.replace(Frame::Arrive(id, price, step.next()));
        match step {
            ArriveStep::Price if price > 0 => {
                let amount = Calc::new(price.into(), rule!("noxilia:ability.force_passage.2"));
                self.hurt(id, Blow { amount, kind: Harm::Physical, through: false });
                self.remove_dead();
            }
            ArriveStep::Look => self.look_around(unit.side, unit.at),
            ArriveStep::Treasure => self.turn_up_primo(id, unit.at),
            ArriveStep::Latents => self.spring(id, unit.side, unit.at),
            ArriveStep::Over => {
                self.pop();
            }
            ArriveStep::Price => {}
        }
    }

    /// noxilia:setup.16: treasures of the set-up are turned up by whoever comes.
    fn turn_up_primo(&mut self, id: UnitId, at: Spot) {
        let hidden = |g: &&super::state::TableCard| g.at == at && g.is(card_mark::PRIMO) && !g.is(card_mark::SHOWN);
        if let Some(found) = self.s.table_cards.iter().find(hidden).copied() {
            self.flip(found.id, id, rule!("noxilia:setup.16"));
            self.remove_dead();
        }
    }

    /// Latent spells under the place, of the other side (`noxilia:spell.latent.2`).
    fn spring(&mut self, id: UnitId, side: Side, at: Spot) {
        let other = side.other();
        if self.s.table_cards.iter().any(|g| g.is_latent() && g.on == UnitId::NONE && g.at == at && g.owner == other) {
            // Asked again after each that was turned up.
            self.replace(Frame::Arrive(id, 0, ArriveStep::Latents));
            self.ask(Question::Entered, other, 0);
        }
    }

    /// The movement of a unit ends where it is: a move goes no further, and a charge that has not come to its target is lost.
    pub(super) fn halt(&mut self, id: UnitId) {
        let at = self.s.find(id).map_or(Spot::OFF, |u| u.at);
        for n in 0..self.s.frames.len() {
            let stops = match self.s.frames[n].frame {
                Frame::March(who, ..) => who == id,
                Frame::Rush(who, target, ..) => who == id && self.s.find(target).is_none_or(|u| u.at != at),
                _ => false,
            };
            if stops {
                self.s.frames[n].frame = Frame::None;
            }
        }
        let unit = self.who(id);
        self.tell(rule!("noxilia:spell.latent.2"), Fact::Halt { unit });
    }

    /// A unit that is not on the board comes into play at a place.
    pub(super) fn enter(&mut self, unit: Unit, clause: rulewright_engine::rulebook::Clause) -> UnitId {
        let id = UnitId(self.s.next);
        self.s.next += 1;
        self.s.units.push(Unit { id, ..unit });
        if unit.card.card().kind == Kind::Monarch {
            self.s.players[unit.owner].monarch = id;
        }
        let who = self.who(id);
        let came = self.tell(clause, Fact::Enter { unit: who, side: unit.side, at: unit.at });
        self.because(came, |resolver| {
            if unit.is(mark::RECRUIT) {
                resolver.recruited(id, unit.at);
            }
            resolver.push(Frame::Arrive(id, 0, ArriveStep::Price));
        });
        id
    }

    /// What a place does to who comes in from the queue (`noxilia:zone.command.2`).
    fn recruited(&mut self, id: UnitId, at: Spot) {
        let weak = self.rules.zone_arrivals(at);
        if weak != 0 {
            if let Some(unit) = self.s.find_mut(id) {
                unit.green = weak;
            }
            let unit = self.who(id);
            self.tell(rule!("noxilia:zone.command.2"), Fact::Melee { unit, amount: weak });
        }
        let slow = self.rules.zone_says(at, |a| matches!(a, Always::SlowArrivals));
        if let Some(unit) = self.s.find_mut(id).filter(|_| slow) {
            unit.marks |= mark::SLOW;
        }
    }
}

impl Noxilia {
    /// Melee that a place gives who enters it from a queue.
    fn zone_arrivals(&self, at: Spot) -> i8 {
        let by = |always: &Always| if let Always::WeakArrivals(by) = always { *by } else { 0 };
        let card = self.zones[at.n()];
        if card == super::content::NO_CARD { 0 } else { card.card().always.iter().map(by).sum() }
    }
}
