//! Cards: action cards, statuses, Guard.

use super::attack::{Attack, Keywords, Kinds, Target};
use super::effect::{Effect, Table};
use rulewright_engine::wire::Word;

/// How long a card stays in play.
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
    pub id: Word,
    /// What it costs to play.
    pub ap: u8,
    /// Only a captain may play it.
    pub captain: bool,
    /// On whom.
    pub target: Target,
    /// What it does: when played, or while it is in play.
    pub effects: Vec<Effect>,
    /// How long it stays in play.
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
