//! Choices (`duelyst:house.choose.1`): what an effect asks for before it happens, and what may be answered.

use super::Duelyst;
use super::board::Squares;
use super::content::{self, Ability, CardId, Choice, Effect};
use super::powers::Powers;
use super::select::Ctx;
use super::state::{Cause, Job, MAX_CHOSEN, Serial, State, Task, Unit};
use rulewright_engine::covers;
use rulewright_engine::event::EventId;
use rulewright_engine::grid::Cell;
use rulewright_engine::side::Side;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ask {
    /// Who decides.
    pub side: Side,
    /// The card whose effect asks.
    pub card: CardId,
    /// The unit whose effect it is.
    pub unit: Serial,
    /// What may be chosen.
    pub among: Squares,
    /// Units are chosen, not spaces.
    pub units: bool,
    /// Nothing may be chosen instead.
    pub may_decline: bool,
}

impl Duelyst {
    /// What the next effect in line asks for, if it asks for anything.
    pub(super) fn asks(&self, s: &State) -> Option<Ask> {
        let job = s.jobs.first()?;
        let ask = |among, units, may_decline| {
            Some(Ask { side: job.side, card: job.card, unit: job.unit, among, units, may_decline })
        };
        match job.task {
            Task::Ability(id) if !self.has_lost_target(s, job, id) => {
                let ability = content::ability(id);
                let (choice, before) = slot(ability, s.chosen.len())?;
                let among = self.among(s, &self.job_ctx(s, job), choice, before);
                if among.is_empty() { None } else { ask(among, matches!(choice, Choice::Unit(_)), false) }
            }
            // duelyst:tribe.mech.2
            Task::Mechazor if s.chosen.is_empty() => ask(self.board.all & !s.taken(), false, true),
            _ => None,
        }
    }

    /// What a spell remembers of the first target that was named with its card: the space, and who stood there where it is
    /// aimed at a unit, wherever that goes before the spell does anything.
    pub(super) fn target_named(&self, s: &State, id: content::AbilityId, at: Cell) -> Cause {
        let at_unit = matches!(content::ability(id).choose.0, [Choice::Unit(_), ..]);
        let unit = s.on(at).filter(|_| at_unit && at.is_on()).map_or(Serial::NONE, |unit| unit.who.id);
        Cause { unit, at, ..Cause::NONE }
    }

    /// `duelyst:card.spell.1.r1`: whether the unit that a spell was aimed at has left the board before the spell did
    /// anything.
    pub(super) fn has_lost_target(&self, s: &State, job: &Job, id: content::AbilityId) -> bool {
        super::bloodbound::is_cast(id) && job.cause.unit != Serial::NONE && s.find(job.cause.unit).is_none()
    }

    /// The reader of an effect in line, with what was chosen so far.
    pub(super) fn job_ctx(&self, s: &State, job: &Job) -> Ctx<'static> {
        let Task::Ability(id) = job.task else { return Ctx::plain(job.side) };
        let mut ctx = Ctx::job(job, id);
        let choices = &content::ability(id).choose;
        let unit = |n: usize| -> Option<&Unit> {
            let cell = s.chosen.get(n)?;
            matches!(slot_of(choices, n)?.0, Choice::Unit(_)).then(|| s.on(*cell)).flatten()
        };
        if let Some(chosen) = unit(0) {
            (ctx.chosen, ctx.was) = (chosen.who.id, Some(*chosen));
        } else if choices.is_empty() && content::card(job.card).is_spell() {
            // What a spell left for later knows whom its caster chose.
            ctx.chosen = job.unit;
            let who = super::state::Who { id: job.unit, born: job.cause.card };
            let gone = Unit { who, is: job.cause.card, at: job.at, side: job.side, ..Unit::default() };
            ctx.was = Some(s.find(job.unit).copied().unwrap_or(gone));
        }
        ctx.second = unit(1).map_or(Serial::NONE, |u| u.who.id);
        ctx
    }

    /// What may be answered to a choice.
    pub(super) fn among(&self, s: &State, ctx: &Ctx, choice: &Choice, before: usize) -> Squares {
        let chosen: Squares = s.chosen.iter().copied().collect();
        let free = || self.board.all & !s.taken() & !chosen;
        match choice {
            Choice::Unit(list) => {
                let fits = |u: &&Unit| self.is_target(ctx, u) && self.is_unit(s, ctx, u, list);
                s.units.iter().filter(fits).map(|u| u.at).collect::<Squares>() & !chosen
            }
            Choice::Space(place) => self.place(s, ctx, *place) & free(),
            Choice::AnySpace(place) => self.place(s, ctx, *place) & !chosen,
            Choice::Adjoining(_) => {
                let joined: Squares = s.chosen[before.min(s.chosen.len())..].iter().copied().collect();
                // duelyst:card.minion.1.r1: the first where a minion may be summoned, each other one beside one before it.
                let from = if joined.is_empty() { s.squares()[ctx.side] } else { joined };
                self.board.near_any(from) & free()
            }
            Choice::Area(size) => {
                let whole = u32::from(*size) * u32::from(*size);
                self.board.all.iter().filter(|c| self.board.area(*c, *size, *size).count() == whole).collect()
            }
        }
    }

    /// Whether somebody may be aimed at.
    fn is_target(&self, ctx: &Ctx, unit: &Unit) -> bool {
        // duelyst:keyword.invulnerable.1, duelyst:keyword.invulnerable.2
        let warded = unit.has(Powers::UNTARGETABLE) && unit.side != ctx.side && content::card(ctx.card).is_spell();
        covers!("duelyst:keyword.build.5");
        // A building is a unit like others until it is finished.
        !unit.has(Powers::INVULNERABLE) && !warded && !is_in_vain(ctx.ability, unit)
    }

    /// What a spell may be aimed at first; `None` when it needs no target.
    pub(super) fn first_targets(&self, s: &State, side: Side, card: CardId) -> Option<Squares> {
        let id = content::printed(card).find(|id| super::bloodbound::is_cast(*id))?;
        let ability = content::ability(id);
        let (choice, _) = slot(ability, 0)?;
        let ctx = Ctx::of(side, Serial::NONE, Cell::OFF, card, id);
        let among = self.among(s, &ctx, choice, 0);
        let more = ability.choose.iter().skip(1).any(|c| matches!(c, Choice::Unit(_) | Choice::Space(_)));
        if !more {
            return Some(among);
        }
        // A target after which another one is missing is none.
        let mut then = *s;
        let job = Job { task: Task::Ability(id), side, card, ..Job::default() };
        let mut leading = Squares::NONE;
        for cell in among.iter() {
            then.chosen.clear();
            then.chosen.push(cell);
            let ctx = self.job_ctx(&then, &job);
            if slot(ability, 1).is_none_or(|(next, before)| !self.among(&then, &ctx, next, before).is_empty()) {
                leading.insert(cell);
            }
        }
        Some(leading)
    }
}

/// `duelyst:keyword.stun.2`: whoever is stunned is no target of what would reactivate it and do nothing else.
pub(super) fn is_in_vain(id: content::AbilityId, unit: &Unit) -> bool {
    unit.stunned.is_some() && content::ability(id).then.iter().all(|effect| matches!(effect, Effect::Reactivate(_)))
}

/// The choice that the `n`th target answers, and how many targets come before that choice.
pub(super) fn slot(ability: &'static Ability, n: usize) -> Option<(&'static Choice, usize)> {
    if n < MAX_CHOSEN { slot_of(&ability.choose, n) } else { None }
}

fn slot_of(choices: &content::Choices, n: usize) -> Option<(&'static Choice, usize)> {
    let mut before = 0;
    for choice in choices.0 {
        let wide = if let Choice::Adjoining(count) = choice { usize::from(*count) } else { 1 };
        if n < before + wide {
            return Some((choice, before));
        }
        before += wide;
    }
    None
}

/// Whether an effect has all the targets it cannot do without.
pub(super) fn is_aimed(ability: &'static Ability, chosen: usize) -> bool {
    let mut needed = 0;
    for choice in ability.choose.0 {
        if !matches!(choice, Choice::Adjoining(_)) {
            needed += 1;
        } else {
            return chosen > 0;
        }
    }
    chosen >= needed
}

impl<C: rulewright_engine::chance::Chance, L: rulewright_engine::event::Log<super::fact::Fact, super::state::State>>
    super::Judge<'_, C, L>
{
    /// A target more for the next effect in line.
    pub(super) fn choose(&mut self, at: Cell) -> EventId {
        let Some(ask) = self.rules.asks(self.s) else { return EventId::NONE };
        if self.s.chosen.len() < MAX_CHOSEN {
            self.s.chosen.push(at);
        }
        self.tell(rulewright_engine::rule!("duelyst:house.choose.1"), super::fact::Fact::Choice { side: ask.side, at })
    }

    /// Nothing is chosen: the effect is given up.
    pub(super) fn decline(&mut self) -> EventId {
        let Some(ask) = self.rules.asks(self.s) else { return EventId::NONE };
        self.s.chosen.push(Cell::OFF);
        self.tell(rulewright_engine::rule!("duelyst:tribe.mech.2"), super::fact::Fact::Decline { side: ask.side })
    }
}
