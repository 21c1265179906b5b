//! Pox's runes, abilities and conditions as things of its book: with names, texts, numbers, pictures, and what battlegroups are
//! built from.

use std::collections::BTreeSet;

use crate::content::data::{ABILITY_IDS, AVATAR, BATTLEGROUPS, CONDITION_IDS, SHRINE};
use crate::content::language::{
    AbilityId, Class, ConditionId, Element, Faction, Kind, Object, Parameter, Printed, Race, Rune, RuneId,
};
use crate::content::layout;
use crate::position::names::is_unit;
use indexmap::IndexMap;
use serde_json::{Map, Value, json};

use super::{MAPS, Prose, WORDS, content};
use rulewright_book::data::{self, Data};
use rulewright_book::file;
use rulewright_book::file::File;
use rulewright_book::thing::{Builds, Copies, Deck, Facet, Kin, Thing};
use rulewright_book::words::{Both, Lang, Words, sentence, spelled};

/// Which icon stands for what.
const ART: File = file!("data/art.json");

/// Runes in a battlegroup, and copies of one, at most (`pox:house.battlegroup.1`).
const SIZE: u8 = 20;
const COPIES: u8 = 2;

/// What half and the whole of a faction's bonus are (`pox:house.bonus.1`).
const BONUS: [(Faction, [u8; 2]); 2] = [(Faction::IronfistStronghold, [3, 6]), (Faction::SunderedLands, [10, 5])];

/// Ranks that an ability may have.
const RANKS: std::ops::RangeInclusive<u8> = 1..=9;

/// What may become of a unit and is seen on it.
const STATES: [&str; 4] = ["clone", "summoned", "illusion", "stranded"];

/// Abilities that are shown on a unit: a player needs them at a glance. Others would hide its conditions.
const SEEN: [&str; 1] = ["flying"];

/// Nora costs as they are filtered by: so much at most.
const NORA: [(&str, u8); 4] = [("nora-cheap", 25), ("nora-low", 50), ("nora-middle", 65), ("nora-high", u8::MAX)];

/// The data of the game's book.
///
/// # Errors
/// What is wrong with the rows, or what of them has no words.
pub fn data() -> Result<Data, String> {
    let content = content()?;
    let prose = Both { en: Prose::new(Lang::En, &content)?, fr: Prose::new(Lang::Fr, &content)? };
    let words = Both { en: Words::new(Lang::En, &[WORDS.en.text()])?, fr: Words::new(Lang::Fr, &[WORDS.fr.text()])? };
    let facets = ["faction", "kind", "race", "nora"].map(|facet| (facet, BTreeSet::new())).into();
    let mut shelf = Shelf { prose, words, art: data::art(ART.text())?, things: IndexMap::new(), facets };
    for id in RuneId::all() {
        shelf.rune(id)?;
    }
    shelf.abilities()?;
    shelf.conditions()?;
    shelf.name_values()?;
    shelf.tiles()?;
    shelf.states()?;
    let faults = [&shelf.prose.en, &shelf.prose.fr].into_iter().flat_map(Prose::take_faults);
    let faults: Vec<String> =
        faults.chain([&shelf.words.en, &shelf.words.fr].into_iter().flat_map(Words::take_faults)).collect();
    if let Some(fault) = faults.first() {
        return Err(format!("{fault} ({} faults)", faults.len()));
    }
    let builds = shelf.builds();
    Ok(Data {
        decks: shelf.decks(),
        maps: maps()?,
        things: shelf.things,
        builds: Some(builds),
        charts: super::charts::all(),
    })
}

/// The names of the maps.
fn maps() -> Result<IndexMap<String, Both<String>>, String> {
    let rows: Value = serde_json::from_str(MAPS.text()).map_err(|e| format!("maps.json: {e}"))?;
    Ok(data::list(&rows).map(|row| (data::id(row), data::name(row))).collect())
}

struct Shelf {
    prose: Both<Prose>,
    words: Both<Words>,
    art: IndexMap<String, String>,
    things: IndexMap<String, Thing>,
    /// Values in the order of the language, which is that of its own numbers.
    facets: IndexMap<&'static str, BTreeSet<(usize, String)>>,
}

impl Shelf {
    /// A rune or a token. A spell that is called as an ability is says what the ability does too: they share their name.
    fn rune(&mut self, id: RuneId) -> Result<(), String> {
        let rune = id.rune();
        let is_unit = is_unit(id);
        let twin = AbilityId::named(id.id()).map(|ability| Printed { ability, with: 0 });
        let text = |lang| {
            let prose = self.prose.of(lang);
            let own = prose.rune(id);
            twin.map_or(own.clone(), |twin| format!("{own}\n{}", prose.as_ability(twin)))
        };
        let mut thing = Thing {
            kind: if is_unit { "unit" } else { "card" }.into(),
            name: Both::each(|lang| self.prose.of(lang).rune_name(id)),
            text: Some(Both::each(text)),
            ..Thing::default()
        };
        let mut more = |key: &str, value: Value| thing.more.insert(key.to_owned(), value);
        more("cardKind", spelled(&rune.kind).into());
        more("stats", stats(rune));
        if rune.nora > 0 && !rune.token {
            more("cost", json!({ "nora": rune.nora }));
        }
        let parts = parts(rune);
        if !parts.is_empty() {
            more("parts", parts.into());
        }
        more("art", self.picture(id.id())?);
        if rune.token {
            more("token", true.into());
        } else {
            more("facets", self.facets_of(rune));
        }
        self.add(id.id(), thing)
    }

    fn picture(&self, id: &str) -> Result<Value, String> {
        self.art.get(id).map(|icon| icon.as_str().into()).ok_or_else(|| format!("art.json has no icon for `{id}`"))
    }

    /// The values of a rune in each facet; they are noted as met.
    fn facets_of(&mut self, rune: &Rune) -> Value {
        let race = (rune.race != Race::None).then(|| (rune.race as usize, rune.race.id().to_owned()));
        let nora = NORA.iter().position(|(_, most)| rune.nora <= *most).unwrap_or_default();
        let values: [(&str, Vec<(usize, String)>); 4] = [
            ("faction", vec![(rune.faction as usize, rune.faction.id().to_owned())]),
            ("kind", vec![(rune.kind as usize, spelled(&rune.kind))]),
            ("race", race.into_iter().collect()),
            ("nora", vec![(nora, NORA[nora].0.to_owned())]),
        ];
        for (facet, met) in &values {
            self.facets[*facet].extend(met.iter().cloned());
        }
        let names = |met: Vec<(usize, String)>| met.into_iter().map(|(_, value)| value).collect::<Vec<_>>();
        values.into_iter().filter(|(_, met)| !met.is_empty()).map(|(facet, met)| (facet, names(met))).collect()
    }

    /// Every ability, with each rank, element, race or unit that a rune or a position may give it.
    fn abilities(&mut self) -> Result<(), String> {
        for printed in (0..ABILITY_IDS.len() as u8).map(AbilityId).flat_map(all_of) {
            if !self.things.contains_key(printed.id().as_str()) {
                self.ability(printed)?;
            }
        }
        Ok(())
    }

    fn ability(&mut self, printed: Printed) -> Result<(), String> {
        let ability = printed.ability.ability();
        let mut thing = Thing {
            kind: if ability.class.is_attack() { "attack" } else { "ability" }.into(),
            name: Both::each(|lang| self.prose.of(lang).printed(printed)),
            text: Some(Both::each(|lang| self.prose.of(lang).ability(printed))),
            ..Thing::default()
        };
        if ability.class != Class::Passive {
            let base = if ability.class.is_attack() { BASE } else { 0 };
            thing.more.insert("cost".into(), json!({ "ap": base + ability.cost }));
        }
        let (id, written) = (ABILITY_IDS[usize::from(printed.ability.0)], printed.id());
        // An ability that is called as what it puts on a tile has its picture.
        if SEEN.contains(&id) || Object::named(&written).is_some() {
            thing.more.insert("art".into(), self.picture(id)?);
        }
        self.add(&written, thing)
    }

    fn conditions(&mut self) -> Result<(), String> {
        for (n, id) in (0..).zip(CONDITION_IDS) {
            let is = ConditionId(n);
            let name = Both::each(|lang| self.prose.of(lang).condition_name(is));
            let text = Both::each(|lang| self.prose.of(lang).condition(is));
            self.pictured("status", id, name, text)?;
        }
        Ok(())
    }

    /// Every value of a facet is a thing, so that it has a name; so are elements.
    fn name_values(&mut self) -> Result<(), String> {
        for (faction, bonus) in BONUS {
            let name = Both::each(|lang| self.prose.of(lang).word("faction", faction.id()));
            let text = Some(Both::each(|lang| self.prose.of(lang).bonus(faction, bonus)));
            self.add(faction.id(), Thing { kind: "faction".into(), name, text, ..Thing::default() })?;
        }
        let races = Race::ALL.iter().filter(|race| **race != Race::None).map(|race| race.id());
        let elements = Element::ALL.iter().map(|element| element.id());
        // A shrine is a thing already.
        let kinds = self.facets["kind"].clone();
        let kinds = kinds.iter().map(|(_, kind)| kind.as_str());
        let nora = NORA.iter().map(|(band, _)| *band);
        let named = races.map(|id| ("race", id)).chain(elements.map(|id| ("element", id)));
        for (group, id) in named.chain(kinds.map(|id| ("kind", id))).chain(nora.map(|id| ("nora", id))) {
            let key = id.strip_prefix("nora-").unwrap_or(id);
            let name = Both::each(|lang| self.prose.of(lang).word(group, key));
            self.add(id, Thing { kind: group.into(), name, ..Thing::default() })?;
        }
        Ok(())
    }

    /// Terrain on each level, fonts, and objects of the terrain layer.
    fn tiles(&mut self) -> Result<(), String> {
        for (ground, level) in layout::all() {
            let name = |lang| {
                let prose = self.prose.of(lang);
                if level == 0 { prose.ground_name(ground) } else { prose.on_level(ground, level) }
            };
            let (name, text) = (Both::each(name), Some(Both::each(|lang| self.prose.of(lang).ground(ground))));
            let thing = Thing { kind: "terrain".into(), name, text, ..Thing::default() };
            self.add(&layout::name(ground, level), thing)?;
        }
        // An ability that is called as what it puts on a tile says what that is.
        for object in Object::ALL.iter().copied().filter(|object| AbilityId::named(object.id()).is_none()) {
            let name = Both::each(|lang| self.prose.of(lang).object_name(object));
            let text = Both::each(|lang| self.prose.of(lang).object(object));
            self.pictured("object", object.id(), name, text)?;
        }
        let name = Both::each(|lang| self.prose.of(lang).word("tile", "font"));
        let text = Both::each(|lang| self.prose.of(lang).line(&self.prose.of(lang).say("font", &[])));
        self.pictured("object", "font", name, text)
    }

    /// What may become of a unit: its picture, and its name as the game's sentences have it.
    fn states(&mut self) -> Result<(), String> {
        for state in STATES {
            let name = Both::each(|lang| self.words.of(lang).say(&format!("name-{state}"), &[]));
            let text = Both::each(|lang| self.prose.of(lang).line(&self.prose.of(lang).say(state, &[])));
            self.pictured("state", state, name, text)?;
        }
        Ok(())
    }

    fn pictured(&mut self, kind: &str, id: &str, name: Both<String>, text: Both<String>) -> Result<(), String> {
        let more = [("art".to_owned(), self.picture(id)?)].into();
        self.add(id, Thing { kind: kind.into(), name, text: Some(text), more })
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

    fn decks(&self) -> Vec<Deck> {
        let deck = |group: &crate::content::data::Battlegroup| {
            let mut cards: IndexMap<&str, u8> = IndexMap::new();
            for rune in group.runes.iter() {
                *cards.entry(rune.id()).or_default() += 1;
            }
            let copies = |(card, copies): (&str, u8)| Copies { card: card.to_owned(), copies };
            Deck {
                id: group.id.to_owned(),
                name: Both::each(|lang| self.prose.of(lang).name("battlegroup", group.id)),
                pieces: vec!["shrine".to_owned()],
                cards: cards.into_iter().map(copies).collect(),
                ..Deck::default()
            }
        };
        BATTLEGROUPS.iter().map(deck).collect()
    }

    fn builds(&self) -> Builds {
        let facet = |(id, values): (&&str, &BTreeSet<(usize, String)>)| Facet {
            id: (*id).to_owned(),
            values: values.iter().map(|(_, value)| value.clone()).collect(),
        };
        Builds {
            size: SIZE,
            copies: COPIES,
            fewer: IndexMap::new(),
            cost: Some("nora".into()),
            least: None,
            // Nobody leads a battlegroup: every rune is offered, and the rules say which factions go together.
            leaders: Vec::new(),
            cards: RuneId::all().filter(|id| !id.rune().token).map(|id| id.id().to_owned()).collect(),
            facets: self.facets.iter().map(facet).collect(),
            kin: Some(Kin { facet: "faction".into(), common: Vec::new(), except: IndexMap::new() }),
            sorts: "kind".into(),
            glance: vec!["kind".into(), "race".into()],
        }
    }
}

/// What an attack costs before the chain (`pox:1.1`).
const BASE: u8 = 3;

/// An ability with everything that it may name.
fn all_of(ability: AbilityId) -> Vec<Printed> {
    let with = |with: u8| Printed { ability, with };
    match ability.ability().parameter {
        Parameter::None => vec![with(0)],
        Parameter::Rank => RANKS.map(with).collect(),
        Parameter::Element => Element::ALL.iter().map(|element| with(*element as u8)).collect(),
        Parameter::Race => Race::ALL.iter().filter(|race| **race != Race::None).map(|race| with(*race as u8)).collect(),
        Parameter::Unit => RuneId::all().filter(|id| is_summoned(*id)).map(|id| with(id.0)).collect(),
    }
}

/// Whether an ability may be to summon it: no shrine, no avatar.
fn is_summoned(id: RuneId) -> bool {
    is_unit(id) && id != SHRINE && id != AVATAR
}

/// What a champion uses: its attacks and active abilities, but one whose name is a spell's.
fn parts(rune: &Rune) -> Vec<String> {
    let used = rune.abilities.iter().filter(|printed| printed.ability.ability().class != Class::Passive);
    used.map(|printed| printed.id()).filter(|id| RuneId::named(id).is_none()).map(String::from).collect()
}

/// The numbers of a rune: those of a unit, and its cooldown.
fn stats(rune: &Rune) -> Value {
    let mut stats = Map::new();
    let mut add = |stat: &str, n: u8| stats.insert(stat.to_owned(), n.into());
    if rune.kind == Kind::Champion {
        add("damage", rune.damage);
        add("speed", rune.speed);
        if rune.range.0 > 1 {
            add("range-min", rune.range.0);
        }
        add("range", rune.range.1);
    }
    if rune.hp > 0 {
        add("defense", rune.defense);
        add("health", rune.hp);
    }
    if rune.cooldown > 0 {
        add("cooldown", rune.cooldown);
    }
    stats.into()
}

impl Prose {
    /// What an ability does that shares its name with a spell.
    fn as_ability(&self, printed: Printed) -> String {
        let text = self.ability(printed).replace('\n', " ");
        self.line(&self.say("as-ability", &[("text", text.into())]))
    }

    /// The bonus of a faction: half of it, and all of it.
    fn bonus(&self, faction: Faction, [half, full]: [u8; 2]) -> String {
        let said = |n: u8| sentence(&self.say(&format!("bonus-{}", faction.id()), &[("n", n.into())]));
        self.set(&self.say("faction", &[("half", said(half).into()), ("full", said(full).into())]))
    }
}
