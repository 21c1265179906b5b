//! Drawing (`duelyst:keyword.draw.*`), and where cards go that find no room (`duelyst:house.table.1`).

use crate::chapters::queue::moments::Moment;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Grave, Held, MAX_DECK, MAX_HAND, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Takes a card of the deck that fits, each as likely as the others.
    pub(crate) fn take_random(&mut self, side: Side, fits: impl Fn(&State, &Held) -> bool) -> Option<Held> {
        let deck = &self.s.players[side].deck;
        let mut fit: Pile<u8, MAX_DECK> = Pile::default();
        (0u8..).zip(deck.iter()).filter(|(_, held)| fits(self.s, held)).for_each(|(n, _)| {
            fit.push(n);
        });
        let n = match fit.len() {
            0 => return None,
            all if all == deck.len() => self.chance.draw::<Held>(deck),
            some => {
                let mut cards = [Held::default(); MAX_DECK];
                cards.iter_mut().zip(fit.iter()).for_each(|(card, n)| *card = deck[usize::from(*n)]);
                usize::from(fit[self.chance.draw::<Held>(&cards[..some])])
            }
        };
        Some(self.s.players[side].deck.take(n))
    }

    /// `duelyst:keyword.draw.1`: a card from the deck; `duelyst:gap.deck.2`: of an empty one nothing.
    pub(crate) fn draw(&mut self, side: Side, clause: Clause) -> bool {
        self.draw_of(side, clause, |_, _| true)
    }

    /// The same, of the cards that fit.
    pub(crate) fn draw_of(&mut self, side: Side, clause: Clause, fits: impl Fn(&State, &Held) -> bool) -> bool {
        covers!("duelyst:keyword.draw.1", "duelyst:gap.deck.2");
        let Some(held) = self.take_random(side, fits) else { return false };
        let drawn = if self.s.players[side].hand.len() == MAX_HAND {
            // duelyst:keyword.draw.3: no room in hand.
            self.burn(side, held)
        } else {
            self.s.players[side].hand.push(held);
            self.tell(clause, Fact::Draw { side, held })
        };
        self.because(drawn, |resolver| resolver.raise(&Moment::Draw(side)));
        true
    }

    fn burn(&mut self, side: Side, held: Held) -> EventId {
        self.discard(side, Grave { card: held.card, turn: self.s.turn, died: false });
        self.tell(rule!("duelyst:keyword.draw.3"), Fact::Burn { side, card: held.card })
    }

    /// `duelyst:keyword.draw.2`: a card from nowhere; lost where the hand is full (`duelyst:keyword.draw.3`).
    pub(crate) fn gain_card(&mut self, side: Side, held: Held) -> bool {
        let fits = self.s.players[side].hand.len() < MAX_HAND;
        if fits {
            self.s.players[side].hand.push(held);
            self.tell(rule!("duelyst:keyword.draw.2"), Fact::Gain { side, card: held.card });
        } else {
            self.burn(side, held);
        }
        fits
    }

    /// Shuffles a card into a deck (`duelyst:house.table.1`).
    pub(crate) fn shuffle_in(&mut self, side: Side, held: Held) {
        covers!("duelyst:house.table.1");
        let deck = &mut self.s.players[side].deck;
        if deck.len() < MAX_DECK {
            deck.push(held);
            deck.sort();
        } else {
            self.discard(side, Grave { card: held.card, turn: self.s.turn, died: false });
        }
    }
}
