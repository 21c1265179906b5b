//! Moments: what happens that abilities may wait for, and who of all on the table hears it
//! (`duelyst:house.queue.1`).

use super::content::{self, AbilityId, CardId, Condition, Is, Tile, Trigger, Whose, touch};
use super::fact::Fact;
use super::select::{Ctx, Subject};
use super::state::{Cause, Job, Serial, State, Task, Unit, Until, What, mark};
use super::{Duelyst, Judge};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::event::Log;
use rulewright_engine::grid::Cell;
use rulewright_engine::side::Side;

/// Something that happened, told to all that may wait for it.
#[derive(Clone, Copy)]
pub(super) enum Moment<'a> {
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

/// What kinds of moments a trigger waits for, one bit each: most moments are heard by nobody, and this tells so
/// quickly.
pub(super) const fn class(trigger: &Trigger) -> u32 {
    1 << match trigger {
        Trigger::Cast | Trigger::Gambit | Trigger::Intensify | Trigger::Trial(_) | Trigger::Replaced => OWN,
        Trigger::Passive => PASSIVE,
        Trigger::DyingWish => DYING_WISH,
        Trigger::Bond => BOND,
        Trigger::BloodSurge => BLOOD_SURGE,
        Trigger::Deathwatch | Trigger::Death { .. } | Trigger::Kill { .. } => DEATH,
        Trigger::Enters => ENTERS,
        Trigger::Built { .. } => BUILT,
        Trigger::Finished | Trigger::Hatch | Trigger::Reveal => CHANGED,
        Trigger::TurnStart(_) => TURN_START,
        Trigger::TurnEnd(_) => TURN_END,
        Trigger::Summon { .. } => SUMMON,
        Trigger::Play { .. } => PLAY,
        Trigger::Spell(_) => SPELL,
        Trigger::Laid(_) => LAID,
        Trigger::Damaged { .. } | Trigger::Deals { .. } => DAMAGE,
        Trigger::Fight { .. } | Trigger::Backstab => FIGHT,
        Trigger::Healed { .. } => HEALED,
        Trigger::Moved { .. } => MOVED,
        Trigger::Draw(_) => DRAW,
        Trigger::Replace => REPLACE,
    }
}

const OWN: u32 = 0;
pub(super) const PASSIVE: u32 = 1;
const DYING_WISH: u32 = 2;
const BOND: u32 = 3;
const BLOOD_SURGE: u32 = 4;
const DEATH: u32 = 5;
const ENTERS: u32 = 6;
const BUILT: u32 = 7;
const CHANGED: u32 = 8;
const TURN_START: u32 = 9;
const TURN_END: u32 = 10;
const SUMMON: u32 = 11;
const PLAY: u32 = 12;
const SPELL: u32 = 13;
const LAID: u32 = 14;
const DAMAGE: u32 = 15;
const FIGHT: u32 = 16;
const HEALED: u32 = 17;
const MOVED: u32 = 18;
const DRAW: u32 = 19;
const REPLACE: u32 = 20;

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

impl Duelyst {
    /// What an ability is told of a moment it waits for; `None` when it does not wait for this one.
    fn heard(&self, s: &State, ctx: &Ctx, trigger: &Trigger, moment: &Moment) -> Option<Cause> {
        let about = |unit: &Unit| Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 };
        let of = |list: &[Is], unit: &Unit| self.is_unit(s, ctx, unit, list);
        // The first list is the bearer alone when it is empty, the second anybody.
        let subject =
            |list: &[Is], unit: &Unit| if list.is_empty() { unit.who.id == ctx.bearer } else { of(list, unit) };
        let object = |list: &[Is], unit: &Unit| list.is_empty() || self.is_unit(s, ctx, unit, list);
        let by = |list: &[Is], source: &Subject| list.is_empty() || self.is_source(s, ctx, source, list);
        let arrival = |list: &[Is], unit: &Unit| {
            let own = unit.who.id == ctx.bearer;
            (!own || list.contains(&Is::OrSelf)) && of(list, unit)
        };
        match (trigger, moment) {
            (Trigger::TurnStart(whose), Moment::TurnStart(side)) | (Trigger::TurnEnd(whose), Moment::TurnEnd(side)) => {
                ctx.means(*whose, *side).then_some(Cause::NONE)
            }
            // duelyst:keyword.blood-surge.1: one's own spell only.
            (Trigger::BloodSurge, Moment::BloodSurge(side)) => (*side == ctx.side).then_some(Cause::NONE),
            (Trigger::Summon { of: list }, Moment::Summon(unit)) | (Trigger::Play { of: list }, Moment::Play(unit)) => {
                arrival(list, unit).then(|| about(unit))
            }
            // A card is of the list's player, or of anybody where it names none.
            (Trigger::Play { of: list }, Moment::PlayCard(side, card)) => {
                let own = *side == ctx.side;
                let theirs = !list.contains(if own { &Is::Enemy } else { &Is::Friendly });
                (theirs && self.is_card(s, ctx, *card, list)).then_some(Cause { card: *card, ..Cause::NONE })
            }
            (Trigger::Built { of: list }, Moment::Built(unit)) => {
                (if list.is_empty() { unit.who.id == ctx.bearer } else { of(list, unit) }).then(|| about(unit))
            }
            (Trigger::Spell(whose), Moment::Spell(side, card)) => {
                ctx.means(*whose, *side).then_some(Cause { card: *card, ..Cause::NONE })
            }
            (Trigger::Laid(tile), Moment::Laid(side, laid, at)) => {
                (*side == ctx.side && tile == laid).then_some(Cause { at: *at, ..Cause::NONE })
            }
            (Trigger::Damaged { who, by: from, survives }, Moment::Damage(unit, source, amount, lives)) => {
                let heard = subject(who, unit) && by(from, source) && (!survives || *lives);
                heard.then(|| Cause { amount: *amount, ..source.cause() })
            }
            (Trigger::Deals { who, to }, Moment::Damage(unit, source, amount, _)) => {
                covers!("duelyst:combat.resolve.1.r1");
                // By a blow or by an ability, but what this ability deals does not set it off once more.
                let own = source.ability == ctx.ability && source.unit() == Some(ctx.bearer);
                let dealt = source.is_spell() || source.who.is_some() && !own;
                let dealer = if who.is_empty() {
                    source.unit() == Some(ctx.bearer)
                } else {
                    self.is_source(s, ctx, source, who)
                };
                (dealt && dealer && object(to, unit)).then(|| Cause { amount: *amount, ..about(unit) })
            }
            (Trigger::Fight { who, with, attacks, strikes_back, attacked, after: false }, Moment::Fight { .. }) => {
                self.fights(s, ctx, moment, [who, with], [*attacks, *strikes_back, *attacked])
            }
            (Trigger::Fight { who, with, attacks, strikes_back, attacked, after: true }, Moment::After { .. }) => {
                self.fights(s, ctx, moment, [who, with], [*attacks, *strikes_back, *attacked])
            }
            (Trigger::Backstab, Moment::Backstab(unit, target)) => (unit.who.id == ctx.bearer).then(|| about(target)),
            // duelyst:keyword.deathwatch.1: minions, and not oneself.
            (Trigger::Deathwatch, Moment::Death(unit, _)) => {
                (!self.is_general(s, unit) && unit.who.id != ctx.bearer).then(|| about(unit))
            }
            (Trigger::Death { who }, Moment::Death(unit, _)) => subject(who, unit).then(|| about(unit)),
            (Trigger::Kill { who, of: list }, Moment::Death(unit, source)) => {
                let killer = if who.is_empty() {
                    source.unit() == Some(ctx.bearer)
                } else {
                    self.is_source(s, ctx, source, who)
                };
                (killer && object(list, unit)).then(|| about(unit))
            }
            (Trigger::Healed { who }, Moment::Healed(unit)) => subject(who, unit).then(|| about(unit)),
            (Trigger::Moved { who }, Moment::Moved(unit)) => subject(who, unit).then(|| about(unit)),
            (Trigger::Draw(whose), Moment::Draw(side)) => ctx.means(*whose, *side).then_some(Cause::NONE),
            (Trigger::Replace, Moment::Replace(side)) => (*side == ctx.side).then_some(Cause::NONE),
            _ => None,
        }
    }

    fn fights(&self, s: &State, ctx: &Ctx, moment: &Moment, lists: [&[Is]; 2], roles: [bool; 3]) -> Option<Cause> {
        let (Moment::Fight { who, with, strikes_back } | Moment::After { who, with, strikes_back }) = *moment else {
            return None;
        };
        let [attacks, strikes, attacked] = roles;
        let fits = |one: &Unit, other: &Unit| {
            let subject =
                if lists[0].is_empty() { one.who.id == ctx.bearer } else { self.is_unit(s, ctx, one, lists[0]) };
            subject && (lists[1].is_empty() || self.is_unit(s, ctx, other, lists[1]))
        };
        let about = |unit: &Unit| Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 };
        if (attacks && !strikes_back || strikes && strikes_back) && fits(who, with) {
            return Some(about(with));
        }
        (attacked && !strikes_back && fits(with, who)).then(|| about(who))
    }
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// Sets off whatever waits for this, in the order of `duelyst:house.queue.1`: the side whose action is being
    /// resolved first, its units as they entered the board, then artifacts, then lasting effects.
    pub(super) fn raise(&mut self, moment: &Moment) {
        for side in self.in_order() {
            self.raise_for(side, moment);
        }
    }

    /// The same for one side alone.
    pub(super) fn raise_for(&mut self, side: Side, moment: &Moment) {
        let class = moment.class();
        // Most moments are heard by nobody.
        let units = if self.s.found.hears & class == 0 { 0 } else { self.s.units.len() };
        for n in 0..units {
            let unit = &self.s.units[n];
            if unit.side == side && unit.hears & class != 0 {
                let unit = *unit;
                self.hear_unit(&unit, moment);
            }
        }
        for n in 0..self.s.players[side].artifacts.len() {
            let card = self.s.players[side].artifacts[n].card;
            if content::sheet(card).hears & class != 0
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
            let bearer = if ability.only == Some(Condition::Destiny) { watch.unit } else { Serial::NONE };
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
    pub(super) fn hear_unit(&mut self, unit: &Unit, moment: &Moment) {
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
    pub(super) fn own(&mut self, unit: &Unit, cause: Cause, wanted: fn(&Trigger) -> bool) {
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

    /// Ends what lasts until now.
    pub(super) fn lapse(&mut self, ends: impl Fn(Until) -> bool) {
        self.outdate_auras(touch::MORE);
        let mut n = 0;
        while n < self.s.watches.len() {
            if ends(self.s.watches[n].until) {
                self.outdate();
                self.s.watches.take(n);
            } else {
                n += 1;
            }
        }
        let mut n = 0;
        while n < self.s.changes.len() {
            if !ends(self.s.changes[n].until) {
                n += 1;
                continue;
            }
            self.outdate();
            let gone = self.end_change(n);
            n += usize::from(!gone);
        }
    }
}

fn class_of(id: AbilityId) -> u32 {
    class(&content::ability(id).when)
}

impl Ctx<'_> {
    /// Whether a player of the language is this side.
    pub(super) fn means(&self, whose: Whose, side: Side) -> bool {
        match whose {
            Whose::You => side == self.side,
            Whose::Enemy => side != self.side,
            Whose::Both | Whose::Theirs => true,
        }
    }
}
