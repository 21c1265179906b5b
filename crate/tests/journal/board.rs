//! What is on the board between two decisions.

use std::collections::HashSet;

use rulewright::engine::side::Side;
use rulewright::games::journal::Journal;
use rulewright::games::journal::content::language::{ActionType, Energy, Gear, Kind, Terrain, Trait};
use rulewright::games::journal::state::{CARDS, Drop, Frame, Place, State, Unit, UnitId};

/// How far a ring of a territorial unit goes (`journal:house.neutral.2`).
const RING: u8 = 2;

/// The whole battle.
pub fn holds(rules: &Journal, s: &State, here: &str) {
    for (id, unit) in s.numbered() {
        numbers(unit, here);
        stands(rules, s, id, here);
        statuses(unit, here);
    }
    alone(s, here);
    deck(s, here);
    order(s, here);
    requests(s, here);
    tiles(rules, s, here);
    if s.round > 0 {
        rings(rules, s, here);
    }
    let most = match s.energy {
        Energy::High => 15,
        Energy::Normal => 10,
        Energy::Low => 5,
    };
    assert!(s.environment <= most, "{here}: the environment has {} MP of {most}", s.environment);
    assert!(s.round <= s.limit, "{here}: round {} of {}", s.round, s.limit);
}

/// HP, MP, actions and experience (`journal:house.words.4`, `journal:house.round.7`, `journal:house.xp.1`).
fn numbers(unit: &Unit, here: &str) {
    let row = unit.is.character();
    let fallen = unit.place == Place::Fallen;
    assert_eq!(fallen, unit.hp == 0, "{here}: HP of {unit:?}");
    assert!(unit.hp <= row.hp && unit.mp <= row.mp, "{here}: more than full: {unit:?}");
    assert!(!fallen || unit.statuses.is_empty() && unit.left == 0, "{here}: something is left: {unit:?}");
    let most = if unit.kind() == Kind::Hero { 2 } else { 1 };
    assert!(unit.left <= most, "{here}: {} actions of {most}: {unit:?}", unit.left);
    assert!(unit.kind() != Kind::Ally || unit.xp == 0, "{here}: an ally learns: {unit:?}");
    assert!(unit.stride <= 3, "{here}: {unit:?}");
    for (at, (skill, level)) in unit.skills.iter().enumerate() {
        let row = skill.skill();
        assert!((1..=row.max_level).contains(level), "{here}: {} {level}: {unit:?}", skill.id());
        assert!(unit.used >> at & 1 == 0 || row.once, "{here}: {} is not once in a round", skill.id());
    }
}

/// A unit is on a panel that it may stand on, in a carrier of its side that has room, or nowhere.
fn stands(rules: &Journal, s: &State, id: UnitId, here: &str) {
    let unit = s.unit(id);
    assert_eq!(unit.at.is_on(), unit.is_on(), "{here}: {unit:?}");
    if let Place::Carried(carrier) = unit.place {
        let holder = s.unit(carrier);
        assert!(holder.is_on() && s.are_friends(id, carrier), "{here}: {unit:?} in {holder:?}");
        assert!(s.carried(carrier).count() <= holder.gear(Gear::Capacity).into(), "{here}: {holder:?} is too full");
        assert!(unit.chooses() && unit.gear(Gear::Capacity) == 0, "{here}: {unit:?} in {holder:?}");
    }
    if unit.is_on() {
        let at = unit.at;
        assert!(rules.map.grid.all.has(at) && !rules.map.walls.has(at), "{here}: {unit:?} stands in a wall");
        assert!(!s.shut().has(at), "{here}: {unit:?} stands in a shut door");
        let flies = unit.is.character().race.has(Trait::Flight);
        assert!(flies || rules.map.terrain[at.index()] != Terrain::Sky, "{here}: {unit:?} stands on the sky");
    }
}

/// Each status once, none over (`journal:house.round.2`, `journal:round.8`).
fn statuses(unit: &Unit, here: &str) {
    let mut known = HashSet::new();
    for held in unit.statuses.iter() {
        assert!(known.insert(held.is.id()), "{here}: {} twice: {unit:?}", held.is.id());
        assert!(held.lasts >= 0, "{here}: {} is over: {unit:?}", held.is.id());
        let immune = unit.is.character().race.rule().immune;
        assert_ne!(immune, Some(held.is), "{here}: {unit:?} is immune");
    }
}

/// Two units are on one panel only while one of them moves on from it (`journal:house.move.4`).
fn alone(s: &State, here: &str) {
    let moves = s.frames.top().and_then(|top| match top.frame {
        Frame::Walk(walk) => Some(walk),
        _ => None,
    });
    for (id, unit) in s.standing() {
        for (other, beside) in s.standing().filter(|(other, beside)| *other > id && beside.at == unit.at) {
            let mover = moves.filter(|walk| walk.unit == id || walk.unit == other);
            let goes_on = mover.is_some_and(|walk| walk.left > 0 && s.are_friends(id, other));
            assert!(goes_on, "{here}: two on one panel: {unit:?} and {beside:?}");
        }
    }
}

/// 54 cards, in the deck or drawn (`journal:convention.2`).
fn deck(s: &State, here: &str) {
    let (left, drawn) = (s.deck.cards().count(), s.deck.discarded().count());
    assert_eq!(left + drawn, usize::from(CARDS), "{here}: {left} left, {drawn} drawn");
    assert_eq!(left as u32, s.deck.count(), "{here}");
    let jokers = s.deck.cards().chain(s.deck.discarded()).filter(|card| card.is_joker()).count();
    assert_eq!(jokers, 2, "{here}: {jokers} jokers");
    let joker = s.deck.discarded().any(|card| card.is_joker());
    assert!(!joker || s.deck.joker, "{here}: a joker was drawn, and nobody has noted it");
}

/// The order of the round goes down, each unit once (`journal:round.4`).
fn order(s: &State, here: &str) {
    let mut known = HashSet::new();
    assert!(s.order.iter().all(|place| known.insert(place.unit)), "{here}: a unit has two turns: {:?}", &s.order[..]);
    assert!(s.order.windows(2).all(|two| two[0].value >= two[1].value), "{here}: {:?}", &s.order[..]);
    assert!(usize::from(s.turn) <= s.order.len(), "{here}");
}

/// Who holds a request is in the battle, and the hero it asks for waits (`journal:drop.9`, `journal:house.number.3`).
fn requests(s: &State, here: &str) {
    for request in s.requests.iter() {
        let placing = s.round == 0;
        assert!(placing || s.unit(request.holder).is_in(), "{here}: nobody holds {request:?}");
        if let Drop::Hero(hero) = request.drop {
            assert_eq!(s.unit(hero).place, Place::Waiting, "{here}: {request:?}");
        }
    }
}

/// Seals, doors, relics and items.
fn tiles(rules: &Journal, s: &State, here: &str) {
    let seals: Vec<_> = s.seals.iter().map(|(at, _)| *at).collect();
    assert_eq!(seals, rules.map.seals.iter().collect::<Vec<_>>(), "{here}: a seal has gone");
    let doors: Vec<_> = s.doors.iter().map(|(at, _)| *at).collect();
    assert_eq!(doors, rules.map.doors.iter().map(|(at, _)| *at).collect::<Vec<_>>(), "{here}: a door has gone");
    assert!(s.relics.count() <= 1, "{here}: {} relics", s.relics.count());
    for (at, item) in s.items.iter() {
        assert!(s.on(*at).is_none(), "{here}: nobody has picked up {}", item.id());
        let solid = rules.map.walls.has(*at) || s.shut().has(*at);
        assert!(!solid && rules.map.terrain[at.index()] != Terrain::Sky, "{here}: {} lies at {at:?}", item.id());
    }
}

/// Who is near the spawn point of a territorial unit is known to be, and nobody else (`journal:neutral.territorial`).
fn rings(rules: &Journal, s: &State, here: &str) {
    let known: HashSet<_> = s.inside.iter().map(|inside| (inside.ring, inside.unit)).collect();
    assert_eq!(known.len(), s.inside.len(), "{here}: somebody is in a ring twice");
    let territorial =
        s.numbered().filter(|(_, unit)| unit.side == Side::NEUTRAL && unit.acts == ActionType::Territorial);
    let near = territorial.flat_map(|(ring, owner)| {
        let inside = move |unit: &Unit| rules.map.distance(owner.spawn, unit.at) <= RING;
        s.standing().filter(move |(id, unit)| *id != ring && inside(unit)).map(move |(id, _)| (ring, id))
    });
    assert_eq!(known, near.collect(), "{here}: who is in which ring");
}
