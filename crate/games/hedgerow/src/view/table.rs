//! The Table: what a viewer sees of a state. Nothing is hidden in this game.

use super::schema::stat;
use crate::Hedgerow;
use crate::content::{Card, DECK};
use crate::state::{State, Unit};
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::Rules;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire::{self, ReadByGame};

impl Hedgerow {
    pub(crate) fn table(&self, s: &State, viewer: Viewer) -> wire::Table {
        let turns: Vec<wire::Word> = s.turns.iter().map(|id| self.name(*id)).collect();
        let piles = [("draw", &s.deck), ("discard", &s.discard)];
        let piles: Dict<wire::Pile> = piles.into_iter().map(|(id, pile)| (id, self.draw_pile(pile))).collect();
        wire::Table {
            game: "hedgerow".into(),
            viewer: viewer.word(),
            round: s.round.into(),
            phase: phase(s).into(),
            active: s.outcome.is_none().then(|| s.active()),
            to_act: self.to_act(s),
            board: self.draw_board(),
            pieces: s.standing().map(|(id, unit)| (self.name(id), self.draw_piece(unit))).collect(),
            players: Side::BOTH.into_iter().map(|side| (side.word(), draw_player(s, side))).collect(),
            piles: ReadByGame::new(&piles),
            turns: ReadByGame::unless_empty(&turns),
            result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
            ..wire::Table::default()
        }
    }

    fn draw_board(&self) -> wire::Board {
        let hedge = |(a, b)| wire::Edge { is: "hedge".into(), between: [self.xy(a), self.xy(b)] };
        let edges: Vec<wire::Edge> = self.hedges.pairs(&self.grid).map(hedge).collect();
        wire::Board {
            rows: self.rows(),
            legend: [(".", "open".into())].into(),
            edges: ReadByGame::new(&edges),
            ..wire::Board::default()
        }
    }

    fn draw_piece(&self, unit: &Unit) -> wire::Piece {
        let health = |n: u8| -> Dict<i32> { Dict::of(&[(stat::HEALTH, n.into())]) };
        let kind = self.kind(unit);
        wire::Piece {
            is: (&kind.id).into(),
            owner: Some(unit.side),
            at: unit.at.is_on().then(|| self.xy(unit.at)),
            size: (kind.size != [1, 1]).then_some(kind.size),
            stats: health(unit.health),
            max: health(kind.hp),
            ..wire::Piece::default()
        }
    }

    /// A pile: everybody knows what is in it, and nobody in which order.
    fn draw_pile(&self, pile: &Pile<Card, DECK>) -> wire::Pile {
        let cards = pile.iter().map(|card| self.card_id(*card)).collect();
        wire::Pile { count: pile.len() as u32, cards: Some(cards), ..wire::Pile::default() }
    }
}

fn phase(s: &State) -> &'static str {
    if s.outcome.is_some() { "over" } else { "act" }
}

fn draw_player(s: &State, side: Side) -> wire::Player {
    let acts = s.outcome.is_none() && s.active() == side;
    let stats = if acts { Dict::of(&[(stat::LEFT, s.left.into())]) } else { Dict::default() };
    wire::Player { stats, ..wire::Player::default() }
}
