//! What zones tell is what can be done: the zones of a piece that has done nothing yet, against the actions that are listed for
//! it, in random games.
#![cfg(any(feature = "skirmish", feature = "noxilia"))]

mod support;

use std::collections::BTreeSet;

use rulewright::engine::rules::Game;
use rulewright::engine::side::Viewer;
use serde_json::Value;
use support::{Walk, json};

/// Squares or places, as JSON.
type Spots = BTreeSet<String>;

/// A position in which a side may do what it likes, and what it may do.
struct Turn {
    here: String,
    table: Value,
    listed: Vec<Value>,
}

impl Turn {
    /// The pieces of the side that acts.
    fn own(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.pieces().filter(|(_, piece)| piece["owner"] == self.table["toAct"])
    }

    /// Where its enemies are.
    fn foes(&self, at: &str) -> Spots {
        let foes = self.pieces().filter(|(_, piece)| piece["owner"] != self.table["toAct"]);
        foes.map(|(_, piece)| piece[at].to_string()).collect()
    }

    fn pieces(&self) -> impl Iterator<Item = (&str, &Value)> {
        let pieces = self.table["pieces"].as_object().into_iter().flatten();
        pieces.map(|(name, piece)| (name.as_str(), piece))
    }

    /// What a field of these actions of a piece names.
    fn named<'a>(&'a self, kinds: &[&str], piece: &str, field: &str) -> impl Iterator<Item = &'a Value> {
        let of = |action: &&Value| action["piece"] == piece && kinds.iter().any(|kind| action["type"] == *kind);
        self.listed.iter().filter(of).map(|action| &action[field]).collect::<Vec<_>>().into_iter()
    }

    /// Where the targets of these actions of a piece are.
    fn targets(&self, kinds: &[&str], piece: &str, at: &str) -> Spots {
        let targets = self.named(kinds, piece, "target");
        targets.map(|target| self.table["pieces"][target.as_str().unwrap_or_default()][at].to_string()).collect()
    }
}

fn zone(piece: &Value, kind: &str, spots: &str) -> Spots {
    let zones = piece["zones"].as_array().into_iter().flatten();
    let spots = zones.filter(|zone| zone["kind"] == kind).filter_map(|zone| zone[spots].as_array());
    spots.flatten().map(Value::to_string).collect()
}

fn both(one: &Spots, other: &Spots) -> Spots {
    one & other
}

/// Shows every such position of so many random games.
fn turns<G: Game>(seeds: u64, mut see: impl FnMut(&Turn)) {
    for seed in 0..seeds {
        let mut walk = Walk::<G>::new(seed);
        loop {
            let (rules, state) = (&walk.rules, &walk.state);
            let value = |text: String| serde_json::from_str::<Value>(&text).expect("what is written is JSON");
            let table = value(json(&rules.table(state, Viewer::All)));
            if table["phase"] == "act" && table["decision"].is_null() {
                let listed = walk.legal.iter().map(|action| value(json(&rules.write(state, *action))));
                see(&Turn { here: walk.here(), table, listed: listed.collect() });
            }
            if !walk.go() {
                break;
            }
        }
    }
}

/// With all of its AP and MP a unit of Skirmish moves and attacks just where its zones say.
#[cfg(feature = "skirmish")]
#[test]
fn a_fresh_unit_of_skirmish_does_what_its_zones_tell() {
    let mut met = [0; 2];
    turns::<rulewright::games::skirmish::Skirmish>(30, |turn| {
        let foes = turn.foes("at");
        let untouched = |piece: &&Value| {
            let same = |stat: &str| piece["stats"][stat] == piece["max"][stat];
            let none = |list: &str| piece[list].as_array().is_some_and(Vec::is_empty);
            same("ap") && same("mp") && none("used") && none("cards")
        };
        for (name, piece) in turn.own().filter(|(_, piece)| untouched(piece)) {
            let here = format!("{} {name}", turn.here);
            let moves: Spots = turn.named(&["move"], name, "to").map(Value::to_string).collect();
            let strikes = zone(piece, "strike", "squares");
            assert_eq!(zone(piece, "move", "squares"), moves, "{here}");
            assert_eq!(both(&strikes, &foes), turn.targets(&["attack"], name, "at"), "{here}");
            assert!(both(&strikes, &zone(piece, "threat", "squares")).is_empty(), "{here}");
            met = [met[0] + moves.len(), met[1] + both(&strikes, &foes).len()];
        }
    });
    assert!(met[0] > 10_000 && met[1] > 100, "{met:?}");
}

/// A ready unit of Noxilia goes, attacks, charges and retreats just where its zones say.
#[cfg(feature = "noxilia")]
#[test]
fn a_ready_unit_of_noxilia_does_what_its_zones_tell() {
    let mut met = [0; 4];
    turns::<rulewright::games::noxilia::Noxilia>(40, |turn| {
        let foes = turn.foes("place");
        let places = turn.table["board"]["places"].as_array().expect("a board of places");
        let dry = places.iter().all(|place| place["stats"]["flood"].is_null());
        let is =
            |piece: &Value, state: &str| piece["traits"].as_array().is_some_and(|all| all.iter().any(|t| t == state));
        for (name, piece) in turn.own().filter(|(_, piece)| !is(piece, "engaged") && !piece["place"].is_null()) {
            let here = format!("{} {name}", turn.here);
            let zone = |kind: &str| zone(piece, kind, "places");
            let place = places.iter().find(|place| place["id"] == piece["place"]).expect("its place is on the board");
            let beside: Spots = place["beside"].as_array().into_iter().flatten().map(Value::to_string).collect();
            let steps: Spots = turn.named(&["move"], name, "place").map(Value::to_string).collect();
            // Who is caught may come to a place beside it by a detour.
            let told = both(&zone("move"), &beside);
            let free = dry && !foes.contains(&piece["place"].to_string());
            assert!(if free { told == steps } else { !dry || steps.is_subset(&told) }, "{here}: {told:?} {steps:?}");
            let retreats: Spots = turn.named(&["retreat"], name, "place").map(Value::to_string).collect();
            assert_eq!(zone("retreat"), retreats, "{here}");
            // What passes with the turn, and what does no damage, is not told.
            let stat = |stat: &str| piece["stats"][stat].as_i64();
            let passing = ["rage", "rally", "aura", "green"].iter().any(|passing| stat(passing).is_some());
            if passing || is(piece, "slow") || stat("melee") == Some(0) || stat("ranged") == Some(0) {
                continue;
            }
            let strikes = zone("strike");
            assert_eq!(both(&strikes, &foes), turn.targets(&["attack", "shoot"], name, "place"), "{here}");
            let charges = turn.targets(&["charge"], name, "place");
            assert_eq!(both(&zone("threat"), &foes), &charges - &strikes, "{here}");
            let counts = [steps.len(), retreats.len(), both(&strikes, &foes).len(), charges.len()];
            met.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
        }
    });
    assert!(met.iter().all(|met| *met > 20), "{met:?}");
}
