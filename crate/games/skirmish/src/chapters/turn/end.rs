//! The end of a turn, and of a round (`skirmish:house.turn.7`, `skirmish:house.turn.8`).

use crate::content::GUARD;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{CardZone, Phase, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The end of the turn, and of the round after the second player's.
    pub fn end_turn(&mut self) {
        let side = self.s.active;
        let ended = self.tell(rule!("skirmish:house.turn.7"), Fact::TurnEnd { side });
        self.because(ended, |resolver| {
            resolver.count_turn(side);
            resolver.opening_guard(side);
        });
        for unit in self.s.units.iter_mut().filter(|u| u.side == side) {
            // skirmish:house.gain.1, skirmish:house.turn.2: what is left of AP and MP is gone.
            (unit.ap, unit.mp) = (0, 0);
        }
        if side != self.s.first {
            self.because(ended, |resolver| resolver.end_round());
        }
        if self.s.phase != Phase::Over {
            self.s.active = side.other();
            self.start_turn(ended);
        }
    }

    /// `skirmish:house.turn.8`: at the end of the first player's first turn each of its units is on guard for free.
    fn opening_guard(&mut self, side: Side) {
        if self.s.round != 1 || side != self.s.first {
            return;
        }
        for n in 0..self.s.units.len() {
            let zone = CardZone::Unit(UnitId(n as u8));
            let unit = self.s.units[n];
            if unit.side == side && unit.at.is_on() && !self.s.is_in_play(GUARD, zone) {
                self.put_in_play(GUARD, None, zone, rule!("skirmish:house.turn.8"));
            }
        }
    }

    fn end_round(&mut self) {
        let ended = self.tell(rule!("skirmish:persist.5"), Fact::RoundEnd { round: self.s.round });
        self.because(ended, |resolver| {
            resolver.count_round();
            resolver.check_victory();
        });
    }
}
