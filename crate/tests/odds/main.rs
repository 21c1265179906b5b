//! Odds: exact, and the same as rolling; and for the attack of Skirmish a second computation, written from the
//! rulebook's sentences alone.

mod support;

use std::collections::HashMap;

use rulewright::engine::chance::{Enumerated, Odds};
use rulewright::engine::rules::Game;
#[cfg(feature = "duelyst")]
use rulewright::engine::side::Viewer;
use support::{Seeds, Walk, Watched, dice, laws};

laws! {
    odds_sum_to_one: 40,
    odds_agree_with_rolling: 16,
}

/// More outcomes than this are left to the soak of previews.
const MOST: usize = 2_000;

/// The odds of all outcomes of a legal action are one, exactly.
fn odds_sum_to_one<G: Game>(seeds: Seeds) {
    let (mut actions, mut many, mut most) = (0u64, 0u64, 0);
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            let one_in = (walk.legal.len() as u32 / 4).max(1);
            for action in walk.legal.iter().filter(|_| sample.below(8 * one_in) == 0) {
                let run = |chance: &mut Enumerated| {
                    walk.rules.apply(&mut walk.state.clone(), *action, chance, &mut ());
                };
                match Enumerated::each(MOST, run) {
                    Err(_) => many += 1,
                    Ok(outcomes) => {
                        let sum = outcomes.iter().try_fold(Odds::ZERO, |sum, (_, odds)| sum.or(*odds));
                        assert_eq!(sum, Some(Odds::ONE), "{}: {action:?}: {} outcomes", walk.here(), outcomes.len());
                        most = most.max(outcomes.len());
                        actions += 1;
                    }
                }
            }
            if !walk.go() {
                break;
            }
        }
    }
    println!("{}: {actions} actions with at most {most} outcomes; {many} have more than {MOST}", G::RULEBOOK.game);
}

/// Rolls an action 20,000 times: each outcome comes as often as its odds say, within five standard deviations.
fn odds_agree_with_rolling<G: Game>(seeds: Seeds) {
    const ROLLS: u32 = 20_000;
    let (mut actions, mut outcomes) = (0u64, 0u64);
    for seed in seeds {
        let mut walk = Walk::<G>::new(seed);
        let mut sample = dice("sample", seed);
        loop {
            if sample.below(24) == 0 {
                for action in walk.legal.clone() {
                    let Some(odds) = expected(&walk, action) else { continue };
                    if odds.len() < 2 || sample.below(6) > 0 {
                        continue;
                    }
                    let mut seen: HashMap<G::State, u32> = HashMap::new();
                    for _ in 0..ROLLS {
                        let mut state = walk.state;
                        walk.rules.apply(&mut state, action, &mut sample, &mut ());
                        *seen.entry(state).or_default() += 1;
                    }
                    for state in seen.keys() {
                        assert!(odds.contains_key(state), "{}: {action:?}: rolled what has no odds", walk.here());
                    }
                    for (state, odds) in &odds {
                        let (p, n) = (odds.as_f64(), f64::from(ROLLS));
                        let got = f64::from(seen.get(state).copied().unwrap_or(0));
                        // One over, for outcomes so rare that a single one is far from what is expected.
                        let bound = 5.0 * (n * p * (1.0 - p)).sqrt() + 1.0;
                        let here = walk.here();
                        assert!((got - n * p).abs() <= bound, "{here}: {action:?}: {got} of {n}, odds {odds:?}");
                        outcomes += 1;
                    }
                    actions += 1;
                }
            }
            if !walk.go() {
                break;
            }
        }
    }
    println!("{}: {actions} actions, {outcomes} outcomes, {ROLLS} rolls each", G::RULEBOOK.game);
}

/// The odds of each state after an action, if it rolls dice and draws no card: where cards are drawn, states that look
/// alike may keep their piles in another order.
fn expected<G: Game>(walk: &Walk<G>, action: G::Action) -> Option<HashMap<G::State, Odds>> {
    let mut drawn = 0;
    let run = |chance: &mut Enumerated| {
        let mut state = walk.state;
        let mut watched = Watched { chance, draws: 0 };
        walk.rules.apply(&mut state, action, &mut watched, &mut ());
        drawn += watched.draws;
        state
    };
    let outcomes = Enumerated::each(MOST, run).ok()?;
    let mut odds = HashMap::new();
    for (state, one) in outcomes {
        let sum = odds.entry(state).or_insert(Odds::ZERO);
        *sum = sum.or(one)?;
    }
    (drawn == 0).then_some(odds)
}

/// The attack of Skirmish, computed again: every sequence of dice one by one, by the sentences of the ledger
/// (`attack.*`, `bonus.*`, `notation.*`, `keyword.*`, `house.boost.*`, `house.dice.1`). Nothing is shared with the engine.
#[cfg(feature = "skirmish")]
mod attack {
    use std::collections::BTreeMap;

    use super::support::{self, dice};
    use rulewright::engine::chance::Seeded;
    use rulewright::engine::side::Viewer;
    use rulewright::json as edge;
    use serde_json::{Value, json};

    /// An attack and all that bears on it.
    #[derive(Debug, Clone, Default)]
    struct Attack {
        sets: u32,
        power: i32,
        subtype: &'static str,
        bonus: i32,
        keywords: Vec<&'static str>,
        range: &'static str,
        /// A boost: dice, bonus, keyword.
        boost: Option<(i32, i32, Option<&'static str>)>,
        /// Lasting cards before the attacker: dice or bonus, how much.
        before_attacker: Vec<(bool, i32)>,
        /// The defender's printed dice.
        defence: i32,
        /// The defender's printed extras: dice, bonus, against.
        extras: Vec<(i32, i32, &'static str)>,
        /// Lasting cards before the defender: dice or bonus, how much, against, against which ranges.
        before_defender: Vec<(bool, i32, Option<&'static str>, Option<&'static str>)>,
        guard: bool,
        defenseless: bool,
        thicket: bool,
    }

    const SUBTYPES: [(&str, &str, &str); 8] = [
        ("ps", "slashing", "physical"),
        ("pp", "piercing", "physical"),
        ("pb", "bashing", "physical"),
        ("mf", "fire", "magical"),
        ("ma", "arcane", "magical"),
        ("mb", "bio", "magical"),
        ("mh", "holy", "magical"),
        ("md", "dark", "magical"),
    ];
    const KEYWORDS: [&str; 6] = ["knock-back", "crushing", "poisoned", "penetrating", "focused", "flaming"];
    const AGAINST: [&str; 6] = ["physical", "magical", "slashing", "fire", "holy", "piercing"];

    impl Attack {
        fn random(with: &mut Seeded) -> Attack {
            let mut below = |n: u32| with.below(n) as i32;
            let sets = if below(4) == 0 { 2 + below(2) as u32 } else { 1 };
            let power = 1 + below(5);
            let subtype = SUBTYPES[below(8) as usize].0;
            let bonus = if below(2) == 0 { 0 } else { 1 + below(4) };
            let keywords = KEYWORDS.into_iter().filter(|_| below(5) == 0).collect();
            let range = ["melee", "reach", "range", "distance", "minion"][below(5) as usize];
            let boost = (below(3) == 0).then(|| {
                let keyword = (below(3) == 0).then(|| KEYWORDS[below(6) as usize]);
                (below(5) - 2, below(5) - 2, keyword)
            });
            let before_attacker = (0..below(3)).map(|_| (below(2) == 0, below(5) - 2)).collect();
            let against = |n: i32| AGAINST[n as usize];
            let extras = (0..below(3)).map(|_| (below(2), below(3), against(below(6)))).collect();
            let before_defender = (0..below(3))
                .map(|_| {
                    let only = (below(2) == 0).then(|| against(below(6)));
                    let ranges = (below(3) == 0).then(|| ["melee", "range"][below(2) as usize]);
                    (below(2) == 0, below(5) - 2, only, ranges)
                })
                .collect();
            let (defence, guard) = (below(4), below(4) == 0);
            let (defenseless, thicket) = (below(10) == 0, below(3) == 0);
            let extra =
                Attack { sets, power, subtype, bonus, keywords, range, boost, before_attacker, ..Attack::default() };
            Attack { defence, extras, before_defender, guard, defenseless, thicket, ..extra }
        }

        fn has(&self, keyword: &str) -> bool {
            let added = self.boost.and_then(|(.., added)| added);
            self.keywords.contains(&keyword) || added == Some(keyword)
        }

        fn is(&self, against: &str) -> bool {
            let (_, name, category) = SUBTYPES.iter().find(|(code, ..)| *code == self.subtype).expect("a subtype");
            against == *name || against == *category
        }

        fn attack_dice(&self) -> i32 {
            let boosted = self.boost.map_or(self.power, |(dice, ..)| (self.power + dice).max(1));
            let laid: i32 = self.before_attacker.iter().filter(|(dice, _)| *dice).map(|(_, n)| n).sum();
            (boosted + laid).max(0)
        }

        fn attack_bonus(&self) -> i32 {
            let boost = self.boost.map_or(0, |(_, bonus, _)| bonus);
            let laid: i32 = self.before_attacker.iter().filter(|(dice, _)| !*dice).map(|(_, n)| n).sum();
            (self.bonus + boost + laid).max(0)
        }

        fn laid_before_defender(&self, dice: bool) -> i32 {
            let fits = |(is_dice, _, against, ranges): &&(bool, i32, Option<&str>, Option<&str>)| {
                *is_dice == dice && against.is_none_or(|a| self.is(a)) && ranges.is_none_or(|r| r == self.range)
            };
            self.before_defender.iter().filter(fits).map(|(_, n, ..)| n).sum()
        }

        fn defence_dice(&self) -> i32 {
            let printed: i32 = self.extras.iter().filter(|(.., a)| self.is(a)).map(|(dice, ..)| dice).sum();
            (self.defence + printed + self.laid_before_defender(true) + i32::from(self.guard)).max(0)
        }

        fn defence_bonus(&self) -> i32 {
            let printed: i32 = self.extras.iter().filter(|(.., a)| self.is(a)).map(|(_, bonus, _)| bonus).sum();
            let cover = i32::from(self.thicket && self.range == "range");
            (printed + self.laid_before_defender(false) + cover).max(0)
        }

        /// Damage, and in how many of how many ways.
        fn damage(&self) -> (BTreeMap<i32, u128>, u128) {
            let scores = ways(self.attack_dice(), self.attack_bonus(), 4, |natural| {
                if self.has("focused") || natural == 6 || natural == 5 && self.has("crushing") { 3 } else { 1 }
            });
            // The best of several sets.
            let mut best = scores.clone();
            for _ in 1..self.sets {
                let mut next = BTreeMap::new();
                for (a, m) in &best {
                    for (b, n) in &scores {
                        *next.entry(*a.max(b)).or_insert(0) += m * n;
                    }
                }
                best = next;
            }
            let blocks = if self.has("penetrating") || self.defenseless {
                BTreeMap::from([(0, 1)])
            } else {
                ways(self.defence_dice(), self.defence_bonus(), 5, |_| 1)
            };
            let mut damage = BTreeMap::new();
            for (score, m) in &best {
                for (block, n) in &blocks {
                    *damage.entry((score - block).max(0)).or_insert(0) += m * n;
                }
            }
            let all = damage.values().sum();
            (damage, all)
        }

        /// The same as a position.
        fn position(&self) -> Value {
            let mut cards = Vec::new();
            let mut lay = |at: &str, n: usize, what: String, add: i32, against: Option<&str>, ranges: Option<&str>| {
                let id = format!("{at}-{n}");
                let mut effect = json!({ "op": "modify", "what": what, "add": add });
                if let Some(against) = against {
                    effect["against"] = json!([against]);
                }
                if let Some(ranges) = ranges {
                    effect["against_range"] = json!([ranges]);
                }
                cards.push(
                    json!({ "id": id, "target": { "side": "self" }, "effects": [effect], "lasts": { "turns": 2 } }),
                );
                json!({ "is": id })
            };
            let stat = |side: &str, dice: bool| format!("{side}_{}", if dice { "dice" } else { "bonus" });
            let mine = self.before_attacker.iter().enumerate();
            let mine: Vec<Value> =
                mine.map(|(n, (dice, add))| lay("mine", n, stat("attack", *dice), *add, None, None)).collect();
            let theirs = self.before_defender.iter().enumerate();
            let mut theirs: Vec<Value> = theirs
                .map(|(n, (dice, add, against, ranges))| {
                    lay("theirs", n, stat("defence", *dice), *add, *against, *ranges)
                })
                .collect();
            theirs.extend(self.guard.then(|| json!({ "is": "guard" })));
            theirs.extend(self.defenseless.then(|| json!({ "is": "defenseless" })));
            if let Some((dice, bonus, keyword)) = self.boost {
                let keywords: Vec<&str> = keyword.into_iter().collect();
                let strike = json!({ "op": "strike", "add_dice": dice, "add_bonus": bonus, "add_keywords": keywords });
                cards.push(json!({ "id": "boost", "target": { "side": "enemy" }, "effects": [strike] }));
            }
            let sets = if self.sets > 1 { format!("{}x", self.sets) } else { String::new() };
            let bonus = if self.bonus > 0 { format!("+{}", self.bonus) } else { String::new() };
            let notation = format!("{sets}{}{}{bonus}", self.power, self.subtype);
            let range = match self.range {
                near @ ("melee" | "reach") => json!({ "kind": near }),
                far => json!({ "kind": far, "x": 3 }),
            };
            let extras: Vec<Value> =
                self.extras.iter().map(|(d, b, a)| json!({ "dice": d, "bonus": b, "against": [a] })).collect();
            let hand: Vec<&str> = self.boost.iter().map(|_| "boost").collect();
            let row = if self.thicket { ".....\"......." } else { "............." };
            let mut rows = vec!["............."; 9];
            rows[3] = row;
            json!({ "game": "skirmish", "seed": "odds", "setup": {
                "toAct": "p1",
                "board": { "rows": rows },
                "content": { "cards": cards, "units": [
                    { "id": "striker", "attacks": [
                        { "id": "strike", "notation": notation, "range": range, "keywords": self.keywords }
                    ] },
                    { "id": "target", "hp": 250, "defence": { "dice": self.defence, "mods": extras } }
                ] },
                "players": { "p1": { "hand": { "cards": hand } } },
                "pieces": {
                    "mine": { "is": "striker", "owner": "p1", "at": [5, 4], "cards": mine },
                    "theirs": { "is": "target", "owner": "p2", "at": [6, 4], "cards": theirs }
                }
            } })
        }

        fn action(&self) -> Value {
            match self.boost {
                Some(_) => {
                    json!({ "type": "card", "piece": "mine", "card": "boost", "attack": "strike", "target": "theirs" })
                }
                None => json!({ "type": "attack", "piece": "mine", "attack": "strike", "target": "theirs" }),
            }
        }
    }

    /// Every sequence of so many dice: what those that reach the mark are worth, and in how many sequences.
    fn ways(count: i32, bonus: i32, mark: i32, worth: impl Fn(i32) -> i32) -> BTreeMap<i32, u128> {
        let mut ways = BTreeMap::new();
        for sequence in 0..6i32.pow(count as u32) {
            let natural: Vec<i32> = (0..count as u32).map(|n| sequence / 6i32.pow(n) % 6 + 1).collect();
            let mut adjusted = natural.clone();
            for _ in 0..bonus {
                // Point by point: on the highest die that fails.
                let Some(highest) = adjusted.iter().copied().filter(|die| *die < mark).max() else { break };
                let at = adjusted.iter().position(|die| *die == highest).expect("it is one of them");
                adjusted[at] += 1;
            }
            let value = natural.iter().zip(&adjusted).filter(|(_, a)| **a >= mark).map(|(n, _)| worth(*n)).sum();
            *ways.entry(value).or_insert(0) += 1;
        }
        ways
    }

    /// The preview's damage, as fractions over `all`.
    fn previewed(attack: &Attack, all: u128) -> BTreeMap<i32, u128> {
        let options = attack.position().to_string();
        let play = edge::create(&options).unwrap_or_else(|e| panic!("{e}\n{options}"));
        let action = edge::action(&attack.action().to_string()).expect("an action");
        let preview = play.preview(&action, Viewer::All).unwrap_or_else(|e| panic!("{e}\n{options}"));
        let mut damage = BTreeMap::new();
        for outcome in &preview.outcomes {
            let hurt = outcome.changes.iter().find(|c| c.of == "theirs" && c.what == "health");
            let (of, ways) = outcome.odds.split_once('/').expect("a fraction");
            let (of, ways): (u128, u128) = (of.parse().expect("a number"), ways.parse().expect("a number"));
            assert_eq!(all % ways, 0, "{attack:?}: {} of {all}", outcome.odds);
            *damage.entry(-hurt.and_then(|c| c.by).unwrap_or(0)).or_insert(0) += all / ways * of;
        }
        damage
    }

    fn agree(seeds: support::Seeds) {
        let mut outcomes = 0;
        for seed in seeds {
            let attack = Attack::random(&mut dice("attack", seed));
            let (damage, all) = attack.damage();
            assert_eq!(previewed(&attack, all), damage, "seed {seed}: {attack:?}, of {all}");
            outcomes += damage.len();
        }
        println!("{outcomes} outcomes");
    }

    #[test]
    fn a_plain_computation_gives_the_same_damage() {
        agree(0..300);
    }

    #[test]
    #[ignore = "soak: RULEWRIGHT_SOAK says how many seeds"]
    fn a_plain_computation_gives_the_same_damage_soak() {
        agree(support::soak(300));
    }

    /// The second computation is itself held to numbers worked out by hand.
    #[test]
    fn the_plain_computation_knows_what_a_die_is_worth() {
        let plain = Attack { sets: 1, power: 1, subtype: "ps", range: "melee", ..Attack::default() };
        assert_eq!(plain.damage(), (BTreeMap::from([(0, 3), (1, 2), (3, 1)]), 6));
        let crushing = Attack { keywords: vec!["crushing"], ..plain.clone() };
        assert_eq!(crushing.damage().0, BTreeMap::from([(0, 3), (1, 1), (3, 2)]));
        let focused = Attack { keywords: vec!["focused"], bonus: 1, ..plain.clone() };
        assert_eq!(focused.damage().0, BTreeMap::from([(0, 2), (3, 4)]));
        let blocked = Attack { defence: 1, ..plain.clone() };
        assert_eq!(blocked.damage().0, BTreeMap::from([(0, 22), (1, 8), (2, 2), (3, 4)]));
        let twice = Attack { sets: 2, ..plain };
        assert_eq!(twice.damage().0, BTreeMap::from([(0, 9), (1, 16), (3, 11)]));
    }
}

/// Two eggs, each of one of twenty golems on one of five tiles: eight thousand positions, which would take seconds to tell.
#[cfg(feature = "duelyst")]
#[test]
fn more_positions_than_can_be_told_are_too_large() {
    let options = serde_json::json!({ "game": "duelyst", "seed": "eggs", "setup": {
        "toAct": "p1",
        "players": { "p1": { "hand": { "cards": ["true-strike"] } } },
        "pieces": { "jug": { "is": "juggernaut", "owner": "p2", "at": [6, 1] } }
    } });
    let play = rulewright::json::create(&options.to_string()).expect("the position is good");
    let action = rulewright::json::action(r#"{ "type": "play", "card": "true-strike", "target": "jug" }"#);
    let refused = play.preview(&action.expect("an action"), Viewer::All).expect_err("there are thousands");
    assert_eq!(refused.code, "too-large");
}
