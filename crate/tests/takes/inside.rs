//! What is inside of what.

use std::collections::BTreeSet;

use rulewright::engine::rules::Game;
use rulewright::engine::wire::{Table, WaySchema};
use serde_json::json;

use crate::law::{Law, set, value_of};

impl<G: Game> Law<G> {
    /// Units that may be inside of another, or come back.
    pub fn held_minions(&self) -> Vec<String> {
        self.ids(&self.schema.ways.iter().find(|way| !way.holders.is_empty()).expect("something is held").things)
    }

    /// What is inside of what.
    pub fn inside(&self) {
        let ways: Vec<&WaySchema> = self.schema.ways.iter().filter(|way| !way.holders.is_empty()).collect();
        let kinds: BTreeSet<&str> = ways.iter().map(|way| way.kind.as_str()).collect();
        for kind in kinds {
            for unit in &self.kit.units {
                let way = self.holds(unit);
                let fits = way.map(|way| self.allowed(&way.things, &way.except)).unwrap_or_default();
                let alone = set::<G>(self.piece(unit, &json!({ "cards": [] })));
                assert_eq!(alone.is_err(), way.is_some(), "{unit} with nothing inside");
                // Of those that hold nothing one card is as good as any.
                let tried = if way.is_some() { self.kit.things.len() } else { 1 };
                for is in self.kit.things.iter().take(tried) {
                    let laid = self.piece(unit, &json!({ "cards": [{ "is": is, "kind": kind }] }));
                    assert_eq!(set::<G>(laid).is_ok(), fits.contains(is), "{is} inside of {unit}");
                }
                let Some(way) = way else { continue };
                let say =
                    |n: i32| self.piece(unit, &json!({ "cards": [{ "is": fits[0], "kind": kind, "counters": n }] }));
                let count = |table: &Table| table.pieces["one"].cards[0].counters.map(i32::from);
                match way.counters {
                    Some(range) => self.range(unit, range, 0, &say, &count),
                    None => assert!(set::<G>(say(1)).is_err(), "{unit} counts down"),
                }
                for stat in &way.stats {
                    let say = |n: i32| {
                        let card = json!({ "is": fits[0], "kind": kind, "stats": { &stat.id: n } });
                        self.piece(unit, &json!({ "cards": [card] }))
                    };
                    let told = |table: &Table| value_of(&table.pieces["one"].cards[0].stats, &stat.id);
                    self.range(
                        &format!("inside of {unit}: {}", stat.id),
                        stat.range.expect("it is set"),
                        0,
                        &say,
                        &told,
                    );
                }
            }
        }
    }
}
