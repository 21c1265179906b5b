//! What follows from the rest of a state.

use super::unit::UnitId;

/// Which units have to be made anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dirty {
    /// None.
    None,
    /// This one alone.
    One(UnitId),
    /// All.
    All,
}

/// What the last layering found on the table, so that most questions need not go to every unit; `layers.rs` alone
/// renews it. It holds at least what is there: what has left the table since may still be in it.
#[derive(Clone, Copy, Debug)]
pub struct Derived {
    /// Who has to be made anew: something they are made from has changed since they were made.
    pub dirty: Dirty,
    /// What abilities of units wait for: see `moments.rs`.
    pub listeners: u32,
    /// What auras have a part in: see [`touch`](super::content::touch).
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
