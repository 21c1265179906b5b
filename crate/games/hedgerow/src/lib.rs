//! Hedgerow: a toy with what the other games do not have. Pieces of two squares by two, hedges between squares, a third side
//! that nobody plays, turns that belong to pieces, and one deck for all, of which cards are drawn where others roll dice. It
//! proves that the engine and the page know these things without knowing this game, and shows every room that a game has.
//!
//! | chapter | file |
//! | --- | --- |
//! | setup | `setup.rs` |
//! | deck | `chapters/deck.rs` |
//! | turn | `chapters/turn.rs` |
//! | step | `chapters/step.rs` |
//! | strike | `chapters/strike.rs` |
//! | wolf | `chapters/wolf.rs` |
//! | victory | `chapters/victory.rs` |
//!
//! | what | file |
//! | --- | --- |
//! | what may be decided, and what can happen | `action.rs`, `fact.rs` |
//! | what is half done, and how it goes on | `resolver.rs` |
//! | whom a refusal or a list of actions is asked of | `check.rs`, `offers.rs` |
//! | units, cards, the map | `content.rs` |
//! | a position read from a Table | `position.rs` |
//! | how good it looks | `value.rs` |
//! | what a side sees and may do, as numbers | `features.rs` |
//! | between JSON and all this | `view/` |
#![forbid(unsafe_code)]

pub mod action;
mod chapters;
mod check;
pub mod content;
pub mod fact;
mod features;
mod offers;
mod position;
mod resolver;
mod setup;
pub mod state;
#[cfg(feature = "text")]
pub mod text;
mod value;
mod view;

use rulewright_engine::board::cells::{Cell, Cells};
use rulewright_engine::board::edges::{Edges, footprint};
use rulewright_engine::board::grid::Grid;
use rulewright_engine::chance::Chance;
use rulewright_engine::games::GameEntry;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::calc::Source;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::rules::{Game, GameResult, Rules};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::simulation::features::Features;
use rulewright_engine::{rule, wire};

use action::Action;
use content::{Card, CardRow, Kind};
use fact::Fact;
use resolver::Resolver;
use state::{State, Unit, UnitId};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Hedgerow>();

/// Squares of the board.
pub type Squares = Cells<1>;

/// The rules of Hedgerow.
#[derive(Clone, Debug)]
pub struct Hedgerow {
    kinds: Vec<Kind>,
    cards: Vec<CardRow>,
    grid: Grid<1>,
    hedges: Edges<1>,
    /// Names of pieces: a scenario's, or ours.
    names: Vec<wire::Word>,
}

impl Hedgerow {
    fn kind(&self, unit: &Unit) -> &Kind {
        &self.kinds[usize::from(unit.kind)]
    }

    /// The squares that a unit covers; none once it is off the board.
    fn covered(&self, unit: &Unit) -> Squares {
        self.covers(unit, unit.at).unwrap_or_default()
    }

    /// The squares that it would cover from another one.
    fn covers(&self, unit: &Unit, at: Cell) -> Option<Squares> {
        footprint(&self.grid, at, self.kind(unit).size)
    }

    fn name(&self, id: UnitId) -> wire::Word {
        self.names[usize::from(id.0)].clone()
    }
}

impl Rules for Hedgerow {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        state.outcome.is_none().then(|| state.active())
    }

    fn result(&self, state: &State) -> Option<GameResult> {
        state.outcome
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        self.legal(state, out);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        self.check(state, action)
    }

    fn apply<C: Chance, L: Log<Fact, State>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        let mut resolver = Resolver::new(self, state, chance, log);
        resolver.act(action);
        resolver.run();
    }

    fn every(&self, state: &State, out: &mut Vec<Action>) {
        self.every(state, out);
    }

    /// Everything is open: what a side sees is the state.
    fn resample<C: Chance>(&self, state: &State, _: Side, _: &mut C) -> State {
        *state
    }

    fn value(&self, state: &State, side: Side) -> f32 {
        self.value(state, side)
    }

    fn ending(&self, state: &State) -> Option<Action> {
        state.outcome.is_none().then_some(Action::Wait)
    }
}

impl Game for Hedgerow {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    const TAKES_ALSO: &'static [&'static str] = &["turns", "piles", "board.edges"];

    fn info() -> wire::GameInfo {
        wire::GameInfo { id: Self::RULEBOOK.game.into(), decks: Vec::new(), maps: Vec::new(), seats: 2, builds: false }
    }

    fn takes() -> wire::SetupSchema {
        view::schema::takes()
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
        self.table(state, viewer)
    }

    fn observe(&self, state: &State, side: Side, out: &mut impl Features) {
        features::observe(self, state, side, out);
    }

    fn action_features(&self, _: &State, action: Action, out: &mut impl Features) {
        features::action(action, out);
    }

    fn write(&self, _: &State, action: Action) -> wire::Action {
        self.write(action)
    }

    fn read(&self, state: &State, action: &wire::Action) -> Result<Action, Error> {
        self.read(state, action)
    }

    fn offer(&self, _: &State, action: Action) -> wire::Offer {
        self.offer(action)
    }

    fn event(&self, state: &State, fact: Fact, _: Viewer) -> wire::Event {
        self.event(state, fact)
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<wire::Word> {
        (source != Source::RULE).then(|| self.card_id(Card(source.0 as u8)))
    }

    fn draw_code(&self, id: &str) -> Option<u16> {
        self.card_named(id).map(u16::from)
    }

    fn draw_name(&self, number: u16) -> Option<wire::Word> {
        u8::try_from(number).ok().map(|value| self.card_id(Card(value)))
    }

    fn turn_clause() -> Clause {
        rule!("hedgerow:turn.2")
    }

    fn over_clause() -> Clause {
        rule!("hedgerow:victory.1")
    }
}
