//! Cards played from hand: units, events, equipment (`noxilia:action.playunit.1`, `noxilia:action.event.1`,
//! `noxilia:action.equip.*`) and what they cost beside gold (`noxilia:card.event.2`, `noxilia:advanced.5`).

use super::action::Aim;
use super::board::{Spot, command};
use super::content::language::{CardId, Extra, Harm, Kind};
use super::damage::Blow;
use super::fact::Fact;
use super::powers::{Key, printed};
use super::state::{Cast, Frame, Question, Queued, State, TableCard, TableCardId, Unit, UnitId, card_mark, mark};
use super::{Noxilia, Resolver};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

covers!("noxilia:turn.start.queue.4");
/// Turns in the queue, where a card says nothing else.
const WAIT: u8 = 1;

/// Whether a card is a unit (`noxilia:card.unit.1`).
#[inline]
pub(super) fn is_unit(card: CardId) -> bool {
    matches!(card.card().kind, Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Token)
}

impl Noxilia {
    /// Whether a card may be played from hand so.
    pub(super) fn may_play(&self, s: &State, side: Side, card: CardId, aim: Aim) -> Result<(), Refusal> {
        self.may_pay(s, side, card)?;
        match card.card().kind {
            Kind::Event => self.may_aim(s, side, card, None, aim),
            Kind::Equipment => self.may_equip_anew(s, side, card, aim),
            _ if aim == Aim::None => Ok(()),
            _ => Err(Refusal::new("no-target", rule!("noxilia:action.playunit.1"))),
        }
    }

    /// Whether a card of the hand can be paid for and played at all, whatever it is aimed at.
    pub(super) fn may_pay(&self, s: &State, side: Side, card: CardId) -> Result<(), Refusal> {
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
        if let Some(extra) = sheet.extra
            && !self.can_afford(s, side, card, extra)
        {
            return Err(Refusal::new("extra-cost", rule!("noxilia:advanced.5")));
        }
        Ok(())
    }

    /// Whether equipment may be played on this unit or this zone.
    pub(super) fn may_equip_anew(&self, s: &State, side: Side, card: CardId, aim: Aim) -> Result<(), Refusal> {
        covers!("noxilia:action.equip.3");
        // What the unit wears already keeps nothing off it, another copy neither.
        match aim {
            Aim::Unit(id) if s.find(id).is_some_and(|u| u.side == side && u.at.is_on()) => Ok(()),
            Aim::Place(at) if card.card().lies => {
                let held = s.zones[at.n()].holder == Some(side);
                if held { Ok(()) } else { Err(Refusal::new("not-your-zone", rule!("noxilia:card.equipment.3"))) }
            }
            Aim::Place(_) => Err(Refusal::new("needs-bearer", rule!("noxilia:card.equipment.3"))),
            _ => Err(Refusal::new("no-target", rule!("noxilia:action.equip.1"))),
        }
    }

    /// Whether the person of a hero card is in play for a side: on the board, away or in the queue
    /// (`noxilia:card.hero.2`).
    pub(super) fn has_person(&self, s: &State, side: Side, card: CardId) -> bool {
        let person = card.card().person;
        let same = |other: CardId| other.card().person == person;
        person != 0
            && (s.units.iter().any(|u| u.side == side && same(u.card))
                || s.players[side].queue.iter().any(|q| same(q.card)))
    }

    fn can_afford(&self, s: &State, side: Side, card: CardId, extra: Extra) -> bool {
        let player = &s.players[side];
        match extra {
            Extra::Engage(n) => s.of(side).filter(|u| u.is_ready()).count() >= usize::from(n),
            Extra::Harm(_) => s.of(side).next().is_some(),
            Extra::Exile => player.graveyard.iter().any(|c| is_unit(*c)),
            Extra::Discard => player.hand.len() > usize::from(player.hand.contains(&card)),
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A card is played from hand: gold first, then what else it costs.
    pub(super) fn play(&mut self, side: Side, card: CardId, aim: Aim) {
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

    /// Asks what is engaged, harmed or given up for an extra cost (`noxilia:card.event.2`).
    fn ask_extra(&mut self, extra: Option<Extra>, side: Side) {
        match extra {
            None => {}
            Some(Extra::Engage(n)) => self.ask(Question::CostEngage, side, n),
            Some(Extra::Harm(_)) => self.ask(Question::CostHarm, side, 1),
            Some(Extra::Exile) => self.ask(Question::CostExile, side, 1),
            Some(Extra::Discard) => self.ask(Question::CostDiscard, side, 1),
        }
    }

    /// A part of an extra cost is paid; `left` parts are still due.
    pub(super) fn pay_extra(&mut self, question: Question, side: Side, left: u8, with: Aim) {
        let clause = rule!("noxilia:card.event.2");
        match (question, with) {
            (Question::CostEngage, Aim::Unit(id)) => {
                covers!("noxilia:advanced.6");
                // No mana comes of it.
                self.engage(id, clause);
                if let Some(Frame::Play(cast)) = self.s.top() {
                    self.replace(Frame::Play(Cast { that: id, ..cast }));
                }
            }
            (Question::CostHarm, Aim::Unit(id)) => {
                let amount = self.harm_due(side);
                // noxilia:general.cost_damage.1
                let amount = Calc::new(amount.into(), rule!("noxilia:general.cost_damage.1"));
                self.hurt(id, Blow { amount, kind: Harm::Physical, through: true });
                self.remove_dead();
            }
            (Question::CostExile, Aim::Card(card)) => self.exile(side, card, clause),
            (Question::CostDiscard, Aim::Card(card)) => {
                self.s.players[side].hand.remove(card);
                self.discard(side, card, clause);
            }
            _ => {}
        }
        if left > 1 && self.s.outcome.is_none() {
            self.ask(question, side, left - 1);
        }
    }

    /// The damage that the card at hand costs: one that is played, or the unit placed last at the start.
    fn harm_due(&self, side: Side) -> u8 {
        let card = match self.s.top() {
            Some(Frame::Play(cast)) => Some(cast.card),
            _ => self.rules.placed_last(self.s, side).and_then(|id| self.s.find(id)).map(|u| u.card),
        };
        match card.and_then(|card| card.card().extra) {
            Some(Extra::Harm(n)) => n,
            _ => 0,
        }
    }

    /// A card leaves a graveyard for good.
    pub(super) fn exile(&mut self, side: Side, card: CardId, clause: rulewright_engine::rulebook::Clause) {
        if self.s.players[side].graveyard.remove(card) {
            self.s.players[side].exile.push(card);
            self.tell(clause, Fact::Exile { side, card });
        }
    }

    /// All costs are paid: what was played happens.
    pub(super) fn resolve(&mut self, cast: Cast) {
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

    fn attach_new(&mut self, card: CardId, side: Side, aim: Aim) {
        let item_id = self.lay(card, side, aim, card_mark::SHOWN);
        match aim {
            Aim::Unit(id) => {
                let unit = self.who(id);
                self.tell(rule!("noxilia:action.equip.1"), Fact::Equip { unit, card, item_id });
            }
            Aim::Place(at) => {
                self.tell(rule!("noxilia:card.equipment.3"), Fact::Lay { side, card, at });
            }
            _ => {}
        }
    }

    /// A unit goes face down to the bottom of the queue (`noxilia:action.playunit.1`), or straight in
    /// (`noxilia:ability.distant_reinforcement.2`).
    fn enlist(&mut self, side: Side, card: CardId) {
        let turns = printed(card, Key::DistantReinforcement).unwrap_or(WAIT);
        if turns == 0 {
            self.come_in(side, card, rule!("noxilia:ability.distant_reinforcement.2"));
            return;
        }
        self.s.players[side].queue.push(Queued { card, turns });
        let clause = if turns == WAIT {
            rule!("noxilia:action.playunit.1")
        } else {
            rule!("noxilia:ability.distant_reinforcement.1")
        };
        self.tell(clause, Fact::Enlist { side, card, turns });
    }

    /// A unit comes in from the queue, face down and ready.
    pub(super) fn come_in(&mut self, side: Side, card: CardId, clause: rulewright_engine::rulebook::Clause) {
        covers!("noxilia:zone.command.1", "noxilia:fog.1");
        let unit = Unit { card, owner: side, side, at: command(side), marks: mark::RECRUIT, ..Unit::default() };
        self.enter(unit, clause);
    }

    /// A unit takes equipment that lies in its zone or that an ally wears there (`noxilia:action.moveequip.*`).
    pub(super) fn fetch(&mut self, id: UnitId, item_id: TableCardId) {
        self.pop();
        let Some(unit) = self.s.find(id).copied() else { return };
        if !self.rules.may_take(self.s, &unit, unit.at, item_id) {
            return;
        }
        self.turn_up(id, rule!("noxilia:fog.4"));
        if let Some(item) = self.s.item_mut(item_id) {
            (item.on, item.at) = (id, Spot::OFF);
            let card = item.card;
            // It is the newest of what the unit wears (noxilia:action.equip.3).
            if let Some(at) = self.s.table_cards.iter().position(|g| g.id == item_id) {
                let item = self.s.table_cards.take(at);
                self.s.table_cards.push(item);
            }
            let unit = self.who(id);
            self.tell(rule!("noxilia:action.moveequip.3"), Fact::Equip { unit, card, item_id });
        }
    }

    /// A unit heals or purifies another (`noxilia:action.moveheal.3`).
    pub(super) fn tend(&mut self, id: UnitId, target: UnitId, purify: bool) {
        self.pop();
        let (Some(unit), Some(whom)) = (self.s.find(id).copied(), self.s.find(target).copied()) else { return };
        if unit.at != whom.at {
            return;
        }
        self.turn_up(id, rule!("noxilia:fog.4"));
        if purify {
            self.purify(target);
        } else {
            let amount = self.rules.power(self.s, &unit, Key::Heal).unwrap_or(0);
            self.mend(target, amount, rule!("noxilia:ability.heal.1"));
        }
    }

    /// noxilia:ability.purification.1
    fn purify(&mut self, id: UnitId) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.poison = 0;
        }
        let unit = self.who(id);
        let purified = self.tell(rule!("noxilia:ability.purification.1"), Fact::Purify { unit });
        let curse = |g: &&super::state::TableCard| g.on == id && super::values::is_curse(g.card);
        while let Some(item) = self.s.table_cards.iter().find(curse).copied() {
            self.because(purified, |resolver| resolver.lapse(&item, rule!("noxilia:ability.purification.1")));
        }
    }

    /// A unit goes adventuring (`noxilia:ability.adventure.1`).
    pub(super) fn set_out(&mut self, id: UnitId) {
        let Some(unit) = self.s.find(id).copied() else { return };
        let gold = adventure_gold(unit.card);
        let turns = self.rules.power(self.s, &unit, Key::Adventure).unwrap_or(1);
        let engaged = self.engage(id, rule!("noxilia:ability.adventure.1"));
        self.because(engaged, |resolver| {
            resolver.turn_up(id, rule!("noxilia:fog.4"));
            resolver.gain(unit.side, -i16::from(gold), rule!("noxilia:ability.adventure.1"));
            resolver.leave_for(id, turns);
        });
    }

    fn leave_for(&mut self, id: UnitId, turns: u8) {
        if let Some(unit) = self.s.find_mut(id) {
            (unit.at, unit.time) = (Spot::OFF, turns);
        }
        let unit = self.who(id);
        self.tell(rule!("noxilia:ability.adventure.1"), Fact::Adventure { unit, turns });
    }
}

/// What an adventure costs.
pub(super) fn adventure_gold(card: CardId) -> u8 {
    use super::content::language::Ability;
    let cost = |a: &Ability| if let Ability::Adventure(adventure) = a { Some(adventure.gold) } else { None };
    card.card().abilities.iter().find_map(cost).unwrap_or(0)
}

impl Noxilia {
    /// Whether a unit, standing at a place, may take a card on the table (`noxilia:action.moveequip.3`).
    pub(super) fn may_take(&self, s: &State, unit: &Unit, at: Spot, item_id: TableCardId) -> bool {
        let item = s.item(item_id).filter(|g| g.is_worn() && g.on != unit.id);
        item.is_some_and(|g| taken_at(s, g, unit.side) == at)
    }
}

/// Where units of a side may take a card that is worn or lies there: nowhere, if the other side wears it.
pub(super) fn taken_at(s: &State, item: &TableCard, side: Side) -> Spot {
    covers!("noxilia:combat.resolve.3");
    match s.find(item.on) {
        Some(bearer) if bearer.side == side => bearer.at,
        Some(_) => Spot::OFF,
        // Friend or foe.
        None => item.at,
    }
}
