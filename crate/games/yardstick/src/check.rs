//! What may not be done, and why: every refusal names the clause that forbids.

use super::Yardstick;
use super::state::{Action, State, Unit, UnitId};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};

impl Yardstick {
    pub(super) fn allows(&self, s: &State, action: Action) -> Check {
        ensure(s.outcome.is_none(), "game-over", rule!("yardstick:victory.1"))?;
        match action {
            Action::Move(unit, to) => {
                let u = actor(s, unit)?;
                ensure(!s.is_taken(to), "occupied", rule!("yardstick:move.3"))?;
                let is = self.grid.distance(u.at, to);
                let far =
                    Refusal::new("too-far", rule!("yardstick:move.1")).with("reach", 1u8).with("is", i16::from(is));
                if is > 1 { Err(far) } else { ensure(self.steps(u, to), "no-diagonal", rule!("yardstick:move.2")) }
            }
            Action::Attack(unit, target) => {
                let u = actor(s, unit)?;
                let foe = s.unit(target);
                ensure(foe.side != u.side, "not-enemy", rule!("yardstick:attack.1"))?;
                ensure(foe.at.is_on(), "gone", rule!("yardstick:attack.3"))?;
                let is = i16::from(self.grid.distance(u.at, foe.at));
                let far = Refusal::new("too-far", rule!("yardstick:attack.1")).with("reach", 1u8).with("is", is);
                if self.blows(u.at).has(foe.at) { Ok(()) } else { Err(far) }
            }
            Action::End => Ok(()),
        }
    }
}

/// `yardstick:turn.1`: one's own units, and only those on the board.
fn actor(s: &State, unit: UnitId) -> Result<&Unit, Refusal> {
    let u = s.unit(unit);
    ensure(u.side == s.active, "not-yours", rule!("yardstick:turn.1"))?;
    ensure(u.at.is_on(), "gone", rule!("yardstick:attack.3"))?;
    Ok(u)
}
