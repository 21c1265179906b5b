//! What a set-up takes, as a schema: made of the words and bounds by which a position is read.

use crate::content::language::Terrain;
use crate::content::language::{
    Bonus, CharacterId, Condition, Door, Energy, ItemId, ItemKind, Kind, Orders, Period, SkillId, Status,
};
use crate::content::layout::{SIGNS, Sign};
use crate::content::map::MAX_PANELS;
use crate::position::names::{
    DISCARD, DOOR, DRAW, ENVIRONMENT, LASTS, PASSES, RELIC, REQUESTS, ROUNDS, SEAL, SIDE, has_focus, has_orderer,
    law_id, laws, range, skill_named, stat, state, way,
};
use crate::position::numbers::{SET, TOLD};
use crate::state::{CARDS, Card, MAX_UNITS};
use rulewright_engine::wire::{
    BoardSchema, DrawSchema, Ground, PieceSchema, PileSchema, Plate, PlayerSchema, Pose, Range, SetupSchema,
    StatSchema, StateSchema, WaySchema,
};

pub(crate) fn schema() -> SetupSchema {
    let side = Range::of(*SIDE.start(), *SIDE.end());
    let pile =
        |id: &str| PileSchema { id: id.to_owned(), most: CARDS.into(), things: cards(), ..PileSchema::default() };
    SetupSchema {
        board: Some(BoardSchema { wide: side, high: side, squares: MAX_PANELS as u32, ..BoardSchema::default() }),
        round: Some(Range::of(1, ROUNDS)),
        pieces: PieceSchema {
            most: MAX_UNITS as u32,
            stats: stats(),
            states: states(),
            neutral: ids(CharacterId::all(), |is| is.character().kind == Kind::Neutral, CharacterId::id),
            away: true,
            ..PieceSchema::default()
        },
        players: PlayerSchema { stats: vec![StatSchema::told(stat::SEALS)], ..PlayerSchema::default() },
        piles: vec![pile(DRAW), pile(DISCARD)],
        turns: true,
        ways: on_pieces().into_iter().chain(on_panels()).chain(on_the_board()).chain([requests()]).collect(),
        draws: Some(draws()),
        ..SetupSchema::default()
    }
}

/// Every card of the deck once.
fn cards() -> Vec<String> {
    (0..=Card::JOKER.0).map(|n| Card(n).id().into()).collect()
}

/// The ids of those of a list that are meant.
fn ids<T: Copy>(all: impl Iterator<Item = T>, of: impl Fn(T) -> bool, id: fn(T) -> &'static str) -> Vec<String> {
    all.filter(|one| of(*one)).map(|one| id(one).to_owned()).collect()
}

fn stats() -> Vec<StatSchema> {
    let set = SET.map(|id| match id {
        stat::HP => StatSchema { vital: true, ..drawn(StatSchema::set(id, Range::printed(1)), 1, Plate::Drop) },
        stat::MP => printed(StatSchema::set(id, Range::printed(0))),
        // A unit without an action left is one that `turns` does not name.
        stat::ACTIONS => printed(StatSchema::set(id, Range::printed(1))),
        _ => {
            let bounds = range(id).unwrap_or(0..=0);
            let counter = id == stat::ATTACKS;
            StatSchema { counter, ..StatSchema::set(id, Range::of(*bounds.start(), *bounds.end())) }
        }
    });
    let told = TOLD.map(|id| match id {
        stat::STRENGTH => drawn(StatSchema::told(id), 2, Plate::Blade),
        stat::DEFENCE => drawn(StatSchema::told(id), 3, Plate::Shield),
        _ => printed(StatSchema::told(id)),
    });
    set.into_iter().chain(told).collect()
}

fn printed(stat: StatSchema) -> StatSchema {
    StatSchema { printed: true, ..stat }
}

fn drawn(stat: StatSchema, rank: u8, plate: Plate) -> StatSchema {
    StatSchema { rank: Some(rank), plate: Some(plate), ..printed(stat) }
}

/// How a unit acts matters only if it is neutral; without a type such a unit is aggressive.
fn states() -> Vec<StateSchema> {
    let states = [state::MOVED, state::FREED, state::FOLLOWED, state::PEACEFUL, state::TERRITORIAL, state::WANDERER];
    states.map(StateSchema::of).into()
}

/// Statuses, skills, what is worn, orders, and who attacked it.
fn on_pieces() -> Vec<WaySchema> {
    let way = |kind: &str, things: Vec<String>| WaySchema::of("piece", kind, things);
    let counted = |range: Range, way: WaySchema| WaySchema { counters: Some(range), ..way };
    let items = |of: &dyn Fn(ItemId) -> bool| ids(ItemId::all(), of, ItemId::id);
    // A unit that is paralyzed alone on its board has no turn, so its round would end and the status with it.
    let statuses = ids(Status::ALL.iter().copied(), |is| is != Status::Paralyzed, Status::id);
    let mut ways = vec![counted(Range::of(0, LASTS), way(way::STATUS, statuses))];
    for most in 1..=5 {
        let own = |skill: SkillId| skill.skill().max_level == most && skill_named(skill.id()).is_some();
        ways.push(counted(Range::of(0, most), way(way::SKILL, ids(SkillId::all(), own, SkillId::id))));
        let gear = items(&|item| item.item().kind == ItemKind::Gear && item.item().max_level == most);
        ways.push(counted(Range::of(1, most), way(way::WORN, gear)));
    }
    let plain = [ItemKind::Armour, ItemKind::Helm, ItemKind::Foot];
    ways.push(way(way::WORN, items(&|item| plain.contains(&item.item().kind))));
    for (slot, kind) in way::WEAPONS.iter().enumerate() {
        let weapons = items(&|item| item.item().kind == ItemKind::Weapon);
        ways.push(WaySchema { said: slot == 1, ..way(kind, weapons) });
    }
    for about in [true, false] {
        let of = |orders: Orders| (has_focus(orders) || has_orderer(orders)) == about;
        let orders = ids(Orders::ALL.iter().copied(), of, Orders::id);
        ways.push(WaySchema { about: about.then(|| "piece".to_owned()), ..way(way::ORDER, orders) });
    }
    ways.retain(|way| !way.things.is_empty());
    ways
}

fn on_panels() -> [WaySchema; 6] {
    let way = |kind: &str, is: &str| WaySchema::of("square", kind, vec![is.to_owned()]);
    let door = |door: Door| WaySchema { said: door != Door::Locked, ..way(door.id(), DOOR) };
    let items = ids(ItemId::all(), |_| true, ItemId::id);
    [
        WaySchema { owner: Some("may".to_owned()), ..way(way::SEAL, SEAL) },
        door(Door::Locked),
        door(Door::Closed),
        door(Door::Open),
        way(way::RELIC, RELIC),
        WaySchema::of("square", way::ITEM, items),
    ]
}

/// The conditions of the battle: there is always one of each kind.
fn on_the_board() -> [WaySchema; 6] {
    let way = |kind: &str, things: Vec<String>| WaySchema { said: true, ..WaySchema::of("board", kind, things) };
    let laws = laws().map(|(law, element)| law_id(law, element).to_owned()).collect();
    let energies = ids(Energy::ALL.iter().copied(), |_| true, Energy::id);
    let pass = way(way::PASS, vec![way::PASS.to_owned()]);
    [
        way(way::CONDITION, ids(Condition::ALL.iter().copied(), |_| true, Condition::id)),
        WaySchema { counters: Some(Range::of(0, ENVIRONMENT)), ..way(way::ENERGY, energies) },
        way(way::PERIOD, ids(Period::ALL.iter().copied(), |_| true, Period::id)),
        way(way::LAW, laws),
        way(way::BONUS, ids(Bonus::ALL.iter().copied(), |_| true, Bonus::id)),
        WaySchema { said: false, counters: Some(Range::of(1, PASSES)), ..pass },
    ]
}

/// What a side may ask for: a hero, or any item.
fn requests() -> WaySchema {
    let heroes = ids(CharacterId::all(), |is| is.character().kind == Kind::Hero, CharacterId::id);
    let items = ids(ItemId::all(), |_| true, ItemId::id);
    WaySchema {
        most: Some(REQUESTS as u32),
        about: Some("piece".to_owned()),
        ..WaySchema::of("player", way::REQUEST, heroes.into_iter().chain(items).collect())
    }
}

/// What is drawn for terrain. A seal, a door and a relic fill their panel; an item is there until somebody takes it.
fn draws() -> DrawSchema {
    let ground = |sign: Sign| match sign {
        Sign::Start(0) => Ground::CampFirst,
        Sign::Start(_) => Ground::CampSecond,
        Sign::Ground(Terrain::Encumbering) => Ground::Mud,
        Sign::Ground(Terrain::Dangerous) => Ground::Thorns,
        Sign::Ground(Terrain::Defended) => Ground::Breastwork,
        Sign::Ground(Terrain::Slick) => Ground::Ice,
        Sign::Ground(Terrain::Sky) => Ground::Sky,
        Sign::Ground(Terrain::Relic) => Ground::Monolith,
        Sign::Ground(Terrain::Wall) => Ground::Wall,
        Sign::Ground(Terrain::Neutral) => Ground::Bare,
        Sign::Spawn => Ground::Lair,
        Sign::Seal => Ground::Seal,
        Sign::Door => Ground::Door,
    };
    let door = |door: Door| match door {
        Door::Locked => Ground::DoorLocked,
        Door::Closed => Ground::Door,
        Door::Open => Ground::DoorOpen,
    };
    let doors = Door::ALL.iter().map(|is| (is.id().to_owned(), door(*is)));
    // Open ground is bare without a drawing; an open door is called by the same word.
    let signs = SIGNS.iter().filter(|(.., sign)| *sign != Sign::Ground(Terrain::Neutral));
    let grounds = signs.map(|(_, word, sign)| ((*word).to_owned(), ground(*sign))).chain(doors);
    let floors = Door::ALL.iter().map(|is| is.id()).chain([way::SEAL, way::RELIC]).map(|kind| (kind, Pose::Floor));
    let poses = floors.chain([(way::ITEM, Pose::Lying)]).map(|(kind, pose)| (kind.to_owned(), pose));
    DrawSchema { grounds: grounds.collect(), poses: poses.collect(), ..DrawSchema::default() }
}
