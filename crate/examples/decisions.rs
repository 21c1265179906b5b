//! Random decisions to be counted from outside: by callgrind (instructions), by dhat (heap blocks), by the clock.
//!
//! `decisions <game> <what> <number>`, where `what` is
//!
//! - `count`: each decision in a function named by how much there was to choose from, so that a profile tells what a
//!   decision costs at least and what each listed action adds; `count-log`: the same with the event log on;
//! - `time`: as fast as it goes, with the seconds it took;
//! - `think`: one search of so many iterations, in a function of its own, from the middle of a game;
//! - `json`: random decisions in JSON texts, with the Table and all actions, in functions of their own; `json-texts`: the
//!   texts themselves, and those of every other viewer, so that two builds can be compared;
//! - `playouts`: so many searches of a few playouts of depth 50, with the seconds they took.

use std::time::Instant;

use rulewright::bench::{self, Course, Stream};
use rulewright::engine::bot::{Search, Settings};
use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::event::{Log, Record};
use rulewright::engine::rules::{Game, Rules};

const SEED: u32 = 7;
/// Of one search from its root, and decisions of a playout.
const ITERATIONS: u32 = 16;
const DEPTH: u32 = 50;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (game, what, number) = match args.as_slice() {
        [game, what, number] => (game.as_str(), what.as_str(), number.parse().expect("a number of decisions")),
        _ => {
            panic!("usage: decisions <game> <count | count-log | time | think | json | json-texts | playouts> <number>")
        }
    };
    rulewright::game_by_id!(game, G => run::<G>(what, number), other => panic!("no game is called `{other}`"));
}

fn run<G: Game>(what: &str, number: u32) {
    let openings = bench::openings::<G>();
    match what {
        "count" => count(&openings, number, &mut (), |()| ()),
        "count-log" => {
            count(&openings, number, &mut Record::default(), |log: &mut Record<G::Fact, G::State>| log.truncate(0))
        }
        "time" => timed(|| bench::decisions(&openings, SEED, number, &mut ())),
        "think" => think(&openings, number),
        "json" => {
            let course = bench::json_edge::decisions(G::info(), SEED, number);
            println!(r#"{{"course":{course}}}"#);
        }
        "json-texts" => bench::json_edge::texts(G::info(), SEED, number, &mut |text| println!("{text}")),
        "playouts" => timed(|| bench::playouts(&openings, SEED, number, ITERATIONS, DEPTH)),
        other => panic!("`{other}` is not count, count-log, time, think, json, json-texts or playouts"),
    }
    // The size is a figure of its own: what a search copies for every step.
    eprintln!(r#"{{"state":{},"action":{}}}"#, size_of::<G::State>(), size_of::<G::Action>());
}

fn timed(play: impl FnOnce() -> Course) {
    let start = Instant::now();
    let course = play();
    println!(r#"{{"course":{course},"seconds":{}}}"#, start.elapsed().as_secs_f64());
}

/// A search of so many iterations from the first opening that has something to decide about.
fn think<G: Game>(openings: &[(G, G::State)], iterations: u32) {
    let settings = Settings { iterations, lines: 0, ..Settings::default() };
    let mut search = Search::new(settings, Seeded::new(SEED.into()));
    let (rules, start) = &openings[0];
    let mut state = *start;
    let mut picks = Stream::new(SEED);
    // Some way into the game: an opening has few units.
    bench::wander(rules, &mut state, 120, &mut picks);
    std::hint::black_box(search_from(&mut search, rules, &state));
    println!(r#"{{"done":{}}}"#, search.done());
}

/// Never inlined, so that a profile can count it alone.
#[inline(never)]
fn search_from<R: Rules>(search: &mut Search<R::Action>, rules: &R, state: &R::State) -> R::Action {
    search.choose_until(rules, state, |_| false)
}

/// A decision with few choices, with some, with many: never inlined, so that a profile tells them apart.
#[inline(never)]
fn decide_few<R: Rules>(table: &mut Table<R>, log: &mut impl Log<R::Fact, R::State>, classes: &mut [Course; 3]) {
    table.decide(log, &mut classes[0]);
}

#[inline(never)]
fn decide_some<R: Rules>(table: &mut Table<R>, log: &mut impl Log<R::Fact, R::State>, classes: &mut [Course; 3]) {
    table.decide(log, &mut classes[1]);
}

#[inline(never)]
fn decide_many<R: Rules>(table: &mut Table<R>, log: &mut impl Log<R::Fact, R::State>, classes: &mut [Course; 3]) {
    table.decide(log, &mut classes[2]);
}

struct Table<'r, R: Rules> {
    rules: &'r R,
    state: R::State,
    picks: Stream,
    dice: Stream,
    legal: Vec<R::Action>,
}

impl<R: Rules> Table<'_, R> {
    #[inline(always)]
    fn decide(&mut self, log: &mut impl Log<R::Fact, R::State>, course: &mut Course) {
        let Table { rules, state, picks, dice, legal } = self;
        bench::decide(*rules, state, picks, dice, legal, log, course);
    }
}

fn count<G: Game, L: Log<G::Fact, G::State>>(
    openings: &[(G, G::State)],
    number: u32,
    log: &mut L,
    clear: impl Fn(&mut L),
) {
    let mut classes = [Course::default(); 3];
    let mut games = 0;
    let mut picks = Stream::new(SEED);
    let mut legal = Vec::new();
    let done = |classes: &[Course; 3]| classes.iter().map(|c| c.decisions).sum::<u32>() >= number;
    while !done(&classes) {
        let (rules, start) = &openings[games % openings.len()];
        games += 1;
        clear(log);
        let mut table = Table { rules, state: *start, picks, dice: Stream::new(!SEED), legal: Vec::new() };
        while rules.to_act(&table.state).is_some() && !done(&classes) {
            rules.legal(&table.state, &mut legal);
            match legal.len() {
                0..20 => decide_few(&mut table, log, &mut classes),
                20..60 => decide_some(&mut table, log, &mut classes),
                _ => decide_many(&mut table, log, &mut classes),
            }
        }
        picks = table.picks;
    }
    println!(r#"{{"classes":[{},{},{}]}}"#, classes[0], classes[1], classes[2]);
}
