//! Which of the scenarios in some files are run.

use rulewright::engine::wire::Scenario;
use rulewright::games;

/// What is asked for, and what there is.
pub struct Choice {
    rules: Vec<String>,
    here: Vec<String>,
}

impl Choice {
    /// Scenarios that name one of these clauses; all of them, where there is no such list.
    pub fn of(rules: &[String]) -> Choice {
        Choice { rules: rules.to_vec(), here: games::games().into_iter().map(|game| game.id).collect() }
    }

    /// Whether a scenario is asked for. What could not be read always is: it may be the one that was meant.
    pub fn asks_for(&self, scenario: &Result<Scenario, String>) -> bool {
        let named =
            |scenario: &Scenario| self.rules.iter().any(|wanted| scenario.rules.iter().any(|id| is(wanted, id)));
        self.rules.is_empty() || scenario.as_ref().map_or(true, named)
    }

    /// Whether it is a game of the project that this build does not have.
    pub fn is_absent(&self, game: &str) -> bool {
        games::EVERY.contains(&game) && !self.here.iter().any(|here| here == game)
    }
}

/// Whether a clause is the one that is wanted, or begins as it does where that ends in `*` or a dot.
fn is(wanted: &str, id: &str) -> bool {
    match wanted.strip_suffix('*') {
        Some(begin) => id.starts_with(begin),
        None => id == wanted || wanted.ends_with('.') && id.starts_with(wanted),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_asked_for_whole_or_by_how_it_begins() {
        assert!(is("toy:a.1", "toy:a.1") && !is("toy:a.1", "toy:a.11"));
        assert!(is("toy:a.*", "toy:a.1") && is("toy:a.", "toy:a.1.r1") && !is("toy:a.", "toy:ab.1"));
    }
}
