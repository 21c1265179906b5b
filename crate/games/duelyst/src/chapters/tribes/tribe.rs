//! What counts as of a tribe (`duelyst:tribe.structure.*`, `duelyst:tribe.vespyr.1`).

use crate::Duelyst;
use crate::content::powers::Powers;
use crate::content::{self, Card, Tribe};
use crate::state::Unit;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::{covers, rule};

impl Duelyst {
    /// Whether a unit counts as of a tribe, dispelled or not (`duelyst:keyword.dispel.cannot.r1`), a token or not
    /// (`duelyst:tribe.vespyr.1`), and a building as what it is now (`duelyst:tribe.structure.2`).
    pub(crate) fn is_tribe(&self, unit: &Unit, tribe: Tribe) -> bool {
        covers!("duelyst:keyword.dispel.cannot.r1", "duelyst:tribe.vespyr.1", "duelyst:tribe.structure.2");
        covers!("duelyst:tribe.structure.1.r1");
        let card = content::card(unit.is);
        // On the board a minion of every tribe is no Structure.
        counts_as(card, tribe) && (tribe != Tribe::Structure || card.tribe == Some(tribe))
    }

    /// `duelyst:tribe.structure.1`: a Structure neither moves nor attacks, unless it has this power.
    pub(crate) fn is_no_structure(&self, unit: &Unit, unless: Powers) -> Check {
        let structure = self.is_tribe(unit, Tribe::Structure);
        ensure(!structure || unit.has(unless), "structure", rule!("duelyst:tribe.structure.1"))
    }
}

/// Whether a card counts as of a tribe: Ghoulie counts as of every tribe (`duelyst:keyword.bond.1`).
pub(crate) fn counts_as(card: &Card, tribe: Tribe) -> bool {
    card.tribe.is_some_and(|own| own == tribe || own == Tribe::All)
}
