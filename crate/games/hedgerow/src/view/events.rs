//! Events: what happened, as JSON says it.

use crate::Hedgerow;
use crate::fact::Fact;
use crate::state::{State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::wire::Event;

impl Hedgerow {
    pub(crate) fn event(&self, s: &State, fact: Fact) -> Event {
        let event = |event: &'static str| Event { kind: event.into(), ..Event::default() };
        let piece = |id: UnitId| Some(self.name(id));
        let side = |id: UnitId| Some(s.unit(id).side);
        let at = |cell: Cell| Some(self.xy(cell));
        match fact {
            Fact::GameStart => event("game-start"),
            Fact::RoundStart { round } => Event { round: Some(round.into()), ..event("round-start") },
            Fact::Draw { unit, card } => Event {
                piece: piece(unit),
                card: Some(self.card_id(card)),
                total: Some(card.0.into()),
                ..event("draw")
            },
            Fact::Shuffle { amount } => Event { amount: Some(amount.into()), ..event("shuffle") },
            Fact::TurnStart { unit } => Event { piece: piece(unit), player: side(unit), ..event("turn-start") },
            Fact::TurnEnd { unit } => Event { piece: piece(unit), player: side(unit), ..event("turn-end") },
            Fact::Step { unit, from, to } => Event { piece: piece(unit), from: at(from), to: at(to), ..event("move") },
            Fact::Strike { unit, target } => {
                Event { piece: piece(unit), attack: Some("strike".into()), target: piece(target), ..event("attack") }
            }
            Fact::Damage { target, amount } => {
                Event { target: piece(target), amount: Some(amount.into()), ..event("damage") }
            }
            Fact::Block { target } => Event { target: piece(target), ..event("block") },
            Fact::Fall { target } => Event { target: piece(target), ..event("fall") },
            Fact::GameOver { winner } => Event { player: winner, ..event("game-over") },
        }
    }
}
