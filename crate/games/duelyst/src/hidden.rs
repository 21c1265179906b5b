//! What a viewer cannot see is dealt again.

use crate::state::{Held, MAX_DECK, MAX_HAND, MAX_UNITS, Shell, State, What, slip};
use crate::{Duelyst, content};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;

/// Cards that a side cannot see, wherever they are.
type Unseen = Pile<Held, { MAX_DECK + MAX_HAND + MAX_UNITS }>;

/// Takes one of these that may hide in a Watchful Sentinel.
fn deal_masked<C: Chance>(unseen: &mut Unseen, chance: &mut C) -> Held {
    let mut masked = Unseen::default();
    unseen.iter().filter(|held| may_hide(held)).for_each(|held| {
        masked.push(*held);
    });
    let held = masked[chance.draw::<Held>(&masked)];
    unseen.remove(held);
    held
}

impl Duelyst {
    /// Deals again what `viewer` cannot see: the other side's hand and deck, and who hides in its sentinels.
    pub(crate) fn resample<C: Chance>(&self, s: &State, viewer: Side, chance: &mut C) -> State {
        let mut out = *s;
        Side::BOTH.into_iter().for_each(|side| out.players[side].deck.sort());
        let other = viewer.other();
        let mut unseen = Unseen::default();
        let player = &mut out.players[other];
        let count = player.hand.len();
        // Where a Trial card is that may be replaced is no longer known (duelyst:keyword.trial.5).
        let kept = player.hand.iter().copied().find(|h| self.is_locked(s, other, h.card));
        for held in player.hand.iter().chain(player.deck.iter()).filter(|h| Some(**h) != kept) {
            // What the other side marked for the mulligan is not seen before both have answered (duelyst:start.2.r1).
            unseen.push(if may_hide(held) { unpriced(held) } else { unmarked(held) });
        }
        let token = content::known().sentinel;
        for unit in out.units.iter().filter(|u| u.side == other && u.is == token) {
            let (attack, health) = unit.held;
            unseen.push(Held { attack, health, ..Held::plain(unit.holds) });
        }
        // One that is something else for a time hides as well (duelyst:keyword.transform.1.r1).
        let theirs = |id| s.find(id).is_some_and(|unit| unit.side == other);
        for change in s.changes.iter().filter(|change| theirs(change.on)) {
            if let What::Form(card, Shell::Sentinel) = change.what {
                unseen.push(Held { attack: change.a as i8, health: change.h as i8, ..Held::plain(card) });
            }
        }
        unseen.sort();
        for unit in out.units.iter_mut().filter(|u| u.side == other && u.is == token) {
            let held = deal_masked(&mut unseen, chance);
            (unit.holds, unit.held) = (held.card, (held.attack, held.health));
        }
        for change in out.changes.iter_mut().filter(|change| theirs(change.on)) {
            if let What::Form(card, Shell::Sentinel) = &mut change.what {
                let held = deal_masked(&mut unseen, chance);
                (*card, change.a, change.h) = (held.card, held.attack.into(), held.health.into());
            }
        }
        let player = &mut out.players[other];
        player.hand.clear();
        player.deck.clear();
        for _ in 0..count - usize::from(kept.is_some()) {
            let at = chance.draw::<Held>(&unseen);
            player.hand.push(unseen.take(at));
        }
        player.hand.sort();
        if let Some(kept) = kept {
            player.hand.push(kept);
        }
        unseen.iter().for_each(|held| {
            player.deck.push(*held);
        });
        out
    }
}

/// Whether a card may be what hides in a Watchful Sentinel.
fn may_hide(held: &Held) -> bool {
    content::hides(held.card) && held.slips & slip::BUILDING == 0
}

/// What is dealt of a card that may hide on the board, where nothing is kept of its price. So the same cards are dealt
/// again, whichever of them hides.
fn unpriced(held: &Held) -> Held {
    Held { cost: 0, slips: 0, ..*held }
}

fn unmarked(held: &Held) -> Held {
    Held { slips: held.slips & !slip::MARKED, ..*held }
}
