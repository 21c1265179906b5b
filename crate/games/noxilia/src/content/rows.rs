//! The rows that people write, read into the language and validated: for the build, the tests and the command line.

use std::collections::HashMap;

use serde::Deserialize;

use super::language::{
    Ability, Aim, Always, Card, CardId, Clan, Clanship, Colour, Effect, Extra, Kind, Mana, Player, Race, Trigger, Who,
    know,
};
use rulewright_list::List;

/// A card as people write it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its name in data, scenarios and saves.
    pub id: String,
    /// Its name in English.
    pub name: String,
    /// Its name in French.
    pub name_fr: String,
    /// What kind of card.
    #[serde(rename = "type")]
    pub kind: Kind,
    clan: Option<Clan>,
    race: Option<Race>,
    #[serde(default)]
    gold: u8,
    extra: Option<Extra>,
    #[serde(default)]
    melee: u8,
    wounded: Option<u8>,
    #[serde(default)]
    ranged: u8,
    #[serde(default)]
    armour: i8,
    #[serde(default)]
    life: u8,
    #[serde(default)]
    mana: Mana,
    #[serde(default)]
    cost: Mana,
    #[serde(default)]
    abilities: List<Ability>,
    person: Option<String>,
    aim: Option<Aim>,
    range: Option<u8>,
    latent: Option<Trigger>,
    #[serde(default)]
    then: List<Effect>,
    #[serde(default)]
    always: List<Always>,
    #[serde(default)]
    once: bool,
    #[serde(default)]
    lies: bool,
    #[serde(default)]
    draw: u8,
    #[serde(default)]
    income: u8,
    #[serde(default)]
    flip: List<Effect>,
    #[serde(default)]
    capture: List<Effect>,
}

/// A clan's deck as people write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClanRow {
    id: String,
    banner: CardId,
    clan: Clan,
    race: Race,
    colours: List<Colour>,
    monarch: CardId,
    zones: List<CardId>,
    gold: u8,
    free: Option<CardId>,
    #[serde(default)]
    bury: u8,
    cards: Vec<(CardId, u8)>,
    destiny: List<CardId>,
    lineup: List<(CardId, u8)>,
    #[serde(default)]
    buried: List<CardId>,
}

/// All cards.
#[derive(Default)]
pub struct Cards {
    /// Their ids.
    pub ids: Vec<String>,
    /// Their names, in English and in French.
    pub names: Vec<(String, String)>,
    /// The cards.
    pub cards: Vec<Card>,
}

/// Reads the rows of cards.
///
/// # Errors
/// Everything that is wrong, by card and field.
pub fn read(text: &str) -> Result<Cards, Vec<String>> {
    let rows: Vec<serde_json::Value> = serde_json::from_str(text).map_err(|e| vec![format!("cards.json: {e}")])?;
    let ids: Vec<String> = rows.iter().map(|row| row["id"].as_str().unwrap_or_default().to_owned()).collect();
    let mut faults = Vec::new();
    let mut known = HashMap::new();
    for (n, id) in (0..).zip(&ids) {
        if id.is_empty() || known.insert(id.clone(), CardId(n)).is_some() {
            faults.push(format!("card {n}, `{id}`: an id is missing or there twice"));
        }
    }
    know(known);
    let mut cards = Cards { ids, ..Cards::default() };
    let mut people: Vec<String> = Vec::new();
    for (value, id) in rows.into_iter().zip(cards.ids.clone()) {
        match serde_path_to_error::deserialize::<_, Row>(value) {
            Ok(row) => {
                faults.extend(wrong(&row).into_iter().map(|fault| format!("{id}: {fault}")));
                cards.push(row, &mut people);
            }
            Err(e) => faults.push(format!("{id}: {}: {}", e.path(), e.inner())),
        }
    }
    if faults.is_empty() { Ok(cards) } else { Err(faults) }
}

/// Reads the clans' decks; the cards have been read.
///
/// # Errors
/// What is wrong, by clan and field.
pub fn clans(text: &str) -> Result<Vec<Clanship>, Vec<String>> {
    let mut from = serde_json::Deserializer::from_str(text);
    let rows: Vec<ClanRow> = serde_path_to_error::deserialize(&mut from)
        .map_err(|e| vec![format!("decks.json: {}: {}", e.path(), e.inner())])?;
    let clan = |row: ClanRow| Clanship {
        id: row.id.leak(),
        banner: row.banner,
        clan: row.clan,
        race: row.race,
        colours: row.colours,
        monarch: row.monarch,
        zones: row.zones,
        gold: row.gold,
        free: row.free,
        bury: row.bury,
        cards: List(Vec::leak(row.cards)),
        destiny: row.destiny,
        lineup: row.lineup,
        buried: row.buried,
    };
    Ok(rows.into_iter().map(clan).collect())
}

impl Cards {
    fn push(&mut self, row: Row, people: &mut Vec<String>) {
        let mut number = |name: &String| {
            let known = people.iter().position(|p| p == name).unwrap_or_else(|| {
                people.push(name.clone());
                people.len() - 1
            });
            known as u8 + 1
        };
        self.cards.push(Card {
            kind: row.kind,
            clan: row.clan,
            race: row.race,
            gold: row.gold,
            extra: row.extra,
            melee: row.melee,
            wounded: row.wounded,
            ranged: row.ranged,
            armour: row.armour,
            life: row.life,
            mana: row.mana,
            cost: row.cost,
            abilities: row.abilities,
            person: row.person.as_ref().map_or(0, &mut number),
            aim: row.aim,
            range: row.range,
            latent: row.latent,
            then: row.then,
            always: row.always,
            once: row.once,
            lies: row.lies,
            draw: row.draw,
            income: row.income,
            flip: row.flip,
            capture: row.capture,
        });
        self.names.push((row.name, row.name_fr));
    }
}

/// What is wrong with a row, beyond its form.
fn wrong(row: &Row) -> Vec<String> {
    let is_unit = matches!(row.kind, Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Token);
    let is_played = matches!(row.kind, Kind::Spell | Kind::Event);
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: &str| {
        if !holds {
            faults.push(fault.to_owned());
        }
    };
    must(is_unit == (row.life > 0), "life: units have life, and nothing else has");
    must(is_unit || row.abilities.is_empty(), "abilities: only units have abilities of their own");
    must((row.kind == Kind::Hero) == row.person.is_some(), "person: a hero is a person, and nobody else is");
    must((row.kind == Kind::Hero) == row.wounded.is_some(), "wounded: a hero has two values, and nobody else has");
    must((row.kind == Kind::Spell) == (row.cost != Mana::default()), "cost: spells cost mana, and nothing else does");
    must(row.cost.pure == 0, "cost.pure: no spell asks for Pure mana");
    must(row.mana.any == 0, "mana.any: nothing produces mana of no colour");
    must(is_played || row.aim.is_none(), "aim: only spells and events are aimed");
    must(row.kind == Kind::Spell || (row.range.is_none() && row.latent.is_none()), "range: only spells have one");
    must(is_played != row.then.is_empty() || row.kind == Kind::Destiny, "then: a card that is played does something");
    let needs = |who: &Who| matches!(who, Who::Target);
    for effect in row.then.iter() {
        let aimed = match effect {
            Effect::Harm { who, .. } | Effect::Mend { who, .. } | Effect::Engage(who) | Effect::Control(who) => {
                needs(who)
            }
            Effect::Armour { who, .. } | Effect::Melee { who, .. } | Effect::Poison { who, .. } => needs(who),
            Effect::Curse | Effect::Raise => true,
            Effect::Draw { who: Player::Opponent, .. } => row.aim.is_some(),
            _ => false,
        };
        must(!aimed || row.aim.is_some() || row.latent.is_some(), "then: it is aimed at nobody");
    }
    faults
}
