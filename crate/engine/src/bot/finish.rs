//! Finish: a line of decisions that wins before anybody else decides, looked for step by step among the most promising
//! ones. A playout misses such a line unless chance takes every step of it, and a side that can win at once should.

use super::imagine;
use crate::chance::Seeded;
use crate::print::quick_print;
use crate::rules::Rules;
use crate::side::Side;

/// The most decisions of a line.
const LONGEST: usize = 24;
/// How many imagined tables a line is tried on, and on how many of them it must win.
const TABLES: u32 = 8;
const ENOUGH: u32 = 7;
/// No decision before this one.
const NONE: u32 = u32::MAX;

/// A decision of a line, and the one before it.
#[derive(Clone, Copy)]
struct Step<A> {
    before: u32,
    action: A,
}

/// A line as far as it goes: its last step, and where it leads.
#[derive(Clone, Copy)]
struct Line<S> {
    last: u32,
    state: S,
}

/// A line that could be taken up: how promising it is, where it leads, which it continues, and with which of the actions met.
struct Candidate {
    win_progress: f32,
    print: u64,
    line: usize,
    action: usize,
}

/// The result of one more step of the search for a line.
pub(super) enum LethalStep<A> {
    /// There is more to look at.
    More,
    /// A line that wins.
    Found(Vec<A>),
    /// There is none, as far as it looks.
    Nothing,
}

/// A search for a line that wins, in pieces, so that a caller without time can end it. What the side does not see is
/// dealt again, so that it has no influence on the result.
pub(super) struct LethalSearch<R: Rules> {
    side: Side,
    /// How many lines are followed at a time: now, and when that has led nowhere.
    widths: std::vec::IntoIter<usize>,
    width: usize,
    /// Decisions in each line.
    depth: usize,
    lines: Vec<Line<R::State>>,
    /// The line that is looked at next.
    next: usize,
    steps: Vec<Step<R::Action>>,
    /// The most promising lines that are one decision longer, the first of them first.
    candidates: Vec<Candidate>,
    /// The actions of the candidates.
    actions: Vec<R::Action>,
    legal: Vec<R::Action>,
}

impl<R: Rules> LethalSearch<R> {
    /// A look that follows so many lines at a time, with one number after the other; `None` where a win is out of the
    /// question, as it is where no line is followed at all.
    pub(super) fn new(
        rules: &R,
        state: &R::State,
        side: Side,
        widths: Vec<usize>,
        chance: &mut Seeded,
    ) -> Option<LethalSearch<R>> {
        let mut look = LethalSearch {
            side,
            widths: widths.into_iter(),
            width: 0,
            depth: 0,
            lines: Vec::new(),
            next: 0,
            steps: Vec::new(),
            candidates: Vec::new(),
            actions: Vec::new(),
            legal: Vec::new(),
        };
        look.start(rules, state, chance).then_some(look)
    }

    /// Begins again with the next width, if there is one.
    fn start(&mut self, rules: &R, state: &R::State, chance: &mut Seeded) -> bool {
        let Some(width) = self.widths.find(|width| *width > 0) else { return false };
        let dealt = rules.resample(state, self.side, chance);
        if rules.win_progress(&dealt, self.side).is_none() {
            return false;
        }
        (self.width, self.depth) = (width, 0);
        self.steps.clear();
        self.follow(vec![Line { last: NONE, state: dealt }]);
        true
    }

    /// The lines of the next depth.
    fn follow(&mut self, lines: Vec<Line<R::State>>) {
        (self.lines, self.next) = (lines, 0);
        self.candidates.clear();
        self.actions.clear();
    }

    /// Looks one decision further in one line.
    pub(super) fn go_on(&mut self, rules: &R, state: &R::State, chance: &mut Seeded) -> LethalStep<R::Action> {
        let Some(line) = self.lines.get(self.next).copied() else { return self.deepen(rules, state, chance) };
        rules.legal(&line.state, &mut self.legal);
        for action in &self.legal {
            let mut after = line.state;
            imagine(rules, &mut after, *action, &mut chance.clone());
            if rules.result(&after).is_some_and(|outcome| outcome.winner == Some(self.side)) {
                let whole = whole(&self.steps, line.last, *action);
                if wins(rules, state, self.side, &whole, chance) {
                    return LethalStep::Found(whole);
                }
            }
            if rules.to_act(&after) == Some(self.side)
                && let Some(win_progress) = rules.win_progress(&after, self.side)
            {
                let (line, action_at) = (self.next, self.actions.len());
                let candidate = Candidate { win_progress, print: quick_print(&after), line, action: action_at };
                consider(&mut self.candidates, self.width, candidate);
                self.actions.push(*action);
            }
        }
        self.next += 1;
        LethalStep::More
    }

    /// All lines are one decision longer: the most promising ones go on.
    fn deepen(&mut self, rules: &R, state: &R::State, chance: &mut Seeded) -> LethalStep<R::Action> {
        self.depth += 1;
        // Who follows few lines does not look far.
        if self.candidates.is_empty() || self.depth == LONGEST.min(self.width) {
            return if self.start(rules, state, chance) { LethalStep::More } else { LethalStep::Nothing };
        }
        let next = self.candidates.iter().map(|candidate| {
            let (mut line, action) = (self.lines[candidate.line], self.actions[candidate.action]);
            self.steps.push(Step { before: line.last, action });
            line.last = self.steps.len() as u32 - 1;
            imagine(rules, &mut line.state, action, &mut chance.clone());
            line
        });
        let next = next.collect();
        self.follow(next);
        LethalStep::More
    }
}

/// Takes a candidate among the `width` most promising, if it is one of them. Of those that are equally promising the first go on:
/// prints depend on what is hidden.
fn consider(candidates: &mut Vec<Candidate>, width: usize, new: Candidate) {
    let place = candidates.partition_point(|other| other.win_progress.total_cmp(&new.win_progress).is_ge());
    // The same steps in another order lead to the same table: one of them goes on.
    match candidates.iter().position(|other| other.print == new.print) {
        Some(same) if same < place => return,
        Some(same) => drop(candidates.remove(same)),
        None => {}
    }
    candidates.insert(place, new);
    candidates.truncate(width);
}

/// The decisions of a line from the first on.
fn whole<A: Copy>(steps: &[Step<A>], mut last: u32, action: A) -> Vec<A> {
    let mut line = vec![action];
    while let Some(step) = steps.get(last as usize) {
        line.push(step.action);
        last = step.before;
    }
    line.reverse();
    line
}

/// Whether a line wins whatever the dice and the hidden cards are, or nearly.
pub(super) fn wins<R: Rules>(rules: &R, state: &R::State, side: Side, line: &[R::Action], chance: &mut Seeded) -> bool {
    let mut won = 0;
    for _ in 0..TABLES {
        let mut table = rules.resample(state, side, chance);
        for action in line {
            if rules.to_act(&table) != Some(side) || rules.check(&table, *action).is_err() {
                break;
            }
            imagine(rules, &mut table, *action, chance);
        }
        won += u32::from(rules.result(&table).is_some_and(|outcome| outcome.winner == Some(side)));
    }
    won >= ENOUGH
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Search, Settings};
    use crate::chance::Chance;
    use crate::refusal::Refusal;
    use crate::rule;
    use crate::rules::GameResult;
    use crate::rules::event::Log;

    /// One after the other, they come to the same as all of them sorted: of each table the most promising one, of equals the first.
    #[test]
    fn the_most_promising_lines_go_on() {
        let mut seed = 1u64;
        let mut below = |end: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % end
        };
        for _ in 0..200 {
            let all: Vec<(u8, u64)> = (0..below(60)).map(|_| (below(9) as u8, below(25))).collect();
            let mut kept = Vec::new();
            for (action, (win_progress, print)) in all.iter().enumerate() {
                let candidate = Candidate { win_progress: f32::from(*win_progress), print: *print, line: 0, action };
                consider(&mut kept, 12, candidate);
            }
            let mut sorted: Vec<usize> = (0..all.len()).collect();
            sorted.sort_by_key(|at| std::cmp::Reverse(all[*at].0));
            let mut met = Vec::new();
            sorted.retain(|at| {
                !met.contains(&all[*at].1) && met.len() < 12 && {
                    met.push(all[*at].1);
                    true
                }
            });
            assert_eq!(kept.iter().map(|candidate| candidate.action).collect::<Vec<_>>(), sorted, "{all:?}");
        }
    }

    /// A lock of digits: turned to the right ones in order it opens, and one wrong digit passes the turn. The last digit
    /// may be hidden.
    struct Lock {
        hidden: bool,
    }

    const DIGITS: u8 = 6;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Dial {
        right: u8,
        passed: bool,
        last: u8,
    }

    impl Rules for Lock {
        type State = Dial;
        type Action = u8;
        type Fact = ();

        fn to_act(&self, state: &Dial) -> Option<Side> {
            let open = state.right == DIGITS;
            (!open).then_some(if state.passed { Side::P2 } else { Side::P1 })
        }

        fn result(&self, state: &Dial) -> Option<GameResult> {
            let clause = rule!("toy:move.1");
            (state.right == DIGITS).then_some(GameResult { winner: Some(Side::P1), clause })
        }

        fn legal(&self, _: &Dial, out: &mut Vec<u8>) {
            out.clear();
            out.extend(0..9);
        }

        fn check(&self, _: &Dial, _: u8) -> Result<(), Refusal> {
            Ok(())
        }

        fn apply<C: Chance, L: Log<(), Self::State>>(&self, state: &mut Dial, digit: u8, _: &mut C, _: &mut L) {
            let wanted = if state.right + 1 == DIGITS { state.last } else { state.right * 7 % 9 };
            if digit == wanted {
                state.right += 1;
            } else {
                state.passed = true;
            }
        }

        fn every(&self, state: &Dial, out: &mut Vec<u8>) {
            self.legal(state, out);
        }

        fn resample<C: Chance>(&self, state: &Dial, _: Side, chance: &mut C) -> Dial {
            let last = if self.hidden { chance.draw(&[0u16; 9]) as u8 } else { state.last };
            Dial { last, ..*state }
        }

        fn value(&self, _: &Dial, _: Side) -> f32 {
            0.0
        }

        fn win_progress(&self, state: &Dial, side: Side) -> Option<f32> {
            (side == Side::P1).then_some(f32::from(state.right))
        }
    }

    fn found(hidden: bool, last: u8) -> Option<Vec<u8>> {
        let start = Dial { right: 0, passed: false, last };
        let (rules, mut chance) = (Lock { hidden }, Seeded::new(1));
        let mut look = LethalSearch::new(&rules, &start, Side::P1, vec![2, 8], &mut chance)?;
        loop {
            match look.go_on(&rules, &start, &mut chance) {
                LethalStep::More => {}
                LethalStep::Found(line) => return Some(line),
                LethalStep::Nothing => return None,
            }
        }
    }

    #[test]
    fn a_line_that_wins_is_found_by_its_progress() {
        assert_eq!(found(false, 5), Some(vec![0, 7, 5, 3, 1, 5]));
    }

    #[test]
    fn a_line_that_wins_only_by_a_guess_is_none() {
        assert_eq!([0, 5, 8].map(|last| found(true, last)), [None, None, None]);
    }

    #[test]
    fn a_look_is_ended_between_any_two_of_its_pieces_and_there_is_an_answer() {
        let rules = Lock { hidden: false };
        let start = Dial { right: 0, passed: false, last: 5 };
        let asked = |stop_at: u32| {
            let mut search = Search::new(Settings { iterations: 1000, ..Settings::default() }, Seeded::new(1));
            let mut asked = 0;
            let digit = search.choose_until(&rules, &start, |done| {
                assert_eq!(done, 0, "the look comes before the first iteration");
                asked += 1;
                asked > stop_at
            });
            (digit, asked)
        };
        let (first, pieces) = asked(u32::MAX - 1);
        assert_eq!(first, 0);
        assert!(pieces > 6, "{pieces} pieces");
        for stop_at in 0..pieces {
            let (digit, met) = asked(stop_at);
            assert!(digit < 9 && met <= stop_at + 1, "stopped after {stop_at}, asked {met} times");
        }
    }
}
