//! Lasting effects: what an effect leaves behind for a while that is on no unit.

use crate::content::{self, AbilityId, CardId, DamageChange, Effect, Lasts};
use crate::state::{Until, Watch};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;

/// The most changes of one damage.
pub(crate) const MOST: usize = 24;

/// What becomes of one damage, by the card that says so.
pub(crate) type Alterations = Pile<Alteration, MOST>;

/// What a card makes of a damage.
#[derive(Clone, Copy)]
pub(crate) struct Alteration {
    pub card: CardId,
    pub change: DamageChange,
}

impl Default for Alteration {
    fn default() -> Self {
        Alteration { card: CardId::default(), change: DamageChange::Nothing }
    }
}

/// The lasting effect that a watch stands for.
pub(crate) fn find(watch: &Watch) -> Option<&'static Effect> {
    let mut left = watch.effect;
    nth(&content::ability(watch.ability).then, &mut left)
}

/// The number of a lasting effect in its ability, from 1.
pub(crate) fn number(ability: AbilityId, effect: &Effect) -> u8 {
    let mut n = 0;
    count(&content::ability(ability).then, effect, &mut n);
    n
}

fn lasts(effect: &Effect) -> bool {
    matches!(effect, Effect::Alter { .. } | Effect::Cost { .. } | Effect::Grant { .. } | Effect::Replaces(_))
}

fn nth(effects: &'static [Effect], left: &mut u8) -> Option<&'static Effect> {
    for effect in effects {
        if lasts(effect) {
            *left = left.saturating_sub(1);
            if *left == 0 {
                return Some(effect);
            }
        }
        if let Some(found) = inside(effect).find_map(|inner| nth(inner, left)) {
            return Some(found);
        }
    }
    None
}

fn count(effects: &'static [Effect], wanted: &Effect, n: &mut u8) -> bool {
    for effect in effects {
        *n += u8::from(lasts(effect));
        if std::ptr::eq(effect, wanted) {
            return true;
        }
        if inside(effect).any(|inner| count(inner, wanted, n)) {
            return true;
        }
    }
    false
}

/// The lists of effects inside one.
fn inside(effect: &'static Effect) -> impl Iterator<Item = &'static [Effect]> {
    let (then, other, lists): (&[Effect], &[Effect], &[content::List<Effect>]) = match effect {
        Effect::If { then, other, .. } => (then.0, other.0, &[]),
        Effect::OneOf(lists) => (&[], &[], lists.0),
        _ => (&[], &[], &[]),
    };
    [then, other].into_iter().chain(lists.iter().map(|list| list.0))
}

/// When something that an effect of `side` does ends.
pub(crate) fn until(lasts: Lasts, side: Side) -> Until {
    match lasts {
        Lasts::Ever | Lasts::Always => Until::Ever,
        Lasts::ThisTurn => Until::TurnEnd,
        Lasts::OwnNextTurn => Until::TurnOf(side),
        Lasts::EnemyNextTurn => Until::During(side.other()),
        Lasts::EnemyTurnEnd => Until::EndOf(side.other()),
    }
}
