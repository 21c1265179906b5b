//! Using a skill as an action or as an immediate (`journal:action.1`, `journal:action.2`, `journal:action.6.r1`).

use crate::Journal;
use crate::chapters::attack::Blow;
use crate::content::language::{Aimed, Condition, Door, Effect, SkillId, Timing};
use crate::fact::{Deeds, Fact};
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, Means, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// Whether the acting unit may use a skill like this.
    pub(crate) fn may_use(&self, s: &State, id: UnitId, skill: SkillId, aim: Aim) -> Check {
        self.may_begin(s, id, skill)?;
        self.may_aim(s, (id, s.unit(id).at), skill, aim)
    }

    /// Whether the acting unit may use a skill, whatever it aims at.
    pub(crate) fn may_begin(&self, s: &State, id: UnitId, skill: SkillId) -> Check {
        ensure(s.unit(id).level(skill).is_some(), "no-such-skill", rule!("journal:house.skill.1"))?;
        match skill.skill().timing {
            Timing::Action => {}
            Timing::Immediate => ensure(!s.deed.before, "one-immediate", rule!("journal:house.action.2"))?,
            _ => return Err(Refusal::new("not-now", rule!("journal:house.skill.1"))),
        }
        self.may_use_skill(s, id, skill)
    }

    /// Whether a skill may be aimed like this. `from` is the panel it is used from: its user's, or that of a called ally.
    pub(crate) fn may_aim(&self, s: &State, (id, from): (UnitId, Cell), skill: SkillId, aim: Aim) -> Check {
        let row = skill.skill();
        match (row.aimed, aim) {
            (Aimed::None, Aim::None) => self.may_walk_by(s, id, skill),
            (Aimed::Foe, Aim::Unit(target)) => self.may_name(s, from, id, target),
            (Aimed::Panel, Aim::Panel(at)) => {
                let called = (from != s.unit(id).at).then_some((crate::content::language::CharacterId::NONE, from));
                self.may_name_panel(s, &Blow { by: id, means: Means::Skill(skill), called, own: true }, at)
            }
            (Aimed::Friend, Aim::Unit(target)) => self.may_help(s, (id, from), skill, target),
            (Aimed::Door, Aim::Panel(at)) => self.may_unlock(s, from, skill, at),
            (Aimed::Call, Aim::Call(called, at)) => self.may_call(s, (id, skill), called, at),
            (Aimed::Drop, Aim::Panel(at)) => self.may_call_drop(s, id, at),
            _ => Err(Refusal::new("no-target", rule!("journal:action.2"))),
        }
    }

    /// A skill that moves its user needs a way to go.
    fn may_walk_by(&self, s: &State, id: UnitId, skill: SkillId) -> Check {
        let walks = skill.skill().then.iter().find_map(|effect| match effect {
            Effect::Walk { panels } => Some(*panels),
            _ => None,
        });
        let Some(panels) = walks else { return Ok(()) };
        self.may_move(s, id)?;
        let goes = self.is_stuck(s, id) || self.steps(s, id, panels - 1).next().is_some();
        ensure(goes, "no-way", rule!("journal:house.move.1"))
    }

    /// Whether a skill may help a unit: one of the own side, in range; the user itself where the least range is 0.
    fn may_help(&self, s: &State, (id, from): (UnitId, Cell), skill: SkillId, target: UnitId) -> Check {
        let unit = s.find(target).filter(|unit| unit.is_on());
        let unit = unit.ok_or(Refusal::new("not-there", rule!("journal:house.words.1")))?;
        let called = from != s.unit(id).at;
        let friend = s.are_friends(id, target) || target == id && (skill.skill().range.0 == 0 || called);
        ensure(friend, "no-friend", rule!("journal:house.skill.2"))?;
        let (least, most) = skill.skill().range;
        let far = self.map.distance(from, unit.at);
        ensure((least..=most).contains(&far), "out-of-range", rule!("journal:house.action.3"))
    }

    /// Whether a skill may open a door.
    fn may_unlock(&self, s: &State, from: Cell, skill: SkillId, at: Cell) -> Check {
        let door = s.door(at).ok_or(Refusal::new("no-door", rule!("journal:objective.3")))?;
        ensure(door != Door::Open, "door-open", rule!("journal:house.door.1"))?;
        let (least, most) = skill.skill().range;
        let near = from.is_on() && (least..=most).contains(&self.map.distance(from, at));
        ensure(near, "out-of-range", rule!("journal:house.action.3"))
    }

    /// Everything that a skill may be aimed at, used from a panel.
    pub(crate) fn offer_aims(&self, s: &State, (id, from): (UnitId, Cell), skill: SkillId, offer: &mut dyn FnMut(Aim)) {
        let row = skill.skill();
        let fits = |aim: &Aim| self.may_aim(s, (id, from), skill, *aim).is_ok();
        match row.aimed {
            Aimed::None => [Aim::None].into_iter().filter(fits).for_each(offer),
            Aimed::Foe => self.nameable(s, from, id).map(Aim::Unit).for_each(offer),
            Aimed::Friend => {
                let standing = s.standing().map(|(other, _)| other);
                standing
                    .filter(|other| self.may_help(s, (id, from), skill, *other).is_ok())
                    .map(Aim::Unit)
                    .for_each(offer);
            }
            Aimed::Panel => {
                let near = self.map.in_range(from, row.range) & self.map.clear(from) & !self.map.walls;
                // Only fog and doors hide panels that walls let see.
                let all = s.condition != Condition::FogOfWar && s.shut().is_empty();
                near.iter().map(Aim::Panel).filter(|aim| all || fits(aim)).for_each(offer);
            }
            Aimed::Door => s.doors.iter().map(|(at, _)| Aim::Panel(*at)).filter(fits).for_each(offer),
            Aimed::Call => self.offer_calls(s, (id, skill), offer),
            Aimed::Drop => {
                let holds = self.may_call_drop(s, id, from).is_ok();
                self.map.grid.all.iter().filter(|_| holds).map(Aim::Panel).for_each(offer);
            }
            Aimed::Step => {}
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit uses a skill as its action: costs are paid at the declaration.
    pub(crate) fn use_skill(&mut self, id: UnitId, skill: SkillId, aim: Aim) {
        let row = skill.skill();
        let (target, to) = self.named(aim);
        let declared = Fact::Declare { unit: id, deed: Deeds::Skill(skill), target, to };
        let declared = self.tell(rule!("journal:action.2"), declared);
        self.because(declared, |resolver| {
            resolver.pay_for(id, skill);
            resolver.used(id, skill);
            if row.attack {
                resolver.begin_attack(id, Means::Skill(skill), aim, None);
                return;
            }
            resolver.s.deed.occurred = true;
            match (row.aimed, aim) {
                (Aimed::Call, Aim::Call(called, at)) => resolver.call(id, skill, called, at),
                (Aimed::Drop, Aim::Panel(at)) => resolver.call_drop(id, at),
                (Aimed::Door, Aim::Panel(at)) => resolver.open_door(id, at, rule!("journal:objective.4")),
                _ => resolver.help(id, skill, if target == UnitId::NONE { id } else { target }),
            }
            resolver.occurred(id, skill);
        });
    }

    /// A skill that is aimed at its user, at a friend or at nobody: it always occurs.
    pub(crate) fn help(&mut self, id: UnitId, skill: SkillId, target: UnitId) {
        let level = self.s.unit(id).level(skill).unwrap_or(1);
        self.take_effect((id, skill, level), target, rule!("journal:action.6.r1"));
    }

    /// A unit uses an immediate skill at step 1 or step 9.
    pub(crate) fn use_immediate(&mut self, id: UnitId, skill: SkillId) {
        let to = self.s.unit(id).at;
        let used = self.tell(rule!("journal:action.1"), Fact::Use { unit: id, skill, target: id, to });
        self.because(used, |resolver| {
            resolver.pay_for(id, skill);
            resolver.used(id, skill);
            resolver.help(id, skill, id);
            resolver.occurred(id, skill);
            for effect in skill.skill().then.iter() {
                if let Effect::Walk { panels } = *effect {
                    let walk = resolver.set_out(id, panels);
                    resolver.push(Frame::Walk(walk));
                }
            }
        });
    }

    /// A unit steps onto a panel by a skill: a preflex, or Press On.
    pub(crate) fn step_by(
        &mut self,
        id: UnitId,
        skill: SkillId,
        to: Cell,
        clause: rulewright_engine::rulebook::Clause,
    ) {
        let used = self.tell(clause, Fact::Use { unit: id, skill, target: id, to });
        self.because(used, |resolver| {
            resolver.pay_for(id, skill);
            resolver.used(id, skill);
            let walk = resolver.set_out(id, 1);
            let walk = resolver.walk_on(walk, to);
            resolver.push(Frame::Walk(walk));
            resolver.end_walk(walk);
            resolver.occurred(id, skill);
        });
    }

    /// Who is named, and the panel.
    pub(crate) fn named(&self, aim: Aim) -> (UnitId, Cell) {
        match aim {
            Aim::None => (UnitId::NONE, Cell::OFF),
            Aim::Unit(target) => (target, self.s.unit(target).at),
            Aim::Panel(at) | Aim::Call(_, at) => (UnitId::NONE, at),
        }
    }
}
