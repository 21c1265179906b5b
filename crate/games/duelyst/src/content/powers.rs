//! Powers: keywords and restrictions of a unit, one bit each.

use std::ops::{BitOr, BitOrAssign};

use super::language::{Keyword, Trait};

/// A set of powers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Powers(pub u64);

macro_rules! powers {
    ($($(#[$meta:meta])* $name:ident = $id:literal),* $(,)?) => {
        powers!(@each 0u8; $($(#[$meta])* $name = $id,)*);
        /// Every power by the name it has on the table, in the order of their bits.
        pub const NAMES: &[&str] = &[$($id),*];
    };
    (@each $n:expr; $(#[$meta:meta])* $name:ident = $id:literal, $($rest:tt)*) => {
        impl Powers {
            $(#[$meta])*
            pub const $name: Powers = Powers(1 << ($n));
        }
        powers!(@each $n + 1; $($rest)*);
    };
    (@each $n:expr;) => {};
}

powers! {
    /// `duelyst:keyword.airdrop.1`
    AIRDROP = "airdrop",
    /// `duelyst:keyword.backstab.1`
    BACKSTAB = "backstab",
    /// `duelyst:keyword.blast.1`
    BLAST = "blast",
    /// `duelyst:keyword.build.1`
    BUILD = "build",
    /// `duelyst:keyword.celerity.1`
    CELERITY = "celerity",
    /// `duelyst:keyword.flying.1`
    FLYING = "flying",
    /// `duelyst:keyword.forcefield.1`
    FORCEFIELD = "forcefield",
    /// `duelyst:keyword.frenzy.1`
    FRENZY = "frenzy",
    /// `duelyst:keyword.grow.1`
    GROW = "grow",
    /// `duelyst:keyword.invulnerable.1`
    INVULNERABLE = "invulnerable",
    /// `duelyst:keyword.provoke.1`
    PROVOKE = "provoke",
    /// `duelyst:keyword.ranged.1`
    RANGED = "ranged",
    /// `duelyst:keyword.rebirth.1`
    REBIRTH = "rebirth",
    /// `duelyst:keyword.rush.1`
    RUSH = "rush",
    /// `duelyst:keyword.sentinel.1`
    SENTINEL = "sentinel",
    /// `duelyst:keyword.summon-dervish.1`
    SUMMON_DERVISH = "summon-dervish",
    /// `duelyst:keyword.wall.1`
    WALL = "wall",
    /// `duelyst:gap.ephemeral.1`
    EPHEMERAL = "ephemeral",
    /// It may move further.
    SWIFT = "swift",
    /// It may move less far.
    SLOW = "slow",
    /// It may not move.
    CANNOT_MOVE = "cannot-move",
    /// It may not attack.
    CANNOT_ATTACK = "cannot-attack",
    /// It does not strike back.
    CANNOT_STRIKE_BACK = "cannot-strike-back",
    /// It may not attack Generals.
    CANNOT_ATTACK_GENERALS = "cannot-attack-generals",
    /// `duelyst:tribe.structure.3`: it may move although it is a Wall or a Structure.
    MAY_MOVE = "may-move",
    /// `duelyst:tribe.structure.3`: it may attack although it is a Structure.
    MAY_ATTACK = "may-attack",
    /// Enemies may not attack it.
    UNATTACKABLE = "unattackable",
    /// Ranged enemies may attack nothing else.
    DRAWS_FIRE = "draws-fire",
    /// Enemy spells cannot be aimed at it.
    UNTARGETABLE = "untargetable",
    /// Generals do not damage it.
    IMMUNE_TO_GENERALS = "immune-to-generals",
    /// It has what Infiltrate gives wherever it stands.
    ALWAYS_INFILTRATED = "always-infiltrated",
    /// A Battle Pet that its player may order about.
    OBEDIENT = "obedient",
}

/// The power that a trait is, its number aside.
#[must_use]
pub fn of_trait(of: Trait) -> Powers {
    match of {
        Trait::Airdrop => Powers::AIRDROP,
        Trait::Backstab(_) => Powers::BACKSTAB,
        Trait::Blast => Powers::BLAST,
        Trait::Build(_) => Powers::BUILD,
        Trait::Celerity => Powers::CELERITY,
        Trait::Flying => Powers::FLYING,
        Trait::Forcefield => Powers::FORCEFIELD,
        Trait::Frenzy => Powers::FRENZY,
        Trait::Grow(_) => Powers::GROW,
        Trait::Invulnerable => Powers::INVULNERABLE,
        Trait::Provoke => Powers::PROVOKE,
        Trait::Ranged => Powers::RANGED,
        Trait::Rebirth => Powers::REBIRTH,
        Trait::Rush => Powers::RUSH,
        Trait::Sentinel(_) => Powers::SENTINEL,
        Trait::SummonDervish(_) => Powers::SUMMON_DERVISH,
        Trait::Wall => Powers::WALL,
        Trait::Ephemeral => Powers::EPHEMERAL,
        Trait::Swift(_) => Powers::SWIFT,
        Trait::Slow(_) => Powers::SLOW,
        Trait::CannotMove => Powers::CANNOT_MOVE,
        Trait::CannotAttack => Powers::CANNOT_ATTACK,
        Trait::CannotStrikeBack => Powers::CANNOT_STRIKE_BACK,
        Trait::CannotAttackGenerals => Powers::CANNOT_ATTACK_GENERALS,
        Trait::MayMove => Powers::MAY_MOVE,
        Trait::MayAttack => Powers::MAY_ATTACK,
        Trait::Unattackable => Powers::UNATTACKABLE,
        Trait::DrawsFire => Powers::DRAWS_FIRE,
        Trait::Untargetable => Powers::UNTARGETABLE,
        Trait::ImmuneToGenerals => Powers::IMMUNE_TO_GENERALS,
        Trait::AlwaysInfiltrated => Powers::ALWAYS_INFILTRATED,
        Trait::Obedient => Powers::OBEDIENT,
    }
}

/// The power that a keyword is; those that are abilities are none.
#[must_use]
pub fn of_keyword(of: Keyword) -> Option<Powers> {
    Some(match of {
        Keyword::Airdrop => Powers::AIRDROP,
        Keyword::Backstab => Powers::BACKSTAB,
        Keyword::Blast => Powers::BLAST,
        Keyword::Build => Powers::BUILD,
        Keyword::Celerity => Powers::CELERITY,
        Keyword::Ephemeral => Powers::EPHEMERAL,
        Keyword::Flying => Powers::FLYING,
        Keyword::Forcefield => Powers::FORCEFIELD,
        Keyword::Frenzy => Powers::FRENZY,
        Keyword::Grow => Powers::GROW,
        Keyword::Invulnerable => Powers::INVULNERABLE,
        Keyword::Provoke => Powers::PROVOKE,
        Keyword::Ranged => Powers::RANGED,
        Keyword::Rebirth => Powers::REBIRTH,
        Keyword::Rush => Powers::RUSH,
        Keyword::Sentinel => Powers::SENTINEL,
        Keyword::SummonDervish => Powers::SUMMON_DERVISH,
        Keyword::Wall => Powers::WALL,
        _ => return None,
    })
}

impl Powers {
    /// No power.
    pub const NONE: Powers = Powers(0);

    /// Whether any of these is among them.
    #[inline]
    #[must_use]
    pub fn has(self, other: Powers) -> bool {
        self.0 & other.0 != 0
    }

    /// All but these.
    #[inline]
    #[must_use]
    pub fn without(self, other: Powers) -> Powers {
        Powers(self.0 & !other.0)
    }

    /// The lowest bit among them.
    #[must_use]
    pub fn bit(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    /// Their names.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        NAMES.iter().enumerate().filter(move |(bit, _)| self.0 >> bit & 1 == 1).map(|(_, name)| *name)
    }
}

impl BitOr for Powers {
    type Output = Powers;
    #[inline]
    fn bitor(self, other: Powers) -> Powers {
        Powers(self.0 | other.0)
    }
}

impl BitOrAssign for Powers {
    #[inline]
    fn bitor_assign(&mut self, other: Powers) {
        self.0 |= other.0;
    }
}

/// Traits that may be given to a unit and taken from it.
const GIVEN: [Trait; 30] = [
    Trait::Airdrop,
    Trait::Backstab(1),
    Trait::Blast,
    Trait::Celerity,
    Trait::Flying,
    Trait::Forcefield,
    Trait::Frenzy,
    Trait::Grow(1),
    Trait::Invulnerable,
    Trait::Provoke,
    Trait::Ranged,
    Trait::Rebirth,
    Trait::Rush,
    Trait::SummonDervish(1),
    Trait::Wall,
    Trait::Ephemeral,
    Trait::Swift(1),
    Trait::Slow(1),
    Trait::CannotMove,
    Trait::CannotAttack,
    Trait::CannotStrikeBack,
    Trait::CannotAttackGenerals,
    Trait::MayMove,
    Trait::MayAttack,
    Trait::Unattackable,
    Trait::DrawsFire,
    Trait::Untargetable,
    Trait::ImmuneToGenerals,
    Trait::AlwaysInfiltrated,
    Trait::Obedient,
];

/// What traits are called that may be given to a unit and taken from it.
pub fn given() -> impl Iterator<Item = &'static str> {
    GIVEN.iter().map(|one| named_trait(*one).0)
}

/// The trait that is called so on the table; numbered ones have this number.
#[must_use]
pub fn trait_named(name: &str, number: u8) -> Option<Trait> {
    let bit = NAMES.iter().position(|known| *known == name)?;
    let one = GIVEN.iter().find(|one| usize::from(of_trait(**one).bit()) == bit)?;
    Some(match *one {
        Trait::Backstab(_) => Trait::Backstab(number),
        Trait::Grow(_) => Trait::Grow(number),
        Trait::SummonDervish(_) => Trait::SummonDervish(number),
        Trait::Swift(_) => Trait::Swift(number),
        Trait::Slow(_) => Trait::Slow(number),
        one => one,
    })
}

/// The name of a trait, and its number where it has one.
#[must_use]
pub fn named_trait(of: Trait) -> (&'static str, Option<u8>) {
    let number = match of {
        Trait::Backstab(n) | Trait::Grow(n) | Trait::SummonDervish(n) | Trait::Swift(n) | Trait::Slow(n) => Some(n),
        _ => None,
    };
    (of_trait(of).names().next().unwrap_or_default(), number)
}
