//! An attack with all that the card behind it adds.

use crate::Skirmish;
use crate::content::notation::Subtype;
use crate::content::{Attack, Keywords, Range, Strike};
use crate::state::{NO_ATTACK, NO_CARD, Resolving};

/// An attack as it is made, with all that the card behind it adds.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    pub sets: u8,
    pub power: u8,
    pub bonus: u8,
    pub subtype: Subtype,
    pub range: Range,
    pub keywords: Keywords,
    pub boost: Option<Strike>,
}

impl Blow {
    fn of(attack: &Attack, boost: Option<Strike>) -> Blow {
        let added = boost.map_or(Keywords::default(), |b| b.keywords);
        Blow {
            sets: attack.notation.sets,
            power: attack.notation.power,
            bonus: attack.notation.bonus,
            subtype: attack.notation.subtype,
            range: attack.range,
            keywords: attack.keywords.and(added),
            boost,
        }
    }
}

impl Skirmish {
    /// The attack that is being resolved.
    pub(crate) fn blow(&self, r: &Resolving, is: u8) -> Option<Blow> {
        let card = (r.card != NO_CARD).then(|| self.content.printed_card(r.card));
        if r.attack != NO_ATTACK {
            let attack = &self.content.printed_unit(is).attacks[usize::from(r.attack)];
            return Some(Blow::of(attack, card.and_then(|c| c.strike)));
        }
        card.and_then(|c| c.attack.as_ref()).map(|attack| Blow::of(attack, None))
    }
}
