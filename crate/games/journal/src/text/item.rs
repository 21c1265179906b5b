//! Items, statuses, traits and races.

use crate::content::language::{Bars, Gear, Item, ItemId, ItemKind, Race, Status};

use super::Prose;
use super::scene::Scene;
use rulewright_book::words::{Arg, signed};

impl Prose {
    /// The text of an item.
    pub(super) fn item(&self, id: ItemId) -> String {
        let item = id.item();
        match item.kind {
            ItemKind::Supply => {
                let mut lines = vec![self.supply(item)];
                lines.extend(self.reminders(&item.then));
                self.lines(&lines)
            }
            ItemKind::Gear => self.lines(&[self.gear(item.gear), self.slot(item)]),
            _ => self.lines(&[self.worn(item)]),
        }
    }

    /// What a supply does.
    pub(super) fn supply(&self, item: &Item) -> String {
        self.acting(&Scene::supply(), &item.then)
    }

    /// What a weapon or a worn piece is.
    pub(super) fn worn(&self, item: &Item) -> String {
        if item.kind == ItemKind::Weapon {
            let args: [Arg; 5] = [
                ("class", self.class(item.class).into()),
                ("range", self.span(item.range).into()),
                ("attack", item.attack.into()),
                ("defence", item.defence.into()),
                ("damage", item.damage.into()),
            ];
            return self.say("item-weapon", &args);
        }
        let kind = self.name("kinds", item.kind.id());
        self.say("item-worn", &[("kind", kind.into()), ("defence", item.defence.into())])
    }

    /// What a piece of gear does.
    fn gear(&self, gear: Gear) -> String {
        match gear.stat() {
            Some(stat) => self.say("gear-spirit", &[("stat", stat.id().into())]),
            None => self.say(&format!("gear-{}", gear.id()), &[]),
        }
    }

    /// `Mind gear, highest level 2`.
    fn slot(&self, item: &Item) -> String {
        let slot = ["spirit", "body", "mind", "final"][item.gear.slot()];
        let level = self.say("short-level", &[("n", item.max_level.into())]);
        self.comma(&[self.word("slot", slot), level])
    }

    /// The text of a status.
    pub(super) fn status(&self, status: Status) -> String {
        let mut lines = self.makes(status);
        lines.extend(status.rule().negative.then(|| self.say("status-negative", &[])));
        self.lines(&lines)
    }

    /// What a status does while a unit has it.
    pub(super) fn makes(&self, status: Status) -> Vec<String> {
        let rule = status.rule();
        let by = |id: &str, by: i8| (by != 0).then(|| self.say(id, &[("by", signed(by))]));
        let mut said: Vec<String> = by("status-attack", rule.attack).into_iter().collect();
        said.extend(by("status-defence", rule.defence));
        let each = if rule.each_round < 0 { "status-loses" } else { "status-regains" };
        let n = rule.each_round.unsigned_abs();
        said.extend((n > 0).then(|| self.say(each, &[("n", n.into())])));
        said.extend(match rule.bars {
            Bars::Nothing => None,
            Bars::Movement => Some(self.say("bars-movement", &[])),
            Bars::Special => Some(self.say("bars-special", &[])),
            Bars::All => Some(self.say("bars-all", &[])),
        });
        let immune = |status| self.say("status-immune", &[("status", self.status_name(status).into())]);
        said.extend(rule.immune.map(immune));
        // What it raises is for the law to say.
        said.extend((status == Status::Lawful).then(|| self.say("status-lawful", &[])));
        said
    }

    /// `Element: water. Swimmer.`
    pub(super) fn race(&self, race: Race) -> String {
        let rule = race.rule();
        let traits: Vec<String> = rule.traits.iter().map(|of| self.name("traits", of.id())).collect();
        let mut args: Vec<Arg> = vec![("element", self.element(rule.element).into())];
        args.extend((!traits.is_empty()).then(|| ("traits", self.comma(&traits).into())));
        self.line(&self.say("race", &args))
    }
}
