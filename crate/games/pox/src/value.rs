//! How good a position looks for a side, by what that side sees; and how near a side is to a win in its turn.

use crate::Pox;
use crate::chapters::movement::leaving;
use crate::content::language::{Kind, is};
use crate::state::{Form, Stage, State, Unit};
use rulewright_engine::side::Side;

/// What a full shrine is worth; a hurt one loses more and more.
const HEART: f32 = 500.0;
/// What a font is worth: what it yields in a few turns.
const FONT: f32 = 40.0;
/// What a nora in the bank is worth beside one on the board.
const SAVED: f32 = 0.55;
/// What a tile nearer to the enemy's heart is worth to a champion.
const NEARER: f32 = 0.9;
/// AP that a champion can carry into its next turn: what it has more is lost (`pox:house.ap.2`).
const CARRIED: u8 = 3;
/// What it is worth to be able to destroy the enemy's heart in the turn at hand, and in the turn after it.
const AT_HAND: f32 = 150.0;
const NEXT: f32 = 60.0;
/// The difference that looks half won.
const SCALE: f32 = 260.0;
/// Of a win in the turn: damage a nora that spells may add, and damage that abilities may add to what is counted.
const BY_NORA: f32 = 0.4;
const BY_SKILL: f32 = 12.0;

impl Pox {
    /// From -1, lost, to 1, won.
    pub(crate) fn value(&self, s: &State, side: Side) -> f32 {
        if let Some(result) = s.outcome {
            return result.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        let ahead = self.worth(s, side, side) - self.worth(s, side.other(), side);
        ahead / (SCALE + ahead.abs())
    }

    /// How near the side whose turn it is comes to winning in that turn: the damage that its champions could still deal to
    /// the enemy's heart, and what nora might add, against the HP of that heart.
    pub(crate) fn win_progress(&self, s: &State, side: Side) -> Option<f32> {
        if s.active != side || s.stage != Stage::Action {
            return None;
        }
        let heart = heart_of(s, side.other(), side)?;
        let threat: f32 = s.champions(side).map(|unit| self.threat(s, unit, heart, side, self.damage(s, unit))).sum();
        let nora = f32::from(s.bank[side].min(120)) * BY_NORA;
        let hp = f32::from(heart.hp);
        let nearer: f32 = s.champions(side).map(|unit| self.nearness(unit, Some(heart))).sum();
        // Whatever else they do, they do not do more than so much.
        let hopeless = threat * 1.3 + nora + BY_SKILL < hp;
        (!hopeless).then_some(threat + nora * 0.3 + nearer * 0.05 - hp)
    }

    /// What a side has, as a viewer sees it.
    fn worth(&self, s: &State, side: Side, viewer: Side) -> f32 {
        let fonts = s.fonts.iter().filter(|holder| **holder == Some(side)).count() as f32;
        let goal = heart_of(s, side.other(), viewer);
        let (mut worth, mut threat) = (0.0, 0.0);
        for unit in s.of(side).filter(|unit| !unit.is_hidden_from(viewer)) {
            worth += unit_worth(unit);
            if unit.is_champion() {
                let damage = self.damage(s, unit);
                worth += self.nearness(unit, goal) * NEARER + f32::from(damage) * 0.4;
                worth += f32::from(known_ap(unit, viewer).min(CARRIED)) * 0.5;
                threat += goal.map_or(0.0, |goal| self.threat(s, unit, goal, viewer, damage));
            }
        }
        let hp = goal.map_or(1.0, |goal| f32::from(goal.hp.max(1)));
        let menace = if s.active == side { AT_HAND } else { NEXT } * (threat / hp).min(1.0);
        worth + menace + fonts * FONT + f32::from(s.bank[side].min(300)) * SAVED
    }

    /// How near a champion is to a heart.
    fn nearness(&self, unit: &Unit, goal: Option<&Unit>) -> f32 {
        goal.map_or(0.0, |goal| 20.0 - f32::from(self.map.apart(unit.base(), goal.base())).min(20.0))
    }

    /// What a champion of this Damage can do to a heart by basic attacks in the turn of its controller, the one at hand or
    /// the next, if nothing is in its way.
    fn threat(&self, s: &State, unit: &Unit, goal: &Unit, viewer: Side, damage: i16) -> f32 {
        if unit.is(is::PACIFIED | is::BLINDED) || unit.form == Form::Illusion {
            return 0.0;
        }
        let mut ap = known_ap(unit, viewer);
        let mut attacks = unit.attacks;
        if s.active != unit.side {
            (ap, attacks) = (ap.max((ap + unit.speed).min(unit.ap_cap())), 0);
        }
        let tiles = self.map.apart(unit.base(), goal.base()).saturating_sub(unit.range.1);
        let leaving = if tiles == 0 { 0 } else { leaving(s.engaged_with(unit.id).count()) };
        let mut left = i32::from(ap) - i32::from(tiles) - i32::from(leaving);
        let blow = f32::from((damage - i16::from(goal.defense)).max(0));
        let mut threat = 0.0;
        while left >= Self::chain(attacks) {
            left -= Self::chain(attacks);
            (threat, attacks) = (threat + blow, attacks + 1);
        }
        threat
    }
}

/// The AP of a champion, as a viewer knows them (`pox:house.hidden.4`).
fn known_ap(unit: &Unit, viewer: Side) -> u8 {
    unit.ap + if unit.side == viewer { 0 } else { unit.unseen_ap }
}

/// What a side must not lose, if a viewer sees it.
fn heart_of(s: &State, side: Side, viewer: Side) -> Option<&Unit> {
    s.units.iter().find(|unit| unit.owner == side && unit.is_heart() && !unit.is_hidden_from(viewer))
}

/// What a unit is worth, wherever it stands.
fn unit_worth(unit: &Unit) -> f32 {
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
    price * (0.35 + 0.65 * health)
}
