//! How a computer-controlled ally takes its action (`journal:order.0`, `journal:house.order.1`).

use super::choose::{By, Candidates};
use super::wish::{Purpose, protection, purpose};
use crate::content::language::{Orders, SkillId};
use crate::content::map::Panels;
use crate::fact::{Deeds, Fact, Measure};
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, Means, Place, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The one action of a unit that nobody decides for.
    pub(crate) fn act_by_itself(&mut self, id: UnitId) {
        covers!("journal:house.order.1");
        self.replace(Frame::After(id));
        if !self.s.unit(id).is_in() {
            return;
        }
        if matches!(self.s.unit(id).place, Place::Carried(_)) {
            self.get_out(id);
        } else if self.s.unit(id).is_neutral() {
            self.roam(id);
        } else {
            self.follow_orders(id);
        }
    }

    /// A passenger that follows orders comes out onto the first free panel: up, right, down, left.
    fn get_out(&mut self, id: UnitId) {
        let to = self.rules.exits(self.s, id).next();
        match to {
            Some(to) => self.leave_carrier(id, to),
            None => self.wait(id),
        }
    }

    fn follow_orders(&mut self, id: UnitId) {
        self.renew_order(id);
        let orders = self.s.unit(id).orders;
        match (purpose(orders), orders) {
            (Purpose::Attack, _) => {
                let foe = self.foe(id);
                self.attack_by_itself(id, foe);
            }
            (Purpose::Defend, Orders::DefendTeam) => self.defend_team(id),
            (Purpose::Defend, _) => match self.ward(id) {
                Some(ward) => self.stand_by(id, ward),
                None => self.defend(id),
            },
            (Purpose::Heal, _) => self.heal_by_itself(id),
        }
    }

    /// A unit attacks another with what it wishes, else with a weapon, else it walks towards it.
    pub(crate) fn attack_by_itself(&mut self, id: UnitId, foe: Option<UnitId>) {
        let Some(foe) = foe else { return self.do_nothing(id) };
        let at = self.s.unit(id).at;
        let wish = self.rules.wish(self.s, id, Purpose::Attack);
        let aim = wish.and_then(|skill| self.rules.aim_at(self.s, (id, at), skill, foe).map(|aim| (skill, aim)));
        if let Some((skill, aim)) = aim {
            return self.use_skill(id, skill, aim);
        }
        if let Some(slot) = self.rules.best_weapon(self.s, (id, at), foe) {
            return self.declare_attack(id, Means::Weapon(slot), foe);
        }
        let (rules, s) = (self.rules, &*self.s);
        let reaches = |from: &Cell| match wish {
            Some(skill) => rules.aim_at(s, (id, *from), skill, foe).is_some(),
            None => rules.best_weapon(s, (id, *from), foe).is_some(),
        };
        let wanted = rules.around(s, foe, rules.reach(s, id, wish)).iter().filter(reaches).collect();
        self.walk_towards(id, wanted, foe);
    }

    /// A unit heals whom its order names, else it walks towards it; if it cannot heal, it attacks the nearest foe with a weapon.
    fn heal_by_itself(&mut self, id: UnitId) {
        let at = self.s.unit(id).at;
        let wish = self.rules.wish(self.s, id, Purpose::Heal);
        let reaches_itself = wish.is_some_and(|skill| self.rules.helps(self.s, (id, at), skill, id));
        let Some(patient) = self.patient(id, reaches_itself) else { return self.wait(id) };
        let Some(skill) = wish else { return self.fight_instead(id) };
        if self.rules.helps(self.s, (id, at), skill, patient) {
            return self.use_skill(id, skill, Aim::Unit(patient));
        }
        let (rules, s) = (self.rules, &*self.s);
        let near = rules.around(s, patient, rules.reach(s, id, wish));
        let wanted = near.iter().filter(|from| rules.helps(s, (id, *from), skill, patient)).collect();
        self.walk_towards(id, wanted, patient);
    }

    /// Under an order to heal, with no skill that can: a weapon attack on the nearest foe if one reaches, else Wait.
    fn fight_instead(&mut self, id: UnitId) {
        let orders = self.s.unit(id).orders;
        let foes = self.rules.foes(self.s, id);
        let foe = self.nearest(id, &foes, Some(orders), rule!("journal:house.order.9"));
        let at = self.s.unit(id).at;
        let weapon = foe.and_then(|foe| self.rules.best_weapon(self.s, (id, at), foe).map(|slot| (slot, foe)));
        match weapon {
            Some((slot, foe)) => self.declare_attack(id, Means::Weapon(slot), foe),
            None => self.wait(id),
        }
    }

    /// Defend Team: the one in reach with the lowest Defence Value that lacks the effect (`journal:house.order.6`).
    fn defend_team(&mut self, id: UnitId) {
        let at = self.s.unit(id).at;
        let Some(skill) = self.rules.wish(self.s, id, Purpose::Defend) else { return self.defend(id) };
        let (rules, s) = (self.rules, &*self.s);
        let lacks = |other: &UnitId| protection(skill).is_some_and(|status| !s.unit(*other).has(status));
        let own = |other: &UnitId| *other == id || s.are_friends(id, *other);
        let standing = s.standing().map(|(other, _)| other);
        let among: Candidates =
            standing.filter(own).filter(|other| rules.helps(s, (id, at), skill, *other)).filter(lacks).collect();
        covers!("journal:house.order.6");
        let by = By {
            measure: Measure::Defence,
            orders: Some(Orders::DefendTeam),
            clause: rule!("journal:order.defend-team"),
        };
        let chosen = self.choose(id, &among, by, |rules, s, other| {
            let value = rules.defence_value(s, other, ()).value as i16;
            (value, (other == id, rules.apart(s, id, other)))
        });
        match chosen {
            Some(target) => self.protect_by_itself(id, skill, target),
            None => self.defend(id),
        }
    }

    fn protect_by_itself(&mut self, id: UnitId, skill: SkillId, target: UnitId) {
        let aimed = skill.skill().aimed == crate::content::language::Aimed::Friend;
        self.use_skill(id, skill, if aimed { Aim::Unit(target) } else { Aim::None });
    }

    /// A unit goes between its ward and the nearest foe of it, and protects there (`journal:house.order.5`).
    fn stand_by(&mut self, id: UnitId, ward: UnitId) {
        let place = self.place_beside(id, ward);
        let at = self.s.unit(id).at;
        if place != Some(at) {
            let wanted = place.map_or(Panels::NONE, Panels::one);
            return self.walk_towards(id, wanted, ward);
        }
        let Some(skill) = self.rules.wish(self.s, id, Purpose::Defend) else { return self.defend(id) };
        let (rules, s) = (self.rules, &*self.s);
        let fits = |target: &UnitId| {
            let lacks = protection(skill).is_some_and(|status| !s.unit(*target).has(status));
            lacks && rules.helps(s, (id, at), skill, *target)
        };
        match [ward, id].into_iter().find(fits) {
            Some(target) => self.protect_by_itself(id, skill, target),
            None => self.defend(id),
        }
    }

    /// Of the panels next to the ward that are free or the unit's own, the one nearest to the foe nearest to the ward.
    fn place_beside(&mut self, id: UnitId, ward: UnitId) -> Option<Cell> {
        let foes = self.rules.foes(self.s, id);
        let by = By {
            measure: Measure::Distance,
            orders: Some(self.s.unit(id).orders),
            clause: rule!("journal:house.order.5"),
        };
        let threat = self.choose(id, &foes, by, |rules, s, other| (rules.apart(s, ward, other), ()));
        let beside = self.s.whereabouts(ward);
        let unit = self.s.unit(id);
        let (rules, s) = (self.rules, &*self.s);
        let free = |at: &Cell| *at == unit.at || rules.is_free_to(s, unit, *at);
        let towards = threat.map(|threat| s.unit(threat).at);
        let near = rules.map.near(beside).iter().filter(free);
        near.min_by_key(|at| (towards.map_or(0, |to| rules.map.distance(*at, to)), *at))
    }

    /// A unit walks to one of the wanted panels, or as near to its subject as it can.
    pub(crate) fn walk_towards(&mut self, id: UnitId, wanted: Panels, subject: UnitId) {
        self.walk_to(id, wanted, self.s.whereabouts(subject));
    }

    /// The same, by the panel of the subject.
    pub(crate) fn walk_to(&mut self, id: UnitId, wanted: Panels, subject: Cell) {
        if self.rules.may_move(self.s, id).is_err() {
            return self.do_nothing(id);
        }
        let clause = rule!("journal:house.order.11");
        if self.rules.is_stuck(self.s, id) {
            let to = self.s.unit(id).at;
            let declared = Fact::Declare { unit: id, deed: Deeds::Free, target: UnitId::NONE, to };
            let declared = self.tell(clause, declared);
            return self.because(declared, |resolver| resolver.get_free(id));
        }
        let movement = self.s.unit(id).is.character().movement;
        let goal = self.rules.goal(self.s, id, wanted, subject);
        let route = goal.map(|goal| (goal, self.rules.route(self.s, id, goal, movement)));
        let Some((goal, route)) = route.filter(|(_, route)| !route.is_empty()) else { return self.do_nothing(id) };
        self.tell(clause, Fact::Goal { unit: id, to: goal });
        let to = route[0];
        let declared = Fact::Declare { unit: id, deed: Deeds::Move, target: UnitId::NONE, to };
        let declared = self.tell(rule!("journal:house.basic.move"), declared);
        self.because(declared, |resolver| {
            let walk = resolver.set_out(id, movement);
            resolver.push(Frame::March(walk, route));
        });
    }

    /// A unit that can do nothing useful defends itself; under an order to heal, and a neutral one, it waits.
    pub(crate) fn do_nothing(&mut self, id: UnitId) {
        let unit = self.s.unit(id);
        if unit.is_neutral() || purpose(unit.orders) == Purpose::Heal {
            self.wait(id);
        } else {
            self.defend(id);
        }
    }
}
