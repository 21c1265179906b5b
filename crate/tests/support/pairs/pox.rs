//! Pairs of Pox: abilities, conditions and runes that act beside units.

use rulewright::engine::chance::{Chance, Seeded};
use serde_json::{Value, json};

use super::subject::{Row, Subject, read};
use crate::support::one;

/// What makes a row do what it does. Its own id is a word of it too: others give it, grant it or name it.
const FIELDS: [&str; 6] = ["id", "then", "grants", "when", "waits", "aimed"];

/// Conditions that nothing gives for a time, and what gives each.
const CONSTANT: [(&str, &str); 3] =
    [("awestruck", "majestic"), ("rallied", "warbanner"), ("sharpened", "whetted-edge")];

pub fn subject() -> Subject {
    let rows = |file: &str| read(&format!("pox/data/{file}.json")).as_array().cloned().unwrap_or_default();
    let all = ["ability", "condition", "spell", "equipment", "relic"].into_iter().zip([
        rows("abilities"),
        rows("conditions"),
        rows("spells"),
        rows("equipment"),
        rows("relics"),
    ]);
    let halves = all.flat_map(|(kind, rows)| rows.into_iter().map(move |row| half(&row, kind))).collect();
    let hides = |row: &Value| row["hidden"] == true || row["opposing"] == true;
    let hidden = ["conditions", "spells", "objects"].into_iter().flat_map(rows).filter(hides);
    let hidden = hidden.filter_map(|row| row["id"].as_str().map(str::to_owned)).collect();
    Subject { hidden, ..Subject::new("pox", halves, position) }
}

/// A row by the name that a position gives it: an ability with what it says besides.
fn half(row: &Value, kind: &str) -> Row {
    let plain = Row::of(row, kind, &FIELDS);
    let with = match row["parameter"].as_str() {
        Some("rank") => "-2",
        Some("element") if row["class"] == "basic" => "-fire",
        Some("element") => "-physical",
        Some("race") => "-human",
        Some("unit") => "-wolf",
        _ => "",
    };
    Row { id: format!("{}{with}", plain.id), ..plain }
}

/// The board: water, lava, a chasm and higher ground beside those who fight.
const BOARD: [&str; 11] = [
    "...........",
    "......1....",
    "..~...11...",
    "....^......",
    "...........",
    "...........",
    "......^~...",
    "...1.....C.",
    ".......#...",
    "..~........",
    "...........",
];

/// Who may bear a half: the first player's, then the other's.
const BEARERS: [[&str; 3]; 2] = [["own", "hurt", "large"], ["foe", "archer", "wet"]];

/// Champions of both sides next to each other: one is hurt, one is Large, one stands in water. Each half of the pair is on one of
/// them, ready in a dock, or in play.
fn position(_: &Subject, one_half: &Row, other: &Row, with: &mut Seeded) -> Value {
    let mut placed = Placed {
        pieces: json!({
            "own": { "is": "recruit", "owner": "p1", "at": [5, 5], "traits": ["human"] },
            "hurt": { "is": "recruit", "owner": "p1", "at": [4, 7], "stats": { "health": 9 }, "traits": ["beast"] },
            "large": { "is": "colossus", "owner": "p1", "at": [4, 3] },
            "stone": { "is": "cairn", "owner": "p1", "at": [3, 9] },
            "foe": { "is": "recruit", "owner": "p2", "at": [6, 5], "stats": { "health": 24, "ap": 4 }, "traits": ["human"] },
            "archer": { "is": "recruit", "owner": "p2", "at": [7, 6], "stats": { "range": 4 } },
            "wet": { "is": "recruit", "owner": "p2", "at": [8, 7], "traits": ["demon"] },
            "tomb": { "is": "cairn", "owner": "p2", "at": [7, 4], "stats": { "health": 5 } }
        }),
        hands: [vec!["tales-of-valor"], vec!["frost-lance", "bannerman"]]
            .map(|hand| hand.into_iter().map(str::to_owned).collect()),
        before: Default::default(),
        lies: vec![json!({ "is": "font", "kind": "font", "owner": null, "at": [6, 8] })],
    };
    placed.vary(with);
    placed.cover(with);
    let first = placed.put(one_half, 0, None, with);
    // The same twice is on two units.
    let twice = (one_half.id == other.id && one_half.kind == other.kind).then_some(first);
    let side = with.below(2) as usize;
    placed.put(other, side, twice.as_deref(), with);
    placed.written(with)
}

/// A position while the halves are put in it.
struct Placed {
    pieces: Value,
    hands: [Vec<String>; 2],
    /// Spells that wait, by the side that cast them.
    before: [Vec<Value>; 2],
    lies: Vec<Value>,
}

impl Placed {
    /// Some are not what they seem, are about to die, have little to spend, or stand elsewhere.
    fn vary(&mut self, with: &mut Seeded) {
        for name in BEARERS.as_flattened() {
            let piece = &mut self.pieces[*name];
            if with.below(6) == 0 {
                piece["stats"]["health"] = json!(1 + with.below(12));
            }
            if with.below(6) == 0 {
                piece["stats"]["ap"] = json!(with.below(4));
            }
            if with.below(8) == 0 {
                let form = *one(&["clone", "summoned", "illusion"], with);
                let mut traits = piece["traits"].as_array().cloned().unwrap_or_default();
                traits.push(json!(form));
                piece["traits"] = json!(traits);
            }
        }
        if with.below(3) == 0 {
            self.pieces["archer"]["at"] = json!(one(&[[5, 8], [6, 4], [7, 3], [9, 9]], with));
        }
        if with.below(3) == 0 {
            self.pieces["wet"]["at"] = json!(one(&[[7, 7], [5, 7], [4, 6], [3, 7]], with));
        }
    }

    /// Now and then somebody or something cannot be seen, or stands between.
    fn cover(&mut self, with: &mut Seeded) {
        match with.below(6) {
            0 | 1 => {
                let stealthed = json!([{ "is": "stealthed", "kind": "condition" }]);
                let at = *one(&[[6, 6], [5, 6], [9, 6]], with);
                self.pieces["thief"] = json!({ "is": "shade-thief", "owner": "p2", "at": at, "cards": stealthed });
            }
            2 => self.lies.push(json!({ "is": "land-mine", "kind": "layer", "owner": "p2", "at": [5, 6] })),
            3 => self.lies.push(json!({ "is": "snare", "kind": "layer", "owner": "p1", "at": [6, 6] })),
            4 => self
                .lies
                .push(json!({ "is": "force-barrier", "kind": "layer", "owner": "p1", "counters": 3, "at": [6, 6] })),
            _ => self.lies.push(json!({ "is": "nora-globe", "kind": "layer", "stats": { "nora": 9 }, "at": [5, 6] })),
        }
    }

    /// A half is where it acts. Answers who bears it; no half is put on one who must not have it.
    fn put(&mut self, half: &Row, side: usize, not: Option<&str>, with: &mut Seeded) -> String {
        let who: Vec<&str> = BEARERS[side].into_iter().filter(|name| not != Some(*name)).collect();
        let who = (*one(&who, with)).to_owned();
        match half.kind.as_str() {
            "ability" => self.gives(&who, &half.id),
            "condition" => match CONSTANT.iter().find(|(id, _)| *id == half.id).map(|(_, by)| *by) {
                Some("majestic") => self.gives(BEARERS[1 - side][0], "majestic"),
                Some("warbanner") => self.stands("warbanner", side),
                Some(worn) => self.wears(&who, worn),
                None => self.lies_on(&who, condition(half, with)),
            },
            "equipment" if with.below(2) == 0 => self.wears(&who, &half.id),
            "relic" if with.below(3) > 0 => self.stands(&half.id, side),
            "spell" if half.row.get("waits").is_some() && with.below(2) == 0 => {
                let named = (half.row["aimed"] == "named").then(|| who.clone());
                let spell = json!({ "is": half.id, "kind": "global", "about": named });
                self.before[side].push(spell);
            }
            _ => self.hands[side].push(half.id.clone()),
        }
        who
    }

    fn gives(&mut self, who: &str, ability: &str) {
        if self.pieces[who]["traits"].is_null() {
            self.pieces[who]["traits"] = json!([]);
        }
        self.pieces[who]["traits"].as_array_mut().expect("a list").push(json!(ability));
    }

    fn lies_on(&mut self, who: &str, card: Value) {
        if self.pieces[who]["cards"].is_null() {
            self.pieces[who]["cards"] = json!([]);
        }
        let cards = self.pieces[who]["cards"].as_array_mut().expect("a list");
        // A unit wears one thing, and is in each condition once.
        if !cards
            .iter()
            .any(|known| known["is"] == card["is"] || card["kind"] == "equipment" && known["kind"] == "equipment")
        {
            cards.push(card);
        }
    }

    fn wears(&mut self, who: &str, rune: &str) {
        self.lies_on(who, json!({ "is": rune, "kind": "equipment" }));
    }

    fn stands(&mut self, relic: &str, side: usize) {
        let (owner, [x, y]) = [("p1", [4, 9]), ("p2", [8, 4])][side];
        let (name, at) = match self.pieces.get(format!("relic-{owner}")) {
            None => (format!("relic-{owner}"), [x, y]),
            Some(_) => (format!("relic-too-{owner}"), [x + 1, y]),
        };
        self.pieces[name] = json!({ "is": relic, "owner": owner, "at": at });
    }

    fn written(self, with: &mut Seeded) -> Value {
        let player = |n: usize, draw: Value| {
            json!({
                "stats": { "nora": 120 }, "hand": { "cards": self.hands[n] }, "draw": { "cards": draw },
                "cards": self.before[n]
            })
        };
        json!({ "game": "pox", "seed": with.below(1 << 20).to_string(), "setup": {
            "active": "p1",
            "board": { "rows": BOARD, "cards": self.lies },
            "players": { "p1": player(0, json!(["gate-warden", "purify"])), "p2": player(1, json!(["ember-bolt", "soul-harrower"])) },
            "pieces": self.pieces
        } })
    }
}

/// A condition as long as such a one lasts.
fn condition(half: &Row, with: &mut Seeded) -> Value {
    let mut card = json!({ "is": half.id, "kind": "condition" });
    if half.row["has-value"] == true {
        card["stats"] = json!({ "value": 4 });
    } else if matches!(half.id.as_str(), "blocking" | "dodging" | "deflecting" | "incorporeal") {
        card["until"] = json!("own-turn-start");
    } else {
        card["counters"] = json!(1 + with.below(3));
    }
    card
}
