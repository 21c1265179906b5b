//! The two traits a game is written on: [`Rules`] for play and search, [`Game`] for its face in JSON.

pub mod calc;
pub mod check;
pub mod event;
pub mod flow;
pub mod frames;
pub mod names;
pub mod offers;

use std::fmt::Debug;
use std::hash::Hash;

use self::calc::{Calc, Step};
use self::event::{Entry, Log};
use crate::chance::Chance;
use crate::refusal::{Error, Refusal};
use crate::rulebook::{Clause, Rulebook};
use crate::side::{Side, Viewer};
use crate::wire;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameResult {
    /// Who won; nobody in a draw, or when all lose at once.
    pub winner: Option<Side>,
    /// The clause that ended it.
    pub clause: Clause,
}

/// How many answers are imagined at most until an action is done: see [`Rules::default_answer`].
pub const MOST_ANSWERS: u32 = 16;

/// One rule system. The value itself holds what no action changes: content, map, names.
///
/// Three laws bind its parts, and property tests hold every game to them: `legal` lists exactly what `check` allows of
/// [`every`](Rules::every) action; `apply` trusts that `check` would have allowed; and nothing a side may not see has
/// any part in what that side is shown.
pub trait Rules: Sized + Send + Sync {
    /// What changes in play: flat, copied in nanoseconds, no text and no heap.
    type State: Copy + Eq + Hash + Debug + Send + 'static;
    /// One decision.
    type Action: Copy + Eq + Hash + Debug + Send + 'static;
    /// What happened, without words.
    type Fact: Copy + Debug + Send + 'static;

    /// Whose decision it is; nobody's once the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Side>;

    /// How the game ended, if it has.
    fn result(&self, state: &Self::State) -> Option<GameResult>;

    /// Writes every legal action into `out`, in a fixed order, after clearing it.
    fn legal(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Whether the side to act may do this.
    ///
    /// # Errors
    /// The clause that forbids it, and why.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Refusal>;

    /// Does it. The action must be legal.
    fn apply<C: Chance, L: Log<Self::Fact, Self::State>>(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut C,
        log: &mut L,
    );

    /// Every action that could be written down on this table, legal or not: what a person might point at.
    fn every(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// A state like this one in all that `viewer` sees, the rest drawn anew: what search plays on. Equal for states
    /// that differ only in what the viewer cannot see, given the same chance.
    fn resample<C: Chance>(&self, state: &Self::State, viewer: Side, chance: &mut C) -> Self::State;

    /// How good it looks for a side, from -1 (lost) to 1 (won). Reads nothing that side cannot see.
    fn value(&self, state: &Self::State, side: Side) -> f32;

    /// How often the decision passes to somebody else before a bot stops imagining how a game goes on. Where sides take
    /// turns after single actions that is oftener than where turns are long: what an action is good for is seen later.
    fn playout_horizon(&self) -> u32 {
        2
    }

    /// The answer by which something half done goes on to its end without anybody's interfering; `None` where nothing is
    /// half done. What is there then is what bots judge an action by, and what a preview tells of it: before, nothing has
    /// come of it.
    fn default_answer(&self, _: &Self::State) -> Option<Self::Action> {
        None
    }

    /// The action that ends the turn of the side to act and does nothing else; `None` where it may not end its turn now,
    /// and in a game in which every action passes the decision on. Bots do not take what the passing of a turn brings
    /// for a merit of the action that ends it.
    fn ending(&self, _: &Self::State) -> Option<Self::Action> {
        None
    }

    /// How near a side is to winning before anybody else decides, on a scale of the game's own; `None` where that is out
    /// of the question. A game in which turns are long and wins sudden says so here, and bots look for such a win before
    /// anything else. Reads nothing that side cannot see.
    fn win_progress(&self, _: &Self::State, _: Side) -> Option<f32> {
        None
    }
}

/// A game's face: between its own small values and the shapes of [`wire`].
pub trait Game: Rules + 'static {
    /// Its rulebook, and with it its id.
    const RULEBOOK: &'static Rulebook;

    /// What a set-up screen may offer.
    fn info() -> wire::GameInfo;

    /// What [`set_up`](Game::set_up) takes. No page's module has it: it is written beside the engine, with the game's words.
    fn takes() -> wire::SetupSchema;

    /// All that keeps a list of cards from being a deck: each fault with its field (`leader`, `cards.<id>`, or none where
    /// it is the list's) and its clause. Only asked of games that say they [build](wire::GameInfo::builds).
    fn deck_faults(_: &wire::DeckList) -> Vec<Error> {
        Vec::new()
    }

    /// A fresh game, up to its first decision. Lists of cards in the options are decks.
    ///
    /// # Errors
    /// The field of the options that is wrong.
    fn open<C: Chance, L: Log<Self::Fact, Self::State>>(
        options: &wire::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, Self::State), Error>;

    /// The position of a table; what it does not say takes the game's default.
    ///
    /// # Errors
    /// The field of the table that is wrong.
    fn set_up<C: Chance, L: Log<Self::Fact, Self::State>>(
        table: &wire::Table,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, Self::State), Error>;

    /// What [`set_up`](Game::set_up) reads of what only some tables have: `turns`, `piles`, `board.edges`. What is not named
    /// here is refused before the game reads the table.
    const TAKES_ALSO: &'static [&'static str] = &[];

    /// What `viewer` sees. The session fills in `step`.
    fn table(&self, state: &Self::State, viewer: Viewer) -> wire::Table;

    /// An action as JSON writes it.
    fn write(&self, state: &Self::State, action: Self::Action) -> wire::Action;

    /// An action read from JSON; it need not be legal.
    ///
    /// # Errors
    /// The field that is wrong, or a refusal where a name is right but nothing of it is on the table.
    fn read(&self, state: &Self::State, action: &wire::Action) -> Result<Self::Action, Error>;

    /// How a person clicks it, what it costs and which clause allows it.
    fn offer(&self, state: &Self::State, action: Self::Action) -> wire::Offer;

    /// An event as JSON tells it to `viewer`; `None` when it is not theirs to know. The state is a later one of the
    /// same game: it is asked for names only. [`tell`](Game::tell) adds `id`, `cause`, `shows`, `cites` and `calc`.
    fn event(&self, state: &Self::State, fact: Self::Fact, viewer: Viewer) -> Option<wire::Event>;

    /// What the eye sees of a fact.
    fn shows(&self, fact: &Self::Fact) -> wire::Shows;

    /// The id of what gave a step of a [`Calc`].
    fn source(&self, source: self::calc::Source) -> Option<String>;

    /// The number of a card, or of whatever else may be drawn, for scripted draws.
    fn draw_code(&self, id: &str) -> Option<u16>;

    /// What has this number, as a script writes it: the way back from [`draw_code`](Game::draw_code).
    fn draw_name(&self, number: u16) -> Option<String>;

    /// The clause that gives decisions to the player whose they are.
    fn turn_clause() -> Clause;

    /// The clause by which a finished game goes no further.
    fn over_clause() -> Clause;

    /// The decision is this side's, not the asker's.
    fn not_yours() -> Error {
        Error::from(Refusal::new("not-your-turn", Self::turn_clause())).coded("wrong-player")
    }

    /// Whether a viewer may ask about what `side` could do.
    ///
    /// # Errors
    /// `wrong-player`, before anything hidden is looked at.
    fn may_ask(viewer: Viewer, side: Side) -> Result<(), Error> {
        if viewer.sees(side) { Ok(()) } else { Err(Self::not_yours()) }
    }

    /// The whole event, told to `viewer`.
    fn tell(&self, state: &Self::State, id: u32, entry: &Entry<Self::Fact>, viewer: Viewer) -> Option<wire::Event> {
        let mut event = self.event(state, entry.fact, viewer)?;
        event.id = id;
        event.cause = entry.cause;
        self.shows(&entry.fact).id().clone_into(&mut event.shows);
        entry.clause.id().clone_into(&mut event.cites);
        let calc = |calc: &Calc<Vec<Step>>| wire::Calc::of(calc, |source| self.source(source));
        event.calc = entry.calc.as_ref().map(calc);
        Some(event)
    }
}
