//! Whom effects are about, and where.

use crate::content::language::{Aimed, Bound, From, Group, Reach, Spread, Tiles, When, Whom};

use super::Prose;
use super::scene::{Bearer, Scene};
use rulewright_book::words::spelled;

impl Prose {
    /// The bearer, named once.
    pub(super) fn bearer(&self, scene: &Scene) -> String {
        let named = scene.user_named.replace(true) || scene.trigger_names_user();
        let id = match scene.bearer {
            _ if named => "it",
            Bearer::Relic => "relic",
            _ => "user",
        };
        self.say(&format!("who-{id}"), &[])
    }

    /// Somebody an effect is about.
    pub(super) fn whom(&self, scene: &Scene, whom: Whom) -> String {
        match whom {
            Whom::User => self.bearer(scene),
            Whom::Target => self.target(scene),
            Whom::Cause if scene.when == When::StruckInMelee => self.say("who-attacker", &[]),
            Whom::Cause if scene.bearer == Bearer::Object => self.say("who-it", &[]),
            Whom::Cause if scene.bearer == Bearer::Ground => self.say("who-unit", &[]),
            Whom::Cause => self.say("who-that", &[]),
            Whom::Area(..) if scene.area_named.get() => self.say("each-there", &[self.group(whom_group(whom))]),
            Whom::Area(n, group) => {
                scene.area_named.set(true);
                let what = self.aim(scene);
                self.say("each-around", &[self.group(group), ("n", n.into()), ("what", what.into())])
            }
            Whom::Near(n, group) => self.near(n, group),
            Whom::All(group) => self.say("each", &[self.group(group)]),
            Whom::Nearest(group, From::TargetedTile, _) => self.say("nearest-to-tile", &[self.group(group)]),
            Whom::Nearest(group, From::Target, _) => {
                let what = self.target(scene);
                self.say("nearest-to", &[self.group(group), ("what", what.into())])
            }
            Whom::Nearest(group, From::User | From::UserUppermost, n) => {
                self.say("nearest", &[self.group(group), ("n", n.into())])
            }
            Whom::Lowest(n, group) => self.say("lowest", &[self.group(group), ("n", n.into())]),
        }
    }

    /// Whom something reaches that holds.
    pub(super) fn spread(&self, scene: &Scene, spread: Spread) -> String {
        match spread {
            Spread::Bearer => self.bearer(scene),
            Spread::Near(n, group) => self.near(n, group),
            Spread::All(group) => self.say("each", &[self.group(group)]),
        }
    }

    fn near(&self, n: u8, group: Group) -> String {
        self.say("each-near", &[self.group(group), ("n", n.into())])
    }

    fn group(&self, group: Group) -> rulewright_book::words::Arg<'static> {
        ("group", self.say(&format!("group-{}", spelled(&group)), &[]).into())
    }

    /// The unit that was aimed at: in full once, then in short.
    fn target(&self, scene: &Scene) -> String {
        match scene.when {
            When::Used if !scene.target_named.replace(true) => self.aim(scene),
            When::Used | When::BasicSuccessful | When::AttackSuccessful => self.say("who-target", &[]),
            _ => self.say("who-that", &[]),
        }
    }

    /// What is aimed at: `another champion within 3`.
    pub(super) fn aim(&self, scene: &Scene) -> String {
        scene.target_named.set(true);
        let aim = spelled(&scene.aimed);
        let reach = scene.reach.map(|reach| self.reach(&aim, scene.aimed, reach)).unwrap_or_default();
        let near = if scene.reach.is_some_and(is_beside) { "yes" } else { "no" };
        self.say(&format!("aim-{aim}"), &[("reach", reach.into()), ("near", near.into())])
    }

    fn reach(&self, aim: &str, aimed: Aimed, reach: Reach) -> String {
        let n = |n: u8| ("n", n.into());
        match (reach.least, reach.most) {
            (Bound::Just(1), Bound::Just(1)) => self.say("reach-beside", &[("aim", aim.to_owned().into())]),
            (Bound::Just(1), Bound::Just(most)) if !is_tile(aimed) => {
                self.say("reach-within", &[("most", most.into())])
            }
            (Bound::Just(least), Bound::Just(most)) => {
                self.say("reach-between", &[("least", least.into()), ("most", most.into())])
            }
            (Bound::Min, Bound::Max(0)) => self.say("reach-range", &[]),
            (Bound::Min, Bound::Max(more)) => self.say("reach-beyond", &[n(more)]),
            (Bound::Just(1), Bound::Max(more)) => self.say("reach-from-one", &[n(more)]),
            _ => {
                self.words.fault(format!("no words for {reach:?}"));
                String::new()
            }
        }
    }

    /// The tiles that an effect is about.
    pub(super) fn tiles(&self, scene: &Scene, tiles: Tiles) -> String {
        let at = |id: &str, n: u8| {
            let what = self.aim(scene);
            self.say(id, &[("what", what.into()), ("n", n.into())])
        };
        match tiles {
            Tiles::Chosen => self.aim(scene),
            Tiles::Beside => at("at-beside", 1),
            Tiles::Within(n) => at("at-within", n),
            Tiles::Line => at("at-line", 1),
            Tiles::Fallen => self.say("at-fallen", &[]),
        }
    }
}

fn whom_group(whom: Whom) -> Group {
    match whom {
        Whom::Area(_, group) | Whom::Near(_, group) | Whom::All(group) | Whom::Lowest(_, group) => group,
        Whom::Nearest(group, ..) => group,
        Whom::User | Whom::Target | Whom::Cause => Group::Units,
    }
}

fn is_beside(reach: Reach) -> bool {
    matches!(reach, Reach { least: Bound::Just(1), most: Bound::Just(1) })
}

fn is_tile(aimed: Aimed) -> bool {
    use Aimed::{GroundTile, LayerTile, LineTile, OpenTile, Tile, TrapTile};
    matches!(aimed, Tile | LayerTile | TrapTile | GroundTile | OpenTile | LineTile)
}
