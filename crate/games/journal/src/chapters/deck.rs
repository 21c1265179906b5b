//! Drawing cards (`journal:convention.2`, `journal:convention.3`, `journal:house.deck.1`).

use crate::fact::{Fact, Why};
use crate::resolver::Resolver;
use crate::state::{Card, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Draws a card for a unit.
    pub(crate) fn draw(&mut self, why: Why, unit: UnitId) -> Card {
        self.draw_for(why, unit, Side::NEUTRAL)
    }

    /// Draws a card. If none is left, all are shuffled first.
    pub(crate) fn draw_for(&mut self, why: Why, unit: UnitId, side: Side) -> Card {
        if self.s.deck.count() == 0 {
            let joker = self.s.deck.joker;
            self.s.deck.shuffle();
            self.s.deck.joker = joker;
            self.tell(rule!("journal:house.deck.1"), Fact::Shuffle);
        }
        let card = self.s.deck.draw(self.chance);
        self.tell(rule!("journal:convention.2"), Fact::Draw { card, why, unit, side });
        card
    }

    /// Draws until a card comes that counts.
    pub(crate) fn draw_until(&mut self, why: Why, unit: UnitId, counts: impl Fn(Card) -> bool) -> Card {
        loop {
            let card = self.draw(why, unit);
            if counts(card) {
                return card;
            }
        }
    }

    /// Picks one of so many equals, which are in reading order. Of one, no card is drawn.
    pub(crate) fn pick(&mut self, unit: UnitId, count: usize) -> usize {
        if count < 2 {
            return 0;
        }
        let card = self.draw_until(Why::Pick, unit, |card| !card.is_joker());
        (usize::from(card.value()) - 1) % count
    }
}
