//! Puzzles: positions of Duelyst that can be won in the turn at hand (`tests/puzzles`). Their stored lines are ways to do
//! it, and the hard bot finds its own. `cargo run --release --example puzzles` does the same against the clock.
#![cfg(feature = "duelyst")]

use std::fs;
use std::path::Path;

use rulewright::engine::bot::{Bot, Choice, Search, Settings};
use rulewright::engine::chance::{Scripted, Seeded};
use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::wire::Scenario;
use rulewright::games::{self, duelyst::Duelyst};

/// How many of them the hard bot finds.
const LEAST: usize = 27;

fn puzzles() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/puzzles/duelyst");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
        .iter()
        .flat_map(|file| {
            let text = fs::read_to_string(file).unwrap();
            serde_json::from_str::<Vec<Scenario>>(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
        })
        .collect()
}

fn title(puzzle: &Scenario) -> &str {
    puzzle.title.get("en").map_or("", String::as_str)
}

#[test]
fn every_stored_line_wins_in_its_turn() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 30, "{}", puzzles.len());
    for puzzle in &puzzles {
        let here = title(puzzle);
        let verdict = games::run_scenario(puzzle.clone()).unwrap_or_else(|e| panic!("{here}: {e}"));
        assert!(verdict.passed, "{here}: {:?}", verdict.differences);
        let kinds = puzzle.steps.iter().filter_map(|step| step.act.as_ref()).map(|action| action.kind.as_str());
        assert!(kinds.clone().all(|kind| !matches!(kind, "end" | "replace")), "{here}");
        assert!(kinds.count() > 1, "{here}: one action is no puzzle");
        let last = puzzle.steps.last().and_then(|step| step.expect.as_ref());
        let winner = last.and_then(|table| table.pointer("/result/winner")).and_then(|side| side.as_str());
        assert_eq!(winner, Some("p1"), "{here}");
    }
}

/// Whether a bot with these settings wins in the turn.
fn solves(puzzle: &Scenario, settings: Settings) -> bool {
    let mut chance = Scripted::seeded("puzzle");
    let (rules, mut state) = Duelyst::set_up(&puzzle.setup, &mut chance, &mut ()).unwrap();
    let side = rules.to_act(&state).unwrap();
    let mut search = Search::new(settings, Seeded::from_text("puzzle"));
    while rules.to_act(&state) == Some(side) {
        let action = search.choose(&rules, &state);
        rules.apply(&mut state, action, &mut chance, &mut ());
    }
    rules.result(&state).is_some_and(|outcome| outcome.winner == Some(side))
}

#[test]
fn the_hard_bot_wins_when_it_can() {
    let choice = Choice { bot: "search".into(), level: Some("hard".into()), iterations: None, seed: String::new() };
    // A win at once is looked for before the first iteration: a hundred are enough for the rest.
    let settings = Settings { iterations: 100, ..Settings::of(&choice).unwrap() };
    let puzzles = puzzles();
    let missed: Vec<_> = puzzles.iter().filter(|puzzle| !solves(puzzle, settings.clone())).map(title).collect();
    println!("{} of {} solved; missed: {missed:?}", puzzles.len() - missed.len(), puzzles.len());
    assert!(puzzles.len() - missed.len() >= LEAST, "missed: {missed:?}");
}
