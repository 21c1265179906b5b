//! Coming to a panel, by any means: what the panel does, and what items are there.

use crate::content::language::{ActionType, Effect, ItemId, ItemKind, Terrain, Whom};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Inside, State, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

/// The ring of a territorial unit (`journal:neutral.territorial`).
pub(crate) const RING: u8 = 2;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit has come to its panel, by its own movement or not.
    pub(crate) fn arrive(&mut self, id: UnitId, own: bool) {
        let unit = self.s.unit_mut(id);
        unit.marks = (unit.marks | mark::MOVED) & !mark::FREED;
        let at = unit.at;
        self.tread(id);
        self.take_item(id);
        // A flyer is spared by its own movement only.
        covers!("journal:house.move.5");
        let spared = own && self.s.unit(id).flies();
        if self.rules.terrain(self.s, at) == Terrain::Dangerous && !spared {
            self.hurt(id, 1, rule!("journal:terrain.dangerous"));
        }
    }

    /// The rings that a unit is in, after it has come or gone.
    pub(crate) fn tread(&mut self, id: UnitId) {
        let rings = self
            .s
            .numbered()
            .filter(|(ring, unit)| *ring != id && unit.is_neutral() && unit.acts == ActionType::Territorial);
        let rings = rings.fold(0_u32, |all, (ring, _)| all | crate::state::bit(ring));
        let moment = self.s.moment;
        for n in 0..self.s.units.len() {
            let ring = UnitId(n as u8);
            if rings & crate::state::bit(ring) == 0 {
                continue;
            }
            let spawn = self.s.unit(ring).spawn;
            let unit = self.s.unit(id);
            let is_in = spawn.is_on() && unit.is_on() && self.rules.map.distance(spawn, unit.at) <= RING;
            let known = self.s.inside.iter().position(|inside| inside.ring == ring && inside.unit == id);
            match known {
                None if is_in => {
                    self.s.inside.push(Inside { ring, unit: id, since: moment });
                    self.s.moment = moment + 1;
                }
                Some(at) if !is_in => {
                    self.s.inside.take(at);
                }
                _ => {}
            }
        }
    }

    /// A unit that comes to an item picks it up (`journal:house.drop.3`).
    pub(crate) fn take_item(&mut self, id: UnitId) {
        let at = self.s.unit(id).at;
        while let Some(n) = self.s.items.iter().position(|(cell, _)| *cell == at && self.s.unit(id).is_on()) {
            let (_, item) = self.s.items.take(n);
            let taken = self.tell(rule!("journal:drop.3"), Fact::Take { unit: id, item });
            self.because(taken, |resolver| resolver.wear(id, item));
        }
    }

    /// An item replaces the one of its kind; a supply does what it says.
    fn wear(&mut self, id: UnitId, item: ItemId) {
        let row = item.item();
        let unit = self.s.unit_mut(id);
        match row.kind {
            ItemKind::Supply => {
                for effect in row.then.iter() {
                    self.supply(id, *effect);
                }
                return;
            }
            ItemKind::Weapon => {
                let slot = usize::from(unit.weapons[0].is_some());
                unit.weapons[slot] = item;
            }
            ItemKind::Armour => unit.armour = item,
            ItemKind::Helm => unit.helm = item,
            ItemKind::Foot => unit.foot = item,
            ItemKind::Gear => unit.gear[row.gear.slot()] = (row.gear, 1),
        }
        let worn = self.tell(rule!("journal:house.drop.3"), Fact::Wear { unit: id, item });
        self.because(worn, |resolver| resolver.make_room(id));
    }

    /// What a supply does to the unit that picks it up.
    fn supply(&mut self, id: UnitId, effect: Effect) {
        let clause = rule!("journal:drop.3");
        match effect {
            Effect::Mend { hp, .. } => self.heal(id, hp, clause),
            Effect::Regain { mp } => self.regain(id, mp, clause),
            Effect::Give { whom: Whom::Friends(most), status, lasts } => {
                self.give_around(id, most, status, lasts, clause);
            }
            Effect::Give { status, lasts, .. } => self.give(id, status, lasts as i8, clause),
            Effect::Wear { item } => self.wear(id, item),
            Effect::Learn { skill } => {
                let unit = self.s.unit_mut(id);
                if unit.level(skill).is_none() && unit.skills.len() < crate::state::MAX_SKILLS {
                    unit.skills.push((skill, 1));
                    self.tell(rule!("journal:house.skill.10"), Fact::Learn { unit: id, skill });
                }
            }
            _ => {}
        }
    }
}
