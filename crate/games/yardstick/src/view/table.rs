//! The Table: what a viewer sees of a state. Nothing is hidden in this game.

use rulewright_engine::collections::dict::Dict;

use super::schema::stat;
use crate::state::{State, Unit, UnitId};
use crate::{SIZE, Yardstick};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::Rules;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

impl Yardstick {
    pub(crate) fn draw_table(&self, s: &State, viewer: Viewer) -> wire::Table {
        let standing = s.roster().filter(|(_, u)| u.at.is_on());
        wire::Table {
            game: "yardstick".into(),
            viewer: viewer.word(),
            step: 0,
            round: s.round.into(),
            phase: phase(s).into(),
            active: Some(s.active),
            first: None,
            to_act: self.to_act(s),
            decision: None,
            board: wire::Board {
                rows: vec![".".repeat(SIZE.into()).into(); SIZE.into()],
                legend: [(".", "open".into())].into(),
                ..wire::Board::default()
            },
            pieces: standing.map(|(id, unit)| (self.name(id), self.draw_piece(unit))).collect(),
            players: Side::BOTH.into_iter().map(|side| (side.word(), draw_player(s, side))).collect(),
            result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
            content: None,
            ..wire::Table::default()
        }
    }

    fn draw_piece(&self, unit: &Unit) -> wire::Piece {
        let health = |n: u8| -> Dict<i32> { Dict::of(&[(stat::HEALTH, n.into())]) };
        let kind = self.kind(unit);
        wire::Piece {
            is: (&kind.id).into(),
            owner: Some(unit.side),
            at: unit.at.is_on().then(|| self.xy(unit.at)),
            stats: health(unit.health),
            max: health(kind.hp),
            ..wire::Piece::default()
        }
    }

    /// What a piece is called. .
    pub(crate) fn name(&self, id: UnitId) -> wire::Word {
        self.names[usize::from(id.0)].clone()
    }

    /// A cell as `[x, y]`, from 1.
    pub(crate) fn xy(&self, cell: Cell) -> wire::Square {
        let (x, y) = self.grid.xy(cell);
        [i16::from(x) + 1, i16::from(y) + 1]
    }

    /// The square of `[x, y]`, from 1, if it is on the board.
    pub(crate) fn square(&self, [x, y]: wire::Square) -> Option<Cell> {
        let small = |n: i16| i8::try_from(n.checked_sub(1)?).ok();
        self.grid.at(small(x)?, small(y)?)
    }
}

fn phase(s: &State) -> &'static str {
    if s.outcome.is_some() { "over" } else { "act" }
}

fn draw_player(s: &State, side: Side) -> wire::Player {
    let left = if side == s.active && s.outcome.is_none() { s.left } else { 0 };
    let stats = Dict::of(&[(stat::VICTORY, s.points[side].into()), (stat::LEFT, left.into())]);
    wire::Player { stats, ..wire::Player::default() }
}
