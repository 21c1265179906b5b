//! Laws of Journal's battle, on random games: what the events of a game say, added up, is what is on the board; units, cards
//! and numbers are within their bounds; an action has one preflex and one reflex of each side; rounds go by initiative.
//!
//! The soak plays 2,000 games on all cores, and says which skills were used in none of them.
#![cfg(feature = "journal")]

#[path = "../support/mod.rs"]
mod support;

mod board;
mod causes;
mod mirror;
mod rounds;

use std::collections::BTreeMap;

use rulewright::games::journal::Journal;
use rulewright::games::journal::content::language::{CharacterId, SkillId, Timing, When};
use rulewright::games::journal::fact::{Deeds, Fact};
use rulewright::games::journal::state::{Means, State};
use support::crowd::{Counts, Most, join_counts};
use support::{Seeds, Walk, crowd};

#[test]
fn the_battle_is_what_its_events_say() {
    hold(0..60);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many games"]
fn the_battle_is_what_its_events_say_soak() {
    let found = hold(support::soak(200));
    let never: Vec<&str> = told().filter(|skill| !found.used.contains_key(skill.id())).map(SkillId::id).collect();
    assert!(never.is_empty(), "{} skills were never used: {never:?}", never.len());
}

/// The skills that somebody has and that are used: of passive ones, of Steady Eye and of Long Stride no use is reported.
fn told() -> impl Iterator<Item = SkillId> {
    let mut skills: Vec<SkillId> =
        CharacterId::all().flat_map(|is| is.character().skills.iter().map(|(skill, _)| *skill)).collect();
    skills.sort_unstable();
    skills.dedup();
    skills.into_iter().filter(|skill| {
        let row = skill.skill();
        row.timing != Timing::Passive && !matches!(row.when, When::LongRange | When::Movement(_))
    })
}

/// What was seen in many games.
#[derive(Default)]
struct Found {
    games: u64,
    steps: u64,
    /// How often each skill was used.
    used: Counts<&'static str>,
    /// How often each kind of fact was reported.
    told: BTreeMap<String, u64>,
    /// By which clause each game ended.
    ends: Counts<&'static str>,
    most: Most,
}

impl crowd::Found for Found {
    fn join(&mut self, other: Found) {
        self.games += other.games;
        self.steps += other.steps;
        join_counts(&mut self.used, other.used);
        join_counts(&mut self.told, other.told);
        join_counts(&mut self.ends, other.ends);
        self.most.join(other.most);
    }
}

impl Found {
    /// How full the piles are.
    fn measure(&mut self, s: &State) {
        self.most.meet("units", s.units.len());
        self.most.meet("items on the board", s.items.len());
        self.most.meet("frames", s.frames.iter().count());
        self.most.meet("units in rings", s.inside.len());
        self.most.meet("passes of a round", s.pass.into());
        for unit in s.units.iter() {
            self.most.meet("statuses of a unit", unit.statuses.len());
            self.most.meet("skills of a unit", unit.skills.len());
            self.most.meet("XP of a unit", unit.xp.into());
            self.most.meet("attacks on a unit in a round", unit.attacks.into());
        }
    }

    fn hear(&mut self, fact: &Fact) {
        let word = format!("{fact:?}");
        let kind = word.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        *self.told.entry(kind.to_owned()).or_default() += 1;
        let skill = match *fact {
            Fact::Declare { deed: Deeds::Skill(skill) | Deeds::Attack(Means::Skill(skill)), .. }
            | Fact::Use { skill, .. } => skill,
            _ => return,
        };
        *self.used.entry(skill.id()).or_default() += 1;
    }
}

/// Plays the games of these seeds, and says what was found.
fn hold(seeds: Seeds) -> Found {
    let found: Found = crowd::hold(seeds, play);
    let Found { games, steps, used, told, ends, most } = &found;
    println!("{games} games, {steps} steps, ends by {ends:?}; {} skills used; at most {most:?}; {told:?}", used.len());
    found
}

fn play(seed: u64, found: &mut Found) {
    let mut walk = Walk::<Journal>::new(seed);
    found.games += 1;
    let mut mirror = mirror::Mirror::of(&walk.state);
    let mut rounds = rounds::Rounds::default();
    let opened = walk.here();
    causes::hold(&walk.log.entries, 0, &opened);
    walk.log.entries.iter().for_each(|entry| found.hear(&entry.fact));
    loop {
        let here = walk.here();
        board::holds(&walk.rules, &walk.state, &here);
        found.measure(&walk.state);
        if !walk.go() {
            break;
        }
        let here = walk.here();
        let entries = &walk.log.entries[walk.since..];
        for entry in entries {
            mirror.hear(&entry.fact, &here);
            rounds.hear(entry, &mirror, &here);
            found.hear(&entry.fact);
        }
        mirror.shows(&walk.state, &here);
        rounds.agree(&walk.state, &here);
        causes::hold(&walk.log.entries, walk.since, &here);
        found.steps += 1;
    }
    *found.ends.entry(walk.state.outcome.map_or("none", |outcome| outcome.clause.id())).or_default() += 1;
}
