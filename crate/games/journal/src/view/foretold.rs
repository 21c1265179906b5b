//! What a unit that nobody decides for would do if its turn were now (`journal:house.order.1`): worked out by the procedure
//! that it follows, for every card that may be drawn among equals.

use std::cmp::Reverse;

use crate::Journal;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Deck, Deed, Frame, State, UnitId};
use rulewright_engine::chance::{Enumerated, Luck, Odds};
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::rules::Game;
use rulewright_engine::rules::event::{Entry, EventId, Record};
use rulewright_engine::side::Viewer;
use rulewright_engine::wire;

/// In more ways than this nothing is foretold: two choices among equals, one after the other, have fewer.
const MOST_WAYS: usize = 3_000;

/// What it may come to, with the first way that leads there.
pub(super) struct End {
    pub(super) declared: Fact,
    pub(super) odds: Odds,
    way: Vec<Entry<Fact>>,
}

impl Journal {
    /// What a unit may do, the likeliest first.
    pub(crate) fn foretell(&self, s: &State, id: UnitId) -> wire::OutputOnly<Vec<wire::Foretold>> {
        let Some(mut ends) = self.ends_of(s, id) else { return wire::OutputOnly::default() };
        // Fractions from 0 on are in the order of their bits.
        order_by(&mut ends, |end| Reverse(end.odds.as_f64().to_bits()));
        let told: Vec<wire::Foretold> = ends.iter().map(|end| self.told(s, end)).collect();
        wire::OutputOnly::unless_empty(&told)
    }

    /// What it may declare, each once.
    pub(super) fn ends_of(&self, s: &State, id: UnitId) -> Option<Vec<End>> {
        let ways = Enumerated::each(MOST_WAYS, |chance| self.way(s, id, chance)).ok()?;
        let mut ends: Vec<End> = Vec::new();
        for (way, odds) in ways {
            let declared = way.last()?.fact;
            match ends.iter_mut().find(|end| end.declared == declared) {
                Some(end) => end.odds = end.odds.or(odds)?,
                None => ends.push(End { declared, odds, way }),
            }
        }
        Some(ends)
    }

    /// One way, up to what is declared. A joker picks nobody, so it is as if there were none; only a wanderer stays for it.
    fn way(&self, s: &State, id: UnitId, chance: &mut Enumerated) -> Vec<Entry<Fact>> {
        let mut state = *s;
        if !s.unit(id).is_neutral() {
            state.deck = Deck::of(s.deck.cards().filter(|card| !card.is_joker()));
        }
        state.deed = Deed { unit: id, ..Deed::default() };
        state.frames.clear();
        state.frames.push(Frame::Act(id), EventId::NONE);
        let mut log = Record::after(0);
        Resolver::new(self, &mut state, &mut Luck::Enumerated(chance), &mut log).act_by_itself(id);
        let declared =
            log.entries.iter().position(|entry| matches!(entry.fact, Fact::Declare { .. } | Fact::Stay { .. }));
        log.entries.truncate(declared.map_or(0, |at| at + 1));
        log.entries
    }

    fn told(&self, s: &State, end: &End) -> wire::Foretold {
        let why = end.way.iter().filter(|entry| is_reason(&entry.fact));
        let numbered = |(id, entry)| wire::Event { id, ..self.tell(s, entry, Viewer::All) };
        wire::Foretold {
            odds: format!("{}/{}", end.odds.of, end.odds.ways).into(),
            p: end.odds.as_f64(),
            events: (0..).zip(why).map(numbered).collect(),
        }
    }
}

/// Whom it chose and by what, where it goes, and what it declares; who else was equal and the card are no part of it. An order
/// that it can no longer follow is already shown as the one that it becomes.
fn is_reason(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Pick { .. }
            | Fact::Goal { .. }
            | Fact::Nobody { .. }
            | Fact::Stay { .. }
            | Fact::Heading { .. }
            | Fact::Declare { .. }
    )
}
