//! What a table says of what allies will do, and a preview of what cards may bring.

use super::*;
use crate::fact::Deeds;
use crate::state::UnitId;
use rulewright_engine::chance::Seeded;
use rulewright_engine::rules::Rules;
use rulewright_engine::rules::event::{Entry, Record};
use rulewright_engine::session::preview::preview;
use serde_json::{Value, json};

/// A position, and the table that is shown of it.
fn position(table: Value) -> (Journal, State) {
    let table = serde_json::from_value(table).expect("a table");
    Journal::set_up(&table, &mut Seeded::new(1), &mut ()).unwrap_or_else(|fault| panic!("{fault}"))
}

fn shown(rules: &Journal, s: &State) -> Value {
    let mut table = rules.table(s, Viewer::All);
    rules.look_ahead(s, Viewer::All, &mut table);
    serde_json::to_value(table).expect("a table is JSON")
}

/// What is foretold of a piece: the odds, and what it declares.
fn foretold(shown: &Value, name: &str) -> Vec<(String, Value)> {
    let all = shown["pieces"][name]["foretold"].as_array().cloned().unwrap_or_default();
    all.iter()
        .map(|one| {
            (
                one["odds"].as_str().unwrap_or_default().to_owned(),
                one["events"].as_array().unwrap().last().unwrap().clone(),
            )
        })
        .collect()
}

#[test]
fn an_ally_is_foretold_by_its_order_and_ties_by_their_odds() {
    let archer = |order: &str| {
        json!({ "turns": ["bram", "bowman"], "pieces": {
        "bram": { "is": "bram", "owner": "p1", "at": [9, 9] },
        "bowman": { "is": "bowman", "owner": "p1", "at": [5, 5], "cards": [{ "is": order }] },
        "dorrit": { "is": "dorrit", "owner": "p2", "at": [3, 5], "stats": { "hp": 3 } },
        "nera": { "is": "nera", "owner": "p2", "at": [7, 5] } } })
    };
    let (rules, s) = position(archer("attack-at-will"));
    let told = foretold(&shown(&rules, &s), "bowman");
    // Two foes are equally near. Of 13 ranks 7 name the first and 6 the second.
    assert_eq!(told.iter().map(|(odds, _)| odds.as_str()).collect::<Vec<_>>(), ["7/13", "6/13"]);
    assert_eq!(told.iter().map(|(_, event)| event["target"].clone()).collect::<Vec<_>>(), ["dorrit", "nera"]);
    assert!(told.iter().all(|(_, event)| event["kind"] == "declare" && event["answer"] == "skill"), "{told:?}");
    assert_eq!(foretold(&shown(&rules, &s), "bram"), [], "a hero is its player's");

    let (rules, s) = position(archer("attack-the-weak"));
    let told = foretold(&shown(&rules, &s), "bowman");
    assert_eq!(told.len(), 1);
    assert_eq!((told[0].0.as_str(), &told[0].1["target"]), ("1/1", &json!("dorrit")));
}

/// What a unit that nobody decides for declares is always among what was foretold when its turn began.
fn kept(rules: &Journal, entries: &[Entry<Fact>], states: &[State]) -> u32 {
    let mut found = 0;
    let mut turn: Option<(UnitId, &State)> = None;
    for (entry, s) in entries.iter().zip(states) {
        match entry.fact {
            Fact::Turn { unit, .. } => turn = Some((unit, s)).filter(|_| !s.unit(unit).chooses()),
            Fact::Declare { unit, deed, target, to } => {
                let Some((_, before)) = turn.take().filter(|(id, _)| *id == unit) else { continue };
                assert_ne!(deed, Deeds::Interact);
                let Some(ends) = rules.ends_of(before, unit) else { continue };
                let same = Fact::Declare { unit, deed, target, to };
                assert!(ends.iter().any(|end| end.declared == same), "{same:?} was not foretold");
                let odds: f64 = ends.iter().map(|end| end.odds.as_f64()).sum();
                assert!((odds - 1.0).abs() < 1e-9, "{odds}");
                found += 1;
            }
            _ => {}
        }
    }
    found
}

#[test]
fn what_is_foretold_happens() {
    let mut found = 0;
    for seed in 0..4 {
        let mut chance = Seeded::new(seed);
        let mut log = Record::with_states(0);
        let (rules, mut s) = Journal::open(&wire::Options::default(), &mut chance, &mut log).expect("a game");
        let mut legal = Vec::new();
        for _ in 0..120 {
            rules.legal(&s, &mut legal);
            let numbers: Vec<u16> = (0..legal.len() as u16).collect();
            if numbers.is_empty() {
                break;
            }
            rules.apply(&mut s, legal[chance.draw(&numbers)], &mut chance, &mut log);
        }
        found += kept(&rules, &log.entries, &log.states);
    }
    assert!(found > 20, "{found} actions of allies");
}

#[test]
fn an_attack_and_its_counter_are_weighed_by_their_cards() {
    let (rules, s) = position(json!({ "pieces": {
        "tavin": { "is": "tavin", "owner": "p1", "at": [4, 4], "used": ["blade-press"] },
        "dorrit": { "is": "dorrit", "owner": "p2", "at": [5, 4] } } }));
    let attack = json!({ "type": "attack", "attack": "longsword", "target": "dorrit" });
    let action = rules.read(&s, &serde_json::from_value(attack).expect("an action")).expect("it is there");
    let told = preview(&rules, &s, action, Viewer::All).expect("two cards can be listed");
    let odds: f64 = told.outcomes.iter().map(|outcome| outcome.p).sum();
    assert!((odds - 1.0).abs() < 1e-9, "{odds}");
    assert!((2..20).contains(&told.outcomes.len()), "{} outcomes", told.outcomes.len());
}
