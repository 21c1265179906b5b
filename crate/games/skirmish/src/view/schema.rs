//! What a set-up takes: the names and bounds that `position.rs` reads by, and the schema made of them.

use crate::content::board::{MOST_SQUARES, SIDE, Terrain};
use crate::content::notation::DIE;
use crate::content::{CardId, Content, Lasts, embedded, is_supply};
use crate::state::{MAX_HAND, MAX_PILE, MAX_UNITS};
use rulewright_engine::wire::{
    BoardSchema, CardGlyph, DrawSchema, GameInfo, Ground, PieceSchema, PileSchema, PlayerSchema, Range, SetupSchema,
    StatSchema, UnitGlyph, WaySchema,
};

/// Numbers, as tables call them.
pub mod stat {
    /// What a unit lives by.
    pub const HEALTH: &str = "health";
    /// What a unit acts by.
    pub const AP: &str = "ap";
    /// What a unit moves by.
    pub const MP: &str = "mp";
    /// A player's points.
    pub const VICTORY: &str = "victory";
}

/// The most AP or MP of a unit.
pub const MOST_POINTS: u8 = 99;
/// The most points of a player.
pub const MOST_VICTORY: u8 = 200;
/// The most counters on a card.
pub const MOST_COUNTERS: u8 = 99;
/// The last round of a position.
pub const MOST_ROUNDS: u8 = 99;
/// The kind of a status in play.
pub const STATUS: &str = "status";
/// The kind of any other card in play.
pub const LASTING: &str = "lasting";

/// The kind of a card in play.
pub fn kind_in_play(content: &Content, card: CardId) -> &'static str {
    if content.printed_card(card).status { STATUS } else { LASTING }
}

/// What a set-up screen may offer.
pub fn info() -> GameInfo {
    let content = embedded();
    GameInfo {
        id: crate::RULEBOOK.game.into(),
        decks: content.warbands.iter().map(|w| w.id.clone().into()).collect(),
        maps: content.maps.iter().map(|m| m.id.clone().into()).collect(),
        seats: 2,
        builds: false,
    }
}

/// What a set-up takes.
pub fn takes() -> SetupSchema {
    let content = embedded();
    let cards = || 0..content.cards.len() as CardId;
    let id = |card: CardId| -> String { content.printed_card(card).id.clone().into() };
    let pile = |name: &str, most: usize| PileSchema {
        id: name.into(),
        most: most as u32,
        things: vec!["actions".into()],
        ..PileSchema::default()
    };
    let in_play = |kind: &str, supply: bool| -> Vec<String> {
        let lasts = |card: CardId| content.printed_card(card).lasts != Lasts::No;
        let so = |card: CardId| kind_in_play(&content, card) == kind && is_supply(card) == supply;
        cards().filter(|card| lasts(*card) && so(*card)).map(id).collect()
    };
    let groups = [
        ("actions".to_owned(), cards().filter(|card| !is_supply(*card)).map(id).collect()),
        ("statuses".to_owned(), in_play(STATUS, true)),
        ("basics".to_owned(), in_play(LASTING, true)),
        ("lasting".to_owned(), in_play(LASTING, false)),
    ];
    let way = |on: &str, kind: &str, group: &str| WaySchema {
        counters: Some(Range::of(1, MOST_COUNTERS)),
        ..WaySchema::of(on, kind, vec![group.to_owned()])
    };
    let owned = |way: WaySchema| WaySchema { owner: Some("may".into()), ..way };
    let ways = ["piece", "player", "square"]
        .into_iter()
        .flat_map(|on| [way(on, STATUS, "statuses"), owned(way(on, LASTING, "lasting")), way(on, LASTING, "basics")]);
    let points = |stat: &str| StatSchema { printed: true, ..StatSchema::set(stat, Range::of(0, MOST_POINTS)) };
    let side = Range::of(*SIDE.start() as u8, *SIDE.end() as u8);
    SetupSchema {
        content: true,
        groups: groups.into(),
        board: Some(BoardSchema { wide: side, high: side, squares: MOST_SQUARES as u32, ..BoardSchema::default() }),
        round: Some(Range::of(1, MOST_ROUNDS)),
        dice: vec![DIE],
        pieces: PieceSchema {
            most: MAX_UNITS as u32,
            stats: vec![
                StatSchema {
                    printed: true,
                    vital: true,
                    rank: Some(1),
                    ..StatSchema::set(stat::HEALTH, Range::printed(1))
                },
                points(stat::AP),
                StatSchema { moves: true, ..points(stat::MP) },
            ],
            ..PieceSchema::default()
        },
        players: PlayerSchema {
            stats: vec![StatSchema::set(stat::VICTORY, Range::of(0, MOST_VICTORY))],
            piles: vec![pile("hand", MAX_HAND), pile("draw", MAX_PILE), pile("discard", MAX_PILE)],
            cards: Some(MAX_PILE as u32),
        },
        ways: ways.collect(),
        draws: Some(draws()),
        ..SetupSchema::default()
    }
}

/// What is drawn for terrain, for roles of units and for kinds of cards, which are ids of the data.
fn draws() -> DrawSchema {
    let roles = [
        ("captain", UnitGlyph::Crown),
        ("bulwark", UnitGlyph::Tower),
        ("line", UnitGlyph::Pike),
        ("shooter", UnitGlyph::Bow),
        ("support", UnitGlyph::Cross),
        ("skirmisher", UnitGlyph::Knives),
        ("control", UnitGlyph::Eye),
    ];
    let kinds = [
        ("attack", CardGlyph::Sword),
        ("boost", CardGlyph::Chevrons),
        ("table", CardGlyph::Die),
        ("stance", CardGlyph::Guard),
        ("zone", CardGlyph::Rings),
        ("affliction", CardGlyph::Chain),
    ];
    let grounds = Terrain::ALL.into_iter().filter_map(|(terrain, _, id)| Some((id.to_owned(), ground(terrain)?)));
    DrawSchema {
        grounds: grounds.collect(),
        units: roles.map(|(role, glyph)| (role.to_owned(), glyph)).into(),
        cards: kinds.map(|(kind, glyph)| (kind.to_owned(), glyph)).into(),
        ..DrawSchema::default()
    }
}

/// What is drawn for a terrain; bare ground needs nothing.
fn ground(terrain: Terrain) -> Option<Ground> {
    Some(match terrain {
        Terrain::Open => return None,
        Terrain::Wall => Ground::Wall,
        Terrain::Pillar => Ground::Pillar,
        Terrain::Rough => Ground::Rough,
        Terrain::Water => Ground::Water,
        Terrain::Thicket => Ground::Thicket,
        Terrain::Thorns => Ground::Thorns,
        Terrain::Banner => Ground::Banner,
        Terrain::Deploy1 => Ground::CampFirst,
        Terrain::Deploy2 => Ground::CampSecond,
    })
}
