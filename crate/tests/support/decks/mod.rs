//! Random decks, for games that have them built: legal ones, of all cards.

#[cfg(feature = "duelyst")]
pub mod duelyst;
#[cfg(feature = "journal")]
pub mod journal;
#[cfg(feature = "noxilia")]
pub mod noxilia;
#[cfg(feature = "pox")]
pub mod pox;

use rulewright::engine::chance::Seeded;
use rulewright::engine::wire::{DeckList, Seat};

/// A deck of one's own, for a game that has them built.
pub fn random(game: &str, with: &mut Seeded) -> Option<DeckList> {
    match game {
        #[cfg(feature = "duelyst")]
        "duelyst" => Some(duelyst::random(with)),
        #[cfg(feature = "journal")]
        "journal" => Some(journal::random(with)),
        #[cfg(feature = "noxilia")]
        "noxilia" => Some(noxilia::random(with)),
        #[cfg(feature = "pox")]
        "pox" => Some(pox::random(with)),
        _ => {
            let _ = with;
            None
        }
    }
}

/// Sees to it that two players have decks that may meet: in Journal each hero is there once (`journal:drop.4`).
pub fn keep_apart(game: &str, known: &[String], seats: &mut [Seat], with: &mut Seeded) {
    if game != "journal" {
        return;
    }
    let [one, other] = seats else { return };
    #[cfg(feature = "journal")]
    if one.list.is_some() {
        let [list, rest] = journal::two(with);
        (one.list, other.list) = (Some(list), Some(rest));
        return;
    }
    let _ = with;
    other.deck = known.iter().find(|deck| one.deck.as_ref() != Some(deck)).cloned();
}
