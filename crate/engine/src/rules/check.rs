//! Checks: whether an action may be done, said one condition after the other.

use crate::refusal::Refusal;
use crate::rulebook::Clause;

/// Yes, or the clause that forbids it and why.
pub type Check = Result<(), Refusal>;

/// Yes if it holds; else this clause forbids it, for this reason.
///
/// # Errors
/// It does not hold.
#[inline]
pub fn ensure(holds: bool, why: &'static str, clause: Clause) -> Check {
    if holds { Ok(()) } else { Err(Refusal::new(why, clause)) }
}
