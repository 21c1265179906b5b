//! What the law tests share: the list of games, and random games of any of them.
//!
//! Every test names its game, seed and step when it fails, and the same seed makes the same game: to look closer, call
//! the law with that one seed.
#![allow(dead_code, unused_macros, unused_imports)]

mod chance;
pub mod crowd;
pub mod decks;
pub mod fuzz;
pub mod listed;
pub mod pairs;
mod walk;

use rulewright::engine::chance::Seeded;
use rulewright::engine::json::write::{self, Write};
use rulewright::engine::refusal::Error;
use rulewright::engine::rules::Game;
use rulewright::engine::session::{Play, Session};
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::simulation::features::Numbers;
use rulewright::engine::wire::{Action, Offer};

pub use chance::{Seeds, Watched, dice, one, soak};
pub use walk::{Style, Walk, options};

/// Makes tests of laws, for every game of this build: `laws! { ends: 200 }` calls `ends::<G>(0..200)` with each game's
/// seeds, and once more under `soak` with as many as RULEWRIGHT_SOAK says.
macro_rules! laws {
    ($($(#[$meta:meta])* $law:ident: $seeds:literal),* $(,)?) => {
        // One line for each game.
        laws!(@game "skirmish", skirmish, Skirmish, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "duelyst", duelyst, Duelyst, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "noxilia", noxilia, Noxilia, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "pox", pox, Pox, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "journal", journal, Journal, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "yardstick", yardstick, Yardstick, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "hedgerow", hedgerow, Hedgerow, [$($(#[$meta])* $law: $seeds),*]);
    };
    (@game $feature:literal, $module:ident, $game:ident, [$($(#[$meta:meta])* $law:ident: $seeds:literal),*]) => {
        #[cfg(feature = $feature)]
        mod $module {
            use rulewright::games::$module::$game as G;
            $(#[test] $(#[$meta])* fn $law() { super::$law::<G>(0..$seeds); })*
            mod soak {
                $(
                    #[test]
                    #[ignore = "soak: RULEWRIGHT_SOAK says how many seeds"]
                    fn $law() { super::super::$law::<super::G>(crate::support::soak($seeds)); }
                )*
            }
        }
    };
}
pub(crate) use laws;

/// The fields of everything that is wrong, in order.
pub fn fields(error: &Error) -> Vec<&str> {
    error.all().iter().map(|fault| fault.field.as_deref().unwrap_or("")).collect()
}

/// The repository.
pub fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A random game, through the public face.
pub fn session<G: Game>(seed: u64) -> Session<G> {
    Session::create(options::<G>(seed)).expect("options of a random game are good")
}

/// An action to go on with, by kinds; none once the game is over.
pub fn pick(play: &dyn Play, with: &mut Seeded) -> Option<Action> {
    let listed = play.actions(Viewer::All);
    let mut kinds: Vec<&str> = listed.iter().map(|l| l.action.kind.as_str()).collect();
    kinds.dedup();
    if kinds.is_empty() {
        return None;
    }
    let kind = *one(&kinds, with);
    let of_kind: Vec<&Offer> = listed.iter().filter(|l| l.action.kind == kind).collect();
    Some(one(&of_kind, with).action.clone())
}

/// What a side sees as numbers.
pub fn observed<G: Game>(rules: &G, state: &G::State, side: Side) -> Vec<i32> {
    let mut numbers = Vec::new();
    rules.observe(state, side, &mut Numbers(&mut numbers));
    numbers
}

/// A value as JSON text: what "byte-equal" means. The engine writes it as serde would.
pub fn json(of: &(impl serde::Serialize + Write)) -> String {
    let text = write::text(of);
    assert_eq!(text, serde_json::to_string(of).expect("shapes can be written"));
    text
}

/// All that a session shows, in one text.
pub fn face(play: &dyn Play) -> String {
    let table = json(&play.table(Viewer::All));
    format!("{} {table} {} {}", play.hash(), json(&play.actions(Viewer::All)), json(&play.result()))
}
