//! Sources: what each game of this build is written in.

pub use rulewright::games::SOURCES as ALL;
use rulewright_book::Source;

/// The game of an id.
///
/// # Errors
/// When this build has no such game.
pub fn of(id: &str) -> Result<&'static Source, String> {
    let known = || ALL.iter().map(|s| s.id).collect::<Vec<_>>().join(", ");
    ALL.iter().find(|s| s.id == id).ok_or_else(|| format!("no game is called `{id}`; this build has {}", known()))
}

/// The game of an id, or all of them.
///
/// # Errors
/// When this build has no such game.
pub fn chosen(id: Option<&str>) -> Result<Vec<&'static Source>, String> {
    id.map_or_else(|| Ok(ALL.iter().collect()), |id| Ok(vec![of(id)?]))
}

#[cfg(test)]
mod tests {
    use rulewright_book::words::{Lang, unsaid_by};
    use serde_json::Value;

    use super::*;

    /// Words that rows may use, and none does now. If you use one, remove it here.
    const SPARE: [&str; 18] = [
        "skirmish: do-clear.status",
        "skirmish: mod-attack-bonus",
        "skirmish: mod-ap",
        "skirmish: boost-plain",
        "skirmish: choose-foe",
        "skirmish: choose-ally-roll",
        "duelyst: noun-tile-mana",
        "duelyst: this-tile",
        "duelyst: same-card",
        "duelyst: place-under",
        "duelyst: place-corners",
        "duelyst: x-attack.who",
        "duelyst: x-health.who",
        "duelyst: x-cost",
        "duelyst: x-cost.who",
        "duelyst: x-hand-space",
        "duelyst: event-is-attacked",
        "duelyst: raise-cost",
    ];

    #[test]
    fn every_sentence_of_the_texts_of_cards_is_said() {
        let mut all = Vec::new();
        for source in ALL {
            let Some(file) = &source.describe else { continue };
            let unsaid = unsaid_by(file.en.text(), || {
                (source.data)().unwrap();
                if let Some(cards) = source.cards {
                    cards(Lang::En).unwrap();
                }
            });
            all.extend(unsaid.into_iter().map(|id| format!("{}: {id}", source.id)));
        }
        assert_eq!(all, SPARE);
    }

    #[test]
    fn every_thing_has_a_name_and_every_row_a_text_in_both_languages() {
        for source in ALL {
            // An effect that cannot be said, or a variable that is missing, is an error.
            let data = (source.data)().unwrap();
            for (id, thing) in &data.things {
                assert!(!thing.name.en.is_empty() && !thing.name.fr.is_empty(), "{id} has no name");
                if ["card", "status", "attack", "ability", "button", "unit"].contains(&thing.kind.as_str()) {
                    let text = thing.text.as_ref().unwrap_or_else(|| panic!("{id} has no text"));
                    for text in [&text.en, &text.fr] {
                        // Some have units that do nothing but fight; their own tests know which.
                        let plain = ["duelyst", "noxilia"].contains(&source.id);
                        assert!(!text.trim().is_empty() || plain, "{id} has an empty text");
                        assert!(!text.contains(['{', '$', '}']), "{id}: {text}");
                        assert!(!text.contains("  ") && !text.contains(" ."), "{id}: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_mentioned_is_there() {
        for source in ALL {
            let data = (source.data)().unwrap();
            let mentioned = data.decks.iter().flat_map(|d| d.pieces.iter().chain(d.cards.iter().map(|c| &c.card)));
            let parts =
                data.things.values().flat_map(|t| ["parts", "keywords", "traits", "immune"].map(|key| t.more.get(key)));
            let parts = parts.flatten().filter_map(Value::as_array).flatten().filter_map(Value::as_str);
            for id in mentioned.map(String::as_str).chain(parts) {
                assert!(data.things.contains_key(id), "{}: nothing is called `{id}`", source.id);
            }
        }
    }
}
