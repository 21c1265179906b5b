//! Deaths (`noxilia:combat.resolve.*`, `noxilia:stat.life.2`) and the end of the game (`noxilia:objective.*`,
//! `noxilia:endgame.*`).

use super::Judge;
use super::cards::language::{CardId, Kind};
use super::fact::Fact;
use super::powers::Key;
use super::state::{Gear, MAX_UNITS, Serial, Stage, State, Tag, Unit, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::GameResult;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// Finds who is dead, all at once; answers whether the game goes on.
    pub(super) fn bury(&mut self) -> bool {
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
                *death = self.because(self.felled_by(unit.id), |judge| judge.die(unit));
            }
            self.fallen.clear();
            if lost[Side::P1] || lost[Side::P2] {
                let monarch = dead.iter().rev().find(|(unit, _)| unit.card.card().kind == Kind::Monarch);
                let death = monarch.map_or(EventId::NONE, |(_, death)| *death);
                self.because(death, |judge| judge.decide(lost));
                return false;
            }
            for (unit, death) in dead.iter() {
                self.because(*death, |judge| judge.enrage(unit));
            }
        }
        true
    }

    /// The blow that a unit dies of.
    fn felled_by(&self, id: Serial) -> EventId {
        self.fallen.iter().find(|(who, _)| *who == id).map_or(EventId::NONE, |(_, blow)| *blow)
    }

    /// noxilia:combat.resolve.1
    fn die(&mut self, dead: &Unit) -> EventId {
        let target = self.who(dead.id);
        self.s.units.remove(*dead);
        let death = self.tell(rule!("noxilia:combat.resolve.1"), Fact::Death { target, side: dead.owner });
        self.because(death, |judge| judge.strip(dead, rule!("noxilia:combat.resolve.2")));
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
        while let Some(gear) = self.s.gear.iter().find(|g| g.on == dead.id).copied() {
            if gear.is_worn() {
                if let Some(lying) = self.s.laid_mut(gear.tag) {
                    (lying.on, lying.at) = (Serial::NONE, at);
                    lying.marks &= !super::state::gear::ENGAGED;
                }
                self.tell(clause, Fact::Drop { card: gear.card, tag: gear.tag, at });
            } else {
                self.lapse(&gear, rule!("noxilia:spell.latent.5"));
            }
        }
    }

    /// A latent spell or a curse goes to its owner's graveyard.
    pub(super) fn lapse(&mut self, gear: &Gear, clause: Clause) {
        self.take_up(gear.tag);
        self.s.players[gear.owner].graveyard.push(gear.card);
        self.tell(clause, Fact::Lapse { side: gear.owner, card: gear.card });
    }

    /// A card no longer lies on the table.
    pub(super) fn take_up(&mut self, tag: Tag) {
        if let Some(at) = self.s.gear.iter().position(|g| g.tag == tag) {
            self.s.gear.take(at);
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
        self.end(winner, if both { rule!("noxilia:objective.4") } else { rule!("noxilia:objective.3") });
    }

    /// The game ends.
    pub(super) fn end(&mut self, winner: Option<Side>, clause: Clause) {
        self.s.outcome = Some(GameResult { winner, clause });
        self.s.stage = Stage::Over;
        self.s.frames.clear();
        self.tell(clause, Fact::GameOver { winner });
    }

    /// noxilia:ability.blood_brother.1: those of its side that live on beside it.
    fn enrage(&mut self, dead: &Unit) {
        if !self.is_brother(dead) {
            return;
        }
        for n in 0..self.s.units.len() {
            let unit = self.s.units[n];
            if unit.at == dead.at && unit.side == dead.side && self.is_brother(&unit) && unit.life() > 0 {
                self.s.units[n].rage = unit.rage.saturating_add(2);
                self.s.units[n].worn = unit.worn.saturating_sub(1);
                let unit = self.who(unit.id);
                self.tell(rule!("noxilia:ability.blood_brother.1"), Fact::Rage { unit, amount: 2 });
            }
        }
    }

    fn is_brother(&self, unit: &Unit) -> bool {
        unit.is(mark::SHOWN) && super::powers::prints(unit.card, Key::BloodBrother)
    }

    /// A card goes to a graveyard.
    pub(super) fn discard(&mut self, side: Side, card: CardId, clause: Clause) {
        self.s.players[side].graveyard.push(card);
        self.tell(clause, Fact::Discard { side, card });
    }
}
