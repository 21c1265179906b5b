//! Seeds for those who bring none: the only thing that comes from outside. All chance of a game follows from its seed.

use rulewright_engine::wire::Options;

/// A seed that nobody has had before, from the operating system or, in a browser, from its `crypto`.
///
/// # Panics
/// If the system has no randomness to give.
#[must_use]
pub fn new() -> String {
    // Without the system's own words for it, which would cost each module of the page a kilobyte.
    let Ok(seed) = getrandom::u32() else { panic!("the system has no randomness to give") };
    seed.to_string()
}

/// The options, with a [new] seed if they have none.
#[must_use]
pub fn seeded(mut options: Options) -> Options {
    if options.seed.is_empty() {
        options.seed = new();
    }
    options
}
