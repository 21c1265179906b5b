//! Pairs of Noxilia's cards.

use rulewright::engine::chance::{Chance, Seeded};
use serde_json::{Value, json};

use super::subject::{Row, Subject, read};

const HALVES: [&str; 6] = ["unit", "hero", "spell", "event", "equipment", "decoy"];

pub fn subject() -> Subject {
    let rows = read("noxilia/data/cards.json").as_array().cloned().unwrap_or_default();
    let half = |row: Value| {
        let kind = row["type"].as_str().unwrap_or_default().to_owned();
        let fields =
            ["abilities", "always", "then", "once", "latent", "extra", "aim", "cost", "mana", "income", "flip"];
        HALVES.contains(&kind.as_str()).then(|| Row::of(&row, &kind, &fields))
    };
    Subject::new("noxilia", rows.into_iter().filter_map(half).collect(), position)
}

/// Units of both sides on one battlefield, some face down, with sorcerers to pay for spells; each half of the pair in a
/// hand or on the board.
fn position(_: &Subject, one_half: &Row, other: &Row, with: &mut Seeded) -> Value {
    let mut hands = [vec!["bv-mend".to_owned()], vec!["ag-ghoul".to_owned()]];
    let mut pieces = json!({
        "q1": { "is": "bv-queen", "owner": "p1", "place": "a.com" },
        "q2": { "is": "ag-king", "owner": "p2", "place": "b.com" },
        "own": { "is": "bv-climber", "owner": "p1", "place": "field1" },
        "own2": { "is": "bv-oriane", "owner": "p1", "place": "field1" },
        "foe": { "is": "ag-ghoul", "owner": "p2", "place": "field1" },
        "foe2": { "is": "ag-spider", "owner": "p2", "place": "field1", "traits": ["face-down"] }
    });
    for (name, half, first) in [("one", one_half, true), ("other", other, false)] {
        let side = if first { 0 } else { with.below(2) as usize };
        let on_board = matches!(half.kind.as_str(), "unit" | "hero") && with.below(2) == 0;
        if on_board {
            let place = ["a.ram1", "field1", "b.ram1"][side + with.below(2) as usize];
            let owner = ["p1", "p2"][side];
            pieces[name] = json!({ "is": half.id, "owner": owner, "place": place });
        } else {
            hands[side].push(half.id.clone());
        }
    }
    json!({ "game": "noxilia", "seed": with.below(1 << 20).to_string(), "setup": {
        "toAct": "p1",
        "players": {
            "p1": { "stats": { "gold": 9 }, "hand": { "cards": hands[0] }, "draw": { "cards": ["bv-druid", "bv-climber"] } },
            "p2": { "stats": { "gold": 9 }, "hand": { "cards": hands[1] }, "draw": { "cards": ["ag-spider", "ag-ghoul"] } }
        },
        "pieces": pieces
    } })
}
