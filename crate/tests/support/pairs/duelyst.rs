//! Pairs of Duelyst's cards.

use rulewright::engine::chance::{Chance, Seeded};
use serde_json::{Value, json};

use super::subject::{Row, Subject, read};
use crate::support::one;

const FACTIONS: [&str; 7] = ["lyonar", "songhai", "vetruvian", "abyssian", "magmar", "vanar", "neutral"];

/// Generals, tiles and Bloodbound Spells are met in positions, not as halves of a pair.
const HALVES: [&str; 3] = ["minion", "spell", "artifact"];

pub fn subject() -> Subject {
    let rows = FACTIONS.iter().flat_map(|faction| {
        let file = read(&format!("duelyst/data/cards/{faction}.json"));
        file["cards"].as_array().cloned().unwrap_or_default()
    });
    let half = |row: Value| {
        let kind = row["type"].as_str().unwrap_or_default().to_owned();
        (HALVES.contains(&kind.as_str()) && row["token"] != true)
            .then(|| Row::of(&row, &kind, &["abilities", "has", "tribe"]))
    };
    Subject::new("duelyst", rows.filter_map(half).collect(), position)
}

/// Both Generals in the middle with minions of both sides about them, one of them wounded, some of them changed; each half
/// of the pair in the first player's hand, on the board, or with the other side.
fn position(subject: &Subject, one_half: &Row, other: &Row, with: &mut Seeded) -> Value {
    let secret = |with: &mut Seeded| one(&subject.unmentioned, with).clone();
    let mut hand = vec![one_half.id.clone()];
    let mut theirs: Vec<String> = (0..2).map(|_| secret(with)).collect();
    let mut pieces = json!({
        "g1": { "is": "argeon-highmayne", "owner": "p1", "at": [4, 3], "stats": { "health": 18 } },
        "g2": { "is": "faie-bloodwing", "owner": "p2", "at": [6, 3], "stats": { "health": 17 } },
        "own": { "is": "azurite-lion", "owner": "p1", "at": [4, 2], "cards": [
            { "is": "roar", "kind": "change", "stats": { "attack": 1, "health": 2 } }
        ] },
        "foe": { "is": "hailstone-golem", "owner": "p2", "at": [5, 2], "stats": { "health": 4 }, "cards": [
            { "is": "warbird", "kind": "change", "stats": { "attack": -1 } }
        ] },
        "foe2": { "is": "young-silithar", "owner": "p2", "at": [6, 4] }
    });
    let mut cards = json!({ "p1": [], "p2": [] });
    match (with.below(4), other.kind.as_str()) {
        (0, "minion") => pieces["other"] = json!({ "is": other.id, "owner": "p1", "at": [3, 3] }),
        (1, "minion") => pieces["other"] = json!({ "is": other.id, "owner": "p2", "at": [5, 4] }),
        (0, "artifact") => cards["p1"] = json!([{ "is": other.id, "kind": "artifact" }]),
        (1, "artifact") => cards["p2"] = json!([{ "is": other.id, "kind": "artifact" }]),
        (2, _) => theirs.push(other.id.clone()),
        _ => hand.push(other.id.clone()),
    }
    let draw: Vec<String> = (0..6).map(|_| secret(with)).collect();
    let their_draw: Vec<String> = (0..6).map(|_| secret(with)).collect();
    json!({ "game": "duelyst", "seed": with.below(1 << 20).to_string(), "setup": {
        "toAct": "p1",
        "players": {
            "p1": { "hand": { "cards": hand }, "draw": { "cards": draw }, "cards": cards["p1"] },
            "p2": { "hand": { "cards": theirs }, "draw": { "cards": their_draw }, "cards": cards["p2"] }
        },
        "pieces": pieces
    } })
}
