//! Deaths (`noxilia:combat.resolve.*`, `noxilia:stat.life.2`) and the end of the game (`noxilia:objective.*`,
//! `noxilia:endgame.*`).

use crate::content::language::Kind;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{MAX_UNITS, Stage, State, TableCard, TableCardId, Unit, UnitId, card_mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::{covers, rule};

/// No action is legal once the game is over.
pub(crate) fn is_undecided(s: &State) -> Check {
    ensure(s.stage != Stage::Over, "game-over", rule!("noxilia:endgame.1"))
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Finds who is dead, all at once; answers whether the game goes on.
    pub(crate) fn remove_dead(&mut self) -> bool {
        covers!("noxilia:stat.life.2");
        while self.s.units.iter().any(|u| u.at.is_on() && u.life() <= 0) {
            covers!("noxilia:general.draw.1");
            // However many fall in one check: both monarchs may be among them.
            let lost = BySide([self.lost(Side::P1), self.lost(Side::P2)]);
            let mut dead: Pile<(Unit, EventId), MAX_UNITS> = Pile::default();
            for unit in self.s.units.iter().filter(|u| u.at.is_on() && u.life() <= 0) {
                dead.push((*unit, EventId::NONE));
            }
            for (unit, death) in dead.iter_mut() {
                *death = self.because(self.felled_by(unit.id), |resolver| resolver.die(unit));
            }
            self.fallen.clear();
            if lost[Side::P1] || lost[Side::P2] {
                let monarch = dead.iter().rev().find(|(unit, _)| unit.card.card().kind == Kind::Monarch);
                let death = monarch.map_or(EventId::NONE, |(_, death)| *death);
                self.because(death, |resolver| resolver.decide(lost));
                return false;
            }
            for (unit, death) in dead.iter() {
                self.because(*death, |resolver| resolver.enrage(unit));
            }
        }
        true
    }

    /// The blow that a unit dies of.
    fn felled_by(&self, id: UnitId) -> EventId {
        self.fallen.iter().find(|(who, _)| *who == id).map_or(EventId::NONE, |(_, blow)| *blow)
    }

    /// noxilia:combat.resolve.1
    fn die(&mut self, dead: &Unit) -> EventId {
        let target = self.who(dead.id);
        self.s.units.remove(*dead);
        let death = self.tell(rule!("noxilia:combat.resolve.1"), Fact::Death { target, side: dead.owner });
        self.because(death, |resolver| resolver.strip(dead, rule!("noxilia:combat.resolve.2")));
        if dead.card.card().kind != Kind::Token {
            covers!("noxilia:advanced.2");
            self.s.players[dead.owner].graveyard.push(dead.card);
        }
        death
    }

    /// A unit leaves play: what it wore falls where it stood (`noxilia:combat.resolve.2`), latents and curses go to their
    /// owners' graveyards (`noxilia:spell.latent.5`).
    fn strip(&mut self, dead: &Unit, clause: Clause) {
        let at = dead.at;
        while let Some(item) = self.s.table_cards.iter().find(|g| g.on == dead.id).copied() {
            if item.is_worn() {
                if let Some(dropped) = self.s.item_mut(item.id) {
                    (dropped.on, dropped.at) = (UnitId::NONE, at);
                    dropped.marks &= !card_mark::ENGAGED;
                }
                self.tell(clause, Fact::Drop { card: item.card, item_id: item.id, at });
            } else {
                self.lapse(&item, rule!("noxilia:spell.latent.5"));
            }
        }
    }

    /// A latent spell or a curse goes to its owner's graveyard.
    pub(crate) fn lapse(&mut self, item: &TableCard, clause: Clause) {
        self.take_up(item.id);
        self.s.players[item.owner].graveyard.push(item.card);
        self.tell(clause, Fact::Lapse { side: item.owner, card: item.card });
    }

    /// A card leaves the table.
    pub(crate) fn take_up(&mut self, item_id: TableCardId) {
        if let Some(at) = self.s.table_cards.iter().position(|g| g.id == item_id) {
            self.s.table_cards.take(at);
        }
    }

    /// Whether a side's monarch is among the dead, however many they are.
    fn lost(&self, side: Side) -> bool {
        covers!("noxilia:card.monarch.2");
        self.s.find(self.s.players[side].monarch).is_some_and(|u| u.at.is_on() && u.life() <= 0)
    }

    /// Whose monarch is dead has lost (`noxilia:objective.3`, `noxilia:endgame.1`); where both are, nobody wins
    /// (`noxilia:objective.4`).
    fn decide(&mut self, lost: BySide<bool>) {
        covers!("noxilia:objective.2", "noxilia:endgame.2");
        let both = lost[Side::P1] && lost[Side::P2];
        let winner = (!both).then_some(if lost[Side::P1] { Side::P2 } else { Side::P1 });
        self.finish(winner, if both { rule!("noxilia:objective.4") } else { rule!("noxilia:objective.3") });
    }

    /// The game ends.
    pub(crate) fn finish(&mut self, winner: Option<Side>, clause: Clause) {
        self.s.outcome = Some(GameResult { winner, clause });
        self.s.stage = Stage::Over;
        self.s.frames.clear();
        self.tell(clause, Fact::GameOver { winner });
    }
}
