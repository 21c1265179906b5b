//! Units, events and equipment played from hand (`noxilia:action.playunit.1`, `noxilia:action.event.1`,
//! `noxilia:action.equip.1`).

use crate::Noxilia;
use crate::action::Action;
use crate::content::board::{Spot, command};
use crate::content::cards::is_unit;
use crate::content::language::{CardId, Kind};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{Aim, Cast, Frame, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl Noxilia {
    /// Whether a card may be played from hand so.
    pub(crate) fn may_play(&self, s: &State, side: Side, card: CardId, aim: Aim) -> Check {
        self.has_in_hand(s, side, card)?;
        self.may_pay(s, side, card)?;
        match card.card().kind {
            Kind::Event => self.may_aim(s, side, card, None, aim),
            Kind::Equipment => self.may_equip_anew(s, side, card, aim),
            _ => ensure(aim == Aim::None, "no-target", rule!("noxilia:action.playunit.1")),
        }
    }

    /// Whether a card of the hand can be paid for and played at all, whatever it is aimed at.
    pub(crate) fn may_pay(&self, s: &State, side: Side, card: CardId) -> Result<(), Refusal> {
        let sheet = card.card();
        let clause = match sheet.kind {
            Kind::Hero | Kind::Unit => rule!("noxilia:stat.gold.1"),
            Kind::Event => rule!("noxilia:action.event.1"),
            Kind::Equipment => rule!("noxilia:action.equip.1"),
            _ => return Err(Refusal::new("is-cast", rule!("noxilia:card.spell.1"))),
        };
        let player = &s.players[side];
        if u16::from(sheet.gold) > player.gold {
            return Err(Refusal::new("gold", clause).with("cost", sheet.gold).with("is", player.gold as i16));
        }
        if self.has_person(s, side, card) {
            return Err(Refusal::new("hero-in-play", rule!("noxilia:card.hero.2")));
        }
        self.may_afford(s, side, card)
    }

    /// Whether the person of a hero card is in play for a side: on the board, away or in the queue
    /// (`noxilia:card.hero.2`).
    pub(crate) fn has_person(&self, s: &State, side: Side, card: CardId) -> bool {
        let person = card.card().person;
        let same = |other: CardId| other.card().person == person;
        person != 0
            && (s.units.iter().any(|u| u.side == side && same(u.card))
                || s.players[side].queue.iter().any(|q| same(q.card)))
    }

    /// A card that can be paid is played so.
    pub(crate) fn offer_plays(&self, s: &BoardIndex, side: Side, card: CardId, out: &mut Vec<Action>) {
        match card.card().kind {
            Kind::Equipment => {
                out.extend(s.of(side).map(|u| Action::Play(card, Aim::Unit(u.id))));
                let takes_it = |at: &Spot| self.may_equip_anew(s, side, card, Aim::Place(*at)).is_ok();
                out.extend(Spot::all().filter(takes_it).map(|at| Action::Play(card, Aim::Place(at))));
            }
            Kind::Event => self.aims(s, side, card, None, |aim| out.push(Action::Play(card, aim))),
            _ => out.push(Action::Play(card, Aim::None)),
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A card is played from hand: gold first, then what else it costs.
    pub(crate) fn play(&mut self, side: Side, card: CardId, aim: Aim) {
        self.s.players[side].hand.remove(card);
        let sheet = card.card();
        let clause = match sheet.kind {
            Kind::Event => rule!("noxilia:action.event.1"),
            _ => rule!("noxilia:action.equip.1"),
        };
        let played = if is_unit(card) { EventId::NONE } else { self.tell(clause, Fact::Play { side, card }) };
        let paid =
            self.because(played, |resolver| resolver.gold(side, -i16::from(sheet.gold), rule!("noxilia:stat.gold.1")));
        let cast = Cast { card, side, aim, that: UnitId::NONE, corrupt: false, blind: false, done: 0 };
        // That a unit is played nobody is told: what comes of it follows from the gold spent.
        let done = if played == EventId::NONE { paid } else { played };
        self.because(done, |resolver| {
            resolver.push(Frame::Play(cast));
            resolver.ask_extra(sheet.extra, side);
        });
    }

    /// All costs are paid: what was played happens.
    pub(crate) fn resolve(&mut self, cast: Cast) {
        let (card, side) = (cast.card, cast.side);
        match card.card().kind {
            Kind::Event => self.replace(Frame::Effects(cast)),
            Kind::Equipment => {
                self.pop();
                // The bearer may have died of the cost.
                let aim = match cast.aim {
                    Aim::Unit(id) if self.s.find(id).is_none() => Aim::Place(command(side)),
                    aim => aim,
                };
                self.attach_new(card, side, aim);
            }
            _ => {
                self.pop();
                self.enlist(side, card);
            }
        }
    }
}
