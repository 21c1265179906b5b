//! One thing wrong somewhere in a text.

use rulewright::engine::chance::Seeded;
use serde_json::{Value, json};

use super::super::{dice, one};

/// One thing wrong somewhere: other `parts` and `strings` come in from elsewhere.
pub fn spoil(value: &mut Value, parts: &[Value], strings: &[String], with: &mut Seeded) {
    let at = with.below(count(value));
    let how = with.below(9);
    let part = one(parts, with).clone();
    let string = one(strings, with).clone();
    let key = with.below(1 << 16) as usize;
    let number = one(&NUMBERS, with).to_owned();
    let small = i64::from(with.below(24)) - 2;
    nth(value, &mut at.clone(), &mut |node| match how {
        0 => match node {
            Value::Object(map) if !map.is_empty() => {
                let name = map.keys().nth(key % map.len()).cloned().unwrap_or_default();
                map.remove(&name);
            }
            Value::Array(list) if !list.is_empty() => drop(list.remove(key % list.len())),
            other => *other = Value::Null,
        },
        1 => match node {
            Value::Object(map) => drop(map.insert(string.clone(), part.clone())),
            Value::Array(list) if !list.is_empty() => list.push(list[key % list.len()].clone()),
            other => *other = json!([other.clone(), other.clone()]),
        },
        2 => {
            *node =
                one(&[json!(null), json!(true), json!(0), json!(""), json!([]), json!({})], &mut dice("", key as u64))
                    .clone()
        }
        3 => *node = serde_json::from_str(number).unwrap_or_default(),
        4 if node.is_string() => *node = json!(string),
        5 if node.is_number() => *node = json!(small),
        6 => *node = part.clone(),
        7 if node.is_string() => {
            let was = node.as_str().unwrap_or_default();
            let cut = was.char_indices().map(|(n, _)| n).nth(key % (was.len() + 1)).unwrap_or(was.len());
            *node = json!(format!("{}{}", &was[..cut], ["", "é", "\u{0}", "9", "~", " "][key % 6]));
        }
        8 if node.is_string() => *node = json!(node.as_str().unwrap_or_default().repeat(1 + key % 50)),
        _ if node.is_number() => *node = json!(small),
        _ if node.is_string() => *node = json!(string),
        _ => {}
    });
}

const NUMBERS: [&str; 18] = [
    "-1",
    "0",
    "1",
    "1.5",
    "99",
    "100",
    "127",
    "128",
    "255",
    "256",
    "-128",
    "32767",
    "-32768",
    "65536",
    "2147483648",
    "18446744073709551615",
    "-9223372036854775808",
    "1e308",
];

pub fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Object(map) => map.values().map(count).sum(),
        Value::Array(list) => list.iter().map(count).sum(),
        _ => 0,
    }
}

/// Calls `with` on the node of this number, in the order of the text.
pub fn nth(value: &mut Value, number: &mut u32, with: &mut dyn FnMut(&mut Value)) -> bool {
    if *number == 0 {
        with(value);
        return true;
    }
    *number -= 1;
    match value {
        Value::Object(map) => map.values_mut().any(|v| nth(v, number, with)),
        Value::Array(list) => list.iter_mut().any(|v| nth(v, number, with)),
        _ => false,
    }
}

pub fn noise(with: &mut Seeded) -> String {
    let bytes: Vec<u8> = (0..with.below(200))
        .map(|_| one(b"{}[]\":,.0123456789eE+-truefalsn \\u\x00\xff\xc3", with).to_owned())
        .collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

pub fn bruise(mut bytes: Vec<u8>, with: &mut Seeded) -> String {
    for _ in 0..1 + with.below(3) {
        let at = with.below(bytes.len().max(1) as u32) as usize;
        match with.below(4) {
            0 => bytes.truncate(at),
            1 if at < bytes.len() => bytes[at] = with.below(256) as u8,
            2 if at < bytes.len() => drop(bytes.remove(at)),
            _ => bytes.insert(at.min(bytes.len()), one(b"{}[]\",:0-\\", with).to_owned()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
