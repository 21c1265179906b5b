//! Actions: everything a player can decide.

use super::content::CardId;
use super::state::UnitId;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::print::pack_bytes;

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

impl Action {
    /// All of it in one number: [`Rules::key`](rulewright_engine::rules::Rules::key).
    #[inline]
    #[must_use]
    pub fn key(self) -> u64 {
        let of = |kind, unit: UnitId, fields: [u8; 3]| {
            let [one, two, three] = fields;
            pack_bytes(kind, [unit.0, one, two, three, 0, 0, 0])
        };
        match self {
            Action::Choose(answer) => answer.key(),
            Action::Deploy(unit, at) => of(1, unit, [at.0, 0, 0]),
            Action::Move(unit, to) => of(2, unit, [to.0, 0, 0]),
            Action::Attack(unit, n, target) => of(3, unit, [n, target.0, 0]),
            Action::Ability(unit, n, target) => of(4, unit, [n, target.0, 0]),
            Action::Dash(unit) => of(5, unit, [0; 3]),
            Action::Guard(unit) => of(6, unit, [0; 3]),
            Action::Card(Played { unit, card, attack, target, to }) => {
                // No attack and no target have numbers that there are not so many of.
                let (attack, target) = (attack.unwrap_or(u8::MAX), target.map_or(u8::MAX, |unit| unit.0));
                pack_bytes(7, [unit.0, card, to.0, attack, target, 0, 0])
            }
            Action::End => of(8, UnitId(0), [0; 3]),
        }
    }
}

impl Answer {
    #[inline]
    fn key(self) -> u64 {
        let (kind, what) = match self {
            Answer::First(first) => (9, first.into()),
            Answer::Warband(n) => (10, n),
            Answer::PutOut => (11, 0),
            Answer::Burn => (12, 0),
            Answer::Slide(slides) => (13, slides.into()),
            Answer::Ally(unit) => (14, unit.0),
            Answer::Done => (15, 0),
        };
        pack_bytes(kind, [what, 0, 0, 0, 0, 0, 0])
    }
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
