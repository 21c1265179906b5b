//! Content: units, cards, maps and terrain as rows of data, read once into the form that rules use.

use serde_json::Value;

use super::notation::{Against, Notation, Roll};
use crate::engine::refusal::Error;
use crate::engine::rulebook::Clause;
use crate::rule;

/// A card or status, by its place in [`Content::cards`].
pub type CardId = u8;

/// The five statuses and Guard come first, in this order, in every content.
pub const POISONED: CardId = 0;
/// See [`POISONED`].
pub const STUNNED: CardId = 1;
/// See [`POISONED`].
pub const DAZED: CardId = 2;
/// See [`POISONED`].
pub const DEFENSELESS: CardId = 3;
/// See [`POISONED`].
pub const ON_FIRE: CardId = 4;
/// The effect of the basic action Guard, handled as a card from the supply.
pub const GUARD: CardId = 5;

const STATUSES: [&str; 5] = ["poisoned", "stunned", "dazed", "defenseless", "on-fire"];

/// Everything that is data.
#[derive(Clone, Debug)]
pub struct Content {
    /// The units.
    pub units: Vec<UnitCard>,
    /// Statuses, Guard, then action cards.
    pub cards: Vec<Card>,
    /// The warbands: what a player chooses.
    pub warbands: Vec<Warband>,
    /// The maps.
    pub maps: Vec<Map>,
    /// AP of Dash and of Guard, and MP that Dash gives.
    pub basics: Basics,
    /// Numbers of the game.
    pub settings: Settings,
}

/// What a unit's card prints.
#[derive(Clone, Debug)]
pub struct UnitCard {
    /// Its id.
    pub id: String,
    /// Health when unhurt.
    pub hp: u8,
    /// Action points a turn.
    pub ap: u8,
    /// Movement points a turn.
    pub mp: u8,
    /// Defence dice.
    pub defence: u8,
    /// Extra defence dice or bonus against some attacks.
    pub mods: Vec<DefenceMod>,
    /// Its attacks, at most four.
    pub attacks: Vec<Attack>,
    /// Its abilities, at most two.
    pub abilities: Vec<Ability>,
    /// Statuses it never receives, one bit each.
    pub immune: u8,
    /// `skirmish:house.trait.steady`.
    pub steady: bool,
    /// `skirmish:house.trait.surefooted`.
    pub surefooted: bool,
    /// Worth more, and may play captains' cards.
    pub captain: bool,
    /// Victory points its defeat gives.
    pub vp: u8,
}

/// One entry of a unit's printed defence.
#[derive(Clone, Copy, Debug)]
pub struct DefenceMod {
    /// Extra dice (`skirmish:notation.6`).
    pub dice: i8,
    /// Extra bonus (`skirmish:notation.7`).
    pub bonus: i8,
    /// Against which attacks.
    pub against: Against,
}

/// An attack, printed on a unit or on a card.
#[derive(Clone, Debug)]
pub struct Attack {
    /// Its id; a card's attack has the card's.
    pub id: String,
    /// Dice, type and bonus.
    pub notation: Notation,
    /// How far it goes.
    pub range: Range,
    /// What else it does.
    pub keywords: Keywords,
    /// What it costs.
    pub ap: u8,
}

/// The five kinds of range (`skirmish:range.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Range {
    /// Adjacent squares.
    Melee,
    /// Adjacent squares, or exactly two away in a row or column.
    Reach,
    /// So many moves, with sight.
    Range(u8),
    /// So many squares, walls or not.
    Distance(u8),
    /// As far as a creature walks for so many MP.
    Minion(u8),
}

impl Range {
    /// Its kind's bit in [`Kinds`].
    #[must_use]
    pub fn kind(self) -> Kinds {
        Kinds(match self {
            Range::Melee => 1,
            Range::Reach => 2,
            Range::Range(_) => 4,
            Range::Distance(_) => 8,
            Range::Minion(_) => 16,
        })
    }
}

/// A set of kinds of range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(u8);

impl Kinds {
    /// All five.
    pub const ANY: Kinds = Kinds(31);

    /// Whether a range is of one of these kinds.
    #[must_use]
    pub fn covers(self, range: Range) -> bool {
        self.0 & range.kind().0 != 0
    }
}

/// A set of keywords (`skirmish:keyword.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keywords(u8);

impl Keywords {
    /// `skirmish:keyword.knock-back.1`.
    pub const KNOCK_BACK: Keywords = Keywords(1);
    /// `skirmish:keyword.crushing.1`.
    pub const CRUSHING: Keywords = Keywords(2);
    /// `skirmish:keyword.poisoned.1`.
    pub const POISONED: Keywords = Keywords(4);
    /// `skirmish:keyword.penetrating.1`.
    pub const PENETRATING: Keywords = Keywords(8);
    /// `skirmish:keyword.focused.1`.
    pub const FOCUSED: Keywords = Keywords(16);
    /// `skirmish:keyword.flaming.1`.
    pub const FLAMING: Keywords = Keywords(32);

    const NAMES: [&'static str; 6] = ["knock-back", "crushing", "poisoned", "penetrating", "focused", "flaming"];

    /// Both sets.
    #[must_use]
    pub fn and(self, other: Keywords) -> Keywords {
        Keywords(self.0 | other.0)
    }

    /// Whether all of `other` are in it.
    #[must_use]
    pub fn has(self, other: Keywords) -> bool {
        self.0 & other.0 == other.0
    }
}

/// An ability of a unit.
#[derive(Clone, Debug)]
pub struct Ability {
    /// Its id.
    pub id: String,
    /// What it costs.
    pub ap: u8,
    /// On whom.
    pub target: Target,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// Whom or what a card or ability aims at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The acting unit; nothing is chosen.
    Oneself,
    /// An enemy in range; a boost's range is its attack's.
    Enemy(Option<Range>),
    /// The acting unit or an ally in range.
    Ally(Range),
    /// Allies in range, chosen later.
    Allies(Range),
    /// The acting player; nothing is chosen.
    Player,
    /// A square in range.
    Square(Range),
}

/// How long a lasting card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// It is discarded when it has resolved.
    No,
    /// Until an effect discards it.
    Open,
    /// So many turns (`skirmish:persist.4`).
    Turns(u8),
    /// So many rounds (`skirmish:persist.5`).
    Rounds(u8),
    /// Until the bearer's next turn (`skirmish:persist.9`).
    NextTurn,
}

/// A card: an action card, a status, or Guard.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// What it costs to play.
    pub ap: u8,
    /// Only a captain may play it.
    pub captain: bool,
    /// On whom.
    pub target: Target,
    /// What it does: when played, or while it lies.
    pub effects: Vec<Effect>,
    /// How long it lies.
    pub lasts: Lasts,
    /// It is a status.
    pub status: bool,
    /// What a status does at the start of its bearer's turn.
    pub upkeep: Upkeep,
    /// The attack of an attack card.
    pub attack: Option<Attack>,
    /// It steps before it strikes: so many squares.
    pub step: u8,
    /// What a boost adds to a printed attack.
    pub strike: Option<Strike>,
}

/// What a status does at the start of its bearer's turn.
#[derive(Clone, Debug)]
pub enum Upkeep {
    /// Nothing.
    None,
    /// Its effects, then it is discarded, perhaps.
    Effects(Vec<Effect>, bool),
    /// It is rolled for, then discarded, perhaps.
    Table(Table, bool),
    /// The bearer's player chooses (On Fire).
    Choice,
}

/// What a boost adds.
#[derive(Clone, Copy, Debug)]
pub struct Strike {
    /// To the bonus.
    pub bonus: i8,
    /// To the dice.
    pub dice: i8,
    /// To the keywords.
    pub keywords: Keywords,
    /// Attacks of these ranges only.
    pub only: Kinds,
}

/// A roll and what its values mean.
#[derive(Clone, Debug)]
pub struct Table {
    /// The roll.
    pub roll: Roll,
    /// From, to, and what happens then.
    pub rows: Vec<(u8, u8, Vec<Effect>)>,
}

/// How much is gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// So much.
    Fixed(u8),
    /// What a roll gives.
    Roll(Roll),
    /// Everything.
    All,
}

/// What a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Stat {
    AttackDice,
    AttackBonus,
    DefenceDice,
    DefenceBonus,
    Mp,
    Ap,
}

/// A modifier that holds as long as its card lies.
#[derive(Clone, Copy, Debug)]
pub struct Modify {
    /// What it changes.
    pub what: Stat,
    /// By how much.
    pub add: i8,
    /// Only for attacks of these types.
    pub against: Against,
    /// Only for attacks of these ranges.
    pub ranges: Kinds,
    /// How far around its place it reaches; 0 is the bearer alone.
    pub radius: u8,
}

/// When a lasting trigger goes off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// At the start of the bearer's turn, or of the turn of each unit near.
    TurnStart,
    /// When an attack has damaged the bearer.
    Damaged,
}

/// One effect, from the small vocabulary that all cards are made of.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Effects of an attack card if any damage is dealt.
    OnDamage(Vec<Effect>),
    /// Roll and read.
    Table(Table),
    /// Give a status; to the attacker instead of the target.
    Status(CardId, bool),
    /// Discard one status, or the oldest so many.
    ClearStatus(Option<CardId>, u8),
    /// Holds while the card lies.
    Modify(Modify),
    /// Lies in wait: when, for attacks of which ranges, how far around, what.
    Trigger(When, Kinds, u8, Vec<Effect>),
    /// Heal; the attacker instead of the target.
    Heal(u8, bool),
    /// Damage the target.
    Damage(u8),
    /// More AP and MP this turn, for the acting unit.
    Gain(Amount, Amount),
    /// More AP and MP for so many other allies.
    GainAllies(u8, u8, u8),
    /// Fewer AP and MP this turn.
    Lose(Amount, Amount),
    /// Draw so many cards.
    Draw(u8),
    /// Slide the target towards the attacker, if the attacker wants.
    Drag,
    /// No defence dice and no defence bonus.
    NoDefence,
    /// Discard this very card.
    DiscardThis,
}

/// A warband: units and deck.
#[derive(Clone, Debug)]
pub struct Warband {
    /// Its id.
    pub id: String,
    /// Its units, by place in [`Content::units`].
    pub units: Vec<u8>,
    /// Its deck, by place in [`Content::cards`].
    pub deck: Vec<CardId>,
}

/// A map. Its size and banners stand in the rows; the data file says them again for people.
#[derive(Clone, Debug)]
pub struct Map {
    /// Its id.
    pub id: String,
    /// One text a row, one character a square.
    pub rows: Vec<String>,
}

/// The basic actions.
#[derive(Clone, Copy, Debug)]
pub struct Basics {
    /// AP of Dash.
    pub dash_ap: u8,
    /// MP that Dash gives.
    pub dash_mp: u8,
    /// AP of Guard.
    pub guard_ap: u8,
}

/// Numbers of the game.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Cards in an opening hand.
    pub hand: u8,
    /// Cards a hand holds at most.
    pub hand_limit: u8,
    /// Cards drawn a turn.
    pub draw: u8,
    /// Victory points that win.
    pub goal: u8,
    /// The last round.
    pub rounds: u8,
    /// Points for a banner.
    pub banner: u8,
}

impl Content {
    /// The content of this build.
    ///
    /// # Panics
    /// Never: the embedded rows are read by a test.
    #[must_use]
    pub fn embedded() -> Content {
        // Not `expect`, which would print the error: the page's module has no other use for that.
        let read =
            |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| panic!("embedded rows are JSON"));
        let units = read(include_str!(concat!(env!("OUT_DIR"), "/skirmish.units.json")));
        let cards = read(include_str!(concat!(env!("OUT_DIR"), "/skirmish.cards.json")));
        let maps = read(include_str!(concat!(env!("OUT_DIR"), "/skirmish.maps.json")));
        Content::read(units, cards, maps).unwrap_or_else(|_| panic!("embedded rows are good"))
    }

    fn read(units: Value, cards: Value, maps: Value) -> Result<Content, Error> {
        let settings: rows::SettingsRow = rows::part(&maps, "settings")?;
        let drawn: Vec<rows::MapRow> = rows::part(&maps, "maps")?;
        let statuses: Vec<rows::CardRow> = rows::part(&cards, "statuses")?;
        let mut content = Content {
            units: Vec::new(),
            cards: Vec::new(),
            warbands: Vec::new(),
            basics: settings.basics()?,
            settings: settings.numbers(),
            maps: drawn.into_iter().map(rows::MapRow::map).collect(),
        };
        for (id, row) in STATUSES.into_iter().zip(&statuses) {
            assert!(id == row.id, "statuses come in this order");
            content.cards.push(row.card(&content)?);
        }
        content.cards.push(settings.guard(&content)?);
        for row in &rows::part::<Vec<rows::CardRow>>(&cards, "cards")? {
            content.cards.push(row.card(&content)?);
        }
        for row in &rows::part::<Vec<rows::UnitRow>>(&units, "units")? {
            content.units.push(row.unit(&content)?);
        }
        for row in &rows::part::<Vec<rows::WarbandRow>>(&units, "warbands")? {
            content.warbands.push(row.warband(&content)?);
        }
        Ok(content)
    }

    /// Adds a scenario's own units and cards.
    ///
    /// # Errors
    /// The row and field that is wrong, or an id that is taken.
    pub fn extend(&mut self, mut own: Value) -> Result<(), Error> {
        rows::strip_prose(&mut own);
        let own = rows::own(own)?;
        for (n, row) in own.cards.iter().enumerate() {
            let at = format!("cards[{n}]");
            let card = row.card(self).map_err(|e| e.inside(&at))?;
            if self.cards.len() >= usize::from(u8::MAX) || self.card(&card.id).is_some() {
                return Err(Error::field(at, format!("a card `{}` exists already, or there are too many", card.id)));
            }
            self.cards.push(card);
        }
        for (n, row) in own.units.iter().enumerate() {
            let at = format!("units[{n}]");
            let unit = row.unit(self).map_err(|e| e.inside(&at))?;
            if self.units.len() >= usize::from(u8::MAX) || self.unit(&unit.id).is_some() {
                return Err(Error::field(at, format!("a unit `{}` exists already, or there are too many", unit.id)));
            }
            self.units.push(unit);
        }
        Ok(())
    }

    /// A card by its id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|c| c.id == id).map(|n| n as CardId)
    }

    /// A unit by its id.
    #[must_use]
    pub fn unit(&self, id: &str) -> Option<u8> {
        self.units.iter().position(|u| u.id == id).map(|n| n as u8)
    }

    /// A warband by its id.
    #[must_use]
    pub fn warband(&self, id: &str) -> Option<u8> {
        self.warbands.iter().position(|w| w.id == id).map(|n| n as u8)
    }
}

/// The clause that a status's roll, loss or damage goes by.
#[must_use]
pub fn status_clause(card: CardId, value: u8) -> Clause {
    match (card, value) {
        (POISONED, 1) => rule!("skirmish:status.poisoned.2"),
        (POISONED, 2..=4) => rule!("skirmish:status.poisoned.3"),
        (POISONED, 5) => rule!("skirmish:status.poisoned.5"),
        (POISONED, 6) => rule!("skirmish:status.poisoned.4"),
        (POISONED, _) => rule!("skirmish:status.poisoned.1"),
        (STUNNED, 2..=7) => rule!("skirmish:status.stunned.3"),
        (STUNNED, 8..=10) => rule!("skirmish:status.stunned.2"),
        (STUNNED, _) => rule!("skirmish:status.stunned.1"),
        (DAZED, _) => rule!("skirmish:status.dazed.1"),
        (DEFENSELESS, _) => rule!("skirmish:status.defenseless.1"),
        (ON_FIRE, _) => rule!("skirmish:status.on-fire.1"),
        _ => rule!("skirmish:house.card.1"),
    }
}

#[path = "rows.rs"]
mod rows;
