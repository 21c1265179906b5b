//! The numbers of a unit of a position.

use crate::position::names::{MOST, MOST_HP, stat, within};
use crate::state::Unit;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::wire;
use std::ops::RangeInclusive;

/// The bounds of a number that a set-up may state.
pub(crate) fn range(id: &str) -> Option<RangeInclusive<i32>> {
    Some(match id {
        stat::HEALTH | stat::MAX_HEALTH => 1..=MOST_HP.into(),
        stat::DAMAGE | stat::BASE_DAMAGE | stat::SPEED | stat::RANGE_MIN | stat::RANGE | stat::DEFENSE => {
            0..=MOST.into()
        }
        stat::AP | stat::ATTACKS => 0..=MOST.into(),
        stat::NORA => 0..=u8::MAX.into(),
        stat::IRONFIST => 0..=6,
        stat::SUNDERED => 0..=10,
        _ => return None,
    })
}

/// Every number that a set-up may state, in the order in which a page lists them.
pub(crate) const ALL: [&str; 12] = [
    stat::HEALTH,
    stat::MAX_HEALTH,
    stat::DAMAGE,
    stat::SPEED,
    stat::RANGE_MIN,
    stat::RANGE,
    stat::DEFENSE,
    stat::AP,
    stat::NORA,
    stat::ATTACKS,
    stat::IRONFIST,
    stat::SUNDERED,
];

pub(crate) fn read(unit: &mut Unit, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    let printed = unit.most;
    for (id, value) in &piece.stats {
        faults.note(set(unit, id, *value));
    }
    let said = |id: &str| piece.stats.get(id).is_some();
    // What adds to Damage is in `damage`, where a table says what it is without.
    if let Some(base) = piece.stats.get(stat::BASE_DAMAGE) {
        faults.note(set(unit, stat::BASE_DAMAGE, *base));
    }
    match (said(stat::HEALTH), said(stat::MAX_HEALTH)) {
        (true, false) => unit.most = printed.max(unit.hp),
        // What is left out is as it is printed, as far as it can be.
        (false, true) => unit.hp = printed.min(unit.most),
        _ => {}
    }
    let text = format!("it has at most {} HP", unit.most);
    faults.must(unit.hp <= unit.most, "stats.health", &text);
    faults.end(())
}

fn set(unit: &mut Unit, id: &str, value: i32) -> Result<(), Error> {
    let field = format!("stats.{id}");
    let known = || Error::field(&field, format!("a piece has {}", ALL.join(", ")));
    let value = within(value, range(id).ok_or_else(known)?, &field)?;
    let small = value as u8;
    match id {
        stat::HEALTH => unit.hp = value as i16,
        stat::MAX_HEALTH => unit.most = value as i16,
        stat::DAMAGE | stat::BASE_DAMAGE => unit.damage = value as i16,
        stat::SPEED => unit.speed = small,
        stat::RANGE_MIN => unit.range.0 = small,
        stat::RANGE => unit.range.1 = small,
        stat::DEFENSE => unit.defense = small,
        stat::AP => unit.ap = small,
        stat::NORA => unit.nora = small,
        stat::ATTACKS => unit.attacks = small,
        stat::IRONFIST => unit.bonus.ironfist = small,
        _ => unit.bonus.sundered = small,
    }
    Ok(())
}
