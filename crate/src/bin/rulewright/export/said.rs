//! Said: everything that scenarios show has a sentence in both languages. The build knows what events and refusals there are; states,
//! numbers, marks and kinds of place come out of a game's own data and tables, and are met here.

use std::collections::BTreeSet;
use std::io::sink;

use rulewright::engine::refusal::Error;
use rulewright::engine::scenario::{take_back, viewer};
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{CardInPlay, Player, Scenario, ScenarioStep, Table, Word};
use rulewright::games;
use serde_json::Value;

use crate::replay::tell::Teller;
use rulewright_book::Source;
use rulewright_book::words::Lang;

/// What of a game's scenarios has had no sentence so far.
pub struct Said<'a> {
    source: &'a Source,
    tellers: [(Lang, Teller); 2],
    lacks: BTreeSet<String>,
}

impl<'a> Said<'a> {
    /// Nothing yet.
    ///
    /// # Errors
    /// What the game's files get wrong.
    pub fn of(source: &'a Source) -> Result<Self, String> {
        let teller = |lang| Ok::<_, String>((lang, Teller::of(source, lang, true)?));
        Ok(Said { source, tellers: [teller(Lang::En)?, teller(Lang::Fr)?], lacks: BTreeSet::new() })
    }

    /// Plays a scenario and says all of it.
    ///
    /// # Errors
    /// A scenario that cannot be set up, or a step that cannot be done.
    pub fn hear(&mut self, scenario: &Scenario) -> Result<(), String> {
        let own: Vec<String> = own(scenario).iter().map(|id| format!("`{id}` has no name")).collect();
        for (lang, teller) in &mut self.tellers {
            let title = scenario.title.get("en").map_or("", String::as_str);
            teller.forget();
            play(teller, scenario).map_err(|e| format!("{title}: {e}"))?;
            let faults = teller.take_faults().into_iter().filter(|fault| !own.contains(fault));
            self.lacks.extend(faults.map(|fault| format!("{lang:?}: {fault}")));
        }
        Ok(())
    }

    /// Whether nothing was lacking.
    ///
    /// # Errors
    /// All that was, a line each.
    pub fn settle(self) -> Result<(), String> {
        if self.lacks.is_empty() {
            return Ok(());
        }
        let lacks: Vec<String> = self.lacks.into_iter().collect();
        Err(format!("the scenarios of {} show what cannot be said:\n{}", self.source.id, lacks.join("\n")))
    }
}

/// What a scenario brings with it: its names are its own.
fn own(scenario: &Scenario) -> Vec<String> {
    let mut ids = Vec::new();
    scenario.content.iter().chain(&scenario.setup.content).for_each(|content| gather(content, &mut ids));
    ids
}

fn gather(value: &Value, ids: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            ids.extend(map.get("id").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|inner| gather(inner, ids));
        }
        Value::Array(items) => items.iter().for_each(|inner| gather(inner, ids)),
        _ => {}
    }
}

fn play(teller: &mut Teller, scenario: &Scenario) -> Result<(), String> {
    let wrong = |e: &dyn std::fmt::Display| e.to_string();
    let mut play = games::open_scenario(scenario.clone()).map_err(|e| wrong(&e))?;
    look(teller, &play.table(Viewer::All));
    teller.events(&play.events(0, Viewer::All), &mut sink()).map_err(|e| wrong(&e))?;
    for step in &scenario.steps {
        match step {
            ScenarioStep { act: Some(action), .. } => {
                teller.action(1, play.to_act(), action, &mut sink()).map_err(|e| wrong(&e))?;
                let events = play.act(action, Viewer::All).map_err(|e| wrong(&e))?;
                let table = play.table(Viewer::All);
                teller.look(&table);
                teller.events(&events, &mut sink()).map_err(|e| wrong(&e))?;
                look(teller, &table);
            }
            ScenarioStep { undo: Some(count), .. } => take_back(&mut *play, *count).map_err(|e| wrong(&e))?,
            ScenarioStep { refuse: Some(action), .. } => {
                viewer(step)
                    .and_then(|viewer| play.check(action, viewer))
                    .err()
                    .iter()
                    .for_each(|error| refusal(teller, error));
            }
            _ => {}
        }
    }
    Ok(())
}

fn refusal(teller: &Teller, error: &Error) {
    if let Some(why) = &error.why {
        teller.refusal(why, error.args.as_deref());
    }
}

/// Names everything on a table.
fn look(teller: &mut Teller, table: &Table) {
    teller.look(table);
    let teller = &*teller;
    teller.demand(&format!("phase-{}", table.phase));
    if let Some(decision) = &table.decision {
        teller.demand(&format!("decision-{}", decision.kind));
    }
    let board = &table.board;
    names(teller, board.legend.values());
    cards(teller, &board.cards);
    for place in &board.places {
        names(teller, [&place.id, &place.kind].into_iter().chain(&place.is));
        stats(teller, place.stats.keys());
    }
    for piece in table.pieces.values() {
        names(teller, std::iter::once(&piece.is).chain(&piece.traits).chain(&piece.used));
        stats(teller, piece.stats.keys().chain(piece.max.keys()));
        cards(teller, &piece.cards);
    }
    table.players.values().for_each(|player| look_at(teller, player));
}

fn look_at(teller: &Teller, player: &Player) {
    names(teller, &player.deck);
    stats(teller, player.stats.keys());
    cards(teller, &player.cards);
    for deed in &player.past {
        teller.demand(&format!("past-{}", deed.what));
        names(teller, &deed.card);
    }
    for pile in [&player.hand, &player.draw, &player.discard] {
        names(teller, pile.cards.iter().flatten());
    }
}

fn names<'t>(teller: &Teller, ids: impl IntoIterator<Item = &'t Word>) {
    ids.into_iter().for_each(|id| drop(teller.name(id)));
}

fn stats<'t>(teller: &Teller, ids: impl IntoIterator<Item = &'t Word>) {
    ids.into_iter().for_each(|id| drop(teller.stat(id)));
}

fn cards(teller: &Teller, cards: &[CardInPlay]) {
    names(teller, cards.iter().map(|card| &card.is));
}
