//! Actions as JSON writes them, with their clicks, costs and clauses; and the names of things.

use std::mem;

use crate::Skirmish;
use crate::action::{Action, Answer};
use crate::chapters::TERRAIN_SOURCE;
use crate::content::CardId;
use crate::content::board::Terrain;
use crate::resolver::asked;
use crate::state::{State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::reach::Reach;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Source;
use rulewright_engine::wire;

/// An action as JSON writes it, in the place of another one. One value is filled field by field, as events are.
pub fn write(rules: &Skirmish, s: &State, action: Action, a: &mut wire::Action) {
    let name = |id: UnitId| Some(rules.name(s, id));
    let unit = |id: UnitId| rules.content.printed_unit(s.unit(id).is);
    *a = wire::Action::default();
    let kind = match action {
        Action::Choose(answer) => {
            a.answer = Some(rules.answer(s, answer));
            "choose"
        }
        Action::Deploy(id, to) => {
            (a.piece, a.to) = (name(id), Some(rules.square(to)));
            "deploy"
        }
        Action::Move(id, to) => {
            (a.piece, a.to) = (name(id), Some(rules.square(to)));
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
            (a.piece, a.card) = (name(played.unit), Some(rules.card_id(played.card)));
            a.attack = played.attack.map(|n| unit(played.unit).attacks[usize::from(n)].id.clone());
            (a.target, a.to) = (played.target.and_then(name), played.to.is_on().then(|| rules.square(played.to)));
            "card"
        }
        Action::End => "end",
    };
    a.kind = kind.into();
}

/// Where the unit can walk that an action was last offered for.
pub type Walks = Option<(UnitId, Reach<2>)>;

/// How a person clicks an action, what it costs and which clause allows it: into the place of another offer.
pub fn offer(rules: &Skirmish, s: &State, action: Action, walks: &mut Walks, offer: &mut wire::Offer) {
    write(rules, s, action, &mut offer.action);
    offer.path = path(&offer.action, wire::Clicks::instead_of(mem::take(&mut offer.path)));
    offer.cost.have_only(rules.cost(s, action, walks).map(|(stat, cost)| (stat, cost.into())));
    offer.cites = allowing(rules, s, action).id().into();
}

/// The id of what gave a step of a number.
pub fn source(rules: &Skirmish, source: Source) -> Option<wire::Word> {
    match source {
        Source::RULE => None,
        Source(n) if n >= TERRAIN_SOURCE => Some(Terrain::ALL[usize::from(n - TERRAIN_SOURCE)].2.into()),
        Source(n) => Some(rules.card_id(n as CardId)),
    }
}

/// What a person clicks, in order: the card first, then who plays it; else the piece, what it does, and at whom.
fn path(action: &wire::Action, mut path: wire::Clicks) -> Vec<wire::Click> {
    path.on(wire::Clicked::Card, action.card.as_ref());
    path.on(wire::Clicked::Piece, action.piece.as_ref());
    path.on(wire::Clicked::Attack, action.attack.as_ref());
    path.on(wire::Clicked::Ability, action.ability.as_ref());
    path.cell(action.to);
    path.on(wire::Clicked::Piece, action.target.as_ref());
    path.on(wire::Clicked::Answer, action.answer.as_ref());
    if matches!(action.kind.as_str(), "dash" | "guard" | "end") {
        path.button(&action.kind);
    }
    path.into()
}

fn allowing(rules: &Skirmish, s: &State, action: Action) -> Clause {
    match action {
        Action::Choose(_) => asked(s).map_or(rule!("skirmish:house.turn.7"), |ask| ask.clause),
        Action::Deploy(..) => rule!("skirmish:house.setup.4"),
        Action::Move(..) => rule!("skirmish:house.move.1"),
        Action::Attack(..) => rule!("skirmish:house.attack.1"),
        Action::Ability(..) => rule!("skirmish:house.ability.1"),
        Action::Dash(_) => rule!("skirmish:house.dash.1"),
        Action::Guard(_) => rule!("skirmish:house.guard.1"),
        Action::Card(played) if rules.content.printed_card(played.card).strike.is_some() => {
            rule!("skirmish:house.boost.1")
        }
        Action::Card(_) => rule!("skirmish:house.card.1"),
        Action::End => rule!("skirmish:house.turn.7"),
    }
}

impl Skirmish {
    /// The name of a piece.
    pub(crate) fn name(&self, s: &State, id: UnitId) -> wire::Word {
        match self.names.get(usize::from(id.0)) {
            Some(name) => name.clone(),
            None => self.content.printed_unit(s.unit(id).is).id.clone(),
        }
    }

    /// The square as JSON writes it.
    pub(crate) fn square(&self, cell: Cell) -> wire::Square {
        self.board.xy(cell)
    }

    pub(crate) fn card_id(&self, card: CardId) -> wire::Word {
        self.content.printed_card(card).id.clone()
    }

    pub(crate) fn answer(&self, s: &State, answer: Answer) -> wire::Word {
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

    /// The points that an action costs, if it costs any.
    fn cost(&self, s: &State, action: Action, walks: &mut Walks) -> Option<(&'static str, u8)> {
        let ap = |n: u8| Some(("ap", n));
        let unit = |id: UnitId| self.content.printed_unit(s.unit(id).is);
        match action {
            Action::Move(id, to) => {
                if walks.as_ref().is_none_or(|(walker, _)| *walker != id) {
                    *walks = Some((id, self.walks(s.unit(id), s.squares(s.unit(id).side.other()))));
                }
                let mp = walks.as_ref().and_then(|(_, reach)| reach.cost(to));
                Some(("mp", mp.unwrap_or(0)))
            }
            Action::Attack(id, n, _) => ap(unit(id).attacks[usize::from(n)].ap),
            Action::Ability(id, n, _) => ap(unit(id).abilities[usize::from(n)].ap),
            Action::Dash(_) => ap(self.content.basics.dash_ap),
            Action::Guard(_) => ap(self.content.basics.guard_ap),
            Action::Card(played) => ap(self.content.printed_card(played.card).ap),
            Action::Choose(_) | Action::Deploy(..) | Action::End => None,
        }
    }
}
