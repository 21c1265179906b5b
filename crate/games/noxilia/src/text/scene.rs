//! Where the effects of a card happen.

use crate::content::language::Trigger;

/// Where effects happen: what their words mean there.
#[derive(Clone, Copy)]
pub(super) enum Scene {
    /// On a card that is played, or that does it by itself.
    Played,
    /// On a latent spell.
    Latent(Trigger),
    /// On a treasure that is turned up.
    Flipped,
}
