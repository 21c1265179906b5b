//! Finish: a line of decisions that wins before anybody else decides, looked for step by step among the most promising
//! ones. A playout walks past such a line unless chance takes every step of it; whoever can win at once should.

use super::instinct::fingerprint;
use crate::engine::chance::Seeded;
use crate::engine::rules::Rules;
use crate::engine::side::Side;

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

/// A line that could be taken up: how promising it is, which it continues and how.
struct Candidate<A> {
    promise: f32,
    print: u64,
    line: usize,
    action: A,
}

/// A line that wins, if one is found among `width` lines at a time. What the side does not see is dealt anew, so that it has
/// no part in what is found.
pub(super) fn finish<R: Rules>(
    rules: &R,
    state: &R::State,
    side: Side,
    width: usize,
    chance: &mut Seeded,
) -> Option<Vec<R::Action>> {
    let start = rules.resample(state, side, chance);
    rules.promise(&start, side)?;
    let mut lines = vec![Line { last: NONE, state: start }];
    let mut steps: Vec<Step<R::Action>> = Vec::new();
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    // Who follows no line looks for none.
    for _ in 0..LONGEST.min(width) {
        candidates.clear();
        for (n, line) in lines.iter().enumerate() {
            rules.legal(&line.state, &mut legal);
            for action in &legal {
                let mut after = line.state;
                rules.apply(&mut after, *action, &mut chance.clone(), &mut ());
                if rules.result(&after).is_some_and(|outcome| outcome.winner == Some(side)) {
                    let whole = whole(&steps, line.last, *action);
                    if wins(rules, state, side, &whole, chance) {
                        return Some(whole);
                    }
                }
                if rules.to_act(&after) == Some(side)
                    && let Some(promise) = rules.promise(&after, side)
                {
                    candidates.push(Candidate { promise, print: fingerprint(&after), line: n, action: *action });
                }
            }
        }
        // The same steps in another order lead to the same table: one of them goes on.
        candidates.sort_by(|a, b| b.promise.total_cmp(&a.promise).then(a.print.cmp(&b.print)));
        candidates.dedup_by_key(|candidate| candidate.print);
        let next = candidates.iter().take(width).map(|candidate| {
            let line = &lines[candidate.line];
            steps.push(Step { before: line.last, action: candidate.action });
            let mut state = line.state;
            rules.apply(&mut state, candidate.action, &mut chance.clone(), &mut ());
            Line { last: steps.len() as u32 - 1, state }
        });
        lines = next.collect();
    }
    None
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
            rules.apply(&mut table, *action, chance, &mut ());
        }
        won += u32::from(rules.result(&table).is_some_and(|outcome| outcome.winner == Some(side)));
    }
    won >= ENOUGH
}

#[cfg(all(test, feature = "skirmish"))]
mod tests {
    use super::*;
    use crate::engine::chance::Chance;
    use crate::engine::event::Log;
    use crate::engine::refusal::Refusal;
    use crate::engine::rules::Outcome;
    use crate::rule;

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

        fn result(&self, state: &Dial) -> Option<Outcome> {
            let clause = rule!("skirmish:house.victory.3");
            (state.right == DIGITS).then_some(Outcome { winner: Some(Side::P1), clause })
        }

        fn legal(&self, _: &Dial, out: &mut Vec<u8>) {
            out.clear();
            out.extend(0..9);
        }

        fn check(&self, _: &Dial, _: u8) -> Result<(), Refusal> {
            Ok(())
        }

        fn apply<C: Chance, L: Log<()>>(&self, state: &mut Dial, digit: u8, _: &mut C, _: &mut L) {
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

        fn promise(&self, state: &Dial, side: Side) -> Option<f32> {
            (side == Side::P1).then_some(f32::from(state.right))
        }
    }

    fn found(hidden: bool, last: u8) -> Option<Vec<u8>> {
        let start = Dial { right: 0, passed: false, last };
        finish(&Lock { hidden }, &start, Side::P1, 8, &mut Seeded::new(1))
    }

    #[test]
    fn a_line_that_wins_is_found_by_its_promise() {
        assert_eq!(found(false, 5), Some(vec![0, 7, 5, 3, 1, 5]));
    }

    #[test]
    fn a_line_that_wins_only_by_a_guess_is_none() {
        assert_eq!([0, 5, 8].map(|last| found(true, last)), [None, None, None]);
    }
}
