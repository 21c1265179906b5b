//! Lasting cards (`skirmish:persist.*`): the card is the effect, and stays in play as long as it lasts.

use crate::Skirmish;
use crate::action::Played;
use crate::content::{CardId, Lasts, Target};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{CardInPlay, CardZone, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Skirmish {
    /// Counters a card comes with.
    pub(crate) fn counters(&self, card: CardId) -> u8 {
        match self.content.printed_card(card).lasts {
            Lasts::Turns(n) | Lasts::Rounds(n) => n,
            Lasts::No | Lasts::Open | Lasts::NextTurn => 0,
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:persist.1`: the card goes to the table, not to the discard pile, with its counters.
    pub fn put_in_play(&mut self, card: CardId, by: Option<Side>, zone: CardZone, clause: Clause) {
        covers!("skirmish:persist.3");
        let counters = self.rules.counters(card);
        self.s.in_play.push(CardInPlay { card, by, zone, counters, due: false });
        self.tell(clause, Fact::CardLay { card, zone, counters });
    }

    /// Puts a played card where its target says.
    pub fn put_played(&mut self, played: &Played) {
        let by = self.s.unit(played.unit).side;
        let (zone, clause) = match self.rules.content.printed_card(played.card).target {
            Target::Player => (CardZone::Player(by), rule!("skirmish:persist.1")),
            // skirmish:house.zone.1: on a square, where it stays.
            Target::Square(_) => (CardZone::Square(played.to), rule!("skirmish:house.zone.1")),
            // skirmish:status.3: afflict means that this very card is put before the target.
            Target::Enemy(_) => (CardZone::Unit(played.target.unwrap_or(played.unit)), rule!("skirmish:status.3")),
            _ => (CardZone::Unit(played.target.unwrap_or(played.unit)), rule!("skirmish:persist.1")),
        };
        self.put_in_play(played.card, Some(by), zone, clause);
    }

    /// `skirmish:persist.9`: what lasts until its bearer's next turn ends as that turn begins, before all else.
    pub fn expire(&mut self, side: Side) {
        while let Some(at) =
            self.find(|resolver, it| resolver.lasts(it.card) == Lasts::NextTurn && resolver.bearer(it) == Some(side))
        {
            self.discard_in_play(at, rule!("skirmish:persist.9"));
        }
    }

    /// `skirmish:persist.4`: at the end of a player's turn, one counter off every card that counts turns in front of
    /// that player or its units. Defenseless with its one counter is such a card.
    pub fn count_turn(&mut self, side: Side) {
        covers!("skirmish:status.defenseless.2");
        self.count(rule!("skirmish:persist.4"), |resolver, it| {
            matches!(resolver.lasts(it.card), Lasts::Turns(_)) && resolver.bearer(it) == Some(side)
        });
    }

    /// `skirmish:persist.5`: at the end of a round, one counter off every card that counts rounds.
    pub fn count_round(&mut self) {
        self.count(rule!("skirmish:persist.5"), |resolver, it| matches!(resolver.lasts(it.card), Lasts::Rounds(_)));
    }

    fn count(&mut self, clause: Clause, counts: impl Fn(&Self, &CardInPlay) -> bool) {
        let mut at = 0;
        while at < self.s.in_play.len() {
            let it = self.s.in_play[at];
            at += 1;
            if !counts(self, &it) {
                continue;
            }
            at -= 1;
            let counters = it.counters.saturating_sub(1);
            self.s.in_play[at].counters = counters;
            let counted = self.tell(clause, Fact::Counter { card: it.card, zone: it.zone, counters });
            if counters == 0 {
                // skirmish:persist.6: with the last counter the card goes.
                self.because(counted, |resolver| resolver.discard_in_play(at, rule!("skirmish:persist.6")));
            } else {
                at += 1;
            }
        }
    }

    /// `skirmish:persist.2`: without its bearer a card goes to its owner's discard pile at once, a status to the supply.
    pub fn clear_before(&mut self, unit: UnitId) {
        while let Some(at) = self.find(|_, it| it.zone == CardZone::Unit(unit)) {
            self.discard_in_play(at, rule!("skirmish:persist.2"));
        }
    }

    /// Only now does a card reach its owner's discard pile. Statuses go back to the supply.
    fn discard_in_play(&mut self, at: usize, clause: Clause) {
        let it = self.s.in_play.take(at);
        if let Some(owner) = it.by {
            covers!("skirmish:status.4");
            self.s.discard[owner].push(it.card);
        }
        self.tell(clause, Fact::CardDiscard { card: it.card, owner: it.by, zone: Some(it.zone) });
    }

    fn find(&self, wanted: impl Fn(&Self, &CardInPlay) -> bool) -> Option<usize> {
        self.s.in_play.iter().position(|it| wanted(self, it))
    }

    fn lasts(&self, card: CardId) -> Lasts {
        self.rules.content.printed_card(card).lasts
    }

    /// The player in whose turn the card counts: who controls its bearer.
    fn bearer(&self, it: &CardInPlay) -> Option<Side> {
        match it.zone {
            CardZone::Unit(unit) => Some(self.s.unit(unit).side),
            CardZone::Player(side) => Some(side),
            CardZone::Square(_) => it.by,
        }
    }
}
