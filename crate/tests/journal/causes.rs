//! Why things happen in Journal: the kinds of events that may lead to each.

use rulewright::engine::rules::event::Entry;
use rulewright::games::journal::fact::Fact;

/// The events since a number have causes of the kinds that they may have, about the same units.
pub fn hold(entries: &[Entry<Fact>], since: usize, here: &str) {
    for entry in &entries[since..] {
        let Some(cause) = entry.cause.and_then(|cause| entries.get(cause as usize)) else { continue };
        let fits = fits(&entry.fact, &cause.fact);
        assert!(fits, "{here}: {:?} by {} follows from {:?}", entry.fact, entry.clause.id(), cause.fact);
    }
}

/// Whether one may follow from the other.
fn fits(fact: &Fact, cause: &Fact) -> bool {
    let moves = matches!(
        cause,
        Fact::Step { .. } | Fact::Slide { .. } | Fact::Push { .. } | Fact::Leave { .. } | Fact::Land { .. }
    );
    match *fact {
        Fact::Hit { unit, .. } | Fact::Fail { unit, .. } | Fact::Critical { unit, .. } | Fact::Attack { unit, .. } => {
            attacks(cause, unit)
        }
        Fact::Damage { target, .. } => match *cause {
            Fact::Hit { target: on, .. } | Fact::Critical { target: on, .. } | Fact::Defence { target: on, .. } => {
                on == target
            }
            Fact::Round { .. } => true,
            // What boosts an attack costs HP after it (`journal:house.skill.4`).
            Fact::Turn { unit, .. } => unit == target,
            _ => moves && mover(cause) == Some(target),
        },
        Fact::Defeat { unit } => match *cause {
            Fact::Damage { target, .. } => target == unit,
            // Who cannot get out falls with its carrier.
            Fact::Defeat { .. } | Fact::Wear { .. } => true,
            _ => false,
        },
        Fact::Lost { unit } => matches!(*cause, Fact::Defeat { unit: who } if who == unit),
        Fact::Take { unit, .. } => moves && mover(cause) == Some(unit) || matches!(cause, Fact::Lie { .. }),
        Fact::Wear { unit, .. } | Fact::Learn { unit, .. } => {
            matches!(*cause, Fact::Take { unit: who, .. } if who == unit)
        }
        Fact::Slide { unit, .. } => {
            matches!(*cause, Fact::Declare { unit: who, .. } | Fact::Use { unit: who, .. } | Fact::Turn { unit: who, .. } if who == unit)
        }
        Fact::Wane { .. } | Fact::End { .. } | Fact::RoundEnd { .. } | Fact::GameOver { .. } => {
            !matches!(fact, Fact::Wane { .. } | Fact::End { .. }) || matches!(cause, Fact::RoundEnd { .. })
        }
        Fact::Experience { unit, .. } | Fact::LevelPoint { unit } => match *cause {
            Fact::Turn { unit: who, .. } => who == unit,
            Fact::RoundEnd { .. } => true,
            _ => false,
        },
        Fact::Refill { .. } | Fact::Storm { .. } => matches!(cause, Fact::Round { .. }),
        Fact::Declare { unit, .. } => matches!(*cause, Fact::Turn { unit: who, .. } if who == unit),
        Fact::Pay { unit, .. } => {
            matches!(*cause, Fact::Declare { unit: who, .. } | Fact::Use { unit: who, .. } if who == unit)
                || matches!(fact, Fact::Pay { .. }) && matches!(cause, Fact::Turn { .. })
        }
        _ => true,
    }
}

/// Whether a unit attacks by this: it was declared, it is a counter, a shot, or the ability of a called ally.
fn attacks(cause: &Fact, unit: rulewright::games::journal::state::UnitId) -> bool {
    matches!(*cause, Fact::Declare { unit: who, .. } | Fact::Use { unit: who, .. } if who == unit)
}

fn mover(fact: &Fact) -> Option<rulewright::games::journal::state::UnitId> {
    match *fact {
        Fact::Step { unit, .. }
        | Fact::Slide { unit, .. }
        | Fact::Push { unit, .. }
        | Fact::Leave { unit, .. }
        | Fact::Land { unit, .. } => Some(unit),
        _ => None,
    }
}
