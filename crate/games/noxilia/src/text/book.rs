//! Noxilia's cards and zones as things of its book: with names, texts, numbers, pictures, and what decks are built from.

use std::collections::BTreeSet;

use crate::content::abilities as powers;
use crate::content::cards::CLANS;
use crate::content::language::{Ability, Card, CardId, Clanship, Colour, Kind, Mana};
use crate::content::rows;
use indexmap::IndexMap;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Prose, WORDS};
use rulewright_book::data::{self, Data};
use rulewright_book::file;
use rulewright_book::file::File;
use rulewright_book::thing::{Builds, Copies, Deck, Facet, Kin, Thing};
use rulewright_book::words::{Both, Lang, Words, spelled, typeset};

/// Which icon stands for what.
const ART: File = file!("data/art.json");

/// The zones of the board.
const BOARD: File = file!("data/board.json");

/// What may become of a unit.
const STATES: [&str; 6] = ["face-down", "engaged", "dodged", "recruit", "slow", "lent"];

/// What else is paid in, drawn as the colours are: the kind of thing it is, and its id.
const PAID: [(&str, &str); 2] = [("colour", "any"), ("coin", "gold")];

/// The colours of mana, each a thing with a picture.
const COLOURS: [Colour; 7] =
    [Colour::Light, Colour::Infernal, Colour::Corruption, Colour::Death, Colour::Nature, Colour::Psionic, Colour::Pure];

/// Cards in a deck beside its monarch (`noxilia:deck.2`), and copies of one, at most (`noxilia:deck.5`).
const SIZE: u8 = 60;
const COPIES: u8 = 4;

/// The clan of cards that have none.
pub(super) const NEUTRAL: &str = "neutral";

/// A zone, as rows write it.
#[derive(Deserialize)]
struct Place {
    id: String,
    kind: String,
    owner: Option<u8>,
}

/// The data of the game's book.
///
/// # Errors
/// What is wrong with the rows, or what of them has no words.
pub fn data() -> Result<Data, String> {
    let cards = super::cards()?;
    let prose = Both { en: Prose::new(Lang::En, &cards)?, fr: Prose::new(Lang::Fr, &cards)? };
    let facets = ["clan", "type", "race", "colour", "keyword"].map(|facet| (facet, BTreeSet::new())).into();
    let mut shelf = Shelf { cards: &cards, prose, art: data::art(ART.text())?, things: IndexMap::new(), facets };
    for id in CardId::all() {
        shelf.card(id)?;
    }
    shelf.name_values()?;
    shelf.name_states()?;
    shelf.name_places()?;
    let faults: Vec<String> = [&shelf.prose.en, &shelf.prose.fr].into_iter().flat_map(Prose::take_faults).collect();
    if let Some(fault) = faults.first() {
        return Err(format!("{fault} ({} faults)", faults.len()));
    }
    let builds = shelf.builds();
    Ok(Data { decks: shelf.decks(), things: shelf.things, builds: Some(builds), ..Data::default() })
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
    fn card(&mut self, id: CardId) -> Result<(), String> {
        let card = id.card();
        let mut thing = Thing {
            kind: if is_unit(card) { "unit" } else { "card" }.into(),
            name: Both::each(|lang| self.prose.of(lang).card_name(id)),
            text: Some(Both::each(|lang| self.prose.of(lang).text(id))),
            ..Thing::default()
        };
        let mut more = |key: &str, value: Value| thing.more.insert(key.to_owned(), value);
        more("cardKind", spelled(&card.kind).into());
        if is_unit(card) {
            more("stats", stats(card));
        }
        match card.kind {
            Kind::Hero | Kind::Unit | Kind::Equipment | Kind::Event => more("cost", json!({ "gold": card.gold })),
            Kind::Spell => more("cost", mana(&card.cost)),
            _ => None,
        };
        more("art", self.picture(id.id())?);
        if card.kind == Kind::Token {
            more("token", true.into());
        }
        let keywords: Vec<&str> = card.abilities.iter().map(keyword).map(|(_, id)| id).collect();
        if !keywords.is_empty() {
            more("keywords", keywords.into());
        }
        if is_of_decks(card) {
            more("facets", self.facets_of(card));
        }
        self.add(id.id(), thing)
    }

    fn picture(&self, id: &str) -> Result<Value, String> {
        self.art.get(id).map(|icon| icon.as_str().into()).ok_or_else(|| format!("art.json has no icon for `{id}`"))
    }

    /// The values of a card in each facet; they are noted as met.
    fn facets_of(&mut self, card: &Card) -> Value {
        let clan = card.clan.map_or((CLANS.len(), NEUTRAL.to_owned()), |clan| (clan as usize, spelled(&clan)));
        let colours = [&card.mana, &card.cost].map(mana_of);
        let of_colour = |(n, colour): (usize, &Colour)| {
            let is = colours.iter().any(|all| all.iter().any(|(id, _)| *id == spelled(colour)));
            is.then(|| (n, spelled(colour)))
        };
        let values: [(&str, Vec<(usize, String)>); 5] = [
            ("clan", vec![clan]),
            ("type", vec![(card.kind as usize, spelled(&card.kind))]),
            ("race", card.race.map(|race| (race as usize, spelled(&race))).into_iter().collect()),
            ("colour", COLOURS.iter().enumerate().filter_map(of_colour).collect()),
            ("keyword", card.abilities.iter().map(keyword).map(|(n, id)| (n, id.to_owned())).collect()),
        ];
        for (facet, met) in &values {
            self.facets[*facet].extend(met.iter().cloned());
        }
        let names = |met: Vec<(usize, String)>| met.into_iter().map(|(_, value)| value).collect::<Vec<_>>();
        values.into_iter().filter(|(_, met)| !met.is_empty()).map(|(facet, met)| (facet, names(met))).collect()
    }

    /// Every value of a facet is a thing, so that it has a name; so are all kinds of card, abilities and colours.
    fn name_values(&mut self) -> Result<(), String> {
        let met = self.facets.clone();
        let kinds: BTreeSet<(usize, String)> =
            self.cards.cards.iter().map(|card| (card.kind as usize, spelled(&card.kind))).collect();
        for (facet, group, values) in
            [("clan", "clan", &met["clan"]), ("type", "kind", &kinds), ("race", "race", &met["race"])]
        {
            for (_, value) in values {
                let name = Both::each(|lang| self.prose.of(lang).named(group, value));
                self.add(value, Thing { kind: facet.into(), name, ..Thing::default() })?;
            }
        }
        for colour in COLOURS.iter().map(spelled) {
            let name = Both::each(|lang| self.prose.of(lang).named("colour", &colour));
            self.pictured("colour", &colour, name)?;
        }
        for id in powers::NAMES {
            let name = Both::each(|lang| self.prose.of(lang).keyword(id));
            self.pictured("keyword", id, name)?;
        }
        Ok(())
    }

    /// What may become of a unit and is seen on it, and what is paid in besides colours: its picture, and its name as the
    /// game's sentences have it.
    fn name_states(&mut self) -> Result<(), String> {
        let words =
            Both { en: Words::new(Lang::En, &[WORDS.en.text()])?, fr: Words::new(Lang::Fr, &[WORDS.fr.text()])? };
        for state in STATES {
            let name = Both::each(|lang| words.of(lang).say(&format!("name-{state}"), &[]));
            self.pictured("state", state, name)?;
        }
        for (kind, stat) in PAID {
            let name = Both::each(|lang| words.of(lang).say(&format!("stat-{stat}"), &[]));
            self.pictured(kind, stat, name)?;
        }
        Ok(())
    }

    /// The zones of the board: `a.ram2` is player 1's second rampart.
    fn name_places(&mut self) -> Result<(), String> {
        let places: Vec<Place> = serde_json::from_str(BOARD.text()).map_err(|e| format!("board.json: {e}"))?;
        for Place { id, kind, owner } in places {
            let which = id.chars().last().and_then(|last| last.to_digit(10)).unwrap_or(0);
            let args = [("n", owner.unwrap_or(0).into()), ("which", which.into())];
            let name = |lang| typeset(lang, &self.prose.of(lang).say(&format!("place-{kind}"), &args));
            let name = Both::each(name);
            self.add(&id, Thing { kind: "place".into(), name, ..Thing::default() })?;
        }
        Ok(())
    }

    fn pictured(&mut self, kind: &str, id: &str, name: Both<String>) -> Result<(), String> {
        let more = [("art".to_owned(), self.picture(id)?)].into();
        self.add(id, Thing { kind: kind.into(), name, more, ..Thing::default() })
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
        let copies = |(card, copies): &(CardId, u8)| Copies { card: card.id().to_owned(), copies: *copies };
        let deck = |clan: &Clanship| Deck {
            id: clan.id.to_owned(),
            leader: Some(clan.monarch.id().to_owned()),
            pieces: vec![clan.monarch.id().to_owned()],
            cards: clan.cards.iter().map(copies).collect(),
            ..Deck::default()
        };
        CLANS.iter().map(deck).collect()
    }

    fn builds(&self) -> Builds {
        let ids = |which: fn(&Card) -> bool| {
            let cards = self.cards.cards.iter().zip(&self.cards.ids).filter(|(card, _)| which(card));
            cards.map(|(_, id)| id.clone()).collect()
        };
        let facet = |(id, values): (&&str, &BTreeSet<(usize, String)>)| Facet {
            id: (*id).to_owned(),
            values: values.iter().map(|(_, value)| value.clone()).collect(),
        };
        Builds {
            size: SIZE,
            copies: COPIES,
            fewer: IndexMap::new(),
            cost: Some("gold".into()),
            least: None,
            leaders: ids(|card| card.kind == Kind::Monarch),
            cards: ids(|card| is_of_decks(card) && card.kind != Kind::Monarch),
            facets: self.facets.iter().map(facet).collect(),
            kin: Some(Kin { facet: "clan".into(), common: vec![NEUTRAL.into()], except: IndexMap::new() }),
            sorts: "type".into(),
            glance: vec!["type".into(), "race".into()],
        }
    }
}

/// Monarchs, and whatever may stand in a deck (`noxilia:deck.2`).
fn is_of_decks(card: &Card) -> bool {
    matches!(card.kind, Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Spell | Kind::Equipment | Kind::Event)
}

pub(super) fn is_unit(card: &Card) -> bool {
    matches!(card.kind, Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Token)
}

/// The place of an ability among all, and its id.
fn keyword(ability: &Ability) -> (usize, &'static str) {
    let n = powers::parts(ability).0 as usize;
    (n, powers::NAMES[n])
}

/// The numbers of a unit; ranged only where it has it.
fn stats(card: &Card) -> Value {
    let mut stats = json!({ "melee": card.melee });
    if card.ranged > 0 {
        stats["ranged"] = card.ranged.into();
    }
    stats["armour"] = card.armour.into();
    stats["life"] = card.life.into();
    stats
}

fn mana(mana: &Mana) -> Value {
    mana_of(mana).into_iter().map(|(colour, n)| (colour, Value::from(n))).collect()
}

/// The colours of mana that are there, and how much of each.
pub(super) fn mana_of(mana: &Mana) -> Vec<(String, u64)> {
    let written = serde_json::to_value(mana).unwrap_or_default();
    let colours = written.as_object().into_iter().flatten();
    colours.filter_map(|(colour, n)| Some((colour.clone(), n.as_u64().filter(|n| *n > 0)?))).collect()
}
