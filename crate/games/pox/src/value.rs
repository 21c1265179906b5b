//! How good a position looks for a side, by what that side sees.

use crate::Pox;
use crate::content::language::Kind;
use crate::state::{Form, State, Unit};
use rulewright_engine::side::Side;

/// What a full shrine is worth; a hurt one loses more and more.
const HEART: f32 = 500.0;
/// What a font is worth: what it yields in a few turns.
const FONT: f32 = 40.0;
/// What a nora in the bank is worth beside one on the board.
const SAVED: f32 = 0.55;
/// What a tile nearer to the enemy's heart is worth to a champion.
const NEARER: f32 = 0.9;
/// The difference that looks half won.
const SCALE: f32 = 260.0;

impl Pox {
    /// From -1, lost, to 1, won.
    pub(crate) fn value(&self, s: &State, side: Side) -> f32 {
        if let Some(result) = s.outcome {
            return result.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        let ahead = self.worth(s, side, side) - self.worth(s, side.other(), side);
        ahead / (SCALE + ahead.abs())
    }

    /// What a side has, as a viewer sees it.
    fn worth(&self, s: &State, side: Side, viewer: Side) -> f32 {
        let fonts = s.fonts.iter().filter(|holder| **holder == Some(side)).count() as f32;
        let seen = |unit: &&Unit| !unit.is_hidden_from(viewer);
        let goal = s.units.iter().filter(seen).find(|unit| unit.owner != side && unit.is_heart());
        let units: f32 = s.of(side).filter(seen).map(|unit| self.unit_worth(s, unit, goal, viewer)).sum();
        units + fonts * FONT + f32::from(s.bank[side].min(300)) * SAVED
    }

    fn unit_worth(&self, s: &State, unit: &Unit, goal: Option<&Unit>, viewer: Side) -> f32 {
        let health = f32::from(unit.hp.max(0)) / f32::from(unit.most.max(1));
        if unit.is_heart() {
            // The last hit points are worth the most.
            return HEART * health.sqrt();
        }
        let price = match (unit.kind, unit.form) {
            (Kind::Relic, Form::Real) => f32::from(unit.nora) * 0.6,
            (Kind::Relic, _) => 10.0,
            (_, Form::Real) => f32::from(unit.nora),
            (_, Form::Clone) => 55.0,
            (_, Form::Summoned) => 20.0,
            (_, Form::Illusion) => 8.0,
        };
        let worth = price * (0.35 + 0.65 * health);
        if !unit.is_champion() {
            return worth;
        }
        // pox:house.hidden.4
        let unseen = if unit.side == viewer { 0 } else { unit.unseen_ap };
        let near = goal.map_or(0.0, |goal| 20.0 - f32::from(self.map.apart(unit.base(), goal.base())).min(20.0));
        let might = f32::from(self.damage(s, unit)) * 0.4 + f32::from(unit.ap + unseen) * 0.5;
        worth + near * NEARER + might
    }
}
