//! Decks of the seats (`noxilia:deck.*`): a clan's own, or a list of cards under its banner.

use crate::content::cards::CLANS;
use crate::content::language::{CardId, Clanship, Kind};
use crate::content::mana::{colour, pool_of};
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::session::decks::{self, Named};
use rulewright_engine::wire::{DeckList, Seat};

/// Cards of a deck (`noxilia:deck.2`).
const DECK_SIZE: u32 = 60;

/// A deck at the table.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    /// What the table calls it.
    pub name: String,
    /// The clan, by its place among the clans.
    pub clan: u8,
    /// Its cards, and how many of each.
    pub cards: Vec<(CardId, u8)>,
}

impl Deck {
    /// Its clan.
    pub fn clanship(&self) -> &'static Clanship {
        &CLANS[usize::from(self.clan)]
    }
}

/// The deck of a seat.
pub(crate) fn of(seat: &Seat) -> Result<Deck, Error> {
    decks::brought(seat, read, starter)
}

/// A clan's own deck.
pub(crate) fn starter(id: &str) -> Result<Deck, Error> {
    let clan = decks::place(id, &CLANS.each_ref().map(|clan| clan.id))?;
    Ok(Deck { name: id.to_owned(), clan: clan as u8, cards: CLANS[clan].cards.to_vec() })
}

/// All that keeps a list from being a deck: first what nobody has heard of, then what the rules say.
pub(crate) fn faults(list: &DeckList) -> Vec<Error> {
    let deck = match read(list) {
        Ok(deck) => deck,
        Err(unknown) => return unknown,
    };
    let mut faults = Vec::new();
    for (card, copies) in &deck.cards {
        let told = belongs(&deck, *card).and_then(|()| may_have(*card, *copies));
        if let Err(refusal) = told {
            faults.push(Error::from(refusal).at(format!("cards.{}", card.id())));
        }
    }
    let count: u32 = deck.cards.iter().map(|(_, n)| u32::from(*n)).sum();
    if count != DECK_SIZE {
        let refusal = Refusal::new("deck-size", rule!("noxilia:deck.2"));
        faults.push(refusal.with("asked", DECK_SIZE as i16).with("is", count.min(9999) as i16).into());
    }
    faults
}

/// Whether a card may stand under the banner at all.
fn belongs(deck: &Deck, id: CardId) -> Result<(), Refusal> {
    let (card, clan) = (id.card(), deck.clanship());
    let refuse = |why: &'static str, clause: Clause| Err(Refusal::new(why, clause));
    match card.kind {
        Kind::Monarch => refuse("one-monarch", rule!("noxilia:deck.3")),
        Kind::Hero | Kind::Unit => match card.clan {
            Some(of) if of == clan.clan => Ok(()),
            Some(_) => refuse("wrong-clan", rule!("noxilia:deck.6")),
            // noxilia:stat.clan.1
            None if card.race == Some(clan.race) => Ok(()),
            None => refuse("wrong-race", rule!("noxilia:deck.6")),
        },
        Kind::Spell | Kind::Equipment | Kind::Event => {
            if card.clan.is_some_and(|of| of != clan.clan) && card.kind != Kind::Spell {
                return refuse("wrong-clan", rule!("noxilia:stat.clan.1"));
            }
            // noxilia:deck.1: every colour of the cost is the banner's.
            let cost = pool_of(&card.cost);
            let own = |n: usize| clan.colours.iter().any(|c| colour(*c) == n);
            if (0..cost.len()).any(|n| cost[n] > 0 && !own(n)) {
                return refuse("wrong-colour", rule!("noxilia:deck.1"));
            }
            Ok(())
        }
        _ => refuse("not-in-decks", rule!("noxilia:deck.2")),
    }
}

/// How many copies a deck may hold (`noxilia:deck.4`, `noxilia:deck.5`).
fn may_have(card: CardId, copies: u8) -> Result<(), Refusal> {
    let (most, clause) = match card.card().kind {
        Kind::Hero | Kind::Event => (2, rule!("noxilia:deck.4")),
        _ => (4, rule!("noxilia:deck.5")),
    };
    if copies <= most { Ok(()) } else { Err(Refusal::new("copies", clause).with("most", most).with("is", copies)) }
}

/// The cards of a list. Reports all names that no card has, and a list without a leader.
fn read(list: &DeckList) -> Result<Deck, Vec<Error>> {
    let Named { leader, cards, unknown: mut wrong } = decks::named(list, CardId::of);
    let clan = leader.and_then(|id| CLANS.iter().position(|clan| clan.monarch == id));
    if clan.is_none() && wrong.is_empty() {
        wrong.push(Error::from(Refusal::new("no-monarch", rule!("noxilia:deck.3"))).at("leader"));
    }
    match clan {
        Some(clan) if wrong.is_empty() => Ok(Deck { name: CLANS[clan].id.to_owned(), clan: clan as u8, cards }),
        _ => Err(wrong),
    }
}
