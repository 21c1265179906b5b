//! Duelyst's cards in words: their texts, made from the very abilities that rules carry out.
//!
//! A text is put together from clauses (somebody and what they do), and clauses from noun phrases. What differs between
//! languages stands in `words/describe.*.ftl`: every word, its forms and the order of words; here stands only
//! which sentences there are. A word without a sentence is a fault and never left out.

mod book;
mod effect;
mod gain;
#[cfg(test)]
mod law;
mod noun;
mod place;
mod table;
mod trigger;

use std::cell::{Cell, RefCell};

use crate::content::data::CARDS;
use crate::content::language::{
    Ability, Card, CardId, Choice, Condition, Effect, Faction, Keyword, Kind, List, Tribe, Trigger, Whom,
};
use crate::content::rows;

use noun::Noun;
use rulewright_book::file::File;
use rulewright_book::smooth;
use rulewright_book::words::{Arg, Both, Lang, Words, capital, sentence, spelled, typeset};
use rulewright_book::{Source, both, file};

/// The rows, with the names that rules do without.
pub const FILES: [(&str, File); 7] = [
    ("lyonar", file!("data/cards/lyonar.json")),
    ("songhai", file!("data/cards/songhai.json")),
    ("vetruvian", file!("data/cards/vetruvian.json")),
    ("abyssian", file!("data/cards/abyssian.json")),
    ("magmar", file!("data/cards/magmar.json")),
    ("vanar", file!("data/cards/vanar.json")),
    ("neutral", file!("data/cards/neutral.json")),
];

/// The game's sentences.
const WORDS: Both<File> = both!("words/words");

/// The sentences that texts are made of.
const DESCRIBE: Both<File> = both!("words/describe");

/// What the game is written in.
pub const SOURCE: Source = Source {
    id: "duelyst",
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
pub fn cards() -> Result<rows::Cards, String> {
    rows::read(&FILES.map(|(name, text)| (name.to_owned(), text.text().to_owned()))).map_err(|faults| faults.join("\n"))
}

/// Says what cards do, in one language.
pub struct Prose<'a> {
    words: Words,
    lang: Lang,
    cards: &'a rows::Cards,
}

/// Where a text stands: what its words mean there.
struct Scene {
    /// What the bearer is called: `minion`, `general`, `tile`, or `spell` where there is none.
    bearer: &'static str,
    /// It holds and is not done.
    passive: bool,
    choices: List<Choice>,
    /// How many of the choices have been named.
    named: Cell<usize>,
    /// What the trigger is about,
    that: Noun,
    /// where the sentence of the trigger does not name it.
    that_is: Option<&'static str>,
    /// Whom the effect before was about.
    it: RefCell<Noun>,
    /// Whom an effect picked that nobody has named yet.
    picked: Cell<Option<Whom>>,
    /// What is added at the end of a clause: what X is.
    tail: RefCell<String>,
}

impl Prose<'_> {
    /// Says it in this language.
    ///
    /// # Errors
    /// The first line that is no Fluent.
    pub fn new(lang: Lang, cards: &rows::Cards) -> Result<Prose<'_>, String> {
        Ok(Prose { words: Words::new(lang, &[DESCRIBE.of(lang).text()])?, lang, cards })
    }

    /// What has had no sentence so far.
    pub fn take_faults(&self) -> Vec<String> {
        self.words.take_faults()
    }

    /// The text of a card: a line of keywords, then a line for each ability.
    pub fn text(&self, id: CardId) -> String {
        let card = &CARDS[usize::from(id.0)];
        let bearer = match card.kind {
            Kind::General | Kind::Artifact => "general",
            Kind::Minion => "minion",
            Kind::Tile => "tile",
            Kind::Spell | Kind::Bloodbound => "spell",
        };
        let mut lines = self.traits(card);
        if let (Kind::General, Some(spell)) = (card.kind, card.bloodbound) {
            lines.push(sentence(&self.say("general-spell", &[("spell", self.card_name(spell).into())])));
        }
        if card.tribe == Some(Tribe::All) {
            lines.push(sentence(&self.say("every-tribe", &[])));
        }
        lines.extend(self.cards.abilities_of(card).iter().map(|ability| self.ability(ability, bearer)));
        lines.iter().map(|line| typeset(self.lang, &smooth::of(self.lang, line))).collect::<Vec<_>>().join("\n")
    }

    fn traits(&self, card: &Card) -> Vec<String> {
        let named: Vec<String> = card.traits.iter().map(|one| self.trait_name(*one)).collect();
        if named.is_empty() { Vec::new() } else { vec![sentence(&named.join(", "))] }
    }

    /// An ability: what sets it off, and what is done.
    fn ability(&self, ability: &Ability, bearer: &'static str) -> String {
        let scene = self.scene(ability, bearer);
        let does = self.effects(&scene, ability.then);
        let prefix = match ability.only {
            Some(Condition::Zeal) => Some(self.keyword(Keyword::Zeal)),
            Some(Condition::Infiltrate) => Some(self.keyword(Keyword::Infiltrate)),
            Some(Condition::Destiny) => Some(self.say("destiny", &[])),
            _ => None,
        };
        let does = match ability.only {
            Some(Condition::Zeal | Condition::Infiltrate | Condition::Destiny) | None => does,
            Some(cond) => {
                let mut does = does;
                if let Some(first) = does.first_mut() {
                    let clause = std::mem::take(first);
                    *first = self.say(
                        "while",
                        &[("cond", self.condition(&scene, &cond, true).into()), ("clause", clause.into())],
                    );
                }
                does
            }
        };
        let said = self.set_off(&ability.when, &scene, does);
        prefix.map_or(said.clone(), |prefix| self.say("prefixed", &[("prefix", prefix.into()), ("text", said.into())]))
    }

    fn scene(&self, ability: &Ability, bearer: &'static str) -> Scene {
        // A card that is replaced is no minion.
        let bearer = if ability.when == Trigger::Replaced { "card" } else { bearer };
        Scene {
            bearer,
            passive: ability.when == Trigger::Passive,
            choices: ability.choose,
            named: Cell::new(0),
            that: self.that(&ability.when),
            that_is: match ability.when {
                Trigger::Fight { with, .. } if with.is_empty() => Some("that-foe"),
                Trigger::Reveal => Some("that-revealer"),
                Trigger::Laid(_) => Some("that-space"),
                _ => None,
            },
            it: RefCell::new(self.noun("unit")),
            picked: Cell::new(None),
            tail: RefCell::default(),
        }
    }

    /// Clauses, as sentences one after the other.
    fn sentences(&self, clauses: &[String]) -> String {
        clauses.iter().map(|clause| end(&sentence(clause.trim()))).collect::<Vec<_>>().join(" ")
    }

    /// `a, b and c`.
    fn and(&self, list: &[String]) -> String {
        self.words.list(list, "list-and")
    }

    /// A card's name, as it is printed.
    pub fn card_name(&self, id: CardId) -> String {
        let (en, fr) = &self.cards.names[usize::from(id.0)];
        typeset(self.lang, if self.lang == Lang::En { en } else { fr })
    }

    fn say(&self, id: &str, args: &[Arg]) -> String {
        self.words.say(id, args)
    }

    /// A keyword's name.
    pub fn keyword(&self, keyword: Keyword) -> String {
        self.say(&format!("keyword-{}", spelled(&keyword)), &[])
    }

    /// A tribe's name.
    pub fn tribe(&self, tribe: Tribe) -> String {
        self.say(&format!("noun-{}", spelled(&tribe)), &[("many", "no".into())])
    }

    /// A faction's name, as a heading.
    pub fn title(&self, faction: Faction) -> String {
        capital(&self.say(&format!("faction-{}", spelled(&faction)), &[]))
    }

    /// The name of a value of a facet, as a label: a faction, a type, a tribe, a keyword, a rarity.
    fn facet(&self, facet: &str, value: &str) -> String {
        let name = match facet {
            "type" => self.say(&format!("kind-{value}"), &[]),
            "tribe" => self.say(&format!("noun-{value}"), &[("many", "no".into())]),
            "rarity" => self.say(&format!("rarity-{value}"), &[("form", "m".into())]),
            _ => self.say(&format!("{facet}-{value}"), &[]),
        };
        typeset(self.lang, &capital(&name))
    }

    /// What a starter deck is about.
    pub fn deck(&self, id: &str) -> String {
        typeset(self.lang, &self.say(&format!("deck-{id}"), &[]))
    }

    /// A kind of card.
    pub fn kind(&self, kind: Kind) -> String {
        self.say(&format!("kind-{}", spelled(&kind)), &[])
    }
}

/// A sentence that ends in a quotation has its stop inside.
fn end(sentence: &str) -> String {
    let quoted = sentence.strip_suffix("”.").or_else(|| sentence.strip_suffix(" ».")).is_some_and(|s| s.ends_with('.'));
    sentence[..sentence.len() - usize::from(quoted)].to_owned()
}

/// Whether the two are about the same one.
fn same(a: &Effect, b: &Effect) -> bool {
    let who = |effect: &Effect| match effect {
        Effect::Buff { who, until, .. } | Effect::Grant { who, until, .. } => Some((*who, *until)),
        _ => None,
    };
    who(a).is_some() && who(a) == who(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(lang: Lang, id: &str) -> String {
        let cards = cards().unwrap();
        let prose = Prose::new(lang, &cards).unwrap();
        let text = prose.text(cards.by_id(id).unwrap());
        assert_eq!(prose.take_faults(), Vec::<String>::new(), "{id}");
        text
    }

    #[test]
    fn every_card_can_be_said_in_both_languages() {
        let cards = cards().unwrap();
        for lang in [Lang::En, Lang::Fr] {
            let prose = Prose::new(lang, &cards).unwrap();
            for (n, id) in (0..).zip(&cards.ids) {
                let text = prose.text(CardId(n));
                assert_eq!(prose.take_faults(), Vec::<String>::new(), "{id}: {text}");
                let card = &CARDS[usize::from(n)];
                let plain = card.traits.is_empty() && card.abilities == 0 && card.kind != Kind::General;
                assert_eq!(text.is_empty(), plain && card.tribe != Some(Tribe::All), "{id}: {text}");
                assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(['{', '}']), "{id}: {text}");
            }
        }
    }

    #[test]
    fn texts_read_like_cards() {
        let said = [
            ("mist-dragon-seal", "Give a friendly minion +1/+1. Teleport it to any space."),
            ("lionheart-blessing", "Give a friendly minion “Zeal: Whenever this minion deals damage, draw a card.”"),
            ("divine-bond", "Give a minion +X Attack, where X is its Health."),
            (
                "juggernaut",
                "Grow +5/+5.\nWhenever this minion takes damage, summon X Eggs of a random Golem on random \
                nearby spaces, where X is that damage.",
            ),
            ("silverguard-squire", ""),
        ];
        for (id, said) in said {
            assert_eq!(text(Lang::En, id), said);
        }
        let dit = [
            ("armada", "Afflux de sang\u{a0}: Infligez 5 dégâts à l’ennemi le plus proche."),
            ("furiosa", "Afflux de sang\u{a0}: Donnez +1/+1 à tous les Spectrelins alliés."),
            (
                "celestial-phantom",
                "Chaque fois que ce serviteur inflige des dégâts à un serviteur, détruisez ce dernier.",
            ),
        ];
        for (id, dit) in dit {
            assert_eq!(text(Lang::Fr, id), dit);
        }
    }
}
