//! Triggered attacks (`pox:house.attack.4`).

use crate::chapters::effects::Deed;
use crate::content::language::is;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Form, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A free, off-chain attack with the first basic attack listed, if its reach allows it.
    pub(crate) fn free_attack(&mut self, id: UnitId, target: UnitId) {
        let (Some(unit), Some(foe)) = (self.s.find(id).copied(), self.s.find(target).copied()) else { return };
        let Some(printed) = super::first_basic(&unit).map(|slot| slot.printed) else { return };
        if unit.is(is::PACIFIED) || unit.form == Form::Illusion || unit.side == foe.side {
            return;
        }
        let distance = self.rules.map.apart(unit.base(), foe.base());
        if !(unit.range.0..=unit.range.1).contains(&distance) {
            return;
        }
        let clause = rule!("pox:house.attack.4");
        let deed = Deed { target, distance, ..Deed::of(&unit, printed, clause) };
        let who = Fact::Use { unit: unit.who(), ability: printed, target: Some(foe.who()), to: Cell::OFF, cost: 0 };
        let used = self.tell(clause, who);
        self.because(used, |resolver| {
            resolver.reveal(id, rule!("pox:5.1.3"));
            resolver.free_hit(&deed);
        });
    }

    /// The attack itself: it never sets off another triggered attack.
    fn free_hit(&mut self, deed: &Deed) {
        if self.breaks_illusion(deed.target) {
            return;
        }
        self.answered(deed);
        self.attack_once(deed);
    }
}
