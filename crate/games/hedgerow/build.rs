//! The rulebook and the rows of Hedgerow, made ready for its crate.

fn main() {
    rulewright_build::rulebook("hedgerow");
    rulewright_build::rows(&["hedgerow.json"]);
}
