//! What the law tests share: the list of games, and random games of any of them.
//!
//! Every test names its game, seed and step when it fails, and the same seed makes the same game: to look closer, call
//! the law with that one seed.
#![allow(dead_code, unused_macros, unused_imports)]

pub mod crowd;
pub mod decks;
pub mod fuzz;
pub mod listed;
pub mod pairs;

use rulewright::engine::bot::{Bot, Greedy};
use rulewright::engine::chance::{Chance, Dice, Drawn, Scripted, Seeded};
use rulewright::engine::json::write::{self, Write};
use rulewright::engine::refusal::Error;
use rulewright::engine::rules::Game;
use rulewright::engine::rules::event::Record;
use rulewright::engine::session::{Play, Session};
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Action, DeckList, Offer, Options, Seat};

/// Makes tests of laws, for every game of this build: `laws! { ends: 200 }` calls `ends::<G>(0..200)` with each game's
/// seeds, and once more under `soak` with as many as RULEWRIGHT_SOAK says.
macro_rules! laws {
    ($($(#[$meta:meta])* $law:ident: $seeds:literal),* $(,)?) => {
        // One line for each game.
        laws!(@game "skirmish", skirmish, Skirmish, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "duelyst", duelyst, Duelyst, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "noxilia", noxilia, Noxilia, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "yardstick", yardstick, Yardstick, [$($(#[$meta])* $law: $seeds),*]);
        laws!(@game "hedgerow", hedgerow, Hedgerow, [$($(#[$meta])* $law: $seeds),*]);
    };
    (@game $feature:literal, $module:ident, $game:ident, [$($(#[$meta:meta])* $law:ident: $seeds:literal),*]) => {
        #[cfg(feature = $feature)]
        mod $module {
            use rulewright::games::$module::$game as G;
            $(#[test] $(#[$meta])* fn $law() { super::$law::<G>(0..$seeds); })*
            mod soak {
                $(
                    #[test]
                    #[ignore = "soak: RULEWRIGHT_SOAK says how many seeds"]
                    fn $law() { super::super::$law::<super::G>(crate::support::soak($seeds)); }
                )*
            }
        }
    };
}
pub(crate) use laws;

/// Seeds of games.
pub type Seeds = std::ops::Range<u64>;

/// The seeds of a soak: RULEWRIGHT_SOAK many, or ten times the bounded part.
pub fn soak(bounded: u64) -> Seeds {
    0..std::env::var("RULEWRIGHT_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(10 * bounded)
}

/// The fields of everything that is wrong, in order.
pub fn fields(error: &Error) -> Vec<&str> {
    error.all().iter().map(|fault| fault.field.as_deref().unwrap_or("")).collect()
}

/// The repository.
pub fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A generator of a test's own, apart from the game's.
pub fn dice(purpose: &str, seed: u64) -> Seeded {
    Seeded::from_text(&format!("{purpose} {seed}"))
}

/// One of these.
pub fn one<'a, T>(of: &'a [T], with: &mut Seeded) -> &'a T {
    &of[with.below(of.len() as u32) as usize]
}

/// Options for a random game: decks, maps and first players in all combinations.
pub fn options<G: Game>(seed: u64) -> Options {
    let mut with = dice("options", seed);
    let info = G::info();
    let mut seat = || {
        let deck = (!info.decks.is_empty()).then(|| one(&info.decks, &mut with).clone());
        match list::<G>(seed, &mut with) {
            Some(list) => Seat { list: Some(list), ..Seat::default() },
            None => Seat { deck, ..Seat::default() },
        }
    };
    let players = (0..info.seats).map(|_| seat()).collect();
    let map = (!info.maps.is_empty() && with.below(3) > 0).then(|| one(&info.maps, &mut with).clone());
    let first = (with.below(2) > 0).then(|| Side(with.below(u32::from(info.seats)) as u8));
    Options { game: G::RULEBOOK.game.into(), seed: format!("law {seed}"), map, first, players, ..Options::default() }
}

/// A deck of one's own, for a game that has them built: two games of three are played with such.
fn list<G: Game>(seed: u64, with: &mut Seeded) -> Option<DeckList> {
    if seed.is_multiple_of(3) { None } else { decks::random(G::RULEBOOK.game, with) }
}

/// How a test's players choose. Even odds over all actions mostly walk; even odds over kinds of action fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Any legal action.
    Any,
    /// Any kind of action, then any of that kind.
    Kinds,
    /// Like the greedy bot, now and then like `Kinds`.
    Greedy,
}

impl Style {
    /// By seed: one in twenty plays greedily, which takes its time.
    pub fn of(seed: u64) -> Style {
        match (seed % 20, seed % 8) {
            (19, _) => Style::Greedy,
            (_, 0..3) => Style::Any,
            _ => Style::Kinds,
        }
    }
}

/// A random game, at rules level: nothing between the test and the game.
pub struct Walk<G: Game> {
    pub seed: u64,
    pub step: u32,
    pub rules: G,
    pub state: G::State,
    pub chance: Scripted,
    pub log: Record<G::Fact, G::State>,
    /// The legal actions of the state.
    pub legal: Vec<G::Action>,
    /// The action that led here.
    pub last: Option<G::Action>,
    /// Where the events of that action begin.
    pub since: usize,
    style: Style,
    picks: Seeded,
    greedy: Greedy<G::Action>,
}

/// More steps than any game has.
const ENDLESS: u32 = 20_000;

impl<G: Game> Walk<G> {
    pub fn new(seed: u64) -> Walk<G> {
        Walk::styled(seed, Style::of(seed))
    }

    pub fn styled(seed: u64, style: Style) -> Walk<G> {
        Walk::begin(options::<G>(seed), seed, style)
    }

    /// A random game of these options.
    pub fn begin(options: Options, seed: u64, style: Style) -> Walk<G> {
        let mut chance = Scripted::seeded(&options.seed);
        let mut log = Record::default();
        let (rules, state) = G::open(&options, &mut chance, &mut log).expect("options of a random game are good");
        let mut walk = Walk {
            seed,
            step: 0,
            rules,
            state,
            chance,
            log,
            legal: Vec::new(),
            last: None,
            since: 0,
            style,
            picks: dice("picks", seed),
            greedy: Greedy::new(dice("greedy", seed)),
        };
        walk.list();
        walk
    }

    /// Lists what is legal, after the test itself has changed the state.
    pub fn list(&mut self) {
        self.rules.legal(&self.state, &mut self.legal);
    }

    /// Where the test is, for its messages.
    pub fn here(&self) -> String {
        format!("{} seed {} step {} (last: {:?})", G::RULEBOOK.game, self.seed, self.step, self.last)
    }

    /// An action to go on with; none once the game is over.
    pub fn pick(&mut self) -> Option<G::Action> {
        if self.legal.is_empty() {
            return None;
        }
        let greedy = self.style == Style::Greedy && self.picks.below(10) > 0;
        if greedy {
            return Some(self.greedy.choose(&self.rules, &self.state));
        }
        if self.style == Style::Any {
            return Some(*one(&self.legal, &mut self.picks));
        }
        let mut kinds = Vec::new();
        for action in &self.legal {
            let kind = std::mem::discriminant(action);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let kind = *one(&kinds, &mut self.picks);
        let of_kind: Vec<G::Action> =
            self.legal.iter().copied().filter(|a| std::mem::discriminant(a) == kind).collect();
        Some(*one(&of_kind, &mut self.picks))
    }

    /// Does an action.
    pub fn play(&mut self, action: G::Action) {
        self.since = self.log.entries.len();
        self.rules.apply(&mut self.state, action, &mut self.chance, &mut self.log);
        self.last = Some(action);
        self.step += 1;
        self.rules.legal(&self.state, &mut self.legal);
        assert!(self.step < ENDLESS, "{}: the game does not end", self.here());
    }

    /// Plays one action; `false` once the game is over.
    pub fn go(&mut self) -> bool {
        let action = self.pick();
        action.into_iter().for_each(|action| self.play(action));
        action.is_some()
    }
}

/// A random game, through the public face.
pub fn session<G: Game>(seed: u64) -> Session<G> {
    Session::create(options::<G>(seed)).expect("options of a random game are good")
}

/// An action to go on with, by kinds; none once the game is over.
pub fn pick(play: &dyn Play, with: &mut Seeded) -> Option<Action> {
    let listed = play.actions(Viewer::All);
    let mut kinds: Vec<&str> = listed.iter().map(|l| l.action.kind.as_str()).collect();
    kinds.dedup();
    if kinds.is_empty() {
        return None;
    }
    let kind = *one(&kinds, with);
    let of_kind: Vec<&Offer> = listed.iter().filter(|l| l.action.kind == kind).collect();
    Some(one(&of_kind, with).action.clone())
}

/// A value as JSON text: what "byte-equal" means. The engine writes it as serde would.
pub fn json(of: &(impl serde::Serialize + Write)) -> String {
    let text = write::text(of);
    assert_eq!(text, serde_json::to_string(of).expect("shapes can be written"));
    text
}

/// All that a session shows, in one text.
pub fn face(play: &dyn Play) -> String {
    let table = json(&play.table(Viewer::All));
    format!("{} {table} {} {}", play.hash(), json(&play.actions(Viewer::All)), json(&play.result()))
}

/// Chance that notices whether a card was drawn.
pub struct Watched<'a, C> {
    pub chance: &'a mut C,
    pub draws: u32,
}

impl<C: Chance> Chance for Watched<'_, C> {
    fn dice(&mut self, count: usize, sides: u8, fold: impl Fn(&[u8]) -> u16) -> Dice {
        self.chance.dice(count, sides, fold)
    }

    fn draw<T: Drawn>(&mut self, cards: &[T]) -> usize {
        self.draws += 1;
        self.chance.draw(cards)
    }
}
