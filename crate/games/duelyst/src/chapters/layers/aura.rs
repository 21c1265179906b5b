//! Auras: what units, artifacts and lasting effects do to others for as long as they are there.

use crate::Duelyst;
use crate::chapters::layers::stats::Stats;
use crate::chapters::select::context::Ctx;
use crate::content::listen::{PASSIVE, class};
use crate::content::{self, Ability, AbilityId, CardId, Condition, Effect, NO_CARD, Whom, touch};
use crate::state::{Dirty, State, Unit, UnitId, What, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Spill;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Source, Trace};
use rulewright_engine::side::Side;

/// How many auras are listed without heap: more than there are on any table that people make.
const USUAL_AURAS: usize = 40;
/// How many abilities that auras give one unit are.
const USUAL_GIFTS: usize = 8;

/// An ability that holds as long as its bearer is there.
#[derive(Clone, Copy)]
pub(crate) struct Aura {
    pub side: Side,
    /// The unit that bears it; the General for an artifact.
    pub bearer: UnitId,
    pub at: Cell,
    pub card: CardId,
    pub id: AbilityId,
}

/// What stands behind the last aura of a list: nothing but zeros, which are laid out at once.
impl Default for Aura {
    fn default() -> Self {
        Aura { side: Side::P1, bearer: UnitId(0), at: Cell(0), card: CardId(0), id: AbilityId(0) }
    }
}

impl Aura {
    /// Whether it gives powers or abilities.
    pub(crate) fn empowers(&self) -> bool {
        self.ability().then.iter().any(|e| matches!(e, Effect::Grant { .. } | Effect::Give { .. }))
    }

    /// The Bloodbound Spell that it gives its side.
    pub(crate) fn bloodbound(&self) -> Option<CardId> {
        self.ability().then.iter().find_map(|e| if let Effect::SetBloodbound(card) = e { Some(*card) } else { None })
    }

    pub(crate) fn ability(&self) -> &'static Ability {
        content::ability(self.id)
    }

    #[inline]
    pub(crate) fn ctx(&self) -> Ctx<'static> {
        Ctx::of(self.side, self.bearer, self.at, self.card, self.id)
    }
}

/// Auras that have a part in what units are, in the order of `duelyst:house.queue.1`.
pub(crate) type Auras = Spill<Aura, USUAL_AURAS>;

impl Duelyst {
    /// The auras that have a part in what units are.
    pub(crate) fn auras(&self, s: &State) -> Auras {
        let mut auras = Auras::default();
        self.each_aura(s, touch::UNITS, &mut |aura| auras.push(*aura));
        auras
    }

    /// Calls `count` with every aura of the table that has a part in this, in the order of `duelyst:house.queue.1`.
    #[inline]
    pub(crate) fn each_aura(&self, s: &State, wanted: u8, count: &mut dyn FnMut(&Aura)) {
        if s.derived.dirty != Dirty::None || s.derived.aura_reads & wanted != 0 {
            self.look_for_auras(s, wanted, count);
        }
    }

    fn look_for_auras(&self, s: &State, wanted: u8, count: &mut dyn FnMut(&Aura)) {
        for side in [s.active, s.active.other()] {
            for unit in s.of(side) {
                if unit.listens & 1 << PASSIVE != 0 {
                    self.unit_auras(s, unit, wanted, count);
                } else if unit.holds != NO_CARD {
                    building_auras(unit, wanted, count);
                }
            }
            let worn = s.players[side].artifacts.iter().filter(|a| content::sheet(a.card).touches & wanted != 0);
            for artifact in worn {
                if let Some(general) = self.general(s, side) {
                    let (bearer, at, card) = (general.who.id, general.at, artifact.card);
                    passives(card, wanted)
                        .map(|id| Aura { side, bearer, at, card, id })
                        .filter(|aura| self.is_on(s, general, aura))
                        .for_each(|aura| count(&aura));
                }
            }
        }
        // A Destiny has no bearer: it goes on whatever becomes of the minion (duelyst:keyword.trial.9).
        for watch in s.watches.iter().filter(|w| w.effect == 0) {
            if content::touches(content::ability(watch.ability)) & wanted != 0 {
                let (side, card, id) = (watch.side, watch.card, watch.ability);
                count(&Aura { side, bearer: UnitId::NONE, at: Cell::OFF, card, id });
            }
        }
    }

    fn unit_auras(&self, s: &State, unit: &Unit, wanted: u8, count: &mut dyn FnMut(&Aura)) {
        let mut try_one = |card, id| {
            let aura = Aura { side: unit.side, bearer: unit.who.id, at: unit.at, card, id };
            if self.is_on(s, unit, &aura) {
                count(&aura);
            }
        };
        if !unit.is_marked(mark::DISPELLED) {
            passives(unit.is, wanted).for_each(|id| try_one(unit.is, id));
        }
        for change in s.changes.iter().filter(|c| c.on == unit.who.id) {
            if let What::Ability(id) = change.what
                && content::touches(content::ability(id)) & wanted != 0
            {
                try_one(change.from, id);
            }
        }
    }

    /// Whether what it takes for an aura to hold is there.
    fn is_on(&self, s: &State, unit: &Unit, aura: &Aura) -> bool {
        let ability = aura.ability();
        let destiny = matches!(ability.only, Some(Condition::Destiny));
        !destiny && self.holds_now(s, &aura.ctx(), ability, unit)
    }

    /// Gives a unit the powers that auras give it.
    pub(crate) fn empower(&self, s: &State, auras: &[Aura], unit: &mut Unit) {
        for aura in auras.iter() {
            for effect in aura.ability().then.iter() {
                match effect {
                    Effect::Grant { who, traits, .. } if self.reaches(s, aura, who, unit) => {
                        traits.iter().for_each(|one| unit.gain(*one));
                    }
                    Effect::Give { who, ability, .. } if self.reaches(s, aura, who, unit) => {
                        unit.listens |= class(&content::ability(*ability).when);
                        unit.marks |= mark::LENT;
                    }
                    _ => {}
                }
            }
        }
    }

    /// Whether any of these adds to the attack or health of a unit.
    pub(crate) fn is_enhanced(&self, s: &State, auras: &[Aura], unit: &Unit) -> bool {
        auras.iter().any(|aura| {
            let adds = |effect: &Effect| matches!(effect, Effect::Buff { who, .. } if self.reaches(s, aura, who, unit));
            aura.ability().then.iter().any(adds)
        })
    }

    /// Adds what auras add to attack and health.
    pub(crate) fn enhance<T: Trace>(&self, s: &State, auras: &[Aura], unit: &Unit, stats: &mut Stats<T>) {
        for aura in auras.iter() {
            for effect in aura.ability().then.iter() {
                match effect {
                    Effect::Buff { who, attack, health, .. } if self.reaches(s, aura, who, unit) => {
                        let (ctx, from, clause) = (aura.ctx(), Source(aura.card.0), clause(aura));
                        stats.attack.plus(self.amount(s, &ctx, *attack), clause, from);
                        stats.health.plus(self.amount(s, &ctx, *health), clause, from);
                    }
                    _ => {}
                }
            }
        }
    }

    /// Whether what an aura does is done to this unit.
    #[inline]
    pub(crate) fn reaches(&self, s: &State, aura: &Aura, who: &Whom, unit: &Unit) -> bool {
        match who {
            Whom::Ref(content::Ref::This) => unit.who.id == aura.bearer,
            Whom::Ref(content::Ref::OwnGeneral) => unit.who.id == s.players[aura.side].general,
            Whom::Ref(of) => {
                let mut met = false;
                self.each_known(s, &aura.ctx(), *of, &mut |one| met |= one.id == unit.who.id);
                met
            }
            Whom::All(list) => self.is_unit(s, &aura.ctx(), unit, list),
            _ => false,
        }
    }
}

impl Duelyst {
    /// Abilities that auras give a unit, with the card that gives each.
    pub(crate) fn lent(&self, s: &State, unit: &Unit) -> Spill<(CardId, u16), USUAL_GIFTS> {
        let mut out = Spill::default();
        if !unit.is_marked(mark::LENT) {
            return out;
        }
        self.each_aura(s, touch::UNITS, &mut |aura| {
            for effect in aura.ability().then.iter() {
                match effect {
                    Effect::Give { who, ability, .. } if self.reaches(s, aura, who, unit) => {
                        out.push((aura.card, ability.0));
                    }
                    _ => {}
                }
            }
        });
        out
    }
}

/// Some abilities hold even while their bearer is being built; dispelled, it goes on being built without them
/// (`duelyst:keyword.dispel.1`).
fn building_auras(unit: &Unit, wanted: u8, count: &mut dyn FnMut(&Aura)) {
    let (side, bearer, at, card) = (unit.side, unit.who.id, unit.at, unit.holds);
    if content::sheet(card).build > 0 && unit.counter > 0 && !unit.is_marked(mark::DISPELLED) {
        passives(card, wanted)
            .filter(|id| content::ability(*id).only == Some(Condition::BuildingToo))
            .for_each(|id| count(&Aura { side, bearer, at, card, id }));
    }
}

/// The abilities of a card that have a part in this as long as it is there.
fn passives(card: CardId, wanted: u8) -> impl Iterator<Item = AbilityId> {
    content::printed(card).filter(move |id| content::touches(content::ability(*id)) & wanted != 0)
}

/// The clause by which an aura counts.
fn clause(aura: &Aura) -> Clause {
    match aura.ability().only {
        Some(Condition::Zeal) => rule!("duelyst:keyword.zeal.1"),
        Some(Condition::Infiltrate) => rule!("duelyst:keyword.infiltrate.1"),
        Some(Condition::Destiny) => rule!("duelyst:keyword.trial.9"),
        _ if content::card(aura.card).kind == content::Kind::Artifact => rule!("duelyst:card.artifact.1"),
        _ => rule!("duelyst:house.layer.1"),
    }
}
