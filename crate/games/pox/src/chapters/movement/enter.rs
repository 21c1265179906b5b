//! Coming to stand on tiles, by whatever means (`pox:house.move.3`, `pox:house.move.4`).

use crate::Pox;
use crate::chapters::map::terrain::climbs;
use crate::content::language::{Effect, When, is};
use crate::content::map::Tiles;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::rules::event::Log;
use rulewright_engine::{covers, rule};

/// What keeps a unit from a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    /// Another unit.
    Unit(UnitId),
    /// A font, impassable or inaccessible terrain, or the edge of the board.
    Ground,
    /// A difference of more than one level (`pox:8.1.4`).
    Cliff,
}

impl Pox {
    /// What keeps a unit from going a tile that way, by the rules of ordinary terrain movement; `None` if nothing does.
    #[must_use]
    pub(crate) fn obstacle(&self, s: &State, unit: &Unit, heading: Heading) -> Option<Obstacle> {
        let old = self.covered(unit);
        let Some(new) = self.map.grid.shifted(unit.at, heading).and_then(|to| self.map.base(to, unit.size)) else {
            return Some(Obstacle::Ground);
        };
        let entered = new & !old;
        let there = |other: &&Unit| other.id != unit.id && self.is_on(other, entered);
        let by_unit = s.units.iter().find(there);
        if let Some(other) = by_unit {
            return Some(Obstacle::Unit(other.id));
        }
        if !(entered & self.barred_to(s, unit.flies())).is_empty() || self.is_shut_in(s, unit) {
            return Some(Obstacle::Ground);
        }
        let at = crate::content::map::HEADINGS.iter().position(|known| *known == heading).unwrap_or(0);
        let even = climbs(unit) || (old & !self.map.even[at]).is_empty();
        (!even).then_some(Obstacle::Cliff)
    }

    /// Whether a unit of this size, flying or not, can be where its uppermost tile is `at`: nothing that a side sees in the
    /// way, nothing that bars it.
    #[must_use]
    pub(crate) fn has_room(
        &self,
        s: &State,
        at: Cell,
        unit: &Unit,
        viewer: Option<rulewright_engine::side::Side>,
    ) -> bool {
        let Some(base) = self.map.base(at, unit.size) else { return false };
        let taken = self.taken(s, viewer, Some(unit.id));
        (base & (taken | self.barred_to(s, unit.flies()))).is_empty()
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A unit stands on a new tile; `moved` if it came there by moving. Answers whether a trap sprung.
    pub(crate) fn entered(&mut self, id: UnitId, from: Tiles, moved: bool) -> bool {
        covers!("pox:house.move.3", "pox:house.move.4");
        let Some(unit) = self.s.find(id) else { return false };
        let tiles = self.rules.covered(unit) & !from;
        if !self.meet_terrain(id, tiles) {
            return false;
        }
        self.settle();
        let sprung = self.meet_layers(id, tiles);
        if moved {
            self.watched(id);
        }
        sprung
    }

    /// `pox:house.move.7`: abilities that answer when a friend moves near them.
    fn watched(&mut self, mover: UnitId) {
        if !self.s.units.iter().any(|unit| unit.is(is::WATCHES_MOVES)) {
            return;
        }
        let Some(unit) = self.s.find(mover).copied().filter(Unit::is_champion) else { return };
        let watches = |other: &&Unit| other.is(is::WATCHES_MOVES) && other.id != mover && other.side == unit.side;
        let watchers: rulewright_engine::collections::piles::Pile<UnitId, 16> =
            self.s.units.iter().filter(watches).take(16).map(|other| other.id).collect();
        for id in watchers.iter() {
            let Some(watcher) = self.s.find(*id).copied() else { continue };
            let apart = self.rules.map.apart(watcher.base(), unit.base());
            for slot in watcher.abilities.iter().filter(|slot| slot.is_there()) {
                let ability = slot.id().ability();
                if matches!(ability.when, When::FriendMoves(radius) if apart <= radius) {
                    for effect in ability.then.iter() {
                        if let Effect::Heal { amount: crate::content::language::Amount::Just(by), .. } = effect {
                            self.heal(mover, (*by).into(), rule!("pox:house.move.7"));
                        }
                    }
                }
            }
        }
    }

    /// A unit is somewhere else.
    pub(crate) fn put(&mut self, id: UnitId, at: Cell) -> Tiles {
        let Some(unit) = self.s.find(id) else { return Tiles::NONE };
        let from = self.rules.covered(unit);
        if let Some(unit) = self.s.find_mut(id) {
            unit.at = at;
        }
        from
    }
}
