//! Journal's skills, items, statuses and characters in words: their texts, made from the very rows that rules carry out.
//!
//! A text is put together from clauses: somebody and what they do. What differs between languages stands in
//! `words/describe.*.ftl`; here stands only their order. What has no words is a fault and never left out.

mod book;
mod character;
mod effect;
mod item;
#[cfg(test)]
mod law;
mod scene;
mod skill;
mod table;
mod whom;

use std::collections::HashMap;

use crate::content::language::{Class, Element, ItemId, Race, SkillId, Status};
use crate::content::rows::{self, Content};

use rulewright_book::file::File;
use rulewright_book::smooth;
use rulewright_book::words::{Arg, Both, Lang, Words, sentence, typeset};
use rulewright_book::{Source, both, file};

/// The rows, with the names that rules do without.
const FILES: [(&str, File); 24] = [
    ("skills", file!("data/skills.json")),
    ("trees", file!("data/trees.json")),
    ("heroes", file!("data/heroes.json")),
    ("allies", file!("data/allies.json")),
    ("neutral", file!("data/neutral.json")),
    ("called", file!("data/called.json")),
    ("items", file!("data/items.json")),
    ("statuses", file!("data/statuses.json")),
    ("races", file!("data/races.json")),
    ("elements", file!("data/elements.json")),
    ("parties", file!("data/parties.json")),
    ("maps", file!("data/maps.json")),
    ("traits", file!("data/traits.json")),
    ("orders", file!("data/orders.json")),
    ("acts", file!("data/acts.json")),
    ("terrain", file!("data/terrain.json")),
    ("objects", file!("data/objects.json")),
    ("conditions", file!("data/conditions.json")),
    ("energies", file!("data/energies.json")),
    ("periods", file!("data/periods.json")),
    ("bonuses", file!("data/bonuses.json")),
    ("triggers", file!("data/triggers.json")),
    ("classes", file!("data/classes.json")),
    ("kinds", file!("data/kinds.json")),
];

/// The game's sentences.
const WORDS: Both<File> = both!("words/words");

/// The sentences that texts are made of.
const DESCRIBE: Both<File> = both!("words/describe");

/// What the game is written in.
pub const SOURCE: Source = Source {
    id: "journal",
    rulebook: file!("rulebook.toml"),
    words: WORDS,
    refusals: both!("words/refusals"),
    describe: Some(DESCRIBE),
    data: book::data,
    lessons: Some(file!("data/lessons.json")),
    cards: Some(table::sheet),
};

/// All rows, with their names.
///
/// # Errors
/// What is wrong with the rows.
fn content() -> Result<Content, String> {
    let file = |name: &str| {
        let stem = name.strip_suffix(".json").unwrap_or(name);
        FILES.iter().find(|(known, _)| *known == stem).map_or(String::new(), |(_, file)| file.text().to_owned())
    };
    rows::read(&file).map_err(|faults| faults.join("\n"))
}

/// Says what skills, items, statuses and characters do, in one language.
struct Prose {
    words: Words,
    lang: Lang,
    /// Names by kind and id.
    names: HashMap<(&'static str, String), String>,
}

impl Prose {
    /// Says it in this language.
    ///
    /// # Errors
    /// The first line that is no Fluent.
    fn new(lang: Lang, content: &Content) -> Result<Prose, String> {
        let name = |(kind, id, en, fr): &(&'static str, String, String, String)| {
            ((*kind, id.clone()), typeset(lang, if lang == Lang::En { en } else { fr }))
        };
        let names = content.names.iter().map(name).collect();
        let words = Words::new(lang, &[DESCRIBE.of(lang).text()])?;
        Ok(Prose { words, lang, names })
    }

    /// What had no words so far.
    fn take_faults(&self) -> Vec<String> {
        self.words.take_faults()
    }

    /// The name of a row.
    fn name(&self, kind: &'static str, id: &str) -> String {
        self.names.get(&(kind, id.to_owned())).cloned().unwrap_or_else(|| {
            self.words.fault(format!("no {kind} is called `{id}`"));
            id.to_owned()
        })
    }

    fn skill_name(&self, id: SkillId) -> String {
        self.name("skill", id.id())
    }

    fn item_name(&self, id: ItemId) -> String {
        self.name("item", id.id())
    }

    fn status_name(&self, status: Status) -> String {
        self.name("status", status.id())
    }

    fn race_name(&self, race: Race) -> String {
        self.name("race", race.id())
    }

    /// An element within a sentence.
    fn element(&self, element: Element) -> String {
        lower(&self.name("element", element.id()))
    }

    /// A class within a sentence.
    fn class(&self, class: Class) -> String {
        lower(&self.name("classes", class.id()))
    }

    /// What a timing, a slot, a heading is called.
    fn word(&self, group: &str, id: &str) -> String {
        self.set(&self.say(&format!("{group}-{id}"), &[]))
    }

    /// `Strike 2`.
    fn numbered(&self, name: String, n: u8) -> String {
        self.say("named-number", &[("name", name.into()), ("n", n.into())])
    }

    /// `1–3`, or a number.
    fn span(&self, (least, most): (u8, u8)) -> String {
        if least == most {
            return most.to_string();
        }
        self.say("span", &[("least", least.into()), ("most", most.into())])
    }

    /// As it is printed.
    fn set(&self, text: &str) -> String {
        typeset(self.lang, &smooth::of(self.lang, text))
    }

    /// Clauses as sentences, a line for each.
    fn lines(&self, clauses: &[String]) -> String {
        let said = clauses.iter().filter(|clause| !clause.is_empty());
        said.map(|clause| self.line(clause)).collect::<Vec<_>>().join("\n")
    }

    /// A clause as a sentence. What stands in brackets has its stop inside.
    fn line(&self, clause: &str) -> String {
        let clause = smooth::of(self.lang, clause);
        self.set(&if clause.ends_with(')') { clause } else { sentence(&clause) })
    }

    /// `a, b`.
    fn comma(&self, list: &[String]) -> String {
        self.words.list(list, "list-comma")
    }

    fn say(&self, id: &str, args: &[Arg]) -> String {
        self.words.say(id, args)
    }
}

/// With a small letter at the beginning: as a name stands within a sentence.
fn lower(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulewright_book::words::unsaid_by;

    /// Everything that has a text, by its id.
    fn texts(lang: Lang) -> Vec<(String, String)> {
        let things = book::data().unwrap().things;
        things.into_iter().filter_map(|(id, thing)| Some((id, thing.text?.of(lang).clone()))).collect()
    }

    fn text(lang: Lang, id: &str) -> String {
        texts(lang).into_iter().find(|(known, _)| known == id).unwrap().1
    }

    #[test]
    fn everything_can_be_said_in_both_languages() {
        for lang in [Lang::En, Lang::Fr] {
            for (id, text) in texts(lang) {
                assert!(!text.is_empty(), "{id} has no text");
                assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(['{', '}']), "{id}: {text}");
                assert!(text.lines().all(|line| line.ends_with(['.', ')']) && !line.contains("..")), "{id}: {text}");
            }
        }
    }

    #[test]
    fn every_sentence_of_a_text_is_said() {
        for lang in [Lang::En, Lang::Fr] {
            let unsaid = unsaid_by(DESCRIBE.of(lang).text(), || {
                book::data().unwrap();
                table::sheet(lang).unwrap();
            });
            assert_eq!(unsaid, Vec::<String>::new());
        }
    }

    #[test]
    fn texts_read_like_rules() {
        let said = [
            (
                "emb-bolt",
                "The user attacks a foe; on a success the target is Burning, duration 1.\n(Burning: Defence Value −1. At the \
                start of each round the unit loses 1 HP.)\nAttack Value +1/2/3/4/5, damage 3/3/4/4/5 by level.\nMagic, fire, \
                action, range 1–3, 3 MP.",
            ),
            (
                "bul-interpose",
                "When a friend next to the user is attacked, that friend has 2/3/4/5/6 more Defence Value by level in this \
                action.\nDefensive, reflex, range 1, 1 MP, once a round.",
            ),
            ("spare-plate", "The unit that picks it up wears Plate from now on.\n(Plate: Armour, Defence 6.)"),
            ("hollow", "Element: dark. Unhushed."),
            (
                "sentry",
                "Ironwright, neutral, Mechanical.\nBolt Thrower 1.\nRepeating Crossbow, Buckler, Mail, Hood, Boots, Control \
                1.\nAssigned ability: Bolt Thrower; order: Defend Team.",
            ),
        ];
        for (id, said) in said {
            assert_eq!(text(Lang::En, id), said);
        }
        let dit = [
            (
                "gea-wire",
                "Quand un ennemi se déplace vers une case adjacente, cet ennemi s’arrête là, puis il reçoit l’état Entravé, \
                durée 0.\n(Entravé\u{a0}: l’unité ne fait aucune action de mouvement.)\nMécanique, déclencheur, 1 PM, une \
                fois par manche.",
            ),
            (
                "men-salve",
                "Un ami ou l’utilisateur récupère 3/3/4/4/5 PV selon le niveau.\nSoutien, action, portée 0–2, 2 PM.",
            ),
        ];
        for (id, dit) in dit {
            assert_eq!(text(Lang::Fr, id), dit);
        }
    }
}
