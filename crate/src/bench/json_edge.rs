//! Random decisions in JSON texts, as a page or a bot in another language makes them.

use serde::de::IgnoredAny;
use serde_json::Value;

use super::{Course, Stream, options};
use crate::engine::wire::GameInfo;
use crate::games::create;
use crate::json::{EventRange, JsonGame};

/// Who sees all, and decides for every side.
const ALL: &str = "all";

/// Plays `number` random decisions. For each one the Table and the actions are written, one of them is picked, and performed.
pub fn decisions(info: GameInfo, seed: u32, number: u32) -> Course {
    played(info, seed, number, &mut |game, picked| match picked {
        None => drop(over_json_table(game)),
        Some(action) => drop(over_json_act(game, action)),
    })
}

/// Every text that the same decisions lead to, for every viewer: the texts of two builds are equal.
pub fn texts(info: GameInfo, seed: u32, number: u32, tell: &mut dyn FnMut(&str)) {
    // The events that each viewer has been told.
    let mut told = [0; 3];
    played(info, seed, number, &mut |game, picked| match picked {
        None => tell(&over_json_table(game)),
        Some(action) => {
            let step = game.steps(ALL).expect("all is a viewer");
            if step == 0 {
                told = [0; 3];
            }
            // What one viewer may preview another may not.
            let _ = game.preview(action, ALL).map(|preview| tell(&preview));
            tell(&over_json_act(game, action));
            for (viewer, from) in [ALL, "p1", "p2"].into_iter().zip(&mut told) {
                let since = game.steps(viewer).expect("a viewer").saturating_sub(1);
                let text = game.snapshot(viewer, EventRange { from: *from, since }).expect("a viewer sees a game");
                tell(&text);
                let snapshot: Value = serde_json::from_str(&text).expect("a snapshot is JSON");
                *from += snapshot["events"].as_array().map_or(0, Vec::len) as u32;
            }
        }
    });
}

/// Plays, and calls `each` before every decision, and with the action that is picked.
fn played(info: GameInfo, seed: u32, number: u32, each: &mut dyn FnMut(&mut JsonGame, Option<&str>)) -> Course {
    let openings = options(info);
    let (mut course, mut picks) = (Course::default(), Stream::new(seed));
    loop {
        let opening = openings[course.games as usize % openings.len()].clone();
        let mut game = JsonGame::new(create(opening).expect("what a game offers opens"));
        loop {
            if course.decisions == number {
                return course;
            }
            let actions = over_json_actions(&game);
            let Some(action) = picked(&actions, &mut picks, &mut course) else { break };
            each(&mut game, None);
            each(&mut game, Some(&action));
        }
        course.ended(None);
    }
}

/// One of the actions, as a text; none if there are none. Nothing but the engine takes heap, so that its blocks can be counted.
fn picked(actions: &str, picks: &mut Stream, course: &mut Course) -> Option<String> {
    let listed = offers(actions).count() as u32;
    if listed == 0 {
        return None;
    }
    let pick = picks.below(listed);
    course.decided(listed, pick);
    let offer = offers(actions).nth(pick as usize)?;
    first_value(offer.strip_prefix(r#"{"action":"#)?).map(str::to_owned)
}

/// The items of a list, as they are written.
fn offers(list: &str) -> impl Iterator<Item = &str> {
    let mut rest = list;
    std::iter::from_fn(move || {
        let item = first_value(rest.get(1..)?)?;
        rest = &rest[1 + item.len()..];
        Some(item)
    })
}

/// The value that a text begins with.
fn first_value(text: &str) -> Option<&str> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    values.next()?.ok()?;
    Some(&text[..values.byte_offset()])
}

/// What is counted, each part in a function of its own, which a profile can tell apart.
#[inline(never)]
fn over_json_actions(game: &JsonGame) -> String {
    game.actions(ALL).expect("all is a viewer")
}

#[inline(never)]
fn over_json_table(game: &JsonGame) -> String {
    game.table(ALL).expect("all is a viewer")
}

#[inline(never)]
fn over_json_act(game: &mut JsonGame, action: &str) -> String {
    game.act(action, ALL).expect("it is listed")
}
