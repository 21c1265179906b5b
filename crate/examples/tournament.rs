//! Bots against each other: fixed seeds, every pair of decks on every map in turn, sides changing from game to game.
//!
//! ```text
//! cargo run --release --example tournament -- search,iterations=1000 greedy --games 100 --seed 1 --threads 2
//! cargo run --release --example tournament --features duelyst -- search greedy --game duelyst --mirror
//! ```
//!
//! `--mirror` seats both behind the same deck, one deck after the other, `--between` never; `--map` plays on one map
//! alone. It prints the wins of the first bot, of the player with the first turn, and of each deck against others.
//!
//! A bot is its name and what is to differ from its level, by commas: `random`, `greedy`, `search`,
//! `search,level=easy`, `search,ms=50` (so many milliseconds a decision by the clock), `search,iterations=500,tries=6`.
//! One JSON line a game goes to standard output with `--lines`; the last line is the summary.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use rulewright::engine::bot::{self, Bot, Choice, Search, Settings};
use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::Game;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Options, Seat};
use rulewright::games;

/// The most decisions of a game; beyond it nobody wins.
const MOST_DECISIONS: u32 = 3000;

/// What is asked for on the command line.
#[derive(Clone)]
struct Order {
    game: String,
    bots: [String; 2],
    games: u32,
    seed: u64,
    threads: usize,
    mirror: bool,
    between: bool,
    map: Option<String>,
    lines: bool,
}

impl Order {
    fn read() -> Result<Order, String> {
        let mut order = Order {
            game: games::EVERY[0].to_owned(),
            bots: [String::new(), String::new()],
            games: 100,
            seed: 1,
            threads: 1,
            mirror: false,
            between: false,
            map: None,
            lines: false,
        };
        let mut bots = Vec::new();
        let mut args = std::env::args().skip(1);
        while let Some(arg) = args.next() {
            let mut number = || args.next().and_then(|n| n.parse::<u64>().ok()).ok_or(format!("{arg} wants a number"));
            match arg.as_str() {
                "--game" => order.game = args.next().ok_or("--game wants the id of a game")?,
                "--mirror" => order.mirror = true,
                "--between" => order.between = true,
                "--map" => order.map = Some(args.next().ok_or("--map wants the name of a map")?),
                "--games" => order.games = number()? as u32,
                "--seed" => order.seed = number()?,
                "--threads" => order.threads = number()? as usize,
                "--lines" => order.lines = true,
                _ => bots.push(arg),
            }
        }
        order.bots = bots.try_into().map_err(|_| "name two bots")?;
        Ok(order)
    }
}

/// A search that stops by the clock.
struct Timed<G: Game> {
    search: Search<G::Action>,
    time: Duration,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn choose(&mut self, rules: &G, state: &G::State) -> G::Action {
        let end = Instant::now() + self.time;
        self.search.choose_until(rules, state, |done| done % 16 == 0 && Instant::now() >= end)
    }
}

/// A bot of its description.
fn bot<G: Game>(text: &str, seed: String) -> Result<Box<dyn Bot<G>>, String> {
    let mut parts = text.split(',');
    let name = parts.next().unwrap_or_default();
    let options: Vec<(&str, &str)> = parts.filter_map(|p| p.split_once('=')).collect();
    let level = options.iter().find(|(key, _)| *key == "level").map(|(_, value)| (*value).to_owned());
    let choice = Choice { bot: name.to_owned(), level, iterations: None, seed };
    if name != "search" {
        return bot::player::<G>(&choice).map_err(|e| e.to_string());
    }
    let mut settings = Settings::of(&choice).map_err(|e| e.to_string())?;
    let mut time = Duration::from_secs(3600);
    for (key, value) in options {
        let number: f32 =
            if key == "level" { 0.0 } else { value.parse().map_err(|_| format!("{key}={value}: not a number"))? };
        match key {
            "level" => {}
            "ms" => (time, settings.iterations) = (Duration::from_millis(number as u64), 1 << 20),
            "iterations" => settings.iterations = number as u32,
            "careless" => settings.careless = number as u32,
            "curiosity" => settings.curiosity = number,
            "faith" => settings.faith = number,
            "settle" => settings.settle = number as u32,
            "glances" => settings.glances = number as u32,
            "tries" => settings.tries = number as usize,
            "passes" => settings.passes = Some(number as u32),
            "longest" => settings.longest = number as u32,
            "lines" => settings.lines = number as usize,
            "doubt" => settings.doubt = number,
            _ => return Err(format!("a search has no `{key}`")),
        }
    }
    let search = Search::new(settings, Seeded::from_text(&choice.seed));
    Ok(Box::new(Timed::<G> { search, time }))
}

/// One game as it ended.
struct Played {
    game: u32,
    decks: [String; 2],
    map: String,
    /// Who had the first turn.
    first: Side,
    /// Where the first bot sat.
    seat: Side,
    winner: Option<Side>,
    /// The clause that ended it, and the round in which it ended.
    ends: &'static str,
    round: u32,
    /// Decisions of each bot, and the time it took over them.
    decisions: [u32; 2],
    time: [Duration; 2],
}

/// The table of game number `game`: decks in every ordered pair (or each against itself, or against others), maps in turn,
/// seats changing each game.
fn table<G: Game>(game: u32, order: &Order) -> (Options, Side) {
    let info = G::info();
    let (decks, maps) = (info.decks.len().max(1) as u32, info.maps.len().max(1) as u32);
    let (pair, seat) = (game / 2, Side((game % 2) as u8));
    // How many different pairs there are: after so many the next round begins.
    let (one, two, round) = if order.mirror {
        (pair % decks, pair % decks, decks)
    } else if order.between && decks > 1 {
        let apart = pair / decks % (decks - 1) + 1;
        (pair % decks, (pair + apart) % decks, decks * (decks - 1))
    } else {
        (pair / decks % decks, pair % decks, decks * decks)
    };
    // The next round of pairs shifts the maps, so that in time every pair is on every map; only then the other side begins,
    // or a deck would have the first turn on every other map alone.
    let map = (pair % round + pair / round) % maps;
    let deck = |n: u32| Seat { deck: info.decks.get(n as usize).cloned(), ..Seat::default() };
    let options = Options {
        game: G::RULEBOOK.game.to_owned(),
        seed: format!("tournament-{}-{pair}", order.seed),
        map: order.map.clone().or_else(|| info.maps.get(map as usize).cloned()),
        first: Some(Side((pair / round / maps % 2) as u8)),
        players: vec![deck(one), deck(two)],
        ..Options::default()
    };
    (options, seat)
}

fn play<G: Game>(order: &Order, game: u32) -> Result<Played, String> {
    let (mut options, seat) = table::<G>(game, order);
    let mut chance = Seeded::from_text(&options.seed);
    let opened = G::open(&options, &mut chance, &mut ());
    let (rules, mut state) = match opened {
        Err(e) if e.field.as_deref() == Some("first") => {
            // The rules say who begins, and the players cannot agree on anybody else.
            options.first = None;
            chance = Seeded::from_text(&options.seed);
            G::open(&options, &mut chance, &mut ()).map_err(|e| e.to_string())?
        }
        opened => opened.map_err(|e| e.to_string())?,
    };
    let seed = |n: u32| format!("{}-{game}-{n}", options.seed);
    let mut bots = [bot::<G>(&order.bots[0], seed(0))?, bot::<G>(&order.bots[1], seed(1))?];
    let mut played = Played {
        game,
        decks: [0, 1].map(|n| options.players[n].deck.clone().unwrap_or_default()),
        map: options.map.clone().unwrap_or_default(),
        first: options.first.unwrap_or(Side::P1),
        seat,
        winner: None,
        ends: "",
        round: 0,
        decisions: [0; 2],
        time: [Duration::ZERO; 2],
    };
    while let Some(side) = rules.to_act(&state) {
        let which = usize::from(side != seat);
        let start = Instant::now();
        let action = bots[which].choose(&rules, &state);
        played.time[which] += start.elapsed();
        played.decisions[which] += 1;
        rules
            .check(&state, action)
            .map_err(|r| format!("game {game}: {} chose {action:?}: {r:?}", order.bots[which]))?;
        rules.apply(&mut state, action, &mut chance, &mut ());
        if played.decisions.iter().sum::<u32>() > MOST_DECISIONS {
            break;
        }
    }
    if let Some(result) = rules.result(&state) {
        (played.winner, played.ends) = (result.winner, result.clause.id());
    }
    played.round = rules.table(&state, Viewer::All).round;
    Ok(played)
}

/// How the first bot fared.
#[derive(Default)]
struct Tally {
    won: u32,
    lost: u32,
    drawn: u32,
    /// Decided games, and those of them that the player with the first turn won.
    decided: u32,
    first: u32,
    /// Of each deck, games that it won against another, and all of these.
    decks: BTreeMap<String, [u32; 2]>,
    decisions: [u32; 2],
    time: [Duration; 2],
}

impl Tally {
    fn add(&mut self, played: &Played) {
        if let Some(winner) = played.winner {
            self.decided += 1;
            self.first += u32::from(winner == played.first);
        }
        for n in 0..2 {
            if played.decks[0] != played.decks[1] {
                let deck = self.decks.entry(played.decks[n].clone()).or_default();
                deck[0] += u32::from(played.winner == Some(Side(n as u8)));
                deck[1] += 1;
            }
        }
        match played.winner {
            Some(side) if side == played.seat => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
        for n in 0..2 {
            self.decisions[n] += played.decisions[n];
            self.time[n] += played.time[n];
        }
    }

    fn line(&self, order: &Order) -> String {
        let games = self.won + self.lost + self.drawn;
        let rate = f64::from(self.won) / f64::from(games.max(1));
        let error = (rate * (1.0 - rate) / f64::from(games.max(1))).sqrt();
        let ms = [0, 1].map(|n| self.time[n].as_secs_f64() * 1000.0 / f64::from(self.decisions[n].max(1)));
        let decks: Vec<String> =
            self.decks.iter().map(|(deck, [won, of])| format!(r#""{deck}":[{won},{of}]"#)).collect();
        format!(
            r#"{{"game":"{}","bots":["{}","{}"],"seed":{},"mirror":{},"games":{games},"won":{},"lost":{},"drawn":{},"rate":{rate:.3},"error":{error:.3},"first":[{},{}],"decks":{{{}}},"decisions":[{},{}],"ms":[{:.2},{:.2}]}}"#,
            order.game,
            order.bots[0],
            order.bots[1],
            order.seed,
            order.mirror,
            self.won,
            self.lost,
            self.drawn,
            self.first,
            self.decided,
            decks.join(","),
            self.decisions[0],
            self.decisions[1],
            ms[0],
            ms[1],
        )
    }
}

fn line(played: &Played) -> String {
    let winner = played.winner.map_or("null".into(), |w| format!("\"{w}\""));
    format!(
        r#"{{"game":{},"decks":["{}","{}"],"map":"{}","first":"{}","seat":"{}","winner":{winner},"ends":"{}","round":{},"decisions":[{},{}]}}"#,
        played.game,
        played.decks[0],
        played.decks[1],
        played.map,
        played.first,
        played.seat,
        played.ends,
        played.round,
        played.decisions[0],
        played.decisions[1],
    )
}

fn run<G: Game>(order: &Order) -> Result<Tally, String> {
    let next = AtomicU32::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        for _ in 0..order.threads.max(1) {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= order.games || sender.send(play::<G>(order, game)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for played in receiver {
            let played = played?;
            if order.lines {
                println!("{}", line(&played));
            }
            tally.add(&played);
        }
        Ok(tally)
    })
}

fn run_game(order: &Order) -> Result<Tally, String> {
    rulewright::game_by_id!(order.game.as_str(), G => run::<G>(order), other => {
        Err(format!("no game is called `{other}`, or this build has it not"))
    })
}

fn main() {
    let done = Order::read().and_then(|order| Ok((run_game(&order)?, order)));
    match done {
        Ok((tally, order)) => println!("{}", tally.line(&order)),
        Err(message) => {
            eprintln!("tournament: {message}");
            std::process::exit(2);
        }
    }
}
