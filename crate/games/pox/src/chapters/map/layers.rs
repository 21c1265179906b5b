//! Objects of the terrain layer (`pox:8.1.3`), and nora globes.

use crate::Pox;
use crate::chapters::effects::Deed;
use crate::content::language::{Effect, List, NO_ABILITY, Object, Printed};
use crate::content::map::Tiles;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Layer, MAX_LAYERS, Order, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

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

impl<L: Log<Fact, State>> Resolver<'_, L> {
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

    /// `pox:house.globe.1`: a globe of so much nora, added to one that is already there.
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
        if !self.s.layers.iter().any(|layer| here(&layer)) {
            return false;
        }
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
        self.settle();
        sprung
    }

    fn meet_layer(&mut self, id: UnitId, layer: Layer) -> bool {
        let Some(unit) = self.s.find(id).filter(|unit| unit.is_champion()) else { return false };
        let who = unit.who();
        let rule = layer.is.rule();
        if (rule.opposing && unit.side == layer.side) || (rule.then.is_empty() && layer.is != Object::NoraGlobe) {
            covers!("pox:8.1.3");
            return false;
        }
        let side = if layer.is == Object::NoraGlobe { unit.side } else { layer.side };
        if rule.used_up {
            self.take_layer(layer.order);
        }
        let clause = match layer.is {
            Object::NoraGlobe => rule!("pox:house.globe.1"),
            Object::FireWall => rule!("pox:house.cast.6"),
            _ => rule!("pox:house.trap.2"),
        };
        let met = self.tell(clause, Fact::Spring { object: layer.is, at: layer.at, side, unit: who });
        self.because(met, |resolver| match layer.is {
            Object::NoraGlobe => resolver.gain_nora(side, layer.nora as i16, rule!("pox:9.1")),
            _ => resolver.tile_acts(id, &rule.then, clause),
        });
        layer.is.is_trap()
    }

    /// What a tile does to a unit that has entered it.
    pub(crate) fn tile_acts(&mut self, id: UnitId, then: &'static List<Effect>, clause: Clause) {
        let nobody = Unit { side: Side::NEUTRAL, ..Unit::default() };
        let none = Printed { ability: NO_ABILITY, with: 0 };
        let deed = Deed { cause: id, ..Deed::of(&nobody, none, clause) };
        for effect in then.iter() {
            if self.s.find(id).is_some() {
                self.effect(&deed, effect);
            }
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
