//! An index of the board: what many answers of one decision look up again and again, computed once for all of them.

use std::ops::Deref;

use super::{MAX_UNITS, State, Unit};
use crate::content::board::{PLACE_COUNT, Spot, Spots};
use rulewright_engine::side::{BySide, Side};

/// Units, by their place among all units, one bit each.
type Units = u128;

const _: () = assert!(MAX_UNITS <= Units::BITS as usize, "every unit has its bit");

/// A state, and who of each side stands where. It is read like the state itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardIndex<'s> {
    s: &'s State,
    /// Places where a side stands.
    held: BySide<Spots>,
    /// Places under water.
    flooded: Spots,
    /// Who stands in each place.
    there: [BySide<Units>; PLACE_COUNT],
}

impl<'s> BoardIndex<'s> {
    /// Looks around.
    pub fn of(s: &'s State) -> BoardIndex<'s> {
        let (mut held, mut there) = (BySide::<Spots>::default(), [BySide::<Units>::default(); PLACE_COUNT]);
        // Doubled for each unit: to shift a 1 so far each time costs more.
        let mut bit: Units = 1;
        for unit in s.units.iter() {
            if unit.at.is_on() {
                held[unit.side].insert(unit.at);
                there[unit.at.n()][unit.side] |= bit;
            }
            bit <<= 1;
        }
        let flooded = Spot::all().filter(|at| s.is_flooded(*at)).fold(Spots::default(), Spots::with);
        BoardIndex { s, held, flooded, there }
    }

    /// The same, if somebody of a side stood in a place as well.
    pub fn and_held(mut self, side: Side, at: Spot) -> BoardIndex<'s> {
        self.held[side].insert(at);
        self
    }

    /// Whether an enemy of a side stands in a place: what the rules call an enemy zone (`noxilia:action.move.3`).
    #[inline]
    pub fn is_hostile(&self, side: Side, at: Spot) -> bool {
        self.held[side.other()].has(at)
    }

    /// The places where a side stands.
    #[inline]
    pub fn held(&self, side: Side) -> Spots {
        self.held[side]
    }

    /// The places under water.
    #[inline]
    pub fn flooded(&self) -> Spots {
        self.flooded
    }

    /// Units of a side in a place, in the order they came.
    #[inline]
    pub fn there(&self, side: Side, at: Spot) -> impl Iterator<Item = &'s Unit> + use<'s> {
        let (s, mut left) = (self.s, self.there[at.n()][side]);
        std::iter::from_fn(move || {
            let unit = s.units.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(unit)
        })
    }
}

impl Deref for BoardIndex<'_> {
    type Target = State;

    #[inline]
    fn deref(&self) -> &State {
        self.s
    }
}
