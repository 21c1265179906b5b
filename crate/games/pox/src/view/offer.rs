//! How a legal action is offered: what it costs, what a player clicks, and the clause that allows it.

use crate::Pox;
use crate::action::{Action, Aim};
use crate::content::aims::Shape;
use crate::content::language::Kind;
use crate::position::names::stat;
use crate::state::State;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::{rule, wire};

impl Pox {
    pub(crate) fn price(&self, s: &State, action: Action) -> Dict<i32> {
        match action {
            Action::Use(id, printed, _) => ap(s.find(id).map_or(0, |unit| self.cost(unit, printed, ()).value)),
            Action::Move(id, to) => {
                let cost = s.find(id).and_then(|unit| self.reach_to(s, unit, to).cost(to));
                ap(cost.unwrap_or(0).into())
            }
            Action::Deploy(rune, _) | Action::Cast(rune, _) | Action::Equip(rune, _) => {
                Dict::of(&[(stat::NORA, rune.rune().nora.into())])
            }
            Action::End | Action::Timeout | Action::Concede | Action::Transfigure => Dict::default(),
        }
    }

    /// What a person clicks, in order.
    pub(crate) fn path(&self, s: &State, action: Action, written: &wire::Action) -> Vec<String> {
        let part = |kind: &str, id: &Option<String>| id.as_ref().map(|id| format!("{kind}:{id}"));
        let mut path = Vec::new();
        path.extend(part("card", &written.card));
        path.extend(part("piece", &written.piece));
        path.extend(part("attack", &written.attack));
        path.extend(part("ability", &written.ability));
        path.extend(part("piece", &written.target));
        path.extend(self.tile_clicked(s, action).or(written.to).map(|[x, y]| format!("cell:{x},{y}")));
        path.extend(part("answer", &written.answer));
        let alone = written.to.is_none() && written.target.is_none();
        match action {
            Action::Cast(..) if alone => path.push("button:cast".to_owned()),
            Action::End | Action::Timeout | Action::Concede | Action::Transfigure => {
                path.push(format!("button:{}", written.kind));
            }
            _ => {}
        }
        path
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

fn ap(cost: i32) -> Dict<i32> {
    Dict::of(&[(stat::AP, cost)])
}

/// The clause that allows an action.
pub(crate) fn allowing(action: Action) -> Clause {
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
