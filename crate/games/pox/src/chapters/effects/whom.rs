//! Whom an effect is about.

use super::Deed;
use crate::content::language::{From, Group, Whom};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{MAX_UNITS, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;
use rulewright_engine::rules::event::Log;

/// Units in the order of the array.
pub(crate) type Units = Pile<UnitId, MAX_UNITS>;

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// The units that an effect is about now, in array order (`pox:3.1.2`).
    pub(crate) fn whom(&self, deed: &Deed, whom: Whom) -> Units {
        covers!("pox:3.1.2", "pox:house.stealth.2");
        match whom {
            Whom::User => only(deed.user),
            Whom::Target => only(if deed.reached == UnitId::NONE { deed.target } else { deed.reached }),
            Whom::Cause => only(deed.cause),
            Whom::Area(radius, group) => self.within(deed, (deed.tile, 1), radius, group),
            Whom::Near(radius, group) => match self.s.find(deed.user) {
                Some(user) => self.within(deed, user.base(), radius, group),
                None => Units::default(),
            },
            Whom::All(group) => self.within(deed, (deed.tile, 1), u8::MAX, group),
            Whom::Nearest(group, from, radius) => {
                self.nearest_of(deed, group, from, radius).map_or_else(Units::default, only)
            }
            Whom::Lowest(radius, group) => self.lowest_of(deed, radius, group).map_or_else(Units::default, only),
        }
    }

    fn within(&self, deed: &Deed, from: (Cell, u8), radius: u8, group: Group) -> Units {
        let user = self.seen_from(deed);
        let near = |unit: &&Unit| radius == u8::MAX || self.rules.map.apart(unit.base(), from) <= radius;
        let units = self.s.units.iter().filter(|unit| self.rules.is_of(group, &user, unit)).filter(near);
        units.map(|unit| unit.id).collect()
    }

    /// Who counts as the user for friend and foe: of a spell its caster.
    fn seen_from(&self, deed: &Deed) -> Unit {
        let unit = self.s.find(deed.user).copied().unwrap_or_default();
        let id = if deed.is_spell() { UnitId::NONE } else { unit.id };
        Unit { id, side: deed.side, ..unit }
    }

    /// The nearest of a group (`pox:3.2.1`, `pox:3.2.2`, `pox:3.2.3`).
    fn nearest_of(&self, deed: &Deed, group: Group, from: From, radius: u8) -> Option<UnitId> {
        covers!("pox:house.target.4");
        let base = match from {
            From::User => self.s.find(deed.user)?.base(),
            From::UserUppermost => (self.s.find(deed.user)?.at, 1),
            From::TargetedTile => (deed.tile, 1),
            From::Target => self.s.find(deed.target)?.base(),
        };
        let user = self.seen_from(deed);
        let fits = |unit: &Unit| {
            self.rules.is_of(group, &user, unit)
                && unit.id != deed.target
                && (radius == 0 || self.rules.map.apart(unit.base(), base) <= radius)
        };
        self.rules.nearest(self.s, deed.side, base, deed.order, &fits)
    }

    /// The one with the lowest HP, as changed so far in a step (`pox:6.3`).
    fn lowest_of(&self, deed: &Deed, radius: u8, group: Group) -> Option<UnitId> {
        let user = self.s.find(deed.user)?;
        let fits = |unit: &Unit| {
            self.rules.is_of(group, user, unit)
                && !unit.is_hidden_from(deed.side)
                && self.rules.map.apart(unit.base(), user.base()) <= radius
        };
        self.rules.least_of(self.s, deed.order, &fits, &Unit::present_hp)
    }
}

fn only(id: UnitId) -> Units {
    let mut units = Units::default();
    if id != UnitId::NONE {
        units.push(id);
    }
    units
}
