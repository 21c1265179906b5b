//! Whom effects are about.

use crate::content::language::{Aimed, When, Whom};

use super::Prose;
use super::scene::{Bearer, Scene};

impl Prose {
    /// The user, named once; of a supply, the unit that picks it up.
    pub(super) fn user(&self, scene: &Scene) -> String {
        let id = match scene.bearer {
            _ if scene.user_named.replace(true) => "it",
            Bearer::Supply => "taker",
            Bearer::Unit | Bearer::Called => "user",
        };
        self.say(&format!("who-{id}"), &[])
    }

    /// Somebody an effect is about.
    pub(super) fn whom(&self, scene: &Scene, whom: Whom) -> String {
        match whom {
            Whom::User => self.user(scene),
            Whom::Target => self.target(scene),
            Whom::Friends(n) => {
                let user = self.user(scene);
                self.say("whom-friends", &[("user", user.into()), ("n", n.into())])
            }
            Whom::Enemies(n) => self.say("whom-enemies", &[("n", n.into())]),
        }
    }

    /// What it is aimed at, or who set it off: in full once, then in short.
    fn target(&self, scene: &Scene) -> String {
        let named = scene.target_named.replace(true);
        let who = match scene.when {
            When::Used if !named => return self.aim(scene),
            When::Used if scene.aimed != Aimed::Foe && scene.aimed != Aimed::Panel => "it",
            When::Used => "target",
            _ if named => "it",
            When::Fence(_) => "enemy",
            When::FriendAttacked(_) | When::FriendDefends(_) => "friend",
            _ => "attacker",
        };
        self.say(&format!("who-{who}"), &[])
    }

    /// What it is aimed at: `a friend or the user`.
    pub(super) fn aim(&self, scene: &Scene) -> String {
        scene.target_named.set(true);
        let skill = scene.skill;
        let reaches_user = skill.is_some_and(|skill| skill.range.0 == 0);
        let id = match scene.aimed {
            Aimed::Foe => "foe",
            Aimed::Panel => "panel",
            Aimed::Friend if scene.bearer == Bearer::Called => "side",
            Aimed::Friend if reaches_user => "friend-or-user",
            Aimed::Door => "door",
            Aimed::None | Aimed::Friend | Aimed::Call | Aimed::Drop | Aimed::Step => {
                self.words.fault(format!("no words for what is aimed at {:?}", scene.aimed));
                return String::new();
            }
        };
        self.say(&format!("aim-{id}"), &[("n", skill.map_or(0, |skill| skill.area).into())])
    }
}
