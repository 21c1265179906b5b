//! Where: the places of units, and the spaces on which something appears.

use crate::content::language::{At, Choice, Place, Ref};

use super::{Prose, Scene};
use rulewright_book::words::spelled;

impl Prose<'_> {
    /// Where somebody stands, or a space is.
    pub(super) fn place(&self, scene: &Scene, place: Place) -> String {
        let by = |id: &str, one: Ref| {
            let id = match (id, one) {
                ("near", Ref::This) => "place-nearby".to_owned(),
                ("near", Ref::Generals) => "place-near-general".to_owned(),
                ("under", Ref::This) => "place-here".to_owned(),
                ("under", Ref::Chosen) if scene.named.get() > 0 => "place-there".to_owned(),
                _ => format!("place-{id}"),
            };
            let unsaid = ["place-nearby", "place-near-general", "place-here", "place-there"].contains(&id.as_str());
            let who = if unsaid { String::new() } else { self.known(scene, one).text };
            self.say(&id, &[("who", who.into())])
        };
        match place {
            Place::Anywhere => String::new(),
            Place::Under(one) => by("under", one),
            Place::Near(one) => by("near", one),
            Place::Within(n, _) => self.say("place-within", &[("n", n.into())]),
            Place::Front(one) => by("front", one),
            Place::Behind(one) => by("behind", one),
            Place::AboveBelow(one) => by("above-below", one),
            Place::Row(one) => by("row", one),
            Place::Column(one) => by("column", one),
            Place::CentreColumn => self.say("place-centre", &[]),
            Place::OwnSide => self.say("place-own-side", &[]),
            Place::EnemySide => self.say("place-enemy-side", &[]),
            Place::Corners => self.say("place-corners", &[]),
            Place::SummonRange => self.say("place-summon-range", &[]),
            Place::Tiles(tile) => {
                self.say("place-tiles", &[("tile", self.plain(&self.noun(&format!("tile-{}", spelled(&tile)))).into())])
            }
            Place::Area => match scene.choices.first() {
                Some(Choice::Area(n)) if scene.named.get() == 0 => {
                    scene.named.set(1);
                    self.say("place-area", &[("n", (*n).into())])
                }
                _ => self.say("place-there", &[]),
            },
            Place::Joined(one) => by("joined", one),
        }
    }

    /// A space that a player chooses.
    pub(super) fn a_space(&self, scene: &Scene, place: Place, many: bool) -> String {
        self.space("space-chosen", scene, place, many)
    }

    /// Spaces, with where they are.
    fn space(&self, id: &str, scene: &Scene, place: Place, many: bool) -> String {
        let nearby = place == Place::Near(Ref::This);
        let (near, place) = match place {
            Place::Anywhere if id == "space-chosen" => return self.say("space-anywhere", &[]),
            Place::Corners => {
                let id = id.trim_start_matches("space-");
                return self.say(&format!("corner-{id}"), &[]);
            }
            place if nearby => (self.place(scene, place), String::new()),
            place => (String::new(), self.place(scene, place)),
        };
        let many = if many { "yes" } else { "no" };
        self.say(id, &[("near", near.into()), ("place", place.into()), ("many", many.into())])
    }

    /// The spaces on which something appears, or of which something becomes: `free` or not.
    pub(super) fn spaces(&self, scene: &Scene, at: At, many: bool, free: bool) -> String {
        match at {
            At::Chosen => {
                let spaces: Vec<&Choice> = scene.choices.iter().filter(|c| !matches!(c, Choice::Unit(_))).collect();
                match spaces.first() {
                    Some(Choice::Space(place) | Choice::AnySpace(place)) => {
                        scene.named.set(scene.named.get().max(1));
                        self.a_space(scene, *place, spaces.len() > 1)
                    }
                    Some(Choice::Adjoining(_)) => self.say("space-adjoining", &[]),
                    _ => self.say("that-space", &[]),
                }
            }
            At::Random(place) => self.space("space-random", scene, place, many),
            At::On(Place::Under(Ref::This)) => self.say("this-space", &[]),
            At::On(Place::Under(Ref::It)) => {
                self.say("space-under", &[("who", self.known(scene, Ref::It).text.into())])
            }
            At::On(Place::Under(Ref::Chosen)) if !matches!(scene.choices.first(), Some(Choice::Unit(_))) => {
                self.chosen(scene, 0)
            }
            At::On(Place::Under(Ref::That)) if scene.that_is == Some("that-space") => self.say("that-space", &[]),
            At::On(Place::Under(_)) => self.say("its-space", &[]),
            At::On(Place::Area) => match scene.choices.first() {
                Some(Choice::Area(n)) => self.say("space-area", &[("n", (*n).into())]),
                _ => String::new(),
            },
            At::On(place @ (Place::Front(_) | Place::Behind(_))) => self.space("space-the", scene, place, many),
            At::On(place) => self.space(if free { "space-each" } else { "space-all" }, scene, place, many),
        }
    }
}
