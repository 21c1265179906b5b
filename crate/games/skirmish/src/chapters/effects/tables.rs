//! Rolls that are read off a table (`skirmish:notation.9`, `skirmish:notation.10`).

use super::doing::Doing;
use crate::chapters::status::status_clause;
use crate::content::notation::{DIE, Read};
use crate::content::{CardId, GUARD, Table};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:notation.9`, `skirmish:notation.10`: roll, read, do what the row says. Bonuses do not apply.
    pub fn table(&mut self, table: &Table, on: Doing) {
        let (value, roll) = self.read(table, on.target, on.card);
        if let Some((.., effects)) = table.rows.iter().find(|(min, max, _)| (*min..=*max).contains(&value)) {
            self.because(roll, |resolver| resolver.effects(effects, on));
        }
    }

    /// Rolls for a table and tells the value; the answer is the value, and the event that told it.
    pub fn read(&mut self, table: &Table, unit: UnitId, card: Option<CardId>) -> (u8, EventId) {
        let roll = table.roll;
        // All that matters of the roll is the row it leads to.
        let row = |faces: &[u8]| {
            let value = roll.value(faces);
            table.rows.iter().position(|(min, max, _)| (*min..=*max).contains(&value)).unwrap_or(table.rows.len())
                as u16
        };
        let dice = self.chance.dice(usize::from(roll.dice), DIE, row);
        let clause = match (card.filter(|c| *c < GUARD), roll.read) {
            (Some(status), _) => status_clause(status, 0),
            (None, Read::Sum) => rule!("skirmish:notation.9"),
            (None, _) => rule!("skirmish:notation.10"),
        };
        let event = self.tell(clause, Fact::TableRoll { unit, card, roll, dice });
        (roll.value(&dice), event)
    }
}
