//! What Hedgerow has and no other game: pieces of several squares, hedges, pieces of nobody, turns of pieces, one deck for
//! all. A set-up says all of it, and other games refuse it.
#![cfg(feature = "hedgerow")]

mod support;

use rulewright::engine::refusal::Error;
use rulewright::engine::session::{Play, Session};
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::Options;
use rulewright::games::hedgerow::Hedgerow;
use serde_json::{Value, json};
use support::fields;

fn create(setup: &Value) -> Result<Session<Hedgerow>, Error> {
    let options = json!({ "game": "hedgerow", "seed": "1", "players": [{}, {}], "setup": setup });
    let options: Options = serde_json::from_value(options).expect("these are options");
    Session::create(options)
}

fn table(play: &Session<Hedgerow>) -> Value {
    serde_json::to_value(play.table(Viewer::All)).expect("a table is JSON")
}

fn position() -> Value {
    json!({
        "round": 3,
        "turns": ["b", "wolf", "a"],
        "board": { "edges": [
            { "is": "hedge", "between": [[3, 1], [4, 1]] },
            { "is": "hedge", "between": [[5, 6], [5, 5]] }
        ] },
        "piles": { "draw": { "cards": ["two", "six"] }, "discard": { "cards": ["one"] } },
        "players": { "p2": { "stats": { "actions": 1 } } },
        "pieces": {
            "a": { "is": "wagon", "owner": "p1", "at": [1, 1] },
            "b": { "is": "rider", "owner": "p2", "at": [9, 7], "stats": { "health": 1 } },
            "wolf": { "is": "wolf", "owner": "neutral", "at": [5, 5] }
        }
    })
}

#[test]
fn a_set_up_says_all_of_it_and_the_table_is_one() {
    let first = table(&create(&position()).expect("a position"));
    assert_eq!(first["turns"], json!(["b", "wolf", "a"]));
    assert_eq!(first["pieces"]["a"]["size"], json!([2, 2]));
    assert_eq!(first["pieces"]["b"].get("size"), None);
    assert_eq!(first["pieces"]["wolf"]["owner"], "neutral");
    let edge = |n: usize| first["board"]["edges"][n]["between"].clone();
    assert_eq!([edge(0), edge(1)], [json!([[3, 1], [4, 1]]), json!([[5, 5], [5, 6]])]);
    assert_eq!(first["piles"]["draw"], json!({ "count": 2, "cards": ["two", "six"] }));
    let again = table(&create(&first).expect("a table is a set-up"));
    assert_eq!(again, first);
}

#[test]
fn a_board_without_hedges_is_not_the_board_of_the_map() {
    let edges = |board: Value| {
        let mut setup = position();
        setup["board"] = board;
        table(&create(&setup).expect("a position"))["board"]["edges"].as_array().map(Vec::len)
    };
    assert_eq!((edges(json!({})), edges(json!({ "edges": [] }))), (Some(8), Some(0)));
}

#[test]
fn each_of_its_faults_has_its_field() {
    let faults = |path: &str, value: Value| {
        let mut setup = position();
        *setup.pointer_mut(path).expect("it is there") = value;
        fields(&create(&setup).err().expect("it is refused")).join(" ")
    };
    let named = |field: &str| format!("setup.{field}");
    assert_eq!(faults("/turns", json!(["b", "b"])), named("turns[1]"));
    assert_eq!(faults("/turns", json!(["nobody"])), named("turns[0]"));
    assert_eq!(faults("/turns", json!([1])), named("turns[0]"));
    assert_eq!(faults("/board/edges/0/between", json!([[1, 1], [2, 2]])), named("board.edges[0].between"));
    assert_eq!(faults("/board/edges/0/between", json!([[1, 1], [1, 1]])), named("board.edges[0].between"));
    assert_eq!(faults("/board/edges/0/between", json!([[9, 1], [10, 1]])), named("board.edges[0].between"));
    assert_eq!(faults("/board/edges/0/is", json!("moat")), named("board.edges[0].is"));
    // The wagon would stand across it.
    assert_eq!(faults("/board/edges/0/between", json!([[1, 1], [2, 1]])), named("pieces.a.at"));
    assert_eq!(faults("/pieces/a/at", json!([9, 1])), named("pieces.a.at"));
    assert_eq!(faults("/pieces/b/at", json!([2, 2])), named("pieces.b.at"));
    assert_eq!(faults("/pieces/wolf/owner", json!("p1")), named("pieces.wolf.owner"));
    assert_eq!(faults("/pieces/b/owner", json!("neutral")), named("pieces.b.owner"));
    let five = json!({ "cards": ["one", "one", "one", "one", "one"] });
    assert_eq!(faults("/piles/discard", five), named("piles.discard.cards[4]"));
    assert_eq!(faults("/piles/draw", json!({ "cards": ["joker"] })), named("piles.draw.cards[0]"));
    assert_eq!(faults("/piles", json!({ "hand": {} })), named("piles.hand"));
}

/// Every card is in the deck or discarded, at every step of every game.
#[test]
fn no_card_is_lost_and_none_is_made() {
    for seed in 0..20 {
        let mut play = Session::<Hedgerow>::create(support::options::<Hedgerow>(seed)).expect("good options");
        let mut picks = support::dice("hedgerow", seed);
        for step in 0..400 {
            let piles = &table(&play)["piles"];
            let count = ["draw", "discard"].map(|pile| piles[pile]["count"].as_u64().unwrap_or_default());
            assert_eq!(count.iter().sum::<u64>(), 24, "seed {seed} step {step}");
            let actions = play.actions(Viewer::All);
            if actions.is_empty() {
                break;
            }
            let pick = &support::one(&actions, &mut picks).action;
            play.carry_out(pick, Viewer::All).expect("what is listed is legal");
        }
        assert!(play.result().is_some(), "seed {seed} ends");
    }
}

#[cfg(feature = "skirmish")]
#[test]
fn other_games_refuse_what_they_do_not_have() {
    use rulewright::games::skirmish::Skirmish;
    let setup = json!({ "turns": [], "piles": { "draw": {} }, "board": { "edges": [] } });
    let options = json!({ "game": "skirmish", "seed": "1", "players": [{}, {}], "setup": setup });
    let options: Options = serde_json::from_value(options).expect("these are options");
    let error = Session::<Skirmish>::create(options).err().expect("it is refused");
    assert_eq!(fields(&error), ["setup.turns", "setup.piles", "setup.board.edges"]);
}
