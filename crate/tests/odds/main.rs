//! Odds: exact, and the same as rolling; and for the attack of Skirmish a second computation, written from the
//! rulebook's sentences alone.

#[cfg(feature = "skirmish")]
mod attack;
#[path = "../support/mod.rs"]
mod support;

use std::collections::HashMap;

use rulewright::engine::chance::{Enumerated, Odds};
use rulewright::engine::rules::Game;
#[cfg(feature = "duelyst")]
use rulewright::engine::side::Viewer;
use support::{Seeds, Walk, Watched, dice, laws};

laws! {
    odds_sum_to_one: 40,
    odds_agree_with_rolling: 16,
}

/// More outcomes than this are left to the soak of previews.
const MOST: usize = 2_000;

/// The odds of all outcomes of a legal action are one, exactly.
fn odds_sum_to_one<G: Game>(seeds: Seeds) {
    let (mut actions, mut many, mut most) = (0u64, 0u64, 0);
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            let one_in = (walk.legal.len() as u32 / 4).max(1);
            for action in walk.legal.iter().filter(|_| sample.below(8 * one_in) == 0) {
                let run = |chance: &mut Enumerated| {
                    walk.rules.apply(&mut walk.state.clone(), *action, chance, &mut ());
                };
                match Enumerated::each(MOST, run) {
                    Err(_) => many += 1,
                    Ok(outcomes) => {
                        let sum = outcomes.iter().try_fold(Odds::ZERO, |sum, (_, odds)| sum.or(*odds));
                        assert_eq!(sum, Some(Odds::ONE), "{}: {action:?}: {} outcomes", walk.here(), outcomes.len());
                        most = most.max(outcomes.len());
                        actions += 1;
                    }
                }
            }
            if !walk.go() {
                break;
            }
        }
    }
    println!("{}: {actions} actions with at most {most} outcomes; {many} have more than {MOST}", G::RULEBOOK.game);
}

/// Rolls an action 20,000 times: each outcome comes as often as its odds say, within five standard deviations.
fn odds_agree_with_rolling<G: Game>(seeds: Seeds) {
    const ROLLS: u32 = 20_000;
    let (mut actions, mut outcomes) = (0u64, 0u64);
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            if sample.below(24) == 0 {
                for action in walk.legal.clone() {
                    let Some(odds) = expected(&walk, action) else { continue };
                    if odds.len() < 2 || sample.below(6) > 0 {
                        continue;
                    }
                    let mut seen: HashMap<G::State, u32> = HashMap::new();
                    for _ in 0..ROLLS {
                        let mut state = walk.state;
                        walk.rules.apply(&mut state, action, &mut sample, &mut ());
                        *seen.entry(state).or_default() += 1;
                    }
                    for state in seen.keys() {
                        assert!(odds.contains_key(state), "{}: {action:?}: rolled what has no odds", walk.here());
                    }
                    for (state, odds) in &odds {
                        let (p, n) = (odds.as_f64(), f64::from(ROLLS));
                        let got = f64::from(seen.get(state).copied().unwrap_or(0));
                        // One over, for outcomes so rare that a single one is far from what is expected.
                        let bound = 5.0 * (n * p * (1.0 - p)).sqrt() + 1.0;
                        let here = walk.here();
                        assert!((got - n * p).abs() <= bound, "{here}: {action:?}: {got} of {n}, odds {odds:?}");
                        outcomes += 1;
                    }
                    actions += 1;
                }
            }
            if !walk.go() {
                break;
            }
        }
    }
    println!("{}: {actions} actions, {outcomes} outcomes, {ROLLS} rolls each", G::RULEBOOK.game);
}

/// The odds of each state after an action, if it rolls dice and draws no card: where cards are drawn, states that look
/// alike may keep their piles in another order.
fn expected<G: Game>(walk: &Walk<G>, action: G::Action) -> Option<HashMap<G::State, Odds>> {
    let mut drawn = 0;
    let run = |chance: &mut Enumerated| {
        let mut state = walk.state;
        let mut watched = Watched { chance, draws: 0, rolls: 0 };
        walk.rules.apply(&mut state, action, &mut watched, &mut ());
        drawn += watched.draws;
        state
    };
    let outcomes = Enumerated::each(MOST, run).ok()?;
    let mut odds = HashMap::new();
    for (state, one) in outcomes {
        let sum = odds.entry(state).or_insert(Odds::ZERO);
        *sum = sum.or(one)?;
    }
    (drawn == 0).then_some(odds)
}

/// Two eggs, each of one of twenty golems on one of five tiles: eight thousand positions, which would take seconds to tell.
#[cfg(feature = "duelyst")]
#[test]
fn more_positions_than_can_be_told_are_too_large() {
    let options = serde_json::json!({ "game": "duelyst", "seed": "eggs", "setup": {
        "toAct": "p1",
        "players": { "p1": { "hand": { "cards": ["true-strike"] } } },
        "pieces": { "jug": { "is": "juggernaut", "owner": "p2", "at": [6, 1] } }
    } });
    let play = rulewright::json::create(&options.to_string()).expect("the position is good");
    let action = rulewright::json::action(r#"{ "type": "play", "card": "true-strike", "target": "jug" }"#);
    let refused = play.preview(&action.expect("an action"), Viewer::All).expect_err("there are thousands");
    assert_eq!(refused.code, "too-large");
}
