//! `play`, `replay` and `bench`.

use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::program::{folder, rulewright, text};

#[test]
fn games_come_in_order_and_the_same_each_time() {
    let play =
        || text(&rulewright(&["play", "--p1", "random", "--p2", "random", "--games", "6", "--seed", "7"]).stdout);
    let out = play();
    assert_eq!(out, play());
    for (n, line) in out.lines().enumerate() {
        let game: Value = serde_json::from_str(line).unwrap();
        assert_eq!(game["seed"], format!("7.{}", n + 1));
        for field in ["decks", "map", "first", "winner", "rounds", "steps", "hash", "cites"] {
            assert!(game.get(field).is_some(), "{field}: {line}");
        }
    }
    assert_eq!(out.lines().count(), 6);
}

#[test]
fn a_saved_game_is_told_in_words() {
    let saves = folder("saves");
    let into = saves.to_str().unwrap();
    let line = rulewright(&["play", "--p1", "random", "--p2", "greedy", "--decks", "ash,cin", "--save-dir", into]);
    let game: Value = serde_json::from_slice(&line.stdout).unwrap();
    let save = saves.join("skirmish-00001.json");
    let save = save.to_str().unwrap();
    let english = text(&rulewright(&["replay", save]).stdout);
    assert!(english.contains("The game begins.  [skirmish:house.setup.2]"), "{english}");
    assert!(english.contains("Round 1 begins.") && !english.contains("{$") && !english.contains("{ $"), "{english}");
    assert!(english.contains(&format!("[{}]", game["cites"].as_str().unwrap())));
    let french = text(&rulewright(&["replay", save, "--lang", "fr", "--numbers"]).stdout);
    assert!(french.contains("La manche 1 commence.") && !french.contains("{$"), "{french}");
    let events = text(&rulewright(&["replay", save, "--json"]).stdout);
    let last: Value = serde_json::from_str(events.lines().last().unwrap()).unwrap();
    assert_eq!((&last["kind"], &last["cites"]), (&json!("game-over"), &game["cites"]));
    // What p1 may not see is not told to p1.
    let hidden = text(&rulewright(&["replay", save, "--viewer", "p1"]).stdout);
    assert!(hidden.contains("Player 2 draws a card.") && !english.contains("Player 2 draws a card."), "{hidden}");
}

#[test]
fn a_matrix_plays_every_pair_on_every_map() {
    let ran = rulewright(&["play", "--matrix", "--p1", "random", "--p2", "random", "--games", "1"]);
    let out = text(&ran.stdout);
    assert!(out.starts_with("wins %") && out.contains("\n48 games\n"), "{out}");
    assert!(out.contains("8 games a pair") && out.contains("the player with the first turn wins"), "{out}");
}

#[test]
fn bench_prints_its_figures() {
    let out = text(&rulewright(&["bench", "--game", "skirmish", "--seconds", "0"]).stdout);
    for figure in ["state", "random playouts", "random decisions", "greedy decisions", "steps with JSON"] {
        assert!(out.contains(figure), "{figure}: {out}");
    }
}

#[test]
fn a_reader_who_leaves_early_breaks_nothing() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rulewright"))
        .args(["play", "--p1", "random", "--p2", "random", "--games", "500"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut some = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut some).unwrap();
    let done = child.wait_with_output().unwrap();
    assert_eq!((done.status.code(), text(&done.stderr).as_str()), (Some(141), ""));
}
