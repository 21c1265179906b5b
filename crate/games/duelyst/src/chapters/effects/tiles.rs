//! Tiles (`duelyst:gap.mana-tile.1`, `duelyst:gap.tile.*`).

use crate::chapters::queue::moments::Moment;
use crate::chapters::select::context::{Ctx, Subject};
use crate::chapters::turn::Order;
use crate::content::{self, At, CardId, Tile, touch};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{MAX_UNITS, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:gap.mana-tile.1`: a unit that comes to stand on a Mana Tile collects it.
    pub(crate) fn collect(&mut self, id: UnitId) {
        let Some(unit) = self.s.find(id).copied().filter(|u| self.s.mana.has(u.at)) else { return };
        self.s.mana &= !Squares::one(unit.at);
        let player = &mut self.s.players[unit.side];
        player.mana = player.mana.saturating_add(1);
        let clause = rule!("duelyst:gap.mana-tile.1");
        self.tell(clause, Fact::Collect { unit: unit.who, side: unit.side, at: unit.at });
    }

    /// `duelyst:gap.tile.shadow-creep.1`: at the end of its owner's turn it harms enemies that stand on it.
    pub(crate) fn creep(&mut self) {
        let side = self.s.active;
        let creep = self.s.creep[side];
        if creep.is_empty() {
            return;
        }
        let mut standing = Order::default();
        self.s.of(side.other()).filter(|u| creep.has(u.at)).for_each(|u| {
            standing.push(u.who.id);
        });
        let source = Subject::tile(side, Tile::ShadowCreep);
        for id in standing.iter() {
            let clause = rule!("duelyst:gap.tile.shadow-creep.1");
            self.hurt(*id, Calc::traced(1, clause, self.log.trace()), &source, clause);
        }
    }

    /// Turns spaces into a tile.
    pub(crate) fn lay(&mut self, ctx: &Ctx, tile: Tile, count: usize, at: At) -> u8 {
        let count = if matches!(at, At::On(_)) { MAX_UNITS } else { count };
        // A space that has such a tile already gets no new one.
        let spaces = self.spaces(ctx, at, count, self.tiles(ctx.side, tile));
        for cell in spaces.iter() {
            let one = Squares::one(*cell);
            self.outdate_auras(touch::MORE);
            // One tile a space.
            self.s.mana &= !one;
            for side in Side::BOTH {
                self.s.creep[side] &= !one;
                self.s.hallowed[side] &= !one;
            }
            match tile {
                Tile::Mana => self.s.mana |= one,
                Tile::ShadowCreep => self.s.creep[ctx.side] |= one,
                Tile::HallowedGround => self.s.hallowed[ctx.side] |= one,
            }
            let side = Some(ctx.side).filter(|_| tile != Tile::Mana);
            let fact = Fact::Tile { at: *cell, tile: content::tile_card(tile), side };
            let laid = self.tell(rule!("duelyst:gap.tile.shadow-creep.1"), fact);
            self.because(laid, |resolver| resolver.raise(&Moment::Laid(ctx.side, tile, *cell)));
        }
        spaces.len() as u8
    }

    fn tiles(&self, side: Side, tile: Tile) -> Squares {
        match tile {
            Tile::Mana => self.s.mana,
            Tile::ShadowCreep => self.s.creep[side],
            Tile::HallowedGround => self.s.hallowed[side],
        }
    }

    pub(crate) fn remove_tile(&mut self, cell: Cell, tile: CardId, of: impl Fn(&mut State) -> &mut Squares) {
        let tiles = of(self.s);
        if tiles.has(cell) {
            *tiles &= !Squares::one(cell);
            self.tell(rule!("duelyst:keyword.dispel.7"), Fact::TileGone { at: cell, tile });
        }
    }
}
