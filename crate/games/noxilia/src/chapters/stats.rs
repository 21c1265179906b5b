//! Numbers of a unit as they are now (`noxilia:stat.*`): melee, ranged and armour, each made in the order of the rulebook.

use crate::Noxilia;
use crate::content::abilities::Key;
use crate::content::board::Spot;
use crate::content::cards::{NO_CARD, is_curse};
use crate::content::language::{Always, CardId, Scope};
use crate::content::site::Ground;
use crate::state::{Frame, How, State, Unit};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Source, Trace};
use rulewright_engine::{covers, rule};

/// What gives a step of a number.
pub(crate) fn from(card: CardId) -> Source {
    Source(card.0.into())
}

impl Noxilia {
    /// Melee as the unit strikes (`noxilia:stat.melee.1`); without modifiers for all blows but the first of several
    /// (`noxilia:ability.mass_attack.3`).
    pub(crate) fn melee<T: Trace>(&self, s: &State, unit: &Unit, how: How, modified: bool) -> Calc<T> {
        let card = unit.card.card();
        // noxilia:stat.melee.2
        let mut melee = match card.wounded.filter(|_| unit.wounds > 0) {
            Some(wounded) => Calc::new(wounded.into(), rule!("noxilia:stat.melee.2")),
            None => Calc::new(card.melee.into(), rule!("noxilia:stat.melee.1")),
        };
        if !s.table_cards.is_empty() {
            for (item, always) in self.equipment(s, unit).filter(|(item, _)| !is_curse(item.card)) {
                if let Always::Melee(Scope::Bearer, by) = always {
                    melee.plus((*by).into(), rule!("noxilia:card.equipment.1"), from(item.card));
                }
            }
        }
        if modified {
            self.modify_melee(s, unit, how, &mut melee);
        }
        melee.at_least(0, rule!("noxilia:stat.melee.1"));
        melee
    }

    fn modify_melee<T: Trace>(&self, s: &State, unit: &Unit, how: How, melee: &mut Calc<T>) {
        // noxilia:action.charge.5: a charge has the aura of the zone it starts from, if that is higher.
        let zone = if how == How::Charge { s.zones[self.start_of_charge(s, unit).n()].aura[unit.side] } else { 0 };
        let clause =
            if zone > unit.aura { rule!("noxilia:action.charge.5") } else { rule!("noxilia:ability.attack_aura.1") };
        melee.plus(unit.aura.max(zone).into(), clause, Source::RULE);
        if self.has_awake(s, unit, Key::BrotherInArms) {
            let brothers =
                s.inside(unit.at).filter(|u| u.side == unit.side && self.has_awake(s, u, Key::BrotherInArms));
            let beside = brothers.count() > 2;
            melee.plus(beside.into(), rule!("noxilia:ability.brother_in_arms.2"), Source::RULE);
        }
        melee.plus(unit.rage.into(), rule!("noxilia:ability.blood_brother.1"), Source::RULE);
        melee.plus(unit.rally.into(), rule!("noxilia:card.event.1"), Source::RULE);
        melee.plus(unit.green.into(), rule!("noxilia:zone.command.2"), Source::RULE);
        for item in s.worn(unit.id).filter(|g| is_curse(g.card)) {
            for always in item.card.card().always.iter() {
                if let Always::Melee(_, by) = always {
                    melee.plus((*by).into(), rule!("noxilia:spell.active.3"), from(item.card));
                }
            }
        }
        for always in self.of_the_turn(s) {
            if let Always::Melee(scope, by) = always
                && (!matches!(scope, Scope::Flying) || self.flies(s, unit))
            {
                melee.plus((*by).into(), rule!("noxilia:turn.start.destiny.1"), from(s.destiny));
            }
        }
        for (always, card, clause) in self.ground(s, unit) {
            if let Always::Melee(scope, by) = always
                && self.touches(s, unit, scope)
            {
                covers!("noxilia:ability.climber.1");
                let climbs = *by < 0 && unit.at.site().kind == Ground::Rampart && self.has(s, unit, Key::Climber);
                melee.plus(if climbs { 0 } else { (*by).into() }, clause, from(card));
            }
        }
        if how == How::Charge {
            let more = self.power(s, unit, Key::Charge).unwrap_or(0);
            melee.plus(more.into(), rule!("noxilia:ability.charge.1"), Source::RULE);
        }
    }

    /// Where a unit that is charging set out from: the frame below remembers; elsewhere it is where it stands.
    fn start_of_charge(&self, s: &State, unit: &Unit) -> Spot {
        let start = s.frames.iter().rev().find_map(|pending| match pending.frame {
            Frame::Rush(id, _, start, _) if id == unit.id => Some(start),
            _ => None,
        });
        start.filter(|at| at.is_on()).unwrap_or(unit.at)
    }

    /// Ranged as the unit shoots (`noxilia:stat.ranged.1`).
    pub(crate) fn ranged<T: Trace>(&self, s: &State, unit: &Unit) -> Calc<T> {
        let mut ranged = Calc::new(unit.card.card().ranged.into(), rule!("noxilia:stat.ranged.1"));
        for always in self.of_the_turn(s) {
            if let Always::Ranged(_, by) = always {
                ranged.plus((*by).into(), rule!("noxilia:turn.start.destiny.1"), from(s.destiny));
            }
        }
        for (always, card, clause) in self.ground(s, unit) {
            if let Always::Ranged(scope, by) = always
                && self.touches(s, unit, scope)
            {
                ranged.plus((*by).into(), clause, from(card));
            }
        }
        ranged.at_least(0, rule!("noxilia:stat.ranged.1"));
        ranged
    }

    /// Armour as it is now, below zero too (`noxilia:stat.armour.1`, `noxilia:stat.armour.3`).
    pub(crate) fn armour<T: Trace>(&self, s: &State, unit: &Unit) -> Calc<T> {
        let mut armour = Calc::new(unit.card.card().armour.into(), rule!("noxilia:stat.armour.1"));
        if !s.table_cards.is_empty() {
            for (item, always) in self.equipment(s, unit) {
                if let Always::Armour(Scope::Bearer, by) = always {
                    let left = i32::from(*by) - i32::from(item.spent);
                    armour.plus(left, rule!("noxilia:card.equipment.1"), from(item.card));
                }
            }
        }
        armour.plus(unit.worn.into(), rule!("noxilia:stat.armour.2"), Source::RULE);
        armour
    }

    /// What the ground under a unit says to it. Ramparts do not touch who flies, unless an enemy flies there too.
    fn ground(&self, s: &State, unit: &Unit) -> impl Iterator<Item = (&'static Always, CardId, Clause)> + use<> {
        let kind = unit.at.is_on().then(|| unit.at.site().kind);
        let card = if unit.at.is_on() { self.zones[unit.at.n()] } else { NO_CARD };
        let rampart = kind == Some(Ground::Rampart);
        covers!("noxilia:zone.rampart.3", "noxilia:ability.flying.2");
        let above = rampart && card != NO_CARD && self.flies(s, unit) && !self.is_met_in_the_air(s, unit);
        let clause = if rampart { rule!("noxilia:zone.rampart.2") } else { rule!("noxilia:zone.room.2") };
        let card = (card != NO_CARD && !above).then_some(card);
        card.into_iter().flat_map(move |id| id.card().always.iter().map(move |always| (always, id, clause)))
    }

    fn touches(&self, s: &State, unit: &Unit, scope: &Scope) -> bool {
        let holder = s.zones[unit.at.n()].holder;
        match scope {
            Scope::EnemiesHere => holder.is_some_and(|side| side != unit.side),
            Scope::OwnHere => holder == Some(unit.side),
            Scope::OthersHere(race) => unit.card.card().race != Some(*race),
            Scope::Flying => self.flies(s, unit),
            Scope::All => true,
            Scope::Bearer => false,
        }
    }

    /// Whether the zone a unit stands in says this.
    pub(crate) fn zone_says(&self, at: Spot, what: impl Fn(&Always) -> bool) -> bool {
        at.is_on() && self.zones[at.n()] != NO_CARD && self.zones[at.n()].card().always.iter().any(what)
    }
}
