//! What happens to words that come to stand side by side: `a enemy`, `de un`.

use crate::words::Lang;

/// The text as people say it, with single spaces.
pub fn of(lang: Lang, text: &str) -> String {
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    let mut out = String::new();
    let mut n = 0;
    while let Some(word) = words.get(n) {
        let next = words.get(n + 1).copied().unwrap_or_default();
        let (said, taken) = match lang {
            Lang::En => (english(word, next), 1),
            Lang::Fr => french(word, next, words.get(n + 2).copied().unwrap_or_default()),
        };
        // Colons and semicolons stand apart in French.
        let joins = said.starts_with([',', '.']) || said.starts_with([':', ';']) && lang == Lang::En;
        if !out.is_empty() && !out.ends_with('’') && !joins {
            out.push(' ');
        }
        out.push_str(&said);
        n += taken;
    }
    out
}

fn english(word: &str, next: &str) -> String {
    let open = opens_with(next, "aeiou") && !next.to_lowercase().starts_with("uni");
    match word {
        "a" if open => "an".to_owned(),
        "A" if open => "An".to_owned(),
        _ => word.to_owned(),
    }
}

/// What becomes of a word before the next, and how many words that takes.
fn french(word: &str, next: &str, after: &str) -> (String, usize) {
    let vowel = opens_with(next, VOWELS);
    let both = match (word, next) {
        ("de" | "à", "le") if opens_with(after, VOWELS) => return (word.to_owned(), 1),
        ("de", "le") => Some("du"),
        ("de", "les") => Some("des"),
        ("à", "le") => Some("au"),
        ("à", "les") => Some("aux"),
        _ => None,
    };
    if let Some(both) = both {
        return (both.to_owned(), 2);
    }
    let said = match word {
        "de" | "que" | "le" | "la" | "ne" if vowel => format!("{}’", &word[..word.len() - 1]),
        "De" | "Que" | "Le" | "La" if vowel => format!("{}’", &word[..word.len() - 1]),
        "si" | "Si" if next == "il" || next == "ils" => format!("{}’", &word[..1]),
        "ce" if vowel => "cet".to_owned(),
        "Ce" if vowel => "Cet".to_owned(),
        _ => word.to_owned(),
    };
    (said, 1)
}

const VOWELS: &str = "aeiouyéèêàâîôûœæ";

fn opens_with(word: &str, letters: &str) -> bool {
    word.chars().next().and_then(|c| c.to_lowercase().next()).is_some_and(|c| letters.contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_suits_its_word() {
        assert_eq!(of(Lang::En, "Give  a enemy minion to a unit."), "Give an enemy minion to a unit.");
    }

    #[test]
    fn french_words_grow_together() {
        assert_eq!(
            of(Lang::Fr, "que un ennemi de le général à les œufs de un"),
            "qu’un ennemi du général aux œufs d’un"
        );
        assert_eq!(of(Lang::Fr, "à le ennemi, à le général"), "à l’ennemi, au général");
        assert_eq!(of(Lang::Fr, "ce ennemi, ce serviteur"), "cet ennemi, ce serviteur");
    }
}
