//! Random decks, for games that have them built: legal ones, of all cards.

#[cfg(feature = "duelyst")]
pub mod duelyst;
#[cfg(feature = "noxilia")]
pub mod noxilia;
#[cfg(feature = "pox")]
pub mod pox;

use rulewright::engine::chance::Seeded;
use rulewright::engine::wire::DeckList;

/// A deck of one's own, for a game that has them built.
pub fn random(game: &str, with: &mut Seeded) -> Option<DeckList> {
    match game {
        #[cfg(feature = "duelyst")]
        "duelyst" => Some(duelyst::random(with)),
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
