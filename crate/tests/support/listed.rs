//! What is listed in a position: how it is clicked, what it costs and which clause allows it.

use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

pub fn position(game: &str, setup: &Value) -> Box<dyn Play> {
    edge::create(&json!({ "game": game, "seed": "1", "setup": setup }).to_string()).expect("a good position")
}

pub fn act(play: &mut dyn Play, action: &Value) {
    let action = edge::action(&action.to_string()).expect("an action");
    play.act(&action, Viewer::All).expect("it may be done");
}

/// A clause and a cost of what is listed under each of these paths, just once.
pub fn lists(play: &dyn Play, cases: &[(&[&str], &str, Value)]) {
    let listed = play.actions(Viewer::All);
    for (path, clause, cost) in cases {
        let found: Vec<_> = listed.iter().filter(|l| l.path == *path).collect();
        assert_eq!(found.len(), 1, "{path:?}");
        assert_eq!((found[0].cites.as_str(), &json!(found[0].cost)), (*clause, cost), "{path:?}");
    }
}

/// The clause and the reason for which a click leads nowhere.
pub fn because(play: &dyn Play, path: &[&str]) -> Option<(String, String)> {
    let path: Vec<String> = path.iter().map(|part| (*part).to_owned()).collect();
    let refusal = play.why_not(&path, Viewer::All)?;
    Some((refusal.clause.clone().unwrap_or_default(), refusal.why.clone().unwrap_or_default()))
}
