//! Numbers of events and of steps, as each side counts them.

use rulewright::engine::rules::Game;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::Event;

use crate::support::{Seeds, dice, json as text, pick, session};

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

/// A side counts the actions that it notices. One that it does not notice changes nothing on its Table, not even the step, and
/// an action that it chose before is not stale after it.
pub fn steps_count_what_is_noticed<G: Game>(seeds: Seeds) {
    let mut secret = 0u64;
    for seed in seeds {
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        while let Some(action) = pick(&play, &mut picks).filter(|_| play.step() < 120) {
            let (step, actor) = (play.step(), play.to_act());
            let before = Side::BOTH.map(|side| face(&play, Viewer::Side(side)));
            play.carry_out(&action, Viewer::All).expect("a listed action is done");
            for (side, before) in Side::BOTH.into_iter().zip(before) {
                let (viewer, here) =
                    (Viewer::Side(side), format!("{} seed {seed} step {step}: {side}", G::RULEBOOK.game));
                let [was, now] = [step, step + 1].map(|step| play.noticed(step, viewer));
                let table = play.table(viewer);
                assert_eq!(table.step, now, "{here}");
                assert_eq!(play.step_of(now, viewer), Ok(step + 1), "{here}");
                assert!(play.step_of(now + 1, viewer).is_err(), "{here}");
                assert!(play.is_current(Some(now), viewer).is_ok(), "{here}");
                if now == was {
                    assert_ne!(actor, Some(side), "{here}: its own action");
                    assert_eq!(face(&play, viewer), before, "{here}");
                    secret += 1;
                } else {
                    assert_eq!(now, was + 1, "{here}");
                    assert_eq!(play.step_of(was, viewer), Ok(step), "{here}");
                    assert!(play.is_current(Some(was), viewer).is_err_and(|error| error.code == "stale"), "{here}");
                }
            }
            assert_eq!(play.noticed(step + 1, Viewer::All), step + 1);
        }
    }
    println!("{}: {secret} actions done in secret", G::RULEBOOK.game);
    assert_eq!(secret > 0, G::RULEBOOK.game == "pox", "{}: {secret} actions done in secret", G::RULEBOOK.game);
}

/// What a viewer is given of the position.
fn face(play: &dyn Play, viewer: Viewer) -> [String; 3] {
    [text(&play.table(viewer)), text(&play.events(0, viewer)), text(&play.actions(viewer))]
}

/// What must stay the same of an event as a game goes on. Names may change: of what is unseen now, or was.
fn key(event: &Event) -> (u32, Option<u32>, String, String) {
    (event.id, event.cause, event.kind.to_string(), event.cites.to_string())
}
