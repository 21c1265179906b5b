//! Reasons of refusal in English, for callers without a page: the sentences of the game's own `words.en.ftl`, which the build
//! has made sure of.

use crate::refusal::Refusal;

/// The sentence that says why, in the words of the game whose clause forbids it.
pub(super) fn said(refusal: &Refusal) -> String {
    let given = |name: &str| refusal.args().find(|(known, _)| *known == name).map(|(_, number)| number);
    let rows = refusal.clause.rulebook().reasons;
    let fits = |wants: &str| wants.is_empty() || given(wants).is_some();
    let row = rows.iter().find(|(why, wants, _)| *why == refusal.why && fits(wants));
    // A refusal that no game's source makes: its id is all there is.
    let Some((.., text)) = row else { return refusal.why.to_owned() };
    let mut out = String::with_capacity(text.len() + 8);
    fill(text, &given, &mut out);
    out
}

/// Writes a text with its numbers: `{n}` is a number, `{n?one|more}` one of two texts by that number.
fn fill(text: &str, given: &impl Fn(&str) -> Option<i16>, out: &mut String) {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let (place, next) = after.split_at_checked(closing(after)).unwrap_or((after, ""));
        match place.split_once('?') {
            Some((name, forms)) => {
                let (one, more) = forms.split_once('|').unwrap_or((forms, forms));
                fill(if given(name) == Some(1) { one } else { more }, given, out);
            }
            None => match given(place) {
                Some(number) => out.push_str(&number.to_string()),
                None => out.push_str(place),
            },
        }
        rest = next.strip_prefix('}').unwrap_or(next);
    }
    out.push_str(rest);
}

/// Where the brace closes that opens just before this text.
fn closing(text: &str) -> usize {
    let mut depth = 0_usize;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => return at,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::fill;
    use crate::refusal::{Error, Refusal};

    fn filled(text: &str, numbers: &[(&str, i16)]) -> String {
        let mut out = String::new();
        fill(text, &|name| numbers.iter().find(|(known, _)| *known == name).map(|(_, n)| *n), &mut out);
        out
    }

    #[test]
    fn numbers_stand_in_their_places() {
        assert_eq!(
            filled("It costs {cost} mana, and you have {has}.", &[("cost", 3), ("has", 2)]),
            "It costs 3 mana, and you have 2."
        );
        assert_eq!(filled("Nothing to fill.", &[]), "Nothing to fill.");
    }

    #[test]
    fn one_is_told_from_more() {
        let text = "It has {reach?{reach} step|{reach} steps} left.";
        assert_eq!(filled(text, &[("reach", 1)]), "It has 1 step left.");
        assert_eq!(filled(text, &[("reach", 2)]), "It has 2 steps left.");
    }

    #[test]
    fn a_refusal_is_said_by_the_sentence_of_its_game() {
        let refusal = Refusal::new("too-far", crate::rule!("toy:move.1")).with("reach", 1u8).with("is", 3u8);
        assert_eq!(Error::from(refusal).message, "Too far: this reaches 1 square, not 3. (toy:move.1)");
    }

    #[test]
    fn a_reason_with_numbers_says_them_where_they_are_given() {
        let gold = Refusal::new("gold", crate::rule!("toy:move.2"));
        assert_eq!(Error::from(gold).message, "There is not enough gold. (toy:move.2)");
        let priced = gold.with("cost", 3_u8).with("is", 2_u8);
        assert_eq!(Error::from(priced).message, "It costs 3 gold, and you have 2. (toy:move.2)");
    }

    #[test]
    fn a_reason_that_the_game_has_no_sentence_for_is_said_by_its_id() {
        assert_eq!(Error::from(Refusal::new("lost", crate::rule!("toy:move.1"))).message, "lost (toy:move.1)");
    }
}
