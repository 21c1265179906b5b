//! `rulewright play`: bots against bots, on all cores.

mod score;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::{Duration, Instant};

use rulewright::engine::bot::Choice;
use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{GameInfo, Options, Save, Seat};
use rulewright::games;
use serde::Serialize;

use crate::{Done, cores};

/// Games longer than any that is played to win: something goes round in circles.
const MOST_STEPS: u32 = 50_000;

/// Iterations between two looks at the clock.
const SLICE: u32 = 32;

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

/// `search:hard`: a kind of bot, and its level.
#[derive(Clone, Debug)]
pub struct Bot {
    kind: String,
    level: Option<String>,
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        let (kind, level) = text.split_once(':').map_or((text, None), |(kind, level)| (kind, Some(level.to_owned())));
        match (kind, level.as_deref()) {
            ("random" | "greedy", None) | ("search", None | Some("easy" | "normal" | "hard")) => {
                Ok(Bot { kind: kind.to_owned(), level })
            }
            _ => Err("bots are random, greedy, search, search:easy, search:normal, search:hard".into()),
        }
    }
}

impl std::fmt::Display for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.kind)?;
        self.level.iter().try_for_each(|level| write!(f, ":{level}"))
    }
}

fn side(name: &str) -> Result<Side, String> {
    Side::named(name).filter(|s| *s != Side::NEUTRAL).ok_or_else(|| "sides are p1, p2".to_owned())
}

/// A game as one line tells it.
#[derive(Serialize)]
pub struct Game {
    seed: String,
    decks: Vec<Option<String>>,
    map: Option<String>,
    /// Who took the first turn.
    first: Option<Side>,
    winner: Option<Side>,
    rounds: u32,
    steps: u32,
    hash: String,
    /// The clause that ended it; none for a game that was given up.
    cites: Option<String>,
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
    let mut score = score::Score::default();
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
    .map_err(|error| wrong.take().map_or_else(|| crate::Fault::from(error), crate::Fault::from))?;
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

/// Plays one game to its end.
fn play(
    options: &Options,
    bots: &[Bot; 2],
    iterations: Option<u32>,
    budget: Option<Duration>,
) -> Result<(Game, Save), Error> {
    let mut play = games::create(options.clone())?;
    while let Some(side) = play.to_act().filter(|_| play.step() < MOST_STEPS) {
        let bot = &bots[usize::from(side.0) % 2];
        let choice = Choice {
            bot: bot.kind.clone(),
            level: bot.level.clone(),
            // With a clock, so many that the clock decides.
            iterations: iterations.or(budget.map(|_| u32::MAX / 2)),
            seed: format!("{}.{side}.{}", options.seed, play.step()),
        };
        think(&mut *play, &choice, budget)?;
    }
    Ok((told(&*play, options), play.save()))
}

fn think(play: &mut dyn Play, choice: &Choice, budget: Option<Duration>) -> Result<(), Error> {
    let begun = Instant::now();
    let mut thinker = play.thinker(choice)?;
    while !thinker.step(SLICE).ready && budget.is_none_or(|budget| begun.elapsed() < budget) {}
    let best = thinker.best();
    drop(thinker);
    play.act(&best, Viewer::All).map(|_| ())
}

fn told(play: &dyn Play, options: &Options) -> Game {
    let table = play.table(Viewer::All);
    let first = play.events(0, Viewer::All).into_iter().find(|e| e.kind == "turn-start").and_then(|e| e.player);
    let result = play.result();
    Game {
        seed: options.seed.clone(),
        // As they were played: the rules may have let a player choose another.
        decks: table.players.values().map(|p| p.deck.clone()).collect(),
        map: table.board.map,
        first: first.or(options.first),
        winner: result.as_ref().and_then(|r| r.winner),
        rounds: table.round,
        steps: play.step(),
        hash: play.hash(),
        cites: result.map(|r| r.cites),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_a_kind_and_a_level() {
        assert_eq!("search:hard".parse::<Bot>().unwrap().to_string(), "search:hard");
        for wrong in ["clever", "greedy:hard", "search:hardest", ""] {
            assert!(wrong.parse::<Bot>().is_err(), "{wrong}");
        }
    }
}
