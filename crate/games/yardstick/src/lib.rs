//! Yardstick: a toy dice game that measures the engine. Two sides of five on a 10 x 10 board, two actions a turn: a step,
//! or a blow at a neighbour. It is also the shortest whole game on [`Rules`] and [`Game`](rulewright_engine::rules::Game),
//! and so the place to begin before writing another: it has every room a game has and no line of TypeScript.
//!
//! | chapter | file |
//! | --- | --- |
//! | setup | `setup.rs` |
//! | turn, attack, victory | `chapters.rs` |
//! | move | `chapters.rs`, `check.rs` |
//!
//! `bench/peer/toy.js` is the same game for a peer; the two prove their equality by a checksum before any ratio is printed.
#![forbid(unsafe_code)]

mod chapters;
mod check;
mod features;
mod offers;
mod position;
mod setup;
pub mod state;
#[cfg(feature = "text")]
pub mod text;
mod view;

use serde::Deserialize;

use rulewright_engine::board::cells::{Cell, Cells};
use rulewright_engine::board::grid::{EIGHT, Grid, Heading};
use rulewright_engine::chance::Chance;
use rulewright_engine::games::GameEntry;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::{GameResult, Rules};
use rulewright_engine::side::Side;

use rulewright_engine::wire;
use state::{Action, Fact, State, Unit};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Yardstick>();

/// Columns and rows of the board.
pub const SIZE: u8 = 10;
/// Actions a turn has (`yardstick:turn.1`).
pub const ACTIONS: u8 = 2;
/// The last round (`yardstick:victory.2`).
pub const ROUNDS: u8 = 30;
/// A die hits from this face up (`yardstick:attack.2`).
pub const HIT: u8 = 4;

/// Squares of the board.
pub type Squares = Cells<2>;

/// What a kind of unit can do, as `data/units.json` says.
#[derive(Clone, Debug, Deserialize)]
pub struct Kind {
    /// Its id.
    pub id: String,
    /// Health it begins with.
    pub hp: u8,
    /// Dice of its blow.
    pub dice: u8,
    /// Whether it steps diagonally too.
    pub diagonal: bool,
}

/// What is next to a square: row by row, and [off](Cell::OFF) the board for what is not there.
#[derive(Clone, Copy, Debug)]
struct Near {
    /// Across an edge.
    four: [Cell; 4],
    /// Across an edge or a corner.
    eight: [Cell; 8],
    /// The same as a set.
    around: Squares,
}

impl Near {
    fn of(grid: &Grid<2>, cell: Cell) -> Near {
        let set = |headings: &[Heading]| headings.iter().filter_map(|h| grid.shifted(cell, *h)).collect::<Squares>();
        // The engine lists the four straight directions first.
        let (across, around) = (set(&EIGHT[..4]), set(&EIGHT));
        Near { four: in_order(across), eight: in_order(around), around }
    }
}

fn in_order<const N: usize>(squares: Squares) -> [Cell; N] {
    let mut cells = squares.iter();
    std::array::from_fn(|_| cells.next().unwrap_or(Cell::OFF))
}

/// The rules of Yardstick.
#[derive(Clone, Debug)]
pub struct Yardstick {
    kinds: Vec<Kind>,
    grid: Grid<2>,
    /// For each square, what is next to it.
    near: Vec<Near>,
    /// Names of pieces: a scenario's, or ours.
    names: Vec<wire::Word>,
}

impl Yardstick {
    fn new(kinds: Vec<Kind>, names: Vec<wire::Word>) -> Yardstick {
        let grid = Grid::new(SIZE, SIZE, Squares::NONE);
        let near = grid.all.iter().map(|cell| Near::of(&grid, cell)).collect();
        Yardstick { kinds, grid, near, names }
    }

    fn kind(&self, unit: &Unit) -> &Kind {
        &self.kinds[usize::from(unit.kind)]
    }

    /// `yardstick:move.1`, `yardstick:move.2`: whether a unit steps there, were it free.
    fn steps(&self, unit: &Unit, to: Cell) -> bool {
        let near = &self.near[unit.at.index()];
        if self.kind(unit).diagonal { near.eight.contains(&to) } else { near.four.contains(&to) }
    }

    /// `yardstick:attack.1`: the squares a blow from here lands on.
    fn blows(&self, from: Cell) -> Squares {
        self.near[from.index()].around
    }
}

impl Rules for Yardstick {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        state.outcome.is_none().then_some(state.active)
    }

    fn result(&self, state: &State) -> Option<GameResult> {
        state.outcome
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        self.list_legal(state, out);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        self.allows(state, action)
    }

    fn apply<C: Chance, L: Log<Fact, State>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        self.carry_out(state, action, chance, log);
    }

    fn every(&self, state: &State, out: &mut Vec<Action>) {
        self.list_every(state, out);
    }

    /// Everything is open: what a side sees is the state.
    fn resample<C: Chance>(&self, state: &State, _: Side, _: &mut C) -> State {
        *state
    }

    /// Points made, as far as they go: ten are about a game.
    fn value(&self, state: &State, side: Side) -> f32 {
        if let Some(outcome) = state.outcome {
            return outcome.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        let ahead = f32::from(state.points[side]) - f32::from(state.points[side.other()]);
        ahead / (10.0 + ahead.abs())
    }

    fn ending(&self, state: &State) -> Option<Action> {
        state.outcome.is_none().then_some(Action::End)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulewright_engine::chance::Seeded;
    use rulewright_engine::wire::{Options, Seat};

    /// The first two laws of [`Rules`], on every state of random games.
    #[test]
    fn what_is_listed_is_what_check_allows() {
        use rulewright_engine::rules::Game;
        let options = Options { game: "yardstick".into(), players: vec![Seat::default(); 2], ..Options::default() };
        for seed in 0..20 {
            let mut chance = Seeded::new(seed);
            let (rules, mut state) = Yardstick::open(&options, &mut chance, &mut ()).unwrap();
            let (mut legal, mut every) = (Vec::new(), Vec::new());
            while rules.to_act(&state).is_some() {
                rules.legal(&state, &mut legal);
                rules.every(&state, &mut every);
                for action in &every {
                    assert_eq!(legal.contains(action), rules.check(&state, *action).is_ok(), "{action:?} in {state:?}");
                }
                assert!(legal.iter().all(|action| every.contains(action)));
                let pick = legal[chance.below(legal.len() as u32) as usize];
                rules.apply(&mut state, pick, &mut chance, &mut ());
            }
            rules.legal(&state, &mut legal);
            assert!(legal.is_empty() && state.round <= ROUNDS);
        }
    }
}
