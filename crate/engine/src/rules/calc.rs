//! Calc: a number that remembers how it was made.

use crate::rulebook::Clause;

/// What gave a step: a code of the game's own (a card, a terrain, a unit), turned to its id when somebody reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Source(pub u16);

impl Source {
    /// The clause itself gives the step.
    pub const RULE: Source = Source(u16::MAX);
}

/// How a step changes the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Adds (or takes away, when negative).
    Plus,
    /// Multiplies.
    Times,
    /// Raises to at least so much.
    Floor,
    /// Lowers to at most so much.
    Cap,
}

impl Op {
    /// The word of the JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Op::Plus => "plus",
            Op::Times => "times",
            Op::Floor => "floor",
            Op::Cap => "cap",
        }
    }
}

/// One step of a [`Calc`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it does.
    pub op: Op,
    /// With which number.
    pub by: i32,
    /// To which result.
    pub to: i32,
    /// The clause that says so.
    pub clause: Clause,
    /// The thing on the table that gives it.
    pub from: Source,
}

/// Remembers steps, or does not: `()` is a trace that costs nothing, for play in which nobody asks.
pub trait Trace: Default + Clone {
    /// Keeps one step.
    fn keep(&mut self, step: impl FnOnce() -> Step);
}

impl Trace for () {
    #[inline]
    fn keep(&mut self, _: impl FnOnce() -> Step) {}
}

impl Trace for Vec<Step> {
    fn keep(&mut self, step: impl FnOnce() -> Step) {
        self.push(step());
    }
}

/// Steps that are remembered, unless nobody will read them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    kept: Vec<Step>,
    unread: bool,
}

impl Steps {
    /// Steps that nobody reads: none is kept, and none takes heap.
    #[inline]
    #[must_use]
    pub fn unread() -> Steps {
        Steps { kept: Vec::new(), unread: true }
    }
}

impl Trace for Steps {
    #[inline]
    fn keep(&mut self, step: impl FnOnce() -> Step) {
        if !self.unread {
            self.kept.push(step());
        }
    }
}

/// A number made in steps, each with its clause. It is how the number is computed, so what it tells is what happened.
///
/// ```
#[doc = include_str!("../rulebook/example.rs")]
/// use rulewright_engine::{rules::calc::{Calc, Source, Step}, rule};
///
/// # fn main() {
/// let mut damage = Calc::<Vec<Step>>::new(2, rule!("toy:move.1"));
/// damage.plus(-3, rule!("toy:move.2"), Source::RULE);
/// damage.at_least(0, rule!("toy:move.1"));
/// assert_eq!((damage.value, damage.steps().len()), (0, 2));
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calc<T> {
    /// The number as it stands.
    pub value: i32,
    /// The number it began with.
    pub base: i32,
    /// The clause that gives the base.
    pub clause: Clause,
    trace: T,
}

impl<T: Trace> Calc<T> {
    /// Begins with a base.
    #[inline]
    #[must_use]
    pub fn new(base: i32, clause: Clause) -> Self {
        Calc::traced(base, clause, T::default())
    }

    /// Begins with a base, its steps kept by this trace: one that a [log](super::event::Log::trace) gave.
    #[inline]
    #[must_use]
    pub fn traced(base: i32, clause: Clause, trace: T) -> Self {
        Calc { value: base, base, clause, trace }
    }

    /// Adds `by`; adding nothing is no step.
    #[inline]
    pub fn plus(&mut self, by: i32, clause: Clause, from: Source) {
        if by != 0 {
            self.step(Op::Plus, by, self.value + by, clause, from);
        }
    }

    /// Multiplies.
    #[inline]
    pub fn times(&mut self, by: i32, clause: Clause, from: Source) {
        self.step(Op::Times, by, self.value * by, clause, from);
    }

    /// Raises to `least` if it is below.
    #[inline]
    pub fn at_least(&mut self, least: i32, clause: Clause) {
        if self.value < least {
            self.step(Op::Floor, least, least, clause, Source::RULE);
        }
    }

    /// Lowers to `most` if it is above.
    #[inline]
    pub fn at_most(&mut self, most: i32, clause: Clause) {
        if self.value > most {
            self.step(Op::Cap, most, most, clause, Source::RULE);
        }
    }

    #[inline]
    fn step(&mut self, op: Op, by: i32, to: i32, clause: Clause, from: Source) {
        self.value = to;
        self.trace.keep(|| Step { op, by, to, clause, from });
    }
}

impl Calc<Vec<Step>> {
    /// The steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.trace
    }
}

impl From<Calc<Steps>> for Calc<Vec<Step>> {
    fn from(Calc { value, base, clause, trace }: Calc<Steps>) -> Self {
        Calc { value, base, clause, trace: trace.kept }
    }
}
