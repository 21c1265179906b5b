//! Moves (`noxilia:action.move.*`), one step at a time (`noxilia:house.step.1`).

use crate::Noxilia;
use crate::action::Action;
use crate::content::abilities::Key;
use crate::content::board::{Spot, Spots, beside};
use crate::content::language::{Always, Kind};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{ArriveStep, Frame, Question, State, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// Steps of an ordinary move.
const STEPS: u8 = 2;

impl Noxilia {
    /// Steps that cost no armour.
    pub(crate) fn free_steps(&self, s: &State) -> u8 {
        let more = |always: &'static Always| if let Always::Steps(n) = always { *n } else { 0 };
        STEPS + self.of_the_turn(s).map(more).sum::<u8>()
    }

    /// The most steps a unit takes in one move (`noxilia:action.move.1`).
    pub(crate) fn most_steps(&self, s: &State, unit: &Unit) -> u8 {
        covers!("noxilia:action.move.2");
        self.free_steps(s) + self.quick_steps(s, unit)
    }

    /// Steps that cost armour (`noxilia:ability.quick_march.1`).
    pub(crate) fn quick_steps(&self, s: &State, unit: &Unit) -> u8 {
        u8::from(self.has(s, unit, Key::QuickMarch))
    }

    /// Everywhere a unit may step, with so many steps left once it is there.
    pub(crate) fn steps(&self, s: &BoardIndex, unit: &Unit, left: u8) -> Spots {
        unit.at.beside().but(self.shut(unit)).but(self.water(s, unit, left)).but(self.guarded(s, unit))
    }

    /// Where a unit that is on a move may step next, so many steps taken.
    pub(crate) fn next_steps(&self, s: &State, unit: &Unit, taken: u8) -> Spots {
        match self.most_steps(s, unit).saturating_sub(taken) {
            0 => Spots::default(),
            left => self.steps(&BoardIndex::of(s), unit, left - 1),
        }
    }

    /// Whether a unit may take the first step of a move.
    pub(crate) fn may_move(&self, s: &State, id: UnitId, to: Spot) -> Check {
        let unit = self.actor(s, id)?;
        self.may_step(&BoardIndex::of(s), unit, to, self.most_steps(s, unit) - 1)
    }

    pub(crate) fn may_go_on(&self, s: &State, id: UnitId, to: Spot) -> Check {
        let clause = rule!("noxilia:house.step.1");
        let Frame::March(mover, taken, _) = s.about() else {
            return Err(Refusal::new("no-answer", clause));
        };
        ensure(mover == id, "another-moves", clause)?;
        let unit = s.find(id).ok_or(Refusal::new("gone", clause))?;
        let left = self.most_steps(s, unit).saturating_sub(taken);
        ensure(left > 0, "too-far", rule!("noxilia:action.move.1"))?;
        self.may_step(&BoardIndex::of(s), unit, to, left - 1)
    }

    /// Whether a unit may step to a place, with so many steps left once it is there.
    pub(crate) fn may_step(&self, s: &BoardIndex, unit: &Unit, to: Spot, left: u8) -> Result<(), Refusal> {
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
    pub(crate) fn may_enter(&self, s: &BoardIndex, unit: &Unit, to: Spot, left: u8) -> Result<(), Refusal> {
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

    /// The water beside, for a unit that may not go in with so many steps left once it is there.
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

    /// First steps of a move of so many steps.
    pub(crate) fn offer_moves(&self, s: &BoardIndex, unit: &Unit, most: u8, out: &mut Vec<Action>) {
        out.extend(self.steps(s, unit, most - 1).iter().map(|to| Action::Move(unit.id, to)));
    }

    /// Next steps of the move at hand.
    pub(crate) fn offer_steps(&self, s: &State, offer: &mut dyn FnMut(Action)) {
        if let Frame::March(id, taken, _) = s.about()
            && let Some(unit) = s.find(id)
        {
            self.next_steps(s, unit, taken).iter().for_each(|to| offer(Action::Move(id, to)));
        }
    }

    /// Whether a move may end where it is (`noxilia:ability.aquatic.1`): nobody stops over water who can go on.
    pub(crate) fn may_stop(&self, s: &State) -> bool {
        match s.about() {
            Frame::March(id, taken, _) => {
                s.find(id).is_none_or(|u| self.may_end(s, u, || self.next_steps(s, u, taken)))
            }
            _ => true,
        }
    }

    /// The same of a unit that could go on to these places.
    fn may_end(&self, s: &State, unit: &Unit, goes_on: impl FnOnce() -> Spots) -> bool {
        self.is_dry_for(s, unit, unit.at) || goes_on().is_empty()
    }

    /// Where one move could end.
    pub(crate) fn moves(&self, s: &BoardIndex, unit: &Unit) -> Spots {
        let none = Spots::default();
        let (mut ends, mut edge) = (none, none.with(unit.at));
        for left in (0..self.most_steps(s, unit)).rev() {
            let there = |at: Spot| Unit { at, ..*unit };
            edge = edge.iter().fold(none, |all, at| Spots(all.0 | self.steps(s, &there(at), left).0));
            let goes_on = |unit: &Unit| if left > 0 { self.steps(s, unit, left - 1) } else { none };
            let may_end = |unit: &Unit| self.may_end(s, unit, || goes_on(unit));
            ends = edge.iter().filter(|at| may_end(&there(*at))).fold(ends, Spots::with);
        }
        ends.but(none.with(unit.at))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The first step of a move.
    pub(crate) fn walk(&mut self, id: UnitId, to: Spot) {
        let engaged = self.engage(id, rule!("noxilia:action.move.1"));
        self.because(engaged, |resolver| {
            resolver.push(Frame::March(id, 1, false));
            resolver.step(id, to);
        });
    }

    /// The next one (`noxilia:house.step.1`).
    pub(crate) fn walk_on(&mut self, to: Spot) {
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
    pub(crate) fn march(&mut self, id: UnitId, taken: u8) {
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

    /// One step: forced, where it leads from enemies to enemies (`noxilia:ability.force_passage.2`).
    pub(crate) fn step(&mut self, id: UnitId, to: Spot) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let foe = unit.side.other();
        let caught = self.s.holds(foe, unit.at) && self.s.holds(foe, to);
        let forced = caught && !self.rules.slips_through(self.s, &unit);
        let price = if forced { self.rules.power(self.s, &unit, Key::ForcePassage).unwrap_or(0) } else { 0 };
        self.come_to(id, to, price);
    }

    /// A unit comes to a place; what follows from that waits on top.
    pub(crate) fn come_to(&mut self, id: UnitId, to: Spot, price: u8) {
        let unit = self.who(id);
        let Some(moved) = self.s.find_mut(id) else { return };
        let from = std::mem::replace(&mut moved.at, to);
        let clause = if price > 0 { rule!("noxilia:ability.force_passage.1") } else { rule!("noxilia:action.move.1") };
        let came = self.tell(clause, Fact::Move { unit, from, to });
        self.because(came, |resolver| resolver.push(Frame::Arrive(id, price, ArriveStep::Price)));
    }
}
