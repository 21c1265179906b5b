//! Actions: everything a player can decide.

use super::content::CardId;
use super::state::UnitId;
use rulewright_engine::board::cells::Cell;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Answer the question at hand.
    Choose(Answer),
    /// CardZone a unit.
    Deploy(UnitId, Cell),
    /// Walk.
    Move(UnitId, Cell),
    /// Make a printed attack, by place.
    Attack(UnitId, u8, UnitId),
    /// Use an ability, by place.
    Ability(UnitId, u8, UnitId),
    /// Dash.
    Dash(UnitId),
    /// Guard.
    Guard(UnitId),
    /// Play a card.
    Card(Played),
    /// End the turn.
    End,
}

/// A card as it is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    /// Who acts and pays.
    pub unit: UnitId,
    /// The card.
    pub card: CardId,
    /// The printed attack of a boost, by place.
    pub attack: Option<u8>,
    /// The target.
    pub target: Option<UnitId>,
    /// The square of a zone, or the square where a step ends.
    pub to: Cell,
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// Play first, or second.
    First(bool),
    /// Take this warband instead, by place in the content.
    Warband(u8),
    /// Pay and put the fire out.
    PutOut,
    /// Burn.
    Burn,
    /// Slide the target, or let it stay.
    Slide(bool),
    /// This ally gains.
    Ally(UnitId),
    /// No more allies.
    Done,
}
