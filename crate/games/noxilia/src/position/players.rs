//! Players of a position: their numbers, their piles, and their cards in no pile.

use crate::content::cards::is_unit;
use crate::content::language::{CardId, Kind};
use crate::content::mana::COLOUR_NAMES;
use crate::position::names::{LOT, MOST_GOLD, MOST_MANA, aside, card_named, stat, within};
use crate::state::{MAX_CARDS, MAX_DESTINY, Player, Queued, State};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::{refusal::faults, wire};

pub(crate) fn set_player(s: &mut State, side: Side, player: &wire::Player) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (stat, value) in &player.stats {
        faults.note(set_stat(s, side, stat, *value));
    }
    let own = &mut s.players[side];
    own.hand = faults.note_in("hand", pile(&player.hand)).unwrap_or_default();
    own.library = faults.note_in("draw", pile(&player.draw)).unwrap_or_default();
    own.library.sort();
    own.graveyard = faults.note_in("discard", pile(&player.discard)).unwrap_or_default();
    for (n, card) in player.cards.iter().enumerate() {
        faults.note_in(&format!("cards[{n}]"), set_aside(own, card));
    }
    own.destiny.sort();
    faults.end(())
}

fn set_stat(s: &mut State, side: Side, stat: &str, value: i32) -> Result<(), Error> {
    let own = &mut s.players[side];
    match stat {
        stat::PASSED => {
            let passed = within(value, 0..=1, stat)? == 1;
            // noxilia:end.pass.2: a second pass ends the phase.
            if passed && s.passed.replace(side).is_some() {
                return Err(Error::field("stats.passed", "both have passed: the turn is over"));
            }
        }
        // Who won it has been read before: a game is drawn up with it.
        LOT => _ = within(value, 0..=1, stat)?,
        stat::GOLD => own.gold = within(value, 0..=MOST_GOLD.into(), stat)? as u16,
        stat::BUDGET => {}
        other => {
            let known = || format!("a player has gold and mana: {}", COLOUR_NAMES.join(", "));
            let n = COLOUR_NAMES.iter().position(|name| *name == other);
            let n = n.ok_or_else(|| Error::field(format!("stats.{stat}"), known()))?;
            own.pool[n] = within(value, 0..=MOST_MANA.into(), stat)? as u8;
        }
    }
    Ok(())
}

/// Cards of a player that are in no hand and no pile of their own: the queue, exile, the destiny deck.
fn set_aside(own: &mut Player, card: &wire::CardInPlay) -> Result<(), Error> {
    let is = card_named(&card.is)?;
    let kind = card.kind.as_str();
    if !may_be_aside(is, kind) {
        let known = "queue (units), exile, destiny or spent (destiny cards)";
        return Err(Error::field("kind", format!("a card of a player is in {known}, not `{kind}`")));
    }
    let room = room_aside(kind);
    let fits = match kind {
        aside::QUEUE => {
            own.queue.len() < room && own.queue.push(Queued { card: is, turns: card.counters.unwrap_or(1).max(1) })
        }
        aside::EXILE => own.exile.len() < room && own.exile.push(is),
        aside::DESTINY => own.destiny.len() < room && own.destiny.push(is),
        _ => own.spent.len() < room && own.spent.push(is),
    };
    if fits { Ok(()) } else { Err(Error::field("is", "there is no room for more")) }
}

/// Whether a card of a player may be there.
pub(crate) fn may_be_aside(card: CardId, kind: &str) -> bool {
    match kind {
        aside::QUEUE => is_unit(card) && is_piled(card),
        aside::EXILE => true,
        aside::DESTINY | aside::SPENT => card.card().kind == Kind::Destiny,
        _ => false,
    }
}

/// How many cards of a player may be there.
pub(crate) fn room_aside(kind: &str) -> usize {
    if matches!(kind, aside::DESTINY | aside::SPENT) { MAX_DESTINY } else { MAX_CARDS }
}

/// Cards of a hand, a library or a graveyard.
fn pile(pile: &wire::Pile) -> Result<Pile<CardId, MAX_CARDS>, Error> {
    let ids = pile.cards.as_deref().unwrap_or(&[]);
    let mut faults = Faults::default();
    let cards = faults.note(faults::cards(ids, ["cards", ""], CardId::of)).unwrap_or_default();
    for (n, card) in cards.iter().enumerate() {
        faults.must(is_piled(*card), &format!("cards[{n}]"), "a monarch is on the table, in no pile");
    }
    faults.end(cards)
}

/// Whether a card may be in a hand or a pile. A monarch is none of a deck's cards (`noxilia:deck.2`): it stands on the
/// table.
pub(crate) fn is_piled(card: CardId) -> bool {
    card.card().kind != Kind::Monarch
}
