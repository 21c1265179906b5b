//! Pox's runes in words: their texts, made from the very rows that rules carry out.
//!
//! A text is put together from clauses: somebody and what they do. What differs between languages stands in
//! `words/describe.*.ftl`; here stands only their order. What has no words is a fault and never left out.

mod ability;
mod always;
mod book;
mod charts;
mod effect;
#[cfg(test)]
mod law;
mod rune;
mod scene;
mod table;
mod tile;
mod whom;

use std::collections::HashMap;

use crate::content::data::{ABILITY_IDS, CONDITION_IDS};
use crate::content::language::{AbilityId, ConditionId, Parameter, Printed, RuneId, When};
use crate::content::rows::{self, Content};

use rulewright_book::file::File;
use rulewright_book::smooth;
use rulewright_book::words::{Arg, Both, Lang, Words, sentence, typeset};
use rulewright_book::{Source, both, file};

/// The rows, with the names that rules do without.
const FILES: [(&str, File); 10] = [
    ("abilities", file!("data/abilities.json")),
    ("conditions", file!("data/conditions.json")),
    ("champions", file!("data/champions.json")),
    ("relics", file!("data/relics.json")),
    ("spells", file!("data/spells.json")),
    ("equipment", file!("data/equipment.json")),
    ("tokens", file!("data/tokens.json")),
    ("terrain", file!("data/terrain.json")),
    ("objects", file!("data/objects.json")),
    ("battlegroups", file!("data/battlegroups.json")),
];

/// The maps, with their names.
const MAPS: File = file!("data/maps.json");

/// The game's sentences.
const WORDS: Both<File> = both!("words/words");

/// The sentences that texts are made of.
const DESCRIBE: Both<File> = both!("words/describe");

/// What the game is written in.
pub const SOURCE: Source = Source {
    id: "pox",
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

/// Says what runes, abilities and conditions do, in one language.
struct Prose {
    words: Words,
    lang: Lang,
    /// Names by kind and id.
    names: HashMap<(&'static str, String), String>,
    /// When the effects of each rune act.
    whens: Vec<When>,
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
        Ok(Prose { words, lang, names, whens: content.rune_whens.clone() })
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

    fn rune_name(&self, id: RuneId) -> String {
        self.name("rune", id.id())
    }

    /// The name of an ability, without what runes say besides.
    fn ability_name(&self, id: AbilityId) -> String {
        self.name("ability", ABILITY_IDS[usize::from(id.0)])
    }

    fn condition_name(&self, id: ConditionId) -> String {
        self.name("condition", CONDITION_IDS[usize::from(id.0)])
    }

    /// The name of an element, a race, a faction, a kind.
    fn word(&self, group: &str, id: &str) -> String {
        self.set(&self.say(&format!("{group}-{id}"), &[]))
    }

    /// An ability as it is printed: `Rend 3`, `Attack: Fire`.
    fn printed(&self, printed: Printed) -> String {
        let name = self.ability_name(printed.ability);
        let with = |with: String| {
            let args: [Arg; 3] = [("name", name.clone().into()), ("small", lower(&with).into()), ("with", with.into())];
            self.say("named-with", &args)
        };
        let said = match printed.ability.ability().parameter {
            Parameter::None => name,
            Parameter::Rank => self.numbered(&name, printed.with),
            Parameter::Element => with(self.word("element", printed.element().id())),
            Parameter::Race => with(self.word("race", printed.race().id())),
            Parameter::Unit => with(self.rune_name(RuneId(printed.with))),
        };
        self.set(&said)
    }

    /// `Rend 3`.
    fn numbered(&self, name: &str, n: u8) -> String {
        self.say("named-number", &[("name", name.into()), ("n", n.into())])
    }

    /// As it is printed.
    fn set(&self, text: &str) -> String {
        typeset(self.lang, &smooth::of(self.lang, text))
    }

    /// Clauses as sentences, a line for each.
    fn lines(&self, clauses: &[String]) -> String {
        clauses
            .iter()
            .filter(|clause| !clause.is_empty())
            .map(|clause| self.line(clause))
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// A clause as a sentence. What stands in brackets has its stop inside.
    fn line(&self, clause: &str) -> String {
        let clause = smooth::of(self.lang, clause);
        self.set(&if clause.ends_with(')') { clause } else { sentence(&clause) })
    }

    /// `a and b`.
    fn and(&self, list: &[String]) -> String {
        self.words.list(list, "list-and")
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

    /// Everything that has a text, by its id: runes, abilities with all they may name, conditions.
    fn texts(lang: Lang) -> Vec<(String, String)> {
        let things = book::data().unwrap().things;
        let with = ["unit", "card", "attack", "ability", "status", "terrain", "object", "state", "faction"];
        let all = things.into_iter().filter(|(_, thing)| with.contains(&thing.kind.as_str()));
        all.map(|(id, thing)| (id, thing.text.map(|text| text.of(lang).clone()).unwrap_or_default())).collect()
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
    fn texts_read_like_runes() {
        let said = [
            (
                "pummel",
                "Make the basic attack of this champion on an opposing unit in Range; if that is Successful, the target \
                loses 1 AP.\nModified basic attack, 1 AP more.",
            ),
            ("gate-warden", "Attack: Physical, Pummel, Block.\nTough 2: this champion takes 2 less attack damage."),
            ("tornado", "Each unit within 1 of a tile takes 8 Electricity damage, relics 6 more."),
            (
                "doom",
                "A champion without Short Lived gains Short Lived 3.\n(Short Lived: at the end of your turn, this number \
                drops by 1; at 0 this champion is destroyed.)\nSingle target.\nAs an ability: Another champion without \
                Short Lived within 3 gains Short Lived 3. (Short Lived: at the end of your turn, this number drops by 1; \
                at 0 this champion is destroyed.) 2 AP, cooldown 4.",
            ),
            ("weakened", "This champion deals 20% less attack damage.\nNegative."),
        ];
        for (id, said) in said {
            assert_eq!(text(Lang::En, id), said);
        }
        let dit = [
            (
                "rend-3",
                "Quand l’attaque de base de ce champion blesse un champion, celui-ci est éviscéré 6.\n(Éviscéré\u{a0}: à la \
                fin du tour de son contrôleur, ce champion subit autant de dégâts physiques que sa valeur, puis sa valeur \
                baisse de 2.)",
            ),
            (
                "hunter-demon",
                "Ce champion inflige 20 % de dégâts d’attaque en plus aux champions de la race «\u{a0}Démon\u{a0}» et il subit 20 % de dégâts d’attaque en moins de la part des champions de la race «\u{a0}Démon\u{a0}».",
            ),
        ];
        for (id, dit) in dit {
            assert_eq!(text(Lang::Fr, id), dit);
        }
    }
}
