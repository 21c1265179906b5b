//! A game with its schema, and what every part of the law asks.

use std::collections::BTreeSet;

use rulewright::engine::chance::Seeded;
use rulewright::engine::collections::dict::Dict;
use rulewright::engine::refusal::Error;
use rulewright::engine::rules::Game;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Player, Range, SetupSchema, StatSchema, Table, WaySchema};
use serde_json::{Value, json};

/// A name that nothing has.
pub const NOBODY: &str = "nobody";

/// What a test knows of a game beside its schema.
pub struct Kit {
    pub units: Vec<String>,
    /// Units and cards.
    pub things: Vec<String>,
    /// Where a piece stands, the n-th of several.
    pub stands: fn(usize) -> Value,
}

pub struct Law<G: Game> {
    pub schema: SetupSchema,
    pub kit: Kit,
    /// A unit without anything special.
    pub plain: String,
    /// A place of the board, where there are places.
    pub place: String,
    game: std::marker::PhantomData<G>,
}

/// A position and its table.
pub type Set<G> = (<G as rulewright::engine::rules::Rules>::State, Table);

pub fn set<G: Game>(setup: Value) -> Result<Set<G>, Error> {
    let mut setup = setup;
    setup["game"] = G::RULEBOOK.game.into();
    let table: Table = serde_json::from_value(setup).map_err(|e| Error::new("field", e.to_string()))?;
    let (rules, state) = G::set_up(&table, &mut Seeded::new(0), &mut ())?;
    let table = rules.table(&state, Viewer::All);
    Ok((state, table))
}

pub fn with(value: &Value, more: &Value) -> Value {
    let mut out = value.clone();
    for (key, value) in more.as_object().expect("an object") {
        out[key] = value.clone();
    }
    out
}

impl<G: Game> Law<G> {
    pub fn new(kit: Kit) -> Self {
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

    pub fn ids(&self, list: &[String]) -> Vec<String> {
        let each = |id: &String| self.schema.groups.get(id).cloned().unwrap_or_else(|| vec![id.clone()]);
        list.iter().flat_map(each).collect()
    }

    /// What a way or a pile takes.
    pub fn allowed(&self, things: &[String], except: &[String]) -> Vec<String> {
        let (things, except) = (self.ids(things), self.ids(except));
        let all = if things.is_empty() { self.kit.things.clone() } else { things };
        all.into_iter().filter(|id| !except.contains(id)).collect()
    }

    pub fn holds(&self, unit: &str) -> Option<&WaySchema> {
        self.schema.ways.iter().find(|way| self.ids(&way.holders).iter().any(|id| id == unit))
    }

    /// One piece of the first player's, who acts.
    pub fn one(&self, is: &str, more: &Value) -> Value {
        let mut piece = with(&json!({ "is": is, "owner": "p1" }), &(self.kit.stands)(0));
        if let Some(way) = self.holds(is) {
            let inside = &self.allowed(&way.things, &way.except)[0];
            piece["cards"] = json!([{ "is": inside, "kind": way.kind }]);
        }
        with(&piece, more)
    }

    pub fn piece(&self, is: &str, more: &Value) -> Value {
        json!({ "active": "p1", "pieces": { "one": self.one(is, more) } })
    }

    pub fn taken(&self, setup: Value, what: &str) -> Set<G> {
        set::<G>(setup.clone()).unwrap_or_else(|e| panic!("{what}: {e:?} of {setup}"))
    }

    /// A number at both ends of its range, and past them. `say` makes a position of a value, `told` finds it again.
    pub fn range(
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
    pub fn range_untold(&self, what: &str, range: Range, say: &dyn Fn(i32) -> Value) {
        let most = range.max.expect("a bound");
        let [least, most] = [range.min, most].map(|value| self.taken(say(value), what).0);
        assert!(least != most, "{what} changes nothing");
        for value in [range.min - 1, range.max.unwrap_or_default() + 1] {
            assert!(set::<G>(say(value)).is_err(), "{what} {value} is beyond its range");
        }
    }

    /// Numbers of anything that are none of these.
    pub fn unlisted(&self, of: &[StatSchema]) -> Vec<String> {
        let SetupSchema { pieces, players, places, held, .. } = &self.schema;
        let all = [&pieces.stats, &players.stats, places, &held.stats].into_iter().flatten().map(|stat| &stat.id);
        let nobody = NOBODY.to_owned();
        let others: BTreeSet<&String> = all.chain([&nobody]).collect();
        others.into_iter().filter(|id| of.iter().all(|stat| stat.id != **id)).cloned().collect()
    }
}

/// A number that no set-up sets: it is refused, or the table stays as it was without it.
pub fn not_set<G: Game>(what: &str, plain: &Table, say: &dyn Fn(i32) -> Value, told: &dyn Fn(&Table) -> Option<i32>) {
    for value in [1, 2].map(|more| told(plain).unwrap_or_default() + more) {
        if let Ok((_, table)) = set::<G>(say(value)) {
            assert_eq!(told(&table), told(plain), "{what} {value} is kept");
        }
    }
}

pub fn value_of(stats: &Dict<i32>, stat: &str) -> Option<i32> {
    stats.get(stat).copied()
}

pub fn player<'a>(table: &'a Table, side: &str) -> &'a Player {
    table.players.get(side).expect("a player")
}

pub fn of_player(side: &str, player: Value) -> Value {
    json!({ "players": { side: player } })
}
