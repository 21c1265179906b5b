//! The end of a turn (`noxilia:end.*`): passing, then the steps of the end.

use crate::content::cards::NO_CARD;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{EndStep, Frame, Stage, StartStep, State, Unit, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A player passes (`noxilia:end.pass.*`).
    pub(crate) fn pass(&mut self, side: Side) {
        let passed = self.tell(rule!("noxilia:end.pass.1"), Fact::Pass { side });
        match self.s.passed {
            // noxilia:end.pass.2
            Some(first) if first != side => {
                covers!("noxilia:end.pass.3");
                self.s.first = first;
                self.s.stage = Stage::End;
                self.because(passed, |resolver| resolver.push(Frame::End(EndStep::Turn)));
            }
            _ => {
                self.s.passed = Some(side);
                self.s.active = side.other();
            }
        }
    }

    /// One step of the end of a turn (`noxilia:end.step.*`).
    pub(crate) fn end_turn(&mut self, step: EndStep) {
        self.replace(Frame::End(step.next()));
        match step {
            EndStep::Turn => {
                let ended = self.tell(rule!("noxilia:end.pass.2"), Fact::TurnEnd { turn: self.s.turn });
                self.s.frames.goes_on_from(ended);
            }
            EndStep::Poison => self.poison_all(),
            EndStep::Effects => self.end_effects(),
            EndStep::Zones => self.capture_zones(),
            EndStep::Treasures => {
                // One after the other, until there is none left.
                self.replace(Frame::End(step));
                if !self.capture_treasures() {
                    self.replace(Frame::End(step.next()));
                }
            }
            EndStep::Mana => {
                for side in Side::BOTH {
                    if self.s.players[side].pool != [0; 7] {
                        self.s.players[side].pool = [0; 7];
                        self.tell(rule!("noxilia:end.step.3"), Fact::Fade { side });
                    }
                }
            }
            EndStep::Destiny => {
                let card = std::mem::replace(&mut self.s.destiny, NO_CARD);
                if card != NO_CARD {
                    let side = if self.s.turn % 2 == 1 { self.s.lot } else { self.s.lot.other() };
                    self.s.players[side].spent.push(card);
                }
                self.replace(Frame::Start(StartStep::Turn));
            }
        }
    }

    /// noxilia:end.step.2: what lasts until the end of the turn ends.
    fn end_effects(&mut self) {
        for side in self.in_order() {
            for n in 0..self.s.units.len() {
                let unit: Unit = self.s.units[n];
                if unit.is(mark::LENT) && unit.side == side {
                    let back = &mut self.s.units[n];
                    back.side = back.owner;
                    back.marks &= !mark::LENT;
                    let (unit, side) = (self.who(unit.id), unit.owner);
                    let back = self.tell(rule!("noxilia:end.step.2"), Fact::Control { unit, side });
                    self.because(back, |resolver| resolver.drop_foreign_latents(unit.id));
                }
            }
        }
        self.s.units.iter_mut().for_each(Unit::end_turn);
    }
}
