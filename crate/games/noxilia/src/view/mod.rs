//! Between JSON and the rules: actions, events, Tables, and what a set-up takes.

use crate::action::Action;
use crate::chapters::deck;
use crate::content::cards::CLANS;
use crate::content::language::CardId;
use crate::fact::Fact;
use crate::setup::{LOTS, MAPS};
use crate::state::State;
use crate::view::events::Teller;
use crate::view::read::Reader;
use crate::{Noxilia, position, setup};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::Game;
use rulewright_engine::rules::calc::Source;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::simulation::features::Features;
use rulewright_engine::{rule, wire};

pub(crate) mod codec;
pub(crate) mod events;
pub(crate) mod offer;
pub(crate) mod read;
pub(crate) mod schema;
pub(crate) mod table;
mod zones;

impl Game for Noxilia {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    fn info() -> wire::GameInfo {
        let decks = CLANS.iter().map(|clan| clan.id.to_owned()).collect();
        let maps = MAPS.iter().map(|map| (*map).to_owned()).collect();
        wire::GameInfo { id: Self::RULEBOOK.game.into(), decks, maps, seats: 2, builds: true }
    }

    fn takes() -> wire::SetupSchema {
        schema::schema()
    }

    fn deck_faults(list: &wire::DeckList) -> Vec<Error> {
        deck::faults(list)
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
        self.observe(state, side, out);
    }

    fn action_features(&self, state: &State, action: Action, out: &mut impl Features) {
        self.action_features(state, action, out);
    }

    fn write(&self, s: &State, action: Action) -> wire::Action {
        self.write(s, action)
    }

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        Reader { rules: self, s, action }.read()
    }

    fn offer(&self, s: &State, action: Action) -> wire::Offer {
        let written = self.write(s, action);
        let cost = self.cost(s, action);
        wire::Offer { path: self.path(s, &written), cost, cites: self.allowing(s, action).id().into(), action: written }
    }

    fn event(&self, _: &State, fact: Fact, viewer: Viewer) -> wire::Event {
        Teller { rules: self, viewer }.describe(fact)
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<wire::Word> {
        Some(CardId(source.0 as u8).id()).filter(|id| !id.is_empty()).map(wire::Word::from)
    }

    /// A card by its id, or a side by its name.
    fn draw_code(&self, id: &str) -> Option<u16> {
        let seat = || LOTS.iter().copied().zip(Side::BOTH).find(|(_, side)| side.to_string() == id).map(|(lot, _)| lot);
        CardId::of(id).map(u16::from).or_else(seat)
    }

    fn draw_name(&self, number: u16) -> Option<wire::Word> {
        if let Some((_, side)) = LOTS.iter().zip(Side::BOTH).find(|(lot, _)| **lot == number) {
            return Some(side.word());
        }
        let card = u8::try_from(number).ok().map(CardId)?;
        Some(card.id()).filter(|id| !id.is_empty()).map(wire::Word::from)
    }

    fn turn_clause() -> Clause {
        rule!("noxilia:action.1")
    }

    fn over_clause() -> Clause {
        rule!("noxilia:endgame.1")
    }
}
