//! Saves cut short.

use crate::saves::cut_short_are_refused;

#[test]
fn a_save_cut_short_is_refused() {
    cut_short_are_refused("journal", ["wayfarers", "marshals"]);
}
