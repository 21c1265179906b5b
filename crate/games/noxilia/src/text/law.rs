//! The law of texts, for Noxilia: what rows say, and what things are called.

use crate::content::abilities as powers;
use crate::content::language::CardId;
use serde_json::{Map, Value, json};

use super::{CARDS, Prose, cards};
use rulewright_book::file;
use rulewright_book::file::File;
use rulewright_book::law::{Law, Name, Subject};
use rulewright_book::words::{Both, Lang};

/// What clans are, which their banners say.
const DECKS: File = file!("data/decks.json");

fn names(prose: &Both<Prose>) -> Vec<Name> {
    let ability = |id: &&str| Name {
        rows: match *id {
            "poison" => ["ability-poison:", "is-venom:"].map(str::to_owned).to_vec(),
            id => vec![format!("ability-{id}"), format!("ability-{id}:")],
        },
        said: Both::each(|lang| vec![prose.of(lang).keyword(id)]),
    };
    let card = |id: CardId| Name {
        rows: vec![format!("@{}", id.id())],
        said: Both::each(|lang| vec![prose.of(lang).card_name(id)]),
    };
    // A type of resistance is told by its colour, which the law lists.
    let named = powers::NAMES.iter().filter(|id| **id != "type-resistance").map(ability);
    named.chain(CardId::all().map(card)).collect()
}

fn subjects(prose: &Both<Prose>) -> Vec<Subject> {
    let rows: Vec<Value> = serde_json::from_str(CARDS.text()).unwrap();
    let decks: Vec<Value> = serde_json::from_str(DECKS.text()).unwrap();
    let subject = |(row, id): (&Value, CardId)| Subject {
        id: id.id().to_owned(),
        row: told(row, decks.iter().find(|deck| deck["banner"] == row["id"])),
        text: Both::each(|lang| prose.of(lang).text(id)),
    };
    rows.iter().zip(CardId::all()).map(subject).collect()
}

/// What of a row its text tells; names and numbers stand beside it.
fn told(row: &Value, banner: Option<&Value>) -> Value {
    let mut told: Map<String, Value> = Map::new();
    for key in
        ["abilities", "mana", "extra", "range", "aim", "latent", "once", "lies", "flip", "capture", "draw", "income"]
    {
        told.extend(row.get(key).map(|value| (key.to_owned(), plain(key, value))));
    }
    // What is engaged for mana says so itself.
    if row["always"][0].get("produce").is_some() {
        told.remove("mana");
    }
    let destiny = row["type"] == "destiny";
    for (key, as_destiny) in [("then", "at-once"), ("always", "this-turn")] {
        let name = if destiny { as_destiny } else { key };
        told.extend(row.get(key).map(|value| (name.to_owned(), plain(key, value))));
    }
    if row["wounded"] != row["melee"] {
        told.extend(row.get("wounded").map(|n| ("wounded".to_owned(), n.clone())));
    }
    if row["type"] == "decoy" {
        told.insert("decoy".to_owned(), json!([]));
    }
    for key in ["clan", "race", "colours", "gold", "free", "bury"] {
        told.extend(banner.and_then(|deck| deck.get(key)).map(|value| (format!("banner-{key}"), value.clone())));
    }
    told.into()
}

/// A row in which no two words are written alike that mean different things.
fn plain(key: &str, value: &Value) -> Value {
    let prefix = match key {
        "then" | "flip" | "capture" => "do-",
        "always" => "is-",
        "abilities" | "grant" => "ability-",
        "extra" => "extra-",
        "adventure" => "adventure-",
        "latent" => "latent-",
        _ => "",
    };
    match value {
        Value::Object(fields) if fields.get("zone").is_some_and(|zone| zone.get("rampart").is_some()) => {
            plain(key, &fields["zone"])
        }
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| (format!("{prefix}{key}"), plain(key, value)))
            .collect::<Map<_, _>>()
            .into(),
        Value::Array(list) => list.iter().map(|value| plain(key, value)).collect(),
        Value::String(word) => format!("{prefix}{word}").into(),
        other => other.clone(),
    }
}

fn prose<R>(read: impl FnOnce(&Law, Vec<Subject>) -> R) -> R {
    let cards = cards().unwrap();
    let prose = Both::each(|lang: Lang| Prose::new(lang, &cards).unwrap());
    read(&Law::of(file!("words/law.toml").text(), names(&prose)), subjects(&prose))
}

#[test]
fn texts_speak_of_what_rows_have() {
    prose(|law, cards| law.assert_holds(&cards));
}

#[test]
fn the_law_has_no_word_that_nothing_says() {
    prose(|law, cards| law.assert_alive(&cards));
}

#[test]
fn what_is_spoiled_is_found() {
    prose(|law, cards| {
        let card = |id: &str| cards.iter().find(|one| one.id == id).unwrap().clone();
        let mut text = card("ag-wither");
        text.text.en = text.text.en.replace("regains no life", "regains 1 life");
        assert!(!law.faults(&text).is_empty());
        let mut text = card("bv-sally");
        text.text.fr = text.text.fr.replace(" jusqu’à la fin du tour", "");
        assert!(!law.faults(&text).is_empty());
        let mut row = card("ag-bolt");
        row.row["then"][0]["do-harm"]["by"]["colour"] = json!("nature");
        assert!(!law.faults(&row).is_empty());
        let mut row = card("bv-spike");
        row.row["range"] = json!(1);
        assert!(!law.faults(&row).is_empty());
        assert_eq!(law.faults(&card("bv-spike")), Vec::<String>::new());
    });
}
