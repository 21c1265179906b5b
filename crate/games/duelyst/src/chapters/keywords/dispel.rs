//! Dispel (`duelyst:keyword.dispel.*`): the one place that says what it takes away and what it leaves.

use crate::content;
use crate::content::powers::Powers;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{State, UnitId, What, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Dispels a unit. Damage stays (`duelyst:keyword.dispel.3`), and so does what it holds and builds
    /// (`duelyst:keyword.build.4`), what it has become (`duelyst:keyword.dispel.cannot.6`), artifacts
    /// (`duelyst:keyword.dispel.cannot.1`) and all that is a player's: a Destiny (`duelyst:keyword.dispel.cannot.3`), the
    /// progress of MECHAZ0R! (`duelyst:keyword.dispel.cannot.4`), what a Bond has done
    /// (`duelyst:keyword.dispel.cannot.2`).
    pub(crate) fn dispel(&mut self, id: UnitId) -> bool {
        covers!("duelyst:keyword.dispel.3", "duelyst:keyword.build.4", "duelyst:keyword.dispel.cannot.6");
        covers!("duelyst:keyword.dispel.cannot.1", "duelyst:keyword.dispel.cannot.2");
        covers!("duelyst:keyword.dispel.cannot.3", "duelyst:keyword.dispel.cannot.4");
        let Some(unit) = self.s.find(id).copied() else { return false };
        covers!("duelyst:keyword.dispel.cannot.7");
        if unit.has(Powers::INVULNERABLE) || unit.is == content::known().sentinel {
            return false;
        }
        let dispelled = self.tell(rule!("duelyst:keyword.dispel.1"), Fact::Dispel { target: unit.who });
        self.because(dispelled, |resolver| {
            // duelyst:keyword.dispel.4, duelyst:keyword.dispel.5: these are nothing without what is dispelled.
            if unit.has(Powers::WALL) {
                return resolver.vanish(id, rule!("duelyst:keyword.dispel.4"));
            }
            if unit.has(Powers::EPHEMERAL) {
                return resolver.vanish(id, rule!("duelyst:keyword.dispel.5"));
            }
            // duelyst:keyword.dispel.cannot.5: "becomes" lies on it like other changes. Control is the player's, and what it
            // has become for a time it is no longer than that (duelyst:keyword.transform.1.r1).
            resolver.drop_changes(id, |change| !matches!(change.what, What::Control | What::Form(..)));
            if let Some(unit) = resolver.s.find_mut(id) {
                unit.marks |= mark::DISPELLED;
                covers!("duelyst:keyword.dispel.6");
                unit.stunned = None;
                covers!("duelyst:keyword.dispel.8");
                // Rush is lost in the turn in which it matters.
                if unit.has(Powers::RUSH) && unit.is_marked(mark::FRESH) {
                    unit.marks |= mark::EXHAUSTED;
                }
            }
            resolver.update_units();
        });
        true
    }

    /// Dispels spaces: their tiles (`duelyst:keyword.dispel.7`), and who stands there.
    pub(crate) fn dispel_spaces(&mut self, spaces: Squares) -> u8 {
        let mut done = 0;
        self.outdate();
        for cell in spaces.iter() {
            let known = content::known();
            self.remove_tile(cell, known.mana_tile, |s| &mut s.mana);
            for side in Side::BOTH {
                self.remove_tile(cell, known.shadow_creep, |s| &mut s.creep[side]);
                self.remove_tile(cell, known.hallowed_ground, |s| &mut s.hallowed[side]);
            }
            if let Some(id) = self.s.on(cell).map(|u| u.who.id) {
                done += u8::from(self.dispel(id));
            }
        }
        done
    }
}
