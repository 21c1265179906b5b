//! What an observer sees of events: one small vocabulary for all games.

/// What an observer sees of an event, in a word that all games share. Motion, sound and speech depend on this word and on the
/// event's changes, so they need not know the kinds of any game.
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
    /// A piece acts against another, or on it.
    Strikes,
    /// A piece loses some of the number that keeps it alive, such as health.
    Hurts,
    /// A piece regains some of the number that keeps it alive.
    Mends,
    /// A piece, a place or a player changes in what it is, what it has or what it can do.
    Changes,
    /// A card or a piece is turned over.
    Turns,
    /// A card, a status or a token is placed on something, or removed from it.
    Marks,
    /// Something that all players should notice: a card is played, a choice is made, the game ends.
    Announces,
    /// A player comes nearer to winning.
    Scores,
    /// Dice are thrown.
    Rolls,
    /// A turn, a round or the game begins.
    Begins,
    /// A turn or a round ends.
    Ends,
    /// Something that only leads to something else: a pass, a price that is paid, a card that is drawn.
    Opens,
    /// Bookkeeping: it can be read in the log, and nothing is visible on the table.
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
