use rulewright_engine::chance::{Chance, Seeded};
use rulewright_engine::rules::Rules;
use rulewright_engine::rules::event::Record;
use rulewright_engine::wire;
use rulewright_pox::Pox;
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(50);
    let law: bool = std::env::args().nth(2).is_some();
    let (mut steps, mut turns, mut listed, mut wins, mut maxu, mut maxc) = (0u64, 0u64, 0u64, [0u32; 3], 0, 0);
    let start = std::time::Instant::now();
    for seed in 0..games {
        let mut chance = Seeded::new(seed);
        let options = wire::Options {
            map: Some(if seed % 2 == 0 { "broken-causeway" } else { "cinder-yard" }.into()),
            players: {
                let d = ["ironfist-vanguard", "sundered-horde", "border-pact", "broken-oath"];
                vec![
                    wire::Seat { deck: Some(d[(seed / 2 % 4) as usize].into()), ..Default::default() },
                    wire::Seat { deck: Some(d[(seed / 8 % 4) as usize].into()), ..Default::default() },
                ]
            },
            ..Default::default()
        };
        let (rules, mut s) = Pox::new_game(&options, &mut chance);
        let mut out = Vec::new();
        while rules.to_act(&s).is_some() {
            rules.legal(&s, &mut out);
            if law && steps % 37 == 0 {
                let mut every = Vec::new();
                rules.every(&s, &mut every);
                let allowed: std::collections::HashSet<_> =
                    every.iter().copied().filter(|a| rules.check(&s, *a).is_ok()).collect();
                let offered: std::collections::HashSet<_> = out.iter().copied().collect();
                {
                    let mut seen = std::collections::HashSet::new();
                    for a in &out {
                        assert!(seen.insert(*a), "twice {a:?}");
                    }
                }
                for a in &allowed {
                    assert!(offered.contains(a), "not offered {a:?}");
                }
                for a in &offered {
                    assert!(allowed.contains(a), "not allowed {a:?}");
                }
            }
            listed += out.len() as u64;
            let numbers: Vec<u16> = (0..out.len() as u16).collect();
            let a = out[chance.draw(&numbers)];
            if seed % 3 == 0 {
                let mut log = Record::default();
                rules.apply(&mut s, a, &mut chance, &mut log);
            } else {
                rules.apply(&mut s, a, &mut chance, &mut ());
            }
            steps += 1;
            maxu = maxu.max(s.units.len());
            maxc = maxc.max(s.conditions.len());
        }
        turns += u64::from(s.turn);
        match rules.result(&s).and_then(|r| r.winner) {
            Some(x) => wins[usize::from(x.0)] += 1,
            None => wins[2] += 1,
        }
    }
    let t = start.elapsed();
    println!(
        "{games} games, {steps} steps, {} turns each, {} listed a decision, wins {wins:?}, most units {maxu} conditions {maxc}; {:?}, {} ns a step, state {}",
        turns / games.max(1),
        listed / steps.max(1),
        t,
        t.as_nanos() as u64 / steps.max(1),
        size_of::<rulewright_pox::state::State>()
    );
}
