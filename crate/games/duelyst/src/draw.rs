//! Drawing (`duelyst:keyword.draw.*`), replacing (`duelyst:replace.*`), the opening hand (`duelyst:start.*`) and the
//! mulligan (`duelyst:mulligan.*`).

use super::Judge;
use super::content::{self, CardId};
use super::fact::Fact;
use super::moments::Moment;
use super::state::{Grave, Held, Job, MAX_DECK, MAX_HAND, NO_CARD, Stage, State, Task, slip};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// `duelyst:start.1`: cards of the opening hand.
pub const OPENING_HAND: u8 = 5;

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `duelyst:start.1`, `duelyst:start.2`: opening hands, and the question who replaces what.
    pub(super) fn deal(&mut self) {
        for side in Side::BOTH {
            for _ in 0..OPENING_HAND {
                if let Some(held) = self.take_random(side, |_, _| true) {
                    self.s.players[side].hand.push(held);
                }
            }
            let amount = self.s.players[side].hand.len() as u8;
            self.tell(rule!("duelyst:start.1"), Fact::Deal { side, amount });
        }
        self.s.stage = Stage::Mulligan(Side::P1);
    }

    /// Takes a card of the deck that fits, each as likely as the others.
    pub(super) fn take_random(&mut self, side: Side, fits: impl Fn(&State, &Held) -> bool) -> Option<Held> {
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
    pub(super) fn draw(&mut self, side: Side, clause: Clause) -> bool {
        self.draw_of(side, clause, |_, _| true)
    }

    /// The same, of the cards that fit.
    pub(super) fn draw_of(&mut self, side: Side, clause: Clause, fits: impl Fn(&State, &Held) -> bool) -> bool {
        covers!("duelyst:gap.deck.2");
        let Some(held) = self.take_random(side, fits) else { return false };
        let drawn = if self.s.players[side].hand.len() == MAX_HAND {
            // duelyst:keyword.draw.3: no room in hand.
            self.burn(side, held)
        } else {
            self.s.players[side].hand.push(held);
            self.tell(clause, Fact::Draw { side, held })
        };
        self.because(drawn, |judge| judge.raise(&Moment::Draw(side)));
        true
    }

    fn burn(&mut self, side: Side, held: Held) -> EventId {
        self.discard(side, Grave { card: held.card, turn: self.s.turn, died: false });
        self.tell(rule!("duelyst:keyword.draw.3"), Fact::Burn { side, card: held.card })
    }

    /// `duelyst:keyword.draw.2`: a card from nowhere; lost where the hand is full (`duelyst:keyword.draw.3`).
    pub(super) fn gain_card(&mut self, side: Side, held: Held) -> bool {
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
    pub(super) fn shuffle_in(&mut self, side: Side, held: Held) {
        let deck = &mut self.s.players[side].deck;
        if deck.len() < MAX_DECK {
            deck.push(held);
            deck.sort();
        } else {
            self.discard(side, Grave { card: held.card, turn: self.s.turn, died: false });
        }
    }

    /// `duelyst:replace.1`, `duelyst:turn.main.1`
    pub(super) fn replace(&mut self, held: Held) -> EventId {
        let side = self.s.active;
        self.s.players[side].replaced += 1;
        let replaced = self.tell(rule!("duelyst:replace.1"), Fact::Replace { side, card: held.card });
        self.because(replaced, |judge| {
            let aside = judge.replaced(side, held);
            judge.exchange(side, held, rule!("duelyst:replace.1"));
            judge.shuffle_in(side, aside);
            judge.raise(&Moment::Replace(side));
        });
        replaced
    }

    /// What the card itself waits for, and what becomes of it before it is set aside.
    fn replaced(&mut self, side: Side, held: Held) -> Held {
        let mut aside = held;
        for id in content::printed(held.card) {
            let ability = content::ability(id);
            if !matches!(ability.when, content::Trigger::Replaced) {
                continue;
            }
            // What it does to itself is done with that, and nobody else knows which card it was (duelyst:replace.1).
            if super::held::mark_aside(&mut aside, ability) {
                continue;
            }
            let at = self.rules.general(self.s, side).map_or(Cell::OFF, |g| g.at);
            let (task, card) = (Task::Ability(id), held.card);
            self.wait(Job { task, side, at, card, ..Job::default() });
        }
        aside
    }

    /// A card of the hand makes place for one of another name (`duelyst:replace.2`); where there is none, any.
    fn exchange(&mut self, side: Side, held: Held, clause: Clause) {
        let Some(place) = self.s.players[side].hand.iter().position(|h| *h == held) else { return };
        let other = self.take_random(side, |_, h| h.card != held.card).or_else(|| self.take_random(side, |_, _| true));
        if let Some(new) = other {
            self.s.players[side].hand[place] = new;
            self.tell(clause, Fact::Draw { side, held: new });
        } else {
            self.s.players[side].hand.take(place);
        }
    }

    /// `duelyst:mulligan.1`: this one too.
    pub(super) fn mark(&mut self, held: Held) -> EventId {
        let Stage::Mulligan(side) = self.s.stage else { return EventId::NONE };
        if let Some(held) = self.s.players[side].hand.iter_mut().find(|h| **h == held) {
            held.slips |= slip::MARKED;
        }
        EventId::NONE
    }

    /// The rest is kept.
    pub(super) fn keep(&mut self) -> EventId {
        let Stage::Mulligan(side) = self.s.stage else { return EventId::NONE };
        covers!("duelyst:start.2.r1");
        // Nothing is replaced before both have answered, so that neither answer tells the other player anything.
        if side == Side::P1 {
            self.s.stage = Stage::Mulligan(Side::P2);
            return EventId::NONE;
        }
        let first = self.mulligan(Side::P1);
        let kept = self.because(first, |judge| judge.mulligan(Side::P2));
        // duelyst:start.2: turn 1 begins when both have answered.
        self.because(kept, |judge| Side::BOTH.into_iter().for_each(|side| judge.add_trial(side)));
        (self.s.stage, self.s.since) = (Stage::Beginning, kept);
        kept
    }

    /// The marked cards are replaced, and no replace is used up (`duelyst:mulligan.2`).
    fn mulligan(&mut self, side: Side) -> EventId {
        covers!("duelyst:mulligan.2");
        let marked: Pile<Held, MAX_HAND> = {
            let mut marked = Pile::default();
            self.s.players[side].hand.iter().filter(|h| h.slips & slip::MARKED != 0).for_each(|h| {
                marked.push(*h);
            });
            marked
        };
        let kept = self.tell(rule!("duelyst:mulligan.1"), Fact::Mulligan { side, amount: marked.len() as u8 });
        self.because(kept, |judge| {
            marked.iter().for_each(|held| judge.exchange(side, *held, rule!("duelyst:mulligan.1")));
            for held in marked.iter() {
                judge.shuffle_in(side, Held { slips: held.slips & !slip::MARKED, ..*held });
            }
        });
        kept
    }

    /// `duelyst:keyword.trial.3`, `duelyst:keyword.trial.4`: the Trial card joins the hand as its last card.
    fn add_trial(&mut self, side: Side) {
        let card: CardId = self.s.players[side].trial;
        if card != NO_CARD {
            covers!("duelyst:keyword.trial.4");
            self.s.players[side].hand.push(Held::plain(card));
            self.tell(rule!("duelyst:keyword.trial.3"), Fact::Draw { side, held: Held::plain(card) });
        }
    }
}
