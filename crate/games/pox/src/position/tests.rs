use super::*;
use crate::state::UnitId;
use rulewright_engine::chance::Seeded;
use rulewright_engine::rules::Game;
use rulewright_engine::side::Viewer;
use serde_json::{Value, json};

fn set(value: Value) -> Result<(Pox, State), Error> {
    let table: wire::Table = serde_json::from_value(value).map_err(|e| Error::new("json", e.to_string()))?;
    Pox::set_up(&table, &mut Seeded::new(0), &mut ())
}

fn shown(value: Value, viewer: Viewer) -> Value {
    let (rules, s) = set(value).expect("a position");
    serde_json::to_value(rules.table(&s, viewer)).expect("a table is JSON")
}

/// A bit of everything.
fn crowded() -> Value {
    json!({
        "round": 7, "active": "p2",
        "board": {
            "rows": ["..1~^#X", ".......", "...w..C", "......."],
            "cards": [
                { "is": "font", "at": [4, 2], "owner": "p1" },
                { "is": "font", "at": [4, 4] },
                { "is": "land-mine", "kind": "layer", "owner": "p2", "at": [5, 4] },
                { "is": "fire-wall", "owner": "p1", "at": [6, 4], "counters": 3 },
                { "is": "nora-globe", "stats": { "nora": 9 }, "at": [6, 3] },
                { "is": "lava", "kind": "terrain", "counters": 2, "at": [6, 3] }
            ]
        },
        "pieces": {
            "hound": {
                "is": "gate-warden", "owner": "p1", "at": [2, 2],
                "stats": { "health": 12, "damage": 14, "ap": 0, "attacks": 1 },
                "traits": ["flying", "short-lived-2", "human", "spelled"],
                "cards": [
                    { "is": "poisoned", "kind": "condition", "stats": { "value": 6 } },
                    { "is": "incorporeal", "until": "own-turn-start" },
                    { "is": "blocking", "counters": 2 },
                    { "is": "cloak-of-dusk", "kind": "equipment" },
                    { "is": "courage", "kind": "granted" },
                    { "is": "pummel", "kind": "lost" },
                    { "is": "block", "kind": "cooldown", "counters": 2 }
                ]
            },
            "ram": { "is": "siege-ram", "owner": "p2", "at": [2, 3] },
            "thief": { "is": "shade-thief", "owner": "p2", "at": [5, 2], "cards": [{ "is": "stealthed" }] },
            "stolen": { "is": "recruit", "owner": "p1", "at": [7, 4], "cards": [{ "is": "possessed", "counters": 2 }] },
            "free": {
                "is": "recruit", "owner": "p1", "at": [4, 3], "traits": ["disengaged", "clone"],
                "cards": [{ "is": "cyclops-eye-belt", "kind": "equipment" }, { "is": "knockback-2", "kind": "lost" }]
            }
        },
        "players": {
            "p1": {
                "deck": "ironfist-vanguard", "stats": { "nora": 42 },
                "hand": { "cards": ["bannerman", "tornado"] },
                "discard": { "held": [{ "is": "avalanche", "stats": { "cooldown": 3 } }] },
                "cards": [{ "is": "tornado", "kind": "known" }, { "is": "late-to-battle", "kind": "global" }]
            },
            "p2": {
                "hand": { "cards": ["doom"] }, "draw": { "cards": ["ember-bolt", "doom"] },
                "discard": { "held": [{ "is": "sacrifice", "traits": ["unseen"] }] },
                "cards": [{ "is": "spellthief-resurrection", "kind": "global", "about": "ram" }]
            }
        }
    })
}

#[test]
fn a_table_is_read_back_as_it_was_written() {
    let first = shown(crowded(), Viewer::All);
    let again = shown(first.clone(), Viewer::All);
    assert_eq!(again, first);
    let warden = &first["pieces"]["hound"];
    assert_eq!(warden["stats"]["max-health"], 45);
    assert_eq!(warden["stats"]["ap"], 0, "none is told where there would be some");
    let traits =
        ["human", "attack-physical", "block", "tough-2", "flying", "short-lived-2", "fade", "courage", "spelled"];
    assert_eq!(warden["traits"], json!(traits));
    assert_eq!(first["pieces"]["ram"]["size"], json!([2, 2]));
    assert_eq!(first["pieces"]["free"]["traits"], json!(["clone", "attack-physical", "disengaged"]), "no knockback");
    assert_eq!(first["pieces"]["stolen"]["owner"], "p1");
    assert_eq!(first["players"]["p1"]["draw"]["count"], 16);
    assert_eq!(first["round"], 7);
}

#[test]
fn the_other_side_sees_nothing_hidden() {
    let seen = shown(crowded(), Viewer::Side(Side::P1));
    assert_eq!(seen["pieces"]["thief"], Value::Null);
    let cards = seen["board"]["cards"].as_array().expect("cards").iter();
    assert!(cards.clone().all(|card| card["is"] != "land-mine"));
    let rival = &seen["players"]["p2"];
    assert_eq!((&rival["cards"][0]["is"], &rival["cards"][0]["about"]), (&json!("hidden-spell"), &Value::Null));
    assert_eq!((&rival["hand"]["count"], &rival["hand"]["cards"]), (&json!(1), &Value::Null));
    assert_eq!(rival["discard"]["count"], 0);
    let seen = shown(crowded(), Viewer::Side(Side::P2));
    let warden = serde_json::to_string(&seen["pieces"]["hound"]["cards"]).expect("JSON");
    assert!(!warden.contains("blocking") && !warden.contains("cooldown"), "{warden}");
}

#[test]
fn a_fault_names_its_field() {
    let fields = |value: Value| {
        let error = set(value).expect_err("it is wrong");
        error.all().iter().map(|fault| fault.field.clone().unwrap_or_default()).collect::<Vec<_>>()
    };
    let wrong = json!({
        "round": 61, "phase": "start",
        "board": { "cards": [{ "is": "fire-wall", "at": [3, 3] }, { "is": "font", "at": [40, 1] }] },
        "pieces": {
            "a": { "is": "nobody", "owner": "p1", "at": [2, 2] },
            "b": { "is": "recruit", "owner": "p1", "at": [1, 8], "stats": { "health": 0, "luck": 1 } },
            "c": { "is": "recruit", "owner": "p1", "at": [2, 2], "traits": ["brave-ish"],
                "cards": [{ "is": "rallied" }, { "is": "pull-2", "kind": "cooldown", "counters": 1 }] }
        },
        "players": { "p1": { "hand": { "cards": ["wolf"] } }, "p3": {} }
    });
    assert_eq!(
        fields(wrong),
        [
            "players.p3",
            "phase",
            "round",
            "players.p1.hand.cards[0]",
            "pieces.a.is",
            "pieces.b.at",
            "pieces.b.stats.health",
            "pieces.b.stats.luck",
            "pieces.c.traits",
            "pieces.c.cards[0].is",
            "pieces.c.cards[1].is",
            "board.cards[0].owner",
            "board.cards[1].at",
        ]
    );
}

#[test]
fn actions_are_read_as_they_are_written() {
    let (rules, s) = set(crowded()).expect("a position");
    let actions = [
        json!({ "type": "move", "piece": "ram", "to": [1, 1] }),
        json!({ "type": "attack", "piece": "ram", "attack": "attack-physical", "target": "hound" }),
        json!({ "type": "use", "piece": "thief", "ability": "void-touch", "target": "hound", "answer": "flying" }),
        json!({ "type": "use", "piece": "thief", "ability": "ransack" }),
        json!({ "type": "use", "piece": "thief", "ability": "telekinetic-thrust", "target": "ram", "to": [3, 4] }),
        json!({ "type": "deploy", "card": "hollow-reaver", "to": [3, 1] }),
        json!({ "type": "cast", "card": "fiery-ambush", "to": [3, 1], "answer": "column" }),
        json!({ "type": "cast", "card": "mirror-twin", "target": "thief", "to": [3, 1] }),
        json!({ "type": "equip", "card": "whetted-edge", "target": "ram" }),
        json!({ "type": "end" }),
    ];
    for action in actions {
        let said: wire::Action = serde_json::from_value(action.clone()).expect("an action");
        let read = rules.read(&s, &said).unwrap_or_else(|e| panic!("{action}: {e}"));
        assert_eq!(serde_json::to_value(rules.write(&s, read)).expect("JSON"), action);
    }
    let refused = [
        (json!({ "type": "cast", "card": "tornado", "target": "ram", "to": [3, 1] }), "target"),
        (json!({ "type": "use", "piece": "ram", "ability": "attack-physical", "target": "hound" }), "ability"),
        (
            json!({ "type": "use", "piece": "thief", "ability": "telekinetic-thrust", "target": "ram", "to": [1, 1] }),
            "to",
        ),
        (json!({ "type": "move", "piece": "nobody", "to": [3, 1] }), "piece"),
        (json!({ "type": "equip", "card": "tornado", "target": "ram" }), "card"),
    ];
    for (action, field) in refused {
        let said: wire::Action = serde_json::from_value(action.clone()).expect("an action");
        assert_eq!(rules.read(&s, &said).expect_err("it is wrong").field.as_deref(), Some(field), "{action}");
    }
}

#[test]
fn neighbours_engage_unless_they_begin_free() {
    let (_, s) = set(crowded()).expect("a position");
    // Shrines come first: the warden is 2, the ram 3; whoever begins free is beside the ram too.
    assert_eq!(s.engaged.to_vec(), [(UnitId(2), UnitId(3))]);
}

#[test]
fn who_names_an_engagement_has_no_other() {
    let engaged = |about: &str| json!({ "is": "engaged", "kind": "engaged", "about": about });
    let position = |left: Value, near: Value, far: Value| {
        let piece = |owner: &str, at: [u8; 2], cards: Value| json!({ "is": "recruit", "owner": owner, "at": at, "cards": cards });
        json!({ "pieces": {
            "left": piece("p1", [5, 5], left), "near": piece("p2", [6, 5], near), "far": piece("p2", [5, 6], far)
        } })
    };
    let pairs = |setup: Value| set(setup).expect("a position").1.engaged.to_vec();
    let (left, near, far) = (UnitId(2), UnitId(3), UnitId(4));
    assert_eq!(pairs(position(json!([]), json!([]), json!([]))), [(left, near), (left, far)]);
    let one = position(json!([engaged("far")]), json!([]), json!([engaged("left")]));
    assert_eq!(pairs(one.clone()), [(left, far)]);
    let first = shown(one, Viewer::All);
    assert_eq!(first["pieces"]["near"]["traits"], json!(["attack-physical", "disengaged"]));
    assert_eq!(shown(first.clone(), Viewer::All), first);
}

#[test]
fn what_is_left_out_is_as_printed() {
    let health = |stats: Value| {
        let piece = json!({ "is": "recruit", "owner": "p1", "at": [5, 5], "stats": stats });
        shown(json!({ "pieces": { "one": piece } }), Viewer::All)["pieces"]["one"]["stats"]["health"].clone()
    };
    let said = [json!({}), json!({ "max-health": 45 }), json!({ "max-health": 30 }), json!({ "health": 50 })];
    assert_eq!(said.map(health), [40, 40, 30, 50]);
}

#[test]
fn what_is_on_a_unit_came_after_all_units() {
    let (_, s) = set(crowded()).expect("a position");
    let last = s.units.iter().map(|unit| unit.order).max();
    assert!(s.conditions.len() > 3 && s.conditions.iter().all(|condition| Some(condition.order) > last));
}
