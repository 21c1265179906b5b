//! Memory: a game in play holds few positions, however large one is, and what it holds grows evenly.

mod support;

use std::sync::{Mutex, PoisonError};

use peak_alloc::PeakAlloc;
use rulewright::engine::rules::Game;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use support::{Seeds, dice, laws, pick, session};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Bytes for each action: its events, what fell, and a share of the positions that are kept. A list that grows has room for twice as much.
const MOST: usize = 6_000;

/// One game at a time, so that each counts its own bytes.
static ALONE: Mutex<()> = Mutex::new(());

laws! {
    a_game_in_play_holds_few_positions: 3,
}

fn a_game_in_play_holds_few_positions<G: Game>(seeds: Seeds) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    for seed in seeds {
        let before = MEMORY.current_usage();
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        while let Some(action) = pick(&play, &mut picks) {
            play.act(&action, Viewer::All).expect("a listed action is done");
        }
        let held = (MEMORY.current_usage() - before) / play.steps() as usize;
        println!("{} seed {seed}: {held} bytes for each of {} actions", G::RULEBOOK.game, play.steps());
        assert!(held < MOST, "{} seed {seed}: {held} bytes for each action", G::RULEBOOK.game);
    }
}
