//! Lists of what an ability or a spell can be aimed at.

use super::distinct;
use super::seen::Seen;
use crate::Pox;
use crate::action::{Action, Aim};
use crate::chapters::selection::{Aimer, wants_tile};
use crate::content::language::{Aimed, Class, Printed, RuneId, is};
use crate::content::map::Tiles;
use crate::state::{State, Unit, UnitId, mark};

/// What is aimed.
#[derive(Clone, Copy)]
pub(super) enum Of {
    Ability(UnitId, Printed),
    Spell(RuneId),
}

/// A list of actions that is made by aiming one thing.
pub(super) struct Aims<'a> {
    pub of: Of,
    pub out: &'a mut Vec<Action>,
}

impl Aims<'_> {
    #[inline]
    fn push(&mut self, aim: Aim) {
        self.out.push(match self.of {
            Of::Ability(unit, printed) => Action::Use(unit, printed, aim),
            Of::Spell(rune) => Action::Cast(rune, aim),
        });
    }
}

impl Pox {
    /// Everything that can be aimed at.
    pub(super) fn offer_aims(&self, s: &State, by: &Aimer, seen: &Seen, aims: &mut Aims) {
        if by.aimed == Aimed::Nothing {
            return aims.push(Aim::None);
        }
        let tiles = self.tiles_in_reach(by);
        if by.aimed == Aimed::LineTile {
            tiles.iter().for_each(|at| [Aim::Row(at), Aim::Column(at)].into_iter().for_each(|aim| aims.push(aim)));
        } else if wants_tile(by.aimed) {
            let tiles = tiles & self.tiles_that_fit(s, by, seen);
            tiles.iter().for_each(|at| aims.push(Aim::Tile(at)));
        } else {
            // Exact for units of one tile, and for larger ones a first sieve.
            for unit in seen.units(s, by.aimed, tiles).filter(|unit| self.is_on(unit, tiles)) {
                self.offer_unit(s, by, unit, seen, aims);
            }
        }
    }

    /// Everything of a unit that can be aimed at.
    fn offer_unit(&self, s: &State, by: &Aimer, unit: &Unit, seen: &Seen, aims: &mut Aims) {
        let choices = choices(self.covered(unit), by, unit).iter();
        let tiles: Tiles = choices.filter(|tile| self.may_pick(s, by, unit, *tile).is_ok()).collect();
        if tiles.is_empty() {
            return;
        }
        if by.aimed == Aimed::TwinTile {
            let open = self.anchors(self.open_tiles(s, unit, seen.taken, true), unit.size);
            (open & self.around_twin(unit)).iter().for_each(|at| aims.push(Aim::Beside(unit.id, at)));
        } else if names_ability(by.aimed) {
            push_named(unit, tiles, |class| class != Class::Basic, aims);
        } else {
            tiles.iter().for_each(|tile| aims.push(Aim::Unit(unit.id, tile)));
        }
    }

    /// The tiles that an ability reaches, or a spell.
    pub(crate) fn tiles_in_reach(&self, by: &Aimer) -> Tiles {
        let Some((least, most)) = by.reach else {
            return by.presence.unwrap_or(self.map.grid.all) & !by.barred;
        };
        let mut tiles = self.map.near(by.from, most);
        match (least, by.from) {
            (0, _) => {}
            (1, (at, 1)) => tiles.remove(at),
            _ => tiles &= !self.map.near(by.from, least - 1),
        }
        tiles
    }

    /// The tiles that are what the text asks for.
    fn tiles_that_fit(&self, s: &State, by: &Aimer, seen: &Seen) -> Tiles {
        let all = self.map.grid.all;
        match by.aimed {
            Aimed::LayerTile => all & !(seen.taken | self.map.chasms),
            Aimed::TrapTile => {
                let traps = s.layers.iter().filter(|layer| layer.is.is_trap() && layer.side == by.side);
                all & !(seen.taken | self.map.chasms | traps.map(|layer| layer.at).collect())
            }
            Aimed::GroundTile => all & !(self.map.chasms | self.map.impassable | self.map.inaccessible),
            Aimed::OpenTile => by.brings.map_or(all, |rune| {
                let unit = self.newcomer(rune, by.side);
                self.anchors(self.open_tiles(s, &unit, seen.taken, by.user == UnitId::NONE), unit.size)
            }),
            Aimed::Tile if by.attack => {
                let barred = |unit: &&Unit| {
                    unit.side != by.side
                        && unit.is(is::UNTARGETABLE)
                        && !unit.is_marked(mark::AVATAR)
                        && !unit.is_hidden_from(by.side)
                };
                s.units.iter().filter(barred).fold(all, |all, unit| all & !self.covered(unit))
            }
            _ => all,
        }
    }

    /// Where the twin of a unit would be next to it.
    fn around_twin(&self, unit: &Unit) -> Tiles {
        self.touching(self.map.around(unit.base()), unit.size)
    }

    /// Everything that could be aimed at, legal or not.
    pub(super) fn every_aim(&self, s: &State, by: &Aimer, aims: &mut Aims) {
        let tiles = self.map.grid.all;
        match by.aimed {
            Aimed::Nothing => aims.push(Aim::None),
            Aimed::LineTile => {
                tiles.iter().flat_map(|at| [Aim::Row(at), Aim::Column(at)]).for_each(|aim| aims.push(aim));
            }
            aimed if wants_tile(aimed) => tiles.iter().for_each(|at| aims.push(Aim::Tile(at))),
            _ => {
                let seen = s.units.iter().filter(|unit| !unit.is_hidden_from(by.side));
                seen.for_each(|unit| self.every_aim_at(by, unit, aims));
            }
        }
    }

    /// The same, of a unit.
    fn every_aim_at(&self, by: &Aimer, unit: &Unit, aims: &mut Aims) {
        if by.aimed == Aimed::TwinTile {
            return self.around_twin(unit).iter().for_each(|at| aims.push(Aim::Beside(unit.id, at)));
        }
        let tiles = choices(self.covered(unit), by, unit);
        if names_ability(by.aimed) {
            push_named(unit, tiles, |_| true, aims);
        } else {
            tiles.iter().for_each(|tile| aims.push(Aim::Unit(unit.id, tile)));
        }
    }
}

/// The tiles of a unit that can be chosen: only the uppermost one where that makes no difference.
fn choices(covered: Tiles, by: &Aimer, unit: &Unit) -> Tiles {
    if by.attack || unit.size == 1 || matches!(by.aimed, Aimed::Named | Aimed::TwinTile) {
        Tiles::one(unit.at)
    } else {
        covered
    }
}

/// The abilities of such a class, each on each of these tiles.
fn push_named(unit: &Unit, tiles: Tiles, fits: fn(Class) -> bool, aims: &mut Aims) {
    for printed in distinct(unit, fits) {
        tiles.iter().for_each(|tile| aims.push(Aim::Named(unit.id, tile, printed)));
    }
}

/// Whether an ability of a unit is chosen with it.
fn names_ability(aimed: Aimed) -> bool {
    matches!(aimed, Aimed::OpposingAbility | Aimed::AnyAbility)
}
