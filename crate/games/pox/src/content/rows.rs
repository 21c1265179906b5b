//! The rows that people write, read into the language and validated: for the build, the tests and the command line.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::language::{
    Ability, AbilityId, Aimed, Being, Bound, Class, Condition, Effect, Faction, Gift, Ground, Kind, List, Names,
    Object, Parameter, Printed, Race, Reach, Rune, RuneId, Sign, Spread, TileRule, When, is, reading,
};

/// The files of runes, in the order in which their runes are numbered.
pub const RUNES: [&str; 5] = ["champions", "relics", "spells", "equipment", "tokens"];

/// Everything that is read.
#[derive(Default, Debug)]
pub struct Content {
    /// Ids of abilities.
    pub ability_ids: Vec<String>,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// Ids of conditions.
    pub condition_ids: Vec<String>,
    /// The number that a condition has if none is given.
    pub condition_defaults: Vec<u8>,
    /// Conditions.
    pub conditions: Vec<Condition>,
    /// Ids of runes.
    pub rune_ids: Vec<String>,
    /// Runes.
    pub runes: Vec<Rune>,
    /// When the effects of each rune act.
    pub rune_whens: Vec<When>,
    /// What each kind of terrain does, in the order of its words.
    pub grounds: Vec<TileRule>,
    /// What each object of the terrain layer does, in the order of its words.
    pub objects: Vec<TileRule>,
    /// Battlegroups.
    pub battlegroups: Vec<Battlegroup>,
    /// Names in English and French, by kind and id.
    pub names: Vec<Name>,
}

/// What kind of thing, its id, and its name in English and French.
pub type Name = (&'static str, String, String, String);

/// A battlegroup of the set.
#[derive(Debug, serde::Serialize)]
pub struct Battlegroup {
    /// Its id.
    pub id: String,
    /// Its runes.
    pub runes: List<RuneId>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct AbilityRow {
    id: String,
    name: String,
    #[serde(rename = "name_fr")]
    name_fr: String,
    class: Class,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    cooldown: u8,
    reach: Option<Reach>,
    aimed: Option<Aimed>,
    #[serde(default)]
    hidden: bool,
    #[serde(default)]
    keeps_stealth: bool,
    #[serde(default)]
    bad: bool,
    #[serde(default)]
    parameter: Parameter,
    #[serde(default)]
    when: When,
    then: List<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ConditionRow {
    id: String,
    name: String,
    #[serde(rename = "name_fr")]
    name_fr: String,
    sign: Sign,
    #[serde(default)]
    has_value: bool,
    #[serde(default)]
    default: u8,
    #[serde(default)]
    hidden: bool,
    #[serde(default)]
    persistent: bool,
    when: When,
    then: List<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RuneRow {
    id: String,
    name: String,
    #[serde(rename = "name_fr")]
    name_fr: String,
    kind: Option<Kind>,
    #[serde(default)]
    faction: Faction,
    #[serde(default)]
    race: Race,
    #[serde(default)]
    nora: u8,
    #[serde(default)]
    cooldown: u8,
    #[serde(default)]
    damage: u8,
    #[serde(default)]
    speed: u8,
    #[serde(default)]
    range: (u8, u8),
    #[serde(default)]
    defense: u8,
    #[serde(default)]
    hp: u8,
    size: Option<u8>,
    #[serde(default)]
    abilities: Vec<String>,
    #[serde(default)]
    grants: Vec<GiftRow>,
    aimed: Option<Aimed>,
    #[serde(default)]
    single: bool,
    #[serde(default)]
    waits: When,
    #[serde(default)]
    hidden: bool,
    #[serde(default)]
    when: When,
    #[serde(default)]
    then: List<Effect>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum GiftRow {
    Ability(String),
    Condition(super::language::ConditionId),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct TileRow {
    id: String,
    name: String,
    #[serde(rename = "name_fr")]
    name_fr: String,
    #[serde(default)]
    opposing: bool,
    #[serde(default)]
    used_up: bool,
    then: List<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BattlegroupRow {
    id: String,
    name: String,
    name_fr: String,
    runes: List<RuneId>,
}

/// Reads all files: `file` gives the text of each by its name.
///
/// # Errors
/// Everything that is wrong, by file, row and field.
pub fn read(file: &dyn Fn(&str) -> String) -> Result<Content, Vec<String>> {
    let mut reader = Reader { file, faults: Vec::new(), names: Names::default() };
    let mut content = Content::default();
    let abilities = reader.values("abilities");
    let conditions = reader.values("conditions");
    let runes: Vec<(&str, Vec<serde_json::Value>)> = RUNES.iter().map(|name| (*name, reader.values(name))).collect();
    content.ability_ids = ids(&abilities);
    content.condition_ids = ids(&conditions);
    content.rune_ids = runes.iter().flat_map(|(_, rows)| ids(rows)).collect();
    reader.names = Names {
        abilities: numbered(&content.ability_ids),
        conditions: numbered(&content.condition_ids),
        runes: numbered(&content.rune_ids),
    };
    for row in reader.rows::<AbilityRow>("abilities", abilities) {
        content.names.push(("ability", row.id.clone(), row.name.clone(), row.name_fr.clone()));
        content.abilities.push(ability(row));
    }
    for row in reader.rows::<ConditionRow>("conditions", conditions) {
        content.names.push(("condition", row.id, row.name, row.name_fr));
        content.condition_defaults.push(row.default);
        let is = bits(&row.then, When::Always);
        let ConditionRow { sign, has_value, hidden, persistent, when, then, .. } = row;
        content.conditions.push(Condition { sign, has_value, hidden, persistent, when, then, is });
    }
    for (name, values) in runes {
        for row in reader.rows::<RuneRow>(name, values) {
            content.names.push(("rune", row.id.clone(), row.name.clone(), row.name_fr.clone()));
            content.rune_whens.push(row.when);
            let rune = reader.rune(name, row, &content);
            content.runes.push(rune);
        }
    }
    let words: Vec<&str> = Ground::ALL.iter().map(|ground| ground.id()).collect();
    content.grounds = reader.tiles("terrain", &words, &mut content.names);
    let words: Vec<&str> = Object::ALL.iter().map(|object| object.id()).collect();
    content.objects = reader.tiles("objects", &words, &mut content.names);
    let battlegroups = reader.values("battlegroups");
    for BattlegroupRow { id, name, name_fr, runes } in reader.rows("battlegroups", battlegroups) {
        content.names.push(("battlegroup", id.clone(), name, name_fr));
        content.battlegroups.push(Battlegroup { id, runes });
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

    /// What tiles do, a row for each of these words in their order.
    fn tiles(&mut self, file: &'static str, words: &[&str], names: &mut Vec<Name>) -> Vec<TileRule> {
        let values = self.values(file);
        if ids(&values) != words {
            self.faults.push(format!("{file}.json: its rows are {words:?}, in this order"));
        }
        let rows: Vec<TileRow> = self.rows(file, values);
        let rule = |TileRow { id, name, name_fr, opposing, used_up, then }| {
            names.push((file, id, name, name_fr));
            TileRule { opposing, used_up, then }
        };
        rows.into_iter().map(rule).collect()
    }

    fn rune(&mut self, file: &str, row: RuneRow, content: &Content) -> Rune {
        let kind = row.kind.unwrap_or(match file {
            "champions" => Kind::Champion,
            "relics" => Kind::Relic,
            "spells" => Kind::Spell,
            _ => Kind::Equipment,
        });
        let abilities: Vec<Printed> =
            row.abilities.iter().filter_map(|text| self.printed(&row.id, text, content)).collect();
        let mut grants = Vec::new();
        for gift in row.grants {
            match gift {
                GiftRow::Ability(text) => grants.extend(self.printed(&row.id, &text, content).map(Gift::Ability)),
                GiftRow::Condition(id) => grants.push(Gift::Condition(id)),
            }
        }
        Rune {
            kind,
            token: file == "tokens",
            faction: row.faction,
            nora: row.nora,
            cooldown: row.cooldown,
            race: row.race,
            damage: row.damage,
            speed: row.speed,
            range: row.range,
            defense: row.defense,
            hp: row.hp,
            size: row.size.unwrap_or(1),
            abilities: List(Vec::leak(abilities)),
            grants: List(Vec::leak(grants)),
            aimed: row.aimed.unwrap_or(Aimed::Nothing),
            single: row.single,
            waits: row.waits,
            hidden: row.hidden,
            then: row.then,
            is: if kind == Kind::Relic { bits(&row.then, row.when) } else { 0 },
        }
    }

    fn printed(&mut self, id: &str, text: &str, content: &Content) -> Option<Printed> {
        let names = &self.names;
        let find = |id: &str| {
            let at = *names.abilities.get(id)?;
            Some((AbilityId(at), content.abilities.get(usize::from(at))?.parameter))
        };
        let printed = Printed::read(text, find, |unit| names.runes.get(unit).copied());
        if printed.is_none() {
            self.faults.push(format!("{id}: no ability is written `{text}`"));
        }
        printed
    }
}

fn ability(row: AbilityRow) -> Ability {
    let is = bits(&row.then, row.when);
    Ability {
        class: row.class,
        cost: row.cost,
        cooldown: row.cooldown,
        reach: row.reach.unwrap_or(Reach { least: Bound::Just(0), most: Bound::Just(0) }),
        aimed: row.aimed.unwrap_or(Aimed::Nothing),
        hidden: row.hidden,
        keeps_stealth: row.keeps_stealth,
        good: !row.bad,
        parameter: row.parameter,
        when: row.when,
        then: row.then,
        is,
    }
}

/// What effects that act then make their bearer.
fn bits(then: &[Effect], when: When) -> u32 {
    let by_time = match when {
        When::OwnStart | When::OpposingStart => is::STARTS,
        When::OwnEnd => is::ENDS,
        When::ChosenByOpponent => is::ANSWERS,
        When::FriendMoves(_) => is::WATCHES_MOVES,
        _ => 0,
    };
    then.iter().map(bit).fold(by_time, |all, bit| all | bit)
}

fn bit(effect: &Effect) -> u32 {
    match effect {
        Effect::Is(being) => match being {
            Being::Flying => is::FLYING,
            Being::Climber => is::CLIMBER,
            Being::Untargetable => is::UNTARGETABLE,
            Being::Blinded => is::BLINDED,
            Being::Confused => is::CONFUSED,
            Being::Immobile => is::IMMOBILE,
            Being::Grounded => is::GROUNDED,
            Being::Pacified => is::PACIFIED,
            Being::Stealthed => is::STEALTHED,
            Being::Defiled => is::DEFILED,
            Being::Brave => is::BRAVE,
            Being::Martyr => is::MARTYR,
            Being::Possessed => 0,
        },
        Effect::MissOnce(_) => is::EVASIVE,
        Effect::Prevent(..) | Effect::DeflectOnce(_) => is::WARDED,
        Effect::Modify { layer: super::language::Layer::Amplification, .. } => is::AMPLIFIES,
        Effect::Modify { spread, .. } if *spread != Spread::Bearer => is::AURA,
        Effect::Constant(..) => is::AURA,
        Effect::Presence(_) => is::PRESENT,
        _ => 0,
    }
}

fn ids(values: &[serde_json::Value]) -> Vec<String> {
    values.iter().map(|row| row["id"].as_str().unwrap_or_default().to_owned()).collect()
}

fn numbered(ids: &[String]) -> std::collections::HashMap<String, u8> {
    (0..).zip(ids).map(|(n, id)| (id.clone(), n)).collect()
}
