//! Set-up (`skirmish:house.setup.*`): warbands, the first player, deployment, opening hands.

use crate::Skirmish;
use crate::action::{Action, Answer};
use crate::content::board::Squares;
use crate::content::notation::DIE;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Phase, Question, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl Skirmish {
    /// `skirmish:house.setup.1`: any warband but the other player's.
    pub(crate) fn may_take_warband(&self, s: &State, side: Side, warband: u8) -> Check {
        let taken = warband == s.warband[side.other()];
        ensure(!taken, "not-offered", rule!("skirmish:house.setup.1"))
    }

    pub(crate) fn offer_warbands(&self, s: &State, side: Side, offer: &mut impl FnMut(Answer)) {
        let warbands = 0..self.content.warbands.len() as u8;
        let open = warbands.filter(|w| self.may_take_warband(s, side, *w).is_ok());
        open.for_each(|w| offer(Answer::Warband(w)));
    }

    /// `skirmish:house.setup.4`: squares marked 1 for the first player, 2 for the second.
    fn deploy_squares(&self, s: &State, side: Side) -> Squares {
        self.board.deploy[usize::from(side != s.first)]
    }

    pub(crate) fn may_deploy(&self, s: &State, unit: UnitId, to: Cell) -> Check {
        let clause = rule!("skirmish:house.setup.4");
        let u = s.unit(unit);
        ensure(u.side == s.active, "not-yours", clause)?;
        ensure(!u.at.is_on(), "already-deployed", clause)?;
        ensure(self.deploy_squares(s, u.side).has(to), "not-deploy-square", clause)?;
        ensure(s.on(to).is_none(), "occupied", clause)
    }

    pub(crate) fn offer_deployments(&self, s: &State, out: &mut Vec<Action>) {
        let squares = self.deploy_squares(s, s.active) & s.free_squares();
        for (id, _) in s.roster().filter(|(_, u)| u.side == s.active && !u.at.is_on()) {
            squares.iter().for_each(|to| out.push(Action::Deploy(id, to)));
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:house.setup.1`: if both want one warband, the lower roll of 2d6 has to take another.
    pub fn settle_warbands(&mut self) {
        if self.s.warband[Side::P1] == self.s.warband[Side::P2] {
            let winner = self.roll_off();
            self.s.question = Question::Warband(winner.other());
            return;
        }
        self.muster();
    }

    pub fn take_warband(&mut self, side: Side, warband: u8) {
        self.s.warband[side] = warband;
        self.muster();
    }

    /// 2d6 each, ties again; the higher roller.
    fn roll_off(&mut self) -> Side {
        // Endless ties are not endless: after a hundred the first seat is taken to have won.
        for _ in 0..100 {
            let [a, b] = Side::BOTH.map(|side| {
                let dice = self.chance.dice(2, DIE, |d| u16::from(d[0] + d[1]));
                self.tell(rule!("skirmish:house.setup.3"), Fact::RollOff { side, dice });
                dice.sum()
            });
            if a != b {
                return if a > b { Side::P1 } else { Side::P2 };
            }
        }
        Side::P1
    }

    /// Units and decks of both sides are brought; then who begins (`skirmish:house.setup.3`).
    fn muster(&mut self) {
        let content = self.rules.content.clone();
        for side in Side::BOTH {
            let warband = &content.warbands[usize::from(self.s.warband[side])];
            for is in &warband.units {
                let card = content.printed_unit(*is);
                // skirmish:house.setup.6: full HP, nothing in front.
                let unit = Unit { is: *is, side, at: Cell::OFF, hp: card.hp, ap: card.ap, mp: card.mp, used: 0 };
                self.s.units.push(unit);
            }
            warband.deck.iter().for_each(|card| {
                self.s.draw[side].push(*card);
            });
        }
        match self.rules.agreed {
            Some(first) => self.begin(first),
            None => {
                let winner = self.roll_off();
                self.s.question = Question::First(winner);
            }
        }
    }

    /// Deployment begins, with the first player's.
    pub fn begin(&mut self, first: Side) {
        self.s.first = first;
        self.s.active = first;
        self.s.phase = Phase::Deploy;
    }

    /// `skirmish:house.setup.4`: one unit a square, the first player's all before the second's.
    pub fn deploy(&mut self, unit: UnitId, to: Cell) {
        let side = self.s.active;
        self.s.unit_mut(unit).at = to;
        let deployed = self.tell(rule!("skirmish:house.setup.4"), Fact::Deploy { unit, to });
        if self.s.units.iter().any(|u| u.side == side && !u.at.is_on()) {
            return;
        }
        if side == self.s.first {
            self.s.active = side.other();
            return;
        }
        self.because(deployed, |resolver| {
            resolver.deal_hands();
            resolver.head_start();
        });
        self.s.phase = Phase::Act;
        self.s.active = self.s.first;
        self.start_turn(deployed);
    }

    /// `skirmish:house.setup.5`: four cards each.
    fn deal_hands(&mut self) {
        for side in [self.s.first, self.s.first.other()] {
            for _ in 0..self.rules.content.settings.hand {
                self.draw(side, rule!("skirmish:house.setup.5"));
            }
        }
    }

    /// `skirmish:house.setup.7`: points for the player who takes the second turn.
    fn head_start(&mut self) {
        let second = self.s.first.other();
        self.score(second, self.rules.content.settings.head_start, rule!("skirmish:house.setup.7"));
    }
}
