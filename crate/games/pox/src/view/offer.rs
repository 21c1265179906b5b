//! How a legal action is offered: what it costs, what a player clicks, and the clause that allows it.

use std::mem;

use crate::Pox;
use crate::action::{Action, Aim};
use crate::chapters::movement::Reach;
use crate::content::aims::Shape;
use crate::content::language::Kind;
use crate::position::names::stat;
use crate::state::{State, UnitId};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::{rule, wire};

/// Where the unit can walk that an action was last offered for.
pub(crate) type Walks = Option<(UnitId, Reach)>;

impl Pox {
    /// Makes an offer of an action, in the place of another one.
    pub(crate) fn make_offer(&self, s: &State, action: Action, walks: &mut Walks, offer: &mut wire::Offer) {
        self.write_into(&mut offer.action, s, action);
        let path = wire::Clicks::instead_of(mem::take(&mut offer.path));
        offer.path = self.path(s, action, &offer.action, path);
        offer.cost.have_only(self.price(s, action, walks));
        offer.cites = allowing(action).id().into();
    }

    fn price(&self, s: &State, action: Action, walks: &mut Walks) -> Option<(&'static str, i32)> {
        match action {
            Action::Use(id, printed, _) => ap(s.find(id).map_or(0, |unit| self.cost(unit, printed, ()).value)),
            Action::Move(id, to) => {
                if walks.as_ref().is_none_or(|(walker, _)| *walker != id) {
                    *walks = s.find(id).map(|unit| (id, self.reach(s, unit)));
                }
                let cost = walks.as_ref().and_then(|(_, reach)| reach.cost(to));
                ap(cost.unwrap_or(0).into())
            }
            Action::Deploy(rune, _) | Action::Cast(rune, _) | Action::Equip(rune, _) => {
                Some((stat::NORA, rune.rune().nora.into()))
            }
            Action::End | Action::Timeout | Action::Concede | Action::Transfigure => None,
        }
    }

    /// What a person clicks, in order.
    fn path(&self, s: &State, action: Action, written: &wire::Action, mut path: wire::Clicks) -> Vec<wire::Click> {
        path.on(wire::Clicked::Card, written.card.as_ref());
        path.on(wire::Clicked::Piece, written.piece.as_ref());
        path.on(wire::Clicked::Attack, written.attack.as_ref());
        path.on(wire::Clicked::Ability, written.ability.as_ref());
        path.on(wire::Clicked::Piece, written.target.as_ref());
        path.cell(self.tile_clicked(s, action).or(written.to));
        path.on(wire::Clicked::Answer, written.answer.as_ref());
        let alone = written.to.is_none() && written.target.is_none();
        match action {
            Action::Cast(..) if alone => path.button(&"cast".into()),
            Action::End | Action::Timeout | Action::Concede | Action::Transfigure => path.button(&written.kind),
            _ => {}
        }
        path.into()
    }

    /// The tile of a Large target that is meant: it is clicked even if it need not be written.
    fn tile_clicked(&self, s: &State, action: Action) -> Option<wire::Square> {
        let (shape, aim) = match action {
            Action::Use(_, printed, aim) => (printed.shape(), aim),
            Action::Cast(spell, aim) => (spell.shape(), aim),
            _ => return None,
        };
        match aim {
            Aim::Unit(id, tile) | Aim::Named(id, tile, _) => {
                let large = shape != Shape::Unit && s.find(id).is_some_and(|unit| unit.size > 1);
                large.then(|| self.square(tile))
            }
            _ => None,
        }
    }
}

fn ap(cost: i32) -> Option<(&'static str, i32)> {
    Some((stat::AP, cost))
}

/// The clause that allows an action.
fn allowing(action: Action) -> Clause {
    match action {
        Action::End => rule!("pox:6.3"),
        Action::Timeout => rule!("pox:6.3.4"),
        Action::Concede => rule!("pox:house.end.3"),
        Action::Transfigure => rule!("pox:house.transfigure.1"),
        Action::Move(..) => rule!("pox:house.move.1"),
        Action::Use(_, printed, _) if printed.ability.ability().class.is_attack() => rule!("pox:1.1"),
        Action::Use(..) => rule!("pox:gl.ability"),
        Action::Deploy(rune, _) if rune.rune().kind == Kind::Relic => rule!("pox:house.deploy.3"),
        Action::Deploy(..) => rule!("pox:house.deploy.1"),
        Action::Cast(..) => rule!("pox:house.cast.1"),
        Action::Equip(..) => rule!("pox:house.equipment.1"),
    }
}
