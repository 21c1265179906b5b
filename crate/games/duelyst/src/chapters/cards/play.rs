//! Playing cards (`duelyst:turn.main.3`): paying, and what becomes of each kind of card.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::layers::lasting;
use crate::chapters::movement::Field;
use crate::chapters::queue::moments::Moment;
use crate::content::{self, CardId, Kind, Limit};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Held, MAX_PLAYED, State, Task, slip};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl Duelyst {
    /// Whether a card of the hand may be played there (`duelyst:turn.main.3`).
    pub(crate) fn may_play(&self, s: &State, held: Held, at: Cell) -> Check {
        let side = s.active;
        ensure(s.players[side].hand.contains(&held), "not-in-hand", rule!("duelyst:turn.main.3"))?;
        self.is_playable(s, side, held)?;
        match content::card(held.card).kind {
            Kind::Minion => self.may_summon(s, side, held, at),
            Kind::Artifact => ensure(!at.is_on(), "no-target", rule!("duelyst:card.artifact.1")),
            _ => self.is_aimed_well(s, side, held.card, at),
        }
    }

    /// Whether nothing about the card itself, or its cost, keeps it in the hand.
    fn is_playable(&self, s: &State, side: Side, held: Held) -> Check {
        self.is_unlocked(s, side, held.card)?;
        let building = held.slips & slip::BUILDING != 0;
        let clause = if building { rule!("duelyst:keyword.build.8") } else { rule!("duelyst:gap.mana.3") };
        self.can_pay(s, side, self.cost_now(s, side, held), clause)
    }

    /// Offers to play a card of the hand wherever it may be played.
    pub(crate) fn offer_play(&self, s: &State, field: &Field, held: Held, out: &mut Vec<Action>) {
        let side = s.active;
        if self.is_playable(s, side, held).is_err() {
            return;
        }
        match content::card(held.card).kind {
            Kind::Artifact => out.push(Action::Play(held, Cell::OFF)),
            Kind::Minion => self.offer_summons(s, field, held, out),
            _ => self.offer_aims(s, side, held.card, |at| Action::Play(held, at), out),
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:turn.main.3`
    pub(crate) fn play(&mut self, held: Held, at: Cell) -> EventId {
        let side = self.s.active;
        let cost = self.rules.cost_now(self.s, side, held);
        self.pay(side, cost);
        self.s.players[side].hand.remove(held);
        let card = held.card;
        let hidden = content::sheet(card).reveal.is_some();
        let played = self.tell(rule!("duelyst:turn.main.3"), Fact::Play { side, card, cost, hidden });
        self.because(played, |resolver| {
            resolver.try_costs(side, card);
            resolver.played(side, card);
            let kind = content::card(card).kind;
            if kind != Kind::Minion {
                resolver.raise(&Moment::PlayCard(side, card));
            }
            match kind {
                Kind::Artifact => resolver.equip(side, card),
                Kind::Minion => resolver.play_minion(side, held, at),
                _ => resolver.cast(side, card, at, Task::Cast),
            }
        });
        played
    }

    /// Remembers a card played this turn, and ends what was good for one card.
    pub(crate) fn played(&mut self, side: Side, card: CardId) {
        let mut n = 0;
        while n < self.s.watches.len() {
            let watch = self.s.watches[n];
            let limit = match lasting::find(&watch).filter(|_| watch.effect > 0 && watch.side == side) {
                Some(content::Effect::Cost { limit, .. }) => *limit,
                _ => Limit::All,
            };
            let over = match limit {
                Limit::Next => self.rules.watch_fits(self.s, &watch, card),
                // duelyst:card.spell.1: a Bloodbound Spell is no card.
                Limit::NextCard => content::card(card).kind != Kind::Bloodbound,
                Limit::All | Limit::FirstEachTurn => false,
            };
            if over {
                self.s.watches.take(n);
            } else {
                n += 1;
            }
        }
        // What is asked is which were played, not how often.
        let played = &mut self.s.players[side].played;
        if !played.contains(&card) && played.len() < MAX_PLAYED {
            played.push(card);
        }
    }
}
