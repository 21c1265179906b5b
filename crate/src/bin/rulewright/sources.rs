//! Sources: the rulebook, sentences and data of each game, as its files have them. They are part of the program, so
//! that it speaks wherever it is run.

use crate::book::data::{self, Data};
use crate::cards::Sheet;
#[cfg(feature = "skirmish")]
use crate::describe;
#[cfg(feature = "duelyst")]
use crate::duelyst;
#[cfg(feature = "noxilia")]
use crate::noxilia;
use crate::words::{Both, Lang};

/// What a game is written in.
pub struct Source {
    /// The game's id.
    pub id: &'static str,
    /// `rulebooks/<id>.toml`.
    pub rulebook: &'static str,
    /// `data/<id>/words.*.ftl`.
    pub words: Both<&'static str>,
    /// `data/<id>/describe.*.ftl`, where the texts of cards are made from their effects.
    pub describe: Option<Both<&'static str>>,
    /// `data/<id>/*.json`, with the prose that rules do without.
    pub data: &'static [&'static str],
    /// Reads what the book of the game has of its data.
    pub read: fn(&Source) -> Result<Data, String>,
    /// `data/<id>/lessons.json`, where the game has an introduction.
    pub lessons: Option<&'static str>,
    /// Its cards for `rulewright cards`, where `docs/<id>-cards.md` has them.
    pub cards: Option<fn(Lang) -> Result<Sheet, String>>,
}

/// A file of the crate.
macro_rules! file {
    ($($part:literal),+) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $($part),+))
    };
}

/// The files that every game has: its rulebook and its sentences.
macro_rules! source {
    ($id:literal, $describe:expr, $data:expr, $read:expr, $lessons:expr, $cards:expr) => {
        Source {
            id: $id,
            rulebook: file!("rulebooks/", $id, ".toml"),
            words: Both { en: file!("data/", $id, "/words.en.ftl"), fr: file!("data/", $id, "/words.fr.ftl") },
            describe: $describe,
            data: $data,
            read: $read,
            lessons: $lessons,
            cards: $cards,
        }
    };
}

/// The games of this build.
pub const ALL: &[Source] = &[
    #[cfg(feature = "skirmish")]
    source!(
        "skirmish",
        Some(Both { en: file!("data/skirmish/describe.en.ftl"), fr: file!("data/skirmish/describe.fr.ftl") }),
        &[file!("data/skirmish/units.json"), file!("data/skirmish/cards.json"), file!("data/skirmish/maps.json")],
        data::read,
        Some(file!("data/skirmish/lessons.json")),
        Some(describe::table::sheet)
    ),
    #[cfg(feature = "duelyst")]
    source!(
        "duelyst",
        None,
        &[],
        |_| duelyst::book::data(),
        Some(file!("data/duelyst/lessons.json")),
        Some(duelyst::table::sheet)
    ),
    #[cfg(feature = "noxilia")]
    source!(
        "noxilia",
        None,
        &[],
        |_| noxilia::book::data(),
        Some(file!("data/noxilia/lessons.json")),
        Some(noxilia::table::sheet)
    ),
    #[cfg(feature = "yardstick")]
    source!("yardstick", None, &[file!("data/yardstick/units.json")], data::read, None, None),
];

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
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::words::tests::unsaid;

    /// Of words that rows may use, and none does now. Whoever uses one takes it from here.
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
            let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(source.id);
            let Ok(file) = fs::read_to_string(data.join("describe.en.ftl")) else { continue };
            (source.read)(source).unwrap();
            if let Some(cards) = source.cards {
                cards(Lang::En).unwrap();
            }
            all.extend(unsaid(&file).into_iter().map(|id| format!("{}: {id}", source.id)));
        }
        assert_eq!(all, SPARE);
    }
}
