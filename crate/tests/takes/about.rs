//! The fields of a card in play: its numbers, what it is about, and how long it lasts.

use rulewright::engine::rules::Game;
use rulewright::engine::wire::{Table, WaySchema};
use serde_json::json;

use crate::law::{Law, NOBODY, set, value_of, with};

impl<G: Game> Law<G> {
    /// Numbers, what it is about, and until when.
    pub fn says(&self, way: &WaySchema, is: &str) {
        let bare = self.bare(way, is);
        let found = |table: &Table| {
            let mut found = Self::lying(&way.on, table).into_iter().filter(|card| card.kind == way.kind);
            found.next().cloned().expect("it lies there")
        };
        let abouts: Vec<String> = match way.about.as_deref() {
            Some("trait") => self.schema.pieces.traits.clone(),
            Some("unit") => self.held_minions(),
            Some("piece") => vec!["one".into()],
            _ => Vec::new(),
        };
        for about in &abouts {
            let card = with(&bare, &json!({ "about": about }));
            let (_, table) = self.taken(self.lay(&way.on, card.clone()), about);
            assert_eq!(found(&table).about.as_deref(), Some(about.as_str()), "{is} as {}", way.kind);
            for stat in &way.stats {
                let range = stat.range.expect("it is set");
                let Some(most) = range.max else { continue };
                let id = if stat.id == "about" { about } else { &stat.id };
                let only = self.ids(&stat.only);
                let say = |n: i32| self.lay(&way.on, with(&card, &json!({ "stats": { id: n } })));
                let value = |table: &Table| value_of(&found(table).stats, id);
                if !only.is_empty() && !only.contains(about) {
                    assert!(set::<G>(say(most)).is_err(), "{about}: {id}");
                } else if stat.id != "about" || value(&table).is_some() {
                    self.range(&format!("{is} as {}: {about}: {id}", way.kind), range, 0, &say, &value);
                }
            }
        }
        if !abouts.is_empty() {
            let odd = self.lay(&way.on, with(&bare, &json!({ "about": NOBODY })));
            assert!(set::<G>(odd).is_err(), "{} is about nobody", way.kind);
        } else {
            let one = self.lay(&way.on, with(&bare, &json!({ "about": "one" })));
            let kept = set::<G>(one).is_ok_and(|(_, table)| found(&table).about.is_some());
            assert!(!kept, "{} is about something", way.kind);
        }
        for stat in way.stats.iter().filter(|_| abouts.is_empty()) {
            let range = stat.range.expect("it is set");
            let say = |n: i32| self.lay(&way.on, with(&bare, &json!({ "stats": { &stat.id: n } })));
            let value = |table: &Table| value_of(&found(table).stats, &stat.id);
            if range.max.is_some() {
                self.range(&format!("{is} as {}: {}", way.kind, stat.id), range, 0, &say, &value);
            } else {
                assert!(set::<G>(say(range.min - 1)).is_err(), "{is} as {}: {}", way.kind, stat.id);
            }
        }
        for until in &way.until {
            let (_, table) = self.taken(self.lay(&way.on, with(&bare, &json!({ "until": until }))), until);
            assert_eq!(found(&table).until.as_deref(), Some(until.as_str()), "{is} as {}", way.kind);
        }
        let (_, for_good) = self.taken(self.lay(&way.on, with(&bare, &json!({ "until": null }))), &way.kind);
        assert!(way.until.is_empty() || found(&for_good).until.is_none(), "{} is never for good", way.kind);
        let odd = set::<G>(self.lay(&way.on, with(&bare, &json!({ "until": NOBODY }))));
        assert!(!odd.is_ok_and(|(_, table)| found(&table).until.as_deref() == Some(NOBODY)));
    }
}
