//! What Skirmish lists: how each action is clicked, what it costs and which clause allows it; why a click leads nowhere;
//! and how far off a banner is, which bots go by.
#![cfg(feature = "skirmish")]

mod support;

use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::games::skirmish::Skirmish;
use rulewright::games::skirmish::content::board::{Board, FARTHEST};
use rulewright::json as edge;
use serde_json::{Value, json};
use support::dice;
use support::listed::{self, lists};

fn position(setup: &Value) -> Box<dyn Play> {
    listed::position("skirmish", setup)
}

/// A turn with everything to do.
fn turn() -> Box<dyn Play> {
    position(&json!({
        "players": { "p1": { "hand": { "cards": ["ash-bash", "com-aim", "com-smoke", "com-wall", "mir-pounce"] } } },
        "pieces": {
            "mine": { "is": "ash-brenna", "owner": "p1", "at": [4, 4] },
            "bow": { "is": "ash-bow", "owner": "p1", "at": [4, 6] },
            "chaplain": { "is": "ash-chaplain", "owner": "p1", "at": [3, 4] },
            "theirs": { "is": "cin-hound", "owner": "p2", "at": [5, 4] },
            "far": { "is": "cin-hex", "owner": "p2", "at": [12, 9] }
        }
    }))
}

#[test]
fn what_is_listed_says_its_clicks_its_cost_and_its_clause() {
    let ap = |n: u8| json!({ "ap": n });
    lists(
        &*turn(),
        &[
            (&["piece:mine", "cell:3,3"], "skirmish:house.move.1", json!({ "mp": 1 })),
            (&["piece:mine", "attack:longsword", "piece:theirs"], "skirmish:house.attack.1", ap(2)),
            (&["piece:chaplain", "ability:mend", "piece:mine"], "skirmish:house.ability.1", ap(2)),
            (&["piece:mine", "button:dash"], "skirmish:house.dash.1", ap(2)),
            (&["piece:mine", "button:guard"], "skirmish:house.guard.1", ap(2)),
            (&["card:com-wall", "piece:mine"], "skirmish:house.card.1", ap(1)),
            (&["card:ash-bash", "piece:mine", "piece:theirs"], "skirmish:house.card.1", ap(2)),
            (&["card:com-smoke", "piece:bow", "cell:4,7"], "skirmish:house.card.1", ap(1)),
            (&["card:com-aim", "piece:bow", "attack:arbalest", "piece:theirs"], "skirmish:house.boost.1", ap(1)),
            (
                &["card:mir-pounce", "piece:mine", "attack:longsword", "cell:5,5", "piece:theirs"],
                "skirmish:house.boost.1",
                ap(1),
            ),
            (&["button:end"], "skirmish:house.turn.7", json!({})),
        ],
    );
}

#[test]
fn a_choice_and_a_place_are_listed_too() {
    let opening = json!({
        "phase": "set-up", "board": { "map": "crossroads" },
        "players": { "p1": { "deck": "ash" }, "p2": { "deck": "cin" } }
    });
    let choice: [(&[&str], &str, Value); 2] = [
        (&["answer:first"], "skirmish:house.setup.3", json!({})),
        (&["answer:second"], "skirmish:house.setup.3", json!({})),
    ];
    lists(&*position(&opening), &choice);
    let mut agreed = opening;
    agreed["first"] = json!("p1");
    lists(&*position(&agreed), &[(&["piece:ash-brenna", "cell:1,1"], "skirmish:house.setup.4", json!({}))]);
}

/// Whatever could be pointed at has its reason, of what belongs to the moment.
#[test]
fn a_click_that_leads_nowhere_has_its_reason() {
    let play = turn();
    let cases: &[(&[&str], &str, &str)] = &[
        (&["card:com-aim", "piece:bow", "attack:dirk", "piece:theirs"], "skirmish:house.boost.1", "wrong-range"),
        (&["card:com-aim", "piece:bow", "attack:arbalest", "piece:far"], "skirmish:range.range.1", "too-far"),
        (
            &["card:mir-pounce", "piece:mine", "attack:longsword", "cell:9,9", "piece:theirs"],
            "skirmish:house.step.1",
            "not-reachable",
        ),
        (
            &["card:mir-pounce", "piece:mine", "attack:longsword", "cell:4,5", "piece:far"],
            "skirmish:range.melee.1",
            "too-far",
        ),
        (&["piece:chaplain", "ability:mend", "piece:theirs"], "skirmish:house.ability.1", "not-ally"),
        (&["piece:theirs", "button:dash"], "skirmish:house.turn.7", "not-yours"),
    ];
    for (path, clause, why) in cases {
        let clicks: Vec<String> = path.iter().map(|part| (*part).to_owned()).collect();
        let refusal = play.why_not(&clicks, Viewer::All).unwrap_or_else(|| panic!("{path:?} has no reason"));
        assert_eq!((refusal.clause.as_deref(), refusal.why.as_deref()), (Some(*clause), Some(*why)), "{path:?}");
    }
}

/// `skirmish:house.victory.2`: a side that loses its last unit has lost, and there is nothing left to do.
#[test]
fn a_finished_game_lists_nothing() {
    let setup = json!({
        "board": { "rows": [".t.", "..."] },
        "pieces": {
            "last": { "is": "ash-brenna", "owner": "p1", "at": [1, 1], "stats": { "health": 1 } },
            "foe": { "is": "cin-hex", "owner": "p2", "at": [3, 2] }
        }
    });
    let setup = serde_json::from_value(setup).expect("a table");
    let (rules, mut state) = Skirmish::set_up(&setup, &mut dice("over", 1), &mut ()).expect("a position");
    let step = edge::action(r#"{ "type": "move", "piece": "last", "to": [2, 1] }"#).expect("an action");
    let step = rules.read(&state, &step).expect("it names who is there");
    let mut legal = Vec::new();
    rules.legal(&state, &mut legal);
    assert!(legal.contains(&step) && rules.result(&state).is_none());
    rules.apply(&mut state, step, &mut dice("over", 2), &mut ());
    let outcome = rules.result(&state).expect("thorns have ended it");
    assert_eq!((outcome.winner, outcome.clause.id()), (Some(Side::P2), "skirmish:house.victory.2"));
    rules.legal(&state, &mut legal);
    assert!(legal.is_empty());
}

/// How far off the nearest banner is, as squares are counted.
#[test]
fn a_board_knows_the_nearest_banner() {
    let board = |rows: [&str; 2]| Board::new("", &rows.map(|row| row.to_owned().into())).expect("a board");
    let off = |board: &Board, x: i16, y: i16| board.to_banner(board.square([x, y]).expect("a square"));
    let two = board(["*......*", "........"]);
    assert_eq!([(1, 1), (2, 2), (4, 1), (6, 2), (8, 1)].map(|(x, y)| off(&two, x, y)), [0, 1, 3, 2, 0]);
    assert_eq!(usize::from(off(&board(["...", "..."]), 2, 1)), FARTHEST);
}
