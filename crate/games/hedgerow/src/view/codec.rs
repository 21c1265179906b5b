//! The game as the engine's face asks it: actions between their own small values and JSON.

use super::schema;
use crate::action::Action;
use crate::content::Card;
use crate::fact::Fact;
use crate::state::{State, UnitId};
use crate::{Hedgerow, position, setup};
use rulewright_engine::calc::Source;
use rulewright_engine::chance::Chance;
use rulewright_engine::dict::Dict;
use rulewright_engine::event::Log;
use rulewright_engine::grid::Cell;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::Game;
use rulewright_engine::side::Viewer;
use rulewright_engine::wire;

impl Game for Hedgerow {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    const TAKES_ALSO: &'static [&'static str] = &["turns", "piles", "board.edges"];

    fn info() -> wire::GameInfo {
        wire::GameInfo { id: Self::RULEBOOK.game.into(), decks: Vec::new(), maps: Vec::new(), seats: 2, builds: false }
    }

    fn takes() -> wire::SetupSchema {
        schema::schema()
    }

    fn open<C: Chance, L: Log<Fact, State>>(
        options: &wire::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        setup::open(options, chance, log)
    }

    fn set_up<C: Chance, L: Log<Fact, State>>(
        table: &wire::Table,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        position::set_up(table, chance, log)
    }

    fn table(&self, state: &State, viewer: Viewer) -> wire::Table {
        self.draw_table(state, viewer)
    }

    fn write(&self, _: &State, action: Action) -> wire::Action {
        let plain = |action: &str| wire::Action { kind: action.into(), ..wire::Action::default() };
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

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        match action.kind.as_str() {
            "move" => {
                action.has_only(&["piece", "to"])?;
                Ok(Action::Step(self.piece(s, action, "piece", &action.piece)?, self.to(action)?))
            }
            "attack" => {
                action.has_only(&["piece", "attack", "target"])?;
                if let Some(other) = action.attack.as_ref().filter(|attack| *attack != "strike") {
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

    fn offer(&self, s: &State, action: Action) -> wire::Offer {
        let written = self.write(s, action);
        let piece = |id: &Option<String>| id.as_ref().map(|id| format!("piece:{id}"));
        let (part, cites) = match action {
            Action::Step(..) => (written.to.map(|[x, y]| format!("cell:{x},{y}")), rule!("hedgerow:step.1")),
            Action::Strike(..) => (Some("attack:strike".into()), rule!("hedgerow:strike.1")),
            Action::Wait => (Some("button:end".into()), rule!("hedgerow:turn.3")),
        };
        let path = [piece(&written.piece), part, piece(&written.target)].into_iter().flatten().collect();
        wire::Offer { path, cost: Dict::default(), cites: cites.id().into(), action: written }
    }

    fn event(&self, s: &State, fact: Fact, _: Viewer) -> Option<wire::Event> {
        Some(self.event_of(s, fact))
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<String> {
        (source != Source::RULE).then(|| self.card_id(Card(source.0 as u8)))
    }

    fn draw_code(&self, id: &str) -> Option<u16> {
        self.card_named(id).map(u16::from)
    }

    fn draw_name(&self, number: u16) -> Option<String> {
        u8::try_from(number).ok().map(|value| self.card_id(Card(value)))
    }

    fn turn_clause() -> Clause {
        rule!("hedgerow:turn.2")
    }

    fn over_clause() -> Clause {
        rule!("hedgerow:victory.1")
    }
}

impl Hedgerow {
    fn piece(&self, s: &State, action: &wire::Action, field: &str, name: &Option<String>) -> Result<UnitId, Error> {
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
