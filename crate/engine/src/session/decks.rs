//! The decks that seats bring: one of the game's own by its name, or a list of cards.

use crate::refusal::Error;
use crate::refusal::faults::Faults;
use crate::rules::Game;
use crate::wire::{DeckList, Options, Seat, Table};

/// The deck of a seat: what its list says where it brings one, else the one that it names.
///
/// # Errors
/// The first fault of the list, or that no deck is called so; in the seat's field.
pub fn brought<D>(
    seat: &Seat,
    listed: impl FnOnce(&DeckList) -> Result<D, Vec<Error>>,
    named: impl FnOnce(&str) -> Result<D, Error>,
) -> Result<D, Error> {
    match &seat.list {
        Some(list) => listed(list).map_err(|mut faults| faults.swap_remove(0).inside("list")),
        None => named(seat.deck.as_deref().unwrap_or("")).map_err(|e| e.inside("deck")),
    }
}

/// Where a deck of this name stands among those of the game.
///
/// # Errors
/// When none is called so; it says which there are.
pub fn place(name: &str, known: &[&str]) -> Result<usize, Error> {
    let unknown = || Error::new("field", format!("no deck is called `{name}`; choose one of {}", known.join(", ")));
    known.iter().position(|one| *one == name).ok_or_else(unknown)
}

/// The cards that a list names.
pub struct Named<C> {
    /// Who leads it, where the list says who.
    pub leader: Option<C>,
    /// Its other cards, and how many of each.
    pub cards: Vec<(C, u8)>,
    /// A fault for each name that no card has, in the field of the list.
    pub unknown: Vec<Error>,
}

/// What a list names, of the cards that `card` knows by their ids. Entries with zero copies are ignored.
pub fn named<C>(list: &DeckList, card: impl Fn(&str) -> Option<C>) -> Named<C> {
    let mut unknown = Vec::new();
    let mut known = |id: &str, field: String| {
        let found = card(id);
        if found.is_none() {
            unknown.push(Error::field(field, format!("no card is called `{id}`")));
        }
        found
    };
    let leader = list.leader.as_ref().and_then(|id| known(id, "leader".into()));
    let copied = list.cards.iter().filter(|(_, copies)| **copies > 0);
    let cards = copied.filter_map(|(id, copies)| Some((known(id, format!("cards.{id}"))?, *copies))).collect();
    Named { leader, cards, unknown }
}

/// The phase of a set-up that is a whole game.
pub const WHOLE_GAME: &str = "set-up";

/// Custom decks of seats must be legal.
///
/// # Errors
/// The faults of the lists, each in the field of its seat.
pub fn seats_bring_decks<G: Game>(options: &Options) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, seat) in options.players.iter().enumerate() {
        if let Some(list) = &seat.list {
            list_is_deck::<G>(list, seat.deck.as_deref(), &format!("players[{n}].list"), &mut faults);
        }
    }
    faults.end(())
}

/// Custom decks of players in a set-up must be legal, and need a whole game.
///
/// # Errors
/// The faults of the lists, each in the field of its player.
pub fn players_bring_decks<G: Game>(table: &Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (name, player) in &table.players {
        let at = format!("setup.players.{name}.list");
        let Some(list) = &player.list else { continue };
        if table.phase == WHOLE_GAME {
            list_is_deck::<G>(list, player.deck.as_deref(), &at, &mut faults);
        } else {
            faults.must(false, &at, "a list is brought to a whole game, `phase` `set-up`; a position says what is in hand and in which pile");
        }
    }
    faults.end(())
}

/// A custom deck needs a game with deck building, and must be legal there.
fn list_is_deck<G: Game>(list: &DeckList, deck: Option<&str>, at: &str, faults: &mut Faults) {
    faults.must(deck.is_none(), at, "a seat brings a deck of its own or one of the game's, not both");
    deck_faults::<G>(list).into_iter().for_each(|fault| faults.add(fault.inside(at)));
}

/// Every reason why a list is not a deck of this game.
pub fn deck_faults<G: Game>(list: &DeckList) -> Vec<Error> {
    let info = G::info();
    if !info.builds {
        return vec![Error::new(
            "field",
            format!("{} is played with its own decks: {}", G::RULEBOOK.game, info.decks.join(", ")),
        )];
    }
    G::deck_faults(list)
}
