//! Random games, at the level of rules.

use rulewright::engine::bot::{Bot, Greedy};
use rulewright::engine::chance::{Chance, Scripted, Seeded};
use rulewright::engine::rules::Game;
use rulewright::engine::rules::event::Record;
use rulewright::engine::side::Side;
use rulewright::engine::wire::{DeckList, Options, Seat};

use super::chance::{dice, one};
use super::decks;

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
    let mut players: Vec<Seat> = (0..info.seats).map(|_| seat()).collect();
    decks::keep_apart(G::RULEBOOK.game, &info.decks, &mut players, &mut with);
    let map = (!info.maps.is_empty() && with.below(3) > 0).then(|| one(&info.maps, &mut with).clone());
    let first = (with.below(2) > 0).then(|| Side(with.below(u32::from(info.seats)) as u8));
    // In Pox player 1 always begins (`pox:6.1`).
    let first = first.filter(|side| G::RULEBOOK.game != "pox" || *side == Side::P1);
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
