//! Greedy: looks one action ahead, by the game's own evaluation.

use super::{Bot, decider, imagine, imagine_done};
use crate::chance::Seeded;
use crate::rules::{MOST_ANSWERS, Rules};
use crate::side::Side;

/// How many rolls of the dice an action is judged by.
const SAMPLES: u32 = 8;

/// Plays the action after which things look best.
///
/// All actions are judged at the same point. Where the side may end its turn, that is after the turn has passed, whether
/// the action itself ends it or something else is done first: what the passing brings or costs is then part of every
/// judgement, and no reason for ending the turn sooner.
pub struct Greedy<A> {
    chance: Seeded,
    legal: Vec<A>,
    answers: Vec<A>,
}

impl<A> Greedy<A> {
    /// With this chance, for the dice it imagines.
    #[must_use]
    pub fn new(chance: Seeded) -> Self {
        Greedy { chance, legal: Vec::new(), answers: Vec::new() }
    }
}

impl<A: Copy> Greedy<A> {
    /// How good things look to a side after an action, with one roll of the dice.
    fn judge<R>(&mut self, rules: &R, state: &R::State, side: Side, action: A, passes: bool) -> f32
    where
        R: Rules<Action = A>,
    {
        let mut after = *state;
        imagine_done(rules, &mut after, action, &mut self.chance);
        if passes {
            self.pass_turn(rules, &mut after, side);
        }
        rules.value(&after, side)
    }

    /// Ends the turn of a side, if that has not happened yet, and goes on until the next one is free to act.
    fn pass_turn<R: Rules<Action = A>>(&mut self, rules: &R, state: &mut R::State, side: Side) {
        for _ in 0..MOST_ANSWERS {
            let Some(by) = rules.to_act(state) else { return };
            let action = match rules.ending(state) {
                Some(ending) if by == side => ending,
                Some(_) => return,
                None => self.answer(rules, state, by),
            };
            imagine(rules, state, action, &mut self.chance);
        }
    }

    /// What looks best at once to somebody who is asked something.
    fn answer<R: Rules<Action = A>>(&mut self, rules: &R, state: &R::State, by: Side) -> A {
        rules.legal(state, &mut self.answers);
        let mut best = (f32::NEG_INFINITY, self.answers[0]);
        for answer in &self.answers {
            let mut after = *state;
            imagine_done(rules, &mut after, *answer, &mut self.chance);
            let value = rules.value(&after, by);
            if value > best.0 {
                best = (value, *answer);
            }
        }
        best.1
    }
}

impl<R: Rules> Bot<R> for Greedy<R::Action> {
    fn choose(&mut self, rules: &R, state: &R::State) -> R::Action {
        let side = decider(rules, state);
        // It imagines on what its side can see, so that a hidden card never sways it.
        let seen = rules.resample(state, side, &mut self.chance);
        rules.legal(&seen, &mut self.legal);
        let passes = rules.ending(&seen).is_some();
        let mut best = (f32::NEG_INFINITY, self.legal[0]);
        for n in 0..self.legal.len() {
            let action = self.legal[n];
            let sum: f32 = (0..SAMPLES).map(|_| self.judge(rules, &seen, side, action, passes)).sum();
            if sum > best.0 {
                best = (sum, action);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Search, Settings};
    use crate::chance::Chance;
    use crate::refusal::Refusal;
    use crate::rules::GameResult;
    use crate::rules::event::Log;

    /// One point for each action of a turn, and five for the side that no longer has to act. Once the turn has ended the other
    /// side is asked whether to take two points away, before it may act.
    struct Lull;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    struct Position {
        taken: i8,
        ended: bool,
        answered: bool,
        robbed: bool,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    enum Do {
        End,
        Take,
        Rob,
        Spare,
    }

    impl Rules for Lull {
        type State = Position;
        type Action = Do;
        type Fact = ();

        fn to_act(&self, state: &Position) -> Option<Side> {
            Some(if state.ended { Side::P2 } else { Side::P1 })
        }

        fn result(&self, _: &Position) -> Option<GameResult> {
            None
        }

        fn legal(&self, state: &Position, out: &mut Vec<Do>) {
            out.clear();
            match (state.ended, state.answered) {
                (false, _) if state.taken < 3 => out.extend([Do::End, Do::Take]),
                (true, false) => out.extend([Do::Spare, Do::Rob]),
                _ => out.push(Do::End),
            }
        }

        fn check(&self, _: &Position, _: Do) -> Result<(), Refusal> {
            Ok(())
        }

        fn apply<C: Chance, L: Log<(), Self::State>>(&self, state: &mut Position, action: Do, _: &mut C, _: &mut L) {
            match action {
                Do::End => state.ended = true,
                Do::Take => state.taken += 1,
                Do::Rob | Do::Spare => (state.answered, state.robbed) = (true, action == Do::Rob),
            }
        }

        fn every(&self, state: &Position, out: &mut Vec<Do>) {
            self.legal(state, out);
        }

        fn resample<C: Chance>(&self, state: &Position, _: Side, _: &mut C) -> Position {
            *state
        }

        fn value(&self, state: &Position, side: Side) -> f32 {
            let lull = if state.ended { 5.0 } else { 0.0 };
            let ahead = (f32::from(state.taken) + lull - if state.robbed { 2.0 } else { 0.0 }) / 20.0;
            if side == Side::P1 { ahead } else { -ahead }
        }

        fn ending(&self, state: &Position) -> Option<Do> {
            (!state.ended || state.answered).then_some(Do::End)
        }
    }

    fn turn(mut choose: impl FnMut(&Position) -> Do) -> Position {
        let mut state = Position::default();
        while !state.ended {
            let action = choose(&state);
            Lull.apply(&mut state, action, &mut Seeded::new(1), &mut ());
        }
        state
    }

    #[test]
    fn a_turn_does_not_end_because_its_passing_looks_like_a_gain() {
        let mut greedy = Greedy::new(Seeded::new(7));
        assert_eq!(turn(|state| greedy.choose(&Lull, state)).taken, 3);
    }

    #[test]
    fn whoever_is_asked_on_the_way_answers_for_itself() {
        let mut greedy = Greedy::new(Seeded::new(7));
        let looked = greedy.judge(&Lull, &Position::default(), Side::P1, Do::Take, true);
        assert_eq!(looked, (1.0 + 5.0 - 2.0) / 20.0);
    }

    #[test]
    fn the_first_impression_of_a_search_is_no_gain_of_the_passing_either() {
        let settings = Settings { iterations: 500, ..Settings::default() };
        let mut search = Search::new(settings, Seeded::new(7));
        search.begin(&Lull, &Position::default());
        assert_eq!(search.best(), Do::Take);
    }
}
