//! Skills, items, characters, parties and maps: what their rows come to, and what must be so.

use super::super::language::{
    Aimed, Character, CharacterId, Class, Effect, Element, Gear, Item, ItemId, ItemKind, Kind, LEVELS, List,
    NO_CAPACITY, Party, Race, Skill, SkillId, Timing, When,
};
use super::written::{BoardRow, CharacterRow, ItemRow, PartyRow, SkillRow};
use super::{Content, MapRow, Reader};

/// Rows and columns of a map.
const SIDE: usize = 9;

/// The signs of a map.
const SIGNS: &str = ".ABnSHmx+/_R#";

impl Reader<'_> {
    pub(super) fn skill(&mut self, row: &SkillRow) -> Skill {
        let mut must = |so, field, why| self.must(so, "skills", &row.id, field, why);
        let has = |is: fn(&Effect) -> bool| row.then.iter().any(is);
        let is_event = row.when != When::Used;
        let takes_event = matches!(row.timing, Timing::Preflex | Timing::Reflex | Timing::Counter | Timing::Trigger);
        let adds = has(|effect| matches!(effect, Effect::Attack { .. } | Effect::Defence));
        let is_amount = has(|effect| matches!(effect, Effect::Damage | Effect::Heal { .. }));
        let is_hurt = matches!(row.aimed, Aimed::Foe | Aimed::Panel);
        must(
            is_event == takes_event,
            "when",
            "an event sets off preflexes, reflexes, counters and triggers, no others",
        );
        must(row.attack == has(|effect| *effect == Effect::Damage), "attack", "it is an attack if it does damage");
        must(row.attack == is_hurt, "aimed", "attacks are aimed at a foe or a panel, and nothing else is");
        must(row.bonus.is_some() == (row.attack || adds), "bonus", "attacks and what adds to a value have one");
        must(row.amount.is_some() == is_amount, "amount", "what does damage or heals has one");
        must(row.element.is_none() || row.attack, "element", "only attacks have one");
        must(row.element != Some(Element::Neutral), "element", "no attack is neutral");
        must(row.range.0 <= row.range.1, "range", "the least is over the greatest");
        must(row.area == 0 || row.aimed == Aimed::Panel, "area", "only what is aimed at a panel has one");
        must(row.max_level.is_none_or(|level| (1..=LEVELS).contains(&level.into())), "max-level", "levels are 1 to 5");
        must(!row.then.is_empty(), "then", "it does nothing");
        Skill {
            class: row.class,
            timing: row.timing,
            when: row.when,
            range: row.range,
            area: row.area,
            aimed: row.aimed,
            cost: row.cost.map_or([0; LEVELS], |table| table.0),
            attack: row.attack,
            bonus: row.bonus.map_or([0; LEVELS], |table| table.0),
            amount: row.amount.map_or([0; LEVELS], |table| table.0),
            element: row.element,
            max_level: row.max_level.unwrap_or(LEVELS as u8),
            once: row.once,
            then: row.then,
        }
    }

    pub(super) fn item(&mut self, row: &ItemRow) -> Item {
        let mut must = |so, field, why| self.must(so, "items", &row.id, field, why);
        let is_weapon = row.kind == ItemKind::Weapon;
        let gear = Gear::named(&row.id);
        must(is_weapon == (row.damage > 0), "damage", "weapons do damage, and nothing else does");
        must(is_weapon == (row.range.0 > 0 && row.range.0 <= row.range.1), "range", "weapons have one from 1 on");
        must(matches!(row.class, Class::Close | Class::Long), "class", "a weapon is close or long");
        must(is_weapon || row.attack == 0, "attack", "only weapons add to it");
        must((row.kind == ItemKind::Gear) == gear.is_some(), "kind", "gear has the id of a word of gear");
        must((row.kind == ItemKind::Gear) == (row.max_level > 0), "max-level", "gear has one");
        must((row.kind == ItemKind::Supply) != row.then.is_empty(), "then", "supplies do something, no other items");
        Item {
            kind: row.kind,
            class: row.class,
            range: row.range,
            attack: row.attack,
            defence: row.defence,
            damage: row.damage,
            gear: gear.unwrap_or_default(),
            max_level: row.max_level,
            then: row.then,
        }
    }

    pub(super) fn character(&mut self, file: &str, kind: Kind, row: &CharacterRow, content: &Content) -> Character {
        let is_called = kind == Kind::Called;
        let [trees, further] = [("trees", &row.trees), ("further", &row.further)].map(|(field, ids)| {
            let find = |id: &String| content.trees.iter().position(|tree| tree.id == id);
            let found: Vec<u8> = ids.iter().filter_map(find).map(|at| at as u8).collect();
            self.must(found.len() == ids.len(), file, &row.id, field, "there is no such tree");
            found
        });
        let mut must = |so, field, why| self.must(so, file, &row.id, field, why);
        let is = |item: ItemId, kind| content.items.get(item.index()).is_some_and(|item| item.kind == kind);
        let level = |of: Gear| row.gear.iter().find(|(gear, _)| *gear == of).map_or(0, |(_, level)| *level);
        let fits = |(skill, level): &(SkillId, u8)| (1..=content.skills[skill.index()].max_level).contains(level);
        let own = |(skill, _): &(SkillId, u8)| {
            trees.iter().chain(&further).any(|tree| content.trees[usize::from(*tree)].skills.contains(skill))
        };
        let called = content.trees.iter().map(|tree| tree.skills.len()).sum::<usize>();
        must(row.skills.iter().all(fits), "skills", "a level is over the highest");
        must(
            kind != Kind::Hero || row.skills.iter().all(own),
            "skills",
            "a hero has one that is of no tree of its own",
        );
        must(row.skills.iter().all(|(skill, _)| (skill.index() >= called) == is_called), "skills", "not of its kind");
        must((kind == Kind::Hero) == row.capacity.is_some(), "capacity", "heroes have one");
        must(
            row.capacity.is_none_or(|most| row.stats.iter().zip(most).all(|(stat, most)| *stat <= most)),
            "capacity",
            "a stat is over it",
        );
        must(is_called == row.race.is_none(), "race", "all have one but called allies");
        must(is_called == row.element.is_some(), "element", "called allies have one, for others the race has");
        must(is_called == (row.hp == 0), "hp", "all have some but called allies");
        must(further.len() <= level(Gear::Adaptability).into(), "further", "more trees than Adaptability gives");
        must(row.weapons.len() <= 2 && row.weapons.iter().all(|id| is(*id, ItemKind::Weapon)), "weapons", "no weapons");
        must(is_called || is(row.armour, ItemKind::Armour), "armour", "no armour");
        must(is_called || is(row.helm, ItemKind::Helm), "helm", "no helm");
        must(is_called || is(row.foot, ItemKind::Foot), "foot", "no shoes");
        let rows_of =
            |gear: Gear| content.items.iter().find(move |item| item.kind == ItemKind::Gear && item.gear == gear);
        let gear_fits =
            |(gear, level): &(Gear, u8)| rows_of(*gear).is_some_and(|item| (1..=item.max_level).contains(level));
        must(row.gear.iter().all(gear_fits), "gear", "a level is over the highest");
        let in_slot = |slot| row.gear.iter().filter(|(gear, _)| gear.slot() == slot).count();
        must((0..4).all(|slot| in_slot(slot) < 2), "gear", "two pieces in one slot");
        let follows = matches!(kind, Kind::Ally | Kind::Neutral);
        let assigned = row.skills.iter().any(|(skill, _)| *skill == row.assigned);
        must(follows == assigned, "assigned", "allies and neutral units have one, and have that skill");
        let race = row.race.unwrap_or(Race::None);
        Character {
            kind,
            race,
            element: row.element.unwrap_or(content.races[race as usize].element),
            stats: row.stats,
            capacity: row.capacity.unwrap_or([NO_CAPACITY; 4]),
            hp: row.hp,
            mp: row.mp,
            movement: row.movement,
            skills: row.skills,
            trees: List(trees.leak()),
            further: List(further.leak()),
            weapons: [0, 1].map(|n| row.weapons.get(n).copied().unwrap_or_default()),
            armour: row.armour,
            helm: row.helm,
            foot: row.foot,
            gear: row.gear,
            assigned: row.assigned,
            orders: row.orders,
        }
    }

    pub(super) fn parties(&mut self, content: &mut Content) {
        for row in self.file::<PartyRow>("parties") {
            let mut must = |so, field, why| self.must(so, "parties", &row.id, field, why);
            let kind = |id: &CharacterId| content.characters[id.index()].kind;
            let starts = |id: &CharacterId| row.start.contains(id);
            must(row.heroes.iter().all(|id| kind(id) == Kind::Hero), "heroes", "not all are heroes");
            must(
                row.start.len() == 3 && row.start.iter().all(|id| row.heroes.contains(id)),
                "start",
                "three of its heroes",
            );
            let [first, second] = row.allies[..] else { return must(false, "allies", "there are two") };
            must(first != second && kind(&first) == Kind::Ally && kind(&second) == Kind::Ally, "allies", "two allies");
            let (reserve, holder) = row.reserve;
            must(
                row.heroes.contains(&reserve) && !starts(&reserve),
                "reserve",
                "a hero of the party that does not start",
            );
            must(
                starts(&holder) && starts(&row.supply.1) && holder != row.supply.1,
                "supply",
                "two holders that start",
            );
            let PartyRow { id, name, name_fr, heroes, start, allies, reserve, supply } = row;
            content.names.push(("party", id.clone(), name, name_fr));
            content.parties.push(Party { id: id.leak(), heroes, start, allies, reserve, supply });
        }
    }

    pub(super) fn maps(&mut self, content: &mut Content) {
        for BoardRow { id, name, name_fr, doors, rows } in self.file("maps") {
            let is_square = rows.len() == SIDE && rows.iter().all(|row| row.len() == SIDE);
            self.must(is_square, "maps", &id, "rows", "nine rows of nine signs");
            let is_known = rows.iter().all(|row| row.chars().all(|sign| SIGNS.contains(sign)));
            self.must(is_known, "maps", &id, "rows", &format!("its signs are among {SIGNS}"));
            content.names.push(("map", id.clone(), name, name_fr));
            content.maps.push(MapRow { id, doors, rows });
        }
    }
}
