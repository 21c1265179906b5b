//! Strikes (`hedgerow:strike.*`).

use crate::Hedgerow;
use crate::action::Action;
use crate::chapters::step::STRAIGHT;
use crate::content::Card;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Hedgerow {
    /// `hedgerow:strike.1`: at an enemy beside it, with no hedge between.
    pub fn may_strike(&self, s: &State, id: UnitId, target: UnitId) -> Check {
        let (unit, foe) = (s.unit(id), s.unit(target));
        ensure(foe.at.is_on(), "gone", rule!("hedgerow:strike.3"))?;
        ensure(foe.side != unit.side, "not-enemy", rule!("hedgerow:strike.1"))?;
        ensure(self.borders(unit, foe, false), "not-beside", rule!("hedgerow:strike.1"))?;
        ensure(self.borders(unit, foe, true), "hedge-between", rule!("hedgerow:strike.2"))
    }

    /// Whether two pieces share an edge; `open`, one without a hedge (`hedgerow:strike.2`).
    fn borders(&self, unit: &Unit, foe: &Unit, open: bool) -> bool {
        let squares = self.covered(foe);
        let shares = |cell: Cell, heading| {
            let beyond = self.grid.shifted(cell, heading).is_some_and(|next| squares.has(next));
            beyond && !(open && self.hedges.closed(&self.grid, cell, heading))
        };
        self.covered(unit).iter().any(|cell| STRAIGHT.iter().any(|heading| shares(cell, *heading)))
    }

    /// The pieces that a piece can strike.
    pub fn offer_strikes(&self, s: &State, id: UnitId, out: &mut Vec<Action>) {
        let foes = s.roster().map(|(target, _)| target).filter(|target| self.may_strike(s, id, *target).is_ok());
        out.extend(foes.map(|target| Action::Strike(id, target)));
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A strike, which ends the turn.
    pub fn strike(&mut self, unit: UnitId, target: UnitId) {
        let strike = self.tell(rule!("hedgerow:strike.1"), Fact::Strike { unit, target });
        self.because(strike, |resolver| {
            let (card, _) = resolver.draw(unit, rule!("hedgerow:strike.3"));
            let (against, _) = resolver.draw(target, rule!("hedgerow:strike.3"));
            resolver.compare(target, card, against);
            if resolver.s.outcome.is_none() {
                resolver.end_turn();
            }
        });
    }

    /// `hedgerow:strike.3`: the attacker's card less the target's is the damage.
    fn compare(&mut self, target: UnitId, card: Card, against: Card) {
        let mut calc = Calc::traced(card.0.into(), rule!("hedgerow:strike.3"), self.log.trace());
        calc.plus(-i32::from(against.0), rule!("hedgerow:strike.3"), Source(against.into()));
        calc.at_least(0, rule!("hedgerow:strike.3"));
        // No more is lost than there is.
        calc.at_most(self.s.unit(target).health.into(), rule!("hedgerow:strike.4"));
        let amount = calc.value as u8;
        if amount == 0 {
            self.tell_calc(rule!("hedgerow:strike.3"), Fact::Block { target }, calc);
            return;
        }
        self.s.unit_mut(target).health -= amount;
        let damage = self.tell_calc(rule!("hedgerow:strike.3"), Fact::Damage { target, amount }, calc);
        if self.s.unit(target).health == 0 {
            self.because(damage, |resolver| resolver.fall(target));
        }
    }

    /// `hedgerow:strike.4`: it leaves the board, and no longer has a turn.
    fn fall(&mut self, target: UnitId) {
        self.s.unit_mut(target).at = Cell::OFF;
        self.s.turns.remove(target);
        let fall = self.tell(rule!("hedgerow:strike.4"), Fact::Fall { target });
        self.because(fall, |resolver| resolver.check_victory(target));
    }
}
