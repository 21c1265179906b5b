//! What an event changed on a table, as a patch: JSON Patch (RFC 6902), which every language has a library for.

use serde_json::{Map, Value};

use crate::json;
use crate::wire::{Operation, Table};

/// A table as a value, without what follows from the rest of it: a page draws that of the table that stands in the end.
#[must_use]
pub fn bare(mut table: Table) -> Value {
    for piece in table.pieces.values_mut() {
        (piece.calcs, piece.zones) = Default::default();
    }
    json::value(&table)
}

/// The operations that make `now` of `was`. Lists change as a whole: their items have no names.
#[must_use]
pub fn between(was: &Value, now: &Value) -> Vec<Operation> {
    let mut out = Vec::new();
    if let (Value::Object(was), Value::Object(now)) = (was, now) {
        fields(was, now, &mut String::new(), &mut out);
    }
    out
}

fn fields(was: &Map<String, Value>, now: &Map<String, Value>, path: &mut String, out: &mut Vec<Operation>) {
    let above = path.len();
    for name in was.keys().filter(|name| !now.contains_key(*name)) {
        enter(path, name);
        out.push(Operation { op: "remove".into(), path: path.clone(), value: None });
        path.truncate(above);
    }
    for (name, value) in now {
        enter(path, name);
        match (was.get(name), value) {
            (Some(Value::Object(before)), Value::Object(after)) => fields(before, after, path, out),
            (Some(before), _) if before == value => {}
            (before, _) => {
                let op = if before.is_some() { "replace" } else { "add" }.into();
                out.push(Operation { op, path: path.clone(), value: Some(value.clone()) });
            }
        }
        path.truncate(above);
    }
}

/// Gives a table some fields of another one.
pub fn take_over(names: &[&str], of: &Value, table: &mut Value) {
    let Value::Object(fields) = table else { return };
    for name in names {
        fields.insert((*name).to_owned(), of.get(*name).cloned().unwrap_or_default());
    }
}

/// Adds a name to a path, by RFC 6901: a piece may be called anything.
fn enter(path: &mut String, name: &str) {
    path.push('/');
    path.push_str(&name.replace('~', "~0").replace('/', "~1"));
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::wire::Word;

    fn patched(was: Value, now: &Value) -> Vec<(Word, String, Option<Value>)> {
        let patch = between(&was, now);
        let text = json::write(&patch);
        let standard: json_patch::Patch = serde_json::from_str(&text).expect("a patch by the standard");
        let mut value = was;
        json_patch::patch(&mut value, &standard).expect("it can be applied");
        assert_eq!(&value, now, "{text}");
        patch.into_iter().map(|one| (one.op, one.path, one.value)).collect()
    }

    #[test]
    fn what_is_the_same_is_not_told() {
        let table = json!({ "pieces": { "a": { "stats": { "hp": 3 } } }, "round": 1 });
        assert_eq!(patched(table.clone(), &table), []);
    }

    #[test]
    fn a_number_is_told_by_its_path_and_a_list_as_a_whole() {
        let was = json!({ "pieces": { "a": { "stats": { "hp": 3, "ap": 1 }, "cards": [1, 2] } } });
        let now = json!({ "pieces": { "a": { "stats": { "hp": 1, "ap": 1 }, "cards": [2] } } });
        let told = [("/pieces/a/stats/hp", json!(1)), ("/pieces/a/cards", json!([2]))];
        assert_eq!(patched(was, &now), told.map(|(path, value)| ("replace".into(), path.into(), Some(value))));
    }

    #[test]
    fn who_comes_is_added_and_who_goes_is_removed() {
        let was = json!({ "pieces": { "a/b": {}, "c": {} }, "decision": {} });
        let now = json!({ "pieces": { "c": {}, "d~e": { "is": "x" } }, "decision": null });
        let told = [
            ("remove", "/pieces/a~1b", None),
            ("add", "/pieces/d~0e", Some(json!({ "is": "x" }))),
            ("replace", "/decision", Some(Value::Null)),
        ];
        assert_eq!(patched(was, &now), told.map(|(op, path, value)| (op.into(), path.into(), value)));
    }
}
