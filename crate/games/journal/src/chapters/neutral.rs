//! Neutral units (`journal:neutral.*`, `journal:house.neutral.*`).

use crate::chapters::orders::choose::{By, Candidates};
use crate::content::language::ActionType;
use crate::content::map::Panels;
use crate::fact::{Deeds, Fact, Measure, Why};
use crate::resolver::Resolver;
use crate::state::{State, Suit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A neutral unit acts by its type; if nothing can be done it waits.
    pub(crate) fn roam(&mut self, id: UnitId) {
        covers!("journal:house.neutral.1", "journal:house.neutral.2");
        match self.s.unit(id).acts {
            ActionType::Aggressive => self.prowl(id),
            ActionType::Territorial => self.guard_ring(id),
            ActionType::Peaceful => self.bear_grudge(id),
            ActionType::Wanderer => self.wander(id),
        }
    }

    /// The closest unit that is not neutral; in fog the closest that it sees, if it sees any.
    fn prowl(&mut self, id: UnitId) {
        let all: Candidates =
            self.s.standing().filter(|(_, unit)| !unit.is_neutral()).map(|(other, _)| other).collect();
        let among = self.rules.seen_first(self.s, id, all);
        let target = self.nearest(id, &among, None, rule!("journal:neutral.aggressive"));
        self.attack_by_itself(id, target);
    }

    /// The unit that has been inside its ring the longest; with nobody there it goes back to its spawn panel.
    fn guard_ring(&mut self, id: UnitId) {
        let clause = rule!("journal:neutral.territorial");
        let theirs = self.s.inside.iter().filter(|inside| inside.ring == id);
        let among: Candidates =
            theirs.map(|inside| inside.unit).filter(|unit| !self.s.unit(*unit).is_neutral()).collect();
        let by = By { measure: Measure::Longest, orders: None, clause };
        let target = self.choose(id, &among, by, |_, s, other| {
            let entry = s.inside.iter().find(|inside| inside.ring == id && inside.unit == other);
            (entry.map_or(i16::MAX, |inside| inside.since as i16), ())
        });
        if target.is_some() {
            return self.attack_by_itself(id, target);
        }
        let (at, spawn) = (self.s.unit(id).at, self.s.unit(id).spawn);
        self.tell(clause, Fact::Nobody { unit: id });
        if at == spawn || !spawn.is_on() {
            self.wait(id);
        } else {
            self.walk_to(id, Panels::one(spawn), spawn);
        }
    }

    /// Once attacked, its last attacker while that is on the board; else it stands still.
    fn bear_grudge(&mut self, id: UnitId) {
        let clause = rule!("journal:neutral.peaceful");
        let attacker = self.s.unit(id).attacker;
        if self.s.find(attacker).is_some_and(|unit| unit.is_on()) {
            self.is_named(id, attacker, None, clause);
            self.attack_by_itself(id, Some(attacker));
        } else {
            self.tell(clause, Fact::Nobody { unit: id });
            self.wait(id);
        }
    }

    /// One panel, in the direction of a card's suit (`journal:neutral.wanderer`, `journal:house.neutral.3`).
    fn wander(&mut self, id: UnitId) {
        if self.rules.may_move(self.s, id).is_err() {
            return self.wait(id);
        }
        let clause = rule!("journal:neutral.wanderer");
        let at = self.s.unit(id).at;
        if self.rules.is_stuck(self.s, id) {
            let declared = Fact::Declare { unit: id, deed: Deeds::Free, target: UnitId::NONE, to: at };
            let declared = self.tell(rule!("journal:house.neutral.3"), declared);
            return self.because(declared, |resolver| resolver.get_free(id));
        }
        let card = self.draw(Why::Wander, id);
        let heading = card.suit().map(|suit| match suit {
            Suit::Spades => (0, -1),
            Suit::Hearts => (1, 0),
            Suit::Diamonds => (0, 1),
            Suit::Clubs => (-1, 0),
        });
        let to = heading.and_then(|heading| self.rules.map.grid.shifted(at, heading));
        let to = to.filter(|to| self.rules.may_step(self.s, id, *to, 0).is_ok());
        let Some(to) = to else {
            self.tell(clause, Fact::Stay { unit: id });
            return;
        };
        let declared = Fact::Declare { unit: id, deed: Deeds::Move, target: UnitId::NONE, to };
        let declared = self.tell(clause, declared);
        self.because(declared, |resolver| {
            let walk = resolver.set_out(id, 1);
            let walk = resolver.walk_on(walk, to);
            resolver.push(crate::state::Frame::Walk(walk));
            resolver.end_walk(walk);
        });
    }
}
