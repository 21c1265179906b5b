//! Drawings: each stands for a word of the game itself.

use rulewright::engine::rules::Game;
use rulewright::engine::side::Side;
use rulewright::engine::wire::{SetupSchema, Sign, WaySchema};
use serde_json::json;

use crate::law::Law;

impl<G: Game> Law<G> {
    /// States, cards on pieces and kinds of cards that have a drawing are the game's, and no number is drawn in two ways.
    pub fn drawn(&self) {
        let SetupSchema { pieces, places, ways, draws, .. } = &self.schema;
        let draws = draws.clone().unwrap_or_default();
        for word in draws.poses.keys() {
            let of = |way: &WaySchema| {
                way.kind == *word || (way.on == "piece" && way.things.iter().any(|thing| thing == word))
            };
            let is_way = ways.iter().any(of);
            assert!(is_way || pieces.states.iter().any(|state| state.id == *word), "nothing is {word}");
        }
        for kind in draws.effects.keys() {
            assert!(ways.iter().any(|way| way.on == "piece" && way.kind == *kind), "no card on a piece is {kind}");
        }
        for stat in &pieces.stats {
            assert!(stat.plate.is_none() || stat.rank.is_some(), "{} has a plate and is not drawn", stat.id);
            assert!(stat.sign.is_none() || stat.counter, "{} has a sign and counts nothing", stat.id);
            let lessened = |id: &String| pieces.stats.iter().any(|other| other.id == *id && other.rank.is_some());
            assert!(stat.lessens.iter().all(lessened), "{} lessens what is not drawn", stat.id);
        }
        for stat in places {
            assert_eq!(stat.side.is_some(), stat.sign == Some(Sign::Crest), "{}", stat.id);
            assert!(stat.side.iter().all(|side| Side::named(side).is_some()), "{}", stat.id);
        }
    }

    /// A position between decisions is in the phase that has the same name in every game.
    pub fn acts(&self) {
        let (_, table) = self.taken(self.piece(&self.plain, &json!({})), "a plain position");
        assert_eq!((table.phase.as_str(), table.decision.is_none()), ("act", true));
    }
}
