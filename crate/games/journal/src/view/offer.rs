//! How a legal action is offered: what it costs, what a player clicks, and the clause that allows it.

use crate::Journal;
use crate::action::Action;
use crate::chapters::skills::costs::cost;
use crate::position::names::stat;
use crate::state::{Question, State, UnitId};
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::flow::Flow;
use rulewright_engine::{rule, wire};

impl Journal {
    /// The MP that an action costs.
    pub(crate) fn price(&self, s: &State, action: Action) -> Dict<i32> {
        let Action::Use(id, skill, _) = action else { return Dict::default() };
        match s.find(id).map_or(0, |unit| cost(unit, skill)) {
            0 => Dict::default(),
            mp => Dict::of(&[(stat::MP, mp.into())]),
        }
    }

    /// What a person clicks, in order.
    pub(crate) fn path(&self, s: &State, action: Action, written: &wire::Action) -> Vec<wire::Click> {
        let mut path = wire::Clicks::default();
        path.on(wire::Clicked::Piece, self.first_click(s, action).as_ref());
        // Where a unit stands, a click means the unit.
        if self.is_freeing(s, action) {
            path.button(&"free".into());
            return path.into();
        }
        if has_button(action) {
            path.button(&written.kind);
        }
        path.on(wire::Clicked::Attack, written.attack.as_ref());
        path.on(wire::Clicked::Ability, written.ability.as_ref());
        path.on(wire::Clicked::Card, written.card.as_ref());
        if matches!(action, Action::Order(..)) {
            // The order itself comes last: a player who clicks a foe may not have thought of the ally.
            path.on(wire::Clicked::Piece, written.piece.as_ref());
            path.on(wire::Clicked::Piece, written.target.as_ref());
            path.on(wire::Clicked::Answer, written.answer.as_ref());
        } else {
            path.on(wire::Clicked::Answer, written.answer.as_ref());
            path.on(wire::Clicked::Piece, written.target.as_ref());
        }
        path.cell(written.to);
        path.into()
    }

    /// Whether a unit stays on its panel and is freed of the mud (`journal:house.move.2`).
    fn is_freeing(&self, s: &State, action: Action) -> bool {
        let stays = |to| self.actor(s).and_then(|id| s.find(id)).is_some_and(|unit| unit.at == to);
        matches!(action, Action::Move(to) if stays(to))
    }

    /// The unit that is clicked first. A unit that is asked during an action need not be clicked.
    fn first_click(&self, s: &State, action: Action) -> Option<wire::Word> {
        let piece = |id: UnitId| self.name(s, id);
        match action {
            Action::Place(id, _) => return Some(piece(id)),
            Action::Wait | Action::Concede | Action::Stop | Action::Pass | Action::Clear(_) => return None,
            _ => {}
        }
        match (self.asked(s)?.question, action) {
            (Question::Act(_) | Question::Reflex(_), Action::Use(user, ..)) => Some(piece(user)),
            (Question::Act(id), _) => Some(piece(id)),
            _ => None,
        }
    }
}

/// Whether an action is chosen by a button of its own.
fn has_button(action: Action) -> bool {
    match action {
        Action::Wait
        | Action::Concede
        | Action::Stop
        | Action::Pass
        | Action::Turret(..)
        | Action::Defend
        | Action::Order(..)
        | Action::Interact(_)
        | Action::Force(_)
        | Action::Board(_)
        | Action::Leave(_) => true,
        Action::Place(..)
        | Action::Move(_)
        | Action::Attack(..)
        | Action::Use(..)
        | Action::Call(..)
        | Action::Clear(_) => false,
    }
}

/// The clause that allows an action.
pub(crate) fn allowing(action: Action) -> Clause {
    match action {
        Action::Wait => rule!("journal:house.basic.wait"),
        Action::Concede => rule!("journal:house.concede.1"),
        Action::Place(..) => rule!("journal:house.setup.10"),
        Action::Move(_) | Action::Stop => rule!("journal:house.basic.move"),
        Action::Attack(..) => rule!("journal:house.basic.attack"),
        Action::Turret(..) => rule!("journal:gear.body.turrets"),
        Action::Use(..) | Action::Pass => rule!("journal:house.skill.1"),
        Action::Call(..) => rule!("journal:house.call.1"),
        Action::Defend => rule!("journal:house.basic.defend"),
        Action::Order(..) => rule!("journal:order.order"),
        Action::Interact(_) => rule!("journal:house.basic.interact"),
        Action::Force(_) => rule!("journal:house.door.2"),
        Action::Board(_) | Action::Leave(_) => rule!("journal:house.carrier.1"),
        Action::Clear(_) => rule!("journal:house.skill.2"),
    }
}
