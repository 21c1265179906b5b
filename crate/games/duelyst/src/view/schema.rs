//! What a set-up takes: the names and bounds that `position/` reads by, and the schema made of them.

use crate::chapters::cards::artifact::DURABILITY;
use crate::chapters::turn::MOST_MANA;
use crate::content::powers;
use crate::content::{self, CardId, Kind, Tribe};
use crate::state::board::{HEIGHT, WIDTH};
use crate::state::{MAX_ARTIFACTS, MAX_CHANGES, MAX_DECK, MAX_GRAVE, MAX_HAND, MAX_UNITS, MAX_WATCHES, Until};
use rulewright_engine::side::Side;
use rulewright_engine::wire::{
    BoardSchema, DrawSchema, Effect, HeldSchema, PieceSchema, PileSchema, PlayerSchema, Pose, Range, SetupSchema,
    StatSchema, StateSchema, WaySchema,
};

/// The most attack and health that a set-up gives a unit.
pub(crate) const MOST: i32 = 999;
/// The most pieces of a set-up: the Table adds both Generals if it has none.
pub(crate) const MOST_PIECES: usize = MAX_UNITS - 2;

/// States of a unit, as Tables name them.
pub(crate) mod state {
    pub const EXHAUSTED: &str = "exhausted";
    pub const ACTIVATED: &str = "activated";
    pub const FRESH: &str = "fresh";
    pub const STUNNED: &str = "stunned";
    pub const DISPELLED: &str = "dispelled";
    pub const SHIELD_SPENT: &str = "shield-spent";
}

/// Numbers, as tables call them.
pub(crate) mod stat {
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
pub(crate) const MANY: u8 = 99;
/// How often a player replaces a card in a turn, where no card gives more.
pub(crate) const REPLACES: u8 = 1;

/// How far a Trial has come, in a set-up: tables tell it of the past.
pub(crate) const TRIED: &str = "tried";
/// How far what is done to a card in hand or deck goes, more or less.
pub(crate) const FAR: i8 = 99;
/// What becomes of a card in hand or deck.
pub(crate) const KEPT: &str = "kept";
/// See [`KEPT`].
pub(crate) const BUILDING: &str = "building";

/// Kind of a card that a unit holds.
pub(crate) const INSIDE: &str = "inside";
/// Kind of a change of control: its owner is whose card the unit is.
pub(crate) const CONTROL: &str = "control";
/// Kind of a change that gives attack and health, or takes them.
pub(crate) const CHANGE: &str = "change";
/// The same of one that is made of attack.
pub(crate) const SPEARS: &str = "spears";
/// Kind of a change that sets attack or health.
pub(crate) const BECOMES: &str = "becomes";
/// Kind of a trait that is given.
pub(crate) const TRAIT: &str = "trait";
/// Kind of a trait that is taken.
pub(crate) const WITHOUT: &str = "without";
/// Kind of an ability that is given, and its number.
pub(crate) const ABILITY: &str = "ability";
/// Kind of the minion that a unit was.
pub(crate) const FORM: &str = "form";
/// The most of a trait that has a number.
pub(crate) const MOST_OF_TRAIT: u8 = 9;

/// When something ends, as a table says it; what never ends says nothing.
pub(crate) const UNTIL: [(&str, Until); 7] = [
    ("turn-end", Until::TurnEnd),
    ("p1-turn-start", Until::TurnOf(Side::P1)),
    ("p2-turn-start", Until::TurnOf(Side::P2)),
    ("p1-turn-end", Until::EndOf(Side::P1)),
    ("p2-turn-end", Until::EndOf(Side::P2)),
    ("p1-turn", Until::During(Side::P1)),
    ("p2-turn", Until::During(Side::P2)),
];

/// Kind of a lasting effect.
pub(crate) const LASTING: &str = "lasting";
/// The same of one that is over once it has happened.
pub(crate) const ONCE: &str = "once";

/// Kind of a tile.
pub(crate) const TILE: &str = "tile";
/// Kind of an artifact.
pub(crate) const ARTIFACT: &str = "artifact";
/// Kind of a Bloodbound Spell.
pub(crate) const BLOODBOUND: &str = "bloodbound";

fn ids(of: impl Fn(CardId) -> bool) -> Vec<String> {
    content::all().filter(|card| of(*card)).map(|card| content::id(card).to_owned()).collect()
}

fn group(id: &str) -> Vec<String> {
    vec![id.to_owned()]
}

pub(crate) fn schema() -> SetupSchema {
    let groups = [
        ("minions", ids(content::is_held)),
        ("masked", ids(|card| content::holds(content::known().sentinel, card))),
        ("shells", ids(content::is_shell)),
        ("trials", ids(content::is_trial)),
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
        draws: Some(draws()),
        ..SetupSchema::default()
    }
}

/// What is drawn and said for words that are the game's own.
fn draws() -> DrawSchema {
    let effects = [
        (CHANGE, Effect::Adds),
        (SPEARS, Effect::Adds),
        (BECOMES, Effect::Sets),
        (TRAIT, Effect::Gives),
        (WITHOUT, Effect::Takes),
        (CONTROL, Effect::Owned),
        (FORM, Effect::Reverts),
    ];
    DrawSchema {
        poses: [(TILE.to_owned(), Pose::Floor)].into(),
        effects: effects.into_iter().map(|(kind, effect)| (kind.to_owned(), effect)).collect(),
        ..DrawSchema::default()
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
    UNTIL.iter().map(|(name, _)| (*name).to_owned()).collect()
}

fn on_pieces() -> Vec<WaySchema> {
    let known = content::known();
    let more = || vec![by(stat::ATTACK, FAR.into()), by(stat::HEALTH, FAR.into())];
    let inside = |shell: CardId, group: &str| WaySchema {
        said: true,
        holders: vec![content::id(shell).to_owned()],
        stats: more(),
        most: Some(1),
        ..WaySchema::of("piece", INSIDE, vec![group.to_owned()])
    };
    let change = |kind: &str| WaySchema { said: true, until: until(), ..WaySchema::of("piece", kind, Vec::new()) };
    let numbers =
        |kind: &str| WaySchema { stats: vec![by(stat::ATTACK, MOST), by(stat::HEALTH, MOST)], ..change(kind) };
    let number = StatSchema::set("about", Range::of(1, MOST_OF_TRAIT));
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
        numbers(CHANGE),
        numbers(SPEARS),
        numbers(BECOMES),
        of_trait(TRAIT),
        of_trait(WITHOUT),
        able(change(ABILITY)),
        WaySchema { owner: Some("must".into()), ..change(CONTROL) },
        WaySchema { about: Some("unit".into()), stats: shells, ..change(FORM) },
    ]
}

/// It is of a card's abilities, and says which.
fn able(way: WaySchema) -> WaySchema {
    let which = StatSchema::set(ABILITY, Range::printed(1));
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
        lasting(LASTING),
        lasting(ONCE),
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
