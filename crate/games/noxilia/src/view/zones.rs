//! Which places matter to a unit: for eyes alone, no rule asks for it.

use crate::Noxilia;
use crate::content::board::Spots;
use crate::state::board_index::BoardIndex;
use crate::state::{How, Unit};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::calc::{Calc, Step};
use rulewright_engine::{rule, wire};

/// A number as Tables have it.
type Numbered = Calc<Vec<Step>>;

impl Noxilia {
    /// The places that matter to a unit once it is ready again, whatever it has done this turn. Nothing face down has a part in
    /// it.
    pub(crate) fn zones_of(&self, s: &BoardIndex, unit: &Unit) -> wire::Zones {
        let mut zones = wire::Zones::on(&self.board.texts);
        if unit.at.is_on() {
            let mut unit = *unit;
            unit.end_turn();
            let (strikes, charges) = self.strikes(s, &unit);
            let mut add = |kind, clause: Clause, spots: Spots| zones.add(kind, clause, spots.cells());
            add("move", rule!("noxilia:action.move.1"), self.moves(s, &unit));
            add(
                "retreat",
                rule!("noxilia:action.retreat.1"),
                self.retreats(s, &unit).fold(Spots::default(), Spots::with),
            );
            add("strike", rule!("noxilia:combat.declare.2"), strikes);
            add("threat", rule!("noxilia:action.charge.1"), charges.but(strikes));
        }
        zones
    }

    /// Where it attacks from where it stands, in melee and from afar, and where its charges lead. What does no damage is no
    /// attack here.
    fn strikes(&self, s: &BoardIndex, unit: &Unit) -> (Spots, Spots) {
        if self.may_fight(s, unit).is_err() {
            return (Spots::default(), Spots::default());
        }
        let melee: Numbered = self.melee(s, unit, How::Melee, true);
        let ranged = || -> Numbered { self.ranged(s, unit) };
        let shoots = unit.card.card().ranged > 0 && ranged().value > 0;
        let shot = if shoots { self.shot(s, unit) } else { Spots::default() };
        if melee.value > 0 { (shot.with(unit.at), self.charges(s, unit)) } else { (shot, Spots::default()) }
    }
}
