//! History: what has been done in a game and what fell, from which every earlier position is made again.

use crate::chance::{Luck, Scripted};
use crate::rules::Game;
use crate::rules::event::{Entry, Record};
use crate::side::Side;

/// The actions from one kept position to the next. A state of thousands of bytes is kept for few of a game's actions; any other
/// one is so many actions away at most, which takes less than a tenth of a millisecond.
const EVERY: usize = 16;

/// What is kept of every step: all of it that cannot be worked out again quickly.
#[derive(Clone)]
pub(super) struct Step {
    /// What the seed and the script have in store, and what fell in the action before.
    pub chance: Scripted,
    /// How many events there are up to it.
    pub events: usize,
    /// Who decides.
    pub to_act: Option<Side>,
}

/// The steps of a game, undone ones included, and the position of one of them.
pub(super) struct History<G: Game> {
    /// `steps[n]` is after `n` actions.
    steps: Vec<Step>,
    /// `actions[n]` was performed at step `n`.
    actions: Vec<G::Action>,
    /// `kept[n]` is the state of step `n * EVERY`.
    kept: Vec<G::State>,
    /// The step at which the game is, and its state.
    now: usize,
    state: G::State,
}

/// What comes after the step at which the game is: taken out, and put back.
pub(super) struct Future<G: Game> {
    steps: Vec<Step>,
    actions: Vec<G::Action>,
    kept: Vec<G::State>,
    state: G::State,
    entries: Vec<Entry<G::Fact>>,
}

impl<G: Game> History<G> {
    /// Of a game at its first decision.
    pub fn new(state: G::State, first: Step) -> Self {
        History { steps: vec![first], actions: Vec::new(), kept: vec![state], now: 0, state }
    }

    /// The step at which the game is.
    pub fn now(&self) -> usize {
        self.now
    }

    /// The number of actions, undone ones included.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// The position at which the game is.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What is kept of a step.
    pub fn step(&self, step: usize) -> &Step {
        &self.steps[step]
    }

    /// What is kept of the steps up to now.
    pub fn so_far(&self) -> &[Step] {
        &self.steps[..=self.now]
    }

    /// The action that was performed at a step.
    pub fn action(&self, step: usize) -> G::Action {
        self.actions[step]
    }

    /// Performs an action, which must be legal. What was undone is gone.
    pub fn go_on(&mut self, rules: &G, action: G::Action, log: &mut Record<G::Fact, G::State>) {
        let Step { chance, events, .. } = &self.steps[self.now];
        let mut chance = chance.going_on();
        log.truncate(*events);
        rules.apply(&mut self.state, action, &mut Luck::Scripted(&mut chance), log);
        self.forget_future();
        let (events, to_act) = (log.entries.len(), rules.to_act(&self.state));
        self.steps.push(Step { chance, events, to_act });
        self.actions.push(action);
        self.now += 1;
        if self.now.is_multiple_of(EVERY) {
            self.kept.push(self.state);
        }
    }

    fn forget_future(&mut self) {
        self.steps.truncate(self.now + 1);
        self.actions.truncate(self.now);
        self.kept.truncate(self.now / EVERY + 1);
    }

    /// Goes to a step that there is.
    pub fn goto(&mut self, rules: &G, step: usize) {
        self.state = *self.walk(rules, step).state();
        self.now = step;
    }

    /// A walk through the positions, from a step on.
    pub fn walk<'g>(&'g self, rules: &'g G, from: usize) -> Walk<'g, G> {
        let mut walk = Walk { history: self, rules, step: 0, state: self.state };
        if from == self.now {
            walk.step = from;
        } else {
            let kept = from / EVERY;
            (walk.step, walk.state) = (kept * EVERY, self.kept[kept]);
            walk.go_to(from);
        }
        walk
    }

    /// Takes out what comes after now, events included, so that something else may come.
    pub fn take_future(&mut self, log: &mut Record<G::Fact, G::State>) -> Future<G> {
        let now = self.now;
        Future {
            entries: log.entries.split_off(self.steps[now].events),
            steps: self.steps.split_off(now + 1),
            actions: self.actions.split_off(now),
            kept: self.kept.split_off(now / EVERY + 1),
            state: self.state,
        }
    }

    /// Goes back to the step at which the future was taken out, and puts it back.
    pub fn put_back(&mut self, mut future: Future<G>, step: usize, log: &mut Record<G::Fact, G::State>) {
        self.now = step;
        self.state = future.state;
        self.forget_future();
        log.truncate(self.steps[step].events);
        self.steps.append(&mut future.steps);
        self.actions.append(&mut future.actions);
        self.kept.append(&mut future.kept);
        log.entries.append(&mut future.entries);
    }
}

/// A walk through positions, forward only: each is made of the one before it.
pub(super) struct Walk<'g, G: Game> {
    history: &'g History<G>,
    rules: &'g G,
    step: usize,
    state: G::State,
}

impl<G: Game> Walk<'_, G> {
    /// The position it has come to.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Goes to this step, which is not behind it.
    pub fn go_to(&mut self, step: usize) -> &G::State {
        while self.step < step {
            let before = self.history.steps[self.step].events;
            self.go_on(&mut Record::of_ids(before as u32));
        }
        &self.state
    }

    /// The state after each event of the next action, at which it stays.
    pub fn states_within(&self) -> Vec<G::State> {
        let Walk { history, rules, step, state } = *self;
        let mut log = Record::with_states(history.steps[step].events as u32);
        Walk { history, rules, step, state }.go_on(&mut log);
        log.states
    }

    /// Performs the next action again, and reports its events once more.
    fn go_on(&mut self, log: &mut Record<G::Fact, G::State>) {
        let mut chance = self.history.steps[self.step].chance.going_on();
        let action = self.history.actions[self.step];
        self.rules.apply(&mut self.state, action, &mut Luck::Scripted(&mut chance), log);
        self.step += 1;
    }
}
