//! Odds: outcomes of a preview against those that a scenario says.

use serde_json::Value;

use crate::scenario::compare::{fits, paired};

/// Whether an outcome has these odds and at least these changes.
#[must_use]
pub fn fit(expected: &Value, outcome: &Value) -> bool {
    let fraction = |of: &Value| of["odds"].as_str().and_then(parts);
    let same = match (fraction(expected), fraction(outcome)) {
        // Fractions may be written in other terms than the lowest.
        (Some((a, b)), Some((c, d))) => a.checked_mul(d).is_some_and(|one| b.checked_mul(c) == Some(one)),
        _ => false,
    };
    let (wanted, changes) = (list(&expected["changes"]), list(&outcome["changes"]));
    same && paired(wanted.len(), changes.len(), |n, k| fits(&wanted[n], &changes[k])).iter().all(Option::is_some)
}

/// `35/216`.
fn parts(text: &str) -> Option<(u128, u128)> {
    let (of, ways) = text.split_once('/')?;
    let ways = ways.parse().ok().filter(|ways| *ways > 0)?;
    Some((of.parse().ok()?, ways))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// An outcome in a line: `5/6: gauge health -3 to 6, gauge gone`.
#[must_use]
pub fn in_a_line(outcome: &Value) -> String {
    let text = |of: &Value, key: &str| of[key].as_str().unwrap_or_default().to_owned();
    let change = |one: &Value| {
        let by = one["by"].as_i64().map(|by| format!(" {by:+}")).unwrap_or_default();
        let to = one["to"].as_str().map(|to| format!(" to {to}")).unwrap_or_default();
        let whose = one["owner"].as_str().map(|owner| format!(" of {owner}")).unwrap_or_default();
        let at = one["at"].as_str().map(|at| format!(" at {at}")).unwrap_or_default();
        format!("{} {}{by}{to}{whose}{at}", text(one, "of"), text(one, "what"))
    };
    let changes: Vec<String> = list(&outcome["changes"]).iter().map(change).collect();
    let changes = if changes.is_empty() { "nothing changes".to_owned() } else { changes.join(", ") };
    format!("{}: {changes}", text(outcome, "odds"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn odds_are_compared_as_numbers_and_changes_in_any_order() {
        let hit = json!({ "odds": "5/6", "changes": [{ "of": "a", "what": "health", "by": -3, "to": "6" }, { "of": "a", "what": "gone" }] });
        let says = |odds: &str, changes: Value| fit(&json!({ "odds": odds, "changes": changes }), &hit);
        assert!(says("10/12", json!([{ "what": "gone" }, { "by": -3 }])));
        assert!(says("5/6", json!([])));
        assert!(!says("4/6", json!([])));
        assert!(!says("5/0", json!([])));
        assert!(!says("0/0", json!([])));
        assert!(!says("5/6", json!([{ "by": -2 }])));
        assert!(!says("5/6", json!([{ "what": "gone" }, { "what": "gone" }])));
        assert_eq!(in_a_line(&hit), "5/6: a health -3 to 6, a gone");
        let new = json!({ "odds": "1/1", "changes": [{ "of": "b", "what": "new", "to": "cub", "owner": "p2", "at": "3,2" }] });
        assert_eq!(in_a_line(&new), "1/1: b new to cub of p2 at 3,2");
    }
}
