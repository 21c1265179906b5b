//! `rulewright play`: bots against bots, on all cores.

mod bot;
mod game;
mod score;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use rulewright::engine::side::Side;
use rulewright::engine::wire::{GameInfo, Options, Seat};
use rulewright::games;

use crate::cores;
use crate::fault::{Done, Fault};
use bot::Bot;
use game::play;
use score::Score;

/// Plays bots against each other and prints one line of JSON a game, in order, whichever core played it.
///
/// A game is determined by seed and bots, except with --time-ms: the seed of game 3 of `--seed 7` is `7.3`.
#[derive(clap::Args)]
pub struct Args {
    /// The game; the first on the shelf when left out.
    #[arg(long, default_value = games::EVERY[0])]
    game: String,
    /// The bot of the first seat: random, greedy, search, search:easy, search:normal, search:hard.
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    p1: Bot,
    /// The bot of the second seat.
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    p2: Bot,
    /// How many games; with --matrix, how many for each ordered pair of decks on each map.
    #[arg(long, short = 'n', default_value_t = 1)]
    games: u32,
    /// Any text; the same seed plays the same games.
    #[arg(long, default_value = "1")]
    seed: String,
    /// The map; left out, the rules choose.
    #[arg(long)]
    map: Option<String>,
    /// The decks of the two seats, as in `ash,cin`; left out, every ordered pair takes its turn.
    #[arg(long, value_delimiter = ',')]
    decks: Vec<String>,
    /// Who begins, by agreement; left out, the rules decide.
    #[arg(long, value_parser = side)]
    first: Option<Side>,
    /// The level of search bots that name none: easy, normal, hard.
    #[arg(long)]
    level: Option<String>,
    /// How many iterations a search makes for a decision, in place of its level's.
    #[arg(long, conflicts_with = "time_ms")]
    iterations: Option<u32>,
    /// How long a search thinks about a decision, in place of its level's iterations. Games then depend on the machine.
    #[arg(long, value_name = "MS")]
    time_ms: Option<u64>,
    /// Print a line of JSON for each game (this is so unless --summary or --matrix is given).
    #[arg(long)]
    json: bool,
    /// Print who won how often, in place of the games.
    #[arg(long)]
    summary: bool,
    /// Play every ordered pair of decks on every map, and print the win rate of each pair.
    #[arg(long, conflicts_with = "decks")]
    matrix: bool,
    /// Write every game's save into this folder.
    #[arg(long, value_name = "DIR")]
    save_dir: Option<PathBuf>,
}

fn side(name: &str) -> Result<Side, String> {
    Side::named(name).filter(|s| *s != Side::NEUTRAL).ok_or_else(|| "sides are p1, p2".to_owned())
}

/// Plays and prints.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    let info = games::games().into_iter().find(|g| g.id == args.game);
    let info = match info {
        Some(info) => info,
        None => return Err(crate::sources::of(&args.game).err().unwrap_or_default().into()),
    };
    let bots =
        [&args.p1, &args.p2].map(|bot| Bot { level: bot.level.clone().or_else(|| args.level.clone()), ..bot.clone() });
    let plans = plans(args, &info, &bots)?;
    // What is wrong with the options is wrong for all games: say so before playing any.
    for plan in plans.iter().take(1) {
        games::create(plan.clone())?;
    }
    if let Some(folder) = &args.save_dir {
        fs::create_dir_all(folder)?;
    }
    let mut score = Score::default();
    let mut wrong = None;
    let lines = args.json || !(args.summary || args.matrix);
    let budget = args.time_ms.map(Duration::from_millis);
    let work = |n: usize| play(&plans[n], &bots, args.iterations, budget);
    cores::in_order(plans.len(), work, |n, played| {
        let (game, save) = match played {
            Ok(played) => played,
            Err(error) => {
                wrong = Some(format!("seed {}: {error}", plans[n].seed));
                return Err(std::io::Error::other("a game could not be played"));
            }
        };
        if let Some(folder) = &args.save_dir {
            fs::write(folder.join(format!("{}-{:05}.json", save.game, n + 1)), serde_json::to_string(&save)?)?;
        }
        if lines {
            writeln!(out, "{}", serde_json::to_string(&game)?)?;
            out.flush()?;
        }
        score.add(&game);
        Ok(())
    })
    .map_err(|error| wrong.take().map_or_else(|| Fault::from(error), Fault::from))?;
    if args.matrix {
        score.matrix(&info.decks, out)?;
    }
    if args.summary || args.matrix {
        score.summary(&bots, out)?;
    }
    Ok(true)
}

/// How each game begins, in order.
fn plans(args: &Args, info: &GameInfo, bots: &[Bot; 2]) -> Result<Vec<Options>, String> {
    let pairs = pairs(args, info)?;
    let seat = |deck: &Option<String>, bot: &Bot| Seat {
        deck: deck.clone(),
        bot: Some(bot.kind.clone()),
        level: bot.level.clone(),
        ..Seat::default()
    };
    let plan = |n: usize, pair: &[Option<String>; 2], map: Option<String>| Options {
        game: args.game.clone(),
        seed: format!("{}.{}", args.seed, n + 1),
        map,
        first: args.first,
        players: pair.iter().zip(bots).map(|(deck, bot)| seat(deck, bot)).collect(),
        ..Options::default()
    };
    let mut plans = Vec::new();
    if args.matrix {
        let maps: Vec<Option<String>> = match &args.map {
            Some(map) => vec![Some(map.clone())],
            None if info.maps.is_empty() => vec![None],
            None => info.maps.iter().cloned().map(Some).collect(),
        };
        for pair in &pairs {
            for map in &maps {
                for _ in 0..args.games {
                    plans.push(plan(plans.len(), pair, map.clone()));
                }
            }
        }
    } else {
        plans.extend((0..args.games as usize).map(|n| plan(n, &pairs[n % pairs.len()], args.map.clone())));
    }
    Ok(plans)
}

/// The decks of the two seats: those asked for, or every ordered pair of different ones.
fn pairs(args: &Args, info: &GameInfo) -> Result<Vec<[Option<String>; 2]>, String> {
    match args.decks.as_slice() {
        [] => {
            let pairs = info.decks.iter().flat_map(|a| info.decks.iter().map(move |b| [a, b]).filter(|[a, b]| a != b));
            let pairs: Vec<[Option<String>; 2]> = pairs.map(|pair| pair.map(|deck| Some(deck.clone()))).collect();
            let only = info.decks.first().cloned();
            Ok(if pairs.is_empty() { vec![[only.clone(), only]] } else { pairs })
        }
        [a, b] => Ok(vec![[Some(a.clone()), Some(b.clone())]]),
        other => Err(format!("--decks names two decks, as in `ash,cin`, not {}", other.len())),
    }
}
