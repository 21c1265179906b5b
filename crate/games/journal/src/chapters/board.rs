//! The board: distance, walls, sight and fog (`journal:convention.1`, `journal:fog.*`, `journal:house.sight.*`).

use crate::Journal;
use crate::content::language::{Condition, Terrain, Trait};
use crate::content::map::Panels;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::covers;

/// How far a character sees in fog.
const FOG_SIGHT: u8 = 2;

impl Journal {
    /// The panels that nobody enters or sees through: walls, and doors that are not open.
    #[inline]
    pub(crate) fn solid(&self, s: &State) -> Panels {
        covers!("journal:house.wall.1", "journal:objective.3");
        self.map.walls | s.shut()
    }

    /// What a panel is now: a relic may have been placed on it.
    #[inline]
    pub(crate) fn terrain(&self, s: &State, at: Cell) -> Terrain {
        if s.relics.has(at) { Terrain::Relic } else { self.map.terrain[at.index()] }
    }

    /// The panels that are of a terrain now.
    #[inline]
    pub(crate) fn all_of(&self, s: &State, terrain: Terrain) -> Panels {
        self.map.all_of(terrain) & !s.relics
    }

    /// Whether a unit stands on a relic.
    pub(crate) fn is_on_relic(&self, s: &State, at: Cell) -> bool {
        at.is_on() && self.terrain(s, at) == Terrain::Relic
    }

    /// Whether walls leave the way of the eye free: the segment between the centres passes through no solid panel. It may touch
    /// an edge or a corner.
    pub(crate) fn is_clear(&self, s: &State, from: Cell, to: Cell) -> bool {
        covers!("journal:house.sight.1");
        self.map.clear(from).has(to) && !self.map.is_blocked(s.shut(), from, to)
    }

    /// Whether from this panel an enemy can be seen.
    pub(crate) fn sees(&self, s: &State, from: Cell, target: UnitId) -> bool {
        let at = s.unit(target).at;
        let hidden = s.condition == Condition::FogOfWar && !self.shows_in_fog(s, from, at);
        !hidden && self.is_clear(s, from, at)
    }

    /// In fog, whether a foe on a panel is near enough, and does not stand on defended terrain.
    fn shows_in_fog(&self, s: &State, from: Cell, at: Cell) -> bool {
        covers!("journal:condition.fog-of-war", "journal:fog.1", "journal:house.sight.2", "journal:terrain.defended.2");
        self.map.distance(from, at) <= FOG_SIGHT && self.terrain(s, at) != Terrain::Defended
    }

    /// Whether from this panel another panel can be named as a target: in fog only near ones.
    pub(crate) fn sees_panel(&self, s: &State, from: Cell, at: Cell) -> bool {
        let far = s.condition == Condition::FogOfWar && self.map.distance(from, at) > FOG_SIGHT;
        !far && self.is_clear(s, from, at)
    }

    /// Whether a unit may enter a panel, units aside (`journal:terrain.sky.1`).
    pub(crate) fn is_open_to(&self, s: &State, unit: &Unit, at: Cell) -> bool {
        covers!("journal:terrain.sky.1");
        self.open_to(s, unit).has(at)
    }

    /// The panels that a unit may enter, units aside.
    #[inline]
    pub(crate) fn open_to(&self, s: &State, unit: &Unit) -> Panels {
        let sky = if unit.flies() { Panels::NONE } else { self.all_of(s, Terrain::Sky) };
        self.map.grid.all & !self.solid(s) & !sky
    }

    /// Whether a panel is free to a unit: it may enter it, and nobody stands there.
    pub(crate) fn is_free_to(&self, s: &State, unit: &Unit, at: Cell) -> bool {
        self.is_open_to(s, unit, at) && s.on(at).is_none()
    }
}

impl Unit {
    /// Whether its race has a trait.
    #[inline]
    pub(crate) fn is(&self, which: Trait) -> bool {
        self.is.character().race.has(which)
    }

    /// Whether it may be on sky, and what is on the ground does nothing to it.
    #[inline]
    pub(crate) fn flies(&self) -> bool {
        covers!("journal:house.trait.flight");
        self.is(Trait::Flight)
    }
}
