//! Skirmish: dice tactics. A chapter of `rulebook.toml` is a file or a folder of `chapters/`: what it allows, offers and
//! does, with the clause id at the line that does it.
//!
//! | chapter | file |
//! | --- | --- |
//! | range, los, house.minion | `chapters/range.rs`, `content/board.rs` |
//! | attack, house.attack | `chapters/attack/mod.rs`, `chapters/attack/bonus.rs` |
//! | notation.6, notation.7, house.stack, house.dice | `chapters/attack/modifiers.rs` |
//! | notation.8 | `chapters/attack/mod.rs` |
//! | notation.9, notation.10 | `chapters/effects/tables.rs` |
//! | bonus | `chapters/attack/bonus.rs` |
//! | keyword | `chapters/attack/keywords.rs` |
//! | keyword.knock-back, house.slide, house.trait.steady | `chapters/attack/slide.rs`, `chapters/attack/mod.rs` |
//! | house.damage, house.trigger | `chapters/attack/aftermath.rs`, `chapters/effects/damage.rs` |
//! | house.defeat | `chapters/effects/damage.rs` |
//! | house.gain, house.heal, status.2.r3 | `chapters/effects/points.rs` |
//! | persist | `chapters/persist.rs` |
//! | persist.7, persist.8 | `chapters/attack/modifiers.rs` |
//! | status, house.trait.immune | `chapters/status.rs` |
//! | status.3, status.4, status.defenseless.2 | `chapters/persist.rs` |
//! | house.setup | `chapters/setup.rs`, `setup.rs` |
//! | house.turn | `chapters/turn` |
//! | status.2.r2 | `chapters/turn/start.rs` |
//! | house.victory | `chapters/turn/victory.rs` |
//! | house.move, house.step, house.trait.surefooted | `chapters/movement.rs` |
//! | house.terrain | `chapters/terrain.rs`, `content/board.rs` |
//! | house.terrain.banner | `chapters/turn/start.rs` |
//! | house.ability, house.dash, house.guard | `chapters/basics.rs` |
//! | house.card | `chapters/cards/mod.rs` |
//! | house.boost | `chapters/cards/boost.rs` |
//! | house.boost.2, house.boost.3 | `chapters/attack/modifiers.rs`, `chapters/attack/mod.rs` |
//! | house.zone | `chapters/cards/zone.rs` |
//!
//! | what | file |
//! | --- | --- |
//! | what is decided, what happened | `action.rs`, `fact.rs` |
//! | what changes in play | `state` |
//! | units, cards, maps, attack types and notation | `content` |
//! | whether an action is allowed | `check.rs` |
//! | the legal actions | `offers.rs` |
//! | carrying an action out | `resolver.rs` |
//! | the small vocabulary of effects | `chapters/effects/mod.rs` |
//! | a new game; a position that a Table describes | `setup.rs`, `position.rs` |
//! | what a viewer does not see | `hidden.rs` |
//! | what bots find good | `value.rs` |
//! | what a side sees and may do, as numbers | `features.rs` |
//! | between JSON and the game | `view` |
//! | texts of cards | `text` |
#![forbid(unsafe_code)]

pub mod action;
mod chapters;
mod check;
pub mod content;
pub mod fact;
mod features;
mod hidden;
mod offers;
mod position;
mod resolver;
mod setup;
pub mod state;
#[cfg(feature = "text")]
pub mod text;
mod value;
mod view;

use std::sync::Arc;

use rulewright_engine::chance::Chance;
use rulewright_engine::games::GameEntry;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::calc::Source;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::{Ask, Flow, Next};
use rulewright_engine::rules::{Game, GameResult, Rules};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::simulation::features::Features;
use rulewright_engine::wire;

use action::Action;
use content::Content;
use content::board::Board;
use fact::Fact;
use resolver::Resolver;
use state::{Frame, Question, State};
use view::{codec, events, read, schema, table};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Skirmish>();

/// The rules of Skirmish on one map, with its content.
#[derive(Clone, Debug)]
pub struct Skirmish {
    /// Units, cards and numbers.
    pub content: Arc<Content>,
    /// The map.
    pub board: Board,
    /// Names of pieces by roster, if a scenario gives them; in a game the name of a piece is the id of its unit.
    names: Vec<wire::Word>,
    /// The side that begins by agreement.
    agreed: Option<Side>,
}

impl Rules for Skirmish {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        resolver::to_act(state)
    }

    fn result(&self, state: &State) -> Option<GameResult> {
        state.outcome
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        offers::legal(self, state, out);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        check::check(self, state, action)
    }

    fn apply<C: Chance, L: Log<Fact, State>>(&self, s: &mut State, action: Action, chance: &mut C, log: &mut L) {
        Resolver::new(self, s, chance, log).act(action);
    }

    fn every(&self, state: &State, out: &mut Vec<Action>) {
        offers::every(self, state, out);
    }

    fn resample<C: Chance>(&self, state: &State, viewer: Side, chance: &mut C) -> State {
        hidden::resample(state, viewer, chance)
    }

    fn value(&self, state: &State, side: Side) -> f32 {
        value::value(self, state, side)
    }

    #[inline]
    fn key(action: Action) -> u64 {
        action.key()
    }

    fn ending(&self, state: &State) -> Option<Action> {
        offers::ending(state)
    }
}

impl Flow for Skirmish {
    type Question = Question;
    type Frame = Frame;

    #[inline]
    fn next(&self, state: &State) -> Option<Next<Question, Frame>> {
        resolver::next(state)
    }

    fn answers(&self, state: &State, ask: &Ask<Question>, offer: &mut dyn FnMut(Action)) {
        offers::answers(self, state, ask.question, offer);
    }
}

impl Game for Skirmish {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    fn info() -> wire::GameInfo {
        schema::info()
    }

    fn takes() -> wire::SetupSchema {
        schema::takes()
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
        table::table(self, state, viewer)
    }

    fn observe(&self, state: &State, side: Side, out: &mut impl Features) {
        features::observe(self, state, side, out);
    }

    fn action_features(&self, _: &State, action: Action, out: &mut impl Features) {
        features::action(action, out);
    }

    fn write(&self, state: &State, action: Action) -> wire::Action {
        let mut written = wire::Action::default();
        codec::write(self, state, action, &mut written);
        written
    }

    fn read(&self, state: &State, action: &wire::Action) -> Result<Action, Error> {
        read::read(self, state, action)
    }

    fn offer(&self, state: &State, action: Action) -> wire::Offer {
        let mut offer = wire::Offer::default();
        codec::offer(self, state, action, &mut None, &mut offer);
        offer
    }

    fn offers(&self, state: &State, actions: &[Action], see: &mut dyn FnMut(&mut Box<wire::Offer>)) {
        let (mut walks, mut offer) = (None, Box::default());
        for action in actions {
            codec::offer(self, state, *action, &mut walks, &mut offer);
            see(&mut offer);
        }
    }

    fn event(&self, state: &State, fact: Fact, viewer: Viewer) -> wire::Event {
        events::event(self, state, fact, viewer)
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<wire::Word> {
        codec::source(self, source)
    }

    fn draw_code(&self, id: &str) -> Option<u16> {
        self.content.card(id).map(u16::from)
    }

    fn draw_name(&self, number: u16) -> Option<wire::Word> {
        self.content.cards.get(usize::from(number)).map(|card| card.id.clone())
    }

    fn turn_clause() -> Clause {
        rule!("skirmish:house.turn.7")
    }

    fn over_clause() -> Clause {
        rule!("skirmish:house.victory.1")
    }
}
