//! Drops: requested before the battle, called in it (`journal:drop.*`, `journal:house.drop.*`).

use crate::Journal;
use crate::content::language::Terrain;
use crate::fact::{Fact, Why};
use crate::resolver::Resolver;
use crate::state::{Card, Drop, Place, State, Suit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The cards that are drawn for the drift (`journal:drop.6`).
const DRIFTS: usize = 2;

impl Journal {
    /// Whether a unit may call a drop to a panel: it holds the request, and any panel of the board may be named.
    pub(crate) fn may_call_drop(&self, s: &State, id: UnitId, at: Cell) -> Check {
        let holds = s.requests.iter().any(|request| request.holder == id);
        ensure(holds, "no-request", rule!("journal:drop.9"))?;
        ensure(self.map.grid.all.has(at), "off-board", rule!("journal:drop.5"))
    }
}

/// Where a card drifts a drop, and the clause that says so.
fn drift(card: Card) -> (Option<Heading>, Clause) {
    match card.suit() {
        _ if card.is_royal() => (None, rule!("journal:drop.7")),
        Some(Suit::Spades) => (Some((0, -1)), rule!("journal:drop.spades")),
        Some(Suit::Hearts) => (Some((1, 0)), rule!("journal:drop.hearts")),
        Some(Suit::Diamonds) => (Some((0, 1)), rule!("journal:drop.diamonds")),
        Some(Suit::Clubs) => (Some((-1, 0)), rule!("journal:drop.clubs")),
        None => (None, rule!("journal:drop.7")),
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The drop of a unit comes: one in one action (`journal:drop.8`).
    pub(crate) fn call_drop(&mut self, id: UnitId, at: Cell) {
        let Some(n) = self.s.requests.iter().position(|request| request.holder == id) else { return };
        covers!("journal:drop.8");
        let request = self.s.requests.take(n);
        let to = self.drifted(id, at);
        match request.drop {
            Drop::Hero(hero) => self.land(hero, to),
            Drop::Item(item) => self.lie(item, to),
        }
    }

    /// Two cards drift it, one after the other. What would leave the board is ignored; walls and units are flown over
    /// (`journal:house.drop.1`).
    fn drifted(&mut self, id: UnitId, mut at: Cell) -> Cell {
        covers!("journal:drop.6", "journal:house.drop.1");
        for _ in 0..DRIFTS {
            let card = self.draw(Why::Drift, id);
            self.s.deed.joker |= card.is_joker();
            let (heading, clause) = drift(card);
            let to = heading.and_then(|heading| self.rules.map.grid.shifted(at, heading));
            let from = at;
            at = to.unwrap_or(at);
            self.tell(clause, Fact::Drift { from, to: at });
        }
        at
    }

    /// A hero lands on the nearest panel that it may stay on, with full HP and MP (`journal:drop.2`, `journal:house.drop.4`).
    fn land(&mut self, hero: UnitId, at: Cell) {
        let to = self.rules.nearest_free(self.s, at, |rules, s, cell| rules.is_free_to(s, s.unit(hero), cell));
        let Some(to) = to else { return };
        covers!("journal:house.drop.4");
        let unit = self.s.unit_mut(hero);
        (unit.place, unit.at, unit.left) = (Place::Board, to, 0);
        let landed = self.tell(rule!("journal:drop.2"), Fact::Land { unit: hero, to });
        self.because(landed, |resolver| {
            resolver.arrive(hero, false);
            // To land is no movement: the hero has left no panel (`journal:house.drop.4`, `journal:house.number.1`).
            resolver.s.unit_mut(hero).marks &= !mark::MOVED;
        });
    }

    /// An item is placed on the nearest panel that is no wall, no shut door and no sky, until a unit comes to it.
    fn lie(&mut self, item: crate::content::language::ItemId, at: Cell) {
        let to = self.rules.nearest_free(self.s, at, |rules, s, cell| {
            rules.map.grid.all.has(cell) && !rules.solid(s).has(cell) && rules.terrain(s, cell) != Terrain::Sky
        });
        let Some(to) = to else { return };
        self.s.items.push((to, item));
        let lies = self.tell(rule!("journal:drop.3"), Fact::Lie { item, to });
        if let Some(id) = self.s.on(to) {
            self.because(lies, |resolver| resolver.take_item(id));
        }
    }
}
