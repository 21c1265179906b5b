//! Attacks, step by step (`journal:action.*`).

pub(crate) mod compare;
pub(crate) mod counter;
pub(crate) mod declare;
pub(crate) mod knockback;
pub(crate) mod preflex;
pub(crate) mod range;
pub(crate) mod reflex;
pub(crate) mod values;

use crate::Journal;
use crate::content::language::{CharacterId, Class, Element, Skill};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Attack, Frame, Means, State, Step, UnitId, bit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rules::event::Log;

/// What is compared: an attack, a counter or the shot of a trigger (`journal:house.words.2`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blow {
    /// Who attacks. Of a called ally, its caller.
    pub(crate) by: UnitId,
    /// With what.
    pub(crate) means: Means,
    /// The called ally, and its panel.
    pub(crate) called: Option<(CharacterId, Cell)>,
    /// Whether it is the attack of an own action: no counter, and no shot of a trigger.
    pub(crate) own: bool,
}

impl Blow {
    /// The skill that it is made with.
    pub(crate) fn skill(&self) -> Option<&'static Skill> {
        match self.means {
            Means::Skill(id) => Some(id.skill()),
            Means::Weapon(_) | Means::Turret(_) => None,
        }
    }

    /// The level of that skill.
    pub(crate) fn level(&self, s: &State) -> u8 {
        match self.means {
            Means::Skill(id) if self.called.is_none() => s.unit(self.by).level(id).unwrap_or(1),
            _ => 1,
        }
    }

    /// Its class: that of the skill, else of the weapon.
    pub(crate) fn class(&self, s: &State) -> Class {
        match self.means {
            Means::Skill(id) => id.skill().class,
            Means::Weapon(slot) | Means::Turret(slot) => s.unit(self.by).weapons[usize::from(slot)].item().class,
        }
    }

    /// Its element, if it has one.
    pub(crate) fn element(&self) -> Option<Element> {
        self.skill().and_then(|skill| skill.element)
    }

    /// The least and the greatest distance.
    pub(crate) fn range(&self, s: &State) -> (u8, u8) {
        match self.means {
            Means::Skill(id) => id.skill().range,
            Means::Weapon(slot) | Means::Turret(slot) => s.unit(self.by).weapons[usize::from(slot)].item().range,
        }
    }

    /// How far around its panel it strikes; 0 for one unit.
    pub(crate) fn area(&self) -> u8 {
        self.skill().map_or(0, |skill| skill.area)
    }

    /// The panel from which it is made.
    pub(crate) fn stands(&self, s: &State) -> Cell {
        self.called.map_or(s.unit(self.by).at, |(_, at)| at)
    }
}

impl From<Attack> for Blow {
    fn from(attack: Attack) -> Blow {
        Blow { by: attack.by, means: attack.means, called: attack.called, own: true }
    }
}

impl Journal {
    /// Whether a unit is in range and sight of a blow.
    pub(crate) fn reaches(&self, s: &State, blow: &Blow, target: UnitId) -> bool {
        let from = blow.stands(s);
        self.is_within(s, blow, from, s.unit(target).at) && self.sees(s, from, target)
    }

    /// Whether a panel is in range of a blow that is made from another.
    pub(crate) fn is_within(&self, s: &State, blow: &Blow, from: Cell, at: Cell) -> bool {
        let (least, most) = blow.range(s);
        (least..=most).contains(&self.map.distance(from, at))
    }

    /// Who would be compared, one bit each: the target, or all in the area but the user (`journal:house.action.9`).
    pub(crate) fn struck(&self, s: &State, attack: &Attack) -> u32 {
        covers!("journal:fog.3", "journal:house.sight.3");
        match attack.aim {
            Aim::Unit(target) if s.unit(target).is_on() => bit(target),
            Aim::Panel(at) => {
                let area = self.map.within(at, Blow::from(*attack).area());
                let user = if attack.called.is_none() { attack.by } else { UnitId::NONE };
                let struck = s.standing().filter(|(id, unit)| *id != user && area.has(unit.at));
                struck.fold(0, |all, (id, _)| all | bit(id))
            }
            _ => 0,
        }
    }

    /// The next of a set of units: the one on the target panel, then in reading order (`journal:house.action.9`).
    pub(crate) fn next_of(&self, s: &State, attack: &Attack, set: u32) -> Option<UnitId> {
        let first = match attack.aim {
            Aim::Panel(at) => at,
            _ => Cell::OFF,
        };
        let among = s.standing().filter(|(id, _)| set & bit(*id) != 0);
        among.min_by_key(|(_, unit)| (unit.at != first, unit.at)).map(|(id, _)| id)
    }

    /// The declared target: the unit that is named, or that stands on the panel that is named.
    pub(crate) fn declared(&self, s: &State, attack: &Attack) -> Option<UnitId> {
        match attack.aim {
            Aim::Unit(target) => Some(target),
            Aim::Panel(at) => s.on(at),
            _ => None,
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The next step of an attack, once no player can answer in it.
    pub(crate) fn attack(&mut self, attack: Attack) {
        covers!("journal:action.0");
        match attack.step {
            Step::Preflex => self.go_on(Attack { step: Step::Range, done: 0, ..attack }),
            Step::Range => self.check_range(attack),
            Step::Reflex => self.go_on(Attack { step: Step::Compare, done: 0, ..attack }),
            Step::Compare => self.compare_next(attack),
            Step::Counter => self.counter_next(attack),
            Step::Knockback => {
                self.pop();
                self.knock_back();
                self.s.deed.attacking = false;
            }
        }
    }

    /// The attack goes on from here.
    pub(crate) fn go_on(&mut self, attack: Attack) {
        self.replace(Frame::Attack(attack));
    }

    /// An attack begins, after its declaration.
    pub(crate) fn begin_attack(&mut self, by: UnitId, means: Means, aim: Aim, called: Option<(CharacterId, Cell)>) {
        self.s.deed.attacking = true;
        let attack = Attack { by, means, called, aim, step: Step::Preflex, done: 0, targets: 0, hit: false };
        self.push(Frame::Attack(attack));
    }
}
