//! What a side sees, and what it may do, as numbers. Everything is open.

use super::state::{Action, MAX_UNITS, State, Unit};
use rulewright_engine::side::Side;
use rulewright_engine::simulation::features::{Features, Field, square, whose};

const TURN: [Field; 4] = [
    ("active", "whose turn it is: 1 this side's, 2 the other's"),
    ("round", "the round, from 1"),
    ("left", "actions left in the turn"),
    ("first", "who begins each round: 1 this side"),
];
const SCORE: [Field; 2] = [("mine", "points of this side"), ("theirs", "points of the other side")];
const UNIT: [Field; 4] = [
    ("owner", "1 this side's, 2 the other's"),
    ("kind", "its kind, from 1, in the order of the rulebook"),
    ("at", "its square, from 1; 0 once it is down"),
    ("health", "health left"),
];
const ACTION: [Field; 4] = [
    ("kind", "1 a step, 2 a blow, 3 the end of the turn"),
    ("unit", "who acts: a place of `unit`, from 1"),
    ("to", "the square it goes to, from 1"),
    ("target", "whom it strikes: a place of `unit`, from 1"),
];

pub(super) fn observe(s: &State, side: Side, out: &mut impl Features) {
    out.row("turn", &TURN, [whose(s.active, side), s.round.into(), s.left.into(), whose(s.first, side)]);
    out.row("points", &SCORE, [s.points[side].into(), s.points[side.other()].into()]);
    let unit = |unit: &Unit| [whose(unit.side, side), i32::from(unit.kind) + 1, square(unit.at), unit.health.into()];
    out.rows("unit", MAX_UNITS, &UNIT, s.units.iter().map(unit));
}

pub(super) fn action(action: Action, out: &mut impl Features) {
    let row = match action {
        Action::Move(unit, to) => [1, i32::from(unit.0) + 1, square(to), 0],
        Action::Attack(unit, target) => [2, i32::from(unit.0) + 1, 0, i32::from(target.0) + 1],
        Action::End => [3, 0, 0, 0],
    };
    out.row("action", &ACTION, row);
}
