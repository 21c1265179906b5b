//! The players of a position: their cards, their numbers and what lasts for them.

use crate::Duelyst;
use crate::chapters::cards::artifact::DURABILITY;
use crate::chapters::turn::MOST_MANA;
use crate::content::{self, Condition, Kind};
use crate::state::{Artifact, Grave, MAX_ARTIFACTS, MAX_GRAVE, MAX_WATCHES, Player, State};
use crate::view::schema::{self, stat};
use crate::view::{past, pile};
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::side::Side;
use rulewright_engine::wire;

pub(super) fn read(rules: &Duelyst, s: &mut State, side: Side, player: &wire::Player) -> Result<(), Error> {
    let mut faults = Faults::default();
    let own = &mut s.players[side];
    for (stat, value) in &player.stats {
        faults.note_in(&format!("stats.{stat}"), set_stat(own, stat, *value));
    }
    own.hand = faults.note_in("hand", pile::read(&player.hand)).unwrap_or_default();
    own.deck = faults.note_in("draw", pile::read(&player.draw)).unwrap_or_default();
    own.deck.sort();
    for held in own.hand.iter().chain(own.deck.iter()) {
        if content::is_trial(held.card) {
            own.trial = held.card;
        }
    }
    // An Egg that was destroyed lies there as an Egg.
    let discarded = faults.note_in("discard", pile::cards::<MAX_GRAVE>(&player.discard)).unwrap_or_default();
    for card in discarded.iter().copied() {
        own.graveyard.push(Grave { card, turn: 0, died: content::card(card).is_minion() });
    }
    for (n, card) in player.cards.iter().enumerate() {
        faults.note_in(&format!("cards[{n}]"), set_before(rules, s, side, card));
    }
    for (n, deed) in player.past.iter().enumerate() {
        faults.note_in(&format!("past[{n}]"), past::read(s, side, deed));
    }
    faults.end(())
}

fn set_stat(own: &mut Player, stat: &str, value: i32) -> Result<(), Error> {
    let within = |most: u8| within(value, 0..=most.into()).map(|n| n as u8);
    match stat {
        stat::MANA => own.mana = within(schema::MANY)?,
        stat::CAPACITY => own.capacity = within(MOST_MANA)?,
        stat::TURNS => own.turns = within(schema::MANY)?,
        stat::REPLACES => own.replaced = schema::REPLACES.saturating_sub(within(9)?),
        stat::READY => own.ready = within(1)? == 1,
        stat::MECHAZOR => own.mechazor = within(schema::MANY)?,
        stat::UNLOCKED => own.unlocked = within(1)? == 1,
        schema::TRIED => own.tried = within(schema::MANY)?.into(),
        _ => {
            let known = "mana, capacity, turns, replaces, ready, mechazor, unlocked, tried";
            return Err(Error::new("field", format!("a player has {known}")));
        }
    }
    Ok(())
}

/// Reads what is before a player: artifacts, the Bloodbound Spell, lasting effects.
fn set_before(rules: &Duelyst, s: &mut State, side: Side, card: &wire::CardInPlay) -> Result<(), Error> {
    if matches!(card.kind.as_str(), schema::LASTING | schema::ONCE) {
        let watch = rules.read_watch(s, side, card)?;
        if s.watches.len() == MAX_WATCHES {
            return Err(Error::new("field", format!("at most {MAX_WATCHES} lasting effects lie on a table")));
        }
        // duelyst:keyword.trial.8: a Destiny is set off once.
        s.players[side].destined |= content::ability(watch.ability).only == Some(Condition::Destiny);
        s.watches.push(watch);
        return Ok(());
    }
    let id = content::named(&card.is)?;
    let own = &mut s.players[side];
    match content::card(id).kind {
        Kind::Artifact if own.artifacts.len() < MAX_ARTIFACTS => {
            let durability = card.counters.unwrap_or(DURABILITY).clamp(1, DURABILITY);
            own.artifacts.push(Artifact { card: id, durability });
        }
        Kind::Bloodbound => own.own_bloodbound = id,
        _ => return Err(Error::field("is", "a player has up to three artifacts, and a Bloodbound Spell")),
    }
    Ok(())
}
