//! What a side is shown, and what its bots choose.

use rulewright::engine::bot::{self, Choice};
use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::Game;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::Offer;

use crate::lookalikes::lookalikes;
use crate::support::{Seeds, Walk, dice, json};

fn listed<G: Game>(rules: &G, state: &G::State) -> Vec<Offer> {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    legal.into_iter().map(|action| rules.offer(state, action)).collect()
}

/// Tables, action lists, refusals and values are byte-equal, and resampling knows no more than the viewer does.
pub fn the_unseen_changes_nothing_seen<G: Game>(seeds: Seeds) {
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
pub fn however_it_is_dealt_it_looks_the_same<G: Game>(seeds: Seeds) {
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
pub fn the_unseen_sways_no_bot<G: Game>(seeds: Seeds) {
    let choice =
        |name: &str, seed: u64| Choice { bot: name.into(), level: None, iterations: Some(20), seed: seed.to_string() };
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
