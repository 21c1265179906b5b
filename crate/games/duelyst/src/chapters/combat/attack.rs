//! Combat (`duelyst:combat.*`), and the keywords that shape an attack: Backstab, Blast, Frenzy, Ranged.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::movement::Field;
use crate::chapters::queue::moments::Moment;
use crate::chapters::select::context::Subject;
use crate::content::Reveal;
use crate::content::powers::Powers;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{Cause, Fight, State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::calc::{Calc, Source, Trace};
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// Units an attack hits at once.
type Struck = Pile<UnitId, 16>;

impl Duelyst {
    pub(crate) fn may_attack(&self, s: &State, id: UnitId, target: UnitId) -> Check {
        let unit = self.actor(s, id)?;
        ensure(unit.attacks < self.turns_of(unit), "attacked", rule!("duelyst:combat.1"))?;
        self.is_rested(unit)?;
        self.is_unhindered(unit)?;
        let foe = s.find(target).ok_or(Refusal::new("gone", rule!("duelyst:card.unit.1")))?;
        ensure(foe.side != unit.side, "not-enemy", rule!("duelyst:combat.2"))?;
        ensure(!foe.has(Powers::INVULNERABLE), "invulnerable", rule!("duelyst:keyword.invulnerable.1"))?;
        ensure(self.may_be_attacked(s, unit, foe), "sheltered", rule!("duelyst:house.forbid.1"))?;
        self.in_range(unit, foe)?;
        let field = self.field(s, unit.side);
        self.may_prefer(&field, unit, foe)?;
        ensure(self.targets(&field, unit).has(foe.at), "drawn-fire", rule!("duelyst:house.forbid.1"))
    }

    /// Whether nothing about the unit itself keeps it from attacking.
    pub(crate) fn is_armed(&self, unit: &Unit) -> bool {
        self.is_unhindered(unit).is_ok()
    }

    /// The same, with the clause that keeps it.
    fn is_unhindered(&self, unit: &Unit) -> Check {
        self.is_no_structure(unit, Powers::MAY_ATTACK)?;
        ensure(!unit.has(Powers::CANNOT_ATTACK), "cannot-attack", rule!("duelyst:house.forbid.1"))?;
        let powerless = if unit.has(Powers::BACKSTAB) {
            rule!("duelyst:keyword.backstab.3")
        } else {
            rule!("duelyst:gap.attack.zero.1")
        };
        ensure(unit.attack > 0, "no-attack", powerless)
    }

    /// Offers whom a unit that takes orders may attack.
    pub(crate) fn offer_attacks(&self, s: &State, field: &Field, unit: &Unit, out: &mut Vec<Action>) {
        if !self.is_armed(unit) {
            return;
        }
        let targets = self.targets(field, unit);
        if !targets.is_empty() {
            let foes = s.of(unit.side.other()).filter(|foe| targets.has(foe.at));
            foes.for_each(|foe| out.push(Action::Attack(unit.who.id, foe.who.id)));
        }
    }

    fn in_range(&self, unit: &Unit, foe: &Unit) -> Check {
        let clause = if unit.has(Powers::BLAST) { rule!("duelyst:keyword.blast.2") } else { rule!("duelyst:combat.2") };
        let is = self.board.steps(unit.at, foe.at);
        let far = Refusal::new("out-of-range", clause).with("reach", 1u8).with("is", is);
        if self.range(unit).has(foe.at) { Ok(()) } else { Err(far) }
    }

    /// The tiles an attack of this unit reaches: the eight around (`duelyst:combat.2`), all with Ranged
    /// (`duelyst:keyword.ranged.1`), its row and column with Blast (`duelyst:keyword.blast.6`).
    pub(crate) fn range(&self, unit: &Unit) -> Squares {
        covers!("duelyst:keyword.ranged.1", "duelyst:keyword.blast.6");
        if unit.has(Powers::RANGED) {
            return self.board.all;
        }
        let near = self.board.near(unit.at);
        if unit.has(Powers::BLAST) { near | self.board.row(unit.at) | self.board.column(unit.at) } else { near }
    }

    /// Whom a unit may attack, as tiles.
    pub(crate) fn targets(&self, field: &Field, unit: &Unit) -> Squares {
        let sheltered = if unit.has(Powers::CANNOT_ATTACK_GENERALS) { field.general } else { Squares::NONE };
        let open = field.attackable & !sheltered & self.range(unit);
        // duelyst:keyword.provoke.1: who provokes comes before all others.
        let provokers = self.provoked(field, unit);
        if !provokers.is_empty() {
            return open & provokers;
        }
        // duelyst:house.forbid.1
        if unit.has(Powers::RANGED) && !field.drawing_fire.is_empty() {
            return open & field.drawing_fire;
        }
        open
    }

    pub(crate) fn may_be_attacked(&self, s: &State, unit: &Unit, foe: &Unit) -> bool {
        let sheltered = unit.has(Powers::CANNOT_ATTACK_GENERALS) && self.is_general(s, foe);
        !foe.has(Powers::INVULNERABLE | Powers::UNATTACKABLE) && !sheltered
    }

    /// `duelyst:keyword.backstab.1`: from the tile directly behind the target.
    pub(crate) fn is_behind(&self, unit: &Unit, target: &Unit) -> bool {
        unit.has(Powers::BACKSTAB) && self.board.behind(target.at, target.side) == Some(unit.at)
    }

    /// Who else is hit by an attack, in the order they entered the board; `duelyst:combat.3`: the target stays one.
    fn struck(&self, s: &State, unit: &Unit, target: &Unit) -> Struck {
        covers!("duelyst:combat.3");
        let mut tiles = Squares::one(target.at);
        if unit.has(Powers::BLAST) {
            covers!("duelyst:keyword.blast.1");
            // duelyst:keyword.blast.2: one straight line; a diagonal one is none.
            let ray = self.board.rays(unit.at).into_iter().find(|ray| ray.has(target.at));
            tiles |= ray.unwrap_or_default();
        }
        if unit.has(Powers::FRENZY) {
            covers!("duelyst:keyword.frenzy.1");
            tiles |= self.board.near(unit.at);
        }
        let mut struck = Struck::default();
        struck.push(target.who.id);
        for foe in s.of(target.side).filter(|u| tiles.has(u.at) && u.who.id != target.who.id) {
            if struck.len() < 16 {
                struck.push(foe.who.id);
            }
        }
        struck
    }

    /// Damage of a blow, before what becomes of it at the other end.
    fn blow<T: Trace>(&self, s: &State, unit: &Unit, backstab: bool, trace: T) -> Calc<T> {
        let mut calc = self.attack_calc(s, unit, trace);
        if backstab {
            calc.plus(unit.backstab.into(), rule!("duelyst:keyword.backstab.1"), Source(unit.is.0));
        }
        calc
    }

    /// `duelyst:combat.resolve.2`: whether a unit that lives strikes back at an attacker.
    fn strikes_back(&self, unit: &Unit, attacker: &Unit) -> bool {
        covers!("duelyst:keyword.ranged.2", "duelyst:keyword.ranged.3", "duelyst:keyword.ranged.4");
        covers!("duelyst:keyword.blast.5", "duelyst:keyword.blast.5.r2");
        let within = self.board.near(unit.at).has(attacker.at) || unit.has(Powers::RANGED);
        covers!("duelyst:keyword.stun.3");
        // duelyst:gap.attack.zero.1; stun and exhaustion do not matter.
        within && unit.attack > 0 && !unit.has(Powers::CANNOT_STRIKE_BACK)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:turn.main.5`: an attack as far as the first blow (`duelyst:combat.resolve.1`).
    pub(crate) fn attack(&mut self, id: UnitId, target: UnitId) -> EventId {
        let Some(unit) = self.s.find_mut(id) else { return EventId::NONE };
        // duelyst:combat.1; duelyst:move.4, duelyst:keyword.celerity.1: an attack uses up a move not made.
        unit.attacks += 1;
        unit.moves = unit.moves.max(unit.attacks);
        self.rules.tire(unit);
        let unit = *unit;
        let Some(foe) = self.s.find(target).copied() else { return EventId::NONE };
        let attack = self.tell(rule!("duelyst:turn.main.5"), Fact::Attack { unit: unit.who, target: foe.who });
        self.because(attack, |resolver| {
            if resolver.rules.is_general(resolver.s, &unit) {
                let cause = Cause { unit: id, at: unit.at, card: unit.is, amount: 0 };
                resolver.alarm(unit.side, Reveal::GeneralAttacks, cause);
            }
            resolver.before(&unit, &foe, false);
            resolver.strike(&unit, &foe);
        });
        attack
    }

    /// What a fight sets off before its damage is done at once, as far as it can be: a dispel comes before the answer
    /// (`duelyst:keyword.dispel.2`).
    fn before(&mut self, unit: &Unit, foe: &Unit, strikes_back: bool) {
        self.raise(&Moment::Fight { who: unit, with: foe, strikes_back });
        if !strikes_back && self.rules.is_behind(unit, foe) {
            self.raise(&Moment::Backstab(unit, foe));
        }
    }

    /// The attacker's blow, at all who are hit at once.
    fn strike(&mut self, unit: &Unit, target: &Unit) {
        let backstab = self.rules.is_behind(unit, target);
        let struck = self.rules.struck(self.s, unit, target);
        let mut answers: Pile<UnitId, 8> = Pile::default();
        covers!("duelyst:keyword.blast.3", "duelyst:keyword.blast.4");
        // Each takes all of it, and each as it is changed for that one.
        for id in struck.iter() {
            let Some(foe) = self.s.find(*id).copied() else { continue };
            let back = self.rules.is_behind(unit, &foe) && (backstab || *id != target.who.id);
            let calc = self.rules.blow(self.s, unit, back, self.log.trace());
            self.hurt(*id, calc, &Subject::blow(unit), rule!("duelyst:combat.resolve.1"));
            covers!("duelyst:keyword.frenzy.2", "duelyst:keyword.blast.5.r1");
            // Of those a Frenzy hits only the target answers, of a Blast all (duelyst:keyword.blast.5), of both at once
            // the target.
            let answering = *id == target.who.id || unit.has(Powers::BLAST) && !unit.has(Powers::FRENZY);
            covers!("duelyst:keyword.backstab.2");
            // Nobody who is hit from behind.
            if answering && !back && answers.len() < 8 {
                answers.push(*id);
            }
        }
        self.s.fight =
            Some(Fight { attacker: unit.who.id, target: target.who.id, answers, over: false, because: self.cause });
    }

    /// The attack under way goes on: survivors strike back, then it is over.
    pub(crate) fn next_of_fight(&mut self) {
        match self.s.fight {
            Some(fight) if fight.over => self.fought(&fight),
            Some(fight) => self.strike_back(fight),
            None => {}
        }
        self.settle();
    }

    /// `duelyst:combat.resolve.2`: once all that the blow set off is done, survivors strike back.
    fn strike_back(&mut self, fight: Fight) {
        let mut answered: Pile<UnitId, 8> = Pile::default();
        for id in fight.answers.iter() {
            let (Some(unit), Some(attacker)) = (self.s.find(*id).copied(), self.s.find(fight.attacker).copied()) else {
                continue;
            };
            if attacker.health() <= 0 || unit.side == attacker.side || !self.rules.strikes_back(&unit, &attacker) {
                continue;
            }
            let clause = rule!("duelyst:combat.resolve.2");
            let fact = Fact::StrikeBack { unit: unit.who, target: attacker.who };
            let strike = self.tell(clause, fact);
            answered.push(*id);
            self.because(strike, |resolver| {
                resolver.before(&unit, &attacker, true);
                covers!("duelyst:keyword.frenzy.3");
                // The attacker alone.
                let calc = resolver.rules.blow(resolver.s, &unit, false, resolver.log.trace());
                resolver.hurt(attacker.who.id, calc, &Subject::blow(&unit), clause);
            });
        }
        self.s.fight = Some(Fight { answers: answered, over: true, ..fight });
    }

    /// The fight is over: what waits for its end.
    fn fought(&mut self, fight: &Fight) {
        self.s.fight = None;
        let (attacker, target) = (self.s.find(fight.attacker).copied(), self.s.find(fight.target).copied());
        if let Some(unit) = attacker {
            let foe = target.unwrap_or(Unit { side: unit.side.other(), ..Unit::default() });
            self.raise(&Moment::After { who: &unit, with: &foe, strikes_back: false });
        }
        // Only who did strike back (duelyst:combat.resolve.2): others were out of reach, or had nothing to strike with.
        if let Some(unit) = target.filter(|_| fight.answers.contains(&fight.target)) {
            self.raise(&Moment::After { who: &unit, with: &attacker.unwrap_or(unit), strikes_back: true });
        }
    }
}
