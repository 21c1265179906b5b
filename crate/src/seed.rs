//! Seeds for those who bring none: the only thing that comes from outside. All chance of a game follows from its seed.

use rulewright_engine::wire::Options;

/// A seed that nobody has had before, from the operating system or, in a browser, from its `crypto`.
///
/// # Panics
/// If the system has no randomness to give.
#[must_use]
pub fn new() -> String {
    getrandom::u32().expect("a system has randomness").to_string()
}

/// The options, with a [new] seed if they have none.
#[must_use]
pub fn seeded(mut options: Options) -> Options {
    if options.seed.is_empty() {
        options.seed = new();
    }
    options
}
