//! Which sentences a game needs: the ids that its source writes out. A literal counts where it is the argument of a
//! parameter that [`PARAMETERS`] names or of a call that [`CALLS`] names, what a function that [`FUNCTIONS`] names answers,
//! an entry of a list that [`LISTS`] names, or the kind of a decision.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The files that hold what actions, events and numbers are called; a game that is short has one for actions and events.
const CODEC: &[&str] = &["codec.rs"];
const EVENTS: &[&str] = &["events.rs", "codec.rs"];
const SCHEMA: &[&str] = &["schema.rs", "names.rs"];

/// Names of parameters, and what a sentence of such an id begins with; in files of these names only, if any is given.
const PARAMETERS: [(&str, &str, &[&str]); 7] = [
    ("why", "refusal", &[]),
    ("question", "decision", &[]),
    ("action", "action", CODEC),
    ("event", "event", EVENTS),
    ("kind", "event", &["events.rs"]),
    ("zone", "zone", &[]),
    ("stat", "stat", &["table.rs"]),
];

/// Calls that take an id, at which place, the files that make them, and what a sentence of such an id begins with.
const CALLS: [(&str, usize, &[&str], &str); 4] = [
    ("Refusal::new", 0, &[], "refusal"),
    ("ensure", 1, &[], "refusal"),
    ("Dict::of", 0, &["table.rs", "codec.rs", "offer.rs"], "stat"),
    ("set", 0, &["table.rs"], "stat"),
];

/// Lists of ids, the files they are in, and what a sentence of such an id begins with: what a `let`, a `const`, a `mod` or
/// a macro of this name holds.
const LISTS: [(&str, &[&str], &str); 10] = [
    ("states", &["table.rs"], "name"),
    ("used", &["table.rs"], "name"),
    ("basics", &["table.rs"], "name"),
    ("powers", &["powers.rs"], "name"),
    ("NAMES", &["powers.rs", "abilities.rs"], "name"),
    ("stat", SCHEMA, "stat"),
    ("state", SCHEMA, "name"),
    ("COLOUR_NAMES", &["mana.rs"], "stat"),
    ("FLEETING", &["unit.rs"], "stat"),
    ("LOT", &["names.rs"], "stat"),
];

/// Names of functions that answer with an id, the files they are in, and what a sentence of such an id begins with.
const FUNCTIONS: [(&str, &[&str], &str); 15] = [
    ("describe", EVENTS, "event"),
    ("of_players", EVENTS, "event"),
    ("of_units", EVENTS, "event"),
    ("of_attacks", EVENTS, "event"),
    ("of_moves", EVENTS, "event"),
    ("of_tiles", EVENTS, "event"),
    ("push_name", EVENTS, "event"),
    ("entry_name", EVENTS, "event"),
    ("write_into", CODEC, "action"),
    ("write", CODEC, "action"),
    ("write_ability", CODEC, "action"),
    ("phase", &["table.rs"], "phase"),
    ("phase_id", &["table.rs"], "phase"),
    ("question_name", &["table.rs"], "decision"),
    ("deed_name", &["past.rs"], "past"),
];

/// The ids of the sentences that the source in a folder needs.
pub fn ids(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.map(|e| e.expect("a readable folder").path()) {
        if path.is_dir() {
            found.extend(ids(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            File::read(&path).search(&mut found);
        }
    }
    found
}

/// Fails where a kind of id is not found at all: then the source has changed its ways, and this must follow.
pub fn demand_all(game: &Path, found: &BTreeSet<String>) {
    for kind in ["refusal", "event", "action", "phase", "stat"] {
        let any = found.iter().any(|id| id.starts_with(&format!("{kind}-")));
        assert!(any, "words/source.rs finds no `{kind}-…` in the source of {}", game.display());
    }
}

/// Tokens, in the order they stand.
type Tokens = Vec<TokenTree>;

struct File {
    shown: String,
    name: String,
    tokens: Tokens,
    /// Functions and closures that take an id: at which place, and what its sentence begins with.
    takers: BTreeMap<String, (usize, &'static str)>,
}

impl File {
    fn read(path: &Path) -> File {
        let shown = path.display().to_string();
        let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{shown}: {e}"));
        // Tests come last in a file, and say nothing to players.
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let tokens: TokenStream = text.parse().unwrap_or_else(|e| panic!("{shown}: {e}"));
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let here = |files: &[&str]| files.is_empty() || files.contains(&name.as_str());
        let calls = CALLS.iter().filter(|(_, _, files, _)| here(files));
        let takers = calls.map(|(call, place, _, kind)| ((*call).to_owned(), (*place, *kind))).collect();
        File { shown, name, tokens: tokens.into_iter().collect(), takers }
    }

    fn is_one_of(&self, files: &[&str]) -> bool {
        files.contains(&self.name.as_str())
    }

    fn search(mut self, found: &mut BTreeSet<String>) {
        let tokens = std::mem::take(&mut self.tokens);
        self.learn(&tokens);
        self.calls(&tokens, found);
        self.answers(&tokens, found);
        self.lists(&tokens, found);
    }

    /// Learns which functions and closures take an id.
    fn learn(&mut self, tokens: &[TokenTree]) {
        for (n, token) in tokens.iter().enumerate() {
            if is_word(token, "fn") {
                if let (Some(name), Some(list)) = (tokens.get(n + 1), parenthesised(&tokens[n..])) {
                    let has_self = list.iter().take(3).any(|t| is_word(t, "self"));
                    self.learn_list(&name.to_string(), &split(&list), usize::from(has_self));
                }
            } else if let Some((name, list)) = closure(&tokens[n..]) {
                self.learn_list(&name, &split(&list), 0);
            }
            if let TokenTree::Group(group) = token {
                self.learn(&inside(group));
            }
        }
    }

    fn learn_list(&mut self, name: &str, list: &[Tokens], receiver: usize) {
        for (place, one) in list.iter().enumerate().skip(receiver) {
            let Some((_, kind, _)) = PARAMETERS.iter().find(|(parameter, _, files)| {
                one.first().is_some_and(|t| is_word(t, parameter)) && (files.is_empty() || self.is_one_of(files))
            }) else {
                continue;
            };
            if one.last().is_some_and(|t| is_word(t, "str")) {
                self.takers.insert(name.to_owned(), (place - receiver, kind));
            }
        }
    }

    /// The ids that calls of those hand over.
    fn calls(&self, tokens: &[TokenTree], found: &mut BTreeSet<String>) {
        for (n, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            if group.delimiter() == Delimiter::Brace && n > 0 && is_word(&tokens[n - 1], "Decision") {
                let kind =
                    split(&inside(group)).into_iter().filter(|field| field.first().is_some_and(|t| is_word(t, "kind")));
                found.extend(kind.flat_map(|field| literals(&field)).map(|id| format!("decision-{id}")));
            }
            let called = called(&tokens[..n]);
            if let (Delimiter::Parenthesis, Some((place, kind))) = (group.delimiter(), self.takers.get(&called)) {
                self.hand_over(&split(&inside(group)), *place, kind, found);
            }
            self.calls(&inside(group), found);
        }
    }

    fn hand_over(&self, list: &[Tokens], place: usize, kind: &str, found: &mut BTreeSet<String>) {
        let Some(argument) = list.get(place) else { return };
        let literals = literals(argument);
        // A name or a path: what it stands for is written out elsewhere.
        let passed_on = argument.iter().all(|t| matches!(t, TokenTree::Ident(_)) || is_mark(Some(t), ':'));
        let passed_on = passed_on || is_of_list(argument);
        assert!(
            passed_on || !literals.is_empty(),
            "{}: an id is written out where it is handed over, so that its sentence can be looked for: {}",
            self.shown,
            argument.iter().map(ToString::to_string).collect::<String>()
        );
        found.extend(literals.iter().map(|id| format!("{kind}-{id}")));
    }

    /// The ids that functions answer with.
    fn answers(&self, tokens: &[TokenTree], found: &mut BTreeSet<String>) {
        for (n, token) in tokens.iter().enumerate() {
            let name = tokens.get(n + 1).map(ToString::to_string).unwrap_or_default();
            let known = FUNCTIONS.iter().find(|(function, files, _)| *function == name && self.is_one_of(files));
            if let (true, Some((_, _, kind)), Some(body)) = (is_word(token, "fn"), known, braced(&tokens[n..])) {
                let mut values = Vec::new();
                value_literals(&body, &mut values);
                found.extend(values.iter().map(|id| format!("{kind}-{id}")));
            }
            if let TokenTree::Group(group) = token {
                self.answers(&inside(group), found);
            }
        }
    }

    /// The ids that lists hold.
    fn lists(&self, tokens: &[TokenTree], found: &mut BTreeSet<String>) {
        for (n, token) in tokens.iter().enumerate() {
            let known = LISTS.iter().find(|(list, files, _)| is_word(token, list) && self.is_one_of(files));
            if let Some((_, _, kind)) = known {
                found.extend(literals(&held(&tokens[..n], &tokens[n + 1..])).iter().map(|id| format!("{kind}-{id}")));
            }
            if let TokenTree::Group(group) = token {
                self.lists(&inside(group), found);
            }
        }
    }
}

/// The name and the parameters of a closure, where one is declared here.
fn closure(tokens: &[TokenTree]) -> Option<(String, Tokens)> {
    let (keyword, rest) = tokens.split_first()?;
    let rest = if rest.first().is_some_and(|t| is_word(t, "mut")) { &rest[1..] } else { rest };
    let [name, equals, bar, rest @ ..] = rest else { return None };
    (is_word(keyword, "let") && is_mark(Some(equals), '=') && is_mark(Some(bar), '|'))
        .then(|| (name.to_string(), rest.iter().take_while(|t| !is_mark(Some(t), '|')).cloned().collect()))
}

/// What a list holds, by what stands before and after its name: nothing where the name is only used.
fn held(before: &[TokenTree], after: &[TokenTree]) -> Tokens {
    let declared = before.last().is_some_and(|t| ["let", "mut", "const"].iter().any(|word| is_word(t, word)));
    let invoked = is_mark(after.first(), '!') && !before.last().is_some_and(|t| is_word(t, "macro_rules"));
    let module = before.last().is_some_and(|t| is_word(t, "mod"));
    if let (true, Some(TokenTree::Group(group))) = (module, after.first()) {
        return group.stream().into_iter().filter(is_no_group).collect();
    }
    let end = if declared { after.iter().position(|t| is_mark(Some(t), ';')).unwrap_or(after.len()) } else { 0 };
    match after.get(1) {
        // What is documented in a macro's list is not one of its entries.
        Some(TokenTree::Group(group)) if invoked => group.stream().into_iter().filter(is_no_group).collect(),
        _ => after[..end].to_vec(),
    }
}

fn is_no_group(token: &TokenTree) -> bool {
    !matches!(token, TokenTree::Group(_))
}

/// The literals that are the value of a block or of an arm, however deep.
fn value_literals(tokens: &[TokenTree], values: &mut Vec<String>) {
    for (n, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            let inner = inside(group);
            if group.delimiter() != Delimiter::Brace {
                // A call or a list has no value of its own here; blocks within it have.
                let groups = inner.iter().filter(|t| matches!(t, TokenTree::Group(_)));
                groups.for_each(|group| value_literals(std::slice::from_ref(group), values));
            } else {
                value_literals(&inner, values);
            }
        }
        let begins = match n.checked_sub(1).map(|before| &tokens[before]) {
            None => tokens.len() == 1,
            Some(TokenTree::Punct(mark)) => matches!(mark.as_char(), ';' | '>'),
            Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Brace,
            Some(_) => false,
        };
        let ends = tokens.get(n + 1).is_none_or(|next| is_mark(Some(next), ','));
        if begins && ends {
            values.extend(literal(token));
        }
    }
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

fn is_mark(token: Option<&TokenTree>, mark: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
}

fn inside(group: &proc_macro2::Group) -> Tokens {
    group.stream().into_iter().collect()
}

/// The first list in parentheses.
fn parenthesised(tokens: &[TokenTree]) -> Option<Tokens> {
    first(tokens, Delimiter::Parenthesis)
}

/// The first block in braces.
fn braced(tokens: &[TokenTree]) -> Option<Tokens> {
    first(tokens, Delimiter::Brace)
}

fn first(tokens: &[TokenTree], delimiter: Delimiter) -> Option<Tokens> {
    tokens.iter().find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(inside(group)),
        _ => None,
    })
}

/// A list cut at its commas.
fn split(tokens: &[TokenTree]) -> Vec<Tokens> {
    tokens.split(|token| is_mark(Some(token), ',')).map(<[TokenTree]>::to_vec).collect()
}

/// What is called by what stands before a parenthesis: `ensure`, `Refusal::new`. What is being declared is not called.
fn called(before: &[TokenTree]) -> String {
    match before {
        [.., keyword, _] if is_word(keyword, "fn") => String::new(),
        [.., TokenTree::Ident(of), colon, _, TokenTree::Ident(name)] if is_mark(Some(colon), ':') && of != "Self" => {
            format!("{of}::{name}")
        }
        [.., TokenTree::Ident(name)] => name.to_string(),
        _ => String::new(),
    }
}

/// Every string that is written out in these tokens.
fn literals(tokens: &[TokenTree]) -> Vec<String> {
    let deeper = |token: &TokenTree| match token {
        TokenTree::Group(group) => literals(&inside(group)),
        token => literal(token).into_iter().collect(),
    };
    tokens.iter().flat_map(deeper).collect()
}

/// Whether something in it stands in a module of ids: `stat::HEALTH`.
fn is_of_list(tokens: &[TokenTree]) -> bool {
    let is_list = |token: &TokenTree| LISTS.iter().any(|(list, _, _)| is_word(token, list));
    let path = tokens.windows(2).any(|pair| is_list(&pair[0]) && is_mark(Some(&pair[1]), ':'));
    path || tokens.iter().any(|token| matches!(token, TokenTree::Group(group) if is_of_list(&inside(group))))
}

fn literal(token: &TokenTree) -> Option<String> {
    let text = matches!(token, TokenTree::Literal(_)).then(|| token.to_string())?;
    Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}
