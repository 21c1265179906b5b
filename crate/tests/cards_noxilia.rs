//! Every card of Noxilia is shown by a scenario, each of its effects by one of a clause that carries it out, and every
//! number of a unit by one that expects it. What is read here are the rows and the scenarios as they are written.
#![cfg(feature = "noxilia")]

mod support;

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

/// One scenario: the clauses it is about, and the cards that have a part in it.
struct Shown {
    rules: Vec<String>,
    cards: BTreeSet<String>,
    pieces: Vec<Piece>,
}

/// A unit of a scenario's position, and the numbers that a step expects of it.
struct Piece {
    is: String,
    wounded: bool,
    expected: BTreeSet<String>,
}

fn rows() -> Vec<Value> {
    let text = fs::read_to_string(support::root().join("crate/games/noxilia/data/cards.json")).expect("the rows");
    serde_json::from_str(&text).expect("a list of rows")
}

fn shown() -> Vec<Shown> {
    let folder = support::root().join("tests/scenarios/noxilia");
    let files = fs::read_dir(folder).expect("the scenarios").map(|file| file.expect("a file").path());
    let lists = files.map(|path| {
        let text = fs::read_to_string(&path).expect("a scenario file");
        serde_json::from_str::<Vec<Value>>(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    });
    lists.flatten().map(|scenario| read(&scenario)).collect()
}

fn read(scenario: &Value) -> Shown {
    let rules = list(&scenario["rules"]).map(|rule| text(rule).to_owned()).collect();
    let steps = &scenario["steps"];
    let mut named = BTreeSet::new();
    names(steps, &mut named);
    let mut cards = BTreeSet::new();
    values(steps, &["card", "is", "answer", "deck"], &mut cards);
    // Whoever merely stands there shows nothing.
    let standing = scenario["setup"]["pieces"].as_object().into_iter().flatten();
    let taking_part: Vec<_> = standing.filter(|(name, _)| named.contains(*name)).collect();
    taking_part.iter().for_each(|(_, piece)| values(piece, &["is"], &mut cards));
    values(&scenario["setup"]["board"], &["is"], &mut cards);
    for side in ["p1", "p2"] {
        values(&scenario["setup"]["players"][side]["cards"], &["is"], &mut cards);
    }
    let pieces = taking_part.iter().map(|(name, piece)| Piece {
        is: text(&piece["is"]).to_owned(),
        wounded: piece["stats"]["life"].is_number(),
        expected: expected(steps, name),
    });
    Shown { rules, pieces: pieces.collect(), cards }
}

/// The numbers that steps expect of a piece.
fn expected(steps: &Value, piece: &str) -> BTreeSet<String> {
    let stats = list(steps).filter_map(|step| step["expect"]["pieces"][piece]["stats"].as_object());
    stats.flat_map(|stats| stats.keys().cloned()).collect()
}

/// Every text and every key: what a step may name a piece by.
fn names(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            out.insert(text.clone());
        }
        Value::Array(list) => list.iter().for_each(|one| names(one, out)),
        Value::Object(map) => map.iter().for_each(|(key, one)| {
            out.insert(key.clone());
            names(one, out);
        }),
        _ => {}
    }
}

/// The texts of these fields, wherever they are.
fn values(value: &Value, fields: &[&str], out: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|one| values(one, fields, out)),
        Value::Object(map) => map.iter().for_each(|(key, one)| {
            if let (true, Some(text)) = (fields.contains(&key.as_str()), one.as_str()) {
                out.insert(text.to_owned());
            }
            values(one, fields, out);
        }),
        _ => {}
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A word of the language: alone, or the key of what it is given.
fn word(value: &Value) -> &str {
    value.as_str().or_else(|| value.as_object()?.keys().next().map(String::as_str)).unwrap_or_default()
}

/// What a card does, and by which clauses that may be shown: the beginnings of their ids.
fn effects(card: &Value) -> Vec<(String, Vec<String>)> {
    let ability = |of: &Value| match word(of) {
        // Whoever casts shows it.
        "sorcerer" => strings(&["ability.sorcerer.", "cast.", "mana.", "stat.mana.", "spell.", "ability."]),
        of => vec![format!("ability.{}.", of.replace('-', "_"))],
    };
    let mut all: Vec<_> = list(&card["abilities"]).map(|of| (word(of).to_owned(), ability(of))).collect();
    for always in list(&card["always"]) {
        let by = match word(always) {
            "grant" => ability(&always["grant"]),
            "venom" => strings(&["ability.poison."]),
            "produce" => strings(&["card.equipment.2", "card.equipment.4", "mana.pure."]),
            _ => own(card),
        };
        all.push((word(always).to_owned(), by));
    }
    for field in ["then", "flip", "capture"] {
        all.extend(list(&card[field]).map(|effect| (format!("{field} {}", word(effect)), own(card))));
    }
    if !card["extra"].is_null() {
        all.push(("extra".into(), strings(&["advanced.5", "card.event.2", "general.cost_damage.1"])));
    }
    let makes = card["mana"].is_object();
    if makes && ["monarch", "hero", "unit"].contains(&text(&card["type"])) {
        all.push(("mana".into(), strings(&["stat.mana.", "cast.", "mana.", "spell.", "ability."])));
    }
    if all.is_empty() {
        all.push(("the card".into(), own(card)));
    }
    all
}

/// The clauses by which cards of a kind do what they do.
fn own(card: &Value) -> Vec<String> {
    let by: &[&str] = match text(&card["type"]) {
        "banner" => &["card.banner.", "deck."],
        "spell" => &["spell.", "combat.latent.", "advanced.7", "ability.purification.1", "mana.", "cast."],
        "event" => &["card.event.", "action.event.1", "general."],
        "equipment" => &["card.equipment.", "action.equip.", "stat."],
        "zone" => &["zone.", "turn.start."],
        "treasure" => &["capture.", "setup.", "ability."],
        "decoy" => &["setup.16"],
        "destiny" => &["turn.start.destiny."],
        _ => &["stat."],
    };
    strings(by)
}

fn strings(list: &[&str]) -> Vec<String> {
    list.iter().map(|one| (*one).to_owned()).collect()
}

/// The id by which a scenario names a card: a banner stands on no table but in the name of its deck.
fn named_by(card: &Value) -> &str {
    text(&card[if card["type"] == "banner" { "clan" } else { "id" }])
}

#[test]
fn every_effect_of_every_card_is_shown_by_a_scenario_of_its_clause() {
    let shown = shown();
    let is_shown = |id: &str, by: &[String]| {
        let about = |rule: &String| by.iter().any(|start| rule.starts_with(&format!("noxilia:{start}")));
        shown.iter().any(|one| one.cards.contains(id) && one.rules.iter().any(about))
    };
    let mut missing = Vec::new();
    for card in rows().iter() {
        let of = effects(card).into_iter().filter(|(_, by)| !is_shown(named_by(card), by));
        missing.extend(of.map(|(what, by)| format!("{}: {what} ({})", named_by(card), by.join(", "))));
    }
    assert!(missing.is_empty(), "{} effects are shown by no scenario:\n{}", missing.len(), missing.join("\n"));
}

#[test]
fn every_number_of_every_unit_is_expected_by_a_scenario() {
    let shown = shown();
    let pieces: Vec<&Piece> = shown.iter().flat_map(|one| &one.pieces).collect();
    let mut missing = Vec::new();
    for card in rows() {
        let id = text(&card["id"]);
        let kind = text(&card["type"]);
        if !["monarch", "hero", "unit", "token"].contains(&kind) {
            continue;
        }
        let is_expected = |stat: &str, wounded: bool| {
            pieces.iter().any(|piece| piece.is == id && piece.wounded == wounded && piece.expected.contains(stat))
        };
        let numbers = ["melee", "armour", "life"].into_iter().chain(card["ranged"].is_number().then_some("ranged"));
        missing.extend(numbers.filter(|stat| !is_expected(stat, false)).map(|stat| format!("{id}: {stat}")));
        if kind == "hero" && !is_expected("melee", true) {
            missing.push(format!("{id}: melee, wounded"));
        }
    }
    assert!(missing.is_empty(), "{} numbers are expected by no scenario:\n{}", missing.len(), missing.join("\n"));
}
