//! What is done to cards: in hand, in deck, from nowhere.

use crate::chapters::layers::lasting;
use crate::chapters::select::context::Ctx;
use crate::content::{self, CostChange, Effect, Is, Lasts, Limit, Whom, Whose};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Held, MAX_HAND, State, slip};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Carries out an effect on cards; answers whether it was one.
    pub(crate) fn on_cards(&mut self, ctx: &mut Ctx, effect: &'static Effect) -> bool {
        match effect {
            Effect::Buff { who: who @ (Whom::Cards(_) | Whom::RandomCard(_)), attack, health, .. } => {
                let by = [self.rules.amount(self.s, ctx, *attack), self.rules.amount(self.s, ctx, *health)];
                let side = hand_of(ctx, who);
                let cards = self.in_hand(ctx, who);
                cards.iter().for_each(|n| self.buff_card(side, usize::from(*n), by));
                ctx.done = cards.len() as u8;
            }
            // Cards that come later are meant too.
            Effect::Grant { who: Whom::Cards(_), until, .. } => {
                self.leave(ctx, effect, lasting::until(*until, ctx.side));
            }
            Effect::Cost { of, change, limit, until } => self.reprice(ctx, effect, of, *change, *limit, *until),
            Effect::Draw { count, side, of } => {
                let count = self.rules.amount(self.s, ctx, *count).max(0);
                let mut done = 0;
                for side in self.sides(ctx, *side) {
                    for _ in 0..count {
                        let rules = self.rules;
                        let drawn = self.draw_of(side, rule!("duelyst:keyword.draw.1"), |s, held| {
                            rules.is_card(s, ctx, held.card, of)
                        });
                        done += u8::from(drawn);
                    }
                }
                ctx.done = done;
            }
            Effect::AddCard { what, count, cost, fixed } => {
                let count = self.rules.amount(self.s, ctx, *count).clamp(0, 99);
                for _ in 0..count {
                    let Some(product) = self.make(ctx, what) else { break };
                    let slips = product.held.slips | if *fixed { slip::KEPT } else { 0 };
                    let held = Held { cost: product.held.cost.saturating_add(*cost), slips, ..product.held };
                    self.gain_card(ctx.side, held);
                }
            }
            Effect::Shuffle(what) => {
                if let Some(product) = self.make(ctx, what) {
                    let card = product.held.card;
                    self.tell(rule!("duelyst:house.table.1"), Fact::Shuffle { side: ctx.side, card });
                    self.shuffle_in(ctx.side, product.held);
                }
            }
            _ => return false,
        }
        true
    }

    /// A change of costs: of the cards there are, or one that waits for those to come.
    fn reprice(
        &mut self,
        ctx: &Ctx,
        effect: &'static Effect,
        of: &Whom,
        change: CostChange,
        limit: Limit,
        until: Lasts,
    ) {
        // What a card does to itself as it is replaced was done then.
        if matches!(of, Whom::Ref(content::Ref::This)) {
            return;
        }
        let now = limit == Limit::All && matches!(until, Lasts::Ever | Lasts::Always);
        let hand = matches!(of, Whom::Cards(_) | Whom::RandomCard(_));
        let CostChange::Add(amount) = change else {
            return self.leave(ctx, effect, lasting::until(until, ctx.side));
        };
        if !now || !hand {
            return self.leave(ctx, effect, lasting::until(until, ctx.side));
        }
        let by = self.rules.amount(self.s, ctx, amount);
        let side = hand_of(ctx, of);
        for n in self.in_hand(ctx, of).iter() {
            self.price_card(side, usize::from(*n), by);
        }
        // Told once, whatever the hand holds: how many cards there are of a kind is their player's to know.
        let amount = by.clamp(-99, 99) as i16;
        self.tell(rule!("duelyst:gap.mana.3"), Fact::Cost { side, amount });
    }

    /// The cards in hand that are meant, by place.
    fn in_hand(&mut self, ctx: &Ctx, who: &Whom) -> Pile<u8, MAX_HAND> {
        let (Whom::Cards(list) | Whom::RandomCard(list)) = who else { return Pile::default() };
        let hand = self.s.players[hand_of(ctx, who)].hand;
        let all = places(&hand, |held| self.rules.is_card(self.s, ctx, held.card, list));
        if matches!(who, Whom::Cards(_)) {
            return all;
        }
        let mut one = Pile::default();
        // Drawn by card, so that equal cards are alike.
        let mut cards: Pile<Held, MAX_HAND> = Pile::default();
        all.iter().for_each(|n| {
            cards.push(hand[usize::from(*n)]);
        });
        cards.sort();
        if !cards.is_empty() {
            let held = cards[self.chance.draw::<Held>(&cards)];
            one.push(hand.iter().position(|h| *h == held).unwrap_or(0) as u8);
        }
        one
    }

    /// The players that are meant.
    pub(crate) fn sides(&self, ctx: &Ctx, whose: Whose) -> impl Iterator<Item = Side> + use<C, L> {
        let theirs = self.s.find(ctx.cause.unit).map_or(self.s.active, |u| u.side);
        let (one, two) = match whose {
            Whose::You => (ctx.side, None),
            Whose::Enemy => (ctx.side.other(), None),
            Whose::Both => (ctx.side, Some(ctx.side.other())),
            Whose::Theirs => (theirs, None),
        };
        std::iter::once(one).chain(two)
    }
}

fn hand_of(ctx: &Ctx, who: &Whom) -> Side {
    match who {
        Whom::Cards(list) | Whom::RandomCard(list) if list.contains(&Is::Enemy) => ctx.side.other(),
        _ => ctx.side,
    }
}

/// Cards of a pile that are so, by their places.
fn places<const N: usize>(pile: &Pile<Held, N>, fits: impl Fn(&Held) -> bool) -> Pile<u8, N> {
    let mut out = Pile::default();
    for (n, held) in pile.iter().enumerate() {
        if fits(held) {
            out.push(n as u8);
        }
    }
    out
}
