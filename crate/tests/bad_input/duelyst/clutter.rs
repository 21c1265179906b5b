//! Positions full of cards that make little sense, which are taken.

use rulewright::engine::chance::Seeded;
use rulewright::engine::side::Viewer;
use rulewright::games::duelyst::content;
use rulewright::games::duelyst::content::language::CardId;
use rulewright::json as edge;
use serde_json::{Value, json};

use crate::support::{self, face, one};

/// Cards on units and before players do no harm, however little sense it makes: positions full of it are
/// played on, and seen by everybody.
#[test]
fn whatever_lies_there_is_played_on() {
    clutter(0..300);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many positions"]
fn whatever_lies_there_is_played_on_soak() {
    clutter(support::soak(300));
}

fn clutter(seeds: support::Seeds) {
    let (mut taken, all) = (0, seeds.end);
    for seed in seeds {
        let mut dice = support::dice("clutter", seed);
        let options = json!({ "game": "duelyst", "seed": seed.to_string(), "setup": cluttered(&mut dice) });
        let Ok(mut play) = edge::create(&options.to_string()) else { continue };
        taken += 1;
        for _ in 0..60 {
            let actions = play.actions(Viewer::All);
            if actions.is_empty() {
                break;
            }
            let action = &one(&actions, &mut dice).action;
            play.act(action, Viewer::All).unwrap_or_else(|e| panic!("{seed}: {action:?}: {e:?}"));
            face(&*play);
        }
    }
    assert!(taken > all / 2, "{taken} of {all} positions were taken");
}

/// Six units, on each of them changes of all kinds from any card, and a lasting effect of any card.
fn cluttered(dice: &mut Seeded) -> Value {
    const UNITS: [&str; 6] = ["heartseeker", "egg", "building", "rae", "healing-mystic", "wind-dervish"];
    let mut pieces = serde_json::Map::new();
    for n in 0..6 {
        let is = *one(&UNITS, dice);
        let mut cards: Vec<Value> = (0..dice.below(3)).map(|_| laid(dice, &UNITS)).collect();
        if matches!(is, "egg" | "building") {
            let mut inside = json!({ "is": "heartseeker", "kind": "inside", "stats": { "attack": 1 } });
            if is == "building" {
                inside["counters"] = json!(1);
            }
            cards.push(inside);
        }
        let owner = ["p1", "p2"][n % 2];
        pieces.insert(format!("u{n}"), json!({ "is": is, "owner": owner, "at": [n + 2, n % 5 + 1], "cards": cards }));
    }
    let mut lasting = laid(dice, &UNITS);
    lasting["kind"] = json!(one(&["lasting", "once"], dice));
    lasting["stats"] = json!({ "ability": 1, "effect": dice.below(2) });
    lasting["about"] = json!(one(&["u1", "heartseeker"], dice));
    // Most cards have no lasting effect, and an ability of theirs may then wait for what never comes.
    lasting["is"] = json!(one(&["eight-gates", "kujata", "lady-locke", "psionic-strike", "heartseeker"], dice));
    let hand = json!({ "cards": ["true-strike", "martyrdom", "phoenix-fire", "tempest", "heartseeker"] });
    let deck = json!({ "cards": ["tempest", "heartseeker", "phoenix-fire"] });
    json!({ "pieces": pieces, "players": {
        "p1": { "cards": [lasting], "hand": hand, "draw": deck }, "p2": { "hand": hand, "draw": deck }
    } })
}

/// A change of any kind.
fn laid(dice: &mut Seeded, units: &[&str]) -> Value {
    const TRAITS: [&str; 8] = ["frenzy", "grow", "rebirth", "wall", "slow", "flying", "obedient", "summon-dervish"];
    let kind = *one(&["change", "spears", "becomes", "trait", "without", "ability", "control", "form"], dice);
    let inside: Vec<&str> = units.iter().copied().filter(|unit| !matches!(*unit, "egg" | "building")).collect();
    let about = *one(if kind == "form" { &inside[..] } else { &TRAITS }, dice);
    let number = dice.below(5) as i32 - 2;
    let from = one(&CardId::all().filter(|card| has_ability(*card)).collect::<Vec<_>>(), dice).id();
    json!({
        "is": from, "kind": kind, "owner": one(&["p1", "p2"], dice), "about": about,
        "until": one(&["turn-end", "p1-turn-start", "p2-turn-end", "p2-turn"], dice),
        "stats": {
            "attack": number, "health": number.max(0), "ability": 1, about: number.max(1),
            "building": dice.below(3), "egg": dice.below(2)
        }
    })
}

fn has_ability(card: CardId) -> bool {
    content::printed(card).next().is_some()
}
