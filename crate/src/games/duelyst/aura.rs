//! Auras: what units, artifacts and lasting effects do to others for as long as they are there.

use super::Duelyst;
use super::content::{self, Ability, AbilityId, CardId, Condition, Effect, Trigger, Whom};
use super::layers::Stats;
use super::moments::{PASSIVE, class};
use super::select::Ctx;
use super::state::{Serial, State, Unit, What, mark};
use crate::engine::calc::{Source, Trace};
use crate::engine::grid::Cell;
use crate::engine::piles::Pile;
use crate::engine::rulebook::Clause;
use crate::engine::side::{BySide, Side};
use crate::rule;

/// The most auras that count at once; what is beyond is not seen on any real table.
const MAX_AURAS: usize = 40;

/// An ability that holds as long as its bearer is there.
#[derive(Clone, Copy)]
pub(super) struct Aura {
    pub side: Side,
    /// The unit that bears it; the General for an artifact.
    pub bearer: Serial,
    pub at: Cell,
    pub card: CardId,
    pub id: AbilityId,
}

impl Default for Aura {
    fn default() -> Self {
        let none = super::state::NO_ABILITY;
        Aura { side: Side::P1, bearer: Serial::NONE, at: Cell::OFF, card: CardId::default(), id: none }
    }
}

impl Aura {
    pub(super) fn ability(&self) -> &'static Ability {
        content::ability(self.id)
    }

    pub(super) fn ctx(&self) -> Ctx {
        Ctx::of(self.side, self.bearer, self.at, self.card, self.id)
    }
}

/// All auras of a table, in the order of `duelyst:house.queue.1`.
#[derive(Default)]
pub(super) struct Auras {
    list: Pile<Aura, MAX_AURAS>,
    /// Whether any of them gives powers.
    pub empower: bool,
    /// The Bloodbound Spell that one of them gives a side; of several, the last.
    pub bloodbound: BySide<Option<CardId>>,
}

impl std::ops::Deref for Auras {
    type Target = [Aura];
    fn deref(&self) -> &[Aura] {
        &self.list
    }
}

impl Auras {
    fn add(&mut self, aura: Aura) {
        if self.list.len() < MAX_AURAS {
            for effect in aura.ability().then.iter() {
                match effect {
                    Effect::Grant { .. } | Effect::Give { .. } => self.empower = true,
                    Effect::SetBloodbound(card) => self.bloodbound[aura.side] = Some(*card),
                    _ => {}
                }
            }
            self.list.push(aura);
        }
    }
}

impl Duelyst {
    /// The auras of a table.
    pub(super) fn auras(&self, s: &State) -> Auras {
        let mut auras = Auras::default();
        for side in [s.active, s.active.other()] {
            for unit in s.of(side) {
                if unit.hears & 1 << PASSIVE != 0 {
                    self.unit_auras(s, unit, &mut auras);
                } else if unit.holds != super::state::NO_CARD {
                    self.building_auras(unit, &mut auras);
                }
            }
            let player = &s.players[side];
            for artifact in player.artifacts.iter() {
                if let Some(general) = self.general(s, side) {
                    passives(artifact.card).for_each(|id| {
                        self.try_add(
                            s,
                            general,
                            Aura { side, bearer: general.who.id, at: general.at, card: artifact.card, id },
                            &mut auras,
                        );
                    });
                }
            }
        }
        // A Destiny has no bearer: it goes on whatever becomes of the minion (duelyst:keyword.trial.9).
        for watch in s.watches.iter().filter(|w| w.effect == 0) {
            if class(&content::ability(watch.ability).when) == 1 << PASSIVE {
                let (side, card, id) = (watch.side, watch.card, watch.ability);
                auras.add(Aura { side, bearer: Serial::NONE, at: Cell::OFF, card, id });
            }
        }
        auras
    }

    fn unit_auras(&self, s: &State, unit: &Unit, auras: &mut Auras) {
        let aura = |card, id| Aura { side: unit.side, bearer: unit.who.id, at: unit.at, card, id };
        if !unit.is_marked(mark::DISPELLED) {
            passives(unit.is).for_each(|id| self.try_add(s, unit, aura(unit.is, id), auras));
        }
        for change in s.changes.iter().filter(|c| c.on == unit.who.id) {
            if let What::Ability(id) = change.what
                && class(&content::ability(id).when) == 1 << PASSIVE
            {
                self.try_add(s, unit, aura(change.from, id), auras);
            }
        }
    }

    /// Some abilities hold even while their bearer is being built.
    fn building_auras(&self, unit: &Unit, auras: &mut Auras) {
        for id in passives(unit.holds).filter(|id| content::ability(*id).only == Some(Condition::BuildingToo)) {
            if content::sheet(unit.holds).build > 0 && unit.counter > 0 {
                auras.add(Aura { side: unit.side, bearer: unit.who.id, at: unit.at, card: unit.holds, id });
            }
        }
    }

    fn try_add(&self, s: &State, unit: &Unit, aura: Aura, auras: &mut Auras) {
        let ability = aura.ability();
        let destiny = matches!(ability.only, Some(Condition::Destiny));
        if !destiny && self.holds_now(s, &aura.ctx(), ability, unit) {
            auras.add(aura);
        }
    }

    /// Gives a unit the powers that auras give it.
    pub(super) fn empower(&self, s: &State, auras: &Auras, unit: &mut Unit) {
        for aura in auras.iter() {
            for effect in aura.ability().then.iter() {
                match effect {
                    Effect::Grant { who, traits, .. } if self.reaches(s, aura, who, unit) => {
                        traits.iter().for_each(|one| unit.gain(*one));
                    }
                    Effect::Give { who, ability, .. } if self.reaches(s, aura, who, unit) => {
                        unit.hears |= class(&content::ability(*ability).when);
                        unit.marks |= mark::LENT;
                    }
                    _ => {}
                }
            }
        }
    }

    /// Adds what auras add to attack and health.
    pub(super) fn enhance<T: Trace>(&self, s: &State, auras: &Auras, unit: &Unit, stats: &mut Stats<T>) {
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
    pub(super) fn reaches(&self, s: &State, aura: &Aura, who: &Whom, unit: &Unit) -> bool {
        match who {
            Whom::Ref(content::Ref::This) => unit.who.id == aura.bearer,
            Whom::Ref(of) => self.known(s, &aura.ctx(), *of).iter().any(|met| met.id == unit.who.id),
            Whom::All(list) => self.is_unit(s, &aura.ctx(), unit, list),
            _ => false,
        }
    }
}

impl Duelyst {
    /// Abilities that auras give a unit, with the card that gives each.
    pub(super) fn lent(&self, s: &State, unit: &Unit) -> Pile<(CardId, u16), 8> {
        let mut out = Pile::default();
        if !unit.is_marked(mark::LENT) {
            return out;
        }
        for aura in self.auras(s).iter() {
            for effect in aura.ability().then.iter() {
                match effect {
                    Effect::Give { who, ability, .. } if out.len() < 8 && self.reaches(s, aura, who, unit) => {
                        out.push((aura.card, ability.0));
                    }
                    _ => {}
                }
            }
        }
        out
    }
}

/// The abilities of a card that hold as long as it is there.
fn passives(card: CardId) -> impl Iterator<Item = AbilityId> {
    content::printed(card).filter(|id| matches!(content::ability(*id).when, Trigger::Passive))
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
