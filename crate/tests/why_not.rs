//! Why a click leads nowhere: the reason belongs to what the player tries, not to another phase of the game.
#![cfg(feature = "skirmish")]

use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde_json::{Value, json};

fn game(setup: Value) -> Box<dyn Play> {
    edge::create(&json!({ "game": "skirmish", "seed": "1", "setup": setup }).to_string()).expect("a good position")
}

fn duel() -> Box<dyn Play> {
    game(json!({
        "players": { "p1": { "hand": { "cards": ["com-aim", "com-wall"] } } },
        "pieces": {
            "mine": { "is": "ash-brenna", "owner": "p1", "at": [4, 4] },
            "spent": { "is": "ash-pike", "owner": "p1", "at": [2, 2], "stats": { "mp": 0, "ap": 0 } },
            "theirs": { "is": "cin-hound", "owner": "p2", "at": [9, 9] }
        }
    }))
}

fn because(play: &dyn Play, path: &[&str]) -> Option<(String, String)> {
    let path: Vec<String> = path.iter().map(|part| (*part).to_owned()).collect();
    let refusal = play.why_not(&path, Viewer::All)?;
    Some((refusal.clause.clone().unwrap_or_default(), refusal.why.clone().unwrap_or_default()))
}

#[test]
fn the_reason_belongs_to_what_is_tried() {
    let play = duel();
    let cases: &[(&[&str], &str, &str)] = &[
        (&["piece:mine", "cell:13,1"], "skirmish:house.move.1", "not-enough-mp"),
        (&["piece:mine", "cell:4,4"], "skirmish:house.move.1", "same-square"),
        (&["piece:mine", "cell:2,2"], "skirmish:house.move.2", "occupied"),
        (&["piece:spent", "cell:2,3"], "skirmish:house.move.1", "not-enough-mp"),
        (&["piece:theirs", "cell:9,8"], "skirmish:house.turn.7", "not-yours"),
        (&["piece:mine", "attack:longsword", "piece:theirs"], "skirmish:range.melee.1", "too-far"),
        (&["answer:burn"], "skirmish:house.turn.7", "nothing-to-choose"),
    ];
    for (path, clause, why) in cases {
        assert_eq!(because(&*play, path), Some((clause.to_string(), why.to_string())), "{path:?}");
    }
}

/// `skirmish:status.on-fire.1`: putting a fire out costs AP and MP; the refusal names the one that is lacking.
#[test]
fn whoever_cannot_put_the_fire_out_hears_what_is_lacking() {
    let reason = |ap: u8, mp: u8| {
        let mut play = game(json!({
            "content": { "units": [{ "id": "torch", "ap": ap, "mp": mp }, { "id": "foe" }] },
            "pieces": {
                "torch": { "is": "torch", "owner": "p2", "at": [4, 4], "cards": [{ "is": "on-fire" }] },
                "foe": { "is": "foe", "owner": "p1", "at": [9, 7] }
            }
        }));
        let end = play.actions(Viewer::All).pop().expect("a turn can be ended").action;
        play.act(&end, Viewer::All).expect("a listed action");
        let refusal = play.why_not(&["answer:put-out".to_owned()], Viewer::All)?;
        let number = |name: &str| refusal.args.as_ref().and_then(|args| args.get(name).copied());
        Some((refusal.why.clone().unwrap_or_default(), number("needs"), number("has")))
    };
    assert_eq!(reason(5, 1), Some(("not-enough-mp".into(), Some(2), Some(1))));
    assert_eq!(reason(2, 4), Some(("not-enough-ap".into(), Some(3), Some(2))));
    assert_eq!(reason(3, 2), None);
}

#[test]
fn what_is_legal_needs_no_reason() {
    let play = duel();
    assert_eq!(because(&*play, &["piece:mine", "cell:4,5"]), None);
    assert_eq!(because(&*play, &["button:end"]), None);
}

#[test]
fn while_units_are_placed_the_reason_is_of_placing() {
    let options = json!({ "game": "skirmish", "seed": "1", "players": [{ "deck": "ash" }, { "deck": "cin" }] });
    let mut play = edge::create(&options.to_string()).expect("a good game");
    while play.table(Viewer::All).phase != "deploy" || play.table(Viewer::All).decision.is_some() {
        let first = play.actions(Viewer::All).remove(0).action;
        play.act(&first, Viewer::All).expect("a listed action");
    }
    let deploy = play.actions(Viewer::All).remove(0).path;
    let off = because(&*play, &[&deploy[0].to_string(), "cell:7,5"]);
    assert_eq!(off, Some(("skirmish:house.setup.4".into(), "not-deploy-square".into())), "{deploy:?}");
}

#[test]
fn the_refused_action_is_told() {
    let path = ["piece:mine", "attack:longsword", "piece:theirs"].map(str::to_owned);
    let refusal = duel().why_not(&path, Viewer::All).expect("they stand far apart");
    let action = refusal.action.as_deref().expect("the clicks say which action they mean");
    assert_eq!(duel().check(action, Viewer::All).unwrap_err().clause, refusal.clause);
    assert_eq!((action.kind.as_str(), action.target.as_deref()), ("attack", Some("theirs")));
}

/// A card is pointed at what it aims at, and one that is not in the hand has its reason too.
#[test]
fn a_card_has_the_reason_of_its_own_target() {
    let play = game(json!({
        "players": { "p1": { "hand": { "cards": ["ash-bash", "com-smoke"] } } },
        "pieces": {
            "mine": { "is": "ash-brenna", "owner": "p1", "at": [4, 4] },
            "theirs": { "is": "cin-hound", "owner": "p2", "at": [9, 9] }
        }
    }));
    let cases: &[(&[&str], &str, &str)] = &[
        (&["card:ash-bash", "piece:mine", "piece:theirs"], "skirmish:range.melee.1", "too-far"),
        (&["card:com-smoke", "piece:mine", "cell:13,9"], "skirmish:range.distance.1", "too-far"),
        (&["card:com-aim", "piece:mine", "piece:theirs"], "skirmish:house.card.1", "not-in-hand"),
    ];
    for (path, clause, why) in cases {
        assert_eq!(because(&*play, path), Some((clause.to_string(), why.to_string())), "{path:?}");
    }
}
