//! Lists that are no party, and parties that do not meet.

use rulewright::engine::refusal::Error;
use rulewright::json as edge;
use serde_json::{Map, Value, json};

use crate::actions::told;
use crate::errors::error;

const PARTY: &str = "journal:house.party.1";

/// A party of these, one of each.
fn list(ids: &[&str]) -> Value {
    let cards: Map<String, Value> = ids.iter().map(|id| ((*id).to_owned(), json!(1))).collect();
    json!({ "cards": cards })
}

fn create(list: &Value) -> Result<(), Error> {
    let players = json!([{ "list": list }, { "deck": "marshals" }]);
    edge::create(&json!({ "game": "journal", "seed": "7", "players": players }).to_string()).map(drop)
}

#[test]
fn a_list_that_is_no_party_is_refused_by_field_and_clause() {
    let good = ["tavin", "ysolt", "bram", "pikeman", "medic"];
    let with = |more: &[&str]| list(&[&good, more].concat());
    create(&list(&good)).expect("three heroes and two allies are a party");
    create(&with(&["pim", "salve-crate", "blade-edge"])).expect("a hero, a supply and what Tavin learns");
    let rule = |field: &'static str, clause: &'static str, why: &'static str| ["refused", field, clause, why];
    let field = |field: &'static str| ["field", field, "", ""];
    let mut twice = list(&good);
    twice["cards"]["medic"] = json!(2);
    let mut led = list(&good);
    led["leader"] = json!("tavin");
    let cases = [
        (list(&good[1..]), rule("players[0].list", PARTY, "party-heroes")),
        (list(&good[..4]), rule("players[0].list", PARTY, "party-allies")),
        (with(&["imp"]), rule("players[0].list", PARTY, "party-allies")),
        (twice, rule("players[0].list.cards.medic", PARTY, "copies")),
        (with(&["emb-ring"]), rule("players[0].list.cards.emb-ring", "journal:xp.4", "nobody-learns")),
        (with(&["pim", "salve-crate", "plate"]), rule("players[0].list", "journal:house.setup.2", "party-requests")),
        (with(&["neutral-hollow"]), field("players[0].list.cards.neutral-hollow")),
        (with(&["called-wolf"]), field("players[0].list.cards.called-wolf")),
        (with(&["burning"]), field("players[0].list.cards.burning")),
        (with(&["nobody"]), field("players[0].list.cards.nobody")),
        (led, field("players[0].list.leader")),
    ];
    for (list, expected) in cases {
        let error = error(create(&list), &list.to_string());
        assert_eq!(told(&error), expected, "{list}: {error:?}");
    }
}

#[test]
fn a_battle_is_of_two_parties_that_share_no_hero() {
    let with = |more: Value| {
        let seats = json!([{ "deck": "wayfarers" }, { "deck": "marshals" }]);
        let mut options = json!({ "game": "journal", "seed": "7", "players": seats });
        more.as_object().expect("fields").iter().for_each(|(key, value)| options[key] = value.clone());
        edge::create(&options.to_string()).map(drop)
    };
    with(json!({ "first": "p2", "map": "sky-bridge" })).expect("a plain game");
    let shared = list(&["dorrit", "ysolt", "bram", "pikeman", "medic"]);
    let cases = [
        (json!({ "map": "atlantis" }), "map"),
        (json!({ "first": "neutral" }), "first"),
        (json!({ "players": [{ "deck": "wayfarers" }] }), "players"),
        (json!({ "players": [{ "deck": "wayfarers" }, { "deck": "nobody" }] }), "players[1].deck"),
        (json!({ "players": [{ "deck": "wayfarers" }, { "deck": "wayfarers" }] }), "players[1].deck"),
        (json!({ "players": [{ "list": shared }, { "deck": "marshals" }] }), "players[1].deck"),
    ];
    for (options, field) in cases {
        let error = error(with(options.clone()), &options.to_string());
        assert_eq!(error.field.as_deref(), Some(field), "{options}: {error:?}");
    }
}
