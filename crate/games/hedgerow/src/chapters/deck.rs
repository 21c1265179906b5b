//! The deck (`hedgerow:deck.*`): one for all, and nobody's.

use crate::content::Card;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A card for a piece. It is discarded at once: it decides one thing, by `clause`.
    pub fn draw(&mut self, unit: UnitId, clause: Clause) -> (Card, EventId) {
        if self.s.deck.is_empty() {
            self.shuffle();
        }
        let at = self.chance.draw(&self.s.deck);
        let card = self.s.deck.take(at);
        self.s.discard.push(card);
        self.s.discard.sort();
        (card, self.tell(clause, Fact::Draw { unit, card }))
    }

    /// `hedgerow:deck.2`: the discard pile becomes the deck.
    fn shuffle(&mut self) {
        self.s.deck = self.s.discard;
        self.s.discard.clear();
        let amount = self.s.deck.len() as u8;
        self.tell(rule!("hedgerow:deck.2"), Fact::Shuffle { amount });
    }
}
