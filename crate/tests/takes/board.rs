//! The board: squares, or places with their numbers.

use rulewright::engine::rules::Game;
use rulewright::engine::wire::{StatSchema, Table};
use serde_json::json;

use crate::law::{Law, not_set, set, value_of, with};

impl<G: Game> Law<G> {
    pub fn board(&self) {
        let Some(board) = &self.schema.board else { return };
        let rows = |wide: i32, high: i32| {
            let row = ".".repeat(usize::try_from(wide).expect("a width"));
            json!({ "board": { "rows": vec![row; usize::try_from(high).expect("a height")] } })
        };
        let [(least_w, most_w), (least_h, most_h)] =
            [board.wide, board.high].map(|range| (range.min, range.max.expect("a bound")));
        for wide in least_w..=most_w + 1 {
            for high in least_h..=most_h + 1 {
                let fits = wide <= most_w && high <= most_h && (wide * high).unsigned_abs() <= board.squares;
                match set::<G>(rows(wide, high)) {
                    Ok((_, table)) => {
                        assert!(fits, "{wide} x {high} is taken");
                        assert_eq!(table.board.rows.len(), high as usize);
                    }
                    Err(e) => assert!(!fits, "{wide} x {high}: {e:?}"),
                }
            }
        }
        assert!(set::<G>(rows(least_w - 1, least_h)).is_err() && set::<G>(rows(least_w, least_h - 1)).is_err());
    }

    pub fn places(&self) {
        let (_, plain) = self.taken(self.piece(&self.plain, &json!({})), "a plain position");
        assert_eq!(plain.board.places.is_empty(), self.schema.board.is_some(), "squares, or places");
        assert_eq!(plain.board.places.is_empty(), self.schema.places.is_empty());
        for place in &plain.board.places {
            let of = |table: &Table, stat: &str| {
                let found = table.board.places.iter().find(|other| other.id == place.id).expect("the place");
                value_of(&found.stats, stat)
            };
            let say = |stat: &str, n: i32| {
                let places = json!([{ "id": place.id, "stats": { stat: n } }]);
                with(&self.piece(&self.plain, &json!({})), &json!({ "board": { "places": places } }))
            };
            for StatSchema { id, range, .. } in &self.schema.places {
                let what = format!("{}: {id}", place.id);
                match range {
                    Some(range) => self.range(&what, *range, 0, &|n| say(id, n), &|table| of(table, id)),
                    None => not_set::<G>(&what, &plain, &|n| say(id, n), &|table| of(table, id)),
                }
            }
            for id in self.unlisted(&self.schema.places) {
                not_set::<G>(&id, &plain, &|n| say(&id, n), &|table| of(table, &id));
            }
        }
    }
}
