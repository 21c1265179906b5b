//! The calculation of damage, layer by layer (`pox:2.1.1`).

use super::{Blow, Dealt};
use crate::Pox;
use crate::content::language::{Amount, Effect, Kind, Layer, Match, Modifier, Printed, Spread, When, is};
use crate::content::source;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Order, Slot, State, Unit, UnitId};
use rulewright_engine::collections::piles::{Pile, order_by};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Source, Trace};
use rulewright_engine::rules::event::Log;
use rulewright_engine::{covers, rule};

/// A modifier of one layer: by how much, what gives it, and when that was gained.
#[derive(Clone, Copy, Default)]
struct Step {
    by: i16,
    from: Source,
    order: Order,
}

/// The most modifiers of one layer.
const MOST: usize = 24;

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// Damage to a unit, through all layers.
    pub(crate) fn deal(&mut self, target: UnitId, blow: &Blow) -> Dealt {
        let nothing = Dealt { to: target, amount: 0, deflected: false };
        let Some(unit) = self.s.find(target).copied() else { return nothing };
        covers!("pox:2.1", "pox:2.1.1", "pox:2.1.1.1");
        let mut calc = Calc::traced(blow.base.max(0).into(), rule!("pox:2.1.1.1.2.1"), self.log.trace());
        self.source_layer(blow, &unit, &mut calc);
        self.global_layer(blow, &unit, &mut calc);
        let Some((unit, source)) = self.prevention(&unit, blow) else {
            return nothing;
        };
        let deflected = source != blow.source;
        let blow = &Blow { source, ..*blow };
        self.target_layer(blow, &unit, &mut calc);
        self.after_def(blow, &unit, &mut calc);
        let amount = calc.value as i16;
        self.hurt(unit.id, amount, calc, blow.clause);
        Dealt { to: unit.id, amount, deflected }
    }

    /// `pox:2.1.1.1.2`: what the source of the damage carries.
    fn source_layer<T: Trace>(&self, blow: &Blow, target: &Unit, calc: &mut Calc<T>) {
        covers!("pox:2.1.1.1.2", "pox:2.1.1.1.2.1");
        let Some(source) = self.s.find(blow.source) else {
            return self.more_to_relics(blow, target, calc);
        };
        for step in self.steps(Layer::SourceFlat, blow, source, target).iter() {
            calc.plus(step.by.into(), rule!("pox:2.1.1.1.2.2"), step.from);
            calc.at_least(0, rule!("pox:house.damage.1"));
        }
        self.more_to_relics(blow, target, calc);
        for step in self.steps(Layer::SourcePercent, blow, source, target).iter() {
            percent(calc, step, rule!("pox:2.1.1.1.2.3"));
        }
    }

    fn more_to_relics<T: Trace>(&self, blow: &Blow, target: &Unit, calc: &mut Calc<T>) {
        if target.kind == Kind::Relic {
            calc.plus(blow.relics.into(), rule!("pox:2.1.1.1.2.2"), Source::RULE);
        }
    }

    /// `pox:2.1.1.1.3`: what changes all damage of a kind.
    fn global_layer<T: Trace>(&self, blow: &Blow, target: &Unit, calc: &mut Calc<T>) {
        covers!("pox:2.1.1.1.3");
        if blow.spell && target.is_champion() {
            calc.plus((-i16::from(target.bonus.ironfist)).into(), rule!("pox:2.1.1.1.3.1"), Source::RULE);
            calc.at_least(0, rule!("pox:house.damage.1"));
        }
        for relic in self.s.units.iter().filter(|unit| unit.is(is::AMPLIFIES)) {
            for effect in relic.is.rune().then.iter() {
                if let Effect::Modify { layer: Layer::Amplification, by: Modifier::By(Amount::Just(by)), of, .. } =
                    effect
                    && of.element == Some(blow.element)
                {
                    let step = Step { by: (*by).into(), from: source::rune(relic.is), order: relic.order };
                    percent(calc, &step, rule!("pox:2.1.1.1.3.2"));
                }
            }
        }
    }

    /// `pox:2.1.1.1.5`: what the target carries.
    fn target_layer<T: Trace>(&self, blow: &Blow, target: &Unit, calc: &mut Calc<T>) {
        covers!("pox:house.damage.2");
        covers!("pox:2.1.1.1.5");
        if blow.attack && target.is_champion() && target.bonus.sundered > 0 {
            let off = calc.value / i32::from(target.bonus.sundered);
            calc.plus(-off, rule!("pox:2.1.1.1.5.1"), Source::RULE);
        }
        if blow.attack && (!blow.aoe || blow.defense) {
            let clause = if blow.aoe { rule!("pox:A.a") } else { rule!("pox:2.1.1.1.5.2") };
            calc.plus(-i32::from(target.defense), clause, Source::RULE);
            calc.at_least(0, rule!("pox:house.damage.1"));
        }
        let fallback = Unit::default();
        let source = self.s.find(blow.source).unwrap_or(&fallback);
        for step in self.steps(Layer::TargetPercent, blow, target, source).iter() {
            percent(calc, step, rule!("pox:2.1.1.1.5.3"));
        }
        for step in self.steps(Layer::FlatReduction, blow, target, source).iter() {
            calc.plus(step.by.into(), rule!("pox:2.1.1.1.5.4"), step.from);
            calc.at_least(0, rule!("pox:house.damage.1"));
        }
    }

    /// `pox:2.1.1.1.6`: what says that it acts after everything else.
    fn after_def<T: Trace>(&self, blow: &Blow, target: &Unit, calc: &mut Calc<T>) {
        let Some(source) = self.s.find(blow.source) else { return };
        for step in self.steps(Layer::AfterDef, blow, source, target).iter() {
            calc.plus(step.by.into(), rule!("pox:2.1.1.1.6"), step.from);
        }
    }

    /// The modifiers of a layer that a bearer has against another unit, in the order in which they were gained.
    fn steps(&self, layer: Layer, blow: &Blow, bearer: &Unit, other: &Unit) -> Pile<Step, MOST> {
        let mut steps = Pile::default();
        self.own_steps(layer, blow, bearer, other, &mut steps);
        for condition in self.s.conditions_of(bearer.id) {
            let from = source::condition(condition.is);
            for effect in condition.is.condition().then.iter() {
                if let Effect::Modify { layer: of_layer, by, of, .. } = effect
                    && *of_layer == layer
                    && matches(of, blow, None, other)
                {
                    let by = amount(*by, 0, condition.value, blow);
                    push(&mut steps, Step { by, from, order: condition.order });
                }
            }
        }
        self.constant_steps(layer, blow, bearer, other, &mut steps);
        self.aura_steps(layer, blow, bearer, other, &mut steps);
        order_by(&mut steps, |step| step.order);
        steps
    }

    /// Those of the bearer's own abilities; of passives of one name only the highest (`pox:house.condition.1`).
    fn own_steps(&self, layer: Layer, blow: &Blow, bearer: &Unit, other: &Unit, steps: &mut Pile<Step, MOST>) {
        for slot in bearer.abilities.iter().filter(|slot| slot.is_there()) {
            let ability = slot.id().ability();
            if ability.when != When::Always || is_outranked(bearer, slot) {
                continue;
            }
            for effect in ability.then.iter() {
                if let Effect::Modify { layer: of_layer, by, of, spread: Spread::Bearer } = effect
                    && *of_layer == layer
                    && matches(of, blow, Some(slot.printed), other)
                {
                    let by = amount(*by, slot.printed.with, 0, blow);
                    push(steps, Step { by, from: source::ability(slot.printed), order: slot.order });
                }
            }
        }
    }

    /// Those of conditions that something else gives all the time.
    fn constant_steps(&self, layer: Layer, blow: &Blow, bearer: &Unit, other: &Unit, steps: &mut Pile<Step, MOST>) {
        self.rules.each_constant(self.s, bearer, &mut |id, order| {
            for effect in id.condition().then.iter() {
                if let Effect::Modify { layer: of_layer, by, of, .. } = effect
                    && *of_layer == layer
                    && matches(of, blow, None, other)
                {
                    push(steps, Step { by: amount(*by, 0, 0, blow), from: source::condition(id), order });
                }
            }
        });
    }

    /// Those of auras around the bearer: of one name the highest, once (`pox:house.condition.2`).
    fn aura_steps(&self, layer: Layer, blow: &Blow, bearer: &Unit, other: &Unit, steps: &mut Pile<Step, MOST>) {
        let mut best: Option<Step> = None;
        for unit in self.s.units.iter().filter(|unit| unit.is(is::AURA) && unit.is_champion()) {
            for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
                for effect in slot.id().ability().then.iter() {
                    if let Effect::Modify { layer: of_layer, by, of, spread } = effect
                        && *spread != Spread::Bearer
                        && *of_layer == layer
                        && self.rules.reaches(*spread, unit, bearer)
                        && matches(of, blow, Some(slot.printed), other)
                    {
                        let by = amount(*by, slot.printed.with, 0, blow);
                        if best.is_none_or(|best| by.abs() > best.by.abs()) {
                            best = Some(Step { by, from: source::ability(slot.printed), order: unit.order });
                        }
                    }
                }
            }
        }
        best.into_iter().for_each(|step| push(steps, step));
    }
}

fn push(steps: &mut Pile<Step, MOST>, step: Step) {
    if steps.len() < MOST && step.by != 0 {
        steps.push(step);
    }
}

/// Whether another of a unit's passives of the same name counts instead: one with a higher rank, or an equal one before it
/// (`pox:house.condition.1`). Abilities that name different elements or races have different names.
pub(crate) fn is_outranked(unit: &Unit, slot: &Slot) -> bool {
    use crate::content::language::Parameter;
    let ranked = slot.id().ability().parameter == Parameter::Rank;
    let same = unit.abilities.iter().filter(|other| other.is_there() && other.id() == slot.id());
    let mut above = same.filter(|other| {
        (ranked && other.printed.with > slot.printed.with)
            || (other.printed == slot.printed && other.order < slot.order)
    });
    above.next().is_some()
}

/// Whether a modifier or a prevention acts on this damage; `other` is the unit at its other end.
pub(super) fn matches(of: &Match, blow: &Blow, printed: Option<Printed>, other: &Unit) -> bool {
    (!of.attack || blow.attack)
        && of.ranged.is_none_or(|ranged| ranged == blow.is_ranged())
        && !(of.not_aoe && blow.aoe)
        && of.element.is_none_or(|element| element == blow.element)
        && (!of.own_element || printed.is_some_and(|printed| printed.element() == blow.element))
        && (!(of.target_race || of.source_race) || printed.is_some_and(|printed| printed.race() == other.race))
}

fn amount(by: Modifier, rank: u8, value: u8, blow: &Blow) -> i16 {
    match by {
        Modifier::By(Amount::Just(n)) => n.into(),
        Modifier::By(Amount::Rank(times)) => i16::from(times) * i16::from(rank),
        Modifier::By(Amount::Value) => value.into(),
        Modifier::By(Amount::Damage(_) | Amount::DamageBy(_)) => 0,
        Modifier::ByDistance(each) => i16::from(each) * i16::from(blow.distance.saturating_sub(1)),
    }
}

/// The changed amount is rounded down (`pox:2.1.1.1.2.3`).
fn percent<T: Trace>(calc: &mut Calc<T>, step: &Step, clause: Clause) {
    let amount = calc.value * i32::from(step.by.abs()) / 100;
    calc.plus(if step.by < 0 { -amount } else { amount }, clause, step.from);
}

impl Pox {
    /// The Damage of a champion, with all that adds to it.
    #[must_use]
    pub fn damage(&self, s: &State, unit: &Unit) -> i16 {
        self.damage_calc(s, unit, ()).value as i16
    }

    /// The same, in steps.
    #[must_use]
    pub fn damage_calc<T: Trace>(&self, s: &State, unit: &Unit, trace: T) -> Calc<T> {
        let mut calc = Calc::traced(unit.damage.into(), rule!("pox:gl.stat"), trace);
        for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
            add_damage(&mut calc, &slot.id().ability().then, source::ability(slot.printed));
        }
        for condition in s.conditions_of(unit.id) {
            add_damage(&mut calc, &condition.is.condition().then, source::condition(condition.is));
        }
        self.each_constant(s, unit, &mut |id, _| add_damage(&mut calc, &id.condition().then, source::condition(id)));
        calc.at_least(0, rule!("pox:gl.stat"));
        calc
    }
}

fn add_damage<T: Trace>(calc: &mut Calc<T>, then: &[Effect], from: Source) {
    for effect in then {
        if let Effect::MoreDamage(by) = effect {
            calc.plus((*by).into(), rule!("pox:7.2"), from);
        }
    }
}
