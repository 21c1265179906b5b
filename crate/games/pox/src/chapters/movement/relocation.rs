//! Relocations: pulls and teleports (`pox:4.2`).

use crate::Pox;
use crate::chapters::effects::Deed;
use crate::content::charts::{CROSS_IN, CROSS_OUT, ring};
use crate::content::map::Tiles;
use crate::fact::{Fact, Push};
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::Check;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// What became of the search for a place.
pub(crate) enum Place {
    /// There.
    At(Cell),
    /// Everything next to the user is taken by objects (`pox:4.2.1.1.3`).
    Occupied,
    /// Nowhere at all.
    Nowhere,
}

impl Pox {
    /// Whether a relocation of a unit may end there (`pox:4.2.1.2`): as terrain, and free of objects, by what a side sees.
    fn may_land(
        &self,
        s: &State,
        unit: &Unit,
        at: Cell,
        viewer: Option<rulewright_engine::side::Side>,
    ) -> (bool, bool) {
        covers!("pox:4.2.1.2");
        let Some(base) = self.map.base(at, unit.size) else { return (false, false) };
        let flies = unit.flies();
        let mut bad = self.barred_to(s, flies) & !self.map.solid;
        if !flies {
            bad |= self.map.chasms | s.lava;
        }
        let objects = self.taken(s, viewer, Some(unit.id)) | self.map.solid;
        ((base & bad).is_empty(), (base & objects).is_empty())
    }

    /// Whether Relocate: Ally has anywhere to put its target: it is not activated where all there is around the user is taken.
    pub(crate) fn may_relocate(&self, s: &State, user: &Unit, target: &Unit) -> Check {
        match self.place_next_to(s, user.base(), target) {
            Place::At(_) => Ok(()),
            Place::Occupied => Err(Refusal::new("no-room", rule!("pox:4.2.1.1.3"))),
            Place::Nowhere => Err(Refusal::new("no-room", rule!("pox:4.2.1.3"))),
        }
    }

    /// The place next to a star where a unit lands (`pox:4.2.1.1.3`).
    pub(crate) fn place_next_to(&self, s: &State, star: (Cell, u8), unit: &Unit) -> Place {
        let (x, y) = self.map.grid.xy(star.0);
        let mut by_terrain = false;
        let most = self.map.grid.width.get().max(self.map.grid.height) * 2;
        for distance in 1..most {
            for (dx, dy) in ring(star.1, unit.size, distance) {
                // Tiles beyond the edge do not exist.
                let Some(at) = self.map.grid.at(x + dx, y + dy).filter(|at| self.map.base(*at, unit.size).is_some())
                else {
                    continue;
                };
                let (terrain, free) = self.may_land(s, unit, at, Some(unit.side));
                if terrain && free {
                    return Place::At(at);
                }
                by_terrain |= !terrain;
            }
            if distance == 1 && !by_terrain {
                return Place::Occupied;
            }
        }
        Place::Nowhere
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A pull of so many tiles towards the user (`pox:house.immobile.2` for those that cannot be moved).
    pub(crate) fn pull(&mut self, deed: &Deed, id: UnitId, tiles: u8) {
        covers!("pox:4.2", "pox:4.2.1", "pox:4.2.1.1", "pox:3.2.2");
        let (Some(unit), Some(user)) = (self.s.find(id).copied(), self.s.find(deed.user).copied()) else { return };
        if unit.is_immobile() || self.rules.is_shut_in(self.s, &unit) {
            self.tell(rule!("pox:house.immobile.2"), Fact::Blocked { unit: unit.who(), tiles });
            return self.engage(id);
        }
        // The puller counts as its uppermost tile, the target as the one that was chosen (`pox:3.2.1`, `pox:3.2.2`).
        let from = deed.tile_of(&unit);
        let apart = self.rules.map.proximity(user.at, from);
        for tiles in (1..=tiles.min(apart.saturating_sub(1))).rev() {
            if let Some(at) = self.landing(&unit, from, user.at, tiles) {
                let small = unit.size == 1;
                let clause = if small { rule!("pox:app.5") } else { rule!("pox:app.4") };
                self.tell_way(&unit, (from, user.at), (tiles, at), clause);
                self.relocate_to(&unit, at, Push::Pull, clause);
                return;
            }
        }
        // pox:4.2.1.3: it stays.
        self.tell(rule!("pox:4.2.1.3"), Fact::Blocked { unit: unit.who(), tiles });
        self.engage(id);
    }

    /// The arrow of each tile of a pull that ends at a place, with what decides it.
    fn tell_way(&mut self, unit: &Unit, (from, star): (Cell, Cell), (tiles, end): (u8, Cell), chart: Clause) {
        let rules = self.rules;
        let grid = &rules.map.grid;
        let ((sx, sy), (fx, fy)) = (grid.xy(star), grid.xy(from));
        let ((ex, ey), (ux, uy)) = (grid.xy(end), grid.xy(unit.at));
        let (mut x, mut y) = (fx, fy);
        for left in (1..=tiles).rev() {
            let offset = (x - sx, y - sy);
            let arrow = CROSS_IN.at(offset);
            let heading = if left == 1 { (fx + ex - ux - x, fy + ey - uy - y) } else { arrow };
            let clause = if heading != arrow {
                rule!("pox:4.2.1.2")
            } else if offset.0 != 0 && offset.1 != 0 {
                rule!("pox:4.2.1.1.2")
            } else {
                chart
            };
            if let Some(at) = grid.at(x, y) {
                self.tell(clause, Fact::Arrow { unit: unit.who(), from: at, to: star, heading });
            }
            (x, y) = (x + heading.0, y + heading.1);
        }
    }

    /// Where a pull of so many tiles ends: the last step takes the best tile that is nearer and where it may end.
    fn landing(&mut self, unit: &Unit, from: Cell, to: Cell, tiles: u8) -> Option<Cell> {
        covers!("pox:4.2.1.1.1", "pox:4.2.1.1.2");
        let grid = &self.rules.map.grid;
        let mut at = from;
        for _ in 1..tiles {
            let ((x, y), (tx, ty)) = (grid.xy(at), grid.xy(to));
            at = grid.shifted(at, CROSS_IN.at((x - tx, y - ty)))?;
        }
        let ((x, y), (tx, ty)) = (grid.xy(at), grid.xy(to));
        debug_assert_eq!(CROSS_IN.at((x - tx, y - ty)), CROSS_OUT.at((tx - x, ty - y)));
        let map = &self.rules.map;
        let near = map.proximity(at, to);
        let mut nearer: rulewright_engine::collections::piles::Pile<Cell, 4> = crate::content::map::HEADINGS
            .iter()
            .filter_map(|heading| grid.shifted(at, *heading))
            .filter(|next| map.proximity(*next, to) < near)
            .collect();
        rulewright_engine::collections::piles::order_by(&mut nearer, |cell| {
            let (x, y) = grid.xy(*cell);
            (x + y, x)
        });
        // What is seen of the base moves as its chosen tile does.
        let ((ux, uy), (fx, fy)) = (grid.xy(unit.at), grid.xy(from));
        for cell in nearer.iter() {
            let (cx, cy) = grid.xy(*cell);
            let Some(anchor) = grid.at(cx + ux - fx, cy + uy - fy) else { continue };
            if let (true, true) = self.rules.may_land(self.s, unit, anchor, None) {
                return Some(anchor);
            }
            self.unmask_at(unit, anchor);
        }
        None
    }

    /// `pox:5.1.2`: a unit that hides where a relocation would end is revealed.
    fn unmask_at(&mut self, unit: &Unit, at: Cell) {
        let base = self.rules.map.base(at, unit.size).unwrap_or_default();
        if let Some(id) = self.rules.hidden_on(self.s, base, unit.side) {
            self.reveal(id, rule!("pox:5.1.2"));
        }
    }

    /// A unit comes next to the user. Answers whether anything was done.
    pub(crate) fn relocate(&mut self, id: UnitId, star: (Cell, u8)) -> bool {
        let Some(unit) = self.s.find(id).copied() else { return false };
        match self.rules.place_next_to(self.s, star, &unit) {
            Place::At(at) => {
                // pox:5.1.2: a place that only looks free reveals whoever hides there, and nothing comes.
                let (_, free) = self.rules.may_land(self.s, &unit, at, None);
                if free {
                    let clause = match (star.1, unit.size) {
                        (1, 1) => rule!("pox:app.6"),
                        (1, _) => rule!("pox:app.7"),
                        _ => rule!("pox:app.8"),
                    };
                    self.relocate_to(&unit, at, Push::Relocate, clause);
                } else {
                    self.unmask_at(&unit, at);
                    self.engage(id);
                }
                true
            }
            Place::Occupied | Place::Nowhere => {
                self.tell(rule!("pox:4.2.1.1.3"), Fact::Blocked { unit: unit.who(), tiles: 1 });
                self.engage(id);
                false
            }
        }
    }

    /// A unit is put down somewhere else; only there does it enter tiles (`pox:4.2.1.2`).
    pub(crate) fn relocate_to(&mut self, unit: &Unit, at: Cell, how: Push, clause: Clause) {
        let left = self.put(unit.id, at);
        let moved = self.tell(clause, Fact::Push { unit: unit.who(), how, from: unit.at, to: at });
        self.because(moved, |resolver| {
            let from = if how == Push::Swap { Tiles::NONE } else { left };
            resolver.entered(unit.id, from, true);
            resolver.engage(unit.id);
        });
    }
}
