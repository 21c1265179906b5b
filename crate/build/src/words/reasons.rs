//! The English reasons of refusal, as the engine says them: text in which `{n}` stands for a number and `{n?one|more}` for
//! what depends on whether that number is one. A reason with several rows takes the first whose number is given.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use super::messages::Messages;

/// The reason, the number that must be given for this text, the text; of each reason of a game.
pub fn rows(has: &Messages) -> Vec<[String; 3]> {
    let mut rows = Vec::new();
    for (id, message) in has {
        let why = id.strip_prefix("refusal-").unwrap_or_else(|| panic!("`{id}` is no reason of refusal"));
        let text = |pattern: &Pattern<String>| spelled(id, pattern);
        let special = message.attributes.iter().map(|a| [why.to_owned(), a.id.name.clone(), text(&a.value)]);
        rows.extend(special);
        rows.extend(message.value.as_ref().map(|value| [why.to_owned(), String::new(), text(value)]));
    }
    rows
}

fn spelled(id: &str, pattern: &Pattern<String>) -> String {
    let element = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => {
            assert!(!value.contains(['{', '}', '|']), "`{id}`: a reason has no braces or bars in its text");
            // Where a line may end is for pages to say.
            value.replace('\u{a0}', " ")
        }
        PatternElement::Placeable { expression } => placed(id, expression),
    };
    pattern.elements.iter().map(element).collect()
}

fn placed(id: &str, expression: &Expression<String>) -> String {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => format!("{{{}}}", id.name),
        Expression::Select { selector: InlineExpression::VariableReference { id: of }, variants } => {
            let one = variants.iter().find(|v| is_key(v, "one"));
            let other = variants.iter().find(|v| v.default);
            let (Some(one), Some(other), 2) = (one, other, variants.len()) else {
                panic!("`{id}`: a reason of refusal tells `one` from `other`, and nothing else")
            };
            let [one, other] = [one, other].map(|variant| spelled(id, &variant.value));
            assert!(!one.contains('|') && !other.contains('|'), "`{id}`: a reason has no plural within a plural");
            format!("{{{}?{one}|{other}}}", of.name)
        }
        _ => panic!("`{id}`: a reason of refusal is made of text, numbers and plurals"),
    }
}

fn is_key(variant: &Variant<String>, name: &str) -> bool {
    matches!(&variant.key, VariantKey::Identifier { name: key } if key == name)
}
