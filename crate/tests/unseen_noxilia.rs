//! What a player of Noxilia cannot see is dealt again for bots and previews. However it is dealt, all that the player knows
//! stays as it is and no card is lost or doubled; and every possible hidden card occurs some time, and no other.
#![cfg(feature = "noxilia")]

mod support;

use std::collections::BTreeSet;

use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::side::{Side, Viewer};
use rulewright::games::noxilia::Noxilia;
use rulewright::games::noxilia::content::cards::NO_CARD;
use rulewright::games::noxilia::content::language::{CardId, Kind};
use rulewright::games::noxilia::state::{State, TableCard, Unit, card_mark, mark};
use serde_json::{Value, json};
use support::{dice, json as text};

/// So often a position is dealt: the rarest way of any here is one of 108.
const DEALINGS: u64 = 1_500;

type Ways = BTreeSet<Vec<&'static str>>;

fn position(setup: Value) -> (Noxilia, State) {
    let setup = serde_json::from_value(setup).expect("a table");
    Noxilia::set_up(&setup, &mut dice("position", 1), &mut ()).expect("a good position")
}

/// Deals what p1 cannot see, again and again: all arrangements, as `told` describes them.
fn ways((rules, state): &(Noxilia, State), told: impl Fn(&State) -> Vec<CardId>) -> Ways {
    let deal = |seed| rules.resample(state, Side::P1, &mut dice("deal", seed));
    let seen = |s: &State| text(&rules.table(s, Viewer::Side(Side::P1)));
    let (table, theirs, treasures) = (seen(state), belongings(state), treasures(state));
    let mut all = Ways::new();
    for other in (0..DEALINGS).map(deal) {
        assert_eq!(seen(&other), table);
        assert_eq!(known(&other), known(state));
        assert_eq!(belongings(&other), theirs, "a card of p2 is lost or doubled");
        assert_eq!(self::treasures(&other), treasures, "a treasure is lost or doubled");
        all.insert(told(&other).into_iter().map(CardId::id).collect());
    }
    all
}

/// What p1 knows of what is in play, what is hidden without its card, and all that belongs to p1.
fn known(s: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let open = |u: &Unit| u.side == Side::P1 || u.is(mark::SHOWN);
    let units: Vec<Unit> = s.units.iter().map(|u| if open(u) { *u } else { Unit { card: NO_CARD, ..*u } }).collect();
    let open = |g: &TableCard| if g.is_latent() { g.owner == Side::P1 } else { g.is(card_mark::SHOWN) };
    let lying: Vec<TableCard> =
        s.table_cards.iter().map(|g| if open(g) { *g } else { TableCard { card: NO_CARD, ..*g } }).collect();
    (units, lying, s.players[Side::P1])
}

/// All cards of p2, wherever they are.
fn belongings(s: &State) -> Vec<CardId> {
    let p2 = &s.players[Side::P2];
    let piles = [&p2.hand, &p2.library, &p2.bottom, &p2.graveyard, &p2.exile];
    let mut all: Vec<CardId> = piles.into_iter().flat_map(|pile| pile.iter().copied()).collect();
    all.extend(p2.queue.iter().map(|queued| queued.card));
    all.extend(s.units.iter().filter(|u| u.owner == Side::P2).map(|u| u.card));
    all.extend(s.table_cards.iter().filter(|g| g.owner == Side::P2).map(|g| g.card));
    all.sort();
    all
}

/// The treasures, and how many decoys are on the table: which of the decoys those are nobody knows.
fn treasures(s: &State) -> (Vec<CardId>, usize) {
    let all = s.table_cards.iter().map(|g| g.card).chain(s.treasures.iter().copied());
    let mut truths: Vec<CardId> = all.filter(|card| card.card().kind == Kind::Treasure).collect();
    truths.sort();
    (truths, s.table_cards.iter().filter(|g| g.card.card().kind == Kind::Decoy).count())
}

/// All ways to lay so many of these down, one after the other.
fn item(cards: &[&'static str], count: usize) -> Vec<Vec<&'static str>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let after = |at: usize| {
        let mut rest = cards.to_vec();
        let first = rest.remove(at);
        item(&rest, count - 1).into_iter().map(move |more| [vec![first], more].concat())
    };
    (0..cards.len()).flat_map(after).collect()
}

/// Those ways of [`item`] that may be.
fn that(cards: &[&'static str], count: usize, may_be: impl Fn(&[&'static str]) -> bool) -> Ways {
    item(cards, count).into_iter().filter(|way| may_be(way)).collect()
}

fn piece(is: &str, owner: &str, place: &str, face_down: bool) -> Value {
    let traits = if face_down { json!(["face-down"]) } else { json!([]) };
    json!({ "is": is, "owner": owner, "place": place, "traits": traits })
}

/// `noxilia:setup.15`: any decoy may be where one is, and any treasure that nobody has seen where none does. What is face
/// up, and what p1 has set, is not shuffled among them.
#[test]
fn treasures_face_down_may_be_any() {
    let mut mine = piece("bv-militia", "p1", "a.com", false);
    mine["cards"] = json!([{ "is": "bv-aegis", "kind": "latent" }]);
    let position = position(json!({ "pieces": { "mine": mine }, "board": { "cards": [
        { "is": "tr-decoy-empty", "kind": "primo", "place": "field1" },
        { "is": "tr-decoy-trap", "kind": "face-down", "place": "field2" },
        { "is": "tr-crown", "kind": "face-down", "place": "a.ram1" },
        { "is": "tr-mirror", "kind": "treasure", "place": "b.ram1" },
        { "is": "tr-orb", "kind": "deck" },
        { "is": "tr-hoard", "kind": "deck" }
    ] } }));
    let hidden = |s: &State| {
        let lying = s.table_cards.iter().filter(|g| g.is(card_mark::UNCLAIMED) && !g.is(card_mark::SHOWN));
        lying.map(|g| g.card).collect()
    };
    let cards =
        ["tr-decoy-empty", "tr-decoy-trap", "tr-decoy-smoke", "tr-decoy-note", "tr-crown", "tr-orb", "tr-hoard"];
    let one_is_true = |way: &[&str]| way.iter().filter(|card| !card.starts_with("tr-decoy")).count() == 1;
    assert_eq!(ways(&position, hidden), that(&cards, 3, one_is_true));
}

/// A face-down unit there has life left; the monarch is one of them. What is seen of p2, and who of p1 is face down,
/// stays.
#[test]
fn units_face_down_may_be_any_that_live() {
    let mut hurt = piece("ag-ghoul", "p2", "b.ram1", true);
    hurt["stats"] = json!({ "life": 1 });
    let position = position(json!({
        "pieces": {
            "king": piece("ag-king", "p2", "b.com", true),
            "hurt": hurt,
            "whole": piece("ag-thrall", "p2", "b.ram2", true),
            "open": piece("ag-knight", "p2", "field2", false),
            "mine": piece("bv-militia", "p1", "a.com", true)
        },
        "players": { "p2": { "hand": { "cards": ["ag-ogre"] }, "draw": { "cards": ["ag-bolt"] } } }
    }));
    let standing = |s: &State| {
        let king = s.find(s.players[Side::P2].monarch).expect("p2 has a monarch");
        assert_eq!(king.card.card().kind, Kind::Monarch, "{king:?}");
        s.units.iter().take(3).map(|u| u.card).collect()
    };
    // Two of its life are gone: a thrall would be dead.
    let may_be = |way: &[&str]| way.contains(&"ag-king") && way[1] != "ag-thrall";
    assert_eq!(ways(&position, standing), that(&["ag-king", "ag-ghoul", "ag-thrall", "ag-ogre"], 3, may_be));
}

/// `noxilia:spell.latent.1`: a card under a unit may be there, and so may a card under a zone.
#[test]
fn latent_spells_may_be_any_that_may_lie_there() {
    let (for_units, for_both, for_zones) = ("ag-backlash", ["ag-veil", "bv-unweave"], "ag-gravegrip");
    let under = |spell: &str| json!([{ "is": "ag-mask" }, { "is": spell, "kind": "latent" }]);
    let place = |spells: [&str; 2], zone: &str, hand: &[&str]| {
        let mut units = [piece("ag-ghoul", "p2", "b.com", false), piece("ag-thrall", "p2", "b.com", false)];
        let mut mine = piece("bv-militia", "p1", "a.com", false);
        mine["cards"] = json!([{ "is": "bv-aegis", "kind": "latent" }]);
        for (unit, spell) in units.iter_mut().zip(spells).filter(|(_, spell)| !spell.is_empty()) {
            unit["cards"] = under(spell);
        }
        position(json!({
            "pieces": { "one": units[0], "two": units[1], "mine": mine },
            "board": { "cards": [{ "is": zone, "place": "b.ram1" }, { "is": "ag-idol", "place": "b.com" }] },
            "players": { "p2": { "hand": { "cards": hand } } }
        }))
    };
    let set = |s: &State| {
        let latents = s.table_cards.iter().filter(|g| g.is_latent() && g.owner == Side::P2);
        latents.map(|g| g.card).collect()
    };
    let fits = |unit: bool, card: &str| for_both.contains(&card) || card == if unit { for_units } else { for_zones };

    let loose = place([for_units, "ag-veil"], for_zones, &["bv-unweave", "ag-bolt", "ag-ogre"]);
    let all = [for_units, for_both[0], for_both[1], for_zones];
    let may_be = |way: &[&str]| fits(true, way[0]) && fits(true, way[1]) && fits(false, way[2]);
    assert_eq!(ways(&loose, set), that(&all, 3, may_be));

    // Only the veil may lie under the zone; and only the veil under the unit, whichever is dealt first.
    let zone = place([for_units, ""], "ag-veil", &["ag-bolt", "ag-ogre"]);
    assert_eq!(ways(&zone, set), Ways::from([vec![for_units, "ag-veil"]]));
    let mut unit = place(["ag-veil", ""], for_zones, &["ag-bolt", "ag-ogre"]);
    assert_eq!(ways(&unit, set), Ways::from([vec!["ag-veil", for_zones]]));
    unit.1.table_cards.reverse();
    assert_eq!(ways(&unit, set), Ways::from([vec![for_zones, "ag-veil"]]));
}

/// `noxilia:ability.distant_reinforcement.1`: a unit that waits two turns comes from afar. Nobody waits who need not, and no
/// monarch.
#[test]
fn units_of_the_queue_may_be_any_that_wait_so_long() {
    let position = position(json!({
        "pieces": { "king": piece("ag-king", "p2", "b.com", true) },
        "players": { "p2": {
            "hand": { "cards": ["ag-hounds", "ag-bolt", "ag-thrall"] },
            "draw": { "cards": ["ag-ulgrath"] },
            "cards": [
                { "is": "ag-ghoul", "kind": "queue", "counters": 1 },
                { "is": "ag-ogre", "kind": "queue", "counters": 2 }
            ]
        } }
    }));
    let waiting = |s: &State| s.players[Side::P2].queue.iter().map(|queued| queued.card).collect();
    let may_be = |way: &[&str]| ["ag-ogre", "ag-ulgrath"].contains(&way[1]);
    assert_eq!(ways(&position, waiting), that(&["ag-ghoul", "ag-thrall", "ag-ogre", "ag-ulgrath"], 2, may_be));
}

/// While the first of those whose time has come arrives, the second waits no longer, and still it is nobody who never waits.
#[test]
fn whoever_comes_next_has_waited() {
    let position = position(json!({
        "phase": "start",
        "round": 2,
        "board": { "cards": [{ "is": "bv-thorns", "owner": "p1", "place": "b.com" }] },
        "players": { "p2": {
            "hand": { "cards": ["ag-hounds", "ag-ogre"] },
            "cards": [{ "is": "ag-ghoul", "kind": "queue" }, { "is": "ag-thrall", "kind": "queue" }]
        } }
    }));
    let (rules, state) = &position;
    assert_eq!(rules.to_act(state), Some(Side::P1), "p1 may turn up a spell where it arrives");
    let coming = |s: &State| {
        let [next] = s.players[Side::P2].queue[..] else { panic!("{:?}", s.players[Side::P2].queue) };
        assert_eq!(next.turns, 0);
        vec![next.card, s.units[0].card]
    };
    let may_be = |way: &[&str]| way[0] != "ag-hounds";
    assert_eq!(ways(&position, coming), that(&["ag-ghoul", "ag-thrall", "ag-hounds", "ag-ogre"], 2, may_be));
}
