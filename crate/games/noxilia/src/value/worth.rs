//! What a unit is worth: what its row says, worked out once for each card and about as much as its gold, less what it has
//! suffered.

use std::sync::OnceLock;

use crate::content::cards::CARDS;
use crate::content::language::{Ability, Card, CardId};
use crate::content::mana::pool_of;
use crate::state::Unit;

/// Being there at all: standing in a zone, taking a blow.
const PRESENCE: f32 = 0.4;
/// A point of armour lost or gained this turn.
const WORN: f32 = 0.1;

/// What a unit is worth as it is.
pub(super) fn of(unit: &Unit) -> f32 {
    let life = unit.life().max(0) as f32;
    let whole = life / f32::from(unit.card.card().life.max(1));
    let worth = PRESENCE + body(unit.card) * (0.45 + 0.55 * whole) + WORN * f32::from(unit.worn);
    if unit.poison == 0 {
        return worth;
    }
    // noxilia:ability.poison.3: it has so many turns left.
    let turns = (life / f32::from(unit.poison)).ceil();
    worth * turns / (turns + 1.5)
}

/// How hard it strikes, in melee or from afar.
pub(super) fn blow(unit: &Unit) -> f32 {
    let card = unit.card.card();
    let melee = card.wounded.filter(|_| unit.wounds > 0).unwrap_or(card.melee);
    f32::from(melee.max(card.ranged))
}

/// What a unit of this card is worth, whole and on the board.
#[inline]
pub(super) fn body(card: CardId) -> f32 {
    static BODIES: OnceLock<Vec<f32>> = OnceLock::new();
    BODIES.get_or_init(|| CARDS.iter().map(of_row).collect())[usize::from(card.0)]
}

fn of_row(card: &Card) -> f32 {
    let melee = f32::from(card.melee + card.wounded.unwrap_or(card.melee)) / 2.0;
    let mana: u8 = pool_of(&card.mana).iter().sum();
    let abilities: f32 = card.abilities.iter().map(|a| of_ability(a, card)).sum();
    0.55 * melee
        + 0.7 * f32::from(card.ranged)
        + 0.45 * f32::from(card.armour)
        + 0.4 * f32::from(card.life)
        + 0.35 * f32::from(mana)
        + abilities
}

fn of_ability(ability: &Ability, card: &Card) -> f32 {
    let more = |x: u8| f32::from(x.saturating_sub(1));
    match ability {
        Ability::MassAttack(x) => 0.25 * more(*x) * f32::from(card.melee),
        Ability::RapidFire(x) => 0.5 * more(*x) * f32::from(card.ranged),
        Ability::AttackAura(x) => 0.8 * f32::from(*x),
        Ability::Charge(x) => 0.2 * f32::from(*x),
        Ability::Poison(x) => 0.6 * f32::from(*x),
        Ability::Regeneration(x) | Ability::Heal(x) => 0.4 * f32::from(*x),
        Ability::InstinctiveRiposte(x) => 0.5 * f32::from(*x),
        Ability::MagicResistance(x) => 0.2 * f32::from(*x),
        Ability::LightningRiposte => 0.7,
        Ability::Dodge => 0.6,
        Ability::GuardianAngel | Ability::Riposte | Ability::PiercingAttack | Ability::Flying => 0.5,
        Ability::StealthAttack | Ability::CripplingAttack => 0.4,
        Ability::Infiltrator | Ability::QuickMarch | Ability::Sorcerer => 0.3,
        Ability::BloodBrother | Ability::CloseShot | Ability::Purification | Ability::Adventure(_) => 0.2,
        Ability::BrotherInArms
        | Ability::Climber
        | Ability::Interceptor
        | Ability::Aquatic
        | Ability::ForcePassage(_)
        | Ability::Steadfast
        | Ability::Righteousness
        | Ability::TypeResistance(_) => 0.1,
        Ability::DistantReinforcement(_) => 0.0,
    }
}
