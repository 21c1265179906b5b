//! Latent spells (`noxilia:spell.latent.*`): set face down, turned up, answered.

use crate::Noxilia;
use crate::action::Action;
use crate::chapters::abilities::adventure::is_here;
use crate::chapters::magic::casting::Magic;
use crate::chapters::magic::mana::{is_payable, wealth};
use crate::content::board::Spot;
use crate::content::language::{CardId, Trigger};
use crate::content::mana::{add, pool_of};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{Aim, Cast, Frame, Question, State, TableCard, TableCardId, UnitId, card_mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::Check;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Where a latent spell may be set (`noxilia:spell.latent.1`): under a unit, under a zone.
pub(crate) fn goes_under(card: CardId) -> (bool, bool) {
    match card.card().latent {
        Some(Trigger::EnemyEnters) => (false, true),
        Some(Trigger::Revealed) => (true, true),
        Some(_) => (true, false),
        None => (false, false),
    }
}

impl Noxilia {
    /// Whether a caster may set a latent spell so.
    pub(crate) fn may_set(&self, s: &State, side: Side, card: CardId, caster: UnitId, aim: Aim) -> Check {
        self.has_in_hand(s, side, card)?;
        self.sorcerer(s, caster)?;
        self.may_set_at(s, side, card, aim)
    }

    /// Where a latent spell may be set (`noxilia:spell.latent.1`).
    pub(crate) fn may_set_at(&self, s: &State, side: Side, card: CardId, aim: Aim) -> Result<(), Refusal> {
        let clause = rule!("noxilia:spell.latent.1");
        if card.card().latent.is_none() {
            return Err(Refusal::new("not-latent", clause));
        }
        let (under_units, under_zones) = goes_under(card);
        let holds = match aim {
            Aim::Unit(id) => under_units && s.find(id).is_some_and(|u| u.at.is_on() && u.side == side),
            Aim::Place(at) => under_zones && s.zones[at.n()].holder == Some(side),
            _ => false,
        };
        if holds { Ok(()) } else { Err(Refusal::new("no-place", clause)) }
    }

    pub(crate) fn offer_settings(&self, s: &BoardIndex, magic: &Magic, card: CardId, out: &mut Vec<Action>) {
        let (under_units, under_zones) = goes_under(card);
        for caster in magic.casters(s).filter(|c| pool_of(&c.card.card().mana) != [0; 7]) {
            let mut set = |aim: Aim| out.push(Action::Set(card, caster.id, aim));
            if under_units {
                s.of(magic.side).for_each(|u| set(Aim::Unit(u.id)));
            }
            if under_zones {
                let own = |at: &Spot| s.zones[at.n()].holder == Some(magic.side);
                Spot::all().filter(own).for_each(|at| set(Aim::Place(at)));
            }
        }
    }

    /// Whether a latent spell could be turned up for this question.
    pub(crate) fn is_triggered(&self, s: &State, item: &TableCard, question: Question, about: Frame) -> bool {
        covers!("noxilia:spell.latent.2");
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
    pub(crate) fn may_turn_up(&self, s: &State, side: Side, item_id: TableCardId, question: Question) -> bool {
        s.item(item_id).is_some_and(|g| {
            let (aim, _) = aim_of(g, s.about());
            g.owner == side
                && self.is_triggered(s, g, question, s.about())
                && is_payable(&wealth(s, side), &self.due_at(s, side, g.card, None, aim))
        })
    }

    /// Latent spells that may be turned up now.
    pub(crate) fn offer_latents(&self, s: &State, question: Question, side: Side, choose: &mut dyn FnMut(Aim)) {
        let may = |g: &&TableCard| self.may_turn_up(s, side, g.id, question);
        s.table_cards.iter().filter(may).for_each(|g| choose(Aim::Item(g.id)));
    }
}

/// What a latent spell is aimed at when this turns it up, and which unit set it off.
fn aim_of(latent: &TableCard, upon: Frame) -> (Aim, UnitId) {
    match upon {
        Frame::Strike(strike) => (Aim::Unit(strike.target), strike.attacker),
        Frame::Arrive(id, ..) => (Aim::Place(latent.at), id),
        _ => (Aim::None, UnitId::NONE),
    }
}

/// Cancels the last latent spell that was turned up, because of this event.
fn cancel_turned(s: &mut State, cause: EventId) {
    let frames = s.frames;
    let above = frames.iter().rev().take_while(|pending| !matches!(pending.frame, Frame::Turned(..))).count();
    let turned = frames.iter().count().checked_sub(above + 1);
    s.frames.clear();
    for (n, pending) in frames.iter().enumerate() {
        match pending.frame {
            Frame::Turned(cast, _) if Some(n) == turned => s.frames.push(Frame::Turned(cast, true), cause),
            frame => s.frames.push(frame, pending.cause),
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A latent spell is set (`noxilia:spell.latent.1`): one mana of the caster's own; the rest floats.
    pub(crate) fn set(&mut self, side: Side, card: CardId, caster: UnitId, aim: Aim) {
        self.s.players[side].hand.remove(card);
        let engaged = self.engage(caster, rule!("noxilia:spell.latent.1"));
        self.because(engaged, |resolver| resolver.put_latent(side, card, caster, aim));
    }

    fn put_latent(&mut self, side: Side, card: CardId, caster: UnitId, aim: Aim) {
        self.show(caster);
        let mut own = self.s.find(caster).map(|u| pool_of(&u.card.card().mana)).unwrap_or_default();
        if let Some(n) = own.iter().position(|n| *n > 0) {
            own[n] -= 1;
            self.tell(rule!("noxilia:spell.latent.1"), Fact::Mana { side, colour: n as u8, amount: 1 });
        }
        add(&mut self.s.players[side].pool, &own);
        let item_id = self.put_item(card, side, aim, 0);
        self.tell(rule!("noxilia:spell.latent.1"), Fact::Set { side, card, item_id, unit: self.who(caster) });
    }

    /// A card is item on the table.
    pub(crate) fn put_item(&mut self, card: CardId, owner: Side, aim: Aim, marks: u8) -> TableCardId {
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
    pub(crate) fn turn_up_latent(&mut self, item_id: TableCardId) {
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
    pub(crate) fn turned(&mut self, cast: Cast, cancelled: bool) {
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
    pub(crate) fn nothing_answers(&mut self) {
        if let Some(Frame::Turned(cast, cancelled)) = self.s.top() {
            self.replace(Frame::Turned(Cast { done: 1, ..cast }, cancelled));
        }
    }

    /// The latent spell turned up before this one is cancelled, because of this one.
    pub(crate) fn cancel(&mut self) {
        cancel_turned(self.s, self.cause);
    }

    /// Latent spells are under allied units only (`noxilia:spell.latent.1`, `noxilia:spell.latent.5`).
    pub(crate) fn drop_foreign_latents(&mut self, id: UnitId) {
        let Some(side) = self.s.find(id).map(|u| u.side) else { return };
        let foreign = |g: &&TableCard| g.on == id && g.is_latent() && g.owner != side;
        while let Some(item) = self.s.table_cards.iter().find(foreign).copied() {
            self.lapse(&item, rule!("noxilia:spell.latent.5"));
        }
    }
}
