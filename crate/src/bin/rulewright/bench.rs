//! `rulewright bench`: what this machine does natively. `npm run bench` compares it with others.

use std::io::{self, Write};
use std::mem::size_of;
use std::time::{Duration, Instant};

use rulewright::engine::bot::{Bot, Greedy};
use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::Game;
use rulewright::engine::session::{Play, Session};
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Options, Seat};

use rulewright::{game_by_id, games};

use crate::fault::{Done, Fault};
use crate::sources;

/// A playout that is longer goes round in circles.
const MOST_DECISIONS: u32 = 20_000;

/// Prints how fast each game is played on this machine, on one core, and how large its state is.
#[derive(clap::Args)]
pub struct Args {
    /// The game; all of them when left out.
    #[arg(long)]
    game: Option<String>,
    /// Seconds for each figure.
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Any text; the same seed plays the same games.
    #[arg(long, default_value = "1")]
    seed: String,
}

/// Prints the figures of each game.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    if !(0.0..=3600.0).contains(&args.seconds) {
        return Err("--seconds is a number from 0 to 3600".to_owned().into());
    }
    for source in sources::chosen(args.game.as_deref())? {
        game_by_id!(source.id, G => game::<G>(args, out)?, other => return Err(games::GAMES.unknown(other).into()));
    }
    Ok(true)
}

fn game<G: Game>(args: &Args, out: &mut impl Write) -> Result<(), Fault> {
    let time = Duration::from_secs_f64(args.seconds);
    let options = options::<G>(&args.seed);
    writeln!(
        out,
        "{} ({} {})",
        G::RULEBOOK.game,
        std::env::consts::ARCH,
        if cfg!(debug_assertions) { "with checks: not a release build" } else { "release" }
    )?;
    row(out, "state", size_of::<G::State>() as f64, "bytes")?;
    row(out, "action", size_of::<G::Action>() as f64, "bytes")?;
    playouts::<G>(&options, time, out)?;
    greedy::<G>(&options, time, out)?;
    face::<G>(options, time, out)
}

fn options<G: Game>(seed: &str) -> Options {
    let info = G::info();
    let deck = |n: u8| info.decks.get(usize::from(n) % info.decks.len().max(1)).cloned();
    let players = (0..info.seats).map(|n| Seat { deck: deck(n), ..Seat::default() }).collect();
    Options {
        game: G::RULEBOOK.game.to_owned(),
        seed: seed.to_owned(),
        map: info.maps.first().cloned(),
        players,
        ..Options::default()
    }
}

/// Whole games of random decisions, the log off.
fn playouts<G: Game>(options: &Options, time: Duration, out: &mut impl Write) -> Result<(), Fault> {
    let mut chance = Seeded::from_text(&options.seed);
    let (mut games, mut decisions, mut listed) = (0_u64, 0_u64, 0_u64);
    let mut legal = Vec::new();
    let begun = Instant::now();
    while games == 0 || begun.elapsed() < time {
        let (rules, mut state) = G::open(options, &mut chance, &mut ())?;
        for _ in 0..MOST_DECISIONS {
            rules.legal(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            rules.apply(&mut state, action, &mut chance, &mut ());
            decisions += 1;
            listed += legal.len() as u64;
        }
        games += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    row(out, "random playouts", games as f64 / seconds, "a second")?;
    row(out, "random decisions", decisions as f64 / seconds, "a second")?;
    row(out, "one random decision", seconds * 1e9 / decisions.max(1) as f64, "ns")?;
    row(out, "decisions", decisions as f64 / games as f64, "a playout")?;
    row(out, "legal actions", listed as f64 / decisions.max(1) as f64, "a decision")?;
    Ok(())
}

fn greedy<G: Game>(options: &Options, time: Duration, out: &mut impl Write) -> Result<(), Fault> {
    let mut chance = Seeded::from_text(&options.seed);
    let mut bot = Greedy::new(Seeded::from_text("greedy"));
    let (rules, start) = G::open(options, &mut chance, &mut ())?;
    let (mut state, mut decisions) = (start, 0_u64);
    let begun = Instant::now();
    while decisions == 0 || begun.elapsed() < time {
        if rules.to_act(&state).is_none() {
            state = start;
        }
        let action = bot.choose(&rules, &state);
        rules.apply(&mut state, action, &mut chance, &mut ());
        decisions += 1;
    }
    row(out, "greedy decisions", decisions as f64 / begun.elapsed().as_secs_f64(), "a second")?;
    Ok(())
}

/// Through the session, as a page plays: list the actions, do one, tell its events, draw the table.
fn face<G: Game>(options: Options, time: Duration, out: &mut impl Write) -> Result<(), Fault> {
    let mut chance = Seeded::from_text("face");
    let mut steps = 0_u64;
    let begun = Instant::now();
    while steps == 0 || begun.elapsed() < time {
        let mut play = Session::<G>::create(options.clone())?;
        while begun.elapsed() < time || steps == 0 {
            let listed = play.actions(Viewer::All);
            if listed.is_empty() {
                break;
            }
            let action = &listed[chance.below(listed.len() as u32) as usize].action;
            let events = play.act(action, Viewer::All)?;
            let told = [json(&listed), json(&events), json(&play.table(Viewer::All))];
            std::hint::black_box(told.map(|text| text.len()));
            steps += 1;
        }
    }
    row(out, "steps with JSON", steps as f64 / begun.elapsed().as_secs_f64(), "a second")?;
    Ok(())
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn row(out: &mut impl Write, what: &str, figure: f64, unit: &str) -> io::Result<()> {
    let figure = if figure >= 100.0 { format!("{figure:.0}") } else { format!("{figure:.1}") };
    writeln!(out, "  {what:20} {figure:>12} {unit}")?;
    out.flush()
}
