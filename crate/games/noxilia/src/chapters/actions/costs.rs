//! Costs beside gold (`noxilia:card.event.2`, `noxilia:advanced.5`): units engaged or harmed, cards exiled or discarded.

use crate::Noxilia;
use crate::chapters::cards::piles::offer_cards;
use crate::chapters::combat::damage::Blow;
use crate::content::cards::is_unit;
use crate::content::language::{CardId, Extra, Harm};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Cast, Frame, Question, Stage, State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Noxilia {
    /// Whether what a card of the hand costs beside gold can be paid.
    pub(crate) fn may_afford(&self, s: &State, side: Side, card: CardId) -> Check {
        let player = &s.players[side];
        let pays = match card.card().extra {
            None => true,
            Some(Extra::Engage(n)) => s.of(side).filter(|u| u.is_ready()).count() >= usize::from(n),
            Some(Extra::Harm(_)) => s.of(side).next().is_some(),
            Some(Extra::Exile) => player.graveyard.iter().any(|c| is_unit(*c)),
            Some(Extra::Discard) => player.hand.len() > usize::from(player.hand.contains(&card)),
        };
        ensure(pays, "extra-cost", rule!("noxilia:advanced.5"))
    }

    /// The starting unit whose cost is due: another one pays it (`noxilia:setup.8`).
    pub(crate) fn placed_last(&self, s: &State, side: Side) -> Option<UnitId> {
        let last = s.units.iter().rev().find(|u| u.side == side).map(|u| u.id);
        last.filter(|_| s.stage == Stage::SetUp)
    }

    /// Units and cards that may pay a part of the cost.
    pub(crate) fn offer_costs(&self, s: &State, question: Question, side: Side, choose: &mut dyn FnMut(Aim)) {
        match question {
            Question::CostExile => offer_cards(&s.players[side].graveyard, &is_unit, choose),
            Question::CostDiscard => offer_cards(&s.players[side].hand, &|_| true, choose),
            _ => {
                let own = self.placed_last(s, side);
                let pays = |u: &&Unit| question == Question::CostHarm || u.is_ready();
                s.of(side).filter(pays).filter(|u| Some(u.id) != own).for_each(|u| choose(Aim::Unit(u.id)));
            }
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Asks what is engaged, harmed or given up for an extra cost (`noxilia:card.event.2`).
    pub(crate) fn ask_extra(&mut self, extra: Option<Extra>, side: Side) {
        match extra {
            None => {}
            Some(Extra::Engage(n)) => self.ask(Question::CostEngage, side, n),
            Some(Extra::Harm(_)) => self.ask(Question::CostHarm, side, 1),
            Some(Extra::Exile) => self.ask(Question::CostExile, side, 1),
            Some(Extra::Discard) => self.ask(Question::CostDiscard, side, 1),
        }
    }

    /// A part of an extra cost is paid; `left` parts are still due.
    pub(crate) fn pay_extra(&mut self, question: Question, side: Side, left: u8, with: Aim) {
        let clause = rule!("noxilia:card.event.2");
        match (question, with) {
            (Question::CostEngage, Aim::Unit(id)) => {
                covers!("noxilia:advanced.6");
                // No mana comes of it.
                self.engage(id, clause);
                if let Some(Frame::Play(cast)) = self.s.top() {
                    self.replace(Frame::Play(Cast { that: id, ..cast }));
                }
            }
            (Question::CostHarm, Aim::Unit(id)) => {
                let amount = self.harm_due(side);
                // noxilia:general.cost_damage.1
                let amount = Calc::new(amount.into(), rule!("noxilia:general.cost_damage.1"));
                self.hurt(id, Blow { amount, kind: Harm::Physical, through: true });
                self.remove_dead();
            }
            (Question::CostExile, Aim::Card(card)) => self.exile(side, card, clause),
            (Question::CostDiscard, Aim::Card(card)) => {
                self.s.players[side].hand.remove(card);
                self.discard(side, card, clause);
            }
            _ => {}
        }
        if left > 1 && self.s.outcome.is_none() {
            self.ask(question, side, left - 1);
        }
    }

    /// The damage that the card at hand costs: one that is played, or the unit placed last at the start.
    fn harm_due(&self, side: Side) -> u8 {
        let card = match self.s.top() {
            Some(Frame::Play(cast)) => Some(cast.card),
            _ => self.rules.placed_last(self.s, side).and_then(|id| self.s.find(id)).map(|u| u.card),
        };
        match card.and_then(|card| card.card().extra) {
            Some(Extra::Harm(n)) => n,
            _ => 0,
        }
    }

    /// A card leaves a graveyard for good.
    pub(crate) fn exile(&mut self, side: Side, card: CardId, clause: Clause) {
        if self.s.players[side].graveyard.remove(card) {
            self.s.players[side].exile.push(card);
            self.tell(clause, Fact::Exile { side, card });
        }
    }
}
