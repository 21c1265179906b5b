//! What follows from a card, worked out once.

use std::sync::OnceLock;

use super::cards::{ability, all, card, printed};
use super::language::{CardId, Effect, Ref, Reveal, Trait, Trial, Trigger, Whom};
use super::listen;
use super::powers::{Powers, of_trait};
use super::touches::touches;

/// What follows from a card's traits and abilities.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sheet {
    /// Its traits, as powers.
    pub powers: Powers,
    /// What Backstab adds.
    pub backstab: u8,
    /// What Grow adds.
    pub grow: u8,
    /// Wind Dervishes it summons.
    pub dervishes: u8,
    /// Turns it is built in.
    pub build: u8,
    /// Steps more than others.
    pub swift: u8,
    /// The most steps it makes.
    pub slow: Option<u8>,
    /// When it shows itself, if it is a Sentinel.
    pub reveal: Option<Reveal>,
    /// What its abilities wait for.
    pub listens: u32,
    /// What its passive abilities have a part in.
    pub touches: u8,
    /// It speaks of its own cost.
    pub prices_itself: bool,
    /// What it asks for before it may be played, if it is a Trial card.
    pub trial: Option<&'static Trial>,
}

/// What follows from a card.
#[inline]
#[must_use]
pub fn sheet(id: CardId) -> &'static Sheet {
    static SHEETS: OnceLock<Vec<Sheet>> = OnceLock::new();
    &SHEETS.get_or_init(|| all().map(work_out).collect())[usize::from(id.0)]
}

fn work_out(id: CardId) -> Sheet {
    let mut sheet = Sheet::default();
    for one in card(id).traits.iter() {
        sheet.powers |= of_trait(*one);
        match *one {
            Trait::Backstab(n) => sheet.backstab += n,
            Trait::Grow(n) => sheet.grow += n,
            Trait::SummonDervish(n) => sheet.dervishes += n,
            Trait::Build(n) => sheet.build = n,
            Trait::Swift(n) => sheet.swift += n,
            Trait::Slow(n) => sheet.slow = Some(n),
            Trait::Sentinel(reveal) => sheet.reveal = Some(reveal),
            _ => {}
        }
    }
    for ability in printed(id).map(ability) {
        sheet.listens |= listen::class(&ability.when);
        sheet.touches |= touches(ability);
        let own_cost = |effect: &Effect| matches!(effect, Effect::Cost { of: Whom::Ref(Ref::This), .. });
        sheet.prices_itself |= matches!(ability.when, Trigger::Passive) && ability.then.iter().any(own_cost);
        if let Trigger::Trial(trial) = &ability.when {
            sheet.trial = sheet.trial.or(Some(trial));
        }
    }
    sheet
}
