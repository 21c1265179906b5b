//! What a viewer sees of a position.

use crate::Pox;
use crate::content::language::{Ground, Object};
use crate::content::layout;
use crate::position::names::{FONT, HIDDEN_SPELL, stat, state, way};
use crate::state::{Global, Layer, Place, RuneState, Stage, State, TerrainChange, UnitId};
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
            viewer: viewer.to_string(),
            round: s.turn.div_ceil(2).into(),
            phase: phase(s).into(),
            active: Some(s.active),
            first: Some(Side::P1),
            to_act: self.to_act(s),
            board: self.draw_board(s, viewer),
            pieces: seen.map(|unit| (self.name_of(s, unit), self.draw_piece(s, unit, viewer))).collect(),
            players: Side::BOTH.iter().map(|side| (side.to_string(), self.draw_player(s, *side, viewer))).collect(),
            result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
            ..wire::Table::default()
        }
    }

    fn draw_board(&self, s: &State, viewer: Viewer) -> wire::Board {
        let map = &self.map;
        let tiles: Vec<(Ground, u8)> = map.ground.iter().copied().zip(map.level.iter().copied()).collect();
        let sign = |(ground, level): &(Ground, u8)| layout::sign(*ground, *level);
        let used = layout::all().filter(|tile| tiles.contains(tile));
        let legend = used.map(|(ground, level)| (layout::sign(ground, level).to_string(), layout::name(ground, level)));
        let fonts = map.fonts.iter().zip(s.fonts).map(|(at, side)| self.draw_font(*at, side));
        let layers = s.layers.iter().filter(|layer| !layer.is.is_trap() || viewer.sees(layer.side));
        wire::Board {
            map: map.id.clone(),
            rows: tiles.chunks(usize::from(map.grid.width)).map(|row| row.iter().map(sign).collect()).collect(),
            legend: legend.collect(),
            cards: fonts
                .chain(layers.map(|layer| self.draw_layer(layer)))
                .chain(s.changes.iter().map(|change| self.draw_change(change)))
                .collect(),
            ..wire::Board::default()
        }
    }

    fn draw_font(&self, at: Cell, side: Option<Side>) -> wire::CardInPlay {
        wire::CardInPlay {
            is: FONT.into(),
            owner: side,
            kind: way::FONT.into(),
            at: Some(self.square(at)),
            ..wire::CardInPlay::default()
        }
    }

    fn draw_layer(&self, layer: &Layer) -> wire::CardInPlay {
        let is_globe = layer.is == Object::NoraGlobe;
        wire::CardInPlay {
            is: layer.is.id().into(),
            owner: (!is_globe).then_some(layer.side),
            kind: way::LAYER.into(),
            counters: Some(layer.turns).filter(|turns| *turns > 0),
            stats: if is_globe { Dict::of(&[(stat::NORA, layer.nora.into())]) } else { Dict::default() },
            at: Some(self.square(layer.at)),
            ..wire::CardInPlay::default()
        }
    }

    fn draw_change(&self, change: &TerrainChange) -> wire::CardInPlay {
        wire::CardInPlay {
            is: change.is.id().into(),
            kind: way::TERRAIN.into(),
            counters: Some(change.turns),
            at: Some(self.square(change.at)),
            ..wire::CardInPlay::default()
        }
    }

    fn draw_player(&self, s: &State, side: Side, viewer: Viewer) -> wire::Player {
        let dock = &s.docks[side];
        let globals = s.globals.iter().filter(|global| global.side == side);
        let of = |place: Place| dock.runes.iter().filter(move |rune| rune.place == place);
        let known = dock.runes.iter().filter(|rune| rune.is_about()).map(|rune| wire::CardInPlay {
            is: rune.is.id().into(),
            owner: Some(side),
            kind: way::KNOWN.into(),
            ..wire::CardInPlay::default()
        });
        let sees = viewer.sees(side);
        let waiting = dock.runes.iter().filter(|rune| matches!(rune.place, Place::Cooldown(_)));
        wire::Player {
            deck: Some(self.decks[usize::from(side.0)].clone()).filter(|deck| !deck.is_empty()),
            stats: Dict::of(&[(stat::NORA, s.bank[side].into())]),
            cards: globals.map(|global| self.draw_global(s, global, viewer)).chain(known).collect(),
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
            is: if seen { global.spell.id() } else { HIDDEN_SPELL }.into(),
            owner: Some(global.side),
            kind: way::GLOBAL.into(),
            about: named.and_then(|id| s.find(id)).map(|unit| self.name_of(s, unit)),
            ..wire::CardInPlay::default()
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
    let ids: Vec<String> = runes.map(|rune| rune.is.id().to_owned()).collect();
    wire::Pile { count: ids.len() as u32, cards: seen.then_some(ids), ..wire::Pile::default() }
}

/// Runes on cooldown, with the turns that are left.
fn cooling<'a>(runes: impl Iterator<Item = &'a RuneState>) -> wire::Pile {
    let held: Vec<wire::Held> = runes.map(held).collect();
    wire::Pile {
        count: held.len() as u32,
        cards: Some(held.iter().map(|held| held.is.clone()).collect()),
        held: if held.is_empty() { wire::ReadByGame::default() } else { wire::ReadByGame::new(&held) },
    }
}

fn held(rune: &RuneState) -> wire::Held {
    let left = if let Place::Cooldown(left) = rune.place { left } else { 0 };
    wire::Held {
        is: rune.is.id().into(),
        name: rune.is.id().into(),
        stats: Dict::of(&[(stat::COOLDOWN, left.into())]),
        traits: if !rune.unseen { Vec::new() } else { vec![state::UNSEEN.to_owned()] },
        ..wire::Held::default()
    }
}
