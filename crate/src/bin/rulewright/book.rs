//! Book: everything about one game that is words, and what its set-ups take, in one value: what a page fetches, and where
//! this program finds names.

mod offers;
mod terms;

use indexmap::IndexMap;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Board, GameInfo, Options, Seat, SetupSchema};
use rulewright::games;
use serde::Serialize;

use rulewright_book::Source;
use rulewright_book::chart::Chart;
use rulewright_book::rulebook::{self, Kind, Origin, Rulebook};
use rulewright_book::thing::{Builds, Deck, Thing};
use rulewright_book::words::{Both, Lang, Words};

/// A game in words: `web/public/games/<id>.json`.
#[derive(Serialize)]
pub struct Book {
    pub id: String,
    pub title: Both<String>,
    pub blurb: Both<String>,
    pub decks: Vec<Deck>,
    pub maps: Vec<Map>,
    pub things: IndexMap<String, Thing>,
    pub words: Both<String>,
    pub clauses: Vec<Clause>,
    pub chapters: Vec<Chapter>,
    pub terms: Vec<terms::Term>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builds: Option<Builds>,
    pub setup: SetupSchema,
    /// Pictures of clauses, which only the rulebook shows: they stand in its index of boards.
    #[serde(skip)]
    pub charts: Vec<Chart>,
}

/// A map.
#[derive(Serialize)]
pub struct Map {
    pub id: String,
    pub name: Both<String>,
    /// What is other in a game on it, where that is not to be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Both<String>>,
    pub rows: Vec<String>,
    pub legend: IndexMap<String, String>,
}

/// A clause.
#[derive(Serialize)]
pub struct Clause {
    pub id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chapter: Option<String>,
    pub kind: Kind,
    pub origin: Origin,
    pub title: Both<String>,
    pub text: Both<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Both<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub see: Vec<String>,
}

/// A heading of the rulebook.
#[derive(Serialize)]
pub struct Chapter {
    pub id: String,
    pub title: Both<String>,
}

impl Book {
    /// The book of a game.
    ///
    /// # Errors
    /// What its files get wrong.
    pub fn of(source: &Source) -> Result<Book, String> {
        let wrong = |e: String| format!("{}: {e}", source.id);
        let rulebook = rulebook::read(source.rulebook.text()).map_err(wrong)?;
        let words = Both { en: words(source, Lang::En).map_err(wrong)?, fr: words(source, Lang::Fr).map_err(wrong)? };
        let info = games::games().into_iter().find(|g| g.id == source.id).unwrap_or_default();
        let mut data = (source.data)().map_err(wrong)?;
        let maps = maps(&info, &data.maps, &words).map_err(wrong)?;
        name_squares(&maps, &words, &mut data.things);
        let terms = terms::of(&rulebook, &data.things).map_err(wrong)?;
        if let Some(builds) = &mut data.builds {
            offers::judge(source.id, builds, &data.things).map_err(wrong)?;
        }
        Ok(Book {
            id: source.id.to_owned(),
            title: rulebook.title.both(),
            blurb: said(&words, "game-blurb").unwrap_or_default(),
            decks: decks(&info, data.decks, &words),
            maps,
            things: data.things,
            words: Both::each(|lang| without_notes(&source.sentences(lang).join("\n"))),
            clauses: clauses(&rulebook),
            chapters: rulebook.chapter.iter().map(|c| Chapter { id: c.id.clone(), title: c.title.both() }).collect(),
            terms,
            builds: data.builds,
            charts: data.charts,
            setup: (games::GAMES.of(source.id).map_err(|e| wrong(e.message.clone()))?.takes)(),
        })
    }

    /// The name of a thing, a deck or a map.
    pub fn name(&self, id: &str) -> Option<&Both<String>> {
        let deck = || self.decks.iter().find(|d| d.id == id).map(|d| &d.name);
        let map = || self.maps.iter().find(|m| m.id == id).map(|m| &m.name);
        self.things.get(id).map(|t| &t.name).or_else(deck).or_else(map)
    }
}

/// Sentences without the notes for their translators, which no page reads.
fn without_notes(sentences: &str) -> String {
    let read: Vec<&str> = sentences.lines().filter(|line| !line.starts_with('#')).collect();
    read.join("\n")
}

/// A game's sentences in one language.
///
/// # Errors
/// The first line that is no Fluent.
pub fn words(source: &Source, lang: Lang) -> Result<Words, String> {
    Words::new(lang, &source.sentences(lang))
}

fn said(words: &Both<Words>, id: &str) -> Option<Both<String>> {
    words.en.has(id).then(|| Both::each(|lang| words.of(lang).say(id, &[])))
}

/// A name from the sentences, where the data has none.
fn named(words: &Both<Words>, id: &str) -> Both<String> {
    said(words, &format!("name-{id}")).unwrap_or_else(|| Both::each(|_| id.to_owned()))
}

fn decks(info: &GameInfo, known: Vec<Deck>, words: &Both<Words>) -> Vec<Deck> {
    // What the data does not say, the sentences do.
    let spoken = |mut deck: Deck| {
        if deck.name.en.is_empty() {
            deck.name = named(words, &deck.id);
        }
        if deck.text.en.is_empty() {
            deck.text = said(words, &format!("text-{}", deck.id)).unwrap_or_default();
        }
        deck
    };
    let plain = |id: &String| Deck { id: id.clone(), ..Deck::default() };
    let decks = if known.is_empty() { info.decks.iter().map(plain).collect() } else { known };
    decks.into_iter().map(spoken).collect()
}

/// Rows and signs are the engine's own, as a table on that map shows them.
fn maps(info: &GameInfo, names: &IndexMap<String, Both<String>>, words: &Both<Words>) -> Result<Vec<Map>, String> {
    let map = |id: &String| {
        let Board { rows, legend, .. } = board(info, id)?;
        let name = names.get(id).cloned().unwrap_or_else(|| named(words, id));
        let text = said(words, &format!("text-{id}"));
        let rows = rows.into_iter().map(String::from).collect();
        let legend = legend.into_iter().map(|(sign, is)| (sign.into(), is.into())).collect();
        Ok(Map { id: id.clone(), name, text, rows, legend })
    };
    info.maps.iter().map(map).collect()
}

/// Squares that only a map knows, such as those of deployment, have their names among the sentences.
fn name_squares(maps: &[Map], words: &Both<Words>, things: &mut IndexMap<String, Thing>) {
    for id in maps.iter().flat_map(|map| map.legend.values()) {
        let deployment = id.starts_with("deploy-").then_some("name-deployment");
        let name = said(words, &format!("name-{id}")).or_else(|| said(words, deployment?));
        if let Some(name) = name.filter(|_| !things.contains_key(id)) {
            things.insert(id.clone(), Thing { kind: "terrain".into(), name, ..Thing::default() });
        }
    }
}

fn board(info: &GameInfo, map: &str) -> Result<Board, String> {
    let seat =
        |n: u8| Seat { deck: info.decks.get(usize::from(n) % info.decks.len().max(1)).cloned(), ..Seat::default() };
    let options = Options {
        game: info.id.clone(),
        seed: "map".into(),
        map: Some(map.to_owned()),
        first: Some(Side::P1),
        players: (0..info.seats).map(seat).collect(),
        ..Options::default()
    };
    let play = games::create(options).map_err(|e| format!("map {map}: {e}"))?;
    Ok(play.table(Viewer::All).board)
}

fn clauses(rulebook: &Rulebook) -> Vec<Clause> {
    let clause = |c: &rulebook::Clause| Clause {
        id: c.id.clone(),
        chapter: c.chapter.clone(),
        kind: c.kind,
        origin: c.origin,
        title: c.title.both(),
        text: c.text.both(),
        ruling: c.ruling.as_ref().map(rulebook::Prose::both),
        see: c.see.clone(),
    };
    rulebook.clause.iter().map(clause).collect()
}

#[cfg(test)]
mod tests {
    use rulewright_book::thing::Builds;

    use super::Book;
    use crate::sources;

    fn builds(game: &str) -> Builds {
        Book::of(sources::of(game).unwrap()).unwrap().builds.unwrap()
    }

    #[cfg(feature = "noxilia")]
    #[test]
    fn a_leader_is_not_offered_what_the_rules_refuse_it() {
        let builds = builds("noxilia");
        let except = builds.kin.unwrap().except;
        // No clan leads elves, and each leads the neutral units of its own race (`noxilia:deck.6`).
        assert_eq!(except["bv-queen"], ["nt-graverobber", "nt-elf"]);
        assert_eq!(except["ag-king"], ["nt-sellsword", "nt-elf"]);
        // Two copies of a hero and of an event (`noxilia:deck.4`).
        assert_eq!((builds.fewer["bv-oriane"], builds.fewer["ag-dread"]), (2, 2));
        assert!(!builds.fewer.contains_key("bv-militia"));
    }

    #[cfg(feature = "duelyst")]
    #[test]
    fn where_kin_says_it_all_nothing_is_excepted() {
        let builds = builds("duelyst");
        assert!(builds.kin.unwrap().except.is_empty() && builds.fewer.is_empty());
    }
}
