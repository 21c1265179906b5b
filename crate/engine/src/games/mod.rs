//! The games of a build, each as what can be asked of it without knowing its type.

pub mod json_game;

use crate::refusal::Error;
use crate::rulebook::{Clause, Rulebook};
use crate::rules::Game;
use crate::scenario;
use crate::session::{Play, Session, decks};
#[cfg(feature = "schema")]
use crate::wire::SetupSchema;
use crate::wire::{DeckList, GameInfo, Options, Save, Scenario, Verdict};

/// A game of a build. All that is generic over games is made where this is, in the game's own crate.
pub struct GameEntry {
    /// Its rulebook, and with it its id.
    pub rulebook: &'static Rulebook,
    /// What its set-ups take.
    // Kept out of the modules of pages: nothing there asks for it, and it names most cards of a game.
    #[cfg(feature = "schema")]
    pub takes: fn() -> SetupSchema,
    info: fn() -> GameInfo,
    create: fn(Options) -> Result<Box<dyn Play>, Error>,
    load: fn(Save) -> Result<Box<dyn Play>, Error>,
    deck_faults: fn(&DeckList) -> Vec<Error>,
}

impl GameEntry {
    /// The game of these rules.
    #[must_use]
    pub const fn of<G: Game>() -> GameEntry {
        GameEntry {
            rulebook: G::RULEBOOK,
            #[cfg(feature = "schema")]
            takes: G::takes,
            info: G::info,
            create: create::<G>,
            load: load::<G>,
            deck_faults: decks::deck_faults::<G>,
        }
    }
}

fn create<G: Game>(options: Options) -> Result<Box<dyn Play>, Error> {
    Ok(Box::new(Session::<G>::create(options)?))
}

fn load<G: Game>(save: Save) -> Result<Box<dyn Play>, Error> {
    Ok(Box::new(Session::<G>::load(save)?))
}

/// The games of a build, in the order of the shelf.
pub struct Games(pub &'static [&'static GameEntry]);

impl Games {
    /// What each of them may offer a set-up screen.
    #[must_use]
    pub fn infos(&self) -> Vec<GameInfo> {
        self.0.iter().map(|game| (game.info)()).collect()
    }

    /// The game of an id.
    ///
    /// # Errors
    /// No game of this build is called so.
    pub fn of(&self, id: &str) -> Result<&'static GameEntry, Error> {
        self.0.iter().find(|game| game.rulebook.game == id).copied().ok_or_else(|| self.unknown(id))
    }

    /// That no game of this build is called so.
    #[must_use]
    pub fn unknown(&self, id: &str) -> Error {
        if id.is_empty() {
            return Error::new("unknown-game", "it does not say of which game it is").at("game");
        }
        let known = self.0.iter().map(|game| game.rulebook.game).collect::<Vec<_>>().join(", ");
        Error::new("unknown-game", format!("no game is called `{id}`; this build has {known}")).at("game")
    }

    /// The clause of an id, in whichever rulebook it stands.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<Clause> {
        self.0.iter().find_map(|game| game.rulebook.clause(id))
    }

    /// All that keeps a list of cards from being a deck of a game, each with its field and clause.
    ///
    /// # Errors
    /// When no game is called so.
    pub fn deck_faults(&self, game: &str, list: &DeckList) -> Result<Vec<Error>, Error> {
        Ok((self.of(game)?.deck_faults)(list))
    }

    /// A new game.
    ///
    /// # Errors
    /// The field of the options that is wrong.
    pub fn create(&self, options: Options) -> Result<Box<dyn Play>, Error> {
        (self.of(&options.game)?.create)(options)
    }

    /// A saved game.
    ///
    /// # Errors
    /// What is wrong with the save, by field.
    pub fn load(&self, save: Save) -> Result<Box<dyn Play>, Error> {
        (self.of(&save.game)?.load)(save)
    }

    /// The game of a scenario, set up and with its chance scripted: for stepping through it.
    ///
    /// # Errors
    /// What is wrong with the scenario, by field.
    pub fn open_scenario(&self, mut scenario: Scenario) -> Result<Box<dyn Play>, Error> {
        self.begin_scenario(&mut scenario)
    }

    fn begin_scenario(&self, scenario: &mut Scenario) -> Result<Box<dyn Play>, Error> {
        // A scenario calls its script `chance`.
        self.create(scenario::options(scenario)).map_err(|error| error.renamed("script.", "chance."))
    }

    /// Runs a scenario.
    ///
    /// # Errors
    /// What is wrong with the scenario, by field; what merely differs is in the verdict.
    pub fn run_scenario(&self, mut scenario: Scenario) -> Result<Verdict, Error> {
        let mut play = self.begin_scenario(&mut scenario)?;
        scenario::run(&scenario, &mut play)
    }
}
