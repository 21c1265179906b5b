//! Features: what the numbers mean that a simulation writes.

shape! {
    /// One number of an observation, or of a listed action.
    pub struct Feature {
        /// Its name: `mine.mana`, `unit[3].health`.
        pub name: String,
        /// What it means, in words.
        pub means: String,
    }
}
