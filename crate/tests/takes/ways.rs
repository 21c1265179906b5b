//! Cards: where and as what each may be.

use std::collections::BTreeSet;

use rulewright::engine::rules::Game;
use rulewright::engine::wire::{CardInPlay, Table, WaySchema};
use serde_json::{Value, json};

use crate::law::{Law, NOBODY, of_player, player, set, with};

/// Where cards are.
const PLACES: [&str; 5] = ["piece", "player", "square", "place", "board"];

impl<G: Game> Law<G> {
    /// Where a card is placed.
    pub fn lay(&self, on: &str, card: Value) -> Value {
        let base = self.piece(&self.plain, &json!({}));
        match on {
            "piece" => self.piece(&self.plain, &json!({ "cards": [card] })),
            "player" => with(&base, &of_player("p1", json!({ "cards": [card] }))),
            "square" => with(&base, &json!({ "board": { "cards": [with(&card, &json!({ "at": [2, 2] }))] } })),
            "place" => with(&base, &json!({ "board": { "cards": [with(&card, &json!({ "place": self.place }))] } })),
            _ => with(&base, &json!({ "board": { "cards": [card] } })),
        }
    }

    pub fn lying<'a>(on: &str, table: &'a Table) -> Vec<&'a CardInPlay> {
        let board = table.board.cards.iter();
        match on {
            "piece" => table.pieces["one"].cards.iter().collect(),
            "player" => player(table, "p1").cards.iter().collect(),
            "square" => board.filter(|card| card.at == Some([2, 2])).collect(),
            "place" => board.filter(|card| card.place.is_some()).collect(),
            _ => board.filter(|card| card.at.is_none() && card.place.is_none()).collect(),
        }
    }

    /// The card as a set-up lays it that says no more than it must.
    pub fn bare(&self, way: &WaySchema, is: &str) -> Value {
        let mut card = json!({ "is": is });
        if way.said {
            card["kind"] = json!(way.kind);
        }
        if way.owner.as_deref() == Some("must") {
            card["owner"] = json!("p2");
        }
        match way.about.as_deref() {
            Some("trait") => card["about"] = json!(self.schema.pieces.traits[0]),
            Some("unit") => card["about"] = json!(self.held_minions()[0]),
            _ => {}
        }
        // Of what is so for good it is not told what made it so.
        if let Some(until) = way.until.first() {
            card["until"] = json!(until);
        }
        for stat in way.stats.iter().filter(|stat| stat.range.is_some_and(|range| range.max.is_none())) {
            card["stats"] = json!({ &stat.id: 1 });
        }
        card
    }

    pub fn ways(&self) {
        for way in self.schema.ways.iter().filter(|way| way.holders.is_empty()) {
            let what = |is: &str| format!("{is} on a {} as `{}`", way.on, way.kind);
            let told = |table: &Table| {
                let mut found = Self::lying(&way.on, table).into_iter().filter(|card| card.kind == way.kind);
                found.next().cloned()
            };
            for is in &self.allowed(&way.things, &way.except) {
                let bare = self.bare(way, is);
                let (_, table) = self.taken(self.lay(&way.on, bare.clone()), &what(is));
                assert!(told(&table).is_some_and(|card| card.is == *is), "{}: not told", what(is));
                // The kind may be said in any case.
                let (_, said) = self.taken(self.lay(&way.on, with(&bare, &json!({ "kind": way.kind }))), &what(is));
                assert_eq!(said, table, "{}", what(is));
                if way.said {
                    let mut unsaid = bare.clone();
                    unsaid.as_object_mut().map(|card| card.remove("kind"));
                    let lies = set::<G>(self.lay(&way.on, unsaid)).is_ok_and(|(_, table)| told(&table).is_some());
                    assert!(!lies, "{}: it need not be said", what(is));
                }
                self.owners(way, &bare, &told);
                let counters = |table: &Table| told(table).and_then(|card| card.counters).map(i32::from);
                let say = |n: i32| self.lay(&way.on, with(&bare, &json!({ "counters": n })));
                match way.counters {
                    Some(range) => self.range(&what(is), range, 0, &say, &counters),
                    None => {
                        let kept = set::<G>(say(1)).is_ok_and(|(_, counted)| counters(&counted) != counters(&table));
                        assert!(!kept, "{} has counters", what(is));
                    }
                }
            }
            let is = &self.allowed(&way.things, &way.except)[0];
            self.says(way, is);
            self.as_many(way);
        }
    }

    pub fn owners(&self, way: &WaySchema, bare: &Value, told: &dyn Fn(&Table) -> Option<CardInPlay>) {
        let what = format!("{bare} on a {}", way.on);
        if way.owner.is_some() {
            for owner in ["p1", "p2"] {
                let (_, table) = self.taken(self.lay(&way.on, with(bare, &json!({ "owner": owner }))), &what);
                // Whose card a unit of one's own is, is not told.
                let found = told(&table).and_then(|card| card.owner).map_or("p1".into(), |side| side.to_string());
                assert_eq!(found, owner, "{what}: its owner is not kept");
            }
        }
        if way.owner.as_deref() == Some("must") {
            let mut unsaid = bare.clone();
            unsaid.as_object_mut().map(|card| card.remove("owner"));
            assert!(set::<G>(self.lay(&way.on, unsaid)).is_err(), "{what}: its owner need not be said");
        }
    }

    /// As many cards as the limit, and one more.
    pub fn as_many(&self, way: &WaySchema) {
        let Some(most) = way.most else { return };
        let allowed = self.allowed(&way.things, &way.except);
        let lay = |count: usize| {
            let cards: Vec<Value> = allowed.iter().cycle().take(count).map(|is| self.bare(way, is)).collect();
            match way.on.as_str() {
                "player" => of_player("p1", json!({ "cards": cards })),
                "board" => json!({ "board": { "cards": cards } }),
                on => panic!("{on}: nothing is bounded there"),
            }
        };
        let base = |setup: Value| {
            set::<G>(setup)
                .map(|(_, table)| Self::lying(&way.on, &table).into_iter().filter(|card| card.kind == way.kind).count())
        };
        let n = most as usize;
        assert_eq!(base(lay(n)).ok(), Some(n), "{n} lie as {}", way.kind);
        assert!(base(lay(n + 1)).is_ok_and(|there| there == n) || base(lay(n + 1)).is_err(), "{}", way.kind);
    }

    /// What no list has can be nowhere: every thing, in every way, everywhere.
    pub fn strangers(&self) {
        let kinds: BTreeSet<&str> = self.schema.ways.iter().map(|way| way.kind.as_str()).chain(["", NOBODY]).collect();
        let mut listed = BTreeSet::new();
        for way in self.schema.ways.iter().filter(|way| way.holders.is_empty()) {
            let all = self.allowed(&way.things, &way.except).into_iter();
            listed.extend(all.map(|is| (way.on.clone(), way.kind.clone(), is)));
        }
        for on in PLACES {
            for is in &self.kit.things {
                for kind in &kinds {
                    let Ok((_, table)) = set::<G>(self.lay(on, json!({ "is": is, "kind": kind, "owner": "p1" })))
                    else {
                        continue;
                    };
                    for card in Self::lying(on, &table).into_iter().filter(|card| card.is == *is) {
                        let so = (on.to_owned(), card.kind.to_string(), is.clone());
                        assert!(listed.contains(&so), "{is} lies on a {on} as {} ({kind})", card.kind);
                    }
                }
            }
        }
    }

    /// As many cards on a piece as the limit.
    pub fn most_lying(&self) {
        let Some(most) = self.schema.lying else { return };
        let way = |way: &&WaySchema| way.on == "piece" && way.holders.is_empty() && way.most.is_none();
        let ways: Vec<&WaySchema> = self.schema.ways.iter().filter(way).collect();
        // Of some cards there is one.
        let again = |way: &WaySchema, is: &String| {
            let card = self.bare(way, is);
            set::<G>(self.piece(&self.plain, &json!({ "cards": [card, card] }))).is_ok()
        };
        let all = ways.iter().flat_map(|way| self.allowed(&way.things, &way.except).into_iter().map(|is| (*way, is)));
        let card = all.into_iter().find(|(way, is)| again(way, is)).map(|(way, is)| self.bare(way, &is));
        let card = card.expect("a card that may lie there twice");
        let lay = |count: u32| self.piece(&self.plain, &json!({ "cards": vec![card.clone(); count as usize] }));
        let (_, table) = self.taken(lay(most), "as many cards as may lie there");
        assert_eq!(table.pieces["one"].cards.len(), most as usize);
        assert!(set::<G>(lay(most + 1)).is_err(), "more than {most} cards lie there");
    }
}
