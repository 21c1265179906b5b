//! Laws of Pox's board and docks, on random games with starters and with random battlegroups of all runes: every rune is in one
//! place, units have their tiles to themselves, engagements and presence follow from where units are, and whatever comes, goes
//! or changes has an event.
//!
//! The soak plays 20,000 games on all cores, and says which runes were played in none of them.
#![cfg(feature = "pox")]

#[path = "../support/mod.rs"]
mod support;

mod board;
mod docks;
mod told;

use std::collections::HashSet;

use rulewright::games::pox::Pox;
use rulewright::games::pox::content::language::RuneId;
use rulewright::games::pox::fact::{Entry, Fact};
use rulewright::games::pox::state::State;
use support::crowd::{Counts, Most, join_counts};
use support::{Seeds, Walk, crowd, decks, dice};

#[test]
fn everything_is_in_one_place() {
    hold(0..300);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many games"]
fn everything_is_in_one_place_soak() {
    let found = hold(support::soak(1_000));
    let mut never: Vec<&str> =
        decks::pox::runes().filter(|rune| !found.played.contains_key(rune)).map(RuneId::id).collect();
    never.sort_unstable();
    assert!(never.is_empty(), "{} runes were never played: {never:?}", never.len());
}

/// What was seen in many games.
#[derive(Default)]
struct Found {
    games: u64,
    steps: u64,
    /// How often each rune was played.
    played: Counts<RuneId>,
    most: Most,
}

impl crowd::Found for Found {
    fn join(&mut self, other: Found) {
        self.games += other.games;
        self.steps += other.steps;
        join_counts(&mut self.played, other.played);
        self.most.join(other.most);
    }
}

impl Found {
    /// How full the piles are.
    fn measure(&mut self, s: &State) {
        self.most.meet("units", s.units.len());
        self.most.meet("conditions", s.conditions.len());
        self.most.meet("objects of the terrain layer", s.layers.len());
        self.most.meet("terrain over others", s.changes.len());
        self.most.meet("spells that wait", s.globals.len());
        self.most.meet("engaged pairs", s.engaged.len());
        self.most.meet("AP", s.units.iter().map(|unit| usize::from(unit.ap)).max().unwrap_or(0));
    }
}

/// Plays the games of these seeds, and says what was found.
fn hold(seeds: Seeds) -> Found {
    let found: Found = crowd::hold(seeds, play);
    let Found { games, steps, played, most } = &found;
    println!("{games} games, {steps} steps; {} runes played; at most {most:?}", played.len());
    found
}

fn play(seed: u64, found: &mut Found) {
    let mut walk = Walk::<Pox>::new(seed);
    let mut sample = dice("presence", seed);
    let mut aloof = HashSet::new();
    found.games += 1;
    loop {
        let (here, s) = (walk.here(), &walk.state);
        board::holds(&walk.rules, s, &here);
        docks::hold(s, &here);
        if sample.below(8) == 0 {
            board::presence_follows(&walk.rules, s, &here);
            board::names_differ(&walk.rules, s, &here);
        }
        found.measure(s);
        let now = board::aloof(&walk.rules, s);
        for pair in now.difference(&aloof) {
            // pox:5.1.2.1: who leaves an engagement to step where somebody hides stays without it.
            let left = |id| told::has_left(id, &walk.log.entries[walk.since..]);
            assert!(left(pair.0) || left(pair.1), "{here}: {pair:?} are next to each other and not engaged");
            found.most.meet("pairs that stay apart", now.len());
        }
        aloof = now;
        let before = walk.state;
        if !walk.go() {
            break;
        }
        let entries = &walk.log.entries[walk.since..];
        told::everything_is_told(&before, &walk.state, entries, &walk.here());
        for entry in entries {
            let (Fact::Cast { spell: rune, .. }
            | Fact::Equip { rune, .. }
            | Fact::Enter { unit: rulewright::games::pox::fact::Who { is: rune, .. }, how: Entry::Deploy, .. }) =
                entry.fact
            else {
                continue;
            };
            *found.played.entry(rune).or_default() += 1;
        }
        found.steps += 1;
    }
}
