//! Search: information-set Monte-Carlo tree search. It knows no game, only [`Rules`].
//!
//! One iteration: deal again what the side does not see, walk down the tree of decisions tried so far, play on by
//! instinct until the decision has come back to the side, and write down how good that looks for each who decided.
//! Dice are rolled as they come. Cards a side does not see are never the real ones, so two positions that look the same
//! to it get the same answer.

use super::finish::{LethalSearch, LethalStep, wins};
use super::instinct::Instinct;
use super::settings::Settings;
use super::tree::{Edge, ROOT, Taste, Tree};
use super::{Bot, decider, imagine, imagine_done};
use crate::chance::Seeded;
use crate::rules::Rules;
use crate::side::Side;
use crate::wire::Progress;

/// The most edges a tree remembers.
const MOST_EDGES: usize = 1 << 18;
/// The most actions a playout looks at before it picks one.
const MOST_TRIES: usize = 8;

/// A decision on the way down the tree.
#[derive(Clone, Copy)]
struct Taken {
    node: u32,
    edge: u32,
    by: Side,
}

/// Information-set Monte-Carlo tree search. It keeps its memory from one decision to the next, and nothing else.
pub struct Search<A> {
    settings: Settings,
    chance: Seeded,
    tree: Tree<A>,
    instinct: Instinct,
    legal: Vec<A>,
    path: Vec<Taken>,
    done: u32,
    /// Sums of results and of their squares.
    results: (f64, f64),
    careless: bool,
    /// The iterations that are left will hardly change the choice.
    settled: bool,
    /// The next decision on the way to a win at once, and those after it.
    winning: Option<A>,
    line: Vec<A>,
}

/// A playout under way.
struct Walk<S> {
    state: S,
    passes: u32,
    steps: u32,
}

impl<A: Copy + Eq> Search<A> {
    /// With these settings and this chance.
    #[must_use]
    pub fn new(settings: Settings, chance: Seeded) -> Self {
        let room = (settings.iterations as usize * 64).clamp(1 << 12, MOST_EDGES);
        Search {
            tree: Tree::new(room),
            instinct: Instinct::new(),
            legal: Vec::with_capacity(1024),
            path: Vec::with_capacity(settings.longest as usize + 1),
            done: 0,
            results: (0.0, 0.0),
            careless: false,
            settled: false,
            winning: None,
            line: Vec::new(),
            settings,
            chance,
        }
    }

    /// Chooses for the side to act, until the iterations are used up or `stop` says so; it is asked before each
    /// iteration, and between the pieces of the look for a win before them, with how many have been made. The engine has
    /// no clock: the caller brings one.
    ///
    /// # Panics
    /// When nobody is to act.
    pub fn choose_until<R>(&mut self, rules: &R, state: &R::State, mut stop: impl FnMut(u32) -> bool) -> A
    where
        R: Rules<Action = A>,
    {
        let mut look = self.begin(rules, state);
        while !self.is_ready() && !stop(self.done) {
            self.go_on(rules, state, &mut look);
        }
        self.best()
    }

    /// Looks at each action once over: from here on there is a best one. What is answered is to be handed to
    /// [`go_on`](Search::go_on).
    pub(super) fn begin<R: Rules<Action = A>>(&mut self, rules: &R, state: &R::State) -> Option<LethalSearch<R>> {
        let side = decider(rules, state);
        self.tree.clear();
        self.instinct.forget();
        self.done = 0;
        self.results = (0.0, 0.0);
        self.careless = self.chance.below(100) < self.settings.careless;
        let seen = rules.resample(state, side, &mut self.chance);
        rules.legal(&seen, &mut self.legal);
        self.settled = self.careless || self.legal.len() == 1;
        if self.legal.len() > 1 {
            self.expand(rules, &seen, side, ROOT, self.settings.glances);
        } else {
            self.tree.grow(ROOT, None, self.legal[0], 0.0);
        }
        self.winning = None;
        if self.settled {
            return None;
        }
        // A line that was found before is gone on with as long as it still wins.
        if !self.line.is_empty() && wins(rules, state, side, &self.line, &mut self.chance) {
            self.take_up();
            return None;
        }
        self.line.clear();
        // Most wins are found among few lines; and what few lines find, many may crowd out.
        let widths = [16, 4, 1].map(|part| self.settings.lines / part);
        LethalSearch::new(rules, state, side, widths.into(), &mut self.chance)
    }

    /// The next decision of the line that wins.
    fn take_up(&mut self) {
        self.winning = Some(self.line.remove(0));
        self.settled = true;
    }

    /// Goes on for one piece: of the look for a win as long as there is one, else one playout.
    pub(super) fn go_on<R: Rules<Action = A>>(
        &mut self,
        rules: &R,
        state: &R::State,
        look: &mut Option<LethalSearch<R>>,
    ) {
        let Some(looking) = look else { return self.iterate(rules, state) };
        match looking.go_on(rules, state, &mut self.chance) {
            LethalStep::More => return,
            LethalStep::Nothing => {}
            LethalStep::Found(line) => {
                self.line = line;
                self.take_up();
            }
        }
        *look = None;
    }

    /// How many iterations were made for the last decision: fewer than it was allowed, if it settled before.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done
    }

    /// Nothing more to think about: there is only one action, or enough has been tried.
    pub(super) fn is_ready(&self) -> bool {
        self.settled || self.done >= self.settings.iterations
    }

    /// One playout from the root.
    fn iterate<R: Rules<Action = A>>(&mut self, rules: &R, state: &R::State) {
        let side = decider(rules, state);
        let dealt = rules.resample(state, side, &mut self.chance);
        let mut walk = Walk { state: dealt, passes: 0, steps: 0 };
        self.descend(rules, &mut walk);
        self.play_on(rules, &mut walk);
        self.look_back(rules, &walk.state);
        self.done += 1;
        if self.done.is_multiple_of(32) {
            let left = self.settings.iterations - self.done;
            self.settled = self.tree.lead() as f32 > self.settings.doubt * left as f32;
        }
    }

    /// Down the tree, as far as it has grown.
    fn descend<R: Rules<Action = A>>(&mut self, rules: &R, walk: &mut Walk<R::State>) {
        self.path.clear();
        let mut node = ROOT;
        let taste = self.taste();
        while let Some(by) = self.goes_on(rules, walk) {
            rules.legal(&walk.state, &mut self.legal);
            let instinct = &self.instinct;
            let hope = |action: &A| instinct.gain(instinct.spot(by, R::key(*action))).unwrap_or(0.0);
            let Some(edge) = self.tree.select(node, &self.legal, taste, hope) else { return };
            self.path.push(Taken { node, edge, by });
            let action = self.tree.edge(edge).action;
            walk.go(rules, by, action, &mut self.chance);
            match self.tree.behind(edge) {
                Some(next) => node = next,
                None => return self.settle(rules, walk, edge),
            }
        }
    }

    /// The tree grows behind an edge that has been taken often enough.
    fn settle<R: Rules<Action = A>>(&mut self, rules: &R, walk: &Walk<R::State>, edge: u32) {
        if self.tree.edge(edge).visits + 1 < self.settings.settle {
            return;
        }
        if let Some(by) = self.goes_on(rules, walk) {
            rules.legal(&walk.state, &mut self.legal);
            if self.tree.fits(self.legal.len()) {
                let node = self.tree.plant(edge);
                self.expand(rules, &walk.state, by, node, 1);
            }
        }
    }

    /// Gives a node an edge for each action of the list, with its first impression.
    fn expand<R: Rules<Action = A>>(&mut self, rules: &R, state: &R::State, by: Side, node: u32, glances: u32) {
        let before = rules.value(state, by);
        let mut last = None;
        for n in 0..self.legal.len() {
            let action = self.legal[n];
            let spot = self.instinct.spot(by, R::key(action));
            let mut sum = 0.0;
            for _ in 0..glances {
                let gain = gain(rules, state, by, before, action, &mut self.chance);
                self.instinct.learn(spot, gain);
                sum += gain;
            }
            // What it brought elsewhere counts as one more try.
            sum += self.instinct.gain(spot).unwrap_or(0.0);
            last = self.tree.grow(node, last, action, sum / (glances + 1) as f32);
        }
    }

    /// From the leaf to the cut-off, by instinct.
    fn play_on<R: Rules<Action = A>>(&mut self, rules: &R, walk: &mut Walk<R::State>) {
        while let Some(by) = self.goes_on(rules, walk) {
            rules.legal(&walk.state, &mut self.legal);
            let action = self.pick(rules, &walk.state, by);
            walk.go(rules, by, action, &mut self.chance);
        }
    }

    /// Tries the few actions that instinct likes best, and takes the best of these.
    fn pick<R: Rules<Action = A>>(&mut self, rules: &R, state: &R::State, by: Side) -> A {
        let (tries, count) = self.likeliest::<R>(by);
        if count == 1 {
            return self.legal[tries[0].1 as usize];
        }
        let before = rules.value(state, by);
        let mut best = (f32::NEG_INFINITY, tries[0].1);
        for (_, n) in &tries[..count] {
            let action = self.legal[*n as usize];
            let spot = self.instinct.spot(by, R::key(action));
            let now = gain(rules, state, by, before, action, &mut self.chance);
            self.instinct.learn(spot, now);
            // Half by what it usually brings: otherwise luck with the dice would choose.
            let score = now + self.instinct.gain(spot).unwrap_or(now);
            if score > best.0 {
                best = (score, *n);
            }
        }
        self.legal[best.1 as usize]
    }

    /// The places in the list of the actions that instinct likes best; what was never tried comes first.
    fn likeliest<R: Rules<Action = A>>(&mut self, by: Side) -> ([(f32, u32); MOST_TRIES], usize) {
        let most = self.settings.tries.clamp(1, MOST_TRIES);
        let mut best = [(f32::NEG_INFINITY, 0); MOST_TRIES];
        let len = self.legal.len();
        // Equals are taken in turn: the list is read from anywhere.
        let start = self.chance.below(len as u32) as usize;
        let (before, after) = self.legal.split_at(start);
        let mut worst = f32::NEG_INFINITY;
        for (first, part) in [(start, after), (0, before)] {
            for (n, action) in part.iter().enumerate() {
                let gain = self.instinct.gain(self.instinct.spot(by, R::key(*action))).unwrap_or(f32::INFINITY);
                if gain > worst {
                    let mut at = most - 1;
                    while at > 0 && gain > best[at - 1].0 {
                        best[at] = best[at - 1];
                        at -= 1;
                    }
                    best[at] = (gain, (first + n) as u32);
                    worst = best[most - 1].0;
                }
            }
        }
        (best, most.min(len))
    }

    /// Who decides next in a playout that is not to be cut off yet.
    fn goes_on<R: Rules<Action = A>>(&self, rules: &R, walk: &Walk<R::State>) -> Option<Side> {
        let passes = self.settings.passes.unwrap_or_else(|| rules.playout_horizon());
        let more = walk.passes < passes && walk.steps < self.settings.longest;
        rules.to_act(&walk.state).filter(|_| more)
    }

    /// Reports to every decision on the path how the playout ended for the side that made it.
    fn look_back<R: Rules<Action = A>>(&mut self, rules: &R, end: &R::State) {
        let mut known: Option<(Side, f32)> = None;
        for n in 0..self.path.len() {
            let Taken { node, edge, by } = self.path[n];
            let result = match known {
                Some((side, result)) if side == by => result,
                _ => rules.value(end, by),
            };
            known = Some((by, result));
            if n == 0 {
                self.results.0 += f64::from(result);
                self.results.1 += f64::from(result) * f64::from(result);
            }
            self.tree.record(node, edge, result);
        }
    }

    fn taste(&self) -> Taste {
        let n = f64::from(self.done.max(1));
        let mean = self.results.0 / n;
        let spread = (self.results.1 / n - mean * mean).max(0.0).sqrt() as f32;
        let Settings { curiosity, faith, .. } = self.settings;
        Taste { curiosity, faith, spread: spread.max(0.02) }
    }

    /// How far it has come; `value` is how good the position looks before anything was tried.
    pub(super) fn progress(&self, value: impl FnOnce() -> f32) -> Progress {
        let value = self.tree.mean().unwrap_or_else(value);
        Progress {
            done: self.done,
            of: self.settings.iterations,
            ready: self.is_ready(),
            value: Progress::rounded(value),
        }
    }

    /// The best action so far: the one tried most, and before any was tried the one that looks best.
    pub(super) fn best(&self) -> A {
        if let Some(action) = self.winning {
            return action;
        }
        if self.careless {
            return self.careless_choice();
        }
        let by_visits_then_hope = |a: &&Edge<A>, b: &&Edge<A>| a.visits.cmp(&b.visits).then(a.hope.total_cmp(&b.hope));
        let choices = self.tree.choices();
        choices.max_by(by_visits_then_hope).expect("a decision has an action").action
    }

    /// One of the dozen that look best at a glance.
    fn careless_choice(&self) -> A {
        let rank = self.chance.clone().below(12);
        let mut above = f32::INFINITY;
        let mut choice = self.tree.choices().next().expect("a decision has an action");
        for _ in 0..=rank {
            let lower = self.tree.choices().filter(|e| e.hope < above);
            let Some(next) = lower.max_by(|a, b| a.hope.total_cmp(&b.hope)) else { break };
            (choice, above) = (next, next.hope);
        }
        choice.action
    }
}

impl<S: Copy> Walk<S> {
    fn go<R: Rules<State = S>>(&mut self, rules: &R, by: Side, action: R::Action, chance: &mut Seeded) {
        imagine(rules, &mut self.state, action, chance);
        self.steps += 1;
        self.passes += u32::from(rules.to_act(&self.state) != Some(by));
    }
}

/// What an action brings at once to the side that takes it.
#[inline]
fn gain<R: Rules>(rules: &R, state: &R::State, by: Side, before: f32, action: R::Action, chance: &mut Seeded) -> f32 {
    // The turn ended as things are is what the others are measured against.
    if rules.ending(state) == Some(action) {
        return 0.0;
    }
    let mut after = *state;
    imagine_done(rules, &mut after, action, chance);
    let gain = rules.value(&after, by) - before;
    match rules.to_act(&after) {
        // What is lost by letting others go on is lost whenever one does: it says nothing against doing so now.
        Some(next) if next != by => gain.max(0.0),
        _ => gain,
    }
}

impl<R: Rules> Bot<R> for Search<R::Action> {
    fn choose(&mut self, rules: &R, state: &R::State) -> R::Action {
        self.choose_until(rules, state, |_| false)
    }
}

#[cfg(test)]
mod tests;
