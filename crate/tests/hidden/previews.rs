//! What a side learns of an action before it is done.

use rulewright::engine::rules::Game;
use rulewright::engine::rules::event::Record;
use rulewright::engine::session::difference::changes;
use rulewright::engine::session::preview::preview;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::Event;

use crate::lookalikes::lookalikes;
use crate::support::{Seeds, Walk, dice, json};

/// How an event is called by which a side meets what it did not see.
const MEETS: [&str; 2] = ["revealed", "spring"];

/// About six of the legal actions, spread over all.
fn some_actions<G: Game>(walk: &Walk<G>) -> Vec<G::Action> {
    let mut spread = dice("spread", walk.seed + u64::from(walk.step));
    let one_in = (walk.legal.len() as u32 / 6).max(1);
    walk.legal.iter().filter(|_| spread.below(one_in) == 0).copied().collect()
}

/// What the side to act learns about the possible results of its own actions.
pub fn previews_do_not_tell_the_unseen<G: Game>(seeds: Seeds) {
    let mut compared = 0u64;
    lookalikes::<G>(seeds, 40, |walk, viewer, other| {
        if walk.rules.to_act(&walk.state) != Some(viewer) {
            return;
        }
        for action in &some_actions(walk) {
            let told = |state: &G::State| preview(&walk.rules, state, *action, Viewer::Side(viewer)).map(|p| json(&p));
            assert_eq!(told(&walk.state), told(other), "{}: {action:?} previewed by {viewer}", walk.here());
            compared += 1;
        }
    });
    println!("{}: {compared} previews", G::RULEBOOK.game);
}

/// A result that a side is shown as certain, and the events that lead to it, happen in every game that looks the same to it, up
/// to where it meets what it cannot see: a preview deals that 32 times, and one unit of Pox hides on one of many tiles.
pub fn what_is_sure_happens_whatever_is_unseen<G: Game>(seeds: Seeds) {
    let (mut sure, mut events, mut encounters) = (0u64, 0u64, 0u64);
    lookalikes::<G>(seeds, 40, |walk, viewer, other| {
        let rules = &walk.rules;
        if rules.to_act(&walk.state) != Some(viewer) {
            return;
        }
        let before = rules.table(&walk.state, Viewer::Side(viewer));
        for action in &some_actions(walk) {
            let Ok(told) = preview(rules, &walk.state, *action, Viewer::Side(viewer)) else { continue };
            if !told.asks.is_empty() {
                continue;
            }
            let (mut after, mut chance) = (*other, dice("sure", walk.seed + u64::from(walk.step)));
            // The state may hold the numbers of events of its game.
            let mut log = Record::after(1 << 30);
            rules.apply(&mut after, *action, &mut chance, &mut log);
            while let Some(answer) = rules.default_answer(&after) {
                rules.apply(&mut after, answer, &mut chance, &mut log);
            }
            let told_of = log.entries.iter().filter(|entry| rules.may_know(&entry.fact, Viewer::Side(viewer)));
            let came = told_of.map(|entry| rules.tell(&after, entry, Viewer::Side(viewer)));
            let mut met = false;
            for (n, (said, came)) in told.events.iter().zip(came.map(Some).chain(std::iter::repeat(None))).enumerate() {
                assert_eq!((said.id, said.cause.is_none_or(|cause| cause < said.id)), (n as u32, true));
                let said = Event { id: 0, cause: None, ..said.clone() };
                let came = came.map(|event| Event { id: 0, cause: None, ..event });
                let meets = |event: &Event| *event != said && MEETS.contains(&event.kind.as_str());
                met = came.as_ref().is_some_and(meets);
                if met {
                    break;
                }
                assert_eq!(Some(said), came, "{}: {action:?} of {viewer}", walk.here());
                events += 1;
            }
            let [certain] = &told.outcomes[..] else { continue };
            if met {
                encounters += 1;
                continue;
            }
            let came = changes(&before, &rules.table(&after, Viewer::Side(viewer)));
            assert_eq!(json(&certain.changes), json(&came), "{}: {action:?} of {viewer}", walk.here());
            sure += 1;
        }
    });
    println!("{}: {sure} sure outcomes, {events} events, {encounters} encounters", G::RULEBOOK.game);
    assert!(encounters * 1000 <= sure, "{}: {encounters} encounters among {sure} sure outcomes", G::RULEBOOK.game);
    assert!(events > 0, "{}: no event is certain", G::RULEBOOK.game);
}
