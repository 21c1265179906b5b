//! What a player is offered: the legal actions, chapter by chapter, and all actions that can be written down.

use crate::Duelyst;
use crate::action::Action;
use crate::state::{Stage, State, different, slip};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::flow::Flow;

impl Duelyst {
    /// Every legal action, in a fixed order.
    pub(crate) fn legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        match self.asked(s) {
            Some(ask) => self.answers(s, &ask, &mut |action| out.push(action)),
            None if s.stage == Stage::Over => {}
            None => self.offer_turn(s, out),
        }
    }

    fn offer_turn(&self, s: &State, out: &mut Vec<Action>) {
        let field = self.field(s, s.active);
        for unit in s.of(s.active).filter(|unit| self.takes_orders(unit)) {
            self.offer_moves(&field, unit, out);
            self.offer_attacks(s, &field, unit, out);
        }
        let may_replace_more = self.may_replace_more(s, s.active).is_ok();
        for held in different(&s.players[s.active].hand, |_| true).iter().copied() {
            if may_replace_more {
                self.offer_replace(s, held, out);
            }
            self.offer_play(s, &field, held, out);
        }
        self.offer_bloodbound(s, out);
        out.push(Action::End);
    }

    /// Every action that can be written down, legal or not.
    pub(crate) fn every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend([Action::Keep, Action::Decline, Action::End, Action::Bloodbound(Cell::OFF)]);
        let all = self.board.all;
        out.extend(all.iter().flat_map(|at| [Action::Choose(at), Action::Bloodbound(at)]));
        let hand = &s.players[s.holder()].hand;
        for held in different(hand, |h| h.slips & slip::MARKED == 0).iter().copied() {
            out.extend([Action::Mark(held), Action::Replace(held), Action::Play(held, Cell::OFF)]);
            out.extend(all.iter().map(|at| Action::Play(held, at)));
        }
        for unit in s.units.iter() {
            let id = unit.who.id;
            out.extend(all.iter().map(|to| Action::Move(id, to)));
            out.extend(s.units.iter().map(|foe| Action::Attack(id, foe.who.id)));
        }
    }
}
