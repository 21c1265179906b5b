//! Pairs of Journal: skills, statuses, items and orders.

use rulewright::engine::chance::{Chance, Seeded};
use serde_json::{Value, json};

use super::subject::{Row, Subject, read};
use crate::support::one;

/// What makes a skill do what it does. Its own id is a word of it too: others name it.
const SKILLS: [&str; 6] = ["id", "class", "timing", "when", "then", "element"];

/// The abilities of called allies, which no unit has.
const CALLED: [&str; 6] = ["wolf-maul", "wolf-snarl", "spirit-flare", "spirit-soothe", "golem-shove", "golem-stand"];

pub fn subject() -> Subject {
    let rows = |file: &str| read(&format!("journal/data/{file}.json")).as_array().cloned().unwrap_or_default();
    let own = |row: &Value| !CALLED.iter().any(|id| row["id"] == *id);
    let skills = rows("skills").into_iter().filter(own).map(|row| Row::of(&row, "skill", &SKILLS));
    let statuses = rows("statuses").into_iter().map(|row| Row::of(&row, "status", &["id", "bars", "immune"]));
    let items = rows("items").into_iter().map(|row| {
        let kind = row["kind"].as_str().unwrap_or_default().to_owned();
        Row::of(&row, &kind, &["id", "kind", "class", "then"])
    });
    let orders = rows("orders").into_iter().map(|row| Row::of(&row, "order", &["id"]));
    let mut halves: Vec<Row> = skills.chain(statuses).chain(items).collect();
    // An order is followed by what serves it: skills of the class that allies are assigned.
    halves.extend(orders.map(|mut order| {
        let served = if order.id.starts_with("attack") { "damage" } else { "give" };
        order.words.extend([served.to_owned(), "heal".to_owned(), "defence".to_owned()]);
        order
    }));
    Subject::new("journal", halves, position)
}

/// The board: mud, thorns, ice, cover, sky, a wall, a door and a seal beside those who fight.
const BOARD: [&str; 9] = [
    "....x....",
    "..m...+..",
    "....S....",
    "./....../",
    "...+..m..",
    "..../....",
    ".R..._...",
    "..#H#....",
    ".........",
];

/// Who may bear a half: the first player's, then the other's.
const BEARERS: [[&str; 3]; 2] = [["own", "mage", "ally"], ["foe", "archer", "guard"]];

/// What is on the board as a whole: a field condition, an energy, a law and its bonus.
const CONDITIONS: [&str; 6] = ["neutral", "anti-magic", "anti-mechanics", "anti-ancients", "fog-of-war", "storm"];
const LAWS: [&str; 7] = ["attacked", "long-range", "close-combat", "special", "defense", "fire", "movement"];
const BONUSES: [&str; 5] = ["law-will", "law-strength", "law-defense", "law-speed", "law-experience"];

/// Units of both sides and a neutral one near each other: one is hurt, one casts, one shoots, one follows orders. Each half of
/// the pair is on one of them, or on the board.
fn position(_: &Subject, one_half: &Row, other: &Row, with: &mut Seeded) -> Value {
    let mut placed = Placed {
        pieces: json!({
            "own": { "is": "tavin", "owner": "p1", "at": [4, 4] },
            "mage": { "is": "ysolt", "owner": "p1", "at": [3, 5], "stats": { "hp": 7 } },
            "ally": { "is": "medic", "owner": "p1", "at": [3, 4] },
            "foe": { "is": "dorrit", "owner": "p2", "at": [5, 4], "stats": { "hp": 9 } },
            "archer": { "is": "ferrow", "owner": "p2", "at": [6, 6] },
            "guard": { "is": "shieldbearer", "owner": "p2", "at": [6, 4] },
            "stray": { "is": "neutral-tidekin", "at": [5, 6] }
        }),
        lies: Vec::new(),
    };
    placed.vary(with);
    let first = placed.put(one_half, 0, None, with);
    // The same twice is on two units.
    let twice = (one_half.id == other.id).then_some(first);
    let side = with.below(2) as usize;
    placed.put(other, side, twice.as_deref(), with);
    placed.written(with)
}

/// A position while the halves are put in it.
struct Placed {
    pieces: Value,
    lies: Vec<Value>,
}

impl Placed {
    /// Some have little left, stand elsewhere, act otherwise.
    fn vary(&mut self, with: &mut Seeded) {
        for name in BEARERS.as_flattened() {
            let piece = &mut self.pieces[*name];
            if with.below(6) == 0 {
                piece["stats"]["hp"] = json!(1 + with.below(5));
            }
            if with.below(4) == 0 {
                piece["stats"]["mp"] = json!(with.below(3));
            }
            if with.below(6) == 0 {
                piece["stats"]["attacks"] = json!(1 + with.below(3));
            }
        }
        if with.below(3) == 0 {
            self.pieces["archer"]["at"] = json!(one(&[[5, 5], [7, 5], [6, 2], [8, 8]], with));
        }
        if with.below(3) == 0 {
            self.pieces["own"]["at"] = json!(one(&[[5, 3], [4, 5], [3, 2], [7, 4]], with));
        }
        let acts = *one(&["aggressive", "peaceful", "territorial", "wanderer"], with);
        if acts != "aggressive" {
            self.pieces["stray"]["traits"] = json!([acts]);
        }
    }

    /// A half is where it acts. Answers who bears it; no half is put on one who must not have it.
    fn put(&mut self, half: &Row, side: usize, not: Option<&str>, with: &mut Seeded) -> String {
        let who: Vec<&str> = BEARERS[side].into_iter().filter(|name| not != Some(*name)).collect();
        let ally = if side == 0 { "ally" } else { "guard" };
        let who = if half.kind == "order" { ally } else { *one(&who, with) }.to_owned();
        match half.kind.as_str() {
            "skill" => {
                // A long skill needs a long weapon.
                if half.row["class"] == "long" {
                    self.lies_on(&who, json!({ "is": "hunting-bow", "kind": "weapon-2" }));
                }
                self.lies_on(&who, json!({ "is": half.id, "kind": "skill", "counters": 1 }));
            }
            "status" => self.lies_on(&who, json!({ "is": half.id, "kind": "status", "counters": with.below(3) })),
            "weapon" => {
                let slot = *one(&["weapon-1", "weapon-2"], with);
                self.lies_on(&who, json!({ "is": half.id, "kind": slot }));
            }
            "supply" => {
                let at = [[4, 3], [6, 5]][side];
                self.lies.push(json!({ "is": half.id, "kind": "item", "at": at }));
            }
            "order" => {
                let about = match half.id.as_str() {
                    "attack-focus" => Some(["archer", "mage"][side]),
                    "defend-me" | "heal-me" => Some(["mage", "foe"][side]),
                    _ => None,
                };
                self.lies_on(&who, json!({ "is": half.id, "kind": "order", "about": about }));
            }
            _ => self.lies_on(&who, json!({ "is": half.id, "kind": "worn" })),
        }
        who
    }

    fn lies_on(&mut self, who: &str, card: Value) {
        if self.pieces[who]["cards"].is_null() {
            self.pieces[who]["cards"] = json!([]);
        }
        let cards = self.pieces[who]["cards"].as_array_mut().expect("a list");
        // A unit has each skill and status once.
        if !cards.iter().any(|known| known["is"] == card["is"]) {
            cards.push(card);
        }
    }

    fn written(self, with: &mut Seeded) -> Value {
        let mut lies = self.lies;
        // Among these there are bans, fog and a storm; now and then nothing of it.
        lies.push(json!({ "is": *one(&CONDITIONS, with), "kind": "condition" }));
        lies.push(json!({ "is": *one(&LAWS, with), "kind": "law" }));
        lies.push(json!({ "is": *one(&BONUSES, with), "kind": "bonus" }));
        lies.push(json!({ "is": "normal-energy", "kind": "energy", "counters": 4 + with.below(7) }));
        lies.push(json!({ "is": "door", "kind": *one(&["locked", "closed", "open"], with), "at": [4, 8] }));
        let first = *one(&["p1", "p2"], with);
        json!({ "game": "journal", "seed": with.below(1 << 20).to_string(), "setup": {
            "active": "p1",
            "first": first,
            "round": 1 + with.below(10),
            "board": { "rows": BOARD, "cards": lies },
            "players": {
                "p1": { "cards": [{ "is": "pim", "kind": "request", "about": "own" }] },
                "p2": { "cards": [{ "is": "salve-crate", "kind": "request", "about": "foe" }] }
            },
            "pieces": self.pieces
        } })
    }
}
