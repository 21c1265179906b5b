//! How good a position looks: what greedy and search go by. No rule is in here, and nothing that either side cannot
//! see: hands count by their size.

use super::Skirmish;
use super::content::board::Squares;
use super::content::{DAZED, DEFENSELESS, ON_FIRE, POISONED, STUNNED};
use super::state::{CardInPlay, CardZone, Phase, Question, State, Unit};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::{BySide, Side};

/// From -1 (lost) to 1 (won).
pub(super) fn value(rules: &Skirmish, s: &State, side: Side) -> f32 {
    if let Some(outcome) = s.outcome {
        return outcome.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
    }
    let points = rules.points(s, side);
    if s.phase == Phase::Act {
        // Sixteen points of strength are about a game.
        points / (16.0 + points.abs())
    } else {
        points / 100.0
    }
}

impl Skirmish {
    /// How many points of strength `side` is ahead.
    // Search asks this more often than anything else. Plain loops: in iterator chains the same came to four times the
    // instructions, because the chains were not inlined.
    fn points(&self, s: &State, side: Side) -> f32 {
        let mut squares = BySide([Squares::NONE; 2]);
        for unit in s.units.iter() {
            if unit.at.is_on() {
                squares[unit.side].insert(unit.at);
            }
        }
        let acting = s.phase == Phase::Act;
        let mut points = if acting { holdings(s, side) - holdings(s, side.other()) } else { 0.0 };
        for unit in s.units.iter() {
            if unit.at.is_on() {
                let pull = self.pull(unit.at, squares[unit.side.other()]);
                // Before the first turn all that counts is where units stand.
                let worth = if acting { self.worth(unit) + pull * 0.12 } else { pull };
                points += if unit.side == side { worth } else { -worth };
            }
        }
        for laid in s.in_play.iter() {
            points += weight(s, laid, side);
        }
        points
    }

    /// What a unit is worth, by what its defeat would give and by its health.
    fn worth(&self, unit: &Unit) -> f32 {
        let card = self.content.printed_unit(unit.is);
        let health = f32::from(unit.hp) / f32::from(card.hp);
        // The first points of health are worth more than the last.
        f32::from(card.vp) * 2.0 * (0.35 + 0.65 * health.sqrt())
    }

    /// How well a unit stands: on a banner, or on its way to one or to somebody to hit.
    fn pull(&self, at: Cell, foes: Squares) -> f32 {
        let banner = match self.board.to_banner(at).min(8) {
            0 => 8.0,
            steps => 4.0 - f32::from(steps) * 0.5,
        };
        banner - f32::from(self.nearest(at, foes, 10)) * 0.25
    }

    /// How far off the nearest of some squares is, at most `most`.
    #[inline]
    fn nearest(&self, from: Cell, to: Squares, most: u8) -> u8 {
        // A plain loop: as an iterator chain it was not inlined, and cost half of the whole evaluation.
        let (areas, mut steps) = (self.board.areas(from), 0);
        while steps < most && (areas[usize::from(steps)] & to).is_empty() {
            steps += 1;
        }
        steps
    }
}

/// Points scored and cards held.
fn holdings(s: &State, side: Side) -> f32 {
    let slide = match s.question {
        Question::Slide(..) if s.active == side => 0.1,
        _ => 0.0,
    };
    f32::from(s.victory[side]) * 2.0 + s.hand[side].len() as f32 * 0.25 + slide
}

/// What a card in front of a unit is worth to `side`.
fn weight(s: &State, laid: &CardInPlay, side: Side) -> f32 {
    let CardZone::Unit(id) = laid.zone else { return 0.0 };
    let unit = s.unit(id);
    let weight = match laid.card {
        POISONED => -0.6,
        ON_FIRE => -0.8,
        STUNNED => -1.0,
        DAZED => -0.5,
        DEFENSELESS => -0.8,
        _ if laid.by == Some(unit.side) || laid.by.is_none() => 0.3,
        _ => -0.4,
    };
    if unit.side == side { weight } else { -weight }
}
