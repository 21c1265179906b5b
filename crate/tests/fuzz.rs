//! Spoilt texts at every door of the API: no panic, no hang, no flood of memory. See `support/fuzz.rs`.

mod support;

use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// All that the corpus and the games of all threads take at once, in megabytes. An input that asks for more than its
/// text is worth passes it soon.
const MOST_MEMORY: f32 = 512.0;

fn spoil(seeds: support::Seeds) {
    support::fuzz::battery(seeds);
    let peak = MEMORY.peak_usage_as_mb();
    println!("{peak:.0} MB at most");
    assert!(peak < MOST_MEMORY, "{peak} MB were taken at once");
}

/// Twenty thousand of them.
#[test]
fn spoilt_texts_do_no_harm() {
    spoil(0..20_000);
}

/// A million of them, or as many as RULEWRIGHT_SOAK says, none of those above.
#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many inputs"]
fn spoilt_texts_do_no_harm_soak() {
    let many = support::soak(100_000).end;
    spoil(20_000..20_000 + many);
}
