//! Many games on all cores, and what was found in them.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use super::Seeds;

/// What a test finds in its games.
pub trait Found: Default + Send {
    /// Takes in what another core has found.
    fn join(&mut self, other: Self);
}

/// How often each thing was met.
pub type Counts<K> = BTreeMap<K, u64>;

/// Takes in what another core has counted.
pub fn join_counts<K: Ord>(counts: &mut Counts<K>, other: Counts<K>) {
    other.into_iter().for_each(|(key, times)| *counts.entry(key).or_default() += times);
}

/// The most things of a kind there were at once.
#[derive(Default, Debug)]
pub struct Most(BTreeMap<&'static str, usize>);

impl Most {
    /// So many were there.
    pub fn meet(&mut self, what: &'static str, count: usize) {
        let most = self.0.entry(what).or_default();
        *most = count.max(*most);
    }

    /// Takes in what another core has met.
    pub fn join(&mut self, other: Most) {
        other.0.into_iter().for_each(|(what, count)| self.meet(what, count));
    }
}

/// Plays the games of these seeds on all cores; fails with the seeds of all games that failed.
pub fn hold<F: Found>(seeds: Seeds, play: impl Fn(u64, &mut F) + Sync) -> F {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(seeds.start);
    let found = Mutex::new(F::default());
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                let mut own = F::default();
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        break;
                    }
                    // One game that breaks a law does not hide the others.
                    if catch_unwind(AssertUnwindSafe(|| play(seed, &mut own))).is_err() {
                        failed.lock().expect("nothing fails here").push(seed);
                    }
                }
                found.lock().expect("no other thread has failed").join(own);
            });
        }
    });
    let failed = failed.into_inner().expect("nothing fails here");
    assert!(failed.is_empty(), "games that break a law, by seed: {failed:?}");
    found.into_inner().expect("no thread has failed")
}
