//! Slides: away from the attacker by Knock-back (`skirmish:keyword.knock-back.*`), or towards it (`skirmish:house.slide.1`).

use crate::Skirmish;
use crate::content::Keywords;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Question, Resolving, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::{EIGHT, Heading};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

impl Skirmish {
    /// Directly away from one square, seen from another. Off the lines it is orthogonal if one offset is more than
    /// twice the other, else diagonal.
    fn away(&self, from: Cell, at: Cell) -> Heading {
        covers!("skirmish:keyword.knock-back.r1");
        let ((ax, ay), (bx, by)) = (self.board.grid.xy(from), self.board.grid.xy(at));
        let (dx, dy) = (bx - ax, by - ay);
        let heading = match (dx.abs(), dy.abs()) {
            (x, y) if x > 2 * y => (dx.signum(), 0),
            (x, y) if y > 2 * x => (0, dy.signum()),
            _ => (dx.signum(), dy.signum()),
        };
        debug_assert!(EIGHT.contains(&heading));
        heading
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:keyword.knock-back.1`: the attacker may slide a damaged target one square directly away.
    pub fn knock_back(&mut self, r: &Resolving) {
        let Some(blow) = self.rules.blow(r, self.s.unit(r.unit).is) else { return };
        if blow.keywords.has(Keywords::KNOCK_BACK) {
            self.ask_slide(r.unit, r.target, false);
        }
    }

    /// Asks for a slide away from or towards a unit; one that cannot be made is not asked for.
    pub fn ask_slide(&mut self, unit: UnitId, target: UnitId, towards: bool) {
        if !self.is_standing(target) || !self.is_standing(unit) {
            return;
        }
        let (from, at) = (self.s.unit(unit).at, self.s.unit(target).at);
        // skirmish:house.slide.1: towards is the same direction the other way round.
        let (dx, dy) = self.rules.away(from, at);
        let heading = if towards { (-dx, -dy) } else { (dx, dy) };
        // skirmish:house.trait.steady: never slid.
        if self.rules.content.printed_unit(self.s.unit(target).is).steady {
            self.tell(rule!("skirmish:house.trait.steady"), Fact::SlideBlocked { unit: target });
            return;
        }
        // skirmish:keyword.knock-back.r2: no slide into a wall, a unit, through a sealed corner or off the board.
        match self.rules.board.grid.step(at, heading).filter(|to| self.s.on(*to).is_none()) {
            Some(to) => self.s.question = Question::Slide(to, towards),
            None => {
                self.tell(rule!("skirmish:keyword.knock-back.r2"), Fact::SlideBlocked { unit: target });
            }
        }
    }

    /// The attacker has chosen.
    pub fn slide(&mut self, to: Cell, towards: bool) {
        let unit = self.s.resolving.target;
        let from = self.s.unit(unit).at;
        let clause = if towards { rule!("skirmish:house.slide.1") } else { rule!("skirmish:keyword.knock-back.1") };
        self.s.unit_mut(unit).at = to;
        let slide = self.tell(clause, Fact::Slide { unit, from, to });
        // skirmish:keyword.knock-back.r2: a slide costs no MP, but what is entered has its effect.
        self.because(slide, |resolver| resolver.enter(unit, to));
    }
}
