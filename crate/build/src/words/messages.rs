//! Messages of a Fluent file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Message, Resource};

/// The messages of a file, by their ids.
pub type Messages = BTreeMap<String, Message<String>>;

/// Reads a file; one that cannot be read stops the build.
pub fn messages(path: &Path) -> Messages {
    let shown = path.display();
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{shown}: {e}"));
    let Resource { body } = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| {
        panic!("{shown}: {}", errors.first().map_or_else(String::new, ToString::to_string))
    });
    let mut found = Messages::new();
    for entry in body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name.clone();
        assert!(found.insert(id.clone(), message).is_none(), "{shown}: `{id}` stands there twice");
    }
    found
}
