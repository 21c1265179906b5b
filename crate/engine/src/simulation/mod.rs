//! Simulation: a game that is played by numbers, for bots and for learning. It lists how many actions are legal, performs one by
//! its place in that list, and says nothing in words: no events, no texts, no table.

pub mod features;

use std::collections::VecDeque;
use std::sync::Arc;

use self::features::{Meanings, Numbers};
use crate::bot::imagine;
use crate::chance::Seeded;
use crate::print::print;
use crate::refusal::Error;
use crate::rules::Game;
use crate::side::{Side, Viewer};
use crate::wire::{Action, Feature};

/// How many actions can be taken back: more than a tree search goes down.
const MOST_UNDONE: usize = 256;

/// The most decisions that [`perft`](Simulate::perft) looks ahead. Its ways are more than anybody waits for long before that, and
/// each takes a state of the stack.
const DEEPEST: u32 = 16;

/// A game played by numbers. It begins at the position of a [`Play`](crate::session::Play), and changes nothing there.
pub trait Simulate {
    /// The number of legal actions: 0 once the game is over.
    fn count(&self) -> u32;
    /// The side that decides; `None` once the game is over.
    fn to_act(&self) -> Option<Side>;
    /// Who won: `None` while the game goes on, and where nobody did.
    fn winner(&self) -> Option<Side>;
    /// Performs the action at this place of the list of legal ones, and returns how many are legal then. Dice and draws come
    /// from the simulation's own seed.
    ///
    /// # Errors
    /// If there are fewer actions; nothing changes.
    fn act(&mut self, place: u32) -> Result<u32, Error>;
    /// Takes the last [`act`](Simulate::act) or [`play_random`](Simulate::play_random) back; false if there is none. Dice and draws
    /// are not taken back: the same action may go otherwise.
    fn undo(&mut self) -> bool;
    /// Goes back to the position at which the simulation began. What its viewer cannot see is dealt again.
    fn reset(&mut self);
    /// Makes this number of random decisions, or fewer if the game ends. Returns how many.
    fn play_random(&mut self, decisions: u32) -> u32;
    /// Plays on at random `times` times, each time to the end of the game or for at most `longest` decisions, and comes back.
    /// Returns the mean result for the first side, from -1 (all lost) to 1 (all won); of a game that is cut off, the game's
    /// own estimate counts.
    fn playouts(&mut self, times: u32, longest: u32) -> f64;
    /// The number of different ways to make `depth` decisions from here. Below each position the dice are the same for all
    /// its actions, so that the number depends on nothing but the position and the seed.
    ///
    /// # Errors
    /// If it is deeper than 16.
    fn perft(&self, depth: u32) -> Result<f64, Error>;
    /// The game's own estimate for a side, from -1 (lost) to 1 (won), by what that side can see.
    ///
    /// # Errors
    /// If the side has no seat in the game.
    fn value(&self, side: Side) -> Result<f32, Error>;
    /// A fingerprint of the position, without the dice that are to come.
    fn hash(&self) -> u64;
    /// The action at this place in its shape for JSON, which the game itself performs.
    ///
    /// # Errors
    /// If there are fewer actions.
    fn action(&self, place: u32) -> Result<Action, Error>;
    /// What the side to act sees, as numbers: always as many, one for each of [`fields`](Simulate::fields).
    fn observe(&mut self) -> &[i32];
    /// The legal actions as numbers, one row each: see [`action_fields`](Simulate::action_fields).
    fn listed(&mut self) -> &[i32];
    /// What the numbers of [`observe`](Simulate::observe) mean.
    fn fields(&self) -> Vec<Feature>;
    /// What the numbers of a row of [`listed`](Simulate::listed) mean; nothing once the game is over.
    fn action_fields(&self) -> Vec<Feature>;
}

/// A [`Simulate`] of one game.
pub struct Simulation<G: Game> {
    rules: Arc<G>,
    viewer: Viewer,
    /// The position from which each deal begins.
    origin: G::State,
    state: G::State,
    chance: Seeded,
    legal: Vec<G::Action>,
    before: VecDeque<G::State>,
    numbers: Vec<i32>,
}

impl<G: Game> Simulation<G> {
    /// From a position on. What `viewer` cannot see is dealt by chance; [`Viewer::All`] sees everything.
    ///
    /// # Errors
    /// If the viewer has no seat in the game.
    pub fn new(rules: Arc<G>, origin: G::State, viewer: Viewer, seed: &str) -> Result<Self, Error> {
        if let Viewer::Side(side) = viewer {
            seated(side, "viewer")?;
        }
        let (chance, before) = (Seeded::from_text(seed), VecDeque::new());
        let (legal, numbers) = (Vec::new(), Vec::new());
        let mut new = Simulation { rules, viewer, origin, state: origin, chance, legal, before, numbers };
        new.reset();
        Ok(new)
    }

    /// Lists the legal actions of the position.
    fn list(&mut self) {
        match self.rules.to_act(&self.state) {
            Some(_) => self.rules.legal(&self.state, &mut self.legal),
            None => self.legal.clear(),
        }
    }

    fn keep(&mut self) {
        if self.before.len() == MOST_UNDONE {
            self.before.pop_front();
        }
        self.before.push_back(self.state);
    }

    /// One random decision, unless the game is over.
    fn wander(&mut self) -> bool {
        if self.legal.is_empty() {
            return false;
        }
        let pick = self.chance.below(self.legal.len() as u32);
        imagine(&*self.rules, &mut self.state, self.legal[pick as usize], &mut self.chance);
        self.list();
        true
    }

    fn result(&self) -> f64 {
        match self.rules.result(&self.state) {
            None => f64::from(self.rules.value(&self.state, Side::P1)),
            Some(result) => result.winner.map_or(0.0, |winner| if winner == Side::P1 { 1.0 } else { -1.0 }),
        }
    }

    fn ways(&self, state: &G::State, chance: &Seeded, depth: u32) -> f64 {
        if self.rules.to_act(state).is_none() {
            return 0.0;
        }
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        if depth == 1 {
            return legal.len() as f64;
        }
        let below = |action| {
            let (mut after, mut dice) = (*state, chance.clone());
            imagine(&*self.rules, &mut after, action, &mut dice);
            self.ways(&after, &dice, depth - 1)
        };
        legal.into_iter().map(below).sum()
    }

    fn at(&self, place: u32) -> Result<G::Action, Error> {
        let text = || format!("there are {} legal actions; their places count from 0", self.legal.len());
        self.legal.get(place as usize).copied().ok_or_else(|| Error::field("place", text()))
    }
}

impl<G: Game> Simulate for Simulation<G> {
    fn count(&self) -> u32 {
        self.legal.len() as u32
    }

    fn to_act(&self) -> Option<Side> {
        self.rules.to_act(&self.state)
    }

    fn winner(&self) -> Option<Side> {
        self.rules.result(&self.state).and_then(|result| result.winner)
    }

    fn act(&mut self, place: u32) -> Result<u32, Error> {
        let action = self.at(place)?;
        self.keep();
        imagine(&*self.rules, &mut self.state, action, &mut self.chance);
        self.list();
        Ok(self.count())
    }

    fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop_back() else { return false };
        self.state = before;
        self.list();
        true
    }

    fn reset(&mut self) {
        self.before.clear();
        self.state = match self.viewer {
            Viewer::All => self.origin,
            Viewer::Side(side) => self.rules.resample(&self.origin, side, &mut self.chance),
        };
        self.list();
    }

    fn play_random(&mut self, decisions: u32) -> u32 {
        self.keep();
        (0..decisions).take_while(|_| self.wander()).count() as u32
    }

    fn playouts(&mut self, times: u32, longest: u32) -> f64 {
        let here = self.state;
        let mut sum = 0.0;
        for _ in 0..times {
            self.list();
            let _ = (0..longest).take_while(|_| self.wander()).count();
            sum += self.result();
            self.state = here;
        }
        self.list();
        if times == 0 { 0.0 } else { sum / f64::from(times) }
    }

    fn perft(&self, depth: u32) -> Result<f64, Error> {
        match depth {
            0 => Ok(1.0),
            1..=DEEPEST => Ok(self.ways(&self.state, &self.chance, depth)),
            _ => Err(Error::field("depth", format!("the most is {DEEPEST}"))),
        }
    }

    fn value(&self, side: Side) -> Result<f32, Error> {
        seated(side, "side").map(|()| self.rules.value(&self.state, side))
    }

    fn hash(&self) -> u64 {
        print(&self.state)
    }

    fn action(&self, place: u32) -> Result<Action, Error> {
        self.at(place).map(|action| self.rules.write(&self.state, action))
    }

    fn observe(&mut self) -> &[i32] {
        self.numbers.clear();
        let side = self.to_act().unwrap_or(Side::P1);
        self.rules.observe(&self.state, side, &mut Numbers(&mut self.numbers));
        &self.numbers
    }

    fn listed(&mut self) -> &[i32] {
        self.numbers.clear();
        for action in &self.legal {
            self.rules.action_features(&self.state, *action, &mut Numbers(&mut self.numbers));
        }
        &self.numbers
    }

    fn fields(&self) -> Vec<Feature> {
        let mut out = Meanings::default();
        self.rules.observe(&self.state, Side::P1, &mut out);
        out.0
    }

    fn action_fields(&self) -> Vec<Feature> {
        let mut out = Meanings::default();
        self.legal.first().into_iter().for_each(|action| self.rules.action_features(&self.state, *action, &mut out));
        out.0
    }
}

/// Whether a side has a seat: what is counted for each side is there for these two.
fn seated(side: Side, field: &str) -> Result<(), Error> {
    if Side::BOTH.contains(&side) {
        Ok(())
    } else {
        Err(Error::field(field, format!("`{side}` has no seat in this game")))
    }
}
