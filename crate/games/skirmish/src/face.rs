//! The face: actions and events of Skirmish between its own small values and JSON.

use super::action::{Action, Answer};
use super::board::Terrain;
use super::content::CardId;
use super::fact::Fact;
use super::movement::TERRAIN_SOURCE;
use super::read::Reader;
use super::state::{State, UnitId};
use super::tell::Teller;
use super::{Skirmish, setup, takes};
use rulewright_engine::calc::Source;
use rulewright_engine::chance::Chance;
use rulewright_engine::dict::Dict;
use rulewright_engine::event::Log;
use rulewright_engine::refusal::Error;
use rulewright_engine::rule;
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::Game;
use rulewright_engine::side::Viewer;
use rulewright_engine::wire;

impl Game for Skirmish {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    fn info() -> wire::GameInfo {
        let content = setup::embedded();
        wire::GameInfo {
            id: Self::RULEBOOK.game.into(),
            decks: content.warbands.iter().map(|w| w.id.clone()).collect(),
            maps: content.maps.iter().map(|m| m.id.clone()).collect(),
            seats: 2,
            builds: false,
        }
    }

    fn takes() -> wire::SetupSchema {
        takes::schema()
    }

    fn open<C: Chance, L: Log<Fact, State>>(
        options: &wire::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        setup::open(options, chance, log)
    }

    fn set_up<C: Chance, L: Log<Fact, State>>(
        table: &wire::Table,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        setup::set_up(table, chance, log)
    }

    fn table(&self, state: &State, viewer: Viewer) -> wire::Table {
        self.draw_table(state, viewer)
    }

    fn write(&self, s: &State, action: Action) -> wire::Action {
        let name = |id: UnitId| Some(self.name(s, id));
        let unit = |id: UnitId| &self.content.units[usize::from(s.unit(id).is)];
        // Filled field by field, as events are.
        let mut a = wire::Action::default();
        let kind = match action {
            Action::Choose(answer) => {
                a.answer = Some(self.answer(s, answer));
                "choose"
            }
            Action::Deploy(id, to) => {
                (a.piece, a.to) = (name(id), Some(self.square(to)));
                "deploy"
            }
            Action::Move(id, to) => {
                (a.piece, a.to) = (name(id), Some(self.square(to)));
                "move"
            }
            Action::Attack(id, n, target) => {
                (a.piece, a.target) = (name(id), name(target));
                a.attack = Some(unit(id).attacks[usize::from(n)].id.clone());
                "attack"
            }
            Action::Ability(id, n, target) => {
                (a.piece, a.target) = (name(id), name(target));
                a.ability = Some(unit(id).abilities[usize::from(n)].id.clone());
                "ability"
            }
            Action::Dash(id) => {
                a.piece = name(id);
                "dash"
            }
            Action::Guard(id) => {
                a.piece = name(id);
                "guard"
            }
            Action::Card(played) => {
                (a.piece, a.card) = (name(played.unit), Some(self.card_id(played.card)));
                a.attack = played.attack.map(|n| unit(played.unit).attacks[usize::from(n)].id.clone());
                (a.target, a.to) = (played.target.and_then(name), played.to.is_on().then(|| self.square(played.to)));
                "card"
            }
            Action::End => "end",
        };
        kind.clone_into(&mut a.kind);
        a
    }

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        Reader { rules: self, s, action }.read()
    }

    fn offer(&self, s: &State, action: Action) -> wire::Offer {
        let written = self.write(s, action);
        let cost = self.cost(s, action);
        wire::Offer { path: path(&written), cost, cites: allowing(self, s, action).id().into(), action: written }
    }

    fn event(&self, s: &State, fact: Fact, viewer: Viewer) -> Option<wire::Event> {
        Some(Teller { rules: self, s, viewer }.describe(fact))
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<String> {
        match source {
            Source::RULE => None,
            Source(n) if n >= TERRAIN_SOURCE => Some(Terrain::ALL[usize::from(n - TERRAIN_SOURCE)].2.to_owned()),
            Source(n) => Some(self.card_id(n as CardId)),
        }
    }

    fn draw_code(&self, id: &str) -> Option<u16> {
        self.content.card(id).map(u16::from)
    }

    fn draw_name(&self, number: u16) -> Option<String> {
        self.content.cards.get(usize::from(number)).map(|card| card.id.clone())
    }

    fn turn_clause() -> Clause {
        rule!("skirmish:house.turn.7")
    }

    fn over_clause() -> Clause {
        rule!("skirmish:house.victory.1")
    }
}

/// What a person clicks, in order: the card first, then who plays it; else the piece, what it does, and at whom.
fn path(action: &wire::Action) -> Vec<String> {
    let part = |kind: &str, id: &Option<String>| id.as_ref().map(|id| format!("{kind}:{id}"));
    let mut path = Vec::new();
    path.extend(part("card", &action.card));
    path.extend(part("piece", &action.piece));
    path.extend(part("attack", &action.attack));
    path.extend(part("ability", &action.ability));
    path.extend(action.to.map(|[x, y]| format!("cell:{x},{y}")));
    path.extend(part("piece", &action.target));
    path.extend(part("answer", &action.answer));
    if matches!(action.kind.as_str(), "dash" | "guard" | "end") {
        path.push(format!("button:{}", action.kind));
    }
    path
}

fn allowing(rules: &Skirmish, s: &State, action: Action) -> Clause {
    match action {
        Action::Choose(_) => Skirmish::asks(s.pending),
        Action::Deploy(..) => rule!("skirmish:house.setup.4"),
        Action::Move(..) => rule!("skirmish:house.move.1"),
        Action::Attack(..) => rule!("skirmish:house.attack.1"),
        Action::Ability(..) => rule!("skirmish:house.ability.1"),
        Action::Dash(_) => rule!("skirmish:house.dash.1"),
        Action::Guard(_) => rule!("skirmish:house.guard.1"),
        Action::Card(played) if rules.content.cards[usize::from(played.card)].strike.is_some() => {
            rule!("skirmish:house.boost.1")
        }
        Action::Card(_) => rule!("skirmish:house.card.1"),
        Action::End => rule!("skirmish:house.turn.7"),
    }
}

impl Skirmish {
    pub(super) fn card_id(&self, card: CardId) -> String {
        self.content.cards[usize::from(card)].id.clone()
    }

    pub(super) fn answer(&self, s: &State, answer: Answer) -> String {
        match answer {
            Answer::First(true) => "first".into(),
            Answer::First(false) => "second".into(),
            Answer::Warband(w) => self.content.warbands[usize::from(w)].id.clone(),
            Answer::PutOut => "put-out".into(),
            Answer::Burn => "burn".into(),
            Answer::Slide(true) => "slide".into(),
            Answer::Slide(false) => "stay".into(),
            Answer::Ally(id) => self.name(s, id),
            Answer::Done => "done".into(),
        }
    }

    fn cost(&self, s: &State, action: Action) -> Dict<i32> {
        let ap = |n: u8| Dict::of(&[("ap", n.into())]);
        let unit = |id: UnitId| &self.content.units[usize::from(s.unit(id).is)];
        match action {
            Action::Move(id, to) => {
                let mp = self.walks(s.unit(id), s.squares(s.unit(id).side.other())).cost(to).unwrap_or(0);
                Dict::of(&[("mp", mp.into())])
            }
            Action::Attack(id, n, _) => ap(unit(id).attacks[usize::from(n)].ap),
            Action::Ability(id, n, _) => ap(unit(id).abilities[usize::from(n)].ap),
            Action::Dash(_) => ap(self.content.basics.dash_ap),
            Action::Guard(_) => ap(self.content.basics.guard_ap),
            Action::Card(played) => ap(self.content.cards[usize::from(played.card)].ap),
            Action::Choose(_) | Action::Deploy(..) | Action::End => Dict::default(),
        }
    }
}
