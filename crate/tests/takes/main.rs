//! The law of set-ups: `Game::set_up` takes everything that `Game::takes` lists, at both ends of each range. Anything beyond
//! it is refused, or the resulting table does not show it. The test tries every unit, every card and every position of a
//! card, so a reader of the schema need try nothing.

mod support;

use std::collections::BTreeSet;

use rulewright::engine::chance::Seeded;
use rulewright::engine::dict::Dict;
use rulewright::engine::refusal::Error;
use rulewright::engine::rules::Game;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{
    CardInPlay, Pile, Player, Range, SetupSchema, StatSchema, StateSchema, Table, WaySchema,
};
use serde_json::{Value, json};
use support::{dice, pick, session};

/// A name that nothing has.
const NOBODY: &str = "nobody";
/// Where cards are.
const PLACES: [&str; 5] = ["piece", "player", "square", "place", "board"];

/// What a test knows of a game beside its schema.
struct Kit {
    units: Vec<String>,
    /// Units and cards.
    things: Vec<String>,
    /// Where a piece stands, the n-th of several.
    stands: fn(usize) -> Value,
}

struct Law<G: Game> {
    schema: SetupSchema,
    kit: Kit,
    /// A unit without anything special.
    plain: String,
    /// A place of the board, where there are places.
    place: String,
    game: std::marker::PhantomData<G>,
}

/// A position and its table.
type Set<G> = (<G as rulewright::engine::rules::Rules>::State, Table);

fn set<G: Game>(setup: Value) -> Result<Set<G>, Error> {
    let mut setup = setup;
    setup["game"] = G::RULEBOOK.game.into();
    let table: Table = serde_json::from_value(setup).map_err(|e| Error::new("field", e.to_string()))?;
    let (rules, state) = G::set_up(&table, &mut Seeded::new(0), &mut ())?;
    let table = rules.table(&state, Viewer::All);
    Ok((state, table))
}

fn with(value: &Value, more: &Value) -> Value {
    let mut out = value.clone();
    for (key, value) in more.as_object().expect("an object") {
        out[key] = value.clone();
    }
    out
}

impl<G: Game> Law<G> {
    fn new(kit: Kit) -> Self {
        let mut law =
            Law { schema: G::takes(), plain: String::new(), place: String::new(), kit, game: std::marker::PhantomData };
        let plain = law.kit.units.iter().find(|is| {
            let Ok((_, table)) = set::<G>(law.piece(is, &json!({}))) else { return false };
            let one = &table.pieces["one"];
            one.traits.is_empty() && one.cards.is_empty() && !one.captain && law.holds(is).is_none()
        });
        law.plain = plain.expect("a plain unit").clone();
        let (_, table) = law.taken(law.piece(&law.plain, &json!({})), "a plain position");
        law.place = table.board.places.first().map_or("field", |place| &place.id).to_owned();
        law
    }

    fn ids(&self, list: &[String]) -> Vec<String> {
        let each = |id: &String| self.schema.groups.get(id).cloned().unwrap_or_else(|| vec![id.clone()]);
        list.iter().flat_map(each).collect()
    }

    /// What a way or a pile takes.
    fn allowed(&self, things: &[String], except: &[String]) -> Vec<String> {
        let (things, except) = (self.ids(things), self.ids(except));
        let all = if things.is_empty() { self.kit.things.clone() } else { things };
        all.into_iter().filter(|id| !except.contains(id)).collect()
    }

    fn holds(&self, unit: &str) -> Option<&WaySchema> {
        self.schema.ways.iter().find(|way| self.ids(&way.holders).iter().any(|id| id == unit))
    }

    /// One piece of the first player's, who acts.
    fn one(&self, is: &str, more: &Value) -> Value {
        let mut piece = with(&json!({ "is": is, "owner": "p1" }), &(self.kit.stands)(0));
        if let Some(way) = self.holds(is) {
            let inside = &self.allowed(&way.things, &way.except)[0];
            piece["cards"] = json!([{ "is": inside, "kind": way.kind }]);
        }
        with(&piece, more)
    }

    /// What few games have is said in the schema where set-ups take it, and nowhere else.
    fn few(&self) {
        let edges = self.schema.board.as_ref().is_some_and(|board| !board.edges.is_empty());
        let said = [("turns", self.schema.turns), ("piles", !self.schema.piles.is_empty()), ("board.edges", edges)];
        for (field, said) in said {
            assert_eq!(G::TAKES_ALSO.contains(&field), said, "{field}");
        }
        assert!(G::TAKES_ALSO.iter().all(|field| said.iter().any(|(known, _)| known == field)));
    }

    /// Pieces of nobody belong to nobody, and other pieces to a player.
    fn nobodys(&self) {
        let owned = |is: &str, owner: &str| set::<G>(self.piece(is, &json!({ "owner": owner }))).map(drop);
        for is in &self.schema.pieces.neutral {
            assert!(owned(is, "neutral").is_ok() && owned(is, "p1").is_err(), "{is}");
        }
        assert!(owned(&self.plain, "neutral").is_err() && owned(&self.plain, "p1").is_ok());
    }

    fn piece(&self, is: &str, more: &Value) -> Value {
        json!({ "active": "p1", "pieces": { "one": self.one(is, more) } })
    }

    fn taken(&self, setup: Value, what: &str) -> Set<G> {
        set::<G>(setup.clone()).unwrap_or_else(|e| panic!("{what}: {e:?} of {setup}"))
    }

    /// A number at both ends of its range, and past them. `say` makes a position of a value, `told` finds it again.
    fn range(
        &self,
        what: &str,
        range: Range,
        printed: i32,
        say: &dyn Fn(i32) -> Value,
        told: &dyn Fn(&Table) -> Option<i32>,
    ) {
        let most = range.max.unwrap_or(printed);
        for value in BTreeSet::from([range.min, most]) {
            let (_, table) = self.taken(say(value), what);
            // None of something may be told by saying nothing.
            assert_eq!(told(&table).unwrap_or_default(), value, "{what} {value} is not kept");
        }
        for value in [range.min - 1, most + 1] {
            if let Ok((_, table)) = set::<G>(say(value)) {
                assert_ne!(told(&table), Some(value), "{what} {value} is beyond its range");
            }
        }
    }

    /// A number that no table tells: both ends of its range, and two positions that are not the same.
    fn range_untold(&self, what: &str, range: Range, say: &dyn Fn(i32) -> Value) {
        let most = range.max.expect("a bound");
        let [least, most] = [range.min, most].map(|value| self.taken(say(value), what).0);
        assert!(least != most, "{what} changes nothing");
        for value in [range.min - 1, range.max.unwrap_or_default() + 1] {
            assert!(set::<G>(say(value)).is_err(), "{what} {value} is beyond its range");
        }
    }

    fn pieces(&self) {
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

    /// Numbers of anything that are none of these.
    fn unlisted(&self, of: &[StatSchema]) -> Vec<String> {
        let SetupSchema { pieces, players, places, held, .. } = &self.schema;
        let all = [&pieces.stats, &players.stats, places, &held.stats].into_iter().flatten().map(|stat| &stat.id);
        let nobody = NOBODY.to_owned();
        let others: BTreeSet<&String> = all.chain([&nobody]).collect();
        others.into_iter().filter(|id| of.iter().all(|stat| stat.id != **id)).cloned().collect()
    }

    fn most_pieces(&self) {
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
    fn states(&self) {
        let sides = |traits: &Value| {
            ["p1", "p2"].map(|owner| set::<G>(self.piece(&self.plain, &json!({ "owner": owner, "traits": traits }))))
        };
        let plain = sides(&json!([])).map(|set| set.expect("a plain piece"));
        for StateSchema { id, implied, only } in &self.schema.pieces.states {
            assert!(only.is_empty(), "{id}: of pieces all may be in it");
            let named = sides(&json!([id])).map(|set| set.unwrap_or_else(|e| panic!("{id}: {e:?}")));
            let differs = |n: usize| named[n].0 != plain[n].0;
            assert!(differs(0) || differs(1), "{id} changes nothing");
            assert_eq!(implied.is_some(), plain[1].1.pieces["one"].traits.contains(id), "{id} is implied at rest");
            assert!(implied.is_none() || !differs(1), "{id} need not be said at rest");
            assert!(implied.as_deref().is_none_or(|when| when == "rests"), "{id}: {implied:?}");
        }
        for id in &self.schema.pieces.traits {
            let [(_, table), _] = sides(&json!([id])).map(|set| set.unwrap_or_else(|e| panic!("{id}: {e:?}")));
            assert!(table.pieces["one"].traits.contains(id), "the trait {id} is not told");
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

    fn players(&self) {
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

    fn places(&self) {
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

    fn board(&self) {
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

    fn round(&self) {
        let say = |round: i32| with(&self.piece(&self.plain, &json!({})), &json!({ "round": round }));
        let told = |table: &Table| Some(table.round as i32);
        match self.schema.round {
            Some(range) => self.range("round", range, 0, &say, &told),
            None => assert_eq!(told(&self.taken(say(7), "round").1), told(&self.taken(say(9), "round").1)),
        }
    }

    fn piles(&self) {
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
    fn held(&self) {
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

    /// Where a card is placed.
    fn lay(&self, on: &str, card: Value) -> Value {
        let base = self.piece(&self.plain, &json!({}));
        match on {
            "piece" => self.piece(&self.plain, &json!({ "cards": [card] })),
            "player" => with(&base, &of_player("p1", json!({ "cards": [card] }))),
            "square" => with(&base, &json!({ "board": { "cards": [with(&card, &json!({ "at": [2, 2] }))] } })),
            "place" => with(&base, &json!({ "board": { "cards": [with(&card, &json!({ "place": self.place }))] } })),
            _ => with(&base, &json!({ "board": { "cards": [card] } })),
        }
    }

    fn lying<'a>(on: &str, table: &'a Table) -> Vec<&'a CardInPlay> {
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
    fn bare(&self, way: &WaySchema, is: &str) -> Value {
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

    /// Units that may be inside of another, or come back.
    fn held_minions(&self) -> Vec<String> {
        self.ids(&self.schema.ways.iter().find(|way| !way.holders.is_empty()).expect("something is held").things)
    }

    fn ways(&self) {
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

    fn owners(&self, way: &WaySchema, bare: &Value, told: &dyn Fn(&Table) -> Option<CardInPlay>) {
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

    /// Numbers, what it is about, and until when.
    fn says(&self, way: &WaySchema, is: &str) {
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
            assert_eq!(found(&table).about.as_ref(), Some(about), "{is} as {}", way.kind);
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
            assert_eq!(found(&table).until.as_ref(), Some(until), "{is} as {}", way.kind);
        }
        let (_, for_good) = self.taken(self.lay(&way.on, with(&bare, &json!({ "until": null }))), &way.kind);
        assert!(way.until.is_empty() || found(&for_good).until.is_none(), "{} is never for good", way.kind);
        let odd = set::<G>(self.lay(&way.on, with(&bare, &json!({ "until": NOBODY }))));
        assert!(!odd.is_ok_and(|(_, table)| found(&table).until.as_deref() == Some(NOBODY)));
    }

    /// As many cards as the limit, and one more.
    fn as_many(&self, way: &WaySchema) {
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
    fn strangers(&self) {
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
                        let so = (on.to_owned(), card.kind.clone(), is.clone());
                        assert!(listed.contains(&so), "{is} lies on a {on} as {} ({kind})", card.kind);
                    }
                }
            }
        }
    }

    /// What is inside of what.
    fn inside(&self) {
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

    /// As many cards on a piece as the limit.
    fn most_lying(&self) {
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

    fn content(&self) {
        let own = json!({ "content": { "units": [], "cards": [] } });
        assert_eq!(set::<G>(with(&self.piece(&self.plain, &json!({})), &own)).is_ok(), self.schema.content);
    }

    /// The dice that fall are those that are listed, and no face is another.
    fn dice(&self) {
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

    /// One number is what a piece lives by, and the ranks are told apart.
    fn order(&self) {
        let stats = &self.schema.pieces.stats;
        assert_eq!(stats.iter().filter(|stat| stat.vital).count(), 1);
        let ranks: BTreeSet<u8> = stats.iter().filter_map(|stat| stat.rank).collect();
        assert_eq!(ranks, (1..=ranks.len() as u8).collect());
        assert_eq!(stats.iter().filter(|stat| stat.rank.is_some()).count(), ranks.len());
        assert!(stats.iter().any(|stat| stat.vital && stat.rank == Some(1)), "what it lives by matters most");
    }
}

/// A number that no set-up sets: it is refused, or the table stays as it was without it.
fn not_set<G: Game>(what: &str, plain: &Table, say: &dyn Fn(i32) -> Value, told: &dyn Fn(&Table) -> Option<i32>) {
    for value in [1, 2].map(|more| told(plain).unwrap_or_default() + more) {
        if let Ok((_, table)) = set::<G>(say(value)) {
            assert_eq!(told(&table), told(plain), "{what} {value} is kept");
        }
    }
}

fn value_of(stats: &Dict<i32>, stat: &str) -> Option<i32> {
    stats.get(stat).copied()
}

fn player<'a>(table: &'a Table, side: &str) -> &'a Player {
    table.players.get(side).expect("a player")
}

fn of_player(side: &str, player: Value) -> Value {
    json!({ "players": { side: player } })
}

/// Makes the tests of each game, one for each part of the law.
macro_rules! of_games {
    ($($feature:literal $module:ident $game:ident $kit:expr;)*) => {
        $(
            #[cfg(feature = $feature)]
            mod $module {
                use super::{Kit, Law};
                use rulewright::games::$module::$game as G;

                fn law() -> Law<G> {
                    Law::new($kit)
                }

                of_games!(@parts order pieces most_pieces states players places board round piles held ways strangers
                    inside most_lying content dice few nobodys);
            }
        )*
    };
    (@parts $($part:ident)*) => {
        $(#[test] fn $part() { law().$part(); })*
    };
}

/// On a board of squares, one after the other from a corner where nobody stands of himself.
fn square(n: usize, wide: usize, besides: &[usize]) -> Value {
    let free: Vec<usize> = (0..).filter(|cell| !besides.contains(cell)).take(n + 1).collect();
    json!({ "at": [free[n] % wide + 1, free[n] / wide + 1] })
}

of_games! {
    "skirmish" skirmish Skirmish {
        let content = rulewright::games::skirmish::content::Content::embedded();
        let units: Vec<String> = content.units.iter().map(|unit| unit.id.clone()).collect();
        let cards = content.cards.iter().map(|card| card.id.clone());
        Kit { things: units.iter().cloned().chain(cards).collect(), units, stands: |n| super::square(n, 13, &[]) }
    };
    "duelyst" duelyst Duelyst {
        use rulewright::games::duelyst::content::{self, CardId};
        let id = |card: CardId| content::id(card).to_owned();
        let stands = |card: &CardId| content::card(*card).is_general() || content::card(*card).is_minion();
        // Both Generals come by themselves, in the middle of their edges.
        Kit {
            units: content::all().filter(stands).map(id).collect(),
            things: content::all().map(id).collect(),
            stands: |n| super::square(n, 9, &[18, 26]),
        }
    };
    "noxilia" noxilia Noxilia {
        use rulewright::games::noxilia::content::language::{CardId, Kind};
        let stands = |card: &CardId| {
            matches!(card.card().kind, Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Token)
        };
        let id = |card: CardId| card.id().to_owned();
        Kit {
            units: CardId::all().filter(stands).map(id).collect(),
            things: CardId::all().map(id).collect(),
            stands: |_| super::json!({ "place": "field1" }),
        }
    };
    "yardstick" yardstick Yardstick {
        let units = vec!["runner".to_owned(), "brute".to_owned()];
        Kit { things: units.clone(), units, stands: |n| super::square(n, 10, &[]) }
    };
    "hedgerow" hedgerow Hedgerow {
        let units = vec!["rider".to_owned(), "wagon".to_owned()];
        // The first six have room for a wagon, between the hedges.
        const SQUARES: [[u8; 2]; 12] =
            [[1, 1], [5, 1], [8, 1], [1, 6], [5, 6], [8, 6], [3, 3], [4, 3], [3, 4], [4, 4], [5, 4], [7, 4]];
        Kit { things: units.clone(), units, stands: |n| super::json!({ "at": SQUARES[n] }) }
    };
}
