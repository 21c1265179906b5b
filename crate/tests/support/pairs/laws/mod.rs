//! What must hold of a position and of everything that results from it, whatever its cards do. None of these laws knows what a
//! card is for.

use std::collections::{BTreeMap, BTreeSet};

use rulewright::engine::chance::{Chance, Seeded};
use rulewright::engine::difference;
use rulewright::engine::session::Play;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Action, CardInPlay, Event, Offer, Table};
use rulewright::json as edge;
use serde_json::json;

use super::super::{json as text, one};
use super::setup::{calcs, setup_of};
use super::{Row, Subject, copies};

/// How long a position is played on, in decisions.
const DECISIONS: u32 = 24;

/// Decisions of one turn; then it is ended where it can be.
const IN_ONE_TURN: u32 = 6;

/// How many actions are compared where there is a copy.
const COUNTS: u32 = 3;

/// A law that was broken: which, and what was seen.
pub type Broken = (&'static str, String);

/// Plays one position of a pair, and tells the first law it breaks. `Err` where the position cannot be made.
pub fn hold(subject: &Subject, halves: [&Row; 2], with: &mut Seeded) -> Result<Option<Broken>, String> {
    let options = (subject.position)(subject, halves[0], halves[1], with);
    let play = edge::create(&options.to_string()).map_err(|error| error.to_string())?;
    let mut course = Course::new(play, halves.map(|half| half.id.clone()));
    course.copying = halves.into_iter().filter(|half| copies::makes_copies(half)).map(|half| half.id.clone()).collect();
    while course.decisions < DECISIONS && course.play.to_act().is_some() {
        if let Err((law, seen)) = course.go(with) {
            return Ok(Some((
                law,
                format!("{seen}\n  options {options}\n  actions {}", text(&course.play.save().actions)),
            )));
        }
    }
    Ok(None)
}

/// A position on its way.
struct Course {
    play: Box<dyn Play>,
    halves: [String; 2],
    decisions: u32,
    in_turn: u32,
    /// Turns begun.
    turn: u32,
    /// The temporary cards on a piece, and the turn in which each was first seen.
    passing: BTreeMap<(String, String), u32>,
    /// Who is stolen for a time: by piece, its owner and the turn it was stolen in.
    stolen: BTreeMap<String, (Side, u32)>,
    /// Cards that each side may know of.
    known: [BTreeSet<String>; 2],
    /// Halves that copy units.
    copying: Vec<String>,
    /// Whether the card that was played last copies.
    copies_now: bool,
    /// Who was chosen for it.
    chosen: Option<String>,
    /// Pieces that are copies.
    copies: BTreeSet<String>,
}

pub type Held = Result<(), Broken>;

pub fn broken(law: &'static str, seen: impl Into<String>) -> Held {
    Err((law, seen.into()))
}

impl Course {
    fn new(play: Box<dyn Play>, halves: [String; 2]) -> Course {
        let mut course = Course {
            play,
            halves,
            decisions: 0,
            in_turn: 0,
            turn: 0,
            passing: BTreeMap::new(),
            stolen: BTreeMap::new(),
            known: Default::default(),
            copying: Vec::new(),
            copies_now: false,
            chosen: None,
            copies: BTreeSet::new(),
        };
        course.learn();
        course
    }

    /// One decision, and every law about it.
    fn go(&mut self, with: &mut Seeded) -> Held {
        let before = self.play.table(Viewer::All);
        let listed = self.play.actions(Viewer::All);
        let action = self.pick(&listed, with);
        let side = self.play.to_act().unwrap_or_default();
        let promised = self.play.preview(&action, Viewer::All);
        self.no_secrets_in_offers(side, &action)?;
        self.plays_on_from_its_table(&before, &listed, with)?;
        let events = match self.play.act(&action, Viewer::All) {
            Ok(events) => events,
            Err(error) => return broken("what is offered is done", format!("{}: {error}", text(&action))),
        };
        let after = self.play.table(Viewer::All);
        self.decisions += 1;
        self.in_turn += 1;
        if after.active != before.active || after.round != before.round {
            self.turn += 1;
            self.in_turn = 0;
        }
        if let Ok(preview) = promised
            && let ([certain], []) = (&preview.outcomes[..], &preview.asks[..])
        {
            let changes = difference::changes(&before, &after);
            if certain.changes != changes {
                let (said, was) = (text(&certain.changes), text(&changes));
                return broken("what is certain happens", format!("{}: promised {said}, was {was}", text(&action)));
            }
        }
        numbers_agree(&after)?;
        self.causes_are_earlier(&events)?;
        self.temporary_ends(&after, &events)?;
        self.stolen_goes_home(&after, &events)?;
        self.copies_count(&action, &events, &before, &after)?;
        self.learn();
        self.no_secrets(events.first().map_or(0, |event| event.id))
    }

    /// An action of one of the halves, if there is one; now and then any other; the end of the turn in time.
    fn pick(&self, listed: &[Offer], with: &mut Seeded) -> Action {
        let about = |l: &&Offer| {
            l.action.card.as_ref().is_some_and(|card| self.halves.iter().any(|half| card.starts_with(half)))
        };
        let ends: Vec<&Offer> = listed.iter().filter(|l| l.action.kind == "end" || l.action.kind == "pass").collect();
        let halves: Vec<&Offer> = listed.iter().filter(about).collect();
        let any: Vec<&Offer> = listed.iter().collect();
        let from = match with.below(8) {
            _ if self.in_turn >= IN_ONE_TURN && !ends.is_empty() => &ends,
            0..5 if !halves.is_empty() => &halves,
            _ => &any,
        };
        one(from, with).action.clone()
    }

    /// A temporary card on a piece is gone when its time is over.
    fn temporary_ends(&mut self, table: &Table, events: &[Event]) -> Held {
        let turn = self.turn;
        let mut seen = BTreeMap::new();
        for (name, piece) in &table.pieces {
            for card in piece.cards.iter().filter(|card| card.until.is_some()) {
                let key = (name.clone(), text(card));
                let renewed = events.iter().any(|event| event.card.as_deref() == Some(&card.is));
                let since = self.passing.get(&key).copied().filter(|_| !renewed).unwrap_or(turn);
                // The longest time there is reaches to the end of the next turn of the side that began it.
                let most = if card.until.as_deref() == Some("turn-end") { 0 } else { 2 };
                if turn > since + most {
                    return broken(
                        "what is temporary ends",
                        format!("turn {turn}, since {since}: {} {}", key.0, key.1),
                    );
                }
                seen.insert(key, since);
            }
        }
        self.passing = seen;
        Ok(())
    }

    /// Who is stolen until the end of a turn is then its owner's again, whatever it has become.
    fn stolen_goes_home(&mut self, table: &Table, events: &[Event]) -> Held {
        let lent = |card: &&CardInPlay| card.kind == "control" && card.until.as_deref() == Some("turn-end");
        for (name, piece) in &table.pieces {
            if let Some(home) = piece.cards.iter().find(lent).and_then(|card| card.owner) {
                self.stolen.insert(name.clone(), (home, self.turn));
            }
        }
        let over: Vec<String> =
            self.stolen.iter().filter(|(_, (_, turn))| *turn < self.turn).map(|(name, _)| name.clone()).collect();
        for name in over {
            let Some((home, _)) = self.stolen.remove(&name) else { continue };
            let Some(piece) = table.pieces.get(&name) else { continue };
            let again = events.iter().any(|event| event.target.as_deref() == Some(&name) && event.kind == "control");
            if piece.owner != Some(home) && !again {
                return broken("what is stolen goes home", format!("{name} is {home}'s: {}", text(piece)));
            }
        }
        Ok(())
    }

    /// A copy is like what it was made of.
    fn copies_count(&mut self, action: &Action, events: &[Event], before: &Table, after: &Table) -> Held {
        if self.copying.is_empty() {
            return Ok(());
        }
        let copying = |card: &str| self.copying.iter().any(|half| card.starts_with(half));
        // What is chosen is chosen for the card that was played last.
        if action.kind != "choose" {
            self.copies_now = action.card.as_deref().is_some_and(copying);
            self.chosen = None;
        }
        self.chosen = action.target.clone().filter(|_| self.copies_now).or(self.chosen.take());
        let made = copies::made(events, self.chosen.as_deref(), before, copying);
        copies::are_like(&made, events, before, after)?;
        self.copies.extend(made.iter().filter_map(|(event, _)| event.target.clone()));
        Ok(())
    }

    /// Every cause is an earlier event, and what an action sets off goes back to its first event.
    fn causes_are_earlier(&self, events: &[Event]) -> Held {
        for event in events {
            if event.cause.is_some_and(|cause| cause >= event.id) {
                return broken("causes are earlier", text(event));
            }
            let chain = self.play.why(event.id, Viewer::All);
            if chain.last().map(|last| last.id) != Some(event.id) || chain[0].cause.is_some() {
                return broken("every chain has a beginning", text(&chain));
            }
        }
        Ok(())
    }

    /// A position written from its Table offers the same, with the same results.
    fn plays_on_from_its_table(&self, table: &Table, listed: &[Offer], with: &mut Seeded) -> Held {
        let copies = self.copies.iter().any(|name| table.pieces.get(name).is_some());
        if table.decision.is_some() || table.result.is_some() || (with.below(4) > 0 && !copies) {
            return Ok(());
        }
        let options = json!({ "game": table.game, "seed": "again", "setup": setup_of(table) });
        let again = match edge::create(&options.to_string()) {
            Ok(again) => again,
            Err(error) => return broken("a Table is a position", format!("{error}: {options}")),
        };
        let new = again.table(Viewer::All);
        let names = Names::between(table, &new);
        if let Some(((name, here), (_, there))) =
            table.pieces.iter().zip(&new.pieces).find(|((_, a), (_, b))| names.there(&text(a)) != text(b))
        {
            let seen = format!("{name} is {} and {}; {}", text(here), text(there), options["setup"]);
            return broken("a recorded piece is the same", seen);
        }
        let offers: BTreeSet<String> = listed.iter().map(|one| names.there(&text(one))).collect();
        let others: BTreeSet<String> = again.actions(Viewer::All).iter().map(text).collect();
        if offers != others {
            let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
                a.difference(b).take(3).cloned().collect::<Vec<_>>().join(" ")
            };
            let seen = format!("only here: {}; only there: {}", only(&offers, &others), only(&others, &offers));
            return broken("a recorded position offers the same", format!("{seen}; {}", options["setup"]));
        }
        // Where there are copies, whatever is done with them or with others counts them alike.
        for n in 0..if copies { COUNTS } else { 1 } {
            let action = &one(listed, with).action;
            let same = serde_json::from_str(&names.there(&text(action))).expect("an action by its other names");
            let (here, there) = (names.there(&promised(&*self.play, action)), promised(&*again, &same));
            if here != there {
                let law = if n > 0 { copies::LAW } else { "a recorded position plays on equally" };
                return broken(law, format!("{}: {here} and {there}; {}", text(action), options["setup"]));
            }
        }
        Ok(())
    }

    /// Everything in the open, each side knows from then on. That is read from the table that shows everything:
    /// what a side is shown by mistake it does not know.
    fn learn(&mut self) {
        let table = self.play.table(Viewer::All);
        for side in Side::BOTH {
            let mut known = open_cards(&table, side);
            // What is announced is known while it is paid for.
            known.extend(self.play.table(Viewer::Side(side)).decision.and_then(|decision| decision.card));
            // Whoever plays a card, or loses it for want of room, shows it.
            let told = self.play.events(0, Viewer::Side(side));
            known.extend(told.into_iter().filter(|event| SHOWN.contains(&event.kind.as_str())).filter_map(|e| e.card));
            self.known[usize::from(side.0)].extend(known);
        }
    }

    /// The cards of which a side cannot know: every copy is where that side does not see.
    fn secrets(&self, side: Side) -> Vec<String> {
        let table = self.play.table(Viewer::All);
        let mut secrets = BTreeSet::new();
        if let Some(player) = table.players.get(&side.other().to_string()) {
            [&player.hand, &player.draw].iter().for_each(|p| secrets.extend(p.cards.clone().unwrap_or_default()));
        }
        let known = &self.known[usize::from(side.0)];
        secrets.into_iter().filter(|id| !known.contains(id)).collect()
    }

    fn no_secrets(&self, since: u32) -> Held {
        for side in Side::BOTH {
            let viewer = Viewer::Side(side);
            let (play, secrets) = (&*self.play, self.secrets(side));
            let texts = [text(&play.table(viewer)), text(&play.actions(viewer)), text(&play.events(since, viewer))];
            for told in texts {
                if let Some(id) = secrets.iter().find(|id| names(&told, id)) {
                    return broken("nobody is told a secret", format!("{side} reads {id}: {}", around(&told, id)));
                }
            }
        }
        Ok(())
    }

    /// Reasons reveal nothing about cards that are hidden from the side that asks. (Previews list all results of chance;
    /// that they do not depend on hidden cards is a law of `hidden.rs`.)
    fn no_secrets_in_offers(&self, side: Side, action: &Action) -> Held {
        let path: Vec<String> = action.piece.iter().map(|piece| format!("piece:{piece}")).collect();
        for side in [side, side.other()] {
            let viewer = Viewer::Side(side);
            let reasons = [self.play.why_not(&path, viewer), self.play.check(action, viewer).err()];
            for told in reasons.iter().flatten().map(text) {
                if let Some(id) = self.secrets(side).iter().find(|id| names(&told, id)) {
                    let seen = format!("{side} reads {id}: {}", around(&told, id));
                    return broken("nobody is told a secret by asking", seen);
                }
            }
        }
        Ok(())
    }
}

/// Kinds of events that show a card to everybody.
const SHOWN: [&str; 12] = [
    "play",
    "burn",
    "reveal",
    "shuffle",
    "card-play",
    "card-lay",
    "card-discard",
    "equip",
    "discard",
    "turn-up",
    "enter",
    // Who searches for a card that has to be of a kind shows which it is.
    "find",
];

/// The positions of cards that only their owner knows, or nobody at all.
const HIDDEN: [&str; 7] = ["latent", "primo", "face-down", "deck", "queue", "destiny", "inside"];

/// The cards of a table that are open to a side.
fn open_cards(table: &Table, side: Side) -> Vec<String> {
    let open = |owner: Option<Side>, card: &CardInPlay| owner == Some(side) || !HIDDEN.contains(&card.kind.as_str());
    let mut known = Vec::new();
    for (_, piece) in &table.pieces {
        if piece.owner == Some(side) || !piece.traits.iter().any(|what| what == "face-down") {
            known.push(piece.is.clone());
        }
        let owner = |card: &CardInPlay| card.owner.or(piece.owner);
        known.extend(piece.cards.iter().filter(|card| open(owner(card), card)).map(|card| card.is.clone()));
    }
    known.extend(table.board.cards.iter().filter(|card| open(card.owner, card)).map(|card| card.is.clone()));
    for (name, player) in &table.players {
        known.extend(player.cards.iter().filter(|card| open(card.owner, card)).map(|card| card.is.clone()));
        known.extend(player.discard.cards.iter().flatten().cloned());
        if *name == side.to_string() {
            known.extend([&player.hand, &player.draw].iter().flat_map(|pile| pile.cards.iter().flatten()).cloned());
        }
    }
    known
}

/// The names of a table's cards on another that was set up alike, where the name is a newly given number.
struct Names(Vec<(String, String)>);

impl Names {
    /// Cards in the same position are each other; of several, in their order.
    fn between(here: &Table, there: &Table) -> Names {
        let mut others = lying(there);
        let names = lying(here).into_iter().filter_map(|(lies, name)| {
            let at = others.iter().position(|(other, _)| *other == lies)?;
            Some((name, others.remove(at).1))
        });
        Names(names.collect())
    }

    /// A text in the names of the other table.
    fn there(&self, told: &str) -> String {
        let marked = self.0.iter().enumerate();
        // By way of marks, for the name of one there may be that of another here.
        let told = marked.clone().fold(told.to_owned(), |told, (n, (name, _))| swapped(&told, name, &format!("{n}#")));
        marked.fold(told, |told, (n, (_, name))| told.replace(&format!("{n}#"), name))
    }
}

/// The positions and names of a table's cards that have names.
fn lying(table: &Table) -> Vec<(String, String)> {
    let on_pieces =
        table.pieces.iter().flat_map(|(name, piece)| piece.cards.iter().map(move |card| (name.as_str(), card)));
    let on_board = table.board.cards.iter().map(|card| ("", card));
    let named = on_pieces.chain(on_board).filter_map(|(on, card)| Some((on, card, card.name.clone()?)));
    named.map(|(on, card, name)| (format!("{on} {}", text(&CardInPlay { name: None, ..card.clone() })), name)).collect()
}

/// A text with one whole word for another.
fn swapped(told: &str, word: &str, other: &str) -> String {
    let mut parts = told.split(word);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |so_far, part| {
        let whole = !part.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-');
        so_far + if whole { other } else { word } + part
    })
}

/// What is promised of an action, whatever new pieces will be called; nothing where that is unknown.
fn promised(play: &dyn Play, action: &Action) -> String {
    let Ok(preview) = play.preview(action, Viewer::All) else { return String::new() };
    let mut told = text(&preview);
    for change in preview.outcomes.iter().flat_map(|outcome| &outcome.changes).filter(|change| change.what == "new") {
        told = told.replace(&format!("\"{}\"", change.of), "\"new\"");
    }
    told
}

/// Whether a text names a card: as a whole word of its own.
fn names(told: &str, id: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-');
    told.match_indices(id)
        .any(|(at, _)| !part(told[..at].chars().next_back()) && !part(told[at + id.len()..].chars().next()))
}

fn around(told: &str, id: &str) -> String {
    let at = told.find(id).unwrap_or(0);
    let from = told[..at].char_indices().rev().nth(120).map_or(0, |(n, _)| n);
    told[from..].chars().take(260).collect()
}

/// Numbers that are explained are what they come to, and what is shown is what is explained.
fn numbers_agree(table: &Table) -> Held {
    for (name, piece) in &table.pieces {
        for (stat, calc) in calcs(piece) {
            let last = calc.steps.last().map_or(calc.base, |step| step.to);
            // Of what wounds take from, the calculation is of the most there can be.
            let shown = [piece.stats.get(&stat), piece.max.get(&stat)].map(Option::<&i32>::copied);
            if last != calc.value || !shown.contains(&Some(calc.value)) {
                let seen = format!("{name}'s {stat} {shown:?}: {}", text(&calc));
                return broken("a number shown is the number used", seen);
            }
        }
    }
    Ok(())
}
