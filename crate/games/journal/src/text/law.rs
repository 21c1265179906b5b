//! The law of texts, for Journal: what rows say, and what things are called.

use crate::content::language::{Element, ItemId, LEVELS, SkillId, Status};
use serde_json::{Map, Value, json};

use super::scene::is_of_trees;
use super::{FILES, Prose, content};
use rulewright_book::file;
use rulewright_book::law::{Law, Name, Subject};
use rulewright_book::words::{Both, Lang};

/// What is called by a name that rows have as an id.
fn names(prose: &Both<Prose>) -> Vec<Name> {
    let name = |row: String, said: &dyn Fn(&Prose) -> String| Name {
        rows: vec![row],
        said: Both::each(|lang| vec![said(prose.of(lang))]),
    };
    let statuses = Status::ALL.iter().map(|is| name(format!("is-{}", is.id()), &|prose| prose.status_name(*is)));
    let elements = Element::ALL.iter().filter(|element| **element != Element::Neutral);
    let elements = elements.map(|of| name(format!("element-{}", of.id()), &|prose| prose.element(*of)));
    let skills = SkillId::all().map(|id| name(format!("skill-{}", id.id()), &|prose| prose.skill_name(id)));
    // Two that are called alike in French are no concern: one of them is mentioned.
    let items = ItemId::all().filter(|id| id.id() == "plate");
    let items = items.map(|id| name(format!("item-{}", id.id()), &|prose| prose.item_name(id)));
    statuses.chain(elements).chain(skills.filter(is_mentioned)).chain(items).collect()
}

/// The skills that other rows mention.
fn is_mentioned(name: &Name) -> bool {
    name.rows[0] == "skill-gea-pick"
}

fn rows(file: &str) -> Vec<Value> {
    let text = FILES.iter().find(|(name, _)| *name == file).map(|(_, file)| file.text()).unwrap();
    serde_json::from_str(text).unwrap()
}

/// What its words mean stands in brackets, and is stated where the word is defined.
fn subjects(prose: &Both<Prose>) -> Vec<Subject> {
    let skills = rows("skills").into_iter().map(|row| {
        let id = SkillId::named(row["id"].as_str().unwrap()).unwrap();
        let text = |prose: &Prose| {
            let skill = id.skill();
            let values = if skill.attack { prose.values(skill) } else { String::new() };
            prose.lines(&[prose.does(id), values, prose.in_short(id)])
        };
        subject(prose, &row, skill(&row, id), &text)
    });
    let supplies = rows("items").into_iter().filter(|row| row["kind"] == "supply").map(|row| {
        let item = ItemId::named(row["id"].as_str().unwrap()).unwrap().item();
        let told = json!({ "then": row["then"].as_array().unwrap().iter().map(effect).collect::<Value>() });
        subject(prose, &row, told, &|prose: &Prose| prose.lines(&[prose.supply(item)]))
    });
    let statuses = rows("statuses").into_iter().map(|row| {
        let is = Status::named(row["id"].as_str().unwrap()).unwrap();
        subject(prose, &row, status(&row), &|prose: &Prose| prose.status(is))
    });
    skills.chain(supplies).chain(statuses).collect()
}

fn subject(prose: &Both<Prose>, row: &Value, told: Value, text: &dyn Fn(&Prose) -> String) -> Subject {
    let id = row["id"].as_str().unwrap_or_default().to_owned();
    Subject { id, row: told, text: Both::each(|lang| text(prose.of(lang))) }
}

/// What of a row its text tells.
fn skill(row: &Value, id: SkillId) -> Value {
    let levels = usize::from(id.skill().max_level);
    let mut told: Map<String, Value> = Map::new();
    let mut tell = |key: &str, value: Value| told.insert(key.to_owned(), value);
    tell("class", word("class", &row["class"]));
    tell("timing", word("timing", &row["timing"]));
    row.get("when").map(|when| tell("when", event(when)));
    let aimed = row.get("aimed").and_then(Value::as_str).unwrap_or_default();
    // What sets it off says whom it is about; a step, a call and a drop are said by what is done.
    if row.get("when").is_none() && ["foe", "panel", "friend", "door"].contains(&aimed) {
        let friend = if is_of_trees(id) { "aimed-friend-or-user".to_owned() } else { "aimed-side".to_owned() };
        tell("aimed", if aimed == "friend" { friend } else { format!("aimed-{aimed}") }.into());
    }
    for key in ["range", "area", "once"] {
        row.get(key).map(|value| tell(key, value.clone()));
    }
    let table = |value: &Value| match value {
        Value::Array(list) => list.iter().take(levels).cloned().collect(),
        one => one.clone(),
    };
    row.get("cost").map(|cost| tell("cost", table(cost)));
    let is_attack = row.get("attack").is_some();
    row.get("bonus").map(|bonus| tell(if is_attack { "attack" } else { "bonus" }, table(bonus)));
    row.get("amount").map(|amount| tell(if is_attack { "damage" } else { "amount" }, table(amount)));
    let differs = |key: &str| row.get(key).is_some_and(Value::is_array);
    if differs("bonus") || differs("amount") {
        tell("levels", true.into());
    }
    row.get("element").map(|element| tell("element", word("element", element)));
    if is_of_trees(id) && levels < LEVELS {
        tell("max-level", levels.into());
    }
    tell("then", row["then"].as_array().unwrap().iter().map(effect).collect());
    told.into()
}

fn word(key: &str, value: &Value) -> Value {
    format!("{key}-{}", value.as_str().unwrap_or_default()).into()
}

fn event(when: &Value) -> Value {
    let Some(fields) = when.as_object() else { return word("when", when) };
    let (event, value) = fields.iter().next().unwrap();
    let value = match value {
        Value::Array(list) => json!([word("element", &list[0]), list[1]]),
        n => n.clone(),
    };
    json!({ format!("when-{event}"): value })
}

/// An effect in which no two words are written alike that mean different things.
fn effect(effect: &Value) -> Value {
    let Some(fields) = effect.as_object() else { return word("do", effect) };
    let (done, fields) = fields.iter().next().unwrap();
    let field = |(key, value): (&String, &Value)| {
        let told = match key.as_str() {
            "status" => word("is", value),
            "more" | "of" | "skill" | "item" => word(key, value),
            "whom" if value.is_string() => word("whom", value),
            _ => value.clone(),
        };
        (key.clone(), told)
    };
    let told: Map<String, Value> = fields.as_object().unwrap().iter().map(field).collect();
    json!({ format!("do-{done}"): told })
}

fn status(row: &Value) -> Value {
    let mut told: Map<String, Value> = Map::new();
    let mut tell = |key: &str, value: Value| told.insert(key.to_owned(), value);
    for key in ["attack", "defence", "negative"] {
        row.get(key).map(|value| tell(key, value.clone()));
    }
    if let Some(n) = row.get("each-round").and_then(Value::as_i64) {
        tell(if n < 0 { "loses" } else { "regains" }, n.abs().into());
    }
    row.get("bars").map(|bars| tell("bars", word("bars", bars)));
    row.get("immune").map(|immune| tell("immune", word("is", immune)));
    if row["id"] == Status::Lawful.id() {
        tell("lawful", 1.into());
    }
    told.into()
}

fn prose<R>(read: impl FnOnce(&Law, Vec<Subject>) -> R) -> R {
    let content = content().unwrap();
    let prose = Both::each(|lang: Lang| Prose::new(lang, &content).unwrap());
    read(&Law::of(file!("words/law.toml").text(), names(&prose)), subjects(&prose))
}

#[test]
fn texts_speak_of_what_rows_have() {
    prose(|law, texts| law.assert_holds(&texts));
}

#[test]
fn the_law_has_no_word_that_nothing_says() {
    prose(|law, texts| law.assert_alive(&texts));
}

#[test]
fn what_is_spoiled_is_found() {
    prose(|law, texts| {
        let one = |id: &str| texts.iter().find(|one| one.id == id).unwrap().clone();
        let mut text = one("emb-bolt");
        text.text.en = text.text.en.replace("Burning", "Poisoned");
        assert!(!law.faults(&text).is_empty());
        let mut text = one("weakened");
        text.text.en = text.text.en.replace('−', "+");
        assert!(!law.faults(&text).is_empty());
        let mut text = one("way-slip");
        text.text.fr = text.text.fr.replace(", une fois par manche", "");
        assert!(!law.faults(&text).is_empty());
        let mut row = one("emb-ring");
        row.row["element"] = json!("element-water");
        assert!(!law.faults(&row).is_empty());
        let mut row = one("gea-wire");
        row.row["when"]["when-fence"] = json!(2);
        assert!(!law.faults(&row).is_empty());
        let mut row = one("com-call");
        row.row["cost"] = json!([4, 5]);
        assert!(!law.faults(&row).is_empty());
        assert_eq!(law.faults(&one("emb-ring")), Vec::<String>::new());
    });
}
