//! Pairs of Skirmish: cards of the warbands, statuses and units.

use rulewright::engine::chance::{Chance, Seeded};
use serde_json::{Value, json};

use super::subject::{Row, Subject, read};
use crate::support::one;

pub fn subject() -> Subject {
    let (cards, units) = (read("skirmish/data/cards.json"), read("skirmish/data/units.json"));
    let rows = |list: &Value, kind: &'static str, fields: &'static [&'static str]| {
        list.as_array().cloned().unwrap_or_default().into_iter().map(move |row| Row::of(&row, kind, fields))
    };
    let all = rows(&cards["statuses"], "status", &["effects", "rows", "then", "modifiers", "lasts"])
        .chain(rows(&cards["cards"], "card", &["kind", "effects", "lasts", "place", "target", "attack"]))
        .chain(rows(&units["units"], "unit", &["attacks", "traits", "abilities"]));
    Subject::new("skirmish", all.collect(), position)
}

/// Two units a side in reach of each other: the halves are in a hand, on a unit, or units themselves.
fn position(subject: &Subject, one_half: &Row, other: &Row, with: &mut Seeded) -> Value {
    let units: Vec<&Row> = subject.rows.iter().filter(|row| row.kind == "unit").collect();
    let any = |with: &mut Seeded| one(&units, with).id.clone();
    let mut is = [any(with), any(with), any(with), any(with)];
    let mut laid: [Vec<Value>; 4] = Default::default();
    let mut hand = Vec::new();
    for (half, first) in [(one_half, true), (other, false)] {
        let at = if first { 0 } else { with.below(4) as usize };
        match half.kind.as_str() {
            "unit" => is[at] = half.id.clone(),
            // A status lies on a unit once.
            "status" => {
                laid[if one_half.id == other.id { usize::from(!first) } else { at }].push(json!({ "is": half.id }))
            }
            _ => {
                // Who may use a card is a matter of its warband: a unit of it stands there.
                let band = half.row["warband"].as_str().unwrap_or_default();
                if let Some(unit) = units.iter().find(|unit| unit.id.starts_with(&format!("{band}-"))) {
                    is[usize::from(!first)] = unit.id.clone();
                }
                hand.push(half.id.clone());
            }
        }
    }
    let squares = [[4, 4], [4, 5], [5, 4], [6, 5]];
    let piece =
        |n: usize| json!({ "is": is[n], "owner": if n < 2 { "p1" } else { "p2" }, "at": squares[n], "cards": laid[n] });
    json!({ "game": "skirmish", "seed": with.below(1 << 20).to_string(), "setup": {
        "toAct": "p1",
        "players": {
            "p1": { "hand": { "cards": hand }, "draw": { "cards": ["com-march", "com-wind"] } },
            "p2": { "hand": { "cards": ["com-aim"] }, "draw": { "cards": ["com-wall", "com-smoke"] } }
        },
        "pieces": { "a": piece(0), "b": piece(1), "c": piece(2), "d": piece(3) }
    } })
}
