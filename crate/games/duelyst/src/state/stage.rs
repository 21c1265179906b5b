//! Where the turn stands.

use rulewright_engine::side::Side;

/// A stage of the turn. What a stage sets off is done before the next one begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A side chooses which cards of its opening hand to replace (`duelyst:start.2`).
    Mulligan(Side),
    /// The main phase.
    Main,
    /// The end phase has begun: what happens at the end of the turn is set off.
    Ending,
    /// Shadow Creep harms.
    Creep,
    /// Units are exhausted, a card is drawn, what lasts for the turn ends.
    Resting,
    /// Eggs of the other side hatch.
    Hatching,
    /// The next turn begins: mana, activation.
    Beginning,
    /// Units grow.
    Growing,
    /// Buildings count down.
    Building,
    /// Wind Dervishes appear.
    Dervishes,
    /// What happens at the start of the turn is set off.
    Starting,
    /// Battle Pets act.
    Pets,
    /// The game is over.
    Over,
}
