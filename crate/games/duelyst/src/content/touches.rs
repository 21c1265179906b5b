//! What an aura has a part in: whom it reaches, and what that depends on.

use super::language::{Ability, Condition, Count, Effect, Is, Place, Ref, Trait, Trigger, Whom};

/// What an aura has a part in, one bit each.
pub mod touch {
    /// What units are: attack, health, powers, abilities.
    pub const UNITS: u8 = 1;
    /// Damage on its way.
    pub const DAMAGE: u8 = 2;
    /// Cards in hand: their cost, where they may be played, how many may be replaced.
    pub const HAND: u8 = 4;
    /// Beside [`UNITS`]: of others than the bearer.
    pub const OTHERS: u8 = 8;
    /// Beside [`UNITS`]: it depends on where the bearer, a General or an affected unit stands.
    pub const PLACE: u8 = 16;
    /// Beside [`UNITS`]: it depends on whose turn it is.
    pub const TURN: u8 = 32;
    /// Beside [`UNITS`]: it depends on more, if only on who else is there.
    pub const MORE: u8 = 64;
}

/// What an ability has a part in as long as its bearer is there.
#[must_use]
pub fn touches(ability: &Ability) -> u8 {
    if !matches!(ability.when, Trigger::Passive) {
        return 0;
    }
    let depends_on = match ability.only {
        None | Some(Condition::BuildingToo | Condition::Destiny) => 0,
        Some(Condition::OwnTurn | Condition::EnemyTurn) => touch::TURN,
        Some(Condition::Zeal | Condition::Infiltrate) => touch::PLACE,
        Some(_) => touch::PLACE | touch::MORE,
    };
    let one = |effect: &Effect| match effect {
        Effect::Cost { .. } | Effect::Replaces(_) | Effect::Grant { who: Whom::Cards(_), .. } => touch::HAND,
        Effect::Buff { who, attack, health, .. } => {
            let fixed = attack.of == Count::One && health.of == Count::One;
            touch::UNITS | depends_on | reach(who) | if fixed { 0 } else { touch::PLACE | touch::MORE }
        }
        Effect::Grant { who, traits, .. } => {
            // A bound on steps and more steps: the order counts, and that begins with whose turn it is.
            let steps = traits.iter().any(|one| matches!(one, Trait::Swift(_) | Trait::Slow(_)));
            touch::UNITS | depends_on | reach(who) | if steps { touch::TURN } else { 0 }
        }
        Effect::Give { who, .. } => touch::UNITS | depends_on | reach(who),
        // Of the General, who is nobody else but stands elsewhere.
        Effect::SetBloodbound(_) => touch::UNITS | touch::OTHERS | depends_on,
        Effect::Alter { .. } => touch::DAMAGE,
        _ => 0,
    };
    ability.then.iter().fold(0, |all, effect| all | one(effect))
}

/// Whom an aura reaches, and what that depends on.
fn reach(who: &Whom) -> u8 {
    let by = |is: &Is| match is {
        Is::Any | Is::Friendly | Is::Enemy | Is::Minion | Is::General | Is::This | Is::Other => 0,
        Is::Tribe(_) | Is::NotTribe(_) | Is::AnyTribe | Is::Group(_) | Is::Token | Is::NotToken | Is::Card(_) => 0,
        Is::At(place) | Is::NotAt(place) if is_of_one(place) => touch::PLACE,
        _ => touch::PLACE | touch::MORE,
    };
    match who {
        Whom::Ref(Ref::This) => 0,
        Whom::Ref(Ref::OwnGeneral | Ref::EnemyGeneral | Ref::Generals) => touch::OTHERS,
        Whom::All(list) => list.iter().fold(touch::OTHERS, |all, is| all | by(is)),
        _ => touch::OTHERS | touch::PLACE | touch::MORE,
    }
}

/// Whether a place depends on where the bearer or a General stands, and on nobody else.
fn is_of_one(place: &Place) -> bool {
    match place {
        Place::Under(of) | Place::Near(of) | Place::AboveBelow(of) | Place::Row(of) | Place::Column(of) => {
            matches!(of, Ref::This | Ref::OwnGeneral | Ref::EnemyGeneral | Ref::Generals)
        }
        Place::Anywhere | Place::CentreColumn | Place::OwnSide | Place::EnemySide | Place::Corners => true,
        _ => false,
    }
}
