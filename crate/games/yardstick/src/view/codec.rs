//! The face: actions and events of Yardstick between its own small values and JSON.

use rulewright_engine::collections::dict::Dict;

use super::schema;
use crate::state::{Action, Fact, State, UnitId};
use crate::{HIT, Yardstick, features, position, setup};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::{Chance, Dice};
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::Game;
use rulewright_engine::rules::calc::Source;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::simulation::features::Features;
use rulewright_engine::wire;

impl Game for Yardstick {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    fn info() -> wire::GameInfo {
        wire::GameInfo { id: Self::RULEBOOK.game.into(), decks: Vec::new(), maps: Vec::new(), seats: 2, builds: false }
    }

    fn takes() -> wire::SetupSchema {
        schema::schema()
    }

    fn open<C: Chance, L: Log<Fact, State>>(
        options: &wire::Options,
        _: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        setup::open(options, log)
    }

    fn set_up<C: Chance, L: Log<Fact, State>>(
        table: &wire::Table,
        _: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        position::set_up(table, log)
    }

    fn table(&self, state: &State, viewer: Viewer) -> wire::Table {
        self.draw_table(state, viewer)
    }

    fn write(&self, _: &State, action: Action) -> wire::Action {
        let plain = |action: &'static str| wire::Action { kind: action.into(), ..wire::Action::default() };
        let name = |id: UnitId| Some(self.name(id));
        match action {
            Action::Move(unit, to) => wire::Action { piece: name(unit), to: Some(self.xy(to)), ..plain("move") },
            Action::Attack(unit, target) => wire::Action {
                piece: name(unit),
                attack: Some("strike".into()),
                target: name(target),
                ..plain("attack")
            },
            Action::End => plain("end"),
        }
    }

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        let fields: &[&str] = match action.kind.as_str() {
            "move" => &["piece", "to"],
            "attack" => &["piece", "attack", "target"],
            "end" => &[],
            other => {
                return Err(Error::field(
                    "type",
                    format!("no action is called `{other}`; actions are move, attack, end"),
                ));
            }
        };
        action.has_only(fields)?;
        match action.kind.as_str() {
            "move" => Ok(Action::Move(self.piece(s, action, "piece", &action.piece)?, self.to(action)?)),
            "attack" => {
                if let Some(other) = action.attack.as_ref().filter(|attack| *attack != "strike") {
                    return Err(Error::field("attack", format!("no attack is called `{other}`; there is `strike`")));
                }
                let unit = self.piece(s, action, "piece", &action.piece)?;
                Ok(Action::Attack(unit, self.piece(s, action, "target", &action.target)?))
            }
            _ => Ok(Action::End),
        }
    }

    fn offer(&self, s: &State, action: Action) -> wire::Offer {
        let written = self.write(s, action);
        let mut path = wire::Clicks::default();
        path.on(wire::Clicked::Piece, written.piece.as_ref());
        path.on(wire::Clicked::Attack, written.attack.as_ref());
        path.cell(written.to);
        path.on(wire::Clicked::Piece, written.target.as_ref());
        if action == Action::End {
            path.button(&"end".into());
        }
        let cites = match action {
            Action::Move(unit, _) if self.kind(s.unit(unit)).diagonal => rule!("yardstick:move.1"),
            Action::Move(..) => rule!("yardstick:move.2"),
            Action::Attack(..) => rule!("yardstick:attack.1"),
            Action::End => rule!("yardstick:turn.2"),
        };
        wire::Offer { path: path.into(), cost: Dict::default(), cites: cites.id().into(), action: written }
    }

    fn observe(&self, state: &State, side: Side, out: &mut impl Features) {
        features::observe(state, side, out);
    }

    fn action_features(&self, _: &State, action: Action, out: &mut impl Features) {
        features::action(action, out);
    }

    fn event(&self, _: &State, fact: Fact, _: Viewer) -> wire::Event {
        let event = |event: &'static str| wire::Event { kind: event.into(), ..wire::Event::default() };
        let piece = |id: UnitId| Some(self.name(id));
        let at = |cell: Cell| Some(self.xy(cell));
        match fact {
            Fact::GameStart => event("game-start"),
            Fact::RoundStart { round } => wire::Event { round: Some(round.into()), ..event("round-start") },
            Fact::TurnStart { side } => wire::Event { player: Some(side), ..event("turn-start") },
            Fact::TurnEnd { side } => wire::Event { player: Some(side), ..event("turn-end") },
            Fact::Move { unit, from, to } => {
                wire::Event { piece: piece(unit), from: at(from), to: at(to), ..event("move") }
            }
            Fact::Attack { unit, target } => wire::Event {
                piece: piece(unit),
                attack: Some("strike".into()),
                target: piece(target),
                ..event("attack")
            },
            Fact::Roll { unit, dice } => wire::Event { piece: piece(unit), dice: Some(rolled(&dice)), ..event("roll") },
            Fact::Damage { target, amount } => {
                wire::Event { target: piece(target), amount: Some(amount.into()), ..event("damage") }
            }
            Fact::Points { side, amount, total } => wire::Event {
                player: Some(side),
                amount: Some(amount.into()),
                total: Some(total.into()),
                ..event("victory-points")
            },
            Fact::Defeat { target } => wire::Event { target: piece(target), ..event("defeat") },
            Fact::GameOver { winner } => wire::Event { player: winner, ..event("game-over") },
        }
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, _: Source) -> Option<wire::Word> {
        None
    }

    fn draw_code(&self, _: &str) -> Option<u16> {
        None
    }

    fn draw_name(&self, _: u16) -> Option<wire::Word> {
        None
    }

    fn turn_clause() -> Clause {
        rule!("yardstick:turn.1")
    }

    fn over_clause() -> Clause {
        rule!("yardstick:victory.1")
    }
}

impl Yardstick {
    fn piece(&self, s: &State, action: &wire::Action, field: &str, name: &Option<wire::Word>) -> Result<UnitId, Error> {
        let name = action.needed(field, name)?;
        let found = s.roster().find(|(id, _)| self.names[usize::from(id.0)] == *name).map(|(id, _)| id);
        found.ok_or_else(|| Error::field(field, format!("no piece is called `{name}`")))
    }

    fn to(&self, action: &wire::Action) -> Result<Cell, Error> {
        let square = *action.needed("to", &action.to)?;
        let refusal = Refusal::new("off-board", rule!("yardstick:move.3")).with("x", square[0]).with("y", square[1]);
        self.square(square).ok_or_else(|| Error::from(refusal).at("to"))
    }
}

fn rolled(dice: &Dice) -> wire::Dice {
    wire::Dice {
        use_: "attack".into(),
        sides: 6,
        natural: dice.to_vec(),
        adjusted: dice.to_vec(),
        marks: dice.iter().map(|face| (*face >= HIT).then(|| "hit".into())).collect(),
        ..wire::Dice::default()
    }
}
