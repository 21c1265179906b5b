//! Arrivals: a unit that comes to a place turns up enemies, treasures and latent spells there.

use crate::chapters::combat::damage::Blow;
use crate::content::board::Spot;
use crate::content::language::{Harm, Kind};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{ArriveStep, Frame, Question, State, TableCard, Unit, UnitId, card_mark, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

/// Takes off the move of a unit, or its charge that has not come to the target.
fn stop_moves(s: &mut State, id: UnitId) {
    let at = s.find(id).map_or(Spot::OFF, |u| u.at);
    let frames = s.frames;
    s.frames.clear();
    for pending in frames.iter() {
        let stops = match pending.frame {
            Frame::March(who, ..) => who == id,
            Frame::Rush(who, target, ..) => who == id && s.find(target).is_none_or(|u| u.at != at),
            _ => false,
        };
        s.frames.push(if stops { Frame::None } else { pending.frame }, pending.cause);
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The arrival, step by step.
    pub(crate) fn arrive(&mut self, id: UnitId, price: u8, step: ArriveStep) {
        let Some(unit) = self.s.find(id).filter(|u| u.at.is_on()).copied() else {
            self.pop();
            return;
        };
        self.replace(Frame::Arrive(id, price, step.next()));
        match step {
            ArriveStep::Price if price > 0 => {
                let amount = Calc::new(price.into(), rule!("noxilia:ability.force_passage.2"));
                self.hurt(id, Blow { amount, kind: Harm::Physical, through: false });
                self.remove_dead();
            }
            ArriveStep::Look => self.look_around(unit.side, unit.at),
            ArriveStep::Treasure => self.turn_up_primo(id, unit.at),
            ArriveStep::Latents => self.spring(id, unit.side, unit.at),
            ArriveStep::Over => {
                self.pop();
            }
            ArriveStep::Price => {}
        }
    }

    /// Treasures of the set-up are turned up by the first unit that comes (`noxilia:setup.16`).
    fn turn_up_primo(&mut self, id: UnitId, at: Spot) {
        let hidden = |g: &&TableCard| g.at == at && g.is(card_mark::PRIMO) && !g.is(card_mark::SHOWN);
        if let Some(found) = self.s.table_cards.iter().find(hidden).copied() {
            self.flip(found.id, id, rule!("noxilia:setup.16"));
            self.remove_dead();
        }
    }

    /// Latent spells under the place, of the other side (`noxilia:spell.latent.2`).
    fn spring(&mut self, id: UnitId, side: Side, at: Spot) {
        let other = side.other();
        if self.s.table_cards.iter().any(|g| g.is_latent() && g.on == UnitId::NONE && g.at == at && g.owner == other) {
            // Asked again after each that was turned up.
            self.replace(Frame::Arrive(id, 0, ArriveStep::Latents));
            self.ask(Question::Entered, other, 0);
        }
    }

    /// No latent spell is turned up, or no further one.
    pub(crate) fn nothing_springs(&mut self) {
        if let Some(Frame::Arrive(id, price, _)) = self.s.top() {
            self.replace(Frame::Arrive(id, price, ArriveStep::Over));
        }
    }

    /// The movement of a unit ends where it is: a move goes no further, and a charge that has not come to its target is lost.
    pub(crate) fn halt(&mut self, id: UnitId) {
        stop_moves(self.s, id);
        let unit = self.who(id);
        self.tell(rule!("noxilia:spell.latent.2"), Fact::Halt { unit });
    }

    /// A unit that is not on the board comes into play at a place.
    pub(crate) fn enter(&mut self, unit: Unit, clause: Clause) -> UnitId {
        let id = UnitId(self.s.next);
        self.s.next += 1;
        self.s.units.push(Unit { id, ..unit });
        if unit.card.card().kind == Kind::Monarch {
            self.s.players[unit.owner].monarch = id;
        }
        let who = self.who(id);
        let came = self.tell(clause, Fact::Enter { unit: who, side: unit.side, at: unit.at });
        self.because(came, |resolver| {
            if unit.is(mark::RECRUIT) {
                resolver.recruited(id, unit.at);
            }
            resolver.push(Frame::Arrive(id, 0, ArriveStep::Price));
        });
        id
    }
}
