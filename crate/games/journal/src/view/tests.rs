use super::*;
use rulewright_engine::chance::Seeded;
use rulewright_engine::rules::Rules;
use rulewright_engine::rules::event::Record;
use rulewright_engine::side::Side;
use std::collections::HashMap;

fn table(rules: &Journal, s: &State) -> serde_json::Value {
    serde_json::to_value(rules.table(s, Viewer::All)).expect("a table is JSON")
}

/// Two tables are the same; the message names the first place where they differ.
fn same(one: &serde_json::Value, other: &serde_json::Value, here: &str) {
    match (one.as_object(), other.as_object()) {
        (Some(a), Some(b)) if a.keys().eq(b.keys()) => {
            a.keys().for_each(|key| same(&a[key], &b[key], &format!("{here}.{key}")));
        }
        _ => assert_eq!(one, other, "{here}"),
    }
}

/// What is listed reads back, each has its own clicks, and no clicks end within those of another.
fn offers(rules: &Journal, s: &State, legal: &[Action]) {
    let mut paths: HashMap<Vec<wire::Click>, Action> = HashMap::new();
    for action in legal.iter().chain(rules.asides(s)) {
        let offer = rules.offer(s, *action);
        assert_eq!(rules.read(s, &offer.action).as_ref(), Ok(action), "{:?}", offer.action);
        let other = paths.insert(offer.path.clone(), *action);
        assert!(other.is_none(), "{action:?} is clicked like {other:?}: {:?}", offer.path);
    }
    for path in paths.keys() {
        assert!((1..path.len()).all(|n| !paths.contains_key(&path[..n])), "{path:?}");
    }
}

/// A position that is read from its table has the same table and the same legal actions.
fn again(rules: &Journal, s: &State, chance: &mut Seeded, here: &str) {
    let shown = table(rules, s);
    let asks_nothing = shown["decision"].is_null();
    if !asks_nothing || shown["toAct"].is_null() {
        return;
    }
    let position = serde_json::from_value(shown.clone()).expect("a table");
    let (other, state) = Journal::set_up(&position, chance, &mut ()).unwrap_or_else(|e| panic!("{here}: {e}"));
    same(&table(&other, &state), &shown, here);
    let [mut own, mut others] = [Vec::new(), Vec::new()];
    rules.legal(s, &mut own);
    other.legal(&state, &mut others);
    // What was taken from the environment in this action, and that a skill was used before it, is not in a table.
    if s.deed.before || s.deed.taken.iter().any(|taken| *taken > 0) {
        return;
    }
    let written = |rules: &Journal, s: &State, list: &[Action]| -> Vec<_> {
        list.iter().map(|action| rules.write(s, *action)).collect()
    };
    assert_eq!(written(rules, s, &own), written(&other, &state, &others), "{here}");
}

/// Games at random: tables are read back, actions too, and every fact is an event.
#[test]
fn games_are_told() {
    for seed in 0..6 {
        let mut chance = Seeded::new(seed);
        let map = Some(MAPS[seed as usize % MAPS.len()].id.to_owned());
        let first = Some(Side::BOTH[seed as usize % 2]);
        let options = wire::Options { map, first, ..wire::Options::default() };
        let mut log = Record::default();
        let (rules, mut s) = Journal::open(&options, &mut chance, &mut log).expect("a game");
        let (mut legal, mut told) = (Vec::new(), 0);
        for step in 0..600 {
            for entry in &log.entries[told..] {
                let event = rules.tell(&s, entry, Viewer::All);
                assert!(!event.kind.is_empty(), "{:?}", entry.fact);
            }
            told = log.entries.len();
            if rules.to_act(&s).is_none() {
                break;
            }
            rules.legal(&s, &mut legal);
            if step % 4 == 0 {
                offers(&rules, &s, &legal);
                again(&rules, &s, &mut chance, &format!("seed {seed}, step {step}"));
            }
            let numbers: Vec<u16> = (0..legal.len() as u16).collect();
            let action = legal[chance.draw(&numbers)];
            rules.apply(&mut s, action, &mut chance, &mut log);
        }
        assert!(s.outcome.is_some(), "a battle of ten rounds ends");
    }
}
