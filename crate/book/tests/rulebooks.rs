//! Every rulebook of the repository is whole, those of coming games too: each clause has its game, its chapter and both
//! languages, and each clause that it sends a reader to is there.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rulewright_book::rulebook::{self, Prose, Rulebook};

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games")
}

/// The games that have a rulebook.
fn written() -> Vec<(String, Rulebook)> {
    let folders = std::fs::read_dir(games()).expect("the games").map(|entry| entry.expect("a folder").path());
    let mut all: Vec<_> = folders.filter(|folder| folder.join("rulebook.toml").is_file()).collect();
    all.sort();
    let read = |folder: &PathBuf| {
        let game = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(folder.join("rulebook.toml")).expect("a rulebook");
        let book = rulebook::read(&text).unwrap_or_else(|wrong| panic!("{game}: {wrong}"));
        (game, book)
    };
    all.iter().map(read).collect()
}

#[test]
fn a_clause_has_its_game_its_chapter_and_the_clauses_beside_it() {
    let books = written();
    assert!(books.iter().map(|(_, book)| book.clause.len()).sum::<usize>() > 900);
    for (game, book) in &books {
        let ids: BTreeSet<_> = book.clause.iter().map(|clause| clause.id.as_str()).collect();
        assert_eq!(ids.len(), book.clause.len(), "{game}: an id twice");
        for clause in &book.clause {
            assert_eq!(clause.id.split_once(':').expect("a game").0, game, "{}", clause.id);
            let chapter = clause.chapter.as_ref();
            assert!(
                chapter.is_none_or(|id| book.chapter.iter().any(|one| one.id == *id)),
                "{}: {chapter:?}",
                clause.id
            );
            let lost: Vec<_> = clause.see.iter().filter(|id| !ids.contains(id.as_str())).collect();
            assert!(lost.is_empty(), "{}: {lost:?}", clause.id);
        }
    }
}

/// A clause of a game that comes to the shelf is written in English and in French.
#[test]
fn each_text_is_there_in_both_languages() {
    let on_shelf = |game: &str| games().join(game).join("shelf.ts").is_file();
    for (game, book) in written().iter().filter(|(game, _)| on_shelf(game)) {
        let whole = |what: &Prose| !what.en.is_empty() && what.fr.as_ref().is_some_and(|fr| !fr.is_empty());
        for chapter in &book.chapter {
            assert!(whole(&chapter.title), "{game}: {}", chapter.id);
        }
        for clause in &book.clause {
            let texts = [&clause.title, &clause.text].into_iter().chain(&clause.ruling);
            assert!(texts.into_iter().all(whole), "{}", clause.id);
        }
    }
}
