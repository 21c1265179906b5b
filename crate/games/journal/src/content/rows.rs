//! The rows that people write, read into the language and validated: for the build, the tests and the command line.

use std::collections::{BTreeMap, HashMap};

use serde::de::{DeserializeOwned, Deserializer, Error, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::language::{
    ActionType, Aimed, Bars, Character, CharacterId, Class, Condition, Door, Effect, Element, Energy, Gear, Item,
    ItemId, ItemKind, Kind, LEVELS, List, NO_CAPACITY, Names, Orders, Party, Period, Race, RaceRule, Skill, SkillId,
    Status, StatusRule, Terrain, Timing, Trait, Tree, Trigger, When, reading,
};

/// The files of characters, in the order in which their characters are numbered.
pub const CHARACTERS: [(&str, Kind); 4] =
    [("heroes", Kind::Hero), ("allies", Kind::Ally), ("neutral", Kind::Neutral), ("called", Kind::Called)];

/// Rows and columns of a map.
const SIDE: usize = 9;

/// The signs of a map.
const SIGNS: &str = ".ABnSHmx+/_R#";

/// Everything that is read.
#[derive(Default, Debug)]
pub struct Content {
    /// Ids of skills.
    pub skill_ids: Vec<String>,
    /// Skills.
    pub skills: Vec<Skill>,
    /// Skill trees.
    pub trees: Vec<Tree>,
    /// Ids of characters.
    pub character_ids: Vec<String>,
    /// Characters.
    pub characters: Vec<Character>,
    /// Ids of items.
    pub item_ids: Vec<String>,
    /// Items.
    pub items: Vec<Item>,
    /// What each status does, in the order of its words.
    pub statuses: Vec<StatusRule>,
    /// What each race is, in the order of its words.
    pub races: Vec<RaceRule>,
    /// What the element of an attack adds against that of a defender.
    pub elements: [[i8; 7]; 6],
    /// Parties.
    pub parties: Vec<Party>,
    /// Maps.
    pub maps: Vec<MapRow>,
    /// Names in English and French, by kind and id.
    pub names: Vec<Name>,
    /// What words of the language mean, in English and French, by kind and id: what rules do of it stands in code.
    pub meanings: Vec<Name>,
    /// A line about a character in English and French, by its id.
    pub flavours: Vec<[String; 3]>,
}

/// What kind of thing, its id, and its name in English and French.
pub type Name = (&'static str, String, String, String);

/// A map of the set.
#[derive(Debug, Serialize)]
pub struct MapRow {
    /// Its id.
    pub id: String,
    /// How its doors are at the start.
    pub doors: Door,
    /// A row of signs for each row of panels.
    pub rows: List<String>,
}

/// A value for each level: one number if it is the same at all of them.
#[derive(Clone, Copy)]
struct Table<T>([T; LEVELS]);

impl<'de, T: Copy + TryFrom<i64> + Deserialize<'de>> Deserialize<'de> for Table<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Read<T>(std::marker::PhantomData<T>);
        impl<'de, T: Copy + TryFrom<i64> + Deserialize<'de>> Visitor<'de> for Read<T> {
            type Value = Table<T>;

            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "a number, or one for each of {LEVELS} levels")
            }

            fn visit_u64<E: Error>(self, n: u64) -> Result<Table<T>, E> {
                self.visit_i64(i64::try_from(n).unwrap_or(i64::MAX))
            }

            fn visit_i64<E: Error>(self, n: i64) -> Result<Table<T>, E> {
                T::try_from(n).map(|n| Table([n; LEVELS])).map_err(|_| E::custom("the number is out of range"))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Table<T>, A::Error> {
                let mut table = Vec::new();
                while let Some(n) = list.next_element()? {
                    table.push(n);
                }
                let all = table.len();
                table.try_into().map(Table).map_err(|_| A::Error::invalid_length(all, &self))
            }
        }
        from.deserialize_any(Read(std::marker::PhantomData))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct SkillRow {
    id: String,
    name: String,
    #[serde(rename = "name_fr")]
    name_fr: String,
    class: Class,
    timing: Timing,
    #[serde(default)]
    when: When,
    #[serde(default)]
    aimed: Aimed,
    #[serde(default)]
    range: (u8, u8),
    #[serde(default)]
    area: u8,
    cost: Option<Table<u8>>,
    #[serde(default)]
    attack: bool,
    bonus: Option<Table<i8>>,
    amount: Option<Table<u8>>,
    element: Option<Element>,
    max_level: Option<u8>,
    #[serde(default)]
    once: bool,
    then: List<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TreeRow {
    id: String,
    name: String,
    name_fr: String,
    skills: List<SkillId>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterRow {
    id: String,
    name: String,
    name_fr: String,
    race: Option<Race>,
    element: Option<Element>,
    stats: [u8; 4],
    capacity: Option<[u8; 4]>,
    #[serde(default)]
    hp: u8,
    #[serde(default)]
    mp: u8,
    #[serde(default)]
    movement: u8,
    skills: List<(SkillId, u8)>,
    #[serde(default)]
    trees: Vec<String>,
    #[serde(default)]
    further: Vec<String>,
    #[serde(default)]
    weapons: Vec<ItemId>,
    #[serde(default)]
    armour: ItemId,
    #[serde(default)]
    helm: ItemId,
    #[serde(default)]
    foot: ItemId,
    #[serde(default)]
    gear: List<(Gear, u8)>,
    #[serde(default)]
    assigned: SkillId,
    #[serde(default)]
    orders: Orders,
    #[serde(default)]
    flavour: String,
    #[serde(default)]
    flavour_fr: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ItemRow {
    id: String,
    name: String,
    #[serde(rename = "name_fr")]
    name_fr: String,
    kind: ItemKind,
    #[serde(default)]
    class: Class,
    #[serde(default)]
    range: (u8, u8),
    #[serde(default)]
    attack: i8,
    #[serde(default)]
    defence: i8,
    #[serde(default)]
    damage: u8,
    #[serde(default)]
    max_level: u8,
    #[serde(default)]
    then: List<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct StatusRow {
    id: String,
    name: String,
    #[serde(rename = "name_fr")]
    name_fr: String,
    #[serde(default)]
    attack: i8,
    #[serde(default)]
    defence: i8,
    #[serde(default)]
    each_round: i8,
    #[serde(default)]
    negative: bool,
    #[serde(default)]
    bars: Bars,
    immune: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RaceRow {
    id: String,
    name: String,
    name_fr: String,
    element: Element,
    #[serde(default)]
    traits: List<Trait>,
    immune: Option<Status>,
}

/// How the element of an attack does against that of a defender.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Against {
    Super,
    Neutral,
    Weak,
}

impl Against {
    fn bonus(self) -> i8 {
        match self {
            Against::Super => 5,
            Against::Neutral => 3,
            Against::Weak => -5,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ElementRow {
    id: String,
    name: String,
    name_fr: String,
    #[serde(default)]
    against: BTreeMap<Element, Against>,
}

/// A word of the language that rows only name: what it does is code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WordRow {
    id: String,
    name: String,
    name_fr: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    text_fr: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartyRow {
    id: String,
    name: String,
    name_fr: String,
    heroes: List<CharacterId>,
    start: List<CharacterId>,
    allies: List<CharacterId>,
    reserve: (CharacterId, CharacterId),
    supply: (ItemId, CharacterId),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardRow {
    id: String,
    name: String,
    name_fr: String,
    doors: Door,
    rows: List<String>,
}

/// Reads all files: `file` gives the text of each by its name.
///
/// # Errors
/// Everything that is wrong, by file, row and field.
pub fn read(file: &dyn Fn(&str) -> String) -> Result<Content, Vec<String>> {
    let mut reader = Reader { file, faults: Vec::new(), names: Names::default() };
    let mut content = Content::default();
    let skills = reader.values("skills");
    let items = reader.values("items");
    let characters: Vec<(&str, Kind, Vec<serde_json::Value>)> =
        CHARACTERS.iter().map(|(name, kind)| (*name, *kind, reader.values(name))).collect();
    content.skill_ids = ids(&skills);
    content.item_ids = ids(&items);
    content.character_ids = characters.iter().flat_map(|(.., rows)| ids(rows)).collect();
    reader.names = Names {
        skills: numbered(&content.skill_ids),
        characters: numbered(&content.character_ids),
        items: numbered(&content.item_ids),
    };
    for row in reader.rows::<SkillRow>("skills", skills) {
        let skill = reader.skill(&row);
        content.names.push(("skill", row.id, row.name, row.name_fr));
        content.skills.push(skill);
    }
    for row in reader.rows::<ItemRow>("items", items) {
        let item = reader.item(&row);
        content.names.push(("item", row.id, row.name, row.name_fr));
        content.items.push(item);
    }
    reader.trees(&mut content);
    reader.by_words(&mut content);
    reader.only_named(&mut content);
    if !reader.faults.is_empty() {
        return Err(reader.faults); // Characters are judged by all of these.
    }
    for (name, kind, values) in characters {
        for row in reader.rows::<CharacterRow>(name, values) {
            let character = reader.character(name, kind, &row, &content);
            content.names.push(("character", row.id.clone(), row.name, row.name_fr));
            content.flavours.extend((!row.flavour.is_empty()).then_some([row.id, row.flavour, row.flavour_fr]));
            content.characters.push(character);
        }
    }
    if reader.faults.is_empty() {
        reader.parties(&mut content);
        reader.maps(&mut content);
        reader.once(&content.names);
    }
    if reader.faults.is_empty() { Ok(content) } else { Err(reader.faults) }
}

struct Reader<'a> {
    file: &'a dyn Fn(&str) -> String,
    faults: Vec<String>,
    names: Names,
}

impl Reader<'_> {
    fn values(&mut self, name: &str) -> Vec<serde_json::Value> {
        serde_json::from_str(&(self.file)(&format!("{name}.json"))).unwrap_or_else(|e| {
            self.faults.push(format!("{name}.json: {e}"));
            Vec::new()
        })
    }

    fn rows<T: DeserializeOwned>(&mut self, file: &str, values: Vec<serde_json::Value>) -> Vec<T> {
        let mut rows = Vec::new();
        for value in values {
            let id = value["id"].as_str().unwrap_or_default().to_owned();
            match reading(&self.names, || serde_path_to_error::deserialize::<_, T>(value)) {
                Ok(row) => rows.push(row),
                Err(e) => self.faults.push(format!("{file}.json: {id}: {}: {}", e.path(), e.inner())),
            }
        }
        rows
    }

    fn file<T: DeserializeOwned>(&mut self, name: &str) -> Vec<T> {
        let values = self.values(name);
        self.rows(name, values)
    }

    /// Unless this is so, the field of the row is wrong.
    fn must(&mut self, so: bool, file: &str, id: &str, field: &str, why: &str) {
        if !so {
            self.faults.push(format!("{file}.json: {id}: {field}: {why}"));
        }
    }

    fn skill(&mut self, row: &SkillRow) -> Skill {
        let mut must = |so, field, why| self.must(so, "skills", &row.id, field, why);
        let has = |is: fn(&Effect) -> bool| row.then.iter().any(is);
        let is_event = row.when != When::Used;
        let takes_event = matches!(row.timing, Timing::Preflex | Timing::Reflex | Timing::Counter | Timing::Trigger);
        let adds = has(|effect| matches!(effect, Effect::Attack { .. } | Effect::Defence));
        let moves = has(|effect| matches!(effect, Effect::Damage | Effect::Heal { .. }));
        let is_hurt = matches!(row.aimed, Aimed::Foe | Aimed::Panel);
        must(
            is_event == takes_event,
            "when",
            "an event sets off preflexes, reflexes, counters and triggers, no others",
        );
        must(row.attack == has(|effect| *effect == Effect::Damage), "attack", "it is an attack if it does damage");
        must(row.attack == is_hurt, "aimed", "attacks are aimed at a foe or a panel, and nothing else is");
        must(row.bonus.is_some() == (row.attack || adds), "bonus", "attacks and what adds to a value have one");
        must(row.amount.is_some() == moves, "amount", "what does damage or heals has one");
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

    fn item(&mut self, row: &ItemRow) -> Item {
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

    /// The trees, which have every skill but those of called allies, in the order of the skills.
    fn trees(&mut self, content: &mut Content) {
        for row in self.file::<TreeRow>("trees") {
            content.names.push(("tree", row.id.clone(), row.name, row.name_fr));
            content.trees.push(Tree { id: row.id.leak(), skills: row.skills });
        }
        let of_trees = content.trees.iter().flat_map(|tree| tree.skills.iter());
        let first = (0..).map(SkillId);
        if let Some((skill, _)) = of_trees.zip(first).find(|(skill, expected)| *skill != expected) {
            let id = &content.skill_ids[skill.index()];
            self.faults.push(format!("trees.json: {id}: trees name each skill once, in the order of skills.json"));
        }
    }

    /// Statuses, races and elements: a row for each word, in the order of the language.
    fn by_words(&mut self, content: &mut Content) {
        let words: Vec<&str> = Status::ALL.iter().map(|word| word.id()).collect();
        for row in self.worded::<StatusRow>("statuses", &words) {
            content.names.push(("status", row.id, row.name, row.name_fr));
            let StatusRow { attack, defence, each_round, negative, bars, immune, .. } = row;
            content.statuses.push(StatusRule { attack, defence, each_round, negative, bars, immune });
        }
        let words: Vec<&str> = Race::ALL.iter().map(|word| word.id()).collect();
        for RaceRow { id, name, name_fr, element, traits, immune } in self.worded("races", &words) {
            content.names.push(("race", id, name, name_fr));
            content.races.push(RaceRule { element, traits, immune });
        }
        let words: Vec<&str> = Element::ALL.iter().map(|word| word.id()).collect();
        for (n, row) in self.worded::<ElementRow>("elements", &words).into_iter().enumerate() {
            for (defender, against) in row.against {
                match content.elements.get_mut(n) {
                    Some(list) => list[defender as usize] = against.bonus(),
                    None => self.must(false, "elements", &row.id, "against", "no attack is neutral"),
                }
            }
            content.names.push(("element", row.id, row.name, row.name_fr));
        }
    }

    /// Words that rows only name.
    fn only_named(&mut self, content: &mut Content) {
        for (file, words) in named_words() {
            for WordRow { id, name, name_fr, text, text_fr } in self.worded(file, &words) {
                self.must(text.is_empty() == text_fr.is_empty(), file, &id, "text", "in both languages, or in none");
                content.names.push((file, id.clone(), name, name_fr));
                content.meanings.extend((!text.is_empty()).then_some((file, id, text, text_fr)));
            }
        }
    }

    /// A row for each of these words, in their order.
    fn worded<T: DeserializeOwned>(&mut self, file: &str, words: &[&str]) -> Vec<T> {
        let values = self.values(file);
        if ids(&values) != words {
            self.faults.push(format!("{file}.json: its rows are {words:?}, in this order"));
            return Vec::new();
        }
        self.rows(file, values)
    }

    fn character(&mut self, file: &str, kind: Kind, row: &CharacterRow, content: &Content) -> Character {
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

    fn parties(&mut self, content: &mut Content) {
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

    fn maps(&mut self, content: &mut Content) {
        for BoardRow { id, name, name_fr, doors, rows } in self.file("maps") {
            let is_square = rows.len() == SIDE && rows.iter().all(|row| row.len() == SIDE);
            self.must(is_square, "maps", &id, "rows", "nine rows of nine signs");
            let is_known = rows.iter().all(|row| row.chars().all(|sign| SIGNS.contains(sign)));
            self.must(is_known, "maps", &id, "rows", &format!("its signs are among {SIGNS}"));
            content.names.push(("map", id.clone(), name, name_fr));
            content.maps.push(MapRow { id, doors, rows });
        }
    }

    /// Each id is given once in its kind.
    fn once(&mut self, names: &[Name]) {
        let mut seen: HashMap<(&str, &str), u8> = HashMap::new();
        for (kind, id, ..) in names {
            *seen.entry((kind, id)).or_default() += 1;
        }
        let mut twice: Vec<_> = seen.into_iter().filter(|(_, times)| *times > 1).collect();
        twice.sort_unstable();
        self.faults.extend(twice.into_iter().map(|((kind, id), _)| format!("{id}: two rows of {kind} have this id")));
    }
}

/// The files of words that rows only name, each with the ids of its rows in their order.
fn named_words() -> [(&'static str, Vec<&'static str>); 11] {
    macro_rules! all {
        ($word:ident) => {
            $word::ALL.iter().map(|word| word.id()).collect()
        };
    }
    let kinds = [Kind::Hero, Kind::Ally, Kind::Called].map(Kind::id).into_iter();
    [
        ("traits", all!(Trait)),
        ("orders", all!(Orders)),
        ("acts", all!(ActionType)),
        ("terrain", all!(Terrain)),
        ("objects", vec!["seal", "door"]),
        ("conditions", all!(Condition)),
        ("energies", all!(Energy)),
        ("periods", all!(Period)),
        ("triggers", all!(Trigger)),
        ("classes", all!(Class)),
        ("kinds", kinds.chain(ItemKind::ALL.iter().map(|kind| kind.id())).collect()),
    ]
}

fn ids(values: &[serde_json::Value]) -> Vec<String> {
    values.iter().map(|row| row["id"].as_str().unwrap_or_default().to_owned()).collect()
}

fn numbered(ids: &[String]) -> HashMap<String, u8> {
    (0..).zip(ids).map(|(n, id)| (id.clone(), n)).collect()
}
