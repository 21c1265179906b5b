//! What is done to players: artifacts, mana, Bloodbound Spells.

use crate::chapters::select::context::Ctx;
use crate::chapters::turn::MOST_MANA;
use crate::content::{self, Effect};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::State;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Carries out an effect on players; answers whether it was one.
    pub(crate) fn on_players(&mut self, ctx: &mut Ctx, effect: &'static Effect) -> bool {
        let side = ctx.side;
        match effect {
            Effect::Equip { what, count } => {
                let count = self.rules.amount(self.s, ctx, *count).clamp(0, 9);
                for _ in 0..count {
                    let Some(product) = self.make(ctx, what) else { break };
                    self.equip(side, product.card);
                }
            }
            Effect::DestroyArtifacts { side, one } => {
                for side in self.sides(ctx, *side) {
                    ctx.done = self.break_artifacts(side, *one);
                }
            }
            Effect::Repair => ctx.done = self.repair(side),
            Effect::Mana { amount, side } => {
                for side in self.sides(ctx, *side) {
                    self.gain_mana(side, *amount);
                }
            }
            Effect::Capacity { amount, side } => {
                for side in self.sides(ctx, *side) {
                    self.gain_capacity(side, *amount);
                }
            }
            Effect::Mechaz0r(percent) => self.progress(side, *percent),
            Effect::SetBloodbound(card) => self.set_bloodbound(side, *card),
            Effect::UpgradeBloodbound => {
                let now = self.s.players[side].own_bloodbound;
                if let Some(card) =
                    Some(now).filter(|c| *c != content::CardId::default()).and_then(|c| content::card(c).bloodbound)
                {
                    self.set_bloodbound(side, card);
                }
            }
            Effect::RefreshBloodbound => self.refresh_bloodbound(side),
            Effect::Replaces(_) => {}
            _ => return false,
        }
        true
    }

    fn break_artifacts(&mut self, side: Side, one: bool) -> u8 {
        let count = self.s.players[side].artifacts.len();
        if one {
            if let Some(n) = self.roll(count) {
                self.break_artifact(side, n);
            }
            return u8::from(count > 0);
        }
        (0..count).for_each(|_| self.break_artifact(side, 0));
        count as u8
    }

    /// `duelyst:gap.mana.2`: mana above capacity lasts for the turn.
    fn gain_mana(&mut self, side: Side, amount: u8) {
        let player = &mut self.s.players[side];
        player.mana = player.mana.saturating_add(amount);
        let total = player.mana;
        self.tell(rule!("duelyst:gap.mana.2"), Fact::Mana { side, amount, total });
    }

    /// `duelyst:turn.begin.1`: not beyond the limit.
    fn gain_capacity(&mut self, side: Side, amount: i8) {
        let player = &mut self.s.players[side];
        let before = player.capacity;
        player.capacity = before.saturating_add_signed(amount).min(MOST_MANA);
        // A new crystal is full.
        player.mana =
            if amount > 0 { player.mana + (player.capacity - before) } else { player.mana.min(player.capacity) };
        let total = player.capacity;
        self.tell(rule!("duelyst:turn.begin.1"), Fact::Capacity { side, amount: amount.into(), total });
    }
}
