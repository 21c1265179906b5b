//! A sentence of the card language, carried out.

use crate::chapters::combat::damage;
use crate::chapters::layers::lasting;
use crate::chapters::queue::choose::is_aimed;
use crate::chapters::select::context::{Ctx, Group, Met, Subject};
use crate::content::powers::Powers;
use crate::content::{self, AbilityId, CardId, Condition, Effect, Trigger, Whom};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{Job, MAX_UNITS, MAX_WATCHES, State, Unit, UnitId, Until, Watch, Who};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Carries out an ability that was set off.
    pub(crate) fn ability(&mut self, job: &Job, id: AbilityId) {
        let ability = content::ability(id);
        // duelyst:house.choose.1: without its target an effect does nothing.
        let aimed = ability.choose.is_empty() || is_aimed(ability, self.s.chosen.len());
        if !aimed || self.rules.has_lost_target(self.s, job, id) {
            return;
        }
        let it = std::cell::Cell::default();
        let mut ctx = Ctx { it: Some(&it), ..self.rules.job_ctx(self.s, job) };
        let waits = matches!(
            ability.only,
            None | Some(Condition::Zeal | Condition::Infiltrate | Condition::Destiny | Condition::BuildingToo)
        );
        if !waits && !ability.only.is_some_and(|only| self.rules.holds(self.s, &ctx, &only)) {
            return;
        }
        let mut cause = self.cause;
        if !content::card(job.card).is_spell() {
            let born = self.s.find(job.unit).map_or(job.card, |u| u.who.born);
            let unit = Who { id: job.unit, born };
            let clause = clause_of(&ability.when);
            cause = self.tell(clause, Fact::Trigger { side: job.side, unit, card: job.card });
        }
        self.because(cause, |resolver| resolver.effects(&mut ctx, &ability.then));
    }

    pub(crate) fn effects(&mut self, ctx: &mut Ctx, effects: &'static [Effect]) {
        for effect in effects {
            if self.s.outcome.is_some() {
                return;
            }
            self.effect(ctx, effect);
            self.settle();
        }
    }

    fn effect(&mut self, ctx: &mut Ctx, effect: &'static Effect) {
        match effect {
            Effect::Pick(who) => {
                let group = self.group(ctx, who);
                ctx.remember(group);
            }
            Effect::If { cond, then, other } => {
                let holds = self.rules.holds(self.s, ctx, cond);
                self.effects(ctx, if holds { then.0 } else { other.0 });
            }
            Effect::OneOf(lists) => {
                if let Some(n) = self.roll(lists.len()) {
                    self.effects(ctx, lists[n].0);
                }
            }
            Effect::Watch { ability, until, once } => {
                let until = lasting::until(*until, ctx.side);
                let (is, at) = ctx.was.map_or((CardId::default(), ctx.at), |was| (was.is, was.at));
                let (side, card, unit) = (ctx.side, ctx.card, ctx.chosen);
                self.keep_watch(Watch { side, card, ability: *ability, effect: 0, unit, is, at, once: *once, until });
            }
            Effect::Alter { until, .. } => self.leave(ctx, effect, lasting::until(*until, ctx.side)),
            _ if self.on_cards(ctx, effect) || self.on_players(ctx, effect) || self.on_board(ctx, effect) => {}
            _ => self.on_units(ctx, effect),
        }
    }

    /// Leaves a lasting effect behind.
    pub(crate) fn leave(&mut self, ctx: &Ctx, effect: &Effect, until: Until) {
        let unit = if ctx.chosen == UnitId::NONE { ctx.bearer } else { ctx.chosen };
        let number = lasting::number(ctx.ability, effect);
        self.watch(ctx.side, ctx.card, ctx.ability, number, unit, until);
    }

    pub(crate) fn watch(
        &mut self,
        side: Side,
        card: CardId,
        ability: AbilityId,
        effect: u8,
        unit: UnitId,
        until: Until,
    ) {
        self.keep_watch(Watch { side, card, ability, effect, unit, until, ..Watch::default() });
    }

    fn keep_watch(&mut self, watch: Watch) {
        if self.s.watches.len() < MAX_WATCHES {
            self.s.watches.push(watch);
            self.outdate();
        } else {
            self.dropped(watch.side, watch.card);
        }
    }

    /// Those whom an effect is about, in the order they entered the board.
    pub(crate) fn group(&mut self, ctx: &Ctx, who: &Whom) -> Group {
        match who {
            Whom::Ref(of) => self.rules.known(self.s, ctx, *of),
            Whom::All(list) => self.matching(ctx, list),
            Whom::Random(list) => {
                let all = self.matching(ctx, list);
                self.some_of(&all, 1)
            }
            Whom::Several(amount, list) => {
                let count = self.rules.amount(self.s, ctx, *amount).clamp(0, MAX_UNITS as i32) as usize;
                let all = self.matching(ctx, list);
                self.some_of(&all, count)
            }
            Whom::Nearest(list) => {
                let all = self.matching(ctx, list);
                let steps = |met: &Met| self.rules.board.steps(ctx.at, met.at);
                let least = all.iter().map(steps).min();
                let mut closest = Group::default();
                all.iter().filter(|met| Some(steps(met)) == least).for_each(|met| {
                    closest.push(*met);
                });
                self.some_of(&closest, 1)
            }
            Whom::Cards(_) | Whom::RandomCard(_) => Group::default(),
        }
    }

    pub(crate) fn matching(&self, ctx: &Ctx, list: &[content::Is]) -> Group {
        let mut group = Group::default();
        // duelyst:keyword.invulnerable.1: nothing affects it.
        let open = |u: &&Unit| !u.has(Powers::INVULNERABLE) && self.rules.is_unit(self.s, ctx, u, list);
        self.s.units.iter().filter(open).for_each(|u| {
            group.push(Met { id: u.who.id, at: u.at });
        });
        group
    }

    /// So many of a group; chance picks.
    fn some_of(&mut self, all: &Group, count: usize) -> Group {
        let mut tiles: Squares = all.iter().map(|met| met.at).collect();
        let mut some = Group::default();
        while some.len() < count
            && let Some(cell) = self.pick(tiles)
        {
            tiles &= !Squares::one(cell);
            all.iter().filter(|met| met.at == cell).for_each(|met| {
                some.push(*met);
            });
        }
        some
    }

    /// Damage to all of a group at the same time.
    pub(crate) fn harm(&mut self, ctx: &Ctx, group: &Group, amount: i32) -> u8 {
        let who = self.s.find(ctx.bearer).copied();
        let source = Subject::effect(ctx.side, who, ctx.card, ctx.ability);
        let mut done = 0;
        for met in group.iter() {
            let clause = damage::by_card(ctx.card);
            let calc = Calc::traced(amount.max(0), clause, self.log.trace());
            done += u8::from(self.hurt(met.id, calc, &source, clause) > 0);
        }
        done
    }
}

/// The clause by which an ability happens.
fn clause_of(when: &Trigger) -> Clause {
    match when {
        Trigger::Gambit => rule!("duelyst:keyword.opening-gambit.1"),
        Trigger::DyingWish => rule!("duelyst:keyword.dying-wish.1"),
        Trigger::Bond => rule!("duelyst:keyword.bond.1"),
        Trigger::BloodSurge => rule!("duelyst:keyword.blood-surge.1"),
        Trigger::Intensify => rule!("duelyst:keyword.intensify.1"),
        Trigger::Deathwatch => rule!("duelyst:keyword.deathwatch.1"),
        Trigger::Built { .. } | Trigger::Finished => rule!("duelyst:keyword.build.3"),
        Trigger::Hatch => rule!("duelyst:keyword.rebirth.1"),
        Trigger::Reveal => rule!("duelyst:keyword.sentinel.2"),
        Trigger::Backstab => rule!("duelyst:keyword.backstab.1"),
        Trigger::Draw(_) => rule!("duelyst:keyword.draw.1"),
        Trigger::Replace | Trigger::Replaced => rule!("duelyst:replace.1"),
        Trigger::Healed { .. } => rule!("duelyst:keyword.heal.2"),
        _ => rule!("duelyst:house.queue.1"),
    }
}
