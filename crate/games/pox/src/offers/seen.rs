//! What a side sees, worked out once for a list of its actions.

use crate::Pox;
use crate::chapters::movement::Near;
use crate::content::language::Aimed;
use crate::content::map::Tiles;
use crate::state::{MAX_UNITS, State, Unit};
use rulewright_engine::side::Side;

/// What a side sees of the board, worked out once for a list.
pub(super) struct Seen {
    /// Tiles with a unit that it sees.
    pub units: Tiles,
    /// The same, and tiles with a font.
    pub taken: Tiles,
    /// Tiles on which a small champion of it would be engaged.
    pub near: Near,
    /// Its spell presence.
    pub presence: Tiles,
    /// Tiles under a Dead Magic Zone of the other side.
    pub zones: Tiles,
    /// Its units.
    friends: Places,
    /// Units of others that it sees.
    others: Places,
    /// Champions.
    champions: Places,
}

/// Units by their places in the state, one bit each.
type Places = u64;

const _: () = assert!(MAX_UNITS <= Places::BITS as usize);

impl Seen {
    /// Units among which are all that fit.
    fn candidates(&self, aimed: Aimed) -> Places {
        match aimed {
            Aimed::Foe => self.others,
            Aimed::OtherFriend | Aimed::OwnUnit | Aimed::OwnChampion => self.friends,
            Aimed::FriendlyChampion
            | Aimed::Named
            | Aimed::OtherFriendlyChampion
            | Aimed::OtherFriendlyReal
            | Aimed::TwinTile => self.friends & self.champions,
            Aimed::OpposingChampion | Aimed::OpposingAbility => self.others & self.champions,
            Aimed::Champion
            | Aimed::OtherChampion
            | Aimed::OtherMortal
            | Aimed::SameSize
            | Aimed::AnyAbility
            | Aimed::Lasting
            | Aimed::OtherLasting => (self.friends | self.others) & self.champions,
            _ => self.friends | self.others,
        }
    }

    /// These units, in their order.
    pub fn units<'s>(&self, s: &'s State, aimed: Aimed) -> impl Iterator<Item = &'s Unit> + use<'s> {
        let mut left = self.candidates(aimed);
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(&s.units[place])
        })
    }
}

impl Pox {
    /// What a side sees now.
    pub(super) fn seen(&self, s: &State, side: Side) -> Seen {
        let units = self.taken(s, Some(side), None);
        let (mut friends, mut others, mut champions): (Places, Places, Places) = (0, 0, 0);
        for (place, unit) in s.units.iter().enumerate() {
            friends |= Places::from(unit.side == side) << place;
            others |= Places::from(unit.side != side && !unit.is_hidden_from(side)) << place;
            champions |= Places::from(unit.is_champion()) << place;
        }
        Seen {
            units,
            taken: units | self.map.solid,
            near: self.beside_opponents(s, &Unit { side, ..Unit::default() }),
            presence: self.presence(s, side),
            zones: self.zones(s, side.other()),
            friends,
            others,
            champions,
        }
    }
}
