//! Choices (`duelyst:house.choose.1`): what an effect asks for before it happens, and what may be answered.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::keywords::stun::is_in_vain;
use crate::chapters::select::context::Ctx;
use crate::content::powers::Powers;
use crate::content::{self, Ability, Choice};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{Job, MAX_CHOSEN, Question, State, Target, Task, Unit, UnitId, Who};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::{Ask, Resolve};
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The refusal of an answer where nothing is asked.
pub(crate) fn nothing_asked() -> Refusal {
    Refusal::new("nothing-asked", rule!("duelyst:house.choose.1"))
}

impl Duelyst {
    /// What the next effect in line asks for, if it asks for anything.
    pub(crate) fn asks(&self, s: &State) -> Option<Ask<Question>> {
        let job = s.jobs.first()?;
        let ask = |among, units, may_decline, clause| {
            let target = Target { unit: job.unit, among, units, may_decline };
            Some(Ask { side: job.side, question: Question::Target(target), clause })
        };
        match job.task {
            Task::Ability(id) if !self.has_lost_target(s, job, id) => {
                let ability = content::ability(id);
                let (choice, before) = slot(ability, s.chosen.len())?;
                let among = self.among(s, &self.job_ctx(s, job), choice, before);
                let units = matches!(choice, Choice::Unit(_));
                if among.is_empty() { None } else { ask(among, units, false, rule!("duelyst:house.choose.1")) }
            }
            Task::Mechazor if s.chosen.is_empty() => {
                ask(self.board.all & !s.taken(), false, true, rule!("duelyst:tribe.mech.2"))
            }
            _ => None,
        }
    }

    /// The reader of an effect in line, with what was chosen so far.
    pub(crate) fn job_ctx(&self, s: &State, job: &Job) -> Ctx<'static> {
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
            let who = Who { id: job.unit, born: job.cause.card };
            let gone = Unit { who, is: job.cause.card, at: job.at, side: job.side, ..Unit::default() };
            ctx.was = Some(s.find(job.unit).copied().unwrap_or(gone));
        }
        ctx.second = unit(1).map_or(UnitId::NONE, |u| u.who.id);
        ctx
    }

    /// What may be answered to a choice.
    pub(crate) fn among(&self, s: &State, ctx: &Ctx, choice: &Choice, before: usize) -> Squares {
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
}

/// The choice that the `n`th target answers, and how many targets come before that choice.
pub(crate) fn slot(ability: &'static Ability, n: usize) -> Option<(&'static Choice, usize)> {
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
pub(crate) fn is_aimed(ability: &'static Ability, chosen: usize) -> bool {
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

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A target more for the next effect in line.
    pub(crate) fn choose(&mut self, side: Side, at: Cell) -> EventId {
        if self.s.chosen.len() < MAX_CHOSEN {
            self.s.chosen.push(at);
        }
        self.tell(rule!("duelyst:house.choose.1"), Fact::Choice { side, at })
    }

    /// Nothing is chosen: the effect is given up.
    pub(crate) fn decline(&mut self, side: Side) -> EventId {
        self.s.chosen.push(Cell::OFF);
        self.tell(rule!("duelyst:tribe.mech.2"), Fact::Decline { side })
    }
}

impl Target {
    /// Whether this answers it (`duelyst:house.choose.1`).
    pub(crate) fn may_answer(&self, action: Action) -> Check {
        let clause = rule!("duelyst:house.choose.1");
        match action {
            Action::Choose(at) => ensure(self.among.has(at), "no-target", clause),
            Action::Decline => ensure(self.may_decline, "no-decline", clause),
            _ => Err(Refusal::new("choose-first", clause)),
        }
    }

    /// Offers its answers.
    pub(crate) fn offer_answers(&self, offer: &mut dyn FnMut(Action)) {
        self.among.iter().for_each(|cell| offer(Action::Choose(cell)));
        if self.may_decline {
            offer(Action::Decline);
        }
    }
}
