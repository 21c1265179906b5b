//! Laws of Duelyst's table, on random games with starters and with random decks of all cards: everything is somewhere,
//! nothing is in two places, every arrival and departure has an event, and no chain of effects goes on for ever.
//!
//! The soak plays 20,000 games on all cores, and says which cards were played in none of them.
#![cfg(feature = "duelyst")]

mod support;

use std::collections::{BTreeMap, HashSet};

use rulewright::engine::rules::event::Entry;
use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::games::duelyst::Duelyst;
use rulewright::games::duelyst::content;
use rulewright::games::duelyst::content::language::{CardId, Kind};
use rulewright::games::duelyst::content::powers::Powers;
use rulewright::games::duelyst::fact::Fact;
use rulewright::games::duelyst::state::board::TILES;
use rulewright::games::duelyst::state::{Held, MAX_ARTIFACTS, MAX_DECK, MAX_GRAVE, MAX_HAND, Stage, State, UnitId};
use serde_json::json;
use support::crowd::{Counts, Most, join_counts};
use support::{Seeds, Walk, crowd, dice, one};

/// How many effects one action may lead to (`duelyst:house.queue.2`).
const MOST_EFFECTS: u16 = 500;

#[test]
fn everything_is_in_one_place() {
    hold(0..400);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many games"]
fn everything_is_in_one_place_soak() {
    let found = hold(support::soak(2_000));
    let mut never: Vec<&str> =
        support::decks::duelyst::deckable().filter(|id| !found.played.contains_key(id)).map(CardId::id).collect();
    never.sort_unstable();
    assert!(never.is_empty(), "{} cards were never played: {never:?}", never.len());
}

/// If units have no room for more changes, two that do the same make room for one more.
#[test]
fn a_table_full_of_changes_takes_one_more() {
    let squares =
        (1..=9).flat_map(|x| (1..=5).map(move |y| [x, y])).filter(|at| ![[1, 3], [2, 3], [9, 3]].contains(at));
    let mut pieces = serde_json::Map::new();
    pieces.insert(
        "hero".into(),
        json!({ "is": "silverguard-squire", "owner": "p1", "at": [2, 3], "stats": { "attack": 2 } }),
    );
    for (n, at) in squares.take(40).enumerate() {
        let traits = ["airdrop", "blast", "celerity", "flying"];
        let some = if n < 39 { &traits[..] } else { &traits[..2] };
        pieces.insert(format!("u{n}"), json!({ "is": "wraithling", "owner": "p2", "at": at, "traits": some }));
    }
    let p1 = json!({ "hand": { "cards": ["greater-fortitude"] }, "stats": { "ready": 1 } });
    let setup = json!({ "toAct": "p1", "players": { "p1": p1 }, "pieces": pieces });
    let mut play = rulewright::json::create(&json!({ "game": "duelyst", "seed": "1", "setup": setup }).to_string())
        .expect("a position with 159 changes");
    let mut act = |action: serde_json::Value| {
        let action = rulewright::json::action(&action.to_string()).expect("an action");
        play.act(&action, Viewer::All).expect("it may be done");
        let table = play.table(Viewer::All);
        table.pieces.get("hero").and_then(|hero| hero.stats.get("attack").copied())
    };
    assert_eq!(act(json!({ "type": "bloodbound", "target": "hero" })), Some(4), "Roar is the last that fits");
    assert_eq!(act(json!({ "type": "play", "card": "greater-fortitude", "target": "hero" })), Some(6));
}

/// A player whose turn ends sees the results: an event reports where a Dervish appears, and each place has its share.
#[test]
fn a_preview_tells_the_units_that_are_summoned() {
    let preview = |obelysks: &[[i16; 2]]| {
        let pieces: serde_json::Map<_, _> = obelysks
            .iter()
            .enumerate()
            .map(|(n, at)| (format!("o{n}"), json!({ "is": "ethereal-obelysk", "owner": "p2", "at": at })))
            .collect();
        let setup = json!({ "toAct": "p1", "pieces": pieces });
        let options = json!({ "game": "duelyst", "seed": "1", "setup": setup });
        let play = rulewright::json::create(&options.to_string()).expect("a good position");
        let end = rulewright::json::action(r#"{ "type": "end" }"#).expect("an action");
        play.preview(&end, Viewer::Side(Side::P1)).expect("it may be told").outcomes
    };
    // In a corner there are three places beside it.
    let corner = preview(&[[9, 1]]);
    let mut places: Vec<&str> = Vec::new();
    for outcome in &corner {
        let new: Vec<_> = outcome.changes.iter().filter(|change| change.what == "new").collect();
        assert_eq!((outcome.odds.as_str(), new.len()), ("1/3", 1), "{outcome:?}");
        assert_eq!((new[0].to.as_deref(), new[0].owner), (Some("wind-dervish"), Some(Side::P2)));
        places.extend(new[0].at.as_deref());
    }
    places.sort_unstable();
    assert_eq!(places, ["8,1", "8,2", "9,2"]);
    let three = preview(&[[9, 1], [9, 5], [5, 3]]);
    assert_eq!(three.len(), 3 * 3 * 8);
    for outcome in &three {
        assert_eq!(outcome.odds, "1/72");
        assert_eq!(outcome.changes.iter().filter(|change| change.what == "new").count(), 3);
    }
}

/// Effects go by the order in which units entered: a set-up written from a Table has the same order.
#[test]
fn a_table_names_units_in_the_order_they_entered() {
    let piece = |is: &str, x: u8| json!({ "is": is, "owner": "p1", "at": [x, 2] });
    let pieces = json!({ "a": piece("azurite-lion", 2), "b": piece("azurite-lion", 3) });
    let p1 = json!({ "hand": { "cards": ["aspect-of-shimzar"] } });
    let setup = json!({ "toAct": "p1", "players": { "p1": p1 }, "pieces": pieces });
    let options = json!({ "game": "duelyst", "seed": "1", "setup": setup });
    let mut play = rulewright::json::create(&options.to_string()).expect("a position");
    let order = |play: &dyn Play| play.table(Viewer::All).pieces.keys().take(4).cloned().collect::<Vec<_>>();
    assert_eq!(order(&*play), ["a", "b", "g1", "g2"]);
    let action = json!({ "type": "play", "card": "aspect-of-shimzar", "target": "a" });
    let action = rulewright::json::action(&action.to_string()).expect("an action");
    play.act(&action, Viewer::All).expect("it may be transformed");
    // Who becomes another enters anew (duelyst:tribe.battle-pet.special.2).
    assert_eq!(order(&*play), ["b", "g1", "g2", "a"]);
}

/// `duelyst:keyword.transform.1.r1`: what hides in a Watchful Sentinel hides while that is something else for a time.
#[test]
fn what_hides_for_a_time_is_seen_by_nobody_else() {
    let table = |inside: &str, hand: &str| -> (Duelyst, State) {
        let form = json!({
            "is": "pandamonium", "kind": "form", "about": inside, "until": "turn-end", "stats": { "watchful-sentinel": 1 }
        });
        let setup = json!({
            "toAct": "p1",
            "players": { "p2": { "hand": { "cards": [hand] } } },
            "pieces": { "mask": { "is": "panddo", "owner": "p2", "at": [5, 3], "cards": [form] } }
        });
        let setup = serde_json::from_value(setup).expect("a table");
        Duelyst::set_up(&setup, &mut dice("mask", 1), &mut ()).expect("a position")
    };
    let ((rules, one), (_, other)) = (table("mizuchi", "mind-cage-oni"), table("mind-cage-oni", "mizuchi"));
    let seen = |state: &State| json!(rules.table(state, Viewer::Side(Side::P1)));
    assert_eq!(seen(&one), seen(&other));
    let dealt = |state: &State| rules.resample(state, Side::P1, &mut dice("deal", 1));
    assert_eq!(dealt(&one), dealt(&other));
    let hidden = json!(rules.table(&one, Viewer::Side(Side::P2)));
    assert_eq!(hidden["pieces"]["mask"]["cards"][0]["about"], "mizuchi");
}

/// What was seen in many games.
#[derive(Default)]
struct Found {
    games: u64,
    steps: u64,
    /// The most effects of one action.
    longest: u16,
    /// Seeds of games in which a chain of effects was cut short.
    endless: Vec<u64>,
    /// How often each card was played.
    played: Counts<CardId>,
    most: Most,
}

impl crowd::Found for Found {
    fn join(&mut self, other: Found) {
        self.games += other.games;
        self.steps += other.steps;
        self.longest = self.longest.max(other.longest);
        self.endless.extend(other.endless);
        join_counts(&mut self.played, other.played);
        self.most.join(other.most);
    }
}

/// Plays the games of these seeds, and says what was found.
fn hold(seeds: Seeds) -> Found {
    let found: Found = crowd::hold(seeds, play);
    println!(
        "{} games, {} steps; at most {} effects an action, cut short in {:?}; {} cards played; at most {:?}",
        found.games,
        found.steps,
        found.longest,
        found.endless,
        found.played.len(),
        found.most
    );
    found
}

fn play(seed: u64, found: &mut Found) {
    let mut walk = Walk::<Duelyst>::new(seed);
    let mut sample = dice("sample", seed);
    let mut every = Vec::new();
    let mut cut = false;
    found.games += 1;
    loop {
        let here = walk.here();
        let s = &walk.state;
        table(s, &here);
        for side in Side::BOTH {
            player(s, side, &here);
        }
        found.longest = found.longest.max(s.done);
        cut |= s.done > MOST_EFFECTS;
        found.most.meet("changes", s.changes.len());
        found.most.meet("lasting effects", s.watches.len());
        found.most.meet("effects that wait", s.jobs.len());
        found.most.meet("units", s.units.len());
        if sample.below(120) == 0 {
            list(&walk, &mut every, &mut sample);
        }
        let before = walk.state;
        if !walk.go() {
            break;
        }
        let told = &walk.log.entries[walk.since..];
        moved(&before, &walk.state, told, &walk.here());
        for entry in told {
            if let Fact::Play { card, .. } = entry.fact {
                *found.played.entry(card).or_default() += 1;
            }
        }
        found.steps += 1;
    }
    if cut {
        found.endless.push(seed);
    }
}

/// Units stand on the board, one on a tile, and the cards on them are on units that are there.
fn table(s: &State, here: &str) {
    let mut tiles = HashSet::new();
    let mut serials = HashSet::new();
    for unit in s.units.iter() {
        assert!(unit.at.is_on() && usize::from(unit.at.0) < TILES, "{here}: {unit:?} is off the board");
        assert!(tiles.insert(unit.at), "{here}: two units on one tile: {unit:?}");
        assert!(serials.insert(unit.who.id), "{here}: two units of one number: {unit:?}");
        assert!(unit.who.id < UnitId(s.next), "{here}: {unit:?} has a number to come");
        let over = s.stage == Stage::Over;
        assert!(unit.attack >= 0 && unit.damage >= 0, "{here}: {unit:?}");
        // duelyst:keyword.invulnerable.1: it cannot die, even of having no health.
        let lives = unit.health() > 0 || unit.has(Powers::INVULNERABLE);
        assert!(lives || over, "{here}: {unit:?} is dead and stands");
        let kind = unit.is.card().kind;
        assert!(matches!(kind, Kind::Minion | Kind::General), "{here}: {unit:?} is no unit");
        if unit.is == content::known().building {
            assert!(unit.counter > 0, "{here}: {unit:?} is finished and is none");
        }
    }
    for change in s.changes.iter() {
        assert!(serials.contains(&change.on), "{here}: {change:?} lies on nobody");
    }
    for side in Side::BOTH {
        assert!((s.creep[side] & s.creep[side.other()]).is_empty(), "{here}: Shadow Creep of both on one tile");
    }
    assert_eq!(s.outcome.is_some(), s.stage == Stage::Over, "{here}");
    assert!(s.fight.is_none() || !s.jobs.is_empty(), "{here}: a fight waits for nothing");
}

fn player(s: &State, side: Side, here: &str) {
    let own = &s.players[side];
    let over = s.stage == Stage::Over;
    assert!(own.hand.len() <= MAX_HAND && own.deck.len() <= MAX_DECK, "{here}: {side} has too many cards");
    assert!(own.artifacts.len() <= MAX_ARTIFACTS && own.graveyard.len() <= MAX_GRAVE, "{here}");
    assert!(own.artifacts.iter().all(|a| (1..=3).contains(&a.durability)), "{here}: {:?}", own.artifacts);
    assert!(own.capacity <= 9 && own.mechazor < 100, "{here}: {side} has {} crystals", own.capacity);
    assert!(over || s.find(own.general).is_some_and(|g| g.side == side), "{here}: {side} has no General");
    let sorted = own.deck.is_sorted();
    assert!(sorted, "{here}: the order of {side}'s deck is to be seen");
}

/// What may be done is just what is allowed, and what is refused changes nothing.
fn list(
    walk: &Walk<Duelyst>,
    every: &mut Vec<<Duelyst as Rules>::Action>,
    sample: &mut rulewright::engine::chance::Seeded,
) {
    walk.rules.every(&walk.state, every);
    let listed: HashSet<_> = walk.legal.iter().copied().collect();
    for _ in 0..400.min(every.len()) {
        let action = *one(every, sample);
        let allowed = walk.rules.check(&walk.state, action).is_ok();
        assert_eq!(allowed, listed.contains(&action), "{}: {action:?}", walk.here());
    }
}

/// How many of the told facts are so.
fn count(told: &[Entry<Fact>], fits: impl Fn(&Fact) -> bool) -> i32 {
    told.iter().filter(|entry| fits(&entry.fact)).count() as i32
}

/// Every arrival and departure between two states has an event.
fn moved(before: &State, after: &State, told: &[Entry<Fact>], here: &str) {
    let units = count(told, |f| matches!(f, Fact::Summon { .. }))
        - count(told, |f| matches!(f, Fact::Death { .. } | Fact::Vanish { .. } | Fact::Bounce { .. }));
    assert_eq!(after.units.len() as i32 - before.units.len() as i32, units, "{here}: units came or went untold");
    for side in Side::BOTH {
        hand(before, after, told, side, here);
        deck(before, after, told, side, here);
        graveyard(before, after, told, side, here);
    }
}

fn hand(before: &State, after: &State, told: &[Entry<Fact>], of: Side, here: &str) {
    let change: i32 = told
        .iter()
        .map(|entry| match entry.fact {
            Fact::Draw { side, .. } | Fact::Gain { side, .. } if side == of => 1,
            Fact::Play { side, .. } | Fact::Replace { side, .. } if side == of => -1,
            Fact::Mulligan { side, amount } if side == of => -i32::from(amount),
            _ => 0,
        })
        .sum();
    let [was, is] = [before, after].map(|s| s.players[of].hand.len() as i32);
    assert_eq!(is - was, change, "{here}: {of}'s hand changed untold");
}

/// A card that leaves the deck is drawn, burnt, or put to some use that names it; one that joins it was replaced or
/// shuffled into it.
fn deck(before: &State, after: &State, told: &[Entry<Fact>], of: Side, here: &str) {
    if matches!(before.stage, Stage::Mulligan(_)) {
        return;
    }
    let copies = |s: &State| {
        let mut copies = BTreeMap::<CardId, i32>::new();
        s.players[of].deck.iter().for_each(|Held { card, .. }| *copies.entry(*card).or_default() += 1);
        copies
    };
    let (was, is) = (copies(before), copies(after));
    for card in was.keys().chain(is.keys()) {
        let gone = was.get(card).unwrap_or(&0) - is.get(card).unwrap_or(&0);
        let out = count(told, |f| match *f {
            Fact::Draw { side, held } => side == of && held.card == *card,
            // A card may be taken out of the other side's deck.
            Fact::Burn { card: one, .. } | Fact::Gain { card: one, .. } | Fact::Equip { card: one, .. } => one == *card,
            Fact::Summon { is, .. } => is == *card,
            _ => false,
        });
        let back = count(told, |f| match *f {
            Fact::Replace { side, card: one } | Fact::Shuffle { side, card: one } => side == of && one == *card,
            _ => false,
        });
        assert!(gone <= out, "{here}: {gone} of {} left {of}'s deck, {out} are told of", card.id());
        assert!(-gone <= back, "{here}: {} of {} joined {of}'s deck, {back} are told of", -gone, card.id());
    }
}

/// A graveyard grows by those who die, by artifacts that break, by spells that are done and by cards that are burnt; it
/// shrinks only where somebody comes back from it.
fn graveyard(before: &State, after: &State, told: &[Entry<Fact>], of: Side, here: &str) {
    let [was, is] = [before, after].map(|s| s.players[of].graveyard.len() as i32);
    if is == MAX_GRAVE as i32 {
        return;
    }
    let laid = count(told, |f| match *f {
        Fact::Burn { side, .. } | Fact::Break { side, .. } | Fact::Discard { side, .. } => side == of,
        _ => false,
    });
    let dead = told.iter().filter(|e| matches!(e.fact, Fact::Death { .. }) && e.clause.id() == "duelyst:card.minion.3");
    let back = count(told, |f| matches!(*f, Fact::Gain { side, .. } if side == of));
    let shuffled = count(told, |f| matches!(*f, Fact::Shuffle { side, .. } if side == of));
    let most = laid + dead.count() as i32 + shuffled;
    assert!(is - was <= most, "{here}: {of}'s graveyard grew by {}, of {most}", is - was);
    assert!(is - was >= laid - back, "{here}: {of}'s graveyard grew by {}, of {laid}", is - was);
}
