//! Walking the universal array in a step (`pox:3.1.2`, `pox:house.turn.2`, `pox:house.turn.3`).

use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{MAX_CHANGES, MAX_CONDITIONS, MAX_LAYERS, MAX_UNITS, Order, Stage, State, UnitId};
use rulewright_engine::collections::piles::{Pile, order_by};
use rulewright_engine::rules::event::Log;

/// An entry of the universal array.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Item {
    /// Nothing.
    #[default]
    None,
    /// A unit.
    Unit(UnitId),
    /// A condition.
    Condition(Order),
    /// An object of the terrain layer.
    Layer(Order),
    /// A terrain type laid over others.
    Terrain(Order),
}

/// The array as it is when a step begins: at most 255 entries are ever in it.
pub(crate) type Array = Pile<(Order, Item), 255>;

const _: () = assert!(MAX_UNITS + MAX_CONDITIONS < 255 && MAX_LAYERS + MAX_CHANGES < 255);

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// The array as it is now, in order.
    pub(crate) fn array(&self) -> Array {
        let mut array = Array::default();
        let mut add = |order: Order, item: Item| {
            if array.len() < 255 {
                array.push((order, item));
            }
        };
        self.s.units.iter().for_each(|unit| add(unit.order, Item::Unit(unit.id)));
        self.s.conditions.iter().for_each(|condition| add(condition.order, Item::Condition(condition.order)));
        self.s.changes.iter().for_each(|change| add(change.order, Item::Terrain(change.order)));
        let timed = self.s.layers.iter().filter(|layer| layer.turns > 0);
        timed.for_each(|layer| add(layer.order, Item::Layer(layer.order)));
        order_by(&mut array, |(order, _)| *order);
        array
    }

    /// A step of the turn: HP are summed when it ends, and whoever has none left dies (`pox:6.3`).
    pub(crate) fn in_step(&mut self, step: impl FnOnce(&mut Self)) {
        self.s.stage = Stage::Step;
        step(self);
        self.sum_up();
        self.s.stage = Stage::Action;
        self.settle();
    }
}
