//! Bad input of Noxilia: decks that are none, positions that cannot be, payments that do not fit, reactions that nobody asked
//! for, saves cut short. Each error names its field or its clause, each reason reads as a sentence, and the game stays as
//! it was.

mod actions;
mod answers;
mod lists;
mod options;
mod positions;
mod room;
mod saves;

use rulewright::engine::session::Play;
use rulewright::json as edge;
use serde_json::json;

/// A position with one of everything that may not be ordered about.
fn position() -> Box<dyn Play> {
    let piece = |is: &str, owner: &str, place: &str| json!({ "is": is, "owner": owner, "place": place });
    let mut tired = piece("bv-militia", "p1", "a.ram1");
    tired["traits"] = json!(["engaged"]);
    let setup = json!({
        "toAct": "p1",
        "players": { "p1": {
            "stats": { "gold": 1 },
            "hand": { "cards": ["bv-smite", "bv-aegis", "bv-blade", "bv-boots", "bv-flood"] }
        } },
        "pieces": {
            "queen": piece("bv-queen", "p1", "a.com"),
            "chaplain": piece("bv-chaplain", "p1", "field1"),
            "oracle": piece("bv-oracle", "p1", "field1"),
            "acolyte": piece("bv-acolyte", "p1", "a.ram2"),
            "lamp": piece("bv-acolyte", "p1", "a.ram1"),
            "tired": tired,
            "militia": piece("bv-militia", "p1", "field1"),
            "king": piece("ag-king", "p2", "b.com"),
            "ghoul": piece("ag-ghoul", "p2", "field1"),
            "sirelle": piece("ag-sirelle", "p2", "field1"),
            "guest": piece("ag-thrall", "p2", "b.ram1"),
            "far": piece("ag-thrall", "p2", "b.com")
        }
    });
    let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
    edge::create(&options.to_string()).expect("a good position")
}
