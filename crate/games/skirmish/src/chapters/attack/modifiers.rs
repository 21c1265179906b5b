//! The dice and the bonus of attack and defence, and what cards in play add to them (`skirmish:house.stack.*`).

use super::blow::Blow;
use crate::content::{Effect, Modify, Stat};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{NO_CARD, State, UnitId};
use rulewright_engine::chance::{Chance, MAX_DICE};
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::event::Log;
use rulewright_engine::{covers, rule};

/// All that the most dice can take; what is beyond is lost (`skirmish:bonus.3.r1`).
const MOST_BONUS: i32 = 4 * MAX_DICE as i32;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    pub fn attack_dice(&mut self, blow: &Blow) -> Calc<L::Trace> {
        let r = self.s.resolving;
        let mut dice = Calc::traced(i32::from(blow.power), rule!("skirmish:notation.2"), self.log.trace());
        if let Some(boost) = blow.boost {
            dice.plus(i32::from(boost.dice), rule!("skirmish:house.boost.1"), Source(u16::from(r.card)));
            // skirmish:house.boost.2: a boost leaves at least one die of the printed ones.
            dice.at_least(1, rule!("skirmish:house.boost.2"));
        }
        self.modify(&mut dice, r.unit, Stat::AttackDice, blow);
        // skirmish:attack.1: a power below 0 counts as 0 dice.
        dice.at_least(0, rule!("skirmish:house.dice.1"));
        dice.at_most(MAX_DICE as i32, rule!("skirmish:house.dice.1"));
        dice
    }

    pub fn attack_bonus(&mut self, blow: &Blow) -> Calc<L::Trace> {
        let r = self.s.resolving;
        let mut bonus = Calc::traced(i32::from(blow.bonus), rule!("skirmish:notation.4"), self.log.trace());
        if let Some(boost) = blow.boost {
            // skirmish:persist.7: for this card only, for it is read off the card that is being resolved.
            bonus.plus(i32::from(boost.bonus), rule!("skirmish:persist.7"), Source(u16::from(r.card)));
        }
        self.modify(&mut bonus, r.unit, Stat::AttackBonus, blow);
        bonus.at_least(0, rule!("skirmish:attack.2"));
        bonus.at_most(MOST_BONUS, rule!("skirmish:bonus.3.r1"));
        bonus
    }

    pub fn defence_dice(&mut self, blow: &Blow, unit: UnitId) -> Calc<L::Trace> {
        let card = self.rules.content.printed_unit(self.s.unit(unit).is);
        let mut dice = Calc::traced(i32::from(card.defence), rule!("skirmish:attack.5"), self.log.trace());
        for m in card.mods.iter().filter(|m| m.against.covers(blow.subtype)) {
            dice.plus(i32::from(m.dice), rule!("skirmish:notation.6"), Source::RULE);
        }
        self.modify(&mut dice, unit, Stat::DefenceDice, blow);
        dice.at_least(0, rule!("skirmish:house.dice.1"));
        dice.at_most(MAX_DICE as i32, rule!("skirmish:house.dice.1"));
        dice
    }

    pub fn defence_bonus(&mut self, blow: &Blow, unit: UnitId) -> Calc<L::Trace> {
        let card = self.rules.content.printed_unit(self.s.unit(unit).is);
        let mut bonus = Calc::traced(0, rule!("skirmish:attack.6"), self.log.trace());
        for m in card.mods.iter().filter(|m| m.against.covers(blow.subtype)) {
            bonus.plus(i32::from(m.bonus), rule!("skirmish:notation.7"), Source::RULE);
        }
        self.modify(&mut bonus, unit, Stat::DefenceBonus, blow);
        self.thicket(&mut bonus, unit, blow.range);
        bonus.at_least(0, rule!("skirmish:attack.6"));
        bonus.at_most(MOST_BONUS, rule!("skirmish:bonus.3.r1"));
        bonus
    }

    /// Adds what cards in play give (`skirmish:house.stack.1`), copies of one title once, and what the card
    /// that is being resolved gives to its target (`skirmish:persist.8`).
    fn modify(&mut self, calc: &mut Calc<L::Trace>, unit: UnitId, stat: Stat, blow: &Blow) {
        let rules = self.rules;
        let clause = match stat {
            Stat::DefenceDice => rule!("skirmish:notation.6"),
            Stat::DefenceBonus => rule!("skirmish:notation.7"),
            _ => rule!("skirmish:house.stack.1"),
        };
        let fits = |m: &&Modify| m.what == stat && m.against.covers(blow.subtype) && m.ranges.covers(blow.range);
        let mut counted = [0u64; 4];
        for laid in self.s.in_play.iter() {
            let (word, bit) = (usize::from(laid.card) / 64, 1 << (laid.card % 64));
            covers!("skirmish:house.stack.2");
            if counted[word] & bit != 0 {
                continue;
            }
            let modifiers = rules.content.printed_card(laid.card).effects.iter().filter_map(Effect::as_modify);
            for m in modifiers.filter(fits).filter(|m| rules.reaches(self.s, laid, m.radius, unit)) {
                calc.plus(i32::from(m.add), clause, Source(u16::from(laid.card)));
                counted[word] |= bit;
            }
        }
        let r = self.s.resolving;
        let aimed = unit == r.target && matches!(stat, Stat::DefenceDice | Stat::DefenceBonus);
        if r.card != NO_CARD && aimed {
            let card = rules.content.printed_card(r.card);
            for m in card.effects.iter().filter_map(Effect::as_modify).filter(fits) {
                calc.plus(i32::from(m.add), rule!("skirmish:persist.8"), Source(u16::from(r.card)));
            }
        }
    }
}
