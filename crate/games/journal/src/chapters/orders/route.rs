//! Ways: where a computer-controlled unit walks, and by which panels (`journal:house.order.11`).

use crate::Journal;
use crate::content::language::Terrain;
use crate::content::map::{MAX_PANELS, Panels};
use crate::state::{Route, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::covers;

/// The most steps that a way is followed for.
const MOST_STEPS: usize = 64;

/// No way leads to the goal.
const FAR: u8 = u8::MAX;

/// What a unit can walk on, friends passed: the same wherever it stands.
struct Ground<'s> {
    unit: &'s Unit,
    /// Panels that it may enter and where no foe stands.
    open: Panels,
    /// Panels on which it would slide.
    slick: Panels,
    /// Panels that would hurt or hold it.
    harmful: Panels,
}

/// The panels that a unit reaches, by the fewest steps.
struct Reached {
    levels: [Panels; MOST_STEPS],
    /// How many levels are filled.
    count: usize,
}

impl Journal {
    fn ground<'s>(&self, s: &'s State, id: UnitId) -> Ground<'s> {
        let unit = s.unit(id);
        let foes = s.standing().filter(|(other, _)| s.are_enemies(id, *other));
        let open = self.open_to(s, unit) & !foes.map(|(_, foe)| foe.at).collect::<Panels>();
        let harmful = self.all_of(s, Terrain::Dangerous) | self.all_of(s, Terrain::Encumbering);
        let [slick, harmful] = if unit.flies() { [Panels::NONE; 2] } else { [self.all_of(s, Terrain::Slick), harmful] };
        Ground { unit, open, slick, harmful }
    }

    /// The panels that a unit reaches from a panel, until one of these is reached: slides happen, mud counts as one step.
    fn reached(&self, s: &State, ground: &Ground, from: Cell, until: Panels) -> Reached {
        let mut reached = Reached { levels: [Panels::NONE; MOST_STEPS], count: 1 };
        reached.levels[0] = Panels::one(from);
        let mut seen = reached.levels[0];
        while reached.count < MOST_STEPS && (seen & until).is_empty() {
            let edge = reached.levels[reached.count - 1];
            let next = self.onward(s, ground, edge) & !seen;
            if next.is_empty() {
                break;
            }
            reached.levels[reached.count] = next;
            reached.count += 1;
            seen |= next;
        }
        reached
    }

    /// Where one step from each of these panels can end.
    fn onward(&self, s: &State, ground: &Ground, from: Panels) -> Panels {
        let firm = (from & !ground.slick).iter().fold(Panels::NONE, |all, at| all | self.map.near(at)) & ground.open;
        (from & ground.slick).iter().fold(firm, |mut all, at| {
            self.each_step(s, ground, at, &mut |_, end, _| all.insert(end));
            all
        })
    }

    /// Each step from a panel: the next panel, where it ends, and how many harmful panels it enters.
    fn each_step(&self, s: &State, ground: &Ground, at: Cell, see: &mut dyn FnMut(Cell, Cell, u8)) {
        for to in self.map.next(at).filter(|to| ground.open.has(*to)) {
            let slides =
                if ground.slick.has(at) { self.landing_from(s, ground.unit, at, to) } else { Some((to, None)) };
            let Some((first, second)) = slides else { continue };
            let harm = [Some(first), second].into_iter().flatten().filter(|cell| ground.harmful.has(*cell)).count();
            see(to, second.unwrap_or(first), harm as u8);
        }
    }

    /// The panel that a unit walks to: of those that are wanted and free, or its own, the one in the fewest steps; if none can be
    /// reached, of all free ones the nearest to a panel. Equal ones in reading order.
    pub(crate) fn goal(&self, s: &State, id: UnitId, wanted: Panels, subject: Cell) -> Option<Cell> {
        covers!("journal:house.order.11");
        let own = s.unit(id).at;
        let free = !s.taken() | Panels::one(own);
        let reached = self.reached(s, &self.ground(s, id), own, wanted & free);
        let levels = &reached.levels[..reached.count];
        let best = levels.iter().find_map(|level| (*level & wanted & free).iter().next());
        let nearest = || {
            let all = (0..).zip(levels).flat_map(|(steps, level)| (*level & free).iter().map(move |at| (steps, at)));
            let key = |(steps, at): &(u8, Cell)| (self.map.distance(*at, subject), *steps, *at);
            all.min_by_key(key).map(|(_, at)| at)
        };
        best.or_else(nearest).filter(|goal| *goal != own)
    }

    /// The way of a unit to its goal, as far as so many panels of movement lead, up to the last free panel. Of the shortest ways it
    /// enters the fewest harmful panels, and goes first where reading comes first.
    pub(crate) fn route(&self, s: &State, id: UnitId, goal: Cell, movement: u8) -> Route {
        let unit = s.unit(id);
        let ground = self.ground(s, id);
        let reached = self.reached(s, &ground, unit.at, Panels::one(goal));
        let ahead = self.ahead(s, &ground, &reached, goal);
        let (mut route, mut free, mut at) = (Route::default(), 0, unit.at);
        for level in reached.levels[1..reached.count].iter().take(movement.into()) {
            let mut best: Option<(u8, Cell, Cell)> = None;
            self.each_step(s, &ground, at, &mut |to, end, harm| {
                let way = (ahead[end.index()].saturating_add(harm), to, end);
                if level.has(end) && ahead[end.index()] != FAR && best.is_none_or(|best| way < best) {
                    best = Some(way);
                }
            });
            let Some((_, to, end)) = best else { break };
            at = end;
            route.push(to);
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

    /// For each panel on a shortest way to the goal, the fewest harmful panels between it and the goal.
    fn ahead(&self, s: &State, ground: &Ground, reached: &Reached, goal: Cell) -> [u8; MAX_PANELS] {
        let mut ahead = [FAR; MAX_PANELS];
        ahead[goal.index()] = 0;
        let mut nearer = Panels::one(goal);
        for level in reached.levels[..reached.count - 1].iter().rev() {
            let near = nearer.iter().fold(ground.slick, |all, at| all | self.map.near(at));
            let mut here = Panels::NONE;
            for at in (*level & near).iter() {
                let mut least = FAR;
                self.each_step(s, ground, at, &mut |_, end, harm| {
                    if nearer.has(end) {
                        least = least.min(ahead[end.index()].saturating_add(harm));
                    }
                });
                if least != FAR {
                    ahead[at.index()] = least;
                    here.insert(at);
                }
            }
            nearer = here;
        }
        ahead
    }
}
