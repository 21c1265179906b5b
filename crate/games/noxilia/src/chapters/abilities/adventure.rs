//! Adventures (`noxilia:ability.adventure.*`): a unit goes away for some turns, and brings something back.

use crate::Noxilia;
use crate::action::Action;
use crate::content::abilities::{Key, prints};
use crate::content::board::{Spot, command};
use crate::content::cards::adventure_gold;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, ArriveStep, Cast, Frame, State, TableCard, Unit, UnitId, card_mark, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Noxilia {
    /// Whether a unit may go adventuring.
    pub(crate) fn may_set_out(&self, s: &State, id: UnitId) -> Check {
        self.may_adventure(s, self.actor(s, id)?)
    }

    /// Whether a unit may go adventuring.
    pub(crate) fn may_adventure(&self, s: &State, unit: &Unit) -> Check {
        let clause = rule!("noxilia:ability.adventure.1");
        ensure(prints(unit.card, Key::Adventure), "no-adventurer", clause)?;
        let cost = adventure_gold(unit.card);
        ensure(u16::from(cost) <= s.players[unit.side].gold, "gold", clause)
    }

    /// The adventure of a ready unit.
    pub(crate) fn offer_adventure(&self, s: &State, unit: &Unit, out: &mut Vec<Action>) {
        if self.may_adventure(s, unit).is_ok() {
            out.push(Action::Adventure(unit.id));
        }
    }
}

/// Whether a card is on the board: not under a unit that is away.
pub(crate) fn is_here(s: &State, item: &TableCard) -> bool {
    covers!("noxilia:ability.adventure.4");
    item.on == UnitId::NONE || s.find(item.on).is_some_and(|u| u.at.is_on())
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit goes adventuring (`noxilia:ability.adventure.1`).
    pub(crate) fn set_out(&mut self, id: UnitId) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let gold = adventure_gold(unit.card);
        let turns = self.rules.power(self.s, &unit, Key::Adventure).unwrap_or(1);
        let engaged = self.engage(id, rule!("noxilia:ability.adventure.1"));
        self.because(engaged, |resolver| {
            resolver.show(id);
            resolver.gain(unit.side, -i16::from(gold), rule!("noxilia:ability.adventure.1"));
            resolver.leave_for(id, turns);
        });
    }

    fn leave_for(&mut self, id: UnitId, turns: u8) {
        if let Some(unit) = self.s.find_mut(id) {
            (unit.at, unit.time) = (Spot::OFF, turns);
        }
        let unit = self.who(id);
        self.tell(rule!("noxilia:ability.adventure.1"), Fact::Adventure { unit, turns });
    }

    /// A turn more has passed for the units that are away.
    pub(crate) fn pass_time_away(&mut self) {
        for n in 0..self.s.units.len() {
            if self.s.units[n].time > 0 {
                self.s.units[n].time -= 1;
                let (unit, left) = (self.who(self.s.units[n].id), self.s.units[n].time);
                self.tell(rule!("noxilia:ability.adventure.2"), Fact::Time { unit, left });
            }
        }
    }

    pub(crate) fn back_from_adventure(&self) -> Option<UnitId> {
        self.s.units.iter().find(|u| !u.at.is_on() && u.time == 0).map(|u| u.id)
    }

    /// Somebody comes back, face up and ready, and what it went for happens (`noxilia:ability.adventure.3`).
    pub(crate) fn come_back(&mut self, id: UnitId) {
        self.pop();
        let Some(unit) = self.s.find_mut(id) else { return };
        unit.at = command(unit.owner);
        unit.side = unit.owner;
        unit.marks = unit.marks & !(mark::ENGAGED | mark::LENT) | mark::SHOWN;
        let (side, card, at) = (unit.side, unit.card, unit.at);
        let unit = self.who(id);
        let back = self.tell(rule!("noxilia:ability.adventure.3"), Fact::Return { unit, at });
        let cast = Cast { card, side, aim: Aim::Unit(id), that: id, corrupt: false, blind: false, done: 0 };
        self.because(back, |resolver| {
            resolver.push(Frame::Effects(cast));
            resolver.push(Frame::Arrive(id, 0, ArriveStep::Price));
        });
    }

    /// An adventurer brings the first card of the treasure deck (`noxilia:ability.adventure.3`), which is turned up where it
    /// comes home (`noxilia:ability.adventure.5`).
    pub(crate) fn bring_treasure(&mut self, cast: &Cast) {
        let Aim::Unit(id) = cast.aim else { return };
        let Some(home) = self.s.find(id).map(|u| u.at).filter(|_| !self.s.treasures.is_empty()) else { return };
        let drawn = self.chance.draw(&self.s.treasures);
        let card = self.s.treasures.take(drawn);
        let item_id = self.put_item(card, cast.side, Aim::Place(home), card_mark::UNCLAIMED);
        self.flip(item_id, id, rule!("noxilia:ability.adventure.5"));
        self.give(cast.side, item_id, id, rule!("noxilia:ability.adventure.3"));
    }
}
