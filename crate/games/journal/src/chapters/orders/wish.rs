//! With what a computer-controlled unit does what it has to (`journal:order.attack-at-will.3`, `journal:house.order.3`,
//! `journal:house.order.4`, `journal:house.order.9`).

use crate::Journal;
use crate::chapters::attack::Blow;
use crate::content::language::{Aimed, Class, Effect, Orders, SkillId, Status, Timing, Whom};
use crate::content::map::Panels;
use crate::state::{Aim, Means, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::covers;

/// What an order is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To attack.
    Attack,
    /// To defend.
    Defend,
    /// To heal.
    Heal,
}

/// What an order is for.
pub(crate) fn purpose(orders: Orders) -> Purpose {
    match orders {
        Orders::AttackAtWill | Orders::AttackFocus | Orders::AttackTheWeak => Purpose::Attack,
        Orders::DefendMe | Orders::DefendTeam | Orders::DefendLowest => Purpose::Defend,
        Orders::HealMe | Orders::HealTeam | Orders::HealLowest => Purpose::Heal,
    }
}

/// Whether a skill serves a purpose.
pub(crate) fn serves(skill: SkillId, purpose: Purpose) -> bool {
    let row = skill.skill();
    row.timing == Timing::Action
        && match purpose {
            Purpose::Attack => row.attack,
            Purpose::Heal => row.heals(),
            Purpose::Defend => !row.attack && (row.class == Class::Defensive || protection(skill).is_some()),
        }
}

/// The protection that a skill gives.
pub(crate) fn protection(skill: SkillId) -> Option<Status> {
    skill.skill().then.iter().find_map(|effect| match effect {
        Effect::Give { status: status @ (Status::Guarded | Status::Braced | Status::Warded), .. } => Some(*status),
        _ => None,
    })
}

impl Journal {
    /// The skill that a unit wishes to use: its assigned ability if that serves; else the next printed one that serves and can be
    /// used. If the assigned one serves and cannot be used, at once none: its weapons replace it.
    pub(crate) fn wish(&self, s: &State, id: UnitId, purpose: Purpose) -> Option<SkillId> {
        covers!("journal:order.attack-at-will.3", "journal:house.order.3", "journal:house.order.9");
        let unit = s.unit(id);
        let able = |skill: SkillId| self.may_use_skill(s, id, skill).is_ok();
        let assigned = unit.is.character().assigned;
        if assigned.is_some() && serves(assigned, purpose) {
            return Some(assigned).filter(|skill| able(*skill));
        }
        unit.skills.iter().map(|(skill, _)| *skill).find(|skill| serves(*skill, purpose) && able(*skill))
    }

    /// How a skill that attacks is aimed at a unit where it stands; nothing if it does not reach it from this panel.
    pub(crate) fn aim_at(&self, s: &State, (id, from): (UnitId, Cell), skill: SkillId, target: UnitId) -> Option<Aim> {
        let at = s.unit(target).at;
        if !at.is_on() {
            return None;
        }
        // For where a unit would stand: as if it stood there.
        let blow = Blow { by: id, means: Means::Skill(skill), called: None, own: true };
        let reached = self.is_within(s, &blow, from, at) && self.sees(s, from, target);
        let aim = if skill.skill().aimed == Aimed::Panel { Aim::Panel(at) } else { Aim::Unit(target) };
        reached.then_some(aim)
    }

    /// The weapon with which a unit reaches another from a panel: that of more damage, then weapon 1.
    pub(crate) fn best_weapon(&self, s: &State, (id, from): (UnitId, Cell), target: UnitId) -> Option<u8> {
        covers!("journal:house.order.4");
        let at = s.unit(target).at;
        if !at.is_on() || !self.sees(s, from, target) {
            return None;
        }
        let far = self.map.distance(from, at);
        let reaching = s.unit(id).arms().filter(|(_, item)| {
            let (least, most) = item.item().range;
            (least..=most).contains(&far)
        });
        reaching.min_by_key(|(slot, item)| (std::cmp::Reverse(item.item().damage), *slot)).map(|(slot, _)| slot)
    }

    /// How far a unit reaches with a skill, else with its weapons.
    pub(crate) fn reach(&self, s: &State, id: UnitId, skill: Option<SkillId>) -> u8 {
        let weapons = || s.unit(id).arms().map(|(_, item)| item.item().range.1).max().unwrap_or(0);
        skill.map_or_else(weapons, |skill| skill.skill().range.1)
    }

    /// The panels at most so far from a unit; none if it is not on the board.
    pub(crate) fn around(&self, s: &State, id: UnitId, most: u8) -> Panels {
        let at = s.unit(id).at;
        if at.is_on() { self.map.within(at, most) } else { Panels::NONE }
    }

    /// Whether a helpful skill used from a panel reaches a unit; the user itself where its least range is 0.
    pub(crate) fn helps(&self, s: &State, (id, from): (UnitId, Cell), skill: SkillId, target: UnitId) -> bool {
        let row = skill.skill();
        let (least, most) = row.range;
        match row.aimed {
            Aimed::Friend if target == id => least == 0,
            Aimed::Friend => {
                let at = s.unit(target).at;
                at.is_on() && (least..=most).contains(&self.map.distance(from, at))
            }
            _ => target == id && gives_to_user(skill),
        }
    }
}

/// Whether a skill that is aimed at nobody gives its status to its user.
fn gives_to_user(skill: SkillId) -> bool {
    skill.skill().then.iter().any(|effect| matches!(effect, Effect::Give { whom: Whom::User | Whom::Friends(_), .. }))
}
