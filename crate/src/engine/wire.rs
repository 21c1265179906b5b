//! The shapes that cross the boundary as JSON: Table, Action, Event and what belongs to them. One shape each, for
//! every game. TypeScript's types and the published schemas are made from this file.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, de};

use super::dict::Dict;
use super::refusal::Error;
use super::shape::{Read, record};
use super::side::Side;

/// A square, `[x, y]`, from 1, x to the right, y down.
pub type Square = [i16; 2];

/// What a table tells and no set-up asks for. A table that is given back may have it; what it says is not read. It is
/// kept as a plain value, so that the module of a game that tells nothing of the sort carries neither reader nor writer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "cli", derive(schemars::JsonSchema))]
pub struct Told<T> {
    #[cfg_attr(feature = "cli", schemars(with = "Option<T>"))]
    value: Option<serde_json::Value>,
    #[serde(skip)]
    of: std::marker::PhantomData<T>,
}

impl<T: Serialize> Told<T> {
    /// Something to tell.
    pub fn new(what: &T) -> Self {
        Told { value: serde_json::to_value(what).ok(), of: std::marker::PhantomData }
    }
}

impl<T> Told<T> {
    /// Whether there is nothing to tell.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.value.is_none()
    }
}

impl<T> Default for Told<T> {
    fn default() -> Self {
        Told { value: None, of: std::marker::PhantomData }
    }
}

impl<T> Read for Told<T> {
    fn fill(&mut self, _: serde_json::Value) -> Result<(), Error> {
        Ok(())
    }
}

macro_rules! shape {
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[$field_meta:meta])* pub $field:ident $(as $json:literal)?: $type:ty),* $(,)?
    }) => {
        record! {
            $(#[$meta])*
            #[derive(Clone, PartialEq, Debug, Default, Serialize)]
            #[serde(deny_unknown_fields, default)]
            #[cfg_attr(test, derive(ts_rs::TS))]
            #[cfg_attr(feature = "cli", derive(schemars::JsonSchema))]
            pub struct $name {
                $($(#[$field_meta])* $(#[serde(rename = $json)])? pub $field $(as $json)?: $type),*
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Self::read(serde_json::Value::deserialize(deserializer)?).map_err(de::Error::custom)
            }
        }
    };
}

shape! {
    /// One decision by one player: what a click makes, what a bot returns, what a save stores.
    pub struct Action {
        /// What is done: `move`, `attack`, `end`.
        pub kind as "type": String,
        /// Who does it; when given, it must be the player whose decision it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub by: Option<Side>,
        /// The step it was made for; when given and the game has moved on, the action is stale and refused.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub at: Option<u32>,
        /// The piece that acts.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub piece: Option<String>,
        /// The printed attack it makes.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub attack: Option<String>,
        /// The printed ability it uses.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub ability: Option<String>,
        /// The card it plays.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub card: Option<String>,
        /// The piece it aims at.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub target: Option<String>,
        /// The square it goes to or aims at.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub to: Option<Square>,
        /// The place it goes to or aims at, by name, where the board is one of places.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub place: Option<String>,
        /// The answer to a pending decision.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub answer: Option<String>,
    }
}

impl Action {
    /// A field that this action cannot do without.
    ///
    /// # Errors
    /// When it is not given, by its name.
    pub fn needed<'t, T>(&self, field: &str, value: &'t Option<T>) -> Result<&'t T, Error> {
        value.as_ref().ok_or_else(|| Error::field(field, format!("an action `{}` needs `{field}`", self.kind)))
    }

    /// Makes sure that nothing is given but these fields: any other is a mistake, not a decoration.
    ///
    /// # Errors
    /// The first other field.
    pub fn has_only(&self, fields: &[&str]) -> Result<(), Error> {
        let given = [
            ("piece", self.piece.is_some()),
            ("attack", self.attack.is_some()),
            ("ability", self.ability.is_some()),
            ("card", self.card.is_some()),
            ("target", self.target.is_some()),
            ("to", self.to.is_some()),
            ("place", self.place.is_some()),
            ("answer", self.answer.is_some()),
        ];
        match given.iter().find(|(name, is)| *is && !fields.contains(name)) {
            Some((name, _)) => Err(Error::field(*name, format!("an action `{}` has no `{name}`", self.kind))),
            None => Ok(()),
        }
    }
}

shape! {
    /// A legal action, and how a person clicks it.
    pub struct Listed {
        /// The action.
        pub action: Action,
        /// What to click, in order: `piece:ash-brenna`, `cell:4,3`, `card:ash-bash`, `attack:longsword`, `button:end`,
        /// `answer:burn`.
        pub path: Vec<String>,
        /// What it costs: `ap`, `mp`.
        pub cost: Dict<i32>,
        /// The clause that allows it.
        pub cites: String,
    }
}

shape! {
    /// What can be seen: drawn by a page, set up from by a scenario (what is not said takes the game's default), and
    /// expected by one (as a subset).
    pub struct Table {
        /// Which game.
        pub game: String,
        /// Whose eyes: `p1`, `p2`, `all`.
        pub viewer: String,
        /// How many actions led here.
        pub step: u32,
        /// The round, from 1.
        pub round: u32,
        /// What is going on: `set-up`, `deploy`, `act`, `over`.
        pub phase: String,
        /// Whose turn it is.
        pub active: Option<Side>,
        /// Who takes the first turn of a round.
        pub first: Option<Side>,
        /// Whose decision it is; nobody's once the game is over.
        pub to_act as "toAct": Option<Side>,
        /// A decision in the middle of something.
        pub decision: Option<Decision>,
        /// The board.
        pub board: Board,
        /// The pieces on the board, by name. In the order of set-up.
        pub pieces: Dict<Piece>,
        /// The players, by side.
        pub players: Dict<Player>,
        /// How it ended.
        pub result: Option<Outcome>,
        /// In a set-up: units and cards of its own, in the form of the game's data files.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "unknown"))]
        pub content: Option<serde_json::Value>,
    }
}

shape! {
    /// A decision that rules ask for in the middle of something.
    pub struct Decision {
        /// What is asked: `on-fire`, `slide`.
        pub kind: String,
        /// Who decides.
        pub of: Option<Side>,
        /// The piece that acts.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub piece: Option<String>,
        /// The piece it is about.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub target: Option<String>,
        /// The card it is about.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub card: Option<String>,
        /// The clause that asks.
        pub cites: String,
    }
}

shape! {
    /// A board of squares.
    pub struct Board {
        /// The map, when it is one of the game's.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub map: Option<String>,
        /// One text a row, one character a square.
        pub rows: Vec<String>,
        /// What the characters mean.
        pub legend: Dict<String>,
        /// Cards lying on squares.
        pub cards: Vec<CardInPlay>,
        /// The places, where it is a board of places and not of squares.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<Place>>", optional))]
        pub places: Vec<Place>,
    }
}

shape! {
    /// A place of a board that has no squares.
    pub struct Place {
        /// Its name.
        pub id: String,
        /// What kind of place: `command`, `rampart`.
        pub kind: String,
        /// The row it lies in, from 1, seen from the first seat's edge upwards.
        pub row: u8,
        /// In whose camp it lies.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub owner: Option<Side>,
        /// Who controls it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub holder: Option<Side>,
        /// The card that says what it does.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub is: Option<String>,
        /// The places beside it.
        pub beside: Vec<String>,
        /// What it gives and what lies on it: `draw`, `gold`, `flood`.
        pub stats: Dict<i32>,
    }
}

shape! {
    /// A piece on the board.
    pub struct Piece {
        /// The unit it is.
        pub is: String,
        /// Whose it is.
        pub owner: Option<Side>,
        /// Where it stands.
        pub at: Option<Square>,
        /// The place it stands in, by name, where the board is one of places.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub place: Option<String>,
        /// What it has now: `health`, `ap`, `mp`.
        pub stats: Dict<i32>,
        /// What its card prints.
        pub max: Dict<i32>,
        /// Its traits.
        pub traits: Vec<String>,
        /// The cards in front of it, in the order they were laid.
        pub cards: Vec<CardInPlay>,
        /// The attacks, abilities and basic actions it has used this turn.
        pub used: Vec<String>,
        /// Whether its loss counts for more.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub captain: bool,
        /// The square it looks at, on the board or just off it, where it matters which way a piece looks. Told, not set
        /// up.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub facing: Option<Square>,
        /// How those of its stats were made that are not as printed. Told, not set up.
        #[serde(skip_serializing_if = "Told::is_none")]
        #[cfg_attr(test, ts(as = "Option<Dict<Calc>>", optional))]
        pub calcs: Told<Dict<Calc>>,
        /// Squares that matter to it: where it can go, what it can strike. Told, not set up.
        #[serde(skip_serializing_if = "Told::is_none")]
        #[cfg_attr(test, ts(as = "Option<Vec<Zone>>", optional))]
        pub zones: Told<Vec<Zone>>,
    }
}

shape! {
    /// Squares that matter to a piece, whoever's turn it is.
    pub struct Zone {
        /// In which way: `move`, `strike`, `threat`.
        pub kind: String,
        /// The clause that says so.
        pub cites: String,
        /// The squares.
        pub squares: Vec<Square>,
    }
}

shape! {
    /// A player.
    pub struct Player {
        /// The deck, warband or army chosen.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub deck: Option<String>,
        /// Points and resources: `victory`.
        pub stats: Dict<i32>,
        /// Cards lying in front of the player.
        pub cards: Vec<CardInPlay>,
        /// Cards in hand.
        pub hand: Pile,
        /// The draw pile; it has no order to see.
        pub draw: Pile,
        /// The discard pile.
        pub discard: Pile,
    }
}

shape! {
    /// A pile of cards.
    pub struct Pile {
        /// How many.
        pub count: u32,
        /// Which, for those who may see.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub cards: Option<Vec<String>>,
        /// The same one by one, where more is to be said of them than what they are. Told, not set up.
        #[serde(skip_serializing_if = "Told::is_none")]
        #[cfg_attr(test, ts(as = "Option<Vec<Held>>", optional))]
        pub held: Told<Vec<Held>>,
    }
}

shape! {
    /// A card in a hand.
    pub struct Held {
        /// Which card.
        pub is: String,
        /// What actions call it: alike cards have one name.
        pub name: String,
        /// What it costs and is worth now, as far as that is not as printed.
        pub calcs: Dict<Calc>,
        /// What has become of it: `marked`.
        pub traits: Vec<String>,
    }
}

shape! {
    /// A card lying on the table.
    pub struct CardInPlay {
        /// Which card or status.
        pub is: String,
        /// Whose discard pile it goes to; nobody's for status cards.
        pub owner: Option<Side>,
        /// `status` or `lasting`.
        pub kind: String,
        /// Counters on it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub counters: Option<u8>,
        /// When it ends, if not by counters: `bearer-next-turn`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub until: Option<String>,
        /// The square it lies on.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub at: Option<Square>,
        /// The place it lies in.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub place: Option<String>,
        /// What actions call it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub name: Option<String>,
    }
}

shape! {
    /// How a game ended.
    pub struct Outcome {
        /// Who won; nobody in a draw.
        pub winner: Option<Side>,
        /// The clause that ended it.
        pub cites: String,
    }
}

shape! {
    /// One thing that happened.
    pub struct Event {
        /// Its number in the game, from 0.
        pub id: u32,
        /// The event that caused it.
        pub cause: Option<u32>,
        /// What happened: `damage`, `roll`, `move`.
        pub kind: String,
        /// The clause that says so.
        pub cites: String,
        /// The piece that acts.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub piece: Option<String>,
        /// The piece it happens to.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub target: Option<String>,
        /// The player it is about.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub player: Option<Side>,
        /// The card or status it is about; left out for those who may not see it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub card: Option<String>,
        /// The attack, ability or basic action used.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub attack: Option<String>,
        /// The square it begins on.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub from: Option<Square>,
        /// The square it ends on.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub to: Option<Square>,
        /// The place it leaves.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub leaves: Option<String>,
        /// The place it happens in or comes to.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub place: Option<String>,
        /// The squares it goes over, in order, the last one included.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub path: Option<Vec<Square>>,
        /// How much.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub amount: Option<i32>,
        /// Of what: `ap`, `mp`, `hits`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub stat: Option<String>,
        /// Which round.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub round: Option<u32>,
        /// Counters left on the card.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub counters: Option<i32>,
        /// What it comes to.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub total: Option<i32>,
        /// The answer given.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub answer: Option<String>,
        /// The dice.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub dice: Option<Dice>,
        /// How the number was made.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub calc: Option<Calc>,
    }
}

shape! {
    /// Dice on the table.
    pub struct Dice {
        /// What for: `attack`, `defence`, `table`.
        pub use_ as "use": String,
        /// Sides of each die.
        pub sides: u8,
        /// The faces as they fell, in order.
        pub natural: Vec<u8>,
        /// The values after bonuses.
        pub adjusted: Vec<u8>,
        /// What each die counts as: `hit`, `crit`, `block` or nothing.
        pub marks: Vec<Option<String>>,
        /// Which roll it is, from 1, when several are made and one is kept.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub set: Option<u8>,
        /// Whether this roll is the one kept of several.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub kept: bool,
    }
}

shape! {
    /// A number and how it was made.
    pub struct Calc {
        /// The result.
        pub value: i32,
        /// The number it began with.
        pub base: i32,
        /// The clause that gives the base.
        pub cites: String,
        /// The steps, in the rulebook's order.
        pub steps: Vec<CalcStep>,
    }
}

shape! {
    /// One step of a [`Calc`].
    pub struct CalcStep {
        /// `plus`, `times`, `floor`, `cap`.
        pub op: String,
        /// With which number.
        pub by: i32,
        /// To which result.
        pub to: i32,
        /// The clause that says so.
        pub cites: String,
        /// The card, terrain or unit that gives it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub from: Option<String>,
    }
}

shape! {
    /// Which bot, how well, and for how long.
    pub struct BotChoice {
        /// `random`, `greedy` or `search`.
        pub bot: String,
        /// `easy`, `normal` or `hard`: how much a search may think when nothing else is said, and how it errs.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub level: Option<String>,
        /// How many iterations a search makes at most.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub iterations: Option<u32>,
        /// Any text: the same seed, position and iterations give the same action.
        pub seed: String,
    }
}

shape! {
    /// How far a bot has come.
    pub struct Progress {
        /// Iterations made.
        pub done: u32,
        /// Iterations it wants to make.
        pub of: u32,
        /// Whether it has its answer.
        pub ready: bool,
        /// What it expects for its side as things stand, from -1 to 1.
        pub value: f32,
    }
}

shape! {
    /// What a new game needs.
    pub struct Options {
        /// Which game.
        pub game: String,
        /// Any text; the same seed and actions make the same game. Left out, the caller must supply one.
        pub seed: String,
        /// A map of the game; left out, chance picks it as the rules say.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub map: Option<String>,
        /// Who begins, by agreement; left out, the rules decide.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub first: Option<Side>,
        /// The players, in order of seats.
        pub players: Vec<Seat>,
        /// A position to begin from, in place of a fresh game.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub setup: Option<Table>,
        /// The first dice and draws; what it does not give comes from the seed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub script: Option<Script>,
    }
}

shape! {
    /// A deck of somebody's own, where the game has decks built.
    pub struct DeckList {
        /// Who leads it, by id: a General.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub leader: Option<String>,
        /// How many of each card, by its id.
        pub cards: Dict<u8>,
    }
}

shape! {
    /// Who sits where, and with what.
    pub struct Seat {
        /// The deck, warband or army.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub deck: Option<String>,
        /// A deck of one's own, in place of `deck`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub list: Option<DeckList>,
        /// The bot that plays it; a person when left out. The engine keeps it with the save and plays no bot unasked.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub bot: Option<String>,
        /// How well the bot plays: `easy`, `normal`, `hard`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub level: Option<String>,
    }
}

shape! {
    /// A whole game: replays bit for bit.
    pub struct Save {
        /// The version of this form: 1.
        pub version: u32,
        /// Which game.
        pub game: String,
        /// How it began, the seed included.
        pub options: Arc<Options>,
        /// Every action, in order.
        pub actions: Vec<Action>,
    }
}

shape! {
    /// What may come of an action.
    pub struct Preview {
        /// Each outcome that differs on the table, likeliest first.
        pub outcomes: Vec<Chanced>,
        /// Who is asked something before it is done. The outcomes are then those where nobody interferes and whoever has
        /// to choose takes the first way.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<Side>>", optional))]
        pub asks: Vec<String>,
    }
}

shape! {
    /// One outcome and its exact odds.
    pub struct Chanced {
        /// The odds as a reduced fraction: `35/216`.
        pub odds: String,
        /// The same as a decimal.
        pub p: f64,
        /// What is different on the table afterwards.
        pub changes: Vec<Change>,
    }
}

shape! {
    /// One difference between two tables.
    pub struct Change {
        /// The piece or player it is about.
        pub of: String,
        /// What changed: a stat (`health`), `gone`, `at`, `card`, `result`.
        pub what: String,
        /// By how much, for numbers.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub by: Option<i32>,
        /// To what: the new number, the card laid.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub to: Option<String>,
    }
}

shape! {
    /// A game of this build, for a set-up screen.
    pub struct GameInfo {
        /// Its id.
        pub id: String,
        /// The decks, warbands or armies to choose from.
        pub decks: Vec<String>,
        /// The maps to choose from.
        pub maps: Vec<String>,
        /// How many sit at the table.
        pub seats: u8,
        /// Whether players bring decks of their own.
        pub builds: bool,
    }
}

shape! {
    /// A rule made to happen: a position, scripted chance, steps and what must come of them.
    pub struct Scenario {
        /// The clauses it shows, the one under test first.
        pub rules: Vec<String>,
        /// What it shows, by language.
        pub title: Dict<String>,
        /// Which game.
        pub game: String,
        /// Units and cards of its own, in the form of the game's data files.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "unknown"))]
        pub content: Option<serde_json::Value>,
        /// The position it begins from.
        pub setup: Table,
        /// The next dice and draws.
        pub chance: Script,
        /// What is done and what must come of it.
        pub steps: Vec<ScenarioStep>,
    }
}

shape! {
    /// Scripted chance.
    pub struct Script {
        /// Faces of the next dice.
        pub dice: Vec<u8>,
        /// The next cards drawn.
        pub draws: Vec<String>,
    }
}

shape! {
    /// One step of a scenario: just one of `do`, `refuse`, `expect`, `events`, `offers`.
    pub struct ScenarioStep {
        /// Must be legal, and is done.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub act as "do": Option<Action>,
        /// Must be refused, by the clause in `cites`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub refuse: Option<Action>,
        /// The clause that must refuse.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub cites: Option<String>,
        /// A subset of the table: objects by key, arrays whole, null for what is absent.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "unknown"))]
        pub expect: Option<serde_json::Value>,
        /// Events since the last `do`, in order, others in between allowed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "Array<unknown>"))]
        pub events: Option<Vec<serde_json::Value>>,
        /// Picks legal actions by a subset of their fields; `are` tells exactly which there must be.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "unknown"))]
        pub offers: Option<serde_json::Value>,
        /// The actions picked, each a subset, in any order.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "Array<unknown>"))]
        pub are: Option<Vec<serde_json::Value>>,
    }
}

shape! {
    /// What came of a scenario.
    pub struct Verdict {
        /// Whether all held.
        pub passed: bool,
        /// What differed.
        pub differences: Vec<Difference>,
    }
}

shape! {
    /// One thing that was otherwise than a scenario says.
    pub struct Difference {
        /// Where in the scenario: `steps[2].expect.pieces.wall.stats.health`.
        pub at: String,
        /// What it says.
        pub expected: String,
        /// What was.
        pub got: String,
    }
}
