//! What may not be done, and why: every refusal names the clause that forbids.

use super::Skirmish;
use super::action::{Action, Answer, Played};
use super::board::Squares;
use super::content::{Ability, Card, GUARD, Lasts, Range, Target};
use super::state::{Pending, Phase, Place, State, Unit, UnitId, Use};
use super::status::{FIRE_AP, FIRE_MP};
use rulewright_engine::check::{Check, ensure};
use rulewright_engine::grid::Cell;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;

impl Skirmish {
    pub(super) fn allows(&self, s: &State, action: Action) -> Check {
        ensure(s.phase != Phase::Over, "game-over", rule!("skirmish:house.victory.1"))?;
        match (s.pending, action) {
            (Pending::None, Action::Choose(_)) => {
                Err(Refusal::new("nothing-to-choose", rule!("skirmish:house.turn.7")))
            }
            (pending, Action::Choose(answer)) => self.allows_answer(s, pending, answer),
            (Pending::None, action) => self.allows_freely(s, action),
            (pending, _) => Err(Refusal::new("decide-first", Skirmish::asks(pending))),
        }
    }

    /// The clause that asks.
    pub(super) fn asks(pending: Pending) -> Clause {
        match pending {
            Pending::None => rule!("skirmish:house.turn.7"),
            Pending::Warband(_) => rule!("skirmish:house.setup.1"),
            Pending::First(_) => rule!("skirmish:house.setup.3"),
            Pending::Burn(_) => rule!("skirmish:status.on-fire.1"),
            Pending::Slide(_, false) => rule!("skirmish:keyword.knock-back.1"),
            Pending::Slide(_, true) => rule!("skirmish:house.slide.1"),
            Pending::Allies(_) => rule!("skirmish:house.gain.2"),
        }
    }

    fn allows_answer(&self, s: &State, pending: Pending, answer: Answer) -> Check {
        let clause = Skirmish::asks(pending);
        let offered = match (pending, answer) {
            (Pending::Warband(side), Answer::Warband(w)) => w != s.warband[side.other()],
            (Pending::First(_), Answer::First(_)) => true,
            (Pending::Burn(unit), Answer::PutOut) => {
                may_put_out(s.unit(unit))?;
                true
            }
            (Pending::Burn(_), Answer::Burn) | (Pending::Slide(..), Answer::Slide(_)) => true,
            (Pending::Allies(rally), Answer::Ally(ally)) => self.rallied(s, &rally).any(|id| id == ally),
            (Pending::Allies(_), Answer::Done) => true,
            _ => false,
        };
        ensure(offered, "not-offered", clause)
    }

    fn allows_freely(&self, s: &State, action: Action) -> Check {
        match (s.phase, action) {
            (Phase::Deploy, Action::Deploy(unit, to)) => self.allows_deploy(s, unit, to),
            (Phase::Deploy | Phase::SetUp, _) => Err(Refusal::new("not-this-phase", rule!("skirmish:house.setup.4"))),
            (_, Action::Deploy(..)) => Err(Refusal::new("not-this-phase", rule!("skirmish:house.setup.4"))),
            (_, Action::Move(unit, to)) => self.allows_move(s, unit, to),
            (_, Action::Attack(unit, attack, target)) => self.allows_attack(s, unit, attack, target),
            (_, Action::Ability(unit, ability, target)) => self.allows_ability(s, unit, ability, target),
            (_, Action::Dash(unit)) => {
                let clause = rule!("skirmish:house.dash.1");
                let u = self.actor(s, unit)?;
                unused(u, Use::Dash, clause)?;
                affords(u, self.content.basics.dash_ap, clause)
            }
            (_, Action::Guard(unit)) => {
                let clause = rule!("skirmish:house.guard.1");
                let u = self.actor(s, unit)?;
                unused(u, Use::Guard, clause)?;
                affords(u, self.content.basics.guard_ap, clause)?;
                ensure(!s.lies(GUARD, Place::Unit(unit)), "same-card", clause)
            }
            (_, Action::Card(played)) => self.allows_card(s, played),
            (_, Action::End | Action::Choose(_)) => Ok(()),
        }
    }

    /// `skirmish:house.turn.7`: one's own units, and only those on the board.
    fn actor<'s>(&self, s: &'s State, unit: UnitId) -> Result<&'s Unit, Refusal> {
        let u = s.unit(unit);
        ensure(u.side == s.active, "not-yours", rule!("skirmish:house.turn.7"))?;
        ensure(u.at.is_on(), "gone", rule!("skirmish:house.defeat.1"))?;
        Ok(u)
    }

    fn allows_deploy(&self, s: &State, unit: UnitId, to: Cell) -> Check {
        let clause = rule!("skirmish:house.setup.4");
        let u = s.unit(unit);
        ensure(u.side == s.active, "not-yours", clause)?;
        ensure(!u.at.is_on(), "already-deployed", clause)?;
        ensure(self.deploy_squares(s, u.side).has(to), "not-deploy-square", clause)?;
        ensure(s.on(to).is_none(), "occupied", clause)
    }

    fn allows_move(&self, s: &State, unit: UnitId, to: Cell) -> Check {
        let u = self.actor(s, unit)?;
        ensure(to != u.at, "same-square", rule!("skirmish:house.move.1"))?;
        ensure(!self.board.grid.blocked.has(to), "blocked", rule!("skirmish:house.move.3"))?;
        ensure(s.on(to).is_none(), "occupied", rule!("skirmish:house.move.2"))?;
        let foes = s.squares(u.side.other());
        if self.walkable(u, foes).has(to) {
            return Ok(());
        }
        // With any number of MP: what keeps it away is the lack of them, the enemies on the way, or the way itself.
        let tireless = Unit { mp: u8::MAX, ..*u };
        let past_all = self.board.grid.reached(u.at, self.board.costs, Squares::NONE, u8::MAX);
        Err(match self.walks(&tireless, foes).cost(to) {
            Some(needs) => {
                Refusal::new("not-enough-mp", rule!("skirmish:house.move.1")).with("needs", needs).with("has", u.mp)
            }
            None if past_all.has(to) => Refusal::new("not-reachable", rule!("skirmish:house.move.2")),
            None => Refusal::new("not-reachable", rule!("skirmish:house.move.3")),
        })
    }

    fn allows_attack(&self, s: &State, unit: UnitId, attack: u8, target: UnitId) -> Check {
        let u = self.actor(s, unit)?;
        let printed = &self.content.units[usize::from(u.is)].attacks[usize::from(attack)];
        unused(u, Use::Attack(attack), rule!("skirmish:house.attack.2"))?;
        affords(u, printed.ap, rule!("skirmish:house.attack.1"))?;
        self.enemy(s, u, target, rule!("skirmish:house.attack.1"))?;
        self.in_range(s, printed.range, u.at, s.unit(target).at, u.side)
    }

    fn enemy(&self, s: &State, u: &Unit, target: UnitId, clause: Clause) -> Check {
        ensure(s.unit(target).side != u.side, "not-enemy", clause)?;
        ensure(s.unit(target).at.is_on(), "gone", rule!("skirmish:house.defeat.1"))
    }

    fn ally(&self, s: &State, unit: UnitId, target: UnitId, range: Range, clause: Clause) -> Check {
        let u = s.unit(unit);
        ensure(s.unit(target).side == u.side, "not-ally", clause)?;
        ensure(s.unit(target).at.is_on(), "gone", rule!("skirmish:house.defeat.1"))?;
        // skirmish:house.card.5: a unit is always in range of itself.
        if unit == target { Ok(()) } else { self.in_range(s, range, u.at, s.unit(target).at, u.side) }
    }

    fn allows_ability(&self, s: &State, unit: UnitId, ability: u8, target: UnitId) -> Check {
        let clause = rule!("skirmish:house.ability.1");
        let u = self.actor(s, unit)?;
        unused(u, Use::Ability(ability), clause)?;
        affords(u, self.content.units[usize::from(u.is)].abilities[usize::from(ability)].ap, clause)?;
        self.ability_target(s, unit, ability, target)
    }

    /// Whether an ability may be aimed at a unit.
    pub(super) fn ability_target(&self, s: &State, unit: UnitId, ability: u8, target: UnitId) -> Check {
        let u = s.unit(unit);
        let clause = rule!("skirmish:house.ability.1");
        let ability: &Ability = &self.content.units[usize::from(u.is)].abilities[usize::from(ability)];
        match ability.target {
            Target::Enemy(range) => {
                self.enemy(s, u, target, clause)?;
                self.in_range(s, range.unwrap_or(Range::Melee), u.at, s.unit(target).at, u.side)?;
            }
            Target::Ally(range) => self.ally(s, unit, target, range, clause)?,
            _ => ensure(unit == target, "not-ally", clause)?,
        }
        // skirmish:house.card.5: what only takes a status off needs one to take.
        let lifts = ability.effects.iter().all(|e| matches!(e, super::content::Effect::ClearStatus(..)));
        let has = s.before(target).any(|l| self.content.cards[usize::from(l.card)].status);
        ensure(!lifts || has, "no-status", rule!("skirmish:house.card.5"))
    }

    fn allows_card(&self, s: &State, played: Played) -> Check {
        let u = self.actor(s, played.unit)?;
        let card = &self.content.cards[usize::from(played.card)];
        let clause = rule!("skirmish:house.card.1");
        ensure(s.hand[u.side].contains(&played.card), "not-in-hand", clause)?;
        affords(u, card.ap, clause)?;
        let captain = self.content.units[usize::from(u.is)].captain;
        ensure(!card.captain || captain, "captain-only", rule!("skirmish:house.card.2"))?;
        match card.strike {
            Some(_) => self.allows_boost(s, u, card, played),
            None => self.allows_target(s, u, card, played),
        }
    }

    /// `skirmish:house.boost.1`: a printed attack that has not been used, of the right range, on an enemy it can hit.
    fn allows_boost(&self, s: &State, u: &Unit, card: &Card, played: Played) -> Check {
        let clause = rule!("skirmish:house.boost.1");
        let (Some(n), Some(target), Some(strike)) = (played.attack, played.target, card.strike) else {
            return Err(Refusal::new("no-attack", clause));
        };
        let attacks = &self.content.units[usize::from(u.is)].attacks;
        let attack = attacks.get(usize::from(n)).ok_or(Refusal::new("no-attack", clause))?;
        unused(u, Use::Attack(n), clause)?;
        ensure(strike.only.covers(attack.range), "wrong-range", clause)?;
        let from = self.allows_step(s, u, card, played.to)?;
        self.enemy(s, u, target, rule!("skirmish:house.attack.1"))?;
        self.in_range(s, attack.range, from, s.unit(target).at, u.side)
    }

    /// `skirmish:house.step.1`: the square the attack is made from.
    fn allows_step(&self, s: &State, u: &Unit, card: &Card, to: Cell) -> Result<Cell, Refusal> {
        let clause = rule!("skirmish:house.step.1");
        if card.step == 0 {
            return if to.is_on() {
                Err(Refusal::new("not-offered", rule!("skirmish:house.boost.1")))
            } else {
                Ok(u.at)
            };
        }
        ensure(to.is_on() && !self.board.grid.blocked.has(to), "blocked", clause)?;
        ensure(to == u.at || s.on(to).is_none(), "occupied", clause)?;
        let ends = self.steppable(u, s.squares(u.side.other()), card.step);
        ensure(to == u.at || ends.has(to), "not-reachable", clause)?;
        Ok(to)
    }

    fn allows_target(&self, s: &State, u: &Unit, card: &Card, played: Played) -> Check {
        let clause = rule!("skirmish:house.card.5");
        let Played { unit, target, to, attack, .. } = played;
        ensure(attack.is_none(), "no-attack", rule!("skirmish:house.boost.1"))?;
        let aims = matches!(card.target, Target::Enemy(_) | Target::Ally(_));
        ensure(aims == target.is_some(), "not-offered", clause)?;
        ensure(matches!(card.target, Target::Square(_)) == to.is_on(), "not-offered", clause)?;
        let target = target.unwrap_or(unit);
        let place = match card.target {
            Target::Player => Place::Player(u.side),
            Target::Square(_) => Place::Square(to),
            _ => Place::Unit(target),
        };
        match (card.target, Skirmish::target_range(card.target)) {
            (Target::Enemy(_), Some(range)) => {
                self.enemy(
                    s,
                    u,
                    target,
                    if card.attack.is_some() { rule!("skirmish:house.attack.1") } else { clause },
                )?;
                self.in_range(s, range, u.at, s.unit(target).at, u.side)?;
            }
            (Target::Ally(_), Some(range)) => self.ally(s, unit, target, range, clause)?,
            (Target::Square(_), Some(range)) => {
                // skirmish:house.zone.1: any square that could be entered.
                ensure(!self.board.grid.blocked.has(to), "blocked", rule!("skirmish:house.zone.1"))?;
                if to != u.at {
                    self.in_range(s, range, u.at, to, u.side)?;
                }
            }
            _ => {}
        }
        // skirmish:house.card.4: the same lasting card does not lie twice in one place.
        let again = card.lasts != Lasts::No && s.lies(played.card, place);
        ensure(!again, "same-card", rule!("skirmish:house.card.4"))
    }
}

fn unused(u: &Unit, what: Use, clause: Clause) -> Check {
    ensure(u.used & what.bit() == 0, "used", clause)
}

fn affords(u: &Unit, ap: u8, clause: Clause) -> Check {
    if u.ap >= ap { Ok(()) } else { Err(Refusal::new("not-enough-ap", clause).with("needs", ap).with("has", u.ap)) }
}

/// `skirmish:status.on-fire.1`: a price, so it must be payable in full. The refusal names what is lacking.
pub(super) fn may_put_out(u: &Unit) -> Check {
    let clause = rule!("skirmish:status.on-fire.1");
    affords(u, FIRE_AP, clause)?;
    if u.mp >= FIRE_MP {
        Ok(())
    } else {
        Err(Refusal::new("not-enough-mp", clause).with("needs", FIRE_MP).with("has", u.mp))
    }
}
