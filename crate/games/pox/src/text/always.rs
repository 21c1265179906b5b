//! What holds all the time.

use crate::content::language::{Amount, Being, ConditionId, Effect, Layer, Match, Modifier, Spread};

use super::scene::Scene;
use super::{Prose, lower};
use rulewright_book::words::{Arg, signed, spelled};

impl Prose {
    /// All that holds, as one clause.
    pub(super) fn hold(&self, scene: &Scene, effects: &[Effect]) -> String {
        let said: Vec<String> = effects.iter().map(|effect| self.holds(scene, effect)).collect();
        self.and(&said)
    }

    /// What holds, as a clause.
    pub(super) fn holds(&self, scene: &Scene, effect: &Effect) -> String {
        match effect {
            Effect::Modify { layer, by, of, spread } => self.modifies(scene, *layer, *by, of, *spread),
            Effect::MoreDamage(by) => self.of_bearer(scene, "holds-damage", &[("by", signed(*by))]),
            Effect::MoreHp(by) => {
                self.of_bearer(scene, "holds-hp", &[("by", signed(*by)), ("n", by.unsigned_abs().into())])
            }
            Effect::ApOnGain(n) => self.of_bearer(scene, "holds-ap", &[("n", n.unsigned_abs().into())]),
            Effect::Prevent(of, heals) => {
                let mut args: Vec<Arg> = vec![("kind", self.matched(scene, of, 2).into())];
                args.extend((*heals > 0).then(|| ("n", (*heals).into())));
                self.of_bearer(scene, "holds-prevent", &args)
            }
            Effect::MissOnce(of) => {
                let ranged = if of.ranged == Some(true) { "yes" } else { "no" };
                self.of_bearer(scene, "holds-miss", &[("ranged", ranged.into())])
            }
            Effect::DeflectOnce(_) => self.of_bearer(scene, "holds-deflect", &[]),
            Effect::Constant(is, spread) => {
                let who = self.spread(scene, *spread);
                let [condition, state] = self.state(*is);
                self.say("holds-constant", &[("who", who.into()), condition, state])
            }
            Effect::Presence(n) => self.of_bearer(scene, "holds-presence", &[("n", (*n).into())]),
            Effect::Is(being) => self.is(scene, *being),
            other => {
                self.words.fault(format!("no words for {other:?}"));
                String::new()
            }
        }
    }

    /// What a condition makes its bearer, as sentences name it.
    pub(super) fn state(&self, is: ConditionId) -> [Arg<'static>; 2] {
        let name = self.condition_name(is);
        [("condition", name.clone().into()), ("state", lower(&name).into())]
    }

    fn is(&self, scene: &Scene, being: Being) -> String {
        self.of_bearer(scene, &format!("is-{}", spelled(&being)), &[])
    }

    fn of_bearer(&self, scene: &Scene, id: &str, args: &[Arg]) -> String {
        let mut all: Vec<Arg> = args.to_vec();
        all.push(("who", self.bearer(scene).into()));
        self.say(id, &all)
    }

    fn modifies(&self, scene: &Scene, layer: Layer, by: Modifier, of: &Match, spread: Spread) -> String {
        let amount = match by {
            Modifier::ByDistance(by) => return self.far(scene, by, of, spread),
            Modifier::By(amount) => amount,
        };
        let n = self.number(scene, amount);
        let kind = self.matched(scene, of, n.filter(|_| !is_percent(layer)).unwrap_or(2));
        let mut args: Vec<Arg> = vec![("kind", kind.into())];
        match n {
            Some(n) => args.extend(self.by(layer, n)),
            None => args.push(("much", self.say("much-value", &[]).into())),
        }
        args.push(("sense", if is_less(amount) { "less" } else { "more" }.into()));
        let race = scene.race().filter(|_| of.target_race || of.source_race);
        args.extend(race.map(|race| ("race", self.word("race", race.id()).into())));
        let id = match layer {
            Layer::SourceFlat | Layer::SourcePercent => "holds-deals",
            Layer::AfterDef => "holds-deals-after",
            Layer::TargetPercent | Layer::FlatReduction => "holds-takes",
            Layer::Amplification => return self.say("holds-all", &args),
        };
        args.push(("who", self.spread(scene, spread).into()));
        self.say(id, &args)
    }

    fn far(&self, scene: &Scene, by: i8, of: &Match, spread: Spread) -> String {
        let n = by.unsigned_abs();
        let who = self.spread(scene, spread);
        let kind = self.matched(scene, of, n);
        self.say("holds-deals-far", &[("who", who.into()), ("n", n.into()), ("kind", kind.into())])
    }

    /// `20%`, or a number of points.
    fn by(&self, layer: Layer, n: u8) -> [Arg<'static>; 3] {
        let percent = is_percent(layer);
        let id = if percent { "amount-percent" } else { "amount-points" };
        let said = self.say(id, &[("n", n.into())]);
        [("n", n.into()), ("amount", said.into()), ("percent", if percent { "yes" } else { "no" }.into())]
    }

    /// Which damage.
    fn matched(&self, scene: &Scene, of: &Match, n: u8) -> String {
        let element = of.element.or_else(|| scene.element().filter(|_| of.own_element));
        self.kind_of_damage(of.attack, of.ranged, element, n)
    }
}

fn is_percent(layer: Layer) -> bool {
    matches!(layer, Layer::SourcePercent | Layer::TargetPercent | Layer::Amplification)
}

fn is_less(amount: Amount) -> bool {
    matches!(amount, Amount::Just(n) | Amount::Rank(n) if n < 0)
}
