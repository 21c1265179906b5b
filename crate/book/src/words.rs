//! Words: sentences from Fluent files, in one language.

use std::cell::RefCell;
use std::collections::BTreeSet;

pub use fluent_bundle::FluentValue;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// The languages that rulebooks and games are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

/// One value for each language.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both<T> {
    /// In English.
    pub en: T,
    /// In French.
    pub fr: T,
}

impl<T> Both<T> {
    /// Made once for each language.
    pub fn each(mut make: impl FnMut(Lang) -> T) -> Both<T> {
        Both { en: make(Lang::En), fr: make(Lang::Fr) }
    }

    /// The one of a language.
    pub fn of(&self, lang: Lang) -> &T {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// An argument of a sentence, by name.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// All sentences of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    faults: RefCell<Vec<String>>,
}

impl Words {
    /// The sentences of these files; of two with one id the later counts.
    ///
    /// # Errors
    /// The first line that is no Fluent.
    pub fn new(lang: Lang, files: &[&str]) -> Result<Words, String> {
        let locale = match lang {
            Lang::En => "en",
            Lang::Fr => "fr",
        };
        let locale: LanguageIdentifier = locale.parse().map_err(|_| format!("`{locale}` is no language"))?;
        let mut bundle = FluentBundle::new(vec![locale]);
        // Names end up in terminals and in JSON: no marks around them.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned())
                .map_err(|(_, errors)| errors.first().map_or_else(String::new, ToString::to_string))?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Words { bundle, faults: RefCell::default() })
    }

    /// Whether there is a sentence of this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The sentence of this id. An attribute is the sentence for when the argument of its name is given: the first that
    /// fits is taken, else the message itself. A missing sentence shows its id and is remembered as a fault.
    pub fn say(&self, id: &str, args: &[Arg]) -> String {
        let message = self.bundle.get_message(id);
        let given = |name: &str| args.iter().any(|(known, _)| *known == name);
        let pattern = message.as_ref().and_then(|message| {
            let fit = message.attributes().find(|a| given(a.id()));
            note(id, fit.as_ref().map(fluent_bundle::FluentAttribute::id));
            fit.map(|a| a.value()).or_else(|| message.value())
        });
        let Some(pattern) = pattern else {
            self.fault(format!("there is no sentence `{id}`"));
            return id.to_owned();
        };
        let named: FluentArgs = args.iter().cloned().collect();
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&named), &mut errors).into_owned();
        for error in errors {
            self.fault(format!("`{id}`: {error}"));
        }
        said
    }

    /// `a, b and c`: by `list-comma`, and at its end by the sentence of this id.
    pub fn list(&self, list: &[String], end: &str) -> String {
        let join = |id: &str, a: &str, b: &str| self.say(id, &[("a", a.into()), ("b", b.into())]);
        let Some((last, before)) = list.split_last() else { return String::new() };
        let before = before.iter().cloned().reduce(|a, b| join("list-comma", &a, &b));
        before.map_or_else(|| last.clone(), |before| join(end, &before, last))
    }

    /// Remembers that something has no sentence.
    pub fn fault(&self, what: String) {
        self.faults.borrow_mut().push(what);
    }

    /// What has had no sentence so far.
    pub fn take_faults(&self) -> Vec<String> {
        self.faults.take()
    }
}

/// Text as it is set: curly apostrophes, and in French the spaces before `; : ! ? »` and after `«` that no line ends in.
pub fn typeset(lang: Lang, text: &str) -> String {
    let text = text.replace('\'', "’");
    if lang == Lang::En {
        return text;
    }
    let pairs = [
        (" ;", "\u{a0};"),
        (" :", "\u{a0}:"),
        (" !", "\u{a0}!"),
        (" ?", "\u{a0}?"),
        (" »", "\u{a0}»"),
        ("« ", "«\u{a0}"),
    ];
    pairs.iter().fold(text, |text, (from, to)| text.replace(from, to))
}

/// With a capital at the beginning and a stop at the end.
pub fn sentence(text: &str) -> String {
    let end = if text.ends_with('.') { "" } else { "." };
    capital(text) + end
}

/// Begun with a capital, as a heading or a label is.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A word as rows write it; empty for what is no single word.
pub fn spelled(word: &impl Serialize) -> String {
    match serde_json::to_value(word) {
        Ok(serde_json::Value::String(text)) => text,
        _ => String::new(),
    }
}

/// With its sign, a true minus.
pub fn signed(n: i8) -> FluentValue<'static> {
    let sign = if n < 0 { '−' } else { '+' };
    format!("{sign}{}", n.unsigned_abs()).into()
}

thread_local! {
    /// The messages used on this thread, each with its attribute, while they are recorded.
    static SAID: RefCell<Option<BTreeSet<String>>> = const { RefCell::new(None) };
}

fn note(id: &str, attribute: Option<&str>) {
    let called = || attribute.map_or(id.to_owned(), |attribute| format!("{id}.{attribute}"));
    SAID.with_borrow_mut(|said| said.as_mut().is_some_and(|said| said.insert(called())));
}

/// The sentences of a file that nothing says while this runs, on this thread; those of attributes too.
pub fn unsaid_by(file: &str, run: impl FnOnce()) -> Vec<String> {
    SAID.set(Some(BTreeSet::new()));
    run();
    let said = SAID.take().unwrap_or_default();
    let (mut id, mut unsaid) = ("", Vec::new());
    for line in file.lines() {
        let Some((name, _)) = line.split_once(" =") else { continue };
        let key = match name.strip_prefix("    .") {
            Some(attribute) => format!("{id}.{attribute}"),
            None if name.starts_with(char::is_lowercase) => {
                id = name;
                name.to_owned()
            }
            None => continue,
        };
        unsaid.extend((!said.contains(&key)).then_some(key));
    }
    unsaid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_that_nothing_says_is_found() {
        let file = "hit = A hit.\n    .target = { $target } is hit.\nmiss = A miss.";
        let words = Words::new(Lang::En, &[file]).unwrap();
        words.say("miss", &[]);
        assert_eq!(unsaid_by(file, || _ = words.say("hit", &[])), ["hit.target", "miss"]);
    }

    #[test]
    fn an_attribute_is_taken_when_its_argument_is_there() {
        let words = Words::new(Lang::En, &["hit = A hit.\n    .target = { $target } is hit."]).unwrap();
        assert_eq!(words.say("hit", &[]), "A hit.");
        assert_eq!(words.say("hit", &[("target", "Wall".into())]), "Wall is hit.");
        assert_eq!(words.take_faults(), Vec::<String>::new());
    }

    #[test]
    fn what_cannot_be_said_is_remembered() {
        let words = Words::new(Lang::En, &["hit = { $target } is hit."]).unwrap();
        words.say("hit", &[]);
        words.say("miss", &[]);
        assert_eq!(words.take_faults().len(), 2);
    }

    #[test]
    fn french_keeps_its_marks_on_the_line() {
        assert_eq!(typeset(Lang::Fr, "l'eau : « là » ; non"), "l’eau\u{a0}: «\u{a0}là\u{a0}»\u{a0}; non");
        assert_eq!(typeset(Lang::En, "it's: so"), "it’s: so");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_and_ends_once() {
        assert_eq!(sentence("à vous"), "À vous.");
        assert_eq!(sentence("roll 2d6. 2: nothing."), "Roll 2d6. 2: nothing.");
    }
}
