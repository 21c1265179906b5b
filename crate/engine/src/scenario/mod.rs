//! Scenarios: a position, scripted chance, steps, and the expected results.

pub mod compare;
mod odds;
mod step;
mod subject;

use std::mem::take;

use serde_json::Value;

use self::compare::{asked, brief, fits, paired, subset};
use crate::json;
use crate::refusal::Error;
use crate::session::Play;
use crate::side::Viewer;
use crate::wire::{Action, Difference, Options, Scenario, ScriptLeft, Verdict};
pub use odds::fit as outcome_fits;
pub use step::{Offered, Refused, Step, viewer};
pub use subject::{NotDone, Subject, happened};

/// What a scenario that does not script enough falls back on; the same for everybody.
pub const SEED: &str = "scenario";

/// How many events are shown at most where another was expected.
const NEAR: usize = 4;

/// The options that set a scenario's position up and script its chance. They take both with them: a position is large, and
/// no step looks at it.
#[must_use]
pub fn options(scenario: &mut Scenario) -> Options {
    let mut setup = take(&mut scenario.setup);
    setup.content = scenario.content.take().or(setup.content);
    let script = Some(take(&mut scenario.chance));
    Options { game: scenario.game.clone(), seed: SEED.to_owned(), setup: Some(setup), script, ..Options::default() }
}

/// Runs a scenario at the game of its [`options`], and returns the differences from what it expects.
///
/// # Errors
/// A clause that the game's rulebook has not, or a step that says nothing or too much.
pub fn run(scenario: &Scenario, game: &mut dyn Subject) -> Result<Verdict, Error> {
    let known = |id: &str| known(id, &scenario.game, game);
    for (n, id) in scenario.rules.iter().enumerate() {
        known(id).map_err(|e| e.inside(&format!("rules[{n}]")))?;
    }
    let read = |(n, step)| Step::of(step, &known).map_err(|e| e.inside(&format!("steps[{n}]")));
    let steps: Vec<Step> = scenario.steps.iter().enumerate().map(read).collect::<Result<_, _>>()?;
    let mut runner = Runner { game, done: 0, since: None, differences: Vec::new() };
    if runner.script_holds() {
        runner.go(&steps);
    }
    if runner.differences.is_empty() {
        runner.nothing_left();
    }
    Ok(Verdict { passed: runner.differences.is_empty(), differences: runner.differences })
}

/// A clause of the game's own rulebook.
fn known(id: &str, name: &str, game: &dyn Subject) -> Result<(), Error> {
    if game.has_clause(id) {
        return Ok(());
    }
    Err(Error::new("unknown-clause", format!("the rulebook of {name} has no clause `{id}`")).by(id))
}

struct Runner<'a> {
    game: &'a mut dyn Subject,
    /// How many actions have been done and not taken back.
    done: u32,
    /// The step before the last thing done, if anything was done.
    since: Option<u32>,
    differences: Vec<Difference>,
}

impl Runner<'_> {
    /// Goes through the steps. What comes after one that could not be done, or after a script that does not fit, says
    /// nothing.
    fn go(&mut self, steps: &[Step]) {
        for (n, step) in steps.iter().enumerate() {
            self.step(&format!("steps[{n}]"), step);
            let moves = matches!(step, Step::Do(_) | Step::Undo(_));
            if moves && !(self.script_holds() && self.differences.is_empty()) {
                break;
            }
        }
    }

    fn step(&mut self, at: &str, step: &Step) {
        match step {
            Step::Do(action) => self.carry_out(at, action),
            Step::Undo(count) => self.take_back(at, *count),
            Step::Refuse(refused) => self.refuse(at, refused),
            Step::Expect(expected, viewer) => {
                let table = self.game.table(*viewer);
                subset(&format!("{at}.expect"), expected, Some(&table), &mut self.differences);
            }
            Step::Events(expected, viewer) => self.events(at, expected, *viewer),
            Step::Offers(offered, viewer) => self.offers(at, offered, *viewer),
            Step::Preview(action, expected, viewer) => self.preview(at, action, expected, *viewer),
        }
    }

    fn carry_out(&mut self, at: &str, action: &Action) {
        self.since = Some(self.done);
        match self.game.carry_out(action) {
            Ok(()) => self.done += 1,
            Err(why) => self.differs(&format!("{at}.do"), "it is done", &why.text),
        }
    }

    fn take_back(&mut self, at: &str, count: u32) {
        match self.done.checked_sub(count) {
            Some(step) => {
                self.game.goto(step);
                self.done = step;
            }
            None => self.differs(&format!("{at}.undo"), "so many are taken back", &too_few(self.done).to_string()),
        }
        self.since = Some(self.done);
    }

    fn refuse(&mut self, at: &str, Refused { action, cites, why, viewer }: &Refused) {
        let Err(refusal) = self.game.check(action, *viewer) else {
            return self.differs(&format!("{at}.refuse"), &by_whom(*cites, *why), "it is allowed");
        };
        let by = refusal.clause.as_deref();
        // What no clause forbids is a mistake in the scenario, such as a name that nothing has.
        let refused = by.is_some() && cites.is_none_or(|id| by == Some(id));
        if !refused || why.is_some_and(|why| refusal.why.as_deref() != Some(why)) {
            let reason = refusal.why.map_or(String::new(), |why| format!(" [{why}]"));
            self.differs(&format!("{at}.refuse"), &by_whom(*cites, *why), &format!("{}{reason}", refusal.text));
        }
    }

    fn events(&mut self, at: &str, expected: &[Value], viewer: Viewer) {
        let happened = self.game.events(self.since, viewer);
        let mut next = 0;
        for (n, event) in expected.iter().enumerate() {
            match happened[next..].iter().position(|got| fits(event, got)) {
                Some(found) => next += found + 1,
                None => {
                    let got = instead(event, &happened, next);
                    return self.differs(&format!("{at}.events[{n}]"), &json::write(event), &got);
                }
            }
        }
    }

    fn offers(&mut self, at: &str, Offered { filter, listed, all }: &Offered, viewer: Viewer) {
        let mut legal = self.game.actions(viewer);
        legal.retain(|action| fits(filter, action));
        let field = if *all { "are" } else { "include" };
        let pairs = paired(listed.len(), legal.len(), |n, k| fits(&listed[n], &legal[k]));
        for (n, _) in pairs.iter().enumerate().filter(|(_, pair)| pair.is_none()) {
            self.differs(&format!("{at}.{field}[{n}]"), &json::write(&listed[n]), "it is not offered");
        }
        for (_, action) in legal.iter().enumerate().filter(|(k, _)| *all && !pairs.contains(&Some(*k))) {
            self.differs(&format!("{at}.are"), "no other action", &json::write(action));
        }
    }

    fn preview(&mut self, at: &str, action: &Action, expected: &[Value], viewer: Viewer) {
        let outcomes = match self.game.outcomes(action, viewer) {
            Ok(outcomes) => outcomes,
            Err(why) => return self.differs(&format!("{at}.preview"), "it can be weighed", &why.text),
        };
        let pairs = paired(expected.len(), outcomes.len(), |n, k| odds::fit(&expected[n], &outcomes[k]));
        for (n, _) in pairs.iter().enumerate().filter(|(_, pair)| pair.is_none()) {
            self.differs(&format!("{at}.odds[{n}]"), &brief(&expected[n]), "no such outcome");
        }
        for (_, outcome) in outcomes.iter().enumerate().filter(|(k, _)| !pairs.contains(&Some(*k))) {
            self.differs(&format!("{at}.odds"), "no other outcome", &odds::in_a_line(outcome));
        }
    }

    /// Whether every scripted die and draw that was reached could fall; if not, what could have fallen.
    fn script_holds(&mut self) -> bool {
        let Some(misfit) = self.game.script_left().misfit else { return true };
        self.differs(&format!("chance.{}", misfit.at), &misfit.scripted, &misfit.possible);
        false
    }

    fn nothing_left(&mut self) {
        let ScriptLeft { dice, draws, .. } = self.game.script_left();
        if (dice, draws) != (0, 0) {
            let got = format!("{dice} dice and {draws} draws are left: the rules asked for less");
            self.differs("chance", "every scripted die and draw is used", &got);
        }
    }

    fn differs(&mut self, at: &str, expected: &str, got: &str) {
        let (at, expected, got) = (at.to_owned(), expected.to_owned(), got.to_owned());
        self.differences.push(Difference { at, expected, got });
    }
}

/// Goes so many actions back.
///
/// # Errors
/// There were not so many.
pub fn take_back(play: &mut dyn Play, count: u32) -> Result<(), Error> {
    let done = play.step();
    play.goto(done.checked_sub(count).ok_or_else(|| too_few(done))?)
}

fn too_few(done: u32) -> Error {
    Error::new("field", format!("only {done} actions have been done"))
}

/// Who is to refuse, in words.
fn by_whom(cites: Option<&str>, why: Option<&str>) -> String {
    let reason = why.map_or(String::new(), |why| format!(" [{why}]"));
    format!("{} forbids it{reason}", cites.unwrap_or("a clause"))
}

/// What happened where another event was expected.
fn instead(event: &Value, happened: &[Value], next: usize) -> String {
    if happened[..next].iter().any(|got| fits(event, got)) {
        return "it happens, but before the event above it in this list".to_owned();
    }
    let near = happened[next..].iter().filter(|got| got.get("kind") == event.get("kind"));
    let near: Vec<String> = near.take(NEAR).map(|got| json::write(&asked(event, got))).collect();
    if near.is_empty() { kinds(&happened[next..]) } else { near.join("\n") }
}

fn kinds(events: &[Value]) -> String {
    let kinds: Vec<&str> = events.iter().filter_map(|e| e.get("kind")?.as_str()).collect();
    if kinds.is_empty() { "nothing more".to_owned() } else { format!("only: {}", kinds.join(", ")) }
}
