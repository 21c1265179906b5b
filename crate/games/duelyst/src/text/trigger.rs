//! When: what sets an ability off.

use crate::content::language::{Condition, Is, Keyword, List, Trial, Trigger, Whose};

use super::noun::Noun;
use super::{Prose, Scene};
use rulewright_book::words::{Arg, sentence, spelled};

impl Prose<'_> {
    /// What the trigger is about, as a noun.
    pub(super) fn that(&self, when: &Trigger) -> Noun {
        match *when {
            Trigger::Play { of } if *of == [Is::Friendly] => self.noun("card"),
            Trigger::Summon { of } | Trigger::Play { of } => self.noun_of(of),
            Trigger::Damaged { by: list, .. }
            | Trigger::Deals { to: list, .. }
            | Trigger::Fight { with: list, .. }
            | Trigger::Kill { of: list, .. }
            | Trigger::Moved { who: list }
            | Trigger::Death { who: list }
                if !list.is_empty() =>
            {
                self.noun_of(list)
            }
            Trigger::Spell(_) => self.noun("spell"),
            Trigger::Reveal | Trigger::Built { .. } => self.noun("minion"),
            _ => self.noun("unit"),
        }
    }

    /// The whole sentence: when, and what then.
    pub(super) fn set_off(&self, when: &Trigger, scene: &Scene, does: Vec<String>) -> String {
        let keyword = |keyword| {
            let text = self.sentences(&does);
            self.say("prefixed", &[("prefix", self.keyword(keyword).into()), ("text", text.into())])
        };
        let event = match *when {
            Trigger::Cast | Trigger::Passive => return self.sentences(&does),
            Trigger::Gambit => return keyword(Keyword::OpeningGambit),
            Trigger::DyingWish => return keyword(Keyword::DyingWish),
            Trigger::Bond => return keyword(Keyword::Bond),
            Trigger::BloodSurge => return keyword(Keyword::BloodSurge),
            Trigger::Intensify => return keyword(Keyword::Intensify),
            Trigger::Deathwatch => return keyword(Keyword::Deathwatch),
            Trigger::Trial(trial) => return self.trial(scene, trial),
            ref other => self.event(other, scene),
        };
        sentence(&self.say("when", &[("event", event.into()), ("clause", self.and(&does).into())]))
    }

    /// What happens: `whenever you cast a spell`.
    pub(super) fn event(&self, when: &Trigger, scene: &Scene) -> String {
        let side = |side: Whose| -> Arg { ("side", spelled(&side).into()) };
        match *when {
            Trigger::TurnStart(whose) => self.say("at-turn-start", &[side(whose)]),
            Trigger::TurnEnd(whose) => self.say("at-turn-end", &[side(whose)]),
            Trigger::Summon { of } => self.of_side("event-summon", scene, of),
            Trigger::Play { of } => self.of_side("event-play", scene, of),
            Trigger::Spell(whose) => self.say("event-spell", &[side(whose)]),
            Trigger::Draw(whose) => self.say("event-draw", &[side(whose)]),
            Trigger::Laid(tile) => {
                let tile = self.plain(&self.noun(&format!("tile-{}", spelled(&tile))));
                self.say("event-laid", &[("tile", tile.into())])
            }
            Trigger::Replace => self.say("event-replace", &[]),
            Trigger::Replaced => self.say("event-replaced", &[]),
            Trigger::Backstab => self.say("event-backstab", &[]),
            Trigger::Enters => self.say(if scene.bearer == "tile" { "event-steps" } else { "event-enters" }, &[]),
            Trigger::Reveal => self.say("event-reveal", &[]),
            Trigger::Hatch => self.say("event-hatch", &[]),
            Trigger::Finished => self.say("event-finished", &[]),
            Trigger::Built { of } if of.is_empty() => self.say("event-built", &[]),
            Trigger::Built { of } => self.say("event-built", &[("which", self.those(scene, of, "one", false).into())]),
            Trigger::Damaged { who, by, survives } => {
                let id = if survives { "event-survives" } else { "event-damaged" };
                self.fight(id, scene, who, by)
            }
            Trigger::Deals { who, to } => self.fight("event-deals", scene, who, to),
            Trigger::Kill { who, of } => self.fight("event-kills", scene, who, of),
            Trigger::Death { who } => self.death(scene, who),
            Trigger::Healed { who } => self.fight("event-healed", scene, who, List::default()),
            Trigger::Moved { who } => self.fight("event-moved", scene, who, List::default()),
            Trigger::Fight { who, with, attacks, strikes_back, attacked, after } => {
                let id = match (attacks, strikes_back, attacked, after) {
                    (true, false, false, false) => "event-attacks",
                    (true, false, false, true) => "event-attacked",
                    (true, true, false, false) => "event-fights",
                    (true, true, false, true) => "event-fought",
                    (true, false, true, false) => "event-attacks-or-is",
                    (false, false, true, false) => "event-is-attacked",
                    _ => {
                        self.words.fault(format!("no words for {when:?}"));
                        "event-attacks"
                    }
                };
                self.fight(id, scene, who, with)
            }
            _ => {
                self.words.fault(format!("no words for {when:?}"));
                String::new()
            }
        }
    }

    /// A death that can be only once is not described as one of many.
    fn death(&self, scene: &Scene, who: List<Is>) -> String {
        let once = who.is_empty() || who.iter().any(|is| matches!(is, Is::This | Is::General | Is::Chosen));
        let mut args: Vec<Arg> = vec![("who", self.somebody(scene, who).into())];
        args.extend((!once).then(|| ("each", "yes".into())));
        self.say("event-dies", &args)
    }

    /// You or your opponent, and something of theirs.
    fn of_side(&self, id: &str, scene: &Scene, of: List<Is>) -> String {
        let side = if of.contains(&Is::Enemy) { "enemy" } else { "you" };
        self.say(id, &[("side", side.into()), ("what", self.played(scene, of).into())])
    }

    /// A card of a list, played by either player.
    pub(super) fn played(&self, scene: &Scene, of: List<Is>) -> String {
        let plain: Vec<Is> = of.iter().copied().filter(|is| !matches!(is, Is::Friendly | Is::Enemy)).collect();
        if plain.is_empty() {
            return self.say("a-card", &[]);
        }
        self.those(scene, List(Vec::leak(plain)), "one", false)
    }

    /// A subject and perhaps an object.
    fn fight(&self, id: &str, scene: &Scene, who: List<Is>, object: List<Is>) -> String {
        let mut args: Vec<Arg> = vec![("who", self.somebody(scene, who).into())];
        if !object.is_empty() {
            args.push(("object", self.somebody(scene, object).into()));
        }
        self.say(id, &args)
    }

    /// Somebody of a list; nobody in it is the bearer.
    pub(super) fn somebody(&self, scene: &Scene, list: List<Is>) -> String {
        match *list {
            [] | [Is::This] => self.say(&format!("this-{}", scene.bearer), &[]),
            [Is::Any] => self.say("anything", &[]),
            [Is::Chosen] => self.known(scene, crate::content::language::Ref::Chosen).text,
            [Is::Friendly, Is::General] => self.say("own-general", &[]),
            [Is::Enemy, Is::General] => self.say("enemy-general", &[]),
            [Is::Friendly, Is::Spell] => self.say("own-spell", &[]),
            _ => self.those(scene, list, "one", false),
        }
    }

    fn trial(&self, scene: &Scene, trial: Trial) -> String {
        let text = match trial {
            Trial::Summon(n, list) => {
                self.say("trial-summon", &[("what", self.those(scene, mine(list), &n.to_string(), true).into())])
            }
            Trial::PlayCosts(n) => self.say("trial-costs", &[("n", n.into())]),
            Trial::Control(n, list) => {
                self.say("trial-control", &[("what", self.those(scene, mine(list), &n.to_string(), true).into())])
            }
        };
        self.say("prefixed", &[("prefix", self.say("trial", &[]).into()), ("text", sentence(&text).into())])
    }

    /// What must hold: `if it is a Vespyr`, `as long as this minion is undamaged`.
    pub(super) fn condition(&self, scene: &Scene, cond: &Condition, lasting: bool) -> String {
        let lasting = if lasting { "yes" } else { "no" };
        match *cond {
            Condition::OwnTurn => self.say("cond-own-turn", &[]),
            Condition::EnemyTurn => self.say("cond-enemy-turn", &[]),
            Condition::BuildingToo => self.say("cond-building-too", &[]),
            Condition::HealedThisTurn => self.say("cond-healed", &[]),
            Condition::Did => self.say("cond-did", &[]),
            Condition::AtLeast(n, list) => {
                let id = if n == 1 { "cond-there-is" } else { "cond-at-least" };
                let quantity = if n == 1 { "one".to_owned() } else { n.to_string() };
                let quantity = if list.contains(&Is::Other) { "another" } else { &quantity };
                let plain: Vec<Is> = list.iter().copied().filter(|is| *is != Is::Other).collect();
                let what = self.those(scene, List(Vec::leak(plain)), quantity, n > 1);
                self.say(id, &[("what", what.into()), ("lasting", lasting.into())])
            }
            Condition::Is(who, list) => {
                let who = self.known(scene, who).text;
                let (id, what) = match *list {
                    [Is::Has(keyword)] => ("cond-has", self.keyword(keyword)),
                    [Is::Undamaged] => ("cond-undamaged", String::new()),
                    _ => ("cond-is", self.those(scene, list, "one", false)),
                };
                self.say(id, &[("who", who.into()), ("what", what.into()), ("lasting", lasting.into())])
            }
            Condition::Zeal | Condition::Infiltrate | Condition::Destiny => {
                self.words.fault(format!("{cond:?} stands before an ability"));
                String::new()
            }
        }
    }
}

/// What one does oneself needs no `friendly`.
fn mine(list: List<Is>) -> List<Is> {
    List(Vec::leak(list.iter().copied().filter(|is| *is != Is::Friendly).collect()))
}
