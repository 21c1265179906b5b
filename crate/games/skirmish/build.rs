//! The rulebook and the rows of Skirmish, made ready for its crate.

fn main() {
    rulewright_build::rulebook("skirmish");
    rulewright_build::rows(&["units.json", "cards.json", "maps.json"]);
}
