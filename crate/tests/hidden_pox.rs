//! Twins of Pox: positions that differ in one hidden thing, written down one by one. Whatever the other side is given is the same
//! text in each of them: Tables, events, offers, refusals, reasons, previews, values, and what bots choose for it.
#![cfg(feature = "pox")]

mod support;

use rulewright::engine::bot::{self, Choice};
use rulewright::engine::rules::event::Record;
use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::Action;
use rulewright::games::pox::Pox;
use rulewright::games::pox::state::State;
use rulewright::json as edge;
use serde_json::{Value, json};
use support::{dice, json as text, observed};

const P1: Viewer = Viewer::Side(Side::P1);

/// The same game twice: through the public face, and as rules and state.
struct Twin {
    play: Box<dyn Play>,
    rules: Pox,
    state: State,
}

impl Twin {
    /// A position, and what p2 does in it.
    fn new(setup: &Value, acts: &Value) -> Twin {
        let options = json!({ "game": "pox", "seed": "twin", "setup": setup });
        let play = edge::create(&options.to_string()).unwrap_or_else(|error| panic!("{error}: {setup}"));
        let table = serde_json::from_value(setup.clone()).expect("a table");
        let (rules, state) = Pox::set_up(&table, &mut dice("twin", 1), &mut ()).expect("a good position");
        let mut twin = Twin { play, rules, state };
        for act in acts.as_array().expect("a list of actions") {
            let action = edge::action(&act.to_string()).expect("an action");
            twin.play.act(&action, Viewer::All).unwrap_or_else(|error| panic!("{error}: {act}"));
            let read = twin.rules.read(&twin.state, &action).expect("the same action");
            twin.rules.apply(&mut twin.state, read, &mut dice("twin", 1), &mut Record::unread());
        }
        assert_eq!(twin.play.to_act(), Some(Side::P1), "p1 is to act then");
        twin
    }

    /// What p1 sees.
    fn table(&self) -> String {
        text(&self.play.table(P1))
    }

    /// What p1 has heard.
    fn events(&self) -> String {
        text(&self.play.events(0, P1))
    }

    /// Everything that may be tried, as p1 would say it.
    fn tries(&self) -> Vec<Action> {
        let mut every = Vec::new();
        self.rules.every(&self.state, &mut every);
        every.into_iter().map(|action| self.rules.write(&self.state, action)).collect()
    }

    /// What a bot does for p1.
    fn choice(&self, name: &str) -> String {
        let choice = Choice { bot: name.into(), level: None, iterations: Some(12), seed: "twin".into() };
        let mut bot = bot::player::<Pox>(&choice).expect("there is such a bot");
        text(&self.rules.write(&self.state, bot.choose(&self.rules, &self.state)))
    }
}

/// Each of these looks like the first to p1.
fn alike(what: &str, twins: &[Twin]) {
    let (one, others) = twins.split_first().expect("there are twins");
    let (offers, tries) = (one.play.actions(P1), one.tries());
    assert!(offers.len() > 20, "{what}: p1 can do hardly anything");
    let mut refused = 0;
    for (n, other) in others.iter().enumerate() {
        let here = format!("{what}, twin {}", n + 2);
        assert_ne!(one.state, other.state, "{here}: these are one position");
        assert_eq!(one.table(), other.table(), "{here}: Tables");
        let numbers = |twin: &Twin| observed(&twin.rules, &twin.state, Side::P1);
        assert_eq!(numbers(one), numbers(other), "{here}: numbers");
        assert_eq!(one.events(), other.events(), "{here}: events");
        assert_eq!(text(&offers), text(&other.play.actions(P1)), "{here}: offers");
        for action in tries.iter().chain(&other.tries()).step_by(7) {
            let refusal = |twin: &Twin| twin.play.check(action, P1).err().map(|error| text(&error));
            assert_eq!(refusal(one), refusal(other), "{here}: {action:?} refused");
            refused += usize::from(refusal(one).is_some());
        }
        for offer in offers.iter().step_by(5) {
            let told = |twin: &Twin| twin.play.preview(&offer.action, P1).map(|told| text(&told)).map_err(|e| text(&e));
            assert_eq!(told(one), told(other), "{here}: {:?} previewed", offer.action);
        }
        for path in paths(one) {
            let why = |twin: &Twin| twin.play.why_not(&path, P1).map(|error| text(&error));
            assert_eq!(why(one), why(other), "{here}: why not {path:?}");
        }
        let value = |twin: &Twin| twin.rules.value(&twin.state, Side::P1).to_bits();
        assert_eq!(value(one), value(other), "{here}: values");
        for name in ["random", "greedy", "search"] {
            assert_eq!(one.choice(name), other.choice(name), "{here}: {name}");
        }
    }
    assert!(refused > 20, "{what}: hardly anything was refused");
}

/// Clicks of which most lead nowhere: each piece and each rune, then each tile.
fn paths(twin: &Twin) -> Vec<Vec<String>> {
    let table = twin.play.table(P1);
    let pieces = table.pieces.keys().map(|name| format!("piece:{name}"));
    let runes = table.players.get("p1").into_iter().flat_map(|player| player.hand.cards.clone().unwrap_or_default());
    let first: Vec<String> = pieces.chain(runes.map(|rune| format!("card:{rune}"))).collect();
    let tile = |n: usize| format!("cell:{},{}", n % 8 + 4, n / 8 + 4);
    let paths = first.iter().flat_map(|click| (0..64).step_by(5).map(move |n| vec![click.clone(), tile(n)]));
    paths.chain(first.iter().map(|click| vec![click.clone()])).collect()
}

/// p1 to act beside an opposing champion, with spells, area attacks and moves that reach all around.
fn position(pieces: Value, players: Value, cards: Value) -> Value {
    let mut all = json!({
        "mine": { "is": "gate-warden", "owner": "p1", "at": [6, 7] },
        "archer": { "is": "cragwalker-scout", "owner": "p1", "at": [5, 9] },
        "thane": { "is": "storm-thane", "owner": "p1", "at": [6, 10] }
    });
    for (name, piece) in pieces.as_object().expect("pieces") {
        all[name] = piece.clone();
    }
    all["foe"] = all.get("foe").cloned().unwrap_or(json!({ "is": "sand-skirmisher", "owner": "p2", "at": [9, 7] }));
    let mut sides = json!({
        "p1": { "hand": { "cards": ["frost-lance", "tornado", "avalanche", "purify", "fiery-ambush", "bannerman", "warbanner"] } }
    });
    if !players.is_null() {
        sides["p2"] = players;
    }
    json!({ "round": 10, "board": { "cards": cards }, "pieces": all, "players": sides })
}

/// The positions, with nothing done in them.
fn set_up(positions: impl IntoIterator<Item = Value>) -> Vec<Twin> {
    positions.into_iter().map(|setup| Twin::new(&setup, &json!([]))).collect()
}

/// One position in which p2 is to act, and different things that p2 does before the turn ends.
fn played(mut setup: Value, deeds: impl IntoIterator<Item = Value>) -> Vec<Twin> {
    setup["active"] = json!("p2");
    let ended = |mut deeds: Value| {
        deeds.as_array_mut().expect("deeds").push(json!({ "type": "end" }));
        deeds
    };
    deeds.into_iter().map(|deeds| Twin::new(&setup, &ended(deeds))).collect()
}

/// `pox:house.hidden.7`: a Stealthed champion here, there, or nowhere: its rune is then on a cooldown that p1 does not see.
#[test]
fn a_stealthed_champion_is_anywhere_or_nowhere() {
    let thief = |at: [u8; 2]| {
        let hidden = json!({ "is": "shade-thief", "owner": "p2", "at": at, "cards": [{ "is": "stealthed" }] });
        let p2 = json!({ "hand": { "cards": ["doom"] }, "discard": { "held": [{ "is": "nullify", "traits": ["unseen"] }] } });
        let mut setup = position(json!({ "p2-shade-thief": hidden }), p2, json!([]));
        setup["players"]["p2"]["draw"] = json!({ "cards": ["tornado"] });
        setup
    };
    let held = json!([{ "is": "nullify", "traits": ["unseen"] }, { "is": "shade-thief", "traits": ["unseen"] }]);
    let p2 = json!({ "hand": { "cards": ["doom"] }, "discard": { "held": held }, "draw": { "cards": ["tornado"] } });
    let nowhere = position(json!({}), p2, json!([]));
    alike("a thief", &set_up([thief([7, 8]), thief([8, 7]), thief([6, 8]), nowhere]));
}

/// One thief is seen, and its twin hides here, there, or waits on a cooldown that p1 does not see: of the one that is seen,
/// its number, its place, what it may do, and of what p1 and its bots do about it, nothing tells of the other.
#[test]
fn one_thief_is_seen_while_another_hides() {
    let seen = |at: [u8; 2], cards: Value| json!({ "is": "shade-thief", "owner": "p2", "at": at, "cards": cards });
    let both = |at: [u8; 2]| {
        let mut setup = position(json!({}), Value::Null, json!([]));
        setup["pieces"]["p2-shade-thief-7"] = seen([8, 9], json!([]));
        setup["pieces"]["p2-shade-thief-2"] = seen(at, json!([{ "is": "stealthed" }]));
        setup
    };
    let waits = json!({ "discard": { "held": [{ "is": "shade-thief", "traits": ["unseen"] }] } });
    let mut alone = position(json!({}), waits, json!([]));
    alone["pieces"]["p2-shade-thief-7"] = seen([8, 9], json!([]));
    let twins = [both([7, 8]), both([6, 8]), both([9, 8]), alone];
    alike("two thieves", &set_up(twins));

    // The one that hides walks beside the one that is seen, or away from it.
    let walk = |to: [u8; 2]| json!([{ "type": "move", "piece": "p2-shade-thief-2", "to": to }]);
    alike("one of two walks", &played(both([8, 7]), [walk([7, 8]), walk([9, 8]), json!([])]));
    // Which of two comes out is another matter than where the other is.
    let strike = |first: Value| {
        let mut deeds = first;
        let last =
            json!({ "type": "attack", "piece": "p2-shade-thief-7", "attack": "attack-physical", "target": "mine" });
        deeds.as_array_mut().expect("deeds").push(last);
        deeds
    };
    let mut setup = both([9, 10]);
    setup["pieces"]["p2-shade-thief-7"]["at"] = json!([7, 7]);
    alike("one of two attacks", &played(setup, [strike(walk([9, 9])), strike(walk([8, 10])), strike(json!([]))]));
}

/// A Large champion that is hidden takes four tiles.
#[test]
fn a_large_stealthed_champion_is_anywhere() {
    let ram = |at: [u8; 2]| {
        let hidden = json!({ "is": "siege-ram", "owner": "p2", "at": at, "cards": [{ "is": "stealthed" }] });
        position(json!({ "p2-siege-ram": hidden }), Value::Null, json!([]))
    };
    alike("a ram", &set_up([ram([7, 8]), ram([7, 5]), ram([6, 5])]));
}

/// `pox:house.hidden.6`: it walks, it stays, it comes into play here or there.
#[test]
fn a_stealthed_champion_walks_unseen() {
    let hidden = json!({ "is": "shade-thief", "owner": "p2", "at": [8, 9], "cards": [{ "is": "stealthed" }] });
    let walk = |to: [u8; 2]| json!([{ "type": "move", "piece": "p2-shade-thief", "to": to }]);
    let setup = position(json!({ "p2-shade-thief": hidden }), Value::Null, json!([]));
    alike("a walk", &played(setup, [walk([7, 9]), walk([8, 8]), json!([])]));
    let deploy = |to: [u8; 2]| json!([{ "type": "deploy", "card": "shade-thief", "to": to }]);
    let setup = position(json!({}), json!({ "hand": { "cards": ["shade-thief", "doom"] } }), json!([]));
    alike("a deployment", &played(setup, [deploy([12, 8]), deploy([14, 6])]));
    let fades = json!({ "is": "gate-warden", "owner": "p2", "at": [9, 9], "traits": ["fade"] });
    let fade = json!({ "type": "use", "piece": "fader", "ability": "fade" });
    let then = |to: [u8; 2]| json!([fade, { "type": "move", "piece": "fader", "to": to }]);
    let setup = position(json!({ "fader": fades }), Value::Null, json!([]));
    alike("a champion that fades", &played(setup, [then([9, 8]), then([8, 9]), json!([fade])]));
}

/// `pox:house.trap.1`: a trap here, elsewhere, or none.
#[test]
fn a_trap_is_anywhere_or_nowhere() {
    let trap = |is: &str, at: [u8; 2]| {
        let layer = json!({ "is": is, "kind": "layer", "owner": "p2", "at": at });
        position(json!({}), Value::Null, json!([layer]))
    };
    let none = position(json!({}), Value::Null, json!([]));
    alike("a trap", &set_up([trap("land-mine", [7, 7]), trap("land-mine", [6, 8]), trap("snare", [7, 7]), none]));
    let scout = json!({ "scout": { "is": "cragwalker-scout", "owner": "p2", "at": [9, 9] } });
    let lay = |to: [u8; 2]| json!([{ "type": "use", "piece": "scout", "ability": "lay-trap-snare", "to": to }]);
    let setup = position(scout, Value::Null, json!([]));
    alike("a trap that is laid", &played(setup, [lay([8, 9]), lay([9, 8]), json!([])]));
}

/// `pox:house.hidden.5`: which hidden spell waits, and whom it names; that one waits is open.
#[test]
fn a_hidden_spell_is_any() {
    let waits = |is: &str, about: Option<&str>, hand: &str| {
        let mut global = json!({ "is": is, "kind": "global" });
        global["about"] = json!(about);
        let second = json!({ "is": "sand-skirmisher", "owner": "p2", "at": [9, 9] });
        let p2 = json!({ "hand": { "cards": [hand] }, "cards": [global] });
        position(json!({ "second": second }), p2, json!([]))
    };
    let spellthief = "spellthief-resurrection";
    let twins = [
        waits("nullify", None, spellthief),
        waits(spellthief, Some("foe"), "nullify"),
        waits(spellthief, Some("second"), "nullify"),
    ];
    alike("a spell", &set_up(twins));
    let none = position(json!({}), json!({ "hand": { "cards": ["nullify", spellthief] } }), json!([]));
    let (one, none) = (Twin::new(&waits("nullify", None, spellthief), &json!([])), Twin::new(&none, &json!([])));
    let open = |twin: &Twin| twin.play.table(P1).players.get("p2").map(|player| player.cards.len());
    assert_eq!((open(&one), open(&none)), (Some(1), Some(0)), "that a spell waits is open");

    let second = json!({ "second": { "is": "sand-skirmisher", "owner": "p2", "at": [9, 9] } });
    let hand = json!({ "hand": { "cards": ["nullify", spellthief] } });
    let name = |target: &str| json!([{ "type": "cast", "card": spellthief, "target": target }]);
    let counter = json!([{ "type": "cast", "card": "nullify" }]);
    alike("a spell that is cast", &played(position(second, hand, json!([])), [name("foe"), name("second"), counter]));
}

/// `pox:house.hidden.3`, `pox:house.hidden.4`: a hidden ability was used or not, and another one was.
#[test]
fn a_hidden_ability_was_used_or_not() {
    let foe = |cards: Value| {
        let foe = json!({
            "is": "sand-skirmisher", "owner": "p2", "at": [7, 7], "traits": ["dodge", "block", "fade"], "cards": cards
        });
        position(json!({ "foe": foe }), Value::Null, json!([]))
    };
    let has = |is: &str| json!({ "is": is, "kind": "condition", "until": "own-turn-start" });
    let waits = |is: &str| json!({ "is": is, "kind": "cooldown", "counters": 1 });
    alike(
        "a condition",
        &set_up([
            foe(json!([])),
            foe(json!([has("dodging"), waits("dodge")])),
            foe(json!([has("blocking"), waits("block")])),
            foe(json!([has("blocking"), has("dodging"), waits("fade")])),
        ]),
    );
    let uses = |ability: &str| json!({ "type": "use", "piece": "foe", "ability": ability });
    let deeds = [json!([]), json!([uses("dodge")]), json!([uses("block")]), json!([uses("block"), uses("dodge")])];
    alike("an ability", &played(foe(json!([])), deeds));
}

/// `pox:house.hidden.2`: which runes are ready, and in which order the others come.
#[test]
fn an_unknown_rune_is_any() {
    let dock = |hand: [&str; 2], draw: [&str; 3]| {
        position(json!({}), json!({ "hand": { "cards": hand }, "draw": { "cards": draw } }), json!([]))
    };
    alike(
        "a dock",
        &set_up([
            dock(["doom", "nullify"], ["tornado", "purify", "sacrifice"]),
            dock(["doom", "sacrifice"], ["tornado", "purify", "nullify"]),
            dock(["tornado", "purify"], ["sacrifice", "doom", "nullify"]),
        ]),
    );
}
