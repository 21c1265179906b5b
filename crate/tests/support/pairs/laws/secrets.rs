//! A side reads of no card that it cannot know.

use std::collections::BTreeSet;

use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Action, CardInPlay, Piece, Player, Table, Word};
use serde_json::Value;

use super::super::verdict::{Held, broken};
use super::Course;
use crate::support::json as text;

/// Kinds of events that show a card to everybody.
const SHOWN: [&str; 13] = [
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
    // A trap that acts.
    "spring",
];

/// The positions of cards that only their owner knows, or nobody at all.
const HIDDEN: [&str; 7] = ["latent", "primo", "face-down", "deck", "queue", "destiny", "inside"];

/// What keeps a piece from being seen by the other side.
const UNSEEN: [&str; 2] = ["face-down", "stealthed"];

impl Course {
    /// Everything in the open, each side knows from then on. That is read from the table that shows everything:
    /// what a side is shown by mistake it does not know.
    pub(super) fn learn(&mut self) {
        let table = self.play.table(Viewer::All);
        for side in Side::BOTH {
            let mut known = Sight { table: &table, side, hidden: &self.hidden }.open();
            // What is announced is known while it is paid for.
            known.extend(self.play.table(Viewer::Side(side)).decision.and_then(|decision| decision.card));
            // Whoever plays a card, or loses it for want of room, shows it.
            let told = self.play.events(0, Viewer::Side(side));
            known.extend(told.into_iter().filter(|event| SHOWN.contains(&event.kind.as_str())).filter_map(|e| e.card));
            self.known[usize::from(side.0)].extend(known);
        }
    }

    /// The cards of which a side cannot know: every copy is where that side does not see.
    fn secrets(&self, side: Side) -> Vec<Word> {
        let table = self.play.table(Viewer::All);
        let secrets = Sight { table: &table, side, hidden: &self.hidden }.closed();
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

/// What a table shows of two sides when nothing is hidden, as one of them may see it.
struct Sight<'a> {
    table: &'a Table,
    side: Side,
    /// What only its owner sees, wherever it is in play.
    hidden: &'a [String],
}

impl<'a> Sight<'a> {
    /// Cards of some kinds are seen in one piece and not in another: a kind tells nothing of these.
    fn of_card(&self, owner: Option<Side>, card: &CardInPlay) -> Option<bool> {
        let own = owner == Some(self.side);
        (own || !HIDDEN.contains(&card.kind.as_str())).then(|| own || !self.hidden.iter().any(|id| card.is == *id))
    }

    /// What is on one who hides says which it is, if it has been a card of its own: what it wears.
    fn on_piece(&self, seen: bool, owner: Option<Side>, card: &CardInPlay) -> Option<bool> {
        match self.of_card(owner, card)? {
            true if !seen && owner != Some(self.side) => (card.kind == "equipment").then_some(false),
            shown => Some(shown),
        }
    }

    fn sees(&self, piece: &Piece) -> bool {
        let unseen = |id: &Word| UNSEEN.contains(&id.as_str());
        piece.owner == Some(self.side)
            || !piece.traits.iter().chain(piece.cards.iter().map(|card| &card.is)).any(unseen)
    }

    /// Every card in play, with whose it is and whether the side may know of it.
    fn in_play(&self) -> Vec<(&'a str, Option<Side>, Option<bool>)> {
        let mut all = Vec::new();
        for (_, piece) in &self.table.pieces {
            let seen = self.sees(piece);
            all.push((piece.is.as_str(), piece.owner, Some(seen)));
            all.extend(piece.traits.iter().filter(|_| seen).map(|what| (what.as_str(), piece.owner, Some(true))));
            for card in &piece.cards {
                let owner = card.owner.or(piece.owner);
                all.push((card.is.as_str(), owner, self.on_piece(seen, owner, card)));
            }
        }
        let lie = |card: &'a CardInPlay, owner| (card.is.as_str(), owner, self.of_card(owner, card));
        all.extend(self.table.board.cards.iter().map(|card| lie(card, card.owner)));
        for (name, player) in &self.table.players {
            all.extend(player.cards.iter().map(|card| lie(card, card.owner.or(Side::named(name)))));
        }
        all
    }

    /// The cards that are open to the side.
    fn open(&self) -> Vec<Word> {
        let mut known: Vec<Word> = self
            .in_play()
            .into_iter()
            .filter(|(.., seen)| *seen == Some(true))
            .map(|(is, ..)| Word::copied(is))
            .collect();
        for (name, player) in &self.table.players {
            let away = unseen_discards(player);
            let own = *name == self.side.to_string();
            known.extend(player.discard.cards.iter().flatten().filter(|card| own || !away.contains(card)).cloned());
            if own {
                known.extend([&player.hand, &player.draw].iter().flat_map(|pile| pile.cards.iter().flatten()).cloned());
            }
        }
        known
    }

    /// The cards that are not: in a hand, in a pile, and those in play that hide.
    fn closed(&self) -> BTreeSet<Word> {
        let other = self.side.other();
        let hides =
            |(_, owner, seen): &(&str, Option<Side>, Option<bool>)| *owner == Some(other) && *seen == Some(false);
        let mut closed: BTreeSet<Word> =
            self.in_play().into_iter().filter(hides).map(|(is, ..)| Word::copied(is)).collect();
        if let Some(player) = self.table.players.get(&other.to_string()) {
            [&player.hand, &player.draw].iter().for_each(|p| closed.extend(p.cards.clone().unwrap_or_default()));
            closed.extend(unseen_discards(player));
        }
        closed
    }
}

/// Discarded cards of which only their owner knows.
fn unseen_discards(player: &Player) -> Vec<Word> {
    let held = serde_json::to_value(&player.discard.held).unwrap_or_default();
    let unseen =
        |held: &&Value| held["traits"].as_array().is_some_and(|traits| traits.iter().any(|what| what == "unseen"));
    let unseen = held.as_array().into_iter().flatten().filter(unseen);
    unseen.filter_map(|held| held["is"].as_str().map(Word::copied)).collect()
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
