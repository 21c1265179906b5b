//! What follows from what, in games of Skirmish and of the yardstick: one event of an action is what the player did, and
//! every other event follows from an event told before it.
#![cfg(feature = "skirmish")]

mod support;

use rulewright::engine::event::Entry;
use rulewright::engine::rules::Game;
use rulewright::games::skirmish::Skirmish;
use support::Walk;

/// The events of one action, or of the set-up: the first one begins it, and no other is without a cause.
fn follow_from_the_first<F: std::fmt::Debug>(here: &str, since: usize, entries: &[Entry<F>]) {
    for (n, entry) in entries.iter().enumerate() {
        let id = (since + n) as u32;
        match entry.cause {
            None => assert_eq!(n, 0, "{here}: event {id} has no cause: {:?}", entry.fact),
            Some(cause) => assert!(n > 0 && cause < id, "{here}: event {id} follows from {cause}: {:?}", entry.fact),
        }
    }
}

fn every_event_follows_from_what_was_done<G: Game>(seeds: std::ops::Range<u64>) {
    let mut told = 0;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        loop {
            let events = &walk.log.entries[walk.since..];
            follow_from_the_first(&walk.here(), walk.since, events);
            told += events.len();
            if !walk.go() {
                break;
            }
        }
    }
    assert!(told > 10_000, "{}: only {told} events", G::ID);
}

#[test]
fn in_skirmish_every_event_follows_from_what_was_done() {
    every_event_follows_from_what_was_done::<Skirmish>(0..40);
}

#[cfg(feature = "yardstick")]
#[test]
fn in_the_yardstick_every_event_follows_from_what_was_done() {
    every_event_follows_from_what_was_done::<rulewright::games::yardstick::Yardstick>(0..60);
}
