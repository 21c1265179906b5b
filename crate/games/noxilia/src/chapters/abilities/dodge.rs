//! Dodges (`noxilia:ability.dodge.1`): the target cancels one melee attack.

use crate::Noxilia;
use crate::content::abilities::{Key, lends_dodge, prints};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Frame, State, Strike, TableCard, Unit, card_mark, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl Noxilia {
    /// Whether a dodge is left: the unit's own, or that of something it bears (`noxilia:ability.dodge.1`).
    pub(crate) fn dodges(&self, s: &State, unit: &Unit) -> bool {
        let own = prints(unit.card, Key::Dodge) && !unit.is(mark::DODGED);
        own || s.worn(unit.id).any(|g| lends_dodge(g.card) && !g.is(card_mark::DODGED))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// noxilia:ability.dodge.1
    pub(crate) fn may_dodge(&self, strike: &Strike) -> bool {
        strike.how.is_melee() && self.s.find(strike.target).is_some_and(|u| self.rules.dodges(self.s, u))
    }

    /// The attack is cancelled (`noxilia:ability.dodge.1`): the unit's own dodge first.
    pub(crate) fn dodge(&mut self) {
        let Some(Frame::Strike(strike)) = self.s.top() else { return };
        let Some(unit) = self.s.find(strike.target).copied() else { return };
        if prints(unit.card, Key::Dodge) && !unit.is(mark::DODGED) {
            if let Some(unit) = self.s.find_mut(unit.id) {
                unit.marks |= mark::DODGED;
            }
        } else {
            let lent = |g: &&mut TableCard| g.on == unit.id && !g.is(card_mark::DODGED) && lends_dodge(g.card);
            if let Some(item) = self.s.table_cards.iter_mut().find(lent) {
                item.marks |= card_mark::DODGED;
            }
        }
        let unit = self.who(unit.id);
        self.tell(rule!("noxilia:ability.dodge.1"), Fact::Dodge { unit });
        self.pop();
    }
}
