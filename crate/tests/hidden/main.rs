//! Hidden information: what a side cannot see has no part in anything that side is shown.

mod support;

use rulewright::engine::bot::{self, Choice};
use rulewright::engine::chance::Seeded;
use rulewright::engine::difference::changes;
use rulewright::engine::event::Record;
use rulewright::engine::preview::preview;
use rulewright::engine::refusal::Error;
use rulewright::engine::rules::Game;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Action, CardInPlay, Event, Offer};
use support::{Seeds, Walk, dice, face, json, laws, one, pick, session};

laws! {
    the_unseen_changes_nothing_seen: 60,
    the_unseen_sways_no_bot: 40,
    events_tell_nobody_what_they_may_not_know: 60,
    previews_do_not_tell_the_unseen: 24,
    what_is_sure_happens_whatever_is_unseen: 12,
    nobody_acts_or_asks_for_another_side: 8,
    however_it_is_dealt_it_looks_the_same: 25,
}

/// Calls `law` with sampled states of random games, each with another that one side cannot tell from it.
fn lookalikes<G: Game>(seeds: Seeds, one_in: u32, mut law: impl FnMut(&Walk<G>, Side, &G::State)) -> u64 {
    let mut states = 0;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            if sample.below(one_in) == 0 {
                for viewer in (0..G::info().seats).map(Side) {
                    let other = walk.rules.resample(&walk.state, viewer, &mut sample);
                    law(&walk, viewer, &other);
                    states += 1;
                }
            }
            if !walk.go() {
                assert!(walk.rules.result(&walk.state).is_some(), "{}: stopped early", walk.here());
                break;
            }
        }
    }
    states
}

fn listed<G: Game>(rules: &G, state: &G::State) -> Vec<Offer> {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    legal.into_iter().map(|action| rules.offer(state, action)).collect()
}

/// Tables, action lists, refusals and values are byte-equal, and resampling knows no more than the viewer does.
fn the_unseen_changes_nothing_seen<G: Game>(seeds: Seeds) {
    let mut every = Vec::new();
    let states = lookalikes::<G>(seeds, 40, |walk, viewer, other| {
        let (rules, state, here) = (&walk.rules, &walk.state, format!("{} seen by {viewer}", walk.here()));
        let table = |s: &G::State| json(&rules.table(s, Viewer::Side(viewer)));
        assert_eq!(table(state), table(other), "{here}");
        assert_eq!(rules.to_act(state), rules.to_act(other), "{here}");
        assert_eq!(rules.result(state), rules.result(other), "{here}");
        assert_eq!(rules.value(state, viewer).to_bits(), rules.value(other, viewer).to_bits(), "{here}");
        let again = |s: &G::State| rules.resample(s, viewer, &mut Seeded::new(u64::from(walk.step)));
        assert_eq!(again(state), again(other), "{here}: resampling looked at what {viewer} cannot see");
        if rules.to_act(state) != Some(viewer) {
            return;
        }
        assert_eq!(json(&listed(rules, state)), json(&listed(rules, other)), "{here}: action lists");
        rules.every(state, &mut every);
        let mut spread = dice("spread", walk.seed);
        for action in every.iter().filter(|_| spread.below(16) == 0) {
            assert_eq!(rules.check(state, *action), rules.check(other, *action), "{here}: {action:?}");
            let words = rules.write(state, *action);
            let read = |s: &G::State| rules.read(s, &words).map_err(|e| json(&e));
            assert_eq!(read(state), read(other), "{here}: {words:?} is read");
        }
    });
    println!("{}: {states} pairs of states", G::RULEBOOK.game);
}

/// One state in a game, dealt again many times for each viewer: Tables, action lists and refusals are byte-equal each time.
/// A thousand dealings for each viewer, all games together.
fn however_it_is_dealt_it_looks_the_same<G: Game>(seeds: Seeds) {
    const DEALINGS: u32 = 40;
    let mut every = Vec::new();
    let mut dealt = 0u64;
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("deal", seed);
        // Somewhere in the game, the later the rarer.
        while sample.below(120) > 0 && walk.go() {}
        let (rules, state) = (&walk.rules, &walk.state);
        for viewer in (0..G::info().seats).map(Side) {
            let acts = rules.to_act(state) == Some(viewer);
            every.clear();
            if acts {
                rules.every(state, &mut every);
                every.retain(|_| sample.below(40) == 0);
            }
            let seen = |s: &G::State| {
                let refused: Vec<_> = every.iter().map(|action| rules.check(s, *action)).collect();
                let list = if acts { json(&listed(rules, s)) } else { String::new() };
                (json(&rules.table(s, Viewer::Side(viewer))), list, refused)
            };
            let before = seen(state);
            for _ in 0..DEALINGS {
                let other = rules.resample(state, viewer, &mut sample);
                assert!(seen(&other) == before, "{} seen by {viewer}: something shows", walk.here());
                dealt += 1;
            }
        }
    }
    println!("{}: {dealt} dealings", G::RULEBOOK.game);
}

/// Bots choose the same.
fn the_unseen_sways_no_bot<G: Game>(seeds: Seeds) {
    let choice =
        |name: &str, seed: u64| Choice { bot: name.into(), level: None, iterations: Some(50), seed: seed.to_string() };
    let states = lookalikes::<G>(seeds, 60, |walk, viewer, other| {
        if walk.rules.to_act(&walk.state) != Some(viewer) {
            return;
        }
        for name in ["random", "greedy", "search"] {
            let choose = |state: &G::State| {
                let mut bot = bot::player::<G>(&choice(name, walk.seed)).expect("there is such a bot");
                bot.choose(&walk.rules, state)
            };
            let chosen = choose(&walk.state);
            assert!(walk.legal.contains(&chosen), "{}: {name} chose {chosen:?}, which is not legal", walk.here());
            assert_eq!(chosen, choose(other), "{}: {name} for {viewer}", walk.here());
        }
    });
    println!("{}: {states} pairs of states", G::RULEBOOK.game);
}

/// The same action on both, in the same words (who pays is counted among what is hidden, too), with the same chance: a
/// viewer gets the same events, except cards drawn by the viewer, which chance reveals just then. Where a card comes out of
/// hidden cards (Deceptib0t) or is copied from them (Mindwarper), only what took the same is compared.
fn events_tell_nobody_what_they_may_not_know<G: Game>(seeds: Seeds) {
    let mut compared = 0u64;
    let states = lookalikes::<G>(seeds, 40, |walk, viewer, other| {
        let rules = &walk.rules;
        let mut spread = dice("spread", walk.seed + u64::from(walk.step));
        let one_in = (walk.legal.len() as u32 / 12).max(1);
        let words = |state: &G::State, action: G::Action| json(&rules.write(state, action));
        let both = walk.legal.iter().filter(|a| rules.check(other, **a).is_ok());
        let both = both.filter(|a| words(&walk.state, **a) == words(other, **a));
        // What waited for this action follows from events before it.
        let since = walk.log.entries.len() as u32;
        for action in both.filter(|_| spread.below(one_in) == 0) {
            let told = |state: &G::State| -> (Vec<String>, Vec<Event>, String) {
                let before = hidden(rules, state, viewer);
                let mut state = *state;
                let mut log = Record::with_states(since);
                rules.apply(&mut state, *action, &mut Seeded::new(walk.seed), &mut log);
                let entries = (since..).zip(&log.entries);
                let told = entries.filter_map(|(id, e)| rules.tell(&state, id, e, Viewer::Side(viewer)));
                // What is drawn into a full hand is shown to all as it is lost.
                let drawn = |e: &Event| e.kind == "draw" && e.player == Some(viewer) || e.kind == "burn";
                let mut events: Vec<Event> = told.collect();
                // The table at each event, from which its changes are made.
                let amid = events.iter().take_while(|e| !drawn(e)).map(|e| &log.states[(e.id - since) as usize]);
                let amid: Vec<String> = amid.map(|s| json(&rules.table(s, Viewer::Side(viewer)))).collect();
                let revealed = events.iter_mut().filter(|e| drawn(e)).map(|e| e.card = None).count() > 0;
                // What the viewer has drawn may differ, and so may the table.
                let table = (!revealed).then(|| json(&rules.table(&state, Viewer::Side(viewer))));
                let tables = amid.into_iter().chain(table).collect();
                let mut taken = without(before, &hidden(rules, &state, viewer));
                let gains = events.iter().filter(|e| e.kind == "gain" && e.player == Some(viewer));
                taken.extend(gains.filter_map(|e| e.card.clone()));
                // How many cards came of looking through a deck is for all to see (Lifestream).
                taken.extend(events.iter().filter(|e| e.kind == "draw").map(|e| e.kind.clone()));
                (taken, events, tables)
            };
            let (here, there) = (told(&walk.state), told(other));
            if here.0 == there.0 {
                let text = |(_, events, table): &(_, Vec<Event>, String)| json(events) + table;
                assert_eq!(text(&here), text(&there), "{}: {action:?} told to {viewer}", walk.here());
                compared += 1;
            }
        }
    });
    println!("{}: {states} pairs of states, {compared} actions", G::RULEBOOK.game);
}

/// The cards that a viewer does not see: in hands, decks and queues of others, and the face-down cards on the board.
fn hidden<G: Game>(rules: &G, state: &G::State, viewer: Side) -> Vec<String> {
    let cards = |viewer| {
        let table = rules.table(state, viewer);
        let piles = table.players.iter().flat_map(|(_, player)| [&player.hand, &player.draw]);
        let held = piles.filter_map(|pile| pile.cards.clone()).flatten();
        // Two that are turned up may be each other: what a piece is belongs to the piece, and what a card is to the card.
        let called = |card: &CardInPlay| match &card.name {
            Some(name) => format!("{name} {}", card.is),
            None => card.is.clone(),
        };
        let laid = table.pieces.iter().flat_map(|(_, piece)| piece.cards.iter().map(called));
        let pieces = table.pieces.iter().map(|(name, piece)| format!("{name} {}", piece.is));
        let aside = table.players.iter().flat_map(|(_, player)| player.cards.iter()).chain(&table.board.cards);
        let lying = aside.map(called);
        let mut cards: Vec<String> = held.chain(laid).chain(pieces).chain(lying).collect();
        cards.sort();
        cards
    };
    without(cards(Viewer::All), &cards(Viewer::Side(viewer)))
}

fn without(mut cards: Vec<String>, these: &[String]) -> Vec<String> {
    for card in these {
        if let Ok(at) = cards.binary_search(card) {
            cards.remove(at);
        }
    }
    cards
}

/// About six of the legal actions, spread over all.
fn some_actions<G: Game>(walk: &Walk<G>) -> Vec<G::Action> {
    let mut spread = dice("spread", walk.seed + u64::from(walk.step));
    let one_in = (walk.legal.len() as u32 / 6).max(1);
    walk.legal.iter().filter(|_| spread.below(one_in) == 0).copied().collect()
}

/// What the side to act learns about the possible results of its own actions.
fn previews_do_not_tell_the_unseen<G: Game>(seeds: Seeds) {
    let mut compared = 0u64;
    lookalikes::<G>(seeds, 40, |walk, viewer, other| {
        if walk.rules.to_act(&walk.state) != Some(viewer) {
            return;
        }
        for action in &some_actions(walk) {
            let told = |state: &G::State| preview(&walk.rules, state, *action, Viewer::Side(viewer)).map(|p| json(&p));
            assert_eq!(told(&walk.state), told(other), "{}: {action:?} previewed by {viewer}", walk.here());
            compared += 1;
        }
    });
    println!("{}: {compared} previews", G::RULEBOOK.game);
}

/// A result that a side is shown as certain happens in every game that looks the same to it.
fn what_is_sure_happens_whatever_is_unseen<G: Game>(seeds: Seeds) {
    let mut sure = 0u64;
    lookalikes::<G>(seeds, 40, |walk, viewer, other| {
        let rules = &walk.rules;
        if rules.to_act(&walk.state) != Some(viewer) {
            return;
        }
        let before = rules.table(&walk.state, Viewer::Side(viewer));
        for action in &some_actions(walk) {
            let Ok(told) = preview(rules, &walk.state, *action, Viewer::Side(viewer)) else { continue };
            let ([certain], []) = (&told.outcomes[..], &told.asks[..]) else { continue };
            let (mut after, mut chance) = (*other, dice("sure", walk.seed + u64::from(walk.step)));
            rules.apply(&mut after, *action, &mut chance, &mut Record::unread());
            while let Some(answer) = rules.default_answer(&after) {
                rules.apply(&mut after, answer, &mut chance, &mut Record::unread());
            }
            let came = changes(&before, &rules.table(&after, Viewer::Side(viewer)));
            assert_eq!(json(&certain.changes), json(&came), "{}: {action:?} of {viewer}", walk.here());
            sure += 1;
        }
    });
    println!("{}: {sure} sure outcomes", G::RULEBOOK.game);
}

/// Every way to do an action or to ask about one. Each answers with the error it meets.
fn doors(play: &mut dyn Play, action: &Action, path: &[String], viewer: Viewer) -> [(&'static str, Option<Error>); 6] {
    let seen = &mut |_: &dyn Play| panic!("{viewer} looked ahead");
    [
        ("check", play.check(action, viewer).err()),
        ("preview", play.preview(action, viewer).err()),
        ("why not", play.why_not(path, viewer)),
        ("prefetch", play.prefetch(action, viewer, seen).err()),
        ("act", play.act(action, viewer).err()),
        ("carry out", play.carry_out(action, viewer).err()),
    ]
}

/// A side that does not own the decision learns this and nothing else: the answer is the same whatever is tried, so that it depends on
/// nothing the decider holds. Once a game is over that is the answer to everybody.
fn nobody_acts_or_asks_for_another_side<G: Game>(seeds: Seeds) {
    let mut asked = 0u64;
    for seed in seeds {
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        loop {
            let to_act = play.to_act();
            let over = to_act.is_none();
            if over || picks.below(20) == 0 {
                let (before, code) = (face(&play), if over { "over" } else { "wrong-player" });
                let mut tried: Vec<Action> = play.actions(Viewer::All).into_iter().map(|l| l.action).collect();
                tried = (0..4.min(tried.len())).map(|_| one(&tried, &mut picks).clone()).collect();
                tried.push(Action { kind: "castle".into(), by: to_act, ..Action::default() });
                let mut paths = play.actions(Viewer::All).into_iter().map(|l| l.path);
                let path = paths.next_back().unwrap_or_else(|| vec!["button:end".into()]);
                // A spectator has no seat: such a viewer may look on, and decides nothing either.
                let viewers = [Side::P1, Side::P2, Side::NEUTRAL];
                for viewer in viewers.into_iter().filter(|side| Some(*side) != to_act) {
                    play.table(Viewer::Side(viewer));
                    play.events(0, Viewer::Side(viewer));
                    let mut answers = Vec::new();
                    for action in &tried {
                        for (door, error) in doors(&mut play, action, &path, Viewer::Side(viewer)) {
                            let error = error.unwrap_or_else(|| panic!("{}: {door}: {action:?}", G::RULEBOOK.game));
                            assert_eq!(error.code, code, "{}: {door}: {action:?}: {error:?}", G::RULEBOOK.game);
                            answers.push(json(&error));
                        }
                    }
                    answers.dedup();
                    assert_eq!(answers.len(), 1, "{} seed {seed}: {viewer}: {answers:?}", G::RULEBOOK.game);
                    asked += 1;
                }
                assert_eq!(face(&play), before, "{} seed {seed}: something was done", G::RULEBOOK.game);
            }
            let Some(action) = pick(&play, &mut picks) else { break };
            // Whoever's decision it is may act as themselves.
            let viewer = to_act.map_or(Viewer::All, Viewer::Side);
            play.act(&action, viewer).expect("a listed action is done");
        }
    }
    println!("{}: {asked} sides asked", G::RULEBOOK.game);
}

/// The same through the public face, in positions of Skirmish that differ in the hand of the side to act.
#[cfg(feature = "skirmish")]
mod skirmish_face {
    use rulewright::engine::session::Play;
    use rulewright::engine::side::{Side, Viewer};
    use rulewright::json as edge;
    use serde_json::json;

    fn position(to_act: &str, p2_hand: &[&str], p2_draw: &[&str]) -> Box<dyn Play> {
        let options = json!({ "game": "skirmish", "seed": "1", "setup": {
            "toAct": to_act,
            "players": {
                "p1": { "hand": { "cards": ["com-aim", "com-wind"] }, "draw": { "cards": ["com-march"] } },
                "p2": { "hand": { "cards": p2_hand }, "draw": { "cards": p2_draw } }
            },
            "pieces": {
                "mine": { "is": "ash-brenna", "owner": "p1", "at": [4, 4] },
                "theirs": { "is": "ash-brenna", "owner": "p2", "at": [5, 4] }
            }
        } });
        edge::create(&options.to_string()).expect("a good position")
    }

    fn twins(to_act: &str) -> [Box<dyn Play>; 2] {
        [
            position(to_act, &["com-aim", "com-wall"], &["com-wind", "com-march"]),
            position(to_act, &["com-wind", "com-march"], &["com-aim", "com-wall"]),
        ]
    }

    const P1: Viewer = Viewer::Side(Side::P1);

    /// Actions that only the other side's hand makes possible or impossible.
    fn probes() -> Vec<rulewright::engine::wire::Action> {
        let plain = ["com-aim", "com-wind", "com-wall", "com-march"].into_iter();
        let read = |value: serde_json::Value| edge::action(&value.to_string()).expect("an action");
        let mut probes: Vec<_> =
            plain.map(|card| read(json!({ "type": "card", "piece": "theirs", "card": card }))).collect();
        probes.push(read(json!({
            "type": "card", "piece": "theirs", "card": "com-aim", "attack": "longsword", "target": "mine"
        })));
        probes.push(read(json!({ "type": "end" })));
        probes
    }

    #[test]
    fn a_viewer_sees_the_same_table_actions_and_events() {
        for to_act in ["p1", "p2"] {
            let [a, b] = twins(to_act);
            assert_eq!(super::json(&a.table(P1)), super::json(&b.table(P1)), "{to_act} to act");
            assert_eq!(super::json(&a.actions(P1)), super::json(&b.actions(P1)), "{to_act} to act");
            assert_eq!(super::json(&a.events(0, P1)), super::json(&b.events(0, P1)), "{to_act} to act");
            if to_act == "p2" {
                assert!(a.actions(P1).is_empty(), "p1 is shown p2's actions");
            }
        }
    }

    /// A side may not try out the other's cards: neither outcome nor refusal may depend on a hand it cannot see.
    #[test]
    fn nothing_answers_for_the_other_side() {
        let [mut a, mut b] = twins("p2");
        for probe in probes() {
            let here = super::json(&probe);
            let path = ["card:com-wall".to_owned()];
            let [left, right] = [&mut a, &mut b].map(|play| super::doors(&mut **play, &probe, &path, P1));
            assert_eq!(left, right, "{here}");
            for (door, error) in left {
                assert_eq!(error.map(|e| e.code), Some("wrong-player"), "{door}: {here}");
            }
        }
        assert_eq!((a.step(), b.step()), (0, 0));
        for card in ["com-aim", "com-wind", "com-wall", "com-march"] {
            let path = [format!("card:{card}"), "piece:theirs".to_owned()];
            assert_eq!(a.why_not(&path, P1), b.why_not(&path, P1), "{path:?}");
        }
    }

    #[test]
    fn previews_and_reasons_are_the_same_to_the_side_to_act() {
        let [a, b] = twins("p1");
        for listed in a.actions(P1) {
            let (left, right) = (a.preview(&listed.action, P1), b.preview(&listed.action, P1));
            assert_eq!(left, right, "{}", super::json(&listed.action));
            assert!(left.is_ok() || left.is_err_and(|e| e.code == "too-large"));
        }
        for path in
            [&["card:com-wall"][..], &["piece:theirs"], &["piece:mine", "cell:12,9"], &["piece:theirs", "cell:5,5"]]
        {
            let path: Vec<String> = path.iter().map(|p| (*p).to_owned()).collect();
            assert_eq!(a.why_not(&path, P1), b.why_not(&path, P1), "{path:?}");
        }
    }
}
