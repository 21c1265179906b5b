//! Rows of the game itself: its numbers, its maps, its warbands.

use super::card::CardRow;
use crate::content::card::Card;
use crate::content::catalogue::Content;
use crate::content::ids::CardId;
use crate::content::setting::{Basics, Map, Settings, Warband};
use rulewright_engine::json::shape::record;
use rulewright_engine::refusal::Error;
use rulewright_engine::wire::Word;

record! {
    #[derive(Default)]
    pub struct SettingsRow {
        units_per_side: u8,
        start_hand: HandRow,
        draw_per_turn: u8,
        hand_limit: u8,
        vp_to_win: u8,
        round_limit: u8,
        basic_actions: Vec<CardRow>,
        vp: VpRow,
    }
}

record! {
    #[derive(Default)]
    struct HandRow {
        second: u8,
        first: u8,
    }
}

record! {
    #[derive(Default)]
    struct VpRow {
        unit: u8,
        captain: u8,
        banner_per_turn: u8,
        second_player: u8,
    }
}

impl SettingsRow {
    pub fn numbers(&self) -> Settings {
        Settings {
            hand: self.start_hand.first,
            hand_limit: self.hand_limit,
            draw: self.draw_per_turn,
            goal: self.vp_to_win,
            rounds: self.round_limit,
            banner: self.vp.banner_per_turn,
            head_start: self.vp.second_player,
        }
    }

    fn basic(&self, id: &str) -> Result<&CardRow, Error> {
        self.basic_actions.iter().find(|row| row.id == id).ok_or_else(|| Error::field("basic_actions", id))
    }

    pub fn basics(&self) -> Result<Basics, Error> {
        let dash = self.basic("dash")?;
        let dash_mp = dash.effects.iter().find_map(|e| e.mp.as_ref()?.as_u64()).unwrap_or(0) as u8;
        Ok(Basics { dash_ap: dash.ap, dash_mp, guard_ap: self.basic("guard")?.ap })
    }

    pub fn guard(&self, content: &Content) -> Result<Card, Error> {
        self.basic("guard")?.card(content)
    }
}

record! {
    #[derive(Default)]
    pub struct MapRow {
        id: Word,
        width: u8,
        height: u8,
        rows: Vec<Word>,
        banners: Vec<[u8; 2]>,
    }
}

impl MapRow {
    /// Size and banners stand in the rows; the file says them again for people.
    pub fn map(self) -> Map {
        Map { id: self.id, rows: self.rows }
    }
}

record! {
    #[derive(Default)]
    pub struct WarbandRow {
        id: Word,
        units: Vec<Word>,
        deck: Vec<DeckRow>,
        deck_size: u8,
    }
}

record! {
    #[derive(Default)]
    struct DeckRow {
        card: String,
        copies: u8,
    }
}

impl WarbandRow {
    pub fn warband(&self, content: &Content) -> Result<Warband, Error> {
        let unit = |id: &Word| content.unit(id).ok_or_else(|| Error::field("units", format!("no unit `{id}`")));
        let card = |row: &DeckRow| {
            let card =
                content.card(&row.card).ok_or_else(|| Error::field("deck", format!("no card `{}`", row.card)))?;
            Ok(vec![card; usize::from(row.copies)])
        };
        let deck: Vec<Vec<CardId>> = self.deck.iter().map(card).collect::<Result<_, Error>>()?;
        Ok(Warband {
            id: self.id.clone(),
            units: self.units.iter().map(unit).collect::<Result<_, _>>()?,
            deck: deck.concat(),
        })
    }
}
