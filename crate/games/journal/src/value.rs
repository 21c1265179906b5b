//! How good a position looks for a side.

use crate::Journal;
use crate::content::language::Kind;
use crate::state::{Drop, Place, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

/// What a hero and an ally are worth, unhurt.
const HERO: f32 = 40.0;
const ALLY: f32 = 16.0;
/// Of that, what does not shrink with its HP.
const ALIVE: f32 = 0.4;
/// What a hero is worth that has yet to be dropped.
const WAITING: f32 = 0.7;
/// What a seal is worth.
const SEAL: f32 = 14.0;
/// What an MP is worth.
const MP: f32 = 0.25;
/// What a status is worth to its bearer, or costs it.
const STATUS: f32 = 0.4;
/// What a panel nearer to the nearest enemy, and to a seal that is not its own, is worth to a hero.
const NEARER: f32 = 0.8;
/// The difference that looks half won.
const SCALE: f32 = 70.0;

impl Journal {
    /// From -1, lost, to 1, won.
    pub(crate) fn value(&self, s: &State, side: Side) -> f32 {
        if let Some(result) = s.outcome {
            return result.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        let ahead = self.worth(s, side) - self.worth(s, side.other());
        ahead / (SCALE + ahead.abs())
    }

    /// What a side has.
    fn worth(&self, s: &State, side: Side) -> f32 {
        let seals = self.seals(s, side) as f32 * SEAL;
        let own = s.numbered().filter(|(_, unit)| unit.side == side);
        seals + own.map(|(id, unit)| self.unit_worth(s, id, unit)).sum::<f32>()
    }

    fn unit_worth(&self, s: &State, id: UnitId, unit: &Unit) -> f32 {
        let full = if unit.kind() == Kind::Hero { HERO } else { ALLY };
        match unit.place {
            Place::Fallen => return 0.0,
            Place::Waiting => {
                let comes = s.requests.iter().any(|request| request.drop == Drop::Hero(id));
                return if comes { full * WAITING } else { full };
            }
            Place::Board | Place::Carried(_) => {}
        }
        let hp = f32::from(unit.hp) / f32::from(unit.full_hp().max(1));
        let statuses: f32 =
            unit.statuses.iter().map(|held| if held.is.rule().negative { -STATUS } else { STATUS }).sum();
        let near = if unit.is_hero() && unit.is_on() { self.nearness(s, unit) } else { 0.0 };
        full * (ALIVE + (1.0 - ALIVE) * hp) + f32::from(unit.mp) * MP + statuses + near
    }

    /// How near a hero is to what it is there for.
    fn nearness(&self, s: &State, unit: &Unit) -> f32 {
        let foes = s.units.iter().filter(|other| other.is_on() && other.side != unit.side && !other.is_neutral());
        let seals = s.seals.iter().filter(|(_, owner)| *owner != unit.side).map(|(at, _)| *at);
        let far = |at: Cell| self.map.distance(unit.at, at);
        let foe = foes.map(|foe| far(foe.at)).min().unwrap_or(0);
        let seal = seals.map(far).min().unwrap_or(0);
        -NEARER * (f32::from(foe) + f32::from(seal))
    }
}
