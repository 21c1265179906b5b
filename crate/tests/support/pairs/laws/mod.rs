//! What must hold of a position and of everything that results from it, whatever its cards do. None of these laws knows what a
//! card is for.

mod effects;
mod recorded;
mod secrets;

use std::collections::{BTreeMap, BTreeSet};

use rulewright::engine::chance::{Chance, Seeded};
use rulewright::engine::session::Play;
use rulewright::engine::session::difference;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{Action, Event, Offer, Table, Word};
use rulewright::json as edge;

use super::copies;
use super::setup::calcs;
use super::subject::{Row, Subject};
use super::verdict::{Broken, Held, broken};
use crate::support::{json as text, one};

/// How long a position is played on, in decisions.
const DECISIONS: u32 = 24;

/// Decisions of one turn; then it is ended where it can be.
const IN_ONE_TURN: u32 = 6;

/// Plays one position of a pair, and tells the first law it breaks. `Err` where the position cannot be made.
pub fn hold(subject: &Subject, halves: [&Row; 2], with: &mut Seeded) -> Result<Option<Broken>, String> {
    let options = (subject.position)(subject, halves[0], halves[1], with);
    let play = edge::create(&options.to_string()).map_err(|error| error.to_string())?;
    let mut course = Course::new(subject, play, halves.map(|half| half.id.clone()));
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
    /// The pieces that were there when it began.
    first: Vec<Word>,
    decisions: u32,
    in_turn: u32,
    /// Turns begun.
    turn: u32,
    /// The temporary cards on a piece, and the turn in which each was first seen.
    passing: BTreeMap<(Word, String), u32>,
    /// The conditions that count turns, by piece, and the turn in which each is gone.
    counting: BTreeMap<(Word, Word), u32>,
    /// Who is stolen for a time: by piece, its owner and the turn it was stolen in.
    stolen: BTreeMap<Word, (Side, u32)>,
    /// Cards that each side may know of.
    known: [BTreeSet<Word>; 2],
    /// What only its owner sees, wherever it is in play.
    hidden: Vec<String>,
    /// Halves that copy units.
    copying: Vec<String>,
    /// Whether the card that was played last copies.
    copies_now: bool,
    /// Who was chosen for it.
    chosen: Option<Word>,
    /// Pieces that are copies.
    copies: BTreeSet<Word>,
}

impl Course {
    fn new(subject: &Subject, play: Box<dyn Play>, halves: [String; 2]) -> Course {
        let mut course = Course {
            first: play.table(Viewer::All).pieces.keys().cloned().collect(),
            play,
            halves,
            decisions: 0,
            in_turn: 0,
            turn: 0,
            passing: BTreeMap::new(),
            counting: BTreeMap::new(),
            stolen: BTreeMap::new(),
            hidden: subject.hidden.clone(),
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
        let action = self.pick(&before, &listed, with);
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
        self.counts_run_out(&after, &events)?;
        self.stolen_goes_home(&after, &events)?;
        self.copies_count(&action, &events, &before, &after)?;
        self.learn();
        self.no_secrets(before.step)
    }

    /// An action of one of the halves, if there is one; now and then any other; the end of the turn in time.
    fn pick(&self, table: &Table, listed: &[Offer], with: &mut Seeded) -> Action {
        let is_half = |id: &Word| self.halves.iter().any(|half| id.starts_with(half));
        let bears = |name: &Option<Word>| {
            let piece = name.as_ref().and_then(|name| table.pieces.get(name));
            piece.is_some_and(|piece| piece.traits.iter().chain(piece.cards.iter().map(|card| &card.is)).any(is_half))
        };
        // A half that acts by itself acts when its bearer uses something, or somebody uses something on it.
        let about = |l: &&Offer| {
            let Action { card, attack, ability, piece, target, .. } = &l.action;
            let uses = attack.is_some() || ability.is_some();
            [card, attack, ability].into_iter().flatten().any(is_half) || uses && (bears(piece) || bears(target))
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
