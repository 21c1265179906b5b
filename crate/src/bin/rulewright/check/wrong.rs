//! Whether a scenario goes as it says.

use rulewright::engine::wire::{Difference, Scenario};
use rulewright::games;

use crate::lessons::{self, Goal};

/// What is wrong with how a scenario goes.
pub enum Wrong {
    /// It cannot be run, or does not reach the goals of its lesson.
    Fault(String),
    /// Its results differ from those it expects.
    Differs(Vec<Difference>),
}

/// What is wrong with a scenario, and with the goals of its lesson.
pub fn wrong(scenario: &Scenario, goals: &[Goal]) -> Option<Wrong> {
    match games::run_scenario(scenario.clone()) {
        Err(error) => Some(Wrong::Fault(error.to_string())),
        Ok(verdict) if !verdict.passed => Some(Wrong::Differs(verdict.differences)),
        Ok(_) => match lessons::unmet(goals, scenario) {
            Ok(unmet) => unmet.map(Wrong::Fault),
            Err(error) => Some(Wrong::Fault(error.to_string())),
        },
    }
}
