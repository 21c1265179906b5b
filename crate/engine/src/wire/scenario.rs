//! Scenarios: examples of rules, which are also tests, and their results.

use super::{Action, Table};
use crate::collections::dict::Dict;

shape! {
    /// An example of a rule, which is also a test: a position, scripted chance, steps and their expected results.
    pub struct Scenario {
        /// The clauses it shows, the one under test first.
        pub rules: Vec<String>,
        /// What it shows, by language.
        pub title: Dict<String>,
        /// Which game.
        pub game: String,
        /// Custom units and cards, in the form of the game's data files.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub content: Option<serde_json::Value> = None,
        /// The position it begins from.
        pub setup: Table,
        /// The next dice and draws.
        pub chance: Script,
        /// The actions and the expected results.
        pub steps: Vec<ScenarioStep>,
    }
}

shape! {
    /// Scripted dice and draws.
    pub struct Script {
        /// The faces of the next dice.
        pub dice: Vec<u8>,
        /// The next cards drawn.
        pub draws: Vec<String>,
    }
}

shape! {
    /// What is left of a script.
    pub struct ScriptLeft {
        /// The number of its dice that have not fallen.
        pub dice: u32,
        /// The number of its draws that have not fallen.
        pub draws: u32,
        /// The first of its dice or draws that could not fall.
        pub misfit: Option<Misfit> = None,
    }
}

shape! {
    /// A scripted die or draw that could not fall.
    pub struct Misfit {
        /// Where in the script: `draws[2]`.
        pub at: String,
        /// What the script says.
        pub scripted: String,
        /// What could have fallen.
        pub possible: String,
    }
}

shape! {
    /// One step of a scenario: just one of `do`, `undo`, `refuse`, `expect`, `events`, `offers`, `preview`.
    pub struct ScenarioStep {
        /// An action that must be legal. It is performed.
        pub act as "do": Option<Action> = None,
        /// The number of actions to take back.
        pub undo: Option<u32> = None,
        /// An action that must be refused: by the clause in `cites` and for the reason in `why`, if these are given.
        pub refuse: Option<Action> = None,
        /// The clause that must refuse.
        pub cites: Option<String> = None,
        /// The id of the reason for which it must be refused.
        pub why: Option<String> = None,
        /// The expected subset of the table: objects by key, lists whole, null for what must be absent.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub expect: Option<serde_json::Value> = None,
        /// The expected events since the last `do`, in order; others may be between them.
        #[cfg_attr(test, ts(type = "Array<unknown>"))]
        pub events: Option<Vec<serde_json::Value>> = None,
        /// Selects legal actions by a subset of their fields; `are` or `include` states which of them are expected.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub offers: Option<serde_json::Value> = None,
        /// All of the selected actions, each as a subset, in any order.
        #[cfg_attr(test, ts(type = "Array<unknown>"))]
        pub are: Option<Vec<serde_json::Value>> = None,
        /// Some of the selected actions, each as a subset, in any order.
        #[cfg_attr(test, ts(type = "Array<unknown>"))]
        pub include: Option<Vec<serde_json::Value>> = None,
        /// An action to preview. It is not performed; `odds` states its expected outcomes.
        pub preview: Option<Action> = None,
        /// All outcomes of the preview in any order, each with its `odds` and some of its `changes`.
        #[cfg_attr(test, ts(type = "Array<unknown>"))]
        pub odds: Option<Vec<serde_json::Value>> = None,
        /// The viewer of `expect`, `events`, `offers` and `preview`, and the side that tries the action of `refuse`: `p1`,
        /// `p2`; left out, `all`.
        pub viewer: Option<String> = None,
    }
}

shape! {
    /// The result of running a scenario.
    pub struct Verdict {
        /// Whether every expectation was met.
        pub passed: bool,
        /// The expectations that were not met.
        pub differences: Vec<Difference>,
    }
}

shape! {
    /// An expectation of a scenario that was not met.
    pub struct Difference {
        /// Where in the scenario: `steps[2].expect.pieces.wall.stats.health`.
        pub at: String,
        /// The expected result.
        pub expected: String,
        /// The actual result.
        pub got: String,
    }
}
