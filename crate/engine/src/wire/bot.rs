//! Bots: the choice of one, and its progress.

shape! {
    /// Which bot decides, how well, and how long it may search.
    pub struct BotChoice {
        /// `random`, `greedy` or `search`.
        pub bot: String,
        /// `easy`, `normal` or `hard`: the default of `iterations`, and how many decisions of a search are careless. Left
        /// out, `hard`.
        pub level: Option<String> = None,
        /// The most iterations of a search; left out, the number of its level.
        pub iterations: Option<u32> = None,
        /// Any text: the same seed, position and iterations give the same action.
        pub seed: String,
    }
}

shape! {
    /// The progress of a bot.
    pub struct Progress {
        /// The iterations so far.
        pub done: u32,
        /// The most iterations it will make.
        pub of: u32,
        /// Whether it has decided.
        pub ready: bool,
        /// Its estimate of the result for its side, from -1 (lost) to 1 (won), to the thousandth.
        pub value: f64,
    }
}

impl Progress {
    /// An estimate to the thousandth: a fraction of four bytes would need a writer of its own in each module.
    #[must_use]
    pub fn rounded(estimate: f32) -> f64 {
        f64::from((estimate * 1000.0).round_ties_even()) / 1000.0
    }
}
