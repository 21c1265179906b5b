//! What may be done: the list of legal actions, and the list of all that could be written down.

use super::Duelyst;
use super::action::Action;
use super::content::{self, Kind};
use super::movement::Field;
use super::state::{Held, MAX_HAND, NO_CARD, Stage, State, Unit, mark, slip};
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::side::Side;

/// Different cards of a hand.
type Hand = Pile<Held, MAX_HAND>;

impl Duelyst {
    pub(super) fn list_legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        match s.stage {
            Stage::Over => {}
            Stage::Mulligan(side) => {
                let unmarked = different(&s.players[side].hand, |h| h.slips & slip::MARKED == 0);
                unmarked.iter().for_each(|held| out.push(Action::Mark(*held)));
                out.push(Action::Keep);
            }
            _ => match self.asks(s) {
                Some(ask) => {
                    ask.among.iter().for_each(|cell| out.push(Action::Choose(cell)));
                    if ask.may_decline {
                        out.push(Action::Decline);
                    }
                }
                None => self.turn_actions(s, out),
            },
        }
    }

    fn turn_actions(&self, s: &State, out: &mut Vec<Action>) {
        let field = self.field(s, s.active);
        for unit in s.of(s.active) {
            self.orders(s, unit, &field, out);
        }
        self.cards(s, &field, out);
        out.push(Action::End);
    }

    /// What a unit may be told to do.
    fn orders(&self, s: &State, unit: &Unit, field: &Field, out: &mut Vec<Action>) {
        if unit.is_marked(mark::EXHAUSTED) || unit.stunned.is_some() || self.is_wild(unit) {
            return;
        }
        let id = unit.who.id;
        if unit.moves < self.turns_of(unit) && self.is_mobile(unit) && self.provoked(field, unit).is_empty() {
            self.reach(unit, field.taken()).iter().for_each(|to| out.push(Action::Move(id, to)));
        }
        if self.is_armed(unit) {
            let targets = self.targets(field, unit);
            if !targets.is_empty() {
                let foes = s.of(unit.side.other()).filter(|foe| targets.has(foe.at));
                foes.for_each(|foe| out.push(Action::Attack(id, foe.who.id)));
            }
        }
    }

    fn cards(&self, s: &State, field: &Field, out: &mut Vec<Action>) {
        let side = s.active;
        let player = &s.players[side];
        let free = self.board.all & !field.taken();
        let hand = different(&player.hand, |_| true);
        let more = !player.deck.is_empty() && player.replaced < self.replaces(s, side);
        for held in hand.iter().copied() {
            if more && held.slips & slip::KEPT == 0 && !self.is_locked(s, side, held.card) {
                out.push(Action::Replace(held));
            }
            let cost = self.cost::<()>(s, side, held).value;
            if cost > player.mana.into() || self.is_locked(s, side, held.card) {
                continue;
            }
            match content::card(held.card).kind {
                Kind::Artifact => out.push(Action::Play(held, Cell::OFF)),
                Kind::Minion => {
                    let airdrop = self.has_in_hand(s, side, held, content::Trait::Airdrop);
                    let place = if airdrop { free } else { self.board.near_any(field.own) & free };
                    place.iter().for_each(|cell| out.push(Action::Play(held, cell)));
                }
                _ => self.aims(s, side, held.card, |at| Action::Play(held, at), out),
            }
        }
        let bloodbound = Held::plain(player.bloodbound);
        if player.ready
            && bloodbound.card != NO_CARD
            && self.cost::<()>(s, side, bloodbound).value <= player.mana.into()
        {
            self.aims(s, side, bloodbound.card, Action::Bloodbound, out);
        }
    }

    fn aims(&self, s: &State, side: Side, card: content::CardId, cast: impl Fn(Cell) -> Action, out: &mut Vec<Action>) {
        match self.first_targets(s, side, card) {
            Some(targets) => targets.iter().for_each(|at| out.push(cast(at))),
            None => out.push(cast(Cell::OFF)),
        }
    }

    /// Every action that could be written down, legal or not.
    pub(super) fn list_every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend([Action::Keep, Action::Decline, Action::End, Action::Bloodbound(Cell::OFF)]);
        let all = self.board.all;
        out.extend(all.iter().flat_map(|at| [Action::Choose(at), Action::Bloodbound(at)]));
        let to_act = match s.stage {
            Stage::Mulligan(side) => side,
            _ => s.active,
        };
        for held in different(&s.players[to_act].hand, |h| h.slips & slip::MARKED == 0).iter().copied() {
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

/// The different cards of a hand, in the order they came.
pub(super) fn different(hand: &[Held], fits: impl Fn(&Held) -> bool) -> Hand {
    let mut out = Hand::default();
    for held in hand.iter().filter(|h| fits(h)) {
        if !out.contains(held) {
            out.push(*held);
        }
    }
    out
}
