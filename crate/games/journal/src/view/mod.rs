//! Between JSON and the rules: actions, events, Tables, and what a set-up takes.

use crate::action::Action;
use crate::content::data::{MAPS, PARTIES};
use crate::content::source;
use crate::fact::Fact;
use crate::position::pieces::own_name;
use crate::state::{Card, Deck, State, UnitId};
use crate::view::events::Teller;
use crate::view::read::Reader;
use crate::view::table::under_way;
use crate::{Journal, parties, position, setup};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::Game;
use rulewright_engine::rules::calc::Source;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::simulation::features::Features;
use rulewright_engine::{rule, wire};

#[cfg(test)]
mod ahead_tests;
pub(crate) mod codec;
pub(crate) mod events;
mod foretold;
pub(crate) mod offer;
pub(crate) mod piece;
pub(crate) mod read;
pub(crate) mod schema;
pub(crate) mod stages;
pub(crate) mod table;
#[cfg(test)]
mod tests;
pub(crate) mod zones;

impl Game for Journal {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    const TAKES_ALSO: &'static [&'static str] = &["turns", "piles"];

    fn info() -> wire::GameInfo {
        let decks = PARTIES.iter().map(|party| party.id.to_owned()).collect();
        let maps = MAPS.iter().map(|map| map.id.to_owned()).collect();
        wire::GameInfo { id: Self::RULEBOOK.game.into(), decks, maps, seats: 2, builds: true }
    }

    fn takes() -> wire::SetupSchema {
        schema::schema()
    }

    fn deck_faults(list: &wire::DeckList) -> Vec<Error> {
        parties::of_list(list).err().unwrap_or_default()
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

    /// The cards that are left.
    fn forget(&self, s: &mut State) {
        s.deck = Deck::default();
    }

    /// A unit is foretold if it still has a turn in this round that has not begun.
    fn look_ahead(&self, s: &State, _: Viewer, table: &mut wire::Table) {
        if !under_way(s) {
            return;
        }
        for (id, _) in s.numbered().filter(|(_, unit)| unit.is_in() && !unit.chooses() && unit.left > 0) {
            if let Some(piece) = table.pieces.get_mut(&self.name(s, id)) {
                piece.foretold = self.foretell(s, id);
            }
        }
    }

    fn write(&self, s: &State, action: Action) -> wire::Action {
        self.write(s, action)
    }

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        Reader { rules: self, s, action }.read()
    }

    fn offer(&self, s: &State, action: Action) -> wire::Offer {
        let written = self.write(s, action);
        wire::Offer {
            path: self.path(s, action, &written),
            cost: self.price(s, action),
            cites: offer::allowing(action).id().into(),
            action: written,
        }
    }

    fn event(&self, s: &State, fact: Fact, _: Viewer) -> wire::Event {
        Teller { rules: self, s }.describe(fact)
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<wire::Word> {
        source::id(source)
    }

    fn draw_code(&self, id: &str) -> Option<u16> {
        Card::named(id).map(u16::from)
    }

    fn draw_name(&self, number: u16) -> Option<wire::Word> {
        let card = u8::try_from(number).ok().map(Card)?;
        (card <= Card::JOKER).then(|| card.id())
    }

    fn turn_clause() -> Clause {
        rule!("journal:round.4")
    }

    fn over_clause() -> Clause {
        rule!("journal:house.win.1")
    }
}

impl Journal {
    /// A panel as JSON writes it.
    pub(crate) fn square(&self, cell: Cell) -> wire::Square {
        let (x, y) = self.map.grid.xy(cell);
        [i16::from(x) + 1, i16::from(y) + 1]
    }

    /// The panel of a square, if it is on the board.
    pub(crate) fn cell(&self, [x, y]: wire::Square) -> Option<Cell> {
        let index = |n: i16| i8::try_from(n.checked_sub(1)?).ok();
        self.map.grid.at(index(x)?, index(y)?)
    }

    /// What a unit is called: as the set-up says; else after its owner and its character, with a number where there are
    /// several such.
    pub(crate) fn name(&self, s: &State, id: UnitId) -> wire::Word {
        if let Some(name) = self.names.get(id.index()) {
            return name.clone();
        }
        let Some(unit) = s.find(id) else { return NOBODY.into() };
        let base = own_name(unit.side, unit.is);
        match s.units[..id.index()].iter().filter(|other| other.is == unit.is && other.side == unit.side).count() {
            0 => base,
            before => wire::Word::numbered(&base, before as u32 + 1),
        }
    }
}

/// What a piece is called that is not there.
const NOBODY: &str = "nobody";
