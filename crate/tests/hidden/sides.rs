//! What the other sides may do and ask.

use rulewright::engine::refusal::Error;
use rulewright::engine::rules::Game;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::Action;

use crate::support::dice;
use crate::support::{Seeds, face, json, one, pick, session};

/// Every way to do an action or to ask about one. Each answers with the error it meets.
pub fn doors(
    play: &mut dyn Play,
    action: &Action,
    path: &[String],
    viewer: Viewer,
) -> [(&'static str, Option<Error>); 6] {
    let seen = &mut |_: &dyn Play| panic!("{viewer} looked ahead");
    [
        ("check", play.check(action, viewer).err()),
        ("preview", play.preview(action, viewer).err()),
        ("why not", play.why_not(path, viewer)),
        ("prefetch", play.prefetch(action, viewer, seen).err()),
        ("act", play.act(action, viewer).err()),
        ("carry out", play.carry_out(action, viewer).err()),
    ]
}

/// A side that does not own the decision learns this and nothing else: the answer is the same whatever is tried, so that it depends on
/// nothing the decider holds. Once a game is over that is the answer to everybody.
pub fn nobody_acts_or_asks_for_another_side<G: Game>(seeds: Seeds) {
    let mut asked = 0u64;
    for seed in seeds {
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        loop {
            let to_act = play.to_act();
            let over = to_act.is_none();
            if over || picks.below(20) == 0 {
                let (before, code) = (face(&play), if over { "over" } else { "wrong-player" });
                let mut tried: Vec<Action> = play.actions(Viewer::All).into_iter().map(|l| l.action).collect();
                tried = (0..4.min(tried.len())).map(|_| one(&tried, &mut picks).clone()).collect();
                tried.push(Action { kind: "castle".into(), by: to_act, ..Action::default() });
                let mut paths =
                    play.actions(Viewer::All).into_iter().map(|l| l.path.into_iter().map(String::from).collect());
                let path = paths.next_back().unwrap_or_else(|| vec!["button:end".into()]);
                // A spectator has no seat: such a viewer may look on, and decides nothing either.
                let viewers = [Side::P1, Side::P2, Side::NEUTRAL];
                for viewer in viewers.into_iter().filter(|side| Some(*side) != to_act) {
                    play.table(Viewer::Side(viewer));
                    play.events(0, Viewer::Side(viewer));
                    let mut answers = Vec::new();
                    for action in &tried {
                        for (door, error) in doors(&mut play, action, &path, Viewer::Side(viewer)) {
                            let error = error.unwrap_or_else(|| panic!("{}: {door}: {action:?}", G::RULEBOOK.game));
                            assert_eq!(error.code, code, "{}: {door}: {action:?}: {error:?}", G::RULEBOOK.game);
                            answers.push(json(&error));
                        }
                    }
                    answers.dedup();
                    assert_eq!(answers.len(), 1, "{} seed {seed}: {viewer}: {answers:?}", G::RULEBOOK.game);
                    asked += 1;
                }
                assert_eq!(face(&play), before, "{} seed {seed}: something was done", G::RULEBOOK.game);
            }
            let Some(action) = pick(&play, &mut picks) else { break };
            // Whoever's decision it is may act as themselves.
            let viewer = to_act.map_or(Viewer::All, Viewer::Side);
            play.act(&action, viewer).expect("a listed action is done");
        }
    }
    println!("{}: {asked} sides asked", G::RULEBOOK.game);
}
