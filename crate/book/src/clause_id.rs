//! How the id of a clause is written. Rulebooks are held to it, and `web/src/words/clause-id.ts` reads the same
//! form.

/// Whether this is a game, a colon, then a number (`pox:4`) or two parts or more between dots:
/// `noxilia:ability.guardian_angel.1`. A part is made of small letters and digits, which hyphens and underscores may join; the
/// first may be the capital letter of an appendix (`pox:A.a`). A game begins with a letter.
#[must_use]
pub fn is_clause_id(text: &str) -> bool {
    let Some((game, short)) = text.split_once(':') else { return false };
    is_part(game) && !game.starts_with(|c: char| c.is_ascii_digit()) && (is_number(short) || is_path(short))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit())
}

fn is_path(text: &str) -> bool {
    let Some((first, rest)) = text.split_once('.') else { return false };
    (is_part(first) || is_capital(first)) && rest.split('.').all(is_part)
}

fn is_capital(text: &str) -> bool {
    matches!(text.as_bytes(), [c] if c.is_ascii_uppercase())
}

fn is_part(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    text.split(['-', '_']).all(is_word)
}

#[cfg(test)]
mod tests {
    use super::is_clause_id;

    #[test]
    fn an_id_is_a_game_and_parts_between_dots() {
        let ids = ["skirmish:bonus.2", "duelyst:keyword.opening-gambit.1", "noxilia:ability.guardian_angel.1"];
        for id in ids.into_iter().chain(["pox:4", "pox:A.a"]) {
            assert!(is_clause_id(id), "{id}");
        }
        let not = ["", "skirmish", "skirmish:bonus", "skirmish:bonus.", "skirmish:bonus..2", ":bonus.2", "a:b:c.1"];
        for id in not.into_iter().chain(["skirmish:../bonus.2", "skirmish:Bonus.2", "skirmish:bonus._2"]) {
            assert!(!is_clause_id(id), "{id}");
        }
        for id in ["Skirmish:bonus.2", "pox:A", "pox:AB.a", "pox:A.B", "pox:4a", "12:30"] {
            assert!(!is_clause_id(id), "{id}");
        }
    }
}
