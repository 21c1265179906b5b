//! Numbers of events, as each side counts them.

use rulewright::engine::rules::Game;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::Event;

use crate::support::{Seeds, dice, pick, session};

/// A side counts its events from 0 and without gaps, so that no number shows that something was hidden. The number of an event
/// and that of its cause never change, and a cause is always an event that the side gets, too.
pub fn numbers_leave_no_gaps<G: Game>(seeds: Seeds) {
    let mut hidden = 0u64;
    for seed in seeds {
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        let mut known = Side::BOTH.map(|side| (Viewer::Side(side), Vec::new()));
        loop {
            let step = play.step();
            for (viewer, known) in &mut known {
                let here = format!("{} seed {seed} step {step}: {viewer}", G::RULEBOOK.game);
                let new = play.events(known.len() as u32, *viewer);
                known.extend(new.iter().map(key));
                let told: Vec<_> = play.events(0, *viewer).iter().map(key).collect();
                assert_eq!(&told, known, "{here}");
                assert!(told.iter().zip(0..).all(|(event, number)| event.0 == number), "{here}");
                assert_eq!(play.events_so_far(*viewer), told.len() as u32, "{here}");
                if let Some(last) = new.last() {
                    let chain = play.why(last.id, *viewer);
                    assert_eq!(chain.last(), Some(last), "{here}");
                    let causes = chain.windows(2).all(|pair| pair[1].cause == Some(pair[0].id));
                    assert!(causes && chain[0].cause.is_none(), "{here}: {chain:#?}");
                }
            }
            let Some(action) = pick(&play, &mut picks).filter(|_| step < 120) else { break };
            play.carry_out(&action, Viewer::All).expect("a listed action is done");
        }
        let told = known.iter().map(|(_, known)| u64::from(play.events_so_far(Viewer::All)) - known.len() as u64);
        hidden += told.sum::<u64>();
    }
    println!("{}: {hidden} events hidden", G::RULEBOOK.game);
    assert_eq!(hidden > 0, G::RULEBOOK.game == "pox", "{}: {hidden} events hidden", G::RULEBOOK.game);
}

/// What must stay the same of an event as a game goes on. Names may change: of what is unseen now, or was.
fn key(event: &Event) -> (u32, Option<u32>, String, String) {
    (event.id, event.cause, event.kind.clone(), event.cites.clone())
}
