//! Abilities of units (`noxilia:ability.*`): printed on the card, or given by equipment. Those that do something by themselves
//! have a file each.

use crate::Noxilia;
use crate::content::abilities::{Key, LENT, parts, printed, prints, sheet};
use crate::content::cards::NO_CARD;
use crate::content::language::{Ability, Always, CardId, Colour};
use crate::state::{State, TableCard, Unit};
use rulewright_engine::covers;

pub(crate) mod adventure;
pub(crate) mod auras;
pub(crate) mod dodge;
pub(crate) mod flying;
pub(crate) mod guardian_angel;
pub(crate) mod healing;
pub(crate) mod poison;
pub(crate) mod riposte;
pub(crate) mod water;

/// Whether something that a unit bears gives it an ability.
#[inline]
fn is_lent(s: &State, unit: &Unit, key: Key) -> bool {
    let lends = |card: CardId| sheet(card).lends >> key as u8 & 1 == 1;
    LENT >> key as u8 & 1 == 1 && s.table_cards.iter().any(|g| g.on == unit.id && lends(g.card))
}

/// Whether a card on a unit does what it does, by its place among all cards on the table: no latent spell, and of
/// copies that may work once only the first.
#[inline]
pub(crate) fn works(s: &State, n: usize) -> bool {
    covers!("noxilia:action.equip.2");
    let item = &s.table_cards[n];
    let again = |g: &TableCard| g.on == item.on && g.card == item.card;
    !item.is_latent() && (!item.card.card().once || !s.table_cards[..n].iter().any(again))
}

impl Noxilia {
    /// What equipment on a unit does, copies that may work once only counted once.
    pub(crate) fn equipment<'s>(
        &self,
        s: &'s State,
        unit: &Unit,
    ) -> impl Iterator<Item = (&'s TableCard, &'static Always)> + use<'s> {
        let id = unit.id;
        let active = s.table_cards.iter().enumerate().filter(move |(n, g)| g.on == id && works(s, *n));
        active.flat_map(|(_, g)| g.card.card().always.iter().map(move |always| (g, always)))
    }

    /// Whether a unit has an ability, and its number: the highest counts, as with auras (`noxilia:ability.attack_aura.2`).
    pub(crate) fn power(&self, s: &State, unit: &Unit, key: Key) -> Option<u8> {
        let own = printed(unit.card, key);
        if !is_lent(s, unit, key) {
            return own;
        }
        let mut best = own;
        for (_, always) in self.equipment(s, unit) {
            match always {
                Always::Grant(ability) => {
                    let (k, x) = parts(ability);
                    if k == key {
                        best = Some(best.unwrap_or(0).max(x));
                    }
                }
                Always::Venom(x) if key == Key::Poison => best = Some(own.map_or(*x, |p| p + 1).max(best.unwrap_or(0))),
                _ => {}
            }
        }
        best
    }

    /// Whether a unit has an ability.
    #[inline]
    pub(crate) fn has(&self, s: &State, unit: &Unit, key: Key) -> bool {
        prints(unit.card, key) || is_lent(s, unit, key)
    }

    /// All abilities of a unit, one bit each, in the order of [`Key`].
    pub(crate) fn abilities(&self, s: &State, unit: &Unit) -> u64 {
        let lent = s.table_cards.iter().filter(|g| g.on == unit.id).map(|g| sheet(g.card).lends);
        lent.fold(sheet(unit.card).keys, |all, keys| all | keys)
    }

    /// Resistance to a colour of magic (`noxilia:ability.type_resistance.1`).
    pub(crate) fn resists(&self, unit: &Unit, colour: Colour) -> u8 {
        let of = |ability: &Ability| match ability {
            Ability::TypeResistance(resistance) if resistance.to == colour => resistance.by,
            _ => 0,
        };
        unit.card.card().abilities.iter().map(of).max().unwrap_or(0)
    }

    /// What the destiny card of the turn says (`noxilia:turn.start.destiny.1`).
    #[inline]
    pub(crate) fn of_the_turn(&self, s: &State) -> impl Iterator<Item = &'static Always> + use<> {
        let card = (s.destiny != NO_CARD).then(|| s.destiny.card());
        card.into_iter().flat_map(|card| card.always.iter())
    }
}
