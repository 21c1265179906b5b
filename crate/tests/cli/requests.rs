//! Requests that are wrong.

use crate::program::{rulewright, text};

#[test]
fn wrong_requests_are_named() {
    let requests: [(&[&str], &str); 7] = [
        (&["play", "--p1", "clever"], "random, greedy, search"),
        (&["play", "--game", "chess"], "no game is called `chess`"),
        (&["play", "--decks", "ash"], "--decks names two decks"),
        (&["play", "--map", "mars"], "no map is called `mars`"),
        (&["play", "--decks", "ash,elves"], "no warband is called `elves`"),
        (&["replay", "no-such-save.json"], "no-such-save.json"),
        (&["export"], "--out"),
    ];
    for (args, told) in requests {
        let ran = rulewright(args);
        let error = text(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{args:?}: {error}");
        assert!(error.contains(told) && !error.contains("panicked"), "{args:?}: {error}");
    }
}
