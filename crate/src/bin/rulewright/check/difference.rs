//! Differences as the command line prints them.

use rulewright::engine::wire::Difference;
use serde_json::Value;
use similar::{ChangeTag, TextDiff};

/// Longer JSON is printed over several lines.
const LINE: usize = 90;

/// Where it is, then the expected value (`-`) and the actual one (`+`).
pub fn printed(d: &Difference) -> String {
    let mut text = format!("\n  {}", d.at);
    for change in TextDiff::from_lines(&spread(&d.expected), &spread(&d.got)).iter_all_changes() {
        let sign = match change.tag() {
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
            ChangeTag::Equal => ' ',
        };
        text += &format!("\n    {sign} {}", change.value().trim_end());
    }
    text
}

/// Long JSON over several lines, so that what is equal stands once.
fn spread(text: &str) -> String {
    let line = |text: &str| match serde_json::from_str::<Value>(text) {
        Ok(value @ (Value::Object(_) | Value::Array(_))) if text.len() > LINE => {
            serde_json::to_string_pretty(&value).unwrap_or_else(|_| text.to_owned())
        }
        _ => text.to_owned(),
    };
    text.lines().map(|text| line(text) + "\n").collect()
}
