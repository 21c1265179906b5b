//! The drop requests of a position.

use crate::Journal;
use crate::content::data::CALL_DROP;
use crate::content::language::{CharacterId, ItemId, Kind};
use crate::position::names::{REQUESTS, piece_named, seated, stat, way};
use crate::position::on_board::says_only;
use crate::state::{Drop, Place, Request, State, UnitId};
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

fn is_request(card: &wire::CardInPlay) -> bool {
    matches!(card.kind.as_str(), "" | way::REQUEST)
}

fn hero_named(id: &str) -> Option<CharacterId> {
    CharacterId::named(id).filter(|is| is.character().kind == Kind::Hero)
}

/// The heroes that requests name and that are none of the pieces: they wait.
pub(crate) fn unplaced_heroes(table: &wire::Table) -> Vec<(Side, CharacterId)> {
    let mut heroes = Vec::new();
    for (name, player) in &table.players {
        let Some(side) = seated(Side::named(name)) else { continue };
        let asked = player.cards.iter().filter(|card| is_request(card)).filter_map(|card| hero_named(&card.is));
        for is in asked.take(REQUESTS) {
            let waits = |piece: &&wire::Piece| piece.is == is.id() && piece.owner == Some(side) && piece.at.is_none();
            let waiting = table.pieces.values().filter(waits).filter(|piece| !is_carried(piece)).count();
            // Of two requests for one hero each needs its own.
            if heroes.iter().filter(|known| **known == (side, is)).count() >= waiting {
                heroes.push((side, is));
            }
        }
    }
    heroes
}

fn is_carried(piece: &wire::Piece) -> bool {
    piece.cards.iter().any(|card| card.is == way::CARRIED)
}

/// The requests of both sides.
pub(crate) fn read(rules: &mut Journal, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for side in Side::BOTH {
        let Some(player) = table.players.get(&side.word()) else { continue };
        faults.note_in(&format!("players.{side}"), of_player(rules, s, side, player));
    }
    faults.end(())
}

fn of_player(rules: &Journal, s: &mut State, side: Side, player: &wire::Player) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (id, _) in &player.stats {
        let told = id == stat::SEALS;
        faults.must(told, &format!("stats.{id}"), "a player has no numbers of its own");
    }
    for (name, pile) in [("hand", &player.hand), ("draw", &player.draw), ("discard", &player.discard)] {
        faults.must(pile.cards.as_ref().is_none_or(Vec::is_empty), name, "nobody holds cards");
    }
    let few = player.cards.len() <= REQUESTS;
    faults.must(few, "cards", &format!("a side has at most {REQUESTS} requests"));
    for (n, card) in player.cards.iter().enumerate().take(REQUESTS) {
        faults.note_in(&format!("cards[{n}]"), ask(rules, s, side, card));
    }
    faults.end(())
}

fn ask(rules: &Journal, s: &mut State, side: Side, card: &wire::CardInPlay) -> Result<(), Error> {
    says_only(card, &["about", "owner"])?;
    if !is_request(card) {
        return Err(Error::field("kind", "a card before a player is a `request`"));
    }
    if card.owner.is_some_and(|owner| owner != side) {
        return Err(Error::field("owner", "a request is that of its player"));
    }
    let item = ItemId::named(&card.is).map(Drop::Item);
    let drop = item.or_else(|| waiting(s, side, hero_named(&card.is)?).map(Drop::Hero));
    let drop = drop.ok_or_else(|| Error::field("is", format!("nobody can ask for `{}`", card.is)))?;
    let holder = match &card.about {
        Some(name) => piece_named(rules, name)?,
        None => usual_holder(s, side),
    };
    // Whose the request for an item is, only its holder shows.
    let held = s.find(holder).map_or(item.is_none(), |unit| unit.side == side && drop != Drop::Hero(holder));
    if !held {
        return Err(Error::field("about", "a unit of this side that is there holds it"));
    }
    s.requests.push(Request { holder, drop });
    teach(s, holder)
}

/// The hero that waits and that no other request names.
fn waiting(s: &State, side: Side, is: CharacterId) -> Option<UnitId> {
    let free = |id: UnitId| s.requests.iter().all(|request| request.drop != Drop::Hero(id));
    let mut waiting = s.numbered().filter(|(_, unit)| unit.place == Place::Waiting && unit.side == side);
    waiting.find(|(id, unit)| unit.is == is && free(*id)).map(|(id, _)| id)
}

/// Who holds a request that names nobody: the first hero of the side, else its first unit.
fn usual_holder(s: &State, side: Side) -> UnitId {
    let hero = Some(s.first_hero(side)).filter(|id| *id != UnitId::NONE);
    let first = || s.numbered().find(|(_, unit)| unit.side == side && unit.is_in()).map(|(id, _)| id);
    hero.or_else(first).unwrap_or(UnitId::NONE)
}

/// The holder of a request has Call Drop (`journal:house.setup.2`).
fn teach(s: &mut State, holder: UnitId) -> Result<(), Error> {
    if s.find(holder).is_none_or(|unit| unit.level(CALL_DROP).is_some()) {
        return Ok(());
    }
    let has_room = s.unit_mut(holder).skills.push((CALL_DROP, 1));
    if has_room { Ok(()) } else { Err(Error::field("about", "it has no room for another skill")) }
}
