//! Laws that hold in every state of every game: what is listed is what is allowed, what is refused changes nothing,
//! every event says why. Run with `--profile battery`; see README.md.

mod support;

use std::collections::{HashMap, HashSet};

use rulewright::engine::rules::Game;
use rulewright::engine::rules::event::Entry;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::Click;
use support::{Seeds, Walk, dice, face, json, laws, one, pick, session};

laws! {
    legal_lists_what_check_allows: 200,
    a_listed_action_reads_back: 60,
    a_refused_action_changes_nothing: 30,
    every_action_has_a_key_of_its_own: 30,
    every_game_ends: 200,
    events_are_explained: 200,
}

/// `legal` lists exactly those of `every` that `check` allows, each once.
///
/// `every` is long (tens of thousands where a card steps before it strikes), so states are sampled: those with few
/// choices, which are mostly decisions in the middle of something, more often than others.
fn legal_lists_what_check_allows<G: Game>(seeds: Seeds) {
    let (mut states, mut checked) = (0u64, 0u64);
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        let mut every = Vec::new();
        loop {
            let here = walk.here();
            let listed: HashSet<G::Action> = walk.legal.iter().copied().collect();
            assert_eq!(listed.len(), walk.legal.len(), "{here}: an action is listed twice: {:?}", walk.legal);
            for action in &walk.legal {
                let verdict = walk.rules.check(&walk.state, *action);
                assert!(verdict.is_ok(), "{here}: {action:?} is listed, but {verdict:?}");
            }
            for aside in walk.rules.asides(&walk.state) {
                let verdict = walk.rules.check(&walk.state, *aside);
                assert!(verdict.is_ok(), "{here}: {aside:?} is allowed beside the list, but {verdict:?}");
                assert!(!listed.contains(aside), "{here}: {aside:?} is listed");
            }
            if sample.below(if walk.legal.len() <= 6 { 40 } else { 300 }) == 0 {
                walk.rules.every(&walk.state, &mut every);
                let mut found = 0;
                let mut seen = HashSet::with_capacity(every.len());
                for action in &every {
                    assert!(seen.insert(*action), "{here}: `every` has {action:?} twice");
                    let allowed = walk.rules.check(&walk.state, *action).is_ok();
                    assert_eq!(allowed, listed.contains(action), "{here}: {action:?}: allowed, but not listed");
                    found += usize::from(allowed);
                }
                assert_eq!(found, listed.len(), "{here}: something is listed that `every` leaves out");
                (states, checked) = (states + 1, checked + every.len() as u64);
            }
            if !walk.go() {
                break;
            }
        }
    }
    println!("{}: {states} states, {checked} actions checked", G::RULEBOOK.game);
}

/// What a bot remembers of an action is found by its key: no two actions share one, on any table, and none has 0. The highest
/// bit gives way to who acts.
fn every_action_has_a_key_of_its_own<G: Game>(seeds: Seeds) {
    let mut keys: HashMap<u64, G::Action> = HashMap::new();
    let mut keep = |actions: &[G::Action], here: &str| {
        for action in actions {
            let key = G::key(*action) << 1;
            assert_ne!(key, 0, "{here}: {action:?}");
            let first = keys.entry(key).or_insert(*action);
            assert_eq!(first, action, "{here}: two actions with one key");
        }
    };
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("keys", seed);
        let mut every = Vec::new();
        loop {
            keep(&walk.legal, &walk.here());
            if sample.below(100) == 0 {
                walk.rules.every(&walk.state, &mut every);
                keep(&every, &walk.here());
            }
            if !walk.go() {
                break;
            }
        }
    }
    println!("{}: {} keys", G::RULEBOOK.game, keys.len());
}

/// What is listed is written as JSON and read back the same; its clause is in the rulebook; its click path is its own.
fn a_listed_action_reads_back<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            if sample.below(16) == 0 {
                let mut paths: HashMap<Vec<Click>, G::Action> = HashMap::new();
                for action in &walk.legal {
                    let here = format!("{}: {action:?}", walk.here());
                    let listed = walk.rules.offer(&walk.state, *action);
                    assert_eq!(listed.action, walk.rules.write(&walk.state, *action), "{here}");
                    let text = json(&listed.action);
                    let again = rulewright::json::action(&text).expect("an action reads back");
                    let read = walk.rules.read(&walk.state, &again);
                    assert_eq!(read.as_ref(), Ok(action), "{here}: written as {text}");
                    assert!(rulewright::games::clause(&listed.cites).is_some(), "{here}: cites {}", listed.cites);
                    assert!(!listed.path.is_empty(), "{here}: there is nothing to click");
                    let other = paths.insert(listed.path.clone(), *action);
                    assert!(other.is_none(), "{here}: clicked like {other:?}: {:?}", listed.path);
                }
                for path in paths.keys() {
                    let within = (1..path.len()).find(|n| paths.contains_key(&path[..*n]));
                    assert!(within.is_none(), "{}: a path ends inside {path:?}", walk.here());
                }
            }
            if !walk.go() {
                break;
            }
        }
    }
}

/// A refusal names a clause of the rulebook, and the game stays as it was: table, actions, hash, history, save.
fn a_refused_action_changes_nothing<G: Game>(seeds: Seeds) {
    let mut refused = 0u64;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut play = session::<G>(seed);
        let mut sample = dice("sample", seed);
        let mut every = Vec::new();
        loop {
            let over = walk.legal.is_empty();
            if over || sample.below(24) == 0 {
                walk.rules.every(&walk.state, &mut every);
                every.retain(|action| walk.rules.check(&walk.state, *action).is_err());
                let before = (face(&play), json(&play.save()), json(&play.events(0, Viewer::All)), play.steps());
                for _ in 0..60.min(every.len()) {
                    let action = walk.rules.write(&walk.state, *one(&every, &mut sample));
                    let here = format!("{}: {}", walk.here(), json(&action));
                    let error = play.act(&action, Viewer::All).expect_err(&here);
                    assert_eq!(play.check(&action, Viewer::All).as_ref(), Err(&error), "{here}: check and act differ");
                    let clause = error.clause.as_deref().unwrap_or("");
                    assert!(rulewright::games::clause(clause).is_some(), "{here}: refused without a clause: {error:?}");
                    assert!(error.code == if over { "over" } else { "refused" }, "{here}: {error:?}");
                    assert!(error.why.is_some() && !error.message.is_empty(), "{here}: {error:?}");
                    refused += 1;
                }
                let after = (face(&play), json(&play.save()), json(&play.events(0, Viewer::All)), play.steps());
                assert_eq!(before, after, "{}: a refused action changed something", walk.here());
            }
            let Some(action) = walk.pick() else { break };
            let written = walk.rules.write(&walk.state, action);
            walk.play(action);
            play.act(&written, Viewer::All).expect("a listed action is done");
        }
        assert_eq!(json(&play.table(Viewer::All).pieces), json(&walk.rules.table(&walk.state, Viewer::All).pieces));
    }
    println!("{}: {refused} refused actions", G::RULEBOOK.game);
}

/// A player is to act until there is a result, and there is one within the steps of [`Walk`].
fn every_game_ends<G: Game>(seeds: Seeds) {
    let (mut steps, mut ends) = (0u64, HashMap::<&str, u32>::new());
    let games = seeds.end - seeds.start;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        loop {
            let (to_act, result) = (walk.rules.to_act(&walk.state), walk.rules.result(&walk.state));
            assert_eq!(to_act.is_some(), result.is_none(), "{}: to act {to_act:?}, result {result:?}", walk.here());
            assert_eq!(to_act.is_some(), !walk.legal.is_empty(), "{}: nothing can be done", walk.here());
            assert!(to_act.is_none_or(|side| side.0 < G::info().seats), "{}: to act {to_act:?}", walk.here());
            if let Some(outcome) = result {
                *ends.entry(outcome.clause.id()).or_default() += 1;
            }
            for side in (0..G::info().seats).map(Side) {
                let value = walk.rules.value(&walk.state, side);
                assert!((-1.0..=1.0).contains(&value), "{}: worth {value} to {side}", walk.here());
            }
            if !walk.go() {
                break;
            }
        }
        steps += u64::from(walk.step);
    }
    println!("{}: {} steps a game, ends by {ends:?}", G::RULEBOOK.game, steps / games.max(1));
}

/// Ids ascend, every event follows from an earlier one up to the first of its action, it cites a clause, and a number is
/// what its steps make it.
fn events_are_explained<G: Game>(seeds: Seeds) {
    let (mut told, mut calcs) = (0u64, 0u64);
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        loop {
            let entries = walk.log.entries[walk.since..].iter().enumerate();
            for (n, entry) in entries {
                let id = (walk.since + n) as u32;
                explained(&walk, id, entry);
                told += 1;
                calcs += u64::from(entry.calc.is_some());
            }
            if !walk.go() {
                break;
            }
        }
    }
    println!("{}: {told} events, {calcs} with a calculation", G::RULEBOOK.game);
}

fn explained<G: Game>(walk: &Walk<G>, id: u32, entry: &Entry<G::Fact>) {
    let here = format!("{}: event {id}: {:?}", walk.here(), entry.fact);
    // Only what a player did, or the set-up, begins with an event that follows from nothing.
    match entry.cause {
        Some(cause) => assert!(cause < id, "{here}: caused by {cause}"),
        None => assert_eq!(id as usize, walk.since, "{here}: nothing led to it"),
    }
    assert!(walk.rules.may_know(&entry.fact, Viewer::All), "{here}: somebody who sees all is not told");
    let event = walk.rules.tell(&walk.state, entry, Viewer::All);
    assert!(!event.kind.is_empty(), "{here}: of no kind");
    assert!(rulewright::games::clause(&event.cites).is_some(), "{here}: cites {:?}", event.cites);
    if let Some(dice) = &event.dice {
        let lengths = [dice.natural.len(), dice.adjusted.len(), dice.marks.len()];
        assert!(lengths.iter().all(|n| *n == lengths[0]), "{here}: {dice:?}");
        assert!(dice.natural.iter().all(|face| (1..=dice.sides).contains(face)), "{here}: {dice:?}");
    }
    let Some(calc) = &event.calc else { return };
    let mut value = calc.base;
    for step in &calc.steps {
        value = match step.op.as_str() {
            "plus" => value + step.by,
            "times" => value * step.by,
            "floor" => value.max(step.by),
            "cap" => value.min(step.by),
            other => panic!("{here}: {other} is no operation"),
        };
        assert_eq!(value, step.to, "{here}: {calc:?}");
        assert!(rulewright::games::clause(&step.cites).is_some(), "{here}: {calc:?}");
    }
    assert_eq!(value, calc.value, "{here}: {calc:?}");
    assert!(rulewright::games::clause(&calc.cites).is_some(), "{here}: {calc:?}");
    match (event.amount, &event.dice) {
        (Some(amount), _) => assert_eq!(amount, calc.value, "{here}: {calc:?}"),
        (None, Some(dice)) => assert_eq!(dice.natural.len() as i32, calc.value, "{here}: {calc:?}"),
        _ => {}
    }
}

/// Games through the public face can be watched by anybody: the same steps, nothing out of order.
#[test]
fn what_is_told_as_it_happens_is_what_is_told_afterwards() {
    for info in rulewright::games::games() {
        for seed in 0..5u64 {
            let players: Vec<serde_json::Value> =
                (0..info.seats).map(|n| serde_json::json!({ "deck": info.decks.get(usize::from(n)) })).collect();
            let options = serde_json::json!({ "game": info.id, "seed": seed.to_string(), "players": players });
            let mut play = rulewright::json::create(&options.to_string()).expect("a plain game begins");
            let mut with = dice("told", seed);
            let mut told = play.events(0, Viewer::All);
            while let Some(action) = pick(&*play, &mut with) {
                told.extend(play.act(&action, Viewer::All).expect("a listed action is done"));
            }
            assert_eq!(json(&told), json(&play.events(0, Viewer::All)), "{} seed {seed}", info.id);
            for event in &told {
                let chain = play.why(event.id, Viewer::All);
                assert_eq!(chain.last().map(|e| e.id), Some(event.id), "{} seed {seed}", info.id);
                assert!(chain[0].cause.is_none() && chain.windows(2).all(|p| p[1].cause == Some(p[0].id)));
            }
        }
    }
}

#[cfg(feature = "skirmish")]
mod conservation {
    use super::support::{self, Seeds, Walk};
    use super::*;
    use rulewright::games::skirmish::Skirmish;
    use rulewright::games::skirmish::content::{CardId, GUARD};
    use rulewright::games::skirmish::state::{CardZone, NO_CARD, Phase, Question, State};

    #[test]
    fn nothing_is_lost_and_nothing_made() {
        hold(0..200);
    }

    #[test]
    #[ignore = "soak: RULEWRIGHT_SOAK says how many seeds"]
    fn nothing_is_lost_and_nothing_made_soak() {
        hold(support::soak(200));
    }

    fn hold(seeds: Seeds) {
        let mut most = (0, 0);
        for seed in seeds {
            let mut walk = Walk::<Skirmish>::new(seed);
            let mut before = walk.state;
            loop {
                let here = walk.here();
                state(&walk.rules, &walk.state, &here);
                let s = &walk.state;
                for side in Side::BOTH {
                    assert!(s.victory[side] >= before.victory[side], "{here}: {side} lost victory points");
                }
                for (was, is) in before.units.iter().zip(s.units.iter()) {
                    assert!(was.hp > 0 || is.hp == 0, "{here}: the defeated came back");
                    assert_eq!((was.is, was.side), (is.is, is.side), "{here}: a unit became another");
                }
                assert!(s.round >= before.round, "{here}: time ran back");
                for unit in s.units.iter() {
                    most = (most.0.max(unit.ap), most.1.max(unit.mp));
                }
                before = walk.state;
                if !walk.go() {
                    break;
                }
            }
        }
        println!("the most AP and MP a unit had: {most:?}");
    }

    fn state(rules: &Skirmish, s: &State, here: &str) {
        let content = &rules.content;
        if s.units.is_empty() {
            return;
        }
        for side in Side::BOTH {
            let in_play = s.in_play.iter().filter(|c| c.by == Some(side)).map(|c| c.card);
            let held = s.hand[side].iter().chain(s.draw[side].iter()).chain(s.discard[side].iter()).copied();
            // A card that waits for a decision lies in no pile yet.
            let between = s.resolving.card != NO_CARD && s.question != Question::None && s.active == side;
            let mut all: Vec<CardId> = held.chain(in_play).chain(between.then_some(s.resolving.card)).collect();
            let mut deck = content.warbands[usize::from(s.warband[side])].deck.clone();
            all.sort_unstable();
            deck.sort_unstable();
            assert_eq!(all.len(), 20, "{here}: {side} has {} cards", all.len());
            assert_eq!(all, deck, "{here}: these are not {side}'s cards");
            let hand = s.hand[side].len();
            assert!(hand <= usize::from(content.settings.hand_limit), "{here}: {side} holds {hand} cards");
        }
        let mut places = HashSet::new();
        for (id, unit) in s.roster() {
            let card = &content.units[usize::from(unit.is)];
            assert!(unit.hp <= card.hp, "{here}: {} has {} health", card.id, unit.hp);
            let placed = matches!(s.phase, Phase::Act | Phase::Over);
            assert!(!placed || unit.at.is_on() == (unit.hp > 0), "{here}: {} stands and is not there", card.id);
            assert!(!unit.at.is_on() || places.insert(unit.at), "{here}: two units on one square");
            assert!(!unit.at.is_on() || !rules.board.grid.blocked.has(unit.at), "{here}: a unit in a wall");
            assert!(unit.hp > 0 || s.before(id).next().is_none(), "{here}: {} is gone, its cards are not", card.id);
            let gained = placed && (unit.ap > card.ap + 20 || unit.mp > card.mp + 20);
            assert!(!gained, "{here}: {} has {} AP and {} MP", card.id, unit.ap, unit.mp);
            let resting = placed && s.round > 1 && unit.side != s.active && s.phase == Phase::Act;
            assert!(!resting || (unit.ap, unit.mp) == (0, 0), "{here}: {} kept AP or MP", card.id);
        }
        let mut in_play = HashSet::new();
        for card in s.in_play.iter() {
            let copies = content.warbands.iter().any(|w| w.deck.iter().filter(|c| **c == card.card).count() > 1);
            let by = card.by.filter(|_| card.card > GUARD);
            assert!(in_play.insert((card.card, card.zone, by)) || copies, "{here}: {card:?} is there twice");
            assert!(card.card > GUARD || matches!(card.zone, CardZone::Unit(_)), "{here}: {card:?}");
            assert_eq!(card.by.is_none(), card.card <= GUARD, "{here}: {card:?}");
        }
        assert!(s.round <= content.settings.rounds, "{here}: round {}", s.round);
        assert_eq!(s.outcome.is_some(), s.phase == Phase::Over, "{here}");
    }
}
