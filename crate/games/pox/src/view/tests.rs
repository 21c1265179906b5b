use super::*;
use rulewright_engine::chance::Seeded;
use rulewright_engine::rules::Rules;
use rulewright_engine::rules::event::Record;
use rulewright_engine::side::Side;
use std::collections::HashMap;

fn table(rules: &Pox, s: &State) -> serde_json::Value {
    serde_json::to_value(rules.table(s, Viewer::All)).expect("a table is JSON")
}

/// What is listed reads back, each has its own clicks, and no clicks end within those of another.
fn offers(rules: &Pox, s: &State, legal: &[Action]) {
    let mut paths: HashMap<Vec<wire::Click>, Action> = HashMap::new();
    for action in legal {
        let offer = rules.offer(s, *action);
        assert_eq!(rules.read(s, &offer.action).as_ref(), Ok(action), "{:?}", offer.action);
        let other = paths.insert(offer.path.clone(), *action);
        assert!(other.is_none(), "{action:?} is clicked like {other:?}: {:?}", offer.path);
    }
    for path in paths.keys() {
        assert!((1..path.len()).all(|n| !paths.contains_key(&path[..n])), "{path:?}");
    }
}

/// Games at random: tables are read back, and every event has a sentence.
#[test]
fn games_are_told() {
    for seed in 0..4 {
        let mut chance = Seeded::new(seed);
        let map = Some(MAPS[seed as usize % MAPS.len()].id.to_owned());
        let groups = [BATTLEGROUPS[seed as usize].id, BATTLEGROUPS[3 - seed as usize].id];
        let seat = |id: &str| wire::Seat { deck: Some(id.to_owned()), ..wire::Seat::default() };
        let options = wire::Options { map, players: groups.map(seat).into(), ..wire::Options::default() };
        let mut log = Record::default();
        let (rules, mut s) = Pox::open(&options, &mut chance, &mut log).expect("a game");
        let mut legal = Vec::new();
        for step in 0..400 {
            for entry in &log.entries {
                assert!(rules.may_know(&entry.fact, Viewer::All), "{:?}", entry.fact);
                assert!(!rules.tell(&s, entry, Viewer::All).kind.is_empty(), "{:?}", entry.fact);
            }
            log.truncate(0);
            if rules.to_act(&s).is_none() {
                break;
            }
            rules.legal(&s, &mut legal);
            if step % 8 == 0 {
                offers(&rules, &s, &legal);
                let shown = table(&rules, &s);
                let position = serde_json::from_value(shown.clone()).expect("a table");
                let (again, state) = Pox::set_up(&position, &mut chance, &mut ()).unwrap_or_else(|e| panic!("{e}"));
                assert_eq!(table(&again, &state), shown, "seed {seed}, step {step}");
            }
            // Turns end now and then, and not at once.
            let numbers: Vec<u16> = (0..legal.len() as u16).collect();
            let action = legal[chance.draw(&numbers)];
            rules.apply(&mut s, action, &mut chance, &mut log);
        }
    }
}

/// Of two copies that come unseen, the one that is seen first may have either number, so it says nothing of the other.
#[test]
fn copies_that_come_unseen_have_drawn_numbers() {
    let names = |seed: u64, id: &str| {
        let is = RuneId::named(id).expect("a rune");
        let cards = serde_json::json!({ "shade-thief": 2, "null-seer": 2 });
        let seats = serde_json::json!([{ "list": { "cards": cards } }, { "deck": "border-pact" }]);
        let options =
            wire::Options { players: serde_json::from_value(seats).expect("seats"), ..wire::Options::default() };
        let (rules, mut s) = Pox::open(&options, &mut Seeded::new(seed), &mut ()).expect("a game");
        let slots = (0..).zip(s.docks[Side::P1].runes.iter().map(|rune| rune.is));
        let copies: Vec<u8> = slots.filter(|(_, copy)| *copy == is).map(|(slot, _)| slot).collect();
        let name = |slot: &u8| {
            let unit = Unit { rune: *slot, id: UnitId(9), ..Unit::printed(is, Side::P1, s.take_order()) };
            rules.name_of(&s, &unit)
        };
        copies.iter().map(name).collect::<Vec<_>>()
    };
    let plain = ["p1-null-seer", "p1-null-seer-2"].map(str::to_owned);
    assert!((0..32).all(|seed| names(seed, "null-seer") == plain));
    let thieves = ["p1-shade-thief", "p1-shade-thief-2"].map(str::to_owned);
    let mut in_order = 0;
    for mut names in (0..64).map(|seed| names(seed, "shade-thief")) {
        in_order += u32::from(names == thieves);
        names.sort();
        assert_eq!(names, thieves);
    }
    assert!((20..=44).contains(&in_order), "{in_order} of 64");
}
