//! Rune docks.

use crate::content::language::{NO_RUNE, RuneId};
use rulewright_engine::collections::piles::Pile;

/// Runes of a battlegroup (`pox:house.battlegroup.1`).
pub const MAX_RUNES: usize = 20;

/// The runes of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dock {
    /// The runes, in the order of the list.
    pub runes: Pile<RuneState, MAX_RUNES>,
    /// The places of those not revealed yet, in the order in which they will be: the last is revealed first.
    pub stack: Pile<u8, MAX_RUNES>,
}

/// A rune of a battlegroup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuneState {
    /// Which.
    pub is: RuneId,
    /// Where it is.
    pub place: Place,
    /// Whether the opponent knows of it (`pox:house.hidden.2`).
    pub known: bool,
    /// Whether the opponent does not see where it is although it has left the dock (`pox:house.hidden.6`).
    pub unseen: bool,
}

impl Default for RuneState {
    fn default() -> Self {
        RuneState { is: NO_RUNE, place: Place::Stack, known: false, unseen: false }
    }
}

impl RuneState {
    /// The opponent knows of it, and sees it neither on the board nor on cooldown: it may be ready, or out of sight.
    #[must_use]
    pub fn is_about(&self) -> bool {
        self.known && (self.unseen || self.place == Place::Ready)
    }
}

/// Where a rune is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Place {
    /// Not revealed yet.
    #[default]
    Stack,
    /// Ready to be used.
    Ready,
    /// In play: on the board, on a champion, or among the globals.
    Play,
    /// Ready after so many turns of its owner.
    Cooldown(u8),
}

impl Dock {
    /// These runes, of which none is revealed: the first is revealed first.
    #[must_use]
    pub fn of(runes: &[RuneId]) -> Dock {
        let runes = &runes[..runes.len().min(MAX_RUNES)];
        let state = |is: &RuneId| RuneState { is: *is, place: Place::Stack, known: false, unseen: false };
        Dock { runes: runes.iter().map(state).collect(), stack: (0..runes.len() as u8).rev().collect() }
    }

    /// The number of each rune among its copies, from 1: the second Warbanner of the list is 2.
    #[must_use]
    pub fn numbers(&self) -> Vec<u8> {
        let upto =
            |(at, of): (usize, &RuneState)| self.runes[..=at].iter().filter(|rune| rune.is == of.is).count() as u8;
        self.runes.iter().enumerate().map(upto).collect()
    }

    /// Reveals the rune at this place of the stack, and says which it is. Of copies, the first of the list is revealed first: a
    /// unit is called after its place in the list, and that is to tell nobody which copy came first.
    pub fn reveal(&mut self, at: usize) -> RuneId {
        let taken = self.stack.take(at);
        let is = self.runes[usize::from(taken)].is;
        let waits = |rune: &RuneState| rune.is == is && rune.place == Place::Stack;
        let first = self.runes.iter().position(waits).unwrap_or(usize::from(taken));
        for slot in self.stack.iter_mut().filter(|slot| usize::from(**slot) == first) {
            *slot = taken;
        }
        self.runes[first].place = Place::Ready;
        is
    }

    /// The opponent sees the rune of this place. If a copy of it was known to be about, it is taken to be this one: that it is
    /// another would say that there are two (`pox:house.hidden.2`).
    pub fn show(&mut self, at: u8) {
        let Some(shown) = self.runes.get(usize::from(at)).copied().filter(|rune| !rune.known) else { return };
        if let Some(copy) = self.runes.iter_mut().find(|rune| rune.is == shown.is && rune.is_about()) {
            copy.known = false;
        }
        self.runes[usize::from(at)].known = true;
    }

    /// The first ready rune of this kind.
    #[must_use]
    pub fn ready(&self, is: RuneId) -> Option<u8> {
        self.runes.iter().position(|rune| rune.is == is && rune.place == Place::Ready).map(|at| at as u8)
    }

    /// Every different rune that is ready and costs no more than that, in the order of the list.
    pub fn different(&self, nora: u16) -> impl Iterator<Item = RuneId> {
        let ready = self.runes.iter().enumerate().filter(|(_, rune)| rune.place == Place::Ready);
        let paid = ready.filter(move |(_, rune)| u16::from(rune.is.rune().nora) <= nora);
        paid.filter(|(at, rune)| self.ready(rune.is) == Some(*at as u8)).map(|(_, rune)| rune.is)
    }
}
