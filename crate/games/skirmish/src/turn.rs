//! The turn and its end (`skirmish:house.turn.*`, `skirmish:house.victory.*`), and answers given in the middle of it.

use super::Judge;
use super::action::Answer;
use super::content::{Effect, GUARD, Modify, Stat};
use super::fact::Fact;
use super::state::{Pending, Phase, Place, State, UnitId};
use rulewright_engine::calc::{Calc, Source};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::side::Side;

/// More AP or MP than any unit can have: numbers stay small whatever a scenario's own cards add up to.
const MOST_POINTS: i32 = 99;

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// The turn of the active player, in the order of `skirmish:house.turn.1`, up to its actions; it follows from
    /// `cause`.
    pub(super) fn start_turn(&mut self, cause: EventId) {
        let side = self.s.active;
        let cause = if side == self.s.first { self.start_round(cause) } else { cause };
        self.s.turn = self.because(cause, |judge| judge.tell(rule!("skirmish:house.turn.1"), Fact::TurnStart { side }));
        self.because(self.s.turn, |judge| {
            judge.expire(side);
            for n in 0..judge.s.units.len() {
                judge.refresh(UnitId(n as u8));
            }
        });
        self.s.upkeep = 0;
        self.mark_due();
        self.upkeep();
    }

    fn start_round(&mut self, cause: EventId) -> EventId {
        let round = self.s.round;
        self.because(cause, |judge| judge.tell(rule!("skirmish:persist.5"), Fact::RoundStart { round }))
    }

    /// `skirmish:house.turn.2`: printed AP and MP, changed by modifiers, never below 0; nothing is carried over.
    fn refresh(&mut self, id: UnitId) {
        let unit = *self.s.unit(id);
        if unit.side != self.s.active || !unit.at.is_on() {
            return;
        }
        let printed = &self.rules.content.units[usize::from(unit.is)];
        let ap = self.pool(id, printed.ap, Stat::Ap);
        let mp = self.pool(id, printed.mp, Stat::Mp);
        let u = self.s.unit_mut(id);
        (u.ap, u.mp, u.used) = (ap.value as u8, mp.value as u8, 0);
        self.tell_calc(rule!("skirmish:house.turn.2"), Fact::Refresh { unit: id }, mp);
    }

    fn pool(&self, id: UnitId, printed: u8, stat: Stat) -> Calc<L::Trace> {
        let mut pool = Calc::traced(i32::from(printed), rule!("skirmish:house.turn.2"), self.log.trace());
        for (n, laid) in self.s.laid.iter().enumerate() {
            // skirmish:house.stack.2: copies of one title count once.
            let again = |m: &&Modify| {
                self.s.laid[..n].iter().any(|l| l.card == laid.card && self.rules.reaches(self.s, l, m.radius, id))
            };
            let modifiers =
                self.rules.content.cards[usize::from(laid.card)].effects.iter().filter_map(Effect::as_modify);
            let reach = modifiers.filter(|m| m.what == stat && self.rules.reaches(self.s, laid, m.radius, id));
            for m in reach.filter(|m| !again(m)) {
                pool.plus(i32::from(m.add), rule!("skirmish:house.stack.1"), Source(u16::from(laid.card)));
            }
        }
        pool.at_least(0, rule!("skirmish:house.turn.2"));
        pool.at_most(MOST_POINTS, rule!("skirmish:house.turn.2"));
        pool
    }

    /// What follows once all turn-start effects are resolved.
    pub(super) fn after_upkeep(&mut self) {
        let side = self.s.active;
        // skirmish:house.turn.4, skirmish:house.terrain.banner: a point for each banner held. The defeated hold none.
        for n in 0..self.s.units.len() {
            let (unit, at) = (UnitId(n as u8), self.s.units[n].at);
            if self.s.units[n].side == side && self.rules.board.banners.has(at) {
                let held = self.tell(rule!("skirmish:house.terrain.banner"), Fact::Score { side, unit, at });
                let points = self.rules.content.settings.banner;
                self.because(held, |judge| judge.score(side, points, rule!("skirmish:house.turn.4")));
            }
        }
        for _ in 0..self.rules.content.settings.draw {
            self.draw(side, rule!("skirmish:house.turn.5"));
        }
    }

    /// `skirmish:house.turn.5`: a card, unless the hand is full. `skirmish:house.turn.6`: an empty draw pile is made
    /// anew from the discard pile; if that is empty too, nothing is drawn.
    pub(super) fn draw(&mut self, side: Side, clause: Clause) {
        if self.s.hand[side].len() >= usize::from(self.rules.content.settings.hand_limit) {
            self.tell(rule!("skirmish:house.turn.5"), Fact::DrawSkip { side });
            return;
        }
        if self.s.draw[side].is_empty() && !self.s.discard[side].is_empty() {
            self.s.draw[side] = self.s.discard[side];
            self.s.discard[side].clear();
            let amount = self.s.draw[side].len() as u8;
            self.tell(rule!("skirmish:house.turn.6"), Fact::Shuffle { side, amount });
        }
        if self.s.draw[side].is_empty() {
            self.tell(rule!("skirmish:house.turn.6"), Fact::DrawNone { side });
            return;
        }
        let at = self.chance.draw(&self.s.draw[side]);
        let card = self.s.draw[side].take(at);
        self.s.hand[side].push(card);
        // The order in which cards came is nobody's to see, so it is not kept.
        self.s.hand[side].sort();
        self.tell(clause, Fact::Draw { side, card });
    }

    /// The end of the turn, and of the round after the second player's.
    pub(super) fn end_turn(&mut self) {
        let side = self.s.active;
        let ended = self.tell(rule!("skirmish:house.turn.7"), Fact::TurnEnd { side });
        self.because(ended, |judge| {
            judge.count_turn(side);
            judge.opening_guard(side);
        });
        for unit in self.s.units.iter_mut().filter(|u| u.side == side) {
            // skirmish:house.gain.1, skirmish:house.turn.2: what is left of AP and MP is gone.
            (unit.ap, unit.mp) = (0, 0);
        }
        if side != self.s.first {
            self.because(ended, |judge| judge.end_round());
        }
        if self.s.phase != Phase::Over {
            self.s.active = side.other();
            self.start_turn(ended);
        }
    }

    /// `skirmish:house.turn.8`: at the end of the first player's first turn each of its units is on guard for free.
    fn opening_guard(&mut self, side: Side) {
        if self.s.round != 1 || side != self.s.first {
            return;
        }
        for n in 0..self.s.units.len() {
            let place = Place::Unit(UnitId(n as u8));
            let unit = self.s.units[n];
            if unit.side == side && unit.at.is_on() && !self.s.lies(GUARD, place) {
                self.lay(GUARD, None, place, rule!("skirmish:house.turn.8"));
            }
        }
    }

    fn end_round(&mut self) {
        let ended = self.tell(rule!("skirmish:persist.5"), Fact::RoundEnd { round: self.s.round });
        self.because(ended, |judge| {
            judge.count_round();
            judge.check_victory();
        });
    }

    /// Whether the game is over with this round; else the next one comes.
    fn check_victory(&mut self) {
        let settings = self.rules.content.settings;
        let [p1, p2] = Side::BOTH.map(|side| self.s.victory[side]);
        let ahead = (p1 != p2).then_some(if p1 > p2 { Side::P1 } else { Side::P2 });
        // skirmish:house.victory.1: twelve points and ahead; level, they play on.
        if p1.max(p2) >= settings.goal && ahead.is_some() {
            return self.finish(ahead, rule!("skirmish:house.victory.1"));
        }
        // skirmish:house.victory.3: after the last round points decide, then the sum of HP, then nobody wins.
        if self.s.round >= settings.rounds {
            let [h1, h2] = Side::BOTH.map(|side| self.s.standing(side).map(|(_, u)| u32::from(u.hp)).sum::<u32>());
            let healthier = (h1 != h2).then_some(if h1 > h2 { Side::P1 } else { Side::P2 });
            return self.finish(ahead.or(healthier), rule!("skirmish:house.victory.3"));
        }
        self.s.round += 1;
    }

    /// The game is over.
    pub(super) fn finish(&mut self, winner: Option<Side>, clause: Clause) {
        self.s.phase = Phase::Over;
        self.s.pending = Pending::None;
        self.s.outcome = Some(GameResult { winner, clause });
        self.tell(clause, Fact::GameOver { winner });
    }

    /// An answer to what is pending, and on with what it interrupted.
    pub(super) fn choose(&mut self, answer: Answer) {
        let pending = std::mem::replace(&mut self.s.pending, Pending::None);
        let (side, unit, clause) = match pending {
            Pending::Warband(side) => (side, None, rule!("skirmish:house.setup.1")),
            Pending::First(side) => (side, None, rule!("skirmish:house.setup.3")),
            Pending::Burn(unit) => (self.s.active, Some(unit), rule!("skirmish:status.on-fire.1")),
            Pending::Slide(_, false) => {
                (self.s.active, Some(self.s.resolving.target), rule!("skirmish:keyword.knock-back.2"))
            }
            Pending::Slide(_, true) => (self.s.active, Some(self.s.resolving.target), rule!("skirmish:house.slide.1")),
            Pending::Allies(rally) => (self.s.active, Some(rally.unit), rule!("skirmish:house.gain.2")),
            Pending::None => return,
        };
        let choice = self.tell(clause, Fact::Choice { side, unit, answer });
        self.because(choice, |judge| match (pending, answer) {
            (Pending::Warband(side), Answer::Warband(warband)) => judge.take_warband(side, warband),
            (Pending::First(side), Answer::First(first)) => judge.begin(if first { side } else { side.other() }),
            (Pending::Burn(unit), Answer::PutOut) => judge.put_out(unit),
            (Pending::Burn(unit), _) => judge.burn(unit),
            (Pending::Slide(to, towards), Answer::Slide(true)) => judge.slide(to, towards),
            (Pending::Allies(rally), Answer::Ally(ally)) => judge.name_ally(ally, rally),
            _ => {}
        });
        self.go_on(pending);
    }

    fn go_on(&mut self, answered: Pending) {
        if self.s.phase == Phase::Over {
            return;
        }
        match answered {
            Pending::Burn(_) => self.upkeep(),
            Pending::Slide(..) => self.aftermath(),
            Pending::Allies(_) => self.finish_card(),
            Pending::Warband(_) | Pending::First(_) | Pending::None => {}
        }
    }
}
