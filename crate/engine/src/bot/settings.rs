//! How a search thinks: its levels, and what each of its habits is set to.

use super::Choice;
use crate::refusal::Error;

/// How a search thinks.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Iterations a decision.
    pub iterations: u32,
    /// Of a hundred decisions, how many are made carelessly: on a glance, and not always for the best.
    pub careless: u32,
    /// How far a rarely tried action is given the benefit of the doubt, in spreads of the results.
    pub curiosity: f32,
    /// How many playouts the first impression of an action counts for.
    pub faith: f32,
    /// How many playouts begin behind an action before the tree grows there.
    pub settle: u32,
    /// How often each action at the root is tried for the first impression.
    pub glances: u32,
    /// How many actions a playout tries before it picks one.
    pub tries: usize,
    /// How often the decision passes to somebody else before a playout is cut off; as often as the game says
    /// ([`Rules::playout_horizon`](crate::rules::Rules::playout_horizon)) by default.
    pub passes: Option<u32>,
    /// After how many decisions a playout is cut off at the latest.
    pub longest: u32,
    /// How many lines at a time are followed in search of a win at once; 0 looks for none.
    pub lines: usize,
    /// It goes on as long as the second choice would pass the first by gaining this part of the iterations left on it; with
    /// 1 as long as anything could change the choice.
    pub doubt: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            iterations: 10_000,
            careless: 0,
            curiosity: 0.35,
            faith: 8.0,
            settle: 4,
            glances: 8,
            tries: 4,
            passes: None,
            longest: 60,
            lines: 512,
            doubt: 0.25,
        }
    }
}

impl Settings {
    /// The settings of a level: `easy`, `normal` or `hard`, by default `hard`.
    ///
    /// # Errors
    /// When no level is called so.
    pub fn of(choice: &Choice) -> Result<Settings, Error> {
        let hard = Settings::default();
        let level = match choice.level.as_deref() {
            None | Some("hard") => hard,
            Some("normal") => Settings { iterations: 2_000, lines: 128, ..hard },
            Some("easy") => Settings { iterations: 30, careless: 60, lines: 0, ..hard },
            Some(other) => {
                return Err(Error::field(
                    "level",
                    format!("no level is called `{other}`; levels are easy, normal, hard"),
                ));
            }
        };
        let iterations = choice.iterations.unwrap_or(level.iterations).max(1);
        // Who thinks little looks for little.
        Ok(Settings { iterations, lines: level.lines.min(iterations as usize), ..level })
    }
}
