//! The texts of the battery: good ones, and what is done to them.
//!
//! Input number `seed` is always the same text at the same door.

use std::fs;

use rulewright::engine::side::{Side, Viewer};
use rulewright::json as edge;
use serde_json::{Value, json};

use super::super::{decks, dice, one, pick, root};
use super::spoil::{bruise, noise, spoil};

/// Where a text goes in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Door {
    /// A scenario, which is run, then set up and played.
    Check,
    /// The options of a game.
    Create,
    /// A save.
    Load,
    /// An action: done, and by the other side as well.
    Act,
    /// An action that is asked about: whether it is legal, its odds, and the table after it.
    Ask,
    /// A click path: why it leads nowhere.
    WhyNot,
    /// Which bot thinks, and how.
    Think,
    /// A list of cards that may be a deck.
    Deck,
}

/// Good texts, to be spoilt.
pub struct Corpus {
    pub scenarios: Vec<Value>,
    pub options: Vec<Value>,
    pub saves: Vec<Value>,
    /// For each save, what may be done after it.
    pub actions: Vec<Vec<Value>>,
    /// For each save, how that is clicked.
    pub paths: Vec<Vec<Value>>,
    pub bots: Vec<Value>,
    /// Lists that are decks, with their games.
    pub decks: Vec<(String, Value)>,
    /// Every text in any of them: ids, clauses, names of fields' values.
    pub strings: Vec<String>,
    /// Parts of any of them.
    pub parts: Vec<Value>,
}

impl Corpus {
    /// Scenarios of the repository, and options, saves and actions of random games.
    pub fn gather() -> Corpus {
        let games = rulewright::games::games();
        let mut corpus = Corpus {
            scenarios: scenarios(&root().join("tests/scenarios")),
            options: Vec::new(),
            saves: Vec::new(),
            actions: Vec::new(),
            paths: Vec::new(),
            bots: bots(),
            decks: Vec::new(),
            strings: Vec::new(),
            parts: Vec::new(),
        };
        corpus.scenarios.retain(|s| games.iter().any(|g| s["game"] == json!(g.id)));
        for value in &corpus.scenarios {
            let mut setup = value["setup"].clone();
            setup["content"] = value["content"].clone();
            corpus.options.push(json!({ "game": value["game"], "seed": "scenario", "setup": setup }));
        }
        for info in &games {
            for seed in 0..24 {
                let mut with = dice("corpus", seed);
                let mut seat = || json!({ "deck": info.decks.get(with.below(9) as usize % info.decks.len().max(1)) });
                let mut players: Vec<Value> = (0..info.seats).map(|_| seat()).collect();
                // In Journal each hero is there once (`journal:drop.4`).
                if info.id == "journal" && players[0] == players[1] {
                    let other = info.decks.iter().find(|deck| players[0]["deck"] != deck.as_str());
                    players[1] = json!({ "deck": other });
                }
                let options = json!({ "game": info.id, "seed": seed.to_string(), "players": players });
                let mut play = edge::create(&options.to_string()).expect("plain options are good");
                for _ in 0..with.below(80) {
                    let Some(action) = pick(&*play, &mut with) else { break };
                    play.act(&action, Viewer::All).expect("a listed action is done");
                }
                let listed = play.actions(Viewer::All);
                corpus.paths.push(listed.iter().map(|l| json!(l.path)).chain([json!(["button:end"])]).collect());
                if let Some(list) = decks::random(&info.id, &mut with) {
                    corpus.decks.push((info.id.clone(), serde_json::to_value(list).expect("a list is JSON")));
                }
                let actions = listed.iter().map(|l| serde_json::to_value(&l.action).expect("an action is JSON"));
                corpus.actions.push(actions.chain([json!({ "type": "end" })]).collect());
                corpus.saves.push(serde_json::to_value(play.save()).expect("a save is JSON"));
                corpus.options.push(options);
            }
        }
        for value in corpus.scenarios.iter().chain(&corpus.saves) {
            collect(value, &mut corpus.strings, &mut corpus.parts);
        }
        corpus.strings.sort();
        corpus.strings.dedup();
        corpus
    }

    /// The text of a seed, and the door it goes in by.
    pub fn input(&self, seed: u64) -> (Door, String) {
        let mut with = dice("fuzz", seed);
        let game = seed as usize % self.saves.len();
        let (door, of, most) = match with.below(16) {
            0..5 => (Door::Check, &self.scenarios, 4),
            5..7 => (Door::Create, &self.options, 4),
            7 => (Door::Load, &self.saves, 2),
            8..11 => (Door::Act, &self.actions[game], 2),
            11..13 => (Door::Ask, &self.actions[game], 2),
            13 => (Door::WhyNot, &self.paths[game], 2),
            14 => (Door::Think, &self.bots, 2),
            _ => (Door::Deck, &self.bots, 3),
        };
        if with.below(25) == 0 {
            return (door, noise(&mut with));
        }
        let mut value = if door == Door::Deck { self.deck(seed).1.clone() } else { one(of, &mut with).clone() };
        for _ in 0..1 + with.below(most) {
            spoil(&mut value, &self.parts, &self.strings, &mut with);
        }
        let mut input = value.to_string();
        if with.below(10) == 0 {
            input = bruise(input.into_bytes(), &mut with);
        }
        (door, input)
    }

    /// The list of this seed, with its game.
    pub fn deck(&self, seed: u64) -> &(String, Value) {
        &self.decks[seed as usize % self.decks.len()]
    }
}

/// Who asks.
pub fn viewer(seed: u64) -> Viewer {
    [Viewer::All, Viewer::Side(Side::P1), Viewer::Side(Side::P2)][seed as usize % 3]
}

fn bots() -> Vec<Value> {
    let search = |level: &str| json!({ "bot": "search", "level": level, "iterations": 40, "seed": "1" });
    vec![
        json!({ "bot": "random", "seed": "1" }),
        json!({ "bot": "greedy", "seed": "2" }),
        search("easy"),
        search("normal"),
        search("hard"),
    ]
}

fn scenarios(folder: &std::path::Path) -> Vec<Value> {
    let mut paths: Vec<_> = fs::read_dir(folder).into_iter().flatten().filter_map(|e| Some(e.ok()?.path())).collect();
    paths.sort();
    let read = |path: std::path::PathBuf| {
        if path.is_dir() {
            return scenarios(&path);
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(Value::Array(list)) => list,
            Ok(one) => vec![one],
            Err(_) => Vec::new(),
        }
    };
    paths.into_iter().flat_map(read).collect()
}

fn collect(value: &Value, strings: &mut Vec<String>, parts: &mut Vec<Value>) {
    match value {
        Value::String(string) if string.len() < 40 => strings.push(string.clone()),
        Value::Object(map) => {
            parts.push(value.clone());
            map.values().for_each(|v| collect(v, strings, parts));
        }
        Value::Array(list) => {
            parts.push(value.clone());
            list.iter().for_each(|v| collect(v, strings, parts));
        }
        _ => {}
    }
}
