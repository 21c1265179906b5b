//! Mana by colour.

use crate::content::language::{Always, CardId, Colour, Mana};

/// Colours of mana, Pure included.
pub const COLOURS: usize = 7;

/// The names of colours, as tables write them.
pub(crate) const COLOUR_NAMES: [&str; COLOURS] =
    ["light", "infernal", "corruption", "death", "nature", "psionic", "pure"];

/// Mana by colour.
pub(crate) type Pool = [u8; COLOURS];

/// Mana that a card prints, as a pool.
#[must_use]
pub(crate) fn pool_of(mana: &Mana) -> Pool {
    [mana.light, mana.infernal, mana.corruption, mana.death, mana.nature, mana.psionic, mana.pure]
}

/// The number of a colour.
#[inline]
#[must_use]
pub fn colour(colour: Colour) -> usize {
    colour as usize
}

/// What a card on the table gives when it is engaged.
pub(crate) fn yields(card: CardId) -> Pool {
    let of = |always: &Always| if let Always::Produce(mana) = always { Some(pool_of(mana)) } else { None };
    card.card().always.iter().find_map(of).unwrap_or_default()
}

pub(crate) fn add(pool: &mut Pool, more: &Pool) {
    pool.iter_mut().zip(more).for_each(|(have, more)| *have = (*have + more).min(15));
}
