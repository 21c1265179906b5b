//! Actions as JSON writes them.

use crate::Pox;
use crate::action::{Action, Aim};
use crate::content::aims::Shape;
use crate::content::language::Printed;
use crate::state::{State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::wire;

/// The answers to the question which line of a tile is meant.
pub(crate) const LINES: [&str; 2] = ["row", "column"];

/// What a piece is called that is not there.
const NOBODY: &str = "nobody";

impl Pox {
    /// An action as JSON writes it, in the place of another one.
    pub(crate) fn write_into(&self, a: &mut wire::Action, s: &State, action: Action) {
        *a = wire::Action::default();
        let kind = match action {
            Action::End => "end",
            Action::Timeout => "timeout",
            Action::Concede => "concede",
            Action::Transfigure => "transfigure",
            Action::Move(id, to) => {
                (a.piece, a.to) = (Some(self.written(s, id)), Some(self.square(to)));
                "move"
            }
            Action::Use(id, printed, aim) => {
                a.piece = Some(self.written(s, id));
                self.write_aim(s, a, printed.shape(), aim);
                write_ability(a, printed)
            }
            Action::Deploy(rune, to) => {
                (a.card, a.to) = (Some(rune.id().into()), Some(self.square(to)));
                "deploy"
            }
            Action::Cast(spell, aim) => {
                a.card = Some(spell.id().into());
                self.write_aim(s, a, spell.shape(), aim);
                "cast"
            }
            Action::Equip(rune, id) => {
                (a.card, a.target) = (Some(rune.id().into()), Some(self.written(s, id)));
                "equip"
            }
        };
        a.kind = kind.into();
    }

    fn written(&self, s: &State, id: UnitId) -> wire::Word {
        self.name_if(s, id).unwrap_or_else(|| NOBODY.into())
    }

    fn write_aim(&self, s: &State, a: &mut wire::Action, shape: Shape, aim: Aim) {
        a.target = aim.unit().map(|id| self.written(s, id));
        match aim {
            Aim::None => {}
            Aim::Unit(id, tile) => {
                let elsewhere = shape == Shape::TileOfUnit && uppermost(s, id) != Some(tile);
                a.to = elsewhere.then(|| self.square(tile));
            }
            Aim::Named(id, tile, printed) => {
                a.to = (uppermost(s, id) != Some(tile)).then(|| self.square(tile));
                a.answer = Some(printed.id());
            }
            Aim::Beside(_, tile) | Aim::Tile(tile) => a.to = Some(self.square(tile)),
            Aim::Row(tile) => (a.to, a.answer) = (Some(self.square(tile)), Some(LINES[0].into())),
            Aim::Column(tile) => (a.to, a.answer) = (Some(self.square(tile)), Some(LINES[1].into())),
        }
    }
}

/// The uppermost tile of a unit in play.
pub(crate) fn uppermost(s: &State, id: UnitId) -> Option<Cell> {
    s.find(id).map(|unit| unit.at)
}

/// An attack or another ability: each has a field of its own.
fn write_ability(a: &mut wire::Action, printed: Printed) -> &'static str {
    if printed.ability.ability().class.is_attack() {
        a.attack = Some(printed.id());
        "attack"
    } else {
        a.ability = Some(printed.id());
        "use"
    }
}
