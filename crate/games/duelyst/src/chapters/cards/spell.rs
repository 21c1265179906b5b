//! Spells (`duelyst:card.spell.*`), Bloodbound Spells too: what they are aimed at, and what becomes of them.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::keywords::stun::is_in_vain;
use crate::chapters::queue::choose::slot;
use crate::chapters::queue::moments::Moment;
use crate::chapters::select::context::Ctx;
use crate::content::powers::Powers;
use crate::content::{self, CardId, Choice, Effect, Ref, Reveal, Whom, is_cast};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{Cause, Grave, Job, State, Task, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Duelyst {
    /// What a spell remembers of the first target that was named with its card: the space, and who stood there where it is
    /// aimed at a unit, wherever that goes before the spell does anything.
    pub(crate) fn target_named(&self, s: &State, id: content::AbilityId, at: Cell) -> Cause {
        let at_unit = matches!(content::ability(id).choose.0, [Choice::Unit(_), ..]);
        let unit = s.on(at).filter(|_| at_unit && at.is_on()).map_or(UnitId::NONE, |unit| unit.who.id);
        Cause { unit, at, ..Cause::NONE }
    }

    /// `duelyst:card.spell.1.r1`: whether the unit that a spell was aimed at has left the board before the spell did
    /// anything.
    pub(crate) fn has_lost_target(&self, s: &State, job: &Job, id: content::AbilityId) -> bool {
        is_cast(id) && job.cause.unit != UnitId::NONE && s.find(job.cause.unit).is_none()
    }

    /// What a spell may be aimed at first; `None` when it needs no target.
    pub(crate) fn first_targets(&self, s: &State, side: Side, card: CardId) -> Option<Squares> {
        let id = content::printed(card).find(|id| is_cast(*id))?;
        let ability = content::ability(id);
        let (choice, _) = slot(ability, 0)?;
        let ctx = Ctx::of(side, UnitId::NONE, Cell::OFF, card, id);
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

    /// The first target of a spell.
    pub(crate) fn is_aimed_well(&self, s: &State, side: Side, card: CardId, at: Cell) -> Check {
        let clause = rule!("duelyst:house.choose.1");
        let Some(targets) = self.first_targets(s, side, card) else { return ensure(!at.is_on(), "no-target", clause) };
        if targets.has(at) {
            return Ok(());
        }
        let who = s.on(at).filter(|_| at.is_on());
        // The clause that shelters whoever stands there, where one does.
        if who.is_some_and(|u| u.has(Powers::INVULNERABLE)) {
            let clause = if heals(card) {
                rule!("duelyst:keyword.invulnerable.2")
            } else {
                rule!("duelyst:keyword.invulnerable.1")
            };
            return Err(Refusal::new("invulnerable", clause));
        }
        let cast = content::printed(card).find(|id| is_cast(*id));
        if cast.is_some_and(|id| who.is_some_and(|u| is_in_vain(id, u))) {
            return Err(Refusal::new("stunned", rule!("duelyst:keyword.stun.2")));
        }
        let joins =
            |id: content::AbilityId| matches!(content::ability(id).choose.0, [content::Choice::Adjoining(_), ..]);
        if at.is_on() && who.is_none() && cast.is_some_and(joins) {
            return Err(Refusal::new("not-near", rule!("duelyst:card.minion.1.r1")));
        }
        let general = who.is_some_and(|u| self.is_general(s, u));
        Err(Refusal::new("no-target", if general { rule!("duelyst:card.general.1") } else { clause }))
    }

    /// Offers a spell at each of its first targets; once, where it needs none.
    pub(crate) fn offer_aims(
        &self,
        s: &State,
        side: Side,
        card: CardId,
        cast: impl Fn(Cell) -> Action,
        out: &mut Vec<Action>,
    ) {
        match self.first_targets(s, side, card) {
            Some(targets) => targets.iter().for_each(|at| out.push(cast(at))),
            None => out.push(cast(Cell::OFF)),
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Queues what waits for a spell that is cast (`duelyst:card.spell.1.r1`), then the effects of the spell, and what
    /// comes when they are done.
    pub(crate) fn cast(&mut self, side: Side, card: CardId, at: Cell, after: Task) {
        let intensifies = content::card(card).keywords.has(content::Keyword::Intensify);
        let amount = if intensifies { self.use_up(side, card) } else { 0 };
        covers!("duelyst:card.spell.1.r1");
        self.raise(&Moment::Spell(side, card));
        let job = |task, cause| Job { task, side, card, cause, ..Job::default() };
        // The first target was named with the card.
        let mut first = Some(at);
        for id in content::printed(card).filter(|id| is_cast(*id)) {
            let cause = first.take().map_or(Cause::NONE, |at| self.rules.target_named(self.s, id, at));
            self.wait(job(Task::Ability(id), Cause { amount, ..cause }));
        }
        self.wait(job(after, Cause::NONE));
    }

    /// The first target of the spell that comes next in line, as it was named with the card.
    pub(crate) fn aim(&mut self) {
        let Some(job) = self.s.jobs.first().copied().filter(|_| self.s.chosen.is_empty()) else { return };
        if !matches!(job.task, Task::Ability(id) if is_cast(id)) || !job.cause.at.is_on() {
            return;
        }
        let at = self.s.find(job.cause.unit).map_or(job.cause.at, |unit| unit.at);
        self.s.chosen.push(at);
    }

    /// `duelyst:card.spell.1`: the spell has done what it does.
    pub(crate) fn spell_done(&mut self, job: &Job) {
        self.discard(job.side, Grave { card: job.card, turn: self.s.turn, died: false });
        let fact = Fact::Discard { side: job.side, card: job.card };
        let done = self.tell(rule!("duelyst:card.spell.1"), fact);
        self.because(done, |resolver| resolver.spell_over(job.side, job.card));
    }

    /// The spell has done what it does: what hides shows itself, for an aimed spell comes before what it would cause
    /// (`duelyst:keyword.sentinel.3`).
    pub(crate) fn spell_over(&mut self, side: Side, card: CardId) {
        self.s.last_spell = Some((side, card));
        self.alarm(side, Reveal::Spell, Cause { card, ..Cause::NONE });
    }
}

/// Whether a spell heals the unit that it is aimed at.
fn heals(spell: CardId) -> bool {
    let chosen = Whom::Ref(Ref::Chosen);
    let heals = |effect: &Effect| match effect {
        Effect::Heal { who, .. } | Effect::Restore(who) => *who == chosen,
        _ => false,
    };
    content::printed(spell).filter(|id| is_cast(*id)).any(|id| content::ability(id).then.iter().any(heals))
}
