//! Questions: what may be answered to the decision at hand, and what an answer does.

use super::action::{Action, Aim};
use super::board::Spot;
use super::content::different;
use super::content::language::{CardId, Effect, Kind};
use super::fact::Fact;
use super::play::is_unit;
use super::spells::fits;
use super::state::{ArriveStep, Frame, Pending, Question, State, TableCard, Unit, UnitId, Volley, mark};
use super::turn::StartEffect;
use super::{Noxilia, Resolver, begin};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::rule;
use rulewright_engine::side::Side;

impl Noxilia {
    /// Every legal answer, in a fixed order.
    pub(super) fn answers(&self, s: &State, question: Question, side: Side, offer: &mut dyn FnMut(Action)) {
        let choose = &mut |aim: Aim| offer(Action::Choose(aim));
        let player = &s.players[side];
        match question {
            Question::Deploy => self.starts(s, side, offer),
            Question::OpeningGraveyard => cards(&player.library, &|c| c.card().kind == Kind::Unit, choose),
            Question::Mulligan => cards(&player.hand, &|_| true, choose),
            Question::Order => self.order(s, side, choose),
            Question::ExileForGold => cards(&player.graveyard, &is_unit, choose),
            Question::Discard | Question::CostDiscard => cards(&player.hand, &|_| true, choose),
            Question::CostExile => cards(&player.graveyard, &is_unit, choose),
            Question::Recover => cards(&player.graveyard, &|c| self.is_recovered(s, c), choose),
            Question::Search => self.searched(s, side, choose),
            Question::CostEngage => {
                let own = self.placed_last(s, side);
                s.of(side).filter(|u| u.is_ready() && Some(u.id) != own).for_each(|u| choose(Aim::Unit(u.id)));
            }
            Question::CostHarm => {
                let own = self.placed_last(s, side);
                s.of(side).filter(|u| Some(u.id) != own).for_each(|u| choose(Aim::Unit(u.id)));
            }
            Question::Straighten => self.straightenable(s, side).for_each(|u| choose(Aim::Unit(u.id))),
            Question::Treasure => {
                let at = s.asked().map_or(Spot::OFF, |(_, _, at)| Spot(at));
                self.unclaimed(s, at).for_each(|g| choose(Aim::Item(g.id)));
            }
            Question::Bearer => {
                let at = match s.about() {
                    Frame::Capture(_, item_id) => s.item(item_id).map_or(Spot::OFF, |g| g.at),
                    _ => Spot::OFF,
                };
                self.bearers(s, side, at).iter().for_each(|id| choose(Aim::Unit(*id)));
            }
            Question::Step => {
                if let Frame::March(id, taken, _) = s.about()
                    && let Some(unit) = s.find(id)
                {
                    self.next_steps(s, unit, taken).iter().for_each(|to| offer(Action::Move(id, to)));
                }
            }
            Question::Name => {
                if let Frame::Naming(volley) = s.about() {
                    self.nameable(s, &volley).for_each(|u| choose(Aim::Unit(u.id)));
                }
            }
            Question::Guardian => {
                if let Frame::Strike(strike) = s.about()
                    && let Some(target) = s.find(strike.target)
                {
                    s.inside(target.at)
                        .filter(|u| self.is_guardian(s, u, target))
                        .for_each(|u| choose(Aim::Unit(u.id)));
                }
            }
            Question::Attacked | Question::Entered | Question::Answer => {
                let may = |g: &&TableCard| self.may_turn_up(s, side, g.id, question);
                s.table_cards.iter().filter(may).for_each(|g| choose(Aim::Item(g.id)));
            }
            Question::Dodge | Question::Lightning | Question::Riposte => {
                if let Frame::Strike(strike) = s.about() {
                    choose(Aim::Unit(strike.target));
                }
            }
            Question::Pay => self.ways(s, s.about()).iter().for_each(|bill| offer(Action::Pay(*bill))),
        }
        if self.may_decline(s, question) {
            offer(Action::Decline);
        }
    }

    /// The starting unit whose cost is due: another one pays it (`noxilia:setup.8`).
    pub(super) fn placed_last(&self, s: &State, side: Side) -> Option<UnitId> {
        let last = s.units.iter().rev().find(|u| u.side == side).map(|u| u.id);
        last.filter(|_| s.stage == super::state::Stage::SetUp)
    }

    /// Whether nothing is an answer too.
    pub(super) fn may_decline(&self, s: &State, question: Question) -> bool {
        match question {
            Question::Order | Question::Discard | Question::Treasure | Question::Bearer => false,
            Question::Pay | Question::CostEngage | Question::CostHarm | Question::CostExile | Question::CostDiscard => {
                false
            }
            // noxilia:ability.aquatic.1: nobody stops over water who can go on.
            Question::Step => match s.about() {
                Frame::March(id, taken, _) => {
                    s.find(id).is_none_or(|u| self.may_enter_here(s, u) || self.next_steps(s, u, taken).is_empty())
                }
                _ => true,
            },
            _ => true,
        }
    }

    /// Whether how many answers there are is known to the side alone: then even a single one is given by hand
    /// (`noxilia:house.window.1`).
    pub(super) fn is_secret(&self, s: &State, question: Question, side: Side) -> bool {
        match question {
            Question::Discard | Question::CostDiscard => s.players[side].hand.len() > 1,
            Question::Pay => self.hides_producers(s, side),
            _ => false,
        }
    }

    /// Whether somebody face down might produce mana, for all the rival can tell.
    pub(super) fn hides_producers(&self, s: &State, side: Side) -> bool {
        s.of(side).any(|u| u.is_ready() && !u.is(mark::SHOWN))
    }

    fn may_enter_here(&self, s: &State, unit: &Unit) -> bool {
        !s.is_flooded(unit.at) || self.has(s, unit, super::powers::Key::Aquatic)
    }

    fn starts(&self, s: &State, side: Side, offer: &mut dyn FnMut(Action)) {
        let zones = begin::in_order(side);
        let starts = |card: &CardId| is_unit(*card) && self.may_start(s, side, *card).is_ok();
        for card in different(&s.players[side].library).filter(starts) {
            let home = zones.iter().copied().filter(|at| begin::is_home(side, *at));
            home.for_each(|at| offer(Action::Deploy(card, at)));
        }
        // noxilia:house.suggest.1: in place of choosing, not after it.
        if s.units.iter().filter(|u| u.side == side).count() == 1 {
            offer(Action::Suggested);
        }
    }

    fn order(&self, s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
        let done = match s.about() {
            Frame::StartEffects(_, done) => done,
            _ => 0,
        };
        for effect in self.choosable(s, &self.effects(s, side), done).iter() {
            match effect {
                StartEffect::Mend(at) | StartEffect::ExileForGold(at) => choose(Aim::Place(*at)),
                StartEffect::Regenerate(id) | StartEffect::Aura(id) => choose(Aim::Unit(*id)),
                StartEffect::None => {}
            }
        }
    }

    fn is_recovered(&self, s: &State, card: CardId) -> bool {
        let of = |effect: &Effect| matches!(effect, Effect::Recover(only) if fits(card, only));
        s.destiny != super::content::NO_CARD && s.destiny.card().then.iter().any(of)
    }

    fn searched(&self, s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
        let Frame::Effects(cast) = s.about() else { return };
        let only = cast.card.card().then.iter().find_map(|effect| match effect {
            Effect::Search(only) => Some(*only),
            _ => None,
        });
        let only = only.unwrap_or_default();
        let player = &s.players[side];
        cards(&player.library, &|c| fits(c, &only), choose);
        let under = |c| fits(c, &only) && !player.library.contains(&c);
        cards(&player.bottom, &under, choose);
    }

    /// Units that an event may straighten: here, but not the one engaged for its cost (`noxilia:card.event.2`).
    fn straightenable<'s>(&self, s: &'s State, side: Side) -> impl Iterator<Item = &'s Unit> + use<'s> {
        let (at, but) = match s.about() {
            Frame::Effects(cast) => match cast.aim {
                Aim::Place(at) => (at, cast.that),
                _ => (Spot::OFF, cast.that),
            },
            _ => (Spot::OFF, UnitId::NONE),
        };
        s.of(side).filter(move |u| u.at == at && u.is(mark::ENGAGED) && u.id != but)
    }
}

/// The different cards of a pile that fit, in the order they came.
fn cards(pile: &[CardId], fits: &dyn Fn(CardId) -> bool, choose: &mut dyn FnMut(Aim)) {
    different(pile).filter(|card| fits(*card)).for_each(|card| choose(Aim::Card(card)));
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Carries an answer out. The question is taken off first: what it was about lies on top.
    pub(super) fn answer(&mut self, action: Action) {
        let Some(Pending { frame: Frame::Ask(question, side, left), cause }) = self.s.frames.last().copied() else {
            return;
        };
        self.pop();
        self.because(cause, |resolver| resolver.answered(question, side, left, action));
    }

    fn answered(&mut self, question: Question, side: Side, left: u8, action: Action) {
        match (question, action) {
            (_, Action::Decline) => self.decline(question, side),
            (_, Action::Pay(bill)) => self.paid(bill),
            (_, Action::Move(_, to)) => self.walk_on(to),
            (_, Action::Deploy(card, at)) => self.deploy(side, card, at),
            (_, Action::Suggested) => self.deploy_suggested(side),
            (_, Action::Choose(aim)) => self.chosen(question, side, left, aim),
            _ => {}
        }
    }

    fn chosen(&mut self, question: Question, side: Side, left: u8, aim: Aim) {
        match (question, aim) {
            (Question::OpeningGraveyard, Aim::Card(card)) => self.seed(side, card, left),
            (Question::Mulligan, Aim::Card(card)) => self.put_under(side, card),
            (Question::Order, aim) => self.chosen_effect(side, aim),
            (Question::ExileForGold, Aim::Card(card)) => self.exile_for_gold(side, card),
            (Question::Discard, Aim::Card(card)) => {
                self.s.players[side].hand.remove(card);
                self.discard(side, card, rule!("noxilia:turn.start.destiny.1"));
            }
            (Question::Recover, Aim::Card(card)) => self.recover(side, card),
            (Question::Search, Aim::Card(card)) => self.find(side, card),
            (Question::Straighten, Aim::Unit(id)) => {
                self.straighten(id, rule!("noxilia:card.event.1"));
                if left > 1 && self.has_more_to_straighten(side) {
                    self.ask(Question::Straighten, side, left - 1);
                }
            }
            (Question::Treasure, Aim::Item(item_id)) => self.replace(Frame::Capture(side, item_id)),
            (Question::Bearer, Aim::Unit(id)) => {
                if let Some(Frame::Capture(_, item_id)) = self.s.top() {
                    self.bear(side, item_id, id);
                }
            }
            (Question::Name, Aim::Unit(id)) => self.add_name(id),
            (Question::Guardian, Aim::Unit(id)) => self.guard(id),
            (Question::Attacked | Question::Entered | Question::Answer, Aim::Item(item_id)) => {
                self.turn_up_latent(item_id)
            }
            (Question::Dodge, _) => self.dodge(),
            (Question::Lightning, _) => self.riposte(true),
            (Question::Riposte, _) => self.riposte(false),
            (Question::CostEngage | Question::CostHarm | Question::CostExile | Question::CostDiscard, aim) => {
                self.pay_extra(question, side, left, aim)
            }
            _ => {}
        }
    }

    fn recover(&mut self, side: Side, card: CardId) {
        if self.s.players[side].graveyard.remove(card) {
            self.s.players[side].hand.push(card);
            self.tell(rule!("noxilia:turn.start.destiny.1"), Fact::Recover { side, card });
        }
    }

    fn decline(&mut self, question: Question, side: Side) {
        match question {
            Question::Step => {
                self.pop();
            }
            Question::Name => {
                if let Some(Frame::Naming(volley)) = self.s.top() {
                    self.replace(Frame::Volley(volley));
                }
            }
            Question::Attacked => self.strike_on(),
            Question::Entered => {
                if let Some(Frame::Arrive(id, price, _)) = self.s.top() {
                    self.replace(Frame::Arrive(id, price, ArriveStep::Over));
                }
            }
            Question::Answer => self.unanswered(),
            Question::Search => self.shuffle(side, rule!("noxilia:general.search.1")),
            _ => {}
        }
    }

    fn add_name(&mut self, id: UnitId) {
        if let Some(Frame::Naming(mut volley)) = self.s.top() {
            if let Some(free) = volley.targets.iter_mut().find(|t| **t == UnitId::NONE) {
                *free = id;
            }
            self.replace(Frame::Naming(Volley { ..volley }));
        }
    }

    fn has_more_to_straighten(&self, side: Side) -> bool {
        let Some(Frame::Effects(cast)) = self.s.top() else { return false };
        let Aim::Place(at) = cast.aim else { return false };
        self.s.of(side).any(|u| u.at == at && u.is(mark::ENGAGED) && u.id != cast.that)
    }

    /// noxilia:turn.start.income.3
    fn exile_for_gold(&mut self, side: Side, card: CardId) {
        use super::content::language::Always;
        if self.s.players[side].graveyard.remove(card) {
            self.s.players[side].exile.push(card);
            let exiled = self.tell(rule!("noxilia:turn.start.income.3"), Fact::Exile { side, card });
            let of = |always: &Always| if let Always::Burial(gold) = always { Some(*gold) } else { None };
            let zones = self.rules.zones.iter().filter(|c| **c != super::content::NO_CARD);
            let gold = zones.flat_map(|c| c.card().always.iter()).find_map(of).unwrap_or(0);
            self.because(exiled, |resolver| resolver.gain(side, gold.into(), rule!("noxilia:turn.start.income.3")));
        }
    }

    /// noxilia:general.search.1
    fn find(&mut self, side: Side, card: CardId) {
        let player = &mut self.s.players[side];
        if player.library.remove(card) || player.bottom.remove(card) {
            player.hand.push(card);
            self.tell(rule!("noxilia:card.event.1"), Fact::Find { side, card });
        }
        self.shuffle(side, rule!("noxilia:general.search.1"));
    }
}
