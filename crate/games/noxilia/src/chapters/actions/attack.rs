//! Attacks in melee and from afar (`noxilia:action.melee.1`, `noxilia:action.ranged.*`, `noxilia:combat.declare.*`), on one
//! target or more (`noxilia:house.name.1`).

use crate::Noxilia;
use crate::action::Action;
use crate::content::abilities::Key;
use crate::content::board::Spots;
use crate::content::language::Always;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{Aim, Frame, How, MAX_TARGETS, Question, State, Strike, StrikeStep, Unit, UnitId, Volley};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Noxilia {
    /// Whether a unit may attack a target in melee.
    pub(crate) fn may_attack(&self, s: &State, id: UnitId, target: UnitId) -> Check {
        let unit = self.actor(s, id)?;
        self.may_fight(s, unit)?;
        let foe = self.foe(s, unit.side, target)?;
        ensure(foe.at == unit.at, "not-here", rule!("noxilia:action.melee.1"))
    }

    /// Whether a unit may shoot at a target.
    pub(crate) fn may_shoot(&self, s: &State, id: UnitId, target: UnitId) -> Check {
        let unit = self.actor(s, id)?;
        self.may_fight(s, unit)?;
        ensure(unit.card.card().ranged > 0, "no-ranged", rule!("noxilia:action.ranged.1"))?;
        let foe = self.foe(s, unit.side, target)?;
        ensure(self.is_in_range(s, unit, foe), "out-of-range", rule!("noxilia:stat.ranged.1"))
    }

    pub(crate) fn foe<'s>(&self, s: &'s State, side: Side, id: UnitId) -> Result<&'s Unit, Refusal> {
        let clause = rule!("noxilia:combat.declare.1");
        let unit = s.find(id).filter(|u| u.at.is_on()).ok_or(Refusal::new("gone", clause))?;
        ensure(unit.side != side, "not-enemy", clause)?;
        Ok(unit)
    }

    /// Whether a unit may fight where it stands.
    pub(crate) fn may_fight(&self, s: &State, unit: &Unit) -> Result<(), Refusal> {
        self.may_fight_in_water(s, unit)?;
        if self.zone_says(unit.at, |a| matches!(a, Always::NoAttacks)) {
            return Err(Refusal::new("resting", rule!("noxilia:zone.room.2")));
        }
        Ok(())
    }

    /// Where a unit shoots (`noxilia:stat.ranged.1`).
    pub(crate) fn shot(&self, s: &State, unit: &Unit) -> Spots {
        covers!("noxilia:ability.close_shot.1");
        let near = unit.at.beside();
        if self.has(s, unit, Key::CloseShot) { near.with(unit.at) } else { near }
    }

    /// Whether a unit is near enough to shoot at.
    pub(crate) fn is_in_range(&self, s: &State, unit: &Unit, target: &Unit) -> bool {
        self.shot(s, unit).has(target.at)
    }

    /// How many targets an attack has at most.
    pub(crate) fn most_targets(&self, s: &State, unit: &Unit, how: How) -> usize {
        covers!("noxilia:ability.mass_attack.1", "noxilia:ability.rapid_fire.1");
        let key = if how.is_melee() { Key::MassAttack } else { Key::RapidFire };
        usize::from(self.power(s, unit, key).unwrap_or(1)).min(MAX_TARGETS)
    }

    /// Who may be named next for an attack.
    pub(crate) fn nameable<'a>(&'a self, s: &'a State, volley: &'a Volley) -> impl Iterator<Item = &'a Unit> {
        let attacker = s.find(volley.attacker).copied().unwrap_or_default();
        s.of(attacker.side.other()).filter(move |target| {
            let named = volley.named().any(|id| id == target.id);
            let met =
                if volley.how.is_melee() { target.at == attacker.at } else { self.is_in_range(s, &attacker, target) };
            met && !named
        })
    }

    /// Attacks and shots of a unit that may fight; `among` enemies or not.
    pub(crate) fn offer_attacks(&self, s: &BoardIndex, unit: &Unit, among: bool, out: &mut Vec<Action>) {
        let (id, foe) = (unit.id, unit.side.other());
        if among {
            s.there(foe, unit.at).for_each(|t| out.push(Action::Attack(id, t.id)));
        }
        if unit.card.card().ranged > 0 {
            let foes = self.shot(s, unit).both(s.held(foe)).iter().flat_map(|at| s.there(foe, at));
            foes.for_each(|t| out.push(Action::Shoot(id, t.id)));
        }
    }

    /// Further targets of the attack at hand.
    pub(crate) fn offer_targets(&self, s: &State, choose: &mut dyn FnMut(Aim)) {
        if let Frame::Naming(volley) = s.about() {
            self.nameable(s, &volley).for_each(|u| choose(Aim::Unit(u.id)));
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// An attack is declared (`noxilia:combat.declare.1`): the unit is engaged and turned up.
    pub(crate) fn declare(&mut self, id: UnitId, target: UnitId, how: How) {
        let engaged = self.engage(id, rule!("noxilia:combat.declare.1"));
        self.because(engaged, |resolver| {
            resolver.show(id);
            resolver.aim_at(id, target, how);
        });
    }

    /// The first target of an attack is named.
    pub(crate) fn aim_at(&mut self, id: UnitId, target: UnitId, how: How) {
        let mut targets = [UnitId::NONE; MAX_TARGETS];
        targets[0] = target;
        self.push(Frame::Naming(Volley { attacker: id, how, targets, next: 0 }));
    }

    /// Further targets are named before the first blow (`noxilia:house.name.1`).
    pub(crate) fn name(&mut self, volley: Volley) {
        let Some(unit) = self.s.find(volley.attacker).copied() else {
            self.pop();
            return;
        };
        covers!("noxilia:house.name.1");
        let more = volley.named().count() < self.rules.most_targets(self.s, &unit, volley.how);
        if more && self.rules.nameable(self.s, &volley).next().is_some() {
            self.ask(Question::Name, unit.side, 0);
        } else {
            self.replace(Frame::Volley(volley));
        }
    }

    pub(crate) fn add_name(&mut self, id: UnitId) {
        if let Some(Frame::Naming(mut volley)) = self.s.top() {
            if let Some(free) = volley.targets.iter_mut().find(|t| **t == UnitId::NONE) {
                *free = id;
            }
            self.replace(Frame::Naming(Volley { ..volley }));
        }
    }

    /// No further target is named.
    pub(crate) fn no_more_targets(&mut self) {
        if let Some(Frame::Naming(volley)) = self.s.top() {
            self.replace(Frame::Volley(volley));
        }
    }

    /// One attack after the other; who is gone is passed over, and a dead attacker strikes no more.
    pub(crate) fn volley(&mut self, volley: Volley) {
        let n = usize::from(volley.next);
        covers!("noxilia:ability.mass_attack.2");
        let attacker = self.s.find(volley.attacker).filter(|u| u.at.is_on()).copied();
        let (Some(unit), Some(target)) = (attacker, volley.named().nth(n)) else {
            self.pop();
            return;
        };
        self.replace(Frame::Volley(Volley { next: volley.next + 1, ..volley }));
        let there = self.s.find(target).filter(|t| t.side != unit.side && t.at.is_on());
        let met = there.is_some_and(|t| {
            if volley.how.is_melee() { t.at == unit.at } else { self.rules.is_in_range(self.s, &unit, t) }
        });
        if met {
            let fact = Fact::Attack { unit: self.who(unit.id), target: self.who(target), how: volley.how };
            let clause = match volley.how {
                How::Melee => rule!("noxilia:action.melee.1"),
                How::Charge => rule!("noxilia:action.charge.1"),
                How::Ranged => rule!("noxilia:action.ranged.1"),
            };
            let attack = self.tell(clause, fact);
            covers!("noxilia:ability.mass_attack.3");
            // Of shots, each has its modifiers.
            let first = n == 0 || volley.how == How::Ranged;
            let strike =
                Strike { attacker: unit.id, target, how: volley.how, first, guarded: false, step: StrikeStep::Reveal };
            self.because(attack, |resolver| resolver.push(Frame::Strike(strike)));
        }
    }
}
