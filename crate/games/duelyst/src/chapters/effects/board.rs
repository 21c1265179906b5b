//! What is summoned, and where.

use crate::chapters::cards::minion::Arrival;
use crate::chapters::effects::made::Product;
use crate::chapters::queue::choose::slot;
use crate::chapters::select::context::{Ctx, Group, Met};
use crate::content::{self, At, Choice, Effect, Form, Made, Whose};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{MAX_CHOSEN, MAX_UNITS, State};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Tiles in the order in which something is put on them.
type Spaces = Pile<Cell, MAX_UNITS>;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Carries out an effect that puts something on the board; answers whether it was one.
    pub(crate) fn on_board(&mut self, ctx: &mut Ctx, effect: &'static Effect) -> bool {
        match effect {
            Effect::Summon { what, count, at, form, side, more } => {
                let count = self.rules.amount(self.s, ctx, *count).clamp(0, MAX_UNITS as i32) as usize;
                self.summon_all(ctx, what, count, *at, *form, self.for_whom(ctx, *side), *more);
            }
            Effect::Lay { tile, count, at } => {
                let count = self.rules.amount(self.s, ctx, *count).clamp(0, MAX_UNITS as i32) as usize;
                ctx.done = self.lay(ctx, *tile, count, *at);
            }
            Effect::DispelSpaces(at) => {
                let spaces = self.spaces(ctx, *at, MAX_UNITS, Squares::NONE);
                ctx.done = self.dispel_spaces(spaces.iter().copied().collect());
            }
            // A Mana Tile is gone as soon as it is collected (duelyst:gap.mana-tile.1).
            Effect::RemoveTile | Effect::BecomeGeneral => {}
            _ => return false,
        }
        true
    }

    /// The one side that somebody is put into play for.
    fn for_whom(&self, ctx: &Ctx, whose: Whose) -> Side {
        match whose {
            Whose::You | Whose::Both => ctx.side,
            Whose::Enemy => ctx.side.other(),
            Whose::Theirs => self.s.find(ctx.cause.unit).map_or(self.s.active, |u| u.side),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn summon_all(
        &mut self,
        ctx: &mut Ctx,
        what: &'static Made,
        count: usize,
        at: At,
        form: Form,
        side: Side,
        more: (i8, i8),
    ) {
        let count = match what {
            Made::AllDead(since, list) => self.dead(ctx, *since, list).len().min(MAX_UNITS),
            _ if matches!(at, At::On(_) | At::Chosen) => MAX_UNITS,
            _ => count,
        };
        covers!("duelyst:keyword.dying-wish.3", "duelyst:keyword.dying-wish.5");
        // For a space that is taken by then nothing is made.
        let spaces = self.spaces(ctx, at, count, self.s.taken());
        let dead = match what {
            Made::AllDead(since, list) => self.dead(ctx, *since, list),
            _ => Pile::default(),
        };
        let mut group = Group::default();
        for (n, cell) in spaces.iter().enumerate() {
            let product = match what {
                Made::AllDead(..) => dead.get(n).map(|card| Product::of(*card)),
                _ => self.make(ctx, what),
            };
            let Some(product) = product else { break };
            let more = (more.0.saturating_add(product.held.attack), more.1.saturating_add(product.held.health));
            let arrival = Arrival { card: product.card, form, side, owner: side, at: *cell, more, from_hand: false };
            if let Some(id) = self.summon(&arrival, rule!("duelyst:house.queue.1")) {
                self.copy_changes(product.like, id);
                group.push(Met { id, at: *cell });
            }
        }
        ctx.done = group.len() as u8;
        ctx.remember(group);
    }

    /// The spaces of a place that are not closed: at most so many, and chance picks where not all of them are meant.
    pub(crate) fn spaces(&mut self, ctx: &Ctx, at: At, count: usize, closed: Squares) -> Spaces {
        let mut out = Spaces::default();
        match at {
            At::Chosen => self.chosen_spaces(ctx).iter().for_each(|cell| {
                out.push(*cell);
            }),
            At::On(place) => (self.rules.place(self.s, ctx, place) & !closed).iter().take(count).for_each(|cell| {
                out.push(cell);
            }),
            At::Random(place) => {
                let mut left = self.rules.place(self.s, ctx, place) & !closed;
                while out.len() < count
                    && let Some(cell) = self.pick(left)
                {
                    left &= !Squares::one(cell);
                    out.push(cell);
                }
            }
        }
        out
    }

    /// A space to go to.
    pub(crate) fn space(&mut self, ctx: &Ctx, at: At) -> Option<Cell> {
        let taken = self.s.taken();
        match at {
            At::Chosen => self.chosen_spaces(ctx).first().copied(),
            At::On(place) => (self.rules.place(self.s, ctx, place) & !taken).iter().next(),
            At::Random(place) => {
                let open = self.rules.place(self.s, ctx, place) & !taken;
                self.pick(open)
            }
        }
    }

    /// The spaces among what was chosen.
    fn chosen_spaces(&self, ctx: &Ctx) -> Pile<Cell, MAX_CHOSEN> {
        let mut out = Pile::default();
        let ability = content::ability(ctx.ability);
        for (n, cell) in self.s.chosen.iter().enumerate() {
            if slot(ability, n).is_some_and(|(choice, _)| !matches!(choice, Choice::Unit(_))) {
                out.push(*cell);
            }
        }
        out
    }
}
