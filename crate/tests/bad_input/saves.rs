//! Saves cut short.

use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::errors::error;
use crate::support::{dice, json as text, pick};

/// A save of this game with these decks, cut off anywhere, or with an action taken out, is refused or is a shorter game: it never
/// breaks.
pub fn cut_short_are_refused(game: &str, decks: [&str; 2]) {
    let players = decks.map(|deck| json!({ "deck": deck }));
    let options = json!({ "game": game, "seed": "cut", "players": players });
    let mut play = edge::create(&options.to_string()).expect("a plain game");
    let mut with = dice("cut", 1);
    for _ in 0..120 {
        let Some(action) = pick(&*play, &mut with) else { break };
        play.act(&action, Viewer::All).expect("a listed action is done");
    }
    let save = text(&play.save());
    for end in (0..save.len()).step_by(37).filter(|end| save.is_char_boundary(*end)) {
        let error = error(edge::load(&save[..end]).map(drop), &save[..end]);
        assert!(["json", "field"].contains(&error.code), "cut at {end}: {error:?}");
    }
    let whole: Value = serde_json::from_str(&save).expect("a save is JSON");
    let actions = whole["actions"].as_array().expect("a save has actions").len();
    for n in 0..actions {
        let mut less = whole.clone();
        less["actions"].as_array_mut().expect("actions").remove(n);
        match edge::load(&less.to_string()) {
            Ok(game) => assert_eq!(game.steps() as usize, actions - 1, "without action {n}"),
            Err(error) => {
                let field = error.field.clone().unwrap_or_default();
                assert!(field.starts_with("actions["), "without action {n}: {error:?}");
            }
        }
    }
}
