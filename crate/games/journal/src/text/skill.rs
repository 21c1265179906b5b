//! Skills, and abilities of called allies.

use crate::content::language::{Aimed, Effect, LEVELS, Skill, SkillId, Status};

use super::effect::table;
use super::scene::{Scene, is_of_trees};
use super::{Prose, lower};
use rulewright_book::words::Arg;

impl Prose {
    /// The text of a skill: what it does, what its words mean, and its numbers.
    pub(super) fn skill(&self, id: SkillId) -> String {
        let skill = id.skill();
        let mut lines = vec![self.does(id)];
        lines.extend(self.reminders(&skill.then));
        lines.extend(skill.attack.then(|| self.values(skill)));
        lines.push(self.in_short(id));
        self.lines(&lines)
    }

    /// What a skill does.
    pub(super) fn does(&self, id: SkillId) -> String {
        self.acting(&Scene::skill(id), &id.skill().then)
    }

    /// `Attack Value +2/3/4/5/6, damage 5/5/6/6/7 by level`.
    pub(super) fn values(&self, skill: &Skill) -> String {
        let (attack, damage) = (table(&skill.bonus, skill), table(&skill.amount, skill));
        let mut args: Vec<Arg> = Vec::new();
        args.extend((attack.contains('/') || damage.contains('/')).then(|| ("levels", "yes".into())));
        args.extend([("attack", attack.into()), ("damage", damage.into())]);
        self.say("short-attack", &args)
    }

    /// `Magic, fire, action, range 1–3, 3 MP, once a round`.
    pub(super) fn in_short(&self, id: SkillId) -> String {
        let skill = id.skill();
        let mut parts = vec![self.class(skill.class)];
        parts.extend(skill.element.map(|element| self.element(element)));
        parts.push(self.word("timing", skill.timing.id()));
        if !matches!(skill.aimed, Aimed::None | Aimed::Drop | Aimed::Step) {
            parts.push(self.say("short-range", &[("range", self.span(skill.range).into())]));
        }
        if skill.cost.iter().any(|cost| *cost > 0) {
            parts.push(self.say("short-cost", &[("n", table(&skill.cost, skill).into())]));
        }
        parts.extend(skill.once.then(|| self.say("short-once", &[])));
        let learnt = is_of_trees(id) && usize::from(skill.max_level) < LEVELS;
        parts.extend(learnt.then(|| self.say("short-level", &[("n", skill.max_level.into())])));
        self.comma(&parts)
    }

    /// What the statuses mean that these effects give, and what is in a piece that is worn or a skill that is learnt.
    pub(super) fn reminders(&self, then: &[Effect]) -> Vec<String> {
        let reminder = |effect: &Effect| match *effect {
            Effect::Give { status, .. } => Some(self.reminding(status)),
            Effect::Wear { item } => Some(self.bracketed(self.item_name(item), self.worn(item.item()))),
            Effect::Learn { skill } => {
                let text = self.join_sentences(&[self.does(skill), self.in_short(skill)]);
                Some(self.bracketed(self.skill_name(skill), text))
            }
            _ => None,
        };
        then.iter().filter_map(reminder).collect()
    }

    /// `(Weakened: Attack Value −3)`.
    fn reminding(&self, status: Status) -> String {
        self.bracketed(self.status_name(status), self.join_sentences(&self.makes(status)))
    }

    fn bracketed(&self, name: String, text: String) -> String {
        self.say("reminder", &[("name", name.into()), ("text", text.into())])
    }

    /// Clauses as sentences in one line, the last without its stop, the first as it stands within a sentence.
    fn join_sentences(&self, clauses: &[String]) -> String {
        let said: Vec<String> = clauses.iter().map(|clause| self.line(clause)).collect();
        let text = said.join(" ");
        let text = text.trim_end_matches('.');
        // Values are called by names of two words.
        let second = text.split(' ').nth(1).unwrap_or_default();
        if second.starts_with(char::is_uppercase) { text.to_owned() } else { lower(text) }
    }
}
