//! Trials (`duelyst:keyword.trial.*`): what they ask for, and when a card is locked.

use crate::Duelyst;
use crate::chapters::select::context::Ctx;
use crate::content::{self, CardId, Condition, NO_ABILITY, NO_CARD, Trial};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Held, MAX_UNITS, State, Unit, UnitId, Until};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// What the Trial of a card asks for.
pub(crate) fn of(card: CardId) -> Option<&'static Trial> {
    content::sheet(card).trial
}

/// `duelyst:keyword.trial.2`: the Trial card is taken out of the deck.
pub(crate) fn set_trial_aside(s: &mut State, side: Side) {
    covers!("duelyst:keyword.trial.2");
    let player = &mut s.players[side];
    let is_trial = |held: &&Held| content::is_trial(held.card);
    if let Some(held) = player.deck.iter().find(is_trial).copied() {
        player.deck.remove(held);
        player.trial = held.card;
    }
    player.deck.sort();
}

impl Duelyst {
    /// `duelyst:keyword.trial.5`: its Trial is not yet met.
    pub(crate) fn is_locked(&self, s: &State, side: Side, card: CardId) -> bool {
        !s.players[side].unlocked && of(card).is_some()
    }

    /// The same, with the clause that locks it.
    pub(crate) fn is_unlocked(&self, s: &State, side: Side, card: CardId) -> Check {
        ensure(!self.is_locked(s, side, card), "locked", rule!("duelyst:keyword.trial.5"))
    }

    fn trial_ctx(&self, s: &State, side: Side) -> Ctx<'static> {
        Ctx::of(side, UnitId::NONE, Cell::OFF, s.players[side].trial, NO_ABILITY)
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:keyword.trial.3`, `duelyst:keyword.trial.4`: the Trial card joins the hand as its last card.
    pub(crate) fn add_trial(&mut self, side: Side) {
        let card: CardId = self.s.players[side].trial;
        if card != NO_CARD {
            covers!("duelyst:keyword.trial.4");
            self.s.players[side].hand.push(Held::plain(card));
            self.tell(rule!("duelyst:keyword.trial.3"), Fact::Draw { side, held: Held::plain(card) });
        }
    }

    fn trial(&self, side: Side) -> Option<&'static Trial> {
        let player = &self.s.players[side];
        if player.unlocked || player.trial == NO_CARD { None } else { of(player.trial) }
    }

    /// A minion was summoned.
    pub(crate) fn try_summons(&mut self, side: Side, unit: &Unit) {
        let Some(Trial::Summon(wanted, list)) = self.trial(side) else { return };
        let ctx = self.rules.trial_ctx(self.s, side);
        if self.rules.is_unit(self.s, &ctx, unit, list) {
            self.s.players[side].tried += 1;
        }
        if self.s.players[side].tried >= u16::from(*wanted) {
            self.unlock(side);
        }
    }

    /// `duelyst:keyword.trial.5.r1`: a Trial about who is in play is looked at whenever the table is in order again,
    /// whatever brought them there.
    pub(crate) fn try_controls(&mut self) {
        covers!("duelyst:keyword.trial.5.r1");
        if self.s.outcome.is_some() {
            return;
        }
        for side in Side::BOTH {
            if let Some(Trial::Control(wanted, list)) = self.trial(side) {
                self.try_control(side, *wanted, list);
            }
        }
    }

    /// So many of different names are there at once.
    fn try_control(&mut self, side: Side, wanted: u8, list: &[content::Is]) {
        let ctx = self.rules.trial_ctx(self.s, side);
        let mut names = [NO_CARD; MAX_UNITS];
        let mut count = 0;
        for unit in self.s.of(side).filter(|u| self.rules.is_unit(self.s, &ctx, u, list)) {
            if !names[..count].contains(&unit.is) {
                names[count] = unit.is;
                count += 1;
            }
        }
        if count >= usize::from(wanted) {
            self.unlock(side);
        }
    }

    /// A card was played from hand.
    pub(crate) fn try_costs(&mut self, side: Side, card: CardId) {
        if let Some(Trial::PlayCosts(wanted)) = self.trial(side)
            && content::card(card).is_minion()
        {
            let player = &mut self.s.players[side];
            player.tried |= 1 << content::card(card).mana.min(15);
            if player.tried.count_ones() >= u32::from(*wanted) {
                self.unlock(side);
            }
        }
    }

    /// `duelyst:keyword.trial.7`, `duelyst:keyword.trial.8`: the Destiny, from hand and once a game.
    pub(crate) fn destiny(&mut self, unit: &Unit) {
        let destined = |id: &content::AbilityId| matches!(content::ability(*id).only, Some(Condition::Destiny));
        covers!("duelyst:keyword.trial.8");
        if self.s.players[unit.side].destined || !content::printed(unit.is).any(|id| destined(&id)) {
            return;
        }
        self.s.players[unit.side].destined = true;
        self.tell(rule!("duelyst:keyword.trial.7"), Fact::Destiny { side: unit.side, card: unit.is });
        for id in content::printed(unit.is).filter(destined) {
            self.watch(unit.side, unit.is, id, 0, unit.who.id, Until::Ever);
        }
    }

    /// `duelyst:keyword.trial.6`: for good.
    fn unlock(&mut self, side: Side) {
        self.s.players[side].unlocked = true;
        let card = self.s.players[side].trial;
        self.tell(rule!("duelyst:keyword.trial.6"), Fact::Trial { side, card });
    }
}
