//! Life regained and curses taken away (`noxilia:ability.heal.1`, `noxilia:ability.regeneration.1`,
//! `noxilia:ability.purification.1`).

use crate::content::abilities::Key;
use crate::content::cards::is_curse;
use crate::content::language::Always;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, TableCard, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// Whether a card on a unit keeps it from regaining life.
pub(crate) fn is_past_mending(s: &State, id: UnitId) -> bool {
    s.worn(id).any(|g| g.card.card().always.iter().any(|a| matches!(a, Always::NoMending)))
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit regains life at the start of a turn.
    pub(crate) fn regenerate(&mut self, id: UnitId) {
        if let Some(unit) = self.s.find(id).copied() {
            let amount = self.rules.power(self.s, &unit, Key::Regeneration).unwrap_or(0);
            self.mend(id, amount, rule!("noxilia:ability.regeneration.1"));
        }
    }

    /// Life is regained, which it is by nothing else, never beyond what the card prints
    /// (`noxilia:ability.regeneration.1`).
    pub(crate) fn mend(&mut self, id: UnitId, amount: u8, clause: Clause) {
        covers!("noxilia:stat.life.1");
        let Some(unit) = self.s.find(id) else { return };
        let amount = amount.min(unit.wounds);
        if amount == 0 || is_past_mending(self.s, id) {
            return;
        }
        if let Some(unit) = self.s.find_mut(id) {
            unit.wounds -= amount;
        }
        let unit = self.who(id);
        self.tell(clause, Fact::Mend { unit, amount });
    }

    /// noxilia:ability.purification.1
    pub(crate) fn purify(&mut self, id: UnitId) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.poison = 0;
        }
        let unit = self.who(id);
        let purified = self.tell(rule!("noxilia:ability.purification.1"), Fact::Purify { unit });
        let curse = |g: &&TableCard| g.on == id && is_curse(g.card);
        while let Some(item) = self.s.table_cards.iter().find(curse).copied() {
            self.because(purified, |resolver| resolver.lapse(&item, rule!("noxilia:ability.purification.1")));
        }
    }
}
