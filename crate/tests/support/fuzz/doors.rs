//! What is asked at each door, and what must hold whatever comes in.

use std::collections::BTreeMap;

use rulewright::engine::chance::Seeded;
use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::json as edge;

use super::super::{dice, face, json as text, pick};
use super::corpus::{Corpus, Door, viewer};

/// Games that actions are tried on, loaded once.
pub struct Tables(pub BTreeMap<usize, (Box<dyn Play>, String)>);

/// What became of an input.
pub enum Came {
    Taken,
    Refused,
}

impl Corpus {
    pub fn run(&self, tables: &mut Tables, door: Door, input: &str, seed: u64) -> Came {
        let mut with = dice("fuzz play", seed);
        let begun = match door {
            Door::Check => {
                if let (Ok(verdict), Ok(again)) = (edge::run_scenario(input), edge::run_scenario(input)) {
                    assert!(verdict == again, "the same scenario has two verdicts");
                }
                edge::open_scenario(input)
            }
            Door::Create => edge::create(input),
            Door::Load => edge::load(input),
            Door::Act => return self.act(tables, input, seed),
            Door::Ask | Door::WhyNot | Door::Think => return self.ask(tables, door, input, seed),
            Door::Deck => {
                return match edge::deck_faults(&self.deck(seed).0, input) {
                    Ok(faults) => {
                        faults.iter().for_each(says_something);
                        Came::Taken
                    }
                    Err(error) => refused(&error),
                };
            }
        };
        match begun {
            Ok(mut play) => {
                play_on(&mut *play, &mut with);
                if with.below(8) == 0 {
                    let again = edge::load(&text(&play.save()));
                    assert!(again.is_ok_and(|a| face(&*a) == face(&*play)), "its save does not replay");
                }
                Came::Taken
            }
            Err(error) => refused(&error),
        }
    }

    /// The game of a seed, which stays as it is, with what it looks like. Taken out, so that a game which was left in the
    /// middle of a panic is not used again.
    fn take(&self, tables: &mut Tables, number: usize) -> (Box<dyn Play>, String) {
        tables.0.remove(&number).unwrap_or_else(|| {
            let play = edge::load(&self.saves[number].to_string()).expect("a save of the corpus is good");
            let face = face(&*play);
            (play, face)
        })
    }

    /// Questions, which change nothing.
    fn ask(&self, tables: &mut Tables, door: Door, input: &str, seed: u64) -> Came {
        let number = seed as usize % self.saves.len();
        let (mut play, before) = self.take(tables, number);
        let viewer = viewer(seed);
        let came = match door {
            Door::WhyNot => match edge::read::<Vec<String>>(input) {
                Ok(path) => {
                    play.why_not(&path, viewer).iter().for_each(says_something);
                    Came::Taken
                }
                Err(error) => refused(&error),
            },
            Door::Think => match edge::read(input).and_then(|choice| play.thinker(&choice)) {
                Ok(mut thinker) => {
                    thinker.step(8);
                    let best = thinker.best();
                    assert!(play.check(&best, Viewer::All).is_ok(), "a bot would do {}", text(&best));
                    Came::Taken
                }
                Err(error) => refused(&error),
            },
            _ => match edge::action(input) {
                Ok(action) => {
                    let prefetched = play.prefetch(&action, viewer, &mut |after| drop(after.table(viewer)));
                    let answers =
                        [play.check(&action, viewer).err(), play.preview(&action, viewer).err(), prefetched.err()];
                    answers.iter().flatten().for_each(says_something);
                    if answers[0].is_some() { Came::Refused } else { Came::Taken }
                }
                Err(error) => refused(&error),
            },
        };
        assert_eq!(face(&*play), before, "asking has changed the game");
        tables.0.insert(number, (play, before));
        came
    }

    fn act(&self, tables: &mut Tables, input: &str, seed: u64) -> Came {
        let Ok(action) = edge::action(input) else { return Came::Refused };
        let number = seed as usize % self.saves.len();
        let (mut play, before) = self.take(tables, number);
        let (step, steps) = (play.step(), play.steps());
        let came = match play.act(&action, Viewer::All) {
            Err(error) => {
                says_something(&error);
                assert_eq!((play.step(), play.steps()), (step, steps), "refused, and yet a step");
                Came::Refused
            }
            Ok(_) => {
                let done = play.save().actions.pop().expect("it was just done");
                play.goto(step).expect("back to where it was");
                let listed = play.actions(Viewer::All).into_iter().any(|l| l.action == done);
                assert!(listed, "{} is done, but not listed", text(&done));
                Came::Taken
            }
        };
        assert_eq!(face(&*play), before, "the game is not as it was");
        tables.0.insert(number, (play, before));
        came
    }
}

fn says_something(error: &Error) {
    assert!(!error.code.is_empty() && !error.message.is_empty(), "an error says nothing: {error:?}");
}

fn refused(error: &Error) -> Came {
    says_something(error);
    Came::Refused
}

/// A game that a wrong text began is a game: it can be looked at, played, previewed.
fn play_on(play: &mut dyn Play, with: &mut Seeded) {
    for _ in 0..with.below(6) {
        play.table(Viewer::Side(Side(with.below(2) as u8)));
        let Some(action) = pick(play, with) else { break };
        if with.below(4) == 0 {
            let _ = play.preview(&action, Viewer::All);
        }
        let told = play.act(&action, Viewer::All);
        assert!(told.is_ok(), "{} is listed, but {told:?}", text(&action));
    }
}
