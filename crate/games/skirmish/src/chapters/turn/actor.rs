//! Who acts (`skirmish:house.turn.7`): your own units, as long as they can pay.

use crate::Skirmish;
use crate::content::UnitCard;
use crate::content::board::Squares;
use crate::state::{State, Unit, UnitId, Use};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::{Check, ensure};

/// A unit whose turn it is, its card, and the squares that the offers of all chapters need.
pub struct Actor<'s> {
    pub id: UnitId,
    pub unit: &'s Unit,
    pub card: &'s UnitCard,
    /// Where enemies stand.
    pub foes: Squares,
    /// Where nobody stands.
    pub free: Squares,
}

impl Skirmish {
    /// `skirmish:house.turn.7`: your own units, and only those on the board.
    pub(crate) fn actor<'s>(&self, s: &'s State, unit: UnitId) -> Result<&'s Unit, Refusal> {
        let u = s.unit(unit);
        ensure(u.side == s.active, "not-yours", rule!("skirmish:house.turn.7"))?;
        ensure(u.at.is_on(), "gone", rule!("skirmish:house.defeat.1"))?;
        Ok(u)
    }
}

/// Whether something has not been used this turn.
pub fn unused(u: &Unit, what: Use, clause: Clause) -> Check {
    ensure(u.used & what.bit() == 0, "used", clause)
}

/// Whether a unit can pay so many AP.
pub fn affords(u: &Unit, ap: u8, clause: Clause) -> Check {
    if u.ap >= ap { Ok(()) } else { Err(Refusal::new("not-enough-ap", clause).with("needs", ap).with("has", u.ap)) }
}
