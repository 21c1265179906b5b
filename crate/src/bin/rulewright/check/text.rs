//! The text of a JSON file: where a value stands in it, and other values in its place, with everything else left as it is
//! written.

use std::ops::Range;

use serde_json::Value;

/// A step of the way to a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// Of an object.
    Field(String),
    /// Of a list, from 0.
    Item(usize),
}

/// A value that is to stand somewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Edit {
    /// Where.
    pub way: Vec<Key>,
    /// What.
    pub value: Value,
}

/// No line gets longer than this if it can be broken.
const WIDE: usize = 120;

/// The text with these values in their places. What is not found is left out.
pub fn edited(text: &str, edits: &[Edit]) -> String {
    let mut found: Vec<(Range<usize>, &Value)> =
        edits.iter().filter_map(|edit| Some((place(text, &edit.way)?, &edit.value))).collect();
    found.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
    let mut out = text.to_owned();
    for (range, value) in found {
        let line = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let indent = text[line..].chars().take_while(|c| *c == ' ').count();
        out.replace_range(range.clone(), &written(value, indent, range.start - line));
    }
    out
}

/// A value as prettier writes it: on one line where it fits, else its parts one below the other.
fn written(value: &Value, indent: usize, column: usize) -> String {
    let line = inline(value);
    let parts: Vec<String> = match value {
        _ if column + line.chars().count() < WIDE => return line,
        Value::Array(items) => items.iter().map(|item| written(item, indent + 2, indent + 2)).collect(),
        Value::Object(map) => map.iter().map(|(key, value)| field(key, value, indent + 2)).collect(),
        _ => return line,
    };
    let (open, close) = if value.is_array() { ('[', ']') } else { ('{', '}') };
    let inner = " ".repeat(indent + 2);
    format!("{open}\n{inner}{}\n{}{close}", parts.join(&format!(",\n{inner}")), " ".repeat(indent))
}

fn field(key: &str, value: &Value, indent: usize) -> String {
    let name = Value::from(key).to_string();
    let column = indent + name.chars().count() + 2;
    format!("{name}: {}", written(value, indent, column))
}

fn inline(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(inline).collect::<Vec<_>>().join(", ")),
        Value::Object(map) if map.is_empty() => "{}".to_owned(),
        Value::Object(map) => {
            let field = |(key, value): (&String, &Value)| format!("{}: {}", Value::from(key.as_str()), inline(value));
            format!("{{ {} }}", map.iter().map(field).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

/// Where the value at the end of this way stands. The text is JSON.
fn place(text: &str, way: &[Key]) -> Option<Range<usize>> {
    let mut at = blank(text, 0);
    for key in way {
        at = match key {
            Key::Field(name) => in_object(text, at, name)?,
            Key::Item(n) => in_list(text, at, *n)?,
        };
    }
    Some(at..end(text, at))
}

fn byte(text: &str, at: usize) -> u8 {
    text.as_bytes().get(at).copied().unwrap_or_default()
}

fn blank(text: &str, mut at: usize) -> usize {
    while byte(text, at).is_ascii_whitespace() {
        at += 1;
    }
    at
}

fn in_object(text: &str, at: usize, name: &str) -> Option<usize> {
    let mut at = (byte(text, at) == b'{').then(|| blank(text, at + 1))?;
    while byte(text, at) == b'"' {
        let key = &text[at..end(text, at)];
        let value = blank(text, blank(text, at + key.len()) + 1);
        if serde_json::from_str::<String>(key).is_ok_and(|key| key == name) {
            return Some(value);
        }
        at = next(text, value)?;
    }
    None
}

fn in_list(text: &str, at: usize, n: usize) -> Option<usize> {
    let mut at = (byte(text, at) == b'[').then(|| blank(text, at + 1))?;
    for _ in 0..n {
        at = next(text, at)?;
    }
    (byte(text, at) != b']').then_some(at)
}

/// What comes after a value and its comma.
fn next(text: &str, at: usize) -> Option<usize> {
    let comma = blank(text, end(text, at));
    (byte(text, comma) == b',').then(|| blank(text, comma + 1))
}

/// Where a value ends.
fn end(text: &str, at: usize) -> usize {
    match byte(text, at) {
        b'"' => string_end(text, at),
        b'{' | b'[' => bracket_end(text, at),
        _ => text[at..].find([',', ']', '}', ' ', '\n', '\r', '\t']).map_or(text.len(), |length| at + length),
    }
}

fn string_end(text: &str, at: usize) -> usize {
    let mut at = at + 1;
    while at < text.len() && byte(text, at) != b'"' {
        at += if byte(text, at) == b'\\' { 2 } else { 1 };
    }
    at + 1
}

fn bracket_end(text: &str, at: usize) -> usize {
    let (mut at, mut deep) = (at, 0);
    while at < text.len() {
        match byte(text, at) {
            b'"' => {
                at = string_end(text, at);
                continue;
            }
            b'{' | b'[' => deep += 1,
            b'}' | b']' => deep -= 1,
            _ => {}
        }
        at += 1;
        if deep == 0 {
            break;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn way(keys: &[&str]) -> Vec<Key> {
        keys.iter().map(|key| key.parse().map_or_else(|_| Key::Field((*key).to_owned()), Key::Item)).collect()
    }

    #[test]
    fn a_value_is_found_and_the_rest_stays_as_it_is_written() {
        let text = "[\n  { \"a\\\"}\": [1,  2], \"é\": { \"x\": null } },\n  7\n]\n";
        let edit = |keys: &[&str], value: Value| Edit { way: way(keys), value };
        let edits = [edit(&["0", "é", "x"], json!({ "y": [1] })), edit(&["0", "a\"}", "1"], json!("two"))];
        let out = edited(text, &edits);
        assert_eq!(out, "[\n  { \"a\\\"}\": [1,  \"two\"], \"é\": { \"x\": { \"y\": [1] } } },\n  7\n]\n");
        assert_eq!(place(text, &way(&["1"])).map(|range| &text[range]), Some("7"));
        for lost in [&["2"][..], &["0", "b"], &["1", "x"], &["0", "é", "x", "y"]] {
            assert_eq!(place(text, &way(lost)), None, "{lost:?}");
        }
    }

    #[test]
    fn what_is_too_long_for_a_line_is_broken() {
        let out =
            edited("{\n  \"a\": 1\n}\n", &[Edit { way: way(&["a"]), value: json!(["x".repeat(80), "y".repeat(80)]) }]);
        assert_eq!(out.lines().count(), 6);
        assert!(out.lines().nth(2).unwrap().starts_with("    \"x"));
        assert_eq!(serde_json::from_str::<Value>(&out).unwrap()["a"][1], "y".repeat(80));
    }
}
