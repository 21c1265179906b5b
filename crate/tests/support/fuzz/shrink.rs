//! The smallest text that still fails.

use std::collections::BTreeMap;

use serde_json::Value;

use super::caught::caught;
use super::corpus::{Corpus, Door};
use super::doors::Tables;
use super::spoil::{count, nth};

/// Whether the input still fails in the same place.
fn fails(corpus: &Corpus, door: Door, input: &str, seed: u64, place: &str) -> bool {
    let failed = caught(|| corpus.run(&mut Tables(BTreeMap::new()), door, input, seed)).err();
    failed.is_some_and(|p| p.lines().next() == place.lines().next())
}

/// The smallest text that still fails, found by taking parts away.
pub fn shrunk(corpus: &Corpus, door: Door, input: &str, seed: u64, place: &str) -> String {
    let Ok(mut best) = serde_json::from_str::<Value>(input) else { return input.to_owned() };
    let mut tries = 0;
    loop {
        let before = count(&best);
        let mut at = 0;
        while at < count(&best) && tries < 2_000 {
            let mut smaller = None;
            let mut parts = 0;
            nth(&mut best.clone(), &mut at.clone(), &mut |node| {
                parts = match node {
                    Value::Object(map) => map.len(),
                    Value::Array(list) => list.len(),
                    _ => 0,
                }
            });
            for part in (0..parts).rev() {
                let mut next = best.clone();
                nth(&mut next, &mut at.clone(), &mut |node| match node {
                    Value::Object(map) => {
                        let key = map.keys().nth(part).cloned().unwrap_or_default();
                        map.remove(&key);
                    }
                    Value::Array(list) => drop(list.remove(part)),
                    _ => {}
                });
                tries += 1;
                if fails(corpus, door, &next.to_string(), seed, place) {
                    smaller = Some(next);
                    break;
                }
            }
            match smaller {
                Some(next) => best = next,
                None => at += 1,
            }
        }
        if count(&best) == before || tries >= 2_000 {
            return best.to_string();
        }
    }
}
