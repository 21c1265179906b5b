//! What is done: a clause for each effect.

use crate::content::language::{Effect, Harm, Only, Trigger, Who, Whose};
use rulewright_engine::list::List;

use super::Prose;
use super::scene::Scene;
use rulewright_book::words::{Arg, signed, spelled};

impl Prose<'_> {
    /// Effects one after the other, as one clause.
    pub(super) fn effects(&self, scene: Scene, effects: List<Effect>) -> String {
        let said: Vec<String> = effects.iter().map(|effect| self.effect(scene, effect)).collect();
        self.and(&said)
    }

    fn effect(&self, scene: Scene, effect: &Effect) -> String {
        let n = |n: &u8| ("n", (*n).into());
        match effect {
            Effect::Harm { who, by, amount, through } => {
                let by = match by {
                    Harm::Physical => "physical".to_owned(),
                    Harm::Magic => "magic".to_owned(),
                    Harm::Colour(colour) => spelled(colour),
                };
                let through = ("through", if *through { "yes" } else { "no" }.into());
                self.to(scene, "does-harm", *who, &[("by", by.into()), n(amount), through])
            }
            Effect::Mend { who, amount } => self.to(scene, "does-mend", *who, &[n(amount)]),
            Effect::Engage(who) => self.to(scene, "does-engage", *who, &[]),
            Effect::Disengage { who, most: None } => self.to(scene, "does-disengage", *who, &[]),
            Effect::Disengage { who, most: Some(most) } => self.to(scene, "does-disengage-some", *who, &[n(most)]),
            Effect::Control(who) => self.to(scene, "does-control", *who, &[]),
            Effect::Flood { turns, field: false } => self.say("does-flood", &[n(turns)]),
            Effect::Flood { turns, field: true } => self.say("does-flood-field", &[n(turns)]),
            Effect::Curse => self.say("does-curse", &[]),
            Effect::Armour { who, by } => self.to(scene, "does-armour", *who, &[("by", signed(*by))]),
            Effect::Melee { who, by } => self.to(scene, "does-melee", *who, &[("by", signed(*by))]),
            Effect::Poison { who, to } => self.to(scene, "does-poison", *who, &[n(to)]),
            Effect::Stop => self.say("does-stop", &[]),
            Effect::Cancel => self.say("does-cancel", &[]),
            Effect::Raise => self.say("does-raise", &[]),
            Effect::Create { card, count } => {
                self.say("does-create", &[n(count), ("card", self.card_name(*card).into())])
            }
            Effect::Draw { who, amount } => self.say("does-draw", &[("player", spelled(who).into()), n(amount)]),
            Effect::Gold { who, amount } => self.say("does-gold", &[("player", spelled(who).into()), n(amount)]),
            Effect::Search(only) => self.of_such("does-search", *only),
            Effect::TurnUp(who) => self.to(scene, "does-turn-up", *who, &[]),
            Effect::Discard => self.say("does-discard", &[]),
            Effect::Recover(only) => self.of_such("does-recover", *only),
            Effect::Treasure => self.say("does-treasure", &[]),
        }
    }

    /// What is done with one such card.
    fn of_such(&self, id: &str, only: List<Only>) -> String {
        self.say(id, &[("unit", self.such(Whose::Any, only).into())])
    }

    /// What is done to somebody.
    fn to(&self, scene: Scene, id: &str, who: Who, args: &[Arg]) -> String {
        let (whom, many) = self.whom(scene, who);
        let mut all: Vec<Arg> = args.to_vec();
        all.extend([("who", whom.into()), ("many", if many { "yes" } else { "no" }.into())]);
        self.say(id, &all)
    }

    /// What somebody is called, and whether they are many.
    fn whom(&self, scene: Scene, who: Who) -> (String, bool) {
        let (id, many) = match (who, scene) {
            (Who::Target, _) => ("target".to_owned(), false),
            (Who::That, Scene::Latent(Trigger::Attacked | Trigger::AttackedInMelee)) => ("attacker".to_owned(), false),
            (Who::That, Scene::Latent(_)) => ("entering".to_owned(), false),
            (Who::That, _) => ("opener".to_owned(), false),
            (Who::Here(Whose::Any), Scene::Flipped) => ("zone".to_owned(), false),
            (Who::Here(whose), _) => (format!("there-{}", spelled(&whose)), whose != Whose::Any),
            (Who::Battlefields, _) => ("battlefields".to_owned(), false),
            (Who::Everyone, _) => ("everyone".to_owned(), false),
        };
        (self.say(&format!("who-{id}"), &[]), many)
    }
}
