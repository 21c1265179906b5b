//! An attack and its damage: every sequence of dice one by one, by the sentences of the ledger (`attack.*`, `bonus.*`,
//! `notation.*`, `keyword.*`, `house.boost.*`, `house.dice.1`). Nothing is shared with the engine.

use std::collections::BTreeMap;

use rulewright::engine::chance::Seeded;

/// An attack and all that bears on it.
#[derive(Debug, Clone, Default)]
pub struct Attack {
    pub sets: u32,
    pub power: i32,
    pub subtype: &'static str,
    pub bonus: i32,
    pub keywords: Vec<&'static str>,
    pub range: &'static str,
    /// A boost: dice, bonus, keyword.
    pub boost: Option<(i32, i32, Option<&'static str>)>,
    /// Lasting cards before the attacker: dice or bonus, how much.
    pub before_attacker: Vec<(bool, i32)>,
    /// The defender's printed dice.
    pub defence: i32,
    /// The defender's printed extras: dice, bonus, against.
    pub extras: Vec<(i32, i32, &'static str)>,
    /// Lasting cards before the defender: dice or bonus, how much, against, against which ranges.
    pub before_defender: Vec<(bool, i32, Option<&'static str>, Option<&'static str>)>,
    pub guard: bool,
    pub defenseless: bool,
    pub thicket: bool,
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
    pub fn random(with: &mut Seeded) -> Attack {
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
    pub fn damage(&self) -> (BTreeMap<i32, u128>, u128) {
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
