//! Captures (`noxilia:capture.*`): zones and treasures at the end of a turn, and what turning a treasure up does.

use crate::Noxilia;
use crate::content::abilities::Key;
use crate::content::board::{Spot, battlefields};
use crate::content::language::{CardId, Effect, Kind};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Cast, Frame, MAX_UNITS, Question, State, TableCard, TableCardId, Unit, UnitId, card_mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Who alone has living units in a place.
pub(crate) fn sole(s: &State, at: Spot) -> Option<Side> {
    match (s.holds(Side::P1, at), s.holds(Side::P2, at)) {
        (true, false) => Some(Side::P1),
        (false, true) => Some(Side::P2),
        _ => None,
    }
}

impl Noxilia {
    /// Treasures of a place that nobody has captured.
    pub(crate) fn unclaimed<'s>(&self, s: &'s State, at: Spot) -> impl Iterator<Item = &'s TableCard> + use<'s> {
        s.table_cards.iter().filter(move |g| g.at == at && g.is(card_mark::UNCLAIMED))
    }

    /// Whom a treasure of a place may be given to (`noxilia:capture.treasure.2`, `noxilia:ability.aquatic.2`).
    pub(crate) fn bearers(&self, s: &State, side: Side, at: Spot) -> Pile<UnitId, MAX_UNITS> {
        let mut out = Pile::default();
        // In water, whoever is to have it has to show that it may.
        let fits = |u: &&Unit| u.side == side && (!s.is_flooded(at) || self.has_awake(s, u, Key::Aquatic));
        for unit in s.inside(at).filter(fits) {
            out.push(unit.id);
        }
        out
    }

    /// Treasures of the place at hand.
    pub(crate) fn offer_treasures(&self, s: &State, choose: &mut dyn FnMut(Aim)) {
        let at = s.asked().map_or(Spot::OFF, |(_, _, at)| Spot(at));
        self.unclaimed(s, at).for_each(|g| choose(Aim::Item(g.id)));
    }

    /// Units that may bear the treasure at hand.
    pub(crate) fn offer_bearers(&self, s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
        let at = match s.about() {
            Frame::Capture(_, item) => s.item(item).map_or(Spot::OFF, |g| g.at),
            _ => Spot::OFF,
        };
        self.bearers(s, side, at).iter().for_each(|id| choose(Aim::Unit(*id)));
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// noxilia:capture.zone.1: all zones at once.
    pub(crate) fn capture_zones(&mut self) {
        let now = self.s.zones;
        for at in Spot::all() {
            covers!("noxilia:capture.zone.3");
            // Whoever held it before, and whosever camp it lies in.
            let Some(side) = sole(self.s, at).filter(|side| now[at.n()].holder != Some(*side)) else { continue };
            covers!("noxilia:capture.zone.2");
            self.s.zones[at.n()].holder = Some(side);
            let captured = self.tell(rule!("noxilia:capture.zone.1"), Fact::Capture { side, at });
            // noxilia:spell.latent.5
            let lost = |g: &&TableCard| g.is_latent() && g.on == UnitId::NONE && g.at == at && g.owner != side;
            while let Some(item) = self.s.table_cards.iter().find(lost).copied() {
                self.because(captured, |resolver| resolver.lapse(&item, rule!("noxilia:spell.latent.5")));
            }
        }
    }

    /// The next treasure that is captured, one in each place (`noxilia:capture.treasure.4`); answers whether there was
    /// one.
    pub(crate) fn capture_treasures(&mut self) -> bool {
        let order = battlefields().chain(Spot::all().filter(|at| battlefields().all(|field| field != *at)));
        for at in order {
            covers!("noxilia:capture.treasure.1");
            let Some(side) = sole(self.s, at) else { continue };
            covers!("noxilia:capture.treasure.4");
            let count = self.rules.unclaimed(self.s, at).count();
            if count == 0 || self.s.captured >> at.0 & 1 == 1 || self.rules.bearers(self.s, side, at).is_empty() {
                continue;
            }
            let first = self.rules.unclaimed(self.s, at).next().map(|g| g.id);
            self.s.captured |= 1 << at.0;
            match first {
                Some(item_id) if count == 1 => self.push(Frame::Capture(side, item_id)),
                _ => {
                    self.push(Frame::Capture(side, first.unwrap_or_default()));
                    self.ask(Question::Treasure, side, at.0);
                }
            }
            return true;
        }
        self.s.captured = 0;
        false
    }

    /// Who bears the treasure: a question, if there are several.
    pub(crate) fn capture(&mut self, side: Side, item_id: TableCardId) {
        let Some(at) = self.s.item(item_id).map(|g| g.at).filter(|at| at.is_on()) else {
            self.pop();
            return;
        };
        let shown = self.s.item(item_id).is_some_and(|g| g.is(card_mark::SHOWN));
        if !shown {
            // noxilia:capture.treasure.3
            let by = self.rules.bearers(self.s, side, at).first().copied().unwrap_or_default();
            self.flip(item_id, by, rule!("noxilia:capture.treasure.2"));
            self.remove_dead();
            return;
        }
        let bearers = self.rules.bearers(self.s, side, at);
        match bearers.len() {
            0 => self.pop(),
            1 => self.bear(side, item_id, bearers[0]),
            _ => self.ask(Question::Bearer, side, 0),
        }
    }

    /// The bearer that was chosen.
    pub(crate) fn bear_chosen(&mut self, side: Side, id: UnitId) {
        if let Some(Frame::Capture(_, item)) = self.s.top() {
            self.bear(side, item, id);
        }
    }

    /// The treasure captured is given to a unit.
    pub(crate) fn bear(&mut self, side: Side, item_id: TableCardId, id: UnitId) {
        self.pop();
        self.give(side, item_id, id, rule!("noxilia:capture.treasure.2"));
    }

    /// A treasure is given to a unit, which is turned up: it counts as captured.
    pub(crate) fn give(&mut self, side: Side, item_id: TableCardId, id: UnitId, clause: Clause) {
        self.turn_up(id, rule!("noxilia:capture.treasure.2"));
        let Some(item) = self.s.item_mut(item_id) else { return };
        (item.on, item.at) = (id, Spot::OFF);
        item.owner = side;
        item.marks = card_mark::SHOWN;
        let card = item.card;
        let unit = self.who(id);
        let taken = self.tell(clause, Fact::Treasure { side, card, unit });
        self.because(taken, |resolver| resolver.do_all(card, side, Aim::Unit(id), id, card.card().capture.0));
    }

    /// A treasure is turned up: what that does, and a decoy is gone (`noxilia:setup.16`).
    pub(crate) fn flip(&mut self, item_id: TableCardId, by: UnitId, clause: Clause) {
        let Some(item) = self.s.item_mut(item_id) else { return };
        covers!("noxilia:setup.17");
        // Nothing but that: it stays unclaimed.
        item.marks |= card_mark::SHOWN;
        let (card, at) = (item.card, item.at);
        let turned = self.tell(clause, Fact::Flip { card, at });
        let side = self.s.find(by).map_or(Side::P1, |u| u.side);
        self.because(turned, |resolver| {
            resolver.do_all(card, side, Aim::Place(at), by, card.card().flip.0);
            if card.card().kind == Kind::Decoy {
                resolver.take_up(item_id);
                resolver.tell(rule!("noxilia:setup.16"), Fact::Remove { card });
            }
        });
    }

    /// Everything a treasure does, at once.
    fn do_all(&mut self, card: CardId, side: Side, aim: Aim, that: UnitId, effects: &'static [Effect]) {
        let cast = Cast { card, side, aim, that, corrupt: false, blind: false, done: 0 };
        effects.iter().for_each(|effect| self.do_one(&cast, effect, rule!("noxilia:capture.treasure.3")));
    }
}
