//! Playing cards (`duelyst:turn.main.3`): paying, and what becomes of each kind of card.

use super::Judge;
use super::content::{self, CardId, Form, Kind, Limit, Reveal};
use super::fact::Fact;
use super::lasting;
use super::moments::Moment;
use super::state::{Cause, Grave, Held, Job, MAX_PLAYED, State, Task, slip};
use super::summon::Arrival;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::grid::Cell;
use rulewright_engine::rule;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `duelyst:turn.main.3`
    pub(super) fn play(&mut self, held: Held, at: Cell) -> EventId {
        let side = self.s.active;
        let cost = self.rules.cost_now(self.s, side, held);
        self.pay(side, cost);
        self.s.players[side].hand.remove(held);
        let card = held.card;
        let hidden = content::sheet(card).reveal.is_some();
        let played = self.tell(rule!("duelyst:turn.main.3"), Fact::Play { side, card, cost, hidden });
        self.because(played, |judge| {
            judge.try_costs(side, card);
            judge.played(side, card);
            let kind = content::card(card).kind;
            if kind != Kind::Minion {
                judge.raise(&Moment::PlayCard(side, card));
            }
            match kind {
                Kind::Artifact => judge.equip(side, card),
                Kind::Minion => judge.play_minion(side, held, at),
                _ => judge.cast(side, card, at, Task::Cast),
            }
        });
        played
    }

    /// `duelyst:card.minion.1`
    fn play_minion(&mut self, side: Side, held: Held, at: Cell) {
        let form = if held.slips & slip::BUILDING != 0 {
            Form::Building(content::sheet(held.card).build)
        } else {
            Form::Itself
        };
        let more = (held.attack, held.health);
        let arrival = Arrival { card: held.card, form, side, owner: side, at, more, from_hand: true };
        self.summon(&arrival, rule!("duelyst:card.minion.1"));
    }

    /// `duelyst:gap.mana.3`
    pub(super) fn pay(&mut self, side: Side, cost: u8) {
        let player = &mut self.s.players[side];
        player.mana = player.mana.saturating_sub(cost);
    }

    /// Remembers a card played this turn, and ends what was good for one card.
    pub(super) fn played(&mut self, side: Side, card: CardId) {
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

    /// `duelyst:card.spell.1`: the spell has done what it does.
    pub(super) fn spell_done(&mut self, job: &Job) {
        self.discard(job.side, Grave { card: job.card, turn: self.s.turn, died: false });
        let fact = Fact::Discard { side: job.side, card: job.card };
        let done = self.tell(rule!("duelyst:card.spell.1"), fact);
        self.because(done, |judge| judge.spell_over(job.side, job.card));
    }

    /// The spell has done what it does: what hides shows itself, for an aimed spell comes before what it would cause
    /// (`duelyst:keyword.sentinel.3`).
    pub(super) fn spell_over(&mut self, side: Side, card: CardId) {
        self.s.last_spell = Some((side, card));
        self.alarm(side, Reveal::Spell, Cause { card, ..Cause::NONE });
    }
}
