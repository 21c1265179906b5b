//! What is made: the card that is summoned, added, equipped or become.

use crate::chapters::select::context::Ctx;
use crate::content::{self, CardId, Is, Made, NO_CARD, Ref, Since};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Change, Grave, Held, MAX_GRAVE, State, Unit, UnitId, Until, What, slip};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;

/// Something made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Product {
    pub card: CardId,
    /// What was done to the card it is made of.
    pub held: Held,
    /// The unit whose changes it has too.
    pub like: UnitId,
}

impl Product {
    pub(crate) fn of(card: CardId) -> Product {
        Product { card, held: Held::plain(card), like: UnitId::NONE }
    }
}

/// Cards of the dead, as many as a graveyard keeps.
pub(crate) type Dead = Pile<CardId, MAX_GRAVE>;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Makes one; nothing, where there is nothing to make it of.
    pub(crate) fn make(&mut self, ctx: &Ctx, what: &'static Made) -> Option<Product> {
        self.product(ctx, what).filter(|product| product.like != UnitId::NONE || !content::is_shell(product.card))
    }

    fn product(&mut self, ctx: &Ctx, what: &'static Made) -> Option<Product> {
        match what {
            Made::Card(card) => Some(Product::of(*card)),
            Made::Again(of) => match self.one_known(ctx, *of).filter(|unit| unit.holds != NO_CARD) {
                // duelyst:keyword.sentinel.1: what it hides is not to be known.
                Some(unit) if unit.is == content::known().sentinel => None,
                Some(unit) => Some(Product::of(unit.holds)),
                None => self.rules.card_of(self.s, ctx, *of).map(Product::of),
            },
            Made::Copy(of) => self.copy_of(ctx, *of),
            Made::Itself => {
                let held = self.s.players[ctx.side].deck.iter().find(|h| h.card == ctx.card).copied()?;
                self.s.players[ctx.side].deck.remove(held);
                Some(Product { card: held.card, held, like: UnitId::NONE })
            }
            Made::Carried => self.s.find(ctx.bearer).map(|u| u.holds).filter(|c| *c != NO_CARD).map(Product::of),
            Made::Random(list) => {
                let (cards, count) = self.cards_that(ctx, list);
                self.draw_card(&cards[..count]).map(Product::of)
            }
            Made::Dead(since, list) => {
                let dead = self.dead(ctx, *since, list);
                self.draw_card(&dead).map(Product::of)
            }
            Made::AllDead(..) => None,
            Made::Deck(list) => {
                let rules = self.rules;
                let fits = |s: &State, held: &Held| rules.is_card(s, ctx, held.card, list);
                let held = self.take_random(whose(ctx, list), fits)?;
                Some(Product { card: held.card, held, like: UnitId::NONE })
            }
            Made::InHand(list) => {
                let hand = self.s.players[whose(ctx, list)].hand;
                let mut fit: Pile<Held, 6> = Pile::default();
                hand.iter().filter(|h| self.rules.is_card(self.s, ctx, h.card, list)).for_each(|h| {
                    fit.push(*h);
                });
                fit.sort();
                if fit.is_empty() {
                    return None;
                }
                let held = fit[self.chance.draw::<Held>(&fit)];
                Some(Product { card: held.card, held, like: UnitId::NONE })
            }
            Made::CastByYou => {
                let mut cast = Dead::default();
                let spells = self.s.players[ctx.side].graveyard;
                spells.iter().filter(|g| content::card(g.card).is_spell()).for_each(|g| {
                    cast.push(g.card);
                });
                self.draw_card(&cast).map(Product::of)
            }
            Made::LastCast => self.s.last_spell.map(|(_, card)| Product::of(card)),
            Made::Bloodbound => Some(self.s.players[ctx.side].bloodbound).filter(|c| *c != NO_CARD).map(Product::of),
        }
    }

    /// What somebody is now, with the changes on it, and with what is inside.
    fn copy_of(&mut self, ctx: &Ctx, of: Ref) -> Option<Product> {
        let known = content::known();
        let Some(unit) = self.one_known(ctx, of) else {
            return self.rules.card_of(self.s, ctx, of).map(Product::of);
        };
        // duelyst:keyword.sentinel.1: what it hides is not to be known.
        if unit.is == known.sentinel {
            return None;
        }
        let mut held = Held::plain(if unit.holds == NO_CARD { unit.is } else { unit.holds });
        if unit.is == known.building {
            // duelyst:keyword.build.7: in hand it is a building.
            held.slips = slip::BUILDING;
        }
        Some(Product { card: unit.is, held, like: unit.who.id })
    }

    /// Somebody known who is on the board.
    fn one_known(&self, ctx: &Ctx, of: Ref) -> Option<Unit> {
        self.rules.first_known(self.s, ctx, of).and_then(|met| self.s.find(met.id)).copied()
    }

    /// All cards of the game that are so.
    fn cards_that(&self, ctx: &Ctx, list: &[Is]) -> ([CardId; content::COUNT], usize) {
        let (mut cards, mut count) = ([NO_CARD; content::COUNT], 0);
        // Rows say where tokens are left out: Walls and most Battle Pets are tokens.
        for card in
            content::all().filter(|card| !content::is_shell(*card) && self.rules.is_card(self.s, ctx, *card, list))
        {
            cards[count] = card;
            count += 1;
        }
        (cards, count)
    }

    fn draw_card(&mut self, cards: &[CardId]) -> Option<CardId> {
        match cards.len() {
            0 => None,
            1 => Some(cards[0]),
            _ => Some(cards[self.chance.draw::<CardId>(cards)]),
        }
    }

    /// The dead of a player that are so, since then.
    pub(crate) fn dead(&self, ctx: &Ctx, since: Since, list: &[Is]) -> Dead {
        let turn = self.s.turn;
        let recent = |grave: &Grave| match since {
            Since::Game => true,
            // The turn before this one was the opponent's, the one before that one's own.
            Since::OwnTurnEnd | Since::EnemyTurn if ctx.side == self.s.active => grave.turn + 1 >= turn,
            Since::OwnTurnEnd | Since::EnemyTurn => grave.turn >= turn,
        };
        let only = |grave: &Grave| since != Since::EnemyTurn || grave.turn != turn || ctx.side != self.s.active;
        let mut dead = Dead::default();
        for grave in self.s.players[whose(ctx, list)].graveyard.iter().filter(|g| g.died && recent(g) && only(g)) {
            covers!("duelyst:keyword.build.10");
            if !content::is_shell(grave.card) && self.rules.is_card(self.s, ctx, grave.card, list) {
                dead.push(grave.card);
            }
        }
        dead
    }

    /// Gives a unit the changes on another, and what is inside of it; who controls the other for a time is no
    /// matter of the copy's (`duelyst:gap.control.1.r1`).
    pub(crate) fn copy_changes(&mut self, from: UnitId, to: UnitId) {
        if from == UnitId::NONE || from == to {
            return;
        }
        if let Some(Unit { is, holds, counter, held, .. }) = self.s.find(from).copied()
            && let Some(unit) = self.s.find_mut(to).filter(|unit| unit.is == is)
        {
            (unit.holds, unit.counter, unit.held) = (holds, counter, held);
        }
        for n in 0..self.s.changes.len() {
            let change = self.s.changes[n];
            if change.on == from && change.what != What::Control && change.until != Until::Over {
                self.change(Change { on: to, ..change });
            }
        }
    }
}

/// Whose cards a list speaks of.
fn whose(ctx: &Ctx, list: &[Is]) -> Side {
    if list.contains(&Is::Enemy) { ctx.side.other() } else { ctx.side }
}
