//! State: all that changes in play. Flat, small, copied in nanoseconds.

use super::board::Squares;
use super::content::{AbilityId, CardId, Trait};
use super::powers::Powers;
use crate::engine::grid::Cell;
use crate::engine::piles::Pile;
use crate::engine::rules::Outcome;
use crate::engine::side::{BySide, Side};

/// No card.
pub const NO_CARD: CardId = CardId(u16::MAX);
/// No ability.
pub const NO_ABILITY: AbilityId = AbilityId(u16::MAX);
/// The most units: one a tile.
pub const MAX_UNITS: usize = super::board::TILES;
/// The most cards a hand holds (`duelyst:keyword.draw.3`).
pub const MAX_HAND: usize = 6;
/// The most cards a deck holds (`duelyst:house.table.1`).
pub const MAX_DECK: usize = 60;
/// The most cards a graveyard keeps (`duelyst:house.table.1`).
pub const MAX_GRAVE: usize = 96;
/// The most changes that lie on units at once.
pub const MAX_CHANGES: usize = 160;
/// The most cards of a turn that are remembered.
pub const MAX_PLAYED: usize = 12;
/// The most different Mechs that are counted: there are no more.
pub const MAX_SUMMONED: usize = 20;
/// The most effects that wait at once.
pub const MAX_JOBS: usize = 64;
/// The most lasting effects that are no unit's.
pub const MAX_WATCHES: usize = 16;
/// The most targets one effect is given.
pub const MAX_CHOSEN: usize = 6;
/// `duelyst:card.general.3`: how many artifacts a General carries.
pub const MAX_ARTIFACTS: usize = 3;

/// A unit's number: units are numbered as they enter the board, and no number comes twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Serial(pub u16);

impl Serial {
    /// No unit.
    pub const NONE: Serial = Serial(u16::MAX);
}

/// A unit as those who tell of it know it: its number, and the card it came as. It may long be gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Who {
    /// Its number.
    pub id: Serial,
    /// The card it came as.
    pub born: CardId,
}

/// Something a unit is or has been, one bit each.
pub mod mark {
    /// It can do nothing more this turn (`duelyst:status.exhausted.2`).
    pub const EXHAUSTED: u8 = 1;
    /// It entered the board this turn.
    pub const FRESH: u8 = 2;
    /// What its card prints is dispelled (`duelyst:keyword.dispel.1`).
    pub const DISPELLED: u8 = 4;
    /// Its Forcefield has cancelled damage this turn (`duelyst:keyword.forcefield.1`).
    pub const SHIELD_SPENT: u8 = 8;
    /// It leaves the board as soon as the effect at hand is done.
    pub const DOOMED: u8 = 16;
    /// An aura gives it an ability.
    pub const LENT: u8 = 32;
}

/// A unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Its number and the card it came as.
    pub who: Who,
    /// What it is now.
    pub is: CardId,
    /// What a building, an egg or a sentinel becomes.
    pub holds: CardId,
    /// Attack and health that the held minion will have more (`duelyst:keyword.build.9`).
    pub held: (i8, i8),
    /// Who controls it.
    pub side: Side,
    /// Whose card it is.
    pub owner: Side,
    /// Where it stands.
    pub at: Cell,
    /// Damage on it.
    pub damage: i16,
    /// What a building still has to count down, or the turns a held thing still waits.
    pub counter: u8,
    /// Whose next turn ends its stun; nobody's when it is not stunned (`duelyst:keyword.stun.1`).
    pub stunned: Option<Side>,
    /// Who gave it the last blow, if it was a unit.
    pub slayer: Serial,
    /// Moves made since it was activated.
    pub moves: u8,
    /// Attacks made since it was activated.
    pub attacks: u8,
    /// See [`mark`].
    pub marks: u8,
    /// Attack, as all that touches it makes it; see `layers.rs`, which alone writes this and what follows.
    pub attack: i16,
    /// The most health it can have.
    pub most: i16,
    /// Steps it may make.
    pub stride: u8,
    /// What Backstab adds.
    pub backstab: u8,
    /// What Grow adds at each turn of its player.
    pub grow: u8,
    /// Wind Dervishes it summons at each turn of its player.
    pub dervishes: u8,
    /// Keywords and restrictions.
    pub powers: Powers,
    /// What its abilities wait for: see [`moments`](super::moments).
    pub hears: u32,
}

impl Unit {
    /// Health left.
    #[inline]
    #[must_use]
    pub fn health(&self) -> i16 {
        self.most - self.damage
    }

    /// Whether it bears this mark.
    #[inline]
    #[must_use]
    pub fn is_marked(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// Whether it has this power.
    #[inline]
    #[must_use]
    pub fn has(&self, power: Powers) -> bool {
        self.powers.has(power)
    }
}

impl Default for Unit {
    fn default() -> Self {
        Unit {
            who: Who { id: Serial::NONE, born: NO_CARD },
            is: NO_CARD,
            holds: NO_CARD,
            held: (0, 0),
            side: Side::P1,
            owner: Side::P1,
            at: Cell::OFF,
            damage: 0,
            counter: 0,
            stunned: None,
            slayer: Serial::NONE,
            moves: 0,
            attacks: 0,
            marks: 0,
            attack: 0,
            most: 0,
            stride: 0,
            backstab: 0,
            grow: 0,
            dervishes: 0,
            powers: Powers::NONE,
            hears: 0,
        }
    }
}

/// When a change ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Until {
    /// Never.
    #[default]
    Ever,
    /// When the turn at hand ends.
    TurnEnd,
    /// When this side's next turn begins.
    TurnOf(Side),
    /// When this side's next turn ends; it begins at once.
    EndOf(Side),
    /// When this side's next turn ends; it begins with that turn.
    During(Side),
}

/// What a change does to the unit it lies on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum What {
    /// Attack and health more, or less.
    #[default]
    Stats,
    /// As [`What::Stats`], but also on a Structure (`duelyst:tribe.structure.3`).
    Spears,
    /// Attack becomes so much.
    SetAttack,
    /// Health becomes so much.
    SetHealth,
    /// It has this trait.
    Trait(Trait),
    /// It has this trait no longer.
    Without(Trait),
    /// It has this ability.
    Ability(AbilityId),
    /// Control passes back when it ends.
    Control,
    /// It becomes again what it was when it ends.
    Form,
}

/// A change that lies on a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// Which unit.
    pub on: Serial,
    /// What gave it.
    pub from: CardId,
    /// What it does.
    pub what: What,
    /// Its first number: attack, or the number of what it gives.
    pub a: i16,
    /// Its second: health.
    pub h: i16,
    /// When it ends.
    pub until: Until,
}

impl Default for Change {
    fn default() -> Self {
        Change { on: Serial::NONE, from: NO_CARD, what: What::Stats, a: 0, h: 0, until: Until::Ever }
    }
}

/// What is true of a card in hand or deck, one bit each.
pub mod slip {
    /// It is the building of the card (`duelyst:keyword.build.7`).
    pub const BUILDING: u8 = 1;
    /// It cannot be replaced.
    pub const KEPT: u8 = 2;
    /// It is marked in the mulligan.
    pub const MARKED: u8 = 4;
}

/// A card in hand or deck, with what was done to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Held {
    /// Which card.
    pub card: CardId,
    /// Mana more, or less.
    pub cost: i8,
    /// Attack more.
    pub attack: i8,
    /// Health more.
    pub health: i8,
    /// See [`slip`].
    pub slips: u8,
}

impl Held {
    /// The card as it is printed.
    #[must_use]
    pub fn plain(card: CardId) -> Held {
        Held { card, cost: 0, attack: 0, health: 0, slips: 0 }
    }
}

impl Default for Held {
    fn default() -> Self {
        Held::plain(NO_CARD)
    }
}

/// Chance knows a card by its number; what was done to it is told apart by equality.
impl From<Held> for u16 {
    fn from(held: Held) -> u16 {
        held.card.0
    }
}

/// A card in a graveyard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grave {
    /// Which card.
    pub card: CardId,
    /// The half-turn in which it came there.
    pub turn: u8,
    /// Whether it was destroyed as a unit.
    pub died: bool,
}

impl Default for Grave {
    fn default() -> Self {
        Grave { card: NO_CARD, turn: 0, died: false }
    }
}

/// How often something was done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// Which card.
    pub card: CardId,
    /// How often.
    pub times: u8,
}

impl Default for Tally {
    fn default() -> Self {
        Tally { card: NO_CARD, times: 0 }
    }
}

/// An artifact on a General.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Artifact {
    /// Which card.
    pub card: CardId,
    /// Hits it still takes (`duelyst:card.artifact.2`).
    pub durability: u8,
}

impl Default for Artifact {
    fn default() -> Self {
        Artifact { card: NO_CARD, durability: 0 }
    }
}

/// What caused an effect, as far as the effect may ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cause {
    /// The unit it is about: who was summoned, who died, who was hit.
    pub unit: Serial,
    /// Where that was.
    pub at: Cell,
    /// The card it is about.
    pub card: CardId,
    /// How much: damage, cost.
    pub amount: i16,
}

impl Cause {
    /// Nothing to ask about.
    pub const NONE: Cause = Cause { unit: Serial::NONE, at: Cell::OFF, card: NO_CARD, amount: 0 };
}

/// An effect that waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Job {
    /// What is to be done.
    pub task: Task,
    /// For whom.
    pub side: Side,
    /// The unit whose effect it is, or that it is done to.
    pub unit: Serial,
    /// Where that unit stood when the effect was set off: it may be gone by now.
    pub at: Cell,
    /// The card whose effect it is.
    pub card: CardId,
    /// What set it off.
    pub cause: Cause,
}

/// What a [`Job`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Nothing.
    None,
    /// An ability.
    Ability(AbilityId),
    /// The unit was put into play: what waits for that is set off.
    Entered,
    /// The spell is done: it goes to the graveyard, and what waits for that is set off.
    Cast,
    /// The Bloodbound Spell is done.
    Bled,
    /// The sentinel shows itself (`duelyst:keyword.sentinel.2`).
    Reveal,
    /// MECHAZ0R! stands ready (`duelyst:tribe.mech.2`).
    Mechazor,
    /// The unit grows (`duelyst:keyword.grow.1`).
    Grow,
    /// The building counts down (`duelyst:keyword.build.2`).
    Build,
    /// The unit summons a Wind Dervish (`duelyst:keyword.summon-dervish.1`).
    Dervish,
    /// The unit leaves its egg (`duelyst:keyword.rebirth.1`).
    Egg,
    /// The egg hatches (`duelyst:keyword.rebirth.1`).
    Hatch,
    /// The pet acts (`duelyst:tribe.battle-pet.1`).
    Pet,
    /// Control of the unit passes back.
    Return,
    /// The unit becomes again what it was.
    Revert,
}

impl Default for Job {
    fn default() -> Self {
        Job { task: Task::None, side: Side::P1, unit: Serial::NONE, at: Cell::OFF, card: NO_CARD, cause: Cause::NONE }
    }
}

/// A lasting effect that is no unit's: what a spell leaves for a turn, a Destiny.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Watch {
    /// Whose.
    pub side: Side,
    /// The card that left it.
    pub card: CardId,
    /// The ability that lies in wait, or that left a lasting effect.
    pub ability: AbilityId,
    /// Which lasting effect of that ability it is, counted from 1; 0 when the ability itself lies in wait.
    pub effect: u8,
    /// The unit it is about, if any.
    pub unit: Serial,
    /// What that unit was, and where it stood: it may be gone.
    pub is: CardId,
    /// Where it stood.
    pub at: Cell,
    /// Whether it is over when it has happened once.
    pub once: bool,
    /// When it ends.
    pub until: Until,
}

impl Default for Watch {
    fn default() -> Self {
        Watch {
            side: Side::P1,
            card: NO_CARD,
            ability: NO_ABILITY,
            effect: 0,
            unit: Serial::NONE,
            is: NO_CARD,
            at: Cell::OFF,
            once: false,
            until: Until::Ever,
        }
    }
}

/// An attack under way: what is still to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fight {
    /// Who attacks.
    pub attacker: Serial,
    /// Whom it aimed at.
    pub target: Serial,
    /// Who may strike back, in order.
    pub answers: Pile<Serial, 8>,
    /// They have.
    pub over: bool,
}

/// Where the turn stands. What a stage sets off is done before the next one begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A side chooses which cards of its opening hand to replace (`duelyst:start.2`).
    Mulligan(Side),
    /// The main phase.
    Main,
    /// The end phase has begun: what happens at the end of the turn is set off.
    Ending,
    /// Shadow Creep harms.
    Creep,
    /// Units are exhausted, a card is drawn, what lasts for the turn ends.
    Resting,
    /// Eggs of the other side hatch.
    Hatching,
    /// The next turn begins: mana, activation.
    Beginning,
    /// Units grow.
    Growing,
    /// Buildings count down.
    Building,
    /// Wind Dervishes appear.
    Dervishes,
    /// What happens at the start of the turn is set off.
    Starting,
    /// Battle Pets act.
    Pets,
    /// The game is over.
    Over,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The General's number.
    pub general: Serial,
    /// Cards in hand, in the order they came.
    pub hand: Pile<Held, MAX_HAND>,
    /// The deck. Kept without order: a draw takes any card, which is what a shuffle is for.
    pub deck: Pile<Held, MAX_DECK>,
    /// The graveyard, in the order the cards came.
    pub graveyard: Pile<Grave, MAX_GRAVE>,
    /// Artifacts, the oldest first.
    pub artifacts: Pile<Artifact, MAX_ARTIFACTS>,
    /// Mana left.
    pub mana: u8,
    /// Mana that a turn begins with.
    pub capacity: u8,
    /// Own turns begun.
    pub turns: u8,
    /// Cards replaced this turn.
    pub replaced: u8,
    /// The Bloodbound Spell, as it is now; see `layers.rs`, which alone writes this.
    pub bloodbound: CardId,
    /// The Bloodbound Spell where no aura gives another.
    pub own_bloodbound: CardId,
    /// Whether it is available.
    pub ready: bool,
    /// Progress of MECHAZ0R!, in percent.
    pub mechazor: u8,
    /// How often cards that intensify were used, by card.
    pub uses: Pile<Tally, 8>,
    /// The Trial card that is not in the deck (`duelyst:keyword.trial.2`).
    pub trial: CardId,
    /// How far the Trial has come: a count, or one bit for each cost.
    pub tried: u16,
    /// Whether the Trial is met (`duelyst:keyword.trial.6`).
    pub unlocked: bool,
    /// Whether the Destiny has been set off (`duelyst:keyword.trial.8`).
    pub destined: bool,
    /// Cards played this turn, Bloodbound Spells too: what the cost of a first one asks about.
    pub played: Pile<CardId, MAX_PLAYED>,
    /// Whether the General has been damaged this turn.
    pub hurt: bool,
    /// How often this player healed anything in this game.
    pub healed: u8,
    /// Mechs this player summoned in this game, by card: what a card may count.
    pub summoned: Pile<Tally, MAX_SUMMONED>,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            general: Serial::NONE,
            hand: Pile::default(),
            deck: Pile::default(),
            graveyard: Pile::default(),
            artifacts: Pile::default(),
            mana: 0,
            capacity: 0,
            turns: 0,
            replaced: 0,
            bloodbound: NO_CARD,
            own_bloodbound: NO_CARD,
            ready: false,
            mechazor: 0,
            uses: Pile::default(),
            trial: NO_CARD,
            tried: 0,
            unlocked: false,
            destined: false,
            played: Pile::default(),
            hurt: false,
            healed: 0,
            summoned: Pile::default(),
        }
    }
}

/// Which units have to be made anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stale {
    /// None.
    None,
    /// This one alone.
    One(Serial),
    /// All.
    All,
}

/// What the last layering found on the table, so that most questions need not go to every unit; `layers.rs` alone
/// renews it. It holds at least what is there: what has left the table since may still be in it.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Who has to be made anew: something they are made from has changed since they were made.
    pub stale: Stale,
    /// What abilities of units wait for: see [`moments`](super::moments).
    pub hears: u32,
    /// What auras have a part in: see [`touch`](super::content::touch).
    pub touches: u8,
    /// Somebody may be about to die.
    pub dying: bool,
}

/// It follows from the rest of a state, and is no part of what a state is.
impl PartialEq for Found {
    fn eq(&self, _: &Found) -> bool {
        true
    }
}

impl Eq for Found {}

impl std::hash::Hash for Found {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Units on the board, in the order they entered it.
    pub units: Pile<Unit, MAX_UNITS>,
    /// Changes that lie on units, in the order they came.
    pub changes: Pile<Change, MAX_CHANGES>,
    /// The players.
    pub players: BySide<Player>,
    /// Effects that wait, the next one first (`duelyst:house.queue.1`).
    pub jobs: Pile<Job, MAX_JOBS>,
    /// Targets chosen so far for the next effect (`duelyst:house.choose.1`).
    pub chosen: Pile<Cell, MAX_CHOSEN>,
    /// Lasting effects that are no unit's.
    pub watches: Pile<Watch, MAX_WATCHES>,
    /// Tiles with a Mana Tile.
    pub mana: Squares,
    /// Tiles with Shadow Creep, by owner.
    pub creep: BySide<Squares>,
    /// Tiles of Hallowed Ground, by owner.
    pub hallowed: BySide<Squares>,
    /// The attack under way.
    pub fight: Option<Fight>,
    /// Whose turn it is.
    pub active: Side,
    /// Where the turn stands.
    pub stage: Stage,
    /// Turns begun by both together.
    pub turn: u8,
    /// The number of the next unit.
    pub next: u16,
    /// Effects done since the last decision (`duelyst:house.queue.2`).
    pub done: u16,
    /// Whether anything was healed this turn.
    pub healed: bool,
    /// Minions played from hand in this game.
    pub played: u8,
    /// The spell that anybody cast last.
    pub last_spell: CardId,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What the last layering found.
    pub found: Found,
}

const _: () = assert!(size_of::<State>() <= 8192, "a state stays small: search copies it all the time");

impl Default for State {
    fn default() -> Self {
        State {
            units: Pile::default(),
            changes: Pile::default(),
            players: BySide::default(),
            jobs: Pile::default(),
            chosen: Pile::default(),
            watches: Pile::default(),
            mana: Squares::NONE,
            creep: BySide::default(),
            hallowed: BySide::default(),
            fight: None,
            active: Side::P1,
            stage: Stage::Main,
            turn: 0,
            next: 0,
            done: 0,
            healed: false,
            played: 0,
            last_spell: NO_CARD,
            outcome: None,
            found: Found { stale: Stale::All, hears: 0, touches: 0, dying: false },
        }
    }
}

impl State {
    /// The unit of a number, if it is on the board.
    #[inline]
    #[must_use]
    pub fn find(&self, id: Serial) -> Option<&Unit> {
        self.units.iter().find(|u| u.who.id == id)
    }

    /// The same, to change.
    #[inline]
    pub fn find_mut(&mut self, id: Serial) -> Option<&mut Unit> {
        self.units.iter_mut().find(|u| u.who.id == id)
    }

    /// Who stands on a tile.
    #[inline]
    #[must_use]
    pub fn on(&self, at: Cell) -> Option<&Unit> {
        self.units.iter().find(|u| u.at == at)
    }

    /// Units of a side, in the order they entered the board.
    #[inline]
    pub fn of(&self, side: Side) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.side == side)
    }

    /// The tiles where units of each side stand.
    #[inline]
    #[must_use]
    pub fn squares(&self) -> BySide<Squares> {
        let mut squares = BySide([Squares::NONE; 2]);
        self.units.iter().for_each(|u| squares[u.side].insert(u.at));
        squares
    }

    /// The tiles where anybody stands.
    #[inline]
    #[must_use]
    pub fn taken(&self) -> Squares {
        self.units.iter().map(|u| u.at).collect()
    }
}
