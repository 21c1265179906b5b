//! A law of texts: a card's printed text speaks of neither more nor fewer things than its row has, in both languages.
//!
//! Texts are made from rows, but a sentence may still leave out what it is handed, or say more. So the two are read again
//! here, each for itself: `words/law.toml` says which words of a row and which words of a text are one thing, names come
//! from the words files, and numbers speak for themselves.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use crate::words::{Both, Lang};

/// A card as the law reads it: what its row says, and its texts.
#[derive(Clone)]
pub struct Subject {
    /// Its id.
    pub id: String,
    /// Its row.
    pub row: Value,
    /// Its texts.
    pub text: Both<String>,
}

/// Something with a name: the words that rows have for it, and how texts call it.
pub struct Name {
    /// The words that rows have for it.
    pub rows: Vec<String>,
    /// How texts call it.
    pub said: Both<Vec<String>>,
}

/// `words/law.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Words of rows that texts say by their form alone.
    grammar: String,
    /// Keys whose number texts leave out if it is 1.
    single: String,
    /// Keys whose value is the id of a card.
    cards: String,
    /// Words of texts that are no words of rows.
    plain: Phrases,
    notion: Vec<Notion>,
}

/// One thing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Notion {
    /// Words of rows that a text must say,
    #[serde(default)]
    row: String,
    /// and those with which it may.
    #[serde(default)]
    may: String,
    #[serde(flatten)]
    said: Phrases,
}

/// Words of a text, with bars between them.
#[derive(Deserialize)]
struct Phrases {
    en: String,
    fr: String,
}

/// What a row must have said, and what else may be.
#[derive(Default)]
struct Touched {
    must: BTreeSet<String>,
    may: BTreeSet<String>,
}

/// Phrases by their first letter, each with what it says.
type Phrasebook = BTreeMap<char, Vec<(String, BTreeSet<String>)>>;

/// The law of one game.
pub struct Law {
    grammar: BTreeSet<String>,
    single: BTreeSet<String>,
    cards: BTreeSet<String>,
    must: BTreeMap<String, BTreeSet<String>>,
    may: BTreeMap<String, BTreeSet<String>>,
    /// Words of rows that names stand for.
    names: BTreeSet<String>,
    /// By their first letter, the longest first.
    phrases: Both<Phrasebook>,
}

impl Law {
    /// The law of a game, as its `words/law.toml` has it, whose things have these names.
    ///
    /// # Panics
    /// When the file is not of that form.
    #[must_use]
    pub fn of(file: &str, names: Vec<Name>) -> Law {
        let file: File = toml::from_str(file).expect("the law is written as laws are");
        let words = |list: &str| list.split_whitespace().map(str::to_owned).collect::<BTreeSet<_>>();
        let (mut must, mut may): (BTreeMap<_, BTreeSet<_>>, BTreeMap<_, BTreeSet<_>>) = Default::default();
        let mut said: Vec<(String, Both<Vec<String>>)> = vec![(String::new(), file.plain.split())];
        for notion in &file.notion {
            // Called by its English words, which no other thing has all of.
            let id = &notion.said.en;
            for (list, of) in [(&notion.row, &mut must), (&notion.may, &mut may)] {
                for word in words(list) {
                    of.entry(word).or_default().insert(id.to_owned());
                }
            }
            said.push((id.to_owned(), notion.said.split()));
        }
        let named = names.iter().flat_map(|name| name.rows.iter().cloned()).collect();
        for Name { rows, said: own } in names {
            let id = rows[0].clone();
            for row in rows {
                must.entry(row).or_default().insert(id.clone());
            }
            said.push((id, own));
        }
        let phrases = Both::each(|lang| index(said.iter().map(|(id, said)| (id, said.of(lang)))));
        let [grammar, single, cards] = [&file.grammar, &file.single, &file.cards].map(|list| words(list));
        Law { grammar, single, cards, must, may, names: named, phrases }
    }

    /// Fails if a card's text speaks of other things than its row.
    pub fn assert_holds(&self, subjects: &[Subject]) {
        let faults: Vec<String> = subjects.iter().flat_map(|subject| self.faults(subject)).collect();
        assert!(faults.is_empty(), "{}\n{} faults", faults.join("\n"), faults.len());
    }

    /// Fails if a listed word is used by no card.
    pub fn assert_alive(&self, subjects: &[Subject]) {
        let dead = self.dead(subjects);
        assert!(dead.is_empty(), "{dead:?}");
    }

    /// What is wrong with a card.
    pub fn faults(&self, subject: &Subject) -> Vec<String> {
        let (mut touched, mut faults) = (Touched::default(), Vec::new());
        self.walk("", &subject.row, &mut touched, &mut faults);
        for lang in [Lang::En, Lang::Fr] {
            let said = self.said(lang, subject.text.of(lang)).0;
            let unsaid = touched.must.difference(&said).filter(|id| self.is_said(lang, id));
            faults.extend(unsaid.map(|id| format!("does not say `{id}`, which the row has")).map(|f| at(lang, &f)));
            let known = |id: &&String| !touched.must.contains(*id) && !touched.may.contains(*id);
            let more = said.iter().filter(known);
            faults.extend(more.map(|id| format!("says `{id}`, which the row has not")).map(|f| at(lang, &f)));
        }
        faults.iter().map(|fault| format!("{} {fault}: {}", subject.id, subject.text.en)).collect()
    }

    /// A number, or something that this language has words for.
    fn is_said(&self, lang: Lang, id: &str) -> bool {
        let has = |list: &Vec<(String, BTreeSet<String>)>| list.iter().any(|(_, ids)| ids.contains(id));
        id.starts_with(char::is_numeric) || self.phrases.of(lang).values().any(has)
    }

    fn walk(&self, key: &str, value: &Value, touched: &mut Touched, faults: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields.iter().filter(|(_, value)| **value != Value::Bool(false) && !value.is_null())
                {
                    let key = format!("{key}:");
                    self.word(&key, touched, faults);
                    self.walk(&key, value, touched, faults);
                }
            }
            Value::Array(list) => list.iter().for_each(|value| self.walk(key, value, touched, faults)),
            Value::Number(n) => {
                let n = n.as_i64().unwrap_or_default();
                if n < 0 {
                    self.word("less", touched, faults);
                }
                let n = n.unsigned_abs();
                let told = n != 1 || !self.single.contains(key);
                if told { &mut touched.must } else { &mut touched.may }.insert(n.to_string());
            }
            Value::String(id) if self.cards.contains(key) => self.word(&format!("@{id}"), touched, faults),
            Value::String(word) => self.word(word, touched, faults),
            Value::Bool(_) | Value::Null => {}
        }
    }

    fn word(&self, word: &str, touched: &mut Touched, faults: &mut Vec<String>) {
        let (must, may) = (self.must.get(word), self.may.get(word));
        touched.must.extend(must.into_iter().flatten().cloned());
        touched.may.extend(may.into_iter().flatten().cloned());
        if must.is_none() && may.is_none() && !self.grammar.contains(word) {
            faults.push(format!("has `{word}`, of which the law knows nothing"));
        }
    }

    /// Words of rows and phrases that no card has: they are mistyped, or the language has lost them.
    fn dead(&self, subjects: &[Subject]) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        subjects.iter().for_each(|subject| spell(&subject.row, &mut words));
        let listed =
            self.grammar.iter().chain(&self.single).chain(&self.cards).chain(self.must.keys()).chain(self.may.keys());
        let mut dead: BTreeSet<String> =
            listed.filter(|word| !words.contains(*word) && !self.names.contains(*word)).cloned().collect();
        for lang in [Lang::En, Lang::Fr] {
            let said: BTreeSet<String> =
                subjects.iter().flat_map(|subject| self.said(lang, subject.text.of(lang)).1).collect();
            let all = self.phrases.of(lang).values().flatten();
            let all = all.filter(|(_, ids)| ids.iter().any(|id| !self.names.contains(id)));
            dead.extend(all.map(|(phrase, _)| phrase).filter(|phrase| !said.contains(*phrase)).map(|p| at(lang, p)));
        }
        dead
    }

    /// What a text speaks of, and the phrases that say it: the longest that stands at each word; and numbers.
    fn said(&self, lang: Lang, text: &str) -> (BTreeSet<String>, BTreeSet<String>) {
        let text = text.replace('\u{a0}', " ");
        let (mut said, mut phrases) = (BTreeSet::new(), BTreeSet::new());
        let mut rest = text.as_str();
        while let Some(first) = rest.chars().next() {
            let known = self.phrases.of(lang).get(&lower(first)).into_iter().flatten();
            let mut fits = known.filter(|(phrase, _)| stands_at(rest, phrase));
            let taken = if let Some((phrase, ids)) = fits.next() {
                said.extend(ids.iter().filter(|id| !id.is_empty()).cloned());
                phrases.insert(phrase.clone());
                phrase.len()
            } else {
                let word = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len()).max(first.len_utf8());
                let number = &rest[..word];
                said.extend(number.parse::<u32>().ok().map(|n| n.to_string()));
                word
            };
            rest = &rest[taken..];
        }
        (said, phrases)
    }
}

impl Phrases {
    fn split(&self) -> Both<Vec<String>> {
        let list = |text: &str| text.split('|').filter(|one| !one.is_empty()).map(str::to_owned).collect();
        Both { en: list(&self.en), fr: list(&self.fr) }
    }
}

/// All words of a row.
fn spell(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                spell(value, words);
                words.insert(format!("{key}:"));
            }
        }
        Value::Array(list) => list.iter().for_each(|value| spell(value, words)),
        Value::String(word) => _ = words.insert(word.clone()),
        Value::Number(n) if n.as_i64().is_some_and(|n| n < 0) => _ = words.insert("less".to_owned()),
        _ => {}
    }
}

fn index<'a>(said: impl Iterator<Item = (&'a String, &'a Vec<String>)>) -> Phrasebook {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (id, phrases) in said {
        for phrase in phrases {
            all.entry(phrase.replace('\u{a0}', " ")).or_default().insert(id.clone());
        }
    }
    let mut index = Phrasebook::new();
    for (phrase, ids) in all {
        index.entry(lower(phrase.chars().next().unwrap())).or_default().push((phrase, ids));
    }
    index.values_mut().for_each(|list| list.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len())));
    index
}

/// Whether a phrase stands at the beginning of a text, as whole words. At the beginning of a sentence it has a capital.
fn stands_at(text: &str, phrase: &str) -> bool {
    let (mut text, mut phrase) = (text.chars(), phrase.chars());
    let same = |a: Option<char>, b: Option<char>| a == b || a.map(lower) == b && b.is_some_and(char::is_lowercase);
    let mut last = ' ';
    if !same(text.next(), phrase.clone().next()) {
        return false;
    }
    last = phrase.next().unwrap_or(last);
    for c in phrase {
        if text.next() != Some(c) {
            return false;
        }
        last = c;
    }
    !last.is_alphanumeric() || !text.next().is_some_and(char::is_alphanumeric)
}

fn lower(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

fn at(lang: Lang, fault: &str) -> String {
    format!("({}) {fault}", if lang == Lang::En { "en" } else { "fr" })
}
