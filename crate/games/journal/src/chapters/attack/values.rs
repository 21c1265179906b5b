//! Attack Value and Defence Value (`journal:battle.*`, `journal:flanking.*`, `journal:element.*`).

use super::Blow;
use crate::Journal;
use crate::content::element_bonus;
use crate::content::language::{Class, Effect, Element, Gear, Skill, Stat, Terrain, Which};
use crate::content::source::Given;
use crate::state::{Card, Means, State, Unit, UnitId, mark};
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Source, Trace};

use crate::chapters::stats::lawful;

impl Journal {
    /// Attack Value, with the card that was drawn.
    pub(crate) fn attack_value<T: Trace>(&self, s: &State, blow: &Blow, target: UnitId, card: u8, trace: T) -> Calc<T> {
        let mut value = match blow.called {
            Some((called, _)) => {
                let strength = i32::from(called.character().stats[Stat::Strength as usize]);
                Calc::traced(2 * strength, rule!("journal:house.call.1"), trace)
            }
            None => self.base_attack(s, blow, trace),
        };
        if let (Means::Skill(id), Some(skill)) = (blow.means, blow.skill()) {
            let bonus = Skill::at(&skill.bonus, blow.level(s));
            value.plus(bonus.into(), rule!("journal:battle.attack.1"), Given::Skill(id).into());
        }
        if blow.called.is_none() {
            self.second_skill(s, blow, &mut value);
        }
        value.plus(card.into(), rule!("journal:battle.attack.4"), Source::RULE);
        if blow.called.is_none() {
            covers!("journal:house.status.weakened", "journal:house.status.inspired");
            for held in s.unit(blow.by).statuses.iter() {
                let by = held.is.rule().attack;
                value.plus(by.into(), rule!("journal:battle.attack-modifiers"), Given::Status(held.is).into());
            }
        }
        let (flanking, clause) = flanking(s.unit(target));
        value.plus(flanking, clause, Source::RULE);
        self.elemental(s, blow, target, &mut value);
        if blow.own && blow.called.is_none() {
            value.plus(s.deed.boost.into(), rule!("journal:house.skill.4"), Source::RULE);
        }
        value
    }

    /// Twice the strength, and the weapons: both of them, but of a turret its own alone.
    fn base_attack<T: Trace>(&self, s: &State, blow: &Blow, trace: T) -> Calc<T> {
        let unit = s.unit(blow.by);
        let mut value =
            Calc::traced(2 * i32::from(printed(unit, Stat::Strength)), rule!("journal:battle.attack.1"), trace);
        geared(unit, Stat::Strength, rule!("journal:gear.spirit.attack"), &mut value);
        let law = lawful(s, unit, Stat::Strength);
        value.plus(2 * i32::from(law), rule!("journal:law.bonus.strength"), Source::RULE);
        for (slot, item) in unit.arms() {
            let (counts, clause) = match blow.means {
                Means::Turret(own) => (own == slot, rule!("journal:gear.body.turrets")),
                _ => (true, rule!("journal:battle.attack.2")),
            };
            if counts {
                value.plus(item.item().attack.into(), clause, Given::Item(item).into());
            }
        }
        value
    }

    /// The best of the other skills that apply (`journal:battle.attack.3`, `journal:house.number.1`).
    fn second_skill<T: Trace>(&self, s: &State, blow: &Blow, value: &mut Calc<T>) {
        covers!("journal:trigger.long-range");
        covers!("journal:house.number.1");
        if matches!(blow.means, Means::Turret(_)) {
            return;
        }
        let (unit, class) = (s.unit(blow.by), blow.class(s));
        let bonus = |skill: &Skill, level: u8| -> i8 {
            let of = skill.then.iter().find_map(|effect| match effect {
                Effect::Attack { of } => Some(*of),
                _ => None,
            });
            let applies = match of {
                Some(Which::Close) => class == Class::Close,
                Some(Which::Still) => class == Class::Long && !unit.is_marked(mark::MOVED),
                Some(Which::Next) => return if blow.own { unit.stride as i8 } else { 0 },
                None => false,
            };
            if applies { Skill::at(&skill.bonus, level) } else { 0 }
        };
        let others = unit.skills.iter().filter(|(id, _)| blow.means != Means::Skill(*id));
        // Of equals, the first in printed order.
        let best =
            others.map(|(id, level)| (bonus(id.skill(), *level), *id)).reduce(|a, b| if b.0 > a.0 { b } else { a });
        if let Some((by, id)) = best {
            value.plus(by.into(), rule!("journal:battle.attack.3"), Given::Skill(id).into());
        }
    }

    /// The elemental bonus; an attack without an element has none.
    fn elemental<T: Trace>(&self, s: &State, blow: &Blow, target: UnitId, value: &mut Calc<T>) {
        let Some(element) = blow.element() else { return };
        let race = s.unit(target).is.character().race;
        let against = race.rule().element;
        let bonus = element_bonus(element, against);
        let clause = match (against, bonus) {
            (Element::Neutral, _) => rule!("journal:element.neutral"),
            (_, 1..) => rule!("journal:element.super"),
            (_, 0) => rule!("journal:element.none"),
            _ => rule!("journal:element.weak"),
        };
        value.plus(bonus.into(), clause, Source::RULE);
    }

    /// Defence Value. It draws no card.
    pub(crate) fn defence_value<T: Trace>(&self, s: &State, id: UnitId, trace: T) -> Calc<T> {
        let unit = s.unit(id);
        let mut value = Calc::traced(5, rule!("journal:battle.defence.4"), trace);
        value.plus(2 * i32::from(printed(unit, Stat::Defence)), rule!("journal:battle.defence.1"), Source::RULE);
        geared(unit, Stat::Defence, rule!("journal:gear.spirit.defense"), &mut value);
        let law = lawful(s, unit, Stat::Defence);
        value.plus(2 * i32::from(law), rule!("journal:law.bonus.defense"), Source::RULE);
        let worn = [unit.armour, unit.helm, unit.foot, unit.weapons[0], unit.weapons[1]];
        for item in worn.into_iter().filter(|item| item.is_some()) {
            value.plus(item.item().defence.into(), rule!("journal:battle.defence.2"), Given::Item(item).into());
        }
        self.defence_skill(s, id, &mut value);
        covers!(
            "journal:house.status.exposed",
            "journal:house.status.guarded",
            "journal:house.status.braced",
            "journal:house.status.warded"
        );
        for held in unit.statuses.iter() {
            let by = held.is.rule().defence;
            value.plus(by.into(), rule!("journal:battle.defence-modifiers"), Given::Status(held.is).into());
        }
        if unit.is_on() && self.terrain(s, unit.at) == Terrain::Defended {
            value.plus(5, rule!("journal:terrain.defended.1"), Given::Terrain(Terrain::Defended).into());
        }
        value
    }

    /// The best of the skills that protect the unit now: only one counts (`journal:battle.defence.3`).
    fn defence_skill<T: Trace>(&self, s: &State, id: UnitId, value: &mut Calc<T>) {
        let unit = s.unit(id);
        let own = unit.skills.iter().filter_map(|(skill, level)| {
            let row = skill.skill();
            let passive = row.timing == crate::content::language::Timing::Passive;
            (passive && row.then.contains(&Effect::Defence)).then(|| (Skill::at(&row.bonus, *level), *skill))
        });
        let covers = s.deed.covers.iter().filter(|cover| cover.unit == id).map(|cover| (cover.bonus, cover.skill));
        if let Some((by, skill)) = own.chain(covers).reduce(|a, b| if b.0 > a.0 { b } else { a }) {
            value.plus(by.into(), rule!("journal:battle.defence.3"), Given::Skill(skill).into());
        }
    }

    /// The damage of a blow (`journal:house.number.2`): of a close skill, at least that of the best close weapon.
    pub(crate) fn damage(&self, s: &State, blow: &Blow, card: Card) -> u8 {
        let unit = s.unit(blow.by);
        let weapon = |slot: u8| unit.weapons[usize::from(slot)].item().damage;
        let damage = match (blow.means, blow.skill()) {
            (Means::Weapon(slot) | Means::Turret(slot), _) => weapon(slot),
            (_, Some(skill)) => {
                let printed = Skill::at(&skill.amount, blow.level(s));
                let close = unit.arms().filter(|(_, item)| item.item().class == Class::Close);
                let best = close.map(|(slot, _)| weapon(slot)).max().unwrap_or(0);
                if skill.class == Class::Close && blow.called.is_none() { printed.max(best) } else { printed }
            }
            _ => 0,
        };
        // A critical success (`journal:battle.attack.4.r1`).
        if card.is_joker() { damage * 2 } else { damage }
    }
}

/// A stat as printed.
fn printed(unit: &Unit, stat: Stat) -> u8 {
    unit.is.character().stats[stat as usize]
}

/// What spirit gear gives, twice.
fn geared<T: Trace>(unit: &Unit, stat: Stat, clause: Clause, value: &mut Calc<T>) {
    let more = i32::from(unit.geared(stat)) - i32::from(printed(unit, stat));
    let gear: (Gear, u8) = unit.gear[0];
    value.plus(2 * more, clause, Given::Gear(gear.0).into());
}

/// The modifier for earlier attacks of this round; the one under way has been counted.
fn flanking(target: &Unit) -> (i32, Clause) {
    match target.attacks {
        0 | 1 => (0, rule!("journal:flanking.1")),
        2 => (3, rule!("journal:flanking.2")),
        _ => (5, rule!("journal:flanking.3")),
    }
}
