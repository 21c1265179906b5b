//! The law of texts, for Duelyst: what rows say, and what things are called.

use std::collections::BTreeMap;

use crate::content::language::CardId;
use serde_json::{Map, Value, json};

use super::{FILES, Prose, cards};
use rulewright_book::file;
use rulewright_book::law::{Law, Name, Subject};
use rulewright_book::words::{Both, Lang};

/// Keywords by their ids. Not those that are verbs of their own, as Stun is.
const KEYWORDS: [&str; 26] = [
    "airdrop",
    "backstab",
    "blast",
    "blood-surge",
    "bond",
    "build",
    "celerity",
    "deathwatch",
    "dying-wish",
    "ephemeral",
    "flying",
    "forcefield",
    "frenzy",
    "grow",
    "infiltrate",
    "intensify",
    "invulnerable",
    "opening-gambit",
    "provoke",
    "ranged",
    "rebirth",
    "rush",
    "sentinel",
    "summon-dervish",
    "wall",
    "zeal",
];

/// What cards are called together: tribes and families.
const NOUNS: [&str; 13] = [
    "all",
    "arcanyst",
    "battle-pet",
    "demon",
    "dervish",
    "golem",
    "mech",
    "obelysk",
    "scions-wish",
    "spellsword",
    "spirit-wolf",
    "structure",
    "vespyr",
];

/// Factions and rarities that texts tell minions by.
const KINDS: [[&str; 2]; 7] = [
    ["faction", "magmar"],
    ["faction", "songhai"],
    ["faction", "neutral"],
    ["rarity", "common"],
    ["rarity", "rare"],
    ["rarity", "epic"],
    ["rarity", "legendary"],
];

fn names(prose: &Both<Prose>) -> Vec<Name> {
    let name = |rows: &[&str], said: &dyn Fn(&Prose) -> Vec<String>| Name {
        rows: rows.iter().map(|&row| row.to_owned()).collect(),
        said: Both::each(|lang| said(prose.of(lang))),
    };
    let mut names = Vec::new();
    for id in KEYWORDS {
        let trait_with_number = format!("{id}:");
        let short = id.trim_start_matches("opening-");
        names.push(name(&[id, &trait_with_number, short], &|prose| {
            let noun = (id == "wall").then(|| prose.noun(id)).map(|noun| [noun.one, noun.many]);
            let keyword = prose.say(&format!("keyword-{id}"), &[]);
            noun.into_iter().flatten().chain([keyword]).collect()
        }));
    }
    for id in NOUNS {
        names.push(name(&[id], &|prose| {
            let noun = prose.noun(id);
            vec![noun.one, noun.many]
        }));
    }
    for [kind, id] in KINDS {
        let forms = |prose: &Prose| {
            let form = |form: &str| prose.say(&format!("{kind}-{id}"), &[("form", form.to_owned().into())]);
            ["m", "f", "ms", "fs"].map(form).to_vec()
        };
        names.push(name(&[id], &forms));
    }
    // A Wall has the name of the spell that builds it; a Building that is spoken of is no card.
    let mut cards: BTreeMap<&str, Vec<(CardId, String)>> = BTreeMap::new();
    for (n, id) in (0..).zip(&prose.en.cards.ids).filter(|(_, id)| *id != "building") {
        cards.entry(&prose.en.cards.names[usize::from(n)].0).or_default().push((CardId(n), format!("@{id}")));
    }
    for same in cards.values() {
        let rows: Vec<&str> = same.iter().map(|(_, row)| row.as_str()).collect();
        names.push(name(&rows, &|prose| {
            let nouns = same.iter().map(|(id, _)| prose.card_noun(*id));
            nouns.flat_map(|noun| [noun.one, noun.many]).collect()
        }));
    }
    names
}

/// The rows as the law reads them.
fn subjects(prose: &Both<Prose>) -> Vec<Subject> {
    let files = FILES.iter().map(|(_, file)| serde_json::from_str::<Value>(file.text()).unwrap());
    let rows = files.flat_map(|file| file["cards"].as_array().cloned().unwrap_or_default());
    let subject = |(n, row): (u16, Value)| Subject {
        id: row["id"].as_str().unwrap_or_default().to_owned(),
        row: told(&row),
        text: Both::each(|lang| prose.of(lang).text(CardId(n))),
    };
    (0..).zip(rows).map(subject).collect()
}

/// What of a row its text tells.
fn told(row: &Value) -> Value {
    let mut told: Map<String, Value> =
        ["has", "abilities"].iter().filter_map(|key| Some(((*key).to_owned(), plain(row.get(*key)?)))).collect();
    if row["type"] == "general" {
        told.insert("bloodbound".to_owned(), row["bloodbound"].clone());
    }
    if row["tribe"] == "all" {
        told.insert("tribe".to_owned(), row["tribe"].clone());
    }
    told.into()
}

/// A row in which no two words are written alike that mean different things: what is counted, and what is doubled.
fn plain(value: &Value) -> Value {
    let Value::Object(fields) = value else {
        let Value::Array(list) = value else { return value.clone() };
        // What is made from nothing is no token unless that is said, and so it is not.
        let made = !list.contains(&"friendly".into());
        // Who is called by a tribe is not called a minion as well.
        let called = |word: &Value| ["tribe", "group", "card"].iter().any(|key| word.get(key).is_some());
        let named = list.iter().any(|word| called(word) || word["has"] == "wall");
        let told = |word: &&Value| !(made && **word == "not-token" || named && **word == "minion");
        return list.iter().filter(told).map(plain).collect();
    };
    if fields.keys().all(|key| key == "of" || key == "times") {
        let counted = match fields.get("of") {
            Some(Value::Object(of)) => of.iter().map(|(key, value)| (format!("count-{key}"), plain(value))).collect(),
            Some(Value::String(word)) => Value::from(format!("count-{word}")),
            _ => Value::Null,
        };
        if !counted.is_null() {
            return json!({ "times": fields.get("times").unwrap_or(&Value::from(1)), "counted": counted });
        }
    }
    if fields.get("attack").is_some_and(|attack| attack["of"]["attack"] == fields["who"]) {
        let part = |key: &str| fields.get(key).map(|_| Value::from(format!("double-{key}")));
        return json!({ "who": fields["who"], "until": fields.get("until"), "double": [part("attack"), part("health")] });
    }
    let told = |(key, value): (&String, &Value)| match (key.as_str(), value) {
        ("choose", Value::Array(list)) => {
            // So many spaces are told as so many things on them.
            let spaces = list.iter().filter(|choice| choice.get("space").is_some()).count();
            (key.clone(), json!([plain(value), { "count": spaces.max(1) }]))
        }
        ("sentinel", Value::String(when)) => (key.clone(), format!("sentinel-{when}").into()),
        ("when", Value::String(when)) if when == "backstab" => (key.clone(), "attack-from-behind".into()),
        ("grow", Value::Object(_)) => ("grow-now".to_owned(), plain(value)),
        _ => (key.clone(), plain(value)),
    };
    fields.iter().map(told).collect::<Map<_, _>>().into()
}

fn prose<R>(read: impl FnOnce(&Both<Prose>, &Law) -> R) -> R {
    let cards = cards().unwrap();
    let prose = Both::each(|lang: Lang| Prose::new(lang, &cards).unwrap());
    let law = Law::of(file!("words/law.toml").text(), names(&prose));
    read(&prose, &law)
}

#[test]
fn texts_speak_of_what_rows_have() {
    prose(|prose, law| law.assert_holds(&subjects(prose)));
}

#[test]
fn the_law_has_no_word_that_nothing_says() {
    prose(|prose, law| law.assert_alive(&subjects(prose)));
}

#[test]
fn a_spoiled_text_is_found() {
    let spoilt = [
        ("roar", Lang::En, "+2", "+3"),
        ("roar", Lang::En, "friendly", "enemy"),
        ("roar", Lang::En, " near your General", ""),
        ("roar", Lang::Fr, "+2", "+3"),
        ("roar", Lang::Fr, "allié", "ennemi"),
        ("kotetsu", Lang::En, " this turn", ""),
        ("kotetsu", Lang::Fr, "Traîtrise", "Provocation"),
        ("conscript", Lang::Fr, "Déchu", "Spectrelin"),
        ("sol-pontiff", Lang::En, "Golems", "minions"),
        ("wind-shrike", Lang::En, "Dying Wish", "Opening Gambit"),
        ("blood-siren", Lang::En, "−2", "+2"),
        ("xho", Lang::En, "Songhai ", ""),
        ("golem-metallurgist", Lang::En, "The first Golem you play each turn", "The Golem you play"),
    ];
    prose(|prose, law| {
        let cards = subjects(prose);
        for (id, lang, from, to) in spoilt {
            let mut card = cards.iter().find(|one| one.id == id).unwrap().clone();
            let text = if lang == Lang::En { &mut card.text.en } else { &mut card.text.fr };
            assert!(text.contains(from), "{id}: {text}");
            *text = text.replace(from, to);
            assert!(!law.faults(&card).is_empty(), "{id}: `{from}` for `{to}`");
        }
    });
}

#[test]
fn a_spoiled_row_is_found() {
    prose(|prose, law| {
        let roar = subjects(prose).into_iter().find(|one| one.id == "roar").unwrap();
        let spoilt = [
            ("/abilities/0/then/0/buff/attack", json!(3)),
            ("/abilities/0/then/0/buff/who", json!("enemy-general")),
            ("/abilities/0/then/0/buff/until", json!("this-turn")),
            ("/abilities/0/choose/0/0/unit/0", json!("enemy")),
            ("/abilities/0/when", json!("gambit")),
            ("/has", json!(["rush"])),
        ];
        for (place, value) in spoilt {
            let mut card = roar.clone();
            let (parent, key) = place.rsplit_once('/').unwrap();
            match card.row.pointer_mut(parent).unwrap() {
                Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
                fields => fields[key] = value,
            }
            assert!(!law.faults(&card).is_empty(), "{place}");
        }
        let mut card = roar;
        card.row["abilities"][0]["when"] = json!("full-moon");
        assert!(law.faults(&card)[0].contains("`full-moon`, of which the law knows nothing"));
    });
}
