//! Combat (`noxilia:combat.*`, `noxilia:action.charge.*`, `noxilia:action.melee.1`, `noxilia:action.ranged.*`): one attack
//! runs through its steps in the order of `noxilia:combat.order.1`; each step may leave a decision on top of it.

use super::board::{Spot, Spots, beside};
use super::board_index::BoardIndex;
use super::content::language::{Always, Harm};
use super::damage::{Blow, Hit};
use super::fact::Fact;
use super::powers::{Key, lends_dodge, prints};
use super::state::{
    Frame, How, MAX_TARGETS, Question, State, Strike, StrikeStep, Unit, UnitId, Volley, card_mark, mark,
};
use super::{Noxilia, Resolver};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::{covers, rule};

/// Kinds of riposte, as facts number them.
pub(super) mod riposte {
    pub const PLAIN: u8 = 0;
    pub const LIGHTNING: u8 = 1;
    pub const INSTINCTIVE: u8 = 2;
}

impl Noxilia {
    /// Whether a unit may fight where it stands.
    pub(super) fn may_fight(&self, s: &State, unit: &Unit) -> Result<(), Refusal> {
        // noxilia:ability.aquatic.2
        if s.is_flooded(unit.at) && !self.has(s, unit, Key::Aquatic) {
            return Err(Refusal::new("in-water", rule!("noxilia:ability.aquatic.2")));
        }
        if self.zone_says(unit.at, |a| matches!(a, Always::NoAttacks)) {
            return Err(Refusal::new("resting", rule!("noxilia:zone.room.2")));
        }
        Ok(())
    }

    /// Where a unit shoots (`noxilia:stat.ranged.1`).
    pub(super) fn shot(&self, s: &State, unit: &Unit) -> Spots {
        covers!("noxilia:ability.close_shot.1");
        let near = unit.at.beside();
        if self.has(s, unit, Key::CloseShot) { near.with(unit.at) } else { near }
    }

    /// Whether a unit is near enough to shoot at.
    pub(super) fn is_in_range(&self, s: &State, unit: &Unit, target: &Unit) -> bool {
        self.shot(s, unit).has(target.at)
    }

    /// How many targets an attack has at most.
    pub(super) fn most_targets(&self, s: &State, unit: &Unit, how: How) -> usize {
        covers!("noxilia:ability.mass_attack.1", "noxilia:ability.rapid_fire.1");
        let key = if how.is_melee() { Key::MassAttack } else { Key::RapidFire };
        usize::from(self.power(s, unit, key).unwrap_or(1)).min(MAX_TARGETS)
    }

    /// Whether a unit may charge at all, from where it stands.
    pub(super) fn may_set_off(&self, s: &BoardIndex, unit: &Unit) -> Result<(), Refusal> {
        if s.is_hostile(unit.side, unit.at) {
            return Err(Refusal::new("among-enemies", rule!("noxilia:action.charge.3")));
        }
        if self.of_the_turn(s).any(|a| matches!(a, Always::NoCharge)) {
            return Err(Refusal::new("truce", rule!("noxilia:turn.start.destiny.1")));
        }
        if unit.is(mark::SLOW) {
            return Err(Refusal::new("just-arrived", rule!("noxilia:zone.command.2")));
        }
        Ok(())
    }

    /// Whether a charge may go over a place to the target's, or straight there where that is the same.
    pub(super) fn may_charge(&self, s: &BoardIndex, unit: &Unit, via: Spot, goal: Spot) -> Result<(), Refusal> {
        let clause = rule!("noxilia:combat.declare.2");
        if via == goal {
            if !beside(unit.at, via) {
                return Err(Refusal::new("not-adjacent", clause));
            }
        } else {
            // noxilia:action.charge.4
            if !self.has(s, unit, Key::QuickMarch) || !beside(via, goal) || via == unit.at {
                return Err(Refusal::new("too-far", rule!("noxilia:action.charge.1")));
            }
            self.may_step(s, unit, via, 1)?;
            let there = Unit { at: via, ..*unit };
            return self.may_step(s, &there, goal, 0);
        }
        self.may_step(s, unit, via, 0)
    }

    /// Whether somebody beside the target might take the attack over, as far as everybody can see.
    fn may_be_guarded(&self, s: &State, strike: &Strike) -> bool {
        covers!("noxilia:house.window.1");
        let Some(target) = s.find(strike.target) else { return false };
        s.inside(target.at).any(|u| {
            u.side == target.side && u.id != target.id && u.is_ready() && !u.is(mark::SHOWN)
                || self.is_guardian(s, u, target)
        })
    }

    /// noxilia:ability.guardian_angel.1
    pub(super) fn is_guardian(&self, s: &State, unit: &Unit, target: &Unit) -> bool {
        unit.side == target.side
            && unit.id != target.id
            && unit.at == target.at
            && unit.is_ready()
            && self.has(s, unit, Key::GuardianAngel)
    }

    /// Whether the unit attacked may strike back at all (`noxilia:ability.riposte.1`).
    fn may_answer(&self, s: &State, strike: &Strike) -> bool {
        covers!("noxilia:action.ranged.2", "noxilia:combat.damage.3", "noxilia:ability.guardian_angel.2");
        covers!(
            "noxilia:ability.riposte.2",
            "noxilia:ability.lightning_riposte.3",
            "noxilia:ability.instinctive_riposte.2"
        );
        let plain = strike.how == How::Melee && !strike.guarded;
        covers!("noxilia:ability.stealth_attack.1");
        let stealthy = s.find(strike.attacker).is_some_and(|u| self.has(s, u, Key::StealthAttack));
        plain && !stealthy
    }

    /// Whether it may engage to strike back.
    fn may_riposte(&self, s: &State, strike: &Strike, key: Key) -> bool {
        let hushed = self.of_the_turn(s).any(|a| matches!(a, Always::NoRiposte));
        let target = s.find(strike.target).filter(|u| u.is_ready() && self.has(s, u, key));
        // noxilia:ability.aquatic.2: nobody else engages to riposte in water.
        let fights = |u: &Unit| !s.is_flooded(u.at) || self.has(s, u, Key::Aquatic);
        self.may_answer(s, strike) && !hushed && target.is_some_and(fights)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// An attack is declared (`noxilia:combat.declare.1`): the unit is engaged and turned up.
    pub(super) fn declare(&mut self, id: UnitId, target: UnitId, how: How) {
        let engaged = self.engage(id, rule!("noxilia:combat.declare.1"));
        self.because(engaged, |resolver| {
            resolver.turn_up(id, rule!("noxilia:fog.4"));
            resolver.aim_at(id, target, how);
        });
    }

    /// The first target of an attack is named.
    fn aim_at(&mut self, id: UnitId, target: UnitId, how: How) {
        let mut targets = [UnitId::NONE; MAX_TARGETS];
        targets[0] = target;
        self.push(Frame::Naming(Volley { attacker: id, how, targets, next: 0 }));
    }

    /// A charge is declared (`noxilia:action.charge.1`).
    pub(super) fn charge(&mut self, id: UnitId, via: Spot, target: UnitId) {
        let engaged = self.engage(id, rule!("noxilia:action.charge.1"));
        self.because(engaged, |resolver| resolver.set_off(id, via, target));
    }

    fn set_off(&mut self, id: UnitId, via: Spot, target: UnitId) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let goal = self.s.find(target).map_or(via, |u| u.at);
        self.turn_up(id, rule!("noxilia:fog.4"));
        // noxilia:action.charge.2
        self.wear(id, -1, rule!("noxilia:action.charge.2"));
        let long = via != goal;
        if long {
            covers!("noxilia:ability.quick_march.2");
            self.wear(id, -1, rule!("noxilia:action.charge.4"));
        }
        self.push(Frame::Rush(id, target, unit.at, if long { 0 } else { 1 }));
        self.step(id, via);
    }

    /// A charge goes on: over the next place, to the blow, to its end.
    pub(super) fn rush(&mut self, id: UnitId, target: UnitId, start: Spot, stage: u8) {
        let there = self.s.find(target).map(|u| u.at);
        let (Some(unit), Some(goal)) = (self.s.find(id).copied(), there) else {
            self.pop();
            return;
        };
        match stage {
            0 => {
                self.replace(Frame::Rush(id, target, start, 1));
                if self.rules.may_step(&BoardIndex::of(self.s), &unit, goal, 0).is_ok() {
                    self.step(id, goal);
                } else {
                    self.halt(id);
                }
            }
            1 if unit.at == goal => {
                self.replace(Frame::Rush(id, target, start, 2));
                self.aim_at(id, target, How::Charge);
            }
            _ => self.pop(),
        }
    }

    /// Further targets are named before the first blow (`noxilia:house.name.1`).
    pub(super) fn name(&mut self, volley: Volley) {
        let Some(unit) = self.s.find(volley.attacker).copied() else {
            self.pop();
            return;
        };
        let more = volley.named().count() < self.rules.most_targets(self.s, &unit, volley.how);
        if more && self.rules.nameable(self.s, &volley).next().is_some() {
            self.ask(Question::Name, unit.side, 0);
        } else {
            self.replace(Frame::Volley(volley));
        }
    }

    /// One attack after the other; who is gone is passed over, and a dead attacker strikes no more.
    pub(super) fn volley(&mut self, volley: Volley) {
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

    /// An attack goes one step on.
    pub(super) fn strike(&mut self, strike: Strike) {
        let alive = |id: UnitId| self.s.find(id).is_some_and(|u| u.at.is_on());
        if !alive(strike.attacker) || !alive(strike.target) || strike.step == StrikeStep::Over {
            self.pop();
            return;
        }
        self.replace(Frame::Strike(Strike { step: strike.step.next(), ..strike }));
        let defender = self.s.find(strike.target).map_or(rulewright_engine::side::Side::P1, |u| u.side);
        match strike.step {
            StrikeStep::Reveal => self.target(strike.target),
            StrikeStep::Guardian => {
                covers!("noxilia:ability.steadfast.2");
                let steadfast = self.s.find(strike.attacker).is_some_and(|u| self.rules.has(self.s, u, Key::Steadfast));
                if !steadfast && self.rules.may_be_guarded(self.s, &strike) {
                    self.ask(Question::Guardian, defender, 0);
                }
            }
            StrikeStep::Latents if self.s.worn(strike.target).any(|g| g.is_latent() && g.owner == defender) => {
                covers!("noxilia:combat.latent.2");
                // Asked again after each that was turned up.
                self.replace(Frame::Strike(strike));
                self.ask(Question::Attacked, defender, 0);
            }
            StrikeStep::Dodge if self.may_dodge(&strike) => self.ask(Question::Dodge, defender, 0),
            StrikeStep::Lightning if self.rules.may_riposte(self.s, &strike, Key::LightningRiposte) => {
                self.ask(Question::Lightning, defender, 0);
            }
            StrikeStep::Damage => self.blows(strike),
            StrikeStep::Riposte if self.rules.may_riposte(self.s, &strike, Key::Riposte) => {
                self.ask(Question::Riposte, defender, 0);
            }
            _ => {}
        }
    }

    /// noxilia:ability.dodge.1
    fn may_dodge(&self, strike: &Strike) -> bool {
        strike.how.is_melee() && self.s.find(strike.target).is_some_and(|u| self.rules.dodges(self.s, u))
    }

    /// Nobody answers at this step, or no more: the attack goes on to the next.
    pub(super) fn strike_on(&mut self) {
        if let Some(Frame::Strike(strike)) = self.s.top()
            && strike.step == StrikeStep::Latents
        {
            self.replace(Frame::Strike(Strike { step: StrikeStep::Dodge, ..strike }));
        }
    }

    /// Somebody takes the attack upon itself (`noxilia:ability.guardian_angel.1`).
    pub(super) fn guard(&mut self, guardian: UnitId) {
        let Some(Frame::Strike(strike)) = self.s.top() else { return };
        self.engage(guardian, rule!("noxilia:ability.guardian_angel.1"));
        self.turn_up(guardian, rule!("noxilia:fog.4"));
        let (unit, target) = (self.who(guardian), self.who(strike.target));
        let guarded = self.tell(rule!("noxilia:ability.guardian_angel.1"), Fact::Guard { unit, target });
        self.replace(Frame::Strike(Strike { target: guardian, guarded: true, ..strike }));
        self.goes_on_from(guarded);
    }

    /// The attack is cancelled (`noxilia:ability.dodge.1`): the unit's own dodge first.
    pub(super) fn dodge(&mut self) {
        let Some(Frame::Strike(strike)) = self.s.top() else { return };
        let Some(unit) = self.s.find(strike.target).copied() else { return };
        if prints(unit.card, Key::Dodge) && !unit.is(mark::DODGED) {
            if let Some(unit) = self.s.find_mut(unit.id) {
                unit.marks |= mark::DODGED;
            }
        } else {
            let lent =
                |g: &&mut super::state::TableCard| g.on == unit.id && !g.is(card_mark::DODGED) && lends_dodge(g.card);
            if let Some(item) = self.s.table_cards.iter_mut().find(lent) {
                item.marks |= card_mark::DODGED;
            }
        }
        let unit = self.who(unit.id);
        self.tell(rule!("noxilia:ability.dodge.1"), Fact::Dodge { unit });
        self.pop();
    }

    /// The unit attacked engages and strikes its attacker (`noxilia:ability.riposte.1`,
    /// `noxilia:ability.lightning_riposte.1`).
    pub(super) fn riposte(&mut self, lightning: bool) {
        let Some(Frame::Strike(strike)) = self.s.top() else { return };
        let (clause, how) = if lightning {
            (rule!("noxilia:ability.lightning_riposte.1"), riposte::LIGHTNING)
        } else {
            (rule!("noxilia:ability.riposte.1"), riposte::PLAIN)
        };
        self.engage(strike.target, clause);
        let (unit, target) = (self.who(strike.target), self.who(strike.attacker));
        let answered = self.tell(clause, Fact::Riposte { unit, target, how });
        if let Some(unit) = self.s.find(strike.target).copied() {
            covers!("noxilia:ability.riposte.3", "noxilia:ability.lightning_riposte.4");
            let amount = self.rules.melee(self.s, &unit, How::Melee, true);
            self.because(answered, |resolver| resolver.deal_blow(&unit, strike.attacker, amount));
        }
        covers!("noxilia:ability.lightning_riposte.2");
        // Who is dead deals nothing.
        self.remove_dead();
    }

    /// Damage of both, at once (`noxilia:combat.damage.1`, `noxilia:ability.instinctive_riposte.1`).
    fn blows(&mut self, strike: Strike) {
        let (Some(unit), Some(target)) = (self.s.find(strike.attacker).copied(), self.s.find(strike.target).copied())
        else {
            return;
        };
        let amount = match strike.how {
            How::Ranged => self.rules.ranged(self.s, &unit),
            how => self.rules.melee(self.s, &unit, how, strike.first),
        };
        let hit = self.deal_blow(&unit, target.id, amount);
        if self.rules.may_answer(self.s, &strike) {
            self.answer_by_instinct(&target, unit.id);
        }
        if hit.life > 0 && self.rules.has(self.s, &unit, Key::CripplingAttack) {
            let clause = rule!("noxilia:ability.crippling_attack.1");
            self.because(hit.told, |resolver| resolver.force_engaged(target.id, clause));
        }
        self.remove_dead();
    }

    /// A blow lands: piercing and poison go with it.
    fn deal_blow(&mut self, by: &Unit, target: UnitId, mut amount: Calc<L::Trace>) -> Hit {
        let through = self.rules.has(self.s, by, Key::PiercingAttack);
        if through {
            amount.clause = rule!("noxilia:ability.piercing_attack.1");
        }
        let hit = self.hurt(target, Blow { amount, kind: Harm::Physical, through });
        self.envenom(by, target, hit);
        hit
    }

    /// Whom a unit wounds it poisons, if it can (`noxilia:ability.poison.1`).
    fn envenom(&mut self, by: &Unit, target: UnitId, hit: Hit) {
        if hit.life > 0
            && let Some(to) = self.rules.power(self.s, by, Key::Poison)
        {
            self.because(hit.told, |resolver| resolver.poison(target, to, rule!("noxilia:ability.poison.1")));
        }
    }

    fn answer_by_instinct(&mut self, unit: &Unit, attacker: UnitId) {
        let clause: Clause = rule!("noxilia:ability.instinctive_riposte.1");
        if let Some(by) = self.rules.power(self.s, unit, Key::InstinctiveRiposte) {
            let (who, target) = (self.who(unit.id), self.who(attacker));
            let answered = self.tell(clause, Fact::Riposte { unit: who, target, how: riposte::INSTINCTIVE });
            covers!("noxilia:ability.instinctive_riposte.3");
            // The number alone.
            let blow = Blow { amount: Calc::new(by.into(), clause), kind: Harm::Physical, through: false };
            let hit = self.because(answered, |resolver| resolver.hurt(attacker, blow));
            self.envenom(unit, attacker, hit);
        }
    }
}

impl Noxilia {
    /// Who may be named next for an attack.
    pub(super) fn nameable<'a>(&'a self, s: &'a State, volley: &'a Volley) -> impl Iterator<Item = &'a Unit> {
        let attacker = s.find(volley.attacker).copied().unwrap_or_default();
        s.of(attacker.side.other()).filter(move |target| {
            let named = volley.named().any(|id| id == target.id);
            let met =
                if volley.how.is_melee() { target.at == attacker.at } else { self.is_in_range(s, &attacker, target) };
            met && !named
        })
    }
}
