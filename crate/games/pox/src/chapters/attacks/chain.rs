//! The attack chain (`pox:1.1`).

use crate::Pox;
use crate::content::language::{Ability, Printed};
use crate::content::source;
use crate::state::Unit;
use rulewright_engine::rule;
use rulewright_engine::rules::calc::{Calc, Source, Trace};

/// AP of the first attack of a turn, without what the attack adds.
const BASE: i32 = 3;

impl Pox {
    /// What using an ability costs a unit now.
    pub(crate) fn cost<T: Trace>(&self, unit: &Unit, printed: Printed, trace: T) -> Calc<T> {
        let ability: &Ability = printed.ability.ability();
        if !ability.class.is_attack() {
            return Calc::traced(ability.cost.into(), rule!("pox:gl.activate"), trace);
        }
        let mut cost = Calc::traced(BASE, rule!("pox:1.1"), trace);
        cost.plus(Self::more_of_chain(unit.attacks), rule!("pox:1.1"), Source::RULE);
        cost.plus(ability.cost.into(), rule!("pox:1.2.1.3"), source::ability(printed));
        cost
    }

    /// What an attack costs more after so many in the turn: 0, 2, 5, 9, 14, …
    fn more_of_chain(attacks: u8) -> i32 {
        let attack = i32::from(attacks) + 1;
        attack * (attack + 1) / 2 - 1
    }

    /// AP of a plain attack after so many in the turn.
    pub(crate) fn chain(attacks: u8) -> i32 {
        BASE + Self::more_of_chain(attacks)
    }
}
