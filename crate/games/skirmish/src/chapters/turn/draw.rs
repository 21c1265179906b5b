//! Drawing a card (`skirmish:house.turn.5`, `skirmish:house.turn.6`).

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::State;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:house.turn.5`: a card, unless the hand is full. `skirmish:house.turn.6`: the discard pile
    /// becomes the new draw pile if that is empty; if both are empty, nothing is drawn.
    pub fn draw(&mut self, side: Side, clause: Clause) {
        if self.s.hand[side].len() >= usize::from(self.rules.content.settings.hand_limit) {
            self.tell(rule!("skirmish:house.turn.5"), Fact::DrawSkip { side });
            return;
        }
        if self.s.draw[side].is_empty() && !self.s.discard[side].is_empty() {
            self.s.draw[side] = self.s.discard[side];
            self.s.discard[side].clear();
            let amount = self.s.draw[side].len() as u8;
            self.tell(rule!("skirmish:house.turn.6"), Fact::Shuffle { side, amount });
        }
        if self.s.draw[side].is_empty() {
            self.tell(rule!("skirmish:house.turn.6"), Fact::DrawNone { side });
            return;
        }
        let at = self.chance.draw(&self.s.draw[side]);
        let card = self.s.draw[side].take(at);
        self.s.hand[side].push(card);
        // The order in which cards came is nobody's to see, so it is not kept.
        self.s.hand[side].sort();
        self.tell(clause, Fact::Draw { side, card });
    }
}
