//! Abilities.

use super::effect::Effect;
use rulewright_list::List;

/// An ability, of which runes have some: with a rank, an element, a race or a unit of their own where it has a parameter.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Ability {
    /// Its class.
    pub class: Class,
    /// AP; of an attack, what it costs more than the base.
    pub cost: u8,
    /// Turns of the owner until it is ready again.
    pub cooldown: u8,
    /// How far it reaches.
    pub reach: Reach,
    /// What it can be aimed at.
    pub aimed: Aimed,
    /// It is hidden (`pox:house.hidden.3`).
    pub hidden: bool,
    /// Using it does not end Stealth, although it is not hidden (`pox:ex.1`).
    pub keeps_stealth: bool,
    /// It is good for its bearer, or bad: what counts when it was granted.
    pub good: bool,
    /// What a rune says besides its name.
    pub parameter: Parameter,
    /// When it acts.
    pub when: When,
    /// What it does.
    pub then: List<Effect>,
    /// What it makes its bearer: see [`is`](super::words::is).
    pub is: u32,
}

/// The classes of abilities (`pox:1.2.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Class {
    /// `pox:1.2.1.1`.
    Basic,
    /// `pox:1.2.1.3`.
    ModifiedBasic,
    /// `pox:1.2.1.2`.
    NonBasic,
    /// `pox:1.2.1.4`.
    Aoe,
    /// Used, no attack.
    Active,
    /// Acts by itself.
    Passive,
}

impl Class {
    /// Whether it is an attack.
    #[must_use]
    pub fn is_attack(self) -> bool {
        !matches!(self, Class::Active | Class::Passive)
    }

    /// Whether what asks for a basic attack accepts it.
    #[must_use]
    pub fn is_basic(self) -> bool {
        matches!(self, Class::Basic | Class::ModifiedBasic)
    }
}

/// A bound of a reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Bound {
    /// So many tiles.
    Just(u8),
    /// The minimum Range of the user.
    Min,
    /// The maximum Range of the user, and so many more.
    Max(u8),
}

/// How far an ability reaches; rows write both bounds in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize, serde::Deserialize), serde(from = "(Bound, Bound)"))]
pub struct Reach {
    /// At least so far.
    pub least: Bound,
    /// At most so far.
    pub most: Bound,
}

impl From<(Bound, Bound)> for Reach {
    fn from((least, most): (Bound, Bound)) -> Reach {
        Reach { least, most }
    }
}

/// What an ability or a spell can be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Aimed {
    /// At nothing.
    Nothing,
    /// At a unit: an opposing one of any kind, for attacks.
    Foe,
    /// At any champion, relic or shrine.
    AnyUnit,
    /// At a friendly champion or relic; another one than the user.
    OtherFriend,
    /// At a champion or a relic that one controls and owns.
    OwnUnit,
    /// At any champion.
    Champion,
    /// At a champion other than the user.
    OtherChampion,
    /// At a champion of the same size, other than the user.
    SameSize,
    /// At a champion of either side that is no avatar.
    OtherMortal,
    /// At a friendly champion.
    FriendlyChampion,
    /// At a friendly champion other than the user.
    OtherFriendlyChampion,
    /// At a friendly real champion other than the user.
    OtherFriendlyReal,
    /// At a champion that one controls and owns, no avatar.
    OwnChampion,
    /// At an opposing champion.
    OpposingChampion,
    /// At a champion without Short Lived.
    Lasting,
    /// At another champion without Short Lived.
    OtherLasting,
    /// At an opposing champion of which one ability is named.
    OpposingAbility,
    /// At a champion of which one ability is named.
    AnyAbility,
    /// At a friendly champion that is named, not targeted.
    Named,
    /// At a friendly real champion, and an open tile next to it.
    TwinTile,
    /// At a tile.
    Tile,
    /// At a tile without a visible object that can hold a layer object.
    LayerTile,
    /// At the same, without a trap of one's own.
    TrapTile,
    /// At a tile that can change its terrain type.
    GroundTile,
    /// At a tile open to the unit that comes.
    OpenTile,
    /// At a tile, and its row or column.
    LineTile,
}

/// What a rune says besides the name of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[allow(missing_docs)]
pub enum Parameter {
    #[default]
    None,
    Rank,
    Element,
    Race,
    Unit,
}

/// When an ability, or an effect of a condition, acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum When {
    /// When it is used.
    #[default]
    Used,
    /// All the time.
    Always,
    /// After a basic attack that is Successful.
    BasicSuccessful,
    /// After a basic attack that is Damaging.
    BasicDamaging,
    /// After an attack that is at least Successful.
    AttackSuccessful,
    /// When an attack of the bearer has destroyed a champion.
    AttackDestroys,
    /// When the bearer was the target of a Successful melee attack.
    StruckInMelee,
    /// When an opponent chooses the bearer.
    ChosenByOpponent,
    /// When the bearer takes damage.
    Damaged,
    /// When the bearer enters play.
    Enters,
    /// When the bearer loses Stealth.
    LosesStealth,
    /// When another friendly champion moves within so many tiles.
    FriendMoves(u8),
    /// At the start of its controller's turn.
    OwnStart,
    /// At the start of the other side's turn.
    OpposingStart,
    /// At the end of its controller's turn.
    OwnEnd,
    /// When its side deploys a champion.
    YouDeploy,
    /// When the opponent casts a spell.
    OpponentCasts,
    /// When the opponent casts a single-target spell.
    OpponentTargets,
    /// When the named champion dies in a turn in which an opposing single-target spell targeted it.
    NamedDies,
}
