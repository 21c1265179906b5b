//! Bots at a real table: what they promise to a caller.
#![cfg(feature = "skirmish")]

use std::sync::Arc;

use rulewright::engine::bot::{self, Bot, Choice, Search, Settings};
use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::side::Side;
use rulewright::engine::wire::{Options, Seat};
use rulewright::games::skirmish::Skirmish;

type State = <Skirmish as Rules>::State;

fn choice(iterations: u32) -> Choice {
    Choice { bot: "search".into(), level: None, iterations: Some(iterations), seed: "bots".into() }
}

fn search(iterations: u32) -> Search<<Skirmish as Rules>::Action> {
    Search::new(Settings::of(&choice(iterations)).unwrap(), Seeded::from_text("bots"))
}

/// Positions of a game between careless players, one after each so many decisions.
fn positions(seed: u64, every: usize) -> (Arc<Skirmish>, Vec<State>) {
    let seat = |deck: &str| Seat { deck: Some(deck.into()), ..Seat::default() };
    let options = Options {
        game: "skirmish".into(),
        seed: seed.to_string(),
        map: None,
        first: None,
        players: vec![seat("ash"), seat("lan")],
        ..Options::default()
    };
    let mut chance = Seeded::new(seed);
    let (rules, mut state) = Skirmish::open(&options, &mut chance, &mut ()).unwrap();
    let random = Choice { bot: "random".into(), ..choice(1) };
    let mut random = bot::player::<Skirmish>(&random).unwrap();
    let mut positions = Vec::new();
    for n in 0.. {
        if rules.to_act(&state).is_none() {
            break;
        }
        if n % every == 0 {
            positions.push(state);
        }
        let action = random.choose(&rules, &state);
        rules.apply(&mut state, action, &mut chance, &mut ());
    }
    (rules.into(), positions)
}

#[test]
fn the_same_seed_and_iterations_choose_the_same_whole_or_in_slices() {
    let (rules, positions) = positions(1, 29);
    for state in positions {
        let whole = search(60).choose(&*rules, &state);
        assert_eq!(search(60).choose(&*rules, &state), whole);
        let mut thinker = bot::thinker(rules.clone(), state, &choice(60)).unwrap();
        while !thinker.step(7).ready {}
        assert_eq!(thinker.best(), rules.write(&state, whole));
    }
}

#[test]
fn cards_a_side_cannot_see_never_sway_its_bot() {
    let mut differed = 0;
    for seed in 0..3 {
        let (rules, positions) = positions(seed, 17);
        for state in positions {
            let side = rules.to_act(&state).unwrap();
            let other = rules.resample(&state, side, &mut Seeded::new(seed + 100));
            differed += u32::from(other.hand[side.other()] != state.hand[side.other()]);
            for bot in ["greedy", "search"] {
                let choice = Choice { bot: bot.into(), ..choice(50) };
                let choose = |state| bot::player::<Skirmish>(&choice).unwrap().choose(&rules, state);
                assert_eq!(choose(&state), choose(&other), "{bot}");
            }
        }
    }
    assert!(differed > 10, "hidden hands differed in {differed} positions only");
}

#[test]
fn a_thinker_has_a_legal_answer_from_the_start_and_after_every_slice() {
    let (rules, positions) = positions(2, 23);
    for state in positions {
        let mut thinker = bot::thinker(rules.clone(), state, &choice(20)).unwrap();
        for slice in [0, 1, 2, 8, 100] {
            let progress = thinker.step(slice);
            let action = rules.read(&state, &thinker.best()).unwrap();
            rules.check(&state, action).unwrap();
            assert!(progress.done <= progress.of && progress.value.abs() <= 1.0, "{progress:?}");
        }
        assert!(thinker.step(0).ready);
    }
}

#[test]
fn levels_are_easy_normal_and_hard() {
    let level = |name: &str| Settings::of(&Choice { level: Some(name.into()), iterations: None, ..choice(1) });
    let [easy, normal, hard] = ["easy", "normal", "hard"].map(|name| level(name).unwrap());
    assert!(easy.iterations < normal.iterations && normal.iterations < hard.iterations);
    assert!(easy.careless > 0 && normal.careless == 0 && hard.careless == 0);
    assert_eq!(level("cruel").err().unwrap().field.as_deref(), Some("level"));
}

#[test]
fn every_level_beats_random() {
    for level in ["easy", "normal", "hard"] {
        let (rules, positions) = positions(5, usize::MAX);
        let choice = Choice { level: Some(level.into()), ..choice(20) };
        let random = Choice { bot: "random".into(), ..choice.clone() };
        let mut bots = [&choice, &random].map(|choice| bot::player::<Skirmish>(choice).unwrap());
        let (mut state, mut chance) = (positions[0], Seeded::new(5));
        while let Some(side) = rules.to_act(&state) {
            let action = bots[usize::from(side.0)].choose(&rules, &state);
            rules.apply(&mut state, action, &mut chance, &mut ());
        }
        assert_eq!(rules.result(&state).and_then(|o| o.winner), Some(Side::P1), "{level}");
    }
}

/// Whatever the passing of a first turn brings (a Guard for each unit, the end of such a Guard), it is no reason to pass.
#[test]
fn greedy_does_something_in_the_first_turn_of_each_side() {
    const GAMES: u64 = 8;
    let mut idle = Vec::new();
    for seed in 0..GAMES {
        let (rules, positions) = positions(seed, usize::MAX);
        let (mut state, mut chance) = (positions[0], Seeded::new(seed));
        let mut greedy = bot::player::<Skirmish>(&Choice { bot: "greedy".into(), ..choice(1) }).unwrap();
        let mut acted = [false; 2];
        while state.round == 1 {
            let side = rules.to_act(&state).unwrap();
            let action = greedy.choose(&*rules, &state);
            let deed = matches!(rules.write(&state, action).kind.as_str(), "move" | "attack" | "ability" | "card");
            acted[usize::from(side.0)] |= deed;
            rules.apply(&mut state, action, &mut chance, &mut ());
        }
        idle.extend(acted.iter().filter(|acted| !**acted).map(|_| seed));
    }
    assert!(idle.len() <= 1, "sides that did nothing in games {idle:?}");
}
