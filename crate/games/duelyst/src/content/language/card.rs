//! What is printed on a card apart from what it does.

use super::id::CardId;
use rulewright_list::List;

/// A card of any kind, a token or not.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Card {
    /// What kind of card.
    pub kind: Kind,
    /// Other cards make it; no deck holds it.
    pub token: bool,
    /// Whose it is.
    pub faction: Faction,
    /// Its tribe; of a building, what it is while it stands.
    pub tribe: Option<Tribe>,
    /// A family that other cards name.
    pub group: Option<Group>,
    /// How rare; `None` for what no pack holds.
    pub rarity: Option<Rarity>,
    /// Its cost; of a building, nothing, for it has its minion's.
    pub mana: u8,
    /// Attack of a unit.
    pub attack: u8,
    /// Health of a unit.
    pub health: u8,
    /// What it is: the keywords with their numbers, and what it may not do.
    pub traits: List<Trait>,
    /// The keywords that it bears or that its text uses, derived from the rest.
    pub keywords: Keywords,
    /// Its first ability; the others follow.
    pub first_ability: u16,
    /// How many abilities it has.
    pub abilities: u8,
    /// The Bloodbound Spell of a General; of a Bloodbound Spell, its stronger form.
    pub bloodbound: Option<CardId>,
}

/// The kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Kind {
    /// `duelyst:card.general.1`.
    General,
    /// `duelyst:card.minion.1`.
    Minion,
    /// `duelyst:card.spell.1`.
    Spell,
    /// `duelyst:card.artifact.1`.
    Artifact,
    /// `duelyst:bbs.1`.
    Bloodbound,
    /// A tile on a space.
    Tile,
}

/// The six factions, and what everybody may play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[allow(missing_docs)]
pub enum Faction {
    Lyonar,
    Songhai,
    Vetruvian,
    Abyssian,
    Magmar,
    Vanar,
    Neutral,
}

/// The tribes (`duelyst:card.minion.4`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[allow(missing_docs)]
pub enum Tribe {
    Arcanyst,
    BattlePet,
    Dervish,
    Golem,
    Mech,
    Structure,
    Vespyr,
    /// Every tribe at once.
    All,
}

/// Families of cards that are no tribe but that cards name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[allow(missing_docs)]
pub enum Group {
    Obelysk,
    Demon,
    SpiritWolf,
    ScionsWish,
    Spellsword,
}

/// How rare a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[allow(missing_docs)]
pub enum Rarity {
    Basic,
    Common,
    Rare,
    Epic,
    Legendary,
    Mythron,
}

/// The tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Tile {
    /// `duelyst:gap.mana-tile.1`.
    Mana,
    /// `duelyst:gap.tile.shadow-creep.1`.
    ShadowCreep,
    /// Other cards look for it.
    HallowedGround,
}

/// When a Watchful Sentinel shows itself (`duelyst:keyword.sentinel.2`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Reveal {
    /// The opponent summons a minion.
    Summon,
    /// The opponent's General attacks.
    GeneralAttacks,
    /// The opponent casts a spell.
    Spell,
}

/// What a unit is: printed on it, granted to it, or taken from it. The upper ones are keywords of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[allow(missing_docs)]
pub enum Trait {
    Airdrop,
    Backstab(u8),
    Blast,
    /// It is built in so many of your turns.
    Build(u8),
    Celerity,
    Flying,
    Forcefield,
    Frenzy,
    /// It gains so much attack and health each of your turns.
    Grow(u8),
    Invulnerable,
    Provoke,
    Ranged,
    Rebirth,
    Rush,
    Sentinel(Reveal),
    /// It summons so many Wind Dervishes each of your turns.
    SummonDervish(u8),
    Wall,
    /// It is gone at the end of its owner's turn (`duelyst:gap.ephemeral.1`).
    Ephemeral,
    /// May move so many spaces more.
    Swift(u8),
    /// May move at most so many spaces.
    Slow(u8),
    CannotMove,
    CannotAttack,
    CannotStrikeBack,
    /// Attacks minions only.
    CannotAttackGenerals,
    /// May move although it is a Wall or a Structure.
    MayMove,
    /// May attack although it is a Structure.
    MayAttack,
    /// No enemy may attack it.
    Unattackable,
    /// Enemy ranged attackers may attack nothing else.
    DrawsFire,
    /// No enemy spell may have it as its target.
    Untargetable,
    /// Takes no damage from Generals.
    ImmuneToGenerals,
    /// Its Infiltrate holds wherever it stands.
    AlwaysInfiltrated,
    /// Its player may give it orders although it is a Battle Pet.
    Obedient,
}

/// The keywords of the rulebook, without their numbers: what cards look for and what a reader looks up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[allow(missing_docs)]
pub enum Keyword {
    Airdrop,
    Backstab,
    Blast,
    BloodSurge,
    Bond,
    Build,
    Celerity,
    Deathwatch,
    Dispel,
    DyingWish,
    Ephemeral,
    Flying,
    Forcefield,
    Frenzy,
    Grow,
    Infiltrate,
    Intensify,
    Invulnerable,
    OpeningGambit,
    Provoke,
    Ranged,
    Reactivate,
    Rebirth,
    Rush,
    Sentinel,
    Stun,
    SummonDervish,
    Transform,
    TrialDestiny,
    Wall,
    Zeal,
}

impl Keyword {
    /// All of them, by name.
    pub const ALL: [Keyword; 31] = [
        Keyword::Airdrop,
        Keyword::Backstab,
        Keyword::Blast,
        Keyword::BloodSurge,
        Keyword::Bond,
        Keyword::Build,
        Keyword::Celerity,
        Keyword::Deathwatch,
        Keyword::Dispel,
        Keyword::DyingWish,
        Keyword::Ephemeral,
        Keyword::Flying,
        Keyword::Forcefield,
        Keyword::Frenzy,
        Keyword::Grow,
        Keyword::Infiltrate,
        Keyword::Intensify,
        Keyword::Invulnerable,
        Keyword::OpeningGambit,
        Keyword::Provoke,
        Keyword::Ranged,
        Keyword::Reactivate,
        Keyword::Rebirth,
        Keyword::Rush,
        Keyword::Sentinel,
        Keyword::Stun,
        Keyword::SummonDervish,
        Keyword::Transform,
        Keyword::TrialDestiny,
        Keyword::Wall,
        Keyword::Zeal,
    ];
}

/// A set of keywords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Keywords(pub u32);

impl Keywords {
    /// With this one too.
    #[must_use]
    pub fn with(self, keyword: Keyword) -> Keywords {
        Keywords(self.0 | 1 << keyword as u32)
    }

    /// Whether it is among them.
    #[must_use]
    pub fn has(self, keyword: Keyword) -> bool {
        self.0 >> keyword as u32 & 1 != 0
    }

    /// Each of them, by name.
    pub fn iter(self) -> impl Iterator<Item = Keyword> {
        Keyword::ALL.into_iter().filter(move |k| self.has(*k))
    }
}

impl Trait {
    /// The keyword it is, if the rulebook has one for it.
    #[must_use]
    pub fn keyword(self) -> Option<Keyword> {
        Some(match self {
            Trait::Airdrop => Keyword::Airdrop,
            Trait::Backstab(_) => Keyword::Backstab,
            Trait::Blast => Keyword::Blast,
            Trait::Build(_) => Keyword::Build,
            Trait::Celerity => Keyword::Celerity,
            Trait::Flying => Keyword::Flying,
            Trait::Forcefield => Keyword::Forcefield,
            Trait::Frenzy => Keyword::Frenzy,
            Trait::Grow(_) => Keyword::Grow,
            Trait::Invulnerable => Keyword::Invulnerable,
            Trait::Provoke => Keyword::Provoke,
            Trait::Ranged => Keyword::Ranged,
            Trait::Rebirth => Keyword::Rebirth,
            Trait::Rush => Keyword::Rush,
            Trait::Sentinel(_) => Keyword::Sentinel,
            Trait::SummonDervish(_) => Keyword::SummonDervish,
            Trait::Wall => Keyword::Wall,
            Trait::Ephemeral => Keyword::Ephemeral,
            _ => return None,
        })
    }
}
