//! The deck and the discard pile of a position.

use crate::position::names::{DISCARD, DRAW};
use crate::state::{CARDS, Card, Deck, State};
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::wire;

/// The piles. Each card of the deck is in one of them: what one pile does not have, the other has.
pub(crate) fn read(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let given = table.piles.said::<Dict<wire::Pile>>()?;
    let mut faults = Faults::default();
    for name in given.keys() {
        faults.must(name == DRAW || name == DISCARD, name, "piles are `draw` and `discard`");
    }
    let mut rest: Vec<Card> = Deck::default().cards().collect();
    let mut taken = |name: &str| {
        let cards = given.get(name).and_then(|pile| pile.cards.as_deref())?;
        Some(faults.note_in(name, take(cards, &mut rest)).unwrap_or_default())
    };
    let (draw, discard) = (taken(DRAW), taken(DISCARD));
    let whole = draw.is_none() || discard.is_none() || rest.is_empty();
    faults.must(whole, DRAW, &format!("the two piles have {CARDS} cards together"));
    s.deck = Deck::of(if let Some(cards) = draw { cards } else { rest });
    let joker = s.deck.discarded().any(Card::is_joker);
    s.deck.joker = joker;
    faults.end(())
}

/// These cards, which are taken from those that are left of a whole deck.
fn take(ids: &[wire::Word], rest: &mut Vec<Card>) -> Result<Vec<Card>, Error> {
    let mut faults = Faults::default();
    let mut cards = Vec::new();
    for (n, id) in ids.iter().enumerate() {
        let at = Card::named(id).and_then(|card| rest.iter().position(|left| *left == card));
        faults.must(at.is_some(), &format!("cards[{n}]"), "a card of the deck, as often as the deck has it");
        cards.extend(at.map(|at| rest.remove(at)));
    }
    faults.end(cards)
}
