//! What is done: a clause for each effect.

use std::fmt::Display;

use crate::content::language::{Effect, LEVELS, Skill, Timing, When, Which, Whom};

use super::Prose;
use super::scene::Scene;
use rulewright_book::words::{Arg, spelled};

impl Prose {
    /// Effects one after the other, as one clause, after what sets them off.
    pub(super) fn acting(&self, scene: &Scene, then: &[Effect]) -> String {
        let event = self.event(scene);
        let before = self.attacks(scene);
        let joint = if before.is_some() { "list-success" } else { "list-then" };
        let done = then.iter().filter(|effect| !matches!(effect, Effect::Damage));
        let done = done.map(|effect| self.effect(scene, effect)).reduce(|a, b| self.join("list-then", a, b));
        let clause = match (before, done) {
            (Some(attack), Some(done)) => self.join(joint, attack, done),
            (before, done) => before.or(done).unwrap_or_default(),
        };
        match event {
            Some(event) => self.with("lead", clause, &[("event", event.into())]),
            None => clause,
        }
    }

    fn join(&self, id: &str, a: String, b: String) -> String {
        self.say(id, &[("a", a.into()), ("b", b.into())])
    }

    /// An attack that is used: `the user attacks a foe`.
    fn attacks(&self, scene: &Scene) -> Option<String> {
        let used = scene.when == When::Used && scene.skill.is_some_and(|skill| skill.attack);
        used.then(|| {
            let args: [Arg; 2] = [("who", self.user(scene).into()), ("what", self.aim(scene).into())];
            self.say("attacks", &args)
        })
    }

    /// What sets it off.
    fn event(&self, scene: &Scene) -> Option<String> {
        let plain = |id: &str| Some(self.say(&format!("when-{id}"), &[]));
        let near = |id: &str, n: u8| Some(self.say(&format!("when-{id}"), &[("n", n.into())]));
        match scene.when {
            When::Used => None,
            When::FriendAttacked(n) => near("friend-attacked", n),
            When::FriendDefends(n) => near("friend-defends", n),
            When::Movement(n) => near("movement", n),
            When::Fence(n) => near("fence", n),
            When::Element(element, n) => {
                let args: [Arg; 2] = [("element", self.element(element).into()), ("n", n.into())];
                Some(self.say("when-element", &args))
            }
            other => plain(&spelled(&other)),
        }
    }

    fn effect(&self, scene: &Scene, effect: &Effect) -> String {
        match *effect {
            Effect::Damage => String::new(),
            Effect::Heal { more } => {
                let clause = self.by_level(scene, "does-heal", Whom::Target, |skill| table(&skill.amount, skill));
                match more {
                    Some(of) => self.with("with-more", clause, &[("trait", of.id().into())]),
                    None => clause,
                }
            }
            Effect::Mend { whom, hp } => self.to(scene, "does-heal", whom, &[("n", hp.into())]),
            Effect::Give { whom, status, lasts } => {
                let many = if matches!(whom, Whom::Friends(_)) { "yes" } else { "no" };
                let args: [Arg; 3] =
                    [("many", many.into()), ("status", self.status_name(status).into()), ("n", lasts.into())];
                self.to(scene, "does-give", whom, &args)
            }
            Effect::Knockback { whom, panels } => self.to(scene, "does-knockback", whom, &[("n", panels.into())]),
            Effect::Clear => self.to(scene, "does-clear", Whom::Target, &[]),
            Effect::Walk { panels } => {
                let clause = self.to(scene, "does-walk", Whom::User, &[("n", panels.into())]);
                let before = scene.skill.is_some_and(|skill| skill.timing == Timing::Preflex);
                if before { self.with("with-before", clause, &[]) } else { clause }
            }
            Effect::Strike => {
                let id = if matches!(scene.when, When::Fence(_)) { "does-strike-fence" } else { "does-strike" };
                let args: [Arg; 2] =
                    [("who", self.user(scene).into()), ("whom", self.whom(scene, Whom::Target).into())];
                self.say(id, &args)
            }
            Effect::Attack { of } => {
                let id = match of {
                    Which::Close => "adds-close",
                    Which::Still => "adds-still",
                    Which::Next => "adds-next",
                };
                self.by_level(scene, id, Whom::User, |skill| table(&skill.bonus, skill))
            }
            Effect::Defence => {
                let helps = scene.when != When::Used;
                let id = if helps { "adds-defence-action" } else { "adds-defence" };
                let whom = if helps { Whom::Target } else { Whom::User };
                self.by_level(scene, id, whom, |skill| table(&skill.bonus, skill))
            }
            Effect::Boost { by } => self.to(scene, "does-boost", Whom::User, &[("n", by.into())]),
            Effect::Cost { hp } => self.to(scene, "does-cost", Whom::User, &[("n", hp.into())]),
            Effect::Regain { mp } => self.to(scene, "does-regain", Whom::User, &[("n", mp.into())]),
            Effect::Stop => self.to(scene, "does-stop", Whom::Target, &[]),
            Effect::Open => self.say("does-open", &[("what", self.aim(scene).into())]),
            Effect::Call => self.say("does-call", &[]),
            Effect::Drop => self.say("does-drop", &[]),
            Effect::Wear { item } => self.to(scene, "does-wear", Whom::User, &[("item", self.item_name(item).into())]),
            Effect::Learn { skill } => {
                self.to(scene, "does-learn", Whom::User, &[("skill", self.skill_name(skill).into())])
            }
        }
    }

    /// What is done to somebody, by a number or one for each level.
    fn by_level(&self, scene: &Scene, id: &str, whom: Whom, n: impl Fn(&Skill) -> String) -> String {
        let n = scene.skill.map(n).unwrap_or_default();
        let of = if n.contains('/') { "levels" } else { "n" };
        self.to(scene, id, whom, &[(of, n.into())])
    }

    /// What is done to somebody.
    fn to(&self, scene: &Scene, id: &str, whom: Whom, args: &[Arg]) -> String {
        let mut all: Vec<Arg> = args.to_vec();
        all.push(("who", self.whom(scene, whom).into()));
        self.say(id, &all)
    }

    /// A clause within another.
    pub(super) fn with(&self, id: &str, clause: String, args: &[Arg]) -> String {
        let mut all: Vec<Arg> = args.to_vec();
        all.push(("clause", clause.into()));
        self.say(id, &all)
    }
}

/// `2/3/4/5/6`: a number for each level that a skill can have, or one if it is the same at all of them.
pub(super) fn table<T: Display + PartialEq>(values: &[T; LEVELS], skill: &Skill) -> String {
    let values = &values[..usize::from(skill.max_level)];
    if values.iter().all(|value| *value == values[0]) {
        return values[0].to_string();
    }
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join("/")
}
