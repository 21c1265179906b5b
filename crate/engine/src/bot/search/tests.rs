//! The search on games that are a few lines long.

use super::*;
use crate::chance::Chance;
use crate::refusal::Refusal;
use crate::rules::GameResult;
use crate::rules::event::Log;

/// Three points at once, or nothing; who took them pays the other six, if its hidden card says so.
struct Trap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Position {
    turn: u8,
    points: [i8; 2],
    taken: bool,
    hidden: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Do {
    Take,
    Leave,
    Punish,
    Pass,
}

impl Rules for Trap {
    type State = Position;
    type Action = Do;
    type Fact = ();

    fn to_act(&self, state: &Position) -> Option<Side> {
        [Side::P1, Side::P2].get(usize::from(state.turn)).copied()
    }

    fn result(&self, _: &Position) -> Option<GameResult> {
        None
    }

    fn legal(&self, state: &Position, out: &mut Vec<Do>) {
        out.clear();
        match (state.turn, state.taken) {
            (0, _) => out.extend([Do::Take, Do::Leave]),
            (1, true) => out.extend([Do::Pass, Do::Punish]),
            (1, false) => out.push(Do::Pass),
            _ => {}
        }
    }

    fn check(&self, _: &Position, _: Do) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply<C: Chance, L: Log<(), Self::State>>(&self, state: &mut Position, action: Do, _: &mut C, _: &mut L) {
        state.turn += 1;
        match action {
            Do::Take => (state.points[0], state.taken) = (3, true),
            Do::Punish => state.points[1] += if state.hidden < 5 { 6 } else { 1 },
            Do::Leave | Do::Pass => {}
        }
    }

    fn every(&self, state: &Position, out: &mut Vec<Do>) {
        self.legal(state, out);
    }

    fn resample<C: Chance>(&self, state: &Position, viewer: Side, chance: &mut C) -> Position {
        let hidden = if viewer == Side::P1 { chance.draw(&[0u8; 6]) as u8 } else { state.hidden };
        Position { hidden, ..*state }
    }

    fn value(&self, state: &Position, side: Side) -> f32 {
        let lead = f32::from(state.points[0] - state.points[1]) / 10.0;
        if side == Side::P1 { lead } else { -lead }
    }
}

fn search(iterations: u32) -> Search<Do> {
    Search::new(Settings { iterations, ..Settings::default() }, Seeded::new(7))
}

#[test]
fn it_sees_the_answer_that_one_ply_does_not() {
    let start = Position::default();
    let mut greedy = super::super::Greedy::new(Seeded::new(7));
    assert_eq!(greedy.choose(&Trap, &start), Do::Take);
    assert_eq!(search(500).choose(&Trap, &start), Do::Leave);
}

#[test]
fn the_hidden_card_itself_changes_nothing() {
    let start = Position { hidden: 5, ..Position::default() };
    assert_eq!(search(500).choose(&Trap, &start), Do::Leave);
}

#[test]
fn before_the_first_iteration_the_best_is_what_looks_best() {
    let mut search = search(500);
    search.begin(&Trap, &Position::default());
    assert_eq!(search.best(), Do::Take);
    assert!(!search.is_ready());
}

#[test]
fn a_forced_action_takes_no_thought() {
    let forced = Position { turn: 1, ..Position::default() };
    let mut search = search(500);
    assert_eq!(search.choose(&Trap, &forced), Do::Pass);
    assert_eq!(search.done, 0);
}

#[test]
fn its_memory_is_laid_out_once() {
    let mut search = search(2000);
    let held = |s: &Search<Do>| (s.tree.capacity(), s.legal.capacity(), s.path.capacity());
    let before = held(&search);
    for _ in 0..20 {
        search.choose(&Trap, &Position::default());
    }
    assert_eq!(held(&search), before);
}

#[test]
fn it_stops_when_told() {
    let mut told = search(500);
    told.choose_until(&Trap, &Position::default(), |done| done == 9);
    assert_eq!(told.done, 9);
}

#[test]
fn it_stops_the_sooner_the_less_it_doubts() {
    let thought = [0.25, 1.0, f32::INFINITY].map(|doubt| {
        let settings = Settings { iterations: 500, doubt, ..Settings::default() };
        let mut search = Search::new(settings, Seeded::new(7));
        assert_eq!(search.choose(&Trap, &Position::default()), Do::Leave, "{doubt}");
        search.done
    });
    assert!(thought[0] < thought[1] && thought[1] < 500, "{thought:?}");
    assert_eq!(thought[2], 500);
}
