//! What a viewer sees of a position.

use crate::Pox;
use crate::content::language::Object;
use crate::content::map::Map;
use crate::position::names::{FONT, HIDDEN_SPELL, stat, state, way};
use crate::state::{Global, Layer, Place, RuneState, Stage, State, TerrainChange, UnitId};
use crate::view::piece::card;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::rules::{Game, Rules};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

impl Pox {
    pub(crate) fn table(&self, s: &State, viewer: Viewer) -> wire::Table {
        let seen = s.units.iter().filter(|unit| viewer.sees(unit.side) || !unit.is_hidden_from(unit.side.other()));
        wire::Table {
            game: Self::RULEBOOK.game.into(),
            viewer: viewer.word(),
            round: s.turn.div_ceil(2).into(),
            phase: phase(s).into(),
            active: Some(s.active),
            first: Some(Side::P1),
            to_act: self.to_act(s),
            board: self.draw_board(s, viewer),
            pieces: seen.map(|unit| (self.name_of(s, unit), self.draw_piece(s, unit, viewer))).collect(),
            players: Side::BOTH.iter().map(|side| (side.word(), self.draw_player(s, *side, viewer))).collect(),
            result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
            ..wire::Table::default()
        }
    }

    fn draw_board(&self, s: &State, viewer: Viewer) -> wire::Board {
        let Map { id, layout, .. } = &self.map;
        wire::Board {
            map: id.clone(),
            rows: layout.rows.clone(),
            legend: layout.legend.clone(),
            cards: self.draw_layers(s, viewer),
            ..wire::Board::default()
        }
    }

    /// Fonts, what stands on tiles, and what has become of them.
    fn draw_layers(&self, s: &State, viewer: Viewer) -> Vec<wire::CardInPlay> {
        let mut cards = Vec::new();
        for (at, side) in self.map.fonts.iter().zip(s.fonts) {
            cards.push(self.draw_font(*at, side));
        }
        for layer in s.layers.iter().filter(|layer| !layer.is.is_trap() || viewer.sees(layer.side)) {
            cards.push(self.draw_layer(layer));
        }
        for change in s.changes.iter() {
            cards.push(self.draw_change(change));
        }
        cards
    }

    fn draw_font(&self, at: Cell, side: Option<Side>) -> wire::CardInPlay {
        wire::CardInPlay { owner: side, at: Some(self.square(at)), ..card(FONT, way::FONT) }
    }

    fn draw_layer(&self, layer: &Layer) -> wire::CardInPlay {
        let is_globe = layer.is == Object::NoraGlobe;
        wire::CardInPlay {
            owner: (!is_globe).then_some(layer.side),
            counters: Some(layer.turns).filter(|turns| *turns > 0),
            stats: if is_globe { Dict::of(&[(stat::NORA, layer.nora.into())]) } else { Dict::default() },
            at: Some(self.square(layer.at)),
            ..card(layer.is.id(), way::LAYER)
        }
    }

    fn draw_change(&self, change: &TerrainChange) -> wire::CardInPlay {
        wire::CardInPlay {
            counters: Some(change.turns),
            at: Some(self.square(change.at)),
            ..card(change.is.id(), way::TERRAIN)
        }
    }

    fn draw_player(&self, s: &State, side: Side, viewer: Viewer) -> wire::Player {
        let dock = &s.docks[side];
        let of = |place: Place| dock.runes.iter().filter(move |rune| rune.place == place);
        let mut cards = Vec::new();
        for global in s.globals.iter().filter(|global| global.side == side) {
            cards.push(self.draw_global(s, global, viewer));
        }
        for rune in dock.runes.iter().filter(|rune| rune.is_about()) {
            cards.push(wire::CardInPlay { owner: Some(side), ..card(rune.is.id(), way::KNOWN) });
        }
        let sees = viewer.sees(side);
        let waiting = dock.runes.iter().filter(|rune| matches!(rune.place, Place::Cooldown(_)));
        wire::Player {
            deck: Some(self.decks[usize::from(side.0)].clone()).filter(|deck| !deck.is_empty()),
            stats: Dict::of(&[(stat::NORA, s.bank[side].into())]),
            cards,
            hand: pile(of(Place::Ready), sees),
            draw: pile(of(Place::Stack), sees),
            discard: cooling(waiting.filter(|rune| sees || !rune.unseen)),
            ..wire::Player::default()
        }
    }

    fn draw_global(&self, s: &State, global: &Global, viewer: Viewer) -> wire::CardInPlay {
        let seen = viewer.sees(global.side) || !global.spell.rune().hidden;
        let named = Some(global.named).filter(|id| seen && *id != UnitId::NONE);
        wire::CardInPlay {
            owner: Some(global.side),
            about: named.and_then(|id| s.find(id)).map(|unit| self.name_of(s, unit)),
            ..card(if seen { global.spell.id() } else { HIDDEN_SPELL }, way::GLOBAL)
        }
    }
}

fn phase(s: &State) -> &'static str {
    match s.stage {
        Stage::Over => "over",
        _ if s.outcome.is_some() => "over",
        Stage::Action | Stage::Step => "act",
    }
}

fn pile<'a>(runes: impl Iterator<Item = &'a RuneState>, seen: bool) -> wire::Pile {
    let ids: Vec<wire::Word> = runes.map(|rune| rune.is.id().into()).collect();
    wire::Pile { count: ids.len() as u32, cards: seen.then_some(ids), ..wire::Pile::default() }
}

/// Runes on cooldown, with the turns that are left.
fn cooling<'a>(runes: impl Iterator<Item = &'a RuneState>) -> wire::Pile {
    let held: Vec<wire::Held> = runes.map(held).collect();
    wire::Pile {
        count: held.len() as u32,
        cards: Some(held.iter().map(|held| held.is.clone()).collect()),
        held: wire::ReadByGame::unless_empty(&held),
    }
}

fn held(rune: &RuneState) -> wire::Held {
    let left = if let Place::Cooldown(left) = rune.place { left } else { 0 };
    wire::Held {
        is: rune.is.id().into(),
        name: rune.is.id().into(),
        stats: Dict::of(&[(stat::COOLDOWN, left.into())]),
        traits: if !rune.unseen { Vec::new() } else { vec![state::UNSEEN.into()] },
        ..wire::Held::default()
    }
}
