//! A turn (`noxilia:turn.*`, `noxilia:end.*`): its start and its end, step by step. What a step sets off is done before
//! the next one begins.

use super::action::Aim;
use super::board::{Ground, Spot, command};
use super::content::NO_CARD;
use super::content::language::{Always, Harm, Scope};
use super::damage::{Blow, is_past_mending};
use super::fact::Fact;
use super::powers::Key;
use super::state::{
    ArriveStep, Cast, EndStep, Frame, Question, Stage, StartStep, State, Unit, UnitId, card_mark, mark,
};
use super::{Noxilia, Resolver};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::piles::Pile;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// A game that has gone on for so many turns is a draw (`noxilia:house.limit.1`).
pub(super) const MOST_TURNS: u16 = 100;

/// An effect of the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum StartEffect {
    /// None.
    #[default]
    None,
    /// A unit regains life (`noxilia:ability.regeneration.1`).
    Regenerate(UnitId),
    /// A unit's attack aura takes effect (`noxilia:ability.attack_aura.1`).
    Aura(UnitId),
    /// A zone mends (`noxilia:zone.room.2`).
    Mend(Spot),
    /// A zone offers gold for a dead unit (`noxilia:turn.start.income.3`).
    ExileForGold(Spot),
}

/// The most effects of one start of turn.
const MAX_START_EFFECTS: usize = 32;

pub(super) type StartEffects = Pile<StartEffect, MAX_START_EFFECTS>;

impl Noxilia {
    /// Effects of the start of the turn for a side, in the order of the board.
    pub(super) fn effects(&self, s: &State, side: Side) -> StartEffects {
        let mut list = StartEffects::default();
        let mut add = |effect: StartEffect| {
            if list.len() < MAX_START_EFFECTS {
                list.push(effect);
            }
        };
        for at in Spot::all().filter(|at| s.zones[at.n()].holder == Some(side)) {
            if self.zone_says(at, |a| matches!(a, Always::MendHere(_))) {
                add(StartEffect::Mend(at));
            }
            if self.zone_says(at, |a| matches!(a, Always::Burial(_))) {
                add(StartEffect::ExileForGold(at));
            }
        }
        for unit in s.of(side).filter(|u| u.is(mark::SHOWN)) {
            if self.has(s, unit, Key::Regeneration) {
                add(StartEffect::Regenerate(unit.id));
            }
            if self.has(s, unit, Key::AttackAura) {
                add(StartEffect::Aura(unit.id));
            }
        }
        list
    }

    /// Whether the order of two effects can be seen in what comes of them: both mend the same unit.
    fn is_ordered(&self, s: &State, one: StartEffect, other: StartEffect) -> bool {
        let hurt = |id: UnitId, zone: Spot| s.find(id).is_some_and(|u| u.at == zone && u.wounds > 0);
        let pair = |zone: Spot, id: UnitId| hurt(id, zone) && !is_past_mending(s, id);
        match (one, other) {
            (StartEffect::Mend(at), StartEffect::Regenerate(id))
            | (StartEffect::Regenerate(id), StartEffect::Mend(at)) => pair(at, id),
            _ => false,
        }
    }

    /// Which of the effects still to come may be chosen first: all that the order of matters.
    pub(super) fn choosable(&self, s: &State, all: &StartEffects, done: u32) -> StartEffects {
        let mut out = StartEffects::default();
        let left = |n: usize| done >> n & 1 == 0;
        for (n, effect) in all.iter().enumerate().filter(|(n, _)| left(*n)) {
            let ordered = |(m, other): (usize, &StartEffect)| m != n && left(m) && self.is_ordered(s, *effect, *other);
            if all.iter().enumerate().any(ordered) {
                out.push(*effect);
            }
        }
        out
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The sides, the first player of the turn first.
    fn in_order(&self) -> [Side; 2] {
        [self.s.first, self.s.first.other()]
    }

    /// One step of the start of a turn.
    pub(super) fn start_turn(&mut self, step: StartStep) {
        covers!("noxilia:turn.first.1");
        self.replace(Frame::Start(step.next()));
        match step {
            StartStep::Turn => self.begin_turn(),
            StartStep::Destiny => self.draw_destiny(),
            StartStep::Draw => self.draw_cards(),
            StartStep::Income => self.collect_income(),
            StartStep::Effects => {
                // noxilia:turn.start.income.4: the last put on is the first carried out.
                let [first, second] = self.in_order();
                self.push(Frame::StartEffects(second, 0));
                self.push(Frame::StartEffects(first, 0));
            }
            StartStep::Queues => self.advance_queues(),
            StartStep::BringIn if self.bring_in() => {
                self.replace(Frame::Start(step));
                self.bring_in_one();
            }
            // The one step that the first turn leaves out.
            StartStep::Disengage if self.s.turn > 1 => self.straighten_all(),
            StartStep::Time => self.pass_time(),
            StartStep::Return => {
                if let Some(id) = self.back_from_adventure() {
                    self.replace(Frame::Start(step));
                    self.push(Frame::Return(id));
                }
            }
            StartStep::Armour => self.rearm(),
            StartStep::Act => {
                self.pop();
                self.s.stage = Stage::Act;
                self.s.active = self.s.first;
                self.s.passed = None;
            }
            StartStep::BringIn | StartStep::Disengage => {}
        }
    }

    fn begin_turn(&mut self) {
        if self.s.turn >= MOST_TURNS {
            self.finish(None, rule!("noxilia:house.limit.1"));
            return;
        }
        self.s.turn += 1;
        self.s.stage = Stage::Start;
        for zone in &mut self.s.zones {
            zone.aura = rulewright_engine::side::BySide::default();
        }
        let fact = Fact::TurnStart { turn: self.s.turn, side: self.s.first };
        let begun = self.tell(rule!("noxilia:turn.1"), fact);
        self.goes_on_from(begun);
    }

    /// noxilia:turn.start.destiny.1; the decks take turns, whoever begins.
    fn draw_destiny(&mut self) {
        covers!("noxilia:turn.start.destiny.3");
        let side = if self.s.turn % 2 == 1 { self.s.lot } else { self.s.lot.other() };
        let player = &mut self.s.players[side];
        if player.destiny.is_empty() {
            // noxilia:turn.start.destiny.4
            std::mem::swap(&mut player.destiny, &mut player.spent);
            player.destiny.sort();
            if player.destiny.is_empty() {
                return;
            }
            self.tell(rule!("noxilia:turn.start.destiny.4"), Fact::Reshuffle { side });
        }
        let player = &mut self.s.players[side];
        let at = self.chance.draw(&player.destiny);
        let card = player.destiny.take(at);
        self.s.destiny = card;
        let drawn = self.tell(rule!("noxilia:turn.start.destiny.1"), Fact::Destiny { side, card });
        let cast = Cast { card, side, aim: Aim::None, that: UnitId::NONE, corrupt: false, blind: false, done: 0 };
        self.because(drawn, |resolver| resolver.push(Frame::Effects(cast)));
    }

    /// noxilia:turn.start.draw.1
    fn draw_cards(&mut self) {
        for side in self.in_order() {
            covers!("noxilia:turn.start.draw.2");
            let drawn: u8 = self.held(side).map(|at| self.zone_card(at).map_or(0, |c| c.draw)).sum();
            (0..drawn).for_each(|_| self.draw(side, rule!("noxilia:turn.start.draw.1")));
        }
    }

    /// The zones whose cards let a side draw and give it gold: those it controls now.
    fn held(&self, side: Side) -> impl Iterator<Item = Spot> + use<C, L> {
        covers!("noxilia:capture.zone.4");
        let zones = self.s.zones;
        Spot::all().filter(move |at| zones[at.n()].holder == Some(side))
    }

    /// The zone card of a place; battlefields have none.
    fn zone_card(&self, at: Spot) -> Option<&'static super::content::language::Card> {
        covers!("noxilia:turn.start.income.2");
        let card = self.rules.zones[at.n()];
        (card != NO_CARD).then(|| card.card())
    }

    /// noxilia:turn.start.income.1; what is there already stays.
    fn collect_income(&mut self) {
        let poor = self.rules.of_the_turn(self.s).any(|a| matches!(a, Always::PoorRamparts));
        for side in self.in_order() {
            let gives = |at: Spot| {
                let barren = poor && at.site().kind == Ground::Rampart;
                self.zone_card(at).filter(|_| !barren).map_or(0, |c| i16::from(c.income))
            };
            let gold: i16 = self.held(side).map(gives).sum();
            covers!("noxilia:setup.18");
            self.gain(side, gold, rule!("noxilia:turn.start.income.1"));
        }
    }

    /// Effects of a side: the next one, or a question where the order matters.
    pub(super) fn start_effects(&mut self, side: Side, done: u32) {
        let all = self.rules.effects(self.s, side);
        let Some(next) = (0..all.len()).find(|n| done >> n & 1 == 0) else {
            self.pop();
            return;
        };
        if self.rules.choosable(self.s, &all, done).is_empty() {
            self.replace(Frame::StartEffects(side, done | 1 << next));
            self.take_effect(side, all[next]);
        } else {
            self.ask(Question::Order, side, 0);
        }
    }

    /// The effect chosen.
    pub(super) fn chosen_effect(&mut self, side: Side, aim: Aim) {
        let Some(Frame::StartEffects(_, done)) = self.s.top() else { return };
        let all = self.rules.effects(self.s, side);
        let is = |effect: &StartEffect| match (effect, aim) {
            (StartEffect::Mend(at), Aim::Place(here)) => *at == here,
            (StartEffect::Regenerate(id), Aim::Unit(who)) => *id == who,
            _ => false,
        };
        if let Some(n) = all.iter().position(is) {
            self.replace(Frame::StartEffects(side, done | 1 << n));
            self.take_effect(side, all[n]);
        }
    }

    fn take_effect(&mut self, side: Side, effect: StartEffect) {
        match effect {
            StartEffect::Regenerate(id) => {
                if let Some(unit) = self.s.find(id).copied() {
                    let amount = self.rules.power(self.s, &unit, Key::Regeneration).unwrap_or(0);
                    self.mend(id, amount, rule!("noxilia:ability.regeneration.1"));
                }
            }
            StartEffect::Aura(id) => self.spread_aura(id),
            StartEffect::Mend(at) => {
                let of = |always: &Always| if let Always::MendHere(n) = always { Some(*n) } else { None };
                let amount = self.zone_card(at).and_then(|c| c.always.iter().find_map(of)).unwrap_or(0);
                for n in 0..self.s.units.len() {
                    let unit = self.s.units[n];
                    if unit.at == at && unit.side == side {
                        self.mend(unit.id, amount, rule!("noxilia:zone.room.2"));
                    }
                }
            }
            StartEffect::ExileForGold(_) => {
                if self.s.players[side].graveyard.iter().any(|c| super::play::is_unit(*c)) {
                    self.ask(Question::ExileForGold, side, 0);
                }
            }
            StartEffect::None => {}
        }
    }

    /// noxilia:ability.attack_aura.1; the zone remembers it (`noxilia:action.charge.5`).
    fn spread_aura(&mut self, id: UnitId) {
        let Some(bearer) = self.s.find(id).copied() else { return };
        let amount = self.rules.power(self.s, &bearer, Key::AttackAura).unwrap_or(0);
        let zone = &mut self.s.zones[bearer.at.n()].aura[bearer.side];
        *zone = (*zone).max(amount);
        for n in 0..self.s.units.len() {
            let unit = &mut self.s.units[n];
            covers!("noxilia:ability.attack_aura.2");
            if unit.at == bearer.at && unit.side == bearer.side && unit.aura < amount {
                unit.aura = amount;
                let id = unit.id;
                let unit = self.who(id);
                self.tell(rule!("noxilia:ability.attack_aura.1"), Fact::Aura { unit, amount });
            }
        }
    }

    /// noxilia:turn.start.queue.1
    fn advance_queues(&mut self) {
        for side in self.in_order() {
            for n in 0..self.s.players[side].queue.len() {
                let queued = &mut self.s.players[side].queue[n];
                queued.turns = queued.turns.saturating_sub(1);
                let queued = *queued;
                let fact = Fact::Advance { side, card: queued.card, turns: queued.turns };
                self.tell(rule!("noxilia:turn.start.queue.1"), fact);
            }
        }
    }

    fn bring_in(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.s.players[side].queue.iter().any(|q| q.turns == 0))
    }

    /// The next unit whose time has come (`noxilia:turn.start.queue.2`), whoever holds the command zone.
    fn bring_in_one(&mut self) {
        covers!("noxilia:turn.start.queue.3");
        for side in self.in_order() {
            let queue = &mut self.s.players[side].queue;
            if let Some(n) = queue.iter().position(|q| q.turns == 0) {
                let card = queue.take(n).card;
                self.come_in(side, card, rule!("noxilia:turn.start.queue.2"));
                return;
            }
        }
    }

    /// noxilia:turn.start.disengage.1
    fn straighten_all(&mut self) {
        covers!("noxilia:def.disengage.1");
        self.s.units.iter_mut().for_each(|u| u.marks &= !mark::ENGAGED);
        self.s.table_cards.iter_mut().for_each(|g| g.marks &= !card_mark::ENGAGED);
        self.tell(rule!("noxilia:turn.start.disengage.1"), Fact::Straighten { side: self.s.first });
    }

    /// noxilia:turn.start.time.2, noxilia:ability.adventure.2
    fn pass_time(&mut self) {
        covers!("noxilia:turn.start.time.1");
        for n in 0..self.s.units.len() {
            if self.s.units[n].time > 0 {
                self.s.units[n].time -= 1;
                let (unit, left) = (self.who(self.s.units[n].id), self.s.units[n].time);
                self.tell(rule!("noxilia:ability.adventure.2"), Fact::Time { unit, left });
            }
        }
        for at in Spot::all() {
            let flood = &mut self.s.zones[at.n()].flood;
            if *flood > 0 {
                *flood -= 1;
                let left = *flood;
                self.tell(rule!("noxilia:turn.start.time.2"), Fact::Ebb { at, left });
            }
        }
    }

    fn back_from_adventure(&self) -> Option<UnitId> {
        self.s.units.iter().find(|u| !u.at.is_on() && u.time == 0).map(|u| u.id)
    }

    /// Somebody comes back, face up and ready, and what it went for happens (`noxilia:ability.adventure.3`).
    pub(super) fn come_back(&mut self, id: UnitId) {
        self.pop();
        let Some(unit) = self.s.find_mut(id) else { return };
        unit.at = command(unit.owner);
        unit.side = unit.owner;
        unit.marks = unit.marks & !(mark::ENGAGED | mark::LENT) | mark::SHOWN;
        let (side, card, at) = (unit.side, unit.card, unit.at);
        let unit = self.who(id);
        let back = self.tell(rule!("noxilia:ability.adventure.3"), Fact::Return { unit, at });
        let cast = Cast { card, side, aim: Aim::Unit(id), that: id, corrupt: false, blind: false, done: 0 };
        self.because(back, |resolver| {
            resolver.push(Frame::Effects(cast));
            resolver.push(Frame::Arrive(id, 0, ArriveStep::Price));
        });
    }

    /// noxilia:turn.start.armour.1, noxilia:stat.armour.2: back to what is printed, what is worn, and this turn's
    /// destiny.
    fn rearm(&mut self) {
        let by = |always: &'static Always| match always {
            Always::Armour(Scope::All, by) => *by,
            _ => 0,
        };
        let by: i8 = self.rules.of_the_turn(self.s).map(by).sum();
        self.s.units.iter_mut().filter(|u| u.at.is_on()).for_each(|u| u.worn = by);
        self.s.table_cards.iter_mut().for_each(|g| g.spent = 0);
        self.tell(rule!("noxilia:turn.start.armour.1"), Fact::Rearm { side: self.s.first });
    }

    /// A player passes (`noxilia:end.pass.*`).
    pub(super) fn pass(&mut self, side: Side) {
        let passed = self.tell(rule!("noxilia:end.pass.1"), Fact::Pass { side });
        match self.s.passed {
            // noxilia:end.pass.2
            Some(first) if first != side => {
                covers!("noxilia:end.pass.3");
                self.s.first = first;
                self.s.stage = Stage::End;
                self.because(passed, |resolver| resolver.push(Frame::End(EndStep::Turn)));
            }
            _ => {
                self.s.passed = Some(side);
                self.s.active = side.other();
            }
        }
    }

    /// One step of the end of a turn (`noxilia:end.step.*`).
    pub(super) fn end_turn(&mut self, step: EndStep) {
        self.replace(Frame::End(step.next()));
        match step {
            EndStep::Turn => {
                let ended = self.tell(rule!("noxilia:end.pass.2"), Fact::TurnEnd { turn: self.s.turn });
                self.goes_on_from(ended);
            }
            EndStep::Poison => self.poison_all(),
            EndStep::Effects => self.end_effects(),
            EndStep::Zones => self.capture_zones(),
            EndStep::Treasures => {
                // One after the other, until there is none left.
                self.replace(Frame::End(step));
                if !self.capture_treasures() {
                    self.replace(Frame::End(step.next()));
                }
            }
            EndStep::Mana => {
                for side in Side::BOTH {
                    if self.s.players[side].pool != [0; 7] {
                        self.s.players[side].pool = [0; 7];
                        self.tell(rule!("noxilia:end.step.3"), Fact::Fade { side });
                    }
                }
            }
            EndStep::Destiny => {
                let card = std::mem::replace(&mut self.s.destiny, NO_CARD);
                if card != NO_CARD {
                    let side = if self.s.turn % 2 == 1 { self.s.lot } else { self.s.lot.other() };
                    self.s.players[side].spent.push(card);
                }
                self.replace(Frame::Start(StartStep::Turn));
            }
        }
    }

    /// noxilia:ability.poison.3: all at once.
    fn poison_all(&mut self) {
        covers!("noxilia:end.step.1");
        for n in 0..self.s.units.len() {
            let unit = self.s.units[n];
            if unit.poison > 0 && unit.at.is_on() {
                let amount = Calc::new(unit.poison.into(), rule!("noxilia:ability.poison.3"));
                self.hurt(unit.id, Blow { amount, kind: Harm::Physical, through: true });
            }
        }
        self.remove_dead();
    }

    /// noxilia:end.step.2: what lasts until the end of the turn ends.
    fn end_effects(&mut self) {
        for side in self.in_order() {
            for n in 0..self.s.units.len() {
                let unit: Unit = self.s.units[n];
                if unit.is(mark::LENT) && unit.side == side {
                    let back = &mut self.s.units[n];
                    back.side = back.owner;
                    back.marks &= !mark::LENT;
                    let (unit, side) = (self.who(unit.id), unit.owner);
                    let back = self.tell(rule!("noxilia:end.step.2"), Fact::Control { unit, side });
                    self.because(back, |resolver| resolver.drop_foreign_latents(unit.id));
                }
            }
        }
        for unit in self.s.units.iter_mut() {
            unit.set_fleeting([0; 4]);
            unit.marks &= !(mark::RECRUIT | mark::SLOW);
        }
    }
}
