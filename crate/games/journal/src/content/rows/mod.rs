//! The rows that people write, read into the language and validated: for the build, the tests and the command line.

mod judged;
mod written;

use std::collections::HashMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::language::{
    ActionType, Bonus, Character, Class, Condition, Door, Element, Energy, Item, ItemKind, Kind, List, Names, Orders,
    Party, Period, Race, RaceRule, Skill, SkillId, Status, StatusRule, Terrain, Trait, Tree, Trigger, reading,
};
use written::{CharacterRow, ElementRow, ItemRow, RaceRow, SkillRow, StatusRow, TreeRow, WordRow};

/// The files of characters, in the order in which their characters are numbered.
pub const CHARACTERS: [(&str, Kind); 4] =
    [("heroes", Kind::Hero), ("allies", Kind::Ally), ("neutral", Kind::Neutral), ("called", Kind::Called)];

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
    fn must(&mut self, so: bool, file: &str, id: &str, field: &str, text: &str) {
        if !so {
            self.faults.push(format!("{file}.json: {id}: {field}: {text}"));
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
fn named_words() -> [(&'static str, Vec<&'static str>); 12] {
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
        ("bonuses", all!(Bonus)),
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
