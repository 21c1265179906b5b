//! What a side sees, worked out once for a list of its actions.

use crate::Pox;
use crate::chapters::movement::{Near, Steps};
use crate::content::language::Aimed;
use crate::content::map::Tiles;
use crate::state::{MAX_UNITS, State, Unit};
use rulewright_engine::side::Side;
use std::cell::OnceCell;

/// What a side sees of the board, worked out once for a list.
pub(super) struct Seen {
    /// Tiles with a unit that it sees.
    pub units: Tiles,
    /// The same, and tiles with a font.
    pub taken: Tiles,
    /// Tiles on which a small champion of it would be engaged.
    pub near: Near,
    /// The steps of its champions that are small and neither fly nor climb, once one of them is asked about.
    pub steps: OnceCell<Steps>,
    /// Its spell presence, and the tiles under a Dead Magic Zone of the other side, once a rune is asked about.
    magic: OnceCell<(Tiles, Tiles)>,
    side: Side,
    /// Its units.
    friends: Group,
    /// Units of others that it sees.
    others: Group,
    /// Champions of either side.
    champions: Places,
}

/// Units, and the tiles that they cover.
#[derive(Clone, Copy, Default)]
struct Group {
    places: Places,
    tiles: Tiles,
}

/// Units by their places in the state, one bit each.
type Places = u64;

const _: () = assert!(MAX_UNITS <= Places::BITS as usize);

impl Seen {
    /// Units among which are all that fit and cover any of these tiles.
    fn candidates(&self, aimed: Aimed, tiles: Tiles) -> Places {
        let Group { places: friends, tiles: own } = self.friends;
        let Group { places: others, tiles: theirs } = self.others;
        let (places, covered) = match aimed {
            Aimed::Foe => (others, theirs),
            Aimed::OtherFriend | Aimed::OwnUnit | Aimed::OwnChampion => (friends, own),
            Aimed::FriendlyChampion
            | Aimed::Named
            | Aimed::OtherFriendlyChampion
            | Aimed::OtherFriendlyReal
            | Aimed::TwinTile => (friends & self.champions, own),
            Aimed::OpposingChampion | Aimed::OpposingAbility => (others & self.champions, theirs),
            Aimed::Champion
            | Aimed::OtherChampion
            | Aimed::OtherMortal
            | Aimed::SameSize
            | Aimed::AnyAbility
            | Aimed::Lasting
            | Aimed::OtherLasting => ((friends | others) & self.champions, self.units),
            _ => (friends | others, self.units),
        };
        if (covered & tiles).is_empty() { 0 } else { places }
    }

    /// These units, in their order.
    pub fn units<'s>(&self, s: &'s State, aimed: Aimed, tiles: Tiles) -> impl Iterator<Item = &'s Unit> + use<'s> {
        let mut left = self.candidates(aimed, tiles);
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(&s.units[place])
        })
    }
}

impl Seen {
    /// Its spell presence, and the tiles under a Dead Magic Zone of the other side.
    pub fn magic(&self, rules: &Pox, s: &State) -> (Tiles, Tiles) {
        *self.magic.get_or_init(|| (rules.presence(s, self.side), rules.zones(s, self.side.other())))
    }
}

impl Pox {
    /// What a side sees now.
    pub(super) fn seen(&self, s: &State, side: Side) -> Seen {
        let (mut friends, mut others, mut champions) = (Group::default(), Group::default(), 0);
        for (place, unit) in s.units.iter().enumerate().filter(|(_, unit)| !unit.is_hidden_from(side)) {
            let group = if unit.side == side { &mut friends } else { &mut others };
            group.places |= 1 << place;
            self.cover(unit, &mut group.tiles);
            champions |= Places::from(unit.is_champion()) << place;
        }
        let units = friends.tiles | others.tiles;
        Seen {
            units,
            taken: units | self.map.solid,
            near: self.beside_opponents(s, &Unit { side, ..Unit::default() }),
            steps: OnceCell::new(),
            magic: OnceCell::new(),
            side,
            friends,
            others,
            champions,
        }
    }
}
