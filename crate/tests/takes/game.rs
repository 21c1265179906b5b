//! The game as a whole.

use std::collections::BTreeSet;

use rulewright::engine::rules::Game;
use rulewright::engine::session::{Play, Session};
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Options, Table};
use serde_json::json;

use crate::law::{Law, set, with};
use crate::support::{dice, options, pick, session};

impl<G: Game> Law<G> {
    /// The schema states what few games have where set-ups take it, and nowhere else.
    pub fn few(&self) {
        let edges = self.schema.board.as_ref().is_some_and(|board| !board.edges.is_empty());
        let said = [("turns", self.schema.turns), ("piles", !self.schema.piles.is_empty()), ("board.edges", edges)];
        for (field, said) in said {
            assert_eq!(G::TAKES_ALSO.contains(&field), said, "{field}");
        }
        assert!(G::TAKES_ALSO.iter().all(|field| said.iter().any(|(known, _)| known == field)));
    }

    /// The players may agree on who begins, unless one side always does.
    pub fn first(&self) {
        for side in [Side::P1, Side::P2] {
            let begun = Session::<G>::create(Options { first: Some(side), ..options::<G>(1) });
            let may = self.schema.first.is_none_or(|first| first == side);
            assert_eq!(begun.is_ok(), may, "{side:?} begins");
        }
    }

    pub fn round(&self) {
        let say = |round: i32| with(&self.piece(&self.plain, &json!({})), &json!({ "round": round }));
        let told = |table: &Table| Some(table.round as i32);
        match self.schema.round {
            Some(range) => self.range("round", range, 0, &say, &told),
            None => assert_eq!(told(&self.taken(say(7), "round").1), told(&self.taken(say(9), "round").1)),
        }
    }

    pub fn content(&self) {
        let own = json!({ "content": { "units": [], "cards": [] } });
        assert_eq!(set::<G>(with(&self.piece(&self.plain, &json!({})), &own)).is_ok(), self.schema.content);
    }

    /// The dice that fall are those that are listed, and no face is another.
    pub fn dice(&self) {
        let most = self.schema.dice.iter().max().copied().map_or(0, i32::from);
        let all: BTreeSet<i32> = (1..=most).collect();
        let mut fell = BTreeSet::new();
        // Some roll few dice, and some none.
        for seed in 0..60 {
            let (mut play, mut picks) = (session::<G>(seed), dice("takes", seed));
            while let Some(action) = pick(&play, &mut picks).filter(|_| play.step() < 300) {
                play.act(&action, Viewer::All).expect("a legal action");
            }
            fell.extend(play.chance_script().dice.into_iter().map(i32::from));
            if fell.len() >= all.len() && seed >= 3 {
                break;
            }
        }
        assert_eq!(fell, all, "the faces that fall");
    }
}
