//! What a set-up takes: the names and bounds that `setup.rs` and its neighbours read by, and the schema made of them.

use super::artifacts::DURABILITY;
use super::board::{HEIGHT, WIDTH};
use super::content::{self, CardId, Keyword, Kind, Tribe};
use super::state::{MAX_ARTIFACTS, MAX_CHANGES, MAX_DECK, MAX_GRAVE, MAX_HAND, MAX_UNITS, MAX_WATCHES};
use super::turn::MOST_MANA;
use super::{laid, powers};
use rulewright_engine::wire::{
    BoardSchema, HeldSchema, PieceSchema, PileSchema, PlayerSchema, Range, SetupSchema, StatSchema, StateSchema,
    WaySchema,
};

/// The most attack and health that a set-up gives a unit.
pub(super) const MOST: i32 = 999;
/// The most pieces of a set-up: both Generals come where none is said.
pub(super) const MOST_PIECES: usize = MAX_UNITS - 2;

/// States that a unit is said to be in.
pub(super) mod state {
    pub const EXHAUSTED: &str = "exhausted";
    pub const ACTIVATED: &str = "activated";
    pub const FRESH: &str = "fresh";
    pub const STUNNED: &str = "stunned";
    pub const DISPELLED: &str = "dispelled";
    pub const SHIELD_SPENT: &str = "shield-spent";
}

/// Numbers, as tables call them.
pub(super) mod stat {
    /// What a unit strikes with.
    pub const ATTACK: &str = "attack";
    /// What a unit lives by.
    pub const HEALTH: &str = "health";
    pub const MANA: &str = "mana";
    pub const CAPACITY: &str = "capacity";
    pub const TURNS: &str = "turns";
    pub const REPLACES: &str = "replaces";
    pub const READY: &str = "ready";
    pub const MECHAZOR: &str = "mechazor";
    pub const UNLOCKED: &str = "unlocked";
}

/// The most of a player's number that has no other bound.
pub(super) const MANY: u8 = 99;
/// How often a player replaces a card in a turn, where no card gives more.
pub(super) const REPLACES: u8 = 1;

/// How far a Trial has come, in a set-up: tables tell it of the past.
pub(super) const TRIED: &str = "tried";
/// How far what is done to a card in hand or deck goes, more or less.
pub(super) const FAR: i8 = 99;
/// What becomes of a card in hand or deck.
pub(super) const KEPT: &str = "kept";
/// See [`KEPT`].
pub(super) const BUILDING: &str = "building";

/// How a tile lies.
pub(super) const TILE: &str = "tile";
/// How an artifact lies.
pub(super) const ARTIFACT: &str = "artifact";
/// How a Bloodbound Spell lies.
pub(super) const BLOODBOUND: &str = "bloodbound";

/// Minions that are not only what something else comes in.
pub(super) fn is_held(card: CardId) -> bool {
    content::card(card).is_minion() && !content::is_shell(card)
}

/// Whether a card may be inside of this one.
pub(super) fn holds(shell: CardId, card: CardId) -> bool {
    content::is_shell(shell) && is_held(card) && (shell != content::known().sentinel || hides(card))
}

/// Whether a minion may hide in a Watchful Sentinel.
pub(super) fn hides(card: CardId) -> bool {
    content::sheet(card).reveal.is_some()
}

/// Whether a card has a Trial.
pub(super) fn is_trial(card: CardId) -> bool {
    content::card(card).keywords.has(Keyword::TrialDestiny)
}

fn ids(of: impl Fn(CardId) -> bool) -> Vec<String> {
    content::all().filter(|card| of(*card)).map(|card| content::id(card).to_owned()).collect()
}

fn group(id: &str) -> Vec<String> {
    vec![id.to_owned()]
}

pub(super) fn schema() -> SetupSchema {
    let groups = [
        ("minions", ids(is_held)),
        ("masked", ids(|card| holds(content::known().sentinel, card))),
        ("shells", ids(content::is_shell)),
        ("trials", ids(is_trial)),
        ("built", ids(|card| content::sheet(card).build > 0)),
        // duelyst:tribe.structure.1
        ("structures", ids(|card| content::card(card).tribe == Some(Tribe::Structure))),
        ("able", ids(|card| content::card(card).abilities > 0)),
        ("artifacts", ids(|card| content::card(card).kind == Kind::Artifact)),
        ("bloodbounds", ids(|card| content::card(card).kind == Kind::Bloodbound)),
    ];
    SetupSchema {
        groups: groups.map(|(name, ids)| (name.to_owned(), ids)).into(),
        board: Some(BoardSchema {
            wide: Range::of(WIDTH, WIDTH),
            high: Range::of(HEIGHT, HEIGHT),
            squares: u32::from(WIDTH) * u32::from(HEIGHT),
            ..BoardSchema::default()
        }),
        pieces: pieces(),
        players: players(),
        held: held(),
        ways: on_pieces().into_iter().chain(before_players()).chain(on_squares()).collect(),
        lying: Some(MAX_CHANGES as u32),
        ..SetupSchema::default()
    }
}

fn pieces() -> PieceSchema {
    let printed = |stat: &str, least: i32, rank: u8| StatSchema {
        printed: true,
        rank: Some(rank),
        ..StatSchema::set(stat, Range::of(least, MOST))
    };
    PieceSchema {
        most: MOST_PIECES as u32,
        stats: vec![
            StatSchema { capped: group("structures"), ..printed(stat::ATTACK, 0, 2) },
            StatSchema { vital: true, ..printed(stat::HEALTH, 1, 1) },
        ],
        states: vec![
            StateSchema { implied: Some("rests".into()), ..StateSchema::of(state::EXHAUSTED) },
            StateSchema::of(state::ACTIVATED),
            StateSchema::of(state::FRESH),
            StateSchema::of(state::STUNNED),
            StateSchema::of(state::DISPELLED),
            StateSchema::of(state::SHIELD_SPENT),
        ],
        traits: powers::given().map(str::to_owned).collect(),
        ..PieceSchema::default()
    }
}

fn players() -> PlayerSchema {
    let upto = |stat: &str, most: u8| StatSchema::set(stat, Range::of(0, most));
    let of_trials = |stat: StatSchema| StatSchema { only: group("trials"), ..stat };
    let pile = |id: &str, most: usize, except: Vec<String>| PileSchema {
        id: id.into(),
        most: most as u32,
        except,
        ..PileSchema::default()
    };
    PlayerSchema {
        stats: vec![
            upto(stat::MANA, MANY),
            upto(stat::CAPACITY, MOST_MANA),
            upto(stat::TURNS, MANY),
            upto(stat::REPLACES, REPLACES),
            upto(stat::READY, 1),
            upto(stat::MECHAZOR, MANY),
            of_trials(upto(stat::UNLOCKED, 1)),
            of_trials(upto(TRIED, MANY)),
        ],
        piles: vec![
            pile("hand", MAX_HAND, group("shells")),
            pile("draw", MAX_DECK, group("shells")),
            pile("discard", MAX_GRAVE, Vec::new()),
        ],
        cards: None,
    }
}

/// More or less than is printed.
fn by(stat: &str, far: i32) -> StatSchema {
    StatSchema::set(stat, Range::of(-far, far))
}

fn held() -> HeldSchema {
    let of_minions = |stat: &str| StatSchema { only: group("minions"), ..by(stat, FAR.into()) };
    HeldSchema {
        stats: vec![by(stat::MANA, FAR.into()), of_minions(stat::ATTACK), of_minions(stat::HEALTH)],
        states: vec![StateSchema::of(KEPT), StateSchema { only: group("built"), ..StateSchema::of(BUILDING) }],
    }
}

fn until() -> Vec<String> {
    laid::UNTIL.iter().map(|(name, _)| (*name).to_owned()).collect()
}

fn on_pieces() -> Vec<WaySchema> {
    let known = content::known();
    let more = || vec![by(stat::ATTACK, FAR.into()), by(stat::HEALTH, FAR.into())];
    let inside = |shell: CardId, group: &str| WaySchema {
        said: true,
        holders: vec![content::id(shell).to_owned()],
        stats: more(),
        most: Some(1),
        ..WaySchema::of("piece", laid::INSIDE, vec![group.to_owned()])
    };
    let change = |kind: &str| WaySchema { said: true, until: until(), ..WaySchema::of("piece", kind, Vec::new()) };
    let numbers =
        |kind: &str| WaySchema { stats: vec![by(stat::ATTACK, MOST), by(stat::HEALTH, MOST)], ..change(kind) };
    let number = StatSchema::set("about", Range::of(1, laid::MOST_OF_TRAIT));
    let of_trait = |kind: &str| WaySchema { about: Some("trait".into()), stats: vec![number.clone()], ..change(kind) };
    let mut shells = vec![
        StatSchema::set(content::id(known.egg), Range::of(0, 1)),
        StatSchema::set(content::id(known.building), Range::of(0, MANY)),
        StatSchema { only: group("masked"), ..StatSchema::set(content::id(known.sentinel), Range::of(0, 1)) },
    ];
    shells.splice(0..0, more());
    vec![
        inside(known.egg, "minions"),
        WaySchema { counters: Some(Range::of(1, u8::MAX)), ..inside(known.building, "minions") },
        inside(known.sentinel, "masked"),
        numbers(laid::CHANGE),
        numbers(laid::SPEARS),
        numbers(laid::BECOMES),
        of_trait(laid::TRAIT),
        of_trait(laid::WITHOUT),
        able(change(laid::ABILITY)),
        WaySchema { owner: Some("must".into()), ..change(laid::CONTROL) },
        WaySchema { about: Some("unit".into()), stats: shells, ..change(laid::FORM) },
    ]
}

/// It is of a card's abilities, and says which.
fn able(way: WaySchema) -> WaySchema {
    let which = StatSchema::set(laid::ABILITY, Range::printed(1));
    WaySchema { things: group("able"), stats: vec![which], ..way }
}

fn before_players() -> Vec<WaySchema> {
    let lasting = |kind: &str| {
        let way = able(WaySchema { said: true, until: until(), ..WaySchema::of("player", kind, Vec::new()) });
        WaySchema { about: Some("piece".into()), most: Some(MAX_WATCHES as u32), ..way }
    };
    vec![
        WaySchema {
            counters: Some(Range::of(1, DURABILITY)),
            most: Some(MAX_ARTIFACTS as u32),
            ..WaySchema::of("player", ARTIFACT, group("artifacts"))
        },
        WaySchema { most: Some(1), ..WaySchema::of("player", BLOODBOUND, group("bloodbounds")) },
        lasting(laid::LASTING),
        lasting(laid::ONCE),
    ]
}

fn on_squares() -> Vec<WaySchema> {
    let known = content::known();
    let tiles = |tiles: &[CardId]| {
        WaySchema::of("square", TILE, tiles.iter().map(|tile| content::id(*tile).to_owned()).collect())
    };
    let owned = tiles(&[known.shadow_creep, known.hallowed_ground]);
    vec![tiles(&[known.mana_tile]), WaySchema { owner: Some("must".into()), ..owned }]
}
