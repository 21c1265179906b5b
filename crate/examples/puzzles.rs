//! Positions that can be won in the turn at hand, and whether a search finds how.
//!
//! ```text
//! cargo run --release --example puzzles -- tests/puzzles/duelyst --ms 2000
//! cargo run --release --example puzzles -- tests/puzzles/pox --iterations 100
//! ```
//!
//! Every file of the folder is a list of scenarios whose steps are a way to win; each names its game. `--ms` is the time for a whole puzzle,
//! `--iterations` and `--lines` override what the hard level has; `--json` prints the line that was found, as steps.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rulewright::engine::bot::{Choice, Search, Settings};
use rulewright::engine::chance::{Scripted, Seeded};
use rulewright::engine::rules::Game;
use rulewright::engine::wire::{Action, Scenario};
use rulewright::game_by_id;

struct Order {
    folder: PathBuf,
    time: Duration,
    settings: Settings,
    json: bool,
}

fn read_order() -> Result<Order, String> {
    let choice = Choice { bot: "search".into(), level: Some("hard".into()), iterations: None, seed: String::new() };
    let mut settings = Settings::of(&choice).map_err(|e| e.to_string())?;
    let (mut folder, mut time, mut json) = (None, Duration::from_secs(3600), false);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = || args.next().and_then(|n| n.parse::<u32>().ok()).ok_or(format!("{arg} wants a number"));
        match arg.as_str() {
            "--ms" => (time, settings.iterations) = (Duration::from_millis(number()?.into()), 1 << 20),
            "--iterations" => settings.iterations = number()?,
            "--lines" => settings.lines = number()? as usize,
            "--json" => json = true,
            _ => folder = Some(PathBuf::from(arg)),
        }
    }
    Ok(Order { folder: folder.ok_or("name a folder of puzzles")?, time, settings, json })
}

fn read_puzzles(folder: &Path) -> Result<Vec<Scenario>, String> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).map_err(|e| e.to_string())?.filter_map(|f| Some(f.ok()?.path())).collect();
    files.sort();
    let mut puzzles = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|e| e.to_string())?;
        let list: Vec<Scenario> = serde_json::from_str(&text).map_err(|e| format!("{}: {e}", file.display()))?;
        puzzles.extend(list);
    }
    Ok(puzzles)
}

/// The line a search plays until somebody else decides, and whether it wins.
fn solve<G: Game>(puzzle: &Scenario, order: &Order) -> Result<(Vec<Action>, bool), String> {
    let mut chance = Scripted::seeded("puzzle");
    let (rules, mut state) = G::set_up(&puzzle.setup, &mut chance, &mut ()).map_err(|e| e.to_string())?;
    let side = rules.to_act(&state).ok_or("nobody acts")?;
    let mut search = Search::new(order.settings.clone(), Seeded::from_text("puzzle"));
    let mut line = Vec::new();
    let end = Instant::now() + order.time;
    while rules.to_act(&state) == Some(side) {
        let action = search.choose_until(&rules, &state, |_| Instant::now() >= end);
        line.push(rules.write(&state, action));
        rules.apply(&mut state, action, &mut chance, &mut ());
    }
    Ok((line, rules.result(&state).is_some_and(|outcome| outcome.winner == Some(side))))
}

fn run(order: &Order) -> Result<(), String> {
    let puzzles = read_puzzles(&order.folder)?;
    let mut solved = 0;
    for puzzle in &puzzles {
        let start = Instant::now();
        let (line, wins) = game_by_id!(puzzle.game.as_str(), G => solve::<G>(puzzle, order), other => {
            Err(format!("no game is called `{other}`, or this build has it not"))
        })?;
        solved += u32::from(wins);
        let title = puzzle.title.get("en").map_or("", String::as_str);
        let steps = line.len();
        if order.json {
            let line = serde_json::to_string(&line).map_err(|e| e.to_string())?;
            println!(r#"{{"title":{title:?},"wins":{wins},"line":{line}}}"#);
        } else {
            let verdict = if wins { "solved" } else { "missed" };
            println!("{verdict} in {steps:2} decisions, {:5} ms: {title}", start.elapsed().as_millis());
        }
    }
    if !order.json {
        println!("{solved} of {} solved", puzzles.len());
    }
    Ok(())
}

fn main() {
    if let Err(message) = read_order().and_then(|order| run(&order)) {
        eprintln!("puzzles: {message}");
        std::process::exit(2);
    }
}
