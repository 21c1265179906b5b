//! Spells (`noxilia:cast.*`, `noxilia:spell.*`): cast, set, turned up, answered.

use super::action::{Aim, Bill};
use super::board::{Spot, Spots};
use super::board_index::BoardIndex;
use super::content::different;
use super::content::language::{Aim as Aimed, CardId, Kind, Only, Trigger, Whose};
use super::fact::Fact;
use super::mana::{self, Bills, Due};
use super::powers::Key;
use super::state::{Cast, Frame, Pending, Question, State, TableCard, TableCardId, Unit, UnitId, card_mark, mark};
use super::{Noxilia, Resolver};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Whether a unit card is what a card asks for; if not, by the clause that keeps it from being that.
fn suits(card: CardId, only: &[Only]) -> Result<(), Refusal> {
    let card = card.card();
    only.iter().try_for_each(|one| match one {
        Only::Common if card.kind != Kind::Unit => Err(Refusal::new("not-common", rule!("noxilia:def.common.1"))),
        Only::Gold(_) if card.extra.is_some() => Err(Refusal::new("costs-more", rule!("noxilia:advanced.4"))),
        Only::Gold(most) if card.gold > *most => {
            Err(Refusal::new("too-dear", rule!("noxilia:stat.gold.1")).with("most", *most).with("cost", card.gold))
        }
        _ => Ok(()),
    })
}

/// Whether a unit card is what a card asks for.
pub(super) fn fits(card: CardId, only: &[Only]) -> bool {
    suits(card, only).is_ok()
}

/// Where a latent spell may lie (`noxilia:spell.latent.1`): under a unit, under a zone.
pub(super) fn lies_under(card: CardId) -> (bool, bool) {
    match card.card().latent {
        Some(Trigger::EnemyEnters) => (false, true),
        Some(Trigger::Revealed) => (true, true),
        Some(_) => (true, false),
        None => (false, false),
    }
}

/// Whether a card lies on the board: not under a unit that is away.
fn is_here(s: &State, item: &TableCard) -> bool {
    covers!("noxilia:ability.adventure.4");
    item.on == UnitId::NONE || s.find(item.on).is_some_and(|u| u.at.is_on())
}

impl Noxilia {
    /// Whether a card may be aimed so by its player; `from` is where its caster stands.
    pub(super) fn may_aim(
        &self,
        s: &State,
        side: Side,
        card: CardId,
        from: Option<Spot>,
        aim: Aim,
    ) -> Result<(), Refusal> {
        let wrong = Err(Refusal::new("no-target", rule!("noxilia:spell.active.2")));
        let sheet = card.card();
        match (sheet.aim, aim) {
            (None, Aim::None) => Ok(()),
            (Some(Aimed::Unit { .. }), Aim::Unit(id)) => {
                let unit = s.find(id).filter(|u| u.at.is_on());
                unit.map_or(wrong, |unit| self.may_aim_at(s, side, card, from, unit))
            }
            (Some(Aimed::Zone { rampart }), Aim::Place(at)) => {
                if rampart && at.site().kind != super::board::Ground::Rampart {
                    return Err(Refusal::new("no-rampart", rule!("noxilia:card.event.1")));
                }
                if self.is_near(from, card, at) {
                    Ok(())
                } else {
                    Err(Refusal::new("out-of-line", self.line_clause(at, from)))
                }
            }
            (Some(Aimed::Grave { only }), Aim::Card(id)) => {
                if !s.players[side].graveyard.contains(&id) {
                    return wrong;
                }
                suits(id, &only)
            }
            _ => wrong,
        }
    }

    /// The same, at a unit on the board.
    #[inline]
    fn may_aim_at(&self, s: &State, side: Side, card: CardId, from: Option<Spot>, unit: &Unit) -> Result<(), Refusal> {
        let sheet = card.card();
        let wrong = Err(Refusal::new("no-target", rule!("noxilia:spell.active.2")));
        let Some(Aimed::Unit { whose, only }) = sheet.aim else { return wrong };
        let friend = unit.side == side;
        if (whose == Whose::Enemy && friend) || (whose == Whose::Own && !friend) {
            return wrong;
        }
        if !self.is_near(from, card, unit.at) {
            return Err(Refusal::new("out-of-line", self.line_clause(unit.at, from)));
        }
        let hidden = !friend && !unit.is(mark::SHOWN);
        if hidden && !only.is_empty() {
            return Err(Refusal::new("unknown", rule!("noxilia:house.target.1")));
        }
        if !hidden && sheet.cost.corruption > 0 && self.has(s, unit, Key::Righteousness) {
            return Err(Refusal::new("righteous", rule!("noxilia:ability.righteousness.1")));
        }
        suits(unit.card, &only)
    }

    /// Whether a card reaches a place from where its caster stands.
    #[inline]
    fn is_near(&self, from: Option<Spot>, card: CardId, at: Spot) -> bool {
        from.is_none_or(|from| self.board.line(from, card.card().range).has(at))
    }

    /// The clause that keeps a line from a place.
    fn line_clause(&self, to: Spot, from: Option<Spot>) -> rulewright_engine::rulebook::Clause {
        use super::board::Ground;
        let inside = |at: Spot| matches!(at.site().kind, Ground::Command | Ground::Room);
        match from {
            Some(from) if inside(from) && !inside(to) => rule!("noxilia:zone.rampart.5"),
            Some(_) if inside(to) => rule!("noxilia:zone.rampart.4"),
            _ => rule!("noxilia:spell.active.2"),
        }
    }

    /// Everything a card can be aimed at.
    pub(super) fn aims(
        &self,
        s: &BoardIndex,
        side: Side,
        card: CardId,
        from: Option<Spot>,
        mut found: impl FnMut(Aim),
    ) {
        let mut offer = |aim: Aim| {
            if self.may_aim(s, side, card, from, aim).is_ok() {
                found(aim);
            }
        };
        match card.card().aim {
            None => offer(Aim::None),
            Some(Aimed::Unit { .. }) => {
                let near = from.map_or(Spots::ALL, |from| self.board.line(from, card.card().range));
                let there = |of: Side| near.both(s.held(of)).iter().flat_map(move |at| s.there(of, at));
                let may = |u: &&Unit| self.may_aim_at(s, side, card, from, u).is_ok();
                let units = there(side).chain(there(side.other()));
                units.filter(may).for_each(|u| found(Aim::Unit(u.id)));
            }
            Some(Aimed::Zone { .. }) => Spot::all().for_each(|at| offer(Aim::Place(at))),
            Some(Aimed::Grave { .. }) => {
                different(&s.players[side].graveyard).for_each(|card| offer(Aim::Card(card)));
            }
        }
    }

    /// What a spell costs whom it is aimed at so.
    pub(super) fn due_at(&self, s: &State, side: Side, card: CardId, caster: Option<&Unit>, aim: Aim) -> Due {
        let mut due = self.due(s, side, card, caster);
        if let Aim::Unit(id) = aim
            && let Some(unit) = s.find(id)
        {
            // noxilia:ability.righteousness.1, as far as its caster knows
            let known = unit.is(mark::SHOWN) || unit.side == side;
            due.pure_hands = known && self.has(s, unit, Key::Righteousness);
        }
        due
    }

    /// Where a latent spell may be set (`noxilia:spell.latent.1`).
    pub(super) fn may_set(&self, s: &State, side: Side, card: CardId, aim: Aim) -> Result<(), Refusal> {
        let clause = rule!("noxilia:spell.latent.1");
        if card.card().latent.is_none() {
            return Err(Refusal::new("not-latent", clause));
        }
        let (under_units, under_zones) = lies_under(card);
        let holds = match aim {
            Aim::Unit(id) => under_units && s.find(id).is_some_and(|u| u.at.is_on() && u.side == side),
            Aim::Place(at) => under_zones && s.zones[at.n()].holder == Some(side),
            _ => false,
        };
        if holds { Ok(()) } else { Err(Refusal::new("no-place", clause)) }
    }

    /// Whether a latent spell could be turned up for this question.
    pub(super) fn is_triggered(&self, s: &State, item: &TableCard, question: Question, about: Frame) -> bool {
        let Some(trigger) = item.card.card().latent else { return false };
        match (question, about) {
            (Question::Attacked, Frame::Strike(strike)) => {
                let fits =
                    trigger == Trigger::Attacked || (trigger == Trigger::AttackedInMelee && strike.how.is_melee());
                item.on == strike.target && fits
            }
            (Question::Entered, Frame::Arrive(id, ..)) => {
                let at = s.find(id).map_or(Spot::OFF, |u| u.at);
                item.on == UnitId::NONE && item.at == at && trigger == Trigger::EnemyEnters
            }
            (Question::Answer, _) => trigger == Trigger::Revealed && is_here(s, item),
            _ => false,
        }
    }

    /// Whether a side may turn a latent spell up now.
    pub(super) fn may_turn_up(&self, s: &State, side: Side, item_id: TableCardId, question: Question) -> bool {
        s.item(item_id).is_some_and(|g| {
            let (aim, _) = aim_of(g, s.about());
            g.owner == side
                && self.is_triggered(s, g, question, s.about())
                && mana::is_payable(&mana::wealth(s, side), &self.due_at(s, side, g.card, None, aim))
        })
    }

    /// The ways to pay what is due.
    pub(super) fn ways(&self, s: &State, frame: Frame) -> Bills {
        match frame {
            Frame::Due(cast, caster) => {
                let unit = s.find(caster);
                let mut due = self.due_at(s, cast.side, cast.card, unit, cast.aim);
                due.pure_hands &= !cast.blind;
                self.bills(s, &due, caster)
            }
            _ => Bills::default(),
        }
    }
}

/// What a latent spell is aimed at that is turned up upon this, and who set it off.
fn aim_of(latent: &TableCard, upon: Frame) -> (Aim, UnitId) {
    match upon {
        Frame::Strike(strike) => (Aim::Unit(strike.target), strike.attacker),
        Frame::Arrive(id, ..) => (Aim::Place(latent.at), id),
        _ => (Aim::None, UnitId::NONE),
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A spell is cast (`noxilia:action.cast.1`): the caster is engaged and turned up, the price is paid.
    pub(super) fn cast(&mut self, side: Side, card: CardId, caster: UnitId, aim: Aim) {
        self.s.players[side].hand.remove(card);
        let enemy = |u: &&Unit| u.side != side && !u.is(mark::SHOWN);
        let blind = matches!(aim, Aim::Unit(id) if self.s.find(id).filter(enemy).is_some());
        let cast = Cast { card, side, aim, that: UnitId::NONE, corrupt: false, blind, done: 0 };
        let told = self.tell(rule!("noxilia:action.cast.1"), Fact::Cast { side, card, unit: self.who(caster) });
        self.because(told, |resolver| {
            resolver.engage(caster, rule!("noxilia:cast.1"));
            resolver.turn_up(caster, rule!("noxilia:fog.4"));
            if let Aim::Unit(id) = aim {
                resolver.target(id);
            }
            resolver.push(Frame::Due(cast, caster));
        });
    }

    /// Asks how what is due is paid; where there is but one way, that answers itself.
    pub(super) fn collect(&mut self, cast: Cast, caster: UnitId) {
        let ways = self.rules.ways(self.s, Frame::Due(cast, caster));
        match &ways[..] {
            [] => self.pay(cast, caster, Bill::default()),
            _ => self.ask(Question::Pay, cast.side, 0),
        }
    }

    /// The payment chosen.
    pub(super) fn paid(&mut self, bill: Bill) {
        if let Some(Frame::Due(cast, caster)) = self.s.top() {
            self.pay(cast, caster, bill);
        }
    }

    /// A latent spell is set (`noxilia:spell.latent.1`): one mana of the caster's own; the rest floats.
    pub(super) fn set(&mut self, side: Side, card: CardId, caster: UnitId, aim: Aim) {
        self.s.players[side].hand.remove(card);
        let engaged = self.engage(caster, rule!("noxilia:spell.latent.1"));
        self.because(engaged, |resolver| resolver.put_latent(side, card, caster, aim));
    }

    fn put_latent(&mut self, side: Side, card: CardId, caster: UnitId, aim: Aim) {
        self.turn_up(caster, rule!("noxilia:fog.4"));
        let mut own = self.s.find(caster).map(|u| mana::pool_of(&u.card.card().mana)).unwrap_or_default();
        if let Some(n) = own.iter().position(|n| *n > 0) {
            own[n] -= 1;
            self.tell(rule!("noxilia:spell.latent.1"), Fact::Mana { side, colour: n as u8, amount: 1 });
        }
        mana::add(&mut self.s.players[side].pool, &own);
        let item_id = self.lay(card, side, aim, 0);
        self.tell(rule!("noxilia:spell.latent.1"), Fact::Set { side, card, item_id, unit: self.who(caster) });
    }

    /// A card is item on the table.
    pub(super) fn lay(&mut self, card: CardId, owner: Side, aim: Aim, marks: u8) -> TableCardId {
        let item_id = TableCardId(self.s.next_item);
        self.s.next_item += 1;
        let (on, at) = match aim {
            Aim::Unit(id) => (id, Spot::OFF),
            Aim::Place(at) => (UnitId::NONE, at),
            _ => (UnitId::NONE, Spot::OFF),
        };
        self.s.table_cards.push(TableCard { id: item_id, card, owner, on, at, marks, spent: 0 });
        item_id
    }

    /// A latent spell is turned up (`noxilia:combat.latent.1`, `noxilia:spell.latent.2`, `noxilia:spell.latent.4`).
    pub(super) fn turn_up_latent(&mut self, item_id: TableCardId) {
        let Some(found) = self.s.item(item_id).copied() else { return };
        let (aim, that) = self.s.top().map_or((Aim::None, UnitId::NONE), |frame| aim_of(&found, frame));
        self.take_up(item_id);
        let fact = Fact::Reveal { side: found.owner, card: found.card };
        let revealed = self.tell(rule!("noxilia:spell.latent.4"), fact);
        let cast = Cast { card: found.card, side: found.owner, aim, that, corrupt: false, blind: false, done: 0 };
        self.because(revealed, |resolver| {
            resolver.push(Frame::Turned(cast, false));
            resolver.push(Frame::Due(cast, UnitId::NONE));
        });
    }

    /// A latent spell that was turned up: the other side may answer; then it happens, unless it was cancelled
    /// (`noxilia:spell.latent.3`: the last one first).
    pub(super) fn turned(&mut self, cast: Cast, cancelled: bool) {
        if cancelled {
            self.pop();
            let fact = Fact::Cancel { side: cast.side, card: cast.card };
            let gone = self.tell(rule!("noxilia:spell.latent.3"), fact);
            self.because(gone, |resolver| resolver.discard(cast.side, cast.card, rule!("noxilia:spell.latent.3")));
            return;
        }
        let other = cast.side.other();
        // noxilia:house.window.1: what lies face down may always be an answer.
        let may = self
            .s
            .table_cards
            .iter()
            .any(|g| g.is_latent() && g.owner == other && !g.is(card_mark::SHOWN) && is_here(self.s, g));
        if may && cast.done == 0 {
            self.ask(Question::Answer, other, 0);
        } else {
            self.replace(Frame::Effects(Cast { done: 0, ..cast }));
        }
    }

    /// Nobody answers a latent spell, or no more.
    pub(super) fn unanswered(&mut self) {
        if let Some(Frame::Turned(cast, cancelled)) = self.s.top() {
            self.replace(Frame::Turned(Cast { done: 1, ..cast }, cancelled));
        }
    }

    /// The latent spell turned up before this one is cancelled, because of this one.
    pub(super) fn cancel(&mut self) {
        let cause = self.cause;
        let turned = self.s.frames.iter_mut().rev().find(|pending| matches!(pending.frame, Frame::Turned(..)));
        if let Some(pending) = turned
            && let Frame::Turned(cast, _) = pending.frame
        {
            *pending = Pending { frame: Frame::Turned(cast, true), cause };
        }
    }
}
