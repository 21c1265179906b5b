//! Whether the sentences of a game are held to what its source says.

use std::path::{Path, PathBuf};
use std::{env, fs};

const GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/yardstick");
const ENGINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine");

/// A copy of the yardstick, for one test to spoil.
fn spoilt(name: &str, file: &str, from: &str, to: &str) -> Vec<String> {
    let folder = env::temp_dir().join(format!("rulewright-words-{name}-{}", std::process::id()));
    copy(Path::new(GAME), &folder);
    let file = folder.join(file);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains(from), "{from}");
    fs::write(&file, text.replace(from, to)).unwrap();
    let faults = rulewright_build::faults(&folder, Path::new(ENGINE));
    fs::remove_dir_all(&folder).unwrap();
    faults
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for path in fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()) {
        let to: PathBuf = to.join(path.file_name().unwrap());
        if path.is_dir() { copy(&path, &to) } else { _ = fs::copy(&path, &to).unwrap() }
    }
}

#[test]
fn a_game_that_says_everything_has_no_faults() {
    assert_eq!(rulewright_build::faults(Path::new(GAME), Path::new(ENGINE)), Vec::<String>::new());
}

#[test]
fn a_sentence_that_is_gone_is_missed_in_its_language() {
    let faults = spoilt("gone", "words/words.fr.ftl", "event-move =", "event-gone =");
    assert!(faults.contains(&"`event-move` has no sentence in `fr`".to_owned()), "{faults:?}");
    assert!(faults.contains(&"`event-move` stands in one language only".to_owned()), "{faults:?}");
}

#[test]
fn a_reason_that_the_source_gives_needs_its_sentence() {
    let faults = spoilt("reason", "src/check.rs", "\"too-far\"", "\"much-too-far\"");
    for lang in ["en", "fr"] {
        assert!(faults.contains(&format!("`refusal-much-too-far` has no sentence in `{lang}`")), "{faults:?}");
    }
    assert!(faults.contains(&"`refusal-too-far` is never said".to_owned()), "{faults:?}");
}
