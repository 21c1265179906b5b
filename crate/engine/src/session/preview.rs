//! Previews: the possible results of an action, with exact odds, as far as the viewer may know.

use super::difference;
use super::numbers::Heard;
use crate::chance::{Enumerated, Luck, Odds, Seeded, TooMany};
use crate::json::write;
use crate::print::{Prints, print_text, quick_print};
use crate::refusal::Error;
use crate::rules::event::Record;
use crate::rules::{Game, MOST_ANSWERS};
use crate::side::{BySide, Side, Viewer};
use crate::wire::{Change, Event, Preview, PreviewOutcome, Table};

/// In more ways than this nothing is played out; a preview says that it is too large.
const MOST_WAYS: usize = 20_000;

/// The most different positions that may result: more could not be read, and would take seconds to list.
const MOST_POSITIONS: usize = 1_000;

/// How often what a viewer cannot see is dealt again, the first deal included. A preview that comes out differently depends
/// on it; one card of seven that makes a difference shows in 99 of 100 previews.
const DEALS: u64 = 32;

/// No new deal is tried once so many outcomes have been worked out, except the first new one.
const ENOUGH_OUTCOMES: usize = 1_000;

/// The number of the first event of a preview: a state may hold the numbers of events of its game, and no game has so many.
const FIRST_EVENT: u32 = 1 << 30;

/// The possible results of a legal action, with whatever it leaves half done going on by default answers. They are worked out from
/// what `viewer` can see and from nothing else, so that nobody learns hidden information by asking.
///
/// # Errors
/// `too-large` for too many outcomes to list, `unseen` if they depend on what `viewer` cannot see.
pub fn preview<G: Game>(rules: &G, state: &G::State, action: G::Action, viewer: Viewer) -> Result<Preview, Error> {
    let asked = Asked { rules, action, viewer, before: rules.table(state, viewer) };
    let mut certain = Certain::default();
    let Viewer::Side(side) = viewer else {
        let (told, _) = asked.outcomes(state, &mut certain)?;
        return Ok(Preview { events: certain.0.unwrap_or_default(), ..told });
    };
    let deal = |seed| rules.resample(state, side, &mut Seeded::new(seed));
    let first = deal(0);
    let (told, mut worked_out) = asked.outcomes(&first, &mut certain)?;
    let known = quick_print(&first);
    for other in (1..DEALS).map(deal).filter(|other| quick_print(other) != known) {
        let (other, ways) = asked.outcomes(&other, &mut certain)?;
        if other != told {
            return Err(Error::new("unseen", "what comes of this hangs on what you cannot see"));
        }
        worked_out += ways;
        if worked_out >= ENOUGH_OUTCOMES {
            break;
        }
    }
    Ok(Preview { events: certain.0.unwrap_or_default(), ..told })
}

/// An action whose results are asked for.
struct Asked<'a, G: Game> {
    rules: &'a G,
    action: G::Action,
    viewer: Viewer,
    /// The table before it.
    before: Table,
}

impl<G: Game> Asked<'_, G> {
    /// What is listed, and in how many ways the action can go. The events that are certain are left in `certain`.
    fn outcomes(&self, state: &G::State, certain: &mut Certain) -> Result<(Preview, usize), Error> {
        let mut asked = BySide([false; 2]);
        let mut places = Prints::default();
        let mut states: Vec<G::State> = Vec::new();
        let run = |chance: &mut Enumerated| {
            let mut state = self.play_out(state, chance, &mut asked, certain);
            self.rules.forget(&mut state);
            let place = places.place(quick_print(&state));
            if place == states.len() {
                states.push(state);
            }
            if place < MOST_POSITIONS { Ok(place) } else { Err(TooMany) }
        };
        let ways = Enumerated::try_each(MOST_WAYS, run).ok();
        let told = ways.as_ref().and_then(|ways| merged(self.rules, &self.before, &states, ways, self.viewer));
        let ways = ways.map_or(0, |ways| ways.len());
        let outcomes = told.ok_or_else(|| Error::new("too-large", "this has too many outcomes to list"))?;
        let asks = Side::BOTH.iter().filter(|side| asked[**side]).map(|side| side.word()).collect();
        Ok((Preview { outcomes, events: Vec::new(), asks }, ways))
    }

    /// One way in which the action can go, with the default answers.
    fn play_out(
        &self,
        state: &G::State,
        chance: &mut Enumerated,
        asked: &mut BySide<bool>,
        certain: &mut Certain,
    ) -> G::State {
        let rules = self.rules;
        let mut state = *state;
        let mut log = if certain.may_be() { Record::after(FIRST_EVENT) } else { Record::unread() };
        rules.apply(&mut state, self.action, &mut Luck::Enumerated(chance), &mut log);
        for _ in 0..MOST_ANSWERS {
            let Some(answer) = rules.default_answer(&state) else { break };
            rules.to_act(&state).into_iter().for_each(|side| asked[side] = true);
            rules.apply(&mut state, answer, &mut Luck::Enumerated(chance), &mut log);
        }
        let heard = Heard::of(rules, FIRST_EVENT, &log.entries, self.viewer);
        certain.meet((0..).map_while(|number| heard.tell((rules, &state), &log.entries, number, self.viewer)));
        state
    }
}

/// The events that all ways met so far begin with alike; `None` before the first.
#[derive(Default)]
struct Certain(Option<Vec<Event>>);

impl Certain {
    /// Whether any event may still be certain.
    fn may_be(&self) -> bool {
        self.0.as_ref().is_none_or(|events| !events.is_empty())
    }

    /// One more way.
    fn meet(&mut self, mut way: impl Iterator<Item = Event>) {
        match &mut self.0 {
            None => self.0 = Some(way.collect()),
            Some(events) => {
                let alike = events.iter().take_while(|event| way.next().as_ref() == Some(*event)).count();
                events.truncate(alike);
            }
        }
    }
}

/// Outcomes that look the same to `viewer` taken together, likeliest first. Each way leads to one of the states.
fn merged<G: Game>(
    rules: &G,
    before: &Table,
    states: &[G::State],
    ways: &[(usize, Odds)],
    viewer: Viewer,
) -> Option<Vec<PreviewOutcome>> {
    let mut sums: Vec<Option<Odds>> = vec![None; states.len()];
    for (place, odds) in ways {
        let sum = &mut sums[*place];
        *sum = Some(sum.map_or(Some(*odds), |sum| sum.or(*odds))?);
    }
    // By their texts: where pieces may come to many places, so many outcomes differ that to compare each with each is slow.
    let mut texts = Prints::default();
    let mut seen: Vec<(Vec<Change>, Odds)> = Vec::new();
    for (state, odds) in states.iter().zip(sums.into_iter().flatten()) {
        let changes = difference::changes(before, &rules.table(state, viewer));
        let place = texts.place(print_text(&write::text(&changes)));
        match seen.get_mut(place) {
            Some((_, sum)) => *sum = sum.or(odds)?,
            None => seen.push((changes, odds)),
        }
    }
    let told = |(changes, odds): (_, Odds)| PreviewOutcome {
        odds: format!("{}/{}", odds.of, odds.ways),
        p: odds.as_f64(),
        changes,
    };
    let mut sorted: Vec<PreviewOutcome> = Vec::with_capacity(seen.len());
    for one in seen.into_iter().map(told) {
        sorted.insert(sorted.partition_point(|other| other.p >= one.p), one);
    }
    Some(sorted)
}
