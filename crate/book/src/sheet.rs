//! Sheet: the cards of a game as a table has them.

/// The cards of a game in one language.
pub struct Sheet {
    /// What stands above the tables.
    pub head: &'static str,
    /// The cards.
    pub rows: Vec<Row>,
}

/// A card.
pub struct Row {
    /// Its id.
    pub id: String,
    /// The heading under which it stands.
    pub group: String,
    /// Its name.
    pub name: String,
    /// What it is, and its numbers.
    pub line: String,
    /// What it does.
    pub text: String,
    /// Its name as English titles of scenarios have it.
    pub title: String,
}
