//! What is kept of one viewer's Table, to be written no second time, is no part of another viewer's.

use rulewright::engine::rules::Game;
use rulewright::engine::side::Viewer;
use rulewright::json::{self, JsonGame};

use crate::support::{Seeds, dice, pick, session};

/// Viewers ask in turn, so that the Table that was written last is mostly another viewer's.
const ASK: [&str; 5] = ["p1", "p2", "all", "p2", "p1"];

/// Texts are those that a game would write that has written nothing before.
pub fn what_one_viewer_was_given_no_other_one_gets<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let mut game = JsonGame::new(Box::new(session::<G>(seed)));
        let mut picks = dice("picks", seed);
        loop {
            let step = game.play().step();
            for name in ASK {
                let here = format!("{} seed {seed} step {step}: {name}", G::RULEBOOK.game);
                let viewer = Viewer::named(name).expect("a viewer");
                assert_eq!(game.table(name), Ok(json::write(&game.play().table(viewer))), "{here}");
                assert_eq!(game.actions(name), Ok(json::write(&game.play().actions(viewer))), "{here}");
            }
            let Some(action) = pick(game.play(), &mut picks).filter(|_| step < 80) else { break };
            game.play_mut().carry_out(&action, Viewer::All).expect("a listed action is done");
        }
    }
}
