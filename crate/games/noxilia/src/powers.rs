//! Abilities of units (`noxilia:ability.*`): what is printed on the card, and what equipment adds.

use super::Noxilia;
use super::content::CARDS;
use super::content::language::{Ability, Always, Card, CardId, Colour, Mana};
use super::state::{State, TableCard, Unit, card_mark};
use rulewright_engine::covers;

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
const LENT: u64 = lent();

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

/// Whether something that a unit bears gives it an ability.
#[inline]
fn is_lent(s: &State, unit: &Unit, key: Key) -> bool {
    let lends = |card: CardId| sheet(card).lends >> key as u8 & 1 == 1;
    LENT >> key as u8 & 1 == 1 && s.table_cards.iter().any(|g| g.on == unit.id && lends(g.card))
}

/// Whether a card on a unit does what it does, by its place among all that lies on the table: no latent spell, and of
/// copies that may work once only the first.
#[inline]
pub(super) fn works(s: &State, n: usize) -> bool {
    covers!("noxilia:action.equip.2");
    let item = &s.table_cards[n];
    let again = |g: &TableCard| g.on == item.on && g.card == item.card;
    !item.is_latent() && (!item.card.card().once || !s.table_cards[..n].iter().any(again))
}

impl Noxilia {
    /// What equipment on a unit does, copies that may work once only counted once.
    pub(super) fn equipment<'s>(
        &self,
        s: &'s State,
        unit: &Unit,
    ) -> impl Iterator<Item = (&'s TableCard, &'static Always)> + use<'s> {
        let id = unit.id;
        let active = s.table_cards.iter().enumerate().filter(move |(n, g)| g.on == id && works(s, *n));
        active.flat_map(|(_, g)| g.card.card().always.iter().map(move |always| (g, always)))
    }

    /// Whether a unit has an ability, and its number: the highest counts, as with auras (`noxilia:ability.attack_aura.2`).
    pub(super) fn power(&self, s: &State, unit: &Unit, key: Key) -> Option<u8> {
        let own = printed(unit.card, key);
        if !is_lent(s, unit, key) {
            return own;
        }
        let mut best = own;
        for (_, always) in self.equipment(s, unit) {
            match always {
                Always::Grant(ability) => {
                    let (k, x) = parts(ability);
                    if k == key {
                        best = Some(best.unwrap_or(0).max(x));
                    }
                }
                Always::Venom(x) if key == Key::Poison => best = Some(own.map_or(*x, |p| p + 1).max(best.unwrap_or(0))),
                _ => {}
            }
        }
        best
    }

    /// Whether a unit has an ability.
    #[inline]
    pub(super) fn has(&self, s: &State, unit: &Unit, key: Key) -> bool {
        prints(unit.card, key) || is_lent(s, unit, key)
    }

    /// Whether an ability that works without being used is awake.
    pub(super) fn has_awake(&self, s: &State, unit: &Unit, key: Key) -> bool {
        covers!("noxilia:fog.7");
        unit.is(super::state::mark::SHOWN) && self.has(s, unit, key)
    }

    /// Resistance to a colour of magic (`noxilia:ability.type_resistance.1`).
    pub(super) fn resists(&self, unit: &Unit, colour: Colour) -> u8 {
        let of = |ability: &Ability| match ability {
            Ability::TypeResistance(resistance) if resistance.to == colour => resistance.by,
            _ => 0,
        };
        unit.card.card().abilities.iter().map(of).max().unwrap_or(0)
    }

    /// Whether an enemy interceptor takes flying and infiltrating away.
    fn is_intercepted(&self, s: &State, unit: &Unit) -> bool {
        covers!("noxilia:ability.interceptor.1");
        s.inside(unit.at).any(|u| u.side != unit.side && self.has_awake(s, u, Key::Interceptor))
    }

    /// Whether a unit flies, where it stands.
    pub(super) fn flies(&self, s: &State, unit: &Unit) -> bool {
        self.has(s, unit, Key::Flying)
            && !self.of_the_turn(s).any(|a| matches!(a, Always::NoFlight))
            && !self.is_intercepted(s, unit)
    }

    /// Whether a unit infiltrates, where it stands.
    pub(super) fn infiltrates(&self, s: &State, unit: &Unit) -> bool {
        self.has(s, unit, Key::Infiltrator) && !self.is_intercepted(s, unit)
    }

    /// What the destiny card of the turn says (`noxilia:turn.start.destiny.1`).
    #[inline]
    pub(super) fn of_the_turn(&self, s: &State) -> impl Iterator<Item = &'static Always> + use<> {
        let card = (s.destiny != super::content::NO_CARD).then(|| s.destiny.card());
        card.into_iter().flat_map(|card| card.always.iter())
    }

    /// Whether a dodge is left: the unit's own, or that of something it bears (`noxilia:ability.dodge.1`).
    pub(super) fn dodges(&self, s: &State, unit: &Unit) -> bool {
        let own = prints(unit.card, Key::Dodge) && !unit.is(super::state::mark::DODGED);
        own || s.worn(unit.id).any(|g| lends_dodge(g.card) && !g.is(card_mark::DODGED))
    }
}
