//! The rulebook and the rows of Yardstick, made ready for its crate.

fn main() {
    rulewright_build::rulebook("yardstick");
    rulewright_build::rows(&["units.json"]);
}
