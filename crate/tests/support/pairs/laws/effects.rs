//! Effects: what is temporary ends, what is stolen goes home, a copy is like its original.

use std::collections::BTreeMap;

use rulewright::engine::wire::{Action, CardInPlay, Event, Table, Word};

use super::super::copies;
use super::super::verdict::{Held, broken};
use super::Course;
use crate::support::json as text;

impl Course {
    /// A temporary card on a piece is gone when its time is over.
    pub(super) fn temporary_ends(&mut self, table: &Table, events: &[Event]) -> Held {
        let turn = self.turn;
        let mut seen = BTreeMap::new();
        for (name, piece) in &table.pieces {
            for card in piece.cards.iter().filter(|card| card.until.is_some()) {
                let key = (name.clone(), text(card));
                let renewed = events.iter().any(|event| event.card.as_deref() == Some(&card.is));
                let since = self.passing.get(&key).copied().filter(|_| !renewed).unwrap_or(turn);
                // The longest time there is reaches to the end of the next turn of the side that began it.
                let most = if card.until.as_deref() == Some("turn-end") { 0 } else { 2 };
                if turn > since + most {
                    return broken(
                        "what is temporary ends",
                        format!("turn {turn}, since {since}: {} {}", key.0, key.1),
                    );
                }
                seen.insert(key, since);
            }
        }
        self.passing = seen;
        Ok(())
    }

    /// A condition that counts turns is gone when they are over.
    pub(super) fn counts_run_out(&mut self, table: &Table, events: &[Event]) -> Held {
        let turn = self.turn;
        let mut seen = BTreeMap::new();
        for (name, piece) in &table.pieces {
            for card in piece.cards.iter().filter(|card| card.kind == "condition") {
                let Some(counters) = card.counters else { continue };
                let given =
                    |event: &Event| event.card.as_deref() == Some(&card.is) && event.target.as_deref() == Some(name);
                let key = (name.clone(), card.is.clone());
                let ends = turn + u32::from(counters);
                let until = self.counting.get(&key).copied().filter(|_| !events.iter().any(given)).unwrap_or(ends);
                if ends > until {
                    return broken(
                        "what counts its turns ends",
                        format!("turn {turn}, until {until}: {name} {}", text(card)),
                    );
                }
                seen.insert(key, ends);
            }
        }
        self.counting = seen;
        Ok(())
    }

    /// Who is stolen until the end of a turn is then its owner's again, whatever it has become.
    pub(super) fn stolen_goes_home(&mut self, table: &Table, events: &[Event]) -> Held {
        let lent = |card: &&CardInPlay| card.kind == "control" && card.until.as_deref() == Some("turn-end");
        for (name, piece) in &table.pieces {
            if let Some(home) = piece.cards.iter().find(lent).and_then(|card| card.owner) {
                self.stolen.insert(name.clone(), (home, self.turn));
            }
        }
        let over: Vec<Word> =
            self.stolen.iter().filter(|(_, (_, turn))| *turn < self.turn).map(|(name, _)| name.clone()).collect();
        for name in over {
            let Some((home, _)) = self.stolen.remove(&name) else { continue };
            let Some(piece) = table.pieces.get(&name) else { continue };
            let again = events.iter().any(|event| event.target.as_deref() == Some(&name) && event.kind == "control");
            if piece.owner != Some(home) && !again {
                return broken("what is stolen goes home", format!("{name} is {home}'s: {}", text(piece)));
            }
        }
        Ok(())
    }

    /// A copy is like what it was made of.
    pub(super) fn copies_count(&mut self, action: &Action, events: &[Event], before: &Table, after: &Table) -> Held {
        if self.copying.is_empty() {
            return Ok(());
        }
        let copying = |card: &str| self.copying.iter().any(|half| card.starts_with(half));
        // What is chosen is chosen for the card that was played last.
        if action.kind != "choose" {
            self.copies_now = action.card.as_deref().is_some_and(copying);
            self.chosen = None;
        }
        self.chosen = action.target.clone().filter(|_| self.copies_now).or(self.chosen.take());
        let made = copies::made(events, self.chosen.as_deref(), before, copying);
        copies::are_like(&made, events, before, after)?;
        self.copies.extend(made.iter().filter_map(|(event, _)| event.target.clone()));
        Ok(())
    }
}
