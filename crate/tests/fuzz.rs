//! Spoilt texts at every door of the API: no panic, no hang, no flood of memory. See `support/fuzz/`.

mod support;

use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// What one input may take, in megabytes, beside the corpus: the most is a preview, which keeps the states of 20,000
/// outcomes. An input that asks for more than its text is worth passes it soon.
const MOST_MEMORY: f32 = 256.0;

fn spoil(seeds: support::Seeds) {
    let mut corpus = 0.0;
    support::fuzz::battery(seeds, || {
        corpus = MEMORY.current_usage_as_mb();
        MEMORY.reset_peak_usage();
    });
    let peak = MEMORY.peak_usage_as_mb() - corpus;
    println!("{corpus:.0} MB of corpus, and {peak:.0} MB at most beside it");
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as f32;
    assert!(peak < MOST_MEMORY * cores, "{peak} MB were taken at once, on {cores} cores");
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

/// RULEWRIGHT_SEEDS of them, as in `20000..25000`, and what is answered, into `target/fuzz/spoilt.jsonl`: browsers are held
/// to that.
#[test]
#[ignore = "writes: RULEWRIGHT_SEEDS says which inputs"]
fn write_spoilt_texts() {
    let wanted = std::env::var("RULEWRIGHT_SEEDS").expect("RULEWRIGHT_SEEDS is given");
    let (from, to) = wanted.split_once("..").expect("RULEWRIGHT_SEEDS has two numbers");
    let seeds = from.parse().expect("a number")..to.parse().expect("a number");
    let folder = support::root().join("target/fuzz");
    std::fs::create_dir_all(&folder).expect("target can be written");
    let file = std::fs::File::create(folder.join("spoilt.jsonl")).expect("target can be written");
    let mut out = std::io::BufWriter::new(file);
    support::fuzz::answers::write(seeds, &mut out).expect("target can be written");
    std::io::Write::flush(&mut out).expect("target can be written");
}
