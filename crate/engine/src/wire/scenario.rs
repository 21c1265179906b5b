//! Scenarios: rules made to happen, and what came of it.

use super::{Action, Table};
use crate::collections::dict::Dict;

shape! {
    /// A rule made to happen: a position, scripted chance, steps and what must come of them.
    pub struct Scenario {
        /// The clauses it shows, the one under test first.
        pub rules: Vec<String>,
        /// What it shows, by language.
        pub title: Dict<String>,
        /// Which game.
        pub game: String,
        /// Units and cards of its own, in the form of the game's data files.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub content: Option<serde_json::Value> = None,
        /// The position it begins from.
        pub setup: Table,
        /// The next dice and draws.
        pub chance: Script,
        /// What is done and what must come of it.
        pub steps: Vec<ScenarioStep>,
    }
}

shape! {
    /// Scripted chance.
    pub struct Script {
        /// Faces of the next dice.
        pub dice: Vec<u8>,
        /// The next cards drawn.
        pub draws: Vec<String>,
    }
}

shape! {
    /// One step of a scenario: just one of `do`, `undo`, `refuse`, `expect`, `events`, `offers`, `preview`.
    pub struct ScenarioStep {
        /// Must be legal, and is done.
        pub act as "do": Option<Action> = None,
        /// Takes back so many actions.
        pub undo: Option<u32> = None,
        /// Must be refused: by the clause in `cites` and for the reason in `why`, where these are given.
        pub refuse: Option<Action> = None,
        /// The clause that must refuse.
        pub cites: Option<String> = None,
        /// The reason for which it must be refused, by its id.
        pub why: Option<String> = None,
        /// A subset of the table: objects by key, lists whole, null for what is absent.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub expect: Option<serde_json::Value> = None,
        /// Events since the last `do`, in order, others in between allowed.
        #[cfg_attr(test, ts(type = "Array<unknown>"))]
        pub events: Option<Vec<serde_json::Value>> = None,
        /// Picks legal actions by a subset of their fields; `are` or `include` says which there must be.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub offers: Option<serde_json::Value> = None,
        /// All of the actions picked, each a subset, in any order.
        #[cfg_attr(test, ts(type = "Array<unknown>"))]
        pub are: Option<Vec<serde_json::Value>> = None,
        /// Some of the actions picked, each a subset, in any order.
        #[cfg_attr(test, ts(type = "Array<unknown>"))]
        pub include: Option<Vec<serde_json::Value>> = None,
        /// An action that is weighed and not done; `odds` says what may come of it.
        pub preview: Option<Action> = None,
        /// All outcomes of the preview in any order, each with its `odds` and some of its `changes`.
        #[cfg_attr(test, ts(type = "Array<unknown>"))]
        pub odds: Option<Vec<serde_json::Value>> = None,
        /// Whose eyes `expect`, `events`, `offers` and `preview` see with, and who tries what `refuse` says: `p1`, `p2`; left
        /// out, `all`.
        pub viewer: Option<String> = None,
    }
}

shape! {
    /// What came of a scenario.
    pub struct Verdict {
        /// Whether all held.
        pub passed: bool,
        /// What differed.
        pub differences: Vec<Difference>,
    }
}

shape! {
    /// One thing that was otherwise than a scenario says.
    pub struct Difference {
        /// Where in the scenario: `steps[2].expect.pieces.wall.stats.health`.
        pub at: String,
        /// What it says.
        pub expected: String,
        /// What was.
        pub got: String,
    }
}
