//! Players: their numbers, their piles, and what was done to the cards in them.

use rulewright::engine::rules::Game;
use rulewright::engine::wire::{Pile, Player, Table};
use serde_json::{Value, json};

use crate::law::{Law, not_set, of_player, player, set, value_of, with};

impl<G: Game> Law<G> {
    pub fn players(&self) {
        let stats = &self.schema.players.stats;
        let position = |side: &str, player: Value| with(&self.piece(&self.plain, &json!({})), &of_player(side, player));
        for side in ["p1", "p2"] {
            let (_, plain) = self.taken(position(side, json!({})), side);
            for stat in stats {
                let what = format!("{side}: {}", stat.id);
                let told = |table: &Table| value_of(&player(table, side).stats, &stat.id);
                let needed = self.ids(&stat.only);
                let Some(range) = stat.range else {
                    not_set::<G>(&what, &plain, &|n| position(side, json!({ "stats": { &stat.id: n } })), &told);
                    continue;
                };
                if stat.when.as_deref() == Some("acts") && side != "p1" {
                    not_set::<G>(&what, &plain, &|n| position(side, json!({ "stats": { &stat.id: n } })), &told);
                    continue;
                }
                for card in needed.iter().map(Some).chain(needed.is_empty().then_some(None)) {
                    let hand = json!({ "cards": card.into_iter().collect::<Vec<_>>() });
                    let say = |n: i32| position(side, json!({ "stats": { &stat.id: n }, "hand": hand }));
                    // Some are told of another way, or not at all.
                    if told(&self.taken(say(range.max.expect("a bound")), &what).1).is_none() {
                        self.range_untold(&what, range, &say);
                    } else {
                        self.range(&what, range, 0, &say, &told);
                    }
                }
                if !needed.is_empty() {
                    not_set::<G>(&what, &plain, &|n| position(side, json!({ "stats": { &stat.id: n } })), &told);
                }
            }
            for stat in self.unlisted(stats) {
                let told = |table: &Table| value_of(&player(table, side).stats, &stat);
                not_set::<G>(&stat, &plain, &|n| position(side, json!({ "stats": { &stat: n } })), &told);
            }
        }
    }

    pub fn piles(&self) {
        let position = |pile: &str, cards: Vec<String>| of_player("p1", json!({ pile: { "cards": cards } }));
        let told = |table: &Table, pile: &str| {
            let Player { hand, draw, discard, .. } = player(table, "p1");
            let Pile { cards, .. } = [("hand", hand), ("draw", draw), ("discard", discard)]
                .into_iter()
                .find_map(|(name, of)| (name == pile).then(|| of.clone()))
                .expect("a pile");
            cards.unwrap_or_default()
        };
        for pile in &self.schema.players.piles {
            let allowed = self.allowed(&pile.things, &pile.except);
            for card in &self.kit.things {
                let set = set::<G>(position(&pile.id, vec![card.clone()]));
                match set {
                    Ok((_, table)) => {
                        assert!(allowed.contains(card), "{card} in {}", pile.id);
                        assert_eq!(told(&table, &pile.id), std::slice::from_ref(card));
                    }
                    Err(e) => assert!(!allowed.contains(card), "{card} in {}: {e:?}", pile.id),
                }
            }
            let most = pile.most as usize;
            let full = |count: usize| position(&pile.id, allowed.iter().cycle().take(count).cloned().collect());
            let (_, table) = self.taken(full(most), &pile.id);
            assert_eq!(told(&table, &pile.id).len(), most);
            assert!(set::<G>(full(most + 1)).is_err(), "{} holds more than {most}", pile.id);
        }
        if let Some(most) = self.schema.players.cards {
            let piles = &self.schema.players.piles;
            let apart = |count: usize| {
                let card = &self.allowed(&piles[1].things, &piles[1].except)[0];
                let [some, rest] = [1, count - 1].map(|n| json!({ "cards": vec![card; n] }));
                of_player("p2", json!({ &piles[1].id: rest, &piles[2].id: some }))
            };
            self.taken(apart(most as usize), "all cards of a player");
            assert!(set::<G>(apart(most as usize + 1)).is_err(), "a player owns more than {most}");
        }
        if self.schema.players.piles.is_empty() {
            let any = vec![self.kit.things[0].clone()];
            let kept = set::<G>(position("hand", any)).is_ok_and(|(_, table)| !told(&table, "hand").is_empty());
            assert!(!kept, "there are no hands");
        }
    }

    /// What was done to a card, in hand and in the draw pile.
    pub fn held(&self) {
        let Some(pile) = self.schema.players.piles.first() else { return };
        for pile_id in ["hand", "draw"] {
            let position = |held: Value| of_player("p1", json!({ pile_id: { "held": [held] } }));
            let told = |table: &Table| {
                let player = serde_json::to_value(player(table, "p1")).expect("a player is JSON");
                player[pile_id]["held"][0].clone()
            };
            for is in &self.allowed(&pile.things, &pile.except) {
                for stat in &self.schema.held.stats {
                    let say = |n: i32| position(json!({ "is": is, "stats": { &stat.id: n } }));
                    let value = |table: &Table| told(table)["stats"][&stat.id].as_i64().map(|n| n as i32);
                    let only = self.ids(&stat.only);
                    if only.is_empty() || only.contains(is) {
                        self.range(&format!("{is}: {}", stat.id), stat.range.expect("it is set"), 0, &say, &value);
                    } else {
                        assert!(set::<G>(say(1)).is_err(), "{is} has {}", stat.id);
                    }
                }
                for state in &self.schema.held.states {
                    let only = self.ids(&state.only);
                    match set::<G>(position(json!({ "is": is, "traits": [&state.id] }))) {
                        Ok((_, table)) => {
                            assert!(only.is_empty() || only.contains(is), "{is} is {}", state.id);
                            assert_eq!(told(&table)["traits"], json!([&state.id]));
                        }
                        Err(e) => assert!(!only.is_empty() && !only.contains(is), "{is}: {}: {e:?}", state.id),
                    }
                }
                for unlisted in self.unlisted(&self.schema.held.stats) {
                    let set = set::<G>(position(json!({ "is": is, "stats": { &unlisted: 1 } })));
                    assert!(!set.is_ok_and(|(_, table)| told(&table)["stats"].get(&unlisted).is_some()), "{unlisted}");
                }
            }
        }
    }
}
