//! How much, and whether a condition holds.

use crate::Duelyst;
use crate::chapters::select::context::Ctx;
use crate::content::{self, Ability, Amount, Condition, Count, Place, Ref, Trigger};
use crate::state::{State, Unit};
use rulewright_engine::side::Side;

impl Duelyst {
    /// How much.
    pub(crate) fn amount(&self, s: &State, ctx: &Ctx, amount: Amount) -> i32 {
        i32::from(amount.times) * self.count(s, ctx, amount.of)
    }

    fn count(&self, s: &State, ctx: &Ctx, count: Count) -> i32 {
        // Who is gone counts as it was.
        let unit = |of: Ref| {
            let met = self.first_known(s, ctx, of)?;
            s.find(met.id).copied().or(ctx.was.filter(|was| was.who.id == met.id))
        };
        let number = |n: usize| n as i32;
        match count {
            Count::One => 1,
            // duelyst:keyword.intensify.3: this use too, and none that came after it.
            Count::Uses => i32::from(ctx.cause.amount).max(1),
            Count::That => ctx.cause.amount.into(),
            Count::Attack(of) => unit(of).map_or(0, |u| u.attack.into()),
            Count::Health(of) => unit(of).map_or(0, |u| u.health().into()),
            Count::Cost(of) => self.card_of(s, ctx, of).map_or(0, |c| content::card(c).mana.into()),
            Count::Done => ctx.done.into(),
            Count::Units(list) => number(s.units.iter().filter(|u| self.is_unit(s, ctx, u, &list)).count()),
            Count::Tiles(tile) => self.place(s, ctx, Place::Tiles(tile)).count() as i32,
            Count::Artifacts => number(s.players[ctx.side].artifacts.len()),
            Count::EnemyHand => number(s.players[ctx.side.other()].hand.len()),
            Count::HandSpace => number(crate::state::MAX_HAND - s.players[ctx.side].hand.len()),
            Count::Heals => s.players[ctx.side].heals.into(),
            Count::MinionsPlayed => Side::BOTH.into_iter().map(|side| i32::from(s.players[side].minions)).sum(),
            Count::Summoned(list) => {
                let tallies = s.players[ctx.side].summoned.iter().filter(|t| self.is_card(s, ctx, t.card, &list));
                let all: i32 = tallies.map(|t| i32::from(t.times)).sum();
                let own = s.find(ctx.bearer).is_some_and(|u| self.is_card(s, ctx, u.is, &list));
                (all - i32::from(own)).max(0)
            }
        }
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, s: &State, ctx: &Ctx, condition: &Condition) -> bool {
        let bearer = || s.find(ctx.bearer).copied();
        match condition {
            Condition::Zeal => bearer().is_some_and(|u| self.is_zealous(s, &u)),
            Condition::Infiltrate => bearer().is_some_and(|u| self.is_infiltrated(&u)),
            Condition::Destiny | Condition::BuildingToo => true,
            Condition::OwnTurn => s.active == ctx.side,
            Condition::EnemyTurn => s.active != ctx.side,
            Condition::HealedThisTurn => Side::BOTH.into_iter().any(|side| s.players[side].healed),
            Condition::Did => ctx.done > 0,
            Condition::Is(of, list) => {
                let known = self.known(s, ctx, *of);
                let mut units = known.iter().filter_map(|met| s.find(met.id));
                match units.next() {
                    Some(first) => self.is_unit(s, ctx, first, list) && units.all(|u| self.is_unit(s, ctx, u, list)),
                    None => self.card_of(s, ctx, *of).is_some_and(|card| self.is_card(s, ctx, card, list)),
                }
            }
            Condition::AtLeast(least, list) => {
                s.units.iter().filter(|u| self.is_unit(s, ctx, u, list)).count() >= usize::from(*least)
            }
        }
    }

    /// Whether the condition of an ability holds for its bearer, as the bearer is.
    pub(crate) fn holds_now(&self, s: &State, ctx: &Ctx, ability: &Ability, unit: &Unit) -> bool {
        match &ability.only {
            None => true,
            Some(Condition::Zeal) => self.is_zealous(s, unit),
            Some(Condition::Infiltrate) => self.is_infiltrated(unit),
            // What an effect asks, it asks when it is its turn.
            Some(_) if !matches!(ability.when, Trigger::Passive) => true,
            Some(condition) => self.holds(s, ctx, condition),
        }
    }
}
