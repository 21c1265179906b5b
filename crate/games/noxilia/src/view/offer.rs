//! How a legal action is offered: what it costs, what a player clicks, and the clause that allows it.

use crate::Noxilia;
use crate::action::Action;
use crate::content::cards::adventure_gold;
use crate::content::language::{CardId, Kind};
use crate::content::mana::pool_of;
use crate::state::State;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::{rule, wire};

impl Noxilia {
    pub(crate) fn cost(&self, s: &State, action: Action) -> Dict<i32> {
        let gold = |n: u8| Dict::of(&[("gold", i32::from(n))]);
        match action {
            Action::Play(card, _) => gold(card.card().gold),
            Action::Deploy(card, _) => gold(self.starting_cost(s, self.whose(s), card)),
            Action::Cast(card, ..) => Dict::of(&[("mana", mana(card))]),
            Action::Set(..) => Dict::of(&[("mana", 1)]),
            Action::Adventure(id) => s.find(id).map_or_else(Dict::default, |u| gold(adventure_gold(u.card))),
            _ => Dict::default(),
        }
    }

    /// What a person clicks, in order.
    pub(crate) fn path(&self, s: &State, action: &wire::Action) -> Vec<wire::Click> {
        let mut path = wire::Clicks::default();
        path.on(wire::Clicked::Card, action.card.as_ref().filter(|_| action.kind != "equip"));
        // A step further of a move needs no second click on who moves.
        let steps_on = action.kind == "move" && s.asked().is_some();
        path.on(wire::Clicked::Piece, action.piece.as_ref().filter(|_| !steps_on));
        match action.kind.as_str() {
            "retreat" | "charge" | "shoot" | "heal" | "purify" | "attack" | "equip" => {
                path.button(&action.kind);
            }
            _ => {}
        }
        path.on(wire::Clicked::Place, action.place.as_ref());
        path.on(wire::Clicked::Card, action.card.as_ref().filter(|_| action.kind == "equip"));
        path.on(wire::Clicked::Piece, action.target.as_ref().filter(|_| !steps_on));
        path.on(wire::Clicked::Answer, action.answer.as_ref());
        let alone = action.place.is_none() && action.target.is_none() && action.answer.is_none();
        match action.kind.as_str() {
            "pass" | "adventure" | "suggested" | "decline" => path.button(&action.kind),
            "play" | "cast" if alone => path.button(&action.kind),
            _ => {}
        }
        path.into()
    }

    pub(crate) fn allowing(&self, s: &State, action: Action) -> Clause {
        if let Some((question, ..)) = s.asked() {
            return Self::asking(question);
        }
        match action {
            Action::Pass => rule!("noxilia:action.pass.1"),
            Action::Move(..) => rule!("noxilia:action.move.1"),
            Action::Retreat(..) => rule!("noxilia:action.retreat.1"),
            Action::Charge(..) => rule!("noxilia:action.charge.1"),
            Action::Attack(..) => rule!("noxilia:action.melee.1"),
            Action::Shoot(..) => rule!("noxilia:action.ranged.1"),
            Action::Cast(..) => rule!("noxilia:action.cast.1"),
            Action::Set(..) => rule!("noxilia:spell.latent.1"),
            Action::Play(card, _) => match card.card().kind {
                Kind::Event => rule!("noxilia:action.event.1"),
                Kind::Equipment => rule!("noxilia:action.equip.1"),
                _ => rule!("noxilia:action.playunit.1"),
            },
            Action::Equip(..) => rule!("noxilia:action.moveequip.3"),
            Action::Heal(..) | Action::Purify(..) => rule!("noxilia:action.moveheal.3"),
            Action::Adventure(_) => rule!("noxilia:ability.adventure.1"),
            _ => rule!("noxilia:action.1"),
        }
    }
}

/// All the mana a spell costs.
fn mana(card: CardId) -> i32 {
    let cost = card.card().cost;
    i32::from(cost.any) + pool_of(&cost).iter().map(|n| i32::from(*n)).sum::<i32>()
}
