//! Bad input of Skirmish.

mod actions;
mod answers;
mod content;
mod limits;
mod options;
mod positions;
mod saves;
mod scenarios;

use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

fn place(error: &Error) -> (&str, &str) {
    (error.code, error.field.as_deref().unwrap_or(""))
}

fn options() -> Value {
    json!({ "game": "skirmish", "seed": "7", "map": "crossroads", "first": "p1",
            "players": [{ "deck": "ash" }, { "deck": "cin" }] })
}

fn create(options: &Value) -> Result<Box<dyn Play>, Error> {
    edge::create(&options.to_string())
}

/// A game in its first turn.
fn begun() -> Box<dyn Play> {
    let mut play = create(&options()).expect("good options");
    while play.table(Viewer::All).phase == "deploy" {
        let action = play.actions(Viewer::All)[0].action.clone();
        play.act(&action, Viewer::All).expect("a listed action is done");
    }
    play
}

fn act(play: &mut dyn Play, action: &str) -> Result<(), Error> {
    play.act(&edge::action(action)?, Viewer::All).map(drop)
}

fn setup(setup: Value) -> Value {
    json!({ "game": "skirmish", "seed": "1", "setup": setup })
}

fn duel(content: Value) -> Value {
    setup(json!({
        "content": content,
        "pieces": {
            "mine": { "is": "odd", "owner": "p1", "at": [4, 4] },
            "theirs": { "is": "ash-brenna", "owner": "p2", "at": [5, 4] }
        }
    }))
}
