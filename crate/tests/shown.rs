//! What events show: their changes lead from the first table of a game to its last, and the word of each event is true of
//! what it changed.

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rulewright::engine::rules::Game;
use rulewright::engine::session::patch;
use rulewright::engine::session::{Play, Session, undo};
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Event, Offer, Scenario};
use rulewright::games::GAMES;
use serde_json::Value;

use support::{Seeds, dice, laws, one, options, root};

/// The phase before anything has happened.
const SET_UP: &str = "set-up";

const VIEWERS: [Viewer; 3] = [Viewer::All, Viewer::Side(Side::P1), Viewer::Side(Side::P2)];

laws! { changes_lead_from_the_first_table_to_the_last: 4 }

fn changes_lead_from_the_first_table_to_the_last<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let here = format!("{} seed {seed}", G::RULEBOOK.game);
        let mut play = Session::<G>::create(options::<G>(seed)).expect("options of a random game are good");
        let first = tables(&play);
        let mut picks = dice("shown", seed);
        for step in 0..400 {
            let actions = play.actions(Viewer::All);
            if actions.is_empty() {
                break;
            }
            let before = tables(&play);
            common(&before[0], &actions, &here);
            play.carry_out(&one(&actions, &mut picks).action, Viewer::All).expect("what is listed is legal");
            hold(&play, step, &before, &mut |event, was, now| {
                assert!(is_true(event, was, now) != Some(false), "{here} step {step}: {event:#?}");
            });
            // Whoever speaks of a set-up means what is before the game, in every game.
            assert!(before[0]["phase"] == SET_UP || tables(&play)[0]["phase"] != SET_UP, "{here} step {step}");
        }
        // All of it in one go, as whoever comes late asks for it.
        hold(&play, 0, &first, &mut |_, _, _| {});
    }
}

/// Words of actions that every game has in common. To decline is the one answer that is none, and only a question has it.
fn common(table: &Value, actions: &[Offer], here: &str) {
    let declines: Vec<_> = actions.iter().filter(|offer| offer.action.kind == "decline").collect();
    assert!(declines.len() < 2, "{here}: {declines:#?}");
    assert!(declines.is_empty() || !table["decision"].is_null(), "{here}: nothing is asked, but {declines:#?}");
}

/// Every scenario, action by action: what each rule does is seen at the event that tells of it. What says only that something
/// is different may come to nothing once, but not always.
#[test]
fn every_scenario_shows_what_it_does() {
    let mut files = Vec::new();
    gather(&root().join("tests/scenarios"), &mut files);
    let mut differs: BTreeMap<String, bool> = BTreeMap::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("a scenario file can be read");
        let scenarios: Vec<Scenario> = serde_json::from_str(&text).expect("it holds scenarios");
        let built = |scenario: &Scenario| GAMES.infos().iter().any(|info| info.id == scenario.game);
        for (n, scenario) in scenarios.into_iter().enumerate().filter(|(_, scenario)| built(scenario)) {
            let (here, game) = (format!("{} [{n}]", file.display()), scenario.game.clone());
            play_through(scenario, &here, &mut |event, was, now| {
                assert!(is_true(event, was, now) != Some(false), "{here}: {event:#?}");
                if event.shows == "changes" {
                    *differs.entry(format!("{game}: {}", event.kind)).or_default() |= was != now;
                }
            });
        }
    }
    let idle: Vec<_> = differs.iter().filter(|(_, differs)| !**differs).collect();
    let few = if cfg!(all(feature = "skirmish", feature = "duelyst", feature = "noxilia")) { 50 } else { 0 };
    assert!(differs.len() > few && idle.is_empty(), "of {}, {idle:?} never change anything", differs.len());
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("it has entries").path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|end| end == "json") {
            files.push(path);
        }
    }
}

/// What is made of an event that leads from one table to another, for a viewer who sees everything.
type See<'a> = dyn FnMut(&Event, &Value, &Value) + 'a;

fn play_through(scenario: Scenario, here: &str, see: &mut See) {
    let steps = scenario.steps.clone();
    let mut play = GAMES.open_scenario(scenario).unwrap_or_else(|error| panic!("{here}: {error}"));
    for step in &steps {
        if let Some(action) = &step.act {
            let before = tables(&*play);
            let since = play.step();
            play.carry_out(action, Viewer::All).unwrap_or_else(|error| panic!("{here}: {error}"));
            hold(&*play, since, &before, see);
        }
        for _ in 0..step.undo.unwrap_or(0) {
            undo(&mut *play).unwrap_or_else(|error| panic!("{here}: {error}"));
        }
    }
}

fn tables(play: &dyn Play) -> [Value; 3] {
    VIEWERS.map(|viewer| patch::bare(play.table(viewer)))
}

/// The changes of the events since that step lead from the tables before to those that are there now.
fn hold(play: &dyn Play, step: u32, before: &[Value; 3], see: &mut See) {
    for (viewer, before) in VIEWERS.into_iter().zip(before) {
        let from = play.events_so_far(viewer) - play.events_after(step, viewer).len() as u32;
        let events = play.events_and_changes(from, step, viewer);
        let mut table = before.clone();
        for event in &events {
            let was = table.clone();
            apply(event, &mut table);
            if viewer == Viewer::All {
                see(event, &was, &table);
            }
        }
        // An action of which nothing is told changes nothing until the next.
        if !events.is_empty() {
            assert_eq!(table, patch::bare(play.table(viewer)), "{viewer}, after {:#?}", events.last());
        }
    }
}

/// By a reader of the standard that is not ours.
fn apply(event: &Event, table: &mut Value) {
    let changes = serde_json::to_value(&event.changes).expect("changes are JSON");
    let patch: json_patch::Patch = serde_json::from_value(changes).expect("they are a patch by the standard");
    json_patch::patch(table, &patch).unwrap_or_else(|error| panic!("{error}: {event:#?}"));
}

/// Whether the word of an event is true of what it changed; nothing where the word says nothing of that.
fn is_true(event: &Event, was: &Value, now: &Value) -> Option<bool> {
    let some = |holds: &dyn Fn(&str) -> bool| {
        Some([&event.piece, &event.target].into_iter().flatten().any(|name| holds(name)))
    };
    let by = |name: &str| most_by(&was["pieces"][name]["stats"], &now["pieces"][name]["stats"]);
    let nothing = event.amount == Some(0);
    // Whoever comes or is turned up is the card that such an event names.
    if let ("enters" | "turns", Some(name), Some(card)) =
        (event.shows.as_str(), event.target.as_ref().or(event.piece.as_ref()), &event.card)
    {
        let is = now["pieces"][name.as_str()]["is"].as_str();
        if is.is_some_and(|is| is != card) {
            return Some(false);
        }
    }
    match event.shows.as_str() {
        "moves" => some(&|name| spot(was, name).is_some() && spot(now, name) != spot(was, name)),
        "enters" => some(&|name| spot(was, name).is_none() && spot(now, name).is_some()),
        "leaves" => some(&|name| spot(was, name).is_some() && spot(now, name).is_none()),
        "hurts" => some(&|name| nothing || by(name).0 < 0),
        "mends" => some(&|name| nothing || by(name).1 > 0),
        "scores" => Some(was["players"] != now["players"]),
        // The cards of who has left the board go with it.
        "marks" => event.target.as_ref().is_none_or(|name| spot(was, name).is_some()).then(|| was != now),
        "turns" => Some(was != now),
        _ => None,
    }
}

/// Where a piece is.
fn spot<'a>(table: &'a Value, name: &str) -> Option<&'a Value> {
    let piece = table["pieces"].get(name)?;
    [&piece["at"], &piece["place"]].into_iter().find(|at| !at.is_null())
}

/// By how much the number that fell most fell, and the one that rose most rose.
fn most_by(was: &Value, now: &Value) -> (i64, i64) {
    let stats = was.as_object().into_iter().flatten();
    let by: Vec<i64> =
        stats.map(|(stat, value)| now[stat].as_i64().unwrap_or(0) - value.as_i64().unwrap_or(0)).collect();
    (by.iter().copied().min().unwrap_or(0).min(0), by.iter().copied().max().unwrap_or(0).max(0))
}
