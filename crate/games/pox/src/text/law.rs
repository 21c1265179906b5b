//! The law of texts, for Pox: what rows say, and what things are called.

use crate::content::data::{ABILITY_IDS, CONDITION_IDS};
use crate::content::language::{AbilityId, Class, ConditionId, Object, Parameter, Printed, Race, RuneId};
use serde_json::{Map, Value, json};

use super::table::printed;
use super::{FILES, Prose, content};
use rulewright_book::file;
use rulewright_book::law::{Law, Name, Subject};
use rulewright_book::words::{Both, Lang};

/// The abilities that other rows mention.
const MENTIONED: [&str; 5] = ["courage", "fade", "knockback", "resistance", "short-lived"];

/// What is called by a name that rows have as an id.
fn names(prose: &Both<Prose>) -> Vec<Name> {
    let name = |row: String, said: &dyn Fn(&Prose) -> Vec<String>| Name {
        rows: vec![row],
        said: Both::each(|lang| said(prose.of(lang))),
    };
    let small = |name: String| vec![super::lower(&name), name];
    let mut names = Vec::new();
    for n in 0..CONDITION_IDS.len() as u8 {
        let id = ConditionId(n);
        names.push(name(format!("is-{}", id.id()), &|prose| small(prose.condition_name(id))));
    }
    for (n, id) in (0..).zip(ABILITY_IDS).filter(|(_, id)| MENTIONED.contains(id)) {
        names.push(name(format!("ability-{id}"), &|prose| vec![prose.ability_name(AbilityId(n))]));
    }
    for id in RuneId::all().filter(|id| id.rune().token) {
        names.push(name(format!("@{}", id.id()), &|prose| small(prose.rune_name(id))));
    }
    for race in Race::ALL.iter().filter(|race| **race != Race::None) {
        names.push(name(format!("race-{}", race.id()), &|prose| vec![prose.word("race", race.id())]));
    }
    for object in Object::ALL {
        names.push(name(format!("object-{}", object.id()), &|prose| small(prose.object_name(*object))));
    }
    names
}

fn rows(file: &str) -> Vec<Value> {
    let text = FILES.iter().find(|(name, _)| *name == file).map(|(_, file)| file.text()).unwrap();
    serde_json::from_str(text).unwrap()
}

fn subjects(prose: &Both<Prose>) -> Vec<Subject> {
    let abilities = (0..).zip(rows("abilities")).map(|(n, row)| {
        let printed = printed(AbilityId(n));
        let text = |prose: &Prose| prose.lines(&[prose.does(printed), prose.in_short(printed.ability.ability())]);
        subject(prose, &row, told(&row, Some(printed)), &text)
    });
    let conditions = (0..).zip(rows("conditions")).map(|(n, row)| {
        let text = |prose: &Prose| prose.lines(&[prose.makes(ConditionId(n))]);
        subject(prose, &row, told(&row, None), &text)
    });
    let runes = ["relics", "spells", "equipment"].into_iter().flat_map(rows).map(|row| {
        let id = RuneId::named(row["id"].as_str().unwrap()).unwrap();
        // What its words mean stands in brackets, and is said of where it is at home.
        let text = |prose: &Prose| {
            let text = prose.rune(id);
            text.lines().filter(|line| !line.starts_with('(')).collect::<Vec<_>>().join("\n")
        };
        subject(prose, &row, told(&row, None), &text)
    });
    abilities.chain(conditions).chain(runes).collect()
}

fn subject(prose: &Both<Prose>, row: &Value, told: Value, text: &dyn Fn(&Prose) -> String) -> Subject {
    let id = row["id"].as_str().unwrap_or_default().to_owned();
    Subject { id, row: told, text: Both::each(|lang| text(prose.of(lang))) }
}

/// What of a row its text tells, of an ability as it is printed.
fn told(row: &Value, printed: Option<Printed>) -> Value {
    let mut told: Map<String, Value> = Map::new();
    let mut tell = |key: &str, value: Value| told.insert(key.to_owned(), value);
    if let Some(class) = row.get("class").and_then(Value::as_str).filter(|class| *class != "passive") {
        tell("class", format!("class-{class}").into());
        let is_attack = printed.is_some_and(|printed| printed.ability.ability().class != Class::Active);
        let cost = row["cost"].as_u64().unwrap_or(0);
        if cost > 0 || !is_attack {
            tell(if is_attack { "more" } else { "ap" }, cost.into());
        }
        row.get("cooldown").map(|turns| tell("cooldown", turns.clone()));
    }
    let at_tile = row.get("aimed").and_then(Value::as_str).is_some_and(|aimed| aimed.ends_with("tile"));
    row.get("reach").map(|reach| tell("reach", reach_of(reach, at_tile)));
    for key in ["aimed", "waits", "when"] {
        let word = |word: &Value| word.as_str().map_or(word.clone(), |word| format!("{key}-{word}").into());
        row.get(key).filter(|value| **value != "always").map(|value| tell(key, word(value)));
    }
    for key in ["hidden", "keeps-stealth", "single"] {
        row.get(key)
            .filter(|is| is.as_bool() == Some(true) && row.get("sign").is_none())
            .map(|is| tell(key, is.clone()));
    }
    row.get("then").map(|then| tell("then", plain(then, printed)));
    row.get("grants").map(|grants| tell("grants", gifts(grants)));
    told.into()
}

fn reach_of(reach: &Value, at_tile: bool) -> Value {
    let bound = |bound: &Value| match bound {
        Value::String(_) => json!("in-range"),
        bound if bound.get("max").is_some() => match bound["max"].as_u64() {
            Some(0) => json!("in-range"),
            more => json!({ "beyond": more }),
        },
        bound => bound["just"].clone(),
    };
    let (least, most) = (bound(&reach[0]), bound(&reach[1]));
    match (least.as_u64(), most.as_u64()) {
        (Some(1), Some(1)) => json!("beside"),
        (Some(1), Some(most)) if !at_tile => json!({ "within": most }),
        // In Range, or so far beyond it.
        (None, None) => most,
        _ => json!([least, most]),
    }
}

fn gifts(grants: &Value) -> Value {
    let gift = |gift: &Value| match (gift.get("ability"), gift.get("condition")) {
        (Some(ability), _) => {
            let printed = Printed::named(ability.as_str().unwrap_or_default()).unwrap();
            let id = ABILITY_IDS[usize::from(printed.ability.0)];
            match printed.ability.ability().parameter {
                Parameter::Rank => json!([format!("ability-{id}"), printed.with]),
                Parameter::Element => json!([format!("ability-{id}"), format!("element-{}", printed.element().id())]),
                _ => json!([format!("ability-{id}")]),
            }
        }
        (_, Some(condition)) => format!("is-{}", condition.as_str().unwrap_or_default()).into(),
        _ => Value::Null,
    };
    grants.as_array().into_iter().flatten().map(gift).collect()
}

/// Effects in which no two words are written alike that mean different things, and each number is the one in the row.
fn plain(value: &Value, printed: Option<Printed>) -> Value {
    let effect = |effect: &Value| match effect {
        Value::String(word) => format!("do-{word}").into(),
        Value::Object(fields) => {
            let (word, value) = fields.iter().next().unwrap();
            let said = match word.as_str() {
                "grant" => json!([format!("ability-{}", value[0].as_str().unwrap()), some(&value[1])]),
                "constant" => {
                    json!([format!("is-{}", value[0].as_str().unwrap()), inside("spread", &value[1], printed)])
                }
                "basic-attack" => value
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|id| json!(format!("ability-{}", id.as_str().unwrap())))
                    .collect(),
                "is" => return json!(format!("being-{}", value.as_str().unwrap())),
                "prevent" => json!([inside("of", &value[0], printed), some(&value[1])]),
                "gain-cost" => json!("half"),
                "lose-life" if value.get("attack").is_some() => {
                    json!([
                        inside("to", &value["to"], printed),
                        inside("amount", &value["amount"], printed),
                        "by-attack"
                    ])
                }
                _ => inside(word, value, printed),
            };
            json!({ format!("do-{word}"): said })
        }
        other => other.clone(),
    };
    value.as_array().into_iter().flatten().map(effect).collect()
}

/// A number of the text, if there is one: 0 is left out.
fn some(n: &Value) -> Value {
    if n.as_i64() == Some(0) { json!([]) } else { n.clone() }
}

/// A field of an effect.
fn inside(key: &str, value: &Value, printed: Option<Printed>) -> Value {
    let of = |parameter: Parameter| printed.filter(|printed| printed.ability.ability().parameter == parameter);
    match (key, value) {
        ("unit", Value::String(_)) => value.clone(),
        ("at", Value::String(at)) => format!("at-{at}").into(),
        ("ranged", Value::Bool(ranged)) => json!(if *ranged { "ranged" } else { "melee" }),
        ("is", Value::String(id)) => format!("is-{id}").into(),
        ("object", Value::String(id)) => format!("object-{id}").into(),
        ("element", Value::String(id)) => format!("element-{id}").into(),
        ("own-element", _) => format!("element-{}", of(Parameter::Element).map_or("none", |p| p.element().id())).into(),
        ("target-race" | "source-race", _) => {
            format!("race-{}", of(Parameter::Race).map_or("none", |p| p.race().id())).into()
        }
        ("amount" | "value" | "by", Value::Object(fields)) => match fields.iter().next().unwrap() {
            (kind, n) if kind == "just" => n.clone(),
            (kind, n) if kind == "rank" => (n.as_i64().unwrap() * i64::from(printed.unwrap().with)).into(),
            (kind, n) if kind == "damage" => json!(["of-damage", some(n)]),
            (kind, _) if kind == "damage-by" => json!(["of-damage", "half"]),
            (kind, n) => json!({ format!("{key}-{kind}"): inside(key, n, printed) }),
        },
        ("amount" | "by", Value::String(word)) => format!("amount-{word}").into(),
        (_, Value::Object(fields)) => {
            let own = (key == "summon" && !fields.contains_key("unit")).then(|| of(Parameter::Unit)).flatten();
            let unit = own.map(|printed| ("unit".to_owned(), json!(RuneId(printed.with).id())));
            let element =
                (key == "damage" && !fields.contains_key("element")).then(|| of(Parameter::Element)).flatten();
            let element =
                element.map(|printed| ("element".to_owned(), json!(format!("element-{}", printed.element().id()))));
            let told = fields.iter().filter(|(key, n)| *key != "rounds" || n.as_u64() != Some(0));
            told.map(|(key, value)| (key.clone(), inside(key, value, printed)))
                .chain(unit)
                .chain(element)
                .collect::<Map<_, _>>()
                .into()
        }
        (_, Value::Array(list)) => {
            list.iter().filter(|n| n.as_i64() != Some(0)).map(|value| inside(key, value, printed)).collect()
        }
        _ => value.clone(),
    }
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
        let mut text = one("weakened");
        text.text.en = text.text.en.replace("less", "more");
        assert!(!law.faults(&text).is_empty());
        let mut text = one("warcry");
        text.text.fr = text.text.fr.replace(" pour ce tour", "");
        assert!(!law.faults(&text).is_empty());
        let mut row = one("tornado");
        row.row["then"][0]["do-damage"]["element"] = json!("element-frost");
        assert!(!law.faults(&row).is_empty());
        let mut row = one("mending-aura");
        row.row["then"][0]["do-heal"]["to"]["lowest"][0] = json!(2);
        assert!(!law.faults(&row).is_empty());
        assert_eq!(law.faults(&one("tornado")), Vec::<String>::new());
    });
}
