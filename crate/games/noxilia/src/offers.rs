//! The list of legal actions, in a fixed order: unit by unit, then card by card, then passing. Each chapter lists its own
//! actions. [`Noxilia::every`] lists all actions that can be written, legal or not.

use crate::Noxilia;
use crate::action::Action;
use crate::chapters::abilities::riposte::offer_target;
use crate::chapters::actions::equip::Wares;
use crate::chapters::cards::piles::offer_hand;
use crate::chapters::magic::casting::Magic;
use crate::chapters::setup::offer_opening_graveyard;
use crate::chapters::turn::effects::offer_units;
use crate::content::board::{Spot, Spots};
use crate::content::cards::different;
use crate::content::language::{CardId, Kind};
use crate::state::board_index::BoardIndex;
use crate::state::{Aim, Question, Stage, State, Unit};
use rulewright_engine::side::Side;

impl Noxilia {
    /// Every legal action.
    pub(crate) fn legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        if s.stage == Stage::Over {
            return;
        }
        match s.asked() {
            Some((question, side, _)) => self.answers(s, question, side, &mut |action| out.push(action)),
            None => self.offer_own(s, out),
        }
    }

    /// Actions of the player whose turn it is to act.
    fn offer_own(&self, s: &State, out: &mut Vec<Action>) {
        let side = s.active;
        let index = BoardIndex::of(s);
        let (free, wares) = (self.free_steps(s), Wares::of(s, side));
        for unit in s.of(side).filter(|u| u.is_ready()) {
            let quick = self.quick_steps(s, unit);
            self.offer_moves(&index, unit, free + quick, out);
            let among = index.is_hostile(unit.side, unit.at);
            if among {
                self.offer_retreats(&index, unit, out);
            }
            if self.may_fight(s, unit).is_ok() {
                self.offer_attacks(&index, unit, among, out);
                self.offer_charges(&index, unit, quick > 0, out);
            }
            self.offer_errands(&index, unit, &wares, out);
            self.offer_adventure(s, unit, out);
        }
        self.offer_hand(&index, side, out);
        self.offer_pass(out);
    }

    /// What the cards of a hand can do, each different card once.
    fn offer_hand(&self, s: &BoardIndex, side: Side, out: &mut Vec<Action>) {
        let mut magic = None;
        for card in different(&s.players[side].hand) {
            match card.card().kind {
                Kind::Spell => {
                    let magic = magic.get_or_insert_with(|| Magic::of(s, side));
                    match card.card().latent {
                        Some(_) => self.offer_settings(s, magic, card, out),
                        None => self.offer_castings(s, magic, card, out),
                    }
                }
                _ if self.may_pay(s, side, card).is_ok() => self.offer_plays(s, side, card, out),
                _ => {}
            }
        }
    }

    /// Every legal answer, in a fixed order.
    pub(crate) fn answers(&self, s: &State, question: Question, side: Side, offer: &mut dyn FnMut(Action)) {
        let choose = &mut |aim: Aim| offer(Action::Choose(aim));
        match question {
            Question::Deploy => self.offer_starting_units(s, side, offer),
            Question::OpeningGraveyard => offer_opening_graveyard(s, side, choose),
            Question::Mulligan | Question::Discard => offer_hand(s, side, choose),
            Question::Order => self.offer_order(s, side, choose),
            Question::ExileForGold => offer_units(s, side, choose),
            Question::CostEngage | Question::CostHarm | Question::CostExile | Question::CostDiscard => {
                self.offer_costs(s, question, side, choose);
            }
            Question::Recover => self.offer_recovered(s, side, choose),
            Question::Search => self.offer_searched(s, side, choose),
            Question::Straighten => self.offer_straightened(s, side, choose),
            Question::Treasure => self.offer_treasures(s, choose),
            Question::Bearer => self.offer_bearers(s, side, choose),
            Question::Step => self.offer_steps(s, offer),
            Question::Name => self.offer_targets(s, choose),
            Question::Guardian => self.offer_guardians(s, choose),
            Question::Attacked | Question::Entered | Question::Answer => self.offer_latents(s, question, side, choose),
            Question::Dodge | Question::Lightning | Question::Riposte => offer_target(s, choose),
            Question::Pay => self.offer_payments(s, offer),
        }
        if self.may_decline(s, question) {
            offer(Action::Decline);
        }
    }

    /// Every action that could be written down, legal or not.
    pub(crate) fn every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend([Action::Pass, Action::Decline, Action::Suggested]);
        let (side, spots) = (self.whose(s), all_spots(s));
        let player = &s.players[side];
        let known = CardId::all().filter(|c| player.hand.contains(c) || player.graveyard.contains(c));
        let aims: Vec<Aim> = spots.iter().copied().chain(known.map(Aim::Card)).collect();
        out.extend(aims.iter().map(|aim| Action::Choose(*aim)));
        out.extend(s.table_cards.iter().map(|g| Action::Choose(Aim::Item(g.id))));
        s.units.iter().for_each(|unit| every_order(s, unit, out));
        for card in CardId::all().filter(|c| player.hand.contains(c)) {
            out.extend(aims.iter().map(|aim| Action::Play(card, *aim)));
            for caster in s.of(side).map(|u| u.id) {
                out.extend(aims.iter().map(|aim| Action::Cast(card, caster, *aim)));
                out.extend(spots.iter().map(|aim| Action::Set(card, caster, *aim)));
            }
        }
        // What only answers write: payments, starting units.
        if let Some((question, side, _)) = s.asked() {
            self.answers(s, question, side, &mut |answer| {
                if !out.contains(&answer) {
                    out.push(answer);
                }
            });
        }
    }
}

/// Every unit and every place, and nothing.
fn all_spots(s: &State) -> Vec<Aim> {
    let units = s.units.iter().map(|u| Aim::Unit(u.id));
    units.chain(Spot::all().map(Aim::Place)).chain([Aim::None]).collect()
}

/// Everything that an order to a unit can be written as.
fn every_order(s: &State, unit: &Unit, out: &mut Vec<Action>) {
    let id = unit.id;
    out.extend(Spot::all().flat_map(|to| [Action::Move(id, to), Action::Retreat(id, to)]));
    out.push(Action::Adventure(id));
    for other in s.units.iter().map(|u| u.id) {
        out.extend([Action::Attack(id, other), Action::Shoot(id, other)]);
        out.extend(Spot::all().map(|via| Action::Charge(id, via, other)));
    }
    let near = if unit.at.is_on() { unit.at.beside().with(unit.at) } else { Spots::default() };
    for at in near.iter() {
        out.extend(s.units.iter().flat_map(|whom| [Action::Heal(id, at, whom.id), Action::Purify(id, at, whom.id)]));
        out.extend(s.table_cards.iter().map(|g| Action::Equip(id, at, g.id)));
    }
}
