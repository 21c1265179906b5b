//! Characters.

use crate::content::data::TREES;
use crate::content::language::{Character, CharacterId, Gear, ItemId, Kind, List, SkillId};

use super::Prose;
use rulewright_book::words::Arg;

impl Prose {
    /// The text of a character: its kin, its skills, what it wears, its trees or its orders.
    pub(super) fn character(&self, id: CharacterId) -> String {
        let of = id.character();
        if of.kind == Kind::Called {
            let skills: Vec<String> = of.skills.iter().map(|(skill, _)| self.skill_name(*skill)).collect();
            let element = self.say("kin-called", &[("element", self.element(of.element).into())]);
            return self.lines(&[element, self.say("abilities", &[("skills", self.comma(&skills).into())])]);
        }
        let skills: Vec<String> = of.skills.iter().map(|skill| self.at_level(*skill)).collect();
        let mut lines = vec![self.kin(of), self.comma(&skills), self.wears(of)];
        lines.extend((!of.trees.is_empty()).then(|| self.trees(of)));
        lines.extend(of.assigned.is_some().then(|| self.assigned(of)));
        self.lines(&lines)
    }

    /// `Tidekin, water, Swimmer`.
    fn kin(&self, of: &Character) -> String {
        let args: [Arg; 2] = [("race", self.race_name(of.race).into()), ("element", self.element(of.element).into())];
        let mut parts = vec![self.say("kin", &args)];
        parts.extend(of.race.rule().traits.iter().map(|of| self.name("traits", of.id())));
        self.comma(&parts)
    }

    /// `Strike 2`.
    fn at_level(&self, (skill, level): (SkillId, u8)) -> String {
        self.numbered(self.skill_name(skill), level)
    }

    /// `Longsword, Dagger, Mail, Iron Cap, Boots, Spirit of Attack 1`.
    fn wears(&self, of: &Character) -> String {
        let worn = of.weapons.into_iter().chain([of.armour, of.helm, of.foot]);
        let mut parts: Vec<String> = worn.filter(|item| item.is_some()).map(|item| self.item_name(item)).collect();
        parts.extend(of.gear.iter().map(|(gear, level)| self.numbered(self.gear_name(*gear), *level)));
        self.comma(&parts)
    }

    fn gear_name(&self, gear: Gear) -> String {
        ItemId::named(gear.id()).map(|id| self.item_name(id)).unwrap_or_default()
    }

    /// `Trees: Blade, Command; further: Mending`.
    fn trees(&self, of: &Character) -> String {
        let names = |trees: List<u8>| {
            let names: Vec<String> = trees.iter().map(|tree| self.name("tree", TREES[usize::from(*tree)].id)).collect();
            self.comma(&names)
        };
        let trees = self.say("trees", &[("trees", names(of.trees).into())]);
        if of.further.is_empty() {
            return trees;
        }
        self.say("with-further", &[("trees", trees.into()), ("further", names(of.further).into())])
    }

    /// The text of a tree: its skills, and with which of them a hero with Adaptability comes who names it.
    pub(super) fn tree(&self, tree: u8) -> String {
        let skills: Vec<String> = TREES[usize::from(tree)].skills.iter().map(|skill| self.skill_name(*skill)).collect();
        let mut lines = vec![self.say("tree-skills", &[("skills", self.comma(&skills).into())])];
        let heroes = CharacterId::all().filter(|is| is.character().may_name(tree));
        lines.extend(heroes.map(|hero| self.named(hero, tree)));
        self.lines(&lines)
    }

    /// `Captain Dorrit Vane may name it for Adaptability: Pinning Shot in place of Blessing`.
    fn named(&self, hero: CharacterId, tree: u8) -> String {
        let of = hero.character();
        let name = self.name("character", hero.id());
        let mut others = of.skills_with(Some(tree)).zip(of.skills.iter()).filter(|(new, old)| new != *old);
        match others.next() {
            Some(((new, _), (old, _))) => {
                let [new, old] = [new, *old].map(|skill| self.skill_name(skill));
                self.say("tree-named", &[("hero", name.into()), ("skill", new.into()), ("printed", old.into())])
            }
            None => self.say("tree-printed", &[("hero", name.into())]),
        }
    }

    fn assigned(&self, of: &Character) -> String {
        let skill = self.skill_name(of.assigned);
        if of.kind == Kind::Neutral {
            return self.say("assigned", &[("skill", skill.into())]);
        }
        let order = self.name("orders", of.orders.id());
        self.say("follows", &[("skill", skill.into()), ("order", order.into())])
    }
}
