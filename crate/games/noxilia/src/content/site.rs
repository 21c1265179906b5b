//! Places as the data describes them.

/// What kind of place it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A command zone (`noxilia:zone.command.1`).
    Command,
    /// A complementary room (`noxilia:zone.room.1`).
    Room,
    /// A rampart (`noxilia:zone.rampart.1`).
    Rampart,
    /// A battlefield (`noxilia:board.front.1`).
    Battlefield,
}

/// A place as the data has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// Its name.
    pub id: &'static str,
    /// Its kind.
    pub kind: Ground,
    /// In which camp it is, by seat from 0.
    pub owner: Option<u8>,
    /// The places beside it, one bit each.
    pub beside: u16,
    /// Its row, from the first player's edge.
    pub row: u8,
}
