//! Saves that are none.

use rulewright::json as edge;
use serde_json::{Value, json};

use super::{begun, place};
use crate::errors::error;
use crate::support::json as text;

/// Puts the first action in the place of the last.
fn twice(save: &mut Value) {
    let actions = save["actions"].as_array_mut().expect("actions");
    let last = actions.len() - 1;
    actions[last] = actions[0].clone();
}

#[test]
fn wrong_saves_are_named_by_field() {
    let save: Value = serde_json::from_str(&text(&begun().save())).expect("a save is JSON");
    edge::load(&save.to_string()).map(drop).expect("the save itself is good");
    let played = save["actions"].as_array().expect("actions").len();
    let last = format!("actions[{}]", played - 1);
    let next = format!("actions[{played}]");
    let push =
        |action: Value| move |save: &mut Value| save["actions"].as_array_mut().expect("actions").push(action.clone());
    type Change = Box<dyn Fn(&mut Value)>;
    let cases: Vec<(&str, Change, &str, String)> = vec![
        ("newer", Box::new(|s| s["version"] = json!(2)), "version", "version".into()),
        ("much newer", Box::new(|s| s["version"] = json!(u32::MAX)), "version", "version".into()),
        (
            "no version",
            Box::new(|s| drop(s.as_object_mut().expect("a save").remove("version"))),
            "version",
            "version".into(),
        ),
        ("version of words", Box::new(|s| s["version"] = json!("1")), "field", "version".into()),
        ("no game", Box::new(|s| s["game"] = json!("")), "unknown-game", "game".into()),
        (
            "wrong deck",
            Box::new(|s| s["options"]["players"][0]["deck"] = json!("x")),
            "field",
            "options.players[0].deck".into(),
        ),
        ("a field too many", Box::new(|s| s["note"] = json!("hi")), "field", "note".into()),
        (
            "an action after all",
            Box::new(push(json!({ "type": "move", "piece": "ash-brenna", "to": [13, 9] }))),
            "refused",
            next.clone(),
        ),
        ("an action nobody knows", Box::new(push(json!({ "type": "castle" }))), "field", format!("{next}.type")),
        (
            "an action of the other",
            Box::new(push(json!({ "type": "end", "by": "p2" }))),
            "wrong-player",
            format!("{next}.by"),
        ),
        ("an action of another step", Box::new(push(json!({ "type": "end", "at": 3 }))), "stale", format!("{next}.at")),
        ("no action", Box::new(push(json!(null))), "field", next.clone()),
        ("an action twice", Box::new(twice), "refused", last),
    ];
    for (what, change, code, field) in cases {
        let mut wrong = save.clone();
        change(&mut wrong);
        let error = error(edge::load(&wrong.to_string()).map(drop), what);
        assert_eq!(place(&error), (code, field.as_str()), "{what}: {error:?}");
    }
}

/// A save says twice which game it is of; the two must agree.
#[test]
fn a_save_is_of_one_game() {
    let mut save: Value = serde_json::from_str(&text(&begun().save())).expect("a save is JSON");
    save["options"]["game"] = json!("noxilia");
    error(edge::load(&save.to_string()).map(drop), "options.game is another");
}
