//! Comparing what a scenario says with what is: parts of objects, whole lists, sets in any order.

use serde_json::Value;

use crate::json;
use crate::wire::Difference;

/// Lists of a Table whose order means nothing, by the field they stand in. `cards` is such a list only in a hand and in
/// a draw pile: the cards on a piece or before a player have an order.
const SETS: [&str; 4] = ["traits", "used", "beside", "squares"];

/// Most characters of one value in a difference: more is not read.
const LONG: usize = 200;

/// Where a value stands: its path for people, the field it is in and the field around that.
#[derive(Clone, Copy)]
struct Place<'a> {
    at: &'a str,
    field: &'a str,
    around: &'a str,
}

impl Place<'_> {
    fn is_set(self) -> bool {
        is_set(self.around, self.field)
    }
}

/// Whether a list in this field is compared in any order.
#[must_use]
pub fn is_set(around: &str, field: &str) -> bool {
    SETS.contains(&field) || field == "cards" && matches!(around, "hand" | "draw")
}

/// Where `got` is not what `expected` says: objects are compared by the keys of `expected`, lists whole, lists without an
/// order in any order, and `null` means absent.
pub fn subset(at: &str, expected: &Value, got: Option<&Value>, out: &mut Vec<Difference>) {
    compare(Place { at, field: "", around: "" }, expected, got, out);
}

fn compare(place: Place, expected: &Value, got: Option<&Value>, out: &mut Vec<Difference>) {
    let got = got.filter(|value| !value.is_null());
    match (expected, got) {
        (Value::Null, None) => {}
        (Value::Object(keys), Some(Value::Object(values))) => {
            for (key, value) in keys {
                let inner = Place { at: &format!("{}.{key}", place.at), field: key, around: place.field };
                compare(inner, value, values.get(key), out);
            }
        }
        (Value::Array(items), Some(Value::Array(values))) if place.is_set() => {
            let pairs = paired(items.len(), values.len(), |n, k| fits(&items[n], &values[k]));
            let missing = pairs.iter().zip(items).filter(|(pair, _)| pair.is_none()).map(|(_, item)| item);
            let missing: Vec<String> = missing.map(brief).collect();
            let spare = values.iter().enumerate().filter(|(k, _)| !pairs.contains(&Some(*k))).map(|(_, value)| value);
            let spare: Vec<String> = spare.map(brief).collect();
            if !missing.is_empty() || !spare.is_empty() {
                let expected = format!("in any order: {}", listed(items));
                differs(place.at, expected, and_so(&[("missing", &missing), ("unexpected", &spare)]), out);
            }
        }
        (Value::Array(items), Some(Value::Array(values))) if items.len() == values.len() => {
            for (n, (item, value)) in items.iter().zip(values).enumerate() {
                let inner = Place { at: &format!("{}[{n}]", place.at), field: "", around: place.field };
                compare(inner, item, Some(value), out);
            }
        }
        (Value::Array(items), Some(Value::Array(values))) => {
            differs(place.at, counted(items), counted(values), out);
        }
        (Value::Number(a), Some(Value::Number(b))) if a.as_f64() == b.as_f64() => {}
        (expected, Some(got)) if expected == got => {}
        (expected, got) => {
            let got = got.map_or("nothing".to_owned(), brief);
            let expected = if expected.is_null() { "nothing".to_owned() } else { brief(expected) };
            differs(place.at, expected, got, out);
        }
    }
}

fn differs(at: &str, expected: String, got: String, out: &mut Vec<Difference>) {
    out.push(Difference { at: at.to_owned(), expected, got });
}

/// Whether `got` is all that `expected` says.
#[must_use]
pub fn fits(expected: &Value, got: &Value) -> bool {
    let mut differences = Vec::new();
    subset("", expected, Some(got), &mut differences);
    differences.is_empty()
}

/// Gives each of `wanted` one of `offered` that fits it and no other has: for each of them which one. As many get one as
/// can, so that a vague wish never takes what a precise one needs.
#[must_use]
pub fn paired(wanted: usize, offered: usize, fits: impl Fn(usize, usize) -> bool) -> Vec<Option<usize>> {
    let edges: Vec<Vec<usize>> = (0..wanted).map(|n| (0..offered).filter(|k| fits(n, *k)).collect()).collect();
    let mut taken: Vec<Option<usize>> = vec![None; offered];
    for n in 0..wanted {
        seat(n, &edges, &mut taken, &mut vec![false; offered]);
    }
    (0..wanted).map(|n| taken.iter().position(|by| *by == Some(n))).collect()
}

/// Finds a place for one, moving those who have another place to go to.
fn seat(n: usize, edges: &[Vec<usize>], taken: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for &place in &edges[n] {
        if std::mem::replace(&mut tried[place], true) {
            continue;
        }
        if taken[place].is_none_or(|other| seat(other, edges, taken, tried)) {
            taken[place] = Some(n);
            return true;
        }
    }
    false
}

/// What of `got` an expectation speaks of.
#[must_use]
pub fn asked(expected: &Value, got: &Value) -> Value {
    match (expected, got) {
        (Value::Object(keys), Value::Object(values)) => {
            let part = keys.iter().filter_map(|(key, part)| Some((key.clone(), asked(part, values.get(key)?))));
            part.collect()
        }
        _ => got.clone(),
    }
}

/// A value in a few words: a piece or a card by what it is, whose and where, anything else as JSON, not too much of it.
#[must_use]
pub fn brief(value: &Value) -> String {
    match value {
        Value::Object(map) if map.get("is").is_some_and(Value::is_string) => thing(map),
        Value::Array(items) if items.iter().any(Value::is_object) => listed(items),
        _ => short(json::write(value)),
    }
}

fn thing(map: &serde_json::Map<String, Value>) -> String {
    let text = |key: &str| map.get(key).and_then(Value::as_str).filter(|text| !text.is_empty());
    let mut out = text("is").unwrap_or_default().to_owned();
    for (key, word) in [("owner", " of "), ("kind", " as "), ("place", " in "), ("until", " until ")] {
        if let Some(text) = text(key) {
            out += word;
            out += text;
        }
    }
    if let Some(at) = map.get("at").filter(|at| at.is_array()) {
        out += " at ";
        out += &json::write(at);
    }
    if let Some(stats) = map.get("stats").filter(|stats| stats.as_object().is_some_and(|map| !map.is_empty())) {
        out += " with ";
        out += &json::write(stats);
    }
    short(out)
}

fn listed(items: &[Value]) -> String {
    let all: Vec<String> = items.iter().map(brief).collect();
    short(format!("[{}]", all.join(", ")))
}

fn counted(items: &[Value]) -> String {
    format!("{} of them: {}", items.len(), listed(items))
}

/// `missing a, b; unexpected c`, of what there is.
fn and_so(parts: &[(&str, &[String])]) -> String {
    let some = parts.iter().filter(|(_, list)| !list.is_empty());
    let some: Vec<String> = some.map(|(word, list)| format!("{word} {}", list.join(", "))).collect();
    short(some.join("; "))
}

fn short(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(LONG) {
        text.truncate(end);
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_vague_wish_leaves_the_precise_one_its_own() {
        let offered = [json!({ "type": "move", "to": 1 }), json!({ "type": "move", "to": 2 })];
        let wanted = [json!({ "type": "move" }), json!({ "to": 1 })];
        let pairs = paired(2, 2, |n, k| fits(&wanted[n], &offered[k]));
        assert_eq!(pairs, [Some(1), Some(0)]);
        assert_eq!(paired(2, 1, |_, _| true), [Some(0), None]);
    }

    #[test]
    fn sets_are_compared_in_any_order_and_lists_in_theirs() {
        let got = json!({ "traits": ["a", "b"], "hand": { "cards": ["x", "y"] }, "cards": ["x", "y"] });
        assert!(fits(&json!({ "traits": ["b", "a"], "hand": { "cards": ["y", "x"] } }), &got));
        assert!(!fits(&json!({ "cards": ["y", "x"] }), &got));
        assert!(!fits(&json!({ "traits": ["a"] }), &got));
        assert!(!fits(&json!({ "traits": ["a", "a"] }), &got));
        let mut out = Vec::new();
        subset("t", &json!({ "traits": ["a", "c"] }), Some(&got), &mut out);
        assert_eq!(out[0].got, r#"missing "c"; unexpected "b""#);
    }

    #[test]
    fn a_list_is_compared_whole() {
        let got = json!({ "cards": ["x", "y"] });
        assert!(!fits(&json!({ "cards": ["x"] }), &got));
        assert!(!fits(&json!({ "cards": ["x", "y", "z"] }), &got));
        let mut out = Vec::new();
        subset("t", &json!({ "cards": [{ "is": "x" }] }), Some(&got), &mut out);
        assert_eq!((out[0].expected.as_str(), out[0].got.as_str()), ("1 of them: [x]", r#"2 of them: ["x", "y"]"#));
    }

    #[test]
    fn a_number_is_the_same_however_it_is_written() {
        assert!(fits(&json!({ "p": 1 }), &json!({ "p": 1.0 })));
        assert!(!fits(&json!({ "p": 1 }), &json!({ "p": 2 })));
    }

    #[test]
    fn what_is_no_piece_is_told_as_json() {
        assert_eq!(brief(&json!({ "a": 1 })), r#"{"a":1}"#);
        assert_eq!(brief(&json!(["x", "y"])), r#"["x","y"]"#);
        assert_eq!(brief(&json!([{ "is": "x" }, { "is": "y" }])), "[x, y]");
    }

    #[test]
    fn a_piece_is_named_by_what_it_is_and_where() {
        let piece = json!({ "is": "ghoul", "owner": "p2", "at": [3, 4], "zones": [1, 2, 3], "stats": {} });
        let mut out = Vec::new();
        subset("pieces.g", &Value::Null, Some(&piece), &mut out);
        assert_eq!((out[0].expected.as_str(), out[0].got.as_str()), ("nothing", "ghoul of p2 at [3,4]"));
        assert!(brief(&json!("é".repeat(900))).chars().count() <= LONG + 1);
    }
}
