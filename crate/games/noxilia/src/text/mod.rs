//! Noxilia's cards in words: their texts, made from the very rows that rules carry out.
//!
//! A line of a text is a sentence put together from clauses. What differs between languages stands in
//! `words/describe.*.ftl`; here stands only their order. What has no words is a fault and
//! never left out.

mod always;
mod book;
mod effect;
#[cfg(test)]
mod law;
mod scene;
mod table;

use crate::content::cards::CLANS;
use crate::content::language::{
    Ability, Adventure, Aim, Card, CardId, Clanship, Extra, Kind, Mana, Only, Trigger, Whose,
};
use crate::content::rows;
use rulewright_engine::list::List;
use serde_json::Value;

use rulewright_book::file::File;
use rulewright_book::smooth;
use rulewright_book::words::{Arg, Both, Lang, Words, sentence, spelled, typeset};
use rulewright_book::{Source, both, file};
use scene::Scene;

/// The rows, with the names that rules do without.
const CARDS: File = file!("data/cards.json");

/// The game's sentences.
const WORDS: Both<File> = both!("words/words");

/// The sentences that texts are made of.
const DESCRIBE: Both<File> = both!("words/describe");

/// What the game is written in.
pub const SOURCE: Source = Source {
    id: "noxilia",
    rulebook: file!("rulebook.toml"),
    words: WORDS,
    refusals: both!("words/refusals"),
    describe: Some(DESCRIBE),
    data: book::data,
    lessons: Some(file!("data/lessons.json")),
    cards: Some(table::sheet),
};

/// All cards, with their names.
///
/// # Errors
/// What is wrong with the rows.
fn cards() -> Result<rows::Cards, String> {
    rows::read(CARDS.text()).map_err(|faults| faults.join("\n"))
}

/// Says what cards do, in one language.
struct Prose<'a> {
    words: Words,
    lang: Lang,
    cards: &'a rows::Cards,
}

impl Prose<'_> {
    /// Says it in this language.
    ///
    /// # Errors
    /// The first line that is no Fluent.
    fn new(lang: Lang, cards: &rows::Cards) -> Result<Prose<'_>, String> {
        Ok(Prose { words: Words::new(lang, &[DESCRIBE.of(lang).text()])?, lang, cards })
    }

    /// What had no words so far.
    fn take_faults(&self) -> Vec<String> {
        self.words.take_faults()
    }

    /// A card's name, as it is printed.
    fn card_name(&self, id: CardId) -> String {
        let (en, fr) = &self.cards.names[usize::from(id.0)];
        typeset(self.lang, if self.lang == Lang::En { en } else { fr })
    }

    /// The name of a kind, a clan, a race, a colour.
    fn named(&self, group: &str, value: &str) -> String {
        typeset(self.lang, &self.say(&format!("{group}-{value}"), &[]))
    }

    /// The name of an ability by itself.
    fn keyword(&self, id: &str) -> String {
        typeset(self.lang, &self.say(&format!("ability-{id}"), &[("colour", "none".into())]))
    }

    /// The text of a card, a line for each thing it says.
    fn text(&self, id: CardId) -> String {
        let card = id.card();
        let lines = match card.kind {
            Kind::Banner => CLANS.iter().find(|clan| clan.banner == id).map_or_else(Vec::new, |clan| self.banner(clan)),
            Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Token => self.unit(card),
            Kind::Spell | Kind::Event => self.played(card),
            Kind::Equipment => self.borne(card),
            Kind::Zone => self.zone(card),
            Kind::Treasure => self.treasure(card),
            Kind::Decoy => vec![self.decoy(card)],
            Kind::Destiny => self.destiny(card),
        };
        let set = |line: &String| typeset(self.lang, &smooth::of(self.lang, &sentence(line)));
        lines.iter().map(set).collect::<Vec<_>>().join("\n")
    }

    /// A unit: its abilities, its mana, and what else it costs.
    fn unit(&self, card: &Card) -> Vec<String> {
        let goes = |ability: &&Ability| matches!(ability, Ability::Adventure(_));
        let named: Vec<String> = card.abilities.iter().filter(|a| !goes(a)).map(|a| self.ability(a)).collect();
        let mut lines = Vec::new();
        lines.extend((!named.is_empty()).then(|| named.join(", ")));
        lines.extend(card.abilities.iter().filter_map(|ability| match ability {
            Ability::Adventure(adventure) => Some(self.adventure(ability, adventure)),
            _ => None,
        }));
        let made = self.mana(&card.mana);
        lines.extend((!made.is_empty()).then(|| self.say("makes", &[("mana", made.into())])));
        let wounded = card.wounded.filter(|n| *n != card.melee);
        lines.extend(wounded.map(|n| self.say("wounded", &[("n", n.into())])));
        lines.extend(self.extra(card));
        lines
    }

    /// An ability and its number: `Charge 2`.
    fn ability(&self, ability: &Ability) -> String {
        // As rows write it: a word, or a word with a number, an adventure or a resistance.
        let written = serde_json::to_value(ability).unwrap_or_default();
        let (id, with) = match &written {
            Value::String(id) => (id.as_str(), None),
            Value::Object(one) => one.iter().next().map_or(("", None), |(id, with)| (id.as_str(), Some(with))),
            _ => ("", None),
        };
        let part = |key: &str| with.and_then(|with| with.get(key));
        let number = with.and_then(|n| n.as_u64().or_else(|| part("turns").or_else(|| part("by"))?.as_u64()));
        let colour = part("to").and_then(Value::as_str).unwrap_or("none").to_owned();
        let name = self.say(&format!("ability-{id}"), &[("colour", colour.into())]);
        number.map_or(name.clone(), |n| format!("{name} {n}"))
    }

    fn adventure(&self, ability: &Ability, adventure: &Adventure) -> String {
        let clause = self.effects(Scene::Played, adventure.then);
        let named = self.ability(ability);
        self.say("adventure", &[("ability", named.into()), ("gold", adventure.gold.into()), ("clause", clause.into())])
    }

    /// `1 Light mana and 2 Nature mana`.
    fn mana(&self, mana: &Mana) -> String {
        let said: Vec<String> = book::mana_of(mana)
            .into_iter()
            .map(|(colour, n)| self.say("mana", &[("colour", colour.into()), ("n", n.into())]))
            .collect();
        self.and(&said)
    }

    /// What a card costs beside gold and mana.
    fn extra(&self, card: &Card) -> Option<String> {
        let n = |id: &str, n: u8| self.say(id, &[("n", n.into())]);
        card.extra.map(|extra| match extra {
            Extra::Engage(units) => n("extra-engage", units),
            Extra::Harm(damage) => n("extra-harm", damage),
            Extra::Exile => self.say("extra-exile", &[]),
            Extra::Discard => self.say("extra-discard", &[]),
        })
    }

    /// A spell or an event: what it costs besides, what it is aimed at, what it does.
    fn played(&self, card: &Card) -> Vec<String> {
        let mut lines: Vec<String> = self.extra(card).into_iter().collect();
        match card.latent {
            Some(trigger) => lines.extend(self.latent(card, trigger)),
            None => lines.push(self.aimed(card, self.effects(Scene::Played, card.then))),
        }
        lines.extend(self.curse(card));
        lines
    }

    /// What a card does, after whom it chooses.
    fn aimed(&self, card: &Card, clause: String) -> String {
        let (id, what) = match &card.aim {
            None => return clause,
            Some(Aim::Unit { whose, only }) => ("choose", self.such(*whose, *only)),
            Some(Aim::Zone { rampart }) => ("choose", self.say(if *rampart { "rampart" } else { "zone" }, &[])),
            Some(Aim::Grave { only }) => ("choose-grave", self.such(Whose::Any, *only)),
        };
        let mut args: Vec<Arg> = vec![("what", what.into()), ("clause", clause.into())];
        let id = card.range.map_or(id, |range| {
            args.push(("range", range.into()));
            "choose-range"
        });
        self.say(id, &args)
    }

    /// `an enemy common unit that costs at most 3 gold and nothing else`.
    fn such(&self, whose: Whose, only: List<Only>) -> String {
        let common = if only.contains(&Only::Common) { "yes" } else { "no" };
        let unit = self.say("unit", &[("whose", spelled(&whose).into()), ("common", common.into())]);
        let gold = only.iter().find_map(|only| match only {
            Only::Gold(most) => Some(most),
            Only::Common => None,
        });
        gold.map_or(unit.clone(), |most| self.say("unit-gold", &[("unit", unit.into()), ("gold", most.into())]))
    }

    fn latent(&self, card: &Card, trigger: Trigger) -> [String; 2] {
        let under = match trigger {
            Trigger::Attacked | Trigger::AttackedInMelee => "latent-unit",
            Trigger::EnemyEnters => "latent-zone",
            Trigger::Revealed => "latent-either",
        };
        let clause = self.effects(Scene::Latent(trigger), card.then);
        [self.say(under, &[]), self.say(&format!("when-{}", spelled(&trigger)), &[("clause", clause.into())])]
    }

    fn treasure(&self, card: &Card) -> Vec<String> {
        let when = |id: &str, scene: Scene, then: List<_>| {
            (!then.is_empty()).then(|| self.say(id, &[("clause", self.effects(scene, then).into())]))
        };
        let mut lines: Vec<String> = when("when-flipped", Scene::Flipped, card.flip).into_iter().collect();
        lines.extend(when("when-captured", Scene::Played, card.capture));
        lines.extend(self.borne(card));
        lines
    }

    fn decoy(&self, card: &Card) -> String {
        if card.flip.is_empty() {
            return self.say("decoy", &[]);
        }
        self.say("decoy-then", &[("clause", self.effects(Scene::Flipped, card.flip).into())])
    }

    fn banner(&self, clan: &Clanship) -> Vec<String> {
        let colours: Vec<String> = clan.colours.iter().map(|colour| self.named("colour", &spelled(colour))).collect();
        let of = self.named("clan", &spelled(&clan.clan));
        let mut lines = vec![
            self.say("banner-units", &[("clan", of.into()), ("race", spelled(&clan.race).into())]),
            self.say("banner-spells", &[("list", self.and(&colours).into())]),
            self.say("banner-gold", &[("n", clan.gold.into())]),
        ];
        lines.extend(clan.free.map(|card| self.say("banner-free", &[("card", self.card_name(card).into())])));
        lines.extend((clan.bury > 0).then(|| self.say("banner-bury", &[("n", clan.bury.into())])));
        lines
    }

    /// `a, b and c`.
    fn and(&self, list: &[String]) -> String {
        self.words.list(list, "list-and")
    }

    fn say(&self, id: &str, args: &[Arg]) -> String {
        self.words.say(id, args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(lang: Lang, id: &str) -> String {
        let cards = cards().unwrap();
        let prose = Prose::new(lang, &cards).unwrap();
        let text = prose.text(CardId::of(id).unwrap());
        assert_eq!(prose.take_faults(), Vec::<String>::new(), "{id}");
        text
    }

    #[test]
    fn every_card_can_be_said_in_both_languages() {
        let cards = cards().unwrap();
        for lang in [Lang::En, Lang::Fr] {
            let prose = Prose::new(lang, &cards).unwrap();
            for id in CardId::all() {
                let (text, card) = (prose.text(id), id.card());
                assert_eq!(prose.take_faults(), Vec::<String>::new(), "{}: {text}", id.id());
                let does = card.mana != Mana::default() || !card.abilities.is_empty() || card.extra.is_some();
                let is_plain = card.life > 0 && !does && card.wounded.is_none();
                assert_eq!(text.is_empty(), is_plain, "{}: {text}", id.id());
                assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(['{', '}']), "{text}");
            }
        }
    }

    #[test]
    fn texts_read_like_cards() {
        let said = [
            (
                "bv-pathfinder",
                "Infiltrator.\nGo Adventuring 2, for 1 gold: when it is back, it bears the first card of \
                the treasure deck.",
            ),
            ("ag-ulgrath", "Flying, Light Resistance 2, Distant Reinforcement 2.\nMelee 3 when wounded."),
            ("ag-hounds", "Quick March, Charge 1, Distant Reinforcement 0."),
            ("bv-spike", "Within range 2, choose an enemy unit: it takes 2 Psionic damage that ignores armour."),
            (
                "ag-gravegrip",
                "Latent, under a zone of yours.\nWhen an enemy unit enters that zone, it gets poison \
                markers up to 2 and its movement ends.",
            ),
            (
                "ag-wither",
                "Within range 1, choose an enemy unit: this card stays on it as a curse.\nWhile it does, the unit \
                has −1 melee and regains no life.",
            ),
            ("ag-cleaver", "Bearer: +2 melee and −1 armour."),
            ("nt-sellsword", ""),
        ];
        for (id, said) in said {
            assert_eq!(text(Lang::En, id), said);
        }
        let dit = [
            (
                "ag-storm",
                "À portée 1, choisissez une zone\u{a0}: chaque unité qui s’y trouve, les vôtres comprises, subit 2 dégâts infernaux.",
            ),
            (
                "ag-dominate",
                "À portée 1, choisissez une unité commune ennemie qui coûte au plus 3 or et rien d’autre\
                \u{a0}: elle est redressée et vous la contrôlez jusqu’à la fin du tour.",
            ),
            (
                "tr-decoy-trap",
                "Faux trésor\u{a0}: quand il est retourné, l’unité qui l’a fait retourner subit 2 \
                dégâts\u{a0}; puis il est retiré de la partie.",
            ),
        ];
        for (id, dit) in dit {
            assert_eq!(text(Lang::Fr, id), dit);
        }
    }
}
