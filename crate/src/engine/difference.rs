//! Differences between two tables, for previews.

use super::wire::{CardInPlay, Change, Piece, Table};

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
    for (side, was) in &before.players {
        let Some(is) = after.players.get(side) else { continue };
        stats(side, &was.stats, &is.stats, &mut out);
        laid(side, &was.cards, &is.cards, &mut out);
    }
    if let Some(result) = after.result.as_ref().filter(|_| before.result.is_none()) {
        let winner = result.winner.map_or("nobody".to_owned(), |side| side.to_string());
        out.push(Change { of: winner, what: "result".into(), ..Change::default() });
    }
    out
}

fn piece(name: &str, was: &Piece, is: &Piece, out: &mut Vec<Change>) {
    stats(name, &was.stats, &is.stats, out);
    if was.at != is.at {
        let to = is.at.map(|[x, y]| format!("{x},{y}"));
        out.push(Change { of: name.to_owned(), what: "at".into(), by: None, to });
    }
    laid(name, &was.cards, &is.cards, out);
}

type Stats = super::dict::Dict<i32>;

fn stats(of: &str, was: &Stats, is: &Stats, out: &mut Vec<Change>) {
    for (stat, now) in is {
        let by = now - was.get(stat).unwrap_or(&0);
        if by != 0 {
            out.push(Change { of: of.to_owned(), what: stat.clone(), by: Some(by), to: Some(now.to_string()) });
        }
    }
}

fn laid(of: &str, was: &[CardInPlay], is: &[CardInPlay], out: &mut Vec<Change>) {
    let change = |what: &str, card: &CardInPlay| Change {
        of: of.to_owned(),
        what: what.into(),
        by: None,
        to: Some(card.is.clone()),
    };
    out.extend(is.iter().filter(|c| !was.iter().any(|w| w.is == c.is)).map(|c| change("card", c)));
    out.extend(was.iter().filter(|c| !is.iter().any(|w| w.is == c.is)).map(|c| change("card-gone", c)));
}
