//! Cards on the table of a position: equipment, treasures, latent spells and curses, on a unit or in a place, with what is
//! used up of them.

use crate::content::abilities::lends_dodge;
use crate::content::board::Spot;
use crate::content::cards::{armour_given, is_curse};
use crate::content::language::{CardId, Kind};
use crate::position::names::{MOST_TABLE_CARDS, TREASURES, card_named, place_named, way};
use crate::state::{Aim, State, TableCard, TableCardId, UnitId, card_mark};
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// A card on a unit or under it.
pub(crate) fn on_unit(s: &mut State, id: UnitId, side: Side, card: &wire::CardInPlay) -> Result<(), Error> {
    let is = card_named(&card.is)?;
    if !fits_unit(is) {
        return Err(Error::field("is", format!("`{}` lies on no unit", card.is)));
    }
    let owner = card.owner.unwrap_or(if is_curse(is) { side.other() } else { side });
    put_item(s, is, owner, Aim::Unit(id), card)
}

/// Whether a card may be on a unit.
pub(crate) fn fits_unit(card: CardId) -> bool {
    match card.card().kind {
        Kind::Equipment | Kind::Treasure => true,
        Kind::Spell => card.card().latent.is_some() || is_curse(card),
        _ => false,
    }
}

/// Whether a card may be in a place.
pub(crate) fn fits_place(card: CardId) -> bool {
    match card.card().kind {
        Kind::Equipment | Kind::Treasure | Kind::Decoy => true,
        Kind::Spell => card.card().latent.is_some(),
        _ => false,
    }
}

fn put_item(s: &mut State, is: CardId, owner: Side, aim: Aim, card: &wire::CardInPlay) -> Result<(), Error> {
    if s.table_cards.len() == MOST_TABLE_CARDS {
        return Err(Error::new("field", format!("at most {MOST_TABLE_CARDS} cards lie on a table")));
    }
    // A spell goes to its owner's graveyard in the end; what lies loose in a place may be nobody's.
    if !Side::BOTH.contains(&owner) && (owner != Side::NEUTRAL || is.card().kind == Kind::Spell) {
        return Err(Error::field("owner", "it belongs to p1 or p2"));
    }
    let marks = marks_of(is, &card.kind, matches!(aim, Aim::Place(_)))?;
    let (used, spent) = used_up(is, marks, card.counters.unwrap_or(0))?;
    let item_id = TableCardId(s.next_item);
    s.next_item += 1;
    let (on, at) = match aim {
        Aim::Unit(id) => (id, Spot::OFF),
        Aim::Place(at) => (UnitId::NONE, at),
        _ => (UnitId::NONE, Spot::OFF),
    };
    s.table_cards.push(TableCard { id: item_id, card: is, owner, on, at, marks: marks | used, spent });
    Ok(())
}

/// What is used up of what a card gives, as counters say it: its dodge, or so much of its armour.
pub(crate) fn used_up(is: CardId, marks: u8, counters: u8) -> Result<(u8, u8), Error> {
    let worn = marks & card_mark::UNCLAIMED == 0;
    let armour = armour_given(is).max(0) as u8;
    match counters {
        0 => Ok((0, 0)),
        1 if worn && lends_dodge(is) => Ok((card_mark::DODGED, 0)),
        spent if worn && spent <= armour => Ok((0, spent)),
        _ => Err(Error::field("counters", format!("not so much of what `{}` gives can be used up", is.id()))),
    }
}

/// The marks of a card that is placed so, by the word that Tables have for it: on a unit, or in a place.
pub(crate) fn marks_of(is: CardId, kind: &str, in_place: bool) -> Result<u8, Error> {
    let sheet = is.card();
    Ok(match (sheet.kind, kind) {
        (Kind::Spell, "" | way::LATENT) if sheet.latent.is_some() => 0,
        (Kind::Spell, "" | way::CURSE) if sheet.latent.is_none() => card_mark::SHOWN,
        (Kind::Treasure | Kind::Decoy, way::PRIMO) if in_place => card_mark::PRIMO | card_mark::UNCLAIMED,
        (Kind::Treasure | Kind::Decoy, way::FACE_DOWN) if in_place => card_mark::UNCLAIMED,
        (Kind::Treasure, way::TREASURE) if in_place => card_mark::UNCLAIMED | card_mark::SHOWN,
        (Kind::Equipment | Kind::Treasure, "" | way::EQUIPMENT) => card_mark::SHOWN,
        (Kind::Equipment | Kind::Treasure, way::ENGAGED) => card_mark::SHOWN | card_mark::ENGAGED,
        _ => return Err(Error::field("kind", format!("`{}` does not lie there as `{kind}`", is.id()))),
    })
}

/// Cards in places, and the destiny card of the turn.
pub(crate) fn in_places(s: &mut State, cards: &[wire::CardInPlay]) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, card) in cards.iter().enumerate() {
        faults.note_in(&format!("board.cards[{n}]"), in_place(s, card));
    }
    s.treasures.sort();
    faults.end(())
}

fn in_place(s: &mut State, card: &wire::CardInPlay) -> Result<(), Error> {
    let is = card_named(&card.is)?;
    match is.card().kind {
        Kind::Destiny => {
            s.destiny = is;
            return Ok(());
        }
        Kind::Treasure if card.kind == way::DECK => {
            if s.treasures.len() == TREASURES {
                return Err(Error::field("is", format!("the treasure deck has {TREASURES} cards")));
            }
            s.treasures.push(is);
            return Ok(());
        }
        _ if fits_place(is) => {}
        _ => return Err(Error::field("is", format!("`{}` lies in no place", card.is))),
    }
    let at = place_named(card.place.as_deref())?;
    let holder = s.zones[at.n()].holder;
    let owner = card.owner.or(holder).unwrap_or(Side::NEUTRAL);
    put_item(s, is, owner, Aim::Place(at), card)
}
