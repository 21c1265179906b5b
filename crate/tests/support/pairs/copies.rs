//! A copy counts as itself: when it is made it is like what it was made of, which is as it was before; and from then on it
//! is a piece like one that was never copied. For the last of these the position is written down and set up again, where
//! the copy is a piece like any other: all numbers, offers and their results are the same there ([`laws`](super::laws)).

use rulewright::engine::wire::{CardInPlay, Event, Piece, Table};

use super::subject::Row;
use super::verdict::{Held, broken};
use crate::support::json as text;

pub const LAW: &str = "a copy counts as itself";

/// Whether a card copies units: its row says so.
pub fn makes_copies(half: &Row) -> bool {
    half.words.contains("copy")
}

/// Copies made by one action, each with what it was made of: the piece that was chosen, or else, of what came into play in
/// this action, the first of the same card and player, where a copying card or that piece itself brought about the other.
pub fn made<'a>(
    events: &'a [Event],
    chosen: Option<&'a str>,
    before: &Table,
    copying: impl Fn(&str) -> bool,
) -> Vec<(&'a Event, &'a str)> {
    let comes = |event: &&Event| matches!(event.kind.as_str(), "summon" | "transform");
    let is = |name: &str| before.pieces.get(name).map(|piece| piece.is.as_str());
    let mut found = Vec::new();
    for (n, event) in events.iter().enumerate().filter(|(_, event)| comes(event)) {
        let chosen = chosen.filter(|name| is(name) == event.card.as_deref() && event.target.as_deref() != Some(*name));
        let first = || {
            let alike = |e: &&Event| e.kind == "summon" && e.card == event.card && e.player == event.player;
            let first = events[..n].iter().find(alike)?.target.as_deref()?;
            let by = events.iter().find(|e| Some(e.id) == event.cause)?;
            (by.card.as_deref().is_some_and(&copying) || by.target.as_deref() == Some(first)).then_some(first)
        };
        found.extend(chosen.or_else(first).map(|original| (event, original)));
    }
    found
}

/// A copy is like its original, and making it did nothing to that.
pub fn are_like(made: &[(&Event, &str)], events: &[Event], before: &Table, after: &Table) -> Held {
    for (event, original) in made {
        let copy = event.target.as_deref().unwrap_or_default();
        let (Some(like), Some(of)) = (after.pieces.get(copy), after.pieces.get(original)) else { continue };
        // Either may have changed in the same action.
        let since = |name: &str| events.iter().any(|e| e.id > event.id && e.target.as_deref() == Some(name));
        if like.is != of.is || since(copy) || since(original) {
            continue;
        }
        if (&like.max.get("attack"), lies_on(like)) != (&of.max.get("attack"), lies_on(of)) {
            return broken(LAW, format!("{copy} {} of {original} {}", text(like), text(of)));
        }
        let Some(was) = before.pieces.get(original) else { continue };
        let touched = events.iter().any(|e| e.target.as_deref() == Some(original));
        let harm = |piece: &Piece| piece.stats.get("health").copied();
        if !touched && (harm(was), lies_on(was)) != (harm(of), lies_on(of)) {
            return broken(LAW, format!("{original} was {} and is {}", text(was), text(of)));
        }
    }
    Ok(())
}

/// The cards on a piece that are copied with it: not who controls it.
fn lies_on(piece: &Piece) -> Vec<String> {
    piece.cards.iter().filter(|card: &&CardInPlay| card.kind != "control").map(text).collect()
}
