//! What a set-up takes, as a schema: made of the words and bounds by which a position is read.

use crate::chapters::turn::start::MOST_TURNS;
use crate::content::language::{CardId, Kind};
use crate::content::mana::COLOUR_NAMES;
use crate::position::names::{
    FAR, LOT, MARKERS, MOST_GOLD, MOST_MANA, MOST_PIECES, MOST_TABLE_CARDS, TREASURES, aside, ground, lends, stat,
    state, way,
};
use crate::position::players::{is_piled, may_be_aside, room_aside};
use crate::position::table_cards::{fits_place, fits_unit, marks_of, used_up};
use crate::state::{FLEETING, MAX_CARDS};
use rulewright_engine::wire::{
    DrawSchema, PieceSchema, PileSchema, Plate, PlayerSchema, Pose, Range, SetupSchema, Sign, Site, StatSchema,
    StateSchema, WaySchema,
};

fn ids(of: impl Fn(CardId) -> bool) -> Vec<String> {
    CardId::all().filter(|card| of(*card)).map(|card| card.id().to_owned()).collect()
}

pub(crate) fn schema() -> SetupSchema {
    let pile = |id: &str| PileSchema {
        id: id.into(),
        most: MAX_CARDS as u32,
        except: ids(|card| !is_piled(card)),
        ..PileSchema::default()
    };
    let colours = COLOUR_NAMES.map(|colour| StatSchema::set(colour, Range::of(0, MOST_MANA)));
    let mut stats = vec![StatSchema::set(stat::GOLD, Range::of(0, MOST_GOLD))];
    stats.extend(colours);
    // That somebody has not won the lot says nothing: then somebody else has.
    stats.extend([StatSchema::set(stat::PASSED, Range::of(0, 1)), StatSchema::set(LOT, Range::of(1, 1))]);
    stats.push(StatSchema::told(stat::BUDGET));
    SetupSchema {
        round: Some(Range::of(1, MOST_TURNS)),
        pieces: PieceSchema {
            most: MOST_PIECES as u32,
            stats: unit_stats(),
            states: state::ALL.map(StateSchema::of).into(),
            traits: Vec::new(),
            ..PieceSchema::default()
        },
        players: PlayerSchema {
            stats,
            piles: ["hand", "draw", "discard"].map(pile).into(),
            cards: Some(MAX_CARDS as u32),
        },
        places: place_stats(),
        ways: table_ways().into_iter().chain(loose()).chain(set_aside()).collect(),
        lying: Some(MOST_TABLE_CARDS as u32),
        draws: Some(draws()),
        ..SetupSchema::default()
    }
}

/// What is drawn for words that are the game's own.
fn draws() -> DrawSchema {
    let sites = [
        (ground::COMMAND, Site::Keep),
        (ground::ROOM, Site::Chamber),
        (ground::RAMPART, Site::Parapet),
        (ground::BATTLEFIELD, Site::Meadow),
    ];
    // A unit that is face down and a card that is have the same word, and so have engaged ones.
    let poses = [
        (state::FACE_DOWN, Pose::Covered),
        (state::ENGAGED, Pose::Turned),
        (way::LATENT, Pose::Covered),
        (way::PRIMO, Pose::Covered),
    ];
    DrawSchema {
        sites: sites.map(|(kind, site)| (kind.to_owned(), site)).into(),
        poses: poses.map(|(word, pose)| (word.to_owned(), pose)).into(),
        ..DrawSchema::default()
    }
}

fn place_stats() -> Vec<StatSchema> {
    let passing =
        |stat: &str, sign: Sign| StatSchema { sign: Some(sign), ..StatSchema::set(stat, Range::of(0, MARKERS)) };
    let printed = |stat: &str, sign: Sign| StatSchema { printed: true, sign: Some(sign), ..StatSchema::told(stat) };
    let aura = |stat: &str, side: &str| StatSchema { side: Some(side.to_owned()), ..passing(stat, Sign::Crest) };
    vec![
        passing(stat::FLOOD, Sign::Wave),
        aura(stat::AURAS[0], "p1"),
        aura(stat::AURAS[1], "p2"),
        printed(stat::DRAW, Sign::Card),
        printed(stat::GOLD, Sign::Coin),
    ]
}

fn unit_stats() -> Vec<StatSchema> {
    let drawn = |stat: StatSchema, rank: u8, plate: Plate| StatSchema {
        printed: true,
        rank: Some(rank),
        plate: Some(plate),
        ..stat
    };
    let counter = |stat: StatSchema| StatSchema { counter: true, ..stat };
    let markers = |stat: StatSchema, sign: Sign| counter(StatSchema { sign: Some(sign), ..stat });
    let lost = |stat: &str, of: &str| counter(StatSchema { lessens: Some(of.to_owned()), ..StatSchema::told(stat) });
    let armour = Range::of(-FAR, FAR);
    let life = StatSchema { vital: true, ..StatSchema::set(stat::LIFE, Range::printed(1)) };
    let time = StatSchema { away: true, ..StatSchema::set(stat::TIME, Range::of(1, MARKERS)) };
    let mut stats = vec![
        drawn(StatSchema::told(stat::MELEE), 2, Plate::Blade),
        drawn(StatSchema::told(stat::RANGED), 4, Plate::Arrow),
        drawn(StatSchema::set(stat::ARMOUR, armour), 3, Plate::Shield),
        drawn(life, 1, Plate::Drop),
        lost(stat::WOUNDS, stat::LIFE),
        lost(stat::WORN, stat::ARMOUR),
        markers(StatSchema::set(stat::POISON, Range::of(0, MARKERS)), Sign::Drop),
        markers(time, Sign::Hourglass),
    ];
    stats.extend(FLEETING.map(|stat| StatSchema::set(stat, Range::of(*lends(stat).start(), *lends(stat).end()))));
    stats
}

/// Cards on units and in places, by the way they are placed and by how much of them can be used up.
fn table_ways() -> Vec<WaySchema> {
    let mut ways: Vec<WaySchema> = Vec::new();
    for (on, in_place, fits) in [("piece", false, fits_unit as fn(CardId) -> bool), ("place", true, fits_place)] {
        for kind in way::ALL {
            for card in CardId::all().filter(|card| fits(*card)) {
                let Ok(marks) = marks_of(card, kind, in_place) else { continue };
                let most = (0..=MARKERS).rev().find(|used| used_up(card, marks, *used).is_ok()).unwrap_or(0);
                let way = WaySchema {
                    said: marks_of(card, "", in_place).ok() != Some(marks),
                    owner: Some("may".into()),
                    counters: (most > 0).then(|| Range::of(1, most)),
                    ..WaySchema::of(on, kind, Vec::new())
                };
                let like = |other: &&mut WaySchema| WaySchema { things: Vec::new(), ..(**other).clone() } == way;
                match ways.iter_mut().find(like) {
                    Some(known) => known.things.push(card.id().to_owned()),
                    None => ways.push(WaySchema { things: vec![card.id().to_owned()], ..way }),
                }
            }
        }
    }
    ways
}

/// The destiny of the turn, and the treasure deck.
fn loose() -> [WaySchema; 2] {
    let of = |kind: Kind| ids(|card| card.card().kind == kind);
    let way = |kind: &str, things: Vec<String>, most: usize| WaySchema {
        most: Some(most as u32),
        ..WaySchema::of("board", kind, things)
    };
    [way(way::DESTINY, of(Kind::Destiny), 1), WaySchema { said: true, ..way(way::DECK, of(Kind::Treasure), TREASURES) }]
}

fn set_aside() -> [WaySchema; 4] {
    aside::ALL.map(|kind| WaySchema {
        said: true,
        counters: (kind == aside::QUEUE).then(|| Range::of(1, u8::MAX)),
        most: Some(room_aside(kind) as u32),
        ..WaySchema::of("player", kind, ids(|card| may_be_aside(card, kind)))
    })
}
