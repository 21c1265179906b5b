//! Laws of games played by numbers: observations and rows of actions of always the same length, and simulations that come back
//! to where they were. Run with `--profile battery`; see README.md.
#![cfg(feature = "numbers")]

#[path = "hidden/lookalikes.rs"]
mod lookalikes;
mod support;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use lookalikes::lookalikes;
use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::Game;
use rulewright::engine::session::{Play, Session};
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::simulation::features::{Meanings, Numbers};
use rulewright::engine::simulation::{Simulate, Simulation};
use support::{Seeds, Walk, Watched, dice, json, laws, observed, pick, session};

laws! {
    numbers_are_always_as_many: 12,
    the_unseen_is_in_no_number: 20,
    what_is_done_can_be_seen: 8,
    no_two_listed_actions_are_alike: 12,
    what_is_done_is_undone: 8,
    what_is_not_listed_changes_nothing: 8,
    a_reset_is_the_beginning: 8,
    the_unseen_plays_no_part: 4,
    random_decisions_are_counted: 8,
    ways_are_counted: 6,
    playouts_come_back: 4,
    the_session_does_the_same: 6,
}

/// An observation has as many numbers as meanings, for each side and all through a game; each has its own name, and says
/// what it means. So has a row of an action.
fn numbers_are_always_as_many<G: Game>(seeds: Seeds) {
    let first = Walk::<G>::new(seeds.start);
    let (names, rows) = (named(&first, Side::P1), named_rows(&first));
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            if sample.below(8) == 0 {
                for side in Side::BOTH {
                    assert_eq!(observed(&walk.rules, &walk.state, side).len(), names.len(), "{}", walk.here());
                }
                for action in &walk.legal {
                    assert_eq!(row(&walk, *action).len(), rows.len(), "{}: {action:?}", walk.here());
                }
            }
            if !walk.go() {
                break;
            }
        }
        assert_eq!(named(&walk, Side::P2), names, "{}: the names depend on the position", walk.here());
    }
    println!("{}: {} numbers of a position, {} of an action", G::RULEBOOK.game, names.len(), rows.len());
}

/// The names of an observation, each its own and with a meaning.
fn named<G: Game>(walk: &Walk<G>, side: Side) -> Vec<String> {
    let mut out = Meanings::default();
    walk.rules.observe(&walk.state, side, &mut out);
    apart(out)
}

fn named_rows<G: Game>(walk: &Walk<G>) -> Vec<String> {
    let mut out = Meanings::default();
    walk.legal.first().into_iter().for_each(|action| walk.rules.action_features(&walk.state, *action, &mut out));
    apart(out)
}

fn apart(meanings: Meanings) -> Vec<String> {
    let mute = meanings.0.iter().find(|feature| feature.means.is_empty());
    assert!(mute.is_none(), "{mute:?} has no meaning");
    let names: Vec<String> = meanings.0.into_iter().map(|feature| feature.name).collect();
    let mut seen = HashSet::new();
    let twice = names.iter().find(|name| !seen.insert(name.as_str()));
    assert!(twice.is_none(), "{twice:?} is there twice");
    names
}

fn row<G: Game>(walk: &Walk<G>, action: G::Action) -> Vec<i32> {
    row_of(&walk.rules, &walk.state, action)
}

fn row_of<G: Game>(rules: &G, state: &G::State, action: G::Action) -> Vec<i32> {
    let mut numbers = Vec::new();
    rules.action_features(state, action, &mut Numbers(&mut numbers));
    numbers
}

/// States that a side cannot tell apart have the same numbers for it, and so have the actions it is listed.
fn the_unseen_is_in_no_number<G: Game>(seeds: Seeds) {
    let states = lookalikes::<G>(seeds, 10, |walk, viewer, other| {
        let (rules, state, here) = (&walk.rules, &walk.state, format!("{} seen by {viewer}", walk.here()));
        assert_eq!(observed(rules, state, viewer), observed(rules, other, viewer), "{here}");
        if rules.to_act(state) == Some(viewer) {
            for action in &walk.legal {
                assert_eq!(row_of(rules, state, *action), row_of(rules, other, *action), "{here}: {action:?}");
            }
        }
    });
    println!("{}: {states} pairs of states", G::RULEBOOK.game);
}

/// What an action changes on the Table of a side changes its numbers.
fn what_is_done_can_be_seen<G: Game>(seeds: Seeds) {
    let mut done = 0u64;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            let before = (sample.below(3) == 0).then(|| Side::BOTH.map(|side| seen(&walk, side)));
            if !walk.go() {
                break;
            }
            for (side, (table, numbers)) in Side::BOTH.into_iter().zip(before.into_iter().flatten()) {
                let (now, told) = seen(&walk, side);
                assert!(table == now || numbers != told, "{} seen by {side}:\n{table}\n{now}", walk.here());
                done += u64::from(table != now);
            }
        }
    }
    println!("{}: {done} changes seen", G::RULEBOOK.game);
    assert!(done > 0, "{}: nothing has changed", G::RULEBOOK.game);
}

fn seen<G: Game>(walk: &Walk<G>, side: Side) -> (String, Vec<i32>) {
    let table = json(&walk.rules.table(&walk.state, Viewer::Side(side)));
    (table, observed(&walk.rules, &walk.state, side))
}

/// Actions that are listed at once can be told apart by their numbers.
fn no_two_listed_actions_are_alike<G: Game>(seeds: Seeds) {
    let mut rows = 0u64;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        loop {
            let mut alike = HashMap::new();
            for action in &walk.legal {
                let other = alike.insert(row(&walk, *action), *action);
                assert!(other.is_none(), "{}: {action:?} has the numbers of {other:?}", walk.here());
                rows += 1;
            }
            if !walk.go() {
                break;
            }
        }
    }
    println!("{}: {rows} rows", G::RULEBOOK.game);
}

/// A game somewhere on its way, and the choices of the test that go on with it.
fn midway<G: Game>(seed: u64) -> (Session<G>, Seeded) {
    let (mut play, mut with) = (session::<G>(seed), dice("midway", seed));
    while with.below(40) > 0 {
        let Some(action) = pick(&play, &mut with) else { break };
        play.carry_out(&action, Viewer::All).expect("a listed action is done");
    }
    (play, with)
}

/// All that a simulation tells of its position.
fn face(game: &mut dyn Simulate) -> (u64, u32, Option<Side>, Option<Side>, Vec<i32>, Vec<i32>) {
    let (hash, count, to_act, winner) = (game.hash(), game.count(), game.to_act(), game.winner());
    (hash, count, to_act, winner, game.observe().to_vec(), game.listed().to_vec())
}

/// Each action that is done can be taken back, one after the other, up to the beginning.
fn what_is_done_is_undone<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let (play, mut with) = midway::<G>(seed);
        let mut game = play.simulation(Viewer::All, "undo").expect("all is seen");
        let mut faces = vec![face(&mut *game)];
        while faces.len() < 60 && game.count() > 0 {
            if with.below(4) == 0 {
                game.play_random(1 + with.below(5));
            } else {
                game.act(with.below(game.count())).expect("a listed action is done");
            }
            faces.push(face(&mut *game));
        }
        while let Some(before) = faces.pop() {
            assert_eq!(face(&mut *game), before, "{} seed {seed}: {} left", G::RULEBOOK.game, faces.len());
            assert_eq!(game.undo(), !faces.is_empty(), "{} seed {seed}", G::RULEBOOK.game);
        }
    }
}

/// A place that the list does not have is an error, and the position stays: in the middle of a game, and at its end.
fn what_is_not_listed_changes_nothing<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let play = midway::<G>(seed).0;
        for side in [Side(2), Side(3), Side::NEUTRAL] {
            let refused = play.simulation(Viewer::Side(side), "beyond").err().expect("there is no such seat");
            assert_eq!(refused.field.as_deref(), Some("viewer"), "{} seed {seed}", G::RULEBOOK.game);
        }
        let mut game = play.simulation(Viewer::All, "beyond").expect("all is seen");
        nothing_beyond(&mut *game, seed);
        assert!(!game.undo(), "{} seed {seed}: what was not done is not kept", G::RULEBOOK.game);
        while game.play_random(500) > 0 {}
        nothing_beyond(&mut *game, seed);
    }
}

fn nothing_beyond(game: &mut dyn Simulate, seed: u64) {
    let before = face(game);
    // Who has no seat has no estimate, and nobody waits for ways so deep.
    for side in [Side(2), Side(3), Side::NEUTRAL] {
        assert_eq!(game.value(side).expect_err("there is no such seat").field.as_deref(), Some("side"), "seed {seed}");
    }
    for depth in [17, u32::MAX] {
        assert_eq!(game.perft(depth).expect_err("that is too deep").field.as_deref(), Some("depth"), "seed {seed}");
    }
    for place in [game.count(), game.count() + 1, u32::MAX] {
        let error = game.act(place).expect_err("there is no such action");
        assert_eq!(error.field.as_deref(), Some("place"), "seed {seed}");
        assert_eq!(game.action(place), Err(error), "seed {seed}");
    }
    assert_eq!(face(game), before, "seed {seed}");
}

/// Who sees everything comes back to the same position. For a side, what it cannot see is dealt again, and what it sees stays.
fn a_reset_is_the_beginning<G: Game>(seeds: Seeds) {
    let mut dealt = HashSet::new();
    for seed in seeds {
        let play = midway::<G>(seed).0;
        let mut open = play.simulation(Viewer::All, "reset").expect("all is seen");
        let before = face(&mut *open);
        open.play_random(30);
        open.reset();
        assert_eq!(face(&mut *open), before, "{} seed {seed}", G::RULEBOOK.game);
        assert!(!open.undo(), "{} seed {seed}: a reset keeps nothing", G::RULEBOOK.game);
        let Some(side) = play.to_act() else { continue };
        let mut own = play.simulation(Viewer::Side(side), "reset").expect("who is to act has a seat");
        for _ in 0..20 {
            let (hash, _, to_act, _, observed, listed) = face(&mut *own);
            assert_eq!(
                (to_act, &observed, &listed),
                (before.2, &before.4, &before.5),
                "{} seed {seed}",
                G::RULEBOOK.game
            );
            dealt.insert((seed, hash));
            own.play_random(30);
            own.reset();
        }
    }
    println!("{}: {} dealings", G::RULEBOOK.game, dealt.len());
}

/// What a side cannot see has no influence on a simulation for it: from states that it cannot tell apart, one seed makes one
/// course, whatever is dealt, played and played out.
fn the_unseen_plays_no_part<G: Game + Clone>(seeds: Seeds) {
    let states = lookalikes::<G>(seeds, 25, |walk, viewer, other| {
        let rules = Arc::new(walk.rules.clone());
        let of = |state| Simulation::new(rules.clone(), state, Viewer::Side(viewer), "twins").expect("a seat");
        let (mut one, mut two) = (of(walk.state), of(*other));
        for decisions in [0, 1, 10, 30] {
            assert_eq!(one.play_random(decisions), two.play_random(decisions));
            assert_eq!(face(&mut one), face(&mut two), "{} seen by {viewer}", walk.here());
            assert_eq!(one.playouts(1, 20).to_bits(), two.playouts(1, 20).to_bits(), "{}", walk.here());
            one.reset();
            two.reset();
            assert_eq!(face(&mut one), face(&mut two), "{} dealt again for {viewer}", walk.here());
        }
    });
    println!("{}: {states} pairs of states", G::RULEBOOK.game);
}

/// As many decisions are made as are asked for, unless the game ends; then nothing can be done.
fn random_decisions_are_counted<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let play = midway::<G>(seed).0;
        let mut game = play.simulation(Viewer::All, "random").expect("all is seen");
        let fields = (game.fields().len(), game.action_fields().len());
        let mut ended = false;
        while !ended {
            let done = game.play_random(7);
            ended = game.count() == 0;
            assert!(done == 7 || done < 7 && ended, "{} seed {seed}: {done}", G::RULEBOOK.game);
            assert_eq!(game.to_act().is_none(), ended, "{} seed {seed}", G::RULEBOOK.game);
            assert_eq!(game.observe().len(), fields.0, "{} seed {seed}", G::RULEBOOK.game);
            let rows = if ended { 0 } else { game.count() as usize * fields.1 };
            assert_eq!(game.listed().len(), rows, "{} seed {seed}", G::RULEBOOK.game);
            assert!(ended || game.winner().is_none(), "{} seed {seed}", G::RULEBOOK.game);
        }
        assert_eq!(game.play_random(7), 0, "{} seed {seed}: it is over", G::RULEBOOK.game);
        assert!(game.action_fields().is_empty() && game.perft(1) == Ok(0.0), "{} seed {seed}", G::RULEBOOK.game);
    }
}

/// The ways to make two decisions are the ways to make one after each of the listed actions.
fn ways_are_counted<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let play = midway::<G>(seed).0;
        let mut game = play.simulation(Viewer::All, "perft").expect("all is seen");
        let (before, count) = (face(&mut *game), game.count());
        assert_eq!((game.perft(0), game.perft(1)), (Ok(1.0), Ok(f64::from(count))), "{} seed {seed}", G::RULEBOOK.game);
        if count <= 80 {
            // One that begins anew has the same dice for each.
            let after = |place: u32| {
                let mut game = play.simulation(Viewer::All, "perft").expect("all is seen");
                game.act(place).expect("a listed action is done");
                f64::from(game.count())
            };
            assert_eq!(game.perft(2), Ok((0..count).map(after).sum::<f64>()), "{} seed {seed}", G::RULEBOOK.game);
        }
        assert_eq!(face(&mut *game), before, "{} seed {seed}", G::RULEBOOK.game);
    }
}

/// Playouts come to a mean result, and leave the position as it was.
fn playouts_come_back<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let mut game = midway::<G>(seed).0.simulation(Viewer::All, "playouts").expect("all is seen");
        let before = face(&mut *game);
        for (times, longest) in [(0, 10), (1, 0), (3, 20), (2, 100_000)] {
            let mean = game.playouts(times, longest);
            assert!((-1.0..=1.0).contains(&mean), "{} seed {seed}: {mean}", G::RULEBOOK.game);
            assert!(times > 0 || mean == 0.0, "{} seed {seed}: {mean} of nothing", G::RULEBOOK.game);
            assert_eq!(face(&mut *game), before, "{} seed {seed}", G::RULEBOOK.game);
        }
        assert_eq!(
            Ok(game.playouts(1, 0)),
            game.value(Side::P1).map(f64::from),
            "{} seed {seed}: cut off",
            G::RULEBOOK.game
        );
    }
}

/// What a simulation does is what the game itself does with the same action, wherever nothing is left to chance.
fn the_session_does_the_same<G: Game>(seeds: Seeds) {
    let mut same = 0u64;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut play = session::<G>(seed);
        while let Some(action) = walk.pick() {
            let place = walk.legal.iter().position(|listed| *listed == action).expect("it is listed") as u32;
            let mut game = play.simulation(Viewer::All, "same").expect("all is seen");
            let written = game.action(place).expect("it is listed");
            assert_eq!(written, walk.rules.write(&walk.state, action), "{}", walk.here());
            let (mut state, mut chance) =
                (walk.state, Watched { chance: &mut walk.chance.clone(), draws: 0, rolls: 0 });
            walk.rules.apply(&mut state, action, &mut chance, &mut ());
            let certain = chance.draws + chance.rolls == 0;
            walk.play(action);
            play.carry_out(&written, Viewer::All).expect("a listed action is done");
            if certain {
                game.act(place).expect("a listed action is done");
                let after = face(&mut *play.simulation(Viewer::All, "after").expect("all is seen"));
                // Events have numbers in a game that is played, and none in a simulation.
                let (_, count, to_act, winner, observed, listed) = face(&mut *game);
                let told = (count, to_act, winner, observed, listed);
                assert_eq!(told, (after.1, after.2, after.3, after.4, after.5), "{}", walk.here());
                same += 1;
            }
            if walk.step > 150 {
                break;
            }
        }
    }
    println!("{}: {same} actions without chance", G::RULEBOOK.game);
    assert!(same > 0, "{}: everything was left to chance", G::RULEBOOK.game);
}
