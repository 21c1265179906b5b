//! Which keywords a card bears or uses: derived from its traits and abilities, so that they cannot disagree with them.

use super::super::language::{Ability, AbilityId, Card, Condition, Effect, Keyword, Keywords, List, Trait, Trigger};

/// The keywords of a card whose abilities are in this list.
pub fn of(card: &Card, abilities: &[Ability]) -> Keywords {
    let mut found = Found { all: Keywords::default(), abilities };
    found.traits(card.traits);
    let first = usize::from(card.first_ability);
    for ability in &abilities[first..first + usize::from(card.abilities)] {
        found.ability(ability);
    }
    found.all
}

struct Found<'a> {
    all: Keywords,
    abilities: &'a [Ability],
}

impl Found<'_> {
    fn add(&mut self, keyword: Keyword) {
        self.all = self.all.with(keyword);
    }

    fn traits(&mut self, traits: List<Trait>) {
        for keyword in traits.iter().filter_map(|t| t.keyword()) {
            self.add(keyword);
        }
    }

    fn ability(&mut self, ability: &Ability) {
        match ability.when {
            Trigger::Gambit => self.add(Keyword::OpeningGambit),
            Trigger::DyingWish => self.add(Keyword::DyingWish),
            Trigger::Bond => self.add(Keyword::Bond),
            Trigger::BloodSurge => self.add(Keyword::BloodSurge),
            Trigger::Intensify => self.add(Keyword::Intensify),
            Trigger::Deathwatch => self.add(Keyword::Deathwatch),
            Trigger::Reveal => self.add(Keyword::Sentinel),
            Trigger::Finished => self.add(Keyword::Build),
            Trigger::Trial(_) => self.add(Keyword::TrialDestiny),
            _ => {}
        }
        match ability.only {
            Some(Condition::Zeal) => self.add(Keyword::Zeal),
            Some(Condition::Infiltrate) => self.add(Keyword::Infiltrate),
            Some(Condition::Destiny) => self.add(Keyword::TrialDestiny),
            _ => {}
        }
        self.effects(ability.then);
    }

    fn inner(&mut self, ability: AbilityId) {
        let abilities = self.abilities;
        self.ability(&abilities[usize::from(ability.0)]);
    }

    fn effects(&mut self, effects: List<Effect>) {
        for effect in effects.iter() {
            match *effect {
                Effect::Stun(_) => self.add(Keyword::Stun),
                Effect::Dispel(_) | Effect::DispelSpaces(_) => self.add(Keyword::Dispel),
                Effect::Reactivate(_) => self.add(Keyword::Reactivate),
                Effect::Transform { .. } => self.add(Keyword::Transform),
                Effect::Grant { traits, .. } => self.traits(traits),
                Effect::Give { ability, .. } | Effect::Watch { ability, .. } => self.inner(ability),
                Effect::If { then, other, .. } => {
                    self.effects(then);
                    self.effects(other);
                }
                Effect::OneOf(ways) => ways.iter().for_each(|way| self.effects(*way)),
                _ => {}
            }
        }
    }
}
