//! Between JSON and the rules: actions, events, Tables, and what a set-up takes.

use crate::action::Action;
use crate::content::data::{AVATAR, BATTLEGROUPS, MAPS, SHRINE};
use crate::content::language::RuneId;
use crate::content::source;
use crate::fact::{Fact, Who};
use crate::position::names::shrine_name;
use crate::state::{Form, State, Unit, UnitId};
use crate::view::events::Teller;
use crate::view::read::Reader;
use crate::{Pox, battlegroups, features, position, setup};
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

pub(crate) mod codec;
pub(crate) mod events;
pub(crate) mod hides;
pub(crate) mod offer;
pub(crate) mod piece;
pub(crate) mod read;
pub(crate) mod schema;
pub(crate) mod table;
#[cfg(test)]
mod tests;
pub(crate) mod zones;

impl Game for Pox {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    fn info() -> wire::GameInfo {
        let decks = BATTLEGROUPS.iter().map(|group| group.id.to_owned()).collect();
        let maps = MAPS.iter().map(|map| map.id.to_owned()).collect();
        wire::GameInfo { id: Self::RULEBOOK.game.into(), decks, maps, seats: 2, builds: true }
    }

    fn takes() -> wire::SetupSchema {
        schema::schema()
    }

    fn deck_faults(list: &wire::DeckList) -> Vec<Error> {
        battlegroups::faults(list)
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
        features::action(state, action, out);
    }

    fn write(&self, s: &State, action: Action) -> wire::Action {
        let mut written = wire::Action::default();
        self.write_into(&mut written, s, action);
        written
    }

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        Reader { rules: self, s, action }.read()
    }

    fn offer(&self, s: &State, action: Action) -> wire::Offer {
        let mut offer = wire::Offer::default();
        self.make_offer(s, action, &mut None, &mut offer);
        offer
    }

    fn offers(&self, s: &State, actions: &[Action], see: &mut dyn FnMut(&mut Box<wire::Offer>)) {
        let (mut walks, mut offer) = (None, Box::default());
        for action in actions {
            self.make_offer(s, *action, &mut walks, &mut offer);
            see(&mut offer);
        }
    }

    fn may_know(&self, fact: &Fact, viewer: Viewer) -> bool {
        !hides::is_untold(*fact, viewer)
    }

    fn event(&self, s: &State, fact: Fact, viewer: Viewer) -> wire::Event {
        Teller { rules: self, s, viewer }.describe(fact)
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<wire::Word> {
        source::id(source)
    }

    fn draw_code(&self, id: &str) -> Option<u16> {
        RuneId::named(id).map(|rune| rune.0.into())
    }

    fn draw_name(&self, number: u16) -> Option<wire::Word> {
        let rune = u8::try_from(number).ok().map(RuneId)?;
        RuneId::all().any(|known| known == rune).then(|| rune.id().into())
    }

    fn turn_clause() -> Clause {
        rule!("pox:gl.activate")
    }

    fn over_clause() -> Clause {
        rule!("pox:house.end.1")
    }
}

impl Pox {
    /// A tile as JSON writes it.
    pub(crate) fn square(&self, cell: Cell) -> wire::Square {
        let (x, y) = self.map.grid.xy(cell);
        [i16::from(x) + 1, i16::from(y) + 1]
    }

    /// The tile of a square, if it is on the board.
    pub(crate) fn cell(&self, [x, y]: wire::Square) -> Option<Cell> {
        let index = |n: i16| i8::try_from(n.checked_sub(1)?).ok();
        self.map.grid.at(index(x)?, index(y)?)
    }

    /// What a unit is called: as the set-up says; else after its owner and its rune, or after its owner, what it is and how
    /// many such its owner has had.
    pub(crate) fn name(&self, s: &State, who: Who) -> wire::Word {
        if let Some(name) = self.names.get(usize::from(who.id.0)) {
            return name.clone();
        }
        if matches!(who.is, SHRINE | AVATAR) {
            return self.free(&shrine_name(who.owner), 1, false);
        }
        let base = wire::Word::joined(&[&who.owner.word(), "-", who.is.id()]);
        let dock = &s.docks[who.owner];
        let slot = usize::from(who.serial);
        let is_rune = dock.runes.get(slot).is_some_and(|rune| rune.is == who.is);
        if who.form == Form::Real && is_rune {
            self.free(&base, self.numbers[who.owner][slot].into(), false)
        } else {
            // The shrine was the first that came without a rune; a second copy of a rune is called `-2`.
            let copies = dock.runes.iter().filter(|rune| rune.is == who.is).count();
            let after = if copies > 1 { copies } else { 0 };
            self.free(&base, usize::from(who.serial).max(2) - 1 + after, true)
        }
    }

    /// The same of a unit in play.
    pub(crate) fn name_of(&self, s: &State, unit: &Unit) -> wire::Word {
        self.name(s, unit.who())
    }

    /// The same by its number, if it is in play or the set-up named it.
    pub(crate) fn name_if(&self, s: &State, id: UnitId) -> Option<wire::Word> {
        let named = || self.names.get(usize::from(id.0)).cloned();
        s.find(id).map(|unit| self.name_of(s, unit)).or_else(named)
    }

    /// The n-th name of a kind that no unit of the set-up has: `p1-wolf-1`, `p1-wolf-2`; without the 1 if they are not
    /// counted.
    fn free(&self, base: &str, n: usize, counted: bool) -> wire::Word {
        let nth = |n: usize| {
            if n == 1 && !counted { wire::Word::copied(base) } else { wire::Word::numbered(base, n as u32) }
        };
        if self.names.is_empty() {
            return nth(n);
        }
        let mut left = n;
        let mut at = 0;
        while left > 0 {
            at += 1;
            left -= usize::from(!self.names.contains(&nth(at)));
        }
        nth(at)
    }
}
