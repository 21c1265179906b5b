//! Makes `games.rs` of the registry, `games/games.json`: what must name each game of this build.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const REGISTRY: &str = "games/games.json";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={REGISTRY}");
    let registry = fs::read_to_string(REGISTRY).expect("the registry");
    let registry: serde_json::Value = serde_json::from_str(&registry).expect("the registry is JSON");
    let built = |id: &str| env::var_os(format!("CARGO_FEATURE_{}", id.to_uppercase())).is_some();
    let games = registry.as_array().expect("games are a list").iter();
    let games = games.map(|game| (game["id"].as_str().expect("a game has an id"), game["state"] == "coming"));
    // A game to come is there only where it is asked for by name.
    let ids: Vec<&str> = games.filter(|(id, coming)| !coming || built(id)).map(|(id, _)| id).collect();
    let here: Vec<&str> = ids.iter().copied().filter(|id| built(id)).collect();
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets OUT_DIR")).join("games.rs");
    fs::write(out, file(&ids, &here)).expect("OUT_DIR takes files");
}

fn file(ids: &[&str], here: &[&str]) -> String {
    let each = |line: &dyn Fn(&str) -> String| here.iter().fold(String::new(), |all, id| all + &line(id));
    let mut out = String::new();
    write!(
        out,
        "{crates}
/// The ids of all games there are, in the order of the shelf, whether this build has them or not.
pub const EVERY: &[&str] = &{ids:?};

/// The games of this build.
pub static GAMES: Games = Games(&[{games}]);

/// What each game of this build is written in.
#[cfg(feature = \"cli\")]
pub const SOURCES: &[rulewright_book::Source] = &[{sources}];

/// `$then` with the game of an id for its type, or `$none` with an id that no game of this build has: code that is
/// generic over games is called here. The examples of this package call it too.
#[doc(hidden)]
#[macro_export]
macro_rules! game_by_id {{
    ($id:expr, $game:ident => $then:expr, $other:ident => $none:expr) => {{
        match $id {{
{arms}            $other => $none,
        }}
    }};
}}
",
        crates = each(&|id| format!("pub use rulewright_{id} as {id};\n")),
        games = each(&|id| format!("&{id}::GAME, ")),
        sources = each(&|id| format!("{id}::text::SOURCE, ")),
        arms = each(&|id| format!(
            "            {id:?} => {{\n                type $game = $crate::games::{};\n                $then\n            }}\n",
            rules(id)
        )),
    )
    .expect("a string takes all");
    out
}

/// `skirmish::Skirmish`.
fn rules(id: &str) -> String {
    format!("{id}::{}{}", id[..1].to_uppercase(), &id[1..])
}
