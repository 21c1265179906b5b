//! What a viewer may not know of what happens (`pox:house.hidden.3` to `pox:house.hidden.9`).

use crate::fact::{Entry, Fact, Who};
use crate::state::UnitId;
use crate::view::events::Teller;
use rulewright_engine::covers;
use rulewright_engine::side::Viewer;

impl Teller<'_> {
    /// A unit that the viewer does not see, or nobody.
    pub(super) fn hides(&self, who: Who) -> bool {
        covers!("pox:house.hidden.9");
        hidden_from(who, self.viewer)
    }
}

fn hidden_from(who: Who, viewer: Viewer) -> bool {
    who.hidden_from.is_some_and(|side| viewer == Viewer::Side(side))
}

/// Whether the viewer hears nothing of this.
pub(super) fn is_untold(fact: Fact, viewer: Viewer) -> bool {
    covers!("pox:house.hidden.3", "pox:house.hidden.5", "pox:house.hidden.6", "pox:house.hidden.8");
    match fact {
        // pox:house.hidden.3: whoever uses what is hidden, and what they gain by it.
        Fact::Use { unit, ability, .. } if ability.ability.ability().hidden => !viewer.sees(unit.side),
        Fact::Gain { unit, is, .. } | Fact::Wane { unit, is, .. } | Fact::End { unit, is } if is.condition().hidden => {
            hidden_from(unit, viewer) || !viewer.sees(unit.side)
        }
        // pox:house.trap.1: a trap that acts tells of itself.
        Fact::Place { object, side, .. } | Fact::Fade { object, side, .. } if object.is_trap() => !viewer.sees(side),
        // That it was seen, and that it is not any more.
        Fact::Revealed { .. } | Fact::Vanish { .. } | Fact::Control { .. } | Fact::Enter { how: Entry::Deploy, .. } => {
            false
        }
        _ => about(fact).into_iter().any(|who| who.id != UnitId::NONE && hidden_from(who, viewer)),
    }
}

/// The units without which an event is nothing: a target that is hidden is only left out of what others do.
fn about(fact: Fact) -> [Who; 2] {
    match fact {
        Fact::Miss { unit, target } | Fact::Outcome { unit, target, .. } | Fact::Engage { unit, target } => {
            [unit, target]
        }
        Fact::Ap { unit, .. }
        | Fact::Step { unit, .. }
        | Fact::Use { unit, .. }
        | Fact::Transfigure { unit }
        | Fact::GainDamage { unit, .. }
        | Fact::Answer { unit, .. }
        | Fact::Arrow { unit, .. }
        | Fact::Push { unit, .. }
        | Fact::Blocked { unit, .. }
        | Fact::LoseAp { unit, .. }
        | Fact::Disengage { unit }
        | Fact::Gain { unit, .. }
        | Fact::Wane { unit, .. }
        | Fact::End { unit, .. }
        | Fact::Grant { unit, .. }
        | Fact::Remove { unit, .. }
        | Fact::Countdown { unit, .. }
        | Fact::Strand { unit }
        | Fact::Enter { unit, .. }
        | Fact::Die { unit, .. }
        | Fact::Exit { unit, .. } => [unit, Who::NOBODY],
        Fact::Prevent { target }
        | Fact::Turn { target, .. }
        | Fact::Spare { target }
        | Fact::Damage { target, .. }
        | Fact::LoseLife { target, .. }
        | Fact::Heal { target, .. }
        | Fact::Owe { target, .. }
        | Fact::Sum { target, .. } => [target, Who::NOBODY],
        _ => [Who::NOBODY; 2],
    }
}
