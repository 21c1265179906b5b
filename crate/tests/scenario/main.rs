//! The format of scenarios: what each kind of step holds, what it lets pass and what it says when it does not.
#![cfg(all(feature = "skirmish", feature = "duelyst", feature = "noxilia"))]

use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Difference, Verdict};
use rulewright::json as edge;
use serde_json::{Value, json};

fn check(scenario: &Value) -> Verdict {
    edge::run_scenario(&scenario.to_string()).unwrap_or_else(|error| panic!("{error}: {scenario}"))
}

fn holds(scenario: &Value) {
    let verdict = check(scenario);
    assert!(verdict.passed, "{:#?}", verdict.differences);
}

/// The only difference there is.
fn differs(scenario: &Value) -> Difference {
    let mut differences = check(scenario).differences;
    assert_eq!(differences.len(), 1, "{differences:#?}");
    differences.remove(0)
}

/// A striker beside somebody whom it hits with one die of two, and each side's cards.
fn skirmish(steps: &Value) -> Value {
    json!({
        "rules": ["skirmish:house.move.1"], "title": {}, "game": "skirmish",
        "content": { "units": [
            { "id": "striker", "attacks": [{ "id": "poke", "notation": "1mh", "range": { "kind": "melee" } }] },
            { "id": "gauge" }
        ] },
        "setup": {
            "pieces": {
                "striker": { "is": "striker", "owner": "p1", "at": [4, 4] },
                "gauge": { "is": "gauge", "owner": "p2", "at": [5, 4], "stats": { "health": 9 } }
            },
            "players": { "p1": { "hand": { "cards": ["ash-bash"] } }, "p2": { "hand": { "cards": ["cin-gout"] } } }
        },
        "steps": steps
    })
}

fn poke() -> Value {
    json!({ "type": "attack", "piece": "striker", "attack": "poke", "target": "gauge" })
}

fn duelyst(setup: &Value, draws: &Value, steps: &Value) -> Value {
    json!({
        "rules": ["duelyst:turn.end.2"], "title": {}, "game": "duelyst",
        "setup": setup, "chance": { "draws": draws }, "steps": steps
    })
}

#[test]
fn a_viewer_sees_no_more_than_is_theirs() {
    let hands = |viewer: &str, p1: Value, p2: Value| {
        let players =
            json!({ "p1": { "hand": { "count": 1, "cards": p1 } }, "p2": { "hand": { "count": 1, "cards": p2 } } });
        skirmish(&json!([{ "expect": { "viewer": viewer, "players": players }, "viewer": viewer }]))
    };
    holds(&hands("p1", json!(["ash-bash"]), json!(null)));
    holds(&hands("p2", json!(null), json!(["cin-gout"])));
    holds(&hands("all", json!(["ash-bash"]), json!(["cin-gout"])));
    assert_eq!(differs(&hands("p1", json!(["ash-bash"]), json!(["cin-gout"]))).got, "nothing");

    let deck = json!({ "players": { "p1": { "draw": { "cards": ["tempest", "true-strike"] } } } });
    let drawn = |viewer: &str, card: Value| {
        let steps = json!([
            { "do": { "type": "end" } },
            { "events": [{ "kind": "draw", "player": "p1", "card": card }], "viewer": viewer }
        ]);
        duelyst(&deck, &json!(["tempest"]), &steps)
    };
    holds(&drawn("p1", json!("tempest")));
    holds(&drawn("p2", json!(null)));
    assert!(!check(&drawn("p2", json!("tempest"))).passed);
}

#[test]
fn a_viewer_is_offered_only_their_own_decisions() {
    let offered = |viewer: &str, listed: Value| {
        skirmish(&json!([{ "offers": { "type": "attack" }, "are": listed, "viewer": viewer }]))
    };
    holds(&offered("p1", json!([{ "piece": "striker", "attack": "poke" }])));
    holds(&offered("p2", json!([])));
}

#[test]
fn whoever_is_not_to_act_is_refused_before_the_action_is_looked_at() {
    let nobody = json!({ "type": "move", "piece": "nobody", "to": [1, 1] });
    let tried = |action: &Value, viewer: &str| {
        skirmish(&json!([{ "refuse": action, "why": "not-your-turn", "viewer": viewer }]))
    };
    holds(&tried(&poke(), "p2"));
    holds(&tried(&nobody, "p2"));
    assert_eq!(differs(&tried(&poke(), "p1")).got, "it is allowed");
    assert!(differs(&tried(&nobody, "p1")).got.contains("nobody"));
}

#[test]
fn a_refusal_is_by_a_clause_for_a_reason_or_by_any() {
    let far = json!({ "type": "attack", "piece": "striker", "attack": "poke", "target": "striker" });
    let refused = |more: &Value| {
        let mut step = json!({ "refuse": far });
        step.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        skirmish(&json!([step]))
    };
    let clause = "skirmish:house.attack.1";
    let why = edge::open_scenario(&skirmish(&json!([])).to_string()).unwrap();
    let why = why.check(&edge::action(&far.to_string()).unwrap(), Viewer::All).unwrap_err().why.clone().unwrap();
    holds(&refused(&json!({})));
    holds(&refused(&json!({ "cites": clause })));
    holds(&refused(&json!({ "why": why })));
    holds(&refused(&json!({ "cites": clause, "why": why })));
    let other = differs(&refused(&json!({ "cites": clause, "why": "too-far" })));
    assert_eq!(other.expected, format!("{clause} forbids it [too-far]"));
    assert!(other.got.ends_with(&format!("[{why}]")), "{other:?}");
    assert!(!check(&refused(&json!({ "cites": "skirmish:bonus.2" }))).passed);
    // Neither what is allowed nor what nothing is called is refused by the rules.
    assert_eq!(differs(&skirmish(&json!([{ "refuse": poke() }]))).got, "it is allowed");
    let nobody = json!({ "type": "move", "piece": "nobody", "to": [1, 1] });
    assert!(differs(&skirmish(&json!([{ "refuse": nobody }]))).got.contains("nobody"));
}

#[test]
fn offers_list_all_or_some() {
    let steps = |field: &str, listed: Value| {
        let mut step = json!({ "offers": { "type": "attack" } });
        step[field] = listed;
        skirmish(&json!([step]))
    };
    holds(&steps("are", json!([{ "target": "gauge" }])));
    holds(&steps("include", json!([{ "target": "gauge" }])));
    holds(&steps("include", json!([])));
    assert_eq!(differs(&steps("are", json!([]))).got, poke().to_string());
    assert_eq!(differs(&steps("include", json!([{ "target": "striker" }]))).at, "steps[0].include[0]");
    // One action is not two.
    assert!(!check(&steps("include", json!([{ "attack": "poke" }, { "target": "gauge" }]))).passed);
    // What is said vaguely leaves what is said precisely its own.
    let moves =
        json!({ "offers": { "type": "move", "piece": "striker" }, "include": [{ "type": "move" }, { "to": [3, 3] }] });
    holds(&skirmish(&json!([moves])));
}

#[test]
fn a_preview_says_all_outcomes_with_their_odds() {
    let weighed = |odds: Value| skirmish(&json!([{ "preview": poke(), "odds": odds }]));
    let play = edge::open_scenario(&weighed(json!([])).to_string()).unwrap();
    let preview = play.preview(&edge::action(&poke().to_string()).unwrap(), Viewer::All).unwrap();
    let mut outcomes: Vec<Value> =
        preview.outcomes.iter().map(|o| json!({ "odds": o.odds, "changes": o.changes })).collect();
    assert!(outcomes.len() > 1, "{outcomes:?}");
    outcomes.reverse();
    holds(&weighed(json!(outcomes)));
    // A subset of the changes is enough, one outcome too few is not.
    let bare: Vec<Value> = outcomes.iter().map(|o| json!({ "odds": o["odds"] })).collect();
    holds(&weighed(json!(bare)));
    assert_eq!(differs(&weighed(json!(bare[1..].to_vec()))).expected, "no other outcome");
    outcomes[0]["odds"] = json!("1/7");
    assert_eq!(check(&weighed(json!(outcomes))).differences.len(), 2);
    // Nothing has happened.
    holds(&skirmish(&json!([
        { "preview": poke(), "odds": bare },
        { "expect": { "step": 0, "pieces": { "gauge": { "stats": { "health": 9 } } } } }
    ])));
}

#[test]
fn a_preview_tells_the_likeliest_outcome_first() {
    let play = edge::open_scenario(&skirmish(&json!([])).to_string()).unwrap();
    let preview = play.preview(&edge::action(&poke().to_string()).unwrap(), Viewer::All).unwrap();
    let odds: Vec<f64> = preview.outcomes.iter().map(|outcome| outcome.p).collect();
    assert!(odds.windows(2).all(|two| two[0] >= two[1]) && odds.first() > odds.last(), "{odds:?}");
    assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{odds:?}");
}

#[test]
fn an_undo_takes_back_what_was_done_and_what_came_of_it() {
    let mut scenario = skirmish(&json!([
        { "do": poke() },
        { "expect": { "step": 1, "pieces": { "gauge": { "stats": { "health": 6 } } } } },
        { "undo": 1 },
        { "expect": { "step": 0, "pieces": { "gauge": { "stats": { "health": 9 } } } } },
        { "do": { "type": "move", "piece": "striker", "to": [4, 3] } },
        { "events": [{ "kind": "move" }] },
        { "do": { "type": "move", "piece": "striker", "to": [4, 4] } },
        { "undo": 2 },
        { "do": poke() },
        { "expect": { "pieces": { "gauge": { "stats": { "health": 6 } } } } }
    ]));
    // The die that fell is in the hand of chance again.
    scenario["chance"] = json!({ "dice": [6] });
    holds(&scenario);
    scenario["steps"] = json!([{ "do": poke() }, { "undo": 1 }, { "events": [{ "kind": "damage" }] }]);
    scenario["chance"] = json!({});
    assert_eq!(differs(&scenario).got, "nothing more");
    scenario["steps"] = json!([{ "undo": 1 }, { "do": poke() }]);
    assert_eq!(differs(&scenario).at, "steps[0].undo");
}

#[test]
fn what_comes_after_an_action_that_could_not_be_done_says_nothing() {
    let nobody = json!({ "type": "move", "piece": "nobody", "to": [1, 1] });
    assert_eq!(differs(&skirmish(&json!([{ "do": nobody }, { "expect": { "round": 99 } }]))).at, "steps[0].do");
}

#[test]
fn what_is_not_scripted_falls_by_one_seed_for_all_scenarios() {
    let play = edge::open_scenario(&skirmish(&json!([])).to_string()).unwrap();
    assert_eq!(play.save().options.seed, "scenario");
}

#[test]
fn the_order_of_traits_and_of_a_hand_means_nothing() {
    let setup = json!({
        "pieces": { "c": { "is": "silverguard-knight", "owner": "p1", "at": [3, 3], "traits": ["stunned", "flying"] } },
        "players": { "p1": { "hand": { "cards": ["tempest", "true-strike", "tempest"] } } }
    });
    let expects = |traits: Value, hand: Value| {
        let table =
            json!({ "pieces": { "c": { "traits": traits } }, "players": { "p1": { "hand": { "cards": hand } } } });
        duelyst(&setup, &json!([]), &json!([{ "expect": table }]))
    };
    let play = edge::open_scenario(&expects(json!([]), json!([])).to_string()).unwrap();
    let mut traits = play.table(Viewer::All).pieces.get("c").unwrap().traits.clone();
    traits.reverse();
    assert!(traits.len() > 2);
    let hand = json!(["true-strike", "tempest", "tempest"]);
    holds(&expects(json!(traits), hand.clone()));
    let gone = traits.pop().unwrap();
    assert_eq!(differs(&expects(json!(traits), hand)).got, format!("unexpected {}", json!(gone)));
    traits.push(gone);
    let twice = differs(&expects(json!(traits), json!(["true-strike", "tempest"])));
    assert_eq!(twice.got, r#"unexpected "tempest""#);
}

#[test]
fn a_scripted_draw_that_is_no_candidate_fails_at_once() {
    let setup = json!({ "players": { "p1": { "draw": { "cards": ["tempest", "true-strike"] } } } });
    let steps = json!([
        { "do": { "type": "end" } },
        { "expect": { "round": 99 } },
        { "do": { "type": "end" } }
    ]);
    let differences = check(&duelyst(&setup, &json!(["tempest", "martyrdom"]), &steps)).differences;
    assert_eq!(differences.last().map(|d| d.at.as_str()), Some("steps[1].expect.round"), "{differences:?}");
    let wrong = differs(&duelyst(&setup, &json!(["martyrdom"]), &steps));
    assert_eq!((wrong.at.as_str(), wrong.expected.as_str()), ("chance.draws[0]", "`martyrdom` is drawn"));
    assert_eq!(wrong.got, "it is no candidate; these are: tempest, true-strike");
    // Of cards that are all alike none is drawn by chance: the script is about what comes later.
    let alike = json!({ "players": { "p1": { "draw": { "cards": ["tempest", "tempest"] } } } });
    let left = differs(&duelyst(&alike, &json!(["martyrdom"]), &json!([{ "do": { "type": "end" } }])));
    assert_eq!(left.at, "chance");
}

#[test]
fn a_lot_that_nobody_can_draw_fails_at_once() {
    let lot = |draw: &str| {
        json!({
            "rules": ["noxilia:setup.2"], "title": {}, "game": "noxilia",
            "setup": { "phase": "set-up" }, "chance": { "draws": [draw] }, "steps": []
        })
    };
    holds(&lot("p2"));
    assert_eq!(differs(&lot("bv-pike")).got, "it is no candidate; these are: p1, p2");
}

/// One of several ways is scripted by its place among them, one of several tiles by its column and row.
#[test]
fn a_way_or_a_tile_that_is_not_there_fails_at_once() {
    let setup = json!({
        "players": { "p1": { "stats": { "ready": 1 } } },
        "pieces": {
            "leader": { "is": "lilithe-blightchaser", "owner": "p1", "at": [1, 3] },
            "keeper": { "is": "purgatos-the-realmkeeper", "owner": "p1", "at": [3, 3] },
            "foe": { "is": "silverguard-squire", "owner": "p2", "at": [4, 3] }
        }
    });
    let attack = json!([{ "do": { "type": "attack", "piece": "keeper", "target": "foe" } }]);
    holds(&duelyst(&setup, &json!(["2"]), &attack));
    let way = differs(&duelyst(&setup, &json!(["3"]), &attack));
    assert_eq!((way.at.as_str(), way.expected.as_str()), ("chance.draws[0]", "`3` is drawn"));
    assert_eq!(way.got, "it is no candidate; these are: 1, 2");
    let tile = differs(&duelyst(&setup, &json!(["9,5"]), &json!([{ "do": { "type": "bloodbound" } }])));
    assert_eq!((tile.at.as_str(), tile.expected.as_str()), ("chance.draws[0]", "`9,5` is drawn"));
    assert_eq!(tile.got, "it is no candidate; these are: 1,2, 1,4, 2,2, 2,3, 2,4");
}

#[test]
fn a_scripted_die_has_no_side_that_dice_do_not_have() {
    let mut scenario = skirmish(&json!([{ "do": poke() }]));
    scenario["chance"] = json!({ "dice": [7] });
    let wrong = differs(&scenario);
    assert_eq!((wrong.at.as_str(), wrong.got.as_str()), ("chance.dice[0]", "this die has 6 sides"));
}

#[test]
fn differences_are_short() {
    let there = differs(&skirmish(&json!([{ "expect": { "pieces": { "gauge": null } } }])));
    assert_eq!(there.expected, "nothing");
    assert!(there.got.starts_with("gauge of p2 at [5,4] with {\"health\":9"), "{there:?}");
    assert!(there.got.len() < 200);
    let near = differs(&skirmish(&json!([
        { "do": poke() },
        { "events": [{ "kind": "damage", "amount": 9 }] }
    ])));
    assert!(near.got.starts_with("{\"kind\":\"damage\",\"amount\":") || near.got.starts_with("only: "), "{near:?}");
    let mut turned = skirmish(&json!([{ "do": poke() }, { "events": [{ "kind": "damage" }, { "kind": "attack" }] }]));
    turned["chance"] = json!({ "dice": [6] });
    assert_eq!(differs(&turned).got, "it happens, but before the event above it in this list");
}

#[test]
fn events_happen_in_the_order_they_are_listed_and_one_is_not_two() {
    let happened = |events: Value| {
        let mut scenario = skirmish(&json!([{ "do": poke() }, { "events": events }]));
        scenario["chance"] = json!({ "dice": [6] });
        scenario
    };
    holds(&happened(json!([{ "kind": "attack" }, { "kind": "damage" }])));
    assert_eq!(differs(&happened(json!([{ "kind": "damage" }, { "kind": "damage" }]))).at, "steps[1].events[1]");
}

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
        let before = play.events_so_far();
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
        assert!(play.why(play.events_so_far(), Viewer::All).is_empty(), "{game}");
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
        assert_eq!(again.script_misfit(), None, "{game}");
        assert_eq!((again.script_left(), json!(again.chance_script())), ((0, 0), fell), "{game}");
        assert_eq!(json!(again.table(Viewer::All)), json!(first.table(Viewer::All)), "{game}");
        // What is taken back has not fallen.
        first.goto(0).unwrap();
        assert!(json!(first.chance_script())["draws"].as_array().unwrap().len() < done.len(), "{game}");
    }
}
