//! Duelyst's hidden cards, each with an id that nothing else in its game has: it is looked for in every text that the other
//! side is given. All hidden cards were changed first, since the changes on a card are what gives it away.
#![cfg(feature = "duelyst")]

mod support;

use std::collections::HashSet;

use rulewright::engine::chance::Seeded;
use rulewright::engine::refusal::Error;
use rulewright::engine::rules::event::Entry;
use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::session::preview::preview;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{DeckList, Options, Seat};
use rulewright::games::duelyst::Duelyst;
use rulewright::games::duelyst::chapters::cards::deck::SIZE;
use rulewright::games::duelyst::content::language::{CardId, Faction, Keyword, Kind};
use rulewright::games::duelyst::content::{self, Trigger};
use rulewright::games::duelyst::fact::Fact;
use rulewright::games::duelyst::state::{Held, State, slip};
use rulewright::json as edge;
use support::{Seeds, Style, Walk, crowd, decks, dice, json, observed, one};

#[test]
fn what_is_hidden_is_in_no_text() {
    hold(0..10);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many games"]
fn what_is_hidden_is_in_no_text_soak() {
    hold(support::soak(200));
}

/// One of three minions is inside a Sentinel, and each heeds another thing: whatever is tried, somebody who does not know
/// which it is learns nothing about the results.
#[test]
fn a_preview_does_not_tell_which_sentinel_it_is() {
    let minions = ["hundred-handed-rakushi", "mizuchi", "mind-cage-oni"];
    for (n, inside) in minions.into_iter().enumerate() {
        let held = [minions[(n + 1) % 3], minions[(n + 2) % 3]];
        let options = serde_json::json!({ "game": "duelyst", "seed": inside, "setup": {
            "toAct": "p1",
            "players": { "p1": { "hand": { "cards": ["hailstone-golem", "war-surge"] } }, "p2": { "hand": { "cards": held } } },
            "pieces": { "hidden": {
                "is": "watchful-sentinel", "owner": "p2", "at": [8, 1], "cards": [{ "is": inside, "kind": "inside" }]
            }, "near": { "is": "silverguard-squire", "owner": "p2", "at": [2, 3] } }
        } });
        let play = edge::create(&options.to_string()).expect("the position is good");
        let told = |action: serde_json::Value| {
            let action = edge::action(&action.to_string()).expect("an action");
            play.preview(&action, Viewer::Side(Side::P1)).err().map_or("told".to_owned(), |error| error.code.to_owned())
        };
        let summon = told(serde_json::json!({ "type": "play", "card": "hailstone-golem", "to": [1, 2] }));
        let cast = told(serde_json::json!({ "type": "play", "card": "war-surge" }));
        let attack = told(serde_json::json!({ "type": "attack", "piece": "g1", "target": "near" }));
        let walk = told(serde_json::json!({ "type": "move", "piece": "g1", "to": [1, 2] }));
        assert_eq!([summon, cast, attack, walk], ["unseen", "unseen", "unseen", "told"], "{inside}");
    }
}

/// The Table tells which cards were played this turn; but not what came masked.
#[test]
fn cards_played_this_turn_do_not_unmask_a_sentinel() {
    let options = serde_json::json!({ "game": "duelyst", "seed": "played", "setup": {
        "toAct": "p2",
        "players": { "p2": { "stats": { "mana": 9 }, "hand": { "cards": ["mizuchi", "silverguard-squire"] } } }
    } });
    let mut play = edge::create(&options.to_string()).expect("the position is good");
    for (card, to) in [("mizuchi", [8, 4]), ("silverguard-squire", [8, 2])] {
        let action = serde_json::json!({ "type": "play", "card": card, "to": to });
        let action = edge::action(&action.to_string()).expect("an action");
        play.act(&action, Viewer::All).expect("it can be played");
    }
    let played = |viewer: Viewer| -> Vec<String> {
        let table = play.table(viewer);
        let past = table.players.get("p2").expect("a player").past.iter();
        past.filter(|deed| deed.what == "played").filter_map(|deed| deed.card.clone().map(String::from)).collect()
    };
    assert_eq!(played(Viewer::Side(Side::P2)), ["mizuchi", "silverguard-squire"]);
    assert_eq!(played(Viewer::Side(Side::P1)), ["silverguard-squire"]);
}

/// Hidden cards are dealt again with the changes on them. What was marked for the mulligan is not seen before both have
/// answered (`duelyst:start.2.r1`), and of a minion that may hide on the board nothing is kept of its price.
#[test]
fn cards_are_dealt_anew_with_what_was_done_to_them() {
    let held = serde_json::json!([
        { "is": "gigaloth", "traits": ["building"] },
        { "is": "tempest", "stats": { "mana": 1 }, "traits": ["kept"] },
        { "is": "mizuchi", "stats": { "mana": -2, "attack": 1, "health": 2 }, "traits": ["kept"] }
    ]);
    let p2 = serde_json::json!({ "hand": { "held": held }, "draw": { "cards": ["heartseeker"] } });
    let setup = serde_json::json!({ "toAct": "p1", "players": { "p2": p2 } });
    let setup = serde_json::from_value(setup).expect("a table");
    let (rules, mut state) = Duelyst::set_up(&setup, &mut dice("changed", 1), &mut ()).expect("a position");
    state.players[Side::P2].hand.iter_mut().for_each(|held| held.slips |= slip::MARKED);
    let dealt = rules.resample(&state, Side::P1, &mut dice("deal", 1)).players[Side::P2];
    assert_eq!((dealt.hand.len(), dealt.deck.len()), (3, 1));
    let all = dealt.hand.iter().chain(dealt.deck.iter());
    let mut all: Vec<_> = all.map(|h| (h.card.id(), [h.cost, h.attack, h.health], h.slips)).collect();
    all.sort_unstable();
    let expected = [
        ("gigaloth", [0, 0, 0], slip::BUILDING),
        ("heartseeker", [0, 0, 0], 0),
        ("mizuchi", [0, 1, 2], 0),
        ("tempest", [1, 0, 0], slip::KEPT),
    ];
    assert_eq!(all, expected);
}

/// What was looked at.
#[derive(Default)]
struct Found {
    texts: u64,
    /// Tables with a Watchful Sentinel whose minion was changed in hand.
    masks: u64,
    /// Sentinels that have shown themselves.
    shown: u64,
}

impl crowd::Found for Found {
    fn join(&mut self, other: Found) {
        self.texts += other.texts;
        self.masks += other.masks;
        self.shown += other.shown;
    }
}

fn hold(seeds: Seeds) {
    let games = seeds.end - seeds.start;
    let found: Found = crowd::hold(seeds, play);
    println!("{games} games: {} texts, {} masks, {} shown", found.texts, found.masks, found.shown);
    assert!(found.masks > games && found.shown > 0, "too few Sentinels were hidden for this to mean anything");
}

fn play(seed: u64, found: &mut Found) {
    let mut with = dice("decks", seed);
    let mut walk = Walk::<Duelyst>::begin(options(seed, &mut with), seed, Style::Kinds);
    change_all(&mut walk.state);
    walk.list();
    let mut known = Side::BOTH.map(|viewer| Known::new(&walk.state, viewer));
    loop {
        for known in &mut known {
            known.learn(&walk);
            known.look(&walk, &mut with, found);
        }
        if !walk.go() {
            break;
        }
    }
}

/// Two decks that have no card in common, and every card once.
fn options(seed: u64, with: &mut Seeded) -> Options {
    let hides = |id: &CardId| id.card().keywords.has(Keyword::Sentinel);
    let generals: Vec<CardId> = CardId::all().filter(|id| id.card().kind == Kind::General).collect();
    let hiding: Vec<Faction> = decks::duelyst::deckable().filter(hides).map(|id| id.card().faction).collect();
    let first = *one(&hiding, with);
    let second = loop {
        let faction = one(&generals, with).card().faction;
        if faction != first {
            break faction;
        }
    };
    let seat = |faction: Faction, half: usize, with: &mut Seeded| {
        let own: Vec<CardId> = generals.iter().copied().filter(|id| id.card().faction == faction).collect();
        let neutral = decks::duelyst::deckable().filter(|id| id.card().faction == Faction::Neutral);
        let theirs = decks::duelyst::deckable().filter(|id| id.card().faction == faction);
        let mut open: Vec<CardId> = theirs.chain(neutral.skip(half).step_by(2)).collect();
        let wanted = |id: &CardId| hides(id) || speaks_when_replaced(*id);
        let mut cards: Vec<CardId> = open.iter().copied().filter(wanted).collect();
        open.retain(|id| !wanted(id) && !id.card().keywords.has(Keyword::TrialDestiny));
        while cards.len() < usize::from(SIZE) {
            cards.push(open.swap_remove(with.below(open.len() as u32) as usize));
        }
        let cards = cards.into_iter().map(|id| (id.id().to_owned(), 1)).collect();
        let list = DeckList { leader: Some(one(&own, with).id().to_owned()), cards };
        Seat { list: Some(list), ..Seat::default() }
    };
    let players = vec![seat(first, 0, with), seat(second, 1, with)];
    Options { game: Duelyst::RULEBOOK.game.into(), seed: format!("hidden {seed}"), players, ..Options::default() }
}

/// What a card does when it is replaced may reveal which card it was.
fn speaks_when_replaced(id: CardId) -> bool {
    content::printed(id).any(|ability| matches!(content::ability(ability).when, Trigger::Replaced))
}

/// Every card in hand and deck has something done to it, and there is mana to play it with. What speaks when it is set
/// aside is in hand.
fn change_all(state: &mut State) {
    for side in Side::BOTH {
        let player = &mut state.players[side];
        player.capacity = 8;
        for (n, held) in (0i8..).zip(player.hand.iter_mut().chain(player.deck.iter_mut())) {
            (held.attack, held.health, held.cost) = (1 + n % 3, 2 + n % 2, -(n % 2));
        }
        for n in 0..player.deck.len() {
            if speaks_when_replaced(player.deck[n].card) {
                std::mem::swap(&mut player.hand[0], &mut player.deck[n]);
            }
        }
        player.deck.sort();
    }
}

/// What one viewer has come to know.
struct Known {
    viewer: Side,
    cards: HashSet<CardId>,
}

impl Known {
    fn new(state: &State, viewer: Side) -> Known {
        let own = &state.players[viewer];
        Known { viewer, cards: own.hand.iter().chain(own.deck.iter()).map(|held| held.card).collect() }
    }

    /// What is open to everybody, and what events have shown: only what the rules allow this viewer to see.
    fn learn(&mut self, walk: &Walk<Duelyst>) {
        let s = &walk.state;
        let open = s.units.iter().filter(|u| u.is != content::known().sentinel || u.side == self.viewer);
        self.cards.extend(open.flat_map(|u| [u.is, u.holds]));
        for player in &s.players.0 {
            self.cards.extend(player.graveyard.iter().map(|grave| grave.card));
            self.cards.extend(player.artifacts.iter().map(|artifact| artifact.card));
            self.cards.extend([player.bloodbound, player.own_bloodbound]);
        }
        let own = &s.players[self.viewer];
        self.cards.extend(own.hand.iter().chain(own.deck.iter()).map(|held| held.card));
        let viewer = self.viewer;
        self.cards.extend(walk.log.entries[walk.since..].iter().filter_map(|entry| told(entry.fact, viewer)));
    }

    /// The ids of what the viewer does not see.
    fn hidden(&self, s: &State) -> HashSet<&'static str> {
        let theirs = &s.players[self.viewer.other()];
        let held = theirs.hand.iter().chain(theirs.deck.iter()).map(|held| held.card);
        let masked = s.units.iter().filter(|u| u.is == content::known().sentinel && u.side != self.viewer);
        let all: Vec<CardId> = held.chain(masked.map(|u| u.holds)).collect();
        // The only one that may hide is known to whoever has counted the others.
        let hiding = all.iter().filter(|card| card.card().keywords.has(Keyword::Sentinel));
        let lone = hiding.clone().next().filter(|_| hiding.count() == 1);
        let unknown = |card: &&CardId| !self.cards.contains(card) && Some(*card) != lone;
        all.iter().filter(unknown).map(|card| card.id()).collect()
    }

    /// Looks for what is hidden in everything that the viewer is given.
    fn look(&self, walk: &Walk<Duelyst>, with: &mut Seeded, found: &mut Found) {
        let (rules, s, viewer) = (&walk.rules, &walk.state, Viewer::Side(self.viewer));
        let hidden = self.hidden(s);
        let masks = s.units.iter().filter(|u| u.is == content::known().sentinel && u.side != self.viewer);
        found.masks += masks.filter(|u| u.held != (0, 0) && hidden.contains(u.holds.id())).count() as u64;
        let mut text = |what: &str, text: String| {
            found.texts += 1;
            let told = words(&text).find(|word| hidden.contains(word));
            assert!(told.is_none(), "{}: {what} tell {} of {told:?}: {text}", walk.here(), self.viewer);
        };
        // Things stay on the table for several steps, so a sample of Tables is enough; every event is read.
        let looked = with.below(4) == 0;
        if looked {
            text("the Table", json(&rules.table(s, viewer)));
        }
        for entry in &walk.log.entries[walk.since..] {
            text("events", json(&rules.tell(s, entry, viewer)));
        }
        if looked && rules.to_act(s) == Some(self.viewer) {
            for action in &walk.legal {
                text("actions", json(&rules.offer(s, *action)));
            }
            let mut every = Vec::new();
            rules.every(s, &mut every);
            for action in every.iter().filter(|_| with.below(100) == 0) {
                text("refusals", json(&rules.check(s, *action).map_err(Error::from).err()));
            }
        }
        if with.below(40) == 0 {
            self.look_at_others(walk, with);
        }
        let shown = |entry: &&Entry<Fact>| entry.clause.id() == "duelyst:keyword.sentinel.2";
        found.shown += walk.log.entries[walk.since..].iter().filter(shown).count() as u64;
    }
}

impl Known {
    /// A preview deals what is hidden by itself, and may name a card by chance: what it says, and all else, is the same
    /// however the hidden cards are dealt.
    fn look_at_others(&self, walk: &Walk<Duelyst>, with: &mut Seeded) {
        let (rules, s, viewer) = (&walk.rules, &walk.state, Viewer::Side(self.viewer));
        let other = rules.resample(s, self.viewer, with);
        let again = |s: &State| rules.resample(s, self.viewer, &mut Seeded::new(walk.seed));
        assert_eq!(again(s), again(&other), "{}: dealt to {}", walk.here(), self.viewer);
        let table = |s: &State| json(&rules.table(s, viewer));
        assert_eq!(table(s), table(&other), "{}: seen by {}", walk.here(), self.viewer);
        let numbers = |s: &State| observed(rules, s, self.viewer);
        assert_eq!(numbers(s), numbers(&other), "{}: numbers for {}", walk.here(), self.viewer);
        if rules.to_act(s) == Some(self.viewer) {
            let action = *one(&walk.legal, with);
            let told = |s: &State| preview(rules, s, action, viewer).map(|told| json(&told));
            assert_eq!(told(s), told(&other), "{}: {action:?} previewed", walk.here());
        }
    }
}

/// The card that a viewer may know by what has happened.
fn told(fact: Fact, viewer: Side) -> Option<CardId> {
    match fact {
        Fact::Play { card, hidden: false, .. }
        | Fact::Burn { card, .. }
        | Fact::Shuffle { card, .. }
        | Fact::Destiny { card, .. } => Some(card),
        Fact::Summon { is, .. } | Fact::Transform { is, .. } => Some(is),
        Fact::Draw { side, held: Held { card, .. } } | Fact::Gain { side, card } if side == viewer => Some(card),
        _ => None,
    }
}

/// The words of a text that may be ids, without the numbers that tell pieces and cards of one name apart.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let part = |c: char| !(c.is_alphanumeric() || matches!(c, '-' | '~'));
    text.split(part).flat_map(|word| {
        let bare = word.split('~').next().unwrap_or(word);
        let piece = bare.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-');
        [word, bare, piece]
    })
}
