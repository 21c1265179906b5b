//! The Font Check (`pox:6.3.2`).

use crate::Pox;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::Can;
use crate::state::State;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl Pox {
    /// Who takes a font, if anybody: one who can capture it where the other cannot contest it.
    fn taker(&self, s: &State, font: Cell) -> Option<Side> {
        let zone = self.font_zone(font);
        let has = |side: Side, what: Can| s.of(side).any(|unit| unit.can(what) && self.is_on(unit, zone));
        Side::BOTH.into_iter().find(|side| has(*side, Can::Capture) && !has(side.other(), Can::Contest))
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// All fonts at once.
    pub(crate) fn check_fonts(&mut self) {
        let check = self.tell(rule!("pox:6.3.2"), Fact::FontCheck);
        self.because(check, |resolver| {
            let fonts = resolver.rules.map.fonts;
            for (n, at) in fonts.iter().enumerate() {
                let taker = resolver.rules.taker(resolver.s, *at);
                if let Some(side) = taker.filter(|side| resolver.s.fonts[n] != Some(*side)) {
                    resolver.s.fonts[n] = Some(side);
                    resolver.tell(rule!("pox:6.3.2"), Fact::Font { at: *at, side });
                }
            }
        });
    }
}
