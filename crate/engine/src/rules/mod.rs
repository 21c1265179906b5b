//! The two traits that a game implements: [`Rules`] for play and search, [`Game`] for its shapes in JSON.

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
use crate::print::print;
use crate::refusal::{Error, Refusal};
use crate::rulebook::{Clause, Rulebook};
use crate::side::{Side, Viewer};
use crate::simulation::features::Features;
use crate::wire;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameResult {
    /// The side that won; `None` in a draw, or if all sides lose at once.
    pub winner: Option<Side>,
    /// The clause that ended it.
    pub clause: Clause,
}

/// The most default answers that are assumed until an action is complete: see [`Rules::default_answer`].
pub const MOST_ANSWERS: u32 = 16;

/// The rules of one game. The value holds what no action changes: content, map, names.
///
/// Property tests check three laws for every game: `legal` lists exactly what `check` allows of [`every`](Rules::every)
/// action; a refused action changes nothing, because `apply` only gets what `check` allows; and what a side may not see has no
/// influence on anything that side is shown.
pub trait Rules: Sized + Send + Sync {
    /// What changes in play. It is flat, has no text and no heap, and is copied in nanoseconds.
    type State: Copy + Eq + Hash + Debug + Send + 'static;
    /// One decision.
    type Action: Copy + Eq + Hash + Debug + Send + 'static;
    /// What happened, without words.
    type Fact: Copy + Debug + Send + 'static;

    /// The side that decides; `None` once the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Side>;

    /// How the game ended, if it has.
    fn result(&self, state: &Self::State) -> Option<GameResult>;

    /// Writes every legal action into `out`, in a fixed order, after clearing it.
    fn legal(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Checks whether the side to act may do this.
    ///
    /// # Errors
    /// The clause that forbids it, and why.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Refusal>;

    /// Performs an action, which must be legal.
    fn apply<C: Chance, L: Log<Self::Fact, Self::State>>(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut C,
        log: &mut L,
    );

    /// Writes every action that a player might try on this table into `out`, legal or not.
    fn every(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// A state that is the same in everything that `viewer` sees, with the rest drawn again by chance; a search plays on it.
    /// With the same chance, the results are equal for states that differ only in what the viewer cannot see.
    fn resample<C: Chance>(&self, state: &Self::State, viewer: Side, chance: &mut C) -> Self::State;

    /// An estimate of the position for a side, from -1 (lost) to 1 (won). It uses nothing that the side cannot see.
    fn value(&self, state: &Self::State, side: Side) -> f32;

    /// How many times the decision passes to another side before a bot ends a playout. It is more in a game where sides
    /// alternate after single actions than in one with long turns, because the value of an action shows later.
    fn playout_horizon(&self) -> u32 {
        2
    }

    /// The answer with which an incomplete action continues to its end if no side interferes; `None` if no action is
    /// incomplete. Bots value an action by the position at its end, and a preview shows that position, because before it the
    /// action has no result yet.
    fn default_answer(&self, _: &Self::State) -> Option<Self::Action> {
        None
    }

    /// The action that ends the turn of the side to act and does nothing else; `None` if it may not end its turn now, and in
    /// a game in which every action passes the decision on. With it, bots do not credit the action that ends a turn with what
    /// the end of a turn brings anyway.
    fn ending(&self, _: &Self::State) -> Option<Self::Action> {
        None
    }

    /// The number by which a bot remembers what an action brought: no two actions have the same, and none has 0. Its highest bit
    /// does not count. A bot asks for it for each listed action at each step of a playout, so that a game with long lists packs
    /// the fields of its actions ([`pack`](crate::print::pack)); otherwise they are hashed.
    fn key(action: Self::Action) -> u64 {
        print(&action)
    }

    /// The actions that the side to act may also take, and that no list has: with them it ends something beside the game on
    /// the table, as when it gives up. Bots do not consider them. Empty once the game is over.
    fn asides(&self, _: &Self::State) -> &'static [Self::Action] {
        &[]
    }

    /// How near a side is to a win before another side decides, on a scale of the game's own; `None` if that is impossible. A
    /// game with long turns and sudden wins implements this, and bots then look for such a win before anything else. It uses
    /// nothing that the side cannot see.
    fn win_progress(&self, _: &Self::State, _: Side) -> Option<f32> {
        None
    }
}

/// Translates between a game's own small values and the shapes of [`wire`].
pub trait Game: Rules + 'static {
    /// Its rulebook, which also has the id of the game.
    const RULEBOOK: &'static Rulebook;

    /// What a set-up screen can offer.
    fn info() -> wire::GameInfo;

    /// What [`set_up`](Game::set_up) accepts. The modules of the page do not contain it; it is exported with the game's book.
    fn takes() -> wire::SetupSchema;

    /// Every reason why a list of cards is not a deck: each fault with its clause and its field (`leader`, `cards.<id>`, or
    /// none for the whole list). It is called only for games whose [`builds`](wire::GameInfo::builds) is true.
    fn deck_faults(_: &wire::DeckList) -> Vec<Error> {
        Vec::new()
    }

    /// A new game, up to its first decision. The caller has checked that lists of cards in the options are decks.
    ///
    /// # Errors
    /// The field of the options that is wrong.
    fn open<C: Chance, L: Log<Self::Fact, Self::State>>(
        options: &wire::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, Self::State), Error>;

    /// The position of a table. A field that the table does not have takes the game's default.
    ///
    /// # Errors
    /// The field of the table that is wrong.
    fn set_up<C: Chance, L: Log<Self::Fact, Self::State>>(
        table: &wire::Table,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, Self::State), Error>;

    /// Which of the fields that only some games have are read by [`set_up`](Game::set_up): `turns`, `piles`, `board.edges`. A
    /// table with another one of them is refused before the game reads it.
    const TAKES_ALSO: &'static [&'static str] = &[];

    /// What `viewer` sees. The session fills in `step`.
    fn table(&self, state: &Self::State, viewer: Viewer) -> wire::Table;

    /// Adds to a table what takes time to work out: what pieces are `foretold`. Previews and the changes of events do without
    /// it.
    fn look_ahead(&self, _state: &Self::State, _viewer: Viewer, _table: &mut wire::Table) {}

    /// Tells what `side` sees as numbers, for programs that learn: see [`features`](crate::simulation::features). It uses nothing
    /// that the side cannot see.
    fn observe(&self, state: &Self::State, side: Side, out: &mut impl Features);

    /// Tells an action of the side to act as numbers, always as many.
    fn action_features(&self, state: &Self::State, action: Self::Action, out: &mut impl Features);

    /// Forgets what no preview lists, such as which cards are left in a deck: results that differ in nothing else are one.
    fn forget(&self, _state: &mut Self::State) {}

    /// An action in its shape for JSON.
    fn write(&self, state: &Self::State, action: Self::Action) -> wire::Action;

    /// An action read from JSON; it need not be legal.
    ///
    /// # Errors
    /// The field that is wrong, or a refusal where a name is right but nothing of it is on the table.
    fn read(&self, state: &Self::State, action: &wire::Action) -> Result<Self::Action, Error>;

    /// An action with the clicks that choose it, its cost, and the clause that allows it.
    fn offer(&self, state: &Self::State, action: Self::Action) -> wire::Offer;

    /// Passes the same of several actions on, one by one, to a caller that may take it or leave it. A game whose costs need a
    /// search makes it once for all actions of a piece, and one with long lists makes each offer in the room of another.
    fn offers(&self, state: &Self::State, actions: &[Self::Action], see: &mut dyn FnMut(&mut Box<wire::Offer>)) {
        let mut offer = Box::default();
        for action in actions {
            *offer = self.offer(state, *action);
            see(&mut offer);
        }
    }

    /// Whether `viewer` may know that this happened. It depends on the fact alone, so that the number of an event stays the
    /// same.
    fn may_know(&self, _fact: &Self::Fact, _viewer: Viewer) -> bool {
        true
    }

    /// An event that the viewer [may know](Game::may_know) in its shape for JSON, as `viewer` sees it. The state is a later one
    /// of the same game, and is used for names only. [`tell`](Game::tell) adds `shows`, `cites` and `calc`, and the session
    /// `id` and `cause`.
    fn event(&self, state: &Self::State, fact: Self::Fact, viewer: Viewer) -> wire::Event;

    /// What an observer sees of a fact.
    fn shows(&self, fact: &Self::Fact) -> wire::Shows;

    /// The id of the source of a step of a [`Calc`].
    fn source(&self, source: self::calc::Source) -> Option<wire::Word>;

    /// The number of a card, or of anything else that can be drawn, for scripted draws.
    fn draw_code(&self, id: &str) -> Option<u16>;

    /// The id of this number for scripts: the inverse of [`draw_code`](Game::draw_code).
    fn draw_name(&self, number: u16) -> Option<wire::Word>;

    /// The clause that states which player decides.
    fn turn_clause() -> Clause;

    /// The clause that allows no action after the end of the game.
    fn over_clause() -> Clause;

    /// The error for an action or a question of a side that does not decide.
    fn not_yours() -> Error {
        Error::from(Refusal::new("not-your-turn", Self::turn_clause())).coded("wrong-player")
    }

    /// Checks whether a viewer may ask what `side` can do.
    ///
    /// # Errors
    /// `wrong-player`, before anything hidden is read.
    fn may_ask(viewer: Viewer, side: Side) -> Result<(), Error> {
        if viewer.sees(side) { Ok(()) } else { Err(Self::not_yours()) }
    }

    /// An event that the viewer [may know](Game::may_know), as `viewer` sees it, without its number and that of its cause.
    fn tell(&self, state: &Self::State, entry: &Entry<Self::Fact>, viewer: Viewer) -> wire::Event {
        let mut event = self.event(state, entry.fact, viewer);
        event.shows = self.shows(&entry.fact).id().into();
        event.cites = entry.clause.id().into();
        let calc = |calc: &Calc<Vec<Step>>| wire::Calc::of(calc, |source| self.source(source));
        event.calc = entry.calc.as_ref().map(calc);
        event
    }
}
