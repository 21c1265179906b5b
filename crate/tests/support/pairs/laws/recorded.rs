//! A position written from its Table is the same position.

use std::collections::BTreeSet;

use rulewright::engine::chance::{Chance, Seeded};
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Action, CardInPlay, Offer, Table};
use rulewright::json as edge;
use serde_json::json;

use super::super::copies;
use super::super::setup::setup_of;
use super::super::verdict::{Held, broken};
use super::Course;
use crate::support::{json as text, one};

/// How many actions are compared where there is a copy.
const COUNTS: u32 = 3;

impl Course {
    /// A position written from its Table offers the same, with the same results.
    pub(super) fn plays_on_from_its_table(&self, table: &Table, listed: &[Offer], with: &mut Seeded) -> Held {
        let copies = self.copies.iter().any(|name| table.pieces.get(name).is_some());
        if table.decision.is_some() || table.result.is_some() || (with.below(4) > 0 && !copies) {
            return Ok(());
        }
        let options = json!({ "game": table.game, "seed": "again", "setup": setup_of(table) });
        let again = match edge::create(&options.to_string()) {
            Ok(again) => again,
            Err(error) => return broken("a Table is a position", format!("{error}: {options}")),
        };
        let new = again.table(Viewer::All);
        let names = Names::between(table, &new);
        if let Some(((name, here), (_, there))) =
            table.pieces.iter().zip(&new.pieces).find(|((_, a), (_, b))| names.there(&text(a)) != text(b))
        {
            let seen = format!("{name} is {} and {}; {}", text(here), text(there), options["setup"]);
            return broken("a recorded piece is the same", seen);
        }
        let offers: BTreeSet<String> = listed.iter().map(|one| names.there(&text(one))).collect();
        let others: BTreeSet<String> = again.actions(Viewer::All).iter().map(text).collect();
        if offers != others {
            let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
                a.difference(b).take(3).cloned().collect::<Vec<_>>().join(" ")
            };
            let seen = format!("only here: {}; only there: {}", only(&offers, &others), only(&others, &offers));
            return broken("a recorded position offers the same", format!("{seen}; {}", options["setup"]));
        }
        // Where there are copies, whatever is done with them or with others counts them alike.
        let unsaid = |action: &Action| action.kind == "end" && self.is_order_unsaid(table);
        let chosen = (0..if copies { COUNTS } else { 1 }).map(|_| one(listed, with)).collect::<Vec<_>>();
        // Most of what acts by itself acts when a turn ends.
        let end = listed.iter().filter(|one| one.action.kind == "end");
        for (n, Offer { action, .. }) in
            chosen.into_iter().chain(end).enumerate().filter(|(_, one)| !unsaid(&one.action))
        {
            let same = serde_json::from_str(&names.there(&text(action))).expect("an action by its other names");
            let (here, there) = (names.there(&promised(&*self.play, action)), promised(&*again, &same));
            if here != there {
                let law = if copies && n > 0 { copies::LAW } else { "a recorded position plays on equally" };
                return broken(law, format!("{}: {here} and {there}; {}", text(action), options["setup"]));
            }
        }
        Ok(())
    }

    /// Whether something ends with the turn where somebody has come into play: if that came before or after it, a Table does not
    /// say, and what acts at the end of a turn acts in that order.
    fn is_order_unsaid(&self, table: &Table) -> bool {
        let ends = |cards: &[CardInPlay]| cards.iter().any(|card| card.counters == Some(1));
        let ending = ends(&table.board.cards) || table.pieces.values().any(|piece| ends(&piece.cards));
        ending && table.pieces.keys().any(|name| !self.first.contains(name))
    }
}

/// The names of a table's cards on another that was set up alike, where the name is a newly given number.
struct Names(Vec<(String, String)>);

impl Names {
    /// Cards in the same position are each other; of several, in their order.
    fn between(here: &Table, there: &Table) -> Names {
        let mut others = lying(there);
        let names = lying(here).into_iter().filter_map(|(lies, name)| {
            let at = others.iter().position(|(other, _)| *other == lies)?;
            Some((name, others.remove(at).1))
        });
        Names(names.collect())
    }

    /// A text in the names of the other table.
    fn there(&self, told: &str) -> String {
        let marked = self.0.iter().enumerate();
        // By way of marks, for the name of one there may be that of another here.
        let told = marked.clone().fold(told.to_owned(), |told, (n, (name, _))| swapped(&told, name, &format!("{n}#")));
        marked.fold(told, |told, (n, (_, name))| told.replace(&format!("{n}#"), name))
    }
}

/// The positions and names of a table's cards that have names.
fn lying(table: &Table) -> Vec<(String, String)> {
    let on_pieces =
        table.pieces.iter().flat_map(|(name, piece)| piece.cards.iter().map(move |card| (name.as_str(), card)));
    let on_board = table.board.cards.iter().map(|card| ("", card));
    let named = on_pieces.chain(on_board).filter_map(|(on, card)| Some((on, card, card.name.clone()?)));
    named
        .map(|(on, card, name)| {
            (format!("{on} {}", text(&CardInPlay { name: None, ..card.clone() })), name.to_string())
        })
        .collect()
}

/// A text with one whole word for another.
fn swapped(told: &str, word: &str, other: &str) -> String {
    let mut parts = told.split(word);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |so_far, part| {
        let whole = !part.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-');
        so_far + if whole { other } else { word } + part
    })
}

/// What is promised of an action, whatever new pieces will be called; nothing where that is unknown.
fn promised(play: &dyn Play, action: &Action) -> String {
    let Ok(mut preview) = play.preview(action, Viewer::All) else { return String::new() };
    // A Table does not say in which order things happen that happen together.
    preview.events.clear();
    let mut told = text(&preview);
    for change in preview.outcomes.iter().flat_map(|outcome| &outcome.changes).filter(|change| change.what == "new") {
        told = told.replace(&format!("\"{}\"", change.of), "\"new\"");
    }
    told
}
