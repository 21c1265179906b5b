//! What follows from the rest of a state.

use super::unit::UnitId;

/// Which units have to be recomputed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dirty {
    /// None.
    None,
    /// This one alone.
    One(UnitId),
    /// All.
    All,
}

/// What the last recomputation found on the table, so that most questions need not look at every unit; only
/// `chapters/layers/recompute.rs` writes it. It holds at least what is there: what has left the table since may still be in
/// it.
#[derive(Clone, Copy, Debug)]
pub struct Derived {
    /// Which units have to be recomputed: something they are computed from has changed.
    pub dirty: Dirty,
    /// What abilities of units wait for: see [`listen`](crate::content::listen).
    pub listeners: u32,
    /// What auras have a part in: see [`touch`](crate::content::touch).
    pub aura_reads: u8,
    /// Somebody may be about to die.
    pub dying: bool,
}

/// It follows from the rest of a state, and is no part of what a state is.
impl PartialEq for Derived {
    fn eq(&self, _: &Derived) -> bool {
        true
    }
}

impl Eq for Derived {}

impl std::hash::Hash for Derived {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}
