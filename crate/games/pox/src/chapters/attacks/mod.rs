//! Attacks and other uses of abilities (`pox:1.*`, `pox:gl.activate`).

mod attack;
mod chain;
mod free;
mod using;

pub(crate) use using::aimed;

use crate::content::language::Class;
use crate::state::{Slot, Unit};

/// The first basic attack listed on a champion.
pub(crate) fn first_basic(unit: &Unit) -> Option<&Slot> {
    unit.abilities.iter().find(|slot| slot.is_there() && slot.id().ability().class == Class::Basic)
}
