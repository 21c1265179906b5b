//! A unit as a viewer sees it: its numbers, its abilities and states, and what is on it.

use crate::Pox;
use crate::content::language::{Gift, Kind, NO_RUNE, Printed, Race};
use crate::content::source;
use crate::position::names::{OWN_START as UNTIL_OWN_START, form_name, stat, state, way};
use crate::state::{Bonus, Condition, EVER, OWN_START, Order, Origin, Slot, State, Unit, mark};
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::rules::calc::{Calc, Step};
use rulewright_engine::side::Viewer;
use rulewright_engine::wire;

impl Pox {
    pub(crate) fn draw_piece(&self, s: &State, unit: &Unit, viewer: Viewer) -> wire::Piece {
        wire::Piece {
            is: unit.is.id().into(),
            owner: Some(unit.side),
            at: Some(self.square(unit.at)),
            size: (unit.size > 1).then_some([unit.size; 2]),
            stats: self.numbers(s, unit, viewer),
            max: printed(unit),
            traits: self.traits(s, unit),
            cards: self.draw_cards(s, unit, viewer),
            captain: unit.kind == Kind::Shrine || unit.is_marked(mark::AVATAR),
            calcs: self.calcs(s, unit),
            zones: self.zones_of(s, unit, viewer),
            ..wire::Piece::default()
        }
    }

    fn numbers(&self, s: &State, unit: &Unit, viewer: Viewer) -> Dict<i32> {
        let plain = Unit::printed(unit.is, unit.owner, Order::default());
        // pox:house.hidden.4
        let unseen = if viewer.sees(unit.side) { 0 } else { unit.unseen_ap };
        let bonus = self.usual_bonus(s, unit);
        let damage = self.damage(s, unit);
        let base = if damage == unit.damage { 0 } else { unit.damage };
        let rows: [(&'static str, i32, i32); 13] = [
            (stat::HEALTH, unit.hp.into(), plain.hp.into()),
            (stat::MAX_HEALTH, unit.most.into(), plain.most.into()),
            (stat::DAMAGE, damage.into(), plain.damage.into()),
            (stat::BASE_DAMAGE, base.into(), 0),
            (stat::SPEED, unit.speed.into(), plain.speed.into()),
            (stat::RANGE_MIN, unit.range.0.into(), plain.range.0.into()),
            (stat::RANGE, unit.range.1.into(), plain.range.1.into()),
            (stat::DEFENSE, unit.defense.into(), plain.defense.into()),
            (stat::AP, i32::from(unit.ap) + i32::from(unseen), i32::from(unit.is_champion())),
            (stat::NORA, unit.nora.into(), plain.nora.into()),
            (stat::ATTACKS, unit.attacks.into(), 0),
            (stat::IRONFIST, unit.bonus.ironfist.into(), bonus.ironfist.into()),
            (stat::SUNDERED, unit.bonus.sundered.into(), bonus.sundered.into()),
        ];
        // What is nothing is told where it is something by default.
        rows.iter().filter(|(_, value, usual)| *value != 0 || *usual != 0).map(|(id, n, _)| (*id, *n)).collect()
    }

    /// Its race and its macro type, its abilities, and its states.
    fn traits(&self, s: &State, unit: &Unit) -> Vec<wire::Word> {
        let race = Some(unit.race.id()).filter(|_| unit.race != Race::None);
        let mut traits: Vec<wire::Word> =
            [race, form_name(unit.form)].into_iter().flatten().map(wire::Word::from).collect();
        for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
            traits.push(slot.printed.id());
        }
        let states = [
            (self.is_disengaged(s, unit), state::DISENGAGED),
            (unit.is_marked(mark::SPELLED), state::SPELLED),
            (unit.is_marked(mark::STRANDED), state::STRANDED),
            (unit.is_marked(mark::AVATAR), state::AVATAR),
        ];
        for (_, name) in states.iter().filter(|(is, _)| *is) {
            traits.push((*name).into());
        }
        traits
    }

    /// Engaged with nobody, although somebody is there to engage: otherwise a position would be read as engaged.
    fn is_disengaged(&self, s: &State, unit: &Unit) -> bool {
        s.engaged_with(unit.id).next().is_none() && s.units.iter().any(|other| self.engages(unit, other))
    }

    /// What is on it, in the order in which a position is read again.
    fn draw_cards(&self, s: &State, unit: &Unit, viewer: Viewer) -> Vec<wire::CardInPlay> {
        let sees = viewer.sees(unit.side);
        let conditions = s.conditions_of(unit.id).filter(|condition| sees || !condition.is.condition().hidden);
        let there = unit.abilities.iter().filter(|slot| slot.is_there());
        let cooling = there.filter(|slot| slot.cooldown > 0 && (sees || !slot.id().ability().hidden));
        let engaged = s.units.iter().filter(|other| s.engaged_with(unit.id).any(|id| id == other.id));
        let engaged = engaged.filter(|other| viewer.sees(other.side) || !other.is_hidden_from(other.side.other()));
        // One by one: a chain of iterators would move each card through all of its links.
        let mut cards = Vec::new();
        for condition in conditions {
            cards.push(draw_condition(condition));
        }
        self.each_constant(s, unit, &mut |id, _| cards.push(card(id.id(), way::CONSTANT)));
        draw_granted(unit, &mut cards);
        draw_lost(unit, &mut cards);
        for slot in cooling {
            cards.push(draw_cooldown(slot));
        }
        for other in engaged {
            let about = Some(self.name_of(s, other));
            cards.push(wire::CardInPlay { about, ..card(way::ENGAGED, way::ENGAGED) });
        }
        cards
    }

    /// How its Damage was made, where something adds to it.
    fn calcs(&self, s: &State, unit: &Unit) -> wire::OutputOnly<Dict<wire::Calc>> {
        let damage: Calc<Vec<Step>> = self.damage_calc(s, unit, Vec::new());
        if damage.steps().is_empty() {
            return wire::OutputOnly::default();
        }
        wire::OutputOnly::new(&Dict::from([(stat::DAMAGE, wire::Calc::of(&damage, source::id))]))
    }

    /// The bonus that a unit of this owner has unless a position states another: that of a battlegroup (`pox:house.bonus.2`).
    pub(crate) fn usual_bonus(&self, s: &State, unit: &Unit) -> Bonus {
        let has = unit.is_champion() && !self.decks[usize::from(unit.owner.0)].is_empty();
        if has { s.bonus(unit.owner) } else { Bonus::default() }
    }
}

/// What its rune prints.
fn printed(unit: &Unit) -> Dict<i32> {
    let rune = unit.is.rune();
    let rows: [(&'static str, u8); 7] = [
        (stat::HEALTH, rune.hp),
        (stat::DAMAGE, rune.damage),
        (stat::SPEED, rune.speed),
        (stat::RANGE_MIN, rune.range.0),
        (stat::RANGE, rune.range.1),
        (stat::DEFENSE, rune.defense),
        (stat::NORA, rune.nora),
    ];
    rows.iter().filter(|(_, n)| *n > 0).map(|(id, n)| (*id, i32::from(*n))).collect()
}

/// Abilities that were granted, and equipment where what it grants stands among them.
fn draw_granted(unit: &Unit, cards: &mut Vec<wire::CardInPlay>) {
    let mut worn = (unit.equipment != NO_RUNE)
        .then(|| wire::CardInPlay { owner: Some(unit.worn_of), ..card(unit.equipment.id(), way::EQUIPMENT) });
    for slot in unit.abilities.iter() {
        match slot.origin {
            Origin::Granted => cards.push(ability(slot.printed, way::GRANTED)),
            Origin::Worn => cards.extend(worn.take()),
            _ => {}
        }
    }
    cards.extend(worn);
}

/// Abilities that were removed: those that its rune prints, and those of its equipment.
fn draw_lost(unit: &Unit, cards: &mut Vec<wire::CardInPlay>) {
    for slot in unit.abilities.iter().filter(|slot| !slot.is_there()) {
        cards.push(ability(slot.printed, way::LOST));
    }
    if unit.equipment == NO_RUNE {
        return;
    }
    let kept = |gift: Printed| unit.abilities.iter().any(|slot| slot.origin == Origin::Worn && slot.printed == gift);
    for gift in unit.equipment.rune().grants.iter() {
        if let Gift::Ability(printed) = gift
            && !kept(*printed)
        {
            cards.push(ability(*printed, way::LOST));
        }
    }
}

/// Something on the table: what it is, and in which way it is there.
pub(crate) fn card(is: &'static str, kind: &'static str) -> wire::CardInPlay {
    wire::CardInPlay { is: is.into(), kind: kind.into(), ..wire::CardInPlay::default() }
}

fn ability(printed: Printed, kind: &'static str) -> wire::CardInPlay {
    wire::CardInPlay { is: printed.id(), kind: kind.into(), ..wire::CardInPlay::default() }
}

fn draw_cooldown(slot: &Slot) -> wire::CardInPlay {
    wire::CardInPlay { counters: Some(slot.cooldown), ..ability(slot.printed, way::COOLDOWN) }
}

fn draw_condition(condition: &Condition) -> wire::CardInPlay {
    let mut stats = Dict::default();
    if condition.is.condition().has_value {
        stats.add(stat::VALUE, condition.value.into());
    }
    wire::CardInPlay {
        counters: Some(condition.turns).filter(|turns| !matches!(*turns, EVER | OWN_START)),
        until: (condition.turns == OWN_START).then(|| UNTIL_OWN_START.into()),
        stats,
        ..card(condition.is.id(), way::CONDITION)
    }
}
