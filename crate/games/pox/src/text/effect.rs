//! What is done: a clause for each effect.

use crate::content::language::{Amount, ConditionId, Effect, Element, Lasts, NO_RUNE, Need, RuneId, Way, Whom};

use super::scene::Scene;
use super::{Prose, lower};
use rulewright_book::words::{Arg, Lang, signed, spelled};

impl Prose {
    /// Effects one after the other, as one clause.
    pub(super) fn effects(&self, scene: &Scene, effects: &[Effect]) -> String {
        let said = |effect: &Effect| (self.effect(scene, effect), joint(effect));
        let both = |(a, first): (String, _), (b, join): (String, &'static str)| {
            (self.say(join, &[("a", a.into()), ("b", b.into())]), first)
        };
        effects.iter().map(said).reduce(both).map(|(all, _)| all).unwrap_or_default()
    }

    fn effect(&self, scene: &Scene, effect: &Effect) -> String {
        match effect {
            Effect::Damage { to, amount, element, defense, relics } => {
                self.damage(scene, *to, *amount, *element, *defense, *relics)
            }
            Effect::LoseLife { to, amount, attack } => {
                let clause = self.much(scene, "does-lose-life", *to, *amount, &[]);
                if *attack { self.with("with-attack", clause, &[]) } else { clause }
            }
            Effect::Heal { to, amount } => self.much(scene, "does-heal", *to, *amount, &[]),
            Effect::Ap { to, amount, over, .. } => self.ap(scene, *to, *amount, *over),
            Effect::GainDamage(to, by) => self.to(scene, "does-gain-damage", *to, &[("by", signed(*by))]),
            Effect::Steal(most) => self.say("does-steal", &[("n", (*most).into())]),
            Effect::GainCost(by) => self.say("does-gain-cost", &[("n", (*by).into())]),
            Effect::BasicAttack(without) => {
                let clause = self.to(scene, "does-basic-attack", Whom::Target, &[]);
                let names: Vec<String> = without.iter().map(|id| self.ability_name(*id)).collect();
                if names.is_empty() {
                    return clause;
                }
                self.with("with-without", clause, &[("names", self.and(&names).into())])
            }
            Effect::FreeAttack(whom) => {
                let whom = self.whom(scene, *whom);
                self.to(scene, "does-free-attack", Whom::User, &[("whom", whom.into())])
            }
            Effect::Shift { .. } | Effect::Knockback { .. } | Effect::Pull { .. } | Effect::Relocate => {
                self.moving(scene, effect)
            }
            Effect::Swap => self.to(scene, "does-swap", Whom::Target, &[]),
            Effect::Recall => self.to(scene, "does-recall", Whom::Target, &[]),
            Effect::Condition { to, is, value, lasts } => self.gains(scene, *to, *is, *value, *lasts),
            Effect::Grant(ability, rank) => {
                let name = self.ability_name(*ability);
                let name = if *rank > 0 { self.numbered(&name, *rank) } else { name };
                self.to(scene, "does-grant", Whom::Target, &[("ability", name.into())])
            }
            Effect::Remove => self.to(scene, "does-remove", Whom::Target, &[]),
            Effect::Cleanse => self.to(scene, "does-cleanse", Whom::Target, &[]),
            Effect::Dispel => self.to(scene, "does-dispel", Whom::Target, &[]),
            Effect::Countdown => self.say("does-countdown", &[]),
            Effect::Wane(by) => self.say("does-wane", &[("n", (*by).into())]),
            Effect::Destroy(whom) => self.to(scene, "does-destroy", *whom, &[]),
            Effect::Counter => self.say("does-counter", &[]),
            Effect::Redirect => self.say("does-redirect", &[]),
            Effect::Return => self.say("does-return", &[]),
            Effect::Summon { .. }
            | Effect::Illusion
            | Effect::Clone
            | Effect::Place { .. }
            | Effect::Terrain { .. } => self.making(scene, effect),
            _ => self.holds(scene, effect),
        }
    }

    fn damage(
        &self,
        scene: &Scene,
        to: Whom,
        amount: Amount,
        element: Option<Element>,
        defense: bool,
        relics: i8,
    ) -> String {
        let clause = match element.or_else(|| scene.element()) {
            Some(element) => {
                let n = self.number(scene, amount).unwrap_or(2);
                let kind = self.kind_of_damage(false, None, Some(element), n);
                self.much(scene, "does-damage", to, amount, &[("kind", kind.into())])
            }
            None => self.much(scene, "does-damage-basic", to, amount, &[]),
        };
        let clause = if relics > 0 { self.with("with-relics", clause, &[("n", relics.into())]) } else { clause };
        if defense { self.with("with-defense", clause, &[]) } else { clause }
    }

    fn ap(&self, scene: &Scene, to: Whom, amount: i8, over: bool) -> String {
        let id = if amount < 0 { "does-lose-ap" } else { "does-gain-ap" };
        let clause = self.to(scene, id, to, &[("n", amount.unsigned_abs().into())]);
        if over { self.with("with-over", clause, &[]) } else { clause }
    }

    fn moving(&self, scene: &Scene, effect: &Effect) -> String {
        match effect {
            Effect::Shift { to, amount, way } => {
                let way = match way {
                    Way::Away => "away",
                    Way::TowardsUser => "towards-user",
                    Way::TowardsNearest => "towards-nearest",
                };
                self.much(scene, &format!("does-shift-{way}"), *to, *amount, &[])
            }
            Effect::Knockback { to, amount } => self.much(scene, "does-knockback", *to, *amount, &[]),
            Effect::Pull { amount, small, .. } => {
                let id = if *small { "does-pull-small" } else { "does-pull" };
                self.much(scene, id, Whom::Target, *amount, &[])
            }
            _ => self.to(scene, "does-relocate", Whom::Target, &[]),
        }
    }

    fn gains(&self, scene: &Scene, to: Whom, is: ConditionId, value: Amount, lasts: Lasts) -> String {
        let name = self.condition_name(is);
        let name = match self.number(scene, value).filter(|n| *n > 0) {
            Some(n) => self.numbered(&name, n),
            None => name,
        };
        let n = |id: &str, n: u8| self.say(id, &[("n", n.into())]);
        let lasts = match lasts {
            Lasts::Turns(1) => self.say("lasts-turn", &[]),
            Lasts::Turns(turns) => n("lasts-turns", turns),
            Lasts::Rounds(rounds) => n("lasts-rounds", rounds),
            Lasts::OwnStart => self.say("lasts-own-start", &[]),
            Lasts::Value | Lasts::Ever => String::new(),
        };
        let args = [
            ("is", is.id().into()),
            ("condition", name.clone().into()),
            ("state", lower(&name).into()),
            ("lasts", lasts.into()),
        ];
        self.to(scene, "does-condition", to, &args)
    }

    fn making(&self, scene: &Scene, effect: &Effect) -> String {
        match effect {
            Effect::Summon { unit, at } => {
                let unit = unit.or_else(|| scene.unit()).unwrap_or(NO_RUNE);
                let (name, place) = (self.unit_name(unit), self.tiles(scene, *at));
                let args = [("is", unit.id().into()), ("unit", name.into()), ("where", place.into())];
                self.say("does-summon", &args)
            }
            Effect::Illusion => self.say("does-illusion", &[("where", self.aim(scene).into())]),
            Effect::Place { object, at, rounds } => {
                let mut args: Vec<Arg> = vec![("object", object.id().into()), ("where", self.tiles(scene, *at).into())];
                args.extend((*rounds > 0).then(|| ("n", (*rounds).into())));
                self.say("does-place", &args)
            }
            Effect::Terrain { ground, rounds } => {
                let place = self.aim(scene);
                self.say(
                    "does-terrain",
                    &[("where", place.into()), ("ground", ground.id().into()), ("n", (*rounds).into())],
                )
            }
            _ => self.to(scene, "does-clone", Whom::Target, &[]),
        }
    }

    /// A unit's name within a sentence.
    fn unit_name(&self, unit: RuneId) -> String {
        let name = self.rune_name(unit);
        if self.lang == Lang::Fr { lower(&name) } else { name }
    }

    /// What is done to somebody, by an amount: a number, or a sentence for how much.
    fn much(&self, scene: &Scene, id: &str, to: Whom, amount: Amount, args: &[Arg]) -> String {
        let mut all: Vec<Arg> = args.to_vec();
        let much = |id: &str, n: u8| ("much", self.say(&format!("much-{id}"), &[("n", n.into())]).into());
        all.push(match amount {
            Amount::Just(_) | Amount::Rank(_) => ("n", self.number(scene, amount).unwrap_or_default().into()),
            Amount::Value => much("value", 0),
            Amount::Damage(0) => much("damage", 0),
            Amount::Damage(by) => much(if by < 0 { "damage-less" } else { "damage-more" }, by.unsigned_abs()),
            Amount::DamageBy(by) => much(if by == 2 { "half" } else { "part" }, by),
        });
        self.to(scene, id, to, &all)
    }

    /// An amount, where it is a number.
    pub(super) fn number(&self, scene: &Scene, amount: Amount) -> Option<u8> {
        match amount {
            Amount::Just(n) => Some(n.unsigned_abs()),
            Amount::Rank(by) => Some(by.unsigned_abs() * scene.rank()),
            Amount::Value | Amount::Damage(_) | Amount::DamageBy(_) => None,
        }
    }

    /// A clause within another.
    pub(super) fn with(&self, id: &str, clause: String, args: &[Arg]) -> String {
        let mut all: Vec<Arg> = args.to_vec();
        all.push(("clause", clause.into()));
        self.say(id, &all)
    }

    /// What is done to somebody.
    fn to(&self, scene: &Scene, id: &str, whom: Whom, args: &[Arg]) -> String {
        let mut all: Vec<Arg> = args.to_vec();
        all.push(("who", self.whom(scene, whom).into()));
        self.say(id, &all)
    }

    /// `Fire damage`, `ranged Physical attack damage`: so much of it as `n` says.
    pub(super) fn kind_of_damage(&self, attack: bool, ranged: Option<bool>, element: Option<Element>, n: u8) -> String {
        let yes = |is: bool| if is { "yes" } else { "no" };
        let args: [Arg; 4] = [
            ("attack", yes(attack).into()),
            ("ranged", ranged.map_or("any", yes).into()),
            ("element", element.map_or("none".to_owned(), |element| spelled(&element)).into()),
            ("n", n.into()),
        ];
        self.say("damage-kind", &args)
    }
}

/// How an effect follows those before it.
fn joint(effect: &Effect) -> &'static str {
    match effect {
        Effect::Ap { needs: Need::Successful, .. } | Effect::Pull { needs: Need::Successful, .. } => "list-if",
        _ => "list-then",
    }
}
