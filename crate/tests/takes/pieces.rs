//! Pieces: their numbers, states and owners, and how many there may be.

use std::collections::BTreeSet;

use rulewright::engine::rules::Game;
use rulewright::engine::wire::{Range, StateSchema, Table};
use serde_json::{Value, json};

use crate::law::{Law, NOBODY, not_set, set, value_of, with};

impl<G: Game> Law<G> {
    /// One number is what a piece lives by, and the ranks are told apart.
    pub fn order(&self) {
        let stats = &self.schema.pieces.stats;
        assert_eq!(stats.iter().filter(|stat| stat.vital).count(), 1);
        let ranks: BTreeSet<u8> = stats.iter().filter_map(|stat| stat.rank).collect();
        assert_eq!(ranks, (1..=ranks.len() as u8).collect());
        assert_eq!(stats.iter().filter(|stat| stat.rank.is_some()).count(), ranks.len());
        assert!(stats.iter().any(|stat| stat.vital && stat.rank == Some(1)), "what it lives by matters most");
    }

    pub fn pieces(&self) {
        let unlisted = self.unlisted(&self.schema.pieces.stats);
        for is in &self.kit.units {
            let (_, plain) = self.taken(self.piece(is, &json!({})), is);
            for stat in &self.schema.pieces.stats {
                let what = format!("{is}: {}", stat.id);
                let printed = plain.pieces["one"].max.get(&stat.id).copied().unwrap_or_default();
                assert!(printed == 0 || stat.printed, "{what} is printed");
                let say = |value: i32| {
                    let mut piece = self.one(is, &json!({ "stats": { &stat.id: value } }));
                    if stat.away {
                        piece.as_object_mut().map(|piece| (piece.remove("at"), piece.remove("place")));
                    }
                    json!({ "active": "p1", "pieces": { "one": piece } })
                };
                let told = |table: &Table| value_of(&table.pieces["one"].stats, &stat.id);
                let capped = self.ids(&stat.capped).contains(is);
                match stat.range.map(|range| if capped { Range::printed(range.min) } else { range }) {
                    Some(range) => self.range(&what, range, printed, &say, &told),
                    None => not_set::<G>(&what, &plain, &say, &told),
                }
            }
            for stat in &unlisted {
                let say = |value: i32| self.piece(is, &json!({ "stats": { stat: value } }));
                let told = |table: &Table| value_of(&table.pieces["one"].stats, stat);
                not_set::<G>(&format!("{is}: {stat}"), &plain, &say, &told);
            }
        }
    }

    pub fn most_pieces(&self) {
        let most = self.schema.pieces.most as usize;
        let crowd = |count: usize| {
            let one = |n: usize| (format!("n{n}"), with(&self.one(&self.plain, &json!({})), &(self.kit.stands)(n)));
            json!({ "active": "p1", "pieces": (0..count).map(one).collect::<serde_json::Map<_, _>>() })
        };
        let (_, table) = self.taken(crowd(most), "as many pieces as there may be");
        assert!(table.pieces.len() >= most);
        assert!(set::<G>(crowd(most + 1)).is_err(), "more than {most} pieces are taken");
    }

    /// States and traits, of a piece whose player acts and of one whose player does not.
    pub fn states(&self) {
        let sides = |traits: &Value| {
            ["p1", "p2"].map(|owner| set::<G>(self.piece(&self.plain, &json!({ "owner": owner, "traits": traits }))))
        };
        let plain = sides(&json!([])).map(|set| set.expect("a plain piece"));
        for StateSchema { id, implied, only, beside } in &self.schema.pieces.states {
            assert!(only.is_empty(), "{id}: of pieces all may be in it");
            let named = sides(&json!([id])).map(|set| set.unwrap_or_else(|e| panic!("{id}: {e:?}")));
            let differs = |n: usize| named[n].0 != plain[n].0;
            if *beside {
                assert!(!differs(0) && !differs(1), "{id} says something of a piece that stands alone");
                continue;
            }
            assert!(differs(0) || differs(1), "{id} changes nothing");
            assert_eq!(
                implied.is_some(),
                plain[1].1.pieces["one"].traits.iter().any(|one| one == id),
                "{id} is implied at rest"
            );
            assert!(implied.is_none() || !differs(1), "{id} need not be said at rest");
            assert!(implied.as_deref().is_none_or(|when| when == "rests"), "{id}: {implied:?}");
        }
        for id in &self.schema.pieces.traits {
            let [(_, table), _] = sides(&json!([id])).map(|set| set.unwrap_or_else(|e| panic!("{id}: {e:?}")));
            assert!(table.pieces["one"].traits.iter().any(|one| one == id), "the trait {id} is not told");
        }
        let known = |id: &String| {
            let pieces = &self.schema.pieces;
            pieces.traits.contains(id) || pieces.states.iter().any(|state| state.id == *id)
        };
        let others: Vec<&String> = self.kit.things.iter().filter(|id| !known(id)).collect();
        let ways = self.schema.ways.iter().map(|way| &way.kind).filter(|id| !known(id));
        for id in others.into_iter().chain(ways).chain([&NOBODY.to_owned()]) {
            assert!(sides(&json!([id]))[0].is_err(), "{id} is no state");
        }
    }

    /// Pieces of nobody belong to nobody, and other pieces to a player.
    pub fn nobodys(&self) {
        let owned = |is: &str, owner: &str| set::<G>(self.piece(is, &json!({ "owner": owner }))).map(drop);
        for is in &self.schema.pieces.neutral {
            assert!(owned(is, "neutral").is_ok() && owned(is, "p1").is_err(), "{is}");
        }
        assert!(owned(&self.plain, "neutral").is_err() && owned(&self.plain, "p1").is_ok());
    }
}
