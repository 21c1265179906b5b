//! A unit as the Table shows it: its numbers, its states, and what is on it. What its character prints is in the book, and
//! only what differs from that is here.

use crate::Journal;
use crate::content::language::{ItemKind, Orders, SkillId, Stat};
use crate::position::names::{Said, actions, has_focus, has_orderer, stat, state, way};
use crate::state::{Card, Frame, Place, State, Unit, UnitId, mark};
use crate::view::table::card;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// The four stats with their words.
const STATS: [(&str, Stat); 4] = [
    (stat::STRENGTH, Stat::Strength),
    (stat::DEFENCE, Stat::Defence),
    (stat::SPEED, Stat::Speed),
    (stat::WILL, Stat::Will),
];

impl Journal {
    pub(crate) fn draw_piece(&self, s: &State, id: UnitId) -> wire::Piece {
        let unit = s.unit(id);
        wire::Piece {
            is: unit.is.id().into(),
            owner: Some(unit.side),
            at: unit.is_on().then(|| self.square(unit.at)),
            stats: self.numbers(s, id),
            max: printed(unit),
            traits: traits(unit),
            cards: self.draw_cards_on(s, id),
            used: unit.skills.iter().filter(|(skill, _)| unit.has_used(*skill)).map(|(is, _)| is.id().into()).collect(),
            captain: unit.is_hero(),
            zones: self.zones_of(s, id),
            ..wire::Piece::default()
        }
    }

    fn numbers(&self, s: &State, id: UnitId) -> Dict<i32> {
        let unit = s.unit(id);
        let mut stats: Dict<i32> = Dict::of(&[(stat::HP, unit.hp.into()), (stat::MP, unit.mp.into())]);
        for (name, of) in STATS {
            stats.add(name, self.stat(s, id, of).into());
        }
        stats.add(stat::MOVEMENT, unit.is.character().movement.into());
        let initiative = s.order.iter().find(|place| place.unit == id).map_or(0, |place| place.value);
        // The action that is yet to be declared is left, too.
        let is_to_act = s.frames.iter().any(|pending| pending.frame == Frame::Act(id));
        let passing: [(&str, i32); 5] = [
            (stat::ACTIONS, i32::from(unit.left) + i32::from(is_to_act)),
            (stat::INITIATIVE, initiative.into()),
            (stat::XP, unit.xp.into()),
            (stat::ATTACKS, unit.attacks.into()),
            (stat::STRIDE, unit.stride.into()),
        ];
        for (name, value) in passing.into_iter().filter(|(_, value)| *value != 0) {
            stats.add(name, value);
        }
        stats
    }

    fn draw_cards_on(&self, s: &State, id: UnitId) -> Vec<wire::CardInPlay> {
        let unit = s.unit(id);
        let mut cards = Vec::new();
        for held in unit.statuses.iter() {
            let lasts = u8::try_from(held.lasts).ok();
            cards.push(wire::CardInPlay { counters: lasts, ..card(held.is.id(), way::STATUS) });
        }
        self.draw_skills(unit, id, &mut cards);
        self.draw_worn(unit, id, &mut cards);
        cards.extend(self.draw_order(s, id));
        self.draw_others(s, id, &mut cards);
        for place in s.order.iter().filter(|place| place.unit == id) {
            let drawn = [(place.card, way::INITIATIVE), (place.tie, way::TIE)];
            cards.extend(
                drawn
                    .iter()
                    .filter(|(is, _)| *is != Card::NONE)
                    .map(|(is, kind)| wire::CardInPlay { is: is.id(), ..card("", kind) }),
            );
        }
        cards
    }

    /// Whether a set-up named something that is as printed.
    fn repeats(&self, id: UnitId, what: Said) -> bool {
        self.said.contains(&(id, what))
    }

    /// Skills that are not as printed; a printed one that it does not have is there at level 0.
    fn draw_skills(&self, unit: &Unit, id: UnitId, cards: &mut Vec<wire::CardInPlay>) {
        let printed = unit.is.character().skills;
        let at = |skill: SkillId, level: u8| wire::CardInPlay { counters: Some(level), ..card(skill.id(), way::SKILL) };
        let named = |skill: &SkillId| self.repeats(id, Said::Skill(*skill));
        for (skill, level) in unit.skills.iter() {
            if !printed.contains(&(*skill, *level)) || named(skill) {
                cards.push(at(*skill, *level));
            }
        }
        let said = self.said.iter().filter_map(|(of, what)| match what {
            Said::Skill(skill) if *of == id => Some(*skill),
            _ => None,
        });
        let known = printed.iter().map(|(skill, _)| *skill).chain(said);
        let mut gone: Vec<SkillId> = known.filter(|skill| unit.level(*skill).is_none()).collect();
        order_by(&mut gone, |skill| *skill);
        gone.dedup();
        cards.extend(gone.into_iter().map(|skill| at(skill, 0)));
    }

    fn draw_worn(&self, unit: &Unit, id: UnitId, cards: &mut Vec<wire::CardInPlay>) {
        let row = unit.is.character();
        for (slot, kind) in way::WEAPONS.iter().enumerate() {
            let item = unit.weapons[slot];
            if item.is_some() && (item != row.weapons[slot] || self.repeats(id, Said::Weapon(slot))) {
                cards.push(card(item.id(), kind));
            }
        }
        let worn = [
            (unit.armour, row.armour, ItemKind::Armour),
            (unit.helm, row.helm, ItemKind::Helm),
            (unit.foot, row.foot, ItemKind::Foot),
        ];
        for (item, printed, kind) in worn {
            if item.is_some() && (item != printed || self.repeats(id, Said::Worn(kind))) {
                cards.push(card(item.id(), way::WORN));
            }
        }
        for (slot, (gear, level)) in unit.gear.iter().enumerate().filter(|(_, (_, level))| *level > 0) {
            let as_printed = row.gear.contains(&(*gear, *level));
            if !as_printed || self.repeats(id, Said::Gear(slot)) {
                cards.push(wire::CardInPlay { counters: Some(*level), ..card(gear.id(), way::WORN) });
            }
        }
    }

    /// The order of an ally that follows orders; of another unit, one that a set-up gave it.
    fn draw_order(&self, s: &State, id: UnitId) -> Option<wire::CardInPlay> {
        let unit = s.unit(id);
        let follows = !unit.is_neutral() && !unit.chooses();
        if !follows && !self.repeats(id, Said::Order) {
            return None;
        }
        // Who is yet to be placed will be there.
        let is_in = |id: UnitId| s.find(id).is_some_and(|unit| unit.place != Place::Fallen);
        let named = |id: UnitId| (id != UnitId::NONE).then(|| self.name(s, id));
        let there = |id: UnitId| named(id).filter(|_| is_in(id));
        let (orders, about) = match unit.orders {
            // Nobody follows it, so it stays as it was given.
            orders if !follows && has_focus(orders) => (orders, there(unit.focus)),
            orders if !follows && has_orderer(orders) => (orders, there(unit.orderer)),
            // What the order becomes as soon as the unit acts (`journal:order.attack-focus.2`).
            orders if has_focus(orders) && unit.focus != UnitId::NONE && !is_in(unit.focus) => {
                (Orders::AttackAtWill, None)
            }
            orders if has_focus(orders) => (orders, named(unit.focus)),
            // The first hero takes the place of one who is gone; with no hero left it is another order (`journal:house.order.10`).
            orders if has_orderer(orders) && !is_in(unit.orderer) => match s.first_hero(unit.side) {
                UnitId::NONE => (Orders::AttackAtWill, None),
                hero => (orders, named(hero)),
            },
            orders if has_orderer(orders) => (orders, named(unit.orderer)),
            orders => (orders, None),
        };
        Some(wire::CardInPlay { about, ..card(orders.id(), way::ORDER) })
    }

    /// Carriers and passengers; of a neutral unit its spawn point, who is in its ring, and its last attacker.
    fn draw_others(&self, s: &State, id: UnitId, cards: &mut Vec<wire::CardInPlay>) {
        let unit = s.unit(id);
        let about = |other: UnitId, kind: &'static str| wire::CardInPlay {
            about: Some(self.name(s, other)),
            ..card(kind, kind)
        };
        if let Place::Carried(carrier) = unit.place {
            cards.push(about(carrier, way::CARRIED));
        }
        for passenger in s.carried(id) {
            cards.push(about(passenger, way::PASSENGER));
        }
        if unit.side == Side::NEUTRAL && unit.spawn.is_on() {
            cards.push(wire::CardInPlay { at: Some(self.square(unit.spawn)), ..card(way::SPAWN, way::SPAWN) });
        }
        let mut inside: Vec<_> = s.inside.iter().filter(|inside| inside.ring == id).collect();
        order_by(&mut inside, |inside| inside.since);
        // Those who came at the same moment have the same number; who has been there longest has 1.
        let mut moments: Vec<u16> = inside.iter().map(|entered| entered.since).collect();
        moments.dedup();
        for entered in inside {
            let place = moments.iter().position(|since| *since == entered.since).map(|at| at as u8 + 1);
            cards.push(wire::CardInPlay { counters: place, ..about(entered.unit, way::INSIDE) });
        }
        if s.find(unit.attacker).is_some_and(Unit::is_in) {
            cards.push(about(unit.attacker, way::ATTACKER));
        }
    }
}

/// What its character prints.
fn printed(unit: &Unit) -> Dict<i32> {
    let row = unit.is.character();
    let mut max: Dict<i32> = Dict::of(&[(stat::HP, row.hp.into()), (stat::MP, row.mp.into())]);
    for (name, of) in STATS {
        max.add(name, row.stats[of as usize].into());
    }
    max.add(stat::MOVEMENT, row.movement.into());
    max.add(stat::ACTIONS, actions(unit.is).into());
    max
}

/// What it has done this round, and how it acts if it is neutral.
fn traits(unit: &Unit) -> Vec<wire::Word> {
    let states = [
        (unit.is_marked(mark::MOVED), state::MOVED),
        (unit.is_marked(mark::FREED), state::FREED),
        (unit.is_marked(mark::LAWFUL), state::FOLLOWED),
    ];
    let acts = unit.is_neutral().then(|| unit.acts.id());
    states.iter().filter(|(is, _)| *is).map(|(_, name)| *name).chain(acts).map(wire::Word::from).collect()
}
