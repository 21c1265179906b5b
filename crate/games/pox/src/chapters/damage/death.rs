//! Death and other ways out of play (`pox:house.death.1`).

use crate::content::language::{NO_RUNE, Tiles, When};
use crate::fact::{Exit, Fact};
use crate::resolver::Resolver;
use crate::state::{Form, NO_SLOT, Place, State, Unit, UnitId, mark};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// Of 100 nora, what a globe is worth (`pox:9.1`).
const GLOBE_PERCENT: u16 = 15;

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A unit is destroyed; in a step, when it ends (`pox:house.turn.5`).
    pub(crate) fn destroy(&mut self, id: UnitId, clause: Clause) {
        if self.is_step() {
            if let Some(unit) = self.s.find_mut(id) {
                unit.marks |= mark::DOOMED;
            }
        } else {
            self.die(id, clause);
        }
    }

    /// Units without HP die, in array order (`pox:house.turn.6`).
    pub(crate) fn settle(&mut self) {
        if self.is_step() {
            return;
        }
        while let Some((id, doomed)) = self.fallen() {
            let clause = if doomed { rule!("pox:house.turn.5") } else { rule!("pox:6.3") };
            self.die(id, clause);
        }
    }

    fn fallen(&self) -> Option<(UnitId, bool)> {
        let fallen = self.s.units.iter().find(|unit| unit.hp <= 0 || unit.is_marked(mark::DOOMED))?;
        Some((fallen.id, fallen.is_marked(mark::DOOMED)))
    }

    /// A unit dies (`pox:house.death.1`).
    fn die(&mut self, id: UnitId, clause: Clause) {
        covers!("pox:house.death.1");
        let Some(unit) = self.s.find(id).copied() else { return };
        if self.is_brought_back(&unit) {
            return;
        }
        self.remove(id);
        let fell = self.tell(clause, Fact::Die { unit: unit.who(), at: unit.at });
        self.fell = fell;
        self.because(fell, |resolver| {
            resolver.lapse_named(id);
            // pox:9.2, pox:9.1.1: only what has a cost leaves a globe, on its uppermost tile.
            if unit.is_champion() && unit.form == Form::Real {
                resolver.drop_globe(unit.at, u16::from(unit.nora) * GLOBE_PERCENT / 100);
            }
            resolver.on_death(&unit);
        });
    }

    /// A unit leaves play, and what depends on it ends.
    pub(crate) fn remove(&mut self, id: UnitId) {
        let Some(at) = self.s.units.iter().position(|unit| unit.id == id) else { return };
        let unit = self.s.units[at];
        let worn = if unit.equipment == NO_RUNE { 0 } else { unit.equipment.rune().cooldown };
        for ((owner, rune), turns) in unit.runes().into_iter().zip([unit.is.rune().cooldown, worn]) {
            self.cool(owner, rune, turns, !unit.is_hidden_from(owner.other()));
        }
        self.s.units.take(at);
        self.forget(id);
    }

    /// Nothing of a unit that is gone is kept.
    fn forget(&mut self, id: UnitId) {
        while let Some(at) = self.s.conditions.iter().position(|condition| condition.on == id) {
            self.s.conditions.take(at);
        }
        while let Some(at) = self.s.engaged.iter().position(|(a, b)| *a == id || *b == id) {
            self.s.engaged.take(at);
        }
    }

    /// A rune goes on cooldown (`pox:house.cooldown.4`).
    pub(crate) fn cool(&mut self, owner: rulewright_engine::side::Side, rune: u8, turns: u8, known: bool) {
        covers!("pox:house.cooldown.4");
        if known {
            self.s.docks[owner].show(rune);
        }
        if let Some(state) = self.s.docks[owner].runes.get_mut(usize::from(rune)) {
            state.place = if turns == 0 { Place::Ready } else { Place::Cooldown(turns) };
            state.unseen = !known && turns > 0;
        }
    }

    /// What answers a death, in array order: of this set, Swarm (`pox:house.swarm.1`).
    fn on_death(&mut self, unit: &Unit) {
        covers!("pox:house.swarm.1");
        let Some(slayer) = self.s.find(unit.slayer).copied() else { return };
        if !unit.is_champion() || unit.form == Form::Illusion {
            return;
        }
        for slot in slayer.abilities.iter().filter(|slot| slot.is_there()) {
            let ability = slot.id().ability();
            if ability.when != When::AttackDestroys {
                continue;
            }
            for effect in ability.then.iter() {
                if let crate::content::language::Effect::Summon { unit: Some(rune), at: Tiles::Fallen } = effect
                    && self.rules.is_open(self.s, unit.at, *rune)
                {
                    self.summon(*rune, slayer.side, unit.at);
                }
            }
        }
    }

    /// `pox:house.recall.1`: a champion goes back to the dock. What has no place there vanishes (`pox:9.1.1`, `pox:9.2`).
    pub(crate) fn recall(&mut self, id: UnitId) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let at = unit.at;
        let returns = unit.rune != NO_SLOT;
        self.remove(id);
        if returns {
            // pox:house.hidden.2: one that was never seen comes back unknown.
            self.cool(unit.owner, unit.rune, 0, !unit.is_hidden_from(unit.owner.other()));
        }
        let how = if returns { Exit::Recall } else { Exit::Dissipate };
        let clause = match unit.form {
            _ if returns => rule!("pox:house.recall.1"),
            Form::Clone => rule!("pox:9.1.1"),
            _ => rule!("pox:9.2"),
        };
        self.fell = self.tell(clause, Fact::Exit { unit: unit.who(), how, at });
        self.because(self.fell, |resolver| resolver.lapse_named(id));
    }
}
