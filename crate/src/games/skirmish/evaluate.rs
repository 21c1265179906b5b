//! How good a position looks: what greedy and search go by. No rule is in here.

use super::Skirmish;
use super::content::{DAZED, DEFENSELESS, ON_FIRE, POISONED, STUNNED};
use super::state::{Pending, Phase, State, Unit, UnitId};
use crate::engine::side::Side;

impl Skirmish {
    /// From -1 (lost) to 1 (won).
    pub(super) fn evaluate(&self, s: &State, side: Side) -> f32 {
        if let Some(outcome) = s.outcome {
            return outcome.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        if s.phase != Phase::Act {
            return self.deployed(s, side) - self.deployed(s, side.other());
        }
        let points = self.strength(s, side) - self.strength(s, side.other());
        // Sixteen points of strength are about a game.
        points / (16.0 + points.abs())
    }

    /// Before the first turn: units nearer the middle row stand better.
    fn deployed(&self, s: &State, side: Side) -> f32 {
        s.standing(side).map(|(_, u)| self.pull(s, u)).sum::<f32>() / 100.0
    }

    fn strength(&self, s: &State, side: Side) -> f32 {
        let units: f32 = s.standing(side).map(|(id, unit)| self.worth(s, id, unit)).sum();
        let cards = s.hand[side].len() as f32 * 0.25;
        let slide = match s.pending {
            Pending::Slide(..) if s.active == side => 0.1,
            _ => 0.0,
        };
        f32::from(s.victory[side]) * 2.0 + units + cards + slide
    }

    fn worth(&self, s: &State, id: UnitId, unit: &Unit) -> f32 {
        let card = &self.content.units[usize::from(unit.is)];
        let health = f32::from(unit.hp) / f32::from(card.hp);
        let base = f32::from(card.vp) * 2.0;
        // The first points of health are worth more than the last.
        let mut worth = base * (0.35 + 0.65 * health.sqrt());
        for laid in s.before(id) {
            worth += match laid.card {
                POISONED => -0.6,
                ON_FIRE => -0.8,
                STUNNED => -1.0,
                DAZED => -0.5,
                DEFENSELESS => -0.8,
                _ if laid.by == Some(unit.side) || laid.by.is_none() => 0.3,
                _ => -0.4,
            };
        }
        worth + self.pull(s, unit) * 0.12
    }

    /// How well a unit stands: on a banner, or on its way to one or to somebody to hit.
    fn pull(&self, s: &State, unit: &Unit) -> f32 {
        let grid = &self.board.grid;
        let banner = self.board.banners.iter().map(|b| grid.distance(unit.at, b)).min().unwrap_or(9);
        let foe = s.standing(unit.side.other()).map(|(_, u)| grid.distance(unit.at, u.at)).min().unwrap_or(9);
        let banner = if banner == 0 { 8.0 } else { 4.0 - f32::from(banner.min(8)) * 0.5 };
        banner - f32::from(foe.min(10)) * 0.25
    }
}
