//! Transfiguring the shrine (`pox:house.transfigure.*`).

use crate::Pox;
use crate::content::data::AVATAR;
use crate::content::language::Kind;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, Unit, mark};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The first turn of its player in which a shrine may be transfigured.
const FROM_TURN: u8 = 5;

impl Pox {
    /// Whether a side may transfigure its shrine now.
    pub(crate) fn may_transfigure(&self, s: &State, side: Side) -> Check {
        let clause = rule!("pox:house.transfigure.1");
        ensure(s.of(side).any(|unit| unit.kind == Kind::Shrine), "no-shrine", clause)?;
        let turn = s.own_turns(side);
        if turn < FROM_TURN {
            return Err(Refusal::new("too-early", clause).with("from", FROM_TURN).with("is", turn));
        }
        Ok(())
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// The shrine becomes an avatar: it keeps its place, its tile and its HP.
    pub(crate) fn transfigure(&mut self) {
        covers!("pox:house.transfigure.2", "pox:house.transfigure.3");
        let side = self.s.active;
        let Some(shrine) = self.s.of(side).find(|unit| unit.kind == Kind::Shrine).copied() else { return };
        let avatar = Unit {
            id: shrine.id,
            at: shrine.at,
            serial: shrine.serial,
            hp: shrine.hp,
            most: shrine.most,
            marks: shrine.marks | mark::AVATAR,
            bonus: self.s.bonus(side),
            ..Unit::printed(AVATAR, side, shrine.order)
        };
        if let Some(unit) = self.s.find_mut(shrine.id) {
            *unit = avatar;
        }
        let unit = avatar.who();
        let done = self.tell(rule!("pox:house.transfigure.1"), Fact::Transfigure { unit });
        // pox:house.transfigure.3
        self.because(done, |resolver| resolver.engage(shrine.id));
    }
}
