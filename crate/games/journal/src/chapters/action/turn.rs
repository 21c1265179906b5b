//! Steps 1 and 2: an immediate skill, and the one action that is declared (`journal:house.action.2`).

use crate::Journal;
use crate::action::Action;
use crate::chapters::orders::choose::Candidates;
use crate::content::language::{Aimed, Gear, Timing};
use crate::fact::{Deeds, Fact};
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, Means, Place, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Journal {
    /// Whether the acting unit may do this.
    pub(crate) fn may_act(&self, s: &State, id: UnitId, action: Action) -> Check {
        let unit = s.unit(id);
        if matches!(unit.place, Place::Carried(_)) {
            return match action {
                Action::Wait => Ok(()),
                Action::Leave(to) => self.may_leave(s, id, to),
                _ => Err(Refusal::new("carried", rule!("journal:house.carrier.1"))),
            };
        }
        match action {
            Action::Wait | Action::Defend => Ok(()),
            Action::Move(to) => self.may_set_out(s, id, to, unit.is.character().movement),
            Action::Attack(slot, target) => self.may_attack(s, id, slot, target),
            Action::Turret(slot, target) => self.may_use_turret(s, id, slot, target),
            Action::Use(by, skill, aim) => {
                ensure(by == id, "not-its-turn", rule!("journal:round.4"))?;
                self.may_use(s, id, skill, aim)
            }
            Action::Order(ally, orders, focus) => self.may_order(s, id, ally, orders, focus),
            Action::Interact(at) => self.may_interact(s, id, at),
            Action::Force(at) => self.may_force(s, id, at),
            Action::Board(carrier) => self.may_board(s, id, carrier),
            Action::Leave(to) => self.may_leave(s, id, to),
            _ => Err(Refusal::new("not-asked", rule!("journal:house.action.2"))),
        }
    }

    /// Everything that the acting unit may do, skills in printed order, Wait last.
    pub(crate) fn offer_actions(&self, s: &State, id: UnitId, offer: &mut dyn FnMut(Action)) {
        let unit = s.unit(id);
        if matches!(unit.place, Place::Carried(_)) {
            self.exits(s, id).for_each(|to| offer(Action::Leave(to)));
            offer(Action::Wait);
            return;
        }
        let foes: Candidates = self.nameable(s, unit.at, id).collect();
        self.offer_moves(s, id, offer);
        self.offer_attacks(s, id, &foes, offer);
        for (skill, _) in unit.skills.iter() {
            if matches!(skill.skill().timing, Timing::Action | Timing::Immediate)
                && self.may_begin(s, id, *skill).is_ok()
            {
                let using = |aim| Action::Use(id, *skill, aim);
                match skill.skill().aimed {
                    Aimed::Foe => foes.iter().for_each(|foe| offer(using(Aim::Unit(*foe)))),
                    _ => self.offer_aims(s, (id, unit.at), *skill, &mut |aim| offer(using(aim))),
                }
            }
        }
        offer(Action::Defend);
        self.offer_orders(s, id, offer);
        self.offer_objectives(s, id, offer);
        offer(Action::Wait);
    }

    fn offer_moves(&self, s: &State, id: UnitId, offer: &mut dyn FnMut(Action)) {
        if self.may_move(s, id).is_err() {
            return;
        }
        if self.is_stuck(s, id) {
            offer(Action::Move(s.unit(id).at));
            return;
        }
        let movement = s.unit(id).is.character().movement;
        if movement > 0 {
            self.steps(s, id, movement - 1).for_each(|to| offer(Action::Move(to)));
        }
        let carriers = s.standing().filter(|(_, unit)| unit.gear(Gear::Capacity) > 0).map(|(carrier, _)| carrier);
        carriers.filter(|carrier| self.may_board(s, id, *carrier).is_ok()).for_each(|to| offer(Action::Board(to)));
    }

    fn offer_attacks(&self, s: &State, id: UnitId, foes: &Candidates, offer: &mut dyn FnMut(Action)) {
        let unit = s.unit(id);
        let turrets = unit.gear(Gear::Turrets) > 0;
        for target in foes.iter().copied() {
            for (slot, _) in unit.arms() {
                offer(Action::Attack(slot, target));
                if turrets {
                    offer(Action::Turret(slot, target));
                }
            }
        }
    }

    /// The second attack of a unit with Turrets: with the other weapon (`journal:house.turrets.1`).
    pub(crate) fn may_use_second(&self, s: &State, id: UnitId, slot: u8, (used, target): (u8, UnitId)) -> Check {
        ensure(slot != used, "weapon-used", rule!("journal:house.turrets.1"))?;
        self.may_use_turret(s, id, slot, target)
    }

    /// The attacks with the other weapon.
    pub(crate) fn seconds<'s>(&'s self, s: &'s State, id: UnitId, used: u8) -> impl Iterator<Item = (u8, UnitId)> + 's {
        let there = s.unit(id).is_on();
        let others = s.unit(id).arms().map(|(slot, _)| slot).filter(move |slot| there && *slot != used);
        others.flat_map(move |slot| self.nameable(s, s.unit(id).at, id).map(move |target| (slot, target)))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The acting unit does this. An immediate skill leaves the action open.
    pub(crate) fn act(&mut self, id: UnitId, action: Action) {
        if let Action::Use(_, skill, _) = action
            && skill.skill().timing == Timing::Immediate
        {
            self.s.deed.before = true;
            self.use_immediate(id, skill);
            return;
        }
        self.replace(Frame::After(id));
        match action {
            Action::Move(to) => self.move_out(id, to),
            Action::Attack(slot, target) => self.declare_attack(id, Means::Weapon(slot), target),
            Action::Turret(slot, target) => {
                self.push(Frame::Turret(id, slot));
                self.declare_attack(id, Means::Turret(slot), target);
            }
            Action::Use(_, skill, aim) => self.use_skill(id, skill, aim),
            Action::Defend => self.defend(id),
            Action::Order(ally, orders, focus) => self.give_order(id, ally, orders, focus),
            Action::Interact(at) => self.interact(id, at),
            Action::Force(at) => self.force(id, at),
            Action::Board(carrier) => {
                let to = self.s.unit(carrier).at;
                let deed = Deeds::Board;
                let declared = Fact::Declare { unit: id, deed, target: carrier, to };
                let declared = self.tell(rule!("journal:action.2"), declared);
                self.because(declared, |resolver| resolver.board(id, carrier));
            }
            Action::Leave(to) => self.leave_carrier(id, to),
            _ => self.wait(id),
        }
    }

    /// A movement action begins with its first panel.
    fn move_out(&mut self, id: UnitId, to: Cell) {
        let free = to == self.s.unit(id).at;
        let deed = if free { Deeds::Free } else { Deeds::Move };
        let declared = Fact::Declare { unit: id, deed, target: UnitId::NONE, to };
        let declared = self.tell(rule!("journal:house.basic.move"), declared);
        self.because(declared, |resolver| {
            let movement = resolver.s.unit(id).is.character().movement;
            let walk = resolver.set_out(id, movement);
            let walk = resolver.walk_on(walk, to);
            resolver.push(Frame::Walk(walk));
        });
    }

    /// The second weapon attacks.
    pub(crate) fn second_turret(&mut self, id: UnitId, slot: u8, target: UnitId) {
        self.pop();
        self.declare_attack(id, Means::Turret(slot), target);
    }
}
