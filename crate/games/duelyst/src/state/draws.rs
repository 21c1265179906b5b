//! What chance draws beside cards: tiles and numbers.

use super::board::{TILES, WIDTH};

/// A tile, as chance draws it: by column, then row (`duelyst:tribe.battle-pet.move.1a`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spot(pub u8);

impl Spot {
    /// Numbers of tiles begin where those of cards end.
    const FIRST: u16 = 0x8000;

    /// The tile of a number, if it is one of a tile of the board.
    pub fn of(number: u16) -> Option<Spot> {
        let tile = number.checked_sub(Spot::FIRST).and_then(|tile| u8::try_from(tile).ok());
        tile.filter(|tile| *tile < TILES as u8).map(Spot)
    }

    fn key(self) -> (u8, u8) {
        (self.0 % WIDTH, self.0 / WIDTH)
    }
}

impl PartialOrd for Spot {
    fn partial_cmp(&self, other: &Spot) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Spot {
    fn cmp(&self, other: &Spot) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl From<Spot> for u16 {
    fn from(spot: Spot) -> u16 {
        Spot::FIRST + u16::from(spot.0)
    }
}

/// One of several, as chance draws it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Number(pub u8);

impl Number {
    /// Numbers of ways begin where those of tiles end.
    const FIRST: u16 = 0xC000;

    /// The way of a number, if it is one of a way.
    pub fn of(number: u16) -> Option<Number> {
        number.checked_sub(Number::FIRST).and_then(|way| u8::try_from(way).ok()).map(Number)
    }
}

impl From<Number> for u16 {
    fn from(number: Number) -> u16 {
        Number::FIRST + u16::from(number.0)
    }
}
