//! The law of texts, for Skirmish: what rows say, and what things are called.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use rulewright_book::file;
use rulewright_book::law::{Law, Name, Subject};
use rulewright_book::words::Both;

use super::{FILES, things};

/// What of a row is no part of its text.
const BESIDE: [&str; 12] = [
    "id",
    "name",
    "name_fr",
    "cites",
    "flavour",
    "flavour_fr",
    "warband",
    "copies",
    "uses_per_turn",
    "kind",
    "abilities",
    "attacks",
];

/// Numbers of a unit, which stand beside its text, and of a card, whose cost does.
const NUMBERS: [&str; 6] = ["hp", "ap", "mp", "vp", "role", "captain"];

/// Everything that has a text, and what it is.
fn rows() -> Vec<Value> {
    let files: Vec<Value> = FILES.iter().map(|file| serde_json::from_str(file.text()).unwrap()).collect();
    let list = |place: &str| -> Vec<Value> {
        files.iter().filter_map(|file| file.pointer(place)).flat_map(|list| list.as_array().unwrap().clone()).collect()
    };
    let units = list("/units");
    let parts =
        |key: &'static str| units.iter().flat_map(move |unit| unit[key].as_array().cloned().unwrap_or_default());
    let attacks = parts("attacks").collect::<Vec<_>>();
    let abilities = parts("abilities").collect::<Vec<_>>();
    [units.clone(), attacks, abilities, list("/cards"), list("/statuses"), list("/settings/basic_actions")].concat()
}

fn subjects() -> Vec<Subject> {
    let things = things::read().unwrap().things;
    let subject = |row: Value| {
        let id = row["id"].as_str().unwrap().to_owned();
        let told = told(&row);
        Subject { row: told, text: things[&id].text.clone().unwrap(), id }
    };
    rows().into_iter().map(subject).collect()
}

fn told(row: &Value) -> Value {
    let attack = row.get("notation").is_some();
    let beside = |key: &str| BESIDE.contains(&key) || NUMBERS.contains(&key) && !(attack && key == "ap");
    let fields = row.as_object().unwrap().iter().filter(|(key, value)| !beside(key) && **value != json!([]));
    let mut told: Map<String, Value> = fields.map(|(key, value)| (key.clone(), plain(key, value))).collect();
    // An attack is always on an enemy, and its attacker is the unit that has it.
    let attacks = |effect: &Value| effect["op"] == "attack" || effect["op"] == "strike";
    if row["effects"].as_array().is_some_and(|effects| effects.iter().any(attacks)) {
        told["target"]["side"].take();
        let on_damage = told["effects"][0].get_mut("on_damage").and_then(Value::as_array_mut);
        on_damage.into_iter().flatten().for_each(|effect| _ = effect.as_object_mut().unwrap().remove("to"));
    }
    told.into()
}

/// A row in which each word has its key before it, and nothing is added that is none.
fn plain(key: &str, value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(key, value)| {
                let zero = **value == json!(0) && (key.starts_with("add_") || *key == "radius");
                !(*key == "id" || zero || **value == json!([]))
            });
            fields.map(|(key, value)| (key.clone(), plain(key, value))).collect::<Map<_, _>>().into()
        }
        Value::Array(list) => list.iter().map(|value| plain(key, value)).collect(),
        Value::String(word) => format!("{key}:{word}").into(),
        other => other.clone(),
    }
}

/// Notations appear as they are written; keywords, traits and statuses have names.
fn names(cards: &[Subject]) -> Vec<Name> {
    // Two that are called alike in English are one: a keyword and the status it leads to.
    let mut names: BTreeMap<String, Name> = BTreeMap::new();
    let mut add = |row: String, said: Both<String>| {
        let none = || Name { rows: Vec::new(), said: Both::default() };
        let name = names.entry(said.en.clone()).or_insert_with(none);
        name.rows.push(row);
        name.said.en.push(said.en);
        name.said.fr.push(said.fr);
    };
    let mut written = Vec::new();
    cards.iter().for_each(|card| notations(&card.row, &mut written));
    for word in written {
        let said = word.split_once(':').map_or(String::new(), |(_, said)| said.to_owned());
        add(word, Both::each(|_| said.clone()));
    }
    let things = things::read().unwrap().things;
    let keys = [("keyword", "keywords"), ("keyword", "add_keywords"), ("status", "status"), ("status", "immune")];
    for (kind, key) in keys.into_iter().chain([("trait", "traits")]) {
        for (id, thing) in things.iter().filter(|(_, thing)| thing.kind == kind) {
            add(format!("{key}:{}", id.trim_start_matches("keyword.")), thing.name.clone());
        }
    }
    names.into_values().collect()
}

fn notations(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.values().for_each(|value| notations(value, found)),
        Value::Array(list) => list.iter().for_each(|value| notations(value, found)),
        Value::String(word) if word.contains(char::is_numeric) => found.push(word.clone()),
        _ => {}
    }
}

fn law<R>(read: impl FnOnce(&Law, Vec<Subject>) -> R) -> R {
    let cards = subjects();
    read(&Law::of(file!("words/law.toml").text(), names(&cards)), cards)
}

#[test]
fn texts_speak_of_what_rows_have() {
    law(|law, cards| law.assert_holds(&cards));
}

#[test]
fn the_law_has_no_word_that_nothing_says() {
    law(|law, cards| law.assert_alive(&cards));
}

#[test]
fn what_is_spoiled_is_found() {
    law(|law, cards| {
        let card = |id: &str| cards.iter().find(|one| one.id == id).unwrap().clone();
        let mut text = card("com-grudge");
        text.text.en = text.text.en.replace("for 2 turns", "for 2 rounds");
        assert!(!law.faults(&text).is_empty());
        let mut text = card("ash-hammerfall");
        text.text.fr = text.text.fr.replace(", Recul", "");
        assert!(!law.faults(&text).is_empty());
        let mut row = card("ash-volley");
        row.row["effects"][0]["notation"] = json!("notation:3pb");
        assert!(!law.faults(&row).is_empty());
        let mut row = card("ash-horn");
        row.row["user"] = json!("user:any");
        assert!(!law.faults(&row).is_empty());
        assert_eq!(law.faults(&card("ash-horn")), Vec::<String>::new());
    });
}
