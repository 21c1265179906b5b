//! Facts: what can happen, without words.

use crate::content::language::{
    ActionType, Bonus, CharacterId, Condition, Element, Energy, ItemId, Orders, Period, SkillId, Status, Trigger,
};
use crate::state::{Card, Means, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;
use rulewright_engine::wire::Shows;

/// What a computer-controlled unit compares (`journal:order.0`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Distance in panels.
    Distance,
    /// HP left.
    Hp,
    /// Defence Value.
    Defence,
    /// The moment of entry into a ring.
    Longest,
    /// It is named: the hero who ordered, the designated foe, the last attacker.
    Named,
}

/// Why a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// For initiative.
    Initiative,
    /// To break a tie of initiative.
    Tie,
    /// To pick among equals.
    Pick,
    /// For an attack.
    Attack,
    /// To force a door.
    Force,
    /// For the drift of a drop.
    Drift,
    /// For the way of a wanderer.
    Wander,
    /// For the sector of a storm.
    Storm,
    /// For the field condition.
    Condition,
    /// For the energy condition.
    Energy,
    /// For the period.
    Period,
    /// For the column or the row of a relic.
    Relic,
    /// For the law.
    Law,
    /// For the bonus of the law.
    Bonus,
    /// For a neutral unit.
    Neutral,
    /// For the sides.
    Side,
}

impl Why {
    /// The word in events.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Why::Initiative => "initiative",
            Why::Tie => "tie",
            Why::Pick => "pick",
            Why::Attack => "attack",
            Why::Force => "force",
            Why::Drift => "drift",
            Why::Wander => "wander",
            Why::Storm => "storm",
            Why::Condition => "condition",
            Why::Energy => "energy",
            Why::Period => "period",
            Why::Relic => "relic",
            Why::Law => "law",
            Why::Bonus => "bonus",
            Why::Neutral => "neutral",
            Why::Side => "side",
        }
    }
}

/// What is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deeds {
    /// `journal:house.basic.move`.
    Move,
    /// A unit stays and is freed of the mud.
    Free,
    /// `journal:house.basic.attack`.
    Attack(Means),
    /// A skill.
    Skill(SkillId),
    /// `journal:house.basic.defend`.
    Defend,
    /// `journal:order.order`.
    Order(Orders),
    /// `journal:house.basic.interact`.
    Interact,
    /// `journal:house.door.2`.
    Force,
    /// A passenger boards.
    Board,
    /// A passenger leaves.
    Leave,
    /// `journal:house.basic.wait`.
    Wait,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The sentences of the words say what each is.
pub enum Fact {
    // ---- cards
    Draw { card: Card, why: Why, unit: UnitId, side: Side },
    Shuffle,

    // ---- set-up
    Condition { is: Condition },
    Energy { is: Energy, mp: u8 },
    Period { is: Period },
    Relic { at: Cell },
    Law { trigger: Trigger, element: Element },
    Bonus { is: Bonus },
    Spawn { unit: UnitId, at: Cell, acts: ActionType },
    First { side: Side },
    Place { unit: UnitId, at: Cell },

    // ---- rounds
    Round { round: u8 },
    Refill { mp: u8 },
    Storm { sector: u8, value: i16 },
    Initiative { unit: UnitId, value: u8 },
    Tie { unit: UnitId, card: Card },
    Turn { unit: UnitId, pass: u8 },
    Skip { unit: UnitId },
    RoundEnd { round: u8 },
    GameOver { winner: Option<Side> },
    Concede { side: Side },

    // ---- actions
    Declare { unit: UnitId, deed: Deeds, target: UnitId, to: Cell },
    Use { unit: UnitId, skill: SkillId, target: UnitId, to: Cell },
    Decline { side: Side },
    Pay { unit: UnitId, own: u8, environment: u8 },
    Miss { unit: UnitId, target: UnitId, to: Cell },
    Attacked { target: UnitId, attacks: u8 },
    Attack { unit: UnitId, target: UnitId, value: i16 },
    Defence { target: UnitId, value: i16 },
    Hit { unit: UnitId, target: UnitId },
    Critical { unit: UnitId, target: UnitId },
    Fail { unit: UnitId, target: UnitId },
    Occur { unit: UnitId, skill: SkillId },
    Nothing { unit: UnitId },

    // ---- hit points, statuses
    Damage { target: UnitId, amount: u8 },
    Heal { target: UnitId, amount: u8 },
    Regain { target: UnitId, amount: u8 },
    Gain { unit: UnitId, is: Status, lasts: i8 },
    Renew { unit: UnitId, is: Status, lasts: i8 },
    Immune { unit: UnitId, is: Status },
    Clear { unit: UnitId, is: Status },
    Wane { unit: UnitId, is: Status, lasts: i8 },
    End { unit: UnitId, is: Status },
    Defeat { unit: UnitId },
    Lost { unit: UnitId },

    // ---- movement
    Step { unit: UnitId, from: Cell, to: Cell },
    Slide { unit: UnitId, from: Cell, to: Cell },
    Free { unit: UnitId },
    Stop { unit: UnitId, at: Cell },
    Push { unit: UnitId, from: Cell, to: Cell },
    Blocked { unit: UnitId, panels: u8 },
    Climb { unit: UnitId, at: Cell, to: Cell },
    Board { unit: UnitId, target: UnitId },
    Leave { unit: UnitId, target: UnitId, to: Cell },

    // ---- objectives, drops, calls
    Seal { unit: UnitId, at: Cell, side: Side },
    Open { unit: UnitId, at: Cell },
    Forced { unit: UnitId, value: i16 },
    Drift { from: Cell, to: Cell },
    Land { unit: UnitId, to: Cell },
    Lie { item: ItemId, to: Cell },
    Take { unit: UnitId, item: ItemId },
    Wear { unit: UnitId, item: ItemId },
    Learn { unit: UnitId, skill: SkillId },
    Call { unit: UnitId, called: CharacterId, to: Cell },
    Return { unit: UnitId, called: CharacterId },

    // ---- computer-controlled units
    Ordered { unit: UnitId, orders: Orders, focus: UnitId },
    Pick { unit: UnitId, target: UnitId, orders: Option<Orders>, measure: Measure, value: i16 },
    Equal { unit: UnitId, target: UnitId, place: u8 },
    Nobody { unit: UnitId },
    Goal { unit: UnitId, to: Cell },
    Stay { unit: UnitId },
    Heading { unit: UnitId, to: Cell },

    // ---- experience, law
    Experience { unit: UnitId, amount: u8 },
    LevelPoint { unit: UnitId },
    Follow { unit: UnitId },
    Stride { unit: UnitId, amount: u8 },
}

impl Fact {
    /// What an observer sees of it.
    #[must_use]
    pub fn shows(&self) -> Shows {
        match self {
            Fact::Draw { .. } => Shows::Rolls,
            Fact::Round { .. } | Fact::Turn { .. } => Shows::Begins,
            Fact::RoundEnd { .. } => Shows::Ends,
            Fact::GameOver { .. }
            | Fact::Concede { .. }
            | Fact::Condition { .. }
            | Fact::Storm { .. }
            | Fact::Law { .. }
            | Fact::Critical { .. }
            // Who climbs is back where it was.
            | Fact::Climb { .. }
            | Fact::LevelPoint { .. }
            | Fact::Skip { .. }
            | Fact::Miss { .. }
            | Fact::Fail { .. } => Shows::Announces,
            Fact::Spawn { .. } | Fact::Place { .. } | Fact::Land { .. } | Fact::Leave { .. } => Shows::Enters,
            Fact::Defeat { .. } | Fact::Board { .. } => Shows::Leaves,
            Fact::Step { .. } | Fact::Slide { .. } | Fact::Push { .. } => Shows::Moves,
            Fact::Hit { .. } => Shows::Strikes,
            Fact::Damage { .. } => Shows::Hurts,
            Fact::Heal { .. } => Shows::Mends,
            Fact::Gain { .. } | Fact::Clear { .. } | Fact::End { .. } | Fact::Lie { .. } | Fact::Take { .. } => {
                Shows::Marks
            }
            Fact::Seal { .. } => Shows::Scores,
            Fact::Refill { .. }
            | Fact::Regain { .. }
            | Fact::Open { .. }
            | Fact::Relic { .. }
            | Fact::Ordered { .. }
            | Fact::Wear { .. }
            | Fact::Learn { .. }
            | Fact::Free { .. }
            | Fact::Renew { .. }
            | Fact::Wane { .. }
            | Fact::Experience { .. }
            | Fact::Call { .. }
            | Fact::Return { .. }
            | Fact::Lost { .. } => Shows::Changes,
            Fact::Declare { .. }
            | Fact::Use { .. }
            | Fact::Pay { .. }
            | Fact::Decline { .. }
            | Fact::Drift { .. }
            | Fact::Attack { .. }
            | Fact::Defence { .. } => Shows::Opens,
            Fact::Shuffle
            | Fact::Energy { .. }
            | Fact::Period { .. }
            | Fact::Bonus { .. }
            | Fact::First { .. }
            | Fact::Initiative { .. }
            | Fact::Tie { .. }
            | Fact::Attacked { .. }
            | Fact::Occur { .. }
            | Fact::Nothing { .. }
            | Fact::Forced { .. }
            | Fact::Immune { .. }
            | Fact::Stop { .. }
            | Fact::Blocked { .. }
            | Fact::Pick { .. }
            | Fact::Equal { .. }
            | Fact::Nobody { .. }
            | Fact::Goal { .. }
            | Fact::Stay { .. }
            | Fact::Heading { .. }
            | Fact::Follow { .. }
            | Fact::Stride { .. } => Shows::Counts,
        }
    }
}
