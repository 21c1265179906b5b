//! Journal's characters, skills, items and words as things of its book: with names, texts, numbers and pictures.

use crate::chapters::trees::tree_of;
use crate::content::data::{PARTIES, TREES};
use crate::content::language::{
    Character, CharacterId, Effect, Element, ItemId, ItemKind, Kind, LEVELS, Race, SkillId, Status,
};
use crate::content::rows::Content;
use crate::parties;
use indexmap::IndexMap;
use serde_json::{Map, Value, json};

use super::{Prose, content};
use rulewright_book::data::{self, Data};
use rulewright_book::file;
use rulewright_book::file::File;
use rulewright_book::thing::{Builds, Copies, Deck, Facet, Thing};
use rulewright_book::words::{Both, Lang, typeset};

/// Which icon stands for what.
const ART: File = file!("data/art.json");

/// Words that rows only name, by their file: the kind of thing that they are, and whether they have pictures.
const WORDS: [(&str, &str, bool); 12] = [
    ("terrain", "terrain", false),
    ("objects", "object", true),
    ("traits", "trait", true),
    ("orders", "order", true),
    ("acts", "act", false),
    ("conditions", "condition", false),
    ("energies", "condition", false),
    ("periods", "period", false),
    ("triggers", "trigger", false),
    ("bonuses", "bonus", false),
    ("classes", "class", false),
    ("kinds", "kind", false),
];

/// What two words are called, and is one thing: the trigger and the class.
const SHARED: [&str; 1] = ["movement"];

/// The data of the game's book.
///
/// # Errors
/// What is wrong with the rows, or what of them has no words.
pub fn data() -> Result<Data, String> {
    let content = content()?;
    let prose = Both { en: Prose::new(Lang::En, &content)?, fr: Prose::new(Lang::Fr, &content)? };
    let mut shelf = Shelf { content: &content, prose, art: data::art(ART.text())?, things: IndexMap::new() };
    for id in CharacterId::all() {
        shelf.character(id)?;
    }
    for id in SkillId::all() {
        shelf.skill(id)?;
    }
    for id in ItemId::all() {
        shelf.item(id)?;
    }
    for status in Status::ALL {
        let text = Both::each(|lang| shelf.prose.of(lang).status(*status));
        shelf.pictured("status", "status", status.id(), Some(text))?;
    }
    for (file, kind, pictured) in WORDS {
        shelf.words(file, kind, pictured)?;
    }
    for race in Race::ALL.iter().filter(|race| **race != Race::None) {
        let name = shelf.name("race", race.id());
        let text = Some(Both::each(|lang| shelf.prose.of(lang).race(*race)));
        shelf.add(race.id(), Thing { kind: "race".into(), name, text, ..Thing::default() })?;
    }
    for element in Element::ALL.iter().filter(|element| **element != Element::Neutral) {
        shelf.pictured("element", "element", element.id(), None)?;
    }
    for tree in 0..TREES.len() as u8 {
        shelf.tree(tree)?;
    }
    let faults: Vec<String> = [&shelf.prose.en, &shelf.prose.fr].into_iter().flat_map(Prose::take_faults).collect();
    if let Some(fault) = faults.first() {
        return Err(format!("{fault} ({} faults)", faults.len()));
    }
    let builds = Some(builds());
    Ok(Data { decks: shelf.decks(), maps: shelf.maps(), things: shelf.things, builds, ..Data::default() })
}

struct Shelf<'a> {
    content: &'a Content,
    prose: Both<Prose>,
    art: IndexMap<String, String>,
    things: IndexMap<String, Thing>,
}

impl Shelf<'_> {
    fn name(&self, kind: &'static str, id: &str) -> Both<String> {
        Both::each(|lang| self.prose.of(lang).name(kind, id))
    }

    /// A character: its numbers, and its skills as its parts.
    fn character(&mut self, id: CharacterId) -> Result<(), String> {
        let of = id.character();
        let mut thing = Thing {
            kind: if of.kind == Kind::Called { "called" } else { "unit" }.into(),
            name: self.name("character", id.id()),
            text: Some(Both::each(|lang| self.prose.of(lang).character(id))),
            ..Thing::default()
        };
        let mut more = |key: &str, value: Value| thing.more.insert(key.to_owned(), value);
        more("cardKind", of.kind.id().into());
        more("stats", stats(of));
        if !of.race.rule().traits.is_empty() {
            more("keywords", of.race.rule().traits.iter().map(|of| of.id()).collect());
        }
        more("parts", of.skills.iter().map(|(skill, _)| skill.id()).collect());
        if is_of_parties(id) {
            let race = [of.race.id()];
            let trees = of.trees.iter().map(|tree| TREES[usize::from(*tree)].id);
            more("facets", json!({ "part": [of.kind.id()], "race": race, "tree": trees.collect::<Vec<_>>() }));
        }
        if let Some(party) = PARTIES.iter().find(|party| party.heroes.contains(&id)) {
            more("deck", party.id.into());
        }
        if let Some([_, en, fr]) = self.content.flavours.iter().find(|[of, ..]| of == id.id()) {
            more("flavour", json!({ "en": typeset(Lang::En, en), "fr": typeset(Lang::Fr, fr) }));
        }
        more("art", self.picture(id.id())?);
        self.add(id.id(), thing)
    }

    fn skill(&mut self, id: SkillId) -> Result<(), String> {
        let skill = id.skill();
        let text = Both::each(|lang| self.prose.of(lang).skill(id));
        self.pictured("ability", "skill", id.id(), Some(text))?;
        let thing = &mut self.things[id.id()];
        thing.more.insert("cardKind".into(), skill.class.id().into());
        if let Some(tree) = tree_of(id).map(|tree| TREES[usize::from(tree)].id) {
            thing.more.insert("facets".into(), json!({ "part": ["skill"], "tree": [tree] }));
        }
        if skill.cost != [0; LEVELS] {
            thing.more.insert("cost".into(), json!({ "mp": skill.cost[0] }));
        }
        keywords(thing, skill.element.map(Element::id), &skill.then);
        Ok(())
    }

    /// A tree. Those that Adaptability can open are named in lists.
    fn tree(&mut self, tree: u8) -> Result<(), String> {
        let id = TREES[usize::from(tree)].id;
        let text = Both::each(|lang| self.prose.of(lang).tree(tree));
        self.pictured("tree", "tree", id, Some(text))?;
        if may_be_named(tree) {
            self.things[id].more.insert("facets".into(), json!({ "part": ["tree"], "tree": [id] }));
        }
        Ok(())
    }

    fn item(&mut self, id: ItemId) -> Result<(), String> {
        let text = Both::each(|lang| self.prose.of(lang).item(id));
        self.pictured("card", "item", id.id(), Some(text))?;
        let thing = &mut self.things[id.id()];
        thing.more.insert("cardKind".into(), id.item().kind.id().into());
        thing.more.insert("facets".into(), json!({ "part": ["item"], "item": [id.item().kind.id()] }));
        keywords(thing, None, &id.item().then);
        Ok(())
    }

    /// Words that rows only name.
    fn words(&mut self, file: &'static str, kind: &str, pictured: bool) -> Result<(), String> {
        let content = self.content;
        for (_, id, ..) in content.names.iter().filter(|(of, ..)| *of == file) {
            if SHARED.contains(&id.as_str()) && self.things.contains_key(id) {
                continue;
            }
            let mut meant = content.meanings.iter().filter(|(of, other, ..)| *of == file && other == id);
            let text = meant.next().map(|(.., en, fr)| Both { en: typeset(Lang::En, en), fr: typeset(Lang::Fr, fr) });
            if pictured {
                self.pictured(kind, file, id, text)?;
            } else {
                self.add(id, Thing { kind: kind.into(), name: self.name(file, id), text, ..Thing::default() })?;
            }
        }
        Ok(())
    }

    fn picture(&self, id: &str) -> Result<Value, String> {
        self.art.get(id).map(|icon| icon.as_str().into()).ok_or_else(|| format!("art.json has no icon for `{id}`"))
    }

    /// A thing of this kind with a picture, named by the rows of that kind.
    fn pictured(&mut self, kind: &str, of: &'static str, id: &str, text: Option<Both<String>>) -> Result<(), String> {
        let more = [("art".to_owned(), self.picture(id)?)].into();
        self.add(id, Thing { kind: kind.into(), name: self.name(of, id), text, more })
    }

    fn add(&mut self, id: &str, thing: Thing) -> Result<(), String> {
        match self.things.get(id) {
            Some(other) => Err(format!("`{id}` names two things: {}, {}", other.kind, thing.kind)),
            None => {
                self.things.insert(id.to_owned(), thing);
                Ok(())
            }
        }
    }

    /// The parties: who starts, and as a list those and the hero that is requested.
    fn decks(&self) -> Vec<Deck> {
        let deck = |party: &crate::content::language::Party| {
            let starts = party.start.iter().chain(party.allies.iter());
            let all = party.start.iter().chain([&party.reserve.0]).chain(party.allies.iter());
            Deck {
                id: party.id.to_owned(),
                name: self.name("party", party.id),
                pieces: starts.map(|id| id.id().to_owned()).collect(),
                cards: all.map(|id| Copies { card: id.id().to_owned(), copies: 1 }).collect(),
                ..Deck::default()
            }
        };
        PARTIES.iter().map(deck).collect()
    }

    fn maps(&self) -> IndexMap<String, Both<String>> {
        self.content.maps.iter().map(|map| (map.id.clone(), self.name("map", &map.id))).collect()
    }
}

/// What parties are built from (`journal:house.party.1`): heroes in the order in which they are listed, allies, what is
/// requested, further trees, and a skill for each veteran (`journal:xp.4`).
fn builds() -> Builds {
    let characters = CharacterId::all().filter(|id| is_of_parties(*id)).map(CharacterId::id);
    let items = ItemId::all().map(ItemId::id);
    let skills = SkillId::all().filter(|id| tree_of(*id).is_some()).map(SkillId::id);
    let trees = (0..TREES.len() as u8).filter(|tree| may_be_named(*tree)).map(|tree| TREES[usize::from(tree)].id);
    let facet = |id: &str, values: Vec<&str>| Facet {
        id: id.to_owned(),
        values: values.into_iter().map(str::to_owned).collect(),
    };
    Builds {
        size: parties::MOST,
        least: Some(parties::LEAST),
        copies: 1,
        fewer: IndexMap::new(),
        cost: None,
        leaders: Vec::new(),
        cards: characters.chain(items).chain(trees).chain(skills).map(str::to_owned).collect(),
        facets: vec![
            facet("part", vec![Kind::Hero.id(), Kind::Ally.id(), "item", "tree", "skill"]),
            facet("race", Race::ALL.iter().filter(|race| **race != Race::None).map(|race| race.id()).collect()),
            facet("tree", TREES.iter().map(|tree| tree.id).collect()),
            facet("item", ItemKind::ALL.iter().map(|kind| kind.id()).collect()),
        ],
        kin: None,
        sorts: "part".into(),
        glance: vec!["part".into(), "race".into(), "tree".into()],
    }
}

/// Whether a character can be of a party.
fn is_of_parties(id: CharacterId) -> bool {
    matches!(id.character().kind, Kind::Hero | Kind::Ally)
}

/// Whether a hero with Adaptability can name a tree (`journal:house.adapt.1`).
fn may_be_named(tree: u8) -> bool {
    CharacterId::all().any(|is| is.character().may_name(tree))
}

/// An element, and the statuses that these effects give: the rules list them beside the clause of each.
fn keywords(thing: &mut Thing, element: Option<&str>, then: &[Effect]) {
    let status = |effect: &Effect| if let Effect::Give { status, .. } = effect { Some(status.id()) } else { None };
    let all: Vec<&str> = element.into_iter().chain(then.iter().filter_map(status)).collect();
    if !all.is_empty() {
        thing.more.insert("keywords".into(), all.into());
    }
}

/// The numbers of a character.
fn stats(of: &Character) -> Value {
    let mut stats = Map::new();
    let mut add = |stat: &str, n: u8| stats.insert(stat.to_owned(), n.into());
    let all = if of.kind == Kind::Called { 1 } else { 4 };
    if of.hp > 0 {
        add("hp", of.hp);
        add("mp", of.mp);
    }
    for (stat, n) in crate::content::language::Stat::ALL.iter().zip(of.stats).take(all) {
        add(stat.id(), n);
    }
    if of.movement > 0 {
        add("movement", of.movement);
    }
    stats.into()
}
