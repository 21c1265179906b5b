//! Words: whether every id that a game can show has its sentence in English and in French; and its English reasons of
//! refusal, of which the engine's messages are made.

mod messages;
mod names;
mod reasons;
mod source;

use std::collections::BTreeSet;
use std::path::Path;

use messages::{Messages, messages};

/// The languages; the first is the one of messages.
const LANGS: [&str; 2] = ["en", "fr"];

/// The files of sentences.
const FILES: [&str; 2] = ["words", "refusals"];

/// What ids begin with of sentences that the page (`web/src`) or the program (`book.rs`) asks for.
const READ: [&str; 18] = [
    "answer", "button", "deck", "effect", "facet", "game", "group", "lies", "name", "player", "setup", "shout",
    "stage", "stat", "table", "text", "turn", "zone",
];

/// The reasons of refusal of the game in this folder, from `words/refusals.en.ftl`: a reason, the number that must be given for
/// this text, the text.
pub fn reasons() -> Vec<[String; 3]> {
    let file = "words/refusals.en.ftl";
    println!("cargo:rerun-if-changed={file}");
    reasons::rows(&messages(Path::new(file)))
}

/// What is wrong with the sentences of the game in this folder, which stands on the engine in that one.
pub fn faults(game: &Path, engine: &Path) -> Vec<String> {
    let mut needed = source::ids(&game.join("src"));
    source::demand_all(game, &needed);
    needed.extend(source::ids(&engine.join("src")));
    let [en, fr] = LANGS
        .map(|lang| FILES.iter().flat_map(|file| messages(&game.join(format!("words/{file}.{lang}.ftl")))).collect());
    let [named_en, named_fr] = LANGS.map(|lang| names::of(game, lang));
    let wrong = missing(&needed, &en, &named_en, "en").chain(missing(&needed, &fr, &named_fr, "fr"));
    wrong.chain(unlike(&en, &fr)).chain(unsaid(&needed, &en)).chain(unread(&needed, &en)).collect()
}

/// What has no sentence. A state is called by its name, a number by its own sentence or by a name; names stand among the
/// sentences or with the data.
fn missing<'a>(
    needed: &'a BTreeSet<String>,
    has: &'a Messages,
    named: &'a BTreeSet<String>,
    lang: &'a str,
) -> impl Iterator<Item = String> + 'a {
    let is_named = |id: &str| named.contains(id) || has.contains_key(&format!("name-{id}"));
    let is_said = move |id: &&String| {
        let name = id.strip_prefix("name-").or_else(|| id.strip_prefix("stat-"));
        has.contains_key(*id) || name.is_some_and(is_named)
    };
    needed.iter().filter(move |id| !is_said(id)).map(move |id| format!("`{id}` has no sentence in `{lang}`"))
}

/// Events and refusals that nothing in the source brings about. They are dead, or the search has missed what says them.
fn unsaid<'a>(needed: &'a BTreeSet<String>, has: &'a Messages) -> impl Iterator<Item = String> + 'a {
    let searched = |id: &&String| id.starts_with("event-") || id.starts_with("refusal-");
    has.keys().filter(searched).filter(|id| !needed.contains(*id)).map(|id| format!("`{id}` is never said"))
}

/// Sentences that nothing reads: of a kind that neither page nor program asks for, or about a decision or phase that the
/// game has not.
fn unread<'a>(needed: &'a BTreeSet<String>, has: &'a Messages) -> impl Iterator<Item = String> + 'a {
    let decision = |kind: &str| needed.contains(&format!("decision-{kind}"));
    let read = move |id: &str| match id.split_once('-') {
        Some(("event" | "refusal", _)) => true, // said of above
        Some(("decision" | "past" | "phase", _)) => needed.contains(id),
        Some(("declined", kind)) => decision(kind),
        Some(("action", rest)) => {
            let known = |action: &str| needed.contains(&format!("action-{action}"));
            let of_decision = |(n, _): (usize, &str)| known(&rest[..n]) && decision(&rest[n + 1..]);
            known(rest) || rest.match_indices('-').any(of_decision)
        }
        Some((kind, _)) => READ.contains(&kind),
        None => false,
    };
    has.keys().filter(move |id| !read(id)).map(|id| format!("`{id}` is of a kind that nothing reads"))
}

/// Sentences, and attributes of sentences, that one language has and the other has not.
fn unlike(en: &Messages, fr: &Messages) -> Vec<String> {
    let keys = |of: &Messages| -> BTreeSet<String> {
        let of = of.values().flat_map(|m| {
            let own = std::iter::once(m.id.name.clone());
            own.chain(m.attributes.iter().map(|a| format!("{}.{}", m.id.name, a.id.name))).collect::<Vec<_>>()
        });
        of.collect()
    };
    let (en, fr) = (keys(en), keys(fr));
    en.symmetric_difference(&fr).map(|key| format!("`{key}` stands in one language only")).collect()
}
