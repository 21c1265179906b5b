//! The opening hand (`duelyst:start.*`) and the mulligan (`duelyst:mulligan.*`).

use crate::Duelyst;
use crate::action::Action;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Held, MAX_HAND, Stage, State, different, slip};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The refusal of an action of the mulligan once both have answered.
pub(crate) fn mulligan_is_over() -> Refusal {
    Refusal::new("mulligan-over", rule!("duelyst:mulligan.1"))
}

/// `duelyst:start.1`: cards of the opening hand.
pub const OPENING_HAND: u8 = 5;

impl Duelyst {
    /// Whether this may be done in the mulligan (`duelyst:start.2`).
    pub(crate) fn may_mulligan(&self, s: &State, side: Side, action: Action) -> Check {
        match action {
            Action::Mark(held) => {
                ensure(held.slips & slip::MARKED == 0, "marked", rule!("duelyst:mulligan.1"))?;
                ensure(s.players[side].hand.contains(&held), "not-in-hand", rule!("duelyst:mulligan.1"))
            }
            Action::Keep => Ok(()),
            _ => Err(Refusal::new("mulligan-first", rule!("duelyst:start.2"))),
        }
    }

    /// Offers the cards of the opening hand that are not marked yet, and to keep the rest.
    pub(crate) fn offer_mulligan(&self, s: &State, side: Side, offer: &mut dyn FnMut(Action)) {
        let unmarked = different(&s.players[side].hand, |h| h.slips & slip::MARKED == 0);
        unmarked.iter().for_each(|held| offer(Action::Mark(*held)));
        offer(Action::Keep);
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:start.1`, `duelyst:start.2`: opening hands, and the question who replaces what.
    pub(crate) fn deal(&mut self) {
        for side in Side::BOTH {
            for _ in 0..OPENING_HAND {
                if let Some(held) = self.take_random(side, |_, _| true) {
                    self.s.players[side].hand.push(held);
                }
            }
            let amount = self.s.players[side].hand.len() as u8;
            self.tell(rule!("duelyst:start.1"), Fact::Deal { side, amount });
        }
        self.s.stage = Stage::Mulligan(Side::P1);
    }

    /// `duelyst:mulligan.1`: this one too.
    pub(crate) fn mark(&mut self, held: Held) -> EventId {
        let Stage::Mulligan(side) = self.s.stage else { return EventId::NONE };
        if let Some(held) = self.s.players[side].hand.iter_mut().find(|h| **h == held) {
            held.slips |= slip::MARKED;
        }
        EventId::NONE
    }

    /// The rest is kept.
    pub(crate) fn keep(&mut self) -> EventId {
        let Stage::Mulligan(side) = self.s.stage else { return EventId::NONE };
        covers!("duelyst:start.2.r1");
        // Nothing is replaced before both have answered, so that neither answer tells the other player anything.
        if side == Side::P1 {
            self.s.stage = Stage::Mulligan(Side::P2);
            return EventId::NONE;
        }
        let first = self.mulligan(Side::P1);
        let kept = self.because(first, |resolver| resolver.mulligan(Side::P2));
        // duelyst:start.2: turn 1 begins when both have answered.
        self.because(kept, |resolver| Side::BOTH.into_iter().for_each(|side| resolver.add_trial(side)));
        (self.s.stage, self.s.since) = (Stage::Beginning, kept);
        kept
    }

    /// The marked cards are replaced, and no replace is used up (`duelyst:mulligan.2`).
    fn mulligan(&mut self, side: Side) -> EventId {
        covers!("duelyst:mulligan.2");
        let marked: Pile<Held, MAX_HAND> = {
            let mut marked = Pile::default();
            self.s.players[side].hand.iter().filter(|h| h.slips & slip::MARKED != 0).for_each(|h| {
                marked.push(*h);
            });
            marked
        };
        let kept = self.tell(rule!("duelyst:mulligan.1"), Fact::Mulligan { side, amount: marked.len() as u8 });
        self.because(kept, |resolver| {
            marked.iter().for_each(|held| resolver.exchange(side, *held, rule!("duelyst:mulligan.1")));
            for held in marked.iter() {
                resolver.shuffle_in(side, Held { slips: held.slips & !slip::MARKED, ..*held });
            }
        });
        kept
    }
}
