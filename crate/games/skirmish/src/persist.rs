//! Lasting cards (`skirmish:persist.*`): the card is the effect, and lies on the table as long as it lasts.

use super::Judge;
use super::content::{CardId, Lasts};
use super::fact::Fact;
use super::state::{Laid, Place, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `skirmish:persist.1`: the card goes to the table, not to the discard pile, with its counters.
    pub(super) fn lay(&mut self, card: CardId, by: Option<Side>, place: Place, clause: Clause) {
        covers!("skirmish:persist.3");
        let counters = self.rules.counters(card);
        self.s.laid.push(Laid { card, by, place, counters, due: false });
        self.tell(clause, Fact::CardLay { card, place, counters });
    }

    /// `skirmish:persist.9`: what lasts until its bearer's next turn ends as that turn begins, before all else.
    pub(super) fn expire(&mut self, side: Side) {
        while let Some(at) =
            self.find(|judge, laid| judge.lasts(laid.card) == Lasts::NextTurn && judge.bearer(laid) == Some(side))
        {
            self.discard_laid(at, rule!("skirmish:persist.9"));
        }
    }

    /// `skirmish:persist.4`: at the end of a player's turn, one counter off every card that counts turns in front of
    /// that player or its units. Defenseless with its one counter is such a card.
    pub(super) fn count_turn(&mut self, side: Side) {
        covers!("skirmish:status.defenseless.2");
        self.count(rule!("skirmish:persist.4"), |judge, laid| {
            matches!(judge.lasts(laid.card), Lasts::Turns(_)) && judge.bearer(laid) == Some(side)
        });
    }

    /// `skirmish:persist.5`: at the end of a round, one counter off every card that counts rounds.
    pub(super) fn count_round(&mut self) {
        self.count(rule!("skirmish:persist.5"), |judge, laid| matches!(judge.lasts(laid.card), Lasts::Rounds(_)));
    }

    fn count(&mut self, clause: Clause, counts: impl Fn(&Self, &Laid) -> bool) {
        let mut at = 0;
        while at < self.s.laid.len() {
            let laid = self.s.laid[at];
            at += 1;
            if !counts(self, &laid) {
                continue;
            }
            at -= 1;
            let counters = laid.counters.saturating_sub(1);
            self.s.laid[at].counters = counters;
            let counted = self.tell(clause, Fact::Counter { card: laid.card, place: laid.place, counters });
            if counters == 0 {
                // skirmish:persist.6: with the last counter the card goes.
                self.because(counted, |judge| judge.discard_laid(at, rule!("skirmish:persist.6")));
            } else {
                at += 1;
            }
        }
    }

    /// `skirmish:persist.2`: without its bearer a card goes to its owner's discard pile at once, a status to the supply.
    pub(super) fn clear_before(&mut self, unit: UnitId) {
        while let Some(at) = self.find(|_, laid| laid.place == Place::Unit(unit)) {
            self.discard_laid(at, rule!("skirmish:persist.2"));
        }
    }

    /// Only now does a card reach its owner's discard pile. Statuses go back to the supply.
    fn discard_laid(&mut self, at: usize, clause: Clause) {
        let laid = self.s.laid.take(at);
        if let Some(owner) = laid.by {
            covers!("skirmish:status.4");
            self.s.discard[owner].push(laid.card);
        }
        self.tell(clause, Fact::CardDiscard { card: laid.card, owner: laid.by, place: Some(laid.place) });
    }

    fn find(&self, wanted: impl Fn(&Self, &Laid) -> bool) -> Option<usize> {
        self.s.laid.iter().position(|laid| wanted(self, laid))
    }

    fn lasts(&self, card: CardId) -> Lasts {
        self.rules.content.cards[usize::from(card)].lasts
    }

    /// The player in whose turn the card counts: who controls its bearer.
    fn bearer(&self, laid: &Laid) -> Option<Side> {
        match laid.place {
            Place::Unit(unit) => Some(self.s.unit(unit).side),
            Place::Player(side) => Some(side),
            Place::Square(_) => laid.by,
        }
    }
}
