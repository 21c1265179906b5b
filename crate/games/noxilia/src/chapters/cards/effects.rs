//! One effect of a card.

use crate::Noxilia;
use crate::chapters::combat::damage::Blow;
use crate::chapters::magic::aim::fits;
use crate::chapters::stats::from;
use crate::content::board::{Spot, battlefields, command};
use crate::content::language::Who;
use crate::content::language::{Effect, Harm, Kind};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Cast, Frame, Question, State, Unit, UnitId, card_mark, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

/// The units that an effect is done to; none where it is done to places, players or cards, or to units of a player's choice.
fn done_to(effect: &Effect) -> Option<Who> {
    match effect {
        Effect::Harm { who, .. }
        | Effect::Mend { who, .. }
        | Effect::Engage(who)
        | Effect::Disengage { who, most: None }
        | Effect::Control(who)
        | Effect::Armour { who, .. }
        | Effect::Melee { who, .. }
        | Effect::Poison { who, .. }
        | Effect::TurnUp(who) => Some(*who),
        Effect::Curse => Some(Who::Target),
        Effect::Stop => Some(Who::That),
        _ => None,
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// One effect: done to units, or else to places, players and cards.
    pub(crate) fn do_one(&mut self, cast: &Cast, effect: &'static Effect, clause: Clause) {
        if let Some(who) = done_to(effect) {
            for id in self.whom(cast, who).iter().copied() {
                self.do_to_unit(cast, effect, clause, id);
            }
            return;
        }
        match effect {
            Effect::Disengage { most, .. } => self.ask(Question::Straighten, cast.side, most.unwrap_or_default()),
            Effect::Flood { turns, field } => {
                let at = if *field { battlefields().last() } else { self.place(cast) };
                if let Some(at) = at {
                    self.s.zones[at.n()].flood = self.s.zones[at.n()].flood.saturating_add(*turns);
                    self.tell(clause, Fact::Flood { at, markers: self.s.zones[at.n()].flood });
                }
            }
            Effect::Cancel => self.cancel(),
            Effect::Raise => self.raise(cast, clause),
            Effect::Create { card, count } => {
                for _ in 0..*count {
                    let marks = mark::SHOWN;
                    let side = cast.side;
                    let unit = Unit { card: *card, owner: side, side, at: command(side), marks, ..Unit::default() };
                    self.enter(unit, clause);
                }
            }
            Effect::Draw { who, amount } => {
                for side in self.players(cast, *who) {
                    (0..*amount).for_each(|_| self.draw(side, clause));
                }
            }
            Effect::Gold { who, amount } => {
                for side in self.players(cast, *who) {
                    self.gain(side, (*amount).into(), clause);
                }
            }
            // noxilia:house.window.1: what is in a library, or not, shows in no question.
            Effect::Search(_) => self.ask(Question::Search, cast.side, 0),
            Effect::Discard => {
                // The last asked is the first to answer.
                for side in [self.s.first.other(), self.s.first] {
                    if !self.s.players[side].hand.is_empty() {
                        self.ask(Question::Discard, side, 0);
                    }
                }
            }
            Effect::Recover(only) => {
                for side in [self.s.first.other(), self.s.first] {
                    if self.s.players[side].graveyard.iter().any(|c| fits(*c, only)) {
                        self.ask(Question::Recover, side, 0);
                    }
                }
            }
            Effect::Treasure => self.bring_treasure(cast),
            _ => {}
        }
    }

    /// One effect, done to one unit.
    fn do_to_unit(&mut self, cast: &Cast, effect: &'static Effect, clause: Clause, id: UnitId) {
        match effect {
            Effect::Harm { by, amount, through, .. } => {
                let mut sum = Calc::new((*amount).into(), clause);
                if *by != Harm::Physical && cast.card.card().kind == Kind::Spell {
                    let bonus = self.spell_bonus(*by);
                    sum.plus(bonus, rule!("noxilia:turn.start.destiny.1"), from(self.s.destiny));
                }
                self.turn_up(id, rule!("noxilia:fog.8"));
                self.hurt(id, Blow { amount: sum, kind: *by, through: *through });
            }
            Effect::Mend { amount, .. } => self.mend(id, *amount, clause),
            Effect::Engage(_) => self.force_engaged(id, clause),
            Effect::Disengage { .. } => self.straighten(id, clause),
            Effect::Control(_) => self.control(id, cast.side, clause),
            Effect::Curse => {
                self.put_item(cast.card, cast.side, Aim::Unit(id), card_mark::SHOWN);
                let unit = self.who(id);
                self.tell(clause, Fact::Curse { unit, card: cast.card });
            }
            Effect::Armour { by, .. } => self.wear(id, *by, clause),
            Effect::Melee { by, .. } => {
                if let Some(unit) = self.s.find_mut(id) {
                    unit.rally = unit.rally.saturating_add(*by);
                }
                let unit = self.who(id);
                self.tell(clause, Fact::Melee { unit, amount: *by });
            }
            Effect::Poison { to, .. } => self.poison(id, *to, clause),
            Effect::Stop => self.halt(id),
            Effect::TurnUp(_) => self.turn_up(id, clause),
            _ => {}
        }
    }

    /// A unit is straightened.
    pub(crate) fn straighten(&mut self, id: UnitId, clause: Clause) {
        if let Some(unit) = self.s.find_mut(id).filter(|u| u.is(mark::ENGAGED)) {
            unit.marks &= !mark::ENGAGED;
            let unit = self.who(id);
            self.tell(clause, Fact::Ready { unit });
        }
    }

    /// A side controls a unit until the end of the turn; latents under it are no longer under an ally.
    fn control(&mut self, id: UnitId, side: Side, clause: Clause) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.side = side;
            unit.marks |= mark::LENT;
            let unit = self.who(id);
            let controlled = self.tell(clause, Fact::Control { unit, side });
            self.because(controlled, |resolver| resolver.drop_foreign_latents(id));
        }
    }

    /// A dead unit comes back, face up and engaged (`noxilia:fog.1`).
    fn raise(&mut self, cast: &Cast, clause: Clause) {
        let Aim::Card(card) = cast.aim else { return };
        let side = cast.side;
        if self.s.players[side].graveyard.remove(card) {
            let marks = mark::SHOWN | mark::ENGAGED;
            self.enter(Unit { card, owner: side, side, at: command(side), marks, ..Unit::default() }, clause);
        }
    }
}

impl Noxilia {
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

    /// The same, as answers.
    pub(crate) fn offer_straightened(&self, s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
        self.straightenable(s, side).for_each(|u| choose(Aim::Unit(u.id)));
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A unit that was chosen is straightened, and perhaps another one.
    pub(crate) fn straighten_one(&mut self, side: Side, id: UnitId, left: u8) {
        self.straighten(id, rule!("noxilia:card.event.1"));
        if left > 1 && self.has_more_to_straighten(side) {
            self.ask(Question::Straighten, side, left - 1);
        }
    }

    fn has_more_to_straighten(&self, side: Side) -> bool {
        let Some(Frame::Effects(cast)) = self.s.top() else { return false };
        let Aim::Place(at) = cast.aim else { return false };
        self.s.of(side).any(|u| u.at == at && u.is(mark::ENGAGED) && u.id != cast.that)
    }
}
