//! What is done to units.

use crate::chapters::combat::damage;
use crate::chapters::keywords::transform::Body;
use crate::chapters::layers::lasting;
use crate::chapters::select::context::{Ctx, Group, Met, Subject};
use crate::content::powers::{Powers, of_trait};
use crate::content::{self, Amount, Effect, Is, Lasts, Ref, Trait, Whom};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{Change, Held, MAX_UNITS, State, Task, UnitId, Until, What};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rule;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// Keywords without a number that a unit may be given at random: of one with an ability nothing would come.
const RANDOM: [Trait; 10] = [
    Trait::Airdrop,
    Trait::Blast,
    Trait::Celerity,
    Trait::Flying,
    Trait::Forcefield,
    Trait::Frenzy,
    Trait::Provoke,
    Trait::Ranged,
    Trait::Rebirth,
    Trait::Rush,
];

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    pub(crate) fn on_units(&mut self, ctx: &mut Ctx, effect: &'static Effect) {
        let group = match whom(effect) {
            Some(who) => self.group(ctx, who),
            None => Group::default(),
        };
        let done = match effect {
            Effect::Drain(amount) => {
                let amount = self.rules.amount(self.s, ctx, *amount);
                ctx.remember(self.rules.known(self.s, ctx, Ref::EnemyGeneral));
                self.drain(ctx, amount)
            }
            Effect::Swap(one, other) => self.swap_known(ctx, *one, *other),
            Effect::ShareKeywords(list) => self.share(ctx, list),
            Effect::Hasten => self.hasten(ctx),
            _ => {
                // Numbers are read once, before anything changes.
                let numbers = self.numbers(ctx, effect);
                ctx.remember(group);
                match effect {
                    // All at the same time.
                    Effect::Damage { .. } => self.harm(ctx, &group, numbers[0]),
                    _ => group.iter().map(|met| u8::from(self.on_unit(ctx, effect, met.id, numbers))).sum(),
                }
            }
        };
        ctx.done = done;
    }

    fn numbers(&self, ctx: &Ctx, effect: &Effect) -> [i32; 2] {
        let amount = |of: &Amount| self.rules.amount(self.s, ctx, *of);
        match effect {
            Effect::Buff { attack, health, .. } => [amount(attack), amount(health)],
            Effect::Damage { amount: of, .. } | Effect::Heal { amount: of, .. } => [amount(of), 0],
            _ => [0, 0],
        }
    }

    /// Does it to one unit; answers whether anything was done.
    fn on_unit(&mut self, ctx: &mut Ctx, effect: &'static Effect, id: UnitId, numbers: [i32; 2]) -> bool {
        if matches!(effect, Effect::Bounce(_)) && id == ctx.bearer && self.s.find(id).is_none() {
            return self.bounce_dead(ctx);
        }
        let Some(unit) = self.s.find(id).copied().filter(|u| !u.has(Powers::INVULNERABLE)) else { return false };
        let source = Subject::effect(ctx.side, self.s.find(ctx.bearer).copied(), ctx.card, ctx.ability);
        match effect {
            // What an egg or a building holds gets it when it comes out (duelyst:keyword.build.9).
            Effect::Buff { who: Whom::Ref(Ref::Inside), .. } => {
                let more = numbers.map(|n| n.clamp(-99, 99) as i8);
                if let Some(unit) = self.s.find_mut(id) {
                    unit.held = (unit.held.0.saturating_add(more[0]), unit.held.1.saturating_add(more[1]));
                }
                true
            }
            Effect::Buff { until, even_structures, .. } => {
                self.strengthen(ctx, id, numbers, until_of(*until, ctx), *even_structures);
                true
            }
            Effect::Become { attack, health, until, .. } => {
                self.become_numbers(ctx, id, [*attack, *health].map(|n| n.map(i16::from)), until_of(*until, ctx));
                true
            }
            Effect::SwapStats(_) => {
                self.become_numbers(ctx, id, [Some(unit.health()), Some(unit.attack)], Until::Ever);
                true
            }
            Effect::Heal { .. } => self.heal(id, numbers[0], ctx.side) > 0,
            Effect::Restore(_) => self.heal(id, i32::from(unit.damage), ctx.side) > 0,
            Effect::Destroy(_) => self.may_destroy(ctx, &unit.who.id) && self.destroy(id, &source),
            Effect::Stun(_) => self.stun(ctx, id),
            Effect::Dispel(_) => self.dispel_spaces(Squares::one(unit.at)) > 0,
            Effect::Reactivate(_) => self.reactivate(id),
            Effect::Bounce(_) => self.bounce(id),
            Effect::TakeControl { until, .. } => self.control(id, ctx.side, until_of(*until, ctx)),
            Effect::Teleport { to, .. } => {
                let to = self.space(ctx, *to);
                to.is_some_and(|to| self.teleport(id, to))
            }
            Effect::Transform { into, form, until, .. } => {
                self.transform_into(ctx, id, into, *form, until_of(*until, ctx))
            }
            Effect::Grant { traits, until, .. } => {
                traits.iter().for_each(|one| self.grant(ctx, id, *one, until_of(*until, ctx)));
                true
            }
            Effect::Give { ability, until, .. } => {
                let until = until_of(*until, ctx);
                self.change(Change { on: id, from: ctx.card, what: What::Ability(*ability), a: 0, h: 0, until });
                self.tell(rule!("duelyst:house.layer.1"), Fact::Gift { target: unit.who, card: ctx.card });
                true
            }
            Effect::GrantRandom(_) => self.grant_random(ctx, id),
            Effect::Remove(_, one) => {
                self.change(Change {
                    on: id,
                    from: ctx.card,
                    what: What::Without(*one),
                    a: 0,
                    h: 0,
                    until: Until::Ever,
                });
                true
            }
            Effect::Activate(_) => {
                self.reactivate(id);
                self.wait_unit(Task::Pet, id);
                true
            }
            Effect::Hatch(_) => {
                self.hatch(id);
                true
            }
            Effect::Grow(_) => {
                self.grow(id);
                true
            }
            _ => false,
        }
    }

    fn strengthen(&mut self, ctx: &Ctx, id: UnitId, numbers: [i32; 2], until: Until, spears: bool) {
        if spears {
            let [a, h] = numbers.map(|n| n.clamp(-999, 999) as i16);
            self.change(Change { on: id, from: ctx.card, what: What::Spears, a, h, until });
            if let Some(target) = self.s.find(id).map(|u| u.who) {
                self.tell(rule!("duelyst:tribe.structure.3"), Fact::Stats { target, attack: a, health: h });
            }
        } else {
            self.buff(id, ctx.card, numbers, until, rule!("duelyst:house.layer.1"));
        }
    }

    /// `duelyst:keyword.dispel.cannot.5`: its numbers become these; where health does, damage is gone first.
    fn become_numbers(&mut self, ctx: &Ctx, id: UnitId, [attack, health]: [Option<i16>; 2], until: Until) {
        let clause = rule!("duelyst:keyword.dispel.cannot.5");
        self.outdate_unit(id);
        let Some(unit) = self.s.find_mut(id) else { return };
        if health.is_some() {
            unit.damage = 0;
        }
        let target = unit.who;
        let from = ctx.card;
        if let Some(a) = attack {
            self.change(Change { on: id, from, what: What::SetAttack, a, h: 0, until });
        }
        if let Some(h) = health {
            self.change(Change { on: id, from, what: What::SetHealth, a: 0, h, until });
        }
        self.tell(clause, Fact::Become { target, attack, health });
    }

    fn grant(&mut self, ctx: &Ctx, id: UnitId, one: Trait, until: Until) {
        let Some(target) = self.s.find(id).map(|u| u.who) else { return };
        self.change(Change { on: id, from: ctx.card, what: What::Trait(one), a: 0, h: 0, until });
        self.tell(rule!("duelyst:house.layer.1"), Fact::Power { target, bit: of_trait(one).bit() });
    }

    fn grant_random(&mut self, ctx: &Ctx, id: UnitId) -> bool {
        let Some(unit) = self.s.find(id).copied() else { return false };
        let mut open: Pile<u8, 10> = Pile::default();
        RANDOM.iter().enumerate().filter(|(_, one)| !unit.has(of_trait(**one))).for_each(|(n, _)| {
            open.push(n as u8);
        });
        let Some(n) = self.roll(open.len()) else { return false };
        self.grant(ctx, id, RANDOM[usize::from(open[n])], Until::Ever);
        true
    }

    /// Each of them has the keywords of the others.
    fn share(&mut self, ctx: &Ctx, list: &'static [Is]) -> u8 {
        let group = self.matching(ctx, list);
        let powers = |s: &State, met: &Met| s.find(met.id).map_or(Powers::NONE, |u| u.powers);
        let all = group.iter().fold(Powers::NONE, |all, met| all | powers(self.s, met));
        for met in group.iter() {
            let own = powers(self.s, met);
            for one in RANDOM.iter().filter(|one| all.has(of_trait(**one)) && !own.has(of_trait(**one))) {
                self.grant(ctx, met.id, *one, Until::Ever);
            }
        }
        group.len() as u8
    }

    /// Damage to the enemy General, and as much healing for one's own.
    fn drain(&mut self, ctx: &Ctx, amount: i32) -> u8 {
        let enemy = self.s.players[ctx.side.other()].general;
        let own = self.s.players[ctx.side].general;
        let source = Subject::effect(ctx.side, self.s.find(ctx.bearer).copied(), ctx.card, ctx.ability);
        let clause = damage::by_card(ctx.card);
        let taken = self.hurt(enemy, Calc::traced(amount, clause, self.log.trace()), &source, clause);
        self.heal(own, taken.into(), ctx.side);
        u8::from(taken > 0)
    }

    /// A card that says what its own death does goes from the graveyard to its owner's hand.
    fn bounce_dead(&mut self, ctx: &Ctx) -> bool {
        let graveyard = &mut self.s.players[ctx.side].graveyard;
        let Some(grave) = graveyard.iter().rev().find(|g| g.card == ctx.card && g.died).copied() else { return false };
        graveyard.remove(grave);
        self.gain_card(ctx.side, Held::plain(ctx.card));
        true
    }

    fn swap_known(&mut self, ctx: &mut Ctx, one: Ref, other: Ref) -> u8 {
        let first = |resolver: &Self, of| resolver.rules.first_known(resolver.s, ctx, of).map(|met| met.id);
        match (first(self, one), first(self, other)) {
            (Some(one), Some(other)) => u8::from(self.swap(one, other)),
            _ => 0,
        }
    }

    /// `duelyst:keyword.build.2`: own buildings count down.
    fn hasten(&mut self, ctx: &Ctx) -> u8 {
        let mut ids: Pile<UnitId, { MAX_UNITS }> = Pile::default();
        self.s.of(ctx.side).filter(|u| u.counter > 0).for_each(|u| {
            ids.push(u.who.id);
        });
        ids.iter().for_each(|id| self.count_down(*id, 1));
        ids.len() as u8
    }

    /// `duelyst:keyword.transform.1`
    fn transform_into(
        &mut self,
        ctx: &mut Ctx,
        id: UnitId,
        into: &'static content::Made,
        form: content::Form,
        until: Until,
    ) -> bool {
        let Some(unit) = self.s.find(id).copied() else { return false };
        ctx.instead = unit.is;
        let Some(made) = self.make(ctx, into) else { return false };
        let body = Body::new(made.card, form);
        let done = match until {
            Until::Ever => self.transform(id, body, rule!("duelyst:keyword.transform.1")),
            until => self.transform_until(id, body, until, ctx.card),
        };
        if done {
            self.copy_changes(made.like, id);
        }
        done
    }
}

/// To whom an effect on units is done.
fn whom(effect: &Effect) -> Option<&Whom> {
    Some(match effect {
        Effect::Buff { who, .. }
        | Effect::Become { who, .. }
        | Effect::SwapStats(who)
        | Effect::Damage { who, .. }
        | Effect::Heal { who, .. }
        | Effect::Restore(who)
        | Effect::Destroy(who)
        | Effect::Stun(who)
        | Effect::Dispel(who)
        | Effect::Reactivate(who)
        | Effect::Bounce(who)
        | Effect::TakeControl { who, .. }
        | Effect::Teleport { who, .. }
        | Effect::Transform { who, .. }
        | Effect::Grant { who, .. }
        | Effect::Give { who, .. }
        | Effect::GrantRandom(who)
        | Effect::Remove(who, _)
        | Effect::Activate(who)
        | Effect::Hatch(who)
        | Effect::Grow(who) => who,
        _ => return None,
    })
}

fn until_of(until: Lasts, ctx: &Ctx) -> Until {
    lasting::until(until, ctx.side)
}
