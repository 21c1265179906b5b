//! Two at a time: for every two cards whose rows share a word, positions in which both act, held to laws that need no
//! oracle. `npm test` plays a sample with fixed seeds; the soak plays every pair, or as many as RULEWRIGHT_SOAK says.

mod support;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use support::crowd::{self, Found};
use support::dice;
use support::pairs::{Row, Subject, copies, laws};

/// The results of the pairs.
#[derive(Default)]
struct Met {
    positions: u64,
    /// Positions that cannot be made, by the reason.
    impossible: BTreeMap<String, u64>,
    /// Laws that were broken, with how often and the first case.
    broken: BTreeMap<&'static str, (u64, String)>,
}

impl Found for Met {
    fn join(&mut self, other: Met) {
        self.positions += other.positions;
        other.impossible.into_iter().for_each(|(why, n)| *self.impossible.entry(why).or_default() += n);
        for (law, (n, first)) in other.broken {
            let entry = self.broken.entry(law).or_insert((0, first));
            entry.0 += n;
        }
    }
}

/// Plays `each` positions of some pairs of a game, spread over all of them or over those of which a half is so.
fn meet(game: &str, half: impl Fn(&Row) -> bool, share: impl Fn(usize) -> usize, each: u64) {
    let subject = Subject::all().into_iter().find(|subject| subject.game == game).expect("pairs are made of this game");
    let mut pairs = subject.pairs();
    pairs.retain(|(one, other)| half(&subject.rows[*one]) || half(&subject.rows[*other]));
    let wanted = share(pairs.len()).clamp(1, pairs.len());
    let met: Met = crowd::hold(0..wanted as u64, |n, met: &mut Met| {
        let (one, other) = pairs[n as usize * pairs.len() / wanted];
        for turn in 0..each {
            let mut with = dice("pairs", n * each + turn);
            let halves = if turn % 2 == 0 { [one, other] } else { [other, one] };
            let halves = halves.map(|half| &subject.rows[half]);
            met.positions += 1;
            let held = catch_unwind(AssertUnwindSafe(|| laws::hold(&subject, halves, &mut with)));
            match held.unwrap_or_else(|_| Ok(Some(("nothing panics", "see above".to_owned())))) {
                Ok(None) => {}
                Ok(Some((law, seen))) => {
                    let case = format!("{} and {}: {seen}", halves[0].id, halves[1].id);
                    met.broken.entry(law).or_insert((0, case)).0 += 1;
                }
                Err(why) => *met.impossible.entry(why).or_default() += 1,
            }
        }
    });
    println!("{game}: {wanted} of {} pairs, {} positions", pairs.len(), met.positions);
    let broken = met.broken.iter().map(|(law, (n, first))| format!("{law}: broken {n} times, first by {first}"));
    let broken: Vec<String> = broken.collect();
    assert!(broken.is_empty(), "{}", broken.join("\n\n"));
    assert!(met.impossible.is_empty(), "positions that cannot be made: {:#?}", met.impossible);
}

/// Every pair, as often as RULEWRIGHT_SOAK says.
fn meet_all(game: &str) {
    let each = std::env::var("RULEWRIGHT_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    meet(game, |_| true, |all| all, each);
}

macro_rules! pairs {
    ($($feature:literal $game:ident $sample:literal),*) => {
        $(
            #[cfg(feature = $feature)]
            mod $game {
                #[test]
                fn two_cards_keep_the_laws() {
                    super::meet($feature, |_| true, |_| $sample, 2);
                }

                #[test]
                #[ignore = "soak: every pair; RULEWRIGHT_SOAK says how many positions each"]
                fn two_cards_keep_the_laws_soak() {
                    super::meet_all($feature);
                }
            }
        )*
    };
}

pairs!("skirmish" skirmish 100, "duelyst" duelyst 150, "noxilia" noxilia 100, "pox" pox 120, "journal" journal 30);

/// In every position of these a card may copy a unit. The other games copy none.
#[cfg(feature = "duelyst")]
#[test]
fn a_copy_counts_as_itself() {
    meet("duelyst", copies::makes_copies, |_| 60, 1);
}
