//! Where: the spaces that a sentence names.

use crate::Duelyst;
use crate::chapters::select::context::Ctx;
use crate::content::{self, Place, Ref, Tile};
use crate::state::State;
use crate::state::board::Squares;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

impl Duelyst {
    /// The spaces of a place.
    pub(crate) fn place(&self, s: &State, ctx: &Ctx, place: Place) -> Squares {
        let of = |of: Ref| {
            let mut cells = Squares::NONE;
            self.each_known(s, ctx, of, &mut |met| cells.insert(met.at));
            cells
        };
        let each = |from: Ref, around: &dyn Fn(Cell) -> Squares| {
            of(from).iter().fold(Squares::NONE, |all, cell| all | around(cell))
        };
        let board = &self.board;
        match place {
            Place::Anywhere => board.all,
            Place::Under(from) => of(from),
            Place::Near(from) => each(from, &|c| board.near(c)),
            // Over anything: as if every space were free.
            Place::Within(steps, from) => each(from, &|c| board.walk(c, board.all & !Squares::one(c), steps)),
            Place::Front(from) => each(from, &|c| one(board.front(c, self.facing(s, ctx, c)))),
            Place::Behind(from) => each(from, &|c| one(board.behind(c, self.facing(s, ctx, c)))),
            Place::AboveBelow(from) => each(from, &|c| board.adjoining(c) & board.column(c)),
            Place::Row(from) => each(from, &|c| board.row(c)),
            Place::Column(from) => each(from, &|c| board.column(c)),
            Place::CentreColumn => board.middle(),
            Place::OwnSide => board.starting_side(ctx.side),
            Place::EnemySide => board.starting_side(ctx.side.other()),
            Place::Corners => board.corners(),
            Place::SummonRange => board.near_any(s.squares()[ctx.side]),
            Place::Tiles(tile) => match tile {
                Tile::Mana => s.mana,
                Tile::ShadowCreep => s.creep[ctx.side],
                Tile::HallowedGround => s.hallowed[ctx.side],
            },
            Place::Area => self.chosen_area(s, ctx),
            Place::Joined(from) => each(from, &|c| self.joined(s, ctx, c)),
        }
    }

    /// The side of the unit there, which faces the other's edge; on an empty space the reader's.
    fn facing(&self, s: &State, ctx: &Ctx, cell: Cell) -> Side {
        s.on(cell).map_or(ctx.side, |u| u.side)
    }

    /// The spaces of those who hang together with the unit there, itself left out. One that has just fallen was an enemy.
    fn joined(&self, s: &State, ctx: &Ctx, from: Cell) -> Squares {
        let own = s.squares()[s.on(from).map_or(ctx.side.other(), |u| u.side)];
        let mut group = Squares::one(from);
        loop {
            let wider = (self.board.near_any(group) & own) | group;
            if wider == group {
                return group & !Squares::one(from);
            }
            group = wider;
        }
    }

    /// The square of spaces that was chosen, by its top left space.
    fn chosen_area(&self, s: &State, ctx: &Ctx) -> Squares {
        let size = content::ability(ctx.ability).choose.iter().find_map(|choice| match choice {
            content::Choice::Area(size) => Some(*size),
            _ => None,
        });
        let corner = s.chosen.first().copied().unwrap_or(Cell::OFF);
        if corner.is_on() { self.board.area(corner, size.unwrap_or(1), size.unwrap_or(1)) } else { Squares::NONE }
    }
}

fn one(cell: Option<Cell>) -> Squares {
    cell.into_iter().collect()
}
