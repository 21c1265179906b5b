//! Duelyst's cards as things of its book: with names, texts, numbers, pictures, and what decks are built from.

use std::collections::BTreeSet;

use crate::chapters::cards::deck;
use crate::content::data::{CARDS, DECKS};
use crate::content::language::{Card, CardId, Kind};
use crate::content::rows;
use indexmap::IndexMap;
use serde_json::{Value, json};

use super::{Prose, WORDS};
use rulewright_book::data::{self, Data};
use rulewright_book::file;
use rulewright_book::file::File;
use rulewright_book::thing::{Builds, Copies, Deck, Facet, Kin, Thing};
use rulewright_book::words::{Both, Lang, Words, spelled};

/// Which icon stands for what.
const ART: File = file!("data/art.json");

/// What may become of a unit.
const STATES: &[&str] = &["stunned", "dispelled", "provoked"];

/// The data of the game's book.
///
/// # Errors
/// What is wrong with the rows, or which words have no sentence.
pub fn data() -> Result<Data, String> {
    let cards = super::cards()?;
    let prose = Both { en: Prose::new(Lang::En, &cards)?, fr: Prose::new(Lang::Fr, &cards)? };
    let mut shelf =
        Shelf { cards: &cards, prose, art: data::art(ART.text())?, things: IndexMap::new(), facets: facets() };
    for (n, card) in (0..).zip(CARDS.iter()) {
        shelf.card(CardId(n), card)?;
    }
    shelf.name_values()?;
    shelf.name_states()?;
    let faults: Vec<String> = [&shelf.prose.en, &shelf.prose.fr].into_iter().flat_map(Prose::take_faults).collect();
    if let Some(fault) = faults.first() {
        return Err(format!("{fault} ({} faults)", faults.len()));
    }
    let builds = shelf.builds();
    Ok(Data { decks: shelf.decks(), things: shelf.things, builds: Some(builds), ..Data::default() })
}

/// What cards are told apart by, and the values met so far.
fn facets() -> IndexMap<&'static str, BTreeSet<(usize, String)>> {
    ["faction", "type", "tribe", "keyword", "rarity"].into_iter().map(|facet| (facet, BTreeSet::new())).collect()
}

struct Shelf<'a> {
    cards: &'a rows::Cards,
    prose: Both<Prose<'a>>,
    art: IndexMap<String, String>,
    things: IndexMap<String, Thing>,
    /// Values in the order of the language, which is that of its own numbers.
    facets: IndexMap<&'static str, BTreeSet<(usize, String)>>,
}

impl Shelf<'_> {
    fn card(&mut self, id: CardId, card: &Card) -> Result<(), String> {
        let name = &self.cards.ids[usize::from(id.0)];
        let is_unit = matches!(card.kind, Kind::General | Kind::Minion);
        let mut thing = Thing {
            kind: if is_unit { "unit" } else { "card" }.into(),
            name: Both::each(|lang| self.prose.of(lang).card_name(id)),
            text: Some(Both::each(|lang| self.prose.of(lang).text(id))),
            ..Thing::default()
        };
        let mut more = |key: &str, value: Value| thing.more.insert(key.to_owned(), value);
        more("cardKind", spelled(&card.kind).into());
        if is_unit {
            more("stats", json!({ "attack": card.attack, "health": card.health }));
        }
        if card.kind != Kind::General && card.kind != Kind::Tile {
            more("cost", json!({ "mana": card.mana }));
        }
        if let (Kind::General, Some(spell)) = (card.kind, card.bloodbound) {
            more("parts", json!([self.cards.ids[usize::from(spell.0)]]));
        }
        if let Some(icon) = self.art.get(name) {
            more("art", icon.as_str().into());
        }
        if card.token {
            more("token", true.into());
        }
        let keywords: Vec<String> = card.keywords.iter().map(|keyword| spelled(&keyword)).collect();
        if !keywords.is_empty() {
            more("keywords", keywords.clone().into());
        }
        if is_of_decks(card) {
            more("facets", self.facets_of(card, &keywords));
        }
        self.add(name.clone(), thing)
    }

    /// The values of a card in each facet; they are noted as met.
    fn facets_of(&mut self, card: &Card, keywords: &[String]) -> Value {
        let mut values: IndexMap<&str, Vec<(usize, String)>> = IndexMap::new();
        let one = |place: usize, value: String| vec![(place, value)];
        values.insert("faction", one(card.faction as usize, spelled(&card.faction)));
        values.insert("type", one(card.kind as usize, spelled(&card.kind)));
        values.extend(card.tribe.map(|tribe| ("tribe", one(tribe as usize, spelled(&tribe)))));
        values.insert("keyword", card.keywords.iter().map(|k| k as usize).zip(keywords.iter().cloned()).collect());
        values.extend(card.rarity.map(|rarity| ("rarity", one(rarity as usize, spelled(&rarity)))));
        for (facet, met) in &values {
            self.facets[*facet].extend(met.iter().cloned());
        }
        let names = |met: Vec<(usize, String)>| met.into_iter().map(|(_, value)| value).collect::<Vec<_>>();
        values.into_iter().filter(|(_, met)| !met.is_empty()).map(|(facet, met)| (facet, names(met))).collect()
    }

    /// Every value of a facet is a thing, so that it has a name; keywords that only tokens bear are things too.
    fn name_values(&mut self) -> Result<(), String> {
        let borne = CARDS.iter().flat_map(|card| card.keywords.iter()).map(|k| (k as usize, spelled(&k)));
        let keywords: BTreeSet<(usize, String)> = borne.collect();
        let met = self.facets.clone();
        let values = met.iter().filter(|(facet, _)| **facet != "keyword").map(|(facet, values)| (*facet, values));
        for (facet, values) in values.chain([("keyword", &keywords)]) {
            for (_, value) in values {
                let name = Both::each(|lang| self.prose.of(lang).facet(facet, value));
                let more = self.art.get(value).map(|icon| ("art".to_owned(), icon.as_str().into()));
                let thing = Thing { kind: facet.into(), name, more: more.into_iter().collect(), ..Thing::default() };
                self.add(value.clone(), thing)?;
            }
        }
        Ok(())
    }

    /// What may become of a unit and is seen on it: its picture, and its name as the game's sentences have it.
    fn name_states(&mut self) -> Result<(), String> {
        let words =
            Both { en: Words::new(Lang::En, &[WORDS.en.text()])?, fr: Words::new(Lang::Fr, &[WORDS.fr.text()])? };
        for state in STATES {
            let name = Both::each(|lang| words.of(lang).say(&format!("name-{state}"), &[]));
            let more = self.art.get(*state).map(|icon| ("art".to_owned(), icon.as_str().into()));
            let thing = Thing { kind: "state".into(), name, more: more.into_iter().collect(), ..Thing::default() };
            self.add((*state).to_owned(), thing)?;
        }
        Ok(())
    }

    fn add(&mut self, id: String, thing: Thing) -> Result<(), String> {
        match self.things.get(&id) {
            Some(other) => Err(format!("`{id}` names two things: {}, {}", other.kind, thing.kind)),
            None => {
                self.things.insert(id, thing);
                Ok(())
            }
        }
    }

    fn decks(&self) -> Vec<Deck> {
        let id = |card: CardId| self.cards.ids[usize::from(card.0)].clone();
        let copies = |(card, copies): &(CardId, u8)| Copies { card: id(*card), copies: *copies };
        let deck = |deck: &crate::content::data::Deck| Deck {
            id: deck.id.to_owned(),
            text: Both::each(|lang| self.prose.of(lang).deck(deck.id)),
            leader: Some(id(deck.general)),
            pieces: vec![id(deck.general)],
            cards: deck.cards.iter().map(copies).collect(),
            ..Deck::default()
        };
        DECKS.iter().map(deck).collect()
    }

    fn builds(&self) -> Builds {
        let ids = |which: fn(&Card) -> bool| {
            let cards = CARDS.iter().zip(&self.cards.ids).filter(|(card, _)| which(card));
            cards.map(|(_, id)| id.clone()).collect()
        };
        let facet = |(id, values): (&&str, &BTreeSet<(usize, String)>)| Facet {
            id: (*id).to_owned(),
            values: values.iter().map(|(_, value)| value.clone()).collect(),
        };
        Builds {
            size: deck::SIZE,
            copies: deck::COPIES,
            fewer: IndexMap::new(),
            cost: Some("mana".into()),
            least: None,
            leaders: ids(|card| card.kind == Kind::General),
            cards: ids(|card| is_of_decks(card) && card.kind != Kind::General),
            facets: self.facets.iter().map(facet).collect(),
            kin: Some(Kin { facet: "faction".into(), common: vec!["neutral".into()], except: IndexMap::new() }),
            sorts: "type".into(),
            glance: vec!["type".into(), "tribe".into()],
        }
    }
}

/// Generals, and whatever may stand in a deck (`duelyst:gap.deck.1`).
fn is_of_decks(card: &Card) -> bool {
    !card.token && !matches!(card.kind, Kind::Bloodbound | Kind::Tile)
}
