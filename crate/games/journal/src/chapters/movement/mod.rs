//! Movement, panel by panel (`journal:house.move.*`, `journal:terrain.*`).

pub(crate) mod arrive;
pub(crate) mod carrier;
pub(crate) mod fence;
pub(crate) mod walk;

use crate::Journal;
use crate::content::language::{Bars, Terrain, Trait};
use crate::content::map::Panels;
use crate::state::{State, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::covers;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};

impl Journal {
    /// Whether a unit may take a movement action at all (`journal:house.move.1`).
    pub(crate) fn may_move(&self, s: &State, id: UnitId) -> Check {
        let unit = s.unit(id);
        ensure(unit.is_on(), "carried", rule!("journal:house.carrier.1"))?;
        ensure(!unit.is_barred(Bars::Movement), "rooted", rule!("journal:house.status.rooted"))
    }

    /// Whether a unit may move by a skill: it may not stay where it is (`journal:house.move.6`).
    pub(crate) fn may_move_by_skill(&self, s: &State, id: UnitId) -> Check {
        self.may_move(s, id)?;
        ensure(!self.is_stuck(s, id), "stuck", rule!("journal:terrain.encumbering"))
    }

    /// Whether a unit has to get free of the mud first (`journal:house.move.2`).
    pub(crate) fn is_stuck(&self, s: &State, id: UnitId) -> bool {
        let unit = s.unit(id);
        unit.is_on()
            && self.terrain(s, unit.at) == Terrain::Encumbering
            && !unit.is_marked(mark::FREED)
            && !unit.swims()
    }

    /// Whether a unit may step onto a panel, with so many panels left after it.
    pub(crate) fn may_step(&self, s: &State, id: UnitId, to: Cell, left: u8) -> Check {
        let unit = s.unit(id);
        ensure(self.map.near(unit.at).has(to), "not-adjacent", rule!("journal:house.move.1"))?;
        ensure(!self.is_stuck(s, id), "stuck", rule!("journal:terrain.encumbering"))?;
        ensure(!self.map.walls.has(to), "wall", rule!("journal:house.wall.1"))?;
        ensure(!s.shut().has(to), "shut", rule!("journal:objective.3"))?;
        ensure(self.is_open_to(s, unit, to), "sky", rule!("journal:terrain.sky.1"))?;
        let Some(other) = s.on(to) else { return Ok(()) };
        ensure(s.are_friends(id, other), "taken", rule!("journal:house.move.4"))?;
        let (first, second) = self.landing(s, unit, to).ok_or(Refusal::new("taken", rule!("journal:house.move.4")))?;
        let ends = second.is_some() || self.can_end(s, unit, first, left);
        ensure(ends, "no-room", rule!("journal:house.move.4"))
    }

    /// The panels that a unit may step onto, with so many panels left after it: up, right, down, left.
    pub(crate) fn steps<'s>(&'s self, s: &'s State, id: UnitId, left: u8) -> impl Iterator<Item = Cell> + 's {
        let unit = s.unit(id);
        let at = unit.at;
        let open = if self.is_stuck(s, id) { Panels::NONE } else { self.map.near(at) & self.open_to(s, unit) };
        // Of those that nobody stands on, nothing more is asked.
        let taken = open & s.taken();
        self.map
            .next(at)
            .filter(move |to| open.has(*to) && (!taken.has(*to) || self.may_step(s, id, *to, left).is_ok()))
    }

    /// Where a step onto a panel leads: that panel, and the one beyond it if the unit slides (`journal:house.move.3`). `None`
    /// if the panels do not touch.
    pub(crate) fn landing(&self, s: &State, unit: &Unit, to: Cell) -> Option<(Cell, Option<Cell>)> {
        self.landing_from(s, unit, unit.at, to)
    }

    /// The same for a unit as if it stood elsewhere.
    pub(crate) fn landing_from(&self, s: &State, unit: &Unit, from: Cell, to: Cell) -> Option<(Cell, Option<Cell>)> {
        covers!("journal:terrain.slick", "journal:house.move.3");
        if !self.map.near(from).has(to) {
            return None;
        }
        let slides = self.terrain(s, from) == Terrain::Slick && !unit.flies() && !self.stops(s, unit, to);
        let beyond = if slides { self.map.beyond(from, to) } else { None };
        Some((to, beyond.filter(|cell| self.is_open_to(s, unit, *cell) && (s.on(*cell).is_none() || *cell == unit.at))))
    }

    /// Whether entering a panel by own movement ends the movement: mud, for who does not fly.
    pub(crate) fn stops(&self, s: &State, unit: &Unit, at: Cell) -> bool {
        covers!("journal:house.trait.swimmer");
        self.terrain(s, at) == Terrain::Encumbering && !unit.flies()
    }

    /// Whether a unit on a friend's panel can still end on a free one (`journal:house.move.4`).
    fn can_end(&self, s: &State, unit: &Unit, at: Cell, left: u8) -> bool {
        if unit.is_neutral() || self.stops(s, unit, at) {
            return false;
        }
        let (mut seen, mut edge) = (Panels::one(at), Panels::one(at));
        for _ in 0..left {
            let near = edge.iter().fold(Panels::NONE, |all, cell| all | self.map.near(cell)) & !seen;
            seen |= near;
            edge = Panels::NONE;
            for cell in near.iter().filter(|cell| self.is_open_to(s, unit, *cell)) {
                match s.on(cell) {
                    None => return true,
                    Some(other) if s.unit(other).side == unit.side && !self.stops(s, unit, cell) => edge.insert(cell),
                    Some(_) => {}
                }
            }
        }
        false
    }
}

impl Unit {
    /// Whether mud does not hold it.
    fn swims(&self) -> bool {
        self.is(Trait::Swimmer) || self.flies()
    }
}
