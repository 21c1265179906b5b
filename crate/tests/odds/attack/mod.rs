//! The attack of Skirmish, computed again, against the engine's preview.

mod computed;
mod position;

use std::collections::BTreeMap;

use rulewright::engine::side::Viewer;
use rulewright::json as edge;

use crate::support::{self, dice};
use computed::Attack;

/// The preview's damage, as fractions over `all`.
fn previewed(attack: &Attack, all: u128) -> BTreeMap<i32, u128> {
    let options = attack.position().to_string();
    let play = edge::create(&options).unwrap_or_else(|e| panic!("{e}\n{options}"));
    let action = edge::action(&attack.action().to_string()).expect("an action");
    let preview = play.preview(&action, Viewer::All).unwrap_or_else(|e| panic!("{e}\n{options}"));
    let mut damage = BTreeMap::new();
    for outcome in &preview.outcomes {
        let hurt = outcome.changes.iter().find(|c| c.of == "theirs" && c.what == "health");
        let (of, ways) = outcome.odds.split_once('/').expect("a fraction");
        let (of, ways): (u128, u128) = (of.parse().expect("a number"), ways.parse().expect("a number"));
        assert_eq!(all % ways, 0, "{attack:?}: {} of {all}", outcome.odds);
        *damage.entry(-hurt.and_then(|c| c.by).unwrap_or(0)).or_insert(0) += all / ways * of;
    }
    damage
}

fn agree(seeds: support::Seeds) {
    let mut outcomes = 0;
    for seed in seeds {
        let attack = Attack::random(&mut dice("attack", seed));
        let (damage, all) = attack.damage();
        assert_eq!(previewed(&attack, all), damage, "seed {seed}: {attack:?}, of {all}");
        outcomes += damage.len();
    }
    println!("{outcomes} outcomes");
}

#[test]
fn a_plain_computation_gives_the_same_damage() {
    agree(0..300);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many seeds"]
fn a_plain_computation_gives_the_same_damage_soak() {
    agree(support::soak(300));
}

/// The second computation is itself held to numbers worked out by hand.
#[test]
fn the_plain_computation_knows_what_a_die_is_worth() {
    let plain = Attack { sets: 1, power: 1, subtype: "ps", range: "melee", ..Attack::default() };
    assert_eq!(plain.damage(), (BTreeMap::from([(0, 3), (1, 2), (3, 1)]), 6));
    let crushing = Attack { keywords: vec!["crushing"], ..plain.clone() };
    assert_eq!(crushing.damage().0, BTreeMap::from([(0, 3), (1, 1), (3, 2)]));
    let focused = Attack { keywords: vec!["focused"], bonus: 1, ..plain.clone() };
    assert_eq!(focused.damage().0, BTreeMap::from([(0, 2), (3, 4)]));
    let blocked = Attack { defence: 1, ..plain.clone() };
    assert_eq!(blocked.damage().0, BTreeMap::from([(0, 22), (1, 8), (2, 2), (3, 4)]));
    let twice = Attack { sets: 2, ..plain };
    assert_eq!(twice.damage().0, BTreeMap::from([(0, 9), (1, 16), (3, 11)]));
}
