//! Damage and healing: what becomes of damage on its way to a unit (`duelyst:keyword.forcefield.*`,
//! `duelyst:keyword.invulnerable.*`), and healing (`duelyst:keyword.heal.*`).

use crate::Duelyst;
use crate::chapters::layers::lasting;
use crate::chapters::queue::moments::Moment;
use crate::chapters::select::context::{Ctx, Subject};
use crate::content::powers::Powers;
use crate::content::{self, DamageChange, Effect, Kind, touch};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Source, Trace};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Deals damage to a unit; answers how much it took.
    pub(crate) fn hurt(&mut self, target: UnitId, calc: Calc<L::Trace>, source: &Subject, by: Clause) -> i16 {
        let Some(unit) = self.s.find(target).copied() else { return 0 };
        covers!("duelyst:keyword.invulnerable.1");
        if unit.has(Powers::INVULNERABLE) {
            return 0;
        }
        let first = calc.value > 0 && self.rules.is_general(self.s, &unit);
        let calc = self.rules.altered(self.s, calc, &unit, source);
        // duelyst:card.artifact.3: the first damage of a turn was this one, even where nothing is left of it.
        self.s.players[unit.side].hurt |= first;
        let (calc, shielded) = self.shielded(calc, &unit, source);
        let amount = calc.value.clamp(0, 9_999) as i16;
        if shielded {
            self.tell(rule!("duelyst:keyword.forcefield.1"), Fact::Shield { target: unit.who });
        }
        if amount == 0 {
            return 0;
        }
        if let Some(unit) = self.s.find_mut(target) {
            unit.damage += amount;
        }
        self.outdate_auras(touch::MORE);
        let dealt = self.tell_calc(by, Fact::Damage { target: unit.who, amount }, calc);
        self.because(dealt, |resolver| {
            if resolver.rules.is_general(resolver.s, &unit) {
                resolver.wear(unit.side);
            }
            let hit = resolver.s.find(target).copied().unwrap_or(unit);
            if hit.health() <= 0 {
                resolver.s.derived.dying = true;
                resolver.blame(target, source);
            }
            resolver.raise(&Moment::Damage(&hit, source, amount, hit.health() > 0));
        });
        amount
    }

    /// `duelyst:keyword.forcefield.1`: the first damage of a turn is cancelled; that of a spell even where it is none
    /// (`duelyst:keyword.forcefield.2`).
    fn shielded(&mut self, mut calc: Calc<L::Trace>, unit: &Unit, source: &Subject) -> (Calc<L::Trace>, bool) {
        covers!("duelyst:keyword.forcefield.2");
        let breaks = calc.value > 0 || source.is_spell();
        let shielded = unit.has(Powers::FORCEFIELD) && !unit.is_marked(mark::SHIELD_SPENT) && breaks;
        if shielded {
            if let Some(unit) = self.s.find_mut(unit.who.id) {
                unit.marks |= mark::SHIELD_SPENT;
            }
            calc.at_most(0, rule!("duelyst:keyword.forcefield.1"));
        }
        (calc, shielded)
    }

    /// Heals a unit (`duelyst:keyword.heal.1`); answers how much it regained.
    pub(crate) fn heal(&mut self, target: UnitId, amount: i32, by: Side) -> i16 {
        let Some(unit) = self.s.find_mut(target) else { return 0 };
        covers!("duelyst:keyword.invulnerable.2");
        if unit.has(Powers::INVULNERABLE) {
            return 0;
        }
        covers!("duelyst:keyword.heal.2");
        // No further than undamaged, and nothing healed is no healing.
        let amount = amount.clamp(0, unit.damage.max(0).into()) as i16;
        if amount == 0 {
            return 0;
        }
        unit.damage -= amount;
        // A unit that was healed in time did not die of that blow.
        if unit.health() > 0 {
            unit.blow = EventId::NONE;
        }
        let unit = *unit;
        self.outdate_auras(touch::MORE);
        let healer = &mut self.s.players[by];
        (healer.healed, healer.heals) = (true, healer.heals.saturating_add(1));
        let healed = self.tell(rule!("duelyst:keyword.heal.1"), Fact::Heal { target: unit.who, amount });
        self.because(healed, |resolver| resolver.raise(&Moment::Healed(&unit)));
        amount
    }
}

impl Duelyst {
    /// What units, artifacts and lasting effects make of damage: raised first, then doubled, then lowered or prevented.
    fn altered<T: Trace>(&self, s: &State, mut calc: Calc<T>, unit: &Unit, source: &Subject) -> Calc<T> {
        let mut found = lasting::Alterations::default();
        self.each_aura(s, touch::DAMAGE, &mut |aura| {
            for effect in aura.ability().then.iter() {
                self.alteration(s, &aura.ctx(), effect, unit, source, &mut found);
            }
        });
        for watch in s.watches.iter().filter(|w| w.effect > 0) {
            if let Some(effect) = lasting::find(watch) {
                let ctx =
                    Ctx { chosen: watch.unit, ..Ctx::of(watch.side, watch.unit, unit.at, watch.card, watch.ability) };
                self.alteration(s, &ctx, effect, unit, source, &mut found);
            }
        }
        let clause = rule!("duelyst:house.layer.1");
        for one in found.iter() {
            if let DamageChange::More(n) = one.change {
                calc.plus(n.into(), clause, Source(one.card.0));
            }
        }
        for one in found.iter().filter(|one| one.change == DamageChange::Double) {
            calc.times(2, clause, Source(one.card.0));
        }
        for one in found.iter() {
            if let DamageChange::Less(n) = one.change {
                calc.plus(-i32::from(n).min(calc.value), clause, Source(one.card.0));
            }
        }
        let general = source.who.is_some_and(|u| self.is_general(s, &u)) && !source.is_spell();
        let nothing = found.iter().any(|one| one.change == DamageChange::Nothing);
        if nothing || general && unit.has(Powers::IMMUNE_TO_GENERALS) {
            calc.at_most(0, clause);
        }
        calc
    }

    fn alteration(
        &self,
        s: &State,
        ctx: &Ctx,
        effect: &Effect,
        unit: &Unit,
        source: &Subject,
        found: &mut lasting::Alterations,
    ) {
        let Effect::Alter { by, to, change, first, .. } = effect else { return };
        let due = !first || !s.players[unit.side].hurt;
        let fits = due && self.is_source(s, ctx, source, by) && (to.is_empty() || self.is_unit(s, ctx, unit, to));
        if fits && found.len() < lasting::MOST {
            found.push(lasting::Alteration { card: ctx.card, change: *change });
        }
    }
}

/// The clause that a card's damage comes by.
pub(crate) fn by_card(card: content::CardId) -> Clause {
    match content::card(card).kind {
        Kind::Spell => rule!("duelyst:turn.main.3"),
        Kind::Bloodbound => rule!("duelyst:turn.main.2"),
        Kind::Artifact => rule!("duelyst:card.artifact.1"),
        _ => rule!("duelyst:house.queue.1"),
    }
}
