//! What a game is set up from: warbands, maps, basic actions, numbers.

use super::ids::CardId;
use rulewright_engine::wire::Word;

/// A warband: units and deck.
#[derive(Clone, Debug)]
pub struct Warband {
    /// Its id.
    pub id: Word,
    /// Its units, by place in [`Content::units`](super::catalogue::Content::units).
    pub units: Vec<u8>,
    /// Its deck, by place in [`Content::cards`](super::catalogue::Content::cards).
    pub deck: Vec<CardId>,
}

/// A map. Its size and banners stand in the rows; the data file says them again for people.
#[derive(Clone, Debug)]
pub struct Map {
    /// Its id.
    pub id: Word,
    /// One text a row, one character a square.
    pub rows: Vec<Word>,
}

/// The basic actions.
#[derive(Clone, Copy, Debug)]
pub struct Basics {
    /// AP of Dash.
    pub dash_ap: u8,
    /// MP that Dash gives.
    pub dash_mp: u8,
    /// AP of Guard.
    pub guard_ap: u8,
}

/// Numbers of the game.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Cards in an opening hand.
    pub hand: u8,
    /// Cards a hand holds at most.
    pub hand_limit: u8,
    /// Cards drawn a turn.
    pub draw: u8,
    /// Victory points that win.
    pub goal: u8,
    /// The last round.
    pub rounds: u8,
    /// Points for a banner.
    pub banner: u8,
    /// Points with which the second player begins.
    pub head_start: u8,
}
