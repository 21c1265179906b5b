//! A new game, up to its first decision.

use crate::fact::Fact;
use crate::state::State;
use crate::{Pox, battlegroups, position};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::rules::event::Log;
use rulewright_engine::wire;

/// A fresh game.
pub(crate) fn open<C: Chance, L: Log<Fact, State>>(
    options: &wire::Options,
    chance: &mut C,
    log: &mut L,
) -> Result<(Pox, State), Error> {
    for (n, seat) in options.players.iter().enumerate() {
        battlegroups::of(seat).map_err(|e| e.inside(&format!("players[{n}]")))?;
    }
    position::set_up(&wire::Table::default(), chance, log)
}
