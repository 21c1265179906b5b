//! The set-up (`noxilia:setup.*`): starting units, what a banner allows, the opening hand and the treasures.

use crate::Noxilia;
use crate::action::Action;
use crate::chapters::cards::piles::offer_cards;
use crate::content::board::{Spot, battlefields, camp, command};
use crate::content::cards::{CARDS, CLANS, different, is_unit};
use crate::content::language::{CardId, Clanship, Extra, Kind};
use crate::content::site::Ground;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, Question, SetUpStep, StartStep, State, Unit, UnitId, card_mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Cards of an opening hand (`noxilia:setup.11`).
const OPENING: u8 = 6;

/// The same unit may start so often (`noxilia:setup.6`).
const MOST_ALIKE: usize = 2;

/// Gold of the player who is not first (`noxilia:setup.3`).
pub(crate) const COMPENSATION: i16 = 2;

/// The clan of a side. What its banner says is read here in the set-up, and nowhere later.
pub(crate) fn clan_of(s: &State, side: Side) -> &'static Clanship {
    covers!("noxilia:card.banner.3");
    &CLANS[usize::from(s.players[side].clan).min(CLANS.len() - 1)]
}

impl Noxilia {
    /// What a starting unit costs: one of a kind may be free (`noxilia:card.banner.2`).
    pub(crate) fn starting_cost(&self, s: &State, side: Side, card: CardId) -> u8 {
        let free = clan_of(s, side).free == Some(card) && !s.units.iter().any(|u| u.side == side && u.card == card);
        if free { 0 } else { card.card().gold }
    }

    /// Whether a unit may start at a place.
    pub(crate) fn may_deploy(&self, s: &State, side: Side, card: CardId, at: Spot) -> Result<(), Refusal> {
        if !is_unit(card) || !s.players[side].library.contains(&card) {
            return Err(Refusal::new("not-in-deck", rule!("noxilia:setup.4")));
        }
        self.may_start(s, side, card)?;
        if is_home(side, at) { Ok(()) } else { Err(Refusal::new("banner-forbids", rule!("noxilia:setup.5"))) }
    }

    /// Whether a unit of the deck may start at all.
    pub(crate) fn may_start(&self, s: &State, side: Side, card: CardId) -> Result<(), Refusal> {
        let cost = self.starting_cost(s, side, card);
        if cost > s.players[side].budget {
            let refusal = Refusal::new("gold", rule!("noxilia:setup.4"));
            return Err(refusal.with("cost", cost).with("is", s.players[side].budget));
        }
        let alike = s.units.iter().filter(|u| u.side == side && u.card == card).count();
        if alike >= MOST_ALIKE {
            return Err(Refusal::new("two-alike", rule!("noxilia:setup.6")));
        }
        if self.has_person(s, side, card) {
            return Err(Refusal::new("hero-in-play", rule!("noxilia:card.hero.2")));
        }
        // noxilia:setup.7: the units chosen pay, and nobody else can.
        let pays = match card.card().extra {
            Some(Extra::Engage(n)) => s.of(side).filter(|u| u.is_ready()).count() >= usize::from(n),
            Some(Extra::Harm(_)) => s.of(side).next().is_some(),
            Some(_) => false,
            None => true,
        };
        if pays { Ok(()) } else { Err(Refusal::new("extra-cost", rule!("noxilia:setup.7"))) }
    }

    pub(crate) fn offer_starting_units(&self, s: &State, side: Side, offer: &mut dyn FnMut(Action)) {
        let zones = in_order(side);
        let starts = |card: &CardId| is_unit(*card) && self.may_start(s, side, *card).is_ok();
        for card in different(&s.players[side].library).filter(starts) {
            let home = zones.iter().copied().filter(|at| is_home(side, *at));
            home.for_each(|at| offer(Action::Deploy(card, at)));
        }
        // noxilia:house.suggest.1: in place of choosing, not after it.
        if s.units.iter().filter(|u| u.side == side).count() == 1 {
            offer(Action::Suggested);
        }
    }
}

/// Common units of the library, for the graveyard (`noxilia:card.banner.2`).
pub(crate) fn offer_opening_graveyard(s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
    offer_cards(&s.players[side].library, &is_common, choose);
}

fn is_common(card: CardId) -> bool {
    card.card().kind == Kind::Unit
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// One step of the set-up.
    pub(crate) fn set_up(&mut self, step: SetUpStep) {
        self.replace(Frame::SetUp(step.next()));
        let (first, second) = (self.s.lot, self.s.lot.other());
        match step {
            SetUpStep::Lot => {
                let lot = self.tell(rule!("noxilia:setup.2"), Fact::Lot { side: first });
                self.s.frames.goes_on_from(lot);
            }
            SetUpStep::Gold if self.rules.even => self.gain(first, COMPENSATION, rule!("noxilia:house.even.1")),
            SetUpStep::Gold => self.gain(second, COMPENSATION, rule!("noxilia:setup.3")),
            SetUpStep::FirstUnits => self.choose_units(first),
            SetUpStep::FirstStart => self.settle_start(first),
            SetUpStep::SecondUnits => self.choose_units(second),
            SetUpStep::SecondStart => self.settle_start(second),
            SetUpStep::FirstGraveyard => self.ask_opening_graveyard(first),
            SetUpStep::SecondGraveyard => self.ask_opening_graveyard(second),
            // noxilia:setup.10
            SetUpStep::Shuffle => {
                [first, second].into_iter().for_each(|side| self.shuffle(side, rule!("noxilia:setup.10")))
            }
            SetUpStep::Deal => [first, second].into_iter().for_each(|side| self.deal(side)),
            SetUpStep::FirstMulligan => self.ask(Question::Mulligan, first, 0),
            SetUpStep::FirstRefill => self.refill(first),
            SetUpStep::SecondMulligan => self.ask(Question::Mulligan, second, 0),
            SetUpStep::SecondRefill => self.refill(second),
            SetUpStep::Treasures => self.lay_treasures(),
            SetUpStep::FirstTurn => self.replace(Frame::Start(StartStep::Turn)),
        }
    }

    /// The monarch stands in its command zone, face down; the rest is chosen (`noxilia:setup.4`).
    fn choose_units(&mut self, side: Side) {
        let clan = clan_of(self.s, side);
        self.s.players[side].budget = clan.gold;
        self.station(side, clan.monarch, command(side));
        self.ask(Question::Deploy, side, 0);
    }

    fn station(&mut self, side: Side, card: CardId, at: Spot) -> UnitId {
        let id = UnitId(self.s.next);
        self.s.next += 1;
        self.s.units.push(Unit { id, card, owner: side, side, at, ..Unit::default() });
        if card.card().kind == Kind::Monarch {
            self.s.players[side].monarch = id;
        }
        let unit = self.who(id);
        self.tell(rule!("noxilia:setup.5"), Fact::Deploy { unit, side, at });
        id
    }

    /// A starting unit is chosen and placed.
    pub(crate) fn deploy(&mut self, side: Side, card: CardId, at: Spot) {
        let cost = self.rules.starting_cost(self.s, side, card);
        let player = &mut self.s.players[side];
        player.budget -= cost;
        player.library.remove(card);
        self.ask(Question::Deploy, side, 0);
        self.station(side, card, at);
        covers!("noxilia:setup.8");
        // What it costs beside gold takes effect.
        self.ask_extra(card.card().extra, side);
    }

    /// The suggested line-up, as far as it fits (`noxilia:house.suggest.1`).
    pub(crate) fn deploy_suggested(&mut self, side: Side) {
        let clan = clan_of(self.s, side);
        let zones: Pile<Spot, 4> = in_order(side);
        for (card, zone) in clan.lineup.iter() {
            let at = zones[usize::from(*zone).min(3)];
            if card.card().extra.is_none() && self.rules.may_deploy(self.s, side, *card, at).is_ok() {
                let cost = self.rules.starting_cost(self.s, side, *card);
                let player = &mut self.s.players[side];
                player.budget -= cost;
                player.library.remove(*card);
                self.station(side, *card, at);
            }
        }
    }

    /// noxilia:setup.9: what is left of the gold goes to the reserve.
    fn settle_start(&mut self, side: Side) {
        let left = std::mem::take(&mut self.s.players[side].budget);
        self.gain(side, left.into(), rule!("noxilia:setup.9"));
    }

    /// A banner may put common units into the graveyard (`noxilia:card.banner.2`).
    fn ask_opening_graveyard(&mut self, side: Side) {
        let clan = clan_of(self.s, side);
        let any = self.s.players[side].library.iter().any(|c| c.card().kind == Kind::Unit);
        if clan.bury > 0 && any {
            self.ask(Question::OpeningGraveyard, side, clan.bury);
        }
    }

    /// A common unit goes from the deck into the graveyard.
    pub(crate) fn seed(&mut self, side: Side, card: CardId, left: u8) {
        if self.s.players[side].library.remove(card) {
            self.s.players[side].graveyard.push(card);
            self.tell(rule!("noxilia:card.banner.2"), Fact::Seed { side, card });
        }
        let any = self.s.players[side].library.iter().any(|c| c.card().kind == Kind::Unit);
        if left > 1 && any {
            self.ask(Question::OpeningGraveyard, side, left - 1);
        }
    }

    fn deal(&mut self, side: Side) {
        (0..OPENING).for_each(|_| self.draw(side, rule!("noxilia:setup.11")));
        self.tell(rule!("noxilia:setup.11"), Fact::Deal { side, amount: OPENING });
    }

    /// A card goes under the library (`noxilia:setup.12`).
    pub(crate) fn put_under(&mut self, side: Side, card: CardId) {
        let player = &mut self.s.players[side];
        player.hand.remove(card);
        player.bottom.push(card);
        self.ask(Question::Mulligan, side, 0);
    }

    /// As many cards are drawn as were put back.
    fn refill(&mut self, side: Side) {
        let back = self.s.players[side].bottom.len() as u8;
        self.tell(rule!("noxilia:setup.12"), Fact::Mulligan { side, amount: back });
        (0..back).for_each(|_| self.draw(side, rule!("noxilia:setup.12")));
    }

    /// A treasure and a decoy, one on each battlefield (`noxilia:setup.15`).
    fn lay_treasures(&mut self) {
        let of = |kind: Kind| (0..CARDS.len() as u8).map(CardId).filter(move |c| c.card().kind == kind);
        let mut decoys: Pile<CardId, 8> = Pile::default();
        of(Kind::Treasure).for_each(|card| {
            self.s.treasures.push(card);
        });
        of(Kind::Decoy).for_each(|card| {
            decoys.push(card);
        });
        covers!("noxilia:setup.13");
        let treasure = self.chance.draw(&self.s.treasures);
        let treasure = self.s.treasures.take(treasure);
        covers!("noxilia:setup.14");
        let decoy = decoys[self.chance.draw(&decoys)];
        let mut pair: Pile<CardId, 2> = Pile::default();
        pair.push(treasure);
        pair.push(decoy);
        pair.sort();
        for at in battlefields() {
            let drawn = self.chance.draw(&pair);
            let card = pair.take(drawn);
            self.put_item(card, Side::NEUTRAL, Aim::Place(at), card_mark::PRIMO | card_mark::UNCLAIMED);
        }
        self.tell(rule!("noxilia:setup.15"), Fact::Treasures { amount: 2 });
    }
}

/// Whether starting units of a side stand there (`noxilia:setup.5`): in its camp, but not in the room.
pub(crate) fn is_home(side: Side, at: Spot) -> bool {
    at.site().owner == Some(side.0) && at.site().kind != Ground::Room
}

/// A side's command zone, room and ramparts, as decks number them.
pub(crate) fn in_order(side: Side) -> Pile<Spot, 4> {
    let mut zones = Pile::default();
    for kind in [Ground::Command, Ground::Room, Ground::Rampart] {
        for at in camp(side).filter(|at| at.site().kind == kind) {
            zones.push(at);
        }
    }
    zones
}
