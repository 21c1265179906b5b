//! Costs (`duelyst:gap.mana.3`): what cards in hand cost, who can pay, and what is done to cards there.

use crate::Duelyst;
use crate::chapters::layers::lasting;
use crate::chapters::select::context::Ctx;
use crate::content::{self, CardId, CostChange, Effect, Is, Limit, Trait, Whom, touch};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Held, State, UnitId, Until, Watch, slip};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Source, Trace};
use rulewright_engine::rules::check::Check;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;

impl Duelyst {
    /// What a card in hand costs now.
    pub(crate) fn cost_now(&self, s: &State, side: Side, held: Held) -> u8 {
        self.cost::<()>(s, side, held).value.clamp(0, 99) as u8
    }

    /// What the Bloodbound Spell costs now (`duelyst:bbs.1`).
    pub(crate) fn bloodbound_cost(&self, s: &State, side: Side) -> u8 {
        self.cost_now(s, side, Held::plain(s.players[side].bloodbound))
    }

    /// How the cost of a card is made.
    pub(crate) fn cost<T: Trace>(&self, s: &State, side: Side, held: Held) -> Calc<T> {
        let card = content::card(held.card);
        let clause = match (card.kind, held.slips & slip::BUILDING) {
            (content::Kind::Bloodbound, _) => rule!("duelyst:bbs.1"),
            (_, slip::BUILDING) => rule!("duelyst:keyword.build.8"),
            _ => rule!("duelyst:gap.mana.3"),
        };
        let mut calc = Calc::new(card.mana.into(), clause);
        calc.plus(held.cost.into(), rule!("duelyst:gap.mana.3"), Source::RULE);
        self.each_aura(s, touch::HAND, &mut |aura| {
            for effect in aura.ability().then.iter() {
                self.price(s, &aura.ctx(), effect, (side, held.card), &mut calc);
            }
        });
        // A card may speak of its own cost.
        for id in content::printed(held.card).filter(|_| content::sheet(held.card).prices_itself) {
            let ability = content::ability(id);
            if matches!(ability.when, content::Trigger::Passive) {
                let ctx = Ctx::of(side, UnitId::NONE, Cell::OFF, held.card, id);
                for effect in ability.then.iter() {
                    if let Effect::Cost { of: Whom::Ref(content::Ref::This), change, .. } = effect {
                        self.reprice(s, &ctx, *change, &mut calc);
                    }
                }
            }
        }
        for watch in s.watches.iter().filter(|w| w.effect > 0 && !matches!(w.until, Until::During(_))) {
            if let Some(effect) = lasting::find(watch) {
                let ctx = Ctx::of(watch.side, watch.unit, Cell::OFF, watch.card, watch.ability);
                self.price(s, &ctx, effect, (side, held.card), &mut calc);
            }
        }
        calc.at_least(0, rule!("duelyst:gap.mana.3"));
        calc
    }

    fn price<T: Trace>(&self, s: &State, ctx: &Ctx, effect: &Effect, of: (Side, CardId), calc: &mut Calc<T>) {
        let Effect::Cost { of: whom, change, limit, .. } = effect else { return };
        let played = &s.players[of.0].played;
        let fits = |card: CardId| self.speaks_of(s, ctx, whom, (of.0, card));
        let first = *limit != Limit::FirstEachTurn || !played.iter().any(|card| fits(*card));
        if first && fits(of.1) {
            self.reprice(s, ctx, *change, calc);
        }
    }

    fn reprice<T: Trace>(&self, s: &State, ctx: &Ctx, change: CostChange, calc: &mut Calc<T>) {
        let by = match change {
            CostChange::Add(amount) => self.amount(s, ctx, amount),
            CostChange::Set(cost) => i32::from(cost) - calc.value,
        };
        calc.plus(by, rule!("duelyst:gap.mana.3"), Source(ctx.card.0));
    }

    /// Whether an effect on cards in hand is about this one.
    fn speaks_of(&self, s: &State, ctx: &Ctx, whom: &Whom, (side, card): (Side, CardId)) -> bool {
        match whom {
            Whom::Cards(list) => {
                let theirs = if list.contains(&Is::Enemy) { ctx.side.other() } else { ctx.side };
                side == theirs && self.is_card(s, ctx, card, list)
            }
            _ => false,
        }
    }

    pub(crate) fn can_pay(&self, s: &State, side: Side, cost: u8, clause: Clause) -> Check {
        let has = s.players[side].mana;
        let dear = Refusal::new("too-dear", clause).with("cost", cost).with("has", has);
        if cost <= has { Ok(()) } else { Err(dear) }
    }

    /// Whether a lasting change of costs is about this card.
    pub(crate) fn watch_fits(&self, s: &State, watch: &Watch, card: CardId) -> bool {
        let ctx = Ctx::of(watch.side, watch.unit, Cell::OFF, watch.card, watch.ability);
        match lasting::find(watch) {
            Some(Effect::Cost { of, .. }) => self.speaks_of(s, &ctx, of, (watch.side, card)),
            _ => false,
        }
    }

    /// Whether a minion card has a trait before it is summoned: its own, or one that cards in hand were given.
    pub(crate) fn has_in_hand(&self, s: &State, side: Side, held: Held, wanted: Trait) -> bool {
        let given = |ctx: &Ctx, effect: &Effect| match effect {
            Effect::Grant { who: whom @ Whom::Cards(_), traits, .. } => {
                traits.contains(&wanted) && self.speaks_of(s, ctx, whom, (side, held.card))
            }
            _ => false,
        };
        if content::card(held.card).traits.contains(&wanted) {
            return true;
        }
        let mut has = false;
        self.each_aura(s, touch::HAND, &mut |aura| has |= aura.ability().then.iter().any(|e| given(&aura.ctx(), e)));
        has || s.watches.iter().filter(|w| w.effect > 0).any(|watch| {
            let ctx = Ctx::of(watch.side, watch.unit, Cell::OFF, watch.card, watch.ability);
            lasting::find(watch).is_some_and(|effect| given(&ctx, effect))
        })
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:gap.mana.3`
    pub(crate) fn pay(&mut self, side: Side, cost: u8) {
        let player = &mut self.s.players[side];
        player.mana = player.mana.saturating_sub(cost);
    }

    /// More attack and health for a card in hand.
    pub(crate) fn buff_card(&mut self, side: Side, n: usize, [a, h]: [i32; 2]) {
        let held = &mut self.s.players[side].hand[n];
        held.attack = held.attack.saturating_add(a.clamp(-99, 99) as i8);
        held.health = held.health.saturating_add(h.clamp(-99, 99) as i8);
    }

    /// Another cost for a card in hand.
    pub(crate) fn price_card(&mut self, side: Side, n: usize, by: i32) {
        let held = &mut self.s.players[side].hand[n];
        held.cost = held.cost.saturating_add(by.clamp(-99, 99) as i8);
    }
}
