//! Whom a sentence already knows.

use crate::Duelyst;
use crate::chapters::select::context::{Ctx, Group, Met};
use crate::content::{CardId, NO_CARD, Ref};
use crate::state::{State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;

impl Duelyst {
    /// The card that somebody known is.
    pub(crate) fn card_of(&self, s: &State, ctx: &Ctx, of: Ref) -> Option<CardId> {
        match of {
            Ref::That => Some(ctx.cause.card).filter(|c| *c != NO_CARD),
            // Who is dead is what died; the ability may be another card's.
            Ref::This if s.find(ctx.bearer).is_none() && ctx.cause.unit == ctx.bearer && ctx.cause.card != NO_CARD => {
                Some(ctx.cause.card)
            }
            Ref::This => Some(s.find(ctx.bearer).map_or(ctx.card, |u| u.is)).filter(|c| *c != NO_CARD),
            Ref::Inside => s.find(ctx.cause.unit).map(|u| u.holds).filter(|c| *c != NO_CARD),
            _ => {
                let met = self.first_known(s, ctx, of)?;
                let was = ctx.was.filter(|was| was.who.id == met.id && was.is != NO_CARD);
                s.find(met.id).copied().or(was).map(|u| u.is)
            }
        }
    }

    /// Somebody known: the units, and where they stand or stood.
    pub(crate) fn known(&self, s: &State, ctx: &Ctx, of: Ref) -> Group {
        let mut group = Group::default();
        self.each_known(s, ctx, of, &mut |met| {
            group.push(met);
        });
        group
    }

    /// The first of them.
    pub(crate) fn first_known(&self, s: &State, ctx: &Ctx, of: Ref) -> Option<Met> {
        let mut first = None;
        self.each_known(s, ctx, of, &mut |met| first = first.or(Some(met)));
        first
    }

    /// Calls `meet` with each of them.
    pub(crate) fn each_known(&self, s: &State, ctx: &Ctx, of: Ref, meet: &mut dyn FnMut(Met)) {
        let mut unit = |unit: &Unit| meet(Met { id: unit.who.id, at: unit.at });
        let mut general = |side| self.general(s, side).into_iter().for_each(&mut unit);
        match of {
            Ref::OwnGeneral => general(ctx.side),
            Ref::EnemyGeneral => general(ctx.side.other()),
            Ref::Generals => [ctx.side, ctx.side.other()].into_iter().for_each(general),
            Ref::ItsGeneral => general(ctx.was.map_or(ctx.side, |u| u.side)),
            Ref::Enemies => s.of(ctx.side.other()).for_each(unit),
            Ref::This => meet(here(s, ctx.bearer, ctx.at)),
            Ref::That | Ref::Inside => meet(here(s, ctx.cause.unit, ctx.cause.at)),
            Ref::Chosen => {
                let at = s.chosen.first().copied().or(ctx.was.map(|was| was.at)).unwrap_or(Cell::OFF);
                meet(here(s, ctx.chosen, at));
            }
            Ref::Second => meet(here(s, ctx.second, s.chosen.get(1).copied().unwrap_or(Cell::OFF))),
            Ref::It => ctx.it.iter().for_each(|it| it.get().iter().for_each(|met| meet(*met))),
        }
    }
}

/// One who is at this place, unless it stands somewhere else by now.
fn here(s: &State, id: UnitId, at: Cell) -> Met {
    let unit = if id == UnitId::NONE { None } else { s.find(id) };
    Met { id, at: unit.map_or(at, |u| u.at) }
}
