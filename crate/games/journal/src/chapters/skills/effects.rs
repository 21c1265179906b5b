//! What a skill that occurs does (`journal:action.6.r1`).

use crate::content::language::{Door, Effect, Skill, SkillId, Status, Whom};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Frame, State, UnitId, bit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The effects of a skill that is not compared, in order.
    pub(crate) fn take_effect(&mut self, (id, skill, level): (UnitId, SkillId, u8), target: UnitId, clause: Clause) {
        for effect in skill.skill().then.iter() {
            self.do_effect((id, skill, level), target, *effect, clause);
        }
    }

    fn do_effect(&mut self, (id, skill, level): (UnitId, SkillId, u8), target: UnitId, effect: Effect, clause: Clause) {
        match effect {
            Effect::Heal { more } => {
                let amount = Skill::at(&skill.skill().amount, level);
                let more = more.is_some_and(|is| self.s.unit(target).is(is));
                self.heal(target, amount + u8::from(more), clause);
            }
            Effect::Mend { hp, .. } => self.heal(target, hp, clause),
            Effect::Give { whom: Whom::Friends(most), status, lasts } => {
                self.give_around(id, most, status, lasts, clause);
            }
            Effect::Give { whom: Whom::User, status, lasts } => self.give(id, status, lasts as i8, clause),
            Effect::Give { status, lasts, .. } => self.give(target, status, lasts as i8, clause),
            Effect::Clear => self.clear_one(id, target, skill),
            Effect::Regain { mp } => self.regain(id, mp, clause),
            Effect::Boost { by } => self.s.deed.boost += by,
            Effect::Cost { hp } => self.s.deed.toll += hp,
            // Inside an attack it waits for step 8 (`journal:house.trigger.4`).
            Effect::Knockback { whom: Whom::Enemies(_), .. } if self.s.deed.attacking => self.s.deed.stances |= bit(id),
            Effect::Knockback { whom: Whom::Enemies(_), .. } => self.throw_back(id),
            _ => {}
        }
    }

    /// A unit and its friends at most so far away get a status, in roster order.
    pub(crate) fn give_around(&mut self, id: UnitId, most: u8, status: Status, lasts: u8, clause: Clause) {
        let at = self.s.unit(id).at;
        for n in 0..self.s.units.len() {
            let other = UnitId(n as u8);
            let unit = self.s.unit(other);
            let near = unit.is_on() && at.is_on() && self.rules.map.distance(at, unit.at) <= most;
            if near && (other == id || self.s.are_friends(id, other)) {
                self.give(other, status, lasts as i8, clause);
            }
        }
    }

    /// One negative status goes; of several, the user picks one (`journal:house.skill.2`).
    fn clear_one(&mut self, id: UnitId, target: UnitId, skill: SkillId) {
        if self.s.unit(target).ills().next().is_some() {
            self.push(Frame::Clear(id, target, skill));
        }
    }

    /// A door is opened. Open doors never close (`journal:house.door.1`).
    pub(crate) fn open_door(&mut self, id: UnitId, at: Cell, clause: Clause) {
        if let Some((_, door)) = self.s.doors.iter_mut().find(|(cell, _)| *cell == at) {
            *door = Door::Open;
            self.tell(clause, Fact::Open { unit: id, at });
        }
    }

    /// The user has picked the status.
    pub(crate) fn cleared(&mut self, target: UnitId, status: Status) {
        self.clear(target, status, rule!("journal:house.skill.2"));
    }
}
