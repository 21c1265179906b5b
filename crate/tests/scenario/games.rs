//! Whole games: begun by a set-up, and played again from what fell.

use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::ScriptLeft;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::scenes::{duelyst, holds};

#[test]
fn a_whole_game_is_begun_by_whom_its_set_up_says() {
    for (game, rule) in [("duelyst", "duelyst:gap.turn.1"), ("noxilia", "noxilia:setup.2")] {
        for side in ["p1", "p2"] {
            holds(&json!({
                "rules": [rule], "title": {}, "game": game, "setup": { "phase": "set-up", "first": side },
                "steps": [{ "expect": { "active": side } }]
            }));
        }
    }
    let skirmish = |first: &str| {
        let players = json!({ "p1": { "deck": "ash" }, "p2": { "deck": "cin" } });
        let setup = json!({ "phase": "set-up", "first": first, "players": players, "board": { "map": "crossroads" } });
        json!({
            "rules": ["skirmish:house.setup.3"], "title": {}, "game": "skirmish", "setup": setup,
            "steps": [{ "expect": { "phase": "deploy", "toAct": first } }]
        })
    };
    holds(&skirmish("p1"));
    holds(&skirmish("p2"));
}

/// A deck of one's own: thirteen cards, three of each.
#[test]
fn a_whole_game_is_played_with_the_lists_its_set_up_says() {
    let thirteen = [
        "azurite-lion",
        "brightmoss-golem",
        "divine-bond",
        "drybone-golem",
        "hailstone-golem",
        "healing-mystic",
        "ironcliffe-guardian",
        "lysian-brawler",
        "primus-fist",
        "silverguard-knight",
        "silverguard-squire",
        "stormmetal-golem",
        "sundrop-elixir",
    ];
    let cards: serde_json::Map<String, Value> = thirteen.iter().map(|id| ((*id).to_owned(), json!(3))).collect();
    let list = json!({ "leader": "argeon-highmayne", "cards": cards });
    let setup = json!({ "phase": "set-up", "players": { "p2": { "list": list } } });
    let held = json!(["sundrop-elixir", "lysian-brawler", "sundrop-elixir", "sundrop-elixir", "azurite-lion"]);
    let mut left: Vec<&str> = thirteen.iter().flat_map(|id| [*id; 3]).collect();
    for id in held.as_array().unwrap() {
        let at = left.iter().position(|one| *one == id.as_str().unwrap()).unwrap();
        left.remove(at);
    }
    let opening = edge::open_scenario(&duelyst(&setup, &json!([]), &json!([])).to_string()).unwrap().chance_script();
    let draws: Vec<Value> =
        opening.draws[..5].iter().map(|id| json!(id)).chain(held.as_array().unwrap().clone()).collect();
    let expected = json!({ "players": { "p2": { "hand": { "cards": held }, "draw": { "cards": left } } } });
    holds(&duelyst(&setup, &json!(draws), &json!([{ "expect": expected }])));

    let noxilia = |list: &Value, expected: &Value| {
        json!({
            "rules": ["noxilia:setup.2"], "title": {}, "game": "noxilia",
            "setup": { "phase": "set-up", "first": "p1", "players": { "p1": { "list": list } } },
            "steps": [{ "expect": { "players": { "p1": expected } } }]
        })
    };
    let wrong =
        edge::run_scenario(&noxilia(&json!({ "cards": { "no-such-card": 1 } }), &json!({})).to_string()).unwrap_err();
    assert_eq!(wrong.field.as_deref(), Some("setup.players.p1.list.cards.no-such-card"));
    let both = json!({ "phase": "set-up", "players": { "p1": { "deck": "lyonar", "list": { "cards": {} } } } });
    let wrong = edge::run_scenario(&duelyst(&both, &json!([]), &json!([])).to_string()).unwrap_err();
    assert_eq!(wrong.field.as_deref(), Some("setup.players.p1.list"));
}

/// A list that has no business in a position keeps nobody from hearing what else is wrong with it.
#[test]
fn a_list_in_a_position_and_a_piece_that_is_nothing_are_told_together() {
    let setup = json!({
        "players": { "p1": { "list": { "leader": "argeon-highmayne", "cards": {} } } },
        "pieces": { "a": { "is": "nobody", "owner": "p1", "at": [3, 3] } }
    });
    let wrong = edge::run_scenario(&duelyst(&setup, &json!([]), &json!([])).to_string()).unwrap_err();
    let fields: Vec<&str> = wrong.all().iter().filter_map(|fault| fault.field.as_deref()).collect();
    assert_eq!(fields, ["setup.players.p1.list", "setup.pieces.a.is"]);
}

/// A game from its set-up on, with nothing scripted or with all that fell in another one.
fn from_the_start(game: &str, seed: &str, script: &Value) -> Box<dyn Play> {
    let decks = match game {
        "skirmish" => ["ash", "cin"],
        "duelyst" => ["lyonar", "songhai"],
        _ => ["brightvale", "ashgrave"],
    };
    let players = json!({ "p1": { "deck": decks[0] }, "p2": { "deck": decks[1] } });
    let setup = json!({ "phase": "set-up", "players": players });
    let options = json!({ "game": game, "seed": seed, "setup": setup, "script": script });
    edge::create(&options.to_string()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn what_has_happened_has_its_causes_and_what_has_not_has_none() {
    for game in ["skirmish", "duelyst", "noxilia"] {
        let mut play = from_the_start(game, "one", &json!({}));
        assert_eq!(play.rulebook().game, game);
        let before = play.events_so_far(Viewer::All);
        let action = play.actions(Viewer::All).remove(0).action;
        let told = play.act(&action, Viewer::All).unwrap();
        assert_eq!(told, play.events(before, Viewer::All), "{game}");
        let events = play.events(0, Viewer::All);
        assert!(events.iter().any(|event| event.cause.is_some()), "{game}");
        for event in &events {
            let chain = play.why(event.id, Viewer::All);
            assert_eq!(chain.last(), Some(event), "{game}");
            assert!(chain[0].cause.is_none(), "{game}: {chain:?}");
            assert!(chain.windows(2).all(|two| two[1].cause == Some(two[0].id)), "{game}: {chain:?}");
        }
        assert!(play.why(play.events_so_far(Viewer::All), Viewer::All).is_empty(), "{game}");
        play.goto(0).unwrap();
        assert!(play.why(before, Viewer::All).is_empty(), "{game}: what was taken back has a cause");
    }
}

/// Every die and draw is kept, whatever it is for, so that a recording needs no luck to go the same way again.
#[test]
fn what_has_fallen_makes_a_game_go_the_same_way_again() {
    for game in ["skirmish", "duelyst", "noxilia"] {
        let mut first = from_the_start(game, "one", &json!({}));
        let mut done = Vec::new();
        for n in 0..60 {
            let legal = first.actions(Viewer::All);
            let Some(listed) = legal.get((n * 7) % legal.len().max(1)) else { break };
            first.act(&listed.action, Viewer::All).unwrap();
            done.push(listed.action.clone());
        }
        let fell = json!(first.chance_script());
        assert!(fell["draws"].as_array().unwrap().len() > 4, "{game}: {fell}");
        let mut again = from_the_start(game, "another", &fell);
        for action in &done {
            again.act(action, Viewer::All).unwrap_or_else(|error| panic!("{game}: {error}"));
        }
        assert_eq!(again.script_left(), ScriptLeft::default(), "{game}");
        assert_eq!(json!(again.chance_script()), fell, "{game}");
        assert_eq!(json!(again.table(Viewer::All)), json!(first.table(Viewer::All)), "{game}");
        // What is taken back has not fallen.
        first.goto(0).unwrap();
        assert!(json!(first.chance_script())["draws"].as_array().unwrap().len() < done.len(), "{game}");
    }
}
