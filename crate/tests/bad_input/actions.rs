//! Actions of a game, as JSON, and how they are refused.

use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::Value;

use crate::errors::error;
use crate::support::{face, json as text};

/// What of an error a program reads: its kind, its field, its clause, and why.
pub fn told(error: &Error) -> [&str; 4] {
    let of = |part: &'_ Option<String>| -> &'static str { part.clone().unwrap_or_default().leak() };
    [error.code, of(&error.field), of(&error.clause), of(&error.why)]
}

pub fn act(play: &mut dyn Play, action: Value) -> Result<(), Error> {
    play.act(&edge::action(&action.to_string())?, Viewer::All).map(drop)
}

/// Tries actions that are not to be had, each on the same game; each reason reads as a sentence.
pub fn refuses(play: &mut dyn Play, cases: &[(Value, [&str; 4])]) {
    let before = (face(play), text(&play.save()), play.steps());
    for (action, expected) in cases {
        let error = error(act(play, action.clone()), &action.to_string());
        assert_eq!(told(&error), *expected, "{action}: {error:?}");
        // A reason is a sentence of the game, never its id.
        let slug = error.why.as_ref().is_some_and(|why| error.message.starts_with(why.as_str()));
        assert!(!slug && !error.message.contains(['{', '}']), "{action}: {:?}", error.message);
        assert_eq!((face(play), text(&play.save()), play.steps()), before, "{action} changed something");
    }
}
