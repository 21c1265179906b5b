//! What a side sees, and what it may do, as numbers. Everything is open: the deck has no order to hide.

use super::Hedgerow;
use super::action::Action;
use super::content::{Card, CardRow, DECK, EACH, HIGH, WIDE};
use super::state::{MAX_UNITS, State, Unit, UnitId};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;
use rulewright_engine::simulation::features::{Features, Field, square, whose};

const TURN: [Field; 2] = [("round", "the round, from 1; 0 before the first"), ("left", "actions left in the turn")];
const ORDER: [Field; 1] =
    [("unit", "a unit that has a turn in this round, the one whose turn it is first: a place of `unit`, from 1")];
const UNIT: [Field; 4] = [
    ("owner", "0 nobody's, 1 this side's, 2 the other's"),
    ("kind", "its kind, from 1, in the order of the rulebook"),
    ("at", "its square at the top left, from 1; 0 once it is down"),
    ("health", "health left"),
];
const CARD: [Field; 2] = [("draw", "how many of it are in the deck"), ("discard", "how many of it are discarded")];
const SQUARE: [Field; 2] =
    [("right", "1 if a hedge closes its right side"), ("below", "1 if a hedge closes its lower side")];
const ACTION: [Field; 4] = [
    ("kind", "1 a step, 2 a strike, 3 the end of the turn"),
    ("unit", "who acts: a place of `unit`, from 1"),
    ("to", "the square where its top left comes to stand, from 1"),
    ("target", "whom it strikes: a place of `unit`, from 1"),
];

pub(super) fn observe(rules: &Hedgerow, s: &State, side: Side, out: &mut impl Features) {
    out.row("turn", &TURN, [s.round.into(), s.left.into()]);
    out.rows("order", MAX_UNITS, &ORDER, s.turns.iter().map(|unit| [place(*unit)]));
    let unit = |unit: &Unit| [whose(unit.side, side), i32::from(unit.kind) + 1, square(unit.at), unit.health.into()];
    out.rows("unit", MAX_UNITS, &UNIT, s.units.iter().map(unit));
    let card = |card: &CardRow| [copies(&s.deck, card), copies(&s.discard, card)];
    out.rows("card", DECK / EACH, &CARD, rules.cards.iter().map(card));
    let closed = |at, heading| rules.hedges.closed(&rules.grid, at, heading).into();
    let hedges = rules.grid.all.iter().map(|at| [closed(at, (1, 0)), closed(at, (0, 1))]);
    out.rows("square", usize::from(WIDE) * usize::from(HIGH), &SQUARE, hedges);
}

pub(super) fn action(action: Action, out: &mut impl Features) {
    let row = match action {
        Action::Step(unit, to) => [1, place(unit), square(to), 0],
        Action::Strike(unit, target) => [2, place(unit), 0, place(target)],
        Action::Wait => [3, 0, 0, 0],
    };
    out.row("action", &ACTION, row);
}

fn place(unit: UnitId) -> i32 {
    i32::from(unit.0) + 1
}

fn copies(pile: &Pile<Card, DECK>, card: &CardRow) -> i32 {
    pile.iter().filter(|held| held.0 == card.value).count() as i32
}
