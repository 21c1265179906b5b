//! Words: every id that a game can show has its sentence in English and in French, or the build fails; and its English
//! reasons of refusal, of which the engine's messages are made.

mod names;
mod reasons;
mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Message, Resource};

/// The languages; the first is the one of messages.
const LANGS: [&str; 2] = ["en", "fr"];

/// What ids begin with of sentences that the page (`web/src`) or the program (`book.rs`) asks for.
const READ: [&str; 16] = [
    "answer", "button", "deck", "effect", "facet", "game", "group", "lies", "name", "player", "setup", "shout", "stat",
    "table", "text", "zone",
];

/// The messages of a file, by their ids.
type Messages = BTreeMap<String, Message<String>>;

/// Where the engine's source lies, from a game's folder: it has sentences of its own, which every game has to have.
const ENGINE: &str = "../../engine/src";

/// Checks the sentences of the game in this folder; its reasons of refusal.
pub fn reasons(game: &str) -> Vec<[String; 3]> {
    for folder in [ENGINE, "src", "data", "words"] {
        println!("cargo:rerun-if-changed={folder}");
    }
    let mut needed = source::ids(Path::new("src"));
    source::demand_all(game, &needed);
    needed.extend(source::ids(Path::new(ENGINE)));
    let [en, fr] = LANGS.map(|lang| messages(&format!("words/words.{lang}.ftl")));
    let [named_en, named_fr] = LANGS.map(names::of);
    let wrong = missing(&needed, &en, &named_en, "en").chain(missing(&needed, &fr, &named_fr, "fr"));
    let wrong = wrong.chain(unlike(&en, &fr)).chain(unsaid(&needed, &en)).chain(unread(&needed, &en));
    let faults: Vec<String> = wrong.collect();
    assert!(faults.is_empty(), "the sentences of {game}, words/words.<language>.ftl:\n{}", faults.join("\n"));
    reasons::rows(&needed, &en)
}

fn messages(path: &str) -> Messages {
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let Resource { body } = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| {
        panic!("{path}: {}", errors.first().map_or_else(String::new, ToString::to_string))
    });
    let mut found = Messages::new();
    for entry in body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name.clone();
        assert!(found.insert(id.clone(), message).is_none(), "{path}: `{id}` stands there twice");
    }
    found
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
