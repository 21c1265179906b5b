//! The numbers of a unit of a position.

use crate::position::names::{most, range, stat, within};
use crate::state::Unit;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::wire;

/// Every number that a set-up may state.
pub(crate) const SET: [&str; 7] =
    [stat::HP, stat::MP, stat::ACTIONS, stat::INITIATIVE, stat::XP, stat::ATTACKS, stat::STRIDE];

/// Those that follow from what a unit is, wears and has: tables have them, and a set-up that repeats them says nothing.
pub(crate) const TOLD: [&str; 5] = [stat::STRENGTH, stat::DEFENCE, stat::SPEED, stat::WILL, stat::MOVEMENT];

/// The numbers that a piece states; the others are as printed.
pub(crate) fn read(unit: &mut Unit, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (id, value) in piece.stats.iter().filter(|(id, _)| !TOLD.contains(&id.as_str())) {
        faults.note(set(unit, id, *value));
    }
    faults.end(())
}

fn set(unit: &mut Unit, id: &str, value: i32) -> Result<(), Error> {
    let field = format!("stats.{id}");
    let least = i32::from(id == stat::HP);
    let bounds = range(id).or_else(|| most(unit.is, id).map(|most| least..=most));
    let bounds = bounds.ok_or_else(|| Error::field(&field, format!("a piece has {}", SET.join(", "))))?;
    let value = within(value, bounds, &field)?;
    let small = value as u8;
    match id {
        stat::HP => unit.hp = small,
        stat::MP => unit.mp = small,
        stat::ACTIONS => unit.left = small,
        stat::XP => unit.xp = value as u16,
        stat::ATTACKS => unit.attacks = small,
        stat::STRIDE => unit.stride = small,
        // Initiative belongs to the order of the round.
        _ => {}
    }
    Ok(())
}
