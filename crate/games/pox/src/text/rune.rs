//! Runes and tokens.

use crate::content::language::{Class, Gift, Kind, NO_RUNE, Printed, Rune, RuneId};

use super::Prose;
use super::scene::Scene;

impl Prose {
    /// The text of a rune: a line for each thing it says.
    pub(super) fn rune(&self, id: RuneId) -> String {
        let rune = id.rune();
        let lines = match rune.kind {
            Kind::Champion if id.id() == "avatar" => [vec![self.say("avatar", &[])], self.champion(rune)].concat(),
            Kind::Champion => self.champion(rune),
            Kind::Relic => self.relic(id),
            Kind::Spell => self.spell(rune),
            Kind::Equipment => self.borne(rune),
            Kind::Shrine => vec![self.say("shrine", &[])],
        };
        self.lines(&lines)
    }

    /// A champion: the names of what it uses, and what it is all the time.
    fn champion(&self, rune: &Rune) -> Vec<String> {
        let (passive, used): (Vec<Printed>, Vec<Printed>) =
            rune.abilities.iter().partition(|printed| printed.ability.ability().class == Class::Passive);
        let used: Vec<String> = used.into_iter().map(|printed| self.printed(printed)).collect();
        let mut lines = vec![self.comma(&used)];
        lines.extend(passive.into_iter().map(|printed| self.explained(self.printed(printed), self.does(printed))));
        lines
    }

    fn relic(&self, id: RuneId) -> Vec<String> {
        let rune = id.rune();
        if rune.then.is_empty() {
            return vec![self.say("plain-relic", &[])];
        }
        let scene = Scene::relic(self.whens[usize::from(id.0)]);
        let mut lines = vec![self.acting(&scene, &rune.then)];
        lines.extend(self.reminders(&rune.then, NO_RUNE));
        lines
    }

    fn spell(&self, rune: &Rune) -> Vec<String> {
        let mut lines = vec![self.acting(&Scene::spell(rune), &rune.then)];
        lines.extend(self.reminders(&rune.then, NO_RUNE));
        lines.extend(rune.single.then(|| self.say("short-single", &[])));
        lines.extend(rune.hidden.then(|| self.say("short-hidden", &[("of", "spell".into())])));
        lines
    }

    /// Equipment: what its bearer has, and what that means.
    fn borne(&self, rune: &Rune) -> Vec<String> {
        let gift = |gift: &Gift| match gift {
            Gift::Ability(printed) => {
                let name = self.printed(*printed);
                [self.say("bears-ability", &[("name", name.clone().into())]), self.reminding(name, self.does(*printed))]
            }
            Gift::Condition(is) => {
                let said = self.say("bears-condition", &self.state(*is));
                [said, self.reminding(self.condition_name(*is), self.makes(*is))]
            }
        };
        rune.grants.iter().flat_map(gift).collect()
    }

    /// `Damage 7, Speed 6, Range 1, Defense 0, HP 20`.
    pub(super) fn body(&self, rune: &Rune) -> String {
        if rune.kind != Kind::Champion {
            return self.say("body-relic", &[("hp", rune.hp.into())]);
        }
        let (least, most) = rune.range;
        let range = if least == most { most.to_string() } else { format!("{least}–{most}") };
        self.say(
            "body",
            &[
                ("damage", rune.damage.into()),
                ("speed", rune.speed.into()),
                ("range", range.into()),
                ("defense", rune.defense.into()),
                ("hp", rune.hp.into()),
            ],
        )
    }
}
