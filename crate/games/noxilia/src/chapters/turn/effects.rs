//! Effects of the start of a turn (`noxilia:turn.start.income.3`, `noxilia:turn.start.income.4`): the player chooses their
//! order where it matters.

use crate::Noxilia;
use crate::chapters::abilities::healing::is_past_mending;
use crate::chapters::cards::piles::offer_cards;
use crate::content::abilities::Key;
use crate::content::board::Spot;
use crate::content::cards::{NO_CARD, is_unit};
use crate::content::language::{Always, CardId};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, Question, State, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

/// An effect of the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum StartEffect {
    /// None.
    #[default]
    None,
    /// A unit regains life (`noxilia:ability.regeneration.1`).
    Regenerate(UnitId),
    /// A unit's attack aura takes effect (`noxilia:ability.attack_aura.1`).
    Aura(UnitId),
    /// Units of a zone regain life (`noxilia:zone.room.2`).
    Mend(Spot),
    /// A zone offers gold for a dead unit (`noxilia:turn.start.income.3`).
    ExileForGold(Spot),
}

/// The most effects of one start of turn.
const MAX_START_EFFECTS: usize = 32;

pub(crate) type StartEffects = Pile<StartEffect, MAX_START_EFFECTS>;

impl Noxilia {
    /// Effects of the start of the turn for a side, in the order of the board.
    pub(crate) fn effects(&self, s: &State, side: Side) -> StartEffects {
        let mut list = StartEffects::default();
        let mut add = |effect: StartEffect| {
            if list.len() < MAX_START_EFFECTS {
                list.push(effect);
            }
        };
        for at in Spot::all().filter(|at| s.zones[at.n()].holder == Some(side)) {
            if self.zone_says(at, |a| matches!(a, Always::MendHere(_))) {
                add(StartEffect::Mend(at));
            }
            if self.zone_says(at, |a| matches!(a, Always::Burial(_))) {
                add(StartEffect::ExileForGold(at));
            }
        }
        for unit in s.of(side).filter(|u| u.is(mark::SHOWN)) {
            if self.has(s, unit, Key::Regeneration) {
                add(StartEffect::Regenerate(unit.id));
            }
            if self.has(s, unit, Key::AttackAura) {
                add(StartEffect::Aura(unit.id));
            }
        }
        list
    }

    /// Whether the order of two effects can make a difference: the same unit regains life from both.
    fn is_ordered(&self, s: &State, one: StartEffect, other: StartEffect) -> bool {
        let hurt = |id: UnitId, zone: Spot| s.find(id).is_some_and(|u| u.at == zone && u.wounds > 0);
        let pair = |zone: Spot, id: UnitId| hurt(id, zone) && !is_past_mending(s, id);
        match (one, other) {
            (StartEffect::Mend(at), StartEffect::Regenerate(id))
            | (StartEffect::Regenerate(id), StartEffect::Mend(at)) => pair(at, id),
            _ => false,
        }
    }

    /// Which of the effects still to come may be chosen first: all that the order of matters.
    pub(crate) fn choosable(&self, s: &State, all: &StartEffects, done: u32) -> StartEffects {
        let mut out = StartEffects::default();
        let left = |n: usize| done >> n & 1 == 0;
        for (n, effect) in all.iter().enumerate().filter(|(n, _)| left(*n)) {
            let ordered = |(m, other): (usize, &StartEffect)| m != n && left(m) && self.is_ordered(s, *effect, *other);
            if all.iter().enumerate().any(ordered) {
                out.push(*effect);
            }
        }
        out
    }

    pub(crate) fn offer_order(&self, s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
        let done = match s.about() {
            Frame::StartEffects(_, done) => done,
            _ => 0,
        };
        for effect in self.choosable(s, &self.effects(s, side), done).iter() {
            match effect {
                StartEffect::Mend(at) | StartEffect::ExileForGold(at) => choose(Aim::Place(*at)),
                StartEffect::Regenerate(id) | StartEffect::Aura(id) => choose(Aim::Unit(*id)),
                StartEffect::None => {}
            }
        }
    }
}

/// Unit cards of the graveyard, each different card once.
pub(crate) fn offer_units(s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
    offer_cards(&s.players[side].graveyard, &is_unit, choose);
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Effects of a side: the next one, or a question where the order matters.
    pub(crate) fn start_effects(&mut self, side: Side, done: u32) {
        let all = self.rules.effects(self.s, side);
        let Some(next) = (0..all.len()).find(|n| done >> n & 1 == 0) else {
            self.pop();
            return;
        };
        if self.rules.choosable(self.s, &all, done).is_empty() {
            self.replace(Frame::StartEffects(side, done | 1 << next));
            self.take_effect(side, all[next]);
        } else {
            self.ask(Question::Order, side, 0);
        }
    }

    /// The effect chosen.
    pub(crate) fn chosen_effect(&mut self, side: Side, aim: Aim) {
        let Some(Frame::StartEffects(_, done)) = self.s.top() else { return };
        let all = self.rules.effects(self.s, side);
        let is = |effect: &StartEffect| match (effect, aim) {
            (StartEffect::Mend(at), Aim::Place(here)) => *at == here,
            (StartEffect::Regenerate(id), Aim::Unit(who)) => *id == who,
            _ => false,
        };
        if let Some(n) = all.iter().position(is) {
            self.replace(Frame::StartEffects(side, done | 1 << n));
            self.take_effect(side, all[n]);
        }
    }

    fn take_effect(&mut self, side: Side, effect: StartEffect) {
        match effect {
            StartEffect::Regenerate(id) => self.regenerate(id),
            StartEffect::Aura(id) => self.spread_aura(id),
            StartEffect::Mend(at) => {
                let of = |always: &Always| if let Always::MendHere(n) = always { Some(*n) } else { None };
                let amount = self.zone_card(at).and_then(|c| c.always.iter().find_map(of)).unwrap_or(0);
                for n in 0..self.s.units.len() {
                    let unit = self.s.units[n];
                    if unit.at == at && unit.side == side {
                        self.mend(unit.id, amount, rule!("noxilia:zone.room.2"));
                    }
                }
            }
            StartEffect::ExileForGold(_) => {
                if self.s.players[side].graveyard.iter().any(|c| is_unit(*c)) {
                    self.ask(Question::ExileForGold, side, 0);
                }
            }
            StartEffect::None => {}
        }
    }

    /// noxilia:turn.start.income.3
    pub(crate) fn exile_for_gold(&mut self, side: Side, card: CardId) {
        if self.s.players[side].graveyard.remove(card) {
            self.s.players[side].exile.push(card);
            let exiled = self.tell(rule!("noxilia:turn.start.income.3"), Fact::Exile { side, card });
            let of = |always: &Always| if let Always::Burial(gold) = always { Some(*gold) } else { None };
            let zones = self.rules.zones.iter().filter(|c| **c != NO_CARD);
            let gold = zones.flat_map(|c| c.card().always.iter()).find_map(of).unwrap_or(0);
            self.because(exiled, |resolver| resolver.gain(side, gold.into(), rule!("noxilia:turn.start.income.3")));
        }
    }
}
