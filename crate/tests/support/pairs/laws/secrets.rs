//! A side reads of no card that it cannot know.

use std::collections::BTreeSet;

use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Action, CardInPlay, Table};

use super::super::verdict::{Held, broken};
use super::Course;
use crate::support::json as text;

/// Kinds of events that show a card to everybody.
const SHOWN: [&str; 12] = [
    "play",
    "burn",
    "reveal",
    "shuffle",
    "card-play",
    "card-lay",
    "card-discard",
    "equip",
    "discard",
    "turn-up",
    "enter",
    // Who searches for a card that has to be of a kind shows which it is.
    "find",
];

/// The positions of cards that only their owner knows, or nobody at all.
const HIDDEN: [&str; 7] = ["latent", "primo", "face-down", "deck", "queue", "destiny", "inside"];

impl Course {
    /// Everything in the open, each side knows from then on. That is read from the table that shows everything:
    /// what a side is shown by mistake it does not know.
    pub(super) fn learn(&mut self) {
        let table = self.play.table(Viewer::All);
        for side in Side::BOTH {
            let mut known = open_cards(&table, side);
            // What is announced is known while it is paid for.
            known.extend(self.play.table(Viewer::Side(side)).decision.and_then(|decision| decision.card));
            // Whoever plays a card, or loses it for want of room, shows it.
            let told = self.play.events(0, Viewer::Side(side));
            known.extend(told.into_iter().filter(|event| SHOWN.contains(&event.kind.as_str())).filter_map(|e| e.card));
            self.known[usize::from(side.0)].extend(known);
        }
    }

    /// The cards of which a side cannot know: every copy is where that side does not see.
    fn secrets(&self, side: Side) -> Vec<String> {
        let table = self.play.table(Viewer::All);
        let mut secrets = BTreeSet::new();
        if let Some(player) = table.players.get(&side.other().to_string()) {
            [&player.hand, &player.draw].iter().for_each(|p| secrets.extend(p.cards.clone().unwrap_or_default()));
        }
        let known = &self.known[usize::from(side.0)];
        secrets.into_iter().filter(|id| !known.contains(id)).collect()
    }

    pub(super) fn no_secrets(&self, step: u32) -> Held {
        for side in Side::BOTH {
            let viewer = Viewer::Side(side);
            let (play, secrets) = (&*self.play, self.secrets(side));
            let events = text(&play.events_after(step, viewer));
            let texts = [text(&play.table(viewer)), text(&play.actions(viewer)), events];
            for told in texts {
                if let Some(id) = secrets.iter().find(|id| names(&told, id)) {
                    return broken("nobody is told a secret", format!("{side} reads {id}: {}", around(&told, id)));
                }
            }
        }
        Ok(())
    }

    /// Reasons reveal nothing about cards that are hidden from the side that asks. (Previews list all results of chance;
    /// that they do not depend on hidden cards is a law of `hidden.rs`.)
    pub(super) fn no_secrets_in_offers(&self, side: Side, action: &Action) -> Held {
        let path: Vec<String> = action.piece.iter().map(|piece| format!("piece:{piece}")).collect();
        for side in [side, side.other()] {
            let viewer = Viewer::Side(side);
            let reasons = [self.play.why_not(&path, viewer), self.play.check(action, viewer).err()];
            for told in reasons.iter().flatten().map(text) {
                if let Some(id) = self.secrets(side).iter().find(|id| names(&told, id)) {
                    let seen = format!("{side} reads {id}: {}", around(&told, id));
                    return broken("nobody is told a secret by asking", seen);
                }
            }
        }
        Ok(())
    }
}

/// The cards of a table that are open to a side.
fn open_cards(table: &Table, side: Side) -> Vec<String> {
    let open = |owner: Option<Side>, card: &CardInPlay| owner == Some(side) || !HIDDEN.contains(&card.kind.as_str());
    let mut known = Vec::new();
    for (_, piece) in &table.pieces {
        if piece.owner == Some(side) || !piece.traits.iter().any(|what| what == "face-down") {
            known.push(piece.is.clone());
        }
        let owner = |card: &CardInPlay| card.owner.or(piece.owner);
        known.extend(piece.cards.iter().filter(|card| open(owner(card), card)).map(|card| card.is.clone()));
    }
    known.extend(table.board.cards.iter().filter(|card| open(card.owner, card)).map(|card| card.is.clone()));
    for (name, player) in &table.players {
        known.extend(player.cards.iter().filter(|card| open(card.owner, card)).map(|card| card.is.clone()));
        known.extend(player.discard.cards.iter().flatten().cloned());
        if *name == side.to_string() {
            known.extend([&player.hand, &player.draw].iter().flat_map(|pile| pile.cards.iter().flatten()).cloned());
        }
    }
    known
}

/// Whether a text names a card: as a whole word of its own.
fn names(told: &str, id: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-');
    told.match_indices(id)
        .any(|(at, _)| !part(told[..at].chars().next_back()) && !part(told[at + id.len()..].chars().next()))
}

fn around(told: &str, id: &str) -> String {
    let at = told.find(id).unwrap_or(0);
    let from = told[..at].char_indices().rev().nth(120).map_or(0, |(n, _)| n);
    told[from..].chars().take(260).collect()
}
