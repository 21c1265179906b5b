//! What is half done: attacks, casts and questions, as plain data.

use super::aim::Aim;
use super::step::{ArriveStep, ChargeStep, EndStep, SetUpStep, StartStep, StrikeStep};
use super::table_card::TableCardId;
use super::unit::UnitId;
use crate::content::board::Spot;
use crate::content::language::CardId;
use rulewright_engine::side::Side;

/// Targets of one attack at most.
pub const MAX_TARGETS: usize = 3;

/// How somebody strikes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum How {
    /// In melee.
    Melee,
    /// In melee, charging.
    Charge,
    /// From afar.
    Ranged,
}

impl How {
    /// Whether it is a melee attack.
    #[must_use]
    pub fn is_melee(self) -> bool {
        self != How::Ranged
    }
}

/// One attack under way (`noxilia:combat.order.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Strike {
    /// Who attacks.
    pub attacker: UnitId,
    /// Whom.
    pub target: UnitId,
    /// How.
    pub how: How,
    /// Modifiers count (`noxilia:ability.mass_attack.3`).
    pub first: bool,
    /// A guardian took it over (`noxilia:ability.guardian_angel.2`).
    pub guarded: bool,
    /// How far it has come.
    pub step: StrikeStep,
}

/// Several attacks of one action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Volley {
    /// Who attacks.
    pub attacker: UnitId,
    /// How.
    pub how: How,
    /// Whom, in order.
    pub targets: [UnitId; MAX_TARGETS],
    /// How many of them have been dealt with.
    pub next: u8,
}

impl Volley {
    /// Those named, in order.
    pub fn named(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.targets.iter().copied().take_while(|t| *t != UnitId::NONE)
    }
}

/// What is played, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cast {
    /// Which card.
    pub card: CardId,
    /// Whose.
    pub side: Side,
    /// At what.
    pub aim: Aim,
    /// Who set it off: who attacks, who enters; or who was engaged for its cost.
    pub that: UnitId,
    /// Corruption was spent on it (`noxilia:ability.righteousness.1`).
    pub corrupt: bool,
    /// It was aimed at a unit nobody could see (`noxilia:house.target.2`).
    pub blind: bool,
    /// How many of its effects are done.
    pub done: u8,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Starting units, one at a time.
    Deploy,
    /// Cards for the graveyard, before shuffling.
    OpeningGraveyard,
    /// Cards to put under the library.
    Mulligan,
    /// The next effect of the start of a turn.
    Order,
    /// A unit card to exile for gold.
    ExileForGold,
    /// A card to discard.
    Discard,
    /// A card to take back.
    Recover,
    /// A card to fetch.
    Search,
    /// A unit to straighten.
    Straighten,
    /// A treasure to capture.
    Treasure,
    /// Who bears it.
    Bearer,
    /// The next step of a move.
    Step,
    /// The next target of an attack.
    Name,
    /// A guardian angel.
    Guardian,
    /// A latent spell under the unit attacked.
    Attacked,
    /// A latent spell under the place entered.
    Entered,
    /// A latent spell in answer to another.
    Answer,
    /// A dodge.
    Dodge,
    /// A lightning riposte.
    Lightning,
    /// A riposte.
    Riposte,
    /// A payment.
    Pay,
    /// A unit to engage as a cost.
    CostEngage,
    /// A unit to harm as a cost.
    CostHarm,
    /// A card to exile as a cost.
    CostExile,
    /// A card to discard as a cost.
    CostDiscard,
}

/// Something half done: the last is carried on first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    /// Nothing.
    #[default]
    None,
    /// A decision that somebody has to make; the frame below is what it is about.
    Ask(Question, Side, u8),
    /// The set-up, by step.
    SetUp(SetUpStep),
    /// The start of a turn, by step.
    Start(StartStep),
    /// The end of a turn, by step.
    End(EndStep),
    /// Effects of the start of a turn of a side that are still to come, by place and unit.
    StartEffects(Side, u32),
    /// The action is over: the other player is next.
    Handover,
    /// A move: who, steps taken, whether it has left anything for the extra step.
    March(UnitId, u8, bool),
    /// A charge: who, whom, from where, and how far it has come.
    Rush(UnitId, UnitId, Spot, ChargeStep),
    /// Taking equipment.
    Fetch(UnitId, TableCardId),
    /// Healing, or purifying.
    Tend(UnitId, UnitId, bool),
    /// An arrival: who, how much damage the step does, and how far it has come.
    Arrive(UnitId, u8, ArriveStep),
    /// Targets of an attack are named.
    Naming(Volley),
    /// Attacks in order.
    Volley(Volley),
    /// An attack.
    Strike(Strike),
    /// A card whose costs are paid is played.
    Play(Cast),
    /// A spell is paid: by whom it is cast.
    Due(Cast, UnitId),
    /// A latent spell was turned up; whether it is cancelled.
    Turned(Cast, bool),
    /// Effects of a card in order.
    Effects(Cast),
    /// A treasure was captured by a side.
    Capture(Side, TableCardId),
    /// Somebody comes back from an adventure.
    Return(UnitId),
}
