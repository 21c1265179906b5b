//! What always holds while a card is in play: for its bearer, in a zone, for a turn.

use crate::content::language::{Always, Card, Scope};

use super::Prose;
use super::scene::Scene;
use rulewright_book::words::{Arg, signed, spelled};

impl Prose<'_> {
    /// Something that is borne: what it does for its bearer, and what it does by itself.
    pub(super) fn borne(&self, card: &Card) -> Vec<String> {
        let list: Vec<String> = card.always.iter().filter_map(|always| self.for_bearer(always)).collect();
        let mut lines = Vec::new();
        lines.extend((!list.is_empty()).then(|| self.say("bearer", &[("list", self.and(&list).into())])));
        lines.extend(card.always.iter().filter(|always| self.for_bearer(always).is_none()).map(|a| self.holds(a)));
        lines.extend(card.once.then(|| self.say("once", &[])));
        lines.extend(card.lies.then(|| self.say("lies", &[])));
        lines
    }

    /// What a curse does to its bearer.
    pub(super) fn curse(&self, card: &Card) -> Option<String> {
        let does = |always: &Always| match self.for_bearer(always) {
            Some(modified) => self.say("has", &[("mod", modified.into())]),
            None => self.holds(always),
        };
        let list: Vec<String> = card.always.iter().map(does).collect();
        (!list.is_empty()).then(|| self.say("while-cursed", &[("list", self.and(&list).into())]))
    }

    /// What holds for the bearer, as a part of a list; none for what has a sentence of its own.
    fn for_bearer(&self, always: &Always) -> Option<String> {
        match always {
            Always::Melee(Scope::Bearer, by) => Some(self.modified("melee", *by)),
            Always::Ranged(Scope::Bearer, by) => Some(self.modified("ranged", *by)),
            Always::Armour(Scope::Bearer, by) => Some(self.modified("armour", *by)),
            Always::Grant(ability) => Some(self.ability(ability)),
            Always::Venom(n) => Some(self.say("venom", &[("n", (*n).into())])),
            _ => None,
        }
    }

    /// `+1 melee`.
    fn modified(&self, stat: &str, by: i8) -> String {
        self.say(&format!("mod-{stat}"), &[("by", signed(by))])
    }

    /// A zone card: what it brings in, and what holds there.
    pub(super) fn zone(&self, card: &Card) -> Vec<String> {
        let some = |id: &str, n: u8| (n > 0).then(|| self.say(id, &[("n", n.into())]));
        let gives: Vec<String> =
            [some("gives-cards", card.draw), some("gives-gold", card.income)].into_iter().flatten().collect();
        let mut lines = Vec::new();
        lines.extend((!gives.is_empty()).then(|| self.say("gives", &[("list", self.and(&gives).into())])));
        lines.extend(card.always.iter().map(|always| self.holds(always)));
        lines
    }

    /// A destiny card: what is done at once, and what holds for the turn.
    pub(super) fn destiny(&self, card: &Card) -> Vec<String> {
        let mut lines = Vec::new();
        let clause = |id: &str, clause: String| self.say(id, &[("clause", clause.into())]);
        lines.extend((!card.then.is_empty()).then(|| clause("at-once", self.effects(Scene::Played, card.then))));
        lines.extend(card.always.iter().map(|always| clause("this-turn", self.holds(always))));
        lines
    }

    /// What holds, as a clause.
    fn holds(&self, always: &Always) -> String {
        let n = |id: &str, n: u8| self.say(id, &[("n", n.into())]);
        match always {
            Always::Melee(scope, by) => self.for_scope(scope, self.modified("melee", *by), "all"),
            Always::Ranged(scope, by) => self.for_scope(scope, self.modified("ranged", *by), "shooters"),
            Always::Armour(scope, by) => self.for_scope(scope, self.modified("armour", *by), "armour"),
            Always::Grant(_) | Always::Venom(_) => self.for_bearer(always).unwrap_or_default(),
            Always::Produce(mana) => self.say("produce", &[("mana", self.mana(mana).into())]),
            Always::NoMending => self.say("no-mending", &[]),
            Always::NoCharge => self.say("no-charge", &[]),
            Always::NoFlight => self.say("no-flight", &[]),
            Always::NoRiposte => self.say("no-riposte", &[]),
            Always::Dearer(by) => n("dearer", *by),
            Always::Spells(colour, by) => {
                self.say("spells", &[("colour", spelled(colour).into()), ("n", (*by).into())])
            }
            Always::PoorRamparts => self.say("poor-ramparts", &[]),
            Always::Steps(by) => n("steps", *by),
            Always::NoMonarchs => self.say("no-monarchs", &[]),
            Always::NoAttacks => self.say("no-attacks", &[]),
            Always::MendHere(by) => n("mend-here", *by),
            Always::Burial(gold) => n("burial", *gold),
            Always::WeakArrivals(by) => self.say("weak-arrivals", &[("by", signed(*by))]),
            Always::SlowArrivals => self.say("slow-arrivals", &[]),
        }
    }

    /// Whose numbers change; for everybody it depends on the number what everybody is called.
    fn for_scope(&self, scope: &Scope, modified: String, everybody: &str) -> String {
        let mut args: Vec<Arg> = vec![("mod", modified.clone().into())];
        let whose = match scope {
            Scope::Bearer => return modified,
            Scope::All => everybody,
            Scope::Flying => "flying",
            Scope::EnemiesHere => "enemies-here",
            Scope::OwnHere => "own-here",
            Scope::OthersHere(race) => {
                args.push(("race", spelled(race).into()));
                "others-here"
            }
        };
        self.say(&format!("holds-{whose}"), &args)
    }
}
