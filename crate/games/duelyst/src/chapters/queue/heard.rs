//! Who hears what: whether an ability waits for a moment, and what it learns of it.

use crate::Duelyst;
use crate::chapters::queue::moments::Moment;
use crate::chapters::select::context::{Ctx, Subject};
use crate::content::{Is, Trigger};
use crate::state::{Cause, State, Unit};
use rulewright_engine::covers;

impl Duelyst {
    /// What an ability learns of a moment it waits for; `None` when it does not wait for this one.
    pub(crate) fn heard(&self, s: &State, ctx: &Ctx, trigger: &Trigger, moment: &Moment) -> Option<Cause> {
        let about = |unit: &Unit| Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 };
        let of = |list: &[Is], unit: &Unit| self.is_unit(s, ctx, unit, list);
        // The first list is the bearer alone when it is empty, the second anybody.
        let subject =
            |list: &[Is], unit: &Unit| if list.is_empty() { unit.who.id == ctx.bearer } else { of(list, unit) };
        let object = |list: &[Is], unit: &Unit| list.is_empty() || self.is_unit(s, ctx, unit, list);
        let by = |list: &[Is], source: &Subject| list.is_empty() || self.is_source(s, ctx, source, list);
        let arrival = |list: &[Is], unit: &Unit| {
            let own = unit.who.id == ctx.bearer;
            (!own || list.contains(&Is::OrSelf)) && of(list, unit)
        };
        match (trigger, moment) {
            (Trigger::TurnStart(whose), Moment::TurnStart(side)) | (Trigger::TurnEnd(whose), Moment::TurnEnd(side)) => {
                ctx.means(*whose, *side).then_some(Cause::NONE)
            }
            // duelyst:keyword.blood-surge.1: one's own spell only.
            (Trigger::BloodSurge, Moment::BloodSurge(side)) => (*side == ctx.side).then_some(Cause::NONE),
            (Trigger::Summon { of: list }, Moment::Summon(unit)) | (Trigger::Play { of: list }, Moment::Play(unit)) => {
                arrival(list, unit).then(|| about(unit))
            }
            // A card is of the list's player, or of anybody where it names none.
            (Trigger::Play { of: list }, Moment::PlayCard(side, card)) => {
                let own = *side == ctx.side;
                let theirs = !list.contains(if own { &Is::Enemy } else { &Is::Friendly });
                (theirs && self.is_card(s, ctx, *card, list)).then_some(Cause { card: *card, ..Cause::NONE })
            }
            (Trigger::Built { of: list }, Moment::Built(unit)) => {
                (if list.is_empty() { unit.who.id == ctx.bearer } else { of(list, unit) }).then(|| about(unit))
            }
            (Trigger::Spell(whose), Moment::Spell(side, card)) => {
                ctx.means(*whose, *side).then_some(Cause { card: *card, ..Cause::NONE })
            }
            (Trigger::Laid(tile), Moment::Laid(side, laid, at)) => {
                (*side == ctx.side && tile == laid).then_some(Cause { at: *at, ..Cause::NONE })
            }
            (Trigger::Damaged { who, by: from, survives }, Moment::Damage(unit, source, amount, lives)) => {
                let heard = subject(who, unit) && by(from, source) && (!survives || *lives);
                heard.then(|| Cause { amount: *amount, ..source.cause() })
            }
            (Trigger::Deals { who, to }, Moment::Damage(unit, source, amount, _)) => {
                covers!("duelyst:combat.resolve.1.r1");
                // By a blow or by an ability, but what this ability deals does not set it off once more.
                let own = source.ability == ctx.ability && source.unit() == Some(ctx.bearer);
                let dealt = source.is_spell() || source.who.is_some() && !own;
                let dealer = if who.is_empty() {
                    source.unit() == Some(ctx.bearer)
                } else {
                    self.is_source(s, ctx, source, who)
                };
                (dealt && dealer && object(to, unit)).then(|| Cause { amount: *amount, ..about(unit) })
            }
            (Trigger::Fight { who, with, attacks, strikes_back, attacked, after: false }, Moment::Fight { .. }) => {
                self.fights(s, ctx, moment, [who, with], [*attacks, *strikes_back, *attacked])
            }
            (Trigger::Fight { who, with, attacks, strikes_back, attacked, after: true }, Moment::After { .. }) => {
                self.fights(s, ctx, moment, [who, with], [*attacks, *strikes_back, *attacked])
            }
            (Trigger::Backstab, Moment::Backstab(unit, target)) => (unit.who.id == ctx.bearer).then(|| about(target)),
            (Trigger::Deathwatch, Moment::Death(unit, _)) => {
                covers!("duelyst:keyword.deathwatch.1");
                // Minions, and not oneself.
                (!self.is_general(s, unit) && unit.who.id != ctx.bearer).then(|| about(unit))
            }
            (Trigger::Death { who }, Moment::Death(unit, _)) => subject(who, unit).then(|| about(unit)),
            (Trigger::Kill { who, of: list }, Moment::Death(unit, source)) => {
                let killer = if who.is_empty() {
                    source.unit() == Some(ctx.bearer)
                } else {
                    self.is_source(s, ctx, source, who)
                };
                (killer && object(list, unit)).then(|| about(unit))
            }
            (Trigger::Healed { who }, Moment::Healed(unit)) => subject(who, unit).then(|| about(unit)),
            (Trigger::Moved { who }, Moment::Moved(unit)) => subject(who, unit).then(|| about(unit)),
            (Trigger::Draw(whose), Moment::Draw(side)) => ctx.means(*whose, *side).then_some(Cause::NONE),
            (Trigger::Replace, Moment::Replace(side)) => (*side == ctx.side).then_some(Cause::NONE),
            _ => None,
        }
    }

    fn fights(&self, s: &State, ctx: &Ctx, moment: &Moment, lists: [&[Is]; 2], roles: [bool; 3]) -> Option<Cause> {
        let (Moment::Fight { who, with, strikes_back } | Moment::After { who, with, strikes_back }) = *moment else {
            return None;
        };
        let [attacks, strikes, attacked] = roles;
        let fits = |one: &Unit, other: &Unit| {
            let subject =
                if lists[0].is_empty() { one.who.id == ctx.bearer } else { self.is_unit(s, ctx, one, lists[0]) };
            subject && (lists[1].is_empty() || self.is_unit(s, ctx, other, lists[1]))
        };
        let about = |unit: &Unit| Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 };
        if (attacks && !strikes_back || strikes && strikes_back) && fits(who, with) {
            return Some(about(with));
        }
        (attacked && !strikes_back && fits(with, who)).then(|| about(who))
    }
}
