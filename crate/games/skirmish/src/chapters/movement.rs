//! Movement (`skirmish:house.move.*`) and the steps that a card grants (`skirmish:house.step.1`).

use super::turn::Actor;
use crate::Skirmish;
use crate::action::Action;
use crate::content::ON_FIRE;
use crate::content::board::{Board, Squares};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{CardZone, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::reach::{MAX_REACH, Reach};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// The squares of a way in walking order, the start left out.
pub type Way = Pile<Cell, MAX_REACH>;

impl Skirmish {
    /// What entering costs a unit, as sets of squares for 1 MP and for 2, where its enemies stand on `foes`.
    fn costs(&self, unit: &Unit, foes: Squares) -> [Squares; 2] {
        // skirmish:house.move.2: past allies, never past enemies.
        let [quick, slow] = self.board.costs.map(|squares| squares & !foes);
        covers!("skirmish:house.trait.surefooted");
        // 1 MP for rough and water.
        if self.content.printed_unit(unit.is).surefooted { [quick | slow, Squares::NONE] } else { [quick, slow] }
    }

    /// `skirmish:house.step.1`: every square costs a step one.
    fn step_costs(&self, unit: &Unit, foes: Squares) -> [Squares; 2] {
        let [quick, slow] = self.costs(unit, foes);
        [quick | slow, Squares::NONE]
    }

    /// `skirmish:house.move.1`: where a unit's MP take it. The squares of other units are not left out.
    #[inline]
    pub(crate) fn walkable(&self, unit: &Unit, foes: Squares) -> Squares {
        self.board.grid.reached(unit.at, self.costs(unit, foes), Squares::NONE, unit.mp)
    }

    /// The same, with the way to each square.
    pub(crate) fn walks(&self, unit: &Unit, foes: Squares) -> Reach<2> {
        self.board.grid.reach(unit.at, self.costs(unit, foes), unit.mp)
    }

    /// `skirmish:house.step.1`: where so many steps take a unit. The squares of other units are not left out.
    pub(crate) fn steppable(&self, unit: &Unit, foes: Squares, steps: u8) -> Squares {
        self.board.grid.reached(unit.at, self.step_costs(unit, foes), Squares::NONE, steps)
    }

    /// The same, with the way to each square.
    pub(crate) fn steps(&self, unit: &Unit, foes: Squares, steps: u8) -> Reach<2> {
        self.board.grid.reach(unit.at, self.step_costs(unit, foes), steps)
    }

    /// The way to a square: of the cheapest ways the one with the fewest thorns. It is the way that a unit walks, and the
    /// way that an event reports. The way to a square of a way is the first part of that way, so that a walk that ends
    /// early at thorns is reported as it was walked.
    pub(crate) fn way(&self, walk: &Reach<2>, to: Cell) -> Way {
        covers!("skirmish:house.move.4");
        walk.route(&self.board.grid, to, self.board.thorns)
    }

    pub(crate) fn may_move(&self, s: &State, unit: UnitId, to: Cell) -> Check {
        let u = self.actor(s, unit)?;
        ensure(to != u.at, "same-square", rule!("skirmish:house.move.1"))?;
        ensure(!self.board.grid.blocked.has(to), "blocked", rule!("skirmish:house.move.3"))?;
        ensure(s.on(to).is_none(), "occupied", rule!("skirmish:house.move.2"))?;
        let foes = s.squares(u.side.other());
        if self.walkable(u, foes).has(to) {
            return Ok(());
        }
        // With any number of MP: what keeps it away is the lack of them, the enemies on the way, or the way itself.
        let tireless = Unit { mp: u8::MAX, ..*u };
        let past_all = self.board.grid.reached(u.at, self.board.costs, Squares::NONE, u8::MAX);
        Err(match self.walks(&tireless, foes).cost(to) {
            Some(needs) => {
                Refusal::new("not-enough-mp", rule!("skirmish:house.move.1")).with("needs", needs).with("has", u.mp)
            }
            None if past_all.has(to) => Refusal::new("not-reachable", rule!("skirmish:house.move.2")),
            None => Refusal::new("not-reachable", rule!("skirmish:house.move.3")),
        })
    }

    pub(crate) fn offer_moves(&self, actor: &Actor, out: &mut Vec<Action>) {
        let Actor { id, unit, foes, free, .. } = *actor;
        if unit.mp > 0 {
            let ends = self.walkable(unit, foes) & free;
            ends.iter().for_each(|to| out.push(Action::Move(id, to)));
        }
    }

    /// `skirmish:house.step.1`: whether the steps of a card may end on a square.
    pub(crate) fn may_step(&self, s: &State, u: &Unit, to: Cell, steps: u8) -> Check {
        let clause = rule!("skirmish:house.step.1");
        ensure(to.is_on() && !self.board.grid.blocked.has(to), "blocked", clause)?;
        ensure(to == u.at || s.on(to).is_none(), "occupied", clause)?;
        let ends = self.steppable(u, s.squares(u.side.other()), steps);
        ensure(to == u.at || ends.has(to), "not-reachable", clause)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A move.
    pub fn walk(&mut self, id: UnitId, to: Cell) {
        let unit = *self.s.unit(id);
        let foes = self.s.squares(unit.side.other());
        let walk = self.rules.walks(&unit, foes);
        let amount = walk.cost(to).unwrap_or(unit.mp);
        self.s.unit_mut(id).mp -= amount;
        let way = self.eventful(id, &walk, to);
        let to = self.end_of(&unit, way.as_deref(), to);
        self.s.unit_mut(id).at = to;
        let moved = Fact::Move { unit: id, from: unit.at, to, amount, foes };
        let moved = self.tell(rule!("skirmish:house.move.1"), moved);
        self.follow(id, way.as_deref(), to, moved);
    }

    /// `skirmish:house.step.1`: steps of a card cost no MP.
    pub fn take_steps(&mut self, id: UnitId, to: Cell, steps: u8) {
        let unit = *self.s.unit(id);
        if to == unit.at {
            return;
        }
        let foes = self.s.squares(unit.side.other());
        let walk = self.rules.steps(&unit, foes, steps);
        let way = self.eventful(id, &walk, to);
        let to = self.end_of(&unit, way.as_deref(), to);
        self.s.unit_mut(id).at = to;
        let step = self.tell(rule!("skirmish:house.step.1"), Fact::Step { unit: id, from: unit.at, to, steps, foes });
        self.follow(id, way.as_deref(), to, step);
    }

    /// The way to a square, where something can happen before its last step; else only that one matters.
    fn eventful(&self, id: UnitId, walk: &Reach<2>, to: Cell) -> Option<Way> {
        let Board { grid, thorns, water, .. } = &self.rules.board;
        let soaked = !(walk.squares() & *water).is_empty() && self.s.is_in_play(ON_FIRE, CardZone::Unit(id));
        let harmed = || walk.must_enter(grid, to, *thorns & !Squares::one(to));
        (soaked || harmed()).then(|| self.rules.way(walk, to))
    }

    /// Where a way ends: at the thorns that take the last HP, if they are on it.
    fn end_of(&self, unit: &Unit, way: Option<&[Cell]>, to: Cell) -> Cell {
        let mut thorns = way.unwrap_or_default().iter().filter(|cell| self.rules.board.thorns.has(**cell));
        thorns.nth(usize::from(unit.hp.saturating_sub(1))).copied().unwrap_or(to)
    }

    /// Enters the squares of a way one by one, until the unit falls or is there.
    fn follow(&mut self, id: UnitId, way: Option<&[Cell]>, to: Cell, cause: EventId) {
        self.because(cause, |resolver| {
            for cell in way.unwrap_or(&[to]).iter().copied() {
                resolver.enter(id, cell);
                if resolver.s.unit(id).hp == 0 {
                    break;
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::embedded;
    use crate::setup::on_map;

    /// What events report of a walk that ended early depends on this.
    #[test]
    fn the_way_to_a_square_of_a_way_is_the_first_part_of_that_way() {
        let content = embedded();
        let mut thorny = 0;
        for map in 0..content.maps.len() {
            let board = on_map(&content, map).expect("a map of the content");
            let rules = Skirmish { content: content.clone(), board, names: Vec::new(), agreed: None };
            for at in (rules.board.grid.all & !rules.board.grid.blocked).iter().step_by(7) {
                let unit = Unit { at, mp: 7, ..Unit::default() };
                let walk = rules.walks(&unit, Squares::NONE);
                for to in walk.squares().iter().filter(|to| *to != at) {
                    let way = rules.way(&walk, to);
                    let begun = Unit { mp: walk.cost(to).expect("it is reached"), ..unit };
                    let again = rules.walks(&begun, Squares::NONE);
                    for (n, cell) in way.iter().enumerate() {
                        assert_eq!(rules.way(&again, *cell)[..], way[..=n], "{}: {at:?} {to:?}", rules.board.map);
                    }
                    thorny += way.iter().filter(|cell| rules.board.thorns.has(**cell)).count();
                }
            }
        }
        assert!(thorny > 0, "some ways lead through thorns");
    }
}
