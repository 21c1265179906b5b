//! Laws of Noxilia's table, on random games with the clans' decks and with random decks of all cards: every card is in one
//! place, one decision is pending and no more, and a reaction can be saved like anything else.
//!
//! The soak plays 20,000 games on all cores, and says which cards came into none of them.
#![cfg(feature = "noxilia")]

mod support;

use std::collections::{BTreeMap, HashSet};
use std::mem::discriminant;

use rulewright::engine::rules::event::Entry;
use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::session::{Play, Session};
use rulewright::engine::side::{Side, Viewer};
use rulewright::games::noxilia::Noxilia;
use rulewright::games::noxilia::content::cards::{CLANS, NO_CARD};
use rulewright::games::noxilia::content::language::{CardId, Effect, Kind};
use rulewright::games::noxilia::fact::Fact;
use rulewright::games::noxilia::state::{Cast, Frame, Stage, State, UnitId, card_mark};
use rulewright::json as edge;
use serde_json::json;
use support::crowd::{Counts, Most, join_counts};
use support::{Seeds, Walk, crowd, face, json as text, options};

#[test]
fn everything_is_in_one_place() {
    hold(0..300);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many games"]
fn everything_is_in_one_place_soak() {
    let found = hold(support::soak(2_000));
    let never: Vec<&str> = CardId::all().filter(|id| !found.seen.contains_key(id)).map(CardId::id).collect();
    // An elf of no clan is neither Human nor Undead: no banner takes it.
    assert_eq!(never, ["nt-elf"], "cards that came into no game");
}

/// What was seen in many games.
#[derive(Default)]
struct Found {
    games: u64,
    steps: u64,
    /// How often each card came into a game: played, cast, set, started with, turned up.
    seen: Counts<CardId>,
    most: Most,
}

impl crowd::Found for Found {
    fn join(&mut self, other: Found) {
        self.games += other.games;
        self.steps += other.steps;
        join_counts(&mut self.seen, other.seen);
        self.most.join(other.most);
    }
}

/// Plays the games of these seeds, and says what was found.
fn hold(seeds: Seeds) -> Found {
    let found: Found = crowd::hold(seeds, play);
    println!(
        "{} games, {} steps; {} cards came into them; at most {:?}",
        found.games,
        found.steps,
        found.seen.len(),
        found.most
    );
    found
}

fn play(seed: u64, found: &mut Found) {
    let mut walk = Walk::<Noxilia>::new(seed);
    let stock = Stock::of(&walk.rules, seed);
    found.games += 1;
    // Banners and zones lie there from the first.
    for clan in &stock.clans {
        let zones = CLANS[usize::from(*clan)].zones.iter().copied();
        zones.chain([CLANS[usize::from(*clan)].banner]).for_each(|card| *found.seen.entry(card).or_default() += 1);
    }
    loop {
        let here = walk.here();
        let s = &walk.state;
        pending(&walk.rules, s, &here);
        table(s, &here);
        stock.is_all_there(s, &here);
        found.most.meet("units", s.units.len());
        found.most.meet("cards on the table", s.table_cards.len());
        found.most.meet("things half done", s.frames.iter().count());
        found.most.meet("actions", walk.legal.len());
        for entry in &walk.log.entries[walk.since..] {
            if let Some(card) = came(entry) {
                *found.seen.entry(card).or_default() += 1;
            }
        }
        if !walk.go() {
            break;
        }
        found.steps += 1;
    }
}

/// The card that came into the game by an event.
fn came(entry: &Entry<Fact>) -> Option<CardId> {
    match entry.fact {
        Fact::Deploy { unit, .. } | Fact::Enter { unit, .. } => Some(unit.card),
        Fact::Play { card, .. } | Fact::Cast { card, .. } | Fact::Set { card, .. } => Some(card),
        Fact::Destiny { card, .. } | Fact::Flip { card, .. } | Fact::Treasure { card, .. } => Some(card),
        _ => None,
    }
}

/// One question is asked, of the side to act, and all that can be done answers it; or none is, and nothing is half done.
fn pending(rules: &Noxilia, s: &State, here: &str) {
    assert_eq!(s.outcome.is_some(), s.stage == Stage::Over, "{here}");
    if s.stage == Stage::Over {
        assert!(s.frames.is_empty() && rules.to_act(s).is_none(), "{here}: over, and something goes on");
        return;
    }
    match s.top() {
        Some(Frame::Ask(_, side, _)) => assert_eq!(rules.to_act(s), Some(side), "{here}: another is asked"),
        Some(frame) => panic!("{here}: {frame:?} is half done, and nobody is asked"),
        None => {
            assert_eq!((s.stage, rules.to_act(s)), (Stage::Act, Some(s.active)), "{here}: nothing goes on");
        }
    }
}

/// Units live and have a position; the cards on a unit are on a unit in play.
fn table(s: &State, here: &str) {
    let mut ids = HashSet::new();
    for unit in s.units.iter() {
        assert!(ids.insert(unit.id) && unit.id < UnitId(s.next), "{here}: the number of {unit:?}");
        assert!(unit.at.is_on() || unit.time > 0, "{here}: {unit:?} is nowhere");
        assert!(s.stage == Stage::Over || unit.life() > 0, "{here}: {unit:?} is dead and stands");
        assert!(unit.life() <= i32::from(unit.card.card().life), "{here}: {unit:?}");
        let unit_kind = matches!(unit.card.card().kind, Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Token);
        assert!(unit_kind, "{here}: {unit:?} is no unit");
    }
    let mut tags = HashSet::new();
    for item in s.table_cards.iter() {
        assert!(tags.insert(item.id) && item.id.0 < s.next_item, "{here}: the number of {item:?}");
        let borne = ids.contains(&item.on);
        assert!(borne != item.at.is_on(), "{here}: {item:?} lies in one place");
        assert!(borne || item.on == UnitId::NONE, "{here}: {item:?} lies on nobody");
    }
    for side in Side::BOTH {
        let monarch = s.players[side].monarch;
        let lives = s.units.iter().any(|u| u.id == monarch && u.card.card().kind == Kind::Monarch);
        let chosen = monarch != UnitId::NONE;
        assert!(s.stage == Stage::Over || lives == chosen, "{here}: {side} has no monarch");
        assert!(s.players[side].library.is_sorted(), "{here}: the order of {side}'s library is to be seen");
        assert!(s.players[side].destiny.is_sorted(), "{here}: the order of {side}'s destiny deck is to be seen");
    }
    for (n, zone) in s.zones.iter().enumerate() {
        assert!(zone.holder.is_none_or(|side| Side::BOTH.contains(&side)), "{here}: place {n} is {:?}'s", zone.holder);
    }
}

/// All the cards of a game, as its seats brought them.
struct Stock {
    clans: [u8; 2],
    /// The deck and the monarch of each side, in order.
    decks: [Vec<CardId>; 2],
}

impl Stock {
    fn of(rules: &Noxilia, seed: u64) -> Stock {
        let seats = options::<Noxilia>(seed).players;
        let clan = |n: usize| {
            let (list, deck) = (&seats[n].list, &seats[n].deck);
            let leader = list.as_ref().and_then(|list| list.leader.clone());
            let is = |clan: &&rulewright::games::noxilia::content::language::Clanship| match &leader {
                Some(leader) => clan.monarch.id() == leader,
                None => Some(clan.id) == deck.as_deref(),
            };
            CLANS.iter().position(|clan| is(&clan)).expect("a seat has a clan")
        };
        let cards = |n: usize| {
            let clan = &CLANS[clan(n)];
            let mut cards = vec![clan.monarch];
            match &seats[n].list {
                Some(list) => list.cards.iter().for_each(|(id, copies)| {
                    let card = CardId::of(id).expect("a card of a deck");
                    cards.extend(std::iter::repeat_n(card, (*copies).into()));
                }),
                None => clan.cards.iter().for_each(|(card, n)| cards.extend(std::iter::repeat_n(*card, (*n).into()))),
            }
            cards.sort();
            assert_eq!(cards.len(), 61, "a deck and its monarch");
            cards
        };
        let stock = Stock { clans: [clan(0) as u8, clan(1) as u8], decks: [cards(0), cards(1)] };
        stock.zones_lie(rules);
        stock
    }

    /// Each side's four zone cards are in its camp; battlefields have none.
    fn zones_lie(&self, rules: &Noxilia) {
        let mut lying: Vec<CardId> = rules.zones.iter().copied().filter(|card| *card != NO_CARD).collect();
        let mut own: Vec<CardId> =
            self.clans.iter().flat_map(|clan| CLANS[usize::from(*clan)].zones.iter().copied()).collect();
        lying.sort();
        own.sort();
        assert_eq!(lying, own, "zone cards lie where they lie for the whole game");
    }

    /// Every card is in one place (`noxilia:deck.2`, `noxilia:turn.start.destiny.2`, `noxilia:setup.13`). A game that ends
    /// in the middle of something leaves what was under way unfinished: that no longer has a place.
    fn is_all_there(&self, s: &State, here: &str) {
        for side in Side::BOTH {
            let deck = &self.decks[usize::from(side.0)];
            let mut found: Vec<CardId> = cards_of(s, side).collect();
            // Before a side chooses its starting units, its monarch stands beside the table.
            if s.players[side].monarch == UnitId::NONE {
                found.push(CLANS[usize::from(self.clans[usize::from(side.0)])].monarch);
            }
            found.sort();
            let wrong = differ(deck, &found);
            let unfinished = s.stage == Stage::Over && wrong.values().all(|n| *n < 0) && wrong.len() <= 3;
            assert!(wrong.is_empty() || unfinished, "{here}: {side}'s cards: {wrong:?}");
        }
        self.destinies(s, here);
        treasures(s, here);
    }

    /// The ten destiny cards of each side, the one of this turn among them.
    fn destinies(&self, s: &State, here: &str) {
        let piles = |side: Side| s.players[side].destiny.iter().chain(s.players[side].spent.iter()).copied();
        let now = (s.destiny != NO_CARD).then_some(s.destiny);
        let mut found: Vec<CardId> = piles(Side::P1).chain(piles(Side::P2)).chain(now).collect();
        let own = |clan: &u8| CLANS[usize::from(*clan)].destiny.iter().copied();
        let mut all: Vec<CardId> = self.clans.iter().flat_map(own).collect();
        found.sort();
        all.sort();
        assert!(found == all, "{here}: destiny: {:?}", differ(&all, &found));
    }
}

/// The cards of a side's deck, wherever they are.
fn cards_of(s: &State, side: Side) -> impl Iterator<Item = CardId> {
    let player = &s.players[side];
    let piles = [&player.hand, &player.library, &player.bottom, &player.graveyard, &player.exile];
    let held = piles.into_iter().flat_map(|pile| pile.iter().copied());
    let queued = player.queue.iter().map(|queued| queued.card);
    let units = s.units.iter().filter(move |u| u.owner == side && u.card.card().kind != Kind::Token);
    let deck = |card: CardId| !matches!(card.card().kind, Kind::Treasure | Kind::Decoy);
    let item = s.table_cards.iter().filter(move |g| g.owner == side && deck(g.card));
    let with_below = s.frames.iter().scan(None, |below, pending| Some((below.replace(pending.frame), pending.frame)));
    let under_way =
        with_below.filter_map(|(below, frame)| under_way(below, frame)).filter(move |cast| cast.side == side);
    held.chain(queued).chain(units.map(|u| u.card)).chain(item.map(|g| g.card)).chain(under_way.map(|cast| cast.card))
}

/// A card that has left the hand or the table and has not come to rest, by what is half done.
fn under_way(below: Option<Frame>, frame: Frame) -> Option<Cast> {
    match frame {
        Frame::Play(cast) => Some(cast),
        // The spell that is paid for is right below, where it was turned up.
        Frame::Due(cast, _) => (!matches!(below, Some(Frame::Turned(..)))).then_some(cast),
        Frame::Turned(cast, _) => Some(cast),
        Frame::Effects(cast) => {
            let card = cast.card.card();
            let cursed = card.then.iter().take(cast.done.into()).any(|effect| matches!(effect, Effect::Curse));
            (matches!(card.kind, Kind::Spell | Kind::Event) && !cursed).then_some(cast)
        }
        _ => None,
    }
}

/// Six treasures, in their deck or on the table, each once; of the decoys one is there, or none is left.
fn treasures(s: &State, here: &str) {
    if s.stage == Stage::SetUp {
        return;
    }
    let lying = |kind: Kind| s.table_cards.iter().filter(move |g| g.card.card().kind == kind);
    let mut all: Vec<CardId> = s.treasures.iter().copied().chain(lying(Kind::Treasure).map(|g| g.card)).collect();
    all.sort();
    let six: Vec<CardId> = CardId::all().filter(|card| card.card().kind == Kind::Treasure).collect();
    assert!(all == six, "{here}: treasures: {:?}", differ(&six, &all));
    assert!(lying(Kind::Decoy).count() <= 1, "{here}: decoys");
    assert!(lying(Kind::Decoy).all(|g| !g.is(card_mark::SHOWN)), "{here}: a decoy that is turned up is gone");
}

/// What there is too much of, and below zero what is missing.
fn differ(all: &[CardId], found: &[CardId]) -> BTreeMap<&'static str, i32> {
    let mut wrong = BTreeMap::<CardId, i32>::new();
    found.iter().for_each(|card| *wrong.entry(*card).or_default() += 1);
    all.iter().for_each(|card| *wrong.entry(*card).or_default() -= 1);
    wrong.into_iter().filter(|(_, n)| *n != 0).map(|(card, n)| (card.id(), n)).collect()
}

/// A game is saved in the middle of every kind of question, and loads as it was: the same table, the same answers, the same
/// hash.
#[test]
fn every_question_can_be_saved() {
    save(0..12);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many games"]
fn every_question_can_be_saved_soak() {
    save(support::soak(120));
}

fn save(seeds: Seeds) {
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for seed in seeds {
        let mut walk = Walk::<Noxilia>::new(seed);
        let mut play: Session<Noxilia> = Session::create(options::<Noxilia>(seed)).expect("a game begins");
        let mut asked = HashSet::new();
        loop {
            // Each kind once in a game, with what it interrupts: a latent spell may be turned up over many things.
            let below = walk.state.frames.iter().rev().nth(1).map(|below| discriminant(&below.frame));
            if let Some((question, ..)) = walk.state.asked()
                && asked.insert((question, below))
            {
                *kinds.entry(format!("{question:?}")).or_default() += 1;
                let save = text(&play.save());
                let again = rulewright::json::load(&save).unwrap_or_else(|e| panic!("{}: {e}", walk.here()));
                assert_eq!(face(&*again), face(&play), "{}: {question:?}", walk.here());
                assert_eq!(text(&again.save()), save, "{}: {question:?}", walk.here());
                for viewer in [Viewer::Side(Side::P1), Viewer::Side(Side::P2)] {
                    assert_eq!(text(&again.table(viewer)), text(&play.table(viewer)), "{}: {question:?}", walk.here());
                }
            }
            let Some(action) = walk.pick() else { break };
            let written = walk.rules.write(&walk.state, action);
            walk.play(action);
            play.act(&written, Viewer::All).expect("a listed action is done");
        }
    }
    println!("saved in the middle of {kinds:?}");
}

/// Each action listed says what it costs, and which clause allows it.
#[test]
fn what_is_listed_says_its_cost_and_its_clause() {
    let setup = json!({
        "toAct": "p1",
        "players": { "p1": { "stats": { "gold": 3 }, "hand": { "cards": ["bv-pike", "bv-aegis"] } } },
        "pieces": { "chaplain": { "is": "bv-chaplain", "owner": "p1", "place": "a.com" } }
    });
    let options = json!({ "game": "noxilia", "seed": "7", "setup": setup });
    let listed = edge::create(&options.to_string()).expect("a good position").actions(Viewer::All);
    let cases = [
        ("play", "noxilia:action.playunit.1", json!({ "gold": 3 })),
        ("set", "noxilia:spell.latent.1", json!({ "mana": 1 })),
        ("heal", "noxilia:action.moveheal.3", json!({})),
        ("purify", "noxilia:action.moveheal.3", json!({})),
    ];
    for (kind, clause, cost) in cases {
        let one = listed.iter().find(|l| l.action.kind == kind).unwrap_or_else(|| panic!("{kind} is not listed"));
        assert_eq!((one.cites.as_str(), json!(one.cost)), (clause, cost), "{kind}");
    }
}
