//! Called allies (`journal:call-ally.*`, `journal:house.call.*`).

use crate::Journal;
use crate::content::language::{Aimed, CharacterId, Effect, Kind, Skill, SkillId, Terrain, Whom};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, Means, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

use super::costs::banned;

impl Journal {
    /// Whether an ally may be called to a panel.
    pub(crate) fn may_call(&self, s: &State, (id, skill): (UnitId, SkillId), called: CharacterId, at: Cell) -> Check {
        let (clause, unit) = (rule!("journal:house.call.1"), s.unit(id));
        ensure(called.is_some() && called.character().kind == Kind::Called, "no-called-ally", clause)?;
        let (least, most) = skill.skill().range;
        let near =
            unit.is_on() && self.map.grid.all.has(at) && (least..=most).contains(&self.map.distance(unit.at, at));
        ensure(near, "out-of-range", rule!("journal:house.action.3"))?;
        let open = !self.solid(s).has(at) && self.terrain(s, at) != Terrain::Sky && s.on(at).is_none();
        ensure(open, "taken", clause)
    }

    /// Who may be called, and where to.
    pub(crate) fn offer_calls(&self, s: &State, (id, skill): (UnitId, SkillId), offer: &mut dyn FnMut(Aim)) {
        let near = self.map.in_range(s.unit(id).at, skill.skill().range);
        let free = near & !self.solid(s) & !self.all_of(s, Terrain::Sky) & !s.taken();
        for called in CharacterId::all().filter(|called| called.character().kind == Kind::Called) {
            free.iter().for_each(|at| offer(Aim::Call(called, at)));
        }
    }

    /// Whether a called ally may do an ability like this.
    pub(crate) fn may_do(
        &self,
        s: &State,
        (id, called, at): (UnitId, CharacterId, Cell),
        skill: SkillId,
        aim: Aim,
    ) -> Check {
        self.has_ability(s, called, at, skill)?;
        self.may_aim(s, (id, at), skill, aim)
    }

    /// Whether a called ally has an ability, and nothing bars it.
    fn has_ability(&self, s: &State, called: CharacterId, at: Cell, skill: SkillId) -> Check {
        covers!("journal:house.call.2");
        let own = called.character().skills.iter().any(|(is, _)| *is == skill);
        ensure(own, "no-such-skill", rule!("journal:house.call.1"))?;
        let (class, clause) = banned(s.condition);
        let barred = class == Some(skill.skill().class) && !self.is_on_relic(s, at);
        ensure(!barred, "banned", clause)
    }

    /// What a called ally may do.
    pub(crate) fn offer_abilities(
        &self,
        s: &State,
        (id, called, at): (UnitId, CharacterId, Cell),
        offer: &mut dyn FnMut(SkillId, Aim),
    ) {
        for (skill, _) in called.character().skills.iter() {
            if self.has_ability(s, called, at, *skill).is_ok() {
                self.offer_aims(s, (id, at), *skill, &mut |aim| offer(*skill, aim));
            }
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// An ally is called: at level 1 it does one ability, at level 2 three.
    pub(crate) fn call(&mut self, id: UnitId, skill: SkillId, called: CharacterId, at: Cell) {
        let (abilities, clause) = match self.s.unit(id).level(skill) {
            Some(2..) => (3, rule!("journal:call-ally.2")),
            _ => (1, rule!("journal:call-ally.1")),
        };
        let told = self.tell(clause, Fact::Call { unit: id, called, to: at });
        self.because(told, |resolver| resolver.push(Frame::Call(id, called, at, abilities)));
    }

    /// The called ally does an ability; the next is chosen after it.
    pub(crate) fn do_ability(
        &mut self,
        (id, called, at, left): (UnitId, CharacterId, Cell, u8),
        skill: SkillId,
        aim: Aim,
    ) {
        self.replace(Frame::Call(id, called, at, left - 1));
        let (target, to) = self.named(aim);
        let used = self.tell(rule!("journal:house.call.1"), Fact::Use { unit: id, skill, target, to });
        self.because(used, |resolver| {
            if skill.skill().attack {
                resolver.begin_attack(id, Means::Skill(skill), aim, Some((called, at)));
                return;
            }
            debug_assert!(skill.skill().aimed == Aimed::Friend);
            for effect in skill.skill().then.iter() {
                let clause = rule!("journal:house.call.2");
                match *effect {
                    Effect::Heal { .. } => resolver.heal(target, Skill::at(&skill.skill().amount, 1), clause),
                    Effect::Give { whom: Whom::Target, status, lasts } => {
                        resolver.give(target, status, lasts as i8, clause);
                    }
                    _ => {}
                }
            }
        });
    }

    /// The called ally leaves.
    pub(crate) fn send_away(&mut self, id: UnitId, called: CharacterId) {
        self.pop();
        self.tell(rule!("journal:house.call.1"), Fact::Return { unit: id, called });
    }
}
