//! Effects: the sentences of the card language, carried out.

mod board;
mod cards;
mod made;
mod players;
mod units;

use std::cell::Cell;

use super::ask::is_aimed;
use super::board::Squares;
use super::content::{self, AbilityId, CardId, Condition, Effect, Form, Number, Whom};
use super::fact::Fact;
use super::powers::Powers;
use super::select::{Ctx, Group, Met, Subject};
use super::state::{Job, MAX_UNITS, MAX_WATCHES, Serial, State, Unit, Until, Watch, Who};
use super::summon::Arrival;
use super::{Judge, damage, lasting, tell};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::rule;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// Carries out an ability that was set off.
    pub(super) fn ability(&mut self, job: &Job, id: AbilityId) {
        let ability = content::ability(id);
        // duelyst:house.choose.1: without its target an effect does nothing.
        let aimed = ability.choose.is_empty() || is_aimed(ability, self.s.chosen.len());
        if !aimed || self.rules.has_lost_target(self.s, job, id) {
            return;
        }
        let it = Cell::default();
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
            let clause = tell::clause_of(&ability.when);
            cause = self.tell(clause, Fact::Trigger { side: job.side, unit, card: job.card });
        }
        self.because(cause, |judge| judge.effects(&mut ctx, &ability.then));
    }

    pub(super) fn effects(&mut self, ctx: &mut Ctx, effects: &'static [Effect]) {
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
    pub(super) fn leave(&mut self, ctx: &Ctx, effect: &Effect, until: Until) {
        let unit = if ctx.chosen == Serial::NONE { ctx.bearer } else { ctx.chosen };
        let number = lasting::number(ctx.ability, effect);
        self.watch(ctx.side, ctx.card, ctx.ability, number, unit, until);
    }

    pub(super) fn watch(
        &mut self,
        side: Side,
        card: CardId,
        ability: AbilityId,
        effect: u8,
        unit: Serial,
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
    pub(super) fn group(&mut self, ctx: &Ctx, who: &Whom) -> Group {
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

    fn matching(&self, ctx: &Ctx, list: &[content::Is]) -> Group {
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

    /// One of so many; chance is asked only where there is a choice.
    pub(super) fn roll(&mut self, sides: usize) -> Option<usize> {
        match sides {
            0 | 1 => sides.checked_sub(1),
            _ => {
                let numbers: [Number; 16] = std::array::from_fn(|n| Number(n as u8));
                Some(self.chance.draw::<Number>(&numbers[..sides.min(16)]))
            }
        }
    }

    /// Damage to all of a group at the same time.
    pub(super) fn harm(&mut self, ctx: &Ctx, group: &Group, amount: i32) -> u8 {
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

    /// MECHAZ0R! stands where its player wants it (`duelyst:tribe.mech.2`), or nowhere.
    pub(super) fn summon_mechazor(&mut self, job: &Job) {
        let Some(at) = self.s.chosen.first().copied().filter(|at| at.is_on()) else { return };
        let arrival = Arrival {
            card: content::known().mechazor,
            form: Form::Itself,
            side: job.side,
            owner: job.side,
            at,
            more: (0, 0),
            from_hand: false,
        };
        self.summon(&arrival, rule!("duelyst:tribe.mech.2"));
    }
}
