//! What stands on tiles: terrain, and objects of the terrain layer.

use crate::content::language::{Ground, Object};

use super::Prose;
use super::scene::{Bearer, Scene};
use rulewright_book::words::capital;

impl Prose {
    /// What terrain does: to a unit that enters it, by its row; what else it is, by a sentence of its own.
    pub(super) fn ground(&self, ground: Ground) -> String {
        let then = ground.rule().then;
        if then.is_empty() {
            return self.line(&self.say(&format!("ground-{}", ground.id()), &[]));
        }
        let clause = self.effects(&Scene::tile(Bearer::Ground), &then);
        self.entering("ground", clause)
    }

    /// What an object of the terrain layer does.
    pub(super) fn object(&self, object: Object) -> String {
        let rule = object.rule();
        if rule.then.is_empty() {
            return self.line(&self.say(&format!("object-{}", object.id()), &[]));
        }
        let clause = self.effects(&Scene::tile(Bearer::Object), &rule.then);
        let mut said = vec![self.entering(if rule.opposing { "opposing" } else { "champion" }, clause)];
        said.extend(rule.used_up.then(|| self.line(&self.say("tile-gone", &[]))));
        said.extend(object.is_trap().then(|| self.line(&self.say("tile-hidden", &[]))));
        said.join(" ")
    }

    fn entering(&self, who: &str, clause: String) -> String {
        let event = self.say(&format!("enters-{who}"), &[]);
        self.line(&self.with("lead", clause, &[("event", event.into())]))
    }

    pub(super) fn ground_name(&self, ground: Ground) -> String {
        self.name("terrain", ground.id())
    }

    pub(super) fn object_name(&self, object: Object) -> String {
        self.name("objects", object.id())
    }

    /// `Plain, level 1`.
    pub(super) fn on_level(&self, ground: Ground, level: u8) -> String {
        let args = [("name", self.ground_name(ground).into()), ("n", level.into())];
        self.set(&capital(&self.say("ground-level", &args)))
    }
}
