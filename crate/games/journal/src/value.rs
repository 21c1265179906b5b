//! How good a position looks for a side, and how near a side is to a win in the round at hand.

use crate::Journal;
use crate::action::Action;
use crate::content::language::{Door, Kind};
use crate::content::map::Map;
use crate::state::{Drop, MAX_FEATURES, Place, Question, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

/// What a hero and an ally are worth, unhurt.
const HERO: f32 = 40.0;
const ALLY: f32 = 16.0;
/// Of that, what does not shrink with its HP.
const ALIVE: f32 = 0.4;
/// What a hero is worth that has yet to be dropped.
const WAITING: f32 = 0.7;
/// What a seal is worth: little as long as it can be taken back, and at last what decides the battle.
const SEAL: f32 = 2.0;
const LAST_SEAL: f32 = 30.0;
/// What it is worth to own all seals, which wins at the end of the round.
const ALL_SEALS: f32 = 50.0;
/// What an MP is worth.
const MP: f32 = 0.25;
/// What a status is worth to its bearer, or costs it.
const STATUS: f32 = 0.4;
/// What a step nearer is worth: of its nearest hero to a seal that is not a side's own, and of a hero to the nearest enemy.
const TO_SEAL: f32 = 0.9;
const TO_FOE: f32 = 0.7;
/// As many steps as a door costs that is shut, and as mud does that a hero stands in.
const SHUT: u8 = 3;
const STUCK: f32 = 0.6;
/// No way is longer than so many steps; and where nobody goes, it has so many.
const FAR: u8 = 24;
const NOBODY: u8 = u8::MAX;
/// The difference that looks half won.
const SCALE: f32 = 70.0;
/// The most damage that one action is thought to do.
const BLOW: u16 = 10;

impl Journal {
    /// From -1, lost, to 1, won.
    pub(crate) fn value(&self, s: &State, side: Side) -> f32 {
        if let Some(result) = s.outcome {
            return result.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        let ahead = self.worth(s, side) - self.worth(s, side.other());
        ahead / (SCALE + ahead.abs())
    }

    /// An action that waits for the other side's preflex or reflex goes on without one.
    pub(crate) fn uncontested(&self, s: &State) -> Option<Action> {
        let (_, question) = s.asked?;
        matches!(question, Question::Preflex(..) | Question::Reflex(_)).then_some(Action::Pass)
    }

    /// How near a side is to a win at the end of the round at hand, if from here on it alone decides: the enemy's heroes
    /// are to fall, or the seals that decide are to be taken.
    pub(crate) fn win_progress(&self, s: &State, side: Side) -> Option<f32> {
        let (asked, question) = s.asked?;
        if asked != side || question == Question::Place || self.decides_later(s, side.other()) {
            return None;
        }
        let own = s.units.iter().filter(|unit| unit.side == side && unit.chooses() && unit.is_in());
        // The action that is under way has been taken from those that are left.
        let actions = 1 + own.map(|unit| u16::from(unit.left)).sum::<u16>();
        self.by_defeat(s, side, actions).into_iter().chain(self.by_seals(s, side, actions)).reduce(f32::max)
    }

    /// Whether a side will choose an action in this round.
    fn decides_later(&self, s: &State, side: Side) -> bool {
        s.units.iter().any(|unit| unit.side == side && unit.chooses() && unit.is_in() && unit.left > 0)
    }

    /// How near the last of the enemy's heroes is to its end.
    fn by_defeat(&self, s: &State, side: Side, actions: u16) -> Option<f32> {
        let foes = s.units.iter().filter(|unit| unit.side == side.other() && unit.is_hero() && unit.is_in());
        let hp = foes.clone().map(|unit| u16::from(unit.hp)).sum::<u16>();
        let marks = foes.map(|unit| unit.statuses.iter().filter(|held| held.is.rule().negative).count()).sum::<usize>();
        (hp <= actions * BLOW).then(|| -f32::from(hp) + marks as f32 * STATUS + self.worth(s, side) * 0.01)
    }

    /// How near a side is to owning all seals, or more than the other side when the last round ends.
    fn by_seals(&self, s: &State, side: Side, actions: u16) -> Option<f32> {
        let others = s.seals.iter().filter(|(_, owner)| *owner != side).map(|(at, _)| *at);
        let (all, last) = (s.seals.len(), s.round >= s.limit);
        let missing = if last {
            (self.seals(s, side.other()) + 1).saturating_sub(self.seals(s, side)).div_ceil(2)
        } else {
            others.clone().count()
        };
        if all == 0 || missing > usize::from(actions) {
            return None;
        }
        let own = || s.units.iter().filter(|unit| unit.side == side && unit.is_hero() && unit.is_on() && unit.left > 0);
        let near = |at: Cell| own().map(|unit| self.ways(s, unit).steps(at).saturating_sub(1)).min().unwrap_or(FAR);
        let ways = others.map(|at| f32::from(near(at))).sum::<f32>();
        Some(-8.0 * missing as f32 - ways + self.worth(s, side) * 0.01)
    }

    /// What a side has.
    // Half of a search is this. Plain loops, here and in what it asks: chains of iterators were not inlined.
    fn worth(&self, s: &State, side: Side) -> f32 {
        let mut units = 0.0;
        for (n, unit) in s.units.iter().enumerate() {
            if unit.side == side {
                units += self.unit_worth(s, UnitId(n as u8), unit);
            }
        }
        self.seals_worth(s, side) + units
    }

    fn seals_worth(&self, s: &State, side: Side) -> f32 {
        let own = self.seals(s, side);
        let each = match s.limit.saturating_sub(s.round) {
            0 => LAST_SEAL,
            1 => SEAL * 3.0,
            2 => SEAL * 2.0,
            _ => SEAL,
        };
        self.to_seals(s, side) + own as f32 * each + if own > 0 && own == s.seals.len() { ALL_SEALS } else { 0.0 }
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
        let mut statuses = 0.0;
        for held in unit.statuses.iter() {
            statuses += if held.is.rule().negative { -STATUS } else { STATUS };
        }
        let goes = unit.is_hero() && unit.is_on();
        let near = if goes { self.to_foe(s, unit) } else { 0.0 };
        let stuck = if goes && self.is_stuck(s, id) { STUCK } else { 0.0 };
        full * (ALIVE + (1.0 - ALIVE) * hp) + f32::from(unit.mp) * MP + statuses + near - stuck
    }

    /// How near a side is to the seals that are not its own: of each, its nearest hero.
    fn to_seals(&self, s: &State, side: Side) -> f32 {
        let mut near = [NOBODY; MAX_FEATURES];
        for unit in s.units.iter() {
            if unit.side != side || !unit.is_on() || !unit.is_hero() {
                continue;
            }
            let ways = self.ways(s, unit);
            for (n, (at, owner)) in s.seals.iter().enumerate() {
                if *owner != side {
                    near[n] = ways.nearer(*at, near[n]);
                }
            }
        }
        let mut steps = 0;
        for (n, (_, owner)) in s.seals.iter().enumerate() {
            if *owner != side {
                // Next to it is near enough.
                steps += u16::from(if near[n] == NOBODY { FAR } else { near[n] }.saturating_sub(1));
            }
        }
        -TO_SEAL * f32::from(steps)
    }

    /// How near a hero is to the nearest enemy.
    fn to_foe(&self, s: &State, unit: &Unit) -> f32 {
        let (ways, mut near) = (self.ways(s, unit), NOBODY);
        for other in s.units.iter() {
            if other.side == unit.side.other() && other.is_on() {
                near = ways.nearer(other.at, near);
            }
        }
        if near == NOBODY { 0.0 } else { -TO_FOE * f32::from(near.saturating_sub(1)) }
    }

    fn ways<'a>(&'a self, s: &'a State, unit: &Unit) -> Ways<'a> {
        Ways { map: &self.map, s, from: unit.at, walks: (!unit.flies()).then(|| self.map.ways(unit.at)) }
    }
}

/// The ways of a unit.
struct Ways<'a> {
    map: &'a Map,
    s: &'a State,
    from: Cell,
    /// Those of the map, unless it flies.
    walks: Option<&'a [u8]>,
}

impl Ways<'_> {
    /// The steps to a panel, with those that a door takes which is shut.
    fn steps(&self, to: Cell) -> u8 {
        self.nearer(to, NOBODY)
    }

    /// The steps to a panel if they are fewer than so many, or else as many.
    #[inline]
    fn nearer(&self, to: Cell, than: u8) -> u8 {
        let Some(walks) = self.walks else { return self.map.distance(self.from, to).min(than) };
        let way = walks[to.index()];
        // Doors only make it longer: most panels are too far off without them.
        if way.min(FAR) >= than { than } else { self.by_doors(to, way).min(than) }
    }

    /// A way of so many steps, and what a door on it takes that is shut.
    fn by_doors(&self, to: Cell, way: u8) -> u8 {
        let through = |door: Cell| self.map.way(self.from, door).saturating_add(self.map.way(door, to)) == way;
        let shut = self.s.doors.iter().any(|(at, door)| *door != Door::Open && through(*at));
        way.saturating_add(if shut { SHUT } else { 0 }).min(FAR)
    }
}
