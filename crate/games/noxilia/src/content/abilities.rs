//! The keys of abilities, and which abilities a card prints or gives its bearer.

use crate::content::cards::CARDS;
use crate::content::language::{Ability, Always, Card, CardId, Mana};

/// An ability without its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Each is a variant of `Ability`.
pub enum Key {
    Aquatic,
    GuardianAngel,
    StealthAttack,
    CripplingAttack,
    PiercingAttack,
    MassAttack,
    AttackAura,
    Charge,
    Righteousness,
    Dodge,
    BrotherInArms,
    BloodBrother,
    Climber,
    Infiltrator,
    Interceptor,
    QuickMarch,
    Adventure,
    ForcePassage,
    Poison,
    Purification,
    Regeneration,
    MagicResistance,
    TypeResistance,
    DistantReinforcement,
    Riposte,
    LightningRiposte,
    InstinctiveRiposte,
    Heal,
    Sorcerer,
    Steadfast,
    CloseShot,
    RapidFire,
    Flying,
}

/// The names of abilities, in the order of [`Key`].
pub const NAMES: [&str; 33] = [
    "aquatic",
    "guardian-angel",
    "stealth-attack",
    "crippling-attack",
    "piercing-attack",
    "mass-attack",
    "attack-aura",
    "charge",
    "righteousness",
    "dodge",
    "brother-in-arms",
    "blood-brother",
    "climber",
    "infiltrator",
    "interceptor",
    "quick-march",
    "adventure",
    "force-passage",
    "poison",
    "purification",
    "regeneration",
    "magic-resistance",
    "type-resistance",
    "distant-reinforcement",
    "riposte",
    "lightning-riposte",
    "instinctive-riposte",
    "heal",
    "sorcerer",
    "steadfast",
    "close-shot",
    "rapid-fire",
    "flying",
];

/// Every ability, in the order of its names.
pub const KEYS: [Key; NAMES.len()] = [
    Key::Aquatic,
    Key::GuardianAngel,
    Key::StealthAttack,
    Key::CripplingAttack,
    Key::PiercingAttack,
    Key::MassAttack,
    Key::AttackAura,
    Key::Charge,
    Key::Righteousness,
    Key::Dodge,
    Key::BrotherInArms,
    Key::BloodBrother,
    Key::Climber,
    Key::Infiltrator,
    Key::Interceptor,
    Key::QuickMarch,
    Key::Adventure,
    Key::ForcePassage,
    Key::Poison,
    Key::Purification,
    Key::Regeneration,
    Key::MagicResistance,
    Key::TypeResistance,
    Key::DistantReinforcement,
    Key::Riposte,
    Key::LightningRiposte,
    Key::InstinctiveRiposte,
    Key::Heal,
    Key::Sorcerer,
    Key::Steadfast,
    Key::CloseShot,
    Key::RapidFire,
    Key::Flying,
];

/// The names of these abilities, one bit each.
pub(crate) fn names(mut abilities: u64) -> impl Iterator<Item = &'static str> {
    std::iter::from_fn(move || {
        let name = NAMES.get(abilities.trailing_zeros() as usize)?;
        abilities &= abilities - 1;
        Some(*name)
    })
}

/// An ability and its number; 1 where it has none.
#[must_use]
pub const fn parts(ability: &Ability) -> (Key, u8) {
    match ability {
        Ability::Aquatic => (Key::Aquatic, 1),
        Ability::GuardianAngel => (Key::GuardianAngel, 1),
        Ability::StealthAttack => (Key::StealthAttack, 1),
        Ability::CripplingAttack => (Key::CripplingAttack, 1),
        Ability::PiercingAttack => (Key::PiercingAttack, 1),
        Ability::MassAttack(x) => (Key::MassAttack, *x),
        Ability::AttackAura(x) => (Key::AttackAura, *x),
        Ability::Charge(x) => (Key::Charge, *x),
        Ability::Righteousness => (Key::Righteousness, 1),
        Ability::Dodge => (Key::Dodge, 1),
        Ability::BrotherInArms => (Key::BrotherInArms, 1),
        Ability::BloodBrother => (Key::BloodBrother, 1),
        Ability::Climber => (Key::Climber, 1),
        Ability::Infiltrator => (Key::Infiltrator, 1),
        Ability::Interceptor => (Key::Interceptor, 1),
        Ability::QuickMarch => (Key::QuickMarch, 1),
        Ability::Adventure(adventure) => (Key::Adventure, adventure.turns),
        Ability::ForcePassage(x) => (Key::ForcePassage, *x),
        Ability::Poison(x) => (Key::Poison, *x),
        Ability::Purification => (Key::Purification, 1),
        Ability::Regeneration(x) => (Key::Regeneration, *x),
        Ability::MagicResistance(x) => (Key::MagicResistance, *x),
        Ability::TypeResistance(resistance) => (Key::TypeResistance, resistance.by),
        Ability::DistantReinforcement(x) => (Key::DistantReinforcement, *x),
        Ability::Riposte => (Key::Riposte, 1),
        Ability::LightningRiposte => (Key::LightningRiposte, 1),
        Ability::InstinctiveRiposte(x) => (Key::InstinctiveRiposte, *x),
        Ability::Heal(x) => (Key::Heal, *x),
        Ability::Sorcerer => (Key::Sorcerer, 1),
        Ability::Steadfast => (Key::Steadfast, 1),
        Ability::CloseShot => (Key::CloseShot, 1),
        Ability::RapidFire(x) => (Key::RapidFire, *x),
        Ability::Flying => (Key::Flying, 1),
    }
}

/// What is printed on a card, as bits.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// Abilities, one bit each.
    pub keys: u64,
    /// Abilities that it gives its bearer.
    pub lends: u64,
    /// It produces mana.
    pub makes: bool,
}

static SHEETS: [Sheet; CARDS.len()] = sheets();

/// Every ability that some card gives its bearer: of the others nobody has to look at what a unit bears.
pub(crate) const LENT: u64 = lent();

const fn sheets() -> [Sheet; CARDS.len()] {
    let mut sheets = [Sheet { keys: 0, lends: 0, makes: false }; CARDS.len()];
    let mut n = 0;
    while n < CARDS.len() {
        sheets[n] = sheet_of(&CARDS[n]);
        n += 1;
    }
    sheets
}

const fn sheet_of(card: &Card) -> Sheet {
    let Mana { light, infernal, corruption, death, nature, psionic, pure, any: _ } = card.mana;
    let mana = light | infernal | corruption | death | nature | psionic | pure;
    let mut sheet = Sheet { keys: 0, lends: 0, makes: mana != 0 };
    let mut n = 0;
    while n < card.abilities.0.len() {
        sheet.keys |= 1 << parts(&card.abilities.0[n]).0 as u8;
        n += 1;
    }
    n = 0;
    while n < card.always.0.len() {
        match &card.always.0[n] {
            Always::Grant(ability) => sheet.lends |= 1 << parts(ability).0 as u8,
            Always::Venom(_) => sheet.lends |= 1 << Key::Poison as u8,
            Always::Produce(_) => sheet.makes = true,
            _ => {}
        }
        n += 1;
    }
    sheet
}

const fn lent() -> u64 {
    let (mut all, mut n) = (0, 0);
    while n < CARDS.len() {
        all |= sheet_of(&CARDS[n]).lends;
        n += 1;
    }
    all
}

/// The sheet of a card.
#[inline]
#[must_use]
pub fn sheet(card: CardId) -> &'static Sheet {
    &SHEETS[usize::from(card.0)]
}

/// Whether a card prints an ability.
#[inline]
#[must_use]
pub fn prints(card: CardId, key: Key) -> bool {
    sheet(card).keys >> key as u8 & 1 == 1
}

/// The number of a printed ability.
#[must_use]
pub fn printed(card: CardId, key: Key) -> Option<u8> {
    if !prints(card, key) {
        return None;
    }
    card.card().abilities.iter().map(parts).find(|(k, _)| *k == key).map(|(_, x)| x)
}

/// Whether a card lets its bearer dodge.
#[must_use]
pub fn lends_dodge(card: CardId) -> bool {
    sheet(card).lends >> Key::Dodge as u8 & 1 == 1
}
