//! Frames: what is half done, as plain data of a state.

use super::event::EventId;
use crate::collections::piles::Pile;

/// Something half done, and the event it follows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pending<F> {
    /// What.
    pub frame: F,
    /// The event that it follows from.
    pub cause: EventId,
}

/// At most `N` things half done: the last goes on first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frames<F, const N: usize>(Pile<Pending<F>, N>)
where
    Pending<F>: Copy;

impl<F: Copy + Default, const N: usize> Default for Frames<F, N> {
    fn default() -> Self {
        Frames(Pile::default())
    }
}

impl<F: Copy + Default, const N: usize> Frames<F, N> {
    /// Puts a frame on top.
    #[inline]
    pub fn push(&mut self, frame: F, cause: EventId) {
        self.0.push(Pending { frame, cause });
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<Pending<F>> {
        let last = self.0.len().checked_sub(1)?;
        Some(self.0.take(last))
    }

    /// Puts a frame in the place of the top one. It follows from the same event.
    #[inline]
    pub fn replace(&mut self, frame: F) {
        if let Some(top) = self.0.last_mut() {
            top.frame = frame;
        }
    }

    /// From here on the top frame follows from this event.
    #[inline]
    pub fn goes_on_from(&mut self, cause: EventId) {
        if let Some(top) = self.0.last_mut() {
            top.cause = cause;
        }
    }

    /// The frame that goes on next.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<Pending<F>> {
        self.0.last().copied()
    }

    /// The frame below the top one: what a question on top is about.
    #[inline]
    #[must_use]
    pub fn below(&self) -> Option<F> {
        let at = self.0.len().checked_sub(2)?;
        Some(self.0[at].frame)
    }

    /// All of them, the top one last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Pending<F>> {
        self.0.iter()
    }

    /// Whether nothing is half done.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets everything: the game is over.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
