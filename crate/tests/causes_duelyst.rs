//! What caused what in Duelyst: every event follows from an earlier event, and every chain of causes ends at what a
//! player did or at the set-up.
#![cfg(feature = "duelyst")]

mod support;

use rulewright::engine::rules::Game;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::games::duelyst::Duelyst;
use rulewright::games::duelyst::fact::Fact;
use serde_json::json;
use support::{Seeds, Walk, crowd, session};

#[test]
fn what_waits_follows_from_an_earlier_action() {
    hold(0..200);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many games"]
fn what_waits_follows_from_an_earlier_action_soak() {
    hold(support::soak(2_000));
}

/// How many events there were, and how many of them have a cause in an earlier action.
#[derive(Default)]
struct Found {
    events: u64,
    earlier: u64,
}

impl crowd::Found for Found {
    fn join(&mut self, other: Found) {
        self.events += other.events;
        self.earlier += other.earlier;
    }
}

fn hold(seeds: Seeds) {
    let found: Found = crowd::hold(seeds, play);
    println!("{} events, {} of them caused before the action they happened in", found.events, found.earlier);
    assert!(found.earlier > 0, "nothing waited for a decision");
}

/// What waits for a decision follows from an event of an earlier action, and a death from the blow that killed. That every
/// event has a cause is a law of all games (`laws.rs`).
fn play(seed: u64, found: &mut Found) {
    let mut walk = Walk::<Duelyst>::new(seed);
    loop {
        let causes = walk.log.entries[walk.since..].iter().filter_map(|entry| entry.cause);
        found.earlier += causes.filter(|cause| (*cause as usize) < walk.since).count() as u64;
        found.events += (walk.log.entries.len() - walk.since) as u64;
        if !walk.go() {
            break;
        }
    }
    blows(&walk);
}

/// A death follows from a blow at the one who died, wherever there was one in the same action.
fn blows(walk: &Walk<Duelyst>) {
    let entries = &walk.log.entries;
    for entry in entries {
        let (Fact::Death { target }, Some(cause)) = (entry.fact, entry.cause) else { continue };
        if let Fact::Damage { target: struck, .. } = entries[cause as usize].fact {
            assert_eq!(struck, target, "seed {}: the blow that killed struck somebody else", walk.seed);
        }
    }
}

/// Through the public face, `why` leads back to such a first event, for every viewer.
#[test]
fn why_leads_back_to_an_action() {
    for seed in 0..4 {
        let mut play = session::<Duelyst>(seed);
        let mut picks = support::dice("picks", seed);
        let mut firsts = vec![0];
        while let Some(action) = support::pick(&play, &mut picks) {
            firsts.push(play.events(0, Viewer::All).len() as u32);
            play.act(&action, Viewer::All).expect("a listed action is done");
        }
        for viewer in [Viewer::All, Viewer::Side(rulewright::engine::side::Side::P2)] {
            for event in play.events(0, viewer) {
                let chain = play.why(event.id, viewer);
                let first = chain.first().map(|event| event.id);
                assert!(first.is_some_and(|id| firsts.contains(&id)), "seed {seed}: {event:?} comes of {first:?}");
            }
        }
    }
}

/// The kinds of the events that led to the last event of a kind, in a position and after some actions.
fn chain(setup: serde_json::Value, actions: &[serde_json::Value], kind: &str) -> Vec<String> {
    let options = json!({ "game": Duelyst::RULEBOOK.game, "seed": "1", "setup": setup });
    let mut play = rulewright::json::create(&options.to_string()).expect("a good position");
    for action in actions {
        let action = rulewright::json::action(&action.to_string()).expect("an action");
        play.act(&action, Viewer::All).expect("it may be done");
    }
    let last = play.events(0, Viewer::All).into_iter().rfind(|event| event.kind == kind);
    let last = last.unwrap_or_else(|| panic!("no {kind} was told"));
    play.why(last.id, Viewer::All).into_iter().map(|event| event.kind.into()).collect()
}

/// `duelyst:combat.resolve.2`: the answer follows from the attack, and a death from the blow.
#[test]
fn a_death_in_combat_follows_from_the_strike_back() {
    let setup = json!({ "toAct": "p1", "pieces": {
        "mine": { "is": "wraithling", "owner": "p1", "at": [4, 3] },
        "theirs": { "is": "skyrock-golem", "owner": "p2", "at": [5, 3] },
    } });
    let attack = json!({ "type": "attack", "piece": "mine", "target": "theirs" });
    assert_eq!(chain(setup, &[attack], "death"), ["attack", "strike-back", "damage", "death"]);
}

/// `duelyst:keyword.opening-gambit.1`: what a gambit asks for is answered in another action, and it follows from the
/// summon all the same.
#[test]
fn a_gambit_follows_from_the_summon_after_its_question() {
    let setup = json!({ "toAct": "p1",
        "players": { "p1": { "hand": { "cards": ["ephemeral-shroud"] } } },
        "pieces": { "foe": { "is": "wraithling", "owner": "p2", "at": [3, 3] } },
    });
    let play = json!({ "type": "play", "card": "ephemeral-shroud", "to": [2, 3] });
    let choose = json!({ "type": "choose", "to": [3, 3] });
    assert_eq!(chain(setup, &[play, choose], "dispel"), ["play", "summon", "trigger", "dispel"]);
}

/// `duelyst:turn.begin.1`: a turn follows from the end of the one before, and what begins with it from its beginning.
#[test]
fn what_a_turn_begins_with_follows_from_its_beginning() {
    let setup = json!({ "toAct": "p1", "pieces": {
        "site": { "is": "building", "owner": "p2", "at": [7, 3],
            "cards": [{ "is": "vigilator", "kind": "inside", "counters": 1, "stats": { "attack": 1, "health": 0 } }] },
    } });
    let end = json!({ "type": "end" });
    assert_eq!(chain(setup, &[end], "stats"), ["turn-end", "turn-start", "count", "transform", "stats"]);
}
