//! What abilities wait for, in classes: most moments are heard by nobody, and a bit tells so quickly.

use super::language::Trigger;

/// What kinds of moments a trigger waits for, one bit each: most moments are heard by nobody, and this tells so
/// quickly.
pub(crate) const fn class(trigger: &Trigger) -> u32 {
    1 << match trigger {
        Trigger::Cast | Trigger::Gambit | Trigger::Intensify | Trigger::Trial(_) | Trigger::Replaced => OWN,
        Trigger::Passive => PASSIVE,
        Trigger::DyingWish => DYING_WISH,
        Trigger::Bond => BOND,
        Trigger::BloodSurge => BLOOD_SURGE,
        Trigger::Deathwatch | Trigger::Death { .. } | Trigger::Kill { .. } => DEATH,
        Trigger::Enters => ENTERS,
        Trigger::Built { .. } => BUILT,
        Trigger::Finished | Trigger::Hatch | Trigger::Reveal => CHANGED,
        Trigger::TurnStart(_) => TURN_START,
        Trigger::TurnEnd(_) => TURN_END,
        Trigger::Summon { .. } => SUMMON,
        Trigger::Play { .. } => PLAY,
        Trigger::Spell(_) => SPELL,
        Trigger::Laid(_) => LAID,
        Trigger::Damaged { .. } | Trigger::Deals { .. } => DAMAGE,
        Trigger::Fight { .. } | Trigger::Backstab => FIGHT,
        Trigger::Healed { .. } => HEALED,
        Trigger::Moved { .. } => MOVED,
        Trigger::Draw(_) => DRAW,
        Trigger::Replace => REPLACE,
    }
}

pub(crate) const OWN: u32 = 0;
pub(crate) const PASSIVE: u32 = 1;
pub(crate) const DYING_WISH: u32 = 2;
pub(crate) const BOND: u32 = 3;
pub(crate) const BLOOD_SURGE: u32 = 4;
pub(crate) const DEATH: u32 = 5;
pub(crate) const ENTERS: u32 = 6;
pub(crate) const BUILT: u32 = 7;
pub(crate) const CHANGED: u32 = 8;
pub(crate) const TURN_START: u32 = 9;
pub(crate) const TURN_END: u32 = 10;
pub(crate) const SUMMON: u32 = 11;
pub(crate) const PLAY: u32 = 12;
pub(crate) const SPELL: u32 = 13;
pub(crate) const LAID: u32 = 14;
pub(crate) const DAMAGE: u32 = 15;
pub(crate) const FIGHT: u32 = 16;
pub(crate) const HEALED: u32 = 17;
pub(crate) const MOVED: u32 = 18;
pub(crate) const DRAW: u32 = 19;
pub(crate) const REPLACE: u32 = 20;
