//! Decks that seats bring (`duelyst:gap.deck.1`, `duelyst:keyword.trial.1`): one of the starters, or a list of cards.

use crate::chapters::cards::deck;
use crate::content::CardId;
use crate::content::data::DECKS;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::session::decks::{self, Named};
use rulewright_engine::wire::{DeckList, Seat};

/// A deck at the table.
pub(crate) struct Deck {
    /// What the table calls it: a starter's id, or the General's where it is a list.
    pub name: String,
    /// Its General.
    pub general: CardId,
    /// Its other cards, and how many of each.
    pub cards: Vec<(CardId, u8)>,
}

/// The deck of a seat.
pub(crate) fn of(seat: &Seat) -> Result<Deck, Error> {
    decks::brought(seat, read, starter)
}

/// One of the starters.
pub(crate) fn starter(id: &str) -> Result<Deck, Error> {
    let deck = &DECKS[decks::place(id, &DECKS.each_ref().map(|deck| deck.id))?];
    Ok(Deck { name: deck.id.to_owned(), general: deck.general, cards: deck.cards.to_vec() })
}

/// All that keeps a list from being a deck: first what nobody has heard of, then what the rules say.
pub(crate) fn faults(list: &DeckList) -> Vec<Error> {
    let Deck { general, cards, .. } = match read(list) {
        Ok(deck) => deck,
        Err(unknown) => return unknown,
    };
    let field = |card: CardId| if card == general { "leader".into() } else { format!("cards.{}", card.id()) };
    let error = |fault: deck::Fault| match fault.card {
        Some(card) => Error::from(fault.refusal).at(field(card)),
        None => fault.refusal.into(),
    };
    deck::faults(general, &cards).into_iter().map(error).collect()
}

/// The cards of a list. The error names every unknown card, and a missing General.
fn read(list: &DeckList) -> Result<Deck, Vec<Error>> {
    let Named { leader, cards, unknown: mut wrong } = decks::named(list, CardId::of);
    if list.leader.is_none() {
        wrong.push(Error::from(Refusal::new("no-general", rule!("duelyst:gap.deck.1"))).at("leader"));
    }
    match leader {
        Some(general) if wrong.is_empty() => Ok(Deck { name: general.id().to_owned(), general, cards }),
        _ => Err(wrong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(leader: Option<&str>, cards: &[(&str, u8)]) -> DeckList {
        let cards = cards.iter().map(|(id, n)| ((*id).to_owned(), *n)).collect();
        DeckList { leader: leader.map(str::to_owned), cards }
    }

    fn told(list: &DeckList) -> Vec<(Option<String>, Option<String>)> {
        faults(list).into_iter().map(|e| (e.field.clone(), e.why.clone())).collect()
    }

    #[test]
    fn every_fault_has_its_place() {
        let wrong = list(Some("argeon-highmayne"), &[("tempest", 4), ("heartseeker", 1)]);
        let expected = [("cards.tempest", "copies"), ("cards.heartseeker", "wrong-faction")];
        let expected = expected.map(|(field, why)| (Some(field.to_owned()), Some(why.to_owned())));
        assert_eq!(told(&wrong), [expected.as_slice(), &[(None, Some("deck-size".to_owned()))]].concat());
    }

    #[test]
    fn what_nobody_has_heard_of_is_told_whole() {
        let wrong = list(None, &[("tempest", 3), ("nonsense", 3), ("trifle", 0), ("rubbish", 1)]);
        let fields: Vec<_> = told(&wrong).into_iter().filter_map(|(field, _)| field).collect();
        assert_eq!(fields, ["cards.nonsense", "cards.rubbish", "leader"]);
    }

    #[test]
    fn a_leader_leads() {
        let wrong = list(Some("tempest"), &[]);
        assert_eq!(told(&wrong)[0], (Some("leader".to_owned()), Some("no-general".to_owned())));
    }
}
