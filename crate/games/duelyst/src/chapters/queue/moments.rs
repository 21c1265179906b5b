//! Moments: what happens that abilities may wait for, and who of all on the table hears it
//! (`duelyst:house.queue.1`).

use crate::chapters::select::context::{Ctx, Subject};
use crate::content::listen::class;
use crate::content::listen::{
    BLOOD_SURGE, BUILT, DAMAGE, DEATH, DRAW, FIGHT, HEALED, LAID, MOVED, PLAY, REPLACE, SPELL, SUMMON, TURN_END,
    TURN_START,
};
use crate::content::{self, AbilityId, CardId, Condition, Tile, Trigger};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Cause, Job, State, Task, Unit, UnitId, What, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;

/// Something that happened, told to all that may wait for it.
#[derive(Clone, Copy)]
pub(crate) enum Moment<'a> {
    TurnStart(Side),
    TurnEnd(Side),
    BloodSurge(Side),
    Summon(&'a Unit),
    /// A minion played from hand stands.
    Play(&'a Unit),
    /// A card that is no minion is played from hand; it has done nothing yet.
    PlayCard(Side, CardId),
    /// A spell is cast; it has done nothing yet.
    Spell(Side, CardId),
    Laid(Side, Tile, Cell),
    /// Who takes damage, who or what dealt it, how much; whether the unit lives on.
    Damage(&'a Unit, &'a Subject, i16, bool),
    /// Who fights against whom: an attack, or a strike back.
    Fight {
        who: &'a Unit,
        with: &'a Unit,
        strikes_back: bool,
    },
    /// The fight is over.
    After {
        who: &'a Unit,
        with: &'a Unit,
        strikes_back: bool,
    },
    Backstab(&'a Unit, &'a Unit),
    /// Who died, and who or what killed it.
    Death(&'a Unit, &'a Subject),
    Healed(&'a Unit),
    Moved(&'a Unit),
    Draw(Side),
    Replace(Side),
    Built(&'a Unit),
}

impl Moment<'_> {
    fn class(&self) -> u32 {
        1 << match self {
            Moment::TurnStart(_) => TURN_START,
            Moment::TurnEnd(_) => TURN_END,
            Moment::BloodSurge(_) => BLOOD_SURGE,
            Moment::Summon(_) => SUMMON,
            Moment::Play(_) | Moment::PlayCard(..) => PLAY,
            Moment::Spell(..) => SPELL,
            Moment::Laid(..) => LAID,
            Moment::Damage(..) => DAMAGE,
            Moment::Fight { .. } | Moment::After { .. } | Moment::Backstab(..) => FIGHT,
            Moment::Death(..) => DEATH,
            Moment::Healed(_) => HEALED,
            Moment::Moved(_) => MOVED,
            Moment::Draw(_) => DRAW,
            Moment::Replace(_) => REPLACE,
            Moment::Built(_) => BUILT,
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Sets off whatever waits for this, in the order of `duelyst:house.queue.1`: the side whose action is being
    /// resolved first, its units as they entered the board, then artifacts, then lasting effects.
    pub(crate) fn raise(&mut self, moment: &Moment) {
        for side in self.in_order() {
            self.raise_for(side, moment);
        }
    }

    /// The same for one side alone.
    pub(crate) fn raise_for(&mut self, side: Side, moment: &Moment) {
        let class = moment.class();
        // Most moments are heard by nobody.
        let units = if self.s.derived.listeners & class == 0 { 0 } else { self.s.units.len() };
        for n in 0..units {
            let unit = &self.s.units[n];
            if unit.side == side && unit.listens & class != 0 {
                let unit = *unit;
                self.hear_unit(&unit, moment);
            }
        }
        for n in 0..self.s.players[side].artifacts.len() {
            let card = self.s.players[side].artifacts[n].card;
            if content::sheet(card).listens & class != 0
                && let Some(general) = self.rules.general(self.s, side).copied()
            {
                content::printed(card).for_each(|id| self.hear(side, &general, card, id, moment));
            }
        }
        let mut n = 0;
        while n < self.s.watches.len() {
            let watch = self.s.watches[n];
            n += 1;
            if watch.side != side || watch.effect != 0 || class_of(watch.ability) & class == 0 {
                continue;
            }
            let ability = content::ability(watch.ability);
            // The minion of a Destiny is its bearer: as others, it does not hear of its own arrival.
            let bearer = if ability.only == Some(Condition::Destiny) { watch.unit } else { UnitId::NONE };
            let ctx = Ctx { chosen: watch.unit, ..Ctx::of(side, bearer, Cell::OFF, watch.card, watch.ability) };
            if let Some(cause) = self.rules.heard(self.s, &ctx, &ability.when, moment) {
                // Where the moment is about nobody, it is about whom the spell was.
                let about = Cause { unit: watch.unit, at: watch.at, card: watch.is, amount: 0 };
                let cause = if cause == Cause::NONE { about } else { cause };
                let (task, card) = (Task::Ability(watch.ability), watch.card);
                self.wait(Job { task, side, unit: watch.unit, at: watch.at, card, cause, ..Job::default() });
                if watch.once {
                    n -= 1;
                    self.s.watches.take(n);
                }
            }
        }
    }

    /// What a unit's own abilities, printed or given, hear.
    pub(crate) fn hear_unit(&mut self, unit: &Unit, moment: &Moment) {
        if !unit.is_marked(mark::DISPELLED) {
            content::printed(unit.is).for_each(|id| self.hear(unit.side, unit, unit.is, id, moment));
        }
        for n in 0..self.s.changes.len() {
            let change = self.s.changes[n];
            if change.on == unit.who.id
                && let What::Ability(id) = change.what
            {
                self.hear(unit.side, unit, change.from, id, moment);
            }
        }
        for (card, id) in self.rules.lent(self.s, unit).iter().copied() {
            self.hear(unit.side, unit, card, AbilityId(id), moment);
        }
    }

    fn hear(&mut self, side: Side, unit: &Unit, card: CardId, id: AbilityId, moment: &Moment) {
        let ability = content::ability(id);
        if class(&ability.when) & moment.class() == 0 {
            return;
        }
        let ctx = Ctx::of(side, unit.who.id, unit.at, card, id);
        if matches!(ability.only, Some(Condition::Destiny)) || !self.rules.holds_now(self.s, &ctx, ability, unit) {
            return;
        }
        let Some(cause) = self.rules.heard(self.s, &ctx, &ability.when, moment) else { return };
        let task = Task::Ability(id);
        covers!("duelyst:card.spell.1.r2");
        // What a spell's damage sets off waits until the spell is done, and so once for all of it.
        let by_spell = matches!(moment, Moment::Damage(_, source, ..) if source.is_spell());
        let waits = |job: &Job| job.task == task && job.unit == unit.who.id;
        if by_spell && matches!(ability.when, Trigger::Deals { .. }) && self.s.jobs.iter().any(waits) {
            return;
        }
        self.wait(Job { task, side, unit: unit.who.id, at: unit.at, card, cause, ..Job::default() });
    }

    /// Abilities of a unit that wait for what happens to itself alone: its gambit, its dying wish, its bond.
    pub(crate) fn own(&mut self, unit: &Unit, cause: Cause, wanted: fn(&Trigger) -> bool) {
        if !unit.is_marked(mark::DISPELLED) {
            content::printed(unit.is).for_each(|id| self.own_one(unit, unit.is, id, cause, wanted));
        }
        for n in 0..self.s.changes.len() {
            let change = self.s.changes[n];
            if change.on == unit.who.id
                && let What::Ability(id) = change.what
            {
                self.own_one(unit, change.from, id, cause, wanted);
            }
        }
        for (card, id) in self.rules.lent(self.s, unit).iter().copied() {
            self.own_one(unit, card, AbilityId(id), cause, wanted);
        }
    }

    fn own_one(&mut self, unit: &Unit, card: CardId, id: AbilityId, cause: Cause, wanted: fn(&Trigger) -> bool) {
        let ability = content::ability(id);
        let ctx = Ctx::of(unit.side, unit.who.id, unit.at, card, id);
        if wanted(&ability.when)
            && !matches!(ability.only, Some(Condition::Destiny))
            && self.rules.holds_now(self.s, &ctx, ability, unit)
        {
            let (task, side) = (Task::Ability(id), unit.side);
            self.wait(Job { task, side, unit: unit.who.id, at: unit.at, card, cause, ..Job::default() });
        }
    }
}

fn class_of(id: AbilityId) -> u32 {
    class(&content::ability(id).when)
}
