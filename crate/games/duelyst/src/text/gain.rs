//! Gains: more attack and health, keywords, and what one may or may not do.

use crate::content::language::{Amount, Count, Effect, Lasts, Ref, Reveal, Trait, Whom};

use super::noun::Somebody;
use super::{Prose, Scene};
use rulewright_book::words::{Arg, spelled};

impl Prose<'_> {
    /// Buffs and grants to the same ones, as one clause or two: what they gain, and what they may do.
    pub(super) fn gains(&self, scene: &Scene, effects: &[Effect]) -> Vec<String> {
        let (mut gained, mut may): (Vec<String>, Vec<Trait>) = (vec![], vec![]);
        let (mut who, mut until) = (Whom::Ref(Ref::This), Lasts::Ever);
        for effect in effects {
            match *effect {
                Effect::Buff { who: whose, attack, health, until: how_long, even_structures } => {
                    (who, until) = (whose, how_long);
                    if let Some(id) = doubled(whose, attack, health) {
                        let Somebody { text, .. } = self.who(scene, whose);
                        return vec![self.for_how_long(self.say(id, &[("who", text.into())]), how_long)];
                    }
                    let mut stats = self.stats(scene, attack, health);
                    if even_structures {
                        stats += &self.say("even-structures", &[]);
                    }
                    gained.push(stats);
                }
                Effect::Grant { who: whose, traits, until: how_long } => {
                    (who, until) = (whose, how_long);
                    for one in traits.iter() {
                        if one.keyword().is_some() {
                            gained.push(self.trait_name(*one));
                        } else {
                            may.push(*one);
                        }
                    }
                }
                _ => {}
            }
        }
        let mut clauses = Vec::new();
        if !gained.is_empty() {
            let tail = scene.tail.take();
            // What cards in hand may do holds for those that come later too.
            let granted = matches!(effects[0], Effect::Grant { who: Whom::Cards(_), .. });
            let subject = scene.passive
                || granted
                || matches!(who, Whom::Ref(Ref::This | Ref::OwnGeneral | Ref::EnemyGeneral | Ref::That | Ref::Inside));
            let Somebody { text, many } = self.who(scene, who);
            let many = if many { "yes" } else { "no" };
            let does = if scene.passive || granted { "has" } else { "gains" };
            let id = if subject { does } else { "give" };
            let args = [("who", text.into()), ("what", self.and(&gained).into()), ("many", many.into())];
            clauses.push(self.for_how_long(self.say(id, &args), until) + &tail);
        }
        if !may.is_empty() {
            let Somebody { text, many } = self.subject(scene, who);
            let may: Vec<String> = may.iter().map(|one| self.may(*one, many)).collect();
            let clause = self.say("clause", &[("who", text.into()), ("does", self.and(&may).into())]);
            clauses.push(self.for_how_long(clause, until));
        }
        clauses
    }

    /// With how long it lasts.
    pub(super) fn for_how_long(&self, clause: String, until: Lasts) -> String {
        match until {
            Lasts::Ever => clause,
            until => self.say("lasting", &[("clause", clause.into()), ("until", spelled(&until).into())]),
        }
    }

    /// `+2/+2`, `+1 Attack`.
    fn stats(&self, scene: &Scene, attack: Amount, health: Amount) -> String {
        let part = |amount: Amount| {
            let sign = if amount.times < 0 { "−" } else { "+" };
            format!("{sign}{}", self.amount(scene, amount))
        };
        let none = |amount: Amount| amount.times == 0 && amount.of == Count::One;
        let id = match (none(attack), none(health)) {
            (false, true) => "stats-attack",
            (true, false) => "stats-health",
            _ => "stats-both",
        };
        self.say(id, &[("attack", part(attack).into()), ("health", part(health).into())])
    }

    /// A trait that is a keyword, with its number.
    pub(super) fn trait_name(&self, one: Trait) -> String {
        let name = one.keyword().map(|k| self.keyword(k)).unwrap_or_default();
        let with = |n: u8| self.say("keyword-number", &[("name", name.clone().into()), ("n", n.into())]);
        match one {
            Trait::Backstab(n) | Trait::Build(n) => with(n),
            Trait::SummonDervish(n) if n > 1 => with(n),
            Trait::Grow(n) => {
                self.say("keyword-number", &[("name", name.clone().into()), ("n", format!("+{n}/+{n}").into())])
            }
            Trait::Sentinel(reveal) => {
                let when = match reveal {
                    Reveal::Summon => "sentinel-summon",
                    Reveal::GeneralAttacks => "sentinel-general-attacks",
                    Reveal::Spell => "sentinel-spell",
                };
                self.say("keyword-when", &[("name", name.clone().into()), ("when", self.say(when, &[]).into())])
            }
            other if other.keyword().is_none() => {
                self.words.fault(format!("{other:?} is not printed as a keyword"));
                name
            }
            _ => name,
        }
    }

    /// A trait that is no keyword, as what its bearer does.
    pub(super) fn may(&self, one: Trait, many: bool) -> String {
        let (id, n) = match one {
            Trait::Swift(n) => ("may-swift", n),
            Trait::Slow(n) => ("may-slow", n),
            Trait::CannotMove => ("may-not-move", 0),
            Trait::CannotAttack => ("may-not-attack", 0),
            Trait::CannotStrikeBack => ("may-not-strike-back", 0),
            Trait::CannotAttackGenerals => ("may-not-attack-generals", 0),
            Trait::MayMove => ("may-move", 0),
            Trait::MayAttack => ("may-attack", 0),
            Trait::Unattackable => ("may-not-be-attacked", 0),
            Trait::DrawsFire => ("may-draw-fire", 0),
            Trait::Untargetable => ("may-not-be-target", 0),
            Trait::ImmuneToGenerals => ("may-take-none-of-generals", 0),
            Trait::AlwaysInfiltrated => ("may-infiltrate", 0),
            Trait::Obedient => ("may-obey", 0),
            other => {
                self.words.fault(format!("no words for {other:?}"));
                ("may-move", 0)
            }
        };
        let many = if many { "yes" } else { "no" };
        let args: [Arg; 2] = [("n", n.into()), ("many", many.into())];
        self.say(id, &args)
    }
}

/// The sentence for adding as much as there is.
fn doubled(who: Whom, attack: Amount, health: Amount) -> Option<&'static str> {
    let same = |one: Ref| who == Whom::Ref(one);
    match (attack.of, health.of) {
        (Count::Attack(a), Count::Health(b)) if same(a) && same(b) => Some("double-both"),
        (Count::Attack(a), Count::One) if same(a) && health.times == 0 => Some("double-attack"),
        _ => None,
    }
}
