//! Actions between JSON and the rules' own small values.

use crate::Hedgerow;
use crate::action::Action;
use crate::state::{State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::wire;

impl Hedgerow {
    /// An action as JSON writes it.
    pub fn write(&self, action: Action) -> wire::Action {
        let plain = |action: &'static str| wire::Action { kind: action.into(), ..wire::Action::default() };
        let name = |id: UnitId| Some(self.name(id));
        match action {
            Action::Step(unit, to) => wire::Action { piece: name(unit), to: Some(self.xy(to)), ..plain("move") },
            Action::Strike(unit, target) => wire::Action {
                piece: name(unit),
                attack: Some("strike".into()),
                target: name(target),
                ..plain("attack")
            },
            Action::Wait => plain("end"),
        }
    }

    /// An action read from JSON.
    pub fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        match action.kind.as_str() {
            "move" => {
                action.has_only(&["piece", "to"])?;
                Ok(Action::Step(self.piece(s, action, "piece", &action.piece)?, self.to(action)?))
            }
            "attack" => {
                action.has_only(&["piece", "attack", "target"])?;
                if let Some(other) = action.attack.as_ref().filter(|attack| **attack != "strike") {
                    return Err(Error::field("attack", format!("no attack is called `{other}`; there is `strike`")));
                }
                let unit = self.piece(s, action, "piece", &action.piece)?;
                Ok(Action::Strike(unit, self.piece(s, action, "target", &action.target)?))
            }
            "end" => action.has_only(&[]).map(|()| Action::Wait),
            other => {
                let text = format!("no action is called `{other}`; actions are move, attack, end");
                Err(Error::field("type", text))
            }
        }
    }

    /// How a person clicks it, and which clause allows it.
    pub fn offer(&self, action: Action) -> wire::Offer {
        let written = self.write(action);
        let mut path = wire::Clicks::default();
        path.on(wire::Clicked::Piece, written.piece.as_ref());
        path.on(wire::Clicked::Attack, written.attack.as_ref());
        path.cell(written.to);
        path.on(wire::Clicked::Piece, written.target.as_ref());
        let cites = match action {
            Action::Step(..) => rule!("hedgerow:step.1"),
            Action::Strike(..) => rule!("hedgerow:strike.1"),
            Action::Wait => {
                path.button(&"end".into());
                rule!("hedgerow:turn.3")
            }
        };
        wire::Offer { path: path.into(), cost: Dict::default(), cites: cites.id().into(), action: written }
    }

    fn piece(&self, s: &State, action: &wire::Action, field: &str, name: &Option<wire::Word>) -> Result<UnitId, Error> {
        let name = action.needed(field, name)?;
        let found = s.roster().map(|(id, _)| id).find(|id| self.name(*id) == *name);
        found.ok_or_else(|| Error::field(field, format!("no piece is called `{name}`")))
    }

    fn to(&self, action: &wire::Action) -> Result<Cell, Error> {
        let square = *action.needed("to", &action.to)?;
        let refusal = Refusal::new("off-board", rule!("hedgerow:step.2")).with("x", square[0]).with("y", square[1]);
        self.square(square).ok_or_else(|| Error::from(refusal).at("to"))
    }
}
