//! Bench: random games that a measurement can repeat, and prove that it repeated.
//!
//! What is measured is a decision as a playout makes it: list what is legal, pick one, apply it, with the log off.
//! Picks and dice come from a [`Stream`] that a peer in another language can run as well, and a [`Course`] says what
//! was played, so that two figures are set side by side only when their courses are equal.

pub mod json_edge;

use crate::engine::chance::{Chance, Dice, Drawn, MAX_DICE, Scripted};
use crate::engine::rules::event::Log;
use crate::engine::rules::{Game, Rules};
use crate::engine::side::Side;
use crate::engine::wire::{GameInfo, Options, Seat};

/// Room for the longest list of actions there is likely to be, so that a list that grows is not taken for a new
/// one.
const LONGEST: usize = 2048;

/// A generator so plain that every language has it: x = 1664525 x + 1013904223 modulo 2^32; a number below `end` is the
/// upper half of x times `end`, over 2^16. Good enough to wander through games, not to play them.
#[derive(Clone, Copy, Debug)]
pub struct Stream(u32);

impl Stream {
    /// Starts from a number.
    #[must_use]
    pub fn new(seed: u32) -> Stream {
        Stream(seed)
    }

    /// The next number below `end`, which is at most 65,536.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((self.0 >> 16) * end) >> 16
    }
}

impl Chance for Stream {
    #[inline]
    fn dice(&mut self, count: usize, sides: u8, _: impl Fn(&[u8]) -> u16) -> Dice {
        Dice::from_faces((0..count.min(MAX_DICE)).map(|_| self.below(u32::from(sides)) as u8 + 1))
    }

    #[inline]
    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        self.below(cards.len() as u32) as usize
    }
}

/// What was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// Decisions made.
    pub decisions: u32,
    /// Actions listed for them, all together.
    pub listed: u64,
    /// Games finished.
    pub games: u32,
    /// Of every list's length, every pick and every winner, in order.
    pub checksum: u32,
}

impl Default for Course {
    fn default() -> Self {
        Course { decisions: 0, listed: 0, games: 0, checksum: 0x811c_9dc5 }
    }
}

impl Course {
    /// One decision: so many were listed, this one was picked.
    #[inline]
    pub fn decided(&mut self, listed: u32, picked: u32) {
        self.decisions += 1;
        self.listed += u64::from(listed);
        self.fold(listed << 16 | picked);
    }

    /// A game came to its end.
    pub fn ended(&mut self, winner: Option<Side>) {
        self.games += 1;
        self.fold(winner.map_or(0, |side| u32::from(side.0) + 1));
    }

    /// FNV-1a, a word at a time.
    #[inline]
    fn fold(&mut self, word: u32) {
        self.checksum = (self.checksum ^ word).wrapping_mul(0x0100_0193);
    }
}

impl std::fmt::Display for Course {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Course { decisions, listed, games, checksum } = self;
        write!(f, r#"{{"decisions":{decisions},"listed":{listed},"games":{games},"checksum":"{checksum:08x}"}}"#)
    }
}

/// Opened games to begin from, in turn.
#[must_use]
pub fn openings<G: Game>() -> Vec<(G, G::State)> {
    let open = |options: Options| G::open(&options, &mut Scripted::seeded("bench"), &mut ());
    options(G::info()).into_iter().map(|options| open(options).expect("what a game offers opens")).collect()
}

/// Games to begin, in turn: every map, and every deck against the next.
#[must_use]
pub fn options(info: GameInfo) -> Vec<Options> {
    let or_none = |ids: Vec<String>| if ids.is_empty() { vec![None] } else { ids.into_iter().map(Some).collect() };
    let (decks, maps) = (or_none(info.decks), or_none(info.maps));
    let mut all = Vec::new();
    for map in &maps {
        for n in 0..decks.len() {
            let seat = |deck: &Option<String>| Seat { deck: deck.clone(), ..Seat::default() };
            let players = vec![seat(&decks[n]), seat(&decks[(n + 1) % decks.len()])];
            all.push(Options {
                game: info.id.clone(),
                map: map.clone(),
                first: Some(Side::P1),
                players,
                ..Options::default()
            });
        }
    }
    all
}

/// Plays `decisions` random decisions, games one after the other, each with its dice from the start of their stream.
pub fn decisions<G: Game>(
    openings: &[(G, G::State)],
    seed: u32,
    decisions: u32,
    log: &mut impl Log<G::Fact, G::State>,
) -> Course {
    let mut course = Course::default();
    let mut picks = Stream::new(seed);
    let mut legal = Vec::new();
    loop {
        let (rules, start) = &openings[course.games as usize % openings.len()];
        let (mut state, mut dice) = (*start, Stream::new(!seed));
        while rules.to_act(&state).is_some() {
            if course.decisions == decisions {
                return course;
            }
            decide(rules, &mut state, &mut picks, &mut dice, &mut legal, log, &mut course);
        }
        course.ended(rules.result(&state).and_then(|outcome| outcome.winner));
    }
}

/// One random decision: list, pick, apply.
#[inline]
pub fn decide<R: Rules>(
    rules: &R,
    state: &mut R::State,
    picks: &mut Stream,
    dice: &mut Stream,
    legal: &mut Vec<R::Action>,
    log: &mut impl Log<R::Fact, R::State>,
    course: &mut Course,
) {
    rules.legal(state, legal);
    let pick = picks.below(legal.len() as u32);
    course.decided(legal.len() as u32, pick);
    rules.apply(state, legal[pick as usize], dice, log);
}

/// So many random decisions from here, or as many as leave something to decide about.
pub fn wander<R: Rules>(rules: &R, state: &mut R::State, decisions: u32, picks: &mut Stream) {
    let (mut dice, mut legal, mut course) = (Stream::new(1), Vec::new(), Course::default());
    while course.decisions < decisions && rules.to_act(state).is_some() {
        let before = *state;
        decide(rules, state, picks, &mut dice, &mut legal, &mut (), &mut course);
        if rules.to_act(state).is_none() {
            *state = before;
            return;
        }
    }
}

/// Searches `searches` times from the first opening with fresh eyes, `iterations` times each, as a tree search does at
/// first: one of the root's actions that it has not tried, then at most `depth` random decisions.
pub fn playouts<G: Game>(openings: &[(G, G::State)], seed: u32, searches: u32, iterations: u32, depth: u32) -> Course {
    let mut course = Course::default();
    let mut picks = Stream::new(seed);
    let (mut untried, mut legal) = (Vec::with_capacity(LONGEST), Vec::with_capacity(LONGEST));
    let (rules, start) = &openings[0];
    for _ in 0..searches {
        rules.legal(start, &mut untried);
        for _ in 0..iterations {
            // Where there is less to choose than there are iterations, each action is tried again.
            if untried.is_empty() {
                rules.legal(start, &mut untried);
            }
            let pick = picks.below(untried.len() as u32);
            course.decided(untried.len() as u32, pick);
            let (mut state, mut dice) = (*start, Stream::new(!seed));
            rules.apply(&mut state, untried.remove(pick as usize), &mut dice, &mut ());
            let end = course.decisions + depth;
            while course.decisions < end && rules.to_act(&state).is_some() {
                decide(rules, &mut state, &mut picks, &mut dice, &mut legal, &mut (), &mut course);
            }
            course.ended(rules.result(&state).and_then(|outcome| outcome.winner));
        }
    }
    course
}

/// A game made ready to be measured, whichever it is: its openings.
pub trait Measured {
    /// As [`decisions`], with the log off.
    fn decisions(&self, seed: u32, number: u32) -> Course;
    /// As [`playouts`].
    fn playouts(&self, seed: u32, searches: u32, iterations: u32, depth: u32) -> Course;
}

impl<G: Game> Measured for Vec<(G, G::State)> {
    fn decisions(&self, seed: u32, number: u32) -> Course {
        decisions(self, seed, number, &mut ())
    }

    fn playouts(&self, seed: u32, searches: u32, iterations: u32, depth: u32) -> Course {
        playouts(self, seed, searches, iterations, depth)
    }
}
