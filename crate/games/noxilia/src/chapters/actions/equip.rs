//! Equipment (`noxilia:action.equip.*`, `noxilia:action.moveequip.*`): played on a unit or a zone, taken by another unit.

use crate::Noxilia;
use crate::action::Action;
use crate::content::board::{PLACE_COUNT, Spot, Spots};
use crate::content::language::CardId;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{Aim, MAX_TABLE_CARDS, State, TableCard, TableCardId, Unit, UnitId, card_mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Cards that a side may take, by the place where each one is, or where a unit of that side wears it: by their place among
/// all cards on the table, one bit each.
pub(crate) struct Wares {
    at: [u128; PLACE_COUNT],
    /// The places where something is to be had.
    places: Spots,
}

const _: () = assert!(MAX_TABLE_CARDS <= u128::BITS as usize, "every card on the table has its bit");

impl Wares {
    /// The places where something is to be had.
    pub(crate) fn places(&self) -> Spots {
        self.places
    }

    pub(crate) fn of(s: &State, side: Side) -> Wares {
        let mut wares = Wares { at: [0; PLACE_COUNT], places: Spots::default() };
        for (n, item) in s.table_cards.iter().enumerate().filter(|(_, g)| g.is_worn()) {
            let at = taken_at(s, item, side);
            if at.is_on() {
                wares.places.insert(at);
                wares.at[at.n()] |= 1 << n;
            }
        }
        wares
    }

    fn at<'s>(&self, s: &'s State, at: Spot) -> impl Iterator<Item = &'s TableCard> + use<'s> {
        let mut left = self.at[at.n()];
        std::iter::from_fn(move || {
            let item = s.table_cards.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(item)
        })
    }
}

impl Noxilia {
    /// Whether a unit may take equipment, after a step or without one (`noxilia:action.moveequip.3`).
    pub(crate) fn may_equip(&self, s: &State, id: UnitId, at: Spot, item: TableCardId) -> Check {
        let unit = self.actor_at(s, id, at)?;
        ensure(self.may_take(s, unit, at, item), "not-there", rule!("noxilia:action.moveequip.3"))?;
        self.may_dress(s, unit, at)
    }

    /// Whether a unit, standing at a place, may take a card on the table (`noxilia:action.moveequip.3`).
    pub(crate) fn may_take(&self, s: &State, unit: &Unit, at: Spot, item_id: TableCardId) -> bool {
        let item = s.item(item_id).filter(|g| g.is_worn() && g.on != unit.id);
        item.is_some_and(|g| taken_at(s, g, unit.side) == at)
    }

    /// Whether equipment may be played on this unit or this zone.
    pub(crate) fn may_equip_anew(&self, s: &State, side: Side, card: CardId, aim: Aim) -> Result<(), Refusal> {
        covers!("noxilia:action.equip.3");
        // What the unit wears already keeps nothing off it, another copy neither.
        match aim {
            Aim::Unit(id) if s.find(id).is_some_and(|u| u.side == side && u.at.is_on()) => Ok(()),
            Aim::Place(at) if card.card().lies => {
                let held = s.zones[at.n()].holder == Some(side);
                if held { Ok(()) } else { Err(Refusal::new("not-your-zone", rule!("noxilia:card.equipment.3"))) }
            }
            Aim::Place(_) => Err(Refusal::new("needs-bearer", rule!("noxilia:card.equipment.3"))),
            _ => Err(Refusal::new("no-target", rule!("noxilia:action.equip.1"))),
        }
    }

    /// Equipment to take at a place.
    pub(crate) fn offer_equipment(&self, s: &BoardIndex, unit: &Unit, at: Spot, wares: &Wares, out: &mut Vec<Action>) {
        if self.may_dress(s, unit, at).is_ok() {
            let others = wares.at(s, at).filter(|g| g.on != unit.id);
            out.extend(others.map(|g| Action::Equip(unit.id, at, g.id)));
        }
    }
}

/// Where units of a side may take a card, worn or not: nowhere, if the other side wears it.
pub(crate) fn taken_at(s: &State, item: &TableCard, side: Side) -> Spot {
    covers!("noxilia:combat.resolve.3");
    match s.find(item.on) {
        Some(bearer) if bearer.side == side => bearer.at,
        Some(_) => Spot::OFF,
        // Friend or foe.
        None => item.at,
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    pub(crate) fn attach_new(&mut self, card: CardId, side: Side, aim: Aim) {
        let item_id = self.put_item(card, side, aim, card_mark::SHOWN);
        match aim {
            Aim::Unit(id) => {
                let unit = self.who(id);
                self.tell(rule!("noxilia:action.equip.1"), Fact::Equip { unit, card, item_id });
            }
            Aim::Place(at) => {
                self.tell(rule!("noxilia:card.equipment.3"), Fact::Lay { side, card, at });
            }
            _ => {}
        }
    }

    /// A unit takes equipment from its zone, or from an ally there (`noxilia:action.moveequip.*`).
    pub(crate) fn fetch(&mut self, id: UnitId, item_id: TableCardId) {
        self.pop();
        let Some(unit) = self.s.find(id).copied() else { return };
        if !self.rules.may_take(self.s, &unit, unit.at, item_id) {
            return;
        }
        self.show(id);
        if let Some(item) = self.s.item_mut(item_id) {
            (item.on, item.at) = (id, Spot::OFF);
            let card = item.card;
            // It is the newest of what the unit wears (noxilia:action.equip.3).
            if let Some(at) = self.s.table_cards.iter().position(|g| g.id == item_id) {
                let item = self.s.table_cards.take(at);
                self.s.table_cards.push(item);
            }
            let unit = self.who(id);
            self.tell(rule!("noxilia:action.moveequip.3"), Fact::Equip { unit, card, item_id });
        }
    }
}
