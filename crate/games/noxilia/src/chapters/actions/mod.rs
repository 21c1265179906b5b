//! Actions of the player whose turn it is to act (`noxilia:action.*`): a ready unit or a card in hand, or passing.

use crate::Noxilia;
use crate::action::Action;
use crate::content::language::CardId;
use crate::state::{State, Unit, UnitId};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

pub(crate) mod arrival;
pub(crate) mod attack;
pub(crate) mod charge;
pub(crate) mod costs;
pub(crate) mod equip;
pub(crate) mod errand;
pub(crate) mod movement;
pub(crate) mod play;
pub(crate) mod retreat;

/// An answer where nothing is asked.
pub(crate) fn not_asked() -> Check {
    Err(Refusal::new("nothing-asked", rule!("noxilia:action.1")))
}

impl Noxilia {
    /// A ready unit of one's own (`noxilia:action.2`).
    pub(crate) fn actor<'s>(&self, s: &'s State, id: UnitId) -> Result<&'s Unit, Refusal> {
        let unit = s.find(id).filter(|u| u.at.is_on()).ok_or(Refusal::new("gone", rule!("noxilia:action.2")))?;
        ensure(unit.side == s.active, "not-yours", rule!("noxilia:action.2"))?;
        ensure(unit.is_ready(), "engaged", rule!("noxilia:def.engage.2"))?;
        Ok(unit)
    }

    pub(crate) fn has_in_hand(&self, s: &State, side: Side, card: CardId) -> Check {
        ensure(s.players[side].hand.contains(&card), "not-in-hand", rule!("noxilia:action.2"))
    }

    /// Passing is always legal.
    pub(crate) fn offer_pass(&self, out: &mut Vec<Action>) {
        covers!("noxilia:action.pass.1");
        covers!("noxilia:advanced.1", "noxilia:advanced.3");
        // Nothing is discarded at will, and no mana made for its own sake.
        covers!("noxilia:action.3");
        out.push(Action::Pass);
    }
}
