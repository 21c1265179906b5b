//! What a viewer does not see, dealt again.

use super::content::CardId;
use super::state::{MAX_HAND, MAX_PILE, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;

/// Deals the opponent's hand again, out of all cards that `viewer` does not see elsewhere. The draw piles have no order
/// to hide.
pub(super) fn resample<C: Chance>(s: &State, viewer: Side, chance: &mut C) -> State {
    let mut out = *s;
    // Between the first deployment and the deal nobody holds anything.
    for side in Side::BOTH {
        out.draw[side].sort();
    }
    let other = viewer.other();
    let held = out.hand[other].len();
    let mut unseen: Pile<CardId, { MAX_PILE + MAX_HAND }> = Pile::default();
    for card in out.hand[other].iter().chain(out.draw[other].iter()) {
        unseen.push(*card);
    }
    unseen.sort();
    out.hand[other].clear();
    out.draw[other].clear();
    for _ in 0..held {
        let at = chance.draw(&unseen);
        let card = unseen.take(at);
        out.hand[other].push(card);
    }
    unseen.iter().for_each(|card| {
        out.draw[other].push(*card);
    });
    // Your own hand is seen, but not the order in which its cards came.
    out.hand[viewer].sort();
    out
}
