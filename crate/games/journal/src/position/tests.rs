use super::*;
use crate::state::{Drop, Place, UnitId};
use rulewright_engine::chance::Seeded;
use rulewright_engine::rules::Game;
use rulewright_engine::side::Viewer;
use serde_json::{Value, json};

fn set(value: Value) -> Result<(Journal, State), Error> {
    let table: wire::Table = serde_json::from_value(value).map_err(|e| Error::new("json", e.to_string()))?;
    Journal::set_up(&table, &mut Seeded::new(0), &mut ())
}

fn shown(value: Value) -> Value {
    let (rules, s) = set(value).expect("a position");
    serde_json::to_value(rules.table(&s, Viewer::All)).expect("a table is JSON")
}

/// The fields that are wrong, in order.
fn fields(value: Value) -> Vec<String> {
    let error = set(value).expect_err("it is wrong");
    error.all().iter().map(|fault| fault.field.clone().unwrap_or_default()).collect()
}

/// A bit of everything.
fn crowded() -> Value {
    json!({
        "round": 4, "first": "p2", "toAct": "p1",
        "board": {
            "rows": ["A..mxS/_+", "...H....B", "...n.#...", "........."],
            "cards": [
                { "is": "anti-magic", "kind": "condition" },
                { "is": "high-energy", "kind": "energy", "counters": 3 },
                { "is": "ruin", "kind": "period" },
                { "is": "fire", "kind": "law" },
                { "is": "law-strength", "kind": "bonus" },
                { "is": "pass", "counters": 2 },
                { "is": "seal", "at": [6, 1], "owner": "p2" },
                { "is": "seal", "at": [1, 4] },
                { "is": "door", "kind": "open", "at": [4, 2] },
                { "is": "door", "kind": "closed", "at": [9, 4] },
                { "is": "relic", "at": [2, 4] },
                { "is": "salve-crate", "at": [3, 4] }
            ]
        },
        "pieces": {
            "roamer": {
                "is": "neutral-tidekin", "at": [5, 3], "traits": ["territorial"],
                "cards": [
                    { "is": "spawn", "at": [4, 3] },
                    { "is": "inside", "about": "leader" },
                    { "is": "attacker", "about": "leader" }
                ]
            },
            "pike": {
                "is": "pikeman", "owner": "p1", "at": [2, 3], "stats": { "hp": 4, "attacks": 2 },
                "cards": [{ "is": "attack-focus", "about": "mule" }]
            },
            "leader": {
                "is": "tavin", "owner": "p1", "at": [3, 3], "traits": ["moved", "followed-law"],
                "stats": { "hp": 9, "mp": 0, "actions": 1, "initiative": 15, "xp": 31, "stride": 1 },
                "cards": [
                    { "is": "burning", "counters": 1 },
                    { "is": "guarded" },
                    { "is": "blade-strike", "counters": 3 },
                    { "is": "gea-pick" },
                    { "is": "hunting-bow", "kind": "weapon-2" },
                    { "is": "plate" },
                    { "is": "spirit-speed", "counters": 2 }
                ],
                "used": ["blade-press"]
            },
            "mule": { "is": "mule", "owner": "p2", "at": [8, 2], "cards": [{ "is": "heal-me", "about": "rider" }] },
            "rider": { "is": "nera", "owner": "p2", "cards": [{ "is": "carried", "about": "mule" }] },
            "flyer": { "is": "pim", "owner": "p2", "at": [8, 1] }
        },
        "players": {
            "p1": { "cards": [{ "is": "bram", "kind": "request", "about": "leader" }] },
            "p2": { "cards": [{ "is": "war-banner", "about": "flyer" }] }
        },
        "piles": { "discard": { "cards": ["7S", "JOKER"] } },
        "turns": ["leader", "rider", "roamer"]
    })
}

#[test]
fn a_position_is_told_as_it_was_said() {
    let first = shown(crowded());
    let names: Vec<&String> = first["pieces"].as_object().expect("pieces").keys().collect();
    // Side A is p2: its heroes, its ally; then those of p1, one of whom waits; then the neutral unit.
    assert_eq!(names, ["rider", "flyer", "mule", "leader", "p1-bram", "pike", "roamer"]);
    assert_eq!(shown(first.clone()), first);
    let leader = &first["pieces"]["leader"];
    for (stat, value) in [("hp", 9), ("mp", 0), ("actions", 1), ("initiative", 15), ("xp", 31), ("stride", 1)] {
        assert_eq!(leader["stats"][stat], value, "{stat}");
    }
    // Speed 4 and a Spirit of Speed of level 2, in place of the Spirit of Attack.
    assert_eq!((&leader["stats"]["speed"], &leader["stats"]["strength"]), (&json!(6), &json!(6)));
    assert_eq!(leader["traits"], json!(["moved", "followed-law"]));
    assert_eq!(leader["used"], json!(["blade-press"]));
    let ids: Vec<&str> = leader["cards"].as_array().expect("cards").iter().filter_map(|c| c["is"].as_str()).collect();
    // Whoever holds a request can call it.
    let on = ["burning", "guarded", "blade-strike", "gea-pick", "com-drop", "hunting-bow", "plate", "spirit-speed"];
    assert_eq!(ids, on);
    assert_eq!(first["turns"], json!(["leader", "rider", "roamer"]));
    assert_eq!(first["piles"]["draw"]["count"], 52);
    assert_eq!(first["pieces"]["pike"]["stats"].get("actions"), None);
    assert_eq!(first["board"]["rows"][0], "A..mxS/_+");
}

#[test]
fn what_is_wrong_is_told_by_its_field() {
    let wrong = json!({
        "round": 11, "phase": "night",
        "board": { "cards": [
            { "is": "sunny", "kind": "condition" },
            { "is": "low-energy", "kind": "energy", "counters": 16 },
            { "is": "mail", "at": [1, 1] },
            { "is": "seal", "at": [2, 2], "counters": 1 }
        ] },
        "pieces": {
            "a": { "is": "dragon", "owner": "p1", "at": [1, 1] },
            "b": { "is": "tavin", "owner": "p1", "at": [12, 1], "stats": { "hp": 18, "luck": 1 } },
            "c": { "is": "ysolt", "owner": "p1", "at": [1, 1], "traits": ["brave"], "used": ["blade-strike"] },
            "d": { "is": "neutral-hollow", "owner": "p1", "at": [2, 1] },
            "e": { "is": "pim", "owner": "p2", "at": [3, 1], "cards": [
                { "is": "burning", "counters": 10 },
                { "is": "blade-strike", "counters": 6 },
                { "is": "carried", "about": "a" },
                { "is": "attack-focus", "about": "zed" },
                { "is": "spear", "kind": "worn" }
            ] },
            "f": { "is": "nera", "owner": "p2" }
        },
        "players": { "p1": { "stats": { "gold": 1 }, "cards": [{ "is": "wolf" }] }, "p3": {} },
        "turns": ["c", "c"],
        "piles": { "draw": { "cards": ["7X"] } }
    });
    assert_eq!(
        fields(wrong),
        [
            "players.p3",
            "phase",
            "round",
            "board.cards[0].is",
            "board.cards[1].counters",
            "pieces.b.at",
            "pieces.b.stats.hp",
            "pieces.b.stats.luck",
            "pieces.c.traits",
            "pieces.a.is",
            "pieces.d.owner",
            "board.cards[3].counters",
            "board.cards[2].at",
            "pieces.c.used[0]",
            "pieces.e.cards[0].counters",
            "pieces.e.cards[1].counters",
            "pieces.e.cards[2].about",
            "pieces.e.cards[3].about",
            "pieces.e.cards[4].kind",
            "players.p1.stats.gold",
            "players.p1.cards[0].is",
            "pieces.f.at",
            "turns[1]",
            "piles.draw.cards[0]",
        ]
    );
}

#[test]
fn a_side_places_its_units() {
    let table = json!({
        "phase": "place", "toAct": "p2", "board": { "map": "three-seals" },
        "pieces": {
            "tavin": { "is": "tavin", "owner": "p1", "at": [1, 4] },
            "nera": { "is": "nera", "owner": "p2" },
            "bowman": { "is": "bowman", "owner": "p2", "at": [9, 3] }
        },
        "players": { "p2": { "cards": [{ "is": "cantor", "about": "nera" }] } }
    });
    let (rules, s) = set(table.clone()).expect("a position");
    let waiting: Vec<UnitId> =
        s.numbered().filter(|(_, unit)| unit.place == Place::Waiting).map(|(id, _)| id).collect();
    assert_eq!(waiting.len(), 2);
    assert!(s.requests.iter().any(|request| request.drop == Drop::Hero(waiting[1])));
    let mut legal = Vec::new();
    rules.legal(&s, &mut legal);
    assert_eq!(legal.len(), 4, "B has five panels, and the bowman stands on one");
    let first = shown(table);
    assert_eq!((&first["phase"], &first["toAct"]), (&json!("place"), &json!("p2")));
    assert_eq!(shown(first.clone()), first);
}

#[test]
fn before_the_battle_a_hero_has_skills_of_its_trees_and_of_the_further_one_it_names() {
    let with = |cards: Value| {
        let dorrit = json!({ "is": "dorrit", "owner": "p1", "at": [1, 4], "cards": cards });
        let table = json!({
            "phase": "place", "toAct": "p2", "board": { "map": "three-seals" },
            "pieces": { "dorrit": dorrit, "nera": { "is": "nera", "owner": "p2" } }
        });
        set(table).map(|_| ()).map_err(|error| error.to_string())
    };
    let skill = |id: &str, level: u8| json!({ "is": id, "counters": level });
    with(json!([skill("men-bless", 0), skill("bow-pin", 1)])).expect("the skill in the place of Blessing is free");
    let dear = with(json!([skill("men-bless", 0), skill("bow-loose", 1)])).expect_err("Loose is in another place");
    assert!(dear.contains("cost 1 level points"), "{dear}");
    let twice = with(json!([skill("bow-pin", 1)])).expect_err("Adaptability 1 opens one further tree");
    assert!(twice.contains("`bow-pin` is of no tree of this hero"), "{twice}");
    let both = with(json!([skill("bow-pin", 1), { "is": "adaptability", "counters": 2 }]));
    assert!(!both.expect_err("it is to be paid").contains("no tree"), "Adaptability 2 opens two");
    let printed = with(json!([skill("men-grace", 1)])).expect_err("it is to be paid");
    assert!(!printed.contains("no tree"), "{printed}");
}

#[test]
fn actions_are_read_as_they_are_written() {
    let (rules, s) = set(json!({ "pieces": {
        "dorrit": { "is": "dorrit", "owner": "p1", "at": [5, 5], "cards": [{ "is": "sabre", "kind": "weapon-2" }] },
        "bowman": { "is": "bowman", "owner": "p1", "at": [4, 5] },
        "foe": { "is": "bram", "owner": "p2", "at": [6, 5] }
    } }))
    .expect("a position");
    let actions = [
        json!({ "type": "wait" }),
        json!({ "type": "concede" }),
        json!({ "type": "move", "piece": "dorrit", "to": [5, 4] }),
        json!({ "type": "attack", "piece": "dorrit", "attack": "sabre", "target": "foe" }),
        json!({ "type": "attack", "piece": "dorrit", "attack": "sabre-2", "target": "foe" }),
        json!({ "type": "use", "piece": "dorrit", "ability": "blade-strike", "target": "foe" }),
        json!({ "type": "use", "piece": "dorrit", "ability": "com-call", "card": "called-wolf", "to": [5, 4] }),
        json!({ "type": "order", "piece": "bowman", "target": "foe", "answer": "attack-focus" }),
        json!({ "type": "interact", "piece": "dorrit", "to": [5, 4] }),
        json!({ "type": "board", "piece": "dorrit", "target": "bowman" }),
        json!({ "type": "clear", "answer": "burning" }),
        json!({ "type": "pass" }),
    ];
    for action in actions {
        let said: wire::Action = serde_json::from_value(action.clone()).expect("an action");
        let read = rules.read(&s, &said).unwrap_or_else(|e| panic!("{action}: {e}"));
        assert_eq!(serde_json::to_value(rules.write(&s, read)).expect("JSON"), action);
    }
    let refused = [
        (json!({ "type": "dance" }), "type"),
        (json!({ "type": "move", "piece": "bowman", "to": [5, 4] }), "piece"),
        (json!({ "type": "move", "to": [5, 14] }), "to"),
        (json!({ "type": "attack", "attack": "warhammer", "target": "foe" }), "attack"),
        (json!({ "type": "attack", "attack": "spoon", "target": "foe" }), "attack"),
        (json!({ "type": "use", "ability": "blade-strike", "target": "foe", "to": [5, 4] }), "target"),
        (json!({ "type": "use", "ability": "com-call", "card": "bowman", "to": [5, 4] }), "card"),
        (json!({ "type": "order", "piece": "bowman", "answer": "sing" }), "answer"),
        (json!({ "type": "defend", "to": [5, 4] }), "to"),
    ];
    for (action, field) in refused {
        let said: wire::Action = serde_json::from_value(action.clone()).expect("an action");
        assert_eq!(rules.read(&s, &said).expect_err("it is wrong").field.as_deref(), Some(field), "{action}");
    }
}
