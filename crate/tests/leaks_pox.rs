//! Pox's hidden runes: the two battlegroups have no rune in common and none twice, so that what only one player knows has a word of
//! its own, which is looked for in every text that the other is given: Tables, events, lists and refusals. Traps and the conditions
//! that hide are looked for too, until the other player has met them.
#![cfg(feature = "pox")]

mod support;

use std::collections::HashSet;

use rulewright::engine::chance::Seeded;
use rulewright::engine::refusal::Error;
use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{DeckList, Options, Seat};
use rulewright::games::pox::Pox;
use rulewright::games::pox::content::language::{Faction, NO_RUNE, RuneId};
use rulewright::games::pox::fact::{Fact, Who};
use rulewright::games::pox::state::State;
use support::{Seeds, Style, Walk, crowd, decks, dice, json, one};

#[test]
fn what_is_hidden_is_in_no_text() {
    hold(0..24);
}

#[test]
#[ignore = "soak: RULEWRIGHT_SOAK says how many games"]
fn what_is_hidden_is_in_no_text_soak() {
    hold(support::soak(400));
}

/// What was looked at.
#[derive(Default)]
struct Found {
    texts: u64,
    /// Tables without a unit that stands on the board.
    stealthed: u64,
    /// Tables without a trap, a condition or the name of a spell that waits.
    others: u64,
}

impl crowd::Found for Found {
    fn join(&mut self, other: Found) {
        self.texts += other.texts;
        self.stealthed += other.stealthed;
        self.others += other.others;
    }
}

fn hold(seeds: Seeds) {
    let games = seeds.end - seeds.start;
    let found: Found = crowd::hold(seeds, play);
    println!("{games} games: {} texts, {} Stealthed, {} others", found.texts, found.stealthed, found.others);
    assert!(found.stealthed > games && found.others > games, "too little was hidden for this to mean anything");
}

fn play(seed: u64, found: &mut Found) {
    let mut with = dice("decks", seed);
    let mut walk = Walk::<Pox>::begin(options(seed, &mut with), seed, Style::Kinds);
    let mut known = Side::BOTH.map(|viewer| Known { viewer, words: HashSet::new() });
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

/// A battlegroup of each faction, of twenty different runes: those that hide and those that hide others are among them.
fn options(seed: u64, with: &mut Seeded) -> Options {
    let mut factions = vec![Faction::IronfistStronghold, Faction::SunderedLands];
    if with.below(2) == 0 {
        factions.reverse();
    }
    let seat = |faction: Faction| {
        let mut open: Vec<RuneId> = decks::pox::runes().filter(|rune| rune.rune().faction == faction).collect();
        let mut cards: Vec<RuneId> = open.iter().copied().filter(|rune| hides(*rune)).collect();
        open.retain(|rune| !hides(*rune));
        while cards.len() < 20 {
            cards.push(open.swap_remove(with.below(open.len() as u32) as usize));
        }
        let cards = cards.into_iter().map(|rune| (rune.id().to_owned(), 1)).collect();
        Seat { list: Some(DeckList { cards, ..DeckList::default() }), ..Seat::default() }
    };
    let players = factions.into_iter().map(seat).collect();
    let maps = Pox::info().maps;
    let map = Some(one(&maps, with).clone());
    Options { game: Pox::RULEBOOK.game.into(), seed: format!("leaks {seed}"), map, players, ..Options::default() }
}

/// Whether a rune is a spell that waits unseen, comes Stealthed, or has an ability that hides.
fn hides(rune: RuneId) -> bool {
    let row = rune.rune();
    let unseen = |id: &str| matches!(id, "stealth" | "fade");
    row.hidden || row.abilities.iter().any(|printed| printed.ability.ability().hidden || unseen(&printed.id()))
}

/// What one player has come to know.
struct Known {
    viewer: Side,
    words: HashSet<String>,
}

impl Known {
    /// What is open, and what events have shown: only what the rules allow this player to see.
    fn learn(&mut self, walk: &Walk<Pox>) {
        let (s, viewer) = (&walk.state, self.viewer);
        for unit in s.units.iter().filter(|unit| !unit.is_hidden_from(viewer)) {
            self.know([unit.is.id()]);
            self.know(Some(unit.equipment).filter(|rune| *rune != NO_RUNE).map(RuneId::id));
            // An ability may be called as a rune is.
            self.words.extend(unit.abilities.iter().map(|slot| slot.printed.id().into()));
        }
        let own = |id| s.find(id).is_some_and(|unit| unit.side == viewer);
        self.know(s.conditions.iter().filter(|condition| own(condition.on)).map(|condition| condition.is.id()));
        self.know(s.layers.iter().filter(|layer| layer.side == viewer).map(|layer| layer.is.id()));
        self.know(s.docks[viewer].runes.iter().map(|rune| rune.is.id()));
        self.know(walk.log.entries[walk.since..].iter().filter_map(|entry| told(entry.fact, viewer)));
    }

    fn know(&mut self, words: impl IntoIterator<Item = &'static str>) {
        self.words.extend(words.into_iter().map(str::to_owned));
    }

    /// What the player does not know: the other's runes, traps, and conditions that hide.
    fn hidden(&self, s: &State) -> HashSet<&'static str> {
        let other = self.viewer.other();
        let runes = s.docks[other].runes.iter().map(|rune| rune.is.id());
        let traps =
            s.layers.iter().filter(|layer| layer.is.is_trap() && layer.side == other).map(|layer| layer.is.id());
        let theirs = |id| s.find(id).is_some_and(|unit| unit.side == other);
        let conditions =
            s.conditions.iter().filter(|condition| theirs(condition.on) && condition.is.condition().hidden);
        let all = runes.chain(traps).chain(conditions.map(|condition| condition.is.id()));
        all.filter(|word| !self.words.contains(*word)).collect()
    }

    /// Looks for what is hidden in everything that the player is given.
    fn look(&self, walk: &Walk<Pox>, with: &mut Seeded, found: &mut Found) {
        let (rules, s, viewer) = (&walk.rules, &walk.state, Viewer::Side(self.viewer));
        let hidden = self.hidden(s);
        let unseen = s.units.iter().filter(|unit| unit.is_hidden_from(self.viewer) && hidden.contains(unit.is.id()));
        found.stealthed += unseen.count() as u64;
        let waiting =
            s.globals.iter().map(|global| global.spell.id()).chain(s.layers.iter().map(|layer| layer.is.id()));
        let waiting = waiting.chain(s.conditions.iter().map(|condition| condition.is.id()));
        found.others += waiting.filter(|word| hidden.contains(word)).count() as u64;
        let mut text = |what: &str, text: String| {
            found.texts += 1;
            let leak = words(&text).find(|word| hidden.contains(word));
            assert!(leak.is_none(), "{}: {what} tell {} of {leak:?}: {text}", walk.here(), self.viewer);
        };
        // Things stay on the table for several steps, so a sample of Tables is enough; every event is read.
        let looked = with.below(4) == 0;
        if looked {
            text("the Table", json(&rules.table(s, viewer)));
        }
        for entry in walk.log.entries[walk.since..].iter().filter(|entry| rules.may_know(&entry.fact, viewer)) {
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
    }
}

/// The word that a player may know by what has happened.
fn told(fact: Fact, viewer: Side) -> Option<&'static str> {
    let seen = |who: Who| (who.hidden_from != Some(viewer)).then(|| who.is.id());
    match fact {
        Fact::Cast { spell, .. } if !spell.rune().hidden => Some(spell.id()),
        // A hidden spell that works shows which it is.
        Fact::Counter { spell, .. } | Fact::Trigger { spell, .. } | Fact::Redirect { spell, .. } => Some(spell.id()),
        Fact::Equip { rune, .. } => Some(rune.id()),
        Fact::Enter { unit, .. } | Fact::Revealed { unit } | Fact::Die { unit, .. } | Fact::Exit { unit, .. } => {
            seen(unit)
        }
        Fact::Spring { object, .. } => Some(object.id()),
        _ => None,
    }
}

/// The words of a text that may be ids; of the name of a piece, what it is called after.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let part = |c: char| !(c.is_alphanumeric() || c == '-');
    text.split(part).flat_map(|word| {
        let bare = word.strip_prefix("p1-").or(word.strip_prefix("p2-")).unwrap_or(word);
        [word, bare, bare.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-')]
    })
}
