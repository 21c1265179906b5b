//! Bots: which one, and how far it has come.

shape! {
    /// Which bot, how well, and for how long.
    pub struct BotChoice {
        /// `random`, `greedy` or `search`.
        pub bot: String,
        /// `easy`, `normal` or `hard`: how much a search may think when nothing else is said, and how it errs.
        pub level: Option<String> = None,
        /// How many iterations a search makes at most.
        pub iterations: Option<u32> = None,
        /// Any text: the same seed, position and iterations give the same action.
        pub seed: String,
    }
}

shape! {
    /// How far a bot has come.
    pub struct Progress {
        /// Iterations made.
        pub done: u32,
        /// Iterations it wants to make.
        pub of: u32,
        /// Whether it has its answer.
        pub ready: bool,
        /// What it expects for its side as things stand, from -1 to 1.
        pub value: f32,
    }
}
