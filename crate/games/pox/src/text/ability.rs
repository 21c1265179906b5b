//! Abilities and conditions.

use crate::content::language::{Ability, AbilityId, Class, ConditionId, Effect, List, Printed, RuneId, Sign, When};

use super::scene::{Bearer, Scene};
use super::{Prose, lower};
use rulewright_book::words::{Arg, spelled};

impl Prose {
    /// The text of an ability as a rune prints it: what it does, what its words mean, and its numbers.
    pub(super) fn ability(&self, printed: Printed) -> String {
        let mut lines = vec![self.does(printed)];
        lines.extend(self.reminders(&printed.ability.ability().then, RuneId(printed.with)));
        lines.push(self.in_short(printed.ability.ability()));
        self.lines(&lines)
    }

    /// What an ability does.
    pub(super) fn does(&self, printed: Printed) -> String {
        self.acting(&Scene::ability(printed), &printed.ability.ability().then)
    }

    /// Effects after what sets them off.
    pub(super) fn acting(&self, scene: &Scene, then: &[Effect]) -> String {
        if scene.when == When::Always {
            return self.hold(scene, then);
        }
        let event = self.event(scene);
        let clause = self.effects(scene, then);
        match event {
            Some(event) => self.with("lead", clause, &[("event", event.into())]),
            None => clause,
        }
    }

    /// What sets it off.
    fn event(&self, scene: &Scene) -> Option<String> {
        let id = match scene.when {
            When::Used | When::Always => return None,
            When::FriendMoves(n) => return Some(self.say("when-friend-moves", &[("n", n.into())])),
            When::NamedDies => return Some(self.say("when-named-dies", &[("what", self.aim(scene).into())])),
            When::OwnEnd if scene.bearer == Bearer::Condition => "bearer-end".to_owned(),
            other => spelled(&other),
        };
        Some(self.say(&format!("when-{id}"), &[]))
    }

    /// `2 AP, cooldown 2, hidden`.
    pub(super) fn in_short(&self, ability: &Ability) -> String {
        let n = |id: &str, n: u8| (n > 0).then(|| self.say(id, &[("n", n.into())]));
        let mut parts = Vec::new();
        match ability.class {
            Class::Passive => {}
            Class::Active => parts.push(self.say("short-ap", &[("n", ability.cost.into())])),
            class => {
                parts.push(self.say(&format!("class-{}", spelled(&class)), &[]));
                parts.extend(n("short-more", ability.cost));
            }
        }
        parts.extend(n("short-cooldown", ability.cooldown));
        parts.extend(ability.hidden.then(|| self.say("short-hidden", &[("of", "ability".into())])));
        parts.extend(ability.keeps_stealth.then(|| self.say("short-keeps-stealth", &[])));
        self.comma(&parts)
    }

    /// The text of a condition.
    pub(super) fn condition(&self, id: ConditionId) -> String {
        let condition = id.condition();
        let sign = match condition.sign {
            Sign::Negative => "sign-negative",
            Sign::Positive => "sign-positive",
            Sign::Neutral => "sign-neutral",
        };
        let sign = self.say(sign, &[]);
        let sign = match condition.persistent {
            true => self.say("sign-persistent", &[("sign", sign.into())]),
            false => sign,
        };
        let hidden = if condition.hidden { self.say("sign-hidden", &[]) } else { String::new() };
        self.lines(&[self.makes(id), sign, hidden])
    }

    /// What a condition makes its bearer.
    pub(super) fn makes(&self, id: ConditionId) -> String {
        let condition = id.condition();
        self.acting(&Scene::condition(condition), &condition.then)
    }

    /// What the words of these effects mean: conditions, granted abilities, units and objects that they bring.
    pub(super) fn reminders(&self, then: &List<Effect>, with: RuneId) -> Vec<String> {
        then.iter().filter_map(|effect| self.reminder(effect, with)).collect()
    }

    fn reminder(&self, effect: &Effect, with: RuneId) -> Option<String> {
        Some(match effect {
            Effect::Condition { is, .. } | Effect::Constant(is, _) => {
                self.reminding(self.condition_name(*is), self.makes(*is))
            }
            Effect::Grant(ability, _) => self.reminding(self.ability_name(*ability), self.does(plain(*ability))),
            Effect::Summon { unit, .. } => {
                let unit = unit.unwrap_or(with);
                self.bracketed(self.rune_name(unit), self.body(unit.rune()))
            }
            Effect::Cleanse => self.say("cleansing", &[]),
            Effect::Dispel => self.say("dispelling", &[]),
            Effect::Place { object, .. } => self.reminding(self.object_name(*object), self.object(*object)),
            _ => return None,
        })
    }

    /// `(Weakened: this champion deals 20% less attack damage)`.
    pub(super) fn reminding(&self, name: String, text: String) -> String {
        self.bracketed(name, lower(text.trim_end_matches('.')))
    }

    fn bracketed(&self, name: String, text: String) -> String {
        self.say("reminder", &[("name", name.into()), ("text", text.into())])
    }

    /// `Tough 2: this champion takes 2 less attack damage`.
    pub(super) fn explained(&self, name: String, text: String) -> String {
        let args: [Arg; 2] = [("name", name.into()), ("text", text.into())];
        self.say("prefixed", &args)
    }
}

/// An ability whose text has no number of its own.
fn plain(ability: AbilityId) -> Printed {
    Printed { ability, with: 0 }
}
