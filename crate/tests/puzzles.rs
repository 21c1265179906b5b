//! Puzzles: positions that can be won in the turn at hand (`tests/puzzles`, a folder for each game that has some). Their
//! stored lines are ways to do it, the greedy bot misses most of them, and the hard bot finds its own.
//! `cargo run --release --example puzzles` does the same against the clock.
#![cfg(any(feature = "duelyst", feature = "pox", feature = "journal"))]

use std::fs;
use std::path::{Path, PathBuf};

use rulewright::engine::bot::{self, Bot, Choice, Search, Settings};
use rulewright::engine::chance::{Scripted, Seeded};
use rulewright::engine::rules::Game;
use rulewright::engine::wire::Scenario;
use rulewright::{game_by_id, games};

/// What is asked of the puzzles of a game.
struct Asked {
    game: &'static str,
    /// How many there are at least.
    puzzles: usize,
    /// How many the hard bot finds at least.
    hard: usize,
    /// How many the greedy bot finds at most.
    greedy: usize,
}

const ASKED: [Asked; 3] = [
    Asked { game: "duelyst", puzzles: 30, hard: 27, greedy: 1 },
    Asked { game: "journal", puzzles: 23, hard: 22, greedy: 0 },
    Asked { game: "pox", puzzles: 20, hard: 29, greedy: 0 },
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/puzzles")
}

fn puzzles(game: &str) -> Vec<Scenario> {
    let mut files: Vec<_> = fs::read_dir(folder().join(game)).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
        .iter()
        .flat_map(|file| {
            let text = fs::read_to_string(file).unwrap();
            serde_json::from_str::<Vec<Scenario>>(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
        })
        .collect()
}

/// The games of this build that have puzzles, each with what is asked of them.
fn each(hold: impl Fn(&Asked, &[Scenario])) {
    for asked in ASKED.iter().filter(|asked| games::EVERY.contains(&asked.game)) {
        hold(asked, &puzzles(asked.game));
    }
}

fn title(puzzle: &Scenario) -> &str {
    puzzle.title.get("en").map_or("", String::as_str)
}

#[test]
fn every_folder_is_asked_about() {
    let mut folders: Vec<_> =
        fs::read_dir(folder()).unwrap().map(|found| found.unwrap().file_name().into_string().unwrap()).collect();
    folders.sort();
    assert_eq!(folders, ASKED.map(|asked| asked.game));
}

#[test]
fn every_stored_line_wins_in_its_turn() {
    each(|asked, puzzles| {
        assert!(puzzles.len() >= asked.puzzles, "{}: {}", asked.game, puzzles.len());
        for puzzle in puzzles {
            let here = title(puzzle);
            assert_eq!(puzzle.game, asked.game, "{here}");
            let verdict = games::run_scenario(puzzle.clone()).unwrap_or_else(|e| panic!("{here}: {e}"));
            assert!(verdict.passed, "{here}: {:?}", verdict.differences);
            let kinds = puzzle.steps.iter().filter_map(|step| step.act.as_ref()).map(|action| action.kind.as_str());
            assert!(kinds.clone().all(|kind| !matches!(kind, "end" | "replace")), "{here}");
            assert!(kinds.count() > 1, "{here}: one action is no puzzle");
            let last = puzzle.steps.last().and_then(|step| step.expect.as_ref());
            let winner = last.and_then(|table| table.pointer("/result/winner")).and_then(|side| side.as_str());
            assert_eq!(winner, Some("p1"), "{here}");
        }
    });
}

/// Whether a bot wins in the turn.
fn solves<G: Game>(puzzle: &Scenario, bot: &mut dyn Bot<G>) -> bool {
    let mut chance = Scripted::seeded("puzzle");
    let (rules, mut state) = G::set_up(&puzzle.setup, &mut chance, &mut ()).unwrap();
    let side = rules.to_act(&state).unwrap();
    while rules.to_act(&state) == Some(side) {
        let action = bot.choose(&rules, &state);
        rules.apply(&mut state, action, &mut chance, &mut ());
    }
    rules.result(&state).is_some_and(|outcome| outcome.winner == Some(side))
}

fn choice(bot: &str) -> Choice {
    Choice { bot: bot.into(), level: None, iterations: None, seed: "puzzle".into() }
}

fn hard<G: Game>() -> Box<dyn Bot<G>> {
    // A win at once is looked for before the first iteration: a hundred are enough for the rest.
    let settings = Settings { iterations: 100, ..Settings::of(&choice("search")).unwrap() };
    Box::new(Search::new(settings, Seeded::from_text("puzzle")))
}

fn greedy<G: Game>() -> Box<dyn Bot<G>> {
    bot::player::<G>(&choice("greedy")).unwrap()
}

/// The titles of those that a bot solves, and of those that it misses.
fn played<'a>(asked: &Asked, puzzles: &'a [Scenario], is_hard: bool) -> (Vec<&'a str>, Vec<&'a str>) {
    let solved: Vec<bool> = game_by_id!(asked.game,
        G => puzzles
            .iter()
            .map(|puzzle| solves::<G>(puzzle, &mut *if is_hard { hard::<G>() } else { greedy::<G>() }))
            .collect(),
        other => panic!("no game is called {other}"));
    let titles = |wanted: bool| {
        puzzles.iter().zip(&solved).filter(|(_, solved)| **solved == wanted).map(|(puzzle, _)| title(puzzle)).collect()
    };
    println!("{}: {} of {} solved", asked.game, solved.iter().filter(|solved| **solved).count(), puzzles.len());
    (titles(true), titles(false))
}

#[test]
fn the_hard_bot_wins_when_it_can() {
    each(|asked, puzzles| {
        let (solved, missed) = played(asked, puzzles, true);
        assert!(solved.len() >= asked.hard, "{}: missed: {missed:?}", asked.game);
    });
}

#[test]
fn the_next_best_action_is_not_enough() {
    each(|asked, puzzles| {
        let (solved, _) = played(asked, puzzles, false);
        assert!(solved.len() <= asked.greedy, "{}: solved: {solved:?}", asked.game);
    });
}
