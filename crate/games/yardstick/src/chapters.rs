//! A turn, its actions and its end (`yardstick:turn.*`, `.move.*`, `.attack.*`, `.victory.*`).

use super::state::{Action, Fact, State, UnitId};
use super::view::schema::DIE;
use super::{ACTIONS, HIT, ROUNDS, Yardstick};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Yardstick {
    pub(super) fn carry_out<C: Chance, L: Log<Fact, State>>(
        &self,
        s: &mut State,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) {
        let done = match action {
            Action::Move(unit, to) => {
                let clause = if self.kind(s.unit(unit)).diagonal {
                    rule!("yardstick:move.1")
                } else {
                    rule!("yardstick:move.2")
                };
                let from = s.unit(unit).at;
                s.place(unit, to);
                log.tell(s, clause, Fact::Move { unit, from, to })
            }
            Action::Attack(unit, target) => self.strike(s, unit, target, chance, log),
            // What is left of the actions is given up.
            Action::End => {
                covers!("yardstick:turn.2");
                s.left = 1;
                EventId::NONE
            }
        };
        // yardstick:turn.1: two actions, then it is the other side's turn.
        s.left -= 1;
        if s.left == 0 && s.outcome.is_none() {
            because(log, done, |log| end_turn(s, log));
        }
    }

    fn strike<C: Chance, L: Log<Fact, State>>(
        &self,
        s: &mut State,
        unit: UnitId,
        target: UnitId,
        chance: &mut C,
        log: &mut L,
    ) -> EventId {
        let attack = log.tell(s, rule!("yardstick:attack.1"), Fact::Attack { unit, target });
        because(log, attack, |log| {
            // yardstick:attack.2: one die or two, each hits from 4 up.
            let dice = chance.dice(usize::from(self.kind(s.unit(unit)).dice), DIE, |d| hits(d).into());
            log.tell(s, rule!("yardstick:attack.2"), Fact::Roll { unit, dice });
            // yardstick:attack.3: each hit takes a point of health, if there is one left to take, and is worth a point.
            let amount = hits(&dice).min(s.unit(target).health);
            if amount > 0 {
                let side = s.unit(unit).side;
                s.unit_mut(target).health -= amount;
                let damage = log.tell(s, rule!("yardstick:attack.3"), Fact::Damage { target, amount });
                because(log, damage, |log| score(s, side, target, amount, log));
            }
        });
        attack
    }
}

/// Tells everything that `then` tells as a consequence of `cause`.
pub(super) fn because<L: Log<Fact, State>>(log: &mut L, cause: EventId, then: impl FnOnce(&mut L)) {
    let before = log.because_of(cause);
    then(log);
    log.because_of(before);
}

/// What follows from damage: points for the side that dealt it, and the fall of who has no health left.
fn score<L: Log<Fact, State>>(s: &mut State, side: Side, target: UnitId, amount: u8, log: &mut L) {
    s.points[side] += amount;
    log.tell(s, rule!("yardstick:attack.3"), Fact::Points { side, amount, total: s.points[side] });
    if s.unit(target).health > 0 {
        return;
    }
    s.place(target, Cell::OFF);
    let defeat = log.tell(s, rule!("yardstick:attack.3"), Fact::Defeat { target });
    // yardstick:victory.1: whoever has nobody left has lost at once.
    if s.squares[side.other()].is_empty() {
        because(log, defeat, |log| finish(s, Some(side), rule!("yardstick:victory.1"), log));
    }
}

fn hits(dice: &[u8]) -> u8 {
    dice.iter().map(|face| u8::from(*face >= HIT)).sum()
}

/// The beginning of the active side's turn.
pub(super) fn start_turn<L: Log<Fact, State>>(s: &mut State, log: &mut L) {
    s.left = ACTIONS;
    if s.active == s.first {
        log.tell(s, rule!("yardstick:turn.3"), Fact::RoundStart { round: s.round });
    }
    log.tell(s, rule!("yardstick:turn.1"), Fact::TurnStart { side: s.active });
}

fn end_turn<L: Log<Fact, State>>(s: &mut State, log: &mut L) {
    let ended = log.tell(s, rule!("yardstick:turn.3"), Fact::TurnEnd { side: s.active });
    s.active = s.active.other();
    because(log, ended, |log| next_turn(s, log));
}

fn next_turn<L: Log<Fact, State>>(s: &mut State, log: &mut L) {
    // yardstick:turn.3: a round is a turn of each side.
    if s.active == s.first {
        // yardstick:victory.2: after the last round points decide; level, nobody wins.
        if s.round == ROUNDS {
            let [p1, p2] = Side::BOTH.map(|side| s.points[side]);
            let ahead = (p1 != p2).then_some(if p1 > p2 { Side::P1 } else { Side::P2 });
            return finish(s, ahead, rule!("yardstick:victory.2"), log);
        }
        s.round += 1;
    }
    start_turn(s, log);
}

fn finish<L: Log<Fact, State>>(s: &mut State, winner: Option<Side>, clause: Clause, log: &mut L) {
    s.outcome = Some(GameResult { winner, clause });
    log.tell(s, clause, Fact::GameOver { winner });
}
