//! Abilities, granted and removed (`pox:7.1`, `pox:7.1.1`).

use crate::content::language::{AbilityId, Gift, Printed};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{MAX_ABILITIES, Origin, Slot, State, UnitId};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A unit gains an ability.
    pub(crate) fn grant(&mut self, id: UnitId, printed: Printed, origin: Origin) {
        let order = self.s.take_order();
        let Some(unit) = self.s.find_mut(id) else { return };
        // pox:house.condition.1: a second gain of the same is none.
        let has = origin == Origin::Granted && unit.slot(printed).is_some();
        if has || unit.abilities.len() == MAX_ABILITIES {
            return;
        }
        let flew = unit.flies();
        unit.abilities.push(Slot { printed, order, cooldown: 0, origin });
        let unit = unit.who();
        self.refresh(id);
        self.tell(rule!("pox:7.1.1"), Fact::Grant { unit, ability: printed });
        self.look_at_flight(id, flew);
    }

    /// A unit loses an ability for good; what was granted is gone, what is printed stays lost.
    pub(crate) fn remove_ability(&mut self, id: UnitId, printed: Printed) {
        covers!("pox:house.removal.2");
        let Some(unit) = self.s.find_mut(id) else { return };
        let flew = unit.flies();
        let Some(at) = unit.slot(printed).map(usize::from) else { return };
        unit.lose(at);
        let unit = unit.who();
        self.refresh(id);
        let removed = self.tell(rule!("pox:7.1.1"), Fact::Remove { unit, ability: printed });
        self.because(removed, |resolver| resolver.look_at_flight(id, flew));
    }

    /// The number of Short Lived drops; at 0 its bearer is destroyed.
    pub(crate) fn count_down(&mut self, id: UnitId, ability: AbilityId) {
        let Some(unit) = self.s.find_mut(id) else { return };
        let Some(slot) = unit.abilities.iter_mut().find(|slot| slot.id() == ability && slot.is_there()) else { return };
        slot.printed.with = slot.printed.with.saturating_sub(1);
        let (left, unit) = (slot.printed.with, unit.who());
        self.tell(rule!("pox:7.1"), Fact::Countdown { unit, left });
        if left == 0 {
            self.destroy(id, rule!("pox:7.1"));
        }
    }

    /// What equipment grants, for as long as it is worn (`pox:house.equipment.2`).
    pub(crate) fn grant_gifts(&mut self, id: UnitId, gifts: &[Gift]) {
        for gift in gifts {
            if let Gift::Ability(printed) = gift {
                self.grant(id, *printed, Origin::Worn);
            }
        }
    }
}
