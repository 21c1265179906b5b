//! Damage, life and armour (`noxilia:combat.damage.*`, `noxilia:stat.armour.*`, `noxilia:stat.life.*`), and units that become
//! engaged (`noxilia:def.engage.1`).

use crate::chapters::abilities::works;
use crate::content::abilities::Key;
use crate::content::cards::armour_given;
use crate::content::language::{Always, Harm};
use crate::fact::Fact;
use crate::resolver::{MAX_FALLEN, Resolver};
use crate::state::{State, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// Damage on its way.
pub(crate) struct Blow<T> {
    /// How much.
    pub amount: Calc<T>,
    /// Of what kind.
    pub kind: Harm,
    /// Past armour.
    pub through: bool,
}

/// Damage that was dealt.
#[derive(Clone, Copy, Default)]
pub(crate) struct Hit {
    /// How much life it cost.
    pub life: u8,
    /// The event that tells of it; none where nothing was dealt.
    pub told: EventId,
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Deals damage; answers what it came to. Nobody dies of it yet: deaths are found together
    /// (`noxilia:objective.4`).
    pub(crate) fn hurt(&mut self, id: UnitId, mut blow: Blow<L::Trace>) -> Hit {
        let Some(unit) = self.s.find(id).copied() else { return Hit::default() };
        let magic = blow.kind != Harm::Physical;
        if magic {
            // noxilia:ability.magic_resistance.1: before armour
            if let Harm::Colour(colour) = blow.kind {
                let typed = self.rules.resists(&unit, colour);
                blow.amount.plus(-i32::from(typed), rule!("noxilia:ability.type_resistance.1"), Source::RULE);
            }
            let general = self.rules.power(self.s, &unit, Key::MagicResistance).unwrap_or(0);
            blow.amount.plus(-i32::from(general), rule!("noxilia:ability.magic_resistance.1"), Source::RULE);
            blow.amount.at_least(0, rule!("noxilia:ability.magic_resistance.1"));
        }
        // noxilia:stat.armour.4: nothing takes nothing away.
        if blow.amount.value <= 0 {
            return Hit::default();
        }
        covers!("noxilia:ability.piercing_attack.2");
        // What goes past armour uses none of it up.
        let mut spent = 0;
        covers!("noxilia:advanced.7");
        // A card that says so goes past armour.
        if !blow.through {
            let armour = self.rules.armour::<()>(self.s, &unit).value;
            if armour < 0 {
                blow.amount.plus(-armour, rule!("noxilia:stat.armour.3"), Source::RULE);
                covers!("noxilia:stat.armour.4");
                spent = armour;
            } else {
                // noxilia:combat.damage.1, noxilia:stat.armour.5
                spent = armour.min(blow.amount.value);
                let clause = if magic { rule!("noxilia:stat.armour.5") } else { rule!("noxilia:combat.damage.1") };
                blow.amount.plus(-spent, clause, Source::RULE);
            }
        }
        let life = blow.amount.value.clamp(0, 255) as u8;
        let target = self.who(id);
        let own = spent - self.use_up(id, spent);
        if let Some(unit) = self.s.find_mut(id) {
            unit.worn = (i32::from(unit.worn) - own).clamp(-100, 100) as i8;
            covers!("noxilia:combat.damage.2");
            unit.wounds = unit.wounds.saturating_add(life);
        }
        let fact = Fact::Damage { target, life: life.into(), armour: -spent as i16 };
        let told = self.tell_calc(blow.amount.clause, fact, blow.amount);
        self.fell(id, told);
        Hit { life, told }
    }

    /// Armour that equipment gives is used up before the unit's own, and stays so for the next bearer; answers how much of
    /// it was.
    fn use_up(&mut self, id: UnitId, spent: i32) -> i32 {
        covers!("noxilia:card.equipment.5");
        let mut left = spent.max(0);
        for n in 0..self.s.table_cards.len() {
            if left == 0 {
                break;
            }
            let item = self.s.table_cards[n];
            if item.on == id && works(self.s, n) {
                let given = i32::from(armour_given(item.card)) - i32::from(item.spent);
                let used = given.clamp(0, left);
                self.s.table_cards[n].spent += used as u8;
                left -= used;
            }
        }
        spent.max(0) - left
    }

    /// Remembers the blow that took the last life of a unit: its death follows from it.
    fn fell(&mut self, id: UnitId, blow: EventId) {
        if blow == EventId::NONE || self.s.find(id).is_none_or(|u| u.life() > 0) {
            return;
        }
        if let Some((_, felled_by)) = self.fallen.iter_mut().find(|(who, _)| *who == id) {
            *felled_by = blow;
        } else if self.fallen.len() < MAX_FALLEN {
            self.fallen.push((id, blow));
        }
    }

    /// Armour changes until it is set back.
    pub(crate) fn wear(&mut self, id: UnitId, by: i8, clause: Clause) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.worn = unit.worn.saturating_add(by);
            let unit = self.who(id);
            self.tell(clause, Fact::Armour { unit, amount: by });
        }
    }

    /// An enemy's spell or ability engages a unit, if it can.
    pub(crate) fn force_engaged(&mut self, id: UnitId, clause: Clause) {
        covers!("noxilia:ability.steadfast.1");
        let Some(unit) = self.s.find(id) else { return };
        if unit.is_ready() && !self.rules.has(self.s, unit, Key::Steadfast) {
            self.engage(id, clause);
        }
    }

    /// A unit is engaged.
    pub(crate) fn engage(&mut self, id: UnitId, clause: Clause) -> EventId {
        covers!("noxilia:def.engage.1");
        let Some(unit) = self.s.find_mut(id) else { return EventId::NONE };
        unit.marks |= mark::ENGAGED;
        let unit = self.who(id);
        self.tell(clause, Fact::Engage { unit })
    }

    /// How much a spell's damage of a colour is raised this turn.
    pub(crate) fn spell_bonus(&self, kind: Harm) -> i32 {
        let more = |always: &'static Always| match always {
            Always::Spells(colour, by) if kind == Harm::Colour(*colour) => i32::from(*by),
            _ => 0,
        };
        self.rules.of_the_turn(self.s).map(more).sum()
    }
}
