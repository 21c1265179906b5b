//! What is on the board.

use std::collections::HashSet;

use rulewright::engine::board::cells::Cell;
use rulewright::engine::rules::Game;
use rulewright::engine::side::{Side, Viewer};
use rulewright::games::pox::Pox;
use rulewright::games::pox::content::language::{Effect, Kind, Object, is};
use rulewright::games::pox::content::map::Tiles;
use rulewright::games::pox::state::{Form, OWN_START, Origin, Stage, State, Unit, UnitId, mark};

/// The whole board, between two actions.
pub fn holds(rules: &Pox, s: &State, here: &str) {
    let over = s.stage == Stage::Over;
    assert_eq!(s.outcome.is_some(), over, "{here}");
    assert!(over || s.stage == Stage::Action, "{here}: a step does not end");
    assert!(s.turn >= 1 && s.turn <= rules.limit, "{here}: turn {}", s.turn);
    let mut taken = Tiles::NONE;
    let mut ids = HashSet::new();
    for unit in s.units.iter() {
        let tiles = stands(rules, unit, here);
        assert!((tiles & taken).is_empty(), "{here}: two units on one tile: {unit:?}");
        taken |= tiles;
        assert!(ids.insert(unit.id) && unit.id < UnitId(s.next_unit), "{here}: {unit:?}'s number");
        numbers(unit, over, here);
    }
    hearts(s, over, here);
    conditions(s, here);
    tiles(rules, s, here);
    engagements(rules, s, here);
}

/// A unit is on the board, off what it cannot stand on; a Large one has four tiles.
fn stands(rules: &Pox, unit: &Unit, here: &str) -> Tiles {
    let map = &rules.map;
    let Some(tiles) = map.base(unit.at, unit.size) else { panic!("{here}: {unit:?} is off the board") };
    assert_eq!(tiles.iter().count(), usize::from(unit.size).pow(2), "{here}: {unit:?} covers {tiles:?}");
    assert!((tiles & (map.solid | map.inaccessible)).is_empty(), "{here}: {unit:?} where nothing stands");
    assert!(unit.flies() || (tiles & map.chasms).is_empty(), "{here}: {unit:?} over a chasm");
    let stranded = unit.is_marked(mark::STRANDED);
    let rock = !(tiles & map.impassable).is_empty();
    assert!(unit.flies() || stranded || !rock, "{here}: {unit:?} in a rock");
    assert!(!stranded || rock && !unit.flies(), "{here}: {unit:?} is not stranded");
    tiles
}

/// HP, AP and what is owed.
fn numbers(unit: &Unit, over: bool, here: &str) {
    assert!(over || (1..=unit.most).contains(&unit.hp), "{here}: {} of {} HP: {unit:?}", unit.hp, unit.most);
    assert!(over || !unit.is_marked(mark::DOOMED), "{here}: it was destroyed: {unit:?}");
    assert_eq!(unit.owed, 0, "{here}: a step is over and owes: {unit:?}");
    assert!(unit.is_champion() || unit.ap == 0, "{here}: only champions have AP: {unit:?}");
    assert!(unit.damage >= 0 && unit.range.0 <= unit.range.1, "{here}: {unit:?}");
    let mut known = HashSet::new();
    for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
        let most = slot.id().ability().cooldown;
        assert!(slot.cooldown <= most, "{here}: {} waits {} turns of {most}", slot.printed.id(), slot.cooldown);
        assert!(
            known.insert((slot.printed, slot.origin == Origin::Worn)),
            "{here}: {} twice: {unit:?}",
            slot.printed.id()
        );
    }
}

/// Each side that plays has a shrine or an avatar.
fn hearts(s: &State, over: bool, here: &str) {
    for side in Side::BOTH {
        let hearts = s.units.iter().filter(|unit| unit.owner == side && unit.is_heart()).count();
        assert!(hearts == 1 || over && hearts == 0, "{here}: {side} has {hearts} shrines and avatars");
    }
}

fn conditions(s: &State, here: &str) {
    let mut orders = HashSet::new();
    for condition in s.conditions.iter() {
        assert!(s.find(condition.on).is_some(), "{here}: {condition:?} is on nobody");
        assert!(orders.insert(condition.order) && condition.order.0 < s.next_order, "{here}: {condition:?}");
        let lasts = condition.turns >= OWN_START || condition.turns > 0;
        assert!(lasts, "{here}: {condition:?} is over");
        let again = s.conditions_of(condition.on).filter(|other| other.is == condition.is).count();
        assert_eq!(again, 1, "{here}: {condition:?} twice");
    }
    for unit in s.units.iter() {
        let stealthed = s.conditions_of(unit.id).any(|condition| condition.is.id() == "stealthed");
        assert_eq!(unit.is(is::STEALTHED), stealthed, "{here}: {unit:?}");
    }
}

/// Objects of the terrain layer and terrain over others.
fn tiles(rules: &Pox, s: &State, here: &str) {
    let mut orders = HashSet::new();
    let mut there = HashSet::new();
    for layer in s.layers.iter() {
        assert!(orders.insert(layer.order) && layer.order.0 < s.next_order, "{here}: {layer:?}");
        assert!(rules.holds_layer(layer.at) && rules.map.grid.all.has(layer.at), "{here}: {layer:?}");
        let globe = layer.is == Object::NoraGlobe;
        assert_eq!(globe, layer.nora > 0, "{here}: {layer:?}");
        assert_eq!(globe, layer.side == Side::NEUTRAL, "{here}: {layer:?}");
        assert!(!globe || there.insert(layer.at), "{here}: two globes on a tile");
    }
    let barriers: Tiles =
        s.layers.iter().filter(|layer| layer.is == Object::ForceBarrier).map(|layer| layer.at).collect();
    assert_eq!(s.barriers, barriers, "{here}");
    assert!((barriers & !s.barred).is_empty(), "{here}: a barrier bars nobody");
    for change in s.changes.iter() {
        assert!(change.turns > 0 && rules.map.grid.all.has(change.at), "{here}: {change:?}");
    }
    for (n, holder) in s.fonts.iter().enumerate() {
        assert!(holder.is_none() || n < rules.map.fonts.len(), "{here}: font {n}");
    }
}

/// `pox:gl.engaged`: engaged are champions of two sides that are next to each other and that both sides see, each pair once.
fn engagements(rules: &Pox, s: &State, here: &str) {
    let mut pairs = HashSet::new();
    for (a, b) in s.engaged.iter() {
        let (Some(one), Some(other)) = (s.find(*a), s.find(*b)) else { panic!("{here}: {a:?} {b:?}: nobody") };
        assert!(pairs.insert((*a.min(b), *a.max(b))), "{here}: {a:?} and {b:?} twice");
        assert!(meets(rules, one, other), "{here}: {one:?} is not engaged with {other:?}");
    }
}

/// Pairs that are next to each other and not engaged.
pub fn aloof(rules: &Pox, s: &State) -> HashSet<(UnitId, UnitId)> {
    let mut aloof = HashSet::new();
    for (n, one) in s.units.iter().enumerate() {
        for other in s.units.iter().skip(n + 1).filter(|other| meets(rules, one, other)) {
            if !s.engaged_with(one.id).any(|id| id == other.id) {
                aloof.insert((one.id.min(other.id), one.id.max(other.id)));
            }
        }
    }
    aloof
}

fn meets(rules: &Pox, one: &Unit, other: &Unit) -> bool {
    let seen = |unit: &Unit| unit.is_champion() && !unit.is(is::STEALTHED);
    one.side != other.side && seen(one) && seen(other) && distance(rules, one, other) == 1
}

/// How far two units are apart, tile by tile.
fn distance(rules: &Pox, one: &Unit, other: &Unit) -> u8 {
    let own = covered(rules, one);
    let far = |a: Cell| covered(rules, other).iter().map(move |b| rules.map.proximity(a, b)).min();
    own.iter().filter_map(far).min().unwrap_or(u8::MAX)
}

fn covered(rules: &Pox, unit: &Unit) -> Tiles {
    rules.map.base(unit.at, unit.size).unwrap_or_default()
}

/// `pox:3.3.1`: presence, tile by tile, from those who give it.
pub fn presence_follows(rules: &Pox, s: &State, here: &str) {
    let map = &rules.map;
    for side in Side::BOTH {
        let held = map.fonts.iter().zip(s.fonts).filter(|(_, holder)| *holder == Some(side));
        let fonts = held.map(|(at, _)| (Tiles::one(*at), 6));
        let givers = s.of(side).filter_map(|unit| Some((covered(rules, unit), reach(unit)?)));
        let all: Vec<(Tiles, u8)> = fonts.chain(givers).collect();
        let near = |at: Cell| all.iter().any(|(from, reach)| from.iter().any(|tile| map.proximity(tile, at) <= *reach));
        let expected: Tiles = map.grid.all.iter().filter(|at| near(*at)).collect();
        assert_eq!(rules.presence(s, side), expected, "{here}: the presence of {side}");
    }
}

/// How far a unit gives presence, if it does.
fn reach(unit: &Unit) -> Option<u8> {
    let own = unit.is.rune().then.iter().find_map(|effect| match effect {
        Effect::Presence(reach) => Some(*reach),
        _ => None,
    });
    let real = matches!(unit.form, Form::Real | Form::Clone);
    own.or(match unit.kind {
        Kind::Shrine => Some(10),
        Kind::Champion if real => Some(5),
        _ => None,
    })
}

/// The Table of somebody who sees all has every unit under a name of its own, and a side's Table those that it sees.
pub fn names_differ(rules: &Pox, s: &State, here: &str) {
    assert_eq!(rules.table(s, Viewer::All).pieces.len(), s.units.len(), "{here}");
    for viewer in Side::BOTH {
        let seen = s.units.iter().filter(|unit| !unit.is_hidden_from(viewer)).count();
        assert_eq!(rules.table(s, Viewer::Side(viewer)).pieces.len(), seen, "{here}: what {viewer} sees");
    }
}
