//! Options that begin no game.

use serde_json::json;

use super::{create, options, place};
use crate::errors::error;

#[test]
fn wrong_options_are_named_by_field() {
    let cases = [
        (json!({ "game": "chess" }), ("unknown-game", "game")),
        (json!({ "game": "" }), ("unknown-game", "game")),
        (json!({ "game": "Skirmish" }), ("unknown-game", "game")),
        (json!({ "game": 7 }), ("field", "game")),
        (json!({ "seed": 7 }), ("field", "seed")),
        (json!({ "map": "atlantis" }), ("field", "map")),
        (json!({ "first": "p9" }), ("field", "first")),
        (json!({ "first": "p3" }), ("field", "first")),
        (json!({ "first": "neutral" }), ("field", "first")),
        (json!({ "players": [] }), ("field", "players")),
        (json!({ "players": [{}, {}, {}] }), ("field", "players")),
        (json!({ "players": [{ "deck": "ash" }, { "deck": "nobody" }] }), ("field", "players[1].deck")),
        (json!({ "players": [{ "deck": "ash" }, {}] }), ("field", "players[1].deck")),
        (json!({ "players": [{ "deck": "ash", "deckk": 1 }, {}] }), ("field", "players[0].deckk")),
        (json!({ "players": { "p1": "ash" } }), ("field", "players")),
        (json!({ "players": [{ "list": { "cards": {} } }, { "deck": "cin" }] }), ("field", "players[0].list")),
        (json!({ "players": [{}, { "deck": "cin", "list": { "cards": {} } }] }), ("field", "players[1].list")),
        (json!({ "players": [{ "list": { "cards": { "maul": 300 } } }] }), ("field", "players[0].list.cards.maul")),
        (json!({ "tempo": 3 }), ("field", "tempo")),
    ];
    for (change, expected) in cases {
        let mut wrong = options();
        change.as_object().expect("a change").iter().for_each(|(k, v)| wrong[k] = v.clone());
        let error = error(create(&wrong).map(drop), &change.to_string());
        assert_eq!(place(&error), expected, "{change}: {error:?}");
    }
}
