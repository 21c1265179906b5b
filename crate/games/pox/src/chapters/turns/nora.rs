//! Nora (`pox:6.2.*`).

use crate::content::language::Kind;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, mark};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// What a shrine, an avatar and a font yield.
const SHRINE: i32 = 45;
const AVATAR: i32 = 25;
const FONT: i32 = 12;

/// The most nora that a bank holds.
const MOST: u16 = 9_999;

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// What a player gains at the start of a turn (`pox:6.2.2`).
    pub(crate) fn income(&mut self, side: Side) {
        covers!("pox:6.2");
        let shrine = self.s.of(side).any(|unit| unit.kind == Kind::Shrine);
        let avatar = self.s.of(side).any(|unit| unit.is_marked(mark::AVATAR));
        let fonts = self.s.fonts.iter().filter(|holder| **holder == Some(side)).count();
        let base = if shrine { SHRINE } else { i32::from(avatar) * AVATAR };
        let mut calc = Calc::traced(base, rule!("pox:6.2.2"), self.log.trace());
        for _ in 0..fonts {
            calc.plus(FONT, rule!("pox:6.2.2"), Source::RULE);
        }
        let amount = calc.value as i16;
        self.s.bank[side] = (self.s.bank[side] + amount as u16).min(MOST);
        self.tell_calc(rule!("pox:6.2.2"), Fact::Nora { side, amount }, calc);
    }

    /// Nora from somewhere else.
    pub(crate) fn gain_nora(&mut self, side: Side, amount: i16, clause: Clause) {
        if amount != 0 {
            self.s.bank[side] = self.s.bank[side].saturating_add_signed(amount).min(MOST);
            self.tell(clause, Fact::Nora { side, amount });
        }
    }

    /// `pox:ex.1`: the opponent loses up to so much, and this player gains it.
    pub(crate) fn steal(&mut self, side: Side, most: u8) {
        let amount = self.s.bank[side.other()].min(most.into()) as i16;
        self.gain_nora(side.other(), -amount, rule!("pox:ex.1"));
        self.gain_nora(side, amount, rule!("pox:ex.1"));
    }
}
