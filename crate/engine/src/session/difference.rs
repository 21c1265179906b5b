//! Differences between two tables, for previews.

use crate::side::Side;
use crate::wire::{CardInPlay, Change, Piece, Square, Table, Word};

/// What is different on the second table, for a person who weighs an action.
#[must_use]
pub fn changes(before: &Table, after: &Table) -> Vec<Change> {
    let mut out = Vec::new();
    for (name, was) in &before.pieces {
        match after.pieces.get(name) {
            Some(is) => piece(name, was, is, &mut out),
            None => out.push(Change { of: name.clone(), what: "gone".into(), ..Change::default() }),
        }
    }
    let new = after.pieces.iter().filter(|(name, _)| before.pieces.get(name).is_none());
    new.for_each(|(name, is)| newcomer(name, is, &mut out));
    for (side, was) in &before.players {
        let Some(is) = after.players.get(side) else { continue };
        stats(side, &was.stats, &is.stats, &mut out);
        laid(side, &was.cards, &is.cards, &mut out);
    }
    if let Some(result) = after.result.as_ref().filter(|_| before.result.is_none()) {
        let winner = result.winner.map_or("nobody".into(), Side::word);
        out.push(Change { of: winner, what: "result".into(), ..Change::default() });
    }
    out
}

fn piece(name: &Word, was: &Piece, is: &Piece, out: &mut Vec<Change>) {
    let mut became = |what: &'static str, to: Option<Word>| {
        out.push(Change { of: name.clone(), what: what.into(), to, ..Change::default() });
    };
    if was.is != is.is {
        became("is", Some(is.is.clone()));
    }
    if was.owner != is.owner {
        became("owner", is.owner.map(Side::word));
    }
    if was.at != is.at {
        became("at", is.at.map(square));
    }
    if was.place != is.place {
        became("place", is.place.clone());
    }
    stats(name, &was.stats, &is.stats, out);
    laid(name, &was.cards, &is.cards, out);
}

/// A piece that was not there: what it is, whose and where, and its numbers where they are not as printed.
fn newcomer(name: &Word, is: &Piece, out: &mut Vec<Change>) {
    let of = name.clone();
    let at = is.at.map(square).or_else(|| is.place.clone());
    out.push(Change { of, what: "new".into(), by: None, to: Some(is.is.clone()), owner: is.owner, at });
    let printed = is.stats.iter().filter(|(stat, _)| is.max.get(stat).is_some());
    let now = printed.map(|(stat, value)| (stat.clone(), *value)).collect();
    stats(name, &is.max, &now, out);
    laid(name, &[], &is.cards, out);
}

fn square([x, y]: Square) -> Word {
    format!("{x},{y}").into()
}

type Stats = crate::collections::dict::Dict<i32>;

fn stats(of: &Word, was: &Stats, is: &Stats, out: &mut Vec<Change>) {
    for (stat, now) in is {
        let by = now - was.get(stat).unwrap_or(&0);
        if by != 0 {
            let to = Some(now.to_string().into());
            out.push(Change { of: of.clone(), what: stat.clone(), by: Some(by), to, ..Change::default() });
        }
    }
}

fn laid(of: &Word, was: &[CardInPlay], is: &[CardInPlay], out: &mut Vec<Change>) {
    let change = |what: &'static str, card: &CardInPlay| Change {
        of: of.clone(),
        what: what.into(),
        to: Some(card.is.clone()),
        ..Change::default()
    };
    out.extend(is.iter().filter(|c| !was.iter().any(|w| w.is == c.is)).map(|c| change("card", c)));
    out.extend(was.iter().filter(|c| !is.iter().any(|w| w.is == c.is)).map(|c| change("card-gone", c)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn told(before: Value, after: Value) -> Value {
        let table = |pieces: Value| {
            let value = json!({ "game": "toy", "pieces": pieces });
            serde_json::from_value::<Table>(value).expect("a table")
        };
        json!(changes(&table(before), &table(after)))
    }

    #[test]
    fn a_new_piece_is_told_with_its_unit_its_owner_and_its_spot() {
        let cub = json!({ "is": "cub", "owner": "p2", "at": [3, 2], "stats": { "health": 2, "ap": 1 } });
        let new = json!({ "of": "a", "what": "new", "to": "cub", "owner": "p2", "at": "3,2" });
        assert_eq!(told(json!({}), json!({ "a": cub })), json!([new]));
        let camp = json!({ "is": "cub", "owner": "p1", "place": "camp" });
        let new = json!({ "of": "a", "what": "new", "to": "cub", "owner": "p1", "at": "camp" });
        assert_eq!(told(json!({}), json!({ "a": camp })), json!([new]));
    }

    #[test]
    fn a_number_of_a_new_piece_is_told_where_it_is_not_as_printed() {
        let stats = json!({ "attack": 3, "health": 2, "ap": 1 });
        let cub = json!({ "is": "cub", "owner": "p1", "stats": stats, "max": { "attack": 1, "health": 2 } });
        let more = json!({ "of": "a", "what": "attack", "by": 2, "to": "3" });
        assert_eq!(told(json!({}), json!({ "a": cub }))[1], more);
    }

    #[test]
    fn a_piece_that_becomes_another_changes_hands_or_goes_elsewhere_says_so() {
        let was = json!({ "a": { "is": "cub", "owner": "p1", "place": "camp" } });
        let is = json!({ "a": { "is": "bear", "owner": "p2", "place": "field" } });
        let change = |what: &'static str, to: &str| json!({ "of": "a", "what": what, "to": to });
        let all = json!([change("is", "bear"), change("owner", "p2"), change("place", "field")]);
        assert_eq!(told(was, is), all);
    }

    #[test]
    fn a_card_that_comes_or_goes_is_told_and_one_that_stays_is_not() {
        let with = |cards: &[&str]| {
            let cards: Vec<Value> = cards.iter().map(|is| json!({ "is": is })).collect();
            json!({ "a": { "is": "cub", "owner": "p1", "cards": cards } })
        };
        let change = |what: &'static str, to: &str| json!({ "of": "a", "what": what, "to": to });
        let (was, is) = (with(&["collar", "fleas"]), with(&["collar", "crown"]));
        assert_eq!(told(was.clone(), is.clone()), json!([change("card", "crown"), change("card-gone", "fleas")]));
        assert_eq!(told(was.clone(), was), json!([]));
        let all = told(json!({}), is);
        assert_eq!(json!([all[1], all[2]]), json!([change("card", "collar"), change("card", "crown")]));
    }

    #[test]
    fn what_a_player_has_is_told_as_what_a_piece_has() {
        let table = |gold: i32, cards: Value| {
            let player = json!({ "stats": { "gold": gold, "fame": 1 }, "cards": cards });
            let value = json!({ "game": "toy", "players": { "p1": player } });
            serde_json::from_value::<Table>(value).expect("a table")
        };
        let came = changes(&table(5, json!([{ "is": "oath" }])), &table(3, json!([{ "is": "debt" }])));
        let less = json!({ "of": "p1", "what": "gold", "by": -2, "to": "3" });
        let change = |what: &'static str, to: &str| json!({ "of": "p1", "what": what, "to": to });
        assert_eq!(json!(came), json!([less, change("card", "debt"), change("card-gone", "oath")]));
    }

    #[test]
    fn a_piece_that_moves_or_is_gone_and_an_end_of_the_game_are_told() {
        let at = |x: u8| json!({ "a": { "is": "cub", "owner": "p1", "at": [x, 2] } });
        assert_eq!(told(at(1), at(3)), json!([{ "of": "a", "what": "at", "to": "3,2" }]));
        assert_eq!(told(at(1), json!({})), json!([{ "of": "a", "what": "gone" }]));
        let table = |value: Value| serde_json::from_value::<Table>(value).expect("a table");
        let before = table(json!({ "game": "toy" }));
        let won = table(json!({ "game": "toy", "result": { "winner": "p2", "cites": "toy:win.1" } }));
        assert_eq!(json!(changes(&before, &won)), json!([{ "of": "p2", "what": "result" }]));
        assert_eq!(json!(changes(&won, &won)), json!([]));
    }
}
