//! What a set-up takes: the names and bounds that `setup.rs` and `laid.rs` read by, and the schema made of them.

use std::ops::RangeInclusive;

use super::cards::language::{CardId, Kind};
use super::laid::{self, fits_place, fits_unit, lies_as};
use super::setup::{COLOUR_NAMES, LOT};
use super::state::{FLEETING, MAX_CARDS, MAX_GEAR, MAX_UNITS};
use super::turn::MOST_TURNS;
use rulewright_engine::wire::{
    PieceSchema, PileSchema, PlayerSchema, Range, SetupSchema, StatSchema, StateSchema, WaySchema,
};

/// Numbers, as tables call them.
pub(super) mod stat {
    /// What a unit lives by.
    pub const LIFE: &str = "life";
    /// What a unit wears.
    pub const ARMOUR: &str = "armour";
    /// What a unit strikes with.
    pub const MELEE: &str = "melee";
    /// What a unit shoots with.
    pub const RANGED: &str = "ranged";
    /// Poison markers.
    pub const POISON: &str = "poison";
    /// Turns that a unit is away.
    pub const TIME: &str = "time";
    /// Life lost, of a unit that is not known.
    pub const WOUNDS: &str = "wounds";
    /// Armour lost, of a unit that is not known.
    pub const WORN: &str = "worn";
    /// Turns that a place is under water.
    pub const FLOOD: &str = "flood";
    /// The highest attack aura of each player in a place.
    pub const AURAS: [&str; 2] = ["aura-p1", "aura-p2"];
    /// Cards that a place gives.
    pub const DRAW: &str = "draw";
    /// Gold that a place gives, and gold of a player.
    pub const GOLD: &str = "gold";
    /// Gold left for starting units.
    pub const BUDGET: &str = "budget";
    /// Whether a player has passed.
    pub const PASSED: &str = "passed";
}

/// The most markers on a unit or in a place.
pub(super) const MARKERS: u8 = 9;
/// How far armour and what the turn lends go, more or less.
pub(super) const FAR: i8 = 99;
/// The most gold of a player.
pub(super) const MOST_GOLD: u16 = 999;
/// The most mana of a colour.
pub(super) const MOST_MANA: u8 = 15;
/// The most pieces of a set-up; more come in play.
pub(super) const MOST_PIECES: usize = MAX_UNITS / 2;
/// The most cards lying on the table of a set-up; more come in play.
pub(super) const MOST_LYING: usize = MAX_GEAR / 2;
/// Cards of the treasure deck.
pub(super) const TREASURES: usize = 6;

/// States that a unit is said to be in.
pub(super) mod state {
    pub const FACE_DOWN: &str = "face-down";
    pub const ENGAGED: &str = "engaged";
    pub const DODGED: &str = "dodged";
    pub const RECRUIT: &str = "recruit";
    pub const SLOW: &str = "slow";
    pub const LENT: &str = "lent";
    pub const ALL: [&str; 6] = [FACE_DOWN, ENGAGED, DODGED, RECRUIT, SLOW, LENT];
}

/// How a card of a player lies that is in no hand and in no pile.
pub(super) mod aside {
    pub const QUEUE: &str = "queue";
    pub const EXILE: &str = "exile";
    pub const SPENT: &str = "spent";
    pub const DESTINY: &str = "destiny";
    pub const ALL: [&str; 4] = [QUEUE, EXILE, SPENT, DESTINY];
}

/// What the turn lends to melee: newcomers lose some, and what events give may be a loss.
pub(super) fn lends(stat: &str) -> RangeInclusive<i32> {
    let least = if matches!(stat, "rally" | "green") { -FAR } else { 0 };
    least.into()..=FAR.into()
}

/// Whether a card may be in a hand or a pile. A monarch is none of a deck's cards (`noxilia:deck.2`): it stands on the
/// table.
pub(super) fn is_piled(card: CardId) -> bool {
    card.card().kind != Kind::Monarch
}

fn ids(of: impl Fn(CardId) -> bool) -> Vec<String> {
    CardId::all().filter(|card| of(*card)).map(|card| card.id().to_owned()).collect()
}

pub(super) fn schema() -> SetupSchema {
    let pile = |id: &str| PileSchema {
        id: id.into(),
        most: MAX_CARDS as u32,
        except: ids(|card| !is_piled(card)),
        ..PileSchema::default()
    };
    let passing = |stat: &str| StatSchema::set(stat, Range::of(0, MARKERS));
    let printed = |stat: &str| StatSchema { printed: true, ..StatSchema::told(stat) };
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
        places: [stat::FLOOD, stat::AURAS[0], stat::AURAS[1]]
            .map(passing)
            .into_iter()
            .chain([stat::DRAW, stat::GOLD].map(printed))
            .collect(),
        ways: lying().into_iter().chain(loose()).chain(set_aside()).collect(),
        lying: Some(MOST_LYING as u32),
        ..SetupSchema::default()
    }
}

fn unit_stats() -> Vec<StatSchema> {
    let drawn = |stat: StatSchema, rank: u8| StatSchema { printed: true, rank: Some(rank), ..stat };
    let counter = |stat: StatSchema| StatSchema { counter: true, ..stat };
    let armour = Range::of(-FAR, FAR);
    let mut stats = vec![
        drawn(StatSchema::told(stat::MELEE), 2),
        drawn(StatSchema::told(stat::RANGED), 4),
        drawn(StatSchema::set(stat::ARMOUR, armour), 3),
        StatSchema { vital: true, ..drawn(StatSchema::set(stat::LIFE, Range::printed(1)), 1) },
        counter(StatSchema::told(stat::WOUNDS)),
        counter(StatSchema::told(stat::WORN)),
        counter(StatSchema::set(stat::POISON, Range::of(0, MARKERS))),
        StatSchema { away: true, ..counter(StatSchema::set(stat::TIME, Range::of(1, MARKERS))) },
    ];
    stats.extend(FLEETING.map(|stat| StatSchema::set(stat, Range::of(*lends(stat).start(), *lends(stat).end()))));
    stats
}

/// Cards on units and in places: those that lie so, by how much of them can be used up.
fn lying() -> Vec<WaySchema> {
    let mut ways: Vec<WaySchema> = Vec::new();
    for (on, in_place, fits) in [("piece", false, fits_unit as fn(CardId) -> bool), ("place", true, fits_place)] {
        for kind in laid::KINDS {
            for card in CardId::all().filter(|card| fits(*card)) {
                let Ok(marks) = lies_as(card, kind, in_place) else { continue };
                let most = (0..=MARKERS).rev().find(|used| laid::used_up(card, marks, *used).is_ok()).unwrap_or(0);
                let way = WaySchema {
                    said: lies_as(card, "", in_place).ok() != Some(marks),
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
    [
        way(laid::DESTINY, of(Kind::Destiny), 1),
        WaySchema { said: true, ..way(laid::DECK, of(Kind::Treasure), TREASURES) },
    ]
}

fn set_aside() -> [WaySchema; 4] {
    aside::ALL.map(|kind| WaySchema {
        said: true,
        counters: (kind == aside::QUEUE).then(|| Range::of(1, u8::MAX)),
        most: Some(super::setup::room_aside(kind) as u32),
        ..WaySchema::of("player", kind, ids(|card| super::setup::lies_aside(card, kind)))
    })
}
