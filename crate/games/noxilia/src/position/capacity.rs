//! Whether a table has room for a position. Its cards may all come into play one day, and the state has room for a fixed
//! number. Two decks and a game's own cards always have room.

use crate::content::cards::{NO_CARD, is_curse, is_unit};
use crate::content::language::{CardId, Effect, Kind, Trigger};
use crate::state::{MAX_CARDS, MAX_DESTINY, MAX_TABLE_CARDS, MAX_UNITS, State};
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::refusal::Error;
use rulewright_engine::side::Side;

/// Latent spells that answer others: each may answer the one before, and all of them wait at once.
const MAX_ANSWERS: usize = 8;

/// Whether there is room for whatever may become of the cards of a position.
pub(crate) fn is_enough(s: &State) -> Result<(), Error> {
    are_unique(s)?;
    let mut most = Most { items: s.table_cards.len() + s.treasures.len(), units: s.units.len(), answers: 0 };
    s.table_cards.iter().for_each(|g| most.answers += usize::from(answers(g.card)));
    for side in Side::BOTH {
        side_has_room(s, side).map_err(|e| e.at(format!("players.{side}")))?;
        held(s, side).for_each(|card| most.add(card));
    }
    let all = [
        within(MAX_TABLE_CARDS, most.items, "cards that lie on a table"),
        within(MAX_UNITS, most.units, "units on a table"),
        within(MAX_ANSWERS, most.answers, "latent spells that answer others"),
    ];
    all.into_iter().collect::<Result<(), Error>>().map_err(|e| e.at("players"))
}

/// What there may come to be of a kind.
struct Most {
    items: usize,
    units: usize,
    answers: usize,
}

impl Most {
    fn add(&mut self, card: CardId) {
        let sheet = card.card();
        let is_item = sheet.latent.is_some() || is_curse(card) || sheet.kind == Kind::Equipment;
        let made = sheet.then.iter().map(|effect| if let Effect::Create { count, .. } = effect { *count } else { 0 });
        self.items += usize::from(is_item);
        self.units += usize::from(is_unit(card)) + usize::from(made.sum::<u8>());
        self.answers += usize::from(answers(card));
    }
}

fn answers(card: CardId) -> bool {
    card.card().latent == Some(Trigger::Revealed)
}

fn within(most: usize, is: usize, what: &str) -> Result<(), Error> {
    if is <= most { Ok(()) } else { Err(Error::new("field", format!("there may be at most {most} {what}, not {is}"))) }
}

/// There is one of each treasure and of each decoy.
fn are_unique(s: &State) -> Result<(), Error> {
    let unique = |card: &CardId| matches!(card.card().kind, Kind::Treasure | Kind::Decoy);
    let item = s.table_cards.iter().map(|g| g.card).filter(unique);
    let mut all: Vec<CardId> = item.chain(s.treasures.iter().copied()).collect();
    order_by(&mut all, |card| *card);
    match all.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Error::field("board.cards", format!("there is one `{}`", pair[0].id()))),
        None => Ok(()),
    }
}

/// A side's cards may all end up in one pile.
fn side_has_room(s: &State, side: Side) -> Result<(), Error> {
    let player = &s.players[side];
    let destinies = player.destiny.len() + player.spent.len() + usize::from(s.destiny != NO_CARD);
    within(MAX_DESTINY, destinies, "destiny cards of a side, the one of the turn among them")?;
    let in_play =
        s.units.iter().filter(|u| u.owner == side).count() + s.table_cards.iter().filter(|g| g.owner == side).count();
    within(MAX_CARDS, held(s, side).count() + player.exile.len() + in_play, "cards of a side")
}

/// Cards of a side that may yet come into play.
fn held(s: &State, side: Side) -> impl Iterator<Item = CardId> {
    let player = &s.players[side];
    let piles = [&player.hand, &player.library, &player.graveyard];
    piles.into_iter().flat_map(|pile| pile.iter().copied()).chain(player.queue.iter().map(|q| q.card))
}
