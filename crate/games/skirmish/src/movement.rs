//! Moving and terrain (`skirmish:house.move.*`, `skirmish:house.terrain.*`, `skirmish:house.step.1`).

use super::board::{Board, Squares, Terrain};
use super::content::{ON_FIRE, Range};
use super::fact::Fact;
use super::state::{Place, State, Unit, UnitId};
use super::{Judge, Skirmish};
use rulewright_engine::calc::{Calc, Source, Trace};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::grid::{Cell, MAX_REACH, Reach};
use rulewright_engine::piles::Pile;
use rulewright_engine::{covers, rule};

impl Skirmish {
    /// What entering costs a unit, as sets of squares for 1 MP and for 2, where its enemies stand on `foes`.
    fn costs(&self, unit: &Unit, foes: Squares) -> [Squares; 2] {
        // skirmish:house.move.2: past allies, never past enemies.
        let [quick, slow] = self.board.costs.map(|squares| squares & !foes);
        covers!("skirmish:house.trait.surefooted");
        // 1 MP for rough and water.
        if self.content.units[usize::from(unit.is)].surefooted { [quick | slow, Squares::NONE] } else { [quick, slow] }
    }

    /// `skirmish:house.step.1`: every square costs a step one.
    fn step_costs(&self, unit: &Unit, foes: Squares) -> [Squares; 2] {
        let [quick, slow] = self.costs(unit, foes);
        [quick | slow, Squares::NONE]
    }

    /// `skirmish:house.move.1`: where a unit's MP take it, whoever may stand there.
    #[inline]
    #[must_use]
    pub(super) fn walkable(&self, unit: &Unit, foes: Squares) -> Squares {
        self.board.grid.reached(unit.at, self.costs(unit, foes), Squares::NONE, unit.mp)
    }

    /// The same, with the way to each square.
    #[must_use]
    pub(super) fn walks(&self, unit: &Unit, foes: Squares) -> Reach<2> {
        self.board.grid.reach(unit.at, self.costs(unit, foes), unit.mp)
    }

    /// `skirmish:house.step.1`: where so many steps take a unit, whoever may stand there.
    #[must_use]
    pub(super) fn steppable(&self, unit: &Unit, foes: Squares, steps: u8) -> Squares {
        self.board.grid.reached(unit.at, self.step_costs(unit, foes), Squares::NONE, steps)
    }

    /// The same, with the way to each square.
    #[must_use]
    pub(super) fn steps(&self, unit: &Unit, foes: Squares, steps: u8) -> Reach<2> {
        self.board.grid.reach(unit.at, self.step_costs(unit, foes), steps)
    }

    /// The squares of the way to a square, of the cheapest that with the fewest thorns: what is walked, and what
    /// whoever reads of a move is told.
    #[must_use]
    pub(super) fn way(&self, walk: &Reach<2>, to: Cell) -> Way {
        covers!("skirmish:house.move.4");
        walk.route(&self.board.grid, to, self.board.thorns)
    }

    /// The squares nobody stands on.
    #[inline]
    #[must_use]
    pub(super) fn free(&self, s: &State) -> Squares {
        !(s.squares(rulewright_engine::side::Side::P1) | s.squares(rulewright_engine::side::Side::P2))
    }

    /// What standing on a square gives against an attack of a range: 1 in a thicket against Range.
    fn cover(&self, at: Cell, range: Range) -> i32 {
        i32::from(at.is_on() && self.board.terrain[at.index()] == Terrain::Thicket && matches!(range, Range::Range(_)))
    }
}

/// The squares of a way in walking order, the start left out.
pub(super) type Way = Pile<Cell, MAX_REACH>;

/// Codes of terrain as a [`Source`] lie above those of cards.
pub(super) const TERRAIN_SOURCE: u16 = 0x100;

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// A move.
    pub(super) fn walk(&mut self, id: UnitId, to: Cell) {
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
    pub(super) fn take_steps(&mut self, id: UnitId, to: Cell, steps: u8) {
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
        let soaked = !(walk.squares() & *water).is_empty() && self.s.lies(ON_FIRE, Place::Unit(id));
        let harmed = || walk.must_enter(grid, to, *thorns & !Squares::one(to));
        (soaked || harmed()).then(|| self.rules.way(walk, to))
    }

    /// Where a way ends: at the thorns that take the last HP, if they lie on it.
    fn end_of(&self, unit: &Unit, way: Option<&[Cell]>, to: Cell) -> Cell {
        let mut thorns = way.unwrap_or_default().iter().filter(|cell| self.rules.board.thorns.has(**cell));
        thorns.nth(usize::from(unit.hp.saturating_sub(1))).copied().unwrap_or(to)
    }

    /// Enters the squares of a way one by one, until the unit falls or is there.
    fn follow(&mut self, id: UnitId, way: Option<&[Cell]>, to: Cell, cause: EventId) {
        self.because(cause, |judge| {
            for cell in way.unwrap_or(&[to]).iter().copied() {
                judge.enter(id, cell);
                if judge.s.unit(id).hp == 0 {
                    break;
                }
            }
        });
    }

    /// What entering a square does.
    pub(super) fn enter(&mut self, id: UnitId, cell: Cell) {
        match self.rules.board.terrain[cell.index()] {
            // skirmish:house.terrain.water: entering discards On Fire.
            Terrain::Water => self.remove_status(id, ON_FIRE, rule!("skirmish:house.terrain.water")),
            // skirmish:house.terrain.thorns: entering deals 1 damage, however one enters.
            Terrain::Thorns => self.damage(id, 1, rule!("skirmish:house.terrain.thorns")),
            _ => {}
        }
    }

    /// `skirmish:house.terrain.thicket`: +1 to the defence bonus against Range attacks.
    pub(super) fn thicket<T: Trace>(&self, bonus: &mut Calc<T>, unit: UnitId, range: Range) {
        let cover = self.rules.cover(self.s.unit(unit).at, range);
        bonus.plus(cover, rule!("skirmish:house.terrain.thicket"), Source(TERRAIN_SOURCE + Terrain::Thicket as u16));
    }
}
