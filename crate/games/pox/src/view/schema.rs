//! What a set-up takes, as a schema: made of the words and bounds by which a position is read.

use crate::content::data::{ABILITIES, CONDITION_IDS, STEALTHED};
use crate::content::language::{
    AbilityId, Aimed, Condition, ConditionId, Element, Ground as Terrain, Kind, Object, Parameter, Printed, Race,
    RuneId,
};
use crate::content::layout;
use crate::position::docks::waits;
use crate::position::names::may_have;
use crate::position::names::{
    FONT, LEAST_SIDE, MOST, MOST_NORA, OWN_START, SIDE, form_name, is_unit, stat, state, way,
};
use crate::position::numbers;
use crate::setup::LIMIT;
use crate::state::{Form, MAX_GLOBALS, MAX_RUNES, MAX_UNITS};
use rulewright_engine::side::Side;
use rulewright_engine::wire::{
    BoardSchema, DrawSchema, Ground, PieceSchema, PileSchema, Plate, PlayerSchema, Pose, Range, SetupSchema,
    StatSchema, StateSchema, WaySchema,
};

/// Lists that several fields use.
const RUNES: &str = "runes";
const ABILITY: &str = "abilities";

pub(crate) fn schema() -> SetupSchema {
    let side = Range::of(LEAST_SIDE, SIDE);
    let squares = u32::from(SIDE) * u32::from(SIDE);
    let pile = |id: &str| PileSchema {
        id: id.to_owned(),
        most: MAX_RUNES as u32,
        things: vec![RUNES.to_owned()],
        ..PileSchema::default()
    };
    let abilities: Vec<String> = every_ability().map(|ability| ability.id().into()).collect();
    let races = Race::ALL.iter().filter(|race| **race != Race::None).map(|race| race.id().to_owned());
    SetupSchema {
        groups: [(RUNES.to_owned(), runes(|_| true)), (ABILITY.to_owned(), abilities.clone())].into(),
        board: Some(BoardSchema { wide: side, high: side, squares, ..BoardSchema::default() }),
        // `pox:6.1`: player 1 always takes the first turn.
        first: Some(Side::P1),
        round: Some(Range::of(1, LIMIT / 2)),
        pieces: PieceSchema {
            // Both shrines come by themselves.
            most: MAX_UNITS as u32 - 2,
            stats: numbers::ALL.map(number).into_iter().chain([base_damage()]).collect(),
            states: states(),
            traits: races.chain(abilities).collect(),
            ..PieceSchema::default()
        },
        players: PlayerSchema {
            stats: vec![StatSchema::set(stat::NORA, Range::of(0, MOST_NORA as i16))],
            piles: ["hand", "draw", "discard"].map(pile).into(),
            cards: Some(MAX_RUNES as u32),
        },
        ways: on_pieces().into_iter().chain(before_players()).chain(on_tiles()).collect(),
        draws: Some(draws()),
        ..SetupSchema::default()
    }
}

/// Runes that a battlegroup may have.
fn runes(of: impl Fn(RuneId) -> bool) -> Vec<String> {
    let all = RuneId::all().filter(|rune| !rune.rune().token && of(*rune));
    all.map(|rune| rune.id().to_owned()).collect()
}

/// Every ability as it may be written.
fn every_ability() -> impl Iterator<Item = Printed> {
    (0..ABILITIES.len() as u8).flat_map(|n| {
        let ability = AbilityId(n);
        let with: Vec<u8> = match ability.ability().parameter {
            Parameter::None => vec![0],
            Parameter::Rank => (1..=9).collect(),
            Parameter::Element => (0..Element::ALL.len() as u8).collect(),
            Parameter::Race => {
                (0..Race::ALL.len() as u8).filter(|n| Race::ALL[usize::from(*n)] != Race::None).collect()
            }
            Parameter::Unit => RuneId::all().filter(|rune| is_unit(*rune)).map(|rune| rune.0).collect(),
        };
        with.into_iter().map(move |with| Printed { ability, with }).filter(|printed| may_have(*printed))
    })
}

fn states() -> Vec<StateSchema> {
    let form = |form: Form| form_name(form).unwrap_or_default();
    let alone = [form(Form::Clone), form(Form::Summoned), form(Form::Illusion), state::SPELLED, state::STRANDED];
    let free = StateSchema { beside: true, ..StateSchema::of(state::DISENGAGED) };
    alone.map(StateSchema::of).into_iter().chain([free]).collect()
}

/// Damage without what conditions and abilities add to it, which a table shows beside the whole.
fn base_damage() -> StatSchema {
    StatSchema { id: stat::BASE_DAMAGE.to_owned(), base: Some(stat::DAMAGE.to_owned()), ..StatSchema::default() }
}

/// A number of a piece: its bounds, and how it is drawn.
fn number(id: &str) -> StatSchema {
    let bounds = numbers::range(id).unwrap_or(0..=0);
    let drawn = |rank: u8, plate: Plate| (Some(rank), Some(plate));
    let (rank, plate) = match id {
        stat::HEALTH => drawn(1, Plate::Drop),
        stat::DAMAGE => drawn(2, Plate::Blade),
        stat::AP => drawn(3, Plate::Arrow),
        _ => (None, None),
    };
    let printed = [stat::HEALTH, stat::DAMAGE, stat::SPEED, stat::RANGE_MIN, stat::RANGE, stat::DEFENSE, stat::NORA];
    StatSchema {
        printed: printed.contains(&id),
        vital: id == stat::HEALTH,
        moves: id == stat::AP,
        rank,
        plate,
        ..StatSchema::set(id, Range::of(*bounds.start(), *bounds.end()))
    }
}

/// Conditions, for so many turns or until a time, and with a number or without; equipment; abilities granted and lost.
fn on_pieces() -> Vec<WaySchema> {
    let mut ways = Vec::new();
    for has_value in [true, false] {
        let things = conditions(|condition| condition.has_value == has_value);
        let value = StatSchema::set(stat::VALUE, Range::of(1, MOST));
        let way = WaySchema {
            stats: if has_value { vec![value] } else { Vec::new() },
            ..WaySchema::of("piece", way::CONDITION, things)
        };
        ways.push(WaySchema { counters: Some(Range::of(1, MOST)), ..way.clone() });
        ways.push(WaySchema { until: vec![OWN_START.to_owned()], ..way });
    }
    let equipment = runes(|rune| rune.rune().kind == Kind::Equipment);
    ways.push(WaySchema::of("piece", way::EQUIPMENT, equipment));
    let of_abilities = |kind: &str| WaySchema { said: true, ..WaySchema::of("piece", kind, vec![ABILITY.to_owned()]) };
    ways.extend([of_abilities(way::GRANTED), of_abilities(way::LOST)]);
    ways
}

fn conditions(of: impl Fn(&Condition) -> bool) -> Vec<String> {
    let all = CONDITION_IDS.iter().zip((0..).map(ConditionId));
    let listed = all.filter(|(_, is)| !is.condition().persistent && of(is.condition()));
    listed.map(|(id, _)| (*id).to_owned()).collect()
}

/// Spells that wait, and runes that are known.
fn before_players() -> [WaySchema; 3] {
    let way = |kind: &str, things: Vec<String>, most: usize| WaySchema {
        said: true,
        most: Some(most as u32),
        ..WaySchema::of("player", kind, things)
    };
    let names = |rune: RuneId| rune.rune().aimed == Aimed::Named;
    let waiting = |named: bool| runes(|rune| waits(rune) && names(rune) == named);
    [
        way(way::GLOBAL, waiting(false), MAX_GLOBALS),
        WaySchema { about: Some("piece".to_owned()), ..way(way::GLOBAL, waiting(true), MAX_GLOBALS) },
        way(way::KNOWN, vec![RUNES.to_owned()], MAX_RUNES),
    ]
}

fn on_tiles() -> [WaySchema; 5] {
    let objects = |of: fn(&Object) -> bool| -> Vec<String> {
        Object::ALL.iter().filter(|object| of(object)).map(|object| object.id().to_owned()).collect()
    };
    let way = |kind: &str, things: Vec<String>| WaySchema::of("square", kind, things);
    let owned = |who: &str, way: WaySchema| WaySchema { owner: Some(who.to_owned()), ..way };
    let lasting = objects(|object| !object.is_trap() && *object != Object::NoraGlobe);
    let turns = Some(Range::of(1, MOST));
    let nora = StatSchema::set(stat::NORA, Range::of(1, MOST_NORA as i16));
    let ground = [Terrain::Plain, Terrain::Water, Terrain::Lava].map(|ground| ground.id().to_owned());
    [
        owned("may", way(way::FONT, vec![FONT.to_owned()])),
        owned("must", way(way::LAYER, objects(|object| object.is_trap()))),
        owned("must", WaySchema { counters: turns, ..way(way::LAYER, lasting) }),
        WaySchema { stats: vec![nora], ..way(way::LAYER, objects(|object| *object == Object::NoraGlobe)) },
        WaySchema { counters: turns, ..way(way::TERRAIN, ground.into()) },
    ]
}

/// What is drawn for terrain, on every level. An object on a tile fills it.
fn draws() -> DrawSchema {
    let ground = |terrain: Terrain| match terrain {
        Terrain::Plain => Ground::Bare,
        Terrain::Water => Ground::Water,
        Terrain::Lava => Ground::Lava,
        Terrain::Chasm => Ground::Chasm,
        Terrain::Impassable => Ground::Crag,
        Terrain::Inaccessible => Ground::Wall,
    };
    let grounds = layout::all().map(|(terrain, level)| (layout::name(terrain, level), ground(terrain)));
    let levels = layout::all().filter(|(_, level)| *level > 0);
    let levels = levels.map(|(terrain, level)| (layout::name(terrain, level), i32::from(level)));
    let floors = [way::FONT, way::LAYER, way::TERRAIN].map(|kind| (kind.to_owned(), Pose::Floor));
    // Its own player sees it and must know that the other does not.
    let unseen = [(STEALTHED.id().to_owned(), Pose::Covered)];
    let poses = floors.into_iter().chain(unseen).collect();
    DrawSchema { grounds: grounds.collect(), levels: levels.collect(), poses, ..DrawSchema::default() }
}
