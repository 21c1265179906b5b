//! Objects of the terrain layer (`pox:8.1.3`), and nora globes.

use crate::Pox;
use crate::chapters::damage::Blow;
use crate::content::data::IMMOBILE;
use crate::content::language::{Element, Object};
use crate::content::map::Tiles;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Layer, MAX_LAYERS, Order, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Damage of a Land Mine, a Snare and a Fire Wall.
const MINE: i16 = 8;
const SNARE: i16 = 4;
const FIRE_WALL: i16 = 6;

impl Pox {
    /// Whether a tile can hold an object of the terrain layer (`pox:8.1.2.1`).
    #[must_use]
    pub fn holds_layer(&self, at: Cell) -> bool {
        !self.map.chasms.has(at)
    }

    /// The tiles with a Dead Magic Zone of a side (`pox:3.3.2`).
    #[must_use]
    pub fn zones(&self, s: &State, side: Side) -> Tiles {
        let zones = s.layers.iter().filter(|layer| layer.is == Object::DeadMagicZone && layer.side == side);
        zones.map(|layer| layer.at).collect()
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// An object on a tile, for so many turns; 0 until it is used up.
    pub(crate) fn place(&mut self, is: Object, at: Cell, side: Side, turns: u8) {
        if !self.rules.holds_layer(at) || self.s.layers.len() == MAX_LAYERS {
            return;
        }
        let order = self.s.take_order();
        self.s.layers.push(Layer { is, at, side, turns, nora: 0, order });
        if is == Object::ForceBarrier {
            self.rules.raise_barriers(self.s);
        }
        let clause = match is {
            Object::ForceBarrier => rule!("pox:8.1.3.1"),
            Object::DeadMagicZone => rule!("pox:3.3.2"),
            Object::FireWall => rule!("pox:house.cast.6"),
            _ => rule!("pox:house.trap.1"),
        };
        self.tell(clause, Fact::Place { object: is, at, side, nora: 0 });
    }

    /// `pox:house.globe.1`: a globe of so much nora, added to one that lies there.
    pub(crate) fn drop_globe(&mut self, at: Cell, nora: u16) {
        if nora == 0 || !self.rules.holds_layer(at) {
            return;
        }
        let full = self.s.layers.len() == MAX_LAYERS;
        let there = self.s.layers.iter_mut().find(|layer| layer.is == Object::NoraGlobe && layer.at == at);
        match there {
            Some(globe) => globe.nora += nora,
            None if full => return,
            None => {
                let order = self.s.take_order();
                self.s.layers.push(Layer { is: Object::NoraGlobe, at, side: Side::NEUTRAL, turns: 0, nora, order });
            }
        }
        self.tell(rule!("pox:9.1"), Fact::Place { object: Object::NoraGlobe, at, side: Side::NEUTRAL, nora });
    }

    /// What the objects on tiles that a champion has just entered do, in array order; globes last
    /// (`pox:house.move.4`). Answers whether a trap has sprung.
    pub(crate) fn meet_layers(&mut self, id: UnitId, entered: Tiles) -> bool {
        let here = |layer: &&Layer| entered.has(layer.at);
        let mut met: Pile<Order, 32> = Pile::default();
        for wants_globe in [false, true] {
            for layer in self.s.layers.iter().filter(here).filter(|l| (l.is == Object::NoraGlobe) == wants_globe) {
                if met.len() < 32 {
                    met.push(layer.order);
                }
            }
        }
        let mut sprung = false;
        for order in met.iter() {
            let layer = self.s.layers.iter().find(|layer| layer.order == *order).copied();
            if let Some(layer) = layer
                && self.s.find(id).is_some()
            {
                sprung |= self.meet_layer(id, layer);
            }
        }
        sprung
    }

    fn meet_layer(&mut self, id: UnitId, layer: Layer) -> bool {
        let Some(unit) = self.s.find(id).filter(|unit| unit.is_champion()) else { return false };
        let who = unit.who();
        let opposing = unit.side != layer.side;
        match layer.is {
            Object::LandMine | Object::Snare if opposing => {
                self.take_layer(layer.order);
                let clause = rule!("pox:house.trap.2");
                let spring = Fact::Spring { object: layer.is, at: layer.at, side: layer.side, unit: who };
                let sprung = self.tell(clause, spring);
                self.because(sprung, |resolver| resolver.spring(id, layer.is, clause));
                true
            }
            Object::FireWall => {
                // pox:a.b: it spares nobody.
                let spring = Fact::Spring { object: layer.is, at: layer.at, side: layer.side, unit: who };
                let burns = self.tell(rule!("pox:house.cast.6"), spring);
                self.because(burns, |resolver| {
                    let blow = Blow::effect(Element::Fire, rule!("pox:house.cast.6"), FIRE_WALL);
                    resolver.deal(id, &blow);
                });
                false
            }
            Object::NoraGlobe => {
                let side = unit.side;
                self.take_layer(layer.order);
                let spring = Fact::Spring { object: layer.is, at: layer.at, side, unit: who };
                let taken = self.tell(rule!("pox:house.globe.1"), spring);
                self.because(taken, |resolver| resolver.gain_nora(side, layer.nora as i16, rule!("pox:9.1")));
                false
            }
            _ => {
                covers!("pox:8.1.3");
                false
            }
        }
    }

    fn spring(&mut self, id: UnitId, object: Object, clause: Clause) {
        let amount = if object == Object::LandMine { MINE } else { SNARE };
        self.deal(id, &Blow::effect(Element::Physical, clause, amount));
        if object == Object::Snare && self.s.find(id).is_some() {
            self.add_condition(id, IMMOBILE, 0, 1);
        }
    }

    /// An object is gone.
    pub(crate) fn take_layer(&mut self, order: Order) {
        if let Some(at) = self.s.layers.iter().position(|layer| layer.order == order) {
            let gone = self.s.layers.take(at);
            if gone.is == Object::ForceBarrier {
                self.rules.raise_barriers(self.s);
            }
        }
    }
}
