//! Fuzzing through the JSON edge: arbitrary bytes, and texts that were good until something was done to them.
//!
//! Input number `seed` is always the same text at the same door. An input that panics, or that changes a game it was
//! refused by, is made small and written to `target/fuzz-failures/`.

pub mod answers;
mod caught;
mod corpus;
mod doors;
mod shrink;
mod spoil;

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use cpu_time::ThreadTime;

use super::root;
use caught::{caught, quiet};
use corpus::{Corpus, Door};
use doors::{Came, Tables};
use shrink::shrunk;

/// Failures that are known and not yet fixed, by a part of their message. Empty is how it should be.
const KNOWN: [&str; 0] = [];

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

/// What a page may be kept waiting for is a second. What tests are built for is slower than a release.
const HANG: Duration = Duration::from_secs(2);

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
