//! Fuzzing through the JSON edge: arbitrary bytes, and texts that were good until something was done to them.
//!
//! Input number `seed` is always the same text at the same door. An input that panics, or that changes a game it was
//! refused by, is made small and written to `target/fuzz-failures/`.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use cpu_time::ThreadTime;

use rulewright::engine::chance::Seeded;
use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::json as edge;
use serde_json::{Value, json};

use super::{dice, face, json as text, one, pick, root};

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
    /// An action that is asked about: may it be done, what comes of it, what is there afterwards.
    Ask,
    /// What is clicked: why nothing comes of it.
    WhyNot,
    /// Which bot thinks, and how.
    Think,
    /// A list of cards that may be a deck.
    Deck,
}

/// Good texts, to be spoilt.
pub struct Corpus {
    scenarios: Vec<Value>,
    options: Vec<Value>,
    saves: Vec<Value>,
    /// For each save, what may be done after it.
    actions: Vec<Vec<Value>>,
    /// For each save, how that is clicked.
    paths: Vec<Vec<Value>>,
    bots: Vec<Value>,
    /// Lists that are decks, with their games.
    decks: Vec<(String, Value)>,
    /// Every text in any of them: ids, clauses, names of fields' values.
    strings: Vec<String>,
    /// Parts of any of them.
    parts: Vec<Value>,
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
                let players: Vec<Value> = (0..info.seats).map(|_| seat()).collect();
                let options = json!({ "game": info.id, "seed": seed.to_string(), "players": players });
                let mut play = edge::create(&options.to_string()).expect("plain options are good");
                for _ in 0..with.below(80) {
                    let Some(action) = pick(&*play, &mut with) else { break };
                    play.act(&action, Viewer::All).expect("a listed action is done");
                }
                let listed = play.actions(Viewer::All);
                corpus.paths.push(listed.iter().map(|l| json!(l.path)).chain([json!(["button:end"])]).collect());
                if let Some(list) = super::decks::random(&info.id, &mut with) {
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
            self.spoil(&mut value, &mut with);
        }
        let mut input = value.to_string();
        if with.below(10) == 0 {
            input = bruise(input.into_bytes(), &mut with);
        }
        (door, input)
    }

    /// The list of this seed, with its game.
    fn deck(&self, seed: u64) -> &(String, Value) {
        &self.decks[seed as usize % self.decks.len()]
    }

    /// One thing wrong somewhere.
    fn spoil(&self, value: &mut Value, with: &mut Seeded) {
        let at = with.below(count(value));
        let how = with.below(9);
        let part = one(&self.parts, with).clone();
        let string = one(&self.strings, with).clone();
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
                *node = one(
                    &[json!(null), json!(true), json!(0), json!(""), json!([]), json!({})],
                    &mut dice("", key as u64),
                )
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

fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Object(map) => map.values().map(count).sum(),
        Value::Array(list) => list.iter().map(count).sum(),
        _ => 0,
    }
}

/// Calls `with` on the node of this number, in the order of the text.
fn nth(value: &mut Value, number: &mut u32, with: &mut dyn FnMut(&mut Value)) -> bool {
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

fn noise(with: &mut Seeded) -> String {
    let bytes: Vec<u8> = (0..with.below(200))
        .map(|_| one(b"{}[]\":,.0123456789eE+-truefalsn \\u\x00\xff\xc3", with).to_owned())
        .collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn bruise(mut bytes: Vec<u8>, with: &mut Seeded) -> String {
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

/// Failures that are known and not yet mended, by a part of their message. Empty is how it should be.
const KNOWN: [&str; 0] = [];

thread_local! {
    /// Where the last panic of this thread was; `None` while panics are not ours to catch.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs it; a panic is its place and message.
fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    PANIC.with_borrow_mut(|p| *p = Some(String::new()));
    let result = catch_unwind(AssertUnwindSafe(run));
    let place = PANIC.with_borrow_mut(Option::take).unwrap_or_default();
    result.map_err(|_| place)
}

fn quiet() {
    let loud = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let ours = PANIC.with_borrow_mut(|p| p.as_mut().map(|p| *p = info.to_string()).is_some());
        if !ours {
            loud(info);
        }
    }));
}

/// Games that actions are tried on, loaded once.
struct Tables(BTreeMap<usize, (Box<dyn Play>, String)>);

/// What became of an input.
enum Came {
    Taken,
    Refused,
}

impl Corpus {
    fn run(&self, tables: &mut Tables, door: Door, input: &str, seed: u64) -> Came {
        let mut with = dice("fuzz play", seed);
        let begun = match door {
            Door::Check => {
                if let (Ok(verdict), Ok(again)) = (edge::check(input), edge::check(input)) {
                    assert!(verdict == again, "the same scenario has two verdicts");
                }
                edge::stage(input)
            }
            Door::Create => edge::create(input),
            Door::Load => edge::load(input),
            Door::Act => return self.act(tables, input, seed),
            Door::Ask | Door::WhyNot | Door::Think => return self.ask(tables, door, input, seed),
            Door::Deck => {
                return match edge::deck_faults(&self.deck(seed).0, input) {
                    Ok(faults) => {
                        faults.iter().for_each(says_something);
                        Came::Taken
                    }
                    Err(error) => refused(&error),
                };
            }
        };
        match begun {
            Ok(mut play) => {
                play_on(&mut *play, &mut with);
                if with.below(8) == 0 {
                    let again = edge::load(&text(&play.save()));
                    assert!(again.is_ok_and(|a| face(&*a) == face(&*play)), "its save does not replay");
                }
                Came::Taken
            }
            Err(error) => refused(&error),
        }
    }

    /// The game of a seed, which stays as it is, with what it looks like. Taken out, so that a game which was left in the
    /// middle of a panic is not used again.
    fn take(&self, tables: &mut Tables, number: usize) -> (Box<dyn Play>, String) {
        tables.0.remove(&number).unwrap_or_else(|| {
            let play = edge::load(&self.saves[number].to_string()).expect("a save of the corpus is good");
            let face = face(&*play);
            (play, face)
        })
    }

    /// Questions, which change nothing.
    fn ask(&self, tables: &mut Tables, door: Door, input: &str, seed: u64) -> Came {
        let number = seed as usize % self.saves.len();
        let (mut play, before) = self.take(tables, number);
        let viewer = [Viewer::All, Viewer::Side(Side::P1), Viewer::Side(Side::P2)][seed as usize % 3];
        let came = match door {
            Door::WhyNot => match edge::read::<Vec<String>>(input) {
                Ok(path) => {
                    play.why_not(&path, viewer).iter().for_each(says_something);
                    Came::Taken
                }
                Err(error) => refused(&error),
            },
            Door::Think => match edge::read(input).and_then(|choice| play.thinker(&choice)) {
                Ok(mut thinker) => {
                    thinker.step(8);
                    let best = thinker.best();
                    assert!(play.check(&best, Viewer::All).is_ok(), "a bot would do {}", text(&best));
                    Came::Taken
                }
                Err(error) => refused(&error),
            },
            _ => match edge::action(input) {
                Ok(action) => {
                    let foreseen = play.foresee(&action, viewer, &mut |after| drop(after.table(viewer)));
                    let answers =
                        [play.check(&action, viewer).err(), play.preview(&action, viewer).err(), foreseen.err()];
                    answers.iter().flatten().for_each(says_something);
                    if answers[0].is_some() { Came::Refused } else { Came::Taken }
                }
                Err(error) => refused(&error),
            },
        };
        assert_eq!(face(&*play), before, "asking has changed the game");
        tables.0.insert(number, (play, before));
        came
    }

    fn act(&self, tables: &mut Tables, input: &str, seed: u64) -> Came {
        let Ok(action) = edge::action(input) else { return Came::Refused };
        let number = seed as usize % self.saves.len();
        let (mut play, before) = self.take(tables, number);
        let (step, steps) = (play.step(), play.steps());
        let came = match play.act(&action, Viewer::All) {
            Err(error) => {
                says_something(&error);
                assert_eq!((play.step(), play.steps()), (step, steps), "refused, and yet a step");
                Came::Refused
            }
            Ok(_) => {
                let done = play.save().actions.pop().expect("it was just done");
                play.goto(step).expect("back to where it was");
                let listed = play.actions(Viewer::All).into_iter().any(|l| l.action == done);
                assert!(listed, "{} is done, but not listed", text(&done));
                Came::Taken
            }
        };
        assert_eq!(face(&*play), before, "the game is not as it was");
        tables.0.insert(number, (play, before));
        came
    }
}

fn says_something(error: &Error) {
    assert!(!error.code.is_empty() && !error.message.is_empty(), "an error says nothing: {error:?}");
}

fn refused(error: &Error) -> Came {
    says_something(error);
    Came::Refused
}

/// A game that a wrong text began is a game: it can be looked at, played, previewed.
fn play_on(play: &mut dyn Play, with: &mut Seeded) {
    for _ in 0..with.below(6) {
        play.table(Viewer::Side(Side(with.below(2) as u8)));
        let Some(action) = pick(play, with) else { break };
        if with.below(4) == 0 {
            let _ = play.preview(&action, Viewer::All);
        }
        let told = play.act(&action, Viewer::All);
        assert!(told.is_ok(), "{} is listed, but {told:?}", text(&action));
    }
}

/// Whether the input still fails in the same place.
fn fails(corpus: &Corpus, door: Door, input: &str, seed: u64, place: &str) -> bool {
    let failed = caught(|| corpus.run(&mut Tables(BTreeMap::new()), door, input, seed)).err();
    failed.is_some_and(|p| p.lines().next() == place.lines().next())
}

/// The smallest text that still fails, found by taking parts away.
fn shrunk(corpus: &Corpus, door: Door, input: &str, seed: u64, place: &str) -> String {
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

/// Tries these inputs on all cores; tells how many were taken, and fails with every kind of failure found. `gathered` is
/// called once the corpus is there.
pub fn battery(seeds: super::Seeds, gathered: impl FnOnce()) {
    quiet();
    let corpus = Corpus::gather();
    gathered();
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut failures: BTreeMap<String, (u64, Door, String)> = BTreeMap::new();
    let (mut taken, mut slowest) = (BTreeMap::<Door, [u64; 2]>::new(), (Duration::ZERO, 0));
    std::thread::scope(|scope| {
        let run = |core: u64| {
            let corpus = &corpus;
            let seeds = seeds.clone().filter(move |seed| seed % cores == core);
            scope.spawn(move || some(corpus, seeds))
        };
        for done in (0..cores).map(run).collect::<Vec<_>>() {
            let part = done.join().expect("panics are caught");
            failures.extend(part.failures);
            slowest = slowest.max(part.slowest);
            for (door, [yes, no]) in part.came {
                let sum = taken.entry(door).or_default();
                *sum = [sum[0] + yes, sum[1] + no];
            }
        }
    });
    for (door, [yes, no]) in &taken {
        println!("{door:?}: {yes} taken, {no} refused");
    }
    println!("the slowest took {:?}: seed {}", slowest.0, slowest.1);
    let known = |place: &str| KNOWN.iter().any(|part| place.contains(part));
    for (place, (seed, door, _)) in failures.iter().filter(|(place, _)| known(place)) {
        println!("known: seed {seed}, {door:?}: {place}");
    }
    let told: Vec<String> = failures
        .iter()
        .filter(|(place, _)| !known(place))
        .map(|(place, (seed, door, input))| {
            let small = shrunk(&corpus, *door, input, *seed, place);
            let folder = root().join("target/fuzz-failures");
            let file = folder.join(format!("{door:?}-{seed}.json").to_lowercase());
            let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&file, &small));
            let short: String = small.chars().take(1_500).collect();
            format!("seed {seed}, {door:?}: {place}\n  {} ({written:?})\n  {short}", file.display())
        })
        .collect();
    assert!(told.is_empty(), "{} kinds of failure:\n{}", told.len(), told.join("\n\n"));
}

#[derive(Default)]
struct Part {
    failures: BTreeMap<String, (u64, Door, String)>,
    came: BTreeMap<Door, [u64; 2]>,
    slowest: (Duration, u64),
}

fn some(corpus: &Corpus, seeds: impl Iterator<Item = u64>) -> Part {
    let mut part = Part::default();
    let mut tables = Tables(BTreeMap::new());
    for seed in seeds {
        let (door, input) = corpus.input(seed);
        let begun = ThreadTime::now();
        match caught(|| corpus.run(&mut tables, door, &input, seed)) {
            Ok(came) => part.came.entry(door).or_default()[usize::from(matches!(came, Came::Refused))] += 1,
            Err(place) => {
                // One of a kind is enough: the kind is the place in the source.
                let kind = place.lines().next().unwrap_or_default().to_owned();
                if part.failures.len() < 20 && !part.failures.keys().any(|k| k.starts_with(&kind)) {
                    part.failures.insert(place, (seed, door, input.clone()));
                }
            }
        }
        let took = begun.elapsed();
        part.slowest = part.slowest.max((took, seed));
        if took > HANG && hangs(corpus, door, &input, seed) {
            let place = format!("it takes longer than {HANG:?}: {took:?}");
            part.failures.entry(place).or_insert((seed, door, input));
        }
    }
    part
}

/// What a page may be kept waiting for.
const HANG: Duration = Duration::from_secs(1);

/// Whether it takes so long every time. Time is the processor's: other work on the machine does not count.
fn hangs(corpus: &Corpus, door: Door, input: &str, seed: u64) -> bool {
    let run = || {
        let mut tables = Tables(BTreeMap::new());
        let begun = ThreadTime::now();
        let _ = caught(|| corpus.run(&mut tables, door, input, seed));
        begun.elapsed()
    };
    (0..3).all(|_| run() > HANG)
}
