//! Whom an effect is done to: units, places and players.

use crate::content::abilities::Key;
use crate::content::board::{Spot, battlefields};
use crate::content::language::{Kind, Player, Who, Whose};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Cast, MAX_UNITS, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

/// Units that something is done to.
type Units = Pile<UnitId, MAX_UNITS>;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Whom a effect is done to. A spell of Corruption does nothing to the righteous (`noxilia:house.target.2`).
    pub(crate) fn whom(&mut self, cast: &Cast, who: Who) -> Units {
        let mut units = Units::default();
        let target = match cast.aim {
            Aim::Unit(id) => self.s.find(id),
            _ => None,
        };
        match who {
            Who::Target => {
                let Some(unit) = target.filter(|u| u.at.is_on()) else { return units };
                if cast.corrupt && unit.side != cast.side && self.rules.has(self.s, unit, Key::Righteousness) {
                    let (side, card) = (cast.side, cast.card);
                    self.tell(rule!("noxilia:house.target.2"), Fact::Fizzle { side, card });
                    return units;
                }
                units.push(unit.id);
            }
            Who::That => {
                if self.s.find(cast.that).is_some_and(|u| u.at.is_on()) {
                    units.push(cast.that);
                }
            }
            Who::Here(whose) => {
                let at = self.place(cast).unwrap_or_default();
                for unit in self.s.inside(at) {
                    let own = unit.side == cast.side;
                    if whose == Whose::Any || (whose == Whose::Own) == own {
                        units.push(unit.id);
                    }
                }
            }
            Who::Battlefields => {
                for unit in battlefields().flat_map(|at| self.s.inside(at)) {
                    units.push(unit.id);
                }
            }
            Who::Everyone => {
                for unit in self.s.units.iter().filter(|u| u.at.is_on()) {
                    units.push(unit.id);
                }
            }
        }
        // A spell has the one unit that it names for its target, not everybody whom it reaches.
        if matches!(who, Who::Target | Who::That) && cast.card.card().kind == Kind::Spell {
            units.iter().for_each(|id| self.target(*id));
        }
        units
    }

    /// The place a card is about.
    pub(crate) fn place(&self, cast: &Cast) -> Option<Spot> {
        match cast.aim {
            Aim::Place(at) => Some(at),
            Aim::Unit(id) => self.s.find(id).map(|u| u.at),
            _ => None,
        }
    }

    pub(crate) fn players(&self, cast: &Cast, who: Player) -> impl Iterator<Item = Side> + use<C, L> {
        let by = self.s.find(cast.that).map_or(cast.side, |u| u.side);
        let list = match who {
            Player::You => [Some(cast.side), None],
            Player::Opponent => [Some(by.other()), None],
            Player::Each => [Some(self.s.first), Some(self.s.first.other())],
        };
        list.into_iter().flatten()
    }
}
