//! What the eye sees of events: one small vocabulary for all games.

/// What the eye sees of an event, whichever game it is of. Whoever shows, sounds or speaks of events goes by this word and
/// by the event's changes, and needs to know no game's kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename_all = "kebab-case"))]
pub enum Shows {
    /// A piece goes from one place to another.
    Moves,
    /// A piece comes to the board.
    Enters,
    /// A piece leaves the board.
    Leaves,
    /// A piece acts against another, or upon it.
    Strikes,
    /// A piece loses of what it lives by.
    Hurts,
    /// A piece gets back of what it lives by.
    Mends,
    /// What a piece, a place or a player is, has or can is different.
    Changes,
    /// A card or a piece is turned over.
    Turns,
    /// A card, a status or a token is laid on something, or taken from it.
    Marks,
    /// Everybody at the table takes notice of it: a card is played, a choice is made, the game ends.
    Announces,
    /// A player comes nearer to winning.
    Scores,
    /// Dice are thrown.
    Rolls,
    /// A turn, a round or the game begins.
    Begins,
    /// A turn or a round ends.
    Ends,
    /// It leads to something else and says little by itself: a pass, a price that is paid, a card that is drawn.
    Opens,
    /// Accounts are kept. It can be read of; nothing is to be seen.
    Counts,
}

impl Shows {
    /// The word, as JSON writes it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Shows::Moves => "moves",
            Shows::Enters => "enters",
            Shows::Leaves => "leaves",
            Shows::Strikes => "strikes",
            Shows::Hurts => "hurts",
            Shows::Mends => "mends",
            Shows::Changes => "changes",
            Shows::Turns => "turns",
            Shows::Marks => "marks",
            Shows::Announces => "announces",
            Shows::Scores => "scores",
            Shows::Rolls => "rolls",
            Shows::Begins => "begins",
            Shows::Ends => "ends",
            Shows::Opens => "opens",
            Shows::Counts => "counts",
        }
    }
}
