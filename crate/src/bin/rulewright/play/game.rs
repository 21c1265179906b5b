//! One game of bots.

use std::time::{Duration, Instant};

use rulewright::engine::bot::Choice;
use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Options, Save};
use rulewright::games;
use serde::Serialize;

use super::bot::Bot;

/// Games longer than any that is played to win: something goes round in circles.
const MOST_STEPS: u32 = 50_000;

/// Iterations between two looks at the clock.
const SLICE: u32 = 32;

/// A game as one line tells it.
#[derive(Serialize)]
pub struct Game {
    pub seed: String,
    pub decks: Vec<Option<String>>,
    pub map: Option<String>,
    /// Who took the first turn.
    pub first: Option<Side>,
    pub winner: Option<Side>,
    pub rounds: u32,
    pub steps: u32,
    pub hash: String,
    /// The clause that ended it; none for a game that was given up.
    pub cites: Option<String>,
}

/// Plays one game to its end.
pub fn play(
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
        decks: table.players.values().map(|p| p.deck.clone().map(String::from)).collect(),
        map: table.board.map.map(String::from),
        first: first.or(options.first),
        winner: result.as_ref().and_then(|r| r.winner),
        rounds: table.round,
        steps: play.step(),
        hash: play.hash(),
        cites: result.map(|r| r.cites.into()),
    }
}
