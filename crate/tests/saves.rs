//! Saves: a game saved anywhere has the same future, undo and redo are exact, and the games of `tests/saves` replay bit
//! for bit for ever.

mod support;

use std::fs;
use std::path::PathBuf;

use rulewright::engine::rules::Game;
use rulewright::engine::session::{Play, Session, redo, undo};
use rulewright::engine::side::{Side, Viewer};
use rulewright::json as edge;
use serde_json::{Value, json};
use support::{Seeds, Style, Walk, dice, face, json as text, laws, options, pick, session};

laws! {
    a_loaded_game_has_the_same_future: 12,
    undo_and_redo_are_exact: 12,
    going_back_and_on_forgets_what_was_undone: 12,
    what_is_prefetched_is_as_if_it_had_never_been: 6,
}

/// All that each viewer is shown of what happened, numbered as they count it, and the steps that they notice.
fn told(play: &dyn Play) -> Vec<(String, Vec<u32>)> {
    let of = |viewer| {
        let noticed = 0..=play.noticed(play.steps(), viewer);
        let steps = noticed.map(|step| play.step_of(step, viewer).expect("a viewer notices so many")).collect();
        (text(&play.events(0, viewer)), steps)
    };
    [Viewer::All, Viewer::Side(Side::P1), Viewer::Side(Side::P2)].map(of).into()
}

/// Saves at random points, loads the JSON, and plays on with the same picks on both.
fn a_loaded_game_has_the_same_future<G: Game>(seeds: Seeds) {
    let mut loads = 0;
    for seed in seeds {
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        let mut points = dice("points", seed);
        loop {
            if play.to_act().is_none() || points.below(40) == 0 {
                let here = format!("{} seed {seed} step {}", G::RULEBOOK.game, play.step());
                let save = text(&play.save());
                let mut again = edge::load(&save).unwrap_or_else(|e| panic!("{here}: {e}\n{save}"));
                assert_eq!(text(&again.save()), save, "{here}: the save of a loaded save");
                assert_eq!(face(&*again), face(&play), "{here}");
                assert_eq!(told(&*again), told(&play), "{here}");
                let mut on: Session<G> = Session::load(play.save()).expect("a save loads");
                let (mut a, mut b) = (picks.clone(), picks.clone());
                for ahead in 1..=40 {
                    let (left, right) = (pick(&on, &mut a), pick(&*again, &mut b));
                    assert_eq!(left, right, "{here}: {ahead} steps ahead");
                    let (Some(left), Some(right)) = (left, right) else { break };
                    let told = [on.act(&left, Viewer::All), again.act(&right, Viewer::All)];
                    assert_eq!(told[0], told[1], "{here}: {ahead} steps ahead");
                    assert_eq!(on.hash(), again.hash(), "{here}: {ahead} steps ahead");
                }
                loads += 1;
            }
            let Some(action) = pick(&play, &mut picks) else { break };
            play.act(&action, Viewer::All).expect("a listed action is done");
        }
    }
    println!("{}: {loads} saves", G::RULEBOOK.game);
}

/// Back to the start one by one, on to the end one by one, then anywhere: always the same face and the same events.
fn undo_and_redo_are_exact<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        let seen = |play: &Session<G>| (face(play), play.events(0, Viewer::All).len(), text(&play.save()));
        let mut faces = vec![seen(&play)];
        while let Some(action) = pick(&play, &mut picks) {
            play.act(&action, Viewer::All).expect("a listed action is done");
            faces.push(seen(&play));
        }
        let here = |step: usize| format!("{} seed {seed} step {step}", G::RULEBOOK.game);
        for step in (0..faces.len() - 1).rev() {
            undo(&mut play).expect("there is something to undo");
            assert_eq!(seen(&play), faces[step], "{}: undone", here(step));
            assert_eq!(play.steps() as usize, faces.len() - 1, "{}: undone", here(step));
        }
        assert!(undo(&mut play).is_err(), "{}: undone before the start", here(0));
        for (step, face) in faces.iter().enumerate().skip(1) {
            redo(&mut play).expect("there is something to redo");
            assert_eq!(seen(&play), *face, "{}: redone", here(step));
        }
        assert!(redo(&mut play).is_err(), "{}: redone past the end", here(faces.len()));
        for _ in 0..20 {
            let step = picks.below(faces.len() as u32);
            play.goto(step).expect("there is such a step");
            assert_eq!(seen(&play), faces[step as usize], "{}: gone to", here(step as usize));
        }
        let before = seen(&play);
        for step in [faces.len() as u32, u32::MAX] {
            assert!(play.goto(step).is_err(), "{}", here(step as usize));
        }
        assert_eq!(seen(&play), before, "{}: a refused goto moved", here(0));
    }
}

/// Another action after an undo: the game goes on as if what was undone had never been.
fn going_back_and_on_forgets_what_was_undone<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        for round in 0..6 {
            for _ in 0..30 {
                let Some(action) = pick(&play, &mut picks) else { break };
                play.act(&action, Viewer::All).expect("a listed action is done");
            }
            let step = picks.below(play.step() + 1);
            play.goto(step).expect("there is such a step");
            let Some(action) = pick(&play, &mut picks) else { break };
            play.act(&action, Viewer::All).expect("a listed action is done");
            let here = format!("{} seed {seed} round {round} back to {step}", G::RULEBOOK.game);
            assert_eq!((play.step(), play.steps()), (step + 1, step + 1), "{here}");
            let again: Session<G> = Session::load(play.save()).expect("a save loads");
            assert_eq!(face(&again), face(&play), "{here}");
            assert_eq!(told(&again), told(&play), "{here}");
        }
    }
}

/// Looking ahead shows what doing the action shows, and leaves everything as it was: what was undone can still be redone.
fn what_is_prefetched_is_as_if_it_had_never_been<G: Game>(seeds: Seeds) {
    for seed in seeds {
        let mut play = session::<G>(seed);
        let mut picks = dice("picks", seed);
        for _ in 0..80 {
            let Some(action) = pick(&play, &mut picks) else { break };
            play.act(&action, Viewer::All).expect("a listed action is done");
        }
        let shown = |play: &dyn Play| (face(play), told(play));
        let (end, last) = (play.step(), shown(&play));
        for step in [0, end / 3, end / 2, end] {
            let here = format!("{} seed {seed} step {step} of {end}", G::RULEBOOK.game);
            play.goto(step).expect("there is such a step");
            let Some(action) = pick(&play, &mut picks) else { continue };
            let before = shown(&play);
            let mut prefetched = None;
            let ahead = play.prefetch(&action, Viewer::All, &mut |after| prefetched = Some(shown(after)));
            ahead.expect("a listed action is done");
            assert_eq!(shown(&play), before, "{here}: looking ahead changed something");
            assert_eq!((play.step(), play.steps()), (step, end), "{here}");
            let mut done: Session<G> = Session::load(play.save()).expect("a save loads");
            done.act(&action, Viewer::All).expect("a listed action is done");
            assert_eq!(prefetched, Some(shown(&done)), "{here}");
            play.goto(end).expect("what was undone is still there");
            assert_eq!(shown(&play), last, "{here}: what was undone has changed");
        }
    }
}

/// The files of the corpus. A game of it is `{ "hash": .., "ends": .., "save": .. }`: a save as [`Play::save`] gives it,
/// and the hash and the [`ends`] after its last action.
fn corpus() -> Vec<(PathBuf, Vec<Value>)> {
    let folder = support::root().join("tests/saves");
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder).map(|entries| entries.filter_map(|e| Some(e.ok()?.path())).collect()).unwrap_or_default();
    files.retain(|path| path.extension().is_some_and(|e| e == "json"));
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a corpus file can be read");
        let games = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path, games)
    };
    files.into_iter().map(read).collect()
}

/// How a game ended, in the words of the rulebook alone: what stays the same when only the form of a state, and with it
/// the hash, is changed.
fn ends(play: &dyn Play) -> Value {
    let table = play.table(Viewer::All);
    let pieces = table.pieces.iter().map(|(name, p)| (name.to_string(), json!([p.stats.get("health"), p.at])));
    let players = table.players.iter().map(|(side, p)| {
        let piles = [&p.hand, &p.draw, &p.discard].map(|pile| pile.count);
        (side.to_string(), json!({ "stats": p.stats, "hand": p.hand.cards, "piles": piles }))
    });
    json!({
        "result": play.result(),
        "round": table.round,
        "events": play.events(0, Viewer::All).len(),
        "players": players.collect::<serde_json::Map<_, _>>(),
        "pieces": pieces.collect::<serde_json::Map<_, _>>(),
    })
}

/// Every game of the corpus loads, ends, and gives the hash it gave when it was saved.
#[test]
fn golden_saves_replay_bit_for_bit() {
    let built: Vec<String> = rulewright::games::games().into_iter().map(|g| g.id).collect();
    for (path, games) in corpus() {
        if !games.iter().all(|g| built.iter().any(|id| g["save"]["game"] == id.as_str())) {
            println!("{}: its game is not in this build", path.display());
            continue;
        }
        let least = games_of(games[0]["save"]["game"].as_str().unwrap_or_default());
        assert!(games.len() >= least, "{}: a corpus has at least {least} games", path.display());
        let (mut differ, mut formal) = (Vec::new(), 0);
        for (n, golden) in games.iter().enumerate() {
            match edge::load(&golden["save"].to_string()) {
                Ok(play) if ends(&*play) != golden["ends"] || play.result().is_none() => {
                    differ.push(format!("[{n}] ended {}\n  and now ends {}", golden["ends"], ends(&*play)));
                }
                Ok(play) => formal += u32::from(golden["hash"] != play.hash()),
                Err(error) => differ.push(format!("[{n}] {error}")),
            }
        }
        let text = differ.iter().take(5).cloned().collect::<Vec<_>>().join("\n");
        assert!(differ.is_empty(), "{}: {} of {} games differ:\n{text}", path.display(), differ.len(), games.len());
        // The games are as they were; what their hashes are made over has another form now. On purpose?
        assert!(formal == 0, "{}: {formal} hashes differ, and no game does; see README.md", path.display());
        println!("{}: {} games", path.display(), games.len());
    }
}

/// Writes `tests/saves/<game>.json` again. Only when rules change on purpose: the corpus is a promise to players.
#[test]
#[ignore = "writes the corpus of golden saves anew"]
fn write_golden_saves() {
    #[cfg(feature = "skirmish")]
    write_corpus::<rulewright::games::skirmish::Skirmish>();
    #[cfg(feature = "duelyst")]
    write_corpus::<rulewright::games::duelyst::Duelyst>();
    #[cfg(feature = "noxilia")]
    write_corpus::<rulewright::games::noxilia::Noxilia>();
    #[cfg(feature = "pox")]
    write_corpus::<rulewright::games::pox::Pox>();
    #[cfg(feature = "journal")]
    write_corpus::<rulewright::games::journal::Journal>();
}

/// Writes new hashes into the corpus, the games left as they are: for when a state has a new form and nothing else is
/// new. A game that ends otherwise stops it.
#[test]
#[ignore = "writes new hashes into the corpus of golden saves"]
fn write_golden_hashes() {
    for (path, games) in corpus() {
        let lines = games.iter().enumerate().map(|(n, golden)| {
            let play = edge::load(&golden["save"].to_string()).expect("a game of the corpus loads");
            assert_eq!(ends(&*play), golden["ends"], "{}[{n}]", path.display());
            let (hash, ends, save) = (play.hash(), &golden["ends"], &golden["save"]);
            format!("{{\"hash\":\"{hash}\",\"ends\":{ends},\"save\":{save}}}")
        });
        let lines: Vec<String> = lines.collect();
        fs::write(&path, format!("[\n{}\n]\n", lines.join(",\n"))).expect("the corpus can be written");
    }
}

/// How many games a corpus has: games that tell their decks are longer to write.
fn games_of(game: &str) -> usize {
    if ["duelyst", "noxilia", "pox", "journal"].contains(&game) { 100 } else { 200 }
}

/// Games of at most so many actions, so that the corpus stays small. Few battles of Journal are shorter than this.
fn longest_of(game: &str) -> u32 {
    if game == "journal" { 220 } else { 150 }
}

fn write_corpus<G: Game>() {
    let mut lines = Vec::new();
    let longest = longest_of(G::RULEBOOK.game);
    for seed in 0.. {
        let style = [Style::Kinds, Style::Any, Style::Kinds, Style::Greedy][seed as usize % 4];
        let mut walk = Walk::<G>::styled(seed, style);
        let mut play: Session<G> = Session::create(options::<G>(seed)).expect("a game begins");
        while let Some(action) = walk.pick().filter(|_| walk.step <= longest) {
            let written = walk.rules.write(&walk.state, action);
            walk.play(action);
            play.act(&written, Viewer::All).expect("a listed action is done");
        }
        if walk.step <= longest {
            let (hash, ends, save) = (play.hash(), ends(&play), text(&play.save()));
            lines.push(format!("{{\"hash\":\"{hash}\",\"ends\":{ends},\"save\":{save}}}"));
        }
        if lines.len() == games_of(G::RULEBOOK.game) {
            println!("{}: the first {} seeds", G::RULEBOOK.game, seed + 1);
            break;
        }
    }
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    println!("{}: {} games, {} bytes", G::RULEBOOK.game, lines.len(), text.len());
    fs::write(support::root().join(format!("tests/saves/{}.json", G::RULEBOOK.game)), text)
        .expect("the corpus can be written");
}
