//! Artifacts (`duelyst:card.artifact.*`, `duelyst:card.general.3`, `duelyst:card.general.4`).

use crate::content::CardId;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Artifact, Grave, MAX_ARTIFACTS, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// `duelyst:card.artifact.2`
pub const DURABILITY: u8 = 3;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:card.artifact.1`: it sits on its player's General; copies count each for itself
    /// (`duelyst:card.general.4`).
    pub(crate) fn equip(&mut self, side: Side, card: CardId) {
        covers!("duelyst:card.general.3");
        // A fourth one pushes out the oldest.
        if self.s.players[side].artifacts.len() == MAX_ARTIFACTS {
            self.break_artifact(side, 0);
        }
        self.outdate();
        covers!("duelyst:card.general.4");
        self.s.players[side].artifacts.push(Artifact { card, durability: DURABILITY });
        self.tell(rule!("duelyst:card.artifact.1"), Fact::Equip { side, card });
    }

    /// `duelyst:card.artifact.3`: damage to the General wears all of them by one, whatever its size.
    pub(crate) fn wear(&mut self, side: Side) {
        let mut n = 0;
        while n < self.s.players[side].artifacts.len() {
            let artifact = &mut self.s.players[side].artifacts[n];
            artifact.durability = artifact.durability.saturating_sub(1);
            let Artifact { card, durability: left } = *artifact;
            let worn = self.tell(rule!("duelyst:card.artifact.3"), Fact::Wear { side, card, left });
            if left == 0 {
                self.because(worn, |resolver| resolver.break_artifact(side, n));
            } else {
                n += 1;
            }
        }
    }

    /// `duelyst:card.artifact.4`: into the graveyard, and its effect ends.
    pub(crate) fn break_artifact(&mut self, side: Side, n: usize) {
        self.outdate();
        let card = self.s.players[side].artifacts.take(n).card;
        self.tell(rule!("duelyst:card.artifact.4"), Fact::Break { side, card });
        self.discard(side, Grave { card, turn: self.s.turn, died: false });
    }

    /// As new again.
    pub(crate) fn repair(&mut self, side: Side) -> u8 {
        let mut done = 0;
        for n in 0..self.s.players[side].artifacts.len() {
            let artifact = &mut self.s.players[side].artifacts[n];
            if artifact.durability < DURABILITY {
                artifact.durability = DURABILITY;
                let card = artifact.card;
                self.tell(rule!("duelyst:card.artifact.2"), Fact::Repair { side, card, left: DURABILITY });
                done += 1;
            }
        }
        done
    }
}
