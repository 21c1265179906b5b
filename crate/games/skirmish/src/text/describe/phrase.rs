//! Phrases: names, ranges and lists, and what is put together from them.

use rulewright_book::words::FluentValue;

use super::row::Range;
use super::{Describer, Who};
use rulewright_book::words::Arg;

impl Describer {
    pub(super) fn within(&self, range: Option<&Range>) -> String {
        let Some(range) = range else { return String::new() };
        self.say("within", &[("range", text(&range.kind)), ("x", range.x.unwrap_or(0).into())])
    }

    /// `Melee`, `Range(4)`.
    pub(super) fn range(&self, range: &Range) -> String {
        let x = range.x.map(|x| x.to_string()).unwrap_or_default();
        self.name("range", &range.kind).replace("(X)", &format!("({x})"))
    }

    /// The kinds of range that attacks are limited to; nothing when they are not.
    pub(super) fn ranges(&self, ranges: &[String], last: &str) -> String {
        if ranges.is_empty() {
            return String::new();
        }
        let names: Vec<String> = ranges.iter().map(|id| self.say("of-range", &[("range", text(id))])).collect();
        self.say("of-ranges", &[("ranges", self.list(&names, last).into())])
    }

    pub(super) fn attack_keywords(&self, ids: &[String]) -> Vec<String> {
        ids.iter().map(|id| self.name("keyword", id)).collect()
    }

    pub(super) fn during(&self, when: &str, clause: &str) -> String {
        self.say("during", &[("when", text(when)), ("clause", text(clause))])
    }

    pub(super) fn clause(&self, who: &Who, does: &[String]) -> String {
        self.say("clause", &[("who", text(&who.text)), ("does", self.and(does).into())])
    }

    pub(super) fn who(&self, id: &str) -> Who {
        Who { text: self.say(&format!("who-{id}"), &[]), many: false }
    }

    pub(super) fn who_with(&self, id: &str, many: bool, args: &[Arg]) -> Who {
        Who { text: self.say(&format!("who-{id}"), args), many }
    }

    /// `a, b and c`.
    pub(super) fn and(&self, list: &[String]) -> String {
        self.list(list, "list-and")
    }

    pub(super) fn list(&self, list: &[String], end: &str) -> String {
        self.words.list(list, end)
    }

    pub(super) fn name(&self, kind: &'static str, id: &str) -> String {
        let known = self.names.get(&(kind, id.to_owned()));
        known.cloned().unwrap_or_else(|| {
            self.words.fault(format!("no {kind} is called `{id}`"));
            id.to_owned()
        })
    }

    pub(super) fn say(&self, id: &str, args: &[Arg]) -> String {
        self.words.say(id, args)
    }
}

pub(super) fn many(who: &Who) -> FluentValue<'static> {
    if who.many { "yes".into() } else { "no".into() }
}

pub(super) fn text(text: &str) -> FluentValue<'_> {
    text.into()
}
