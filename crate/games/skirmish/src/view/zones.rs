//! Which squares matter to a unit: for eyes alone, no rule asks for it.

use crate::Skirmish;
use crate::content::board::Squares;
use crate::state::{State, Unit};
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::{rule, wire};

impl Skirmish {
    /// The squares that matter to a unit with the AP and MP that it has: see [`fresh`](Skirmish::fresh).
    /// Units stand on the squares of `taken`.
    pub(crate) fn zones_of(&self, s: &State, taken: &BySide<Squares>, unit: &Unit) -> wire::Zones {
        let mut zones = wire::Zones::on(&self.board.grid.texts);
        if unit.at.is_on() {
            let dashing = Unit { mp: unit.mp + self.content.basics.dash_mp, ..*unit };
            let (walk, free) = (self.walks(&dashing, taken[unit.side.other()]), !(taken[Side::P1] | taken[Side::P2]));
            let (near, far) = (walk.within(unit.mp) & free, walk.squares() & free);
            let (strikes, threatens) = self.strikes(s, unit, near, far);
            zones.add("move", rule!("skirmish:house.move.1"), near);
            zones.add("strike", rule!("skirmish:house.attack.1"), strikes);
            zones.add("threat", rule!("skirmish:house.turn.7"), threatens);
        }
        zones
    }

    /// What its printed attacks reach from where it stands, and what they reach besides once it has moved, `far` with Dash.
    fn strikes(&self, s: &State, unit: &Unit, near: Squares, far: Squares) -> (Squares, Squares) {
        let (own, mut here, mut there) = (Squares::one(unit.at), Squares::NONE, Squares::NONE);
        for attack in self.content.printed_unit(unit.is).attacks.iter().filter(|attack| attack.ap <= unit.ap) {
            // skirmish:house.dash.1: it costs AP that the attack may need.
            let ends = if attack.ap + self.content.basics.dash_ap <= unit.ap { far } else { near };
            here |= self.covered(s, attack.range, unit.at, unit.side);
            there |= self.covered_from(s, attack.range, ends, unit.side);
        }
        let others = !(self.board.grid.blocked | own);
        (here & others, there & !here & others)
    }
}
