//! What a minion sets off or has as it enters the board: Opening Gambit, Bond, Intensify, Rush.

use crate::Duelyst;
use crate::content::powers::Powers;
use crate::content::{self, CardId, Keyword, Trigger};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Cause, State, Tally, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::covers;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::Side;

impl Duelyst {
    /// `duelyst:keyword.bond.1`: another friendly minion of its tribe is on the board.
    pub(crate) fn is_bonded(&self, s: &State, unit: &Unit) -> bool {
        covers!("duelyst:keyword.bond.1");
        let Some(tribe) = content::card(unit.is).tribe else { return false };
        s.of(unit.side).any(|u| u.who.id != unit.who.id && !self.is_general(s, u) && self.is_tribe(u, tribe))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:keyword.opening-gambit.1`: what a minion played from hand sets off.
    pub(crate) fn gambit(&mut self, unit: &Unit) {
        covers!("duelyst:keyword.opening-gambit.1", "duelyst:keyword.opening-gambit.2");
        covers!("duelyst:keyword.opening-gambit.3");
        // It waits in line, whatever becomes of the minion.
        self.own(unit, Cause::NONE, |when| matches!(when, Trigger::Gambit));
    }

    /// What a minion sets off whatever way it comes to be there: `duelyst:keyword.bond.2`, `duelyst:keyword.bond.3`,
    /// `duelyst:keyword.intensify.1`.
    pub(crate) fn stand(&mut self, unit: &Unit) {
        covers!("duelyst:keyword.bond.2", "duelyst:keyword.bond.3", "duelyst:keyword.intensify.1");
        if content::card(unit.is).keywords.has(Keyword::Intensify) {
            covers!("duelyst:keyword.intensify.4");
            // Only the one that enters now acts, as strongly as this use makes it.
            let uses = self.use_up(unit.side, unit.is);
            self.own(unit, Cause { amount: uses, ..Cause::NONE }, |when| matches!(when, Trigger::Intensify));
        }
        if self.rules.is_bonded(self.s, unit) {
            self.own(unit, Cause::NONE, |when| matches!(when, Trigger::Bond));
        }
        let cause = Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 };
        self.own(unit, cause, |when| matches!(when, Trigger::Enters));
    }

    /// `duelyst:keyword.intensify.3`: one more use of the card, by this player; answers which use it is.
    pub(crate) fn use_up(&mut self, side: Side, card: CardId) -> i16 {
        covers!("duelyst:keyword.intensify.2", "duelyst:keyword.intensify.3");
        // For the whole game.
        tally(&mut self.s.players[side].uses, card).into()
    }

    /// `duelyst:keyword.rush.1`: it is not exhausted when it arrives.
    pub(crate) fn rush(&mut self, id: UnitId) {
        covers!("duelyst:keyword.rush.1");
        if let Some(unit) = self.s.find_mut(id).filter(|u| u.has(Powers::RUSH)) {
            unit.marks &= !mark::EXHAUSTED;
        }
    }
}

/// One more of a card; answers how many there are now. Where no more cards can be counted, others go on being counted.
pub(crate) fn tally<const N: usize>(tallies: &mut Pile<Tally, N>, card: CardId) -> u8 {
    if let Some(tally) = tallies.iter_mut().find(|t| t.card == card) {
        tally.times = tally.times.saturating_add(1);
        return tally.times;
    }
    if tallies.len() < N {
        tallies.push(Tally { card, times: 1 });
    }
    1
}
