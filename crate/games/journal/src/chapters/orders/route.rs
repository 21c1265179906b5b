//! Ways: where a computer-controlled unit walks, and by which panels (`journal:house.order.11`).

use crate::Journal;
use crate::content::language::Terrain;
use crate::content::map::{DIRECTIONS, MAX_PANELS, Panels};
use crate::state::{Route, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::covers;

/// How a panel is reached: in the fewest steps, then by the fewest harmful panels, then by the first next panel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Way {
    steps: u8,
    harm: u8,
    next: Cell,
    /// Where the first step ends.
    landing: Cell,
}

/// The ways of a unit to all panels that it reaches, however far.
pub(crate) struct Ways {
    ways: [Option<Way>; MAX_PANELS],
    reached: Panels,
}

impl Ways {
    /// The steps to a panel.
    fn steps(&self, at: Cell) -> Option<u8> {
        self.ways[at.index()].map(|way| way.steps)
    }
}

impl Journal {
    /// The ways of a unit from a panel: friends can be passed, slides happen, mud counts as one step.
    fn ways(&self, s: &State, id: UnitId, from: Cell) -> Ways {
        let unit = s.unit(id);
        let mut ways = Ways { ways: [None; MAX_PANELS], reached: Panels::one(from) };
        ways.ways[from.index()] = Some(Way { steps: 0, harm: 0, next: Cell::OFF, landing: Cell::OFF });
        let mut edge = Panels::one(from);
        while !edge.is_empty() {
            let mut next_edge = Panels::NONE;
            for at in edge.iter() {
                let Some(way) = ways.ways[at.index()] else { continue };
                for (to, new) in self.onward(s, (id, unit), at, way) {
                    let old = &mut ways.ways[to.index()];
                    if old.is_none_or(|old| new < old) {
                        *old = Some(new);
                        if !ways.reached.has(to) {
                            next_edge.insert(to);
                        }
                    }
                }
            }
            ways.reached |= next_edge;
            edge = next_edge;
        }
        ways
    }

    /// One step on from a panel: where it ends, and the way there.
    fn onward<'s>(
        &'s self,
        s: &'s State,
        (id, unit): (UnitId, &'s Unit),
        at: Cell,
        way: Way,
    ) -> impl Iterator<Item = (Cell, Way)> + 's {
        let next = DIRECTIONS.into_iter().filter_map(move |heading| self.map.grid.shifted(at, heading));
        next.filter(move |to| self.can_pass(s, (id, unit), *to)).filter_map(move |to| {
            let (first, second) = self.landing_from(s, unit, at, to)?;
            let end = second.unwrap_or(first);
            let harm = way.harm + self.harms(s, unit, first) + second.map_or(0, |cell| self.harms(s, unit, cell));
            let start = way.steps == 0;
            let (next, landing) = if start { (to, end) } else { (way.next, way.landing) };
            Some((end, Way { steps: way.steps + 1, harm, next, landing }))
        })
    }

    /// Whether a unit may pass a panel: a friend there does not stop it; a neutral unit passes nobody.
    fn can_pass(&self, s: &State, (id, unit): (UnitId, &Unit), at: Cell) -> bool {
        let open = self.is_open_to(s, unit, at);
        open && s.on(at).is_none_or(|other| other == id || s.are_friends(id, other))
    }

    /// 1 for a panel that would hurt or hold a unit.
    fn harms(&self, s: &State, unit: &Unit, at: Cell) -> u8 {
        let harmful = matches!(self.terrain(s, at), Terrain::Dangerous | Terrain::Encumbering);
        u8::from(harmful && !unit.flies())
    }

    /// The panel that a unit walks to: of those that are wanted and free, or its own, the one in the fewest steps; if none can be
    /// reached, of all free ones the nearest to a panel. Equal ones in reading order.
    pub(crate) fn goal(&self, s: &State, id: UnitId, wanted: Panels, subject: Cell) -> Option<Cell> {
        covers!("journal:house.order.11");
        let own = s.unit(id).at;
        let ways = self.ways(s, id, own);
        let free = |at: &Cell| *at == own || s.on(*at).is_none();
        let reached: Vec<Cell> = ways.reached.iter().filter(free).collect();
        let best = reached.iter().filter(|at| wanted.has(**at)).min_by_key(|at| (ways.steps(**at), **at));
        let nearest = || reached.iter().min_by_key(|at| (self.map.distance(**at, subject), ways.steps(**at), **at));
        best.or_else(nearest).copied().filter(|goal| *goal != own)
    }

    /// The way of a unit to its goal, as far as so many panels of movement lead, up to the last free panel.
    pub(crate) fn route(&self, s: &State, id: UnitId, goal: Cell, movement: u8) -> Route {
        let unit = s.unit(id);
        let (mut route, mut free, mut at) = (Route::default(), 0, unit.at);
        for _ in 0..movement {
            if at == goal {
                break;
            }
            // Seen from where it then stands, the way goes on like this.
            let Some(way) = self.ways(s, id, at).ways[goal.index()] else { break };
            at = way.landing;
            route.push(way.next);
            if s.on(at).is_none() {
                free = route.len();
            }
            if self.stops(s, unit, at) {
                break;
            }
        }
        while route.len() > free {
            route.take(route.len() - 1);
        }
        route
    }
}
